"""Turn 0: the Houses are dealt, land is claimed, and standing armies are raised (section 3)."""

from collections.abc import Mapping, Sequence
from functools import partial

from rules.candlebre.board.cards import BOOK
from rules.candlebre.board.geography import most_units
from rules.candlebre.board.order import Deed
from rules.candlebre.board.seats import seat_players
from rules.candlebre.board.state import World
from rules.candlebre.board.tables import FIRST_DIE, HOUSES, TREES
from rules.candlebre.board.wording import told_units
from rules.candlebre.currencies.income import collect_gold, gold_income
from rules.candlebre.currencies.money import receive
from rules.candlebre.fate.book import shuffle_book
from rules.candlebre.opening.autopilot import building_site, raise_army
from rules.candlebre.opening.events import (
    ArmyRaised,
    FirstRolled,
    Founded,
    HouseDealt,
    HouseMissed,
    LandDealt,
    RegionMissed,
    SeatLeftOut,
)
from rules.candlebre.opening.founding import claimed_by_default, force_left
from rules.candlebre.opening.orders import ClaimLand, Found, RankHouses, RankRegions, Recruit, StationLeader
from rules.candlebre.people.leaders import station
from rules.candlebre.standing_orders import STANDING_ORDERS
from rules.candlebre.table.effects import obey
from rules.kernel.orders.windows import Flow, Window, Wording, ask
from rules.kernel.play.characters import draw_character
from rules.kernel.play.play import Phase, Play
from rules.kernel.state.finding import find

POOREST = 2
"""How many get a bonus with three seats or more; one with two (CAN-3.10)."""


def claims(play: Play[World]) -> Flow:
    """Hear which Houses and start regions the seats would have, and deal them (CAN-3.1 to CAN-3.3a)."""
    seat_players(play)
    leave_out(play)
    world = play.state
    regions = world.settings.starts == "regions"
    window: Window[Deed] = Window(
        name="claims",
        clause="CAN-3.2",
        asked=list(world.houses),
        orders=(RankHouses, RankRegions) if regions else (RankHouses,),
        silence="You take what is left, in the printed order.",
        title="Which House would you play, and where would you begin?",
    )
    obey(play, (yield from ask(window)))
    deal_houses(play)
    if regions:
        deal_regions(play)


def leave_out(play: Play[World]) -> None:
    """Leave out the seats that nobody holds, if it is so set and two are held (CAN-3.1)."""
    world = play.state
    if world.settings.empty_seats != "left_out" or len(world.seated) < 2:  # noqa: PLR2004  two make a game
        return
    for seat in [one for one in world.houses if one not in world.seated]:
        world.houses.pop(seat)
        play.tell(SeatLeftOut(candle=seat))
        world.claim_order.remove(seat)


def deal_houses(play: Play[World]) -> None:
    """Give each seat, in claim order, the first House of its list that is still free (CAN-3.2, CAN-3.13)."""
    world = play.state
    free = list(HOUSES)
    for seat in world.claim_order:
        house = world.houses[seat]
        house.house = find((name for name in (*house.wishes, *HOUSES) if name in free), "a free House")
        free.remove(house.house)
        wishes, house.wishes, house.wished = house.wishes, [], house.wishes
        house.character = draw_character(play.chance, "CAN-16.23", seat)
        house.honor, house.influence = house.charter.honor, house.charter.influence  # CAN-2.11
        for levels in (house.level, house.earned):
            levels.update(dict.fromkeys(map(str, TREES), 0) | {"espionage": house.charter.espionage})  # CAN-3.12
        play.renamed()  # the candle has its House from here on
        play.tell(HouseDealt(candle=seat, house=seat, charter=house.house))
        held = {one.house: id for id, one in world.houses.items()}
        if gone := missed(wishes, house.house, held):
            play.tell(HouseMissed(audience=(seat,), seat=seat, gone=gone, charter=house.house))


