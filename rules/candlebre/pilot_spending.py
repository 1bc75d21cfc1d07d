"""What an autopilot spends: spies, improvements, research, barracks, units, forts (CAN-16.6 to CAN-16.12)."""

from rules.candlebre.aims import allowed
from rules.candlebre.ending import standing
from rules.candlebre.forces import added, count, regulars
from rules.candlebre.measures import foreign_neighbours, is_house_front, need, rival_neighbours
from rules.candlebre.money import building_price, surcharged, unit_price
from rules.candlebre.orders_campaign import Build, Buy, RollResearch, Study, can_build
from rules.candlebre.orders_spies import Operate
from rules.candlebre.plan import Plan
from rules.candlebre.quarters import room
from rules.candlebre.spying import needed
from rules.candlebre.state import Province, Units
from rules.candlebre.studies import next_cost, rolls_price
from rules.candlebre.tables import (
    CHARTERS_LEVEL,
    COURT_LAND,
    FORT_LEVELS,
    MOST_ROLLS,
    OPERATIONS,
    TREES,
    Building,
    Tree,
)
from rules.candlebre.treaties import allied

CERTAIN = 8
"""The success number from which an operation is worth its price (CAN-16.6)."""
SLANDERED = 100
WEAK = 2
IMPROVEMENTS = 3
CHANGE = 20
"""Gold that stays after a market or a mercenary (CAN-16.7, CAN-16.12)."""
PER_ROOM = 18
"""Military gold for each room in the barracks above which another is built (CAN-16.9)."""
SHARES: Units = {"infantry": 40, "archers": 30, "cavalry": 30}
PIKE_SHARES: Units = {"infantry": 30, "archers": 30, "cavalry": 25, "pikemen": 15}
"""What an army is made of, from the level of pikemen on (CAN-16.10)."""
PIKES_LEVEL = 3
HIRED_PART = 4


def spy(plan: Plan) -> None:
    """Order as many operations as allowed, each the first that is worth it (CAN-16.6)."""
    rivals = [one for one in plan.world.living() if one != plan.seat and not allied(plan.world, plan.seat, one)]
    if not rivals or plan.house.level["espionage"] < OPERATIONS["pilfer"].level:
        return
    leader = max(rivals, key=lambda one: standing(plan.world, one))
    named: list[str] = []
    for _ in range(allowed(plan.house)):
        if not (rouse(plan, leader, named) or slander(plan, leader) or pilfer(plan, rivals)):
            return


def rouse(plan: Plan, leader: str, named: list[str]) -> bool:
    """Raise the most valuable weak province of whoever stands highest (CAN-16.6)."""
    weak = [one for one in plan.world.held(leader) if count(one.units) <= WEAK and one.id not in named]
    if not weak or needed(plan.house, plan.world.houses[leader], "uprising") < CERTAIN:
        return False
    place = max(weak, key=lambda one: (one.value, -one.no))
    named.append(place.id)
    return plan.give(Operate(kind="uprising", target=leader, province=place.id))


def slander(plan: Plan, leader: str) -> bool:
    """Slander whoever stands highest, if his honor is great (CAN-16.6)."""
    target = plan.world.houses[leader]
    if target.honor < SLANDERED or needed(plan.house, target, "slander") < CERTAIN:
        return False
    return plan.give(Operate(kind="slander", target=leader))


def pilfer(plan: Plan, rivals: list[str]) -> bool:
    """Pilfer where it succeeds best, then from whoever has most provinces (CAN-16.6)."""
    world = plan.world

    def rank(one: str) -> tuple[int, int]:
        return needed(plan.house, world.houses[one], "pilfer"), len(world.held(one))

    target = max(rivals, key=rank)
    return rank(target)[0] >= CERTAIN and plan.give(Operate(kind="pilfer", target=target))


def improve(plan: Plan) -> None:
    """Build up to three courts, temples and markets (CAN-16.7)."""
    for _ in range(IMPROVEMENTS):
        if not (build_court(plan) or build_temple(plan) or build_market(plan)):
            return


def build_court(plan: Plan) -> bool:
    """Build a court while there are too few for the House's temper (CAN-16.7)."""
    held = plan.world.held(plan.seat)
    part = COURT_LAND if plan.house.charter.courtier else 2 * COURT_LAND
    few = sum(one.court for one in held) < len(held) // part
    return plan.house.level["infrastructure"] >= CHARTERS_LEVEL and few and build_at_best(plan, "court")


def build_temple(plan: Plan) -> bool:
    """Build a temple while there are too few (CAN-16.7)."""
    held = plan.world.held(plan.seat)
    most = len(held) // 4 + 1 if plan.house.charter.courtier else len(held) // 8
    return sum(one.temple for one in held) < most and build_at_best(plan, "temple")


def build_market(plan: Plan) -> bool:
    """Build a market if some gold is left after it (CAN-16.7)."""
    site = best_site(plan, "market")
    if site is None or plan.house.level["infrastructure"] < CHARTERS_LEVEL:
        return False
    left = plan.house.civil - building_price(plan.house, site, "market")
    return left >= CHANGE and plan.give(Build(building="market", province=site.id))


