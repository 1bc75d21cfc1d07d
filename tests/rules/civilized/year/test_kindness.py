"""A kind start: who says nothing in the Crowns of the Morning is not lost before he has seen the game."""

import tomllib
from fractions import Fraction
from pathlib import Path

import pytest

from rules.civilized.cities.economy import revenue
from rules.civilized.ruleset import CIVILIZED
from rules.civilized.treasury.upkeep import charges, due
from rules.civilized.world.scenario import CivilizedScenario, Settings
from rules.civilized.year.setup import setup
from rules.civilized.year.unrest import outlook
from rules.kernel.facts.events import SeatPassed
from rules.kernel.luck.chance import Chance, Seeded
from rules.kernel.play.session import Session
from tests.rules.playing import Scripted

FILE = Path(__file__).parents[4] / "config" / "scenarios" / "civilized" / "crowns.toml"
CROWNS = CivilizedScenario.model_validate(tomllib.loads(FILE.read_text(encoding="utf-8")))
SEATS = CROWNS.settings.seat_order
YEARS = Settings().years // 5
"""A fifth of the length."""
GAMES = 20


@pytest.mark.parametrize("seat", SEATS)
def test_the_first_tax_feeds_the_army_and_hardly_ever_brings_revolt(seat) -> None:
    """Counted, not drawn: 1 in 48 rises after the first Summer, and the first Autumn pays for the first Winter."""
    world = setup(CROWNS, Settings(), Chance(Scripted(), 0, "setup", lambda _: 0))
    ahead, tax = outlook(world, seat), world.countries[seat].tax
    paid = sum(
        revenue(world, city, tax) * (1 - riot) for city, riot in zip(ahead.cities, ahead.riots(tax), strict=True)
    )

    assert ahead.rising(tax) <= Fraction(1, 40)
    assert paid >= due(world, seat, len(charges(world, seat)))


def stands(seat: str, number: int) -> bool:
    """Tell whether a seat that says nothing among autopilots is still its player's after a fifth of the game."""
    session = Session.found(CIVILIZED, Seeded(f"kind/{seat}/{number}"), CROWNS, Settings(), (seat,))
    while session.window is not None and session.save.turn <= YEARS:
        events = [CIVILIZED.read_event(told) for told in session.close({}, (seat,)).told]
        lost = any(isinstance(one, SeatPassed) and one.swap and one.to == seat for one in events)
        if lost or not CIVILIZED.plays(session.state, seat):
            return False
    return True


@pytest.mark.fuzz
@pytest.mark.parametrize("seat", SEATS)
def test_a_silent_seat_sees_a_fifth_of_the_game_in_eight_games_of_ten(seat) -> None:
    """Wherever it is placed."""
    standing = sum(stands(seat, number) for number in range(GAMES))

    assert 10 * standing >= 8 * GAMES, f"{standing} of {GAMES}"
