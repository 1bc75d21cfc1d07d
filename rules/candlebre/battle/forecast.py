"""Forecasts: how an attack would go, and what neighbours could do before a seat is asked again (CAN-7, CAN-16.13)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

import numpy as np
import numpy.typing as npt

from rules.candlebre.battle.battles import muster
from rules.candlebre.battle.melee import Melee
from rules.candlebre.battle.odds import SEED, considered, has_refuge
from rules.candlebre.battle.sampling import Random, sampled, shares
from rules.candlebre.board.cards import PALADIN
from rules.candlebre.board.forces import added, count, rolling
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.seats import allied
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.tables import WITHDRAWAL_HONOR
from rules.candlebre.board.war import Units
from rules.candlebre.movement.march_autopilot import march
from rules.candlebre.purchasing.placements import placements

BATTLES = 200
"""Battles on paper for one forecast: enough for a chance in tenths, within a few thousandths of a second."""
CLOSELY = 20_000
"""Battles on paper for a march that is ordered: its answer and the odds of the same battle tell the same."""
DEARLY = Fraction(1, 20)
"""The share of victories from which a loss beyond the average is worth a word."""
Losses = npt.NDArray[np.int64]
"""The units lost in each of many battles."""
SURE = Fraction(1)
LIKELIEST = Fraction(BATTLES - 1, BATTLES)
"""The most that battles on paper can promise: only what nobody defends is sure."""
MARCHES = Fraction(9, 10)
"""How often a march that a neighbour could well order comes: others move before him, and lands are moved or blessed."""
UNFORESEEN = Fraction(1, 25)
"""How often land falls beside which his troops stand, though no such march is foreseen."""


@dataclass(frozen=True)
class Forecast:
    """How a battle would end."""

    won: Fraction
    """The attacker takes the province."""
    withdrawn: Fraction = Fraction(0)
    """His orders have him leave the field."""
    price: int = 0
    """The units that a victory costs him, on the average."""
    dear: int = 0
    """The units that a victory costs him where it comes dear; 0 where it hardly ever costs more than usual."""
    dearly: Fraction = Fraction(0)
    """How often a victory costs so many, or more."""
    honor: int = -WITHDRAWAL_HONOR
    """The honor that leaving the field costs him."""


@dataclass(frozen=True)
class Raid:
    """A march on a seat's province that a rival could order, judging as an autopilot does."""

    rival: str
    province: str
    units: Units
    against: Units
    won: Fraction
    origins: tuple[str, ...] = ()
    """The provinces from which they would come."""


def attack(
    world: World, seat: str, place: Province, units: Units, leaders: Sequence[str] = (), battles: int = BATTLES
) -> Forecast:
    """Give how an attack with these units would end, as far as the view shows who defends (CAN-7)."""
    battle = considered(world, seat, place, units, {}, leaders)
    ways = has_refuge(world, seat, place), has_refuge(world, place.owner, place)
    spared = any(world.leaders[id].card == PALADIN for id in leaders)
    found = fought(muster(world, battle), ways, battles)
    return replace(found, honor=0) if spared else found


def fought(melee: Melee, refuges: tuple[bool, bool], battles: int = BATTLES) -> Forecast:
    """Fight a melee many times on paper, always with the same dice."""
    if melee.over:
        return Forecast(SURE if melee.attacker.rolling else Fraction(0))
    ends = sampled(melee, battles, Random(np.random.default_rng(SEED)), refuges=refuges)
    found, victories = shares(ends), ends.winners == 0
    fallen = count(melee.attacker.units) - ends.left[0][victories].sum(axis=1)
    price = round(float(fallen.mean())) if victories.any() else 0
    dear = next((lost for lost in range(count(melee.attacker.units), price + 1, -1) if seldom(fallen, lost)), 0)
    won = Fraction(round(battles * (found["attacker"] + found["defender_leaves"])), battles)
    won = min(won, LIKELIEST)
    leaves = Fraction(round(battles * found["attacker_leaves"]), battles)
    return Forecast(won, leaves, price, dear, seldom(fallen, dear) if dear else Fraction(0))


def seldom(fallen: Losses, lost: int) -> Fraction:
    """Give how often victories cost so many units or more; nought where that is too rare for a word."""
    share = Fraction(int((fallen >= lost).sum()), max(len(fallen), 1))
    return share if share >= DEARLY else Fraction(0)


def raids(world: World, seat: str) -> list[Raid]:
    """Give the marches on a seat's land that its neighbours would order as autopilots, the likeliest first.

    What waits is placed as it is for whoever stays silent (CAN-16.15).
    """
    silent = world.fresh()
    placements(silent, seat)
    found = [raid for rival in neighbours(world, seat) for raid in raids_of(silent, rival, seat)]
    return sorted(found, key=lambda one: (-one.won, world.provinces[one.province].no))


def neighbours(world: World, seat: str) -> list[str]:
    """Give the rivals whose troops stand next to a seat's land and who march before it does; allies are left out."""
    beside = [world.provinces[id] for place in world.held(seat) for id in place.near]
    owners = {one.owner for one in beside if one.owner and rolling(one.units)}
    return [one for one in coming(world, seat) if one in owners and not allied(world, seat, one)]


def coming(world: World, seat: str) -> list[str]:
    """Give the rivals whose next march comes before the seat's own next seat-turn (CAN-4.2, CAN-4.3).

    Any may, before it is known who plays after whom.
    """
    if world.settings.turns == "simultaneous" or seat not in world.play_order:
        return [one for one in world.living() if one != seat]
    order = world.play_order
    after = 1 + max((order.index(one) for one in world.active), default=order.index(seat))
    turned = [*order[after:], *order[:after]]
    return [one for one in turned[: turned.index(seat)] if world.houses[one].alive]


def raids_of(world: World, rival: str, seat: str) -> Iterable[Raid]:
    """Let a rival plan his marches on what everybody sees."""
    plan = Plan(world, rival)
    plan.house.marches = []
    for place in plan.world.held(rival):
        if place.protected_by == rival and world.settings.turns == "sequential":
            place.protected_by = ""  # they leave as his seat-turn begins (CAN-2.14b)
    march(plan)
    for one in plan.house.marches:
        place = world.provinces[one.target]
        if place.owner == seat:
            units: Units = {}
            for group in one.groups:
                units = added(units, group.units)
            leaders = [id for group in one.groups for id in group.leaders]
            origins = tuple(dict.fromkeys(group.origin for group in one.groups))
            won = attack(world, rival, place, units, leaders).won
            yield Raid(rival, place.id, units, dict(place.units), won, origins)


def likeliest(found: Iterable[Raid], province: str) -> Raid | None:
    """Give the raid that is likeliest to take a province."""
    return max((one for one in found if one.province == province), key=lambda one: one.won, default=None)


def lost(found: Iterable[Raid], province: str) -> Fraction:
    """Give how likely a province falls to one of these raids."""
    stays = Fraction(1)
    for one in found:
        if one.province == province:
            stays *= 1 - MARCHES * one.won
    return 1 - stays


def falls(world: World, seat: str, found: Iterable[Raid], place: Province) -> Fraction:
    """Give how likely a province falls, also to what is not foreseen; never where clergy stand (CAN-2.14a)."""
    if place.protected_by:
        return Fraction(0)
    beside = {world.provinces[id].owner for id in place.near if rolling(world.provinces[id].units)}
    return max(lost(found, place.id), UNFORESEEN if beside & set(neighbours(world, seat)) else Fraction(0))
