"""Claims and ties (EMP-18, EMP-H12, X50 to X54)."""

from typing import Any

import pytest

from rules.empires.board.measures import claimants
from rules.empires.claims.claims import (
    give_claim,
    give_tie,
    lose_claim,
    lose_tie,
    not_to_be_recognised,
    not_to_be_voted_on,
    rivals,
    sweep_claims,
    unclaimable,
)
from rules.empires.claims.events import ClaimGained, ClaimLost, TieLost, TieMade, TiesWaived
from rules.empires.claims.orders import Waive
from rules.empires.claims.words import TELLINGS
from rules.kernel.errors import Refusal
from tests.rules.empires.playing import a_table
from tests.rules.empires.worlds import a_world

PRUSSIA: dict[str, Any] = {"owned": {"prussia": "germany"}, "ties": {"germany": ["prussia"]}}


def swept(world: Any) -> Any:
    """Give a table on which the claims of a world were swept."""
    table = a_table(world)
    sweep_claims(table.play)
    return table


def test_EMP_18_0_1_claims_of_the_start() -> None:
    """Each seat has those of the scenario, to areas it may not own and that others claim too (EMP-18.0a)."""
    world = a_world()

    assert ["england", "france"] == claimants(world, "normandy")
    assert "ireland" in world.empires["england"].claims
    assert [] == swept(world).events


def test_EMP_18_0_2a_a_tie_gives_the_claim_to_an_own_area_that_nobody_claims() -> None:
    """At once and without a card."""
    table = swept(a_world(owned={"scotland": "england"}, ties={"england": ["scotland"]}))

    assert "scotland" in table.state.empires["england"].claims
    assert [("england", "scotland", "tie", "EMP-18.0.2a")] == [
        (one.seat, one.area, one.way, one.clause) for one in table.told(ClaimGained)
    ]


def test_EMP_18_0_2c_another_claim_bars_it_and_a_foreign_tie_does_not() -> None:
    """Ties of others do not matter, a claim of another does (X52)."""
    rival = swept(a_world(owned={"burgundy": "germany"}, ties={"germany": ["burgundy"]}))
    foreign = swept(a_world(owned={"scotland": "england"}, ties={"england": ["scotland"], "france": ["scotland"]}))

    assert ["france"] == claimants(rival.state, "burgundy")
    assert ["england"] == claimants(foreign.state, "scotland")


def test_EMP_18_0_2d_possession_and_tie_come_in_either_order() -> None:
    """A tie alone gives nothing; the sweep after the conquest gives the claim (X51)."""
    tied = a_world(ties={"england": ["scotland"]})
    before = swept(tied).told(ClaimGained)
    tied.areas["scotland"].owner = "england"

    assert ([], ["england"]) == (before, [one.seat for one in swept(tied).told(ClaimGained)])


def test_EMP_18_0_2e_the_last_rival_claim_gone_the_owner_gets_his() -> None:
    """The sweep looks again whenever a claim goes (R15)."""
    world = a_world(owned={"burgundy": "germany"}, ties={"germany": ["burgundy"]})
    table = a_table(world)
    lose_claim(table.play, "france", "burgundy", "heirless")
    sweep_claims(table.play)

    assert ["germany"] == claimants(table.state, "burgundy")


def test_X50_EMP_18_14a_no_claim_over_another_religion() -> None:
    """Germany, owning pagan Prussia with a tie, gets no claim; nor would a card give it one (EMP-18.14a)."""
    table = swept(a_world(**PRUSSIA))

    assert [] == claimants(table.state, "prussia")
    refusal = not_to_be_recognised(table.state, "germany", "prussia")
    assert refusal and "EMP-18.14a" == refusal.clause


def test_X54_a_converted_area_is_claimed_at_once() -> None:
    """Once Prussia is latin the sweep gives the claim."""
    table = swept(a_world(**PRUSSIA, areas={"prussia": {"faith": "latin"}}))

    assert ["germany"] == claimants(table.state, "prussia")


def test_X53_the_other_church_is_no_bar() -> None:
    """Hungary converts Serbia to latin: Byzantium keeps its claim, for the religion is the same."""
    table = swept(a_world(owned={"serbia": "hungary"}, areas={"serbia": {"faith": "latin"}}))

    assert "byzantium" in claimants(table.state, "serbia")
    assert [] == table.told(ClaimLost)


def test_EMP_18_14c_a_changed_religion_takes_claims_but_for_the_levant() -> None:
    """Those of another religion go; the exception's stay, and heresy changes no religion (EMP-18.0c, EMP-18.14b)."""
    world = a_world(
        areas={"normandy": {"faith": "muslim"}, "anjou": {"heresy": True}},
        claims={"byzantium": ["syria", "jerusalem"]},
    )
    table = swept(world)

    assert [] == claimants(table.state, "normandy")
    assert ["england", "france"] == claimants(table.state, "anjou")
    assert ["byzantium", "egypt"] == claimants(table.state, "syria")
    assert [("england", "normandy"), ("france", "normandy")] == [(one.seat, one.area) for one in table.told(ClaimLost)]


