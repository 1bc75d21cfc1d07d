"""The endeavours of an autopilot, step by step (EMP-HA.5); each looks at a view and gives an order, or none."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from rules.empires.autopilot.manners import Manner
from rules.empires.autopilot.odds import defied
from rules.empires.board.chances import at_least
from rules.empires.board.houses import truce
from rules.empires.board.land import connected, reached
from rules.empires.board.measures import (
    ceiling,
    claimable,
    court_of,
    faith_gap,
    held_by,
    language_gap,
    need,
    of_his_creed,
    prosperity,
)
from rules.empires.board.sheets import MainOrder
from rules.empires.board.state import World
from rules.empires.board.tables import FORTS, Kind
from rules.empires.endeavours.limits import unconvertible, unrestorable
from rules.empires.endeavours.odds import bands
from rules.empires.endeavours.orders import Conquer, Convert, Fortify, Negotiate, Penance, Restore, Rule
from rules.empires.endeavours.ratings import Rated, rate
from rules.empires.endeavours.tables import COSTS, MOST_EXTRA, RESTORATIONS, needed

Step = Callable[[World, str, Manner], MainOrder | None]
CALM, GOOD, FRIENDS, FAR_FRIENDS = 8, 7, 8, 9
"""Highest needed rolls: of calming, of whatever is done at home, of ties with the free, and with others' areas."""
PENANCE, WALLS, ENVOYS, FAR_ENVOYS = 6, 8, 4, 6
"""Gold from which each is tried (EMP-HA.5b, EMP-HA.5i, EMP-HA.5j, EMP-HA.5k)."""
RIGHT, BASE, PEOPLE, OFF = 4, 2, 2, 1
"""Worth of a conquest: 2 × (2 + prosperity − 1), and 4 with a claim (EMP-HA.5e)."""
IN_UNREST = 3
"""How much more a failure weighs in an area in unrest, which it may cost (EMP-HA.5n)."""
SPARED: Mapping[Kind, int] = {"conquer": 2, "rule": 2, "fortify": 2, "convert": 2, "negotiate": 1}
"""Gold that is not added to an endeavour (EMP-HA.5)."""


def least(rated: Rated, roll: int, limit: int) -> int | None:
    """Give the least gold that brings the needed roll down to a bound; none where no gold does (section 8)."""
    wanting = max(0, needed(rated.kind, rated.rating) - roll)
    return wanting if wanting <= max(0, limit) else None


def purse(world: World, seat: str, kept: int) -> int:
    """Give the gold that may be added, if so much is kept back (EMP-HA.5)."""
    return min(MOST_EXTRA, world.empires[seat].gold - kept)


def first(world: World, seat: str, kind: Kind, areas: Iterable[str], roll: int, limit: int) -> tuple[str, int] | None:
    """Give the first of some areas in which an endeavour is likely enough, and the gold that it takes."""
    for area in areas:
        extra = least(rate(world, seat, kind, area), roll, limit)
        if extra is not None:
            return area, extra
    return None


def restore(world: World, seat: str, manner: Manner) -> MainOrder | None:
    """In exile call on the likeliest people (EMP-HA.5a)."""
    del manner
    empire = world.empires[seat]
    if empire.court or empire.restored >= RESTORATIONS:
        return None
    able = [area for area in world.areas if not unrestorable(world, seat, area)]
    best = max(
        able, key=lambda area: (defied(world, seat, "restore", area).rating, prosperity(world.areas[area])), default=""
    )
    return Restore(target=best, extra=max(0, purse(world, seat, 0))) if best else None


def penance(world: World, seat: str, manner: Manner) -> MainOrder | None:
    """Be forgiven (EMP-HA.5b)."""
    del manner
    empire = world.empires[seat]
    return Penance() if empire.excommunicated and empire.gold >= PENANCE else None


def regain(world: World, seat: str, manner: Manner) -> MainOrder | None:
    """March against the area that broke away in heresy (EMP-HA.5c)."""
    del manner
    outbreak = world.outbreak
    if outbreak is None or outbreak.drawer != seat or world.empires[seat].gold < COSTS["conquer"]:
        return None
    if outbreak.area not in reached(world, seat):
        return None
    return Conquer(target=outbreak.area, extra=max(0, purse(world, seat, COSTS["conquer"])))


