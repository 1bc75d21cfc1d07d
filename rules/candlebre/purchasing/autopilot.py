"""What an autopilot builds and buys: improvements, barracks, units, forts (CAN-16.7 to CAN-16.12)."""

from rules.candlebre.board.forces import added, regulars
from rules.candlebre.board.manners import manner, mixed
from rules.candlebre.board.measures import foreign_neighbours, is_house_front, need, rival_neighbours
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import Province
from rules.candlebre.board.tables import CHARTERS_LEVEL, COURT_LAND, FORT_LEVELS, Building
from rules.candlebre.board.war import Units
from rules.candlebre.currencies.money import building_price, unit_price
from rules.candlebre.currencies.orders import Transfer
from rules.candlebre.purchasing.orders import Build, Buy, unbuildable
from rules.candlebre.purchasing.quarters import room

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
    light = manner(house).light if house.level["military"] else 0
    shares = mixed(PIKE_SHARES if house.level["military"] >= PIKES_LEVEL else SHARES, light)
    build_engines(plan)
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


def build_engines(plan: Plan) -> None:
    """Build a siege engine while a rival next door has a fort and there are too few (CAN-16.23)."""
    world, house = plan.world, plan.house
    forts = any(
        world.provinces[id].fort and world.provinces[id].owner not in ("", plan.seat)
        for one in world.held(plan.seat)
        for id in one.near
    )
    few = army(plan).get("siege_engines", 0) < manner(house).engines
    if forts and few and open_room(plan) > 0 and house.military >= unit_price(house, "siege_engines"):
        plan.give(Buy(number=1, unit="siege_engines"))


def move_gold(plan: Plan) -> None:
    """Move some of the military gold that is left over to the civil purse (CAN-16.23)."""
    gold = plan.house.military * manner(plan.house).thrift // 100
    if gold >= CHANGE:
        plan.give(Transfer(gold=gold))


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
            and not unbuildable(world, seat, one.id, {"building": "fort"})
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
