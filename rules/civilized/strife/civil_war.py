"""Civil war: a throne that two claim (steps S5 and S6, CIV-6.5.2)."""

from collections.abc import Generator
from typing import Any

from rules.civilized.people.vacancies import exile
from rules.civilized.strife.events import CivilWarBegan, ClaimantBacked, ClaimWon, CourtParted, ForcesSided
from rules.civilized.strife.factions import (
    begin_split,
    change_hands,
    fresh_name,
    head_halves,
    move_people,
    named_cities,
    new_faction,
    pass_capital,
    pass_trade,
    pass_treasury,
    retinue,
    settle_down,
)
from rules.civilized.strife.orders import BackClaimant
from rules.civilized.throne.rulers import free
from rules.civilized.throne.succession import enthrone_claimant
from rules.civilized.world.state import Character, City, Country, Element, Ship, Split, War, World
from rules.kernel.orders.windows import Sealed, Window, ask
from rules.kernel.play.play import Play
from rules.kernel.state.finding import find

Sides = dict[str, int]
"""City to 0 for the first claimant, 1 for the second."""


def claims(play: Play[World]) -> Generator[Window[Any], Sealed, list[str]]:  # Any: as in Window
    """Ask players of disputed countries whom they back, before any city is drawn; give the factions (CIV-6.5.2h)."""
    world = play.state
    disputed = [land for land in world.standing() if land.claimants]
    window = Window(
        name="claimant",
        clause="CIV-6.5.2h",
        asked=[land.id for land in disputed],
        orders=(BackClaimant,),
        silence="You back the first claimant, who is the elder.",
        deadline="reaction",
        title="Civil war breaks out. Which claimant do you back?",
        meanwhile="A throne is disputed, and its country takes sides.",
        players_only=True,
    )
    backed = {seat: order.claimant for seat, order in (yield from ask(window))}
    factions: list[str] = []
    for land in disputed:
        choice = backed.get(land.id, land.claimants[0])
        if land.id in backed:
            play.tell(ClaimantBacked(audience=(land.id,), country=land.id, name=choice))
        factions += divide(play, land, choice)
    return factions


def divide(play: Play[World], land: Country, backed: str) -> list[str]:
    """Draw each city's side; what falls to one side whole is settled at once, without faction (CIV-6.5.2m)."""
    world = play.state
    with play.causes() as drawn:
        sides = draw_sides(play, world.cities_of(land.id), world.capital(land.id))
    first, second = (world.characters[one] for one in land.claimants)
    if len(set(sides.values())) == 1:
        winner, loser = (second, first) if any(sides.values()) else (first, second)
        settle_claim(play, land, winner, loser, tuple(drawn))
        return []
    return [part_country(play, land, (first, second), backed, sides, tuple(drawn))]


def draw_sides(play: Play[World], cities: list[City], capital: City | None) -> Sides:
    """Draw for each city in order: red the first claimant, black the second (CIV-6.5.2i, CIV-6.5.2l)."""
    if all(city.disorder for city in cities):
        (capital or cities[0]).disorder = False
    return {
        city.id: int(play.chance.card("CIV-6.5.2i", "civil.city", city.id).black)
        for city in cities
        if not city.disorder
    }


def settle_claim(
    play: Play[World], land: Country, winner: Character, loser: Character, because: tuple[int, ...]
) -> None:
    """Let one claimant rule without a war; the other goes into exile (CIV-6.5.2m, CIV-6.5.3h)."""
    world = play.state
    cities = tuple(city.id for city in world.cities_of(land.id) if not city.disorder)
    play.tell(ClaimWon(because=because, country=land.id, winner=winner.id, loser=loser.id, cities=cities))
    regent = land.claimant_regents.get(winner.id, "")
    land.claimants, land.claimant_regents = [], {}
    enthrone_claimant(play, land, winner, regent, "claim")
    exile(play, loser)


def part_country(
    play: Play[World],
    land: Country,
    claimants: tuple[Character, Character],
    backed: str,
    sides: Sides,
    because: tuple[int, ...],
) -> str:
    """Make a faction of each claimant; the one backed keeps the country's record (CIV-6.5.0c, CIV-6.5.2b)."""
    world = play.state
    kept = [one.id for one in claimants].index(backed)
    other = new_faction(world, land, fresh_name(world, f"{land.name} of {claimants[1 - kept].name}"))
    lands = (land, other) if kept == 0 else (other, land)
    land.status = "faction"
    split = Split(
        kind="civil",
        record=land.id,
        first=lands[0].id,
        second=lands[1].id,
        start=world.year,
        war=world.next_id(land.id, "war"),
    )
    begin_split(world, split)
    torn = tear(play, split, sides)
    treasury = give_treasury(play, land, lands)
    play.tell(
        CivilWarBegan(
            because=because,
            country=land.id,
            sides=(lands[0].id, lands[1].id),
            leaders=(claimants[0].id, claimants[1].id),
            cities=(named_cities(world, lands[0]), named_cities(world, lands[1])),
            unaligned=tuple(city.id for city in torn),
            treasury=treasury,
        )
    )
    side_forces(play, land, split)
    part_court(play, land, lands, claimants)
    share_wars(world, split)
    enthrone(play, lands, claimants)
    settle_down(world, split)
    return other.id


