"""Answers to an invader in a player's own words (CIV-6.8.4.1)."""

import pytest

from rules.civilized.campaign.counsel import war
from rules.civilized.consequences import consequences
from rules.civilized.defence.orders import DEFENCE_ORDERS, GiveBattle, Ignore, StandSiege, Withdraw
from rules.civilized.world.state import World
from rules.civilized.world.war import Engagement
from rules.kernel.orders.order import Heard
from tests.rules.civilized.campaigning import ROME, VEII, at_war
from tests.rules.civilized.listening import heard as counselled
from tests.rules.civilized.listening import labels


def invaded(hexagon: str = "0202", army: int = 3, against: int = 6) -> World:
    """Give Rome an invader in a hex, where its army stands."""
    world = at_war(army=army, against=against)
    for one in world.elements.values():
        one.hex = hexagon
    came = [one.id for one in world.army_of(VEII)]
    world.engagements["1"] = Engagement(
        number=1, kind="invasion", mover=VEII, defender=ROME, hex=hexagon, back="0402", came="0302", elements=came
    )
    return world


def said(world: World, words: str) -> Heard[World] | None:
    """Give what Rome is heard to say."""
    return next(filter(None, (kind.heard(words, world, ROME) for kind in DEFENCE_ORDERS)), None)


@pytest.mark.parametrize("words", ["ok battle", "battle", "lets fight", "we fight them", "I fight back!"])
def test_CIV_6_8_4_1c_a_battle_is_given_without_naming_the_place(words: str) -> None:
    """There is but one enemy before the walls."""
    heard = said(invaded(), words)

    assert heard is not None and [GiveBattle(hex="0202")] == list(heard.orders) and not heard.question


@pytest.mark.parametrize("words", ["siege", "shut the gates", "we stay inside", "hide behind the walls"])
def test_CIV_6_8_4_1e_the_gates_are_shut_in_ones_own_words(words: str) -> None:
    """What can only mean the walls."""
    heard = said(invaded(), words)

    assert heard is not None and [StandSiege(hex="0202")] == list(heard.orders)


def test_CIV_6_8_4_1f_flight_from_a_city_is_asked_back() -> None:
    """Nobody withdraws from a city; in the open it is asked where to, or done where there is but one way."""
    city, field = said(invaded(), "run away"), said(invaded("0201"), "retreat")

    assert city is not None and city.question and GiveBattle(hex="0202") in city.orders
    assert field is not None and {Withdraw} == {type(one) for one in field.orders}
    assert Ignore not in {type(one) for one in city.orders}


@pytest.mark.parametrize("words", ["should I fight", "why did they fight", "fight Veii in Winter", "close"])
def test_CIV_6_8_4_1b_what_asks_or_means_other_things_is_no_answer(words: str) -> None:
    """A question gives no battle."""
    assert said(invaded(), words) is None


def test_CIV_6_8_4_4d_a_battle_says_that_a_beaten_owner_loses_the_city() -> None:
    """And a siege by exactly six that it ends with a card that fails."""
    world = invaded()

    assert "Beaten, you lose Ostia at once." in consequences(world, ROME, GiveBattle(hex="0202"))
    assert "else the siege ends" in consequences(world, ROME, StandSiege(hex="0202"))
    assert "before Winter" in consequences(invaded(against=9), ROME, StandSiege(hex="0202"))


def test_CIV_6_8_4_5b_the_answer_that_rather_keeps_the_city_stands_first() -> None:
    """Three before six had rather shut the gates."""
    [piece] = counselled(war, invaded(army=3, against=6), "defence")

    assert "Stand siege in Ostia" == labels(piece)[0]
