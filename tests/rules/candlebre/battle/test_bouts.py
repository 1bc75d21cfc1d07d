"""What an autopilot says round by round (CAN-16.25)."""

import pytest

from rules.candlebre.battle.autopilot import bout
from rules.candlebre.battle.orders import Fight, Rest, Withdraw
from rules.candlebre.board.plan import Plan
from tests.rules.candlebre.worlds import a_battle


def said(ours, theirs, number=1, character="steady", seat="red", **orders):
    """Give what a seat orders in a battle for Lightmere, by kind and what it settles."""
    world, battle = a_battle(ours, theirs, **orders)
    battle.round = number
    world.houses[seat].character = character
    given = bout(Plan(world, seat))
    return [(type(one), getattr(one, "setting", ""), getattr(one, "value", "")) for one in given]


def test_CAN_16_25_it_leaves_what_is_as_good_as_lost() -> None:
    """From round 2 on, with three units to save; the bold stand fast where they attack."""
    assert [(Withdraw, "", "")] == said({"infantry": 3}, {"infantry": 9})
    assert [] == said({"infantry": 3}, {"infantry": 9}, number=0)
    assert [] == said({"infantry": 2}, {"infantry": 9})
    assert [] == said({"infantry": 3}, {"infantry": 9}, character="bold")


def test_CAN_16_25_it_rests_where_there_is_little_doubt() -> None:
    """The doctrine decides the rest, and nobody is asked."""
    assert [(Rest, "", "")] == said({"infantry": 9}, {"infantry": 3})
    assert [(Rest, "", "")] == said({"infantry": 3}, {"infantry": 9}, seat="white")


@pytest.mark.parametrize(("character", "bounty"), [("steady", []), ("cautious", ["1"]), ("bold", ["2"])])
def test_CAN_16_25_a_close_battle_is_paid_for(character, bounty) -> None:
    """Mercenaries get the bounty of its character, in defence as well."""
    ours = {"infantry": 6, "mercenaries": 3}

    assert [(Fight, "bounty", value) for value in bounty] == said(ours, {"infantry": 8}, character=character)


def test_CAN_16_25_it_stays_while_there_is_hope() -> None:
    """Though its doctrine would withdraw."""
    assert [(Fight, "reroll", "misses")] == said({"infantry": 7}, {"infantry": 6}, withdraw_ratio=200)
