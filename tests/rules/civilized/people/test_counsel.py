"""Counsel on schools (CIV-4.2.2)."""

from rules.civilized.people.counsel import schooling
from tests.rules.civilized.listening import heard, labels
from tests.rules.civilized.worlds import a_city, a_dynasty, a_person, a_world


def test_CIV_4_2_2a_a_free_place_is_offered_to_the_rulers_child_first() -> None:
    """Child before stranger, as the autopilot sends them, with what they would gain."""
    world = a_world(a_city(improvements=["university"]))
    a_dynasty(world, 20)
    a_person(world, "Nemo", 18)
    [piece] = heard(schooling, world, "decrees")

    assert ["Child 1 to school"] == labels(piece)
    assert piece.text == (
        "The University of Ostia has ten places free: Child 1, who is 20, would gain 1 to 3 Political in five years."
    )
    world.cities["ostia"].improvements = []
    assert not heard(schooling, world, "decrees")
