"""What can happen in the battles of Italy, in the order of a battle."""

from rules.italy.board.names import PowerId, ProvinceId, TerrainId
from rules.italy.board.tables import Degree, Part
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open

Ally = tuple[PowerId, int]
"""Whose allied corps, and its most points."""


class BattleBriefed(Event):
    """Two armies met, with all that a table needs to know."""

    clause: Open[str] = "ITA-6.22"
    label: Open[str]
    province: Open[ProvinceId]
    terrain: Open[tuple[TerrainId, ...]]
    attacker: Open[PowerId]
    target: Open[PowerId]
    army: Open[PowerId]
    attacker_parts: Open[tuple[Part, ...]]
    defender_parts: Open[tuple[Part, ...]]
    attacker_points: Open[int]
    defender_points: Open[int]
    cards: Open[tuple[int, int]]
    generals: Open[tuple[int, int]]
    attacker_allies: Open[tuple[Ally, ...]]
    defender_allies: Open[tuple[Ally, ...]]


class GeneratorThrown(Event):
    """Both sides threw two dice."""

    clause: Open[str] = "ITA-7.1"
    label: Open[str]
    attacker: Open[PowerId]
    defender: Open[PowerId]
    attacker_dice: Open[tuple[int, ...]]
    defender_dice: Open[tuple[int, ...]]
    attacker_sum: Open[int]
    defender_sum: Open[int]


class BattleWon(Event):
    """A battle had a result."""

    clause: Open[str] = "ITA-8.1"
    label: Open[str]
    province: Open[ProvinceId]
    winner: Open[PowerId]
    loser: Open[PowerId]
    attacker_won: Open[bool]
    degree: Open[Degree]


class ProvinceTaken(Event):
    """A province passed from one Power to another by battle."""

    clause: Open[str] = "ITA-8.2"
    province: Open[ProvinceId]
    before: Open[PowerId]
    now: Open[PowerId]


class PowerFell(Event):
    """A Power lost its last home and became Inactive."""

    clause: Open[str] = "ITA-1.7"
    power: Open[PowerId]


class ProvinceFreed(Event):
    """What a fallen Power had conquered went home."""

    clause: Open[str] = "ITA-1.10"
    province: Open[ProvinceId]
    before: Open[PowerId]
    now: Open[PowerId]


class PowerRevived(Event):
    """An Inactive Power holds a home again."""

    clause: Open[str] = "ITA-1.11"
    power: Open[PowerId]


class Subjugated(Event):
    """A Power became the Subject of another."""

    clause: Open[str] = "ITA-8.9"
    power: Open[PowerId]
    master: Open[PowerId]
