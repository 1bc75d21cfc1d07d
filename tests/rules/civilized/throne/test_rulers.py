"""What those leave who ruled before a ruler was crowned (CIV-6.5.2b, CIV-6.5.2e)."""

from rules.civilized.throne.rulers import crown
from rules.civilized.throne.succession import enthrone_claimant
from tests.rules.civilized.worlds import a_city, a_person, a_world
from tests.rules.playing import Table


def test_CIV_6_5_2b_a_council_that_gives_way_to_a_monarch_leaves_its_chairs() -> None:
    """Nobody is called councillor of a country without a council."""
    world = a_world(a_city())
    one, other = a_person(world, "Numa", office="councillor"), a_person(world, "Titus", office="councillor")
    land = world.countries["rome"]
    land.government, land.ruler, land.council, land.chairs = "council", "", [one.id, other.id], 2
    crown(Table(world).play, land, one, "claim")

    assert ("", "", []) == (one.office, other.office, land.council)


def test_CIV_6_5_2e_an_acting_regent_on_the_other_side_is_regent_no_more() -> None:
    """Unless that side has made him its own."""
    for theirs, office in (("", ""), ("regent", "regent")):
        world = a_world(a_city(), a_city("capua", "0703", "rebels"))
        former = a_person(world, "Numa", country="rebels", office="regent")
        land = world.countries["rome"]
        land.regent, world.countries["rebels"].regent = former.id, former.id if theirs else ""
        enthrone_claimant(Table(world).play, land, a_person(world, "Titus", 20), "", "claim")

        assert ("", office) == (land.regent, former.office)
