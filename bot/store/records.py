"""What the store gives and takes: plain values, never rows."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from rules.kernel.facts.events import Told
from rules.kernel.orders.order import Given

Status = Literal["lobby", "muster", "running", "paused", "held", "ended"]
Mode = Literal["player", "autopilot", "open"]
Role = Literal["to", "captor"]
Way = Literal["leaves", "travelling", "arrived", "lost"]
Consent = Literal["asked", "accepted", "declined", "ends"]
PactState = Literal["proposed", "holds", "declined", "ended", "denounced", "broken", "expired"]
State = Literal["untold", "owed", "claimed", "delivered", "failed", "unread"]


@dataclass(frozen=True)
class Campaign:
    """A campaign; texts in JSON are the service's to read."""

    id: int
    title: str
    game: str
    scenario: str
    scenario_title: str
    revision: int
    options: str
    seed: str
    commitment: str
    phrases: str
    """The phrases that were mixed into the seed at the start, as a JSON list."""
    guild: int
    channel: int
    host: int
    blind: bool
    status: Status
    version: int
    window_key: str
    """The key of the open window; empty while none is open."""
    standing: str
    """What everybody may know of the open window and the date, as JSON."""
    schedule: str
    house: str
    """What the table has agreed on beside its game and its time, as JSON."""
    paused_left: int | None
    """Seconds that were left to the deadline when the clock was stopped."""
    held_reason: str
    held_from: str
    """The status before the hold."""
    rewinds: int
    dealing: str
    """How the seats were dealt, as JSON: the seats in order, and the seat of each place; empty: they were chosen."""
    founded_at: datetime
    ended_at: datetime | None
    resumes_at: datetime | None = None
    """When a paused campaign goes on by itself; None: when somebody says so."""
    lesson: int | None = None
    """At which lesson its host stands, from 0, for whom alone a practice is; None: no practice."""
    second: int | None = None
    """The second gamemaster, who may do what the first may."""
    heir: int | None = None
    """Who is offered the gamemaster's chair and has not answered."""
    asked_at: datetime | None = None
    """When the gamemaster was asked whether they are there, and has not answered."""
    chosen: bool = False
    """Whether the table has chosen whoever is offered the chair."""
    elected: bool = False
    """Whether the table has chosen the gamemaster."""


@dataclass(frozen=True)
class Seat:
    """A seat of a campaign and who holds it."""

    seat: str
    title: str
    about: str
    colour: str
    position: int
    user: int | None
    mode: Mode
    phrase: str
    missed: int
    """The windows in a row that its player let pass."""
    joined_at: datetime | None
    thread: int | None
    dm_closed: bool
    extended: int = 0
    """The hours by which the seat has moved deadlines on of its own."""
    away: bool = False
    """Whether the autopilot plays because its person said so beforehand."""
    deputy: int | None = None
    """The person who may order and read in the seat beside its holder."""
    deputy_heard: bool = False
    """Whether the deputy wants to be written to."""
    deputy_thread: int | None = None
    deputy_closed: bool = False
    offered: int | None = None
    """The only person who may take the open seat."""
    heard: int = 0
    """The number of the last event that its reader has heard of."""
    figures: str = ""
    """The figures of its last brief, as JSON; empty before the first."""
    notes: str = ""
    """The counsel that asks for nothing, which its briefs have told and which still holds, a line for each."""
    dangers: str = ""
    """What its last briefs said that ruin threatens, by window, as JSON; empty before the first."""
    told: str = ""
    """The numbers of the events that its reader was told at once, as JSON; empty for none."""


@dataclass(frozen=True)
class Attendance:
    """How a person has kept a campaign waiting, whichever seats were theirs."""

    missed: int = 0
    """The windows in a row that the person had let pass when the seat was given up."""
    spent: int = 0
    """How often a deadline has waited for the person."""


@dataclass(frozen=True)
class Vacation:
    """A time for which a person has said how to go on without them."""

    id: int
    user: int
    campaign: int | None
    """None: in every campaign."""
    begins: datetime
    ends: datetime
    how: Literal["pause", "deputy", "autopilot"]


@dataclass(frozen=True)
class Waiter:
    """Somebody who waits for a seat."""

    user: int
    name: str


@dataclass(frozen=True)
class Draft:
    """An order given and not yet sealed."""

    id: int
    seat: str
    position: int
    given: Given


@dataclass(frozen=True)
class Title:
    """What a campaign is called, and how it stands."""

    id: int
    title: str
    game: str
    status: str

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.status == "ended"


@dataclass(frozen=True)
class SaveMark:
    """A save without its state."""

    number: int
    turn: int
    phase: int
    told: int
    fingerprint: str


