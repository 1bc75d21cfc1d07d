"""Odds of battles by the generator, exact (ITA-7): of one on the map, of an attack or defence considered, of points."""

from fractions import Fraction
from itertools import product
from typing import Annotated

from pydantic import Field

from rules.italy.battle.armies import Muster, attacker_parts, defender_parts
from rules.italy.battle.generator import Result, judged
from rules.italy.board.land import Land
from rules.italy.board.state import Attack, World
from rules.italy.board.tables import DIE
from rules.italy.board.wording import summed
from rules.italy.realm.orders import attackers
from rules.italy.war.attacks import attacking
from rules.italy.war.orders import provinces, unstrikeable
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import pick
from rules.kernel.orders.question import Odds, Question, counted
from rules.kernel.telling.phrases import capital, points_of, the

OUTCOMES: tuple[Result, ...] = (
    ("attacker", "major"),
    ("attacker", "minor"),
    ("defender", "minor"),
    ("defender", "major"),
)
CLAUSE = "ITA-7.4"
Talents = Annotated[int, Field(ge=0, le=999)]


def chances(world: World, attacker: int, defender: int) -> dict[Result, Fraction]:
    """Give the chance of each result between armies of so many points; drawn throws are thrown again (ITA-7.3)."""
    step, faces = world.figures.generator_step, range(1, DIE + 1)
    more = attacker // step - defender // step
    leads = [max(a, b) - max(c, d) + more for a, b, c, d in product(faces, repeat=4)]
    found = counted((judged(world, lead), 1) for lead in leads if lead)
    return {outcome: found.get(outcome, Fraction(0)) for outcome in OUTCOMES}


def told(world: World, title: str, names: tuple[str, str], sides: tuple[Muster, Muster], *more: str) -> Odds:
    """Put the odds of a battle into words: both armies, and what each side may win."""
    found = chances(world, sides[0].points, sides[1].points)
    who = dict(zip(("attacker", "defender"), names, strict=True))
    armies = [
        f"{capital(the(name))}: {points_of(side.points)} ({summed(side.parts)})"
        for name, side in zip(names, sides, strict=True)
    ]
    outcomes = {
        f"{capital(the(who[winner]))}, a {degree.capitalize()} Victory": chance
        for (winner, degree), chance in found.items()
    }
    assumed = (*armies, *more, "By the generator; drawn throws are thrown again")
    return Odds(title=title, assumed=assumed, outcomes=outcomes)


class Weigh(Question[World], name="battle", says=("battle", "this battle"), clause=CLAUSE):
    """The battle that is being decided now."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse while no battle is open."""
        if world.battle is None:
            raise Refusal(CLAUSE, "no battle is being decided now; ask of an attack, a defence, or of points")

    def odds(self, world: World, seat: str) -> Odds:
        """Give the odds of the armies as they met (ITA-6.22)."""
        battle = world.battle
        if battle is None:
            raise Refusal(CLAUSE, "no battle is being decided now")
        sides = Muster(tuple(battle.attacker_parts)), Muster(tuple(battle.defender_parts))
        names = world.name(battle.attacker), world.name(battle.army)
        return told(world, f"The battle in {world.provinces[battle.province].name}", names, sides)


class WeighAttack(
    Question[World],
    name="attack",
    says=("attack {province} [with {talents}] [held with {reserve}]",),
    clause=CLAUSE,
):
    """An attack of yours on a province, with talents of yours on Attack, and of theirs in reserve."""

    province: str = pick("province", provinces, "a province that you could strike", problem=unstrikeable)
    talents: Talents = Field(default=0, description="what you would spend on Attack")
    reserve: Talents = Field(default=0, description="what the defender might hold against you")

    def odds(self, world: World, seat: str) -> Odds:
        """Muster both armies as things stand (ITA-6.12 to ITA-6.15)."""
        place, army = world.provinces[self.province], Land(world).army(self.province)
        planned = world.powers[seat].attack_points
        world.powers[seat].attack_points = self.talents or planned
        attack = Attack(attacker=seat, target=place.holder, province=place.id, reserve=self.reserve)
        if seat in world.attacks:
            world.attacks[seat] = attack
        sides = Muster(attacker_parts(world, seat)), Muster(defender_parts(world, attack, army))
        busy = "attacks, too" if attacking(world, army) else "no attack of its own"
        names = world.name(seat), world.name(army)
        return told(
            world, f"An attack on {place.name}", names, sides, f"{capital(the(names[1]))}: {busy}, as known now"
        )


class WeighDefence(
    Question[World],
    name="defence",
    says=("defence|defense against {attacker} [with {reserve}] [who spends {talents}]",),
    clause=CLAUSE,
):
    """A defence of yours against an attacker, with talents of yours in reserve and of his on Attack."""

    attacker: str = pick("attack", attackers, "who attacks you", denied="there is no attack on you by {}")
    reserve: Talents = Field(default=0, description="what you would hold against the attack")
    talents: Talents = Field(default=0, description="what the attacker might spend on Attack")

    def odds(self, world: World, seat: str) -> Odds:
        """Muster your own army against his (ITA-6.13)."""
        attack = world.attacks[self.attacker]
        attack.reserve = self.reserve or attack.reserve
        if self.attacker in world.powers:
            foe = world.powers[self.attacker]
            foe.attack_points = self.talents or foe.attack_points
        sides = Muster(attacker_parts(world, self.attacker)), Muster(defender_parts(world, attack, seat))
        names = world.name(self.attacker), world.name(seat)
        return told(world, f"A defence against {the(names[0])}", names, sides, "Your own army defends")


class WeighPoints(
    Question[World],
    name="points",
    says=("points {attacker} against {defender}", "{attacker} points against {defender}"),
    clause=CLAUSE,
):
    """Two armies of so many points, wherever they meet."""

    attacker: Talents = Field(description="the attacker's points")
    defender: Talents = Field(description="the defender's points")

    def odds(self, world: World, seat: str) -> Odds:
        """Give the odds of the points alone (section 7.5)."""
        sides = Muster((("points", self.attacker),)), Muster((("points", self.defender),))
        return told(world, f"{self.attacker} points against {self.defender}", ("attacker", "defender"), sides)


QUESTIONS: tuple[type[Question[World]], ...] = (WeighAttack, WeighDefence, Weigh, WeighPoints)
"""What a player may ask the odds of."""
