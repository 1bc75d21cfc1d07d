"""Recognition, coups and inheritances (EMP-19.2b, 19.2d, 19.2e, X50 to X58, X63)."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from rules.empires.board.realms import Aim
from rules.empires.board.state import World
from rules.empires.inheritance.events import InheritanceAnswered, InheritanceRefused
from rules.empires.inheritance.legality import first_legal, out_of_turn, unplayable
from rules.empires.inheritance.playing import answered, judge, play_card
from tests.rules.empires.playing import a_table
from tests.rules.empires.worlds import a_world
from tests.rules.playing import Table

GROUP = "inheritance_group"
FRENCH = ["ile_de_france", "burgundy", "languedoc", "normandy", "anjou"]


def clause_of(world: World, who: str, card: str, **aim: Any) -> str:
    """Give the clause by which a card may not be played; none where it may."""
    problem = unplayable(world, who, card, Aim(**aim))
    return problem.clause if problem else ""


def play(world: World, who: str, card: str, **aim: Any) -> Table:
    """Play a card that a seat holds, and give the table after it."""
    world.empires[who].hand.append(card)
    table = a_table(world)
    play_card(table.play, who, card, Aim(**aim))
    return table


def owners(table: Table, areas: Sequence[str]) -> Mapping[str, str]:
    """Give who owns areas."""
    return {area: table.state.areas[area].owner for area in areas}


def test_EMP_19_2b1_EMP_19_2b2_recognition_gives_a_claim_to_an_own_area() -> None:
    """One card, one area; then it is discarded (EMP-19.2b2, EMP-19.2a4)."""
    table = play(a_world(owned={"scotland": "england"}), "england", "recognition", area="scotland")

    assert "scotland" in table.state.empires["england"].claims
    assert ([], ["recognition"]) == (table.state.empires["england"].hand, table.state.discard)


def test_EMP_18_0_3a_X52_where_others_claim_a_tie_is_needed_too() -> None:
    """Germany owns Burgundy, which France claims; France keeps its claim."""
    world = a_world(owned={"burgundy": "germany"})
    bare = clause_of(world, "germany", "recognition", area="burgundy")
    world.empires["germany"].ties.append("burgundy")
    table = play(world, "germany", "recognition", area="burgundy")

    assert "EMP-18.0.3a" == bare
    assert all("burgundy" in table.state.empires[seat].claims for seat in ("germany", "france"))


def test_EMP_18_14a_X50_no_claim_where_the_religion_is_another() -> None:
    """A tie or Recognition does not help in pagan Prussia."""
    world = a_world(owned={"prussia": "germany"}, ties={"germany": ["prussia"]})

    assert "EMP-18.14a" == clause_of(world, "germany", "recognition", area="prussia")


def test_EMP_19_2d1_EMP_19_2d2_a_coup_removes_one_tie_to_an_own_area() -> None:
    """Any seat's; the card is discarded (EMP-19.2d2)."""
    world = a_world(ties={"hungary": ["bulgaria"]})
    nothing = clause_of(world, "byzantium", "coup", area="bulgaria", seat="egypt")
    table = play(world, "byzantium", "coup", area="bulgaria", seat="hungary")

    assert "EMP-19.2d1" == nothing
    assert ("bulgaria" in table.state.empires["hungary"].ties, ["coup"]) == (False, table.state.discard)


def test_EMP_19_2e1_EMP_18_0_4_a_tie_becomes_a_claim_whoever_owns_the_area() -> None:
    """And whoever else claims it (EMP-18.0.4)."""
    world = a_world(ties={"england": ["scotland", "flanders"]})
    table = play(world, "england", "inheritance_single", area="flanders", mode="claim")

    assert "flanders" in table.state.empires["england"].claims
    assert "EMP-19.2e1" == clause_of(world, "england", "inheritance_single", area="lombardy", mode="claim")


def test_EMP_19_2e1_X58_not_where_the_religion_is_another() -> None:
    """Egypt has a tie to Christian Cilicia."""
    world = a_world(ties={"egypt": ["cilicia"]})

    assert "EMP-18.14a" == clause_of(world, "egypt", "inheritance_single", area="cilicia", mode="claim")


def test_EMP_19_2e2_EMP_19_2e3_EMP_19_2e4_an_independent_area_goes_over_at_once() -> None:
    """Without a marker; fort and level stay, holds vanish (EMP-19.2e3, EMP-19.2e4)."""
    world = a_world(holds=[("wales", "france", "normandy", 1)])
    before = world.areas["wales"].model_copy()
    table = play(world, "england", "inheritance_single", area="wales")
    wales = table.state.areas["wales"]

    assert ("england", False, []) == (wales.owner, wales.unrest, wales.holds)
    assert (before.fort, before.social, ["inheritance_single"]) == (wales.fort, wales.social, table.state.discard)


def test_EMP_19_2e5_a_single_card_has_one_of_two_uses() -> None:
    """Possession wants a claim and an area that one does not own."""
    world = a_world()

    assert "EMP-19.2e2" == clause_of(world, "england", "inheritance_single", area="scotland", mode="possession")
    assert "EMP-19.2e2" == clause_of(world, "england", "inheritance_single", area="wessex", mode="possession")
    assert "EMP-18.11" == clause_of(world, "england", "inheritance_single", area="wessex", mode="claim")


