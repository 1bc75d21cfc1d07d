"""A kind start: who says nothing is not lost before he has seen the game, in any scenario, wherever he is placed."""

import pytest

from rules.italy.ruleset import ITALY
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.session import Session
from tests.conformance.subjects import scenarios

BOARDS = {board.id: board for board in scenarios(ITALY)}
each = pytest.mark.parametrize(
    ("board", "seat"), [(id, power.id) for id, board in BOARDS.items() for power in board.power]
)
GAMES = 20


def stands(board: str, seat: str, number: int) -> bool:
    """Tell whether a seat that says nothing among autopilots is in the game after a fifth of it, rounded up."""
    fifth = -(-BOARDS[board].turns // 5)
    session = Session.found(ITALY, Seeded(f"kind/{seat}/{number}"), BOARDS[board], ITALY.options(), (seat,))
    while session.window is not None and session.save.turn <= fifth:
        session.close({}, (seat,))
        if session.state.ended or not ITALY.plays(session.state, seat):
            return False
    return True


@pytest.mark.fuzz
@each
def test_ITA_11_13_a_silent_seat_sees_a_fifth_of_the_game_in_eight_games_of_ten(board, seat) -> None:
    """Wherever it is placed."""
    standing = sum(stands(board, seat, number) for number in range(GAMES))

    assert 10 * standing >= 8 * GAMES, f"{standing} of {GAMES}"