def tear(play: Play[World], split: Split, sides: Sides) -> list[City]:
    """Give each city with its units to its side; one in disorder is nobody's (CIV-6.5.2k, CIV-6.5.0h)."""
    world = play.state
    torn = []
    for city in world.cities_of(split.record):
        if city.id not in sides:
            disown(play, city, split.record)
            torn.append(city)
            continue
        city.took_part = True
        if split.sides[sides[city.id]] != split.record:
            change_hands(play, city, split.sides[sides[city.id]])
    return torn


def disown(play: Play[World], city: City, record: str) -> None:
    """Leave a city in disorder, and the units in it, without an owner (CIV-6.5.0h)."""
    world = play.state
    pass_trade(world, city, "")
    if "palace" in city.improvements:
        pass_capital(play, record, "")
    city.owner, city.torn = "", record
    for element in world.elements.values():
        if element.hex == city.hex and element.owner == record:
            element.owner, element.general = "", ""
    for ship in world.ships.values():
        if ship.hex == city.hex and ship.owner == record:
            ship.owner = ""


def give_treasury(play: Play[World], land: Country, lands: tuple[Country, Country]) -> str:
    """Give the whole treasury to one side by colour, and say whose it is (CIV-6.5.2j)."""
    holder = lands[play.chance.card("CIV-6.5.2j", "civil.treasury", land.id).black]
    if holder is not land:
        pass_treasury(land, holder)
    return holder.id


def side_forces(play: Play[World], land: Country, split: Split) -> None:
    """Draw for each army, fleet and garrison that lies at no city; each goes whole (CIV-6.5.2j)."""
    world = play.state
    with play.causes():
        told = []
        for units in stacks(world, land.id):
            hexagon = units[0].hex
            side = split.sides[play.chance.card("CIV-6.5.2j", "civil.force", hexagon).black]
            for unit in units:
                unit.owner = side
            told.append((hexagon, len(units), side))
        if told:
            play.tell(ForcesSided(country=land.id, forces=tuple(told)))


def stacks(world: World, country: str) -> list[list[Element] | list[Ship]]:
    """Give a country's forces that lie at no city, by hex: land elements, then Warships."""
    towns = {city.hex for city in world.cities.values()}
    groups: dict[str, list[Element]] = {}
    fleets: dict[str, list[Ship]] = {}
    for element in world.army_of(country):
        if element.hex not in towns:
            groups.setdefault(element.hex, []).append(element)
    for ship in world.ships.values():
        if ship.owner == country and ship.type == "Warship" and ship.hex not in towns:
            fleets.setdefault(ship.hex, []).append(ship)
    return [*groups.values(), *fleets.values()]


def part_court(
    play: Play[World], land: Country, lands: tuple[Country, Country], claimants: tuple[Character, Character]
) -> None:
    """Let claimants take their own, then draw for everybody else at home; those abroad stay with missions."""
    world = play.state
    with_first, with_second = ([one, *retinue(world, one)] for one in claimants)
    with_first = [one for one in with_first if one not in with_second]  # a child of both is nearer to the younger
    for one, party in zip(claimants, (with_first, with_second), strict=True):
        regent = land.claimant_regents.get(one.id)
        party.extend([world.characters[regent]] if regent else [])
    with play.causes():
        for one in world.people_of(land.id):
            if one.mission or one in with_first or one in with_second:
                continue
            card = play.chance.card("CIV-6.5.0f", "civil.character", one.id)
            (with_second if card.black else with_first).append(one)
        for side, party in zip(lands, (with_first, with_second), strict=True):
            move_people(play, party, side.id)
        play.tell(
            CourtParted(
                country=land.id,
                sides=(lands[0].id, lands[1].id),
                people=(tuple(one.id for one in with_first), tuple(one.id for one in with_second)),
            )
        )


def enthrone(play: Play[World], lands: tuple[Country, Country], claimants: tuple[Character, Character]) -> None:
    """Crown both claimants, each with his regent (CIV-6.5.2b, CIV-6.5.2g)."""
    regents: dict[str, str] = {}
    for side in lands:
        regents |= side.claimant_regents
        side.claimants, side.claimant_regents = [], {}
    for side, one in zip(lands, claimants, strict=True):
        free(play.state, one)
        head_halves(play.state, side.id, one.id)
        enthrone_claimant(play, side, one, regents.get(one.id, ""), "claim")


def share_wars(world: World, split: Split) -> None:
    """Bring both factions into every war with a third country; one for wild land stays (CIV-6.5.0g)."""
    new = find((side for side in split.sides if side != split.record), "the new side")
    for war in [one for one in world.wars_of(split.record) if one.defender and one.id != split.war]:
        twin = war.model_copy(deep=True)
        twin.id = world.next_id(split.record, "war")
        twin.attacker, twin.defender = (new if side == split.record else side for side in (war.attacker, war.defender))
        world.wars[twin.id] = War.model_validate(twin.model_dump())
