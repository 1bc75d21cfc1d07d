"""Phase 3: External Powers, the autopilots, then the players declare their attacks (ITA-4)."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from rules.italy.board.land import Land
from rules.italy.board.manners import manner
from rules.italy.board.state import Attack, World
from rules.italy.board.tables import DIE, ROME
from rules.italy.seats.seats import abandoned, hear, provinces
from rules.italy.war.attacks import pending
from rules.italy.war.events import AttackDeclared
from rules.italy.war.externals import declare_externals
from rules.italy.war.sparing import targets
from rules.italy.war.targets import best_attack, choose_target, power_modifiers, roll_attack
from rules.kernel.orders.choice import Objection, pick
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Flow, Window
from rules.kernel.play.play import Play

Dice = defaultdict[str, list[int]]
"""Each attacker's roll-offs."""


def unstrikeable(world: World, seat: str, province: str) -> Objection:
    """Say why a seat may not attack a province; nobody attacks External armies (ITA-4.1, ITA-6.5, ITA-9.22)."""
    place = world.provinces[province]
    if place.holder == seat:
        return f"{place.name} is yours"
    if place.occupier:
        return "ITA-6.5", f"the army of {world.name(place.occupier)} stands in {place.name}"
    if not Land(world).touches(seat, province):
        return "ITA-4.1", f"{place.name} touches no province that you control"
    return None


class DeclareAttack(Order[World], name="attack", says=("attack {province}",), clause="ITA-4.14", replaces="attack"):
    """Attack a province this turn: whoever holds it is your target."""

    province: str = pick("province", provinces, "a free province of another Power next to yours", problem=unstrikeable)

    def apply(self, world: World, seat: str) -> None:
        """Keep the named province until all have declared."""
        world.powers[seat].named = self.province


class Hold(
    Order[World], name="hold", says=("hold", "attack nobody", "hold the peace"), clause="ITA-4.6", replaces="attack"
):
    """Attack nobody this turn."""

    def apply(self, world: World, seat: str) -> None:
        """Name no province."""
        world.powers[seat].named = ""


DECLARING: Window[Order[World]] = Window(
    name="attack",
    clause="ITA-4.13",
    asked=(),
    orders=(DeclareAttack, Hold),
    silence="You attack nobody this turn.",
    title="Whom do you attack?",
    meanwhile="The Powers decide whom they attack.",
)


def declare(play: Play[World]) -> Flow:
    """Declare in the order of the rulebook; players see the autopilots' attacks first (ITA-4.13)."""
    world = play.state
    declare_externals(play)
    declare_autopilots(play, [one for one in world.powers if one not in world.seated])

    asked = deciders(world)
    left = abandoned((yield from hear(play, DECLARING, asked)))
    if world.ended:
        return

    declare_autopilots(play, left)
    if ROME in left:
        world.powers[ROME].named = best_attack(world, manner(world.powers[ROME]))
    declare_players(play, asked)
    order_battles(play)


def declare_autopilots(play: Play[World], autopilots: Sequence[str]) -> None:
    """Roll for all of these but Rome, then choose targets, the highest total first (ITA-4.3, ITA-4.7, ITA-4.12)."""
    world, open_to = play.state, {one: targets(play.state, one) for one in autopilots if one != ROME}
    able = [one for one, found in open_to.items() if found]
    rolls = {power: roll_attack(world, play.chance, world.powers[power]) for power in able}
    totals = {power: roll.total for power, roll in rolls.items() if roll.attacks}
    for attacker in sorted(totals, key=lambda one: -totals[one]):  # sorting keeps Power order among equals
        modifiers = power_modifiers(world, attacker, open_to[attacker])
        target, told = choose_target(play.chance, attacker, modifiers)
        world.attacks[attacker] = Attack(attacker=attacker, target=target, total=totals[attacker], chosen=told)


def deciders(world: World) -> list[str]:
    """Give who is asked: Rome, and every player-held Active Power, that has anything to strike (ITA-4.13, ITA-11.2).

    An Inactive Power, which controls nothing, keeps its seat and is asked nothing (ITA-11.6).
    """
    seats = [one for one in world.powers if one == ROME or one in world.seated]
    return [one for one in seats if Land(world).strikeable(one)]


def declare_players(play: Play[World], asked: Sequence[str]) -> None:
    """Aim each named attack at whoever holds the province, and roll for its place (ITA-4.14, ITA-4.15, ITA-4.17)."""
    world = play.state
    for power in (world.powers[seat] for seat in asked if world.powers[seat].named):
        place = world.provinces[power.named]
        attack = Attack(attacker=power.id, target=place.holder, province=place.id)
        power.named = ""
        if power.id != ROME:
            attack.total = roll_attack(world, play.chance, power, order_only=True).total
        world.attacks[power.id] = attack


def order_battles(play: Play[World]) -> None:
    """Put External Powers first, then all by total with roll-offs, then Rome (ITA-4.16)."""
    world, rolled = play.state, Dice(list)
    first = [one for one in world.attacks if one in world.externals]
    totals = {one: world.attacks[one].total or 0 for one in world.powers if one in world.attacks and one != ROME}
    order = (*first, *by_marks(play, totals, rolled), ROME)
    world.attacks = {one: world.attacks[one] for one in order if one in world.attacks}
    for place, attack in enumerate(pending(world), start=1):
        attack.label = f"T{world.turn}A{place}"
        because = (attack.chosen,) if attack.chosen else ()
        told = AttackDeclared.of(attack, rolloffs=rolled[attack.attacker], because=because)
        attack.declared = play.tell(told)  # at once (ITA-4.18)


def by_marks(play: Play[World], marks: Mapping[str, int], rolled: Dice) -> list[str]:
    """Put attackers in order, the highest mark first; equals roll a die each, and again while they are equal."""
    order: list[str] = []
    for mark in sorted(set(marks.values()), reverse=True):
        equals = [one for one in marks if marks[one] == mark]
        if len(equals) > 1:
            dice = {one: play.chance.die("ITA-4.16", "order.rolloff", one, DIE) for one in equals}
            for one, die in dice.items():
                rolled[one].append(die)
            equals = by_marks(play, dice, rolled)
        order += equals
    return order