@dataclass(frozen=True)
class Entry:
    """An event as it was told, with its words."""

    told: Told
    text: str
    news: str
    weight: int


UNTOLD = -1
"""The weight of an event that nobody has put into words yet: less than anybody asks for."""


@dataclass(frozen=True)
class Telling:
    """Words that are owed for what was sealed: of which kind, and how things stood."""

    id: int
    campaign: int
    name: str
    kind: str
    save: int
    sealed: int
    """The windows sealed since that save."""
    about: str
    """What is to be told, as JSON."""
    fixed: str
    """The messages that the first telling made, by their slots, as JSON; empty before it."""
    tries: int


@dataclass(frozen=True)
class Slot:
    """A message that stands in its place in the outbox, and waits for its words."""

    id: int
    name: str
    target: str
    body: str


@dataclass(frozen=True)
class Owed:
    """A message owed, with whom it goes to."""

    id: int
    campaign: int | None
    key: str
    target: str
    body: str
    nonce: str
    edition: int
    place: int | None
    message: int | None
    tries: int
    slot: int | None
    """The message in whose place it was told; None: its own."""


@dataclass(frozen=True)
class Deadline:
    """A moment at which the clock has something to do for an open window."""

    id: int
    campaign: int
    window_key: str
    kind: Literal["close", "remind", "grace", "open", "resume", "motion", "muster", "call", "away", "idle"]
    due: datetime
    mark: str


@dataclass(frozen=True)
class Letter:
    """A letter from one seat to others."""

    id: str
    """Random: a count would tell how much the others write."""
    sender: str
    recipients: tuple[str, ...]
    text: str
    answers: str
    """The letter that it answers; empty for none."""
    turn: int
    date: str
    window_key: str
    at: datetime


@dataclass(frozen=True)
class Copy:
    """A letter on its way to one seat: one that it was written to, or one that captured it."""

    letter: str
    seat: str
    role: Role
    state: Way
    windows: int
    """How many windows have to close before it arrives."""
    turn: int
    """The turn in which it arrives at the earliest."""
    arrived_at: datetime | None
    delivered_at: datetime | None
    """When a person of the seat got it."""
    seen_at: datetime | None
    """When the seat opened it in its archive, or answered it."""


@dataclass(frozen=True)
class Promise:
    """Words that were sealed by their hash."""

    number: int
    seat: str
    text: str
    salt: str
    hash: str
    date: str
    at: datetime
    opened_at: datetime | None


@dataclass(frozen=True)
class Party:
    """A party of a pact and what it answered."""

    seat: str
    answer: Consent


@dataclass(frozen=True)
class Pact:
    """An agreement between seats; nothing enforces it."""

    id: str
    proposer: str
    text: str
    secret: bool
    until: int
    """The last turn in which it holds; 0 for no end."""
    date: str
    at: datetime
    state: PactState
    closed_by: str
    closed_at: datetime | None
    note: str
    parties: tuple[Party, ...] = ()


@dataclass(frozen=True)
class Motion:
    """Something that the table votes on."""

    id: int
    kind: Literal["extend", "pause", "resume", "end", "chair"]
    hours: int
    """By how many hours to extend; 0 for other motions."""
    until: datetime | None
    """When a pause is to end by itself."""
    seat: str
    """The seat that put it."""
    window_key: str
    """The window that was open when it was put."""
    opened_at: datetime
    ends_at: datetime
    state: Literal["open", "carried", "lost", "lapsed"]
    person: int | None = None
    """Who is to be the gamemaster."""


@dataclass(frozen=True)
class StandingOrder:
    """An order that a seat gives by itself in each window that asks for it, where its player has given none."""

    id: int
    seat: str
    position: int
    link: Literal["", "else", "then"]
    """How it hangs on the line before: not at all, where none of its group went through, where that line did."""
    once: bool
    """Whether it is given one time only."""
    line: str
    given: Given
    given_in: int | None = None
    """The save in whose phase an order that is given once was given."""
    runs: int = 0
    """How many windows in a row the seat's standing orders have stood in for its player."""
    told: str = ""
    """What its player was last told of it; empty before."""


@dataclass(frozen=True)
class Pulse:
    """What lies still in a database."""

    owed: int
    """Messages that are owed by now."""
    since: datetime | None
    """Since when the oldest of them is; None for none."""
    tries: int
    """How often that one was tried."""
    held: int
    """Campaigns that are held."""
    failed: int = 0
    """Messages given up, for nothing would bring them."""
    unread: int = 0
    """Messages let go, for nobody holds the seat that they went to."""