def build_at_best(plan: Plan, building: Building) -> bool:
    """Build at the best site."""
    site = best_site(plan, building)
    return site is not None and plan.give(Build(building=building, province=site.id))


def best_site(plan: Plan, building: str) -> Province | None:
    """Give the province without one that is least exposed, then of greatest value (CAN-16.7)."""
    world, seat = plan.world, plan.seat
    free = [one for one in world.held(seat) if not getattr(one, building)]

    def rank(one: Province) -> tuple[int, int, int, int]:
        return rival_neighbours(world, seat, one), foreign_neighbours(world, seat, one), -one.value, one.no

    return min(free, key=rank, default=None)


def study(plan: Plan) -> None:
    """Put all civil gold left into research (CAN-16.8)."""
    while plan.house.civil:
        tree = next_tree(plan)
        if tree is None:
            return
        if plan.world.settings.research == "dice":
            buy_rolls(plan, tree)
            return
        lacks = next_cost(plan.house, tree) - plan.house.pool[tree]
        points = min(lacks, most_points(plan, rolls=False))
        if not points or not plan.give(Study(tree=tree, points=points)):
            return


def buy_rolls(plan: Plan, tree: Tree) -> None:
    """Buy as many rolls in a tree as can be paid for, no more in one order than it holds (CAN-16.8)."""
    while rolls := min(MOST_ROLLS, most_points(plan, rolls=True)):
        if not plan.give(RollResearch(tree=tree, rolls=rolls)):
            return


def next_tree(plan: Plan) -> Tree | None:
    """Give the tree of least weighted level, ties by the House's order (CAN-16.8, CAN-16.2)."""
    house, charter = plan.house, plan.house.charter
    weights = dict(zip(TREES, charter.weights, strict=True))
    open_trees = [tree for tree in charter.trees if next_cost(house, tree)]
    return min(open_trees, key=lambda tree: (house.earned[tree] + 1) * weights[tree], default=None)


def most_points(plan: Plan, *, rolls: bool) -> int:
    """Give the most points, or rolls, that the civil purse pays for, infamy included (CAN-2.9a)."""
    house = plan.house
    most = house.civil // (rolls_price(1) if rolls else 1)
    while most and surcharged(house, rolls_price(most) if rolls else most) > house.civil:
        most -= 1
    return most


def build_barracks(plan: Plan) -> None:
    """Build a barracks where gold outruns the room (CAN-16.9)."""
    world, seat, house = plan.world, plan.seat, plan.house
    free = [one for one in world.held(seat) if not one.barracks]
    if not free or house.military <= PER_ROOM * open_room(plan):
        return
    site = max(free, key=lambda one: (is_house_front(world, seat, one), one.value, -one.no))
    plan.give(Build(building="barracks", province=site.id))


def open_room(plan: Plan) -> int:
    """Give the room left as an autopilot counts it: mercenaries who wait take some as well (CAN-16.9)."""
    return room(plan.world, plan.house) - plan.house.muster.get("mercenaries", 0)


def buy_units(plan: Plan) -> None:
    """Buy one by one what the army has least of, by its shares (CAN-16.10)."""
    house = plan.house
    shares = PIKE_SHARES if house.level["military"] >= PIKES_LEVEL else SHARES
    have, bought = army(plan), dict.fromkeys(shares, 0)
    gold, free = house.military, open_room(plan)
    for _ in range(max(0, free)):
        kind = min(shares, key=lambda one: (have.get(one, 0) + 1) * 1000 // shares[one])
        if unit_price(house, kind) > gold:
            kind = "infantry"
        if unit_price(house, kind) > gold:
            break
        gold -= unit_price(house, kind)
        have = added(have, {kind: 1})
        bought[kind] += 1
    for kind, number in bought.items():
        if number:
            plan.give(Buy(number=number, unit=kind))


def army(plan: Plan) -> Units:
    """Give all units of a seat, on the map and waiting."""
    total = added(plan.house.muster, plan.house.returned)
    for place in plan.world.held(plan.seat):
        total = added(total, place.units)
    return total


def build_forts(plan: Plan) -> None:
    """Build forts while there is gold enough, where the need is greatest (CAN-16.11)."""
    world, seat, house = plan.world, plan.seat, plan.house
    if house.level["infrastructure"] < FORT_LEVELS[0]:
        return
    while True:
        sites = [
            one
            for one in world.held(seat)
            if (one.barracks or one.temple or one.court)
            and is_house_front(world, seat, one)
            and can_build(world, one, "fort")
        ]
        if not sites or house.military < 3 * building_price(house, sites[0].model_copy(update={"fort": 0}), "fort"):
            return
        site = max(sites, key=lambda one: (need(world, seat, one), -one.no))
        if not plan.give(Build(building="fort", province=site.id)):
            return


def hire(plan: Plan) -> None:
    """Hire mercenaries if no room is left, while they are few (CAN-16.12)."""
    house, price = plan.house, unit_price(plan.house, "mercenaries")
    if open_room(plan) > 0:
        return
    have = army(plan)
    by_gold = max(0, (house.military - CHANGE) // price)
    number = min(by_gold, regulars(have) // HIRED_PART - have.get("mercenaries", 0))
    if number > 0:
        plan.give(Buy(number=number, unit="mercenaries"))
