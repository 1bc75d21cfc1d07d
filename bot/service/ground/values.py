"""What the service gives to whoever shows it: plain frozen values."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from bot.service.ground.messages import Message, Target
from rules.kernel.language.forms import Field

Status = Literal["lobby", "muster", "running", "paused", "held", "ended"]
Mode = Literal["player", "autopilot", "open"]


@dataclass(frozen=True)
class Who:
    """A person in a seat of a campaign."""

    campaign: int
    seat: str
    user: int


@dataclass(frozen=True)
class SeatCard:
    """A seat as everybody may see it; `user` is None where nobody holds it."""

    id: str
    name: str
    about: str
    colour: str
    user: int | None
    """Never shown to others where the campaign is `masked`."""
    mode: Mode
    deputy: int | None = None
    offered: int | None = None
    """The only person who may take the seat."""
    absent: bool = False
    """Whether it has nothing to play: it is not in this game, or out of it."""


@dataclass(frozen=True)
class WindowCard:
    """An open window as everybody may see it; the key is good for this one opening alone."""

    key: str
    name: str
    title: str
    clause: str
    silence: str
    meanwhile: str
    due: datetime | None
    """In UTC; None while the clock stands still."""
    asked: tuple[str, ...]
    """The seats asked, by id; none where the others may not know them."""
    ready: tuple[str, ...]
    """Those of them that are ready."""
    date: str
    invited: tuple[str, ...] = ()
    """Those of them for whom nobody waits."""
    idle: str = ""
    """What happens to who is ready and gives nothing, where it is not what silence comes to."""


@dataclass(frozen=True)
class CampaignCard:
    """A campaign as everybody may see it, read from tables alone."""

    id: int
    title: str
    game: str
    game_title: str
    scenario_title: str
    status: Status
    date: str
    """The date in the game; empty in the lobby."""
    turn: int
    host: int
    guild: int
    channel: int
    seats: tuple[SeatCard, ...]
    commitment: str
    """The SHA-256 of the seed."""
    window: WindowCard | None
    waiting: tuple[str, ...]
    """The names of those who wait for a seat, first come first."""
    resumes_at: datetime | None = None
    """When a paused campaign goes on by itself."""
    masked: bool = False
    """Whether nobody may see who holds which seat, or waits for one."""
    undealt: bool = False
    """Whether the seats are still to be dealt, so that those held now mean no more than a place at the table."""
    second: int | None = None
    """The second gamemaster, if there is one."""


@dataclass(frozen=True)
class DraftCard:
    """An order given and not yet sealed, checked again after those before it."""

    id: int
    text: str
    ok: bool
    problem: str
    """Why it would fail now; empty if it stands."""
    effect: str = ""
    """What it does, of an order just given where its game can tell; empty else."""
    new: bool = False
    """Whether it was given just now."""


@dataclass(frozen=True)
class OrderCard:
    """A kind of order that the open window allows."""

    name: str
    topic: str
    summary: str
    clause: str
    usage: str
    fields: tuple[Field, ...]
    example: str = ""
    """One that could be given now, as it is written; empty where none was found, or nobody looked for one."""
    aside: bool = False
    """Whether it is no move of the game."""
    peril: bool = False
    """Whether its example is perilous, and so proposed to nobody unasked."""
    heading: str = ""
    """What it is called in menus, where its name would say too little."""


@dataclass(frozen=True)
class Offered:
    """An order that counsel offers."""

    id: str
    label: str


@dataclass(frozen=True)
class OrderSet:
    """The whole of a seat's orders, shown after every change."""

    who: Who
    campaign_title: str
    window: WindowCard | None
    asked: bool
    """Whether the open window asks this seat, or invites it."""
    drafts: tuple[DraftCard, ...]
    open: tuple[OrderCard, ...]
    """The kinds of orders that the window takes, with examples only where the panel is shown."""
    ready: bool
    notes: tuple[str, ...]
    """What is missing, what silence means, and what the last act brought."""
    seat_title: str = ""
    status: Status = "running"
    """That of the campaign."""
    resumes_at: datetime | None = None
    """When a paused campaign goes on by itself."""
    awaited: bool = False
    """Whether the open window waits for this seat, asked or not."""
    offered: tuple[Offered, ...] = ()
    """What counsel offers first and was not given yet."""
    game: str = ""
    practice: bool = False
    """Whether they are a learner's, whom no clock drives."""
    lesson: str = ""
    """What a learner is told of them: that the lesson goes on, or what would end it."""

    @property
    def possible(self) -> tuple[OrderCard, ...]:
        """Give the moves that could be made now, those first that counsel offers; none where nobody looked for them."""
        return tuple(card for card in self.open if card.example and not card.aside)


@dataclass(frozen=True)
class Verdict:
    """What became of one line of an order sheet."""

    line: int
    """From 1, as written."""
    text: str
    ok: bool
    answer: str
    clause: str
    suggestion: str
    read: bool = True
    """Whether it was understood as an order at all, be it one that the rules forbid now."""
    hints: tuple[str, ...] = ()
    """What could be given in its place as things stand, the likeliest first."""
    later: str = ""
    """The order that it says, where another window asks for that."""
    whole: bool = False
    """Whether it is an order as it stands, which the rules forbid now."""
    risk: str = ""
    """What speaks against it, of an order that is kept for another window."""
    sure: bool = False
    """Whether it is an order that nobody can undo, and `answer` asks whether it is meant."""


@dataclass(frozen=True)
class Post:
    """A message owed, claimed for delivery; posts of one target come in the order in which they are to be read."""

    id: int
    campaign: int | None
    campaign_title: str
    key: str
    target: Target
    message: Message
    nonce: str
    """At most 25 characters, the same at each attempt."""
    edition: int
    """Raised whenever a live message changes; handed back with `delivered`."""
    channel: int
    """The campaign's channel; 0 for none."""
    user: int | None
    """The person to reach: the target's, or the holder of the target's seat."""
    thread: int | None
    """The seat's private thread, if it has one."""
    dm_closed: bool
    """Whether that person's direct messages were found closed."""
    place: int | None
    """The channel in which it stands already."""
    message_id: int | None
    """The message that stands already and is to be edited; None to send a new one."""
    tries: int
    silent: bool = False
    """Whether its reader sleeps, so that it comes without a sound."""
    over: bool = False
    """Whether its campaign has ended."""
