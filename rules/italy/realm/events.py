"""What can happen at home: revenue, rulers and spending."""

from rules.italy.board.names import PowerId
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class RevenueTaken(Event):
    """A Power's revenue was worked out."""

    clause: Open[str] = "ITA-2.11"
    power: Open[PowerId]
    own: Open[int]
    subjects: Open[int]
    resources: Open[int]
    lost: Open[int]
    total: Open[int]
    earmarked: Open[int]


class ReignTested(Event):
    """A die told whether a ruler goes."""

    clause: Open[str] = "ITA-3.4"
    power: Open[PowerId]
    rolled: Open[int]
    turns: Open[int]
    """Since the last change."""
    total: Open[int]
    changes: Open[bool]


class RulerCame(Event):
    """A new ruler was rolled."""

    clause: Open[str] = "ITA-3.5"
    power: Open[PowerId]
    dice: Open[tuple[int, int, int]]
    modified: Open[tuple[int, int, int]]
    clamped: Open[tuple[int, int, int]]
    """After the rule of ITA-3.7."""
    ratings: Open[tuple[int, int, int]]


class Spent(Event):
    """A Power spent its revenue."""

    clause: Open[str] = "ITA-5.13"
    power: Open[PowerId]
    attack: Open[int]
    reserves: Open[tuple[tuple[PowerId, int], ...]]
    """Each attack by its attacker, and what is set aside against it."""
    civic: Open[int]
