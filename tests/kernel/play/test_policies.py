"""Plans and policies: what an autopilot orders, and what every game has for nothing."""

from dataclasses import replace

import pytest

from rules.kernel.luck.chance import Seeded
from rules.kernel.play.plan import Plan, by_window
from rules.kernel.play.policies import POLICIES, at_random
from rules.kernel.play.session import Session
from tests.kernel.toy import FAIR, TOY, MarketOptions
from tests.kernel.toy_orders import Bid, Claim


def played(policy: str, seed: str = "seed") -> Session:
    """Play a market to its end, every seat by a policy."""
    ruleset = replace(TOY, autopilot=POLICIES[policy](TOY))
    session = Session.found(ruleset, Seeded(seed), FAIR, MarketOptions(), ())
    while session.window is not None:
        session.close({}, ())
    return session


def test_a_plan_holds_what_is_legal_after_what_it_holds() -> None:
    """What is refused is left out, what is replaced goes, and the view stays as it was."""
    view = Session.found(TOY, Seeded("seed"), FAIR, MarketOptions(), ("red",)).view("red")
    plan = Plan(view, "red")

    assert [Claim(stall="fish"), Bid(coins=2)] == plan.try_all(
        [Claim(stall="fish"), Claim(stall="fish"), Bid(coins=1), Bid(coins=50), Bid(coins=2)]
    )
    assert "" == view.stalls["fish"].owner


def test_an_autopilot_decides_by_window() -> None:
    """A window that is not named keeps its default."""
    session = Session.found(TOY, Seeded("seed"), FAIR, MarketOptions(), ("red",))
    stance = by_window({"stance": lambda _world, _seat, _chance: [Bid(coins=3)]})
    nothing = by_window({})

    assert [Bid(coins=3)] == stance(session.view("red"), "red", session.window, session.play.chance)
    assert () == nothing(session.view("red"), "red", session.window, session.play.chance)


@pytest.mark.parametrize("policy", POLICIES)
def test_every_policy_plays_a_game_to_its_end(policy: str) -> None:
    """And does the same from the same seed."""
    end = played(policy)

    assert end.ending is not None
    assert end.sealed == played(policy).sealed


def test_a_random_seat_gives_only_what_is_legal() -> None:
    """None of its orders fails for being illegal when it was given; it gives some."""
    session = Session.found(TOY, Seeded("seed"), FAIR, MarketOptions(), ())
    session.close({}, ("red",))
    decide = at_random(TOY)
    plans = [decide(session.view("red"), "red", session.window, session.play.chance) for _ in range(12)]
    for orders in plans:
        plan = Plan(session.view("red"), "red")
        assert list(orders) == plan.try_all(orders)

    assert any(plans)
