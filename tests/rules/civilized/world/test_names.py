"""What the world calls its things in refusals."""

from tests.rules.civilized.worlds import a_city, a_person, a_world


def test_things_are_called_by_their_names() -> None:
    """A country, a city with its hex, a character and an improvement have names; anything else is said as it stands."""
    world = a_world(a_city("roma"))
    numa = a_person(world, name="Numa")
    ids = {"country": "rome", "city": "roma", "character": numa.id, "improvement": "high_temple", "office": "city_sage"}
    ids["place"] = world.cities["roma"].hex

    named = ["Rome", "Roma", "Numa", "High Temple", "city sage", "Roma"]

    assert named == [world.called(kind, id) for kind, id in ids.items()]
    assert "9999" == world.called("place", "9999")
    assert "nowhere" == world.called("city", "nowhere")
