"""How a game begins: the board, and seats without Houses (section 3, steps 1 and 2)."""

from rules.candlebre.board.called import naming
from rules.candlebre.board.scenario import CandlebreScenario, Settings
from rules.candlebre.board.state import House, Lake, Province, World
from rules.candlebre.board.tables import FIRST_DIE, POINT, TREES, VALUE_DIE
from rules.candlebre.board.war import Start
from rules.candlebre.opening.events import ClaimOrder, ValueRolled
from rules.kernel.facts.names import BETWEEN
from rules.kernel.language.namesakes import told_apart
from rules.kernel.luck.chance import Chance


def setup(scenario: CandlebreScenario, settings: Settings, chance: Chance) -> World:
    """Lay out the board, settle what each province is worth, and shuffle the seats (CAN-1, CAN-3.2)."""
    world = World(
        title=scenario.title,
        settings=settings,
        province_goal=settings.province_goal or scenario.province_goal or two_thirds(len(scenario.province)),
        honor_goal=settings.honor_goal or scenario.honor_goal,
        force_gold=scenario.setup.force_gold,
        starts={one.id: Start(id=one.id, name=one.name, provinces=list(one.provinces)) for one in scenario.start},
        lakes=[Lake(id=one.id, name=one.name, at=one.label, outline=list(one.polygon)) for one in scenario.water],
        houses={one.id: a_house(one.id, one.name, one.colour) for one in scenario.seat},
        provinces=provinces(scenario),
    )
    tell_apart(world)
    world.province_goal = min(world.province_goal, len(world.provinces))
    if settings.values == "dice":
        roll_values(world, chance)
    shuffle_seats(world, chance)
    return world


def tell_apart(world: World) -> None:
    """Give namesakes of the scenario, which nothing renames later, the names by which they are told apart."""
    called = told_apart(naming(world))
    for place in world.provinces.values():
        place.name = called["province"][place.id].text
    for start in world.starts.values():
        start.name = called["region"][start.id].text
    for house in world.houses.values():
        house.candle = called["candle"][house.id].text


def two_thirds(provinces: int) -> int:
    """Give the least number that is two thirds of the provinces (CAN-15.1a)."""
    return -(-2 * provinces // 3)


def a_house(seat: str, candle: str, colour: str) -> House:
    """Give a seat before its House is dealt; it has no levels (CAN-3.12)."""
    zero: dict[str, int] = dict.fromkeys(TREES, 0)
    return House(id=seat, candle=candle, colour=colour, level=dict(zero), earned=dict(zero), pool=dict(zero))


def provinces(scenario: CandlebreScenario) -> dict[str, Province]:
    """Give the provinces in the order of their numbers, each worth 10 gold a neighbour (CAN-1.2, CAN-1.3)."""
    tables = sorted(scenario.province, key=lambda one: one.no)
    numbers = {one.id: one.no for one in tables}
    return {
        one.id: Province(
            id=one.id,
            no=one.no,
            name=one.name,
            at=one.label,
            outline=list(one.polygon),
            near=sorted(one.neighbours, key=lambda near: numbers[near]),
            value=POINT * len(one.neighbours),
        )
        for one in tables
    }


def roll_values(world: World, chance: Chance) -> None:
    """Let a die change what each province is worth, in the order of their numbers (CAN-1.4)."""
    for place in world.provinces.values():
        with chance.causes():
            rolled = chance.die("CAN-1.4", "value", place.id, FIRST_DIE)
            place.value = POINT * max(1, len(place.near) + VALUE_DIE[rolled - 1])
            chance.tell(ValueRolled(province=place.id, rolled=rolled, value=place.value))


def shuffle_seats(world: World, chance: Chance) -> None:
    """Put the seats into the order in which Houses are dealt (CAN-3.2)."""
    seats = list(world.houses)
    world.claim_order = list(chance.shuffle("CAN-3.2", "claim.order", BETWEEN.join(seats), seats))
    chance.tell(ClaimOrder(seats=tuple(world.claim_order)))
