"""Ballots foreseen (EMP-HA.3, EMP-HA.6), and a parley as a card (EMP-H20.6)."""

from bot.pictures.svg import svg
from rules.empires.board.motions import Motion
from rules.empires.board.realms import Leader
from rules.empires.parley.events import BallotCast, Counted
from rules.empires.parley.foreseen import foreseen, vote_of
from rules.empires.show.scenes import scenes
from tests.rules.empires.worlds import a_world


def test_EMP_HA_6_others_vote_by_claims_faith_and_points() -> None:
    """A rival claimant against; the pious for the party of its faith; else whoever has fewer points is helped."""
    world = a_world()
    claim = Motion(kind="claim", asker="germany", areas=["burgundy"])
    peace = Motion(kind="peace", asker="hungary", other="byzantium")
    world.empires["castile"].character = "pious"

    assert "no" == vote_of(world, "france", claim).vote
    assert "yes" == vote_of(world, "castile", peace).vote
    assert "no" == vote_of(world, "hungary", claim).vote and "yes" == vote_of(world, "byzantium", claim).vote
    world.empires["germany"].leader = Leader(name="X", combat=1, administration=1, diplomacy=9)
    world.empires["germany"].hand = ["influence"]
    assert 14 == next(one.weight for one in foreseen(world, "germany", claim).cast if one.seat == "germany")


def test_EMP_H20_6_a_parley_is_drawn_with_every_vote() -> None:
    """Yes beside no, the heaviest first, who abstained, and what it came to."""
    votes = (("england", "no", 6, 0), ("france", "yes", 12, 1), ("castile", "yes", 5, 0), ("egypt", "abstain", 7, 0))
    cast = [
        BallotCast.model_validate(dict(zip(("seat", "vote", "weight", "cards"), one, strict=True))) for one in votes
    ]
    told = {"kind": "inheritance", "asker": "france", "other": "england", "areas": ["Anjou"]}
    event = Counted.model_validate({**told, "votes": cast, "yes": 17, "no": 6, "passed": True})
    (card,) = scenes([event])

    assert card.duel is not None
    assert [("France 12, one card played", "England 6"), ("Castile 5", "")] == [
        (row.left, row.right) for row in card.duel.rows if not row.heading
    ]
    assert "Egypt abstained" == card.duel.rows[-1].middle and "Carried, 17 to 6." == card.duel.verdict
    assert "Must England give up Anjou to France?" == card.caption and svg(card).startswith("<svg")
