"""What is lost to disasters and for want of points (windows `ruin` and `shortfall`, section 5)."""

from rules.civilized.people.events import ScoresDrawn
from rules.civilized.treasury.costs import meet_costs, running_costs
from rules.civilized.treasury.events import CostsPaid, CostsShort, ItemGivenUp
from rules.civilized.treasury.losses import GiveUp, LoseImprovement
from rules.civilized.treasury.upkeep import item_names
from rules.civilized.world.state import Studies, World
from rules.civilized.world.war import Fort
from rules.kernel.facts.events import OrderFailed
from tests.rules.civilized.refusals import done, refused
from tests.rules.civilized.worlds import (
    a_city,
    a_country,
    a_mission,
    a_person,
    a_road,
    a_ship,
    a_world,
    an_army,
)
from tests.rules.playing import play_out


def burning() -> World:
    """Ostia, which a fire has struck, and Roma, which it has not."""
    return a_world(
        a_city(improvements=["granary", "temple"], stricken="fire"),
        a_city("roma", "0603", improvements=["granary", "library"]),
    )


def test_CIV_6_1_3a_the_owner_chooses_what_is_lost() -> None:
    """Of what stands in the stricken city, which then owes nothing more."""
    world = burning()
    order = LoseImprovement(city="ostia", improvement="granary")

    assert {"Ostia": "ostia"} == LoseImprovement.choices(world, "rome", "city", {})
    assert {"Granary": "granary", "Temple": "temple"} == LoseImprovement.choices(world, "rome", "improvement", {})

    done(order, world)

    assert (["temple"], "") == (world.cities["ostia"].improvements, world.cities["ostia"].stricken)
    assert refused(order, world).startswith("CIV-6.1.3a: Ostia has nothing to lose; no other choice is possible now")
    assert order.key() != LoseImprovement(city="roma", improvement="granary").key()


def test_CIV_6_1_3a_only_stricken_cities_lose_and_only_what_they_have() -> None:
    """Each refusal says what would do."""
    world = burning()

    assert refused(LoseImprovement(city="roma", improvement="granary"), world) == (
        "CIV-6.1.3a: Roma has nothing to lose; choose Ostia"
    )
    assert refused(LoseImprovement(city="ostia", improvement="library"), world) == (
        "CIV-6.1.3a: there is no Library there; choose Granary or Temple"
    )


def realm(treasury: int) -> World:
    """Rome with two of everything that costs a point: 14 items."""
    world = a_world(
        a_city(hexagon="0101", improvements=["granary", "palace"]),
        a_city("roma", "0501"),
        a_city("tunis", "0703", "carthage"),
    )
    an_army(world, "ostia", 2)
    for kind in ("Warship", "Warship", "Transport Ship", "Transport Ship"):
        a_ship(world, "ostia", kind=kind)
    a_road(world, "ostia", "roma", ["0201", "0301", "0401"], sections=2)
    a_mission(world, "ostia", "carthage", a_person(world, "Titus"))
    a_mission(world, "ostia", "carthage", a_person(world, "Gaius"))
    for hexagon in ("0103", "0303"):
        world.forts[hexagon] = Fort(hex=hexagon, owner="rome", city="ostia")
    world.countries["rome"].treasury = treasury
    return world


def test_CIV_8_1a_every_piece_costs_a_point() -> None:
    """Elements, ships, sections, missions, improvements and Forts; cities and characters nothing."""
    assert running_costs(realm(0), "rome") == {
        "element": 2, "warship": 2, "transport": 2, "section": 2, "mission": 2, "improvement": 4,
    }  # fmt: skip


def test_CIV_8_1b_a_mercenary_is_paid_by_its_hirer() -> None:
    """Not by the country whose element it is."""
    world = a_world(a_city(), a_city("tunis", "0703", "carthage"))
    (hired,) = an_army(world, "ostia", 1)
    hired.payer = "carthage"

    assert ({}, {"element": 1}) == (running_costs(world, "rome"), running_costs(world, "carthage"))


def test_CIV_8_1c_a_treasury_that_covers_the_costs_is_charged_without_a_window() -> None:
    """Only the seat is told."""
    played = play_out(meet_costs, realm(20))

    assert [] == played.windows
    assert (6, 14) == (played.state.countries["rome"].treasury, played.state.countries["rome"].costs)
    paid = played.told(CostsPaid)[0]
    assert (("rome",), "rome", 14, 6) == (paid.audience, paid.country, paid.total, paid.treasury)
    assert [] == played.told(CostsShort)


def an_army_of_nineteen() -> World:
    """Costs 19, treasury 15."""
    world = a_world(a_city())
    an_army(world, "ostia", 19)
    world.countries["rome"].treasury = 15
    return world


def test_CIV_8_1d_x43_four_of_nineteen_items_are_given_up() -> None:
    """Costs 19, treasury 15: four items are lost, the other 15 paid, nothing is left."""
    world = an_army_of_nineteen()
    items = list(item_names(world, "rome").values())

    assert refused(GiveUp(items=tuple(items[:3])), world) == (
        "CIV-8.1d: still 1 point short; name 1 more, all in one order"
    )

    played = play_out(meet_costs, world, {"rome": [GiveUp(items=tuple(items[:4]))]})

    assert ["shortfall"] == [window.name for window in played.windows]
    assert [CostsShort(audience=("rome",), country="rome", total=19, treasury=15, short=4)] == played.told(CostsShort)
    assert [("element", "Spears", "ostia", 4)] == [
        (lost.kind, lost.what, lost.city, lost.number) for lost in played.told(ItemGivenUp)
    ]
    assert (0, 15, 15) == (
        played.state.countries["rome"].treasury,
        played.state.countries["rome"].costs,
        len(played.state.elements),
    )