@pytest.mark.parametrize(
    ("changes", "clause"),
    [
        ({}, "EMP-18.0.3a"),
        ({"ties": {"germany": ["burgundy"]}}, ""),
        ({"claims": {"germany": ["burgundy"]}}, "EMP-18.11"),
        ({"owned": {}}, "EMP-19.2b1"),
    ],
)
def test_X52_EMP_18_0_3a_where_others_claim_a_tie_is_needed_beside_the_card(changes, clause) -> None:
    """Recognition alone will not do; with a tie it does; a second claim and foreign land never (EMP-18.0.3a)."""
    world = a_world(**{"owned": {"burgundy": "germany"}, **changes})
    refusal = not_to_be_recognised(world, "germany", "burgundy")

    assert clause == (refusal.clause if refusal else "")


def test_EMP_18_0_2b_recognition_where_nobody_claims_needs_no_tie() -> None:
    """An own area without claimants is recognised as it is."""
    assert not_to_be_recognised(a_world(owned={"scotland": "england"}), "england", "scotland") is None


@pytest.mark.parametrize(
    ("changes", "clause"),
    [
        ({"owned": {"burgundy": "germany"}, "ties": {"germany": ["burgundy"]}}, ""),
        ({"owned": {"burgundy": "germany"}}, "EMP-18.0.3b"),
        ({"ties": {"germany": ["burgundy"]}}, "EMP-18.2a"),
    ],
)
def test_EMP_18_2a_what_a_parley_may_be_called_for(changes, clause) -> None:
    """An own area with an own tie that somebody else claims (EMP-18.0.3b)."""
    refusal = not_to_be_voted_on(a_world(**changes), "germany", "burgundy")

    assert clause == (refusal.clause if refusal else "")


def test_EMP_18_2a_without_a_rival_no_vote_is_needed() -> None:
    """Where nobody else claims it the tie is enough."""
    world = a_world(owned={"scotland": "england"}, ties={"england": ["scotland"]})
    refusal = not_to_be_voted_on(world, "england", "scotland")

    assert refusal and "nobody else claims Scotland" in refusal.problem


def test_EMP_18_11_to_18_13_one_claim_of_a_seat_any_number_of_seats() -> None:
    """A second claim changes nothing and is not told (EMP-18.12, EMP-18.13)."""
    table = a_table(a_world())
    did = [give_claim(table.play, "germany", "normandy", "inheritance") for _ in range(2)]

    assert [True, False] == did
    assert ["england", "france"] == rivals(table.state, "germany", "normandy")
    assert 1 == len(table.told(ClaimGained))


def test_EMP_H12_14_EMP_H12_15_one_tie_of_a_seat_any_number_of_seats() -> None:
    """At most one each, shared by several; its owner is told whether he must mind it (EMP-H12.15)."""
    table = a_table(a_world(seats={"hungary": {"waivers": ["england"]}}))
    did = [give_tie(table.play, seat, "normandy", "negotiation") for seat in ("france", "hungary", "france")]

    assert [True, True, False] == did
    assert [("france", False), ("hungary", True)] == [(one.seat, one.friendly) for one in table.told(TieMade)]
    assert 3 == sum("normandy" in empire.ties for empire in table.state.empires.values())


def test_EMP_H12_5_ties_end_by_coup_and_heirless_leaders() -> None:
    """A broken tie is told with its rule; what is not there breaks silently."""
    table = a_table(a_world())
    lose_tie(table.play, "england", "normandy", "coup")
    lose_tie(table.play, "england", "normandy", "heirless")

    assert ["EMP-19.2d1"] == [one.clause for one in table.told(TieLost)]
    assert "normandy" not in table.state.empires["england"].ties


def test_EMP_18_14a_foresight_of_a_conversion() -> None:
    """In a sheet an area that is converted before may be claimed after."""
    world = a_world(**PRUSSIA)
    world.empires["germany"].foresight.improved.append("prussia")

    assert unclaimable(world, "germany", "prussia") is None


def test_EMP_H12_42_waiving() -> None:
    """All ties become friendly toward a seat, or unfriendly again; not toward oneself, and not twice."""
    table = a_table(a_world())
    table.play.carry_out([("hungary", Waive(toward="byzantium")), ("hungary", Waive(toward="france"))])

    assert ["france", "byzantium"] == table.state.empires["hungary"].waivers
    assert [("byzantium", True), ("france", True)] == [(one.toward, one.on) for one in table.told(TiesWaived)]
    for order, said in ((Waive(toward="hungary"), "that is yourself"), (Waive(toward="france"), "friendly toward")):
        with pytest.raises(Refusal, match=said):
            order.check(table.state, "hungary")
    table.play.carry_out([("hungary", Waive(toward="france", on=False))])
    assert ["byzantium"] == table.state.empires["hungary"].waivers


def test_how_ties_and_claims_read() -> None:
    """A sentence each, with what follows from it."""
    table = a_table(a_world())
    give_tie(table.play, "france", "normandy", "negotiation")
    give_claim(table.play, "england", "scotland", "tie")

    assert [
        "France makes friends in normandy: a tie, which england does not like to see.".lower(),
        "england is known in scotland, and nobody else has a right to it: the claim is england’s.",
    ] == [TELLINGS.tell(event).text.lower() for event in table.events]
