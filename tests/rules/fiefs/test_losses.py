"""Whether a fief may be lost is counted from the board: who can be there this year, and how likely it falls."""

from fractions import Fraction

import pytest

from rules.fiefs.board.chances import fallen_before_hunger
from rules.fiefs.counsel.losses import WeighLoss, capitals, comers
from rules.kernel.errors import Refusal
from tests.rules.fiefs.test_counsel import at
from tests.rules.fiefs.test_perils import invaded
from tests.rules.fiefs.test_show import THRONES
from tests.rules.fiefs.worlds import a_world


def test_FIE_8_38_an_enemy_is_counted_by_the_turns_that_are_left() -> None:
    """From Reims one turn to Paris; in summer eight are left after it, in which the siege goes on."""
    world = invaded()
    found = comers(world, "paris")[0]
    answer = WeighLoss(fief="paris").odds(world, "mortimer")

    assert ("war-1-blois", 1) == (found.army.id, found.turns)
    assert "Blois's 24 elements, at Reims, can be at Paris in one turn" in answer.assumed[0]
    assert answer.assumed[0].endswith("; seven are left before winter, nine in the year")
    assert sum(answer.outcomes.values()) == 1


def test_FIE_8_40_who_starves_before_the_walls_takes_them_no_more() -> None:
    """A die above 5 takes walls of 5, below it hunger takes one to three; the cold of winter takes as many."""
    once = fallen_before_hunger(5, ((0, False),), 12)
    twice = fallen_before_hunger(5, ((0, False), (0, False)), 1)

    assert Fraction(1, 6) == once
    assert Fraction(1, 6) + Fraction(4, 6) * Fraction(1, 3) * Fraction(2, 6) + Fraction(1, 6) * Fraction(2, 6) == twice
    assert fallen_before_hunger(5, ((0, True), (0, False)), 1) < twice


def test_FIE_19_1_a_king_hears_of_who_can_be_before_his_capital() -> None:
    """As a danger, with how likely it falls; a House without a crown hears nothing of it."""
    piece = next(iter(capitals(invaded(), "mortimer", at("season")))).counsel

    assert piece.warns
    assert piece.text.startswith("Blois's 24 elements can be at Paris in one turn: if nobody stops them, it falls ")
    assert not [*capitals(invaded(), "cardona", at("join"))]


def test_FIE_4_4_where_no_army_can_come_it_is_said_who_claims() -> None:
    """A claim on another's fief is used as the action of a year."""
    world = a_world(THRONES | {"reims": "M"}, {"reims": "Z"})

    with pytest.raises(Refusal) as told:
        WeighLoss(fief="reims").check(world, "mortimer")
    assert "but Zähringen can take it by claim" in str(told.value)


def test_FIE_5_4_the_prize_of_a_war_is_called_so() -> None:
    """Before any army is on the board."""
    world = invaded()
    for army in world.armies.values():
        army.elements, army.fief, army.status = [], "", "unraised"

    with pytest.raises(Refusal) as told:
        WeighLoss(fief="paris").check(world, "mortimer")
    assert "but it is the prize of Blois in the war for the throne of France" in str(told.value)
