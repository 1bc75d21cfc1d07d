"""What can happen before battles: attacks declared, turned and cancelled, and External Powers."""

from rules.italy.board.names import PowerId, ProvinceId
from rules.italy.board.tables import Cancelled, Modifier
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class AttackRolled(Event):
    """A Power rolled for an attack, or for its place in the order of battles."""

    clause: Open[str] = "ITA-4.5"
    power: Open[PowerId]
    dice: Open[tuple[int, ...]]
    modifiers: Open[tuple[Modifier, ...]]
    total: Open[int]
    attacks: Open[bool]
    order_only: Open[bool] = False
    """Whether a player has decided already (ITA-4.17)."""


class TargetChosen(Event):
    """It was determined whom a Power or an External Power attacks."""

    clause: Open[str] = "ITA-4.8"
    attacker: Open[PowerId]
    target: Open[PowerId]
    rolls: Open[tuple[tuple[PowerId, int, int, int], ...]]
    """Each target with its die, its modifier and their sum; none for a single target."""
    rolloffs: Open[tuple[tuple[PowerId, int], ...]] = ()


class AttackDeclared(Event):
    """An attack has its place in the order of battles."""

    clause: Open[str] = "ITA-4.18"
    label: Open[str]
    attacker: Open[PowerId]
    target: Open[PowerId]
    province: Open[ProvinceId] = ""
    total: Open[int | None] = None
    rolloffs: Open[tuple[int, ...]] = ()


class ExternalTested(Event):
    """Two dice told whether an External Power comes."""

    clause: Open[str] = "ITA-9.3"
    external: Open[PowerId]
    dice: Open[tuple[int, ...]]
    added: Open[int]
    about: Open[PowerId]
    """The richest Power, or the chosen Subject."""
    total: Open[int]
    comes: Open[bool]
    places: Open[int] = 1
    """In how many provinces it could land (ITA-9.8)."""


class ExternalArrived(Event):
    """An External Power landed."""

    clause: Open[str] = "ITA-9.10"
    external: Open[PowerId]
    province: Open[ProvinceId]
    strength: Open[int]
    immune: Open[PowerId] = ""
    holder: Open[PowerId]


class ExternalMoved(Event):
    """An External army went on into the province that it won."""

    clause: Open[str] = "ITA-9.17"
    external: Open[PowerId]
    province: Open[ProvinceId]
    left: Open[ProvinceId]
    holder: Open[PowerId]


class ExternalDeclined(Event):
    """An External army grew weaker."""

    clause: Open[str] = "ITA-9.20"
    external: Open[PowerId]
    strength: Open[int]


class ExternalRemoved(Event):
    """An External army left Italy."""

    clause: Open[str]
    external: Open[PowerId]
    province: Open[ProvinceId]
    holder: Open[PowerId]


class AttackFollowed(Event):
    """An attack turned to the new holder of its province."""

    clause: Open[str] = "ITA-6.8"
    label: Open[str]
    attacker: Open[PowerId]
    province: Open[ProvinceId]
    before: Open[PowerId]
    now: Open[PowerId]


class AttackCancelled(Event):
    """An attack had become impossible."""

    clause: Open[str] = "ITA-6.10"
    label: Open[str]
    attacker: Open[PowerId]
    target: Open[PowerId]
    reason: Open[Cancelled]
    freed: Open[int]
    """Attack points that go to the attacker's loose reserve."""
    reserve: Open[int]
    """What becomes loose at the target."""
