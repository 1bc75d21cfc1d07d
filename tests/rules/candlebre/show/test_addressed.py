"""A seat's own affairs in its own brief: what its House does is what `you` do, in the tellings that few games have."""

import pytest

from rules.candlebre.battle.events import BattleEnded, WithdrawalCalled
from rules.candlebre.board.called import naming
from rules.candlebre.currencies.events import GoldLost, HonorChanged
from rules.candlebre.diplomacy.events import (
    AllianceBroken,
    AllianceEnded,
    AllianceMade,
    AllianceProposed,
    NoticeGiven,
    OfferSettled,
)
from rules.candlebre.diplomacy.terms import ALLIED
from rules.candlebre.ending.events import GameEnded
from rules.candlebre.espionage.events import Freed, OperationExposed, OperationFelt, Sabotaged
from rules.candlebre.fate.events import FateDrawn, WorkRaised
from rules.candlebre.movement.events import TroopsMoved, UnitsReturned
from rules.candlebre.opening.events import FirstRolled, HouseDealt, HouseMissed, RegionMissed
from rules.candlebre.people.events import LeaderExecuted
from rules.candlebre.purchasing.events import UnitsPlaced
from rules.candlebre.ruleset import CANDLEBRE
from rules.kernel.facts.events import Event
from rules.kernel.facts.names import Named, Register
from rules.kernel.telling.address import addressed
from tests.rules.candlebre.worlds import a_leader, a_world

