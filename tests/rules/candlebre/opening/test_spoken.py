"""The opening in plain words: what people say around an army, a building and a list of wishes (CAN-3)."""

import pytest

from rules.candlebre.opening.spoken import raised_in, wishes_in
from tests.rules.candlebre.worlds import a_world

ALL = [("found", "amberleigh"), ("recruit", "amberleigh"), ("recruit", "amberleigh"), ("station_leader", "amberleigh")]


@pytest.mark.parametrize(
    "line",
    [
        "2 infantry, 2 archers and a barracks in amberleigh leader there 2",
        "I raise 2 infantry and 2 archers in Amberleigh, the barracks there too, and my leader goes with them",
        "2 infantry and 2 archers there, barracks there, my leader stands there too",
    ],
)
def test_CAN_3_5_an_army_its_leader_and_a_building_are_said_at_once(line: str) -> None:
    """In whatever words; `there` is where counsel would raise them, if no place is named."""
    world = a_world({"red": ("amberleigh",)})

    assert ALL == sorted((name, fields["province"]) for name, fields in raised_in(line, world, "red"))


@pytest.mark.parametrize(
    "line",
    [
        "For land, I'd like the Dawn Court, else the Dusk Court",
        "Start in the Dawn Court, and if that is taken the Dusk Court",
    ],
)
def test_CAN_3_3a_a_second_choice_of_land_is_heard(line: str) -> None:
    """However it is tied to the first."""
    assert ([], ["dawn_court", "dusk_court"], False) == wishes_in(line, a_world())


@pytest.mark.parametrize("line", ["My leader should stand in Amberleigh too.", "together with my leader."])
def test_CAN_3_8_the_leader_is_stationed_in_a_line_of_his_own(line: str) -> None:
    """However it is said that he stands there."""
    world = a_world({"red": ("amberleigh",)})

    assert [("station_leader", {"province": "amberleigh"})] == list(raised_in(line, world, "red"))


def test_CAN_3_8_a_question_stations_nobody() -> None:
    """It is left for an answer."""
    assert not raised_in("Should my leader stand in Amberleigh?", a_world({"red": ("amberleigh",)}), "red")
