"""How a game begins (CIV-2.1)."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from rules.civilized.cities.events import CityFounded
from rules.civilized.cities.orders import ChooseSites
from rules.civilized.forces.events import ArmyRaised
from rules.civilized.people.events import RulerCame, ScoresDrawn
from rules.civilized.ruleset import CIVILIZED, seats
from rules.civilized.world.characters import age
from rules.civilized.world.geography import grid
from rules.civilized.world.scenario import CivilizedScenario, Settings
from rules.civilized.world.state import World
from rules.civilized.year.setup import founding, setup
from rules.kernel.facts.events import Drawn
from rules.kernel.luck.chance import Chance
from tests.conformance.subjects import scenarios
from tests.rules.playing import Played, Scripted, play_out

CROWNS = Path(__file__).parents[4] / "config" / "scenarios" / "civilized" / "crowns.toml"


def a_scenario(**fields: Any) -> CivilizedScenario:
    """Give the Crowns of the Morning, with other fields where the test says so."""
    return CivilizedScenario.model_validate(tomllib.loads(CROWNS.read_text(encoding="utf-8")) | fields)


def laid_out(scenario: CivilizedScenario, settings: Settings | None = None) -> World:
    """Give the world before anything is drawn."""
    return setup(scenario, settings or Settings(), Chance(Scripted(), 0, "setup", lambda _: 0))


def begun(scenario: CivilizedScenario, orders: Any = None, cards: Any = None) -> Played:
    """Play the opening."""
    return play_out(founding, laid_out(scenario), orders, cards)


def table() -> dict[str, Any]:
    """Give the scenario file as it stands."""
    return tomllib.loads(CROWNS.read_text(encoding="utf-8"))


def test_CIV_2_1a_each_country_has_a_capital_of_40_with_a_palace() -> None:
    """And two towns of 20 without improvements, where the scenario fixes them (CIV-2.1b)."""
    world = laid_out(a_scenario())

    assert 6 == len(world.seats)
    for seat in world.seats:
        capital, *towns = world.cities_of(seat)
        assert (40, ["palace"]) == (capital.population, capital.improvements)
        assert [(20, []), (20, [])] == [(town.population, town.improvements) for town in towns]


def test_CIV_2_1c_treasuries_start_at_nought_and_nothing_else_exists() -> None:
    """No roads, ships, missions, agreements or wars."""
    world = laid_out(a_scenario())

    assert {0} == {country.treasury for country in world.countries.values()}
    assert not any((world.roads, world.ships, world.missions, world.agreements, world.wars, world.forts))


def test_CIV_2_1d_a_listed_army_stands_at_the_capital() -> None:
    """The scenario's six elements."""
    played = begun(a_scenario())
    world = played.state

    army = world.army_of("hellas")
    assert ["Spears", "Spears", "Spears", "Psiloi", "Cavalry", "Auxilia"] == [element.type for element in army]
    assert {world.cities["sparta"].hex} == {element.hex for element in army}
    assert "hellas" == played.told(ArmyRaised)[0].country


def test_CIV_2_1d_a_drawn_army_is_six_of_the_twelve_entries() -> None:
    """Without repetition: the first card of each pick takes the first entry left."""
    world = begun(a_scenario(draw_armies=True), cards={"setup.army": [0] * 36}).state
    last = begun(a_scenario(draw_armies=True), cards={("setup.army", "hellas"): [47, 43, 39, 35, 31, 27]}).state

    assert ["Spears"] * 6 == [element.type for element in world.army_of("hellas")]
    assert 6 == len(last.army_of("hellas"))
    assert ["Auxilia", "Auxilia", "Cavalry", "Psiloi", "Psiloi", "Spears"] == [
        element.type for element in last.army_of("hellas")
    ]


def test_CIV_2_1e_a_monarchy_has_a_family_and_three_others() -> None:
    """A head about 35 on the throne; general 35, priest 45, advisor 45, each plus 4 on the quiet card."""
    world = begun(a_scenario(), cards={"family.status": ["KS"] * 6}).state
    people = world.people_of("egypt")

    assert ["", "general", "priest", "advisor"] == [one.office for one in people]
    assert [39, 39, 49, 49] == [age(world, one) for one in people]
    assert people[0].id == world.countries["egypt"].ruler
    assert people[0].id == world.families[people[0].family].head


def test_CIV_2_1e_a_council_has_its_head_and_new_characters() -> None:
    """Five chairs unless the scenario says otherwise, the others about 40 and without family."""
    data = table()
    data["countries"][0] |= {"government": "council", "chairs": 3}
    world = begun(CivilizedScenario.model_validate(data), cards={"family.status": ["KS"] * 6}).state
    hellas = world.countries["hellas"]
    council = [world.characters[one] for one in hellas.council]

    assert ("", 3) == (hellas.ruler, len(council))
    assert ["councillor"] * 3 == [one.office for one in council]
    assert [39, 44, 44] == [age(world, one) for one in council]
    assert all(one.scores for one in council)


