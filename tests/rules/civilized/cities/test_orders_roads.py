"""Laying roads in Winter (source 5.2.1)."""

import pytest

from rules.civilized.cities.events import RoadLaid
from rules.civilized.cities.works import BuildRoad
from rules.civilized.world.state import World
from rules.civilized.world.war import Agreement
from tests.rules.civilized.refusals import done, refused
from tests.rules.civilized.spenders import rich, two_lands
from tests.rules.civilized.worlds import a_city, a_road, a_world


def roads() -> World:
    """Ostia and Roma, three hexes between them."""
    return rich(a_world(a_city(hexagon="0102"), a_city("roma", "0502")))


def test_CIV_5_2_1a_sections_are_laid_in_order_from_the_owner_city() -> None:
    """Each costs 10 points and no people; the path is fixed with the first."""
    world = roads()
    order = BuildRoad(city="ostia", target="roma", sections=2)

    done(order, world)

    road = world.roads["ostia-roma"]
    assert ("Ostia to Roma", ("0202", "0302", "0402"), 2) == (road.name, road.path, road.sections)
    assert (80, 40) == (world.countries["rome"].treasury, world.cities["ostia"].population)
    assert order.told(world, "rome") == RoadLaid(
        country="rome", city="ostia", target="roma", sections=2, laid=2, length=3
    )

    done(BuildRoad(city="ostia", target="roma"), world)

    assert 3 == road.sections


def test_CIV_5_2_1c_a_road_each_way_and_no_more_than_its_length() -> None:
    """A complete road takes no more; the way back is another road."""
    world = roads()

    assert refused(BuildRoad(city="ostia", target="roma", sections=4), world) == (
        "CIV-5.2.1a: 4 is too many; choose 1, 2 or 3"
    )

    a_road(world, "ostia", "roma", ["0202", "0302", "0402"])

    assert refused(BuildRoad(city="ostia", target="roma"), world) == (
        "CIV-5.2.1c: the road from Ostia to Roma is complete; no other choice is possible now"
    )
    assert 1 == done(BuildRoad(city="roma", target="ostia"), world).roads["roma-ostia"].sections


def test_CIV_5_2_1c_each_section_costs_ten_points() -> None:
    """Two for 19 are refused."""
    world = rich(roads(), 19)

    assert refused(BuildRoad(city="ostia", target="roma", sections=2), world) == (
        "CIV-5.2.1c: this costs 20 points, and your treasury holds 19; choose 1"
    )


def test_CIV_5_2_1b_a_road_needs_a_way_over_allowed_land() -> None:
    """Not across land of nobody."""
    world = roads()
    for row in ("01", "02", "03"):
        del world.owners[f"03{row}"]

    assert refused(BuildRoad(city="ostia", target="roma"), world).startswith("CIV-5.2.1b: no way through from Ostia")


def through_veii(purpose: str, **fields: object) -> World:
    """Put land of Veii between Ostia and Roma, and let Veii give Rome access for a purpose."""
    world = roads()
    world.owners |= {"0301": "veii", "0302": "veii", "0303": "veii"}
    world.agreements["a"] = Agreement.model_validate(
        {"id": "a", "kind": "access", "parties": ["veii", "rome"], "start": 99, "purpose": purpose} | fields
    )
    return world


@pytest.mark.parametrize("closed", [{"purpose": "military"}, {"suspended": True}, {"third": "carthage"}])
def test_CIV_7_2g_access_for_trade_alone_opens_land_for_roads(closed) -> None:
    """While it holds, and toward the country that it names, if it names one."""
    order = BuildRoad(city="ostia", target="roma")

    assert 1 == done(order, through_veii("trade")).roads["ostia-roma"].sections
    assert refused(order, through_veii(**({"purpose": "both"} | closed))).startswith("CIV-5.2.1b: no way through")


def test_CIV_5_2_1b_a_road_begun_stops_where_land_is_closed() -> None:
    """Its path stays fixed; what is laid stays."""
    world = through_veii("trade")
    done(BuildRoad(city="ostia", target="roma"), world)
    world.agreements.clear()

    assert refused(BuildRoad(city="ostia", target="roma"), world) == (
        "CIV-5.2.1b: the road from Ostia to Roma would cross 0302, which is closed to you now; "
        "no other choice is possible now"
    )


def test_CIV_5_2_1e_a_road_abroad_needs_a_trade_agreement() -> None:
    """With one it may be laid."""
    world = two_lands()
    order = BuildRoad(city="ostia", target="tunis")

    assert refused(order, world).startswith("CIV-5.2.1e: no Trade Agreement by land with Tunis")

    world.agreements["a"] = Agreement(
        id="a", kind="land_trade", parties=["rome", "carthage"], cities=["ostia", "tunis"], start=99
    )

    assert 1 == done(order, world).roads["ostia-tunis"].sections


def test_CIV_5_2_1a_a_road_runs_from_an_own_city_to_another() -> None:
    """Not to itself, not from abroad, not into nowhere."""
    world = two_lands()

    assert refused(BuildRoad(city="ostia", target="ostia"), world) == (
        "CIV-5.2.1a: a road runs from Ostia to another city; no other choice is possible now"
    )
    assert "Tunis is not a city of yours" in refused(BuildRoad(city="tunis", target="ostia"), world)
    assert refused(BuildRoad(city="ostia", target="veii"), world).startswith(
        "CIV-5.2.1a: veii will not do as the city toward which it runs; "
    )


def test_CIV_5_2_1a_choices_are_cities_targets_and_sections_left() -> None:
    """In turn."""
    world = roads()
    a_road(world, "ostia", "roma", ["0202", "0302", "0402"], sections=1)
    given = {"city": "ostia", "target": "roma"}

    assert {"Ostia": "ostia", "Roma": "roma"} == BuildRoad.choices(world, "rome", "city", {})
    assert {"Roma": "roma"} == BuildRoad.choices(world, "rome", "target", {"city": "ostia"})
    assert ["1", "2"] == list(BuildRoad.choices(world, "rome", "sections", given) or {})
