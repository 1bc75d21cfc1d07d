"""What a battle would bring a House: the odds that `/odds` gives, in the words of counsel (FIE-19.2)."""

from dataclasses import dataclass
from fractions import Fraction

from rules.fiefs.battle.odds import estimate, meeting, supposed
from rules.fiefs.board.forces import Army, Posture
from rules.fiefs.board.sides import members
from rules.fiefs.board.state import World
from rules.fiefs.counsel.pieces import often


@dataclass(frozen=True)
class Weighed:
    """How a battle ends for a House: how often its army wins, and what it earns in the mean."""

    chance: Fraction
    points: str
    """In the mean, with one digit."""
    earned: int
    """Over all battles."""

    @property
    def worth(self) -> tuple[int, int]:
        """Order battles: by what is said of the chance, then by what they earn."""
        return round(self.chance * 10), self.earned

    def words(self) -> str:
        """Say both: `win 6 in 10 and earn 5.5`."""
        return f"win {often(self.chance)} and earn {self.points}"

    def figures(self) -> str:
        """Say both beside another: `6 in 10 and 5.5`."""
        return f"{often(self.chance)} and {self.points}"


def weighed(world: World, attacker: Army, defender: Army, seat: str, posture: Posture | None = None) -> Weighed:
    """Weigh a battle where the defender stands, by the very battles that `/odds` fights (FIE-11.10)."""
    found = estimate(*supposed(*meeting(world, attacker, defender, defender.fief, seat), seat, posture, None))
    chance = found.chance if seat in members(world, attacker) else 1 - found.chance
    return Weighed(chance, found.mean(found.points[seat]), found.points[seat])
