"""What seats see: views, papers, pictures, and a hundred unattended games."""

import pytest

from rules.italy.ruleset import ITALY
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.session import Session
from tests.rules.italy.worlds import a_world, an_attack, attacked, scenario


def test_ITA_6_26_standing_choices_are_their_seats_own() -> None:
    """Nobody else sees them, nor what a seat names in an open window (ITA-5.13)."""
    world = a_world()
    world.powers["rome"].method, world.powers["rome"].prizes, world.powers["rome"].named = (
        "generator",
        ["pentri"],
        "pentri",
    )

    assert world.powers["rome"] == ITALY.view(world, "rome").powers["rome"]
    for seat in ("boii", "gamemaster", None):
        assert a_world().powers["rome"] == ITALY.view(world, seat).powers["rome"]


def test_the_map_shows_armies_crossings_and_attacks() -> None:
    """19 regions, two straits, and who stands where, in words too (ITA-1.4, ITA-9.11)."""
    world = a_world({"etruria": "rome"}, at={"carthage": ("latium", 70, "")})
    picture = ITALY.picture(attacked(world, an_attack("rome", "samnites", province="pentri")), None)
    latium = next(region for region in picture.regions if region.id == "latium")

    assert 19 == len(picture.regions)
    assert ["link", "link", "march"] == [route.kind for route in picture.routes]
    assert ("army", "70", "carthage") == tuple(latium.marks[-1].model_dump().values())
    assert "Carthage, strength 70, in Latium." in picture.alt


@pytest.mark.parametrize("seat", ["rome", "boii", "gamemaster"])
def test_every_seat_has_papers(seat) -> None:
    """The gamemaster, too (ITA-6.24)."""
    assert ITALY.papers(ITALY.view(a_world(), seat), seat)


@pytest.mark.parametrize("rule", ["solo", "never"])
def test_ITA_10_1_unattended_games_end(rule) -> None:
    """After twelve turns or with the fall of Rome, however long nobody is asked."""
    results = []
    for seed in range(12):
        options = ITALY.options(rome_fall_ends=rule)
        session = Session.found(ITALY, Seeded(f"unattended {seed}"), scenario(), options, ())
        while session.window:
            session.close({}, ())
        results.append(session.state.result)
        assert session.ending
        assert rule == "solo" or session.state.turn == 12

    assert "defeat" in results
    assert {"I", "II", "III", "IV"} & set(results)
