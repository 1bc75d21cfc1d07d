"""A turn in a ruler's own words: all of it is heard, or nothing (EMP-H5.14)."""

import pytest

from rules.empires.board.state import World
from rules.empires.endeavours.orders import Conquer, Fortify, Negotiate, Rule
from rules.empires.treasury.orders import Levy
from rules.empires.turn.spoken import turn_in
from rules.empires.turn.standing import SetGuard
from rules.kernel.orders.order import Given, Order
from tests.rules.empires.worlds import a_world

NORMANDY = Conquer(target="normandy")
LANGUEDOC = Conquer(target="languedoc")


def kept(before: int) -> SetGuard:
    """Give the guard that keeps so many for defence before one's own turn."""
    return SetGuard(where="all", before=before)


def at(area: str, extra: int = 0, count: int = 1) -> list[Conquer]:
    """Give so many marches."""
    return [Conquer(target=area, extra=extra)] * count


def given(*orders: Order[World]) -> World:
    """Give the world in which France has ordered these."""
    world = a_world(people=("england", "france"))
    for one in orders:
        one.apply(world, "france")
    return world


WHOLE: list[tuple[str, list[Order[World]]]] = [
    ("tax everything and go for normandy 5x with 1 gold", [Levy(), *at("normandy", 1, 5)]),
    ("attack normandy with everything and tax all", [Levy(), *at("normandy", 0, 5)]),
    ("finish her off, normandy 5x with 1 gold and tax", [Levy(), *at("normandy", 1, 5)]),
    ("march on languedoc with one gold, thrice", at("languedoc", 1, 3)),
    ("four attacks on Languedoc with 2 gold a try, keep one for defence", [*at("languedoc", 2, 4), kept(1)]),
    ("use all tries on languedoc, keep two for defence", [*at("languedoc", 0, 3), kept(2)]),
    ("hit normandy twice and languedoc 3 times", [*at("normandy", 0, 2), *at("languedoc", 0, 3)]),
    ("calm champagne and strike at Languedoc", [Rule(target="champagne"), LANGUEDOC]),
    ("Tax everything, fortify Burgundy, and keep the rest for defence", [Levy(), Fortify(target="burgundy"), kept(4)]),
    ("put everything on normandy this time, really everything", at("normandy", 0, 5)),
    ("rule Champagne, levy", [Rule(target="champagne"), Levy()]),
    ("conquer Normandy three more times please", at("normandy", 0, 3)),
    (
        "Rule Burgundy with 3 gold, and again with 3 gold, then fortify Champagne.",
        [*[Rule(target="burgundy", extra=3)] * 2, Fortify(target="champagne")],
    ),
    (
        "rule ile, rule champagne, rule burgundy all w 2 gold, no tax",
        [Rule(target=one, extra=2) for one in ("ile_de_france", "champagne", "burgundy")],
    ),
    (
        "Then rule Burgundy once and make a tie with Champagne.",
        [Rule(target="burgundy"), Negotiate(target="champagne")],
    ),
    (
        "negotiate with Aquitaine and with Provence, one gold each",
        [Negotiate(target="aquitaine", extra=1), Negotiate(target="provence", extra=1)],
    ),
    ("March on Normandy, three times at most, until it falls.", at("normandy", 0, 3)),
    (
        "I would like to tax what is safe and march on Normandy until it falls, but please not more than three tries.",
        [Levy(), *at("normandy", 0, 3)],
    ),
    ("march on Normandy until it falls", at("normandy", 0, 5)),
    (
        "calm Burgundy with 3 gold until it is quiet, and fortify Champagne",
        [*[Rule(target="burgundy", extra=3, when="unrest")] * 4, Fortify(target="champagne")],
    ),
]


@pytest.mark.parametrize(("said", "meant"), WHOLE, ids=[said for said, _ in WHOLE])
def test_a_turn_is_heard_with_its_tries_its_gold_and_what_is_kept(said: str, meant: list[Order[World]]) -> None:
    """In whatever words and order; taxes come first, for what is tried has to be paid."""
    heard = turn_in(said, given(), "france")

    assert heard is not None and meant == list(heard.orders) and not heard.question


@pytest.mark.parametrize(
    "said",
    [
        "should I attack normandy 4x?",
        "don't attack normandy",
        "no, no attack on normandy",
        "no attack on normandy",
        "if england attacks me attack normandy 3x",
        "attack normandy instead of languedoc",
        "attack normandy and languedoc 2 times",
        "attack normandy with 2 gold and flowers",
        "attack normandy twice and play my card on languedoc",
        "attack burgundy twice",
        "normandy",
        "tax all",
    ],
)
def test_what_is_not_heard_whole_is_not_heard(said: str) -> None:
    """Questions, conditions, denials, names of one's own, and other words; the grammar has the rest."""
    heard = turn_in(said, given(), "france")

    assert heard is None or ("normandy" == said and [NORMANDY] == list(heard.orders))


CHANGED: list[tuple[list[Order[World]], str, list[Order[World]], int]] = [
    ([NORMANDY], "no i mean attack it 4 times", at("normandy", 0, 4), 1),
    ([NORMANDY] * 2, "conquer normandy 4 in all", at("normandy", 0, 4), 2),
    ([NORMANDY] * 2, "make it 4 attacks on Normandy with 2 gold each extra", at("normandy", 2, 4), 2),
    ([NORMANDY], "drop the normandy thing and just use all tries on languedoc", at("languedoc", 0, 5), 1),
    ([NORMANDY], "tax all, and attack Languedoc instead, as often as I can", [Levy(), *at("languedoc", 0, 5)], 1),
    ([NORMANDY] * 2, "conquer normandy 5x with 1 gold", at("normandy", 1, 5), 2),
    ([LANGUEDOC], "attack normandy twice more", at("normandy", 0, 2), 0),
    ([Rule(target="burgundy")] * 4, "only 2 rules", [Rule(target="burgundy")] * 2, 4),
    ([Rule(target="burgundy")] * 2, "only one rule burgundy", [Rule(target="burgundy")], 2),
]


@pytest.mark.parametrize(("before", "said", "meant", "gone"), CHANGED, ids=[said for _, said, _, _ in CHANGED])
def test_what_is_said_in_place_of_something_takes_its_place(
    before: list[Order[World]], said: str, meant: list[Order[World]], gone: int
) -> None:
    """A change of mind, and how many there are to be in all, add to nothing."""
    world = given(*before)
    heard = turn_in(said, world, "france")

    assert heard is not None and [Given.of(one) for one in meant] == [Given.of(one) for one in heard.orders]
    assert gone == sum(any(new.displaces(one) for new in heard.orders) for one in before)


def test_too_many_tries_beside_what_is_kept_are_asked_about() -> None:
    """Five is all there is; more gold than a try takes is asked about, too."""
    many = turn_in("four attacks on Languedoc, keep 2 for defence", given(), "france")
    rich = turn_in("attack normandy twice with 5 gold each", given(), "france")

    assert many is not None and "four and two kept for defence are too many" in many.question
    assert rich is not None and rich.question.startswith("No more than three gold can be added to a try.")
    assert [Conquer(target="normandy", extra=3)] == list(rich.orders)


def test_a_levy_that_leaves_something_out_hears_nothing_else() -> None:
    """What is ordered beside it is no area that it leaves out, and is not lost in it."""
    assert Levy.heard("tax all but Flanders and attack Languedoc 2x", given(), "france") is None