def pacify(world: World, seat: str, manner: Manner, *, free: bool = False) -> MainOrder | None:
    """Calm unrest, the richest first (EMP-HA.5d); `free` without gold."""
    del manner
    areas = world.areas
    troubled = [area for area in connected(world, seat) if areas[area].unrest]
    troubled.sort(key=lambda one: -(prosperity(areas[one]) + areas[one].population))
    limit = 0 if free else purse(world, seat, SPARED["rule"])
    found = first(world, seat, "rule", troubled, CALM, limit)
    return Rule(target=found[0], extra=found[1]) if found else None


@dataclass(frozen=True)
class March:
    """A conquest that would do: of what worth, with which needed roll and how much gold."""

    area: str
    worth: int
    roll: int
    extra: int


def conquer(world: World, seat: str, manner: Manner) -> MainOrder | None:
    """Take what is worth most for its price (EMP-HA.5e)."""
    best, found = Fraction(0), None
    for one in marches(world, seat, manner):
        score = prize(world, seat, one.area, one.worth, one.roll, one.extra)
        if score > best:
            best, found = score, Conquer(target=one.area, extra=one.extra)
    return found


def marches(world: World, seat: str, manner: Manner) -> Iterator[March]:
    """Give the conquests that are worth anything and likely enough, with the least gold for that (EMP-HA.5e)."""
    if world.empires[seat].gold < COSTS["conquer"]:
        return
    limit = purse(world, seat, SPARED["conquer"])
    for area in reached(world, seat):
        owner = world.areas[area].owner
        if owner and not manner.breaks_truces and truce(world, seat, owner):
            continue
        worth = worth_of(world, seat, area, manner)
        rated = defied(world, seat, "conquer", area) if worth > 0 else None
        extra = least(rated, manner.daring, limit) if rated else None
        if rated is not None and extra is not None:
            yield March(area, worth, needed("conquer", rated.rating + extra), extra)


def worth_of(world: World, seat: str, area: str, manner: Manner) -> int:
    """Give what an area is worth to a seat by its manner (EMP-HA.5e)."""
    one, gap = world.areas[area], faith_gap(world, seat, area)
    claimed = area in world.empires[seat].claims
    worth = BASE * (PEOPLE + max(0, prosperity(one) - OFF)) + (RIGHT if claimed else 0)
    worth += (manner.infidel if gap == 2 else -gap) - language_gap(world, seat, area)  # noqa: PLR2004  of EMP-H3.6
    if not one.owner:
        return worth
    owner = world.empires[one.owner]
    fallen = owner.vacant or owner.excommunicated or not owner.court
    return worth + (manner.rightful if claimed else manner.lawless) + (manner.prey if fallen else 0)


def prize(world: World, seat: str, area: str, worth: int, roll: int, extra: int) -> Fraction:
    """Give the score of a conquest: worth by its ways, for its price in gold (EMP-HA.5e)."""
    one = world.areas[area]
    price = (need(one) - held_by(one, seat)) * (COSTS["conquer"] + extra) + 1
    return Fraction(worth * at_least(roll), price)


def befriend(world: World, seat: str, manner: Manner) -> MainOrder | None:
    """Make ties where a claim follows, the richest first; then with the court, if it is one's manner (EMP-HA.5f)."""
    empire = world.empires[seat]
    if empire.gold < COSTS["negotiate"]:
        return None
    bare = [
        area
        for area in world.owned(seat)
        if area not in empire.ties and area not in empire.claims and claimable(world, seat, area)
    ]
    bare.sort(key=lambda one: -prosperity(world.areas[one]))
    if manner.ties_court and empire.court and empire.court not in (*empire.ties, *bare):
        bare.append(empire.court)
    found = first(world, seat, "negotiate", bare, GOOD, purse(world, seat, SPARED["negotiate"]))
    return Negotiate(target=found[0], extra=found[1]) if found else None


