"""How a game begins: the map and the countries, then their armies, families and towns (source 2, section 3.1)."""

from collections import Counter
from collections.abc import Mapping

from rules.civilized.cities.events import CityFounded
from rules.civilized.cities.founding import listed_name
from rules.civilized.cities.orders import ChooseSites
from rules.civilized.forces.events import ArmyRaised
from rules.civilized.people.events import RulerCame
from rules.civilized.people.newcomers import draw_scores, found_family, official, seat_councillor, sheet_of
from rules.civilized.world.characters import OFFICES, title_of
from rules.civilized.world.geography import city_id, is_coastal, site_problem
from rules.civilized.world.lists import adjustments, bands, costs, councils
from rules.civilized.world.scenario import LETTERS, CityTable, CivilizedScenario, CountryTable, Settings
from rules.civilized.world.state import Board, City, Country, Element, Family, NameList, World
from rules.civilized.world.tables import CITY_POPULATION, FIRST_TOWNS, IMPROVEMENTS
from rules.kernel.language.namesakes import unborne
from rules.kernel.luck.cards import picks
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.windows import Flow, Window, ask
from rules.kernel.play.characters import draw_character
from rules.kernel.play.play import Play


def setup(scenario: CivilizedScenario, settings: Settings, chance: Chance) -> World:
    """Lay out the map, the countries and the cities of a scenario, and nothing else but the first armies (CIV-2.1c)."""
    world = World(
        title=scenario.title,
        settings=spoken(settings, scenario),
        board=board(scenario),
        names={
            culture: NameList(
                men=list(names.male), women=list(names.female), families=list(names.family), cities=list(names.city)
            )
            for culture, names in scenario.names.items()
        },
        words=dict(scenario.words),
        element_costs=dict(scenario.settings.element_costs) | costs(settings.element_costs),
        racial=racial(scenario, adjustments(settings.racial_mods)),
        mercenaries=bands(settings.mercenary_pool) or pool(scenario),
        year=settings.start_year or scenario.settings.start_year,
        seats=list(scenario.settings.seat_order),
    )
    tables, chairs = {country.id: country for country in scenario.countries}, councils(settings.councils)
    for seat in world.seats:
        enter_country(world, tables[seat], scenario.settings.first_tax, chairs.get(seat))
    for city in scenario.cities:
        if listed_sites(scenario, settings) or city.id == tables[city.country].capital:
            enter_city(world, city)
        else:
            world.countries[city.country].site_list.append(city.hex)
    for seat in world.seats:
        muster(world, tables[seat], drawn_armies(scenario, settings))
    return world


def spoken(settings: Settings, scenario: CivilizedScenario) -> Settings:
    """Give the settings with the scenario's names, where the host leaves these to it (CIV-9.1d)."""
    if settings.setting_names != "scenario":
        return settings
    return settings.model_copy(update={"setting_names": scenario.settings.setting_names})


def listed_sites(scenario: CivilizedScenario, settings: Settings) -> bool:
    """Tell whether the listed towns stand, as the host or else the scenario says (CIV-2.1b)."""
    return scenario.fixed_sites if settings.sites == "scenario" else settings.sites == "listed"


def drawn_armies(scenario: CivilizedScenario, settings: Settings) -> bool:
    """Tell whether the first armies are drawn, as the host or else the scenario says (CIV-2.1d)."""
    return scenario.draw_armies if settings.armies == "scenario" else settings.armies == "drawn"


def racial(scenario: CivilizedScenario, more: Mapping[str, Mapping[str, int]]) -> dict[str, dict[str, int]]:
    """Give the adjustments of a scenario with those that its host has set, country by country (CIV-4.2)."""
    own = scenario.settings.racial_mods
    return {
        country.id: {**own.get(country.id, {}), **more.get(country.id, {})}
        for country in scenario.countries
        if country.id in own or country.id in more
    }


def pool(scenario: CivilizedScenario) -> dict[str, int]:
    """Give the mercenaries of a scenario, summed by type (CIV-7.4f)."""
    numbers: dict[str, int] = {}
    for band in scenario.mercenaries:
        numbers[band.type] = numbers.get(band.type, 0) + band.count
    return numbers


def board(scenario: CivilizedScenario) -> Board:
    """Give the printed map, one letter for each hex."""
    letters = {hexagon.id: LETTERS[hexagon.terrain] for hexagon in scenario.board.hexes}
    size = scenario.map
    rows = ["".join(letters[f"{column:02}{row:02}"] for column in range(size.columns)) for row in range(size.rows)]
    places = {hexagon.id: hexagon.name for hexagon in scenario.board.hexes if hexagon.name}
    rivers = {river.name: [" ".join(sorted(side)) for side in river.sides] for river in scenario.rivers}
    return Board(rows=rows, places=places, rivers=rivers)


