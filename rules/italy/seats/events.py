"""What can happen to seats, and how turns and the campaign begin and end."""

from rules.kernel.facts.events import Event


class TurnBegan(Event):
    """A turn began."""

    clause: str = "ITA-10.1"
    number: int
    first: int
    last: int
    """The years BC."""


class SeatConceded(Event):
    """A player gave a seat up."""

    clause: str = "ITA-10.8"
    seat: str


class StandingChanged(Event):
    """A seat left standing choices."""

    clause: str = "ITA-6.26"
    seat: str
    method: str
    prizes: tuple[str, ...]


class TurnEnded(Event):
    """A turn closed; how Rome stands."""

    clause: str = "ITA-10.3"
    number: int
    civic: int
    lost: int
    score: int
    lost_homes: tuple[tuple[str, int], ...]
    """The Powers that count homes as lost this turn, and how many."""


class RomeDefeated(Event):
    """Rome controlled none of its homes."""

    clause: str = "ITA-10.5"
    ends: bool


class GameEnded(Event):
    """The campaign was over."""

    clause: str = "ITA-10.4"
    reason: str
    result: str
    score: int
    winners: tuple[str, ...]
    report: tuple[tuple[str, int, int, int, int], ...]
    """Each Power with its provinces, its civic total, its lost home turns and its turns spent Inactive."""
