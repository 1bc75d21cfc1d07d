"""Gold: taxes, the levy, plunder, gifts (EMP-H16, EMP-17.0c to EMP-17.0e, X18 to X27, X82, X88, X89, X101)."""

from typing import Any

import pytest

from rules.empires.board.sheets import MainOrder
from rules.empires.court.events import AreaPassed
from rules.empires.treasury.events import AreaPlundered, AreaTaxed, GoldGiven, LevyRaised
from rules.empires.treasury.orders import ORDERS, GiveGold, Levy, Plunder, Tax
from rules.empires.treasury.treasury import best_tax, foreseen_levy
from rules.empires.treasury.words import TELLINGS
from rules.empires.unrest.chart import ways
from rules.empires.unrest.events import AreaChecked
from rules.empires.unrest.values import weigh
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import OrderFailed
from rules.kernel.state.models import fingerprint
from tests.rules.empires.playing import act, two
from tests.rules.empires.worlds import SECOND, a_world


@pytest.mark.parametrize(
    ("total", "gold", "unrest", "owner"), [(8, 9, False, "england"), (9, 9, True, "england"), (11, 8, False, "")]
)
def test_X20_EMP_17_4_what_a_tax_brings(total, gold, unrest, owner) -> None:
    """X3 with these dice: a gold and quiet, a gold and unrest, no gold and Aquitaine independent (EMP-17.4).

    Rules: EMP-17.0c, EMP-17.4a, EMP-17.4b, EMP-17.4c.
    """
    end = act(a_world(), "england", Tax(target="aquitaine", gold=1), dice={"check": two(total)})
    area = end.state.areas["aquitaine"]

    assert (gold, unrest, owner) == (end.state.empires["england"].gold, area.unrest, area.owner)
    assert ["aquitaine"] == end.state.empires["england"].worked
    assert [(4, total)] == [(one.value, one.total) for one in end.told(AreaChecked)]


def test_X21_X22_no_dice_make_the_first_columns_rebel() -> None:
    """X19 stays quiet whatever falls; X1 falls into unrest with 12 at worst, and the gold is obtained."""
    castile = act(a_world(), "castile", Tax(target="castile", gold=2), dice={"check": (6, 6)})
    england = act(a_world(), "england", Tax(target="england", gold=4), dice={"check": (6, 6)})

    assert (False, 10) == (castile.state.areas["castile"].unrest, castile.state.empires["castile"].gold)
    assert (True, 12) == (england.state.areas["england"].unrest, england.state.empires["england"].gold)


def test_X18_X24_a_tax_may_come_to_the_last_column() -> None:
    """Valencia at 17: 2 is unrest, 5 a rebellion; there is no nothing."""
    world = a_world(
        owned={"valencia": "hungary"},
        unrest=["valencia"],
        ties={"castile": ["valencia"]},
        areas={"valencia": {"fort": 0, "social": 3}},
    )
    ends = [act(world, "hungary", Tax(target="valencia", gold=5), dice={"check": two(total)}) for total in (2, 5)]

    assert [("hungary", 13), ("", 8)] == [
        (end.state.areas["valencia"].owner, end.state.empires["hungary"].gold) for end in ends
    ]
    assert [17, 17] == [one.value for end in ends for one in end.told(AreaChecked)]


def test_X27_EMP_17_0d_plunder_of_a_quiet_area_brings_unrest_without_a_check() -> None:
    """Tuscany: 2 gold (need 2), +1 to 0, unrest (EMP-17.0d, EMP-H16.2)."""
    end = act(a_world(owned={"tuscany": "germany"}), "germany", Plunder(target="tuscany"))
    tuscany = end.state.areas["tuscany"]

    assert (10, 0, True) == (end.state.empires["germany"].gold, tuscany.social, tuscany.unrest)
    assert [] == end.told(AreaChecked)
    assert [(2, 1, 0)] == [(one.gold, one.before, one.now) for one in end.told(AreaPlundered)]


