"""Orders for endeavours: what is refused and what would do, sheets given ahead, odds (section 5, section 7)."""

from fractions import Fraction
from typing import Any

import pytest
from pydantic import ValidationError

from rules.empires.endeavours.odds import QUESTIONS, WeighConquest, WeighPreachers, WeighRebellion, WeighRuling
from rules.empires.endeavours.orders import ORDERS, Conquer, Convert, Fortify, Negotiate, Penance, Restore, Rule
from rules.empires.treasury.orders import Tax
from rules.kernel.errors import Refusal
from rules.kernel.orders.question import Odds
from tests.rules.empires.worlds import a_world

CUT: dict[str, Any] = {"owned": {"franconia": "", "lorraine": ""}}
REFUSED: list[tuple[Any, str, dict[str, Any], str]] = [
    (Conquer(target="wessex"), "england", {}, "Wessex is yours already; choose "),
    (Conquer(target="kiev"), "england", {}, "none of your areas reaches Kiev"),
    (Conquer(target="brittany", base="brittany"), "england", {}, "Brittany is not yours"),
    (Conquer(target="languedoc", base="northumbria"), "england", {}, "Northumbria does not reach Languedoc"),
    (Conquer(target="brittany"), "england", {"seats": {"england": {"gold": 1}}}, "it costs 2 gold, and you have 1"),
    (Conquer(target="brittany"), "england", {"seats": {"england": {"used": 5}}}, "your 5 endeavours of this round"),
    (Rule(target="wales"), "england", {}, "Wales is not yours; choose "),
    (Rule(target="saxony"), "germany", CUT, "Saxony has no line of communications to your court"),
    (
        Rule(target="wessex"),
        "england",
        {"areas": {"wessex": {"social": 2}}},
        "Wessex is quiet, and cannot rise further",
    ),
    (Fortify(target="constantinople"), "byzantium", {}, "the walls of Constantinople are as strong as can be"),
    (Convert(target="wessex"), "england", {}, "Wessex holds your leader’s faith already"),
    (Negotiate(target="ile_de_france"), "england", {}, "Ile-de-France is the court of France"),
    (Negotiate(target="wessex"), "england", {}, "you have a tie to Wessex already"),
    (Restore(target="wales"), "england", {}, "you have a court: conquer Wales instead"),
    (
        Restore(target="portugal"),
        "egypt",
        {"seats": {"egypt": {"court": ""}}},
        "Portugal has not your leader’s language and religion",
    ),
    (Penance(), "england", {}, "you are in good standing"),
]


@pytest.mark.parametrize(("order", "seat", "changes", "said"), REFUSED, ids=[one[3][:40] for one in REFUSED])
def test_section_5_4_refusals_say_what_would_do(order, seat, changes, said) -> None:
    """In a turn of one's own what is illegal is refused, with what would do; beforehand it is only warned of.

    Rules: EMP-H12.13, EMP-H12.16.
    """
    with pytest.raises(Refusal, match=said):
        order.check(a_world(active=seat, **changes), seat)
    order.check(a_world(**changes), seat)


def test_EMP_H15_3_an_exile_can_neither_rule_nor_build_nor_convert() -> None:
    """He has no court to which an area could have a line (EMP-H21.4)."""
    world = a_world(active="egypt", seats={"egypt": {"court": ""}})

    for order in (Rule(target="syria"), Fortify(target="syria"), Convert(target="syria")):
        with pytest.raises(Refusal, match="you have no court to which Syria could have a line"):
            order.check(world, "egypt")


def test_EMP_H5_14_a_sheet_is_checked_against_what_may_have_come_about() -> None:
    """A target of an earlier conquest may be owned or not: it is marched on again, ruled, and marched from."""
    world = a_world(active="england", seats={"england": {"gold": 20}})
    orders = (
        Conquer(target="brittany"),
        Conquer(target="brittany"),
        Rule(target="brittany"),
        Negotiate(target="brittany"),
        Negotiate(target="brittany"),
    )
    for order in orders:
        order.check(world, "england")
        order.apply(world, "england")
    england = world.empires["england"]

    assert (5, 14, ["brittany"], ["brittany"], ["brittany"]) == (
        england.used,
        england.gold,
        england.foresight.owned,
        england.foresight.tied,
        england.foresight.improved,
    )
    with pytest.raises(Refusal, match="your 5 endeavours"):
        Rule(target="wessex").check(world, "england")


def test_EMP_H5_14_an_area_won_may_join_others_to_the_court() -> None:
    """Germany without Franconia and Lorraine rules Saxony once it may have won Franconia back."""
    world = a_world(active="germany", **CUT)
    Conquer(target="franconia").apply(world, "germany")

    Rule(target="saxony").check(world, "germany")


def test_completion_offers_what_will_do() -> None:
    """In one's own turn only that; beforehand all, what will do first."""
    own, ahead = a_world(active="hungary"), a_world()

    assert {"Hungary", "Transylvania", "Croatia"} == set(Rule.choices(own, "hungary", "target", {}) or {})
    assert ["Hungary", "Transylvania", "Croatia"] == sorted(
        list(Rule.choices(ahead, "hungary", "target", {}) or {})[:3], key=["Hungary", "Transylvania", "Croatia"].index
    )
    assert 69 == len(Rule.choices(ahead, "hungary", "target", {}) or {})
    bases = Conquer.choices(own, "hungary", "base", {"target": "serbia"}) or {}
    assert {"Hungary", "Transylvania", "Croatia"} == set(bases)