@pytest.mark.parametrize(
    ("areas", "clause"),
    [
        (["england", "wales"], ""),
        (["wales", "brittany"], "EMP-19.2e10"),
        (["wales"], "EMP-19.2e10"),
        (["wales", "wales"], "EMP-19.2e10"),
        (["england", "scotland"], "EMP-19.2e9"),
        (["england", "wessex"], "EMP-19.2e11"),
    ],
)
def test_EMP_19_2e9_EMP_19_2e10_X55_X56_what_is_a_group(areas: list[str], clause: str) -> None:
    """Each with a tie or a claim, joined by land borders, and good for something (EMP-19.2e10)."""
    assert clause == clause_of(a_world(), "england", GROUP, areas=areas)


def test_EMP_19_2e11_X56_a_group_gives_possession_of_what_is_claimed() -> None:
    """Wales is claimed and independent: owned, without unrest."""
    table = play(a_world(), "england", GROUP, areas=["england", "wales"])

    assert ("england", False) == (table.state.areas["wales"].owner, table.state.areas["wales"].unrest)


def test_EMP_19_2e11_a_group_gives_claims_where_there_is_a_tie_only() -> None:
    """And where 18.14 allows."""
    table = play(a_world(ties={"england": ["scotland"]}), "england", GROUP, areas=["northumbria", "scotland"])

    assert "scotland" in table.state.empires["england"].claims


def test_EMP_19_2e6_EMP_19_2e12_X57_owners_of_the_group_may_contest_each_once() -> None:
    """Languedoc goes over at once; England is asked for Normandy and Anjou together (EMP-19.2e12)."""
    table = play(a_world(), "france", GROUP, areas=FRENCH)
    pending = table.state.inheritance

    assert {"languedoc": "france", "normandy": "england"} == owners(table, ["languedoc", "normandy"])
    assert ("france", {"england": ["normandy", "anjou"]}) == (pending.heir, pending.areas)


def test_EMP_19_2e7_whoever_yields_gives_the_areas_up_at_once() -> None:
    """An area in unrest goes over in unrest."""
    table = play(a_world(unrest=["anjou"]), "france", GROUP, areas=FRENCH)
    table.state.inheritance.answers["england"] = "yield"
    motions = answered(table.play)

    assert ([], None) == (motions, table.state.inheritance)
    assert {"normandy": "france", "anjou": "france"} == owners(table, ["normandy", "anjou"])
    assert table.state.areas["anjou"].unrest


@pytest.mark.parametrize(("answer", "owner"), [("relinquish", "france"), ("refuse", "england")])
def test_EMP_19_2e7_EMP_H22_11_a_lost_ballot_is_obeyed_or_refused(answer: str, owner: str) -> None:
    """Whoever refuses keeps the areas, and is excommunicated (EMP-H22.11)."""
    table = play(a_world(), "france", GROUP, areas=FRENCH)
    table.state.inheritance.answers["england"] = answer
    (motion,) = answered(table.play)
    judge(table.play, motion)

    assert {"normandy": owner, "anjou": owner} == owners(table, ["normandy", "anjou"])
    assert (owner == "england") == table.state.empires["england"].excommunicated == bool(table.told(InheritanceRefused))


def test_EMP_19_2e8_X63_X102_a_vacant_owner_may_not_contest() -> None:
    """France gains Normandy and Anjou at once, in whatever round the throne fell vacant."""
    table = play(a_world(seats={"england": {"vacant": True}}), "france", GROUP, areas=FRENCH)

    assert {"normandy": "france", "anjou": "france"} == owners(table, ["normandy", "anjou"])
    assert ["may_not"] == [event.answer for event in table.told(InheritanceAnswered)]
    assert table.state.inheritance is None


def test_EMP_19_2e12_the_court_of_whoever_loses_it_moves() -> None:
    """And the lines of both are swept."""
    world = a_world(claims={"france": ["england"]}, seats={"england": {"vacant": True}})
    table = play(world, "france", "inheritance_single", area="england", mode="possession")

    assert ("france", "wessex") == (table.state.areas["england"].owner, table.state.empires["england"].court)


def test_EMP_19_2c1_influence_is_played_inside_a_ballot_alone() -> None:
    """It cannot be played, nor posted."""
    assert "EMP-19.2c1" == clause_of(a_world(), "england", "influence")


def test_EMP_19_2f1_a_retained_card_needs_no_target_and_stays() -> None:
    """It lies in front from then on."""
    table = play(a_world(extended_deck="yes"), "england", "demesne")

    assert (["demesne"], []) == (table.state.empires["england"].front, table.state.discard)


def test_EMP_19_1f12_in_an_interregnum_a_card_must_take_land_of_the_heirless_seat() -> None:
    """Not a claim, nor what belongs to others."""
    world = a_world()
    aims = [Aim(area="languedoc"), Aim(area="anjou")]

    assert [True, False] == [bool(out_of_turn(world, "france", "inheritance_single", aim, "england")) for aim in aims]
    assert aims[1] == first_legal(world, "france", "inheritance_single", aims, "england")
    assert aims[0] == first_legal(world, "france", "inheritance_single", aims)
