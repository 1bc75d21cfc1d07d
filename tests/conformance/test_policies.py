"""What every game promises to leagues: policies whose orders are legal, and points that can be counted at any time."""

import pytest

from rules.kernel.errors import Refusal
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.order import Given
from rules.kernel.play.policies import policies
from rules.kernel.play.unsaid import no_points
from rules.kernel.table.conceding import Concede
from rules.registry import RULESETS
from tests.conformance.games import played
from tests.conformance.subjects import BY_ID

each = pytest.mark.parametrize("id", BY_ID)
CALLS = ("vote_", "call_")
"""How orders are called that vote, or call others to a vote."""
WINDOWS = 6
"""At how many windows of a game each policy is asked."""


@each
def test_policies_order_what_the_rules_allow(id) -> None:
    """Each order of a seat is legal after those before it, survives being kept, and leaves the view alone."""
    game, ruleset = played(id, "players"), BY_ID[id].ruleset
    for stop in game.some(WINDOWS):
        session = game.session(stop)
        for name, policy in policies(ruleset).items():
            for seat in session.window.asked:
                chance = Chance(session.luck, session.save.turn, f"{name}/{seat}", lambda _: 0)
                view = session.view(seat)
                orders = policy(view, seat, session.window, chance)
                for order in orders if name == "random" else ():
                    assert session.read(Given.of(order)) == order and not order.aside
                    try:
                        order.check(session.preview(seat, orders[: orders.index(order)]), seat)
                    except Refusal as refusal:
                        pytest.fail(f"{seat} at {stop.window}: {order!r}: {refusal}")


@pytest.mark.parametrize("game", RULESETS)
def test_giving_up_and_votes_are_no_moves(game) -> None:
    """So that no policy of a league chooses them at random, whatever the game calls them."""
    asides = {order.name for order in RULESETS[game].orders if order.aside}

    assert asides == {
        one.name for one in RULESETS[game].orders if issubclass(one, Concede) or one.name.startswith(CALLS)
    }


@each
def test_points_can_be_counted_at_any_time(id) -> None:
    """For each seat that somebody plays, and without a trace in the state."""
    for by in ("autopilots", "players"):
        game, ruleset = played(id, by), BY_ID[id].ruleset
        seats = [seat.id for seat in ruleset.seats(BY_ID[id].scenario) if not seat.spare]
        for stop in game.some(WINDOWS):
            state = game.session(stop).state
            before = state.write()

            assert all(isinstance(ruleset.score(state, seat), int) for seat in seats)
            assert before == state.write()


@pytest.mark.parametrize("game", RULESETS)
def test_every_game_says_how_points_are_counted(game) -> None:
    """A league that counts nothing tells nothing."""
    assert RULESETS[game].score is not no_points