def test_odds_of_a_conquest_are_counted_out() -> None:
    """X33: 26 ways to conquer Brittany, none to fail; what the rating is made of is said."""
    world = a_world()
    odds = WeighConquest(target="brittany", base="normandy", extra=2).odds(world, "england")

    assert Fraction(26, 36) == odds.outcomes["Brittany conquered"]
    assert "Rating 7: the leader 6, the base +1, language −2 and gold +2" == odds.assumed[0]
    assert "It succeeds with 6 or more" == odds.assumed[1]
    assert 1 == sum(odds.outcomes.values())


def test_X38_X39_odds_with_and_without_a_defence() -> None:
    """Undefended 21 ways; defended none, and 21 to fail; left out, whether he can decides."""
    world = a_world(active="france")
    world.empires["england"].used = 5

    def chance(defended: bool | None, used: int) -> Odds:
        world.empires["england"].used = used
        return WeighConquest(target="normandy", base="ile_de_france", extra=3, defended=defended).odds(world, "france")

    free = chance(False, 0).outcomes
    assert (Fraction(18, 36), Fraction(3, 36)) == (free["1 of 2 parts held"], free["Normandy conquered"])
    assert Fraction(21, 36) == chance(True, 0).outcomes["Failure, and a level lost"]
    assert chance(True, 0).outcomes == chance(None, 4).outcomes == chance(True, 5).outcomes
    assert chance(False, 0).outcomes == chance(None, 5).outcomes


def test_X95_odds_say_that_holds_are_taken_off_first() -> None:
    """The one result frees Normandy."""
    world = a_world(holds=[("normandy", "france", "ile_de_france", 1)], seats={"france": {"used": 5}})
    odds = WeighConquest(target="ile_de_france", base="normandy", extra=3).odds(world, "england")

    assert Fraction(10, 36) == odds.outcomes["1 of the holds on Normandy gone"]
    assert Fraction(3, 36) == odds.outcomes["Failure, and a level lost"]


def test_odds_of_ruling_say_what_failing_costs() -> None:
    """Of an area in unrest: how often it rebels after a failure."""
    world = a_world(
        unrest=["aquitaine"], areas={"aquitaine": {"social": -2}}, seats={"england": {"excommunicated": True}}
    )
    odds = WeighRuling(target="aquitaine").odds(world, "england")

    assert any("Aquitaine is in unrest: after that it rebels in 10 ways of 36" in line for line in odds.assumed)
    assert "In 2 ways of 36 the leader dies after it, whatever comes of it" == odds.assumed[-1]


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (WeighRebellion(area="aquitaine", gold=1), {"It rebels": 3, "It is in unrest": 7, "Nothing changes": 26}),
        (WeighRebellion(area="england", unrest=True), {"It is in unrest": 3, "Nothing changes": 33}),
        (WeighRebellion(area="castile", gold=2), {"Nothing changes": 36}),
    ],
)
def test_odds_of_a_rebellion_are_those_of_the_table(question, expected) -> None:
    """X3, and what a Leader Dies Heirless would do to England's court (5 − 2 − 2 = 1), and X19."""
    odds = question.odds(a_world(), "england")

    assert {name: Fraction(ways, 36) for name, ways in expected.items()} == odds.outcomes


def test_odds_refuse_what_cannot_come_about() -> None:
    """Independent areas do not rebel, and no base reaches everywhere (EMP-17.21)."""
    world = a_world()
    for question, said in (
        (WeighRebellion(area="wales"), "Wales is independent"),
        (WeighConquest(target="wessex"), "Wessex is yours already"),
        (WeighPreachers(target="wessex"), "Wessex holds your leader’s faith already"),
    ):
        with pytest.raises(Refusal, match=said):
            question.check(world, "england")


def test_every_order_and_question_has_its_head() -> None:
    """Names are told apart, and each has a rule and a way to be written."""
    kinds: list[Any] = [*ORDERS, *QUESTIONS]

    assert len(kinds) == len({kind.name for kind in kinds})
    assert all(kind.clause.startswith("EMP-") and kind.says for kind in kinds)


def test_EMP_H9_3_three_gold_at_most_are_added() -> None:
    """A fourth is no order."""
    with pytest.raises(ValidationError):
        Rule(target="wessex", extra=4)


def test_EMP_H10_4_whoever_holds_a_part_owns_nothing_there() -> None:
    """He can neither tax nor rule it; its owner can."""
    world = a_world(active="france", holds=[("normandy", "france", "ile_de_france", 1)])
    for order in (Tax(target="normandy", gold=1), Rule(target="normandy")):
        with pytest.raises(Refusal, match="Normandy is not yours"):
            order.check(world, "france")
    world.active = "england"
    Tax(target="normandy", gold=1).check(world, "england")
