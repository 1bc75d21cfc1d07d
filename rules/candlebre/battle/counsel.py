"""Counsel on battles: what can be taken, what neighbours may take, and when one had better leave (CAN-7)."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from rules.candlebre.battle.battles import muster
from rules.candlebre.battle.forecast import fought
from rules.candlebre.battle.marches import marches
from rules.candlebre.battle.melee import wants_to_leave
from rules.candlebre.battle.odds import has_refuge, walls
from rules.candlebre.battle.orders import Rest, Withdraw, my_battles, sides
from rules.candlebre.battle.rout import CAUGHT, refuges
from rules.candlebre.board.forces import added, count
from rules.candlebre.board.state import World
from rules.candlebre.board.tables import DIE, WITHDRAWAL_HONOR
from rules.candlebre.board.war import Battle, Units
from rules.candlebre.board.wording import troops
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import LONGEST, Counsel, Offer, Weight, by_topic, in_ten
from rules.kernel.telling.phrases import several

CAUGHT_OF_TWENTY = Fraction(CAUGHT, DIE)
"""The share of a withdrawing force that is caught on average."""


def bout(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say of each battle who stands there, what the last round and leaving cost, and how it would end (CAN-7.18i)."""
    if window.name != "round":
        return ()
    battles = [world.fighting[id] for id in my_battles(world, seat)]
    return [judged(world, seat, battle, alone=not battles[1:]) for battle in battles]


def judged(world: World, seat: str, battle: Battle, *, alone: bool) -> Counsel[World]:
    """Give the counsel on one battle, to be answered with one press."""
    place, attacks = world.provinces[battle.target], battle.attacker.seat == seat
    melee = muster(world, battle)
    melee.round = battle.round
    ways = has_refuge(world, battle.attacker.seat, place), has_refuge(world, battle.defender.seat, place)
    won = fought(melee, ways).won
    chance, side = (won, melee.attacker) if attacks else (1 - won, melee.defender)
    then = f"By your doctrine it is {'taken' if attacks else 'held'} {in_ten(chance)}."
    fight, where = ("", "") if alone else (battle.target, f" at {place.name}")
    rest: Offer[World] = Offer(f"Doctrine decides{where}", Rest(battle=fight))
    if not battle.round or not refuges(world, seat, battle.target):
        return Counsel(Weight.DECIDE, told(world, battle, then, attacks=attacks), "CAN-7.18", (rest,))
    units = count(side.units)
    price = (
        f"{-WITHDRAWAL_HONOR} honor and about {round(CAUGHT_OF_TWENTY * units)} of {several(units, 'unit', 'units')}"
    )
    leave: Offer[World] = Offer(f"Withdraw{where and f' from {place.name}'}", Withdraw(battle=fight))
    if wants_to_leave(melee, side):
        stay: Offer[World] = Offer(f"Fight this round{where}", Rest(battle=fight))
        then += f" Say nothing, and your doctrine withdraws now, for {price}."
        return Counsel(Weight.DECIDE, told(world, battle, then, attacks=attacks), "CAN-7.17d", (stay, leave))
    offers = (rest, leave) if chance >= Fraction(1, 3) else (leave, rest)
    then += f" To withdraw costs {price}."
    return Counsel(Weight.DECIDE, told(world, battle, then, attacks=attacks), "CAN-7.15", offers)


def told(world: World, battle: Battle, then: str, *, attacks: bool) -> str:
    """Say who still stands there and what the last round cost, by their types where there is room, and what follows."""
    mine, theirs = sides(battle) if attacks else sides(battle)[::-1]
    place, whose = world.provinces[battle.target], world.name(theirs.seat)
    for lot in (named, numbered):
        text = f"{place.name}: your {lot(mine.units)} against {lot(theirs.units)} of {whose}{walls(place)}."
        if battle.round:
            fallen = (added(force.killed, force.captured) for force in (mine, theirs))
            lost = [lot(one) if one else "nobody" for one in fallen]
            text += f" Round {battle.round} cost you {lost[0]}, them {lost[1]}."
        if len(f"{text} {then}") <= LONGEST:
            break
    return f"{text} {then}"


def named(units: Units) -> str:
    """Give units by their types."""
    return troops(units.items())


def numbered(units: Units) -> str:
    """Give how many units they are."""
    return several(count(units), "unit", "units")


counsel = by_topic(marches, bout)