COIN = "TD"
FIELDS = {"give": (), "give_leaders": (), "pay": 5, "ask": (), "ask_leaders": (), "price": 9}
OWN: dict[str, Event] = {
    "Your honor: −4 (broke faith with House Tallowmere), now −2. Your name stinks in every court: you are infamous.": (
        HonorChanged(clause="CAN-10.7f", seat="green", by=-4, honor=-2, whom="white", infamy=True)
    ),
    "House Tallowmere: +2 honor (from its courts and for attacking no House), now 4. Doors open to them again.": (
        HonorChanged(clause="CAN-12.3", seat="white", by=2, honor=4, sources=("courts", "peace"), cleared=True)
    ),
    f"House Tallowmere and you swear an alliance before the altar. {ALLIED}": AllianceMade(one="white", other="green"),
    "House Tallowmere and House Umbrel swear an alliance before the altar.": AllianceMade(one="white", other="blue"),
    f"House Tallowmere holds out a hand to you: an alliance. {ALLIED}": (
        AllianceProposed(audience=("white", "green"), maker="white", taker="green")
    ),
    "You have Vesper: before your turn to choose came, Lanthorn went to the White Candle.": (
        HouseMissed(audience=("green",), seat="green", gone=(("lanthorn", "white"),), charter="vesper")
    ),
    "You begin in The Dawn Court: before your turn to choose came, The Ash Court went to House Tallowmere.": (
        RegionMissed(audience=("green",), seat="green", gone=(("ash_court", "white"),), start="dawn_court")
    ),
    "Your doctrine of attack broke off at Hiveston after 2 rounds: your power was 11 % of the enemy's, and below 25 % "
    "it withdraws. If your troops are to stay to the end in later battles, write “never withdraw”.": (
        WithdrawalCalled(
            audience=("green",), seat="green", province="hiveston", role="attack", round=2, power=11, ratio=25
        )
    ),
    "You give House Tallowmere notice: your alliance ends with your turn 4.": (
        NoticeGiven(seat="green", ally="white", until=4)
    ),
    "House Tallowmere gives you notice: your alliance ends with its turn 4.": (
        NoticeGiven(seat="white", ally="green", until=4)
    ),
    "Your alliance with House Tallowmere is over: you gave notice of it.": AllianceEnded(one="green", other="white"),
    "Your alliance with House Tallowmere is over: House Tallowmere gave notice of it.": (
        AllianceEnded(one="white", other="green")
    ),
    "Faith is broken: you march into Hiveston, land of your ally House Tallowmere.": (
        AllianceBroken(seat="green", ally="white", target="hiveston")
    ),
    "Faith is broken: House Tallowmere, your ally, marches into Hiveston.": (
        AllianceBroken(seat="white", ally="green", target="hiveston")
    ),
    "Your bargain with House Tallowmere cannot be kept any more: 5 gold for 9 gold.": (
        OfferSettled(audience=("green", "white"), maker="white", taker="green", result="lapsed", **FIELDS)
    ),
    "No king is crowned: the last turn is over, and House Tallowmere and you stand alike.": (
        GameEnded(clause="CAN-15.8", end="alike", seats=("white", "green"), figure=40)
    ),
    "You take the crown of Candle'Bre: the last turn is over, and you stand highest, at 40.": (
        GameEnded(clause="CAN-15.8", end="limit", seats=("green",), figure=40)
    ),
    "An open door, a bribed turnkey: your leader Corvin Drake, the Marshal, slips out of the cells of "
    "House Tallowmere.": (Freed(seat="green", captor="white", units=(), leaders=("KS",))),
    "An open door, a bribed turnkey: the head of House Tallowmere slips out of your cells.": (
        Freed(seat="white", captor="green", units=(), leaders=("head-white",))
    ),
    "A man is taken by night in the halls of House Tallowmere and names his paymaster: you were behind the slander "
    "(17, over 14).": OperationExposed(seat="green", target="white", kind="slander", rolled=17, needed=14),
    "A wall of your fort in Hiveston comes down overnight; level 1 is left.": (
        Sabotaged(province="hiveston", owner="green", building="fort", level=1)
    ),
    "2 infantry of yours and the head of House Vesper: from Hiveston to Waxenby.": (
        TroopsMoved(
            seat="green", units=(("infantry", 2),), leaders=("head-green",), origin="hiveston", province="waxenby"
        )
    ),
    "2 infantry of House Tallowmere, bound for Hiveston, turn back to Waxenby: you, an ally, hold Hiveston now.": (
        UnitsReturned(seat="white", units=(("infantry", 2),), province="waxenby", target="hiveston", ally="green")
    ),
    "You roll highest (6) and move first; then House Tallowmere.": (
        FirstRolled(rolls=(("white", (2,)), ("green", (6,))), order=("green", "white"))
    ),
    "You post 2 infantry in Hiveston.": UnitsPlaced(seat="green", units=(("infantry", 2),), province="hiveston"),
    "You pay 5 gold from the civil purse (Debased Coin).": (GoldLost(seat="green", military=0, civil=5, card=COIN)),
    "Your purses are empty, and lose nothing (Debased Coin).": GoldLost(seat="green", military=0, card=COIN),
    "Somebody's spies were at work against you: a theft of gold.": (
        OperationFelt(audience=("green",), result="worked", kind="pilfer", target="green", province="", thing="")
    ),
    "The Green Candle burns for you: you are House Vesper, the churchmen.": (
        HouseDealt(candle="green", house="green", charter="vesper")
    ),
    "The head of House Vesper dies on a scaffold of House Tallowmere, whose troops carry his blood on their swords: "
    "+1 on all their dice to the end of their turn 7.": (
        LeaderExecuted(seat="white", leader="head-green", owner="green", rally=7)
    ),
    "Corvin Drake, the Marshal, of House Tallowmere dies on your scaffold, and your troops carry his blood on their "
    "swords: +1 on all their dice to the end of your turn 7.": (
        LeaderExecuted(seat="green", leader="KS", owner="white", rally=7)
    ),
    "5 rounds at Hiveston, until House Tallowmere withdraws to Waxenby: House Tallowmere loses 3 infantry (you take 1 "
    "alive) and you lose 2 infantry (House Tallowmere takes 2 alive).": (
        BattleEnded(
            province="hiveston",
            rounds=5,
            losses=(("white", (("infantry", 3),), 1), ("green", (("infantry", 2),), 2)),
            withdrew="white",
            refuge="waxenby",
        )
    ),
    "One round at Hiveston, until you withdraw and nobody gets away: you lose 1 archer and House Tallowmere loses "
    "nobody.": (
        BattleEnded(
            province="hiveston",
            rounds=1,
            losses=(("green", (("archers", 1),), 0), ("white", (), 0)),
            withdrew="green",
        )
    ),
    "You turn a page of the Book: Jubilee (+10 honor).": FateDrawn(seat="green", card="AH"),
    "You turn a page of the Book: Heresy (−3 honor and −3 influence).": FateDrawn(seat="green", card="7S"),
    "You turn a page of the Book: Master Masons.": FateDrawn(seat="green", card="9D"),
    "You turn a page of the Book, and a leader comes to you.": FateDrawn(seat="green", card="KS"),
    "House Tallowmere turns a page of the Book: Corvin Drake, the Marshal (a leader: 5 re-roll counters instead of "
    "3).": FateDrawn(seat="white", card="KS"),
    "A barracks rises for you in Hiveston, for nothing.": (
        WorkRaised(seat="green", building="barracks", province="hiveston")
    ),
}
"""What House Vesper, the green candle, reads of each."""


@pytest.mark.parametrize("sentence", OWN)
def test_a_house_is_told_of_its_own(sentence: str) -> None:
    """Each side of a pact, a battle or a crime reads its own half of it."""
    world = a_world()
    for seat in ("green", "white"):
        a_leader(world, seat, "hiveston")
    called = naming(world).items()
    register = Register.of(
        Named(kind=kind, id=id, since=0, name=name) for kind, names in called for id, name in names.items()
    )
    event = register.called(OWN[sentence], 1, "gamemaster", (CANDLEBRE.addresses, "green"))

    assert sentence == addressed(CANDLEBRE.tellings.tell(event).text)
