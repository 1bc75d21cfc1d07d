"""Odds of a siege, exact: with which roll a fortress falls, and what the others cost (FIE-8.38 to FIE-8.42)."""

from pydantic import Field

from rules.fiefs.armies.attrition import modifier
from rules.fiefs.board.chances import SIX, fallen_by, mean_hunger, mean_rolls, starves
from rules.fiefs.board.sides import enemies_at, followed
from rules.fiefs.board.state import World
from rules.fiefs.siege.siege import GARRISON, artillery, spent
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import pick
from rules.kernel.orders.question import Odds, Question
from rules.kernel.telling.phrases import capital, ordinal, several

CLAUSE = "FIE-8.38"
ROLLS = 4
"""How many rolls are told one by one."""


def fortresses(world: World, seat: str) -> list[str]:
    """Give every fief, that where one's army stands first."""
    army = followed(world, seat)
    here = [army.fief] if army else []
    return [*here, *(fief for fief in world.fiefs if fief not in here)]


class WeighSiege(
    Question[World],
    name="siege",
    says=("siege of {fief} [, inside {inside}] [, artillery {engines}]", "siege {fief}"),
    clause=CLAUSE,
):
    """A siege of a fief by your army, unbroken from its first roll."""

    fief: str = pick("fief", fortresses, "the fief to be besieged")
    inside: bool | None = Field(default=None, description="whether an enemy army is inside; as it is now, if left out")
    engines: int | None = Field(default=None, ge=0, le=SIX, description="Art elements; those of your army, if left out")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse whoever follows no army, and says nothing of its engines."""
        if followed(world, seat) is None and self.engines is None:
            raise Refusal(CLAUSE, "your army is not on the board", "say how much artillery would besiege")

    def odds(self, world: World, seat: str) -> Odds:
        """Count the rolls out (section 7)."""
        army, place = followed(world, seat), world.fiefs[self.fief]
        engines = self.engines if self.engines is not None else artillery(army) if army else 0
        inside = bool(army and enemies_at(world, army, self.fief)) if self.inside is None else self.inside
        already = spent(army, self.fief) if army else 0
        target = place.fortress - engines - already + GARRISON * inside
        lines = [
            f"Fortress {place.fortress}, artillery {engines}, {several(already, 'turn', 'turns')} spent before it"
            + (", an army inside" if inside else ""),
            f"{float(mean_rolls(target)):.1f} rolls on average",
            f"The next roll lays the fief waste, and starves every army there, with {starves(target)}",
        ]
        if army and army.fief == self.fief:
            cost = float(mean_hunger(modifier(world, army, "siege")))
            lines.append(f"That costs {cost:.1f} elements on average")
        chances = {
            f"Falls with the {ordinal(roll)} roll": fallen_by(target, roll) - fallen_by(target, roll - 1)
            for roll in range(1, ROLLS + 1)
        }
        later = {"Falls later": 1 - fallen_by(target, ROLLS)}
        found = {name: chance for name, chance in (chances | later).items() if chance}
        return Odds(capital(f"siege of {place.name}"), tuple(lines), found)


QUESTIONS: tuple[type[Question[World]], ...] = (WeighSiege,)
"""What a player may ask of sieges."""
