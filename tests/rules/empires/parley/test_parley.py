"""Parleys: questions, ballots, truces (EMP-18.2, EMP-H20, X59 to X62, X91)."""

from collections.abc import Mapping
from typing import Any

import pytest

from rules.empires.board.houses import truce
from rules.empires.board.motions import Attack, Motion, Vote
from rules.empires.board.state import World
from rules.empires.parley import words
from rules.empires.parley.events import Counted, QuestionFell, QuestionPut, TruceMade
from rules.empires.parley.orders import Ballot, ParleyClaim, ParleyPeace
from rules.empires.parley.parley import counted, make_truce, open_ballots, still_stands
from rules.kernel.errors import Refusal
from rules.kernel.state.viewing import seen
from tests.rules.empires.playing import a_table, act
from tests.rules.empires.worlds import a_world, with_truce

CLAIM = Motion(kind="claim", asker="france", areas=["burgundy"])
INHERITANCE = Motion(kind="inheritance", asker="france", other="england", areas=["normandy", "anjou"])


def votes(*, yes: str = "", no: str = "", abstain: str = "", **cards: int) -> Mapping[str, Vote]:
    """Give ballots by seat, with Influence cards by seat."""
    return {
        seat: Vote(vote=side, influence=cards.get(seat, 0))
        for side, seats in (("yes", yes), ("no", no), ("abstain", abstain))
        for seat in seats.split()
    }


@pytest.mark.parametrize(
    ("motion", "given", "expected"),
    [
        (CLAIM, votes(yes="france castile", no="england germany"), (12, 12, False)),
        (CLAIM, votes(yes="france castile", no="england germany", france=1), (17, 12, True)),
        (INHERITANCE, votes(yes="france castile", no="england hungary byzantium"), (12, 20, False)),
        (CLAIM, {}, (7, 0, True)),
        (CLAIM, votes(abstain="france"), (0, 0, False)),
    ],
)
def test_EMP_18_2c_EMP_H20_5_EMP_H20_6_X59_X60_X61_ballots_weighed(
    motion: Motion, given: Mapping[str, Vote], expected: tuple[int, int, bool]
) -> None:
    """By diplomacy, 5 for each Influence card; more yes than no carries it, equal or none does not.

    Rules: EMP-H20.5, EMP-H20.6.
    """
    count = counted(a_world(), motion, given)

    assert expected == (count.yes, count.no, count.passed)


def test_EMP_H20_5_X62_the_excommunicated_vote_too() -> None:
    """England contests and votes all the same: 12 to 20."""
    world = a_world(seats={"england": {"excommunicated": True}})
    count = counted(world, INHERITANCE, votes(yes="france castile", no="hungary byzantium"))

    assert (12, 20) == (count.yes, count.no)


def test_EMP_H20_3_EMP_H20_4_a_silent_party_votes_for_its_own_side() -> None:
    """Without cards; anybody else abstains (EMP-H20.4)."""
    cast = {one.seat: (one.vote, one.cards) for one in counted(a_world(), INHERITANCE, {}).cast}

    assert {("yes", 0), ("no", 0)} == {cast["france"], cast["england"]}
    assert {("abstain", 0)} == {vote for seat, vote in cast.items() if seat not in ("france", "england")}


def test_EMP_18_2c_EMP_H20_6_all_ballots_weights_and_cards_are_shown() -> None:
    """After the count, to all; before it each seat sees its own alone (EMP-H20.6)."""
    world = a_world()
    world.agenda = [CLAIM.model_copy(update={"votes": dict(votes(yes="france", no="england", france=1))})]
    table = a_table(world)
    open_ballots(table.play, world.agenda[0])
    (told,) = table.told(Counted)

    assert (12, 6, True, 7) == (told.yes, told.no, told.passed, len(told.votes))
    assert "Carried, 12 to 6: shall france have a claim to burgundy?" in words.TELLINGS.tell(told).text
    assert {"france": Vote(vote="yes", influence=1)} == seen(world, "france").agenda[0].votes
    assert {} == seen(world, "egypt").agenda[0].votes


def claiming(ties: Mapping[str, list[str]] | None = None, **more: Any) -> World:
    """Give a world in which Germany owns Burgundy, which France claims, and has a tie there."""
    return a_world(owned={"burgundy": "germany"}, ties=ties or {"germany": ["burgundy"]}, **more)


def pagan() -> World:
    """Give a world in which France claims pagan Prussia, which Germany owns and is tied to."""
    return a_world(owned={"prussia": "germany"}, ties={"germany": ["prussia"]}, claims={"france": ["prussia"]})


def test_EMP_18_2a_EMP_18_2b_EMP_H20_2_a_claim_parley_is_called_for_a_gold() -> None:
    """No endeavour; once in a player turn, and again in a later one (EMP-18.2e, EMP-18.2b, EMP-H20.2)."""
    played = act(claiming(), "germany", ParleyClaim(area="burgundy"), ParleyClaim(area="burgundy"))
    germany = played.state.empires["germany"]

    assert (7, 0, True) == (germany.gold, germany.used, germany.parley_called)
    assert [("claim", "germany", ["burgundy"])] == [(one.kind, one.asker, one.areas) for one in played.state.agenda]
    assert [1] == [event.paid for event in played.told(QuestionPut)]


