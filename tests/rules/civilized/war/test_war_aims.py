"""When a country that nobody plays may make peace (CIV-4.6e, CIV-HA11)."""

import pytest

from rules.civilized.diplomacy.peace import satisfied
from rules.civilized.war.wars import end_war, unsettled, wrong
from rules.civilized.world.war import War
from tests.rules.civilized.campaigning import ROME, VEII, at_war
from tests.rules.playing import Table


def test_CIV_HA11_a_conqueror_ends_with_a_city_or_a_hex() -> None:
    """Gained in this war."""
    world = at_war()
    war = world.wars["war-1"]
    war.kind = "conquest"

    assert not satisfied(world, war)

    war.gained = {ROME: ["0402"]}

    assert satisfied(world, war)


@pytest.mark.parametrize(("people", "met"), [(70, True), (71, False)])
def test_CIV_4_6_3_land_that_is_crowded_itself_is_no_gain(people: int, met: bool) -> None:
    """On average over 70 thousand."""
    world = at_war()
    war = world.wars["war-1"]
    war.kind, war.gained = "territory", {ROME: ["cumae"]}
    world.cities["cumae"].owner, world.cities["cumae"].population = ROME, people

    assert met is satisfied(world, war)


def test_CIV_4_6_5_vengeance_ends_when_the_wrong_is_paid() -> None:
    """And settles it (CIV-4.4.2e)."""
    world = at_war(war=False)
    table = Table(world)
    wrong(table.play, ROME, VEII, 50)
    war = War(id="war-1", attacker=ROME, defender=VEII, kind="vengeance", start=1)
    world.wars[war.id] = war
    wrong(table.play, VEII, ROME, 49)

    assert not satisfied(world, war)

    wrong(table.play, VEII, ROME, 1)

    assert satisfied(world, war)
    assert 0 == unsettled(world, VEII, ROME)

    end_war(table.play, war, "peace")

    assert 0 == unsettled(world, ROME, VEII)


def test_CIV_4_6_2_a_war_of_faith_ends_with_one_faith() -> None:
    """Or with the fall of the other."""
    world = at_war()
    war = world.wars["war-1"]
    war.kind = "religion"
    world.countries[ROME].religion, world.countries[VEII].religion = "Jupiter", "Uni"

    assert not satisfied(world, war)

    world.countries[VEII].religion = "Jupiter"

    assert satisfied(world, war)
