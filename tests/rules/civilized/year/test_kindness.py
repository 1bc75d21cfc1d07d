"""A kind start: who says nothing is not lost before he has seen the game, in any scenario, wherever he is placed."""

from fractions import Fraction

import pytest

from rules.civilized.cities.economy import revenue
from rules.civilized.ruleset import CIVILIZED
from rules.civilized.treasury.unrest import outlook
from rules.civilized.treasury.upkeep import charges, due
from rules.civilized.world.scenario import Settings
from rules.kernel.facts.events import SeatPassed
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.session import Session
from tests.conformance.subjects import scenarios

BOARDS = {board.id: board for board in scenarios(CIVILIZED)}
each = pytest.mark.parametrize(
    ("board", "seat"), [(id, seat) for id, board in BOARDS.items() for seat in board.settings.seat_order]
)
YEARS = Settings().years // 5
"""A fifth of the length."""
GAMES = 20


@each
def test_the_first_tax_feeds_the_army_and_hardly_ever_brings_revolt(board, seat) -> None:
    """Counted, not drawn: 1 in 48 rises after the first Summer, and the first Autumn pays for the first Winter."""
    world = Session.found(CIVILIZED, Seeded("kind"), BOARDS[board], Settings(), ()).state
    ahead, tax = outlook(world, seat), world.countries[seat].tax
    paid = sum(
        revenue(world, city, tax) * (1 - riot) for city, riot in zip(ahead.cities, ahead.riots(tax), strict=True)
    )

    assert ahead.rising(tax) <= Fraction(1, 40)
    assert paid >= due(world, seat, len(charges(world, seat)))


def stands(board: str, seat: str, number: int) -> bool:
    """Tell whether a seat that says nothing among autopilots is still its player's after a fifth of the game."""
    session = Session.found(CIVILIZED, Seeded(f"kind/{seat}/{number}"), BOARDS[board], Settings(), (seat,))
    while session.window is not None and session.save.turn <= YEARS:
        events = [CIVILIZED.read_event(told) for told in session.close({}, (seat,)).told]
        lost = any(isinstance(one, SeatPassed) and one.swap and one.to == seat for one in events)
        if lost or not CIVILIZED.plays(session.state, seat):
            return False
    return True


@pytest.mark.fuzz
@each
def test_a_silent_seat_sees_a_fifth_of_the_game_in_eight_games_of_ten(board, seat) -> None:
    """Wherever it is placed."""
    standing = sum(stands(board, seat, number) for number in range(GAMES))

    assert 10 * standing >= 8 * GAMES, f"{standing} of {GAMES}"
