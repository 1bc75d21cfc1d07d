"""Policies that every game has: silence, and anything legal."""

from rules.kernel.luck.chance import Chance, Seeded
from rules.kernel.play.policies import policies
from rules.kernel.play.session import Session
from tests.kernel.toy import FAIR, TOY


def decided(policy: str, seed: str):
    """Give what each seat orders at the first two windows of the Market, with the view that it decided from."""
    session = Session.found(TOY, Seeded(seed), FAIR, TOY.options(), ("red", "blue", "green"))
    for _ in range(2):
        window = session.window
        for seat in window.asked:
            chance = Chance(session.luck, 1, f"{window.name}/{seat}", lambda _: 0)
            view = session.view(seat)
            yield session, seat, view, policies(TOY)[policy](view, seat, window, chance)
        session.close({}, ("red", "blue", "green"))


def test_the_silent_policy_gives_nothing() -> None:
    """Each window's default shows itself."""
    assert not any(orders for *_, orders in decided("silent", "x"))


def test_a_random_seat_gives_legal_orders_of_every_kind_and_leaves_its_view() -> None:
    """Each legal after those before it; over a few games every order of the windows was given."""
    names = set()
    for seed in map(str, range(30)):
        for session, seat, view, orders in decided("random", seed):
            assert session.view(seat).write() == view.write()
            for order in orders:
                order.check(view, seat)
                order.apply(view, seat)
                names.add(order.name)

    assert {"stance", "claim", "gift", "watch", "bid"} == names


def test_the_same_luck_gives_the_same_orders() -> None:
    """Draws are keyed, so a league can be played again."""
    first, again, other = ([orders for *_, orders in decided("random", seed)] for seed in ("x", "x", "y"))

    assert first == again != other
