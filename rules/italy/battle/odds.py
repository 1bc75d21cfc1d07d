"""Odds of battles by the generator, exact (ITA-7): of one on the map, of an attack or defence considered, of points."""

from fractions import Fraction

from pydantic import Field

from rules.italy.battle.armies import attacker_parts, defender_parts, points
from rules.italy.battle.earlier import Rival, rivals
from rules.italy.battle.throws import chances
from rules.italy.board.land import Land
from rules.italy.board.state import Attack, World
from rules.italy.board.tables import Part
from rules.italy.board.words import summed
from rules.italy.realm.spending import Talents, attackers
from rules.italy.seats.seats import provinces
from rules.italy.war.attacks import attacking
from rules.italy.war.declaring import unstrikeable
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import pick
from rules.kernel.orders.question import Odds, Question
from rules.kernel.play.counsel import in_ten
from rules.kernel.telling.phrases import capital, points_of, the, verb

CLAUSE = "ITA-7.4"
Army = tuple[str, list[Part]]
"""Whose it is, and what its points are made of."""


def told(world: World, title: str, attacker: Army, defender: Army, *more: str) -> Odds:
    """Put the odds of a battle into words: both armies, and what each side may win."""
    who = {"attacker": capital(the(attacker[0])), "defender": capital(the(defender[0]))}
    armies = [
        f"{capital(the(name))}: {points_of(points(parts))} ({summed(parts)})" for name, parts in (attacker, defender)
    ]
    found = chances(world, points(attacker[1]), points(defender[1]))
    outcomes = {f"{who[one.winner]}, a {capital(one.degree)} Victory": chance for one, chance in found.items()}
    won = sum((chance for one, chance in found.items() if one.winner == "attacker"), Fraction(0))
    sums = f"{who['attacker']} {verb(attacker[0], 'wins', 'win')} {in_ten(won)}. {weighs(world, attacker, defender)}"
    return Odds(title, (sums, *armies, *more), outcomes)


def weighs(world: World, attacker: Army, defender: Army) -> str:
    """Say how points weigh on the dice, and who is ahead by how much (ITA-7.1, ITA-7.2)."""
    step, dice = world.rules.generator_step, "Each side keeps the better of two dice"
    ours, theirs = (points(parts) // step for _, parts in (attacker, defender))
    even = ", which is even" if ours == theirs else ""
    return f"{dice} and adds 1 for every full {step} points, {ours} against {theirs}{even}; equal sums are thrown again"


class Weigh(Question[World], name="battle", says=("battle", "this battle"), clause=CLAUSE):
    """The battle that is being decided now."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse while no battle is open."""
        if world.battle() is None:
            raise Refusal(CLAUSE, "no battle is being decided now; ask of an attack, a defence, or of points")

    def odds(self, world: World, seat: str) -> Odds:
        """Give the odds of the armies as they met (ITA-6.22)."""
        battle = world.attacks[world.fighting]
        attacker = world.name(battle.attacker), battle.attacker_parts
        defender = world.name(battle.army), battle.defender_parts
        return told(world, f"The battle in {world.provinces[battle.struck].name}", attacker, defender)


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
        place, army, power = world.provinces[self.province], Land(world).army(self.province), world.powers[seat]
        power.attack_points = self.talents or power.attack_points
        attack = Attack(attacker=seat, target=place.holder, province=place.id, reserve=self.reserve)
        if seat in world.attacks:
            world.attacks[seat] = attack
        known = "attacks, too" if attacking(world, army) else "no attack of its own"
        attacker = world.name(seat), attacker_parts(world, seat)
        defender = world.name(army), defender_parts(world, attack, army)
        assumed = f"{capital(the(world.name(army)))}: {known}, as known now"
        first = [ahead_of_it(world, one) for one in rivals(world, attack, place.id)]
        brings = (
            f"Won, it takes {place.name}; a Major Victory of either side takes one province more, where there is one"
        )
        return told(world, f"An attack on {place.name}", attacker, defender, assumed, *first, brings)


def ahead_of_it(world: World, one: Rival) -> str:
    """Say who may be there before one, which the odds do not count (ITA-4.16, ITA-6.8)."""
    name = world.name(one.who)
    met = f"you meet {name:the} with {one.points[1]}" if one.points else "nothing can be struck there"
    return f"{name:The} may be there first, {in_ten(one.chance)}, and then {met}: not counted here"


def feared(world: World, seat: str) -> list[str]:
    """Give who attacks a seat, and which Powers could (ITA-4.1)."""
    land, now = Land(world), attackers(world, seat)
    return [*now, *(one for one in world.powers if one not in (seat, *now) and land.within_reach(one, seat))]


class WeighDefence(
    Question[World],
    name="defence",
    says=("defence|defense against {attacker} [with {reserve}] [who spends {talents}]",),
    clause=CLAUSE,
):
    """A defence of yours against an attacker, with talents of yours in reserve and of his on Attack."""

    attacker: str = pick("foe", feared, "who attacks you, or could", denied="{} cannot reach you")
    reserve: Talents = Field(default=0, description="what you would hold against the attack")
    talents: Talents = Field(default=0, description="what the attacker might spend on Attack")

    def odds(self, world: World, seat: str) -> Odds:
        """Muster your own army against his (ITA-6.13)."""
        foe, reached = world.powers.get(self.attacker), Land(world).within_reach(self.attacker, seat)
        if self.attacker not in attackers(world, seat):
            world.attacks[self.attacker] = Attack(attacker=self.attacker, target=seat, province=reached[0])
        attack = world.attacks[self.attacker]
        attack.reserve = self.reserve or attack.reserve
        if foe:
            foe.attack_points = self.talents or foe.attack_points
        attacker = world.name(self.attacker), attacker_parts(world, self.attacker)
        defender = world.name(seat), defender_parts(world, attack, seat)
        assumed = "Your own army defends, and not that of a Subject"
        return told(world, f"A defence against {the(attacker[0])}", attacker, defender, assumed)


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
        attacker: Army = "attacker", [("points", self.attacker)]
        defender: Army = "defender", [("points", self.defender)]
        return told(world, f"{self.attacker} points against {self.defender}", attacker, defender)


QUESTIONS: tuple[type[Question[World]], ...] = (WeighAttack, WeighDefence, Weigh, WeighPoints)
"""What a player may ask the odds of."""