def missed(wishes: Sequence[str], got: str, held: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Give the wishes that came before what a seat has got, each with who holds that."""
    before = wishes[: wishes.index(got)] if got in wishes else wishes
    return tuple((wish, held[wish]) for wish in before)


def deal_regions(play: Play[World]) -> None:
    """Give each seat, in reverse claim order, the first start region of its list that is still free (CAN-3.3a)."""
    world = play.state
    held: dict[str, str] = {}
    for seat in reversed(world.claim_order):
        house = world.houses[seat]
        start = world.starts[find((id for id in (*house.wanted, *world.starts) if id not in held), "a free region")]
        held[start.id] = seat
        wanted, house.wanted = house.wanted, []
        settle(play, seat, start.provinces, start.id)
        if gone := missed(wanted, start.id, held):
            play.tell(RegionMissed(audience=(seat,), seat=seat, gone=gone, start=start.id))


def settle(play: Play[World], seat: str, provinces: Sequence[str], start: str = "") -> None:
    """Give a seat its five provinces (CAN-3.3)."""
    world = play.state
    for id in provinces:
        world.provinces[id].owner = seat
    clause = "CAN-3.3a" if start else "CAN-3.3b"
    play.tell(LandDealt(clause=clause, seat=seat, start=start, provinces=tuple(provinces)))


def lands(play: Play[World]) -> Flow:
    """Let the seats claim land freely, the last of the claim order first (CAN-3.3b)."""
    seat_players(play)
    world = play.state
    if world.settings.starts != "free":
        return
    # Windows stand in this loop because each claim leaves less land to the next (CAN-3.3b).
    for seat in reversed(world.claim_order):
        window: Window[Deed] = Window(
            name="land",
            clause="CAN-3.3b",
            asked=[seat],
            orders=(ClaimLand,),
            silence="You take the first start region that is wholly free.",
            title="Which five provinces do you claim?",
            words=partial(claiming, world, seat),
        )
        given = yield from ask(window)
        claimed = [order for _, order in given if isinstance(order, ClaimLand)]
        settle(play, seat, claimed[-1].provinces if claimed else claimed_by_default(world))


def claiming(world: World, seat: str) -> Wording:
    """Say who claims land."""
    return {"meanwhile": f"{world.name(seat)} claims its land."}


def armies(play: Play[World]) -> Flow:
    """Let all raise their standing armies, then roll who plays first (CAN-3.4 to CAN-3.11)."""
    seat_players(play)
    world = play.state
    window: Window[Deed] = Window(
        name="army",
        clause="CAN-3.5",
        asked=list(world.houses),
        orders=(Found, Recruit, StationLeader, *STANDING_ORDERS),
        silence="A barracks and an army are raised for you, as the autopilot raises them; once you order anything, "
        "only what you order is raised.",
        title="What is your standing army, where does its leader stand, and what do you build for nothing?",
    )
    given = yield from ask(window)
    obey(play, given)
    for seat in world.houses:
        if not any(one == seat and isinstance(order, (Found, Recruit, StationLeader)) for one, order in given):
            raise_army(world, seat)
        complete_army(play, seat)
    roll_first(play)
    share_bonus(play)
    for seat in world.play_order:
        collect_gold(play, seat)  # CAN-3.11, CAN-3.11a
    world.book = list(BOOK)
    shuffle_book(play)


def complete_army(play: Play[World], seat: str) -> None:
    """Fill in what a seat left out, keep the force gold left, and tell what stands where (CAN-3.7, CAN-3.8a)."""
    world = play.state
    held = world.held(seat)
    if not any(place.barracks or place.temple for place in held):
        building_site(world, seat).barracks = True
    id = f"head-{seat}"
    place = world.provinces[world.leaders[id].place] if id in world.leaders else None
    armed = any(one.units for one in held)
    if place is None or (armed and not place.units):
        place = most_units(world, seat) or held[0]
    station(world, seat, place.id)
    for one in held:
        if one.barracks or one.temple:
            play.tell(Founded(seat=seat, building="barracks" if one.barracks else "temple", province=one.id))
    armies = tuple((one.id, told_units(one.units)) for one in held if one.units)
    play.tell(ArmyRaised(seat=seat, armies=armies, head=place.id))
    left = force_left(world, seat)
    if left:
        receive(play, seat, left, "CAN-3.7")


def roll_first(play: Play[World]) -> None:
    """Let the highest die play first, ties rolling again; the others follow in seat order (CAN-3.9, CAN-3.9a)."""
    world = play.state
    rolls: dict[str, list[int]] = {seat: [] for seat in world.houses}
    still = list(world.houses)
    while len(still) > 1:
        for seat in still:
            rolls[seat].append(play.chance.die("CAN-3.9", "first", seat, FIRST_DIE))
        best = max(rolls[seat][-1] for seat in still)
        still = [seat for seat in still if rolls[seat][-1] == best]
    seats = list(world.houses)
    at = seats.index(still[0])
    world.play_order = [*seats[at:], *seats[:at]]
    play.tell(
        FirstRolled(
            rolls=tuple((seat, tuple(dice)) for seat, dice in rolls.items()),
            order=tuple(world.play_order),
        )
    )


def share_bonus(play: Play[World]) -> None:
    """Give the poorest one turn of their own income; of equals those later in the play order (CAN-3.10, CAN-3.10a)."""
    world = play.state
    order = world.play_order
    incomes = {seat: gold_income(world, seat) for seat in order}
    poorest = sorted(order, key=lambda seat: (incomes[seat], -order.index(seat)))
    for seat in poorest[: POOREST if len(order) > POOREST else 1]:
        receive(play, seat, incomes[seat], "CAN-3.10")


OPENING: tuple[Phase[World], ...] = (claims, lands, armies)
