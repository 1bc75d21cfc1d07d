"""Asking: what Herald has last asked somebody in plain words, so that a plain `yes` answers it, and what was missed."""

from dataclasses import dataclass, field

from bot.service.ground.messages import Button, Message

MOST = 10_000
"""How many people's last questions are kept; whose is not kept is asked to press the button."""
MANY = 12
"""How much is kept of what one person asked for in one window, the last of it."""


@dataclass(frozen=True)
class Asked:
    """A question, and to what it was put."""

    campaign: int
    window: str
    """The key of the window that was open then; empty for none."""
    said: str
    """What the person had written."""
    message: Message


@dataclass(frozen=True)
class Missed:
    """Something that a person asked for, and that is not in."""

    said: str
    doors: tuple[Button, ...] = ()
    """What would give it, or send it."""
    after: int = 0
    """The last order that was given before it was written; 0 for none."""
    letter: bool = False
    """Whether it is a letter, or a pact, that is not sent."""
    back: bool = False
    """Whether it is an order that is to be taken back, and is not."""


@dataclass
class Before:
    """What somebody asked for in one window before Ready, and of what he was asked already."""

    campaign: int
    window: str
    missed: list[Missed] = field(default_factory=list)
    doubted: set[int] = field(default_factory=set)
    """The orders of which he was told, before being counted as ready, that nothing comes of them."""


class Asking:
    """The last question to each person, and what he missed; it is kept in memory alone, and may go at any time."""

    def __init__(self) -> None:
        """Begin with none."""
        self.last: dict[int, Asked] = {}
        self.windows: dict[int, Before] = {}

    def before(self, user: int, campaign: int, window: str) -> Before:
        """Give what somebody asked for in a window, that of another being forgotten."""
        found = self.windows.pop(user, None)
        if found is None or (found.campaign, found.window) != (campaign, window):
            found = Before(campaign, window)
        self.windows[user] = found
        while len(self.windows) > MOST:
            del self.windows[next(iter(self.windows))]
        return found

    def miss(self, user: int, campaign: int, window: str, *missed: Missed) -> None:
        """Keep what somebody asked for and is not in; what is said anew is meant anew."""
        found, anew = self.before(user, campaign, window), {one.said for one in missed}
        found.missed = [*(one for one in found.missed if one.said not in anew), *missed][-MANY:]

    def settle(self, user: int, said: str) -> None:
        """Forget one thing that somebody asked for: it is done, or given up."""
        if found := self.windows.get(user):
            found.missed = [one for one in found.missed if one.said != said]

    def letters(self, user: int) -> list[str]:
        """Give the letters that somebody wrote and did not send, the last one first."""
        last, found = self.last.get(user), self.windows.get(user)
        unsent = [one.said for one in reversed(found.missed) if one.letter] if found else []
        return [*([last.said] if last else []), *unsent]

    def keep(self, user: int, asked: Asked) -> None:
        """Keep what somebody was asked in place of what he was asked before."""
        self.last.pop(user, None)
        self.last[user] = asked
        while len(self.last) > MOST:
            del self.last[next(iter(self.last))]

    def of(self, user: int) -> Asked | None:
        """Give what somebody was asked last; None where it is not known."""
        return self.last.get(user)

    def forget(self, user: int) -> None:
        """Forget what somebody was asked: it is answered."""
        self.last.pop(user, None)