def test_X8_X23_EMP_17_0e_plunder_of_an_area_in_unrest_is_checked_and_kept_though_it_rebels() -> None:
    """Bulgaria at 9 with 8: independent, and the 2 gold stay (R3) (EMP-17.0e)."""
    world = a_world(unrest=["bulgaria"], ties={"hungary": ["bulgaria"]})
    end = act(world, "byzantium", Plunder(target="bulgaria"), dice={"check": (3, 5)})

    assert ("", 10) == (end.state.areas["bulgaria"].owner, end.state.empires["byzantium"].gold)
    assert [9] == [one.value for one in end.told(AreaChecked)]


@pytest.mark.parametrize(
    ("limit", "expected"),
    [
        (1, {"england": 4, "wessex": 2, "northumbria": 1, "normandy": 3, "anjou": 1}),
        (2, {"england": 4, "wessex": 2, "northumbria": 1, "normandy": 3, "anjou": 2}),
        (4, {"england": 4, "wessex": 2, "northumbria": 1, "normandy": 3, "anjou": 3, "aquitaine": 1}),
    ],
)
def test_X101_X82_a_levy_takes_the_most_that_keeps_the_value(limit, expected) -> None:
    """England in round 1: 11 gold at 1, 12 at 2, 14 at 4; at 1 no check can be R."""
    world = a_world()
    end = act(world, "england", Levy(limit=limit))

    assert expected == dict(foreseen_levy(world, "england", limit))
    assert 8 + sum(expected.values()) == end.state.empires["england"].gold
    assert list(expected.items()) == [(one.area, one.gold) for one in end.told(AreaTaxed)]
    assert [(sum(expected.values()), tuple(expected))] == [(one.gold, one.areas) for one in end.told(LevyRaised)]
    worst = {area: ways(world, weigh(world, area, gold).value)["rebels"] for area, gold in expected.items()}
    assert {1: 0, 2: 1, 4: 4}[limit] == sum(worst.values())


def test_a_levy_passes_over_what_is_in_unrest_or_worked() -> None:
    """Each area is judged after the one before is done; what cannot bear it is left."""
    end = act(a_world(unrest=["wessex"]), "england", Tax(target="england", gold=1), Levy())

    assert ("northumbria", "normandy", "anjou") == end.told(LevyRaised)[0].areas


def test_a_levy_judges_each_area_after_the_one_before() -> None:
    """A rebellion on the way cuts others off: they fall into unrest, and the levy passes them over."""
    world = a_world(owned={"languedoc": "england", "provence": "england"}, areas={"aquitaine": {"social": 3}})
    quiet = act(world, "england", Levy(limit=4)).told(AreaTaxed)
    loud = act(world, "england", Levy(limit=4), dice={("check", "aquitaine"): (5, 6)})

    assert {"languedoc": 2, "provence": 2} == {
        one.area: one.gold for one in quiet if one.area in ("languedoc", "provence")
    }
    assert [] == [one.area for one in loud.told(AreaTaxed) if one.area in ("languedoc", "provence")]
    assert [("aquitaine", "rebellion")] == [(one.area, one.how) for one in loud.told(AreaPassed)]


def test_X106_what_has_no_prosperity_pays_nothing() -> None:
    """Sardinia on worn lands: −1 − 2 = −3, impossible to tax."""
    world = a_world(file=SECOND, owned={"sardinia": "castile"}, active="castile")

    assert 0 == best_tax(world, "sardinia", 16)
    with pytest.raises(Refusal, match="Sardinia has nothing to give; choose Castile or Leon"):
        Tax(target="sardinia", gold=1).check(world, "castile")


