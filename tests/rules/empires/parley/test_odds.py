"""Odds of a vote: over all ways in which those beside the parties may vote, and as each would by himself."""

from fractions import Fraction
from itertools import product

import pytest

from rules.empires.board.motions import Attack, Motion, Vote
from rules.empires.board.state import World
from rules.empires.parley.odds import CARRIED, LOST, WeighClaim, WeighPeace, WeighVote
from rules.kernel.errors import Refusal
from tests.rules.empires.worlds import a_world


def claiming() -> World:
    """Give a world in which Germany owns Burgundy, which France claims, and has a tie there."""
    return a_world(owned={"burgundy": "germany"}, ties={"germany": ["burgundy"]})


def weighed(world: World, *apart: str) -> list[int]:
    """Give the diplomacy of all leaders but some."""
    return [empire.leader.diplomacy for seat, empire in world.empires.items() if seat not in apart]


@pytest.mark.parametrize("cards", [0, 1])
def test_EMP_18_2c_odds_of_a_claim_count_every_way_of_the_others(cards) -> None:
    """Each yes, no or neither: those are carried in which more diplomacy says yes (EMP-H20.5)."""
    world, others = claiming(), weighed(claiming(), "germany")
    own = world.empires["germany"].leader.diplomacy + 5 * cards
    ways = [sum(by * way for by, way in zip(others, one, strict=True)) for one in product((1, -1, 0), repeat=6)]
    odds = WeighClaim(area="burgundy", influence=cards).odds(world, "germany")

    assert Fraction(sum(own + one > 0 for one in ways), len(ways)) == odds.outcomes[CARRIED]
    assert 1 == sum(odds.outcomes.values())
    assert "A vote on a claim of Germany to Burgundy" == odds.title


def test_EMP_H20_7_odds_of_peace_leave_both_parties_to_their_own_sides() -> None:
    """With cards enough none can be outvoted."""
    world = a_world()
    world.last_attack = [Attack(attacker="england", owner="france", round=0)]
    some, sure = (WeighPeace(against="england", influence=cards).odds(world, "france") for cards in (0, 9))

    assert {CARRIED, LOST} == set(some.outcomes)
    assert {CARRIED: 1} == sure.outcomes
    assert any("243 ways" in line for line in some.assumed)


def test_EMP_H20_6_odds_of_an_open_question_know_ones_own_ballot_alone() -> None:
    """What others put into the urn changes nothing; what one has put there oneself does."""
    world = a_world()
    world.agenda = [Motion(kind="claim", asker="france", areas=["burgundy"])]
    silent = WeighVote(question="1").odds(world, "england").outcomes
    world.agenda[0].votes["hungary"] = Vote(vote="no")

    assert silent == WeighVote(question="1").odds(world, "england").outcomes

    world.agenda[0].votes["england"] = Vote(vote="no", influence=1)
    assert silent[CARRIED] > WeighVote(question="1").odds(world, "england").outcomes[CARRIED]


def test_EMP_19_2c1_cards_of_one_who_is_no_party_go_with_his_vote() -> None:
    """With enough of them it is his vote alone that decides: yes in one way of three."""
    world = a_world()
    world.agenda = [Motion(kind="claim", asker="france", areas=["burgundy"])]

    assert Fraction(1, 3) < WeighVote(question="1").odds(world, "england").outcomes[CARRIED]
    with_cards = WeighVote(question="1", influence=9).odds(world, "england")
    ways = [sum(one) for one in product(*((by, -by, 0) for by in weighed(world, "france", "england")))]
    own, mine = world.empires["france"].leader.diplomacy, world.empires["england"].leader.diplomacy + 45
    carried = sum(own + others + vote > 0 for others in ways for vote in (mine, -mine, 0))
    assert Fraction(carried, 3 * len(ways)) == with_cards.outcomes[CARRIED]


def test_odds_of_a_vote_say_how_each_would_vote_by_himself() -> None:
    """Nobody is named twice, and what it makes is said."""
    lines = WeighClaim(area="burgundy").odds(claiming(), "germany").assumed

    voters = " ".join(lines[:-3])

    assert lines[0].startswith("By themselves for it: Germany 6")
    assert all(1 == voters.count(name) for name in ("Germany", "France", "England", "Castile", "Hungary"))
    assert lines[-3].startswith("That makes ")


@pytest.mark.parametrize(
    ("question", "seat"), [(WeighClaim(area="normandy"), "france"), (WeighVote(question="1"), "france")]
)
def test_a_vote_that_cannot_be_called_has_no_odds(question, seat) -> None:
    """It is refused, with the reason."""
    with pytest.raises(Refusal):
        question.check(a_world(), seat)
