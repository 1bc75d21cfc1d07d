"""The autopilot's politics: what each of its missions does (source 4.7)."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from rules.civilized.diplomacy.ending_wars import EndWar
from rules.civilized.diplomacy.orders import ManeuverPolitically
from rules.civilized.diplomacy.peace import ceded, faith_offered, wants_peace
from rules.civilized.diplomacy.tables import FIRST_ITEM, MISSION_LISTS, SECOND_ITEM, THIRD_ITEM
from rules.civilized.diplomacy.treaties import Kind, bound, foreign_trades, partners
from rules.civilized.forces.levies import army_is_full
from rules.civilized.intrigue.actions import (
    BribeCity,
    BribeElement,
    Donate,
    HireMercenary,
    Sabotage,
    for_hire,
    forces_at,
    sides_at,
)
from rules.civilized.missions.missions import SECOND, actions, active
from rules.civilized.missions.orders import RaiseMission
from rules.civilized.world.asking import Maneuver
from rules.civilized.world.characters import highest
from rules.civilized.world.deed import Deed, lawful
from rules.civilized.world.geography import same_sea
from rules.civilized.world.state import City, Mission, War, World
from rules.kernel.facts.names import BETWEEN
from rules.kernel.luck.cards import pick
from rules.kernel.luck.chance import Card, Chance
from rules.kernel.state.still import still

Orders = list[Deed]
BOTH: Mapping[str, tuple[Kind, Maneuver, Maneuver]] = {
    "pact": ("pact", "pact", "break_pact"),
    "defensive": ("defensive", "defensive_alliance", "break_defensive_alliance"),
    "military": ("military", "military_alliance", "break_military_alliance"),
}
"""Item to its kind of agreement, the maneuver that makes one, and the one that breaks another's."""


def negotiations(world: World, seat: str, chance: Chance) -> Orders:
    """Let each mission, the oldest first, take an item of the ruler's list (CIV-4.7a, CIV-4.7d)."""
    orders: Orders = [*offers_of_peace(world, seat)]
    values = highest(world, seat)
    first = pick(chance, "CIV-4.7a", "mission.list", seat, values, "gamemaster") if active(world, seat) else values[0]
    rounds = ("", SECOND)[: actions(world)]
    turns = [(mission, again) for again in rounds for mission in active(world, seat)]
    for place, (mission, again) in enumerate(turns):
        value = values[(values.index(first) + place) % len(values)]
        chosen = decision(world, seat, mission, value, chance)
        if chosen is not None:
            chosen = chosen.model_copy(update={"mission": f"{mission.id}{again}"})
            chosen.apply(world, seat)
            orders.append(chosen)
    return orders


def offers_of_peace(world: World, seat: str) -> Orders:
    """Propose peace where the war may end and somebody can say so, with what a conqueror wants if need be (CIV-HA9)."""
    offers = [
        EndWar(country=enemy, faith=faith_offered(world, war, seat), cities=ceded(world, war, seat))
        for enemy, war in tired_of(world, seat).items()
    ]
    orders = legal(world, seat, offers)
    for order in orders:
        order.apply(world, seat)
    return orders


def tired_of(world: World, seat: str) -> dict[str, War]:
    """Give the enemies with whom a seat wants peace, and the wars (CIV-HA9)."""
    return {enemy: war for enemy, war in wars_with(world, seat).items() if wants_peace(world, war, seat)}


def wars_with(world: World, seat: str) -> dict[str, War]:
    """Give the other countries with which a seat is at war; none while its own is torn (CIV-HA9)."""
    wars = [war for war in world.wars_of(seat) if war.defender and not world.split_of(seat)]
    return {war.defender if war.attacker == seat else war.attacker: war for war in wars}


def envoys(world: World, seat: str) -> Orders:
    """Raise a mission to each enemy to whom none is on its way, so that peace can be made (CIV-8.6.3, CIV-HA9)."""
    sponsor = world.seat_of_power(seat) or next(iter(world.cities_of(seat)), None)
    there = {mission.host for mission in world.missions_of(seat) if mission.state != "recalled"}
    wanted = [enemy for enemy in wars_with(world, seat) if sponsor and enemy not in there]
    orders: Orders = []
    for enemy in wanted:
        order = RaiseMission(host=enemy, sponsor=sponsor.id if sponsor else "")
        if lawful(world, seat, order):
            order.apply(world, seat)
            orders.append(order)
    return orders


def saves_for_peace(world: World, seat: str) -> bool:
    """Tell whether one that wants to end its own war has nobody to say so, and saves for a mission (CIV-HA9)."""
    there = {mission.host for mission in world.missions_of(seat) if mission.state != "recalled"}
    begun = {enemy for enemy, war in tired_of(world, seat).items() if war.attacker == seat}
    return bool(begun - there)


def decision(world: World, seat: str, mission: Mission, value: str, chance: Chance) -> Deed | None:
    """Give what a mission does: a card chooses among what is possible; else it rests (CIV-4.7b, CIV-4.7c)."""
    with still(world):
        possible = [item for item in MISSION_LISTS[value] if is_possible(world, seat, mission, item)]
        if not possible:
            return None
        subject = BETWEEN.join((seat, mission.host))
        place = len(possible)
        while place >= len(possible):
            place = item_of(chance.card("CIV-4.7c", "mission.item", subject, "gamemaster"))
        makes, breaks = (legal(world, seat, orders) for orders in ITEMS[possible[place]](world, seat, mission))
    return target(world, seat, subject, makes, breaks, chance)


def is_possible(world: World, seat: str, mission: Mission, item: str) -> bool:
    """Tell whether any order of an item is lawful now; no more are thought of than it takes to know."""
    return any(lawful(world, seat, order) for orders in ITEMS[item](world, seat, mission) for order in orders)