def improve(world: World, seat: str, manner: Manner) -> MainOrder | None:
    """Raise own areas, the most populous first, then those that stand lowest (EMP-HA.5g)."""
    del manner
    areas = world.areas
    low = [area for area in connected(world, seat) if areas[area].social < ceiling(areas[area])]
    low.sort(key=lambda one: (-areas[one].population, areas[one].social))
    found = first(world, seat, "rule", low, GOOD, 0)
    return Rule(target=found[0]) if found else None


def rather(world: World, seat: str, manner: Manner) -> MainOrder | None:
    """Rule where it is likelier to do good than harm, rather than do nothing (EMP-HA.5n)."""
    del manner
    areas = world.areas
    able = [area for area in connected(world, seat) if areas[area].unrest or areas[area].social < ceiling(areas[area])]
    best = max(able, key=lambda area: balance(world, seat, area), default="")
    return Rule(target=best) if best and balance(world, seat, best) > 0 else None


def balance(world: World, seat: str, area: str) -> int:
    """Give by how many ways of 36 ruling an area succeeds rather than fails; in unrest a failure may cost it."""
    found = bands(rate(world, seat, "rule", area))
    harm = IN_UNREST if world.areas[area].unrest else 1
    return found["success"] + found["great"] - harm * found["failure"]


def convert(world: World, seat: str, manner: Manner) -> MainOrder | None:
    """Spread the faith at home (EMP-HA.5h)."""
    if world.empires[seat].gold < max(manner.mission_gold, COSTS["convert"]):
        return None
    able = [area for area in connected(world, seat) if not unconvertible(world, seat, area)]
    found = first(world, seat, "convert", able, manner.mission_roll, purse(world, seat, SPARED["convert"]))
    return Convert(target=found[0], extra=found[1]) if found else None


def fortify(world: World, seat: str, manner: Manner) -> MainOrder | None:
    """Build walls, where there are least, then where it is richest (EMP-HA.5i)."""
    del manner
    if world.empires[seat].gold < WALLS:
        return None
    areas = world.areas
    weak = [area for area in connected(world, seat) if not areas[area].unrest and areas[area].fort < FORTS[-1]]
    weak.sort(key=lambda one: (areas[one].fort, -prosperity(areas[one])))
    found = first(world, seat, "fortify", weak, GOOD, purse(world, seat, SPARED["fortify"]))
    return Fortify(target=found[0], extra=found[1]) if found else None


def woo(world: World, seat: str, manner: Manner) -> MainOrder | None:
    """Make a tie with a free neighbour of one's creed (EMP-HA.5j)."""
    del manner
    free = [area for area in reached(world, seat) if not world.areas[area].owner]
    return envoys(world, seat, free, ENVOYS, FRIENDS)


def undermine(world: World, seat: str, manner: Manner) -> MainOrder | None:
    """Make a tie in another seat's land, not at its court (EMP-HA.5k)."""
    del manner
    foreign = [area for area in reached(world, seat) if world.areas[area].owner and not court_of(world, area)]
    return envoys(world, seat, foreign, FAR_ENVOYS, FAR_FRIENDS)


def envoys(world: World, seat: str, areas: Iterable[str], gold: int, roll: int) -> MainOrder | None:
    """Send envoys where they are likeliest to be heard, among people of one's creed without a tie."""
    empire = world.empires[seat]
    if empire.gold < gold:
        return None
    able = [area for area in areas if area not in empire.ties and of_his_creed(world, seat, area)]
    best = max(able, key=lambda area: rate(world, seat, "negotiate", area).rating, default="")
    found = first(world, seat, "negotiate", [best] if best else [], roll, purse(world, seat, SPARED["negotiate"]))
    return Negotiate(target=found[0], extra=found[1]) if found else None


STEPS: Mapping[str, Step] = {
    "a": restore,
    "b": penance,
    "c": regain,
    "d": pacify,
    "e": conquer,
    "f": befriend,
    "g": improve,
    "h": convert,
    "i": fortify,
    "j": woo,
    "k": undermine,
    "n": rather,
}
"""The steps by the letters that the rulebook gives them (EMP-HA.5)."""
ALWAYS, FALLBACK = "abc", "n"
"""Those that come first, whatever the character, and the one that comes last."""
