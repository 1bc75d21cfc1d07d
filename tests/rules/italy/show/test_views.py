"""What seats see: views, papers, pictures, and a hundred unattended games."""

import pytest

from rules.italy.board.state import Account
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


def test_ITA_5_1_the_purse_holds_what_goes_to_neither_side_of_a_war() -> None:
    """And nothing is said of it once it is spent."""
    world = attacked(a_world(revenues={"rome": 30}), an_attack("samnites", "rome", reserve=10))
    world.powers["rome"].attack_points = 5

    assert {"talents": 15} == ITALY.purse(world, "rome")

    world.powers["rome"].accounts.append(Account(revenue=30, attack=5, reserves=10, civic=15))
    assert {} == ITALY.purse(world, "rome")


def test_ITA_11_13_the_welcome_says_for_how_long_one_is_left_alone() -> None:
    """To whom it concerns: the Bruttians, not Rome."""
    world, told = (
        a_world(seated=["bruttians", "rome"]),
        "Until turn 3 no autopilot attacks you while you hold only homes.",
    )

    assert told in ITALY.greeting(world, "bruttians").lands
    assert told not in ITALY.greeting(world, "rome").lands
