"""A field that is a choice declares it once: completion, check and refusal come from there."""

from collections.abc import Mapping
from typing import Any

import pytest
from pydantic import ValidationError

from rules.kernel.errors import Refusal
from rules.kernel.language.forms import forms
from rules.kernel.orders.choice import Objection, Pick, hint, pick
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


def unsold(world: Market, seat: str, good: str, given: Mapping[str, Any]) -> Objection:
    return None if good in GOODS[given["stall"]] else f"the {given['stall']} have no {good}"


def every_good(world: Market, seat: str) -> list[str]:
    return [good for some in GOODS.values() for good in some]


class Fetch(Order[Market], name="fetch", says=("fetch {good} from {stall}",), clause="TOY-9"):
    """Have something fetched."""

    stall: str = pick("stall", lambda world: list(world.stalls), "a stall")
    good: str = pick("", every_good, "what it sells", problem=unsold)
    coins: int = pick("", lambda: range(1, 4), "the price", default=2)


def left(world: Market, seat: str, good: str) -> int:
    return {"cod": 3, "jug": 1}.get(good, 0)


def haggling(world: Market, seat: str, given: Mapping[str, Any]) -> list[str]:
    return ["yes", "no"] if "jug" in given.get("load", ()) else []


class Cart(
    Order[Market], name="cart", says=("cart {load} [less {spoils}] [haggling {haggle}] [for {coins}]",), clause="TOY-9"
):
    """Carry things off."""

    load: dict[str, int] = pick("good", lambda: ["cod", "eel", "jug"], "what and how many", most=left)
    spoils: dict[str, int] = pick("good", lambda: ["cod"], "what is bad", most=left, denied="{} is not bad", default={})
    haggle: bool = hint("", haggling, "yes, to haggle", default=False)
    coins: int = hint("", lambda: [5, 10], "how many coins", default=0, ge=0, le=99)


class Hire(Order[Market], name="hire", says=("hire [{helper}]",), clause="TOY-9"):
    """Have a shop open, with a helper if you find one."""

    helper: str = pick("seat", lambda: (), "a helper", default="")


def lying_there(world: Market, seat: str, given: Mapping[str, Any]) -> list[str] | None:
    return GOODS[given["stall"]] if "stall" in given else None


class Ask(Order[Market], name="ask", says=("ask for {goods} [at {stall}]",), clause="TOY-9"):
    """Ask for things."""

    stall: str = pick("stall", lambda world: list(world.stalls), "a stall", default="")
    goods: tuple[str, ...] = pick("good", lying_there, "what lies there")


def too_dear(world: Market, seat: str, coins: int) -> Objection:
    problem = f"you have {world.purses[seat]} coins, not {coins}"
    return ("TOY-9.8", problem) if world.purses[seat] else Refusal("TOY-9.8", problem, "earn some first")


class Pay(Order[Market], name="pay", says=("pay {coins}",), clause="TOY-9.7"):
    """Pay coins."""

    coins: int = pick("", lambda world, seat: range(1, world.purses[seat] + 1), "coins", denied=too_dear)


def wet(world: Market, seat: str, stall: str, given: Mapping[str, Any]) -> Objection:
    return "fish spoils a single coat" if stall == "fish" and sum(given["coats"].values()) == 1 else None


class Stock(Order[Market], name="stock", says=("stock {coats} at {stall}",), clause="TOY-9.6"):
    """Bring coats of families to a stall."""

    coats: dict[str, int] = pick("seat", lambda world: list(world.purses), "whose coats")
    stall: str = pick("stall", lambda world: [id for id, one in world.stalls.items() if not one.owner], "", problem=wet)


def refused(order: Order[Market], world: Market) -> str:
    """Give why an order is refused."""
    with pytest.raises(Refusal) as caught:
        order.check(world, "red")
    return f"{caught.value} ({caught.value.clause})"


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
    assert "no other choice is possible now" in refused(Claim(stall="pots"), market(fish="red", pots="red", salt="red"))
    assert "wait for the fair" == Pick("stall", lambda: (), "a stall", otherwise="wait for the fair").instead(
        market(), "", {}
    )
    assert "the Reds will not do as a helper; leave it out (TOY-9)" == refused(Hire(helper="red"), market())


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


def test_things_that_come_with_numbers_have_each_its_most() -> None:
    """What there is none of is not offered; the refusal says how many there are of the others."""
    world = market()
    Cart(load={"cod": 3, "jug": 1}).check(world, "red")

    assert {"cod": "cod", "jug": "jug"} == Cart.choices(world, "red", "load", {})
    assert "4 cod are too many; choose cod (up to 3) or jug (up to 1) (TOY-9)" == refused(Cart(load={"cod": 4}), world)
    assert "1 eel is too many; choose jug (up to 1) (TOY-9)" == refused(Cart(load={"cod": 3, "eel": 1}), world)
    assert "4 cod is not bad; choose cod (up to 3)" in refused(Cart(load={"cod": 1}, spoils={"cod": 4}), world)


