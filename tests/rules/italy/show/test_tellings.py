"""How the events of Italy read: for all, and for whoever is meant."""

from functools import cache

import pytest

from rules.italy.battle.events import BattleWon, GeneratorThrown, ProvinceTaken
from rules.italy.board.words import names
from rules.italy.phases import battles
from rules.italy.realm.events import RulerCame
from rules.italy.ruleset import ITALY
from rules.italy.war.events import AttackCancelled, AttackFollowed, AttackTurned, ExternalArrived, ExternalRemoved
from rules.kernel.facts.events import Event
from rules.kernel.facts.names import Named, Register
from rules.kernel.telling.address import addressed
from tests.rules.italy.worlds import a_world, an_attack, attacked, run, win

MINOR = ((3, 1), (1, 1))


@cache
def register() -> Register:
    """Give the names of the standard scenario."""
    naming = names(a_world())
    return Register.of(
        Named(kind=kind, id=id, since=0, name=name) for kind, some in naming.items() for id, name in some.items()
    )


def said(event: Event, seat: str = "") -> str:
    """Give an event in words, to a seat as its own."""
    return addressed(ITALY.tellings.tell(register().called(event, 1, "everyone", ("power", seat))).text)


def a_victory(**fields) -> BattleWon:
    """Give a battle that Epirus wins in South Campania against the Subjects of Rome."""
    who = {"winner": "epirus", "loser": "campanians", "attacker_won": True, "target": "rome"}
    met = {"attacker_points": 100, "defender_points": 90, "degree": "minor"}
    told = {"clause": "ITA-8.2", "label": "T1A1", "province": "south_campania"}
    return BattleWon(**(told | who | met | fields))


def test_ITA_6_13_whoever_asks_why_hears_what_the_points_were_made_of() -> None:
    """Of both armies, with the step."""
    parts = {"attacker_parts": (("strength", 100),), "defender_parts": (("base", 80), ("reserve", 20), ("crowd", -10))}
    told = ITALY.tellings.reason(register().called(a_victory(**parts), 1, "everyone", ("power", "")))

    assert (
        "Epirus / Macedonia had 100 points. The Campanians had 90 points: 80, 20 in reserve and "
        "10 less for being attacked more than once. Each whole step of 20 points adds 1 to the better die."
    ) == told


def test_ITA_7_1_a_throw_is_told_in_words() -> None:
    """Both dice, the better, what points add, and the sum."""
    thrown = {"attacker": "rome", "defender": "samnites", "attacker_dice": (2, 4), "defender_dice": (4, 6)}
    told = said(GeneratorThrown(label="T1A3", attacker_sum=8, defender_sum=10, **thrown))

    assert (
        "Rome throws 2 and 4: 4 and 4 for points make 8; the Samnites throw 4 and 6: 6 and 4 for points make 10."
    ) == told


def test_ITA_6_11_a_battle_says_whose_army_defends_and_with_what() -> None:
    """A Subject's fights for its master; one's own needs no words."""
    own = a_victory(winner="rome", loser="senones", attacker_won=False, attacker_points=80, defender_points=104)

    told = (
        "Epirus / Macedonia beats the Campanians, who fight for {}, in South Campania, 100 points against 90, a Minor"
    )
    assert f"{told} Victory.".format("Rome") == said(a_victory())
    assert f"{told} Victory.".format("you") == said(a_victory(), "rome")
    kept = a_victory(winner="campanians", loser="epirus", attacker_won=False)
    told = "The Campanians, who fight for you, throw Epirus / Macedonia back in South Campania, 90 points against 100, "
    assert f"{told}a Minor Victory." == said(kept, "rome")
    told = "Rome throws the Senon Celts back in South Campania, 104 points against 80, a Minor Victory."
    assert told == said(own)


def test_ITA_8_2_whoever_is_at_home_in_a_province_hears_who_takes_it() -> None:
    """Also where others fight over it."""
    taken = ProvinceTaken(clause="ITA-8.2", province="sabina", home="rome", before="boii", now="samnites")
    told = "Sabina, where {} at home, passes from the Boeian Celts to the Samnites."

    assert told.format("Rome is") == said(taken)
    assert told.format("you are") == said(taken, "rome")
    assert "rome" in ITALY.touched(a_world({"sabina": "samnites"}), taken)
    own = taken.model_copy(update={"before": "rome", "now": "boii"})
    assert "Sabina passes from you to the Boeian Celts." == said(own, "rome")


