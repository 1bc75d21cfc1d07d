"""What the store gives and takes: plain values, never rows."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from rules.kernel.events import Told
from rules.kernel.orders import Given

Status = Literal["lobby", "running", "paused", "held", "ended"]
Mode = Literal["player", "autopilot", "open"]
State = Literal["owed", "claimed", "delivered", "failed"]


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
    paused_left: int | None
    """Seconds that were left to the deadline when the clock was stopped."""
    held_reason: str
    held_from: str
    """The status before the hold."""
    rewinds: int
    founded_at: datetime
    ended_at: datetime | None


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


@dataclass(frozen=True)
class Deadline:
    """A moment at which the clock has something to do for an open window."""

    id: int
    campaign: int
    window_key: str
    kind: Literal["close", "remind", "grace", "open"]
    due: datetime
    mark: str