def test_a_hint_is_offered_and_forbids_nothing() -> None:
    """Nor is it offered where it makes no sense."""
    world = market()
    Cart(load={"cod": 1}, haggle=True, coins=7).check(world, "red")

    assert {"5": "5", "10": "10"} == Cart.choices(world, "red", "coins", {})
    assert {} == Cart.choices(world, "red", "haggle", {"load": {"cod": 1}})
    assert {"yes": "yes", "no": "no"} == Cart.choices(world, "red", "haggle", {"load": {"jug": 1}})


def test_choices_that_nothing_limits_yet_are_all_of_their_kind() -> None:
    """Nothing is offered apart, and anything passes; a field left at its default limits nothing."""
    Ask(goods=("silk", "cod")).check(market(), "red")

    assert Ask.choices(market(), "red", "goods", {}) is None
    assert {"jug": "jug"} == Ask.choices(market(), "red", "goods", {"stall": "pots"})
    assert "silk is named twice; choose another (TOY-9)" == refused(Ask(goods=("silk", "silk")), market())
    assert "silk will not do as what lies there; choose jug (TOY-9)" == refused(
        Ask(stall="pots", goods=("silk",)), market()
    )


def test_a_choice_is_seen_after_any_one_of_several_before_it() -> None:
    """As their field would hold it, which is needed and not given yet."""
    world = market(pots="blue")

    assert {"Salt": "salt"} == Stock.choices(world, "red", "stall", {})
    assert {"Fish": "fish", "Salt": "salt"} == Stock.choices(world, "red", "stall", {"coats": {"red": 2}})


def test_a_denial_may_give_its_reason() -> None:
    """And a clause of its own; a whole refusal says itself what would do."""
    world = market()

    assert "you have 5 coins, not 7; choose 1, 2, 3, 4 or 5 (TOY-9.8)" == refused(Pay(coins=7), world)
    world.purses["red"] = 0
    assert "you have 0 coins, not 7; earn some first (TOY-9.8)" == refused(Pay(coins=7), world)


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


def test_what_leaves_nothing_for_the_next_choice_is_not_offered() -> None:
    """Nobody is led to a stall that has nothing."""
    assert {"Fish": "fish", "Pots": "pots"} == Fetch.choices(market(), "red", "stall", {})
    assert "the salt have no cod; no other choice is possible now (TOY-9)" == refused(
        Fetch(stall="salt", good="cod"), market()
    )


def test_what_was_given_first_narrows_the_choices_before_it() -> None:
    """Whoever begins with the goods is offered the stalls that sell them; what may be left out narrows as well."""
    assert {"Pots": "pots"} == Fetch.choices(market(), "red", "stall", {"good": "jug"})
    assert {} == Fetch.choices(market(), "red", "stall", {"good": "jug", "coins": 9})
    assert ["Fish"] == list(Fetch.choices(market(), "red", "stall", {"good": "cod", "coins": 2}) or ())


def test_whoever_begins_with_a_later_field_is_offered_what_some_earlier_one_allows() -> None:
    """Before the stall is given all goods are offered that any of them sells."""
    assert ["cod", "eel", "jug"] == list(Fetch.choices(market(), "red", "good", {}) or ())
    assert [] == list(Fetch.choices(Market(days=3, names={}, purses={}, stalls={}), "red", "good", {}) or ())


def test_a_later_order_replaces_what_it_says() -> None:
    """By a template of its fields, or never."""
    assert "buy fish" == Buy(stall="fish", good="cod").key()
    assert "bid" == Bid(coins=1).key()
    assert Claim(stall="fish").key() is None


def test_what_replaces_by_no_field_is_a_mistake() -> None:
    """It is told when the class is made."""
    with pytest.raises(TypeError, match="it replaces by coat, which it does not say"):
        type("Odd", (Order[Market],), {"__doc__": "Odd."}, replaces="odd {coat}")


def test_an_order_stands_instead_of_those_that_it_takes_back() -> None:
    """Of the same key, or by how their names begin; else beside them."""
    drop = type("Drop", (Claim,), {"__doc__": "Drop all bids."}, name="drop", clears="b")(stall="fish")

    assert Bid(coins=1).displaces(Bid(coins=2))
    assert not Bid(coins=1).displaces(Buy(stall="fish", good="cod"))
    assert drop.displaces(Bid(coins=2)) and drop.displaces(Buy(stall="fish", good="cod"))
    assert not drop.displaces(Claim(stall="fish"))
