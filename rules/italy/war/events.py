"""What can happen before battles: attacks declared, turned and cancelled, and External Powers."""

from rules.italy.board.tables import Modifier
from rules.kernel.facts.events import Event


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


class AttackFollowed(Event):
    """An attack turned to the new holder of its province."""

    clause: str = "ITA-6.8"
    label: str
    attacker: str
    province: str
    before: str
    now: str


class AttackCancelled(Event):
    """An attack had become impossible."""

    clause: str = "ITA-6.10"
    label: str
    attacker: str
    target: str
    reason: str
    freed: int
    """Attack points that go to the attacker's loose reserve."""
    reserve: int
    """What becomes loose at the target."""
