"""What can happen in the battles of Italy, in the order of a battle."""

from rules.italy.board.tables import Degree, Winner
from rules.kernel.facts.events import Event

Part = tuple[str, int]
"""What points of an army are for, and how many."""


class BattleBriefed(Event):
    """Two armies met, with all that a table needs to know."""

    clause: str = "ITA-6.22"
    label: str
    province: str
    terrain: tuple[str, ...]
    attacker: str
    target: str
    army: str
    attacker_parts: tuple[Part, ...]
    defender_parts: tuple[Part, ...]
    attacker_points: int
    defender_points: int
    cards: tuple[int, int]
    generals: tuple[int, int]
    attacker_allies: tuple[Part, ...]
    defender_allies: tuple[Part, ...]


class GeneratorThrown(Event):
    """Both sides threw two dice."""

    clause: str = "ITA-7.1"
    label: str
    attacker: str
    defender: str
    attacker_dice: tuple[int, ...]
    defender_dice: tuple[int, ...]
    attacker_sum: int
    defender_sum: int


class ResultClaimed(Event):
    """A seat reported a battle fought on a table."""

    clause: str = "ITA-6.24"
    label: str
    seat: str
    winner: Winner
    degree: Degree
    victor: str
    """Whose army the winner's is."""


class ResultConfirmed(Event):
    """A reported result stands."""

    clause: str = "ITA-6.24"
    label: str
    by: str
    """Who confirmed it; empty where nobody spoke against it."""


class ResultDisputed(Event):
    """A reported result was contested."""

    clause: str = "ITA-6.24"
    label: str
    by: str


class DisputeReason(Event):
    """Why a report was contested, for the sides and the gamemaster."""

    clause: str = "ITA-6.24"
    label: str
    by: str
    reason: str


class ResultRuled(Event):
    """The gamemaster ruled; an empty winner leaves the battle to the generator."""

    clause: str = "ITA-6.24"
    label: str
    winner: str
    degree: str
    victor: str = ""
    """Whose army the winner's is."""


class BattleWon(Event):
    """A battle had a result."""

    clause: str = "ITA-8.1"
    label: str
    province: str
    winner: str
    loser: str
    attacker_won: bool
    degree: Degree


class ProvinceTaken(Event):
    """A province passed from one Power to another by battle."""

    clause: str = "ITA-8.2"
    province: str
    before: str
    now: str


class PowerFell(Event):
    """A Power lost its last home and became Inactive."""

    clause: str = "ITA-1.7"
    power: str


class ProvinceFreed(Event):
    """What a fallen Power had conquered went home."""

    clause: str = "ITA-1.10"
    province: str
    before: str
    now: str


class PowerRevived(Event):
    """An Inactive Power holds a home again."""

    clause: str = "ITA-1.11"
    power: str


class Subjugated(Event):
    """A Power became the Subject of another."""

    clause: str = "ITA-8.9"
    power: str
    master: str
