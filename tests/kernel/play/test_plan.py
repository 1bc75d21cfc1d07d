"""Plans: what an autopilot orders, each order in the light of those before it."""

from rules.kernel.luck.chance import Seeded
from rules.kernel.play.plan import Plan, by_window
from rules.kernel.play.session import Session
from tests.kernel.toy import FAIR, TOY, MarketOptions
from tests.kernel.toy_orders import Bid, Claim


def market() -> Session:
    return Session.found(TOY, Seeded("seed"), FAIR, MarketOptions(), ("red",))


def test_a_plan_holds_what_is_legal_after_what_it_holds() -> None:
    """What is refused is left out, what is replaced goes, and the view stays as it was."""
    view = market().view("red")
    plan = Plan(view, "red")

    assert [Claim(stall="fish"), Bid(coins=2)] == plan.try_all(
        [Claim(stall="fish"), Claim(stall="fish"), Bid(coins=1), Bid(coins=50), Bid(coins=2)]
    )
    assert "" == view.stalls["fish"].owner
    assert {"red": 2} == plan.world.bids


def test_an_autopilot_decides_by_window() -> None:
    """A window that is not named keeps its default."""
    session = market()
    stance = by_window({"stance": lambda _world, _seat, _chance: [Bid(coins=3)]})
    nothing = by_window({})

    assert [Bid(coins=3)] == stance(session.view("red"), "red", session.window, session.play.chance)
    assert () == nothing(session.view("red"), "red", session.window, session.play.chance)