@pytest.mark.parametrize(
    ("clause", "how"), [("ITA-9.18", "beaten"), ("ITA-9.19", "with nothing left to strike"), ("ITA-9.20", "spent")]
)
def test_ITA_9_11_an_army_from_abroad_leaves_a_province_to_its_holder(clause, how) -> None:
    """As it was then: what has happened since may be told before it."""
    gone = ExternalRemoved(clause=clause, external="epirus", province="pentri", holder="bruttians")

    told = f"The army of Epirus / Macedonia, {how}, leaves Pentri, which {{}} still held."
    assert told.format("the Bruttians and Lucanians") == said(gone)
    assert told.format("you") == said(gone, "bruttians")


def test_ITA_9_11_where_an_army_lands_counts_as_lost() -> None:
    """Its holder hears so, and who called it that it strikes nothing of his."""
    come = ExternalArrived(external="epirus", province="apulia", strength=100, immune="tarentines", holder="samnites")

    landed = "An army of Epirus / Macedonia, strength 100, lands in Apulia, held by {}: "
    landed += "until it goes Apulia counts as lost for revenue. It leaves {} in peace."
    assert landed.format("the Samnites", "the Tarentine Greeks") == said(come)
    assert landed.format("you", "the Tarentine Greeks") == said(come, "samnites")
    assert landed.format("the Samnites", "you") == said(come, "tarentines")


def test_ITA_5_11_points_of_a_cancelled_attack_help_once_or_are_lost() -> None:
    """They are no money back."""
    who = {"label": "T1A1", "attacker": "boii", "target": "rome", "reason": "unreachable"}
    told = "comes to nothing: {} can be struck nowhere any more."

    both = said(AttackCancelled(**who, freed=9, reserve=10), "rome")
    assert f"The attack of the Boeian Celts on you {told.format('you')}" in both
    assert "The 9 on Attack help the Boeian Celts in the next defence of this turn, or are lost." in both
    assert both.endswith("The 10 in reserve help you in the next defence of this turn, or are lost.")
    assert said(AttackCancelled(**who, freed=0, reserve=0)).endswith(told.format("Rome"))


def test_ITA_6_10_an_attack_that_comes_to_nothing_says_what_became_of_its_province() -> None:
    """An army from abroad stands there, the attacker holds it already, or it is out of reach."""
    who = {"label": "T1A1", "attacker": "samnites", "target": "senones", "reason": "unreachable", "freed": 0}
    who |= {"reserve": 0, "province": "picenum"}
    rest = "and the Senon Celts can be struck nowhere else."

    occupied = said(AttackCancelled(**who, holder="senones", occupier="epirus"), "samnites")
    assert f"Epirus / Macedonia stands in Picenum, {rest}" in occupied
    assert f"Picenum is in the hands of the Samnites already, {rest}" in said(AttackCancelled(**who, holder="samnites"))
    assert f"Picenum can no longer be reached, {rest}" in said(AttackCancelled(**who, holder="senones"))


def test_ITA_6_8_an_attack_that_turns_says_why() -> None:
    """Somebody else holds the named province."""
    turned = AttackFollowed(label="T1A1", attacker="rome", province="picenum", before="senones", now="boii")

    told = "The Boeian Celts hold Picenum now, so {} attack turns from the Senon Celts to the Boeian Celts."
    assert told.format("your") == said(turned, "rome")


def test_ITA_6_9_an_attack_on_another_province_than_the_named_one_says_why() -> None:
    """It is the attacker's own by now, an army stands there, or it is out of reach; a named one says nothing."""
    who = {"label": "T1A1", "attacker": "rome", "named": "north_campania", "province": "south_campania"}

    ends = ", so your attack falls on South Campania."
    told = {why: said(AttackTurned(**who, reason=why), "rome") for why in ("own", "occupied", "apart")}
    assert f"North Campania is in your hands already{ends}" == told["own"]
    assert f"North Campania is occupied by an army from abroad{ends}" == told["occupied"]
    assert f"North Campania no longer touches your land{ends}" == told["apart"]

    foe = {"carthage": ("pentri", 100, "")}
    rome = an_attack("rome", "samnites", province="pentri")
    ends = [
        run(
            battles,
            attacked(a_world({"south_campania": "rome"}, at=at), rome.model_copy()),
            dice=win("rome", "samnites", *MINOR),
        )
        for at in (foe, {})
    ]
    assert [("pentri", "occupied")] == [(one.named, one.reason) for one in ends[0].told(AttackTurned)]
    assert [] == ends[1].told(AttackTurned)


def test_ITA_3_5_a_new_ruler_is_told_by_his_nature() -> None:
    """His ratings, which bind no player, stand among the figures."""
    came = RulerCame(power="samnites", dice=(9, 1, 4), modified=(13, 3, 1), clamped=(13, 3, 1), ratings=(80, 20, 10))

    assert "The Samnites have a new ruler, a conqueror." == said(came)
