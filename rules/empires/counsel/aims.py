"""Aims of an empire: every area that it may march against, and what stands between it and another (EMP-H10)."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from rules.empires.board.chances import chance
from rules.empires.board.houses import run_by_player, truce
from rules.empires.board.measures import gain, held_by, need
from rules.empires.board.state import World
from rules.empires.counsel.marches import OUTCAST, again, as_ordered, breach, ends_in, risked
from rules.empires.counsel.pieces import acting, called, odds, roll, ways_of
from rules.empires.counsel.rivals import attacked, raids, told
from rules.empires.counsel.war import Target, targets, worth
from rules.empires.endeavours.orders import Conquer
from rules.empires.endeavours.ratings import rate
from rules.empires.endeavours.tables import COSTS
from rules.kernel.orders.windows import Window
from rules.kernel.play.aims import Aim
from rules.kernel.telling.phrases import several


def aims(world: World, seat: str, window: Window[Any]) -> Sequence[Aim[World]]:  # Any: windows differ
    """Weigh the march against each area that an empire reaches (EMP-H10)."""
    if seat not in world.empires or not acting(world, seat, window):
        return ()
    return [aim(world, seat, one) for one in targets(world, seat) if one.rated.base in world.areas]


def aim(world: World, seat: str, one: Target) -> Aim[World]:
    """Weigh one march: the roll, the gold, what is lost by a failure, and the points it brings."""
    likely, lacking = chance(ways_of(one.needs)), lacks(world, seat, one.area)
    order = Conquer(target=one.area)
    return Aim(
        "area",
        one.area,
        weighed(world, seat, one),
        likely**lacking,
        Fraction(0) if breach(world, seat, world.areas[one.area].owner) else Fraction(worth(world, seat, one)),
        (order,),
        None if lacking > 1 else likely,
    )


def lacks(world: World, seat: str, area: str) -> int:
    """Count the successes that an empire lacks still to take an area (EMP-H10.4)."""
    return max(1, need(world.areas[area]) - held_by(world.areas[area], seat))


def weighed(world: World, seat: str, one: Target) -> str:
    """Say from where an area is taken and with which roll, what that costs and brings, and what a failure does."""
    area, base, lacking = world.areas[one.area], world.areas[one.rated.base], lacks(world, seat, one.area)
    whose = f"{called(world, area.owner)}’s " if area.owner else ""
    parts = f" in {several(lacking, 'success', 'successes')}, each" if lacking > 1 else ""
    undefended = roll("conquer", one.bare)
    alone = f", undefended with {odds(undefended)}" if undefended != one.needs else ""
    rightful = ", your claim counted" if one.area in world.empires[seat].claims else ""
    points = several(gain(world, seat, one.area), "point", "points")
    gold = f"{COSTS['conquer']} gold a try"
    broken, order = breach(world, seat, area.owner), Conquer(target=one.area)
    ordered = as_ordered(world, seat, one.area)
    if ordered:
        tried = again(world, seat, order)[0]
        rated = rate(world, seat, "conquer", one.area, tried.base, tried.extra)
        return f"{broken}{ordered}{risked(world, rated, order)}"
    text = f"{broken}{whose}{area.name} from {base.name}{parts} with {odds(one.needs)}{alone}; {gold}."
    return f"{text} It brings {points}{rightful}.{risked(world, one.bare, order)}"


def between(world: World, seat: str, other: str) -> Sequence[str]:
    """Say whether a truce binds two empires, and what the other could do in its next turn (EMP-H20.7, EMP-HC.8)."""
    if seat not in world.empires or other not in world.empires:
        return ()
    name, kept = called(world, other), truce(world, seat, other)
    machine = not run_by_player(world, other)
    promises = "an autopilot reads no letters" if machine else "promises bind nobody"
    bound = broken(world, seat, other) or (
        f"A truce binds you and {name} until {ends_in(world, kept)}: whoever breaks it is excommunicated, {OUTCAST}."
        if kept
        else f"No truce binds {name}: only a parley for peace makes one, and {promises}."
    )
    worst = next((told(world, seat, one) for one in raids(world, seat) if one.rival == other), "")
    return [bound, worst or f"{name} reaches none of your areas in its next turn."]


def broken(world: World, seat: str, other: str) -> str:
    """Say of a truce that another has broken that it binds oneself still (EMP-H10.6, EMP-H20.7); else nothing."""
    kept = truce(world, seat, other)
    if kept is None or not attacked(world, seat, other) or not world.empires[other].excommunicated:
        return ""
    name = called(world, other)
    return (
        f"{name} has broken its truce with you and is excommunicated: it is 2 weaker at home, and whoever shares its "
        f"faith attacks it 1 stronger. Until {ends_in(world, kept)} striking back excommunicates you too."
    )