def item_of(card: Card) -> int:
    """Give the place in the list that a card takes (CIV-4.7c)."""
    return sum(card.value > most for most in (FIRST_ITEM, SECOND_ITEM, THIRD_ITEM))


def target(world: World, seat: str, subject: str, makes: Orders, breaks: Orders, chance: Chance) -> Deed:
    """Choose whether to make or, on black, to break, then the target, each alike (CIV-4.7f, CIV-4.7g)."""
    if makes and breaks:
        card = chance.card("CIV-4.7f", "mission.break", subject, "gamemaster")
        makes = makes if card.red else breaks
    return pick(chance, "CIV-4.7g", "mission.target", subject, makes or breaks, "gamemaster")


def legal(world: World, seat: str, orders: Iterable[Deed]) -> Orders:
    """Give the orders that the rules allow now.

    Bribes to elements are lawful all or none, and each would be looked for among all: of a thousand one is looked at.
    """
    those = list(orders)
    if those and isinstance(those[0], BribeElement):
        return those if lawful(world, seat, those[0]) else []
    return [order for order in those if lawful(world, seat, order)]


Item = Callable[[World, str, Mission], tuple[Iterable[Deed], Iterable[Deed]]]
"""Gives the orders that an item could be, those that make something and those that break another's agreement."""


def agreement(item: str) -> Item:
    """Give the item of a pact or an alliance, with the breaking of others' (CIV-4.7f)."""
    kind, makes, breaks = BOTH[item]

    def broken(world: World, seat: str, mission: Mission) -> Iterator[Deed]:
        for third in partners(world, kind, seat, mission.host):
            if not bound(world, seat, third):
                yield ManeuverPolitically(mission=mission.id, kind=breaks, third=third)

    return lambda world, seat, mission: (
        [ManeuverPolitically(mission=mission.id, kind=makes)],
        broken(world, seat, mission),
    )


def trade(world: World, seat: str, mission: Mission) -> tuple[Iterable[Deed], Iterable[Deed]]:
    """Give the trades that could be proposed, and those to break (CIV-HA8)."""
    broken = (
        ManeuverPolitically(mission=mission.id, kind="break_trade", city=mine, partner=theirs)
        for mine, theirs in foreign_trades(world, seat, mission.host)
        if not bound(world, seat, world.cities[theirs].owner)
    )
    return trades_with(world, seat, mission), broken


def trades_with(world: World, seat: str, mission: Mission) -> Iterator[Deed]:
    """Give the trades that could be proposed, by sea where both cities lie on one (CIV-HA8)."""
    theirs = world.cities_of(mission.host)
    for city in world.cities_of(seat):
        for partner in theirs:
            sea = city.coastal and partner.coastal and same_sea(world, city.hex, partner.hex)
            kind: Maneuver = "sea_trade" if sea else "land_trade"
            yield ManeuverPolitically(mission=mission.id, kind=kind, city=city.id, partner=partner.id)


def access(world: World, seat: str, mission: Mission) -> tuple[Iterable[Deed], Iterable[Deed]]:
    """Give the wish to pass across the host's land with armies, toward any country (CIV-HA8)."""
    return [ManeuverPolitically(mission=mission.id, kind="military_access")], ()


def donate(world: World, seat: str, mission: Mission) -> tuple[Iterable[Deed], Iterable[Deed]]:
    """Give a gift of 25 points, in civil strife to either side (CIV-4.7h, CIV-4.7g)."""
    if not world.split_of(mission.host):
        return [Donate(mission=mission.id, lots=1)], ()
    return [Donate(mission=mission.id, lots=1, receiver=side) for side in sides_at(world, mission.host)], ()


def mercenaries(world: World, seat: str, mission: Mission) -> tuple[Iterable[Deed], Iterable[Deed]]:
    """Give the mercenaries that could be raised, only in civil strife (CIV-4.7e)."""
    if not world.split_of(mission.host):
        return (), ()
    types = for_hire(world, seat, mission.host)
    sides = [side for side in sides_at(world, mission.host) if not army_is_full(world, side)]
    return (HireMercenary(mission=mission.id, type=kind, side=side) for side in sides for kind in types), ()


def bribe_element(world: World, seat: str, mission: Mission) -> tuple[Iterable[Deed], Iterable[Deed]]:
    """Give the elements that could be bribed, only in civil strife (CIV-4.7e)."""
    if not world.split_of(mission.host):
        return (), ()
    return (BribeElement(mission=mission.id, element=one.id) for one in forces_at(world, mission.host)), ()


def bribe_city(world: World, seat: str, mission: Mission) -> tuple[Iterable[Deed], Iterable[Deed]]:
    """Give the cities that could be bribed (CIV-4.7h)."""
    return (BribeCity(mission=mission.id, city=city.id) for city in cities_at(world, mission)), ()


def sabotage(world: World, seat: str, mission: Mission) -> tuple[Iterable[Deed], Iterable[Deed]]:
    """Give the improvements that could be destroyed (CIV-4.7h)."""
    works = ((city, work) for city in cities_at(world, mission) for work in city.improvements)
    return (Sabotage(mission=mission.id, city=city.id, improvement=work) for city, work in works), ()


def cities_at(world: World, mission: Mission) -> list[City]:
    """Give the cities of a mission's host, in civil strife those of both sides (CIV-4.7g)."""
    return [city for side in sides_at(world, mission.host) for city in world.cities_of(side)]


ITEMS: Mapping[str, Item] = {
    "pact": agreement("pact"),
    "donate": donate,
    "trade": trade,
    "access": access,
    "mercenaries": mercenaries,
    "defensive": agreement("defensive"),
    "military": agreement("military"),
    "bribe_element": bribe_element,
    "bribe_city": bribe_city,
    "sabotage": sabotage,
}
