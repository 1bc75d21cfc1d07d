"""What can happen to seats, and how turns and the campaign begin and end."""

from rules.italy.board.names import PowerId, ProvinceId
from rules.italy.board.tables import ROME, Reason
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open, Private


class TurnBegan(Event):
    """A turn began."""

    clause: Open[str] = "ITA-10.1"
    number: Open[int]
    first: Open[int]
    last: Open[int]
    """The years BC."""


class StandingChanged(Event):
    """A seat left standing choices."""

    clause: Open[str] = "ITA-6.26"
    seat: Open[PowerId]
    method: Private[str]
    prizes: Private[tuple[ProvinceId, ...]]


class TurnEnded(Event):
    """A turn closed; how Rome stands."""

    clause: Open[str] = "ITA-10.3"
    number: Open[int]
    civic: Open[int]
    lost: Open[int]
    score: Open[int]
    rome: Open[PowerId] = ROME
    lost_homes: Open[tuple[tuple[PowerId, int], ...]]
    """The Powers that count homes as lost this turn, and how many."""


class RomeDefeated(Event):
    """Rome controlled none of its homes."""

    clause: Open[str] = "ITA-10.5"
    ends: Open[bool]
    rome: Open[PowerId] = ROME


class GameEnded(Event):
    """The campaign was over."""

    clause: Open[str] = "ITA-10.4"
    reason: Open[Reason]
    turns: Open[int]
    rome: Open[PowerId] = ROME
    result: Open[str]
    score: Open[int]
    winners: Open[tuple[PowerId, ...]]
    report: Open[tuple[tuple[PowerId, int, int, int, int], ...]]
    """Each Power with its provinces, its civic total, its lost home turns and its turns spent Inactive."""
