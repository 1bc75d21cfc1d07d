"""Politics in Winter: gifts arrive, missions act, hosts answer (step W2, source 7.2 to 7.4)."""

from collections.abc import Sequence

from rules.civilized.diplomacy.ending_wars import EndWar
from rules.civilized.diplomacy.orders import REPLY_ORDERS, ManeuverPolitically, ProposeMarriage
from rules.civilized.diplomacy.peace import generals_abroad
from rules.civilized.diplomacy.proposals import put, settle
from rules.civilized.diplomacy.tables import ELEMENT_BRIBED, SABOTAGE_WRONG
from rules.civilized.forces.levies import unit_cost
from rules.civilized.intrigue.actions import ACTION_ORDERS, Act, BribeElement, HireMercenary, Reconnoitre, Sabotage
from rules.civilized.intrigue.events import ElementBribed, GiftArrived, MercenaryHired, Reconnoitred, Sabotaged
from rules.civilized.missions.missions import SECOND, active, in_order, mission_id
from rules.civilized.world.deed import Deed
from rules.civilized.world.manners import felt
from rules.civilized.world.mission_tables import LOT
from rules.civilized.world.state import City, Element, Ship, World, Wrong
from rules.civilized.world.tables import ELEMENT_PEOPLE, SCORES
from rules.kernel.facts.names import BETWEEN
from rules.kernel.orders.windows import Flow, Window, ask
from rules.kernel.play.play import Play
from rules.kernel.state.maps import distance

POLITICAL_ORDERS: tuple[type[Deed], ...] = (ManeuverPolitically, ProposeMarriage, EndWar, *ACTION_ORDERS)


def negotiate(play: Play[World]) -> Flow:
    """Let every mission act, put the proposals to their hosts, and settle them (CIV-7.2b)."""
    world = play.state
    receive_gifts(play)
    hosts = may_host(world)
    window = Window(
        name="missions",
        clause="CIV-7.2a",
        asked=[land.id for land in world.on_turn() if active(world, land.id) or generals_abroad(world, land.id)],
        orders=POLITICAL_ORDERS,
        title="What do your missions do?",
        silence="The missions rest.",
        meanwhile="The missions abroad are at work.",
    )
    answers = yield from ask(window)
    given = [(seat, order) for seat, order in answers if isinstance(order, Act | ManeuverPolitically | ProposeMarriage)]
    peaces = [(seat, order) for seat, order in answers if isinstance(order, EndWar)]
    rank = {mission.id: place for place, mission in enumerate(in_order(world))}
    for seat, order in sorted(
        given, key=lambda one: (one[1].mission.endswith(SECOND), rank[mission_id(one[1].mission)])
    ):
        act(play, seat, order)
    for seat, peace in peaces:
        play.obey(seat, peace)
    put(play)
    yield from replies(play, hosts)
    settle(play)


def replies(play: Play[World], might: Sequence[str]) -> Flow:
    """Ask the players who are hosts, all at once and in secret; silence refuses (CIV-7.2b, CIV-7.3a).

    It opens for those whom envoys `might` have asked, as everybody knows, so that its opening tells of no proposal.
    """
    world = play.state
    hosts = {one.asked.host for one in world.proposals.values()}
    window = Window(
        name="host_reply",
        clause="CIV-7.3a",
        asked=[seat for seat in world.seats if seat in hosts and seat in play.players],
        orders=REPLY_ORDERS,
        title="What do you answer the envoys?",
        silence="What was proposed to you is refused.",
        meanwhile="The envoys wait for their answers.",
        deadline="reaction",
        players_only=True,
        discreet=True,
        among=[seat for seat in might if seat in play.players and len(play.players) > 1],
    )
    for seat, order in (yield from ask(window)):
        play.obey(seat, order)


def may_host(world: World) -> list[str]:
    """Give the countries to which anybody may propose something this Winter, as everybody can see (CIV-7.2a, CIV-7.2k).

    A mission has arrived at one, or a general of its enemy stands in its land.
    """
    hosts = {mission.host for mission in world.missions.values() if mission.state == "active"}
    hosts |= {
        one
        for war in world.wars.values()
        for seat in war.in_land
        for one in (war.attacker, war.defender)
        if one != seat
    }
    return [land.id for land in world.standing() if land.id in hosts]


def receive_gifts(play: Play[World]) -> None:
    """Let the gifts of last Winter arrive; they count as lots from now on (CIV-7.4b, CIV-7.3f)."""
    world = play.state
    for country in world.on_turn():
        for donor, points in country.gifts.items():
            country.treasury += points
            felt(world, country.id, donor, "gift")
            country.donations[donor] = country.donations.get(donor, 0) + points // LOT
            play.tell(
                GiftArrived(
                    audience=(country.id, donor),
                    country=country.id,
                    donor=donor,
                    points=points,
                    lots=country.donations[donor],
                )
            )
        country.gifts.clear()


