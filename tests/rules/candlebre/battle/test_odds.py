"""Odds that a player asks, battles as cards, and charts."""

from fractions import Fraction

import pytest

from rules.candlebre.battle.battles import NEUTRAL_LOOK, muster
from rules.candlebre.battle.chances import exact
from rules.candlebre.battle.events import BattleBegan
from rules.candlebre.battle.odds import QUESTIONS, SMALL, WeighDefence, WeighMarch, considered
from rules.candlebre.board.war import BattleOrders
from rules.candlebre.ruleset import CANDLEBRE
from rules.kernel.errors import Refusal
from rules.kernel.facts.names import Register
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.session import Session
from tests.rules.candlebre.worlds import a_leader, a_world, scenario

FOOT, BOWS = "infantry", "archers"


def target_of(world):
    """Give a neutral province next to the reds."""
    return next(
        place
        for place in world.provinces.values()
        if not place.owner and any(world.provinces[id].owner == "red" for id in place.near)
    )


def test_CAN_7_1_small_battles_are_reckoned_exactly() -> None:
    """The same as the chances of the battle that would be fought; together 1 (H24)."""
    world = a_world()
    place = target_of(world)
    place.value = 30

    found = WeighMarch(target=place.id, units={FOOT: 3}).odds(world.fresh(), "red")

    true = exact(muster(world, considered(world, "red", place, {FOOT: 3}, {})))
    assert float(found.outcomes["You take it"]) == pytest.approx(true.attacker, abs=1e-9)
    assert sum(found.outcomes.values()) == pytest.approx(1, abs=1e-9)
    assert found.assumed[-1].startswith("Exact;")
    assert "The neutrals: 3 infantry" in found.assumed[1]


def test_CAN_7_1_large_ones_come_from_many_battles() -> None:
    """And the same question gets the same answer."""
    world = a_world()
    question = WeighMarch(target=target_of(world).id, units={FOOT: 20, BOWS: 5}, theirs={FOOT: 18})

    found, again = (question.odds(world.fresh(), "red") for _ in range(2))

    assert found.outcomes == again.outcomes
    assert SMALL < 21 * 6 * 19
    assert found.assumed[-1].startswith("From 100,000 battles")
    assert 1 == sum(found.outcomes.values(), Fraction(0)).limit_denominator(10**6)


@pytest.mark.parametrize("line", ["attack Lightmere", "march on Lightmere", "march on lightmere with 4 infantry"])
def test_CAN_6_3_odds_of_a_march_need_no_figures(line) -> None:
    """Everybody beside the target who may march goes where nobody is named."""
    world = a_world(places={"amberleigh": {"units": {FOOT: 4}}, "sunward_tor": {"units": {FOOT: 9}}})

    asked = CANDLEBRE.read(line, QUESTIONS, CANDLEBRE.lexicon(world, "red"), world)

    assert "House Ashgrave: 4 infantry" == asked.odds(world, "red").assumed[0]


def test_CAN_6_3_odds_of_a_march_for_whom_nobody_stands_near_are_refused() -> None:
    """Then it must be said with whom."""
    with pytest.raises(Refusal, match="none of your units stands beside Lightmere; say with whom"):
        WeighMarch(target="lightmere").check(a_world(), "red")


def test_CAN_7_13_a_leader_makes_it_likelier() -> None:
    """The head of the House, who brings counters too."""
    world = a_world()
    a_leader(world, "red", "hiveston")
    question = WeighMarch(target=target_of(world).id, units={FOOT: 6}, theirs={FOOT: 6})

    plain = question.odds(world.fresh(), "red").outcomes["You take it"]
    led = question.model_copy(update={"leaders": ("head-red",)}).odds(world.fresh(), "red").outcomes["You take it"]

    assert led > plain


def test_CAN_7_13_a_captive_leads_nobody() -> None:
    """Nor do the dead; the refusal names who could."""
    world = a_world()
    a_leader(world, "red", captor="white")
    a_leader(world, "red", "amberleigh", card="KH")
    led = WeighMarch(target="lightmere", units={FOOT: 2}, leaders=("head-red",))

    with pytest.raises(Refusal, match="cannot lead anybody now"):
        led.check(world, "red")
    led.model_copy(update={"leaders": ("KH",)}).check(world, "red")


def test_CAN_8_3a_bounties_count_as_far_as_the_purse_goes() -> None:
    """A full purse helps 30 mercenaries, an empty one does not, and one of 30 gold only for the first round."""

    def won(gold: int, cap: int = 0) -> Fraction:
        world = a_world()
        world.houses["red"].military = gold
        world.houses["red"].attack = BattleOrders(bounty=2, bounty_cap=cap)
        question = WeighMarch(target="lightmere", units={"mercenaries": 30}, theirs={FOOT: 18})
        return question.odds(world, "red").outcomes["You take it"]

    assert won(0) < won(30) < won(2000)
    assert won(30) == won(2000, cap=30)


def test_CAN_7_1_a_defence_of_ones_own_can_be_asked_about() -> None:
    """With the leaders who stand there; the two sides of one battle agree."""
    world = a_world(places={"amberleigh": {"units": {FOOT: 3}}})
    question = WeighDefence(province="amberleigh", theirs={FOOT: 3}, rival="white")
    question.check(world, "red")

    plain = question.odds(world, "red")
    a_leader(world, "red", "amberleigh")

    assert pytest.approx(1) == float(sum(plain.outcomes.values()))
    assert plain.outcomes["They take it"] > question.odds(world, "red").outcomes["They take it"]


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        (WeighMarch(target="nowhere", units={FOOT: 1}), "nowhere will not do as a province that you could march on"),
        (WeighMarch(target="lightmere", units={"siege_engines": 2}), "siege engines cannot attack alone"),
    ],
)
def test_CAN_6_6_what_cannot_be_fought_is_refused(order, reason) -> None:
    """With what would do."""
    world = a_world()
    world.provinces["lightmere"].owner = "white"
    for place in world.provinces.values():
        place.owner = place.owner or "red"

    with pytest.raises(Refusal, match=reason):
        order.check(world, "red")


def played() -> tuple[Session, list]:
    """Let five autopilots play some turns; give where they stand, and all that was told."""
    session = Session.found(CANDLEBRE, Seeded("cards"), scenario(), CANDLEBRE.options(), ())
    told, names = list(session.told), Register.of(session.names())
    while session.window and session.save.turn < 9:
        progress = session.close({}, ())
        told += progress.told
        names.add(progress.names)
    return session, [CANDLEBRE.called(one, names) for one in told]


def test_battles_are_shown_as_cards_and_figures_as_charts() -> None:
    """Great battles get a card each, the greatest first; gold is in the album of its seat alone (CAN-2.2)."""
    session, events = played()

    cards = CANDLEBRE.scenes(events)
    charts = {seat: list(CANDLEBRE.album(session.view(seat), seat)) for seat in ("red", None)}

    assert 0 < len(cards) <= sum(isinstance(event, BattleBegan) for event in events)
    assert all(card.duel and card.duel.verdict and card.duel.rows for card in cards)
    colours = {f"House {house.charter.name}": house.colour for house in session.state.houses.values()}
    assert all(side.colour == colours.get(side.name, NEUTRAL_LOOK[0]) for card in cards for side in card.sides)
    assert (True, False) == ("Gold" in charts["red"], "Gold" in charts[None])
    assert {"Provinces", "Honor", "Influence", "Learning: military"} <= set(charts[None])
    assert all(one.gold == 0 for house in session.view(None).houses.values() for one in house.book)
