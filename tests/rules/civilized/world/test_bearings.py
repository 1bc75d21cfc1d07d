"""Where a hex without a name lies (CIV-1.2k)."""

import pytest

from rules.civilized.world.bearings import bearing, spot
from tests.rules.civilized.worlds import a_city, a_world

TOWNS = (("1604", "Harran"), ("1706", "Ashur"))


@pytest.mark.parametrize(
    ("hexagon", "lies"),
    [
        ("1506", "southwest of Harran"),
        ("1504", "west of Harran"),
        ("1603", "northeast of Harran"),
        ("1806", "east of Ashur"),
    ],
)
def test_CIV_1_2k_a_hex_is_called_by_the_nearest_city_and_the_way_from_there(hexagon, lies) -> None:
    """The number stands first, for orders know it by that."""
    assert f"{hexagon} ({lies})" == bearing(hexagon, TOWNS)


def test_CIV_1_2k_a_city_needs_no_number_and_nothing_else_is_near_none() -> None:
    """A board without cities has bare numbers."""
    world = a_world(a_city("ostia", "0202"))

    assert ["Ostia", "0302 (east of Ostia)", "0302"] == [spot(world, "0202"), spot(world, "0302"), bearing("0302", ())]
