"""Leaving the field: who withdraws, where to, and who is caught (CAN-7.15)."""

from rules.candlebre.battle.aftermath import capture_leaders, imprison, let_leaders_slip
from rules.candlebre.battle.events import ForceLost, WithdrawalCalled, Withdrew
from rules.candlebre.battle.melee import Melee, Side, power, wants_to_leave
from rules.candlebre.board.called import NEUTRAL
from rules.candlebre.board.cards import OUTRIDER, PALADIN
from rules.candlebre.board.forces import ordered, stand
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.tables import DIE, LEADER_MOVE, TYPES
from rules.candlebre.board.war import Battle, Force
from rules.candlebre.board.wording import told_units
from rules.kernel.facts.names import BETWEEN
from rules.kernel.play.play import Play

CAUGHT, CAUGHT_BY_OUTRIDER = 3, 1
"""The highest die on which a withdrawing unit is captured (CAN-7.15c, CAN-11.8)."""


def leave_field(play: Play[World], battle: Battle, melee: Melee) -> bool:
    """Let a side withdraw whose orders say so, the attacker first; one alone (CAN-7.15, CAN-7.15a)."""
    for force, side in ((battle.attacker, melee.attacker), (battle.defender, melee.defender)):
        if force.seat and leaving(force, melee, side):
            refuge = refuge_of(play.state, battle, force, side)
            if refuge:
                if not force.spoke:
                    explain(play, battle, melee, side)
                withdraw(play, battle, force, side, refuge)
                return True
    return False


def explain(play: Play[World], battle: Battle, melee: Melee, side: Side) -> None:
    """Tell a House alone why its doctrine leaves: the power of both, or the rounds that have passed (CAN-7.17d)."""
    force = battle.attacker if side is melee.attacker else battle.defender
    own, theirs, ratio = power(melee, side), power(melee, melee.enemy(side)), side.choices.withdraw_ratio
    play.tell(
        WithdrawalCalled(
            audience=(force.seat,),
            seat=force.seat,
            province=battle.target,
            role="attack" if side is melee.attacker else "defence",
            round=melee.round,
            power=100 * own // theirs if theirs else 100,
            ratio=ratio if 100 * own < ratio * theirs else 0,
        )
    )


def leaving(force: Force, melee: Melee, side: Side) -> bool:
    """Tell whether a side leaves: by its word in this round, or else by its standing orders (CAN-7.18c)."""
    if force.spoke:
        return bool(force.leaves)
    return wants_to_leave(melee, side)


def must_leave(play: Play[World], battle: Battle, melee: Melee, last: int) -> bool:
    """Make the attacker go after the last round; one who has nowhere to go is lost (CAN-7.3c)."""
    if melee.round < last:
        return False
    force, side = battle.attacker, melee.attacker
    refuge = refuge_of(play.state, battle, force, side)
    if refuge:
        withdraw(play, battle, force, side, refuge)
        return True
    units = told_units(force.units)
    force.units = {}
    side.units = {}
    play.tell(ForceLost(clause="CAN-7.3c", seat=force.seat or NEUTRAL, captor="", units=units))
    return True


def refuge_of(world: World, battle: Battle, force: Force, side: Side) -> Province | None:
    """Give where a side goes: its own, next to the battle, as ordered, else where most of its units are (CAN-7.15f)."""
    mine = refuges(world, force.seat, battle.target)
    wanted = [force.leaves, *side.choices.retreat_to]
    ordered_to = next((place for id in wanted for place in mine if place.id == id), None)
    return ordered_to or max(mine, key=lambda place: (sum(place.units.values()), -place.no), default=None)


def refuges(world: World, seat: str, target: str) -> list[Province]:
    """Give a seat's provinces next to a battle in which none is being fought (CAN-7.15f, CAN-7.18h)."""
    near = [world.provinces[id] for id in world.provinces[target].near if id not in world.fighting]
    return [place for place in near if place.owner == seat]


def withdraw(play: Play[World], battle: Battle, force: Force, side: Side, refuge: Province) -> None:
    """Roll for each unit whether it is caught; the others go (CAN-7.15b, CAN-7.15d, CAN-7.15j)."""
    world = play.state
    enemy = battle.defender if force is battle.attacker else battle.attacker
    with play.causes() as because:
        rolled = {kind: rolls(play, battle, force, side, kind) for kind in TYPES if force.units.get(kind)}
    limit = caught_on(world, force)
    caught = ordered({kind: sum(die <= limit for die in dice) for kind, dice in rolled.items()})
    escaped = ordered({kind: number - caught.get(kind, 0) for kind, number in force.units.items()})
    play.tell(
        Withdrew(
            because=tuple(because),
            seat=force.seat,
            province=battle.target,
            refuge=refuge.id,
            caught=told_units(caught),
            escaped=told_units(escaped),
        )
    )
    imprison(world, enemy, force, caught)
    stand(refuge, escaped, {kind: [0] * number for kind, number in escaped.items()})
    force.units, side.units, force.escaped = {}, {}, escaped
    battle.withdrew = "attacker" if force is battle.attacker else "defender"
    battle.retreat = refuge.id
    if not any(world.leaders[id].card == PALADIN for id in force.leaders):
        battle.shamed = force.seat
    lead_away(play, battle, force, enemy, survivors=bool(escaped))


def rolls(play: Play[World], battle: Battle, force: Force, side: Side, kind: str) -> list[int]:
    """Roll for the units of a type, re-rolling those caught while counters were kept for it (CAN-7.15c, CAN-7.17c)."""
    subject = BETWEEN.join((force.seat or NEUTRAL, battle.target))

    def cast(number: int) -> tuple[int, ...]:
        return play.chance.cast("CAN-7.15c", f"battle.withdrawal.{kind}", subject, number, DIE)

    dice = list(cast(force.units[kind]))
    if side.choices.reroll == "withdrawal":
        bad = [place for place, die in enumerate(dice) if die <= caught_on(play.state, force)][: force.counters]
        for place, die in zip(bad, cast(len(bad)), strict=True):
            dice[place] = die
        force.counters -= len(bad)
    return dice


def caught_on(world: World, force: Force) -> int:
    """Give the highest die on which a unit of a force is caught."""
    led = any(world.leaders[id].card == OUTRIDER for id in force.leaders)
    return CAUGHT_BY_OUTRIDER if led else CAUGHT


def lead_away(play: Play[World], battle: Battle, force: Force, enemy: Force, *, survivors: bool) -> None:
    """Let the leaders go with the survivors; without any they are captured, or slip away from neutrals (CAN-7.15i)."""
    world = play.state
    if survivors:
        for id in force.leaders:
            world.leaders[id].place, world.leaders[id].steps = battle.retreat, LEADER_MOVE
        force.leaders = []
    elif enemy.seat:
        capture_leaders(play, force, enemy.seat, "CAN-7.15i")
    else:
        let_leaders_slip(play, force, battle.target)