def test_CIV_8_1d_more_may_be_given_up_than_is_owed() -> None:
    """What is saved stays in the treasury."""
    world = an_army_of_nineteen()
    items = tuple(item_names(world, "rome").values())

    played = play_out(meet_costs, world, {"rome": [GiveUp(items=items[:10])]})

    assert (6, 9) == (played.state.countries["rome"].treasury, played.state.countries["rome"].costs)


def test_CIV_8_1d_items_are_ones_own_and_named_once() -> None:
    """Each refusal says which."""
    world = an_army_of_nineteen()
    first = next(iter(item_names(world, "rome").values()))

    assert refused(GiveUp(items=(first, first)), world).startswith("CIV-8.1d: Spears of Ostia is named twice; ")
    assert refused(GiveUp(items=("ship:x:",)), world).startswith("CIV-8.1d: ship:x: is not an item of yours; choose ")
    assert GiveUp(items=()).key() == GiveUp(items=(first,)).key()


def test_CIV_5_2_1f_a_road_is_lost_from_its_far_end() -> None:
    """Not in the middle."""
    world = realm(13)
    names = item_names(world, "rome")
    near, far = names["section 1 of the road from Ostia to Roma"], names["section 2 of the road from Ostia to Roma"]

    assert refused(GiveUp(items=(near,)), world) == (
        "CIV-5.2.1f: roads are lost from the far end: give up section 2 of the road from Ostia to Roma first"
    )
    assert 1 == done(GiveUp(items=(far,)), world.fresh()).roads["ostia-roma"].sections
    assert {} == done(GiveUp(items=(near, far)), world).roads


def test_CIV_8_1f_what_is_given_up_is_gone_and_envoys_come_home() -> None:
    """Every item of the realm at once: nothing is left, no person comes back, missions end (CIV-8.6.3e)."""
    world = realm(0)
    student = a_person(world, "Marcus", studies=Studies(city="ostia", school="university"))
    world.cities["ostia"].improvements.append("university")
    people = world.cities["ostia"].population

    done(GiveUp(items=tuple(item_names(world, "rome").values())), world)

    assert {} == running_costs(world, "rome")
    assert people == world.cities["ostia"].population
    assert student.studies is None
    assert {""} == {one.mission for one in world.characters.values()}


def test_CIV_8_1d_every_item_has_a_name_of_its_own() -> None:
    """Like pieces are numbered."""
    names = list(item_names(realm(0), "rome"))

    assert names == [
        "Spears of Ostia",
        "Spears of Ostia 2",
        "Warship of Ostia",
        "Warship of Ostia 2",
        "Transport Ship of Ostia",
        "Transport Ship of Ostia 2",
        "section 1 of the road from Ostia to Roma",
        "section 2 of the road from Ostia to Roma",
        "mission to Carthage",
        "mission to Carthage 2",
        "Granary of Ostia",
        "Palace of Ostia",
        "Fort at 0103",
        "Fort at 0303",
    ]
    assert item_names(realm(0), "rome") == GiveUp.choices(realm(0), "rome", "items", {})


def test_CIV_8_1e_silence_gives_up_what_the_ruler_values_least() -> None:
    """A military ruler loses missions first, then the Granary; the Palace would be last."""
    world = realm(10)
    world.characters[world.countries["rome"].ruler].scores = [7, 7, 7, 7, 7, 7, 13, 7]

    played = play_out(meet_costs, world)

    assert 2 == sum((lost.kind, lost.host) == ("mission", "carthage") for lost in played.told(ItemGivenUp))
    assert ("granary", "ostia") in [(lost.what, lost.city) for lost in played.told(ItemGivenUp)]
    assert (0, 10) == (played.state.countries["rome"].treasury, played.state.countries["rome"].costs)
    assert ["palace"] == played.state.cities["ostia"].improvements


def test_CIV_8_1e_unknown_scores_of_the_ruler_are_drawn() -> None:
    """At first use (CIV-AP7)."""
    world = an_army_of_nineteen()
    world.characters[world.countries["rome"].ruler].scores = []

    played = play_out(meet_costs, world)

    assert ["rome-c-1"] == [drawn.name for drawn in played.told(ScoresDrawn)]
    assert 15 == len(played.state.elements)


def test_CIV_8_1d_too_little_fails_and_the_ruler_decides() -> None:
    """The seat is told why."""
    world = an_army_of_nineteen()

    played = play_out(meet_costs, world, {"rome": [GiveUp(items=())]})

    assert [("rome",)] == [failed.audience for failed in played.told(OrderFailed)]
    assert 15 == len(played.state.elements)


def test_CIV_8_1g_several_countries_are_asked_at_once() -> None:
    """Only those that are short."""
    world = a_world(
        a_city(), a_city("tunis", "0703", "carthage"), a_city("capua", "0803", "samnium"), countries=(a_country(),)
    )
    for city in ("ostia", "tunis", "capua"):
        an_army(world, city, 3)
    world.countries["carthage"].treasury = 3

    played = play_out(meet_costs, world)

    assert [["rome", "samnium"]] == [list(window.asked) for window in played.windows]
    assert [0, 0, 0] == [land.treasury for land in played.state.countries.values()]
    assert ["carthage"] * 3 == [element.owner for element in played.state.elements.values()]
