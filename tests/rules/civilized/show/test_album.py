"""The family trees that people may look at (CIV-1.3a)."""

from rules.civilized.show.album import MOST, album
from rules.civilized.show.papers import papers
from rules.civilized.world.state import World
from rules.kernel.state.viewing import seen
from tests.rules.civilized.worlds import a_child, a_city, a_country, a_couple, a_dynasty, a_family, a_person, a_world


def two_houses() -> World:
    """Give Rome with the Julii, three generations of them, and Veii with the Fabii."""
    world = a_world(a_city(), a_city("caere", "0703", "veii"), countries=(a_country(), a_country("veii")))
    ruler, (son, late) = a_dynasty(world, 20, 18)
    wife = a_person(world, "Livia", 40, sex="woman", family=ruler.family, died=90)
    wife.spouse = ruler.id
    son.mother = late.mother = wife.id
    late.died = 99
    a_couple(world, son, a_person(world, "Julia", 19, sex="woman", family=ruler.family))
    a_child(world, "Little", 1, son)
    world.countries["rome"].heir = son.id
    foreign = world.characters[world.countries["veii"].ruler]
    a_family(world, foreign, name="Fabii", country="veii")
    return world


def test_CIV_1_3a_a_family_tree_for_each_house() -> None:
    """The living with their spouses, and the ancestors whom they share; a brother who died is left out."""
    trees = album(seen(two_houses(), "rome"), "rome")
    kin = {one.name: one for one in trees["Julii of Rome"].kin}

    assert ["Julii of Rome", "Fabii of Veii"] == list(trees)
    assert {"Livia", "Romulus", "Child 1", "Julia", "Little"} == set(kin)
    assert ("head", "heir", "dead", "") == tuple(kin[name].mark for name in ("Romulus", "Child 1", "Livia", "Little"))
    assert (kin["Romulus"].id, kin["Livia"].id) == kin["Child 1"].parents
    assert "30, King" == kin["Romulus"].note and "Romulus, 30, King" in trees["Julii of Rome"].alt


def test_CIV_1_3a_namesakes_are_told_apart_on_trees_and_papers() -> None:
    """Who was born later is the Younger there, as in what is told; the dead keep their plain name."""
    world = two_houses()
    younger = a_person(world, "Julia", 17, sex="woman", family=world.characters[world.countries["rome"].ruler].family)
    younger.father = world.countries["rome"].ruler
    view = seen(world, "rome")
    (people,) = [page for page in papers(view, "rome") if page.title == "People"]

    assert {"Julia", "Julia the Younger"} <= {one.name for one in album(view, "rome")["Julii of Rome"].kin}
    assert {"Julia", "Julia the Younger"} <= {row[0] for row in people.table}


def test_CIV_1_3a_who_is_named_heir_is_for_the_seat_alone() -> None:
    """All else of a tree is public; onlookers see every ruling house."""
    world = two_houses()
    known = album(seen(world, "veii"), "veii")["Julii of Rome"]
    watched = album(seen(world, None), None)

    assert "heir" not in {one.mark for one in known.kin}
    assert {"Julii of Rome", "Fabii of Veii"} == set(watched)


def test_CIV_1_3a_a_great_house_is_shown_as_far_as_a_tree_goes() -> None:
    """Nobody can read a hundred names."""
    world = two_houses()
    ruler = world.characters[world.countries["rome"].ruler]
    for number in range(100):
        a_child(world, f"Cousin {number}", 3, ruler)
    shown = album(seen(world, "rome"), "rome")["Julii of Rome"]

    assert MOST == len(shown.kin) and len(shown.alt) < 1000
