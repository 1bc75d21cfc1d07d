"""A field that is a choice declares it once: completion, check and refusal come from there."""

from collections.abc import Mapping
from typing import Any

import pytest
from pydantic import ValidationError

from rules.kernel.errors import Refusal
from rules.kernel.language.forms import forms
from rules.kernel.orders.choice import Objection, pick
from rules.kernel.orders.order import Order
from tests.kernel.toy_orders import Bid, Claim, Gift, Market, Stall, Stance, Watch

STALLS = {"fish": "Fish", "pots": "Pots", "salt": "Salt"}
GOODS = {"fish": ["cod", "eel"], "pots": ["jug"], "salt": []}


def market(**owners: str) -> Market:
    """Give a market of three stalls and two families with five coins each."""
    stalls = {id: Stall(name=name, owner=owners.get(id, "")) for id, name in STALLS.items()}
    return Market(days=3, names={"red": "the Reds", "blue": "the Blues"}, purses={"red": 5, "blue": 5}, stalls=stalls)


def goods(world: Market, seat: str, given: Mapping[str, Any]) -> list[str]:
    return GOODS[given["stall"]] if "stall" in given else [one for some in GOODS.values() for one in some]


def spoilt(world: Market, seat: str, one: str) -> Objection:
    return ("TOY-9.9", "the eels are spoilt") if one == "eel" else None


class Buy(Order[Market], name="buy", says=("buy {good} at {stall}",), clause="TOY-9", replaces="buy {stall}"):
    """Buy something."""

    stall: str = pick("stall", lambda world: list(world.stalls), "a stall")
    good: str = pick("", goods, "what lies there", clause="TOY-9.1", problem=spoilt)


def refused(order: Order[Market], world: Market) -> str:
    """Give why an order is refused."""
    with pytest.raises(Refusal) as caught:
        order.check(world, "red")
    return str(caught.value)


def test_what_is_offered_is_what_is_allowed() -> None:
    """Completion gives the choices by their names at the table, and each of them passes."""
    world = market(pots="blue")
    offered = Claim.choices(world, "red", "stall", {})

    assert {"Fish": "fish", "Salt": "salt"} == offered
    for id in offered.values():
        Claim(stall=id).check(world, "red")


def test_a_refusal_names_what_would_do() -> None:
    """The words of the table, and the order's clause."""
    assert "Pots will not do as a stall without an owner; choose Fish or Salt (TOY-2.2)" == refused(
        Claim(stall="pots"), market(pots="blue")
    )
    assert "there is none that would do" in refused(Claim(stall="pots"), market(fish="red", pots="red", salt="red"))


def test_a_long_list_is_cut() -> None:
    """Six names, and how many more there are."""
    world = market()
    world.stalls |= {f"s{number}": Stall(name=f"S{number}") for number in range(6)}

    assert "choose Fish, Pots, Salt, S0, S1, S2 and 3 more" in refused(Claim(stall="gold"), world)


def test_a_choice_may_depend_on_a_field_before_it() -> None:
    """What lies at the stall that was named; without one, everything."""
    world = market()

    assert {"jug": "jug"} == Buy.choices(world, "red", "good", {"stall": "pots"})
    assert {"cod": "cod", "jug": "jug"} == Buy.choices(world, "red", "good", {})
    assert "cod will not do as what lies there; choose jug (TOY-9.1)" == refused(Buy(stall="pots", good="cod"), world)


def test_a_problem_of_its_own_has_its_own_words_and_clause() -> None:
    """What is one of the choices may still be impossible: it is not offered, and the refusal says why."""
    assert {"cod": "cod"} == Buy.choices(market(), "red", "good", {"stall": "fish"})
    assert "the eels are spoilt; choose cod (TOY-9.9)" == refused(Buy(stall="fish", good="eel"), market())


def test_several_names_are_each_looked_at_and_named_once() -> None:
    """A list goes on with what is not in it."""
    world = market()

    assert {"Pots": "pots", "Salt": "salt"} == Watch.choices(world, "red", "stalls", {"stalls": ("fish",)})
    assert "Fish is named twice; choose Pots or Salt (TOY-2.4)" == refused(Watch(stalls=("fish", "fish")), world)
    assert "will not do" in refused(Gift(shares={"red": 1}), world)


def test_numbers_have_bounds_from_the_state() -> None:
    """A range is shown, offered and checked."""
    world = market()

    assert ["1", "2", "3", "4", "5"] == list(Bid.choices(world, "red", "coins", {}) or ())
    assert "7 is too many; choose 1, 2, 3, 4 or 5 (TOY-2.5)" == refused(Bid(coins=7), world)
    world.purses["red"] = 300
    assert ["1", "20", "40"] == list(Bid.choices(world, "red", "coins", {}) or ())[:3]


def test_a_field_knows_its_kind() -> None:
    """Slash commands and grammar read a pick as they read a name, a fixed list and a number."""
    kinds = {order: [(one.kind, one.names_kind) for one in forms(order)] for order in (Claim, Watch, Gift, Bid, Stance)}

    assert {
        Claim: [("name", "stall")],
        Watch: [("names", "stall")],
        Gift: [("amounts", "seat")],
        Bid: [("int", "")],
        Stance: [("choice", "")],
    } == kinds
    assert (1, 2) == (forms(Watch)[0].least, forms(Watch)[0].most)


def test_a_pick_without_default_is_required() -> None:
    """As any other field."""
    with pytest.raises(ValidationError):
        Claim()


def test_a_later_order_replaces_what_it_says() -> None:
    """By a template of its fields, or never."""
    assert "buy fish" == Buy(stall="fish", good="cod").key()
    assert "bid" == Bid(coins=1).key()
    assert Claim(stall="fish").key() is None


def test_what_replaces_by_no_field_is_a_mistake() -> None:
    """It is told when the class is made."""
    with pytest.raises(TypeError, match="it replaces by coat, which it does not say"):
        type("Odd", (Order[Market],), {"__doc__": "Odd."}, replaces="odd {coat}")
