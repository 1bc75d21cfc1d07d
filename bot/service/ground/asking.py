"""Asking: what Herald has last asked somebody in plain words, so that a plain `yes` answers it, and what was missed."""

from collections.abc import Collection
from dataclasses import dataclass, field, replace

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
    named: tuple[str, ...] = ()
    """The orders that were named in answer to it."""
    plain: bool = True
    """Whether it plainly is an order or a letter; what is not is forgotten as soon as anything is taken after it."""
    message: int = 0
    """In which message of the window it was written."""


@dataclass
class Before:
    """What somebody asked for in one window before Ready, and of what he was asked already."""

    campaign: int
    window: str
    missed: list[Missed] = field(default_factory=list)
    doubted: set[int] = field(default_factory=set)
    """The orders of which he was told, before being counted as ready, that nothing comes of them."""
    messages: int = 0
    """How many messages came in this window."""
    stood: set[str] = field(default_factory=set)
    """The seats of which he was told how they stand to him where his question was not understood."""

    def hear(self) -> None:
        """Count another message."""
        self.messages += 1

    def wish(self, *missed: Missed) -> None:
        """Keep what the latest message asks for and is not in; what is said anew is meant anew."""
        anew = {one.said for one in missed}
        found = [replace(one, message=self.messages) for one in missed]
        self.missed = [*(one for one in self.missed if one.said not in anew), *found][-MANY:]

    def take(self, line: str = "") -> None:
        """Forget, as something is taken, all but letters and what this message plainly asked for besides.

        Who orders something has put right what was not understood before. What a `line` does that stands on one of
        its buttons is done.
        """
        left = [one for one in self.missed if not (line and line in {door.what for door in one.doors})]
        self.missed = [one for one in left if one.letter or (one.plain and one.message == self.messages)]

    def send(self, words: str, names: Collection[str]) -> None:
        """Forget the letters that are sent now: those of these words, and those to the same people."""
        self.missed = [one for one in self.missed if not one.letter or not sends(one, words, names)]


def sends(missed: Missed, words: str, names: Collection[str]) -> bool:
    """Tell whether what was sent, to people of these names, is a letter that somebody wrote before."""
    flat = " ".join(words.casefold().split())
    return flat in " ".join(missed.said.casefold().split()) or any(
        name in door.label for door in missed.doors for name in names
    )


class Asking:
    """The last question to each person, and what he missed; it is kept in memory alone, and may go at any time."""

    def __init__(self) -> None:
        """Begin with none."""
        self.last: dict[int, Asked] = {}
        self.windows: dict[int, Before] = {}
        self.unsent: dict[int, list[Missed]] = {}

    def before(self, user: int, campaign: int, window: str) -> Before:
        """Give what somebody asked for in a window, that of another being forgotten."""
        found = self.windows.pop(user, None)
        if found is None or (found.campaign, found.window) != (campaign, window):
            found = Before(campaign, window)
        self.windows[user] = found
        while len(self.windows) > MOST:
            del self.windows[next(iter(self.windows))]
        return found

    def hear(self, user: int, campaign: int, window: str) -> None:
        """Count a message of somebody's in a window."""
        self.before(user, campaign, window).hear()

    def miss(self, user: int, campaign: int, window: str, *missed: Missed) -> None:
        """Keep what somebody asked for and is not in."""
        self.before(user, campaign, window).wish(*missed)
        if letters := [one for one in missed if one.letter]:
            to = {door.label for one in letters for door in one.doors}
            kept = [one for one in self.unsent.pop(user, []) if to.isdisjoint(door.label for door in one.doors)]
            self.unsent[user] = [*kept, *letters][-MANY:]  # another one to the same people stands in its place
        while len(self.unsent) > MOST:
            del self.unsent[next(iter(self.unsent))]

    def take(self, user: int, campaign: int, line: str = "") -> None:
        """Forget what somebody asked for before, as an order of his is given, noted or taken back."""
        if (found := self.windows.get(user)) and found.campaign == campaign:
            found.take(line)

    def send(self, user: int, campaign: int, words: str, names: Collection[str]) -> None:
        """Forget the letters of somebody that are sent now, by whatever door."""
        if (found := self.windows.get(user)) and found.campaign == campaign:
            found.send(words, names)

    def settle(self, user: int, said: str) -> None:
        """Forget one thing that somebody asked for: it is done, or given up."""
        if found := self.windows.get(user):
            found.missed = [one for one in found.missed if one.said != said]
        self.unsent[user] = [one for one in self.unsent.get(user, []) if one.said != said]

    def letters(self, user: int) -> list[str]:
        """Give the letters that somebody wrote and did not send, the last one first."""
        last = self.last.get(user)
        return [*([last.said] if last else []), *(one.said for one in reversed(self.unsent.get(user, [])))]

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
