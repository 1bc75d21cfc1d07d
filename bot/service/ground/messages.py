"""Messages as the service owes them: neutral text, which the bot turns into Discord's shapes."""

import json
from collections.abc import Iterable
from datetime import datetime
from typing import Literal, Self

from bot.store.records import Seat
from rules.kernel.state.models import Value
from rules.kernel.telling.pictures import Picture
from rules.kernel.telling.tellings import Page

OPEN, SHUT = "\ue000", "\ue001"
"""Private-use marks around what is no plain text; people's own text is cleared of them before it comes in."""

Action = Literal[
    "join", "leave", "start", "orders", "ready", "unready", "status", "papers", "map", "why", "behind", "return",
    "advise", "more", "heed", "dismiss", "back", "all",
    "say", "note", "ask", "which", "undo", "catchup", "write", "post", "answer", "these",
    "reply", "letters", "accept", "decline", "endpact", "offer", "votes", "yes", "no",
    "rule", "asked", "take", "again", "reveal", "learn",
    "mute", "unmute", "report", "accuse", "chair", "nochair", "present", "rewind", "takeback", "shut", "figure",
    "hand", "propose", "lead", "plead", "holiday", "sure",
]  # fmt: skip


def stamp(when: datetime, style: Literal["F", "f", "R", "t", "D"] = "F") -> str:
    """Give the mark that the bot shows as a moment in each reader's own time."""
    return f"{OPEN}t:{int(when.timestamp())}:{style}{SHUT}"


def strong(words: str) -> str:
    """Give the mark that the bot shows as words that stand out."""
    return f"{OPEN}b:{words}{SHUT}"


def slanted(words: str) -> str:
    """Give the mark that the bot shows as words in italics."""
    return f"{OPEN}i:{words}{SHUT}"


def mention(user: int) -> str:
    """Give the mark that the bot shows as a mention of a person."""
    return f"{OPEN}@{user}{SHUT}" if user else "nobody"


class Button(Value):
    """A button that outlives restarts, bound to campaign, window and seat."""

    action: Action
    label: str
    campaign: int
    window: str = ""
    """The key of the window it belongs to; empty for any."""
    seat: str = ""
    """The seat it belongs to; empty for whoever presses."""
    what: str = ""
    """What it is about, where that is more than the seat."""
    style: Literal["primary", "secondary", "success", "danger"] = "secondary"


def unlike(buttons: Iterable[Button]) -> list[Button]:
    """Leave out a button that does what one before it does: Discord takes no message in which two are the same."""
    found: dict[tuple[object, ...], Button] = {}
    for one in buttons:
        found.setdefault((one.action, one.campaign, one.window, one.seat, one.what), one)
    return list(found.values())


def letter_to(campaign: int, seat: str, place: int, name: str) -> Button:
    """Give the button by which a seat writes to another, which has this place among the others."""
    return Button(action="write", label=f"Letter to {name}"[:80], campaign=campaign, seat=seat, what=str(place))


class Heard(Value):
    """What a seat has heard of: all events up to a number, figures of its own as they were then, and notes."""

    n: int = 0
    figures: dict[str, int] = {}
    notes: tuple[str, ...] = ()
    """Counsel that asks for nothing, as it was told; it is told again only once it is another."""
    dangers: dict[str, tuple[tuple[str, str], ...]] = {}
    """By the name of the window in which they were told: the ruin that threatened, and what it threatened."""

    @classmethod
    def of(cls, seat: Seat) -> Self:
        """Give what is kept of it."""
        return cls(
            n=seat.heard,
            figures=json.loads(seat.figures or "{}"),
            notes=tuple(seat.notes.splitlines()),
            dangers=json.loads(seat.dangers or "{}"),
        )


class Message(Value):
    """One message; the bot splits it where Discord's limits require it, and cuts nothing in silence."""

    content: str = ""
    pages: tuple[Page, ...] = ()
    picture: Picture | None = None
    buttons: tuple[Button, ...] = ()
    mentions: tuple[int, ...] = ()
    """The people who may be notified by it; nobody else ever is."""
    silent: bool = False
    """Whether it comes without a sound."""
    gone: bool = False
    """Whether it is to stand nowhere any more: what was sent of it is deleted, and nothing is sent."""
    heard: Heard | None = None
    """What its reader has heard of once it stands; None for a message that is no brief."""


class Target(Value):
    """Where a message goes: the campaign's channel, or a seat's private paper (DM, else the seat's private thread)."""

    kind: Literal["channel", "seat", "user"]
    seat: str = ""
    user: int = 0
    """The person; of a seat's papers the deputy who reads them too, 0 for the holder."""
    thread: int = 0
    """Where a person read who had a seat and closed direct messages; 0 for nowhere."""
