"""What can happen at home: revenue, rulers and spending."""

from rules.kernel.facts.events import Event


class RevenueTaken(Event):
    """A Power's revenue was worked out."""

    clause: str = "ITA-2.11"
    power: str
    own: int
    subjects: int
    resources: int
    lost: int
    total: int
    earmarked: int


class ReignTested(Event):
    """A die told whether a ruler goes."""

    clause: str = "ITA-3.4"
    power: str
    rolled: int
    turns: int
    """Since the last change."""
    total: int
    changes: bool


class RulerCame(Event):
    """A new ruler was rolled."""

    clause: str = "ITA-3.5"
    power: str
    dice: tuple[int, int, int]
    modified: tuple[int, int, int]
    clamped: tuple[int, int, int]
    """After the rule of ITA-3.7."""
    ratings: tuple[int, int, int]


class Spent(Event):
    """A Power spent its revenue."""

    clause: str = "ITA-5.13"
    power: str
    attack: int
    reserves: tuple[tuple[str, int], ...]
    """Each attack by its attacker, and what is set aside against it."""
    civic: int