@pytest.mark.parametrize(
    ("order", "changes", "said"),
    [
        (Tax(target="wales", gold=1), {}, "Wales is not yours; choose England, Wessex"),
        (Tax(target="england", gold=5), {}, "England yields 4 gold at most; ask for 1 to 4"),
        (Tax(target="england", gold=1), {"worked": ["england"]}, "you have taxed or plundered England already"),
        (Plunder(target="normandy"), {"worked": ["normandy"]}, "you have taxed or plundered Normandy already"),
        (GiveGold(to="france", gold=9), {}, "it costs 9 gold, and you have 8; tax first"),
        (GiveGold(to="england", gold=1), {}, "that is yourself"),
    ],
)
def test_section_5_4_what_is_refused_in_a_turn_of_ones_own(order, changes, said) -> None:
    """A refusal says what would do (E-NOT-YOURS, E-PROSPERITY, E-WORKED, E-FUNDS, E-SELF) (EMP-H16.1)."""
    world = a_world(active="england", seats={"england": changes})
    before = fingerprint(world.write())

    with pytest.raises(Refusal, match=said):
        order.check(world, "england")
    assert before == fingerprint(world.write())


def test_EMP_17_0d_at_the_floor_nothing_is_left_to_take() -> None:
    """E-FLOOR."""
    world = a_world(active="england", areas={"normandy": {"social": -3}})

    with pytest.raises(Refusal, match="Normandy has nothing left to take"):
        Plunder(target="normandy").check(world, "england")


def test_EMP_H5_24_beforehand_only_the_form_is_looked_at() -> None:
    """In a round's window a tax of foreign land is warned of, too much is cut down; a gift to oneself is refused."""
    world = a_world()
    for order in (Tax(target="wales", gold=1), Tax(target="england", gold=9)):
        order.check(world, "england")
        order.apply(world, "england")

    assert ["Wales is not yours", ""] == world.empires["england"].foresight.warnings
    with pytest.raises(Refusal, match="that is yourself"):
        GiveGold(to="england", gold=1).check(world, "england")


def test_EMP_H5_14_a_sheet_counts_on_what_was_ordered_before() -> None:
    """Each earlier tax is taken to succeed: its gold is there, its area worked."""
    world = a_world(active="england")
    for order in (Tax(target="england", gold=4), Levy(), Plunder(target="aquitaine")):
        order.check(world, "england")
        order.apply(world, "england")
    england = world.empires["england"]

    assert 8 + 4 + 7 + 2 == england.gold
    GiveGold(to="france", gold=21).check(world, "england")
    with pytest.raises(Refusal, match="already this round"):
        Plunder(target="england").check(world, "england")


def test_a_sheet_holds_forty_orders() -> None:
    """E-FULL; and in the turn of another seat none at all (E-NOT-ASKED)."""
    world = a_world(active="england")
    for _ in range(40):
        Levy().check(world, "england")
        Levy().apply(world, "england")

    with pytest.raises(Refusal, match="a sheet holds 40 orders at most"):
        Levy().check(world, "england")
    with pytest.raises(Refusal, match="this is the turn of England; you may post cards"):
        Levy().check(world, "france")


def test_EMP_H5_14_what_is_illegal_when_its_turn_comes_lapses() -> None:
    """No gold, no check, nothing worked; told to that seat alone."""
    end = act(a_world(), "england", Tax(target="wales", gold=1), Tax(target="england", gold=9))

    assert ([], 8) == (end.state.empires["england"].worked, end.state.empires["england"].gold)
    assert [("england",), ("england",)] == [one.audience for one in end.told(OrderFailed)]
    assert ["Wales is not yours", "England yields 4 gold at most"] == [one.reason for one in end.told(OrderFailed)]


def test_X88_EMP_H5_25_a_tax_above_its_limit_lapses() -> None:
    """Normandy for 3 with a foreign tie stands at 3, above 2 (EMP-H5.25)."""
    order = Tax(target="normandy", gold=3, limit=2)
    tied = act(a_world(ties={"france": ["normandy"]}), "england", order, early=True)
    free = act(a_world(), "england", order, early=True)

    assert ["Normandy would stand at 3, above your limit of 2"] == [one.reason for one in tied.told(OrderFailed)]
    assert (8, 11) == (tied.state.empires["england"].gold, free.state.empires["england"].gold)