def test_CIV_2_1f_each_seat_knows_the_scores_of_its_ruler_and_no_others() -> None:
    """Only those of rulers are drawn."""
    played = begun(a_scenario())
    drawn = [one for one in played.state.characters.values() if one.scores]

    assert [country.ruler for country in played.state.countries.values()] == [one.id for one in drawn]
    assert [(seat,) for seat in played.state.seats] == [event.audience for event in played.told(ScoresDrawn)]
    assert ["hellas-woman", "lydia-woman", "phoenicia-woman", "egypt-woman", "babylonia-woman", "assyria-woman"] == [
        e.title for e in played.told(RulerCame)
    ]


def taxes(world: World) -> set[int]:
    """Give every rate that is in force anywhere."""
    return {country.tax for country in world.countries.values()} | {city.tax for city in world.cities.values()}


def test_CIV_2_1g_the_first_tax_is_30_per_cent() -> None:
    """In every country and city, where the scenario sets no other."""
    settings = {key: value for key, value in table()["settings"].items() if key != "first_tax"}

    assert {30} == taxes(laid_out(a_scenario(settings=settings)))


def test_CIV_2_1g_a_scenario_may_set_another_first_tax() -> None:
    """In towns that are chosen, too; it goes in steps of 10."""
    settings = table()["settings"] | {"first_tax": 50}
    chosen = begun(a_scenario(settings=settings, fixed_sites=False)).state

    assert {50} == taxes(chosen)
    assert 18 == len(chosen.cities)
    with pytest.raises(ValidationError):
        a_scenario(settings=settings | {"first_tax": 25})


def test_CIV_2_1h_draws_are_made_country_by_country() -> None:
    """In seat order: army, family, others, scores."""
    played = begun(a_scenario(draw_armies=True))
    draws = played.told(Drawn)
    armies = [event.subject for event in draws if event.purpose == "setup.army"]
    order = [event.purpose for event in draws[: draws.index(next(e for e in draws if e.subject == "lydia"))]]

    assert ["hellas"] * 6 == armies[:6] and "assyria" == armies[-1]
    assert order.index("family.name") > order.index("setup.army")
    assert "character.score" == order[-1]


OPEN = {"fixed_sites": False}


def test_CIV_2_1b_silence_takes_the_listed_sites() -> None:
    """Each town is named after its people's list."""
    played = begun(a_scenario(**OPEN))
    world = played.state

    assert ["setup"] == [window.name for window in played.windows]
    assert [("Mykenai", "0404"), ("Korinthos", "0201")] == [
        (city.name, city.hex) for city in world.cities_of("hellas")[1:]
    ]
    assert [20] * 12 == [event.population for event in played.told(CityFounded)]
    assert all(not country.site_list for country in world.countries.values())


def test_CIV_2_1b_a_player_chooses_up_to_two_hexes() -> None:
    """One is enough; those who choose none have none."""
    orders = {"hellas": [ChooseSites(sites=("0203",))], "lydia": [ChooseSites(sites=())]}
    world = begun(a_scenario(**OPEN), orders).state

    assert ["0205", "0203"] == [city.hex for city in world.cities_of("hellas")]
    assert ["0703"] == [city.hex for city in world.cities_of("lydia")]


def test_CIV_2_1b_a_clash_gives_the_later_seat_its_first_free_listed_site() -> None:
    """Assyria and Babylonia want hexes next to each other: Babylonia comes first."""
    orders = {"babylonia": [ChooseSites(sites=("1708",))], "assyria": [ChooseSites(sites=("1707",))]}
    world = begun(a_scenario(**OPEN), orders).state

    assert "1708" == world.cities_of("babylonia")[1].hex
    assert "1505" == world.cities_of("assyria")[1].hex


