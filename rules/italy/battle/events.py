"""What can happen in the battles of Italy, in the order of a battle."""

from rules.italy.board.tables import Degree
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open

Part = tuple[str, int]
"""What points of an army are for, and how many."""


class BattleBriefed(Event):
    """Two armies met, with all that a table needs to know."""

    clause: Open[str] = "ITA-6.22"
    label: Open[str]
    province: Open[str]
    terrain: Open[tuple[str, ...]]
    attacker: Open[str]
    target: Open[str]
    army: Open[str]
    attacker_parts: Open[tuple[Part, ...]]
    defender_parts: Open[tuple[Part, ...]]
    attacker_points: Open[int]
    defender_points: Open[int]
    cards: Open[tuple[int, int]]
    generals: Open[tuple[int, int]]
    attacker_allies: Open[tuple[Part, ...]]
    defender_allies: Open[tuple[Part, ...]]


class GeneratorThrown(Event):
    """Both sides threw two dice."""

    clause: Open[str] = "ITA-7.1"
    label: Open[str]
    attacker: Open[str]
    defender: Open[str]
    attacker_dice: Open[tuple[int, ...]]
    defender_dice: Open[tuple[int, ...]]
    attacker_sum: Open[int]
    defender_sum: Open[int]


class BattleWon(Event):
    """A battle had a result."""

    clause: Open[str] = "ITA-8.1"
    label: Open[str]
    province: Open[str]
    winner: Open[str]
    loser: Open[str]
    attacker_won: Open[bool]
    degree: Open[Degree]


class ProvinceTaken(Event):
    """A province passed from one Power to another by battle."""

    clause: Open[str] = "ITA-8.2"
    province: Open[str]
    before: Open[str]
    now: Open[str]


class PowerFell(Event):
    """A Power lost its last home and became Inactive."""

    clause: Open[str] = "ITA-1.7"
    power: Open[str]


class ProvinceFreed(Event):
    """What a fallen Power had conquered went home."""

    clause: Open[str] = "ITA-1.10"
    province: Open[str]
    before: Open[str]
    now: Open[str]


class PowerRevived(Event):
    """An Inactive Power holds a home again."""

    clause: Open[str] = "ITA-1.11"
    power: Open[str]


class Subjugated(Event):
    """A Power became the Subject of another."""

    clause: Open[str] = "ITA-8.9"
    power: Open[str]
    master: Open[str]
