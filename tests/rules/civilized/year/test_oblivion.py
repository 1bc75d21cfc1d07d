"""What leaves the state once no rule and no tree can ask for it."""

from rules.civilized.show.album import album
from rules.civilized.war.wars import unsettled
from rules.civilized.world.state import World
from rules.civilized.world.war import Wrong
from rules.civilized.year.oblivion import forget
from tests.rules.civilized.worlds import a_child, a_city, a_country, a_couple, a_dynasty, a_person, a_world
from tests.rules.playing import Table


def forgotten(world: World, players: tuple[str, ...] = ()) -> set[str]:
    """Forget, and give the names of those who are gone."""
    before = {one.name for one in world.characters.values()}
    forget(Table(world, players=players).play)
    return before - {one.name for one in world.characters.values()}


def test_CIV_4_2c_the_dead_are_kept_for_three_generations() -> None:
    """The fourth above the living counts for nobody's scores, and is forgotten; the third stays, without parents."""
    world = a_world(a_city())
    last, line = None, ["Numa", "Tullus", "Ancus", "Titus", "Gaius"]
    for years, name in zip((150, 125, 100, 75, 50), line, strict=True):
        last = a_child(world, name, years, last) if last else a_person(world, name, years)
    for one in world.characters.values():
        one.died = None if one.name == "Gaius" else 90

    assert {"Numa"} == forgotten(world)
    assert ("", "") == next((one.father, one.mother) for one in world.characters.values() if one.name == "Tullus")


def test_CIV_1_3a_a_family_tree_loses_nobody() -> None:
    """The picture before is the picture after."""
    world = a_world(a_city())
    head, _ = a_dynasty(world, 20, 22, 25)
    world.characters[head.id].died = 99
    stranger = a_person(world, "Marcus", 60, died=80)
    before = album(world, "rome")

    assert {stranger.name} == forgotten(world)
    assert before == album(world, "rome")


def test_CIV_6_7_1e_who_is_named_in_a_record_stays() -> None:
    """A late ruler and a widow's husband, as long as somebody asks for them."""
    world = a_world(a_city())
    late, wife = a_person(world, "Titus", 60), a_person(world, "Livia", 40, sex="woman")
    a_couple(world, late, wife)
    late.died, world.countries["rome"].last_ruler = 100, late.id

    assert not forgotten(world)
    world.countries["rome"].last_ruler = ""
    assert {"Titus"} == forgotten(world)


def test_CIV_4_1_3c_nobody_stays_promised_to_the_forgotten() -> None:
    """The match ends with the last record of the other."""
    world = a_world(a_city())
    gone = a_person(world, "Livia", 60, sex="woman", died=80)
    one = a_person(world, "Titus", 20, match=gone.id)

    assert {"Livia"} == forgotten(world)
    assert "" == one.match


def test_CIV_6_5_3h_a_faction_whose_strife_is_over_leaves_the_books() -> None:
    """Not while a player holds its seat, nor while something belongs to it."""
    rebels = a_country("rebels", parent="rome", status="fallen", fell=99)
    world = a_world(a_city(), countries=(a_country(), rebels))
    world.known = {"0101": ["rome", "rebels"], "0201": ["rebels"]}
    world.characters, rebels.ruler = {id: one for id, one in world.characters.items() if one.country == "rome"}, ""
    forgotten(world, players=("rebels",))
    assert "rebels" in world.countries
    world.owners["0103"] = "rebels"
    forgotten(world)
    assert "rebels" in world.countries

    world.owners["0103"] = "rome"
    forgotten(world)
    assert ["rome"] == list(world.countries) == world.seats
    assert {"0101": ["rome"]} == world.known


def test_CIV_4_4_2e_wrongs_between_two_countries_are_one_sum() -> None:
    """What is settled, and what a fallen country did, is forgotten; what is owed stays the same."""
    gone = a_country("gabii", status="fallen", fell=99)
    world = a_world(a_city(), a_city("caere", "0603", "veii"), countries=(a_country(), a_country("veii"), gone))
    rows = [("a", "veii", 10), ("b", "veii", 5), ("c", "gabii", 7), ("d", "veii", 3)]
    world.wrongs = {id: Wrong(id=id, victim="rome", offender=who, year=90, value=value) for id, who, value in rows}
    world.wrongs["d"].settled = True
    owed = unsettled(world, "rome", "veii")
    forgotten(world)

    assert (15, ["a"]) == (owed, list(world.wrongs))
    assert owed == unsettled(world, "rome", "veii")