def test_CIV_2_1d_the_scenario_keeps_what_the_setup_relies_on() -> None:
    """Cities two apart, fifteen hexes in one piece each, first armies out of the lists, rivers between land."""
    scenario = a_scenario()
    world = laid_out(scenario)
    land = grid(world)

    assert {15} == {len(world.hexes_of(seat)) for seat in world.seats}
    assert (327, 105) == (sum(t != "sea" for t in land.terrain.values()), len(land.sea))
    for country in scenario.countries:
        listed = {entry.type: entry.count for entry in country.army_list}
        assert 6 == len(country.starting_elements)
        assert all(country.starting_elements.count(kind) <= listed[kind] for kind in country.starting_elements)
    for river in world.board.rivers.values():
        for one, other in (side.split() for side in river):
            assert other in land.neighbours[one]
            assert "sea" not in (land.terrain[one], land.terrain[other])


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (lambda data: data["settings"].update(seat_order=["hellas"]), "seat_order"),
        (lambda data: data["board"]["hexes"].pop(), "every hex"),
        (lambda data: data["countries"][0].update(culture="punic"), "no names"),
        (lambda data: data["countries"][0]["army_list"].pop(), "add up to 12"),
        (lambda data: data["countries"][0].update(capital="sardis"), "capital"),
        (lambda data: data["cities"][0].update(improvements=[]), "no palace"),
        (lambda data: data["cities"][0].update(hex="0000"), "not its country's"),
        (lambda data: data["cities"][1].update(country="rome"), "no country"),
        (lambda data: data["cities"][1].update(improvements=["harbour"]), "no improvement"),
        (lambda data: data["settings"].update(start_year=0), "no year 0"),
        (lambda data: data["settings"].update(racial_mods={"rome": {"greed": 1}}), "racial_mods: no country rome"),
        (lambda data: data["settings"].update(racial_mods={"egypt": {"beauty": 1}}), "racial_mods: no score beauty"),
        (lambda data: data["settings"].update(racial_mods={"egypt": {"greed": 2}}), "racial_mods: greed 2"),
        (lambda data: data["settings"].update(element_costs={"Dragons": 3}), "element_costs: no type Dragons"),
    ],
)
def test_a_scenario_that_does_not_hold_together_is_refused(broken, said) -> None:
    """The message names what is wrong."""
    data = table()
    broken(data)

    with pytest.raises(ValidationError, match=said):
        CivilizedScenario.model_validate(data)


def test_CIV_3_2_the_first_year_is_the_hosts_or_the_scenarios() -> None:
    """0 stands for the scenario's."""
    assert -600 == laid_out(a_scenario()).year
    assert 14 == laid_out(a_scenario(), Settings(start_year=14)).year


def rivers() -> CivilizedScenario:
    """Give the Silver Rivers, which use what a host may set."""
    return next(board for board in scenarios(CIVILIZED) if board.id == "silver-rivers")


def test_CIV_2_1d_the_rivers_draw_their_armies_and_leave_their_sites_free() -> None:
    """Six of each list of twelve; the first towns stand where the players say, named as their people name them."""
    world = begun(rivers(), orders={"setup": {"bastulia": [ChooseSites(sites=("1118", "0918"))]}}).state

    assert all(6 == len(world.army_of(seat)) for seat in world.seats)
    assert ["0619", "1118", "0918"] == [city.hex for city in world.cities_of("bastulia")]
    assert ["Gadir", "Malaka", "Abdera"] == [city.name for city in world.cities_of("bastulia")]
    assert [3] * 8 == [len(world.cities_of(seat)) for seat in world.seats]


def test_CIV_4_2d_the_rivers_have_costs_adjustments_and_councils_of_their_own() -> None:
    """Ponies cost less there and Elephants more; a host's costs go before the scenario's."""
    world = laid_out(rivers(), Settings(element_costs="Elephants 45"))

    assert (15, 45) == (world.element_costs["Light Horse"], world.element_costs["Elephants"])
    assert {"political": 1, "military": -1} == world.racial["bastulia"]
    chairs = {seat: land.chairs for seat, land in world.countries.items() if land.chairs}
    assert {"vasconia": 5, "celtiberia": 7, "bastulia": 3} == chairs
    assert "a council of seven rules Celtiberia from Numantia" in " ".join(CIVILIZED.prologue(begun(rivers()).state))


def test_CIV_9_1d_a_scenario_may_bring_its_words_and_a_host_may_go_without() -> None:
    """Hill towns and groves unless the host asks for cities; the Crowns are urban unless he asks for provinces."""
    told = {
        (board.id, wish): CIVILIZED.say(laid_out(board, Settings(setting_names=wish)), "a Temple in the city")
        for board in (rivers(), a_scenario())
        for wish in ("scenario", "urban", "provincial")
    }

    assert {
        ("silver-rivers", "scenario"): "A sacred grove in the hill town",
        ("silver-rivers", "urban"): "a Temple in the city",
        ("silver-rivers", "provincial"): "A sacred grove in the hill town",
        ("crowns", "scenario"): "a Temple in the city",
        ("crowns", "urban"): "a Temple in the city",
        ("crowns", "provincial"): "A shrine in the province",
    } == told


def test_CIV_2_1h_the_seats_are_the_countries_clockwise() -> None:
    """Each with its colour and a line about it; beside them the gamemaster's chair, which may stay empty."""
    listed = seats(a_scenario())

    assert ["hellas", "lydia", "phoenicia", "egypt", "babylonia", "assyria"] == [
        one.id for one in listed if not one.spare
    ]
    assert ["gamemaster"] == [seat.id for seat in listed if seat.spare]
    assert all(seat.about and seat.colour.startswith("#") for seat in listed)
    assert CIVILIZED.seats is seats
