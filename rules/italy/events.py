"""What can happen in a turn of Italy outside its battles, in the order of the turn."""

from rules.kernel.facts.events import Event

Modifier = tuple[str, int]
"""A reason and what it adds."""


class TurnBegan(Event):
    """A turn began."""

    clause: str = "ITA-10.1"
    number: int
    first: int
    last: int
    """The years BC."""


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


class AttackRolled(Event):
    """A Power rolled for an attack, or for its place in the order of battles."""

    clause: str = "ITA-4.5"
    power: str
    dice: tuple[int, ...]
    modifiers: tuple[Modifier, ...]
    total: int
    attacks: bool
    order_only: bool = False
    """Whether a player has decided already (ITA-4.17)."""


class TargetChosen(Event):
    """It was determined whom a Power or an External Power attacks."""

    clause: str = "ITA-4.8"
    attacker: str
    target: str
    rolls: tuple[tuple[str, int, int, int], ...]
    """Each target with its die, its modifier and their sum; none for a single target."""
    rolloffs: tuple[tuple[str, int], ...] = ()


class AttackDeclared(Event):
    """An attack has its place in the order of battles."""

    clause: str = "ITA-4.18"
    label: str
    attacker: str
    target: str
    province: str = ""
    total: int | None = None
    rolloffs: tuple[int, ...] = ()


class Spent(Event):
    """A Power spent its revenue."""

    clause: str = "ITA-5.13"
    power: str
    attack: int
    reserves: tuple[tuple[str, int], ...]
    """Each attack by its attacker, and what is set aside against it."""
    civic: int


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


class ExternalTested(Event):
    """Two dice told whether an External Power comes."""

    clause: str = "ITA-9.3"
    external: str
    dice: tuple[int, ...]
    added: int
    about: str
    """The richest Power, or the chosen Subject."""
    total: int
    comes: bool
    places: int = 1
    """In how many provinces it could land (ITA-9.8)."""


class ExternalArrived(Event):
    """An External Power landed."""

    clause: str = "ITA-9.10"
    external: str
    province: str
    strength: int
    immune: str = ""
    holder: str


class ExternalMoved(Event):
    """An External army went on into the province that it won."""

    clause: str = "ITA-9.17"
    external: str
    province: str
    left: str
    holder: str


class ExternalDeclined(Event):
    """An External army grew weaker."""

    clause: str = "ITA-9.20"
    external: str
    strength: int


class ExternalRemoved(Event):
    """An External army left Italy."""

    clause: str
    external: str
    province: str
    holder: str


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