def act(play: Play[World], seat: str, order: Deed) -> None:
    """Carry out what one mission does, with what chance and others have to do with it."""
    if not play.obey(seat, order):
        return
    if isinstance(order, Sabotage):
        sabotaged(play, seat, order)
    elif isinstance(order, BribeElement):
        bribe(play, seat, order)
    elif isinstance(order, HireMercenary):
        hire(play, seat, order)
    elif isinstance(order, Reconnoitre):
        look_around(play, seat, order)


def sabotaged(play: Play[World], seat: str, order: Sabotage) -> None:
    """Tell everybody that it happened, the victim who did it, and book the Wrong (CIV-7.4h, CIV-7.4i)."""
    world = play.state
    city = world.cities[order.city]
    public = Sabotaged(city=city.id, host=city.owner, improvement=order.improvement)
    play.tell(public)
    play.tell(public.model_copy(update={"audience": (seat, city.owner), "culprit": seat}))
    felt(world, city.owner, seat, "sabotage")
    book_wrong(world, city.owner, seat, SABOTAGE_WRONG)


def book_wrong(world: World, victim: str, offender: str, value: int) -> None:
    """Book what an act of one country cost another (CIV-4.4.2d)."""
    id = world.next_id(victim, "wrong")
    world.wrongs[id] = Wrong(id=id, victim=victim, offender=offender, year=world.year, value=value)


def bribe(play: Play[World], seat: str, order: BribeElement) -> None:
    """Draw whether a bribed element changes sides: Ace to Four (CIV-7.4d)."""
    world = play.state
    force = world.elements.get(order.element) or world.ships[order.element]
    split = world.split_of(force.owner)
    if split is None:
        return
    card = play.chance.card("CIV-7.4d", "element.bribe", BETWEEN.join((force.owner, force.hex)), audience=(seat,))
    success = card.value <= ELEMENT_BRIBED
    loser, gainer = force.owner, split.other(force.owner)
    told = ElementBribed.of(
        force, audience=(seat,), because=(card.n,), culprit=seat, loser=loser, gainer=gainer, success=success
    )
    if not success:
        play.tell(told)
        return
    book_wrong(world, loser, seat, unit_cost(world, force.type) + ELEMENT_PEOPLE)
    change_sides(world, force, gainer)
    play.tell(told.model_copy(update={"audience": (seat, loser)}))
    play.tell(told.model_copy(update={"audience": "everyone", "because": (), "culprit": ""}))


def change_sides(world: World, force: Element | Ship, side: str) -> None:
    """Give a force to another side: it stays on that side's land, else goes to its nearest city (CIV-7.4e)."""
    force.owner = side
    if isinstance(force, Element):
        force.payer = ""
    refuge = nearest_city(world, side, force.hex, port=isinstance(force, Ship))
    if refuge is None:
        return
    force.home = refuge.id
    if world.owners.get(force.hex) != side:
        force.hex = refuge.hex


def nearest_city(world: World, side: str, hexagon: str, *, port: bool = False) -> City | None:
    """Give a side's nearest city; of equal ones the most populous, then that of the lowest hex (CIV-6.8.1p)."""
    cities = [city for city in world.cities_of(side) if city.coastal or not port]
    return min(cities, key=lambda city: (distance(city.hex, hexagon), -city.population, city.hex), default=None)


def hire(play: Play[World], seat: str, order: HireMercenary) -> None:
    """Raise a mercenary at the capital of the side for which it fights, else in its first city (CIV-7.4f)."""
    world = play.state
    host = world.missions[mission_id(order.mission)].host
    city = world.capital(order.side) or next(iter(world.cities_of(order.side)), None)
    if city is None:
        return
    listed = {*world.countries[host].army_list, *world.countries[seat].army_list}
    if order.type not in listed:
        world.mercenaries[order.type] -= 1
    id = world.next_id(order.side, "e")
    world.elements[id] = Element(
        id=id, type=order.type, owner=order.side, home=city.id, hex=city.hex, payer=seat, built=world.year
    )
    play.tell(MercenaryHired(country=seat, side=order.side, type=order.type, city=city.id))


def look_around(play: Play[World], seat: str, order: Reconnoitre) -> None:
    """Tell the owner what his envoy sees (CIV-7.4g)."""
    world = play.state
    host = world.countries[world.missions[mission_id(order.mission)].host]
    places: dict[str, int] = {}
    for element in world.army_of(host.id):
        places[element.hex] = places.get(element.hex, 0) + 1
    general = next((one for one in world.people_of(host.id) if one.office == "general"), None)
    play.tell(
        Reconnoitred(
            audience=(seat,),
            country=seat,
            host=host.id,
            treasury=host.treasury,
            tax=host.tax,
            places=tuple(places.items()),
            general=general.id if general else "",
            military=general.scores[SCORES.index("military")] if general and general.scores else None,
        )
    )