def enter_country(world: World, table: CountryTable, tax: int, chairs: int | None = None) -> None:
    """Enter a country with its land and the sheet of its people without family; a host may set its council's chairs."""
    if chairs is None:
        chairs = table.chairs if table.government == "council" else 0
    name = unborne(table.name, (land.name for land in world.countries.values()))
    world.countries[table.id] = Country(
        id=table.id,
        name=name,
        colour=table.colour,
        culture=table.culture,
        religion=table.religion,
        title=table.ruler_title,
        government="council" if chairs else "monarchy",
        chairs=chairs,
        treasury=table.treasury,
        tax=tax,
        army_list={entry.type: entry.count for entry in table.army_list},
    )
    world.owners |= dict.fromkeys(table.hexes, table.id)
    sheet = Family(id=sheet_of(table.id), name=f"Others of {name}", country=table.id)
    world.families[sheet.id] = sheet


def enter_city(world: World, table: CityTable) -> None:
    """Enter a city of the scenario."""
    world.cities[table.id] = City(
        id=table.id,
        name=unborne(table.name, (city.name for city in world.cities.values())),
        hex=table.hex,
        coastal=is_coastal(world, table.hex),
        owner=table.country,
        population=table.population,
        improvements=[work for work in IMPROVEMENTS if work in table.improvements],
        tax=world.countries[table.country].tax,
    )


def muster(world: World, table: CountryTable, drawn: bool) -> None:
    """Put the listed first army at the capital, where it is not drawn (CIV-2.1d)."""
    if not drawn:
        for kind in table.starting_elements:
            enter_element(world, table.id, kind)


def enter_element(world: World, country: str, kind: str) -> None:
    """Put a new element of a country at its capital."""
    capital = world.capital(country)
    if capital is None:
        return
    element = Element(
        id=world.next_id(country, "e"), type=kind, owner=country, home=capital.id, hex=capital.hex, built=world.year
    )
    world.elements[element.id] = element


def founding(play: Play[World]) -> Flow:
    """Draw each country's army, family and characters, then settle where the first towns stand (CIV-2.1h)."""
    for seat in play.state.seats:
        play.state.countries[seat].character = draw_character(play.chance, "CIV-AP8", seat)
        raise_army(play, seat)
        raise_dynasty(play, seat)
    yield from first_towns(play)


def raise_army(play: Play[World], seat: str) -> None:
    """Draw six of the twelve entries of the army list, unless the scenario names the army (CIV-2.1d, CIV-9.2b)."""
    world = play.state
    with play.causes():
        if not world.army_of(seat):
            land = world.countries[seat]
            entries = list(Counter(land.army_list).elements())
            numbers = picks(
                play.chance, "CIV-2.1d", "setup.army", land.id, list(range(len(entries))), first_army(world)
            )
            for number in numbers:
                enter_element(world, seat, entries[number])
        play.tell(ArmyRaised(country=seat, types=tuple(element.type for element in world.army_of(seat))))


def first_army(world: World) -> int:
    """Give the elements of a first army: half the limit of an army (CIV-2.1d, CIV-9.2b)."""
    return world.settings.army_limit // 2


def raise_dynasty(play: Play[World], seat: str) -> None:
    """Make the ruling family, the office holders and other councillors, then their scores (CIV-2.1e, CIV-2.1f)."""
    world = play.state
    land = world.countries[seat]
    head = world.characters[found_family(play, seat).head]
    for office in OFFICES:
        official(play, seat, office).office = office
    if land.government == "monarchy":
        land.ruler = head.id
        draw_scores(play, head)
    else:
        others = [official(play, seat, "councillor") for _ in range(land.chairs - 1)]
        for one in (head, *others):
            seat_councillor(play, one)
    names = (land.ruler,) if land.ruler else tuple(land.council)
    play.tell(RulerCame(country=land.id, names=names, title=title_of(land, head.sex) if land.ruler else ""))


def first_towns(play: Play[World]) -> Flow:
    """Ask where the first towns stand, if the scenario leaves it open; a clash goes by seat order (CIV-2.1b)."""
    world = play.state
    listed = {seat: list(world.countries[seat].site_list) for seat in world.seats}
    window = Window(
        name="setup",
        clause="CIV-2.1b",
        asked=[seat for seat in world.seats if listed[seat]],
        orders=(ChooseSites,),
        title="Where do your first towns stand?",
        silence="Your towns stand on the sites that the scenario lists.",
        meanwhile="The countries choose where their first towns stand.",
    )
    for seat, order in (yield from ask(window)):
        play.obey(seat, order)
    for seat in world.seats:
        for site in world.countries[seat].site_list[:FIRST_TOWNS]:
            place = next((spot for spot in (site, *listed[seat]) if not site_problem(world, seat, spot)), None)
            if place:
                settle(play, seat, place)
        world.countries[seat].site_list = []


def settle(play: Play[World], seat: str, hexagon: str) -> None:
    """Found a first town, named after the list of the country's culture (CIV-2.1b)."""
    world = play.state
    name = listed_name(world, seat, world.cities_of(seat)[0].id)
    city = City(
        id=city_id(world, f"{seat} {hexagon}"),  # by no name: a renamed game has the same luck
        name=name,
        hex=hexagon,
        coastal=is_coastal(world, hexagon),
        owner=seat,
        population=CITY_POPULATION,
        tax=world.countries[seat].tax,
    )
    world.cities[city.id] = city
    play.tell(CityFounded(clause="CIV-2.1b", country=seat, city=city.id, hex=hexagon, population=CITY_POPULATION))