def test_X89_EMP_H5_24_a_tax_given_beforehand_is_cut_down_to_what_there_is() -> None:
    """After a famine England yields 3: value 3 − 2 − 2 = −1; below 1 it lapses (EMP-H5.24)."""
    famine = a_world(areas={"england": {"social": 0}})
    end = act(famine, "england", Tax(target="england", gold=4), early=True)
    ruin = act(a_world(areas={"england": {"social": -3}}), "england", Tax(target="england", gold=4), early=True)

    assert [(3, -1)] == [(one.parts[0][1], one.value) for one in end.told(AreaChecked)]
    assert [(3, 3)] == [(one.asked, one.gold) for one in end.told(AreaTaxed)]
    assert ["England has nothing to give"] == [one.reason for one in ruin.told(OrderFailed)]


@pytest.mark.parametrize(
    ("when", "unrest", "done"), [("any", True, 1), ("unrest", True, 1), ("unrest", False, 0), ("quiet", True, 0)]
)
def test_EMP_H5_25_an_order_waits_for_unrest_or_quiet(when, unrest, done) -> None:
    """Where its target is not as it should be it lapses."""
    world = a_world(unrest=["wessex"] if unrest else [])
    end = act(world, "england", Plunder(target="wessex", when=when))

    assert done == len(end.told(AreaPlundered))
    assert 1 - done == len(end.told(OrderFailed))


def test_EMP_H16_3_EMP_H16_4_gold_moves_at_once_and_99_is_the_most() -> None:
    """What does not fit is lost; everybody is told (EMP-H16.4)."""
    end = act(a_world(seats={"france": {"gold": 97}}), "england", GiveGold(to="france", gold=5))

    assert (3, 99) == (end.state.empires["england"].gold, end.state.empires["france"].gold)
    assert [("england", "france", 5, "everyone")] == [
        (one.seat, one.to, one.gold, one.audience) for one in end.told(GoldGiven)
    ]


def test_every_order_of_the_room_has_words_and_a_rule() -> None:
    """Names, ways to write them and clauses; none is left to inheritance."""
    heads: list[Any] = [(order.name, bool(order.says), order.clause[:4]) for order in ORDERS]

    assert [(name, True, "EMP-") for name in ("tax", "levy", "plunder", "give_gold")] == heads
    assert all(issubclass(order, MainOrder) for order in ORDERS)


def test_how_gold_reads() -> None:
    """A sentence each; of a levy one for all."""
    end = act(a_world(), "england", Levy(), Plunder(target="aquitaine"), GiveGold(to="france", gold=2))
    said = [TELLINGS.tell(event) for event in end.events if type(event) in (LevyRaised, AreaPlundered, GoldGiven)]

    assert [
        "England levies 11 gold from england, wessex, northumbria, normandy and anjou.".lower(),
        "england plunders aquitaine for 2 gold.",
        "england sends 2 gold to france.",
    ] == [one.text.lower() for one in said]


def test_EMP_17_14a_unrest_bars_no_tax_and_changes_no_amount() -> None:
    """It weighs in the check that follows and nowhere else (EMP-17.14b)."""
    world = a_world(unrest=["normandy"], active="england")
    Tax(target="normandy", gold=3).check(world, "england")
    end = act(world, "england", Tax(target="normandy", gold=3), dice={"check": (1, 1)})

    assert [(3, 3)] == [(one.asked, one.gold) for one in end.told(AreaTaxed)]
    assert [1 + 5] == [one.value for one in end.told(AreaChecked)]


def test_EMP_H16_1_a_levy_offers_no_limit_below_what_costs_nothing() -> None:
    """Of what is offered for it none asks for less gold than it could bring without danger."""
    offered = Levy.choices(a_world(active="england"), "england", "limit", {})

    assert offered and "-9" not in offered and all(int(one) >= 1 for one in offered)
