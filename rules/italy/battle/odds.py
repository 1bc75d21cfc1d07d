"""Odds of battles by the generator, exact (ITA-7): of one on the map, of an attack or defence considered, of points."""

from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.italy.battle.armies import Muster, attacker_parts, defender_parts
from rules.italy.battle.generator import Result, judged
from rules.italy.board.deeds import listed
from rules.italy.board.land import Land
from rules.italy.board.state import Attack, World
from rules.italy.board.tables import DIE
from rules.italy.board.wording import begins, summed, the, verb
from rules.italy.war.attacks import against, attacking
from rules.italy.war.orders import DeclareAttack
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Names
from rules.kernel.orders.question import Odds, Question, counted
from rules.kernel.telling.phrases import points_of

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
        f"{begins(the(name))}: {points_of(side.points)} ({summed(side.parts)})"
        for name, side in zip(names, sides, strict=True)
    ]
    outcomes = {
        f"{begins(the(who[winner]))}, a {degree.capitalize()} Victory": chance
        for (winner, degree), chance in found.items()
    }
    assumed = (*armies, *more, "By the generator; drawn throws are thrown again")
    return Odds(title=title, assumed=assumed, outcomes=outcomes)


class Weigh(Question[World]):
    """The battle that is being decided now."""

    name: ClassVar[str] = "battle"
    says: ClassVar[tuple[str, ...]] = ("battle", "this battle")
    clause: ClassVar[str] = CLAUSE

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


class WeighAttack(Question[World]):
    """An attack of yours on a province, with talents of yours on Attack, and of theirs in reserve."""

    name: ClassVar[str] = "attack"
    says: ClassVar[tuple[str, ...]] = ("attack {province} [with {talents}] [held with {reserve}]",)
    clause: ClassVar[str] = CLAUSE

    province: Annotated[str, Names("province")] = Field(description="a province that you could strike")
    talents: Talents = Field(default=0, description="what you would spend on Attack")
    reserve: Talents = Field(default=0, description="what the defender might hold against you")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what could not be struck."""
        DeclareAttack(province=self.province).check(world, seat)

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
        return told(world, f"An attack on {place.name}", names, sides, f"{begins(the(names[1]))}: {busy}, as known now")

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give what can be struck."""
        return DeclareAttack.choices(world, seat, field, given) if field == "province" else None


class WeighDefence(Question[World]):
    """A defence of yours against an attacker, with talents of yours in reserve and of his on Attack."""

    name: ClassVar[str] = "defence"
    says: ClassVar[tuple[str, ...]] = ("defence|defense against {attacker} [with {reserve}] [who spends {talents}]",)
    clause: ClassVar[str] = CLAUSE

    attacker: Annotated[str, Names("attack")] = Field(description="who attacks you")
    reserve: Talents = Field(default=0, description="what you would hold against the attack")
    talents: Talents = Field(default=0, description="what the attacker might spend on Attack")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse an attack that is not on the seat."""
        mine = [one.attacker for one in against(world, seat)]
        if self.attacker not in mine:
            names = listed(world.name(one) for one in mine)
            name = world.name(self.attacker) if self.attacker in world.attacks else self.attacker
            denied = f"{the(name)} {verb(name, 'does', 'do')} not attack you"
            raise Refusal(CLAUSE, f"{denied}; attacks on you: {names}")

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

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give who attacks the seat."""
        mine = {world.name(one.attacker): one.attacker for one in against(world, seat)}
        return mine if field == "attacker" else None


class WeighPoints(Question[World]):
    """Two armies of so many points, wherever they meet."""

    name: ClassVar[str] = "points"
    says: ClassVar[tuple[str, ...]] = ("points {attacker} against {defender}", "{attacker} points against {defender}")
    clause: ClassVar[str] = CLAUSE

    attacker: Talents = Field(description="the attacker's points")
    defender: Talents = Field(description="the defender's points")

    def odds(self, world: World, seat: str) -> Odds:
        """Give the odds of the points alone (section 7.5)."""
        sides = Muster((("points", self.attacker),)), Muster((("points", self.defender),))
        return told(world, f"{self.attacker} points against {self.defender}", ("attacker", "defender"), sides)


QUESTIONS: tuple[type[Question[World]], ...] = (WeighAttack, WeighDefence, Weigh, WeighPoints)
"""What a player may ask the odds of."""
