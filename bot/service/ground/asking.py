"""Asking: what Herald has last asked somebody in plain words, so that a plain `yes` answers it."""

from dataclasses import dataclass

from bot.service.ground.messages import Message

MOST = 10_000
"""How many people's last questions are kept; whose is not kept is asked to press the button."""


@dataclass(frozen=True)
class Asked:
    """A question, and to what it was put."""

    campaign: int
    window: str
    """The key of the window that was open then; empty for none."""
    said: str
    """What the person had written."""
    message: Message
    warned: bool = False
    """Whether the person was told, before being counted as ready, that nothing came of what was written."""


class Asking:
    """The last question to each person; it is kept in memory alone, and may go at any time."""

    def __init__(self) -> None:
        """Begin with none."""
        self.last: dict[int, Asked] = {}

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