@pytest.mark.parametrize(
    ("world", "area", "clause"),
    [
        (a_world(owned={"burgundy": "germany"}), "burgundy", "EMP-18.0.3b"),
        (claiming(), "normandy", "EMP-18.2a"),
        (claiming(), "frisia", "EMP-18.0.3b"),
        (claiming(claims={"germany": ["burgundy"]}), "burgundy", "EMP-18.11"),
        (claiming(seats={"germany": {"excommunicated": True}}), "burgundy", "EMP-H22.12"),
        (claiming(seats={"germany": {"gold": 0}}), "burgundy", "EMP-H20.2"),
        (pagan(), "prussia", "EMP-18.14a"),
    ],
)
def test_EMP_18_2a_when_a_claim_parley_may_not_be_called(world: World, area: str, clause: str) -> None:
    """An own area with a tie, no claim, a rival, the right religion; not excommunicated, and with a gold."""
    with pytest.raises(Refusal) as refused:
        ParleyClaim(area=area).allow(world, "germany")

    assert clause == refused.value.clause


def attacked(round_index: int = 1) -> World:
    """Give a world in which Germany attacked Hungary in the first round."""
    world = a_world()
    world.round_index, world.last_attack = round_index, [Attack(attacker="germany", owner="hungary", round=0)]
    return world


def test_EMP_H20_7_peace_is_asked_of_whoever_attacked_in_this_round_or_the_last() -> None:
    """Not later, not of others, and not while there is a truce."""
    played = act(attacked(), "hungary", ParleyPeace(against="germany"))
    wrong = [
        (attacked(2), "germany"),
        (attacked(), "france"),
        (with_truce(attacked(), "germany", "hungary"), "germany"),
    ]

    assert [("peace", "hungary", "germany")] == [(one.kind, one.asker, one.other) for one in played.state.agenda]
    for world, against in wrong:
        with pytest.raises(Refusal):
            ParleyPeace(against=against).allow(world, "hungary")
    with pytest.raises(Refusal, match="that is yourself; choose Germany"):
        ParleyPeace(against="hungary").check(attacked(), "hungary")


def test_EMP_H20_7_a_truce_holds_in_this_round_and_the_next_two() -> None:
    """It is kept once for each pair, the earlier seat first."""
    table = a_table(attacked())
    motion = Motion(kind="peace", asker="hungary", other="germany")
    make_truce(table.play, motion)
    make_truce(table.play, motion)
    world = table.state
    until = [bool(truce(world, "hungary", "germany"))]
    for index in (3, 4):
        world.round_index = index
        until.append(bool(truce(world, "hungary", "germany")))

    assert [True, True, False] == until
    assert [("germany", "hungary", 3)] == [(one.one, one.other, one.until) for one in world.truces]
    assert 1195 == table.told(TruceMade)[0].until


@pytest.mark.parametrize(
    ("motion", "reason"),
    [
        (Motion(kind="claim", asker="germany", areas=["burgundy"]), ""),
        (Motion(kind="claim", asker="germany", areas=["normandy"]), "lost"),
        (Motion(kind="claim", asker="germany", areas=["frisia"]), "untied"),
        (Motion(kind="claim", asker="germany", areas=["saxony"]), "claimed"),
        (Motion(kind="peace", asker="germany", other="hungary"), "truce"),
        (Motion(kind="inheritance", asker="france", other="england", areas=["burgundy"]), "lost"),
    ],
)
def test_EMP_H5_26_X91_a_question_without_an_object_falls(motion: Motion, reason: str) -> None:
    """Its land lost, its tie gone, its claim held by now, a truce made; the gold is gone, too."""
    table = a_table(with_truce(claiming(ties={"germany": ["burgundy", "saxony"]}), "germany", "hungary"))
    stands = still_stands(table.play, motion.model_copy(deep=True))

    assert stands is not bool(reason)
    assert ([reason] if reason else []) == [event.reason for event in table.told(QuestionFell)]


def test_EMP_H5_26_areas_that_their_owner_has_lost_leave_the_question() -> None:
    """The rest stands."""
    table = a_table(a_world(owned={"anjou": ""}))
    motion = INHERITANCE.model_copy(deep=True)

    assert (True, ["normandy"]) == (still_stands(table.play, motion), motion.areas)


def test_EMP_19_2c1_EMP_H20_5_influence_is_limited_over_all_questions_together() -> None:
    """Two cards: one to each of two questions, or both to one; none to an abstention (EMP-H20.5)."""
    world = a_world(seats={"egypt": {"hand": ["influence", "influence", "coup"]}})
    world.agenda = [CLAIM.model_copy(deep=True), INHERITANCE.model_copy(deep=True)]
    Ballot(question="1", vote="yes", influence=1).apply(world, "egypt")

    Ballot(question="2", vote="no", influence=1).check(world, "egypt")
    Ballot(question="1", vote="no", influence=2).check(world, "egypt")
    for wrong in (
        Ballot(question="2", vote="no", influence=2),
        Ballot(question="3", vote="no"),
        Ballot(question="2", vote="abstain", influence=1),
    ):
        with pytest.raises(Refusal):
            wrong.check(world, "egypt")
