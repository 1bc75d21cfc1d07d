"""Counsel on war, in the smallest lands, by the exact sentence."""

from fractions import Fraction

from rules.italy.battle.gains import battles, division, strokes
from rules.italy.battle.odds import leads
from rules.italy.board.land import Land
from rules.italy.ruleset import ITALY
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Weight
from rules.kernel.table.results import Result
from tests.rules.italy.worlds import a_world, an_attack, attacked


def heard(world, window, seat="rome"):
    """Give what a seat hears at a window, from its view: weight, sentence, labels."""
    opened = Window(name=window, clause="ITA-4.13", asked=[seat], orders=ITALY.orders, silence="")
    pieces = ITALY.advice(ITALY.view(world, seat), seat, opened)
    return [(piece.weight, piece.text, [offer.label for offer in piece.offers]) for piece in pieces]


def test_ITA_7_3_the_throws_of_a_generator_are_counted_once_for_all() -> None:
    """1,296 ways, of which neither side leads in 286."""
    assert 6**4 == sum(leads().values())
    assert leads()[1] == leads()[-1]


def test_ITA_4_14_the_attack_that_promises_most() -> None:
    """Rome hears of North Campania, as its autopilot would choose, with what it may cost."""
    told = (
        "You win North Campania from the Campanians with 5 in 10, bringing up to 20 talents a turn; "
        "with 1 in 10 you lose a province instead."
    )
    offers = ["Attack North Campania", "Attack Picenum", "Attack nobody"]

    assert [(Weight.CHANCE, told, offers)] == heard(a_world(), "attack")


def test_ITA_4_14_on_the_last_turn_no_attack_pays() -> None:
    """What it could bring would come too late, and holding is offered first."""
    ((weight, told, offers),) = heard(a_world(turn=12), "attack")

    assert told.startswith("No attack pays. You win ")
    assert "too late to bring talents" in told
    assert (Weight.CHANCE, "Attack nobody") == (weight, offers[0])


def test_ITA_4_14_every_attack_is_weighed_and_nothing_else() -> None:
    """Each province that could be struck, once."""
    world = a_world()

    found = [one.province for one in strokes(world, "rome", Land(world).strikeable("rome"))]

    assert sorted(Land(world).strikeable("rome")) == sorted(found)


def test_ITA_5_1_the_least_sum_that_tells_is_offered() -> None:
    """Ten talents lift 90 points to the next twenty; all that would be lost for it is said."""
    world = attacked(
        a_world({"etruria": "rome"}, revenues={"rome": 60}), an_attack("samnites", "rome", province="sabina")
    )
    ways = battles(world, "rome")

    assert [0, 10, 30, 50] == [one.talents for one in ways["samnites"]]
    assert sum(one.talents for one in division(world, "rome", ways).values()) <= 60


def test_ITA_5_1_what_is_not_worth_its_price_is_kept() -> None:
    """On the last turn no sum is."""
    world = attacked(a_world(turn=12, revenues={"rome": 60}), an_attack("samnites", "rome", province="sabina"))
    told = "None of your battles is worth its price: your 60 talents count in full for your score."

    assert [(Weight.CHANCE, told, ["All on Civic Improvement"])] == heard(world, "spend")


def test_ITA_1_7_the_last_home_is_warned_of_and_what_helps() -> None:
    """One home, one attack: exactly its chance, and what ten talents make of it."""
    world = attacked(a_world(revenues={"etruscans": 20}), an_attack("rome", "etruscans", province="etruria"))
    weight, told, offers = heard(world, "spend", "etruscans")[0]

    assert Weight.RUIN == weight
    assert "Rome may take your only home, 5 in 10: then you fall. With 10 talents on Defence it is 3 in 10." == told
    assert ["10 on Defence"] == offers


def test_ITA_9_17_an_army_from_abroad_takes_no_home() -> None:
    """It occupies, and nobody falls by it."""
    world = a_world(at={"carthage": ("messana", 100, "")})
    attacked(world, an_attack("carthage", "bruttians"))

    assert not [one for one in heard(world, "attack", "bruttians") if one[0] == Weight.RUIN]


def test_ITA_7_4_a_battle_is_told_with_its_odds() -> None:
    """As the armies met, and the generator is offered."""
    fought = an_attack("rome", "boii", province="ager_gallicus", struck="ager_gallicus", army="boii")
    fought.attacker_parts, fought.defender_parts = [("base", 100)], [("base", 80)]
    world = attacked(a_world({"sabina": "boii"}, fighting="rome"), fought)
    told = "The generator gives you 7 in 10 to win, 3 in 10 with a Major Victory, in the battle for Ager Gallicus."

    assert [(Weight.DECIDE, told, ["Use the generator"])] == heard(world, "battle")


def test_ITA_6_24_a_report_is_told_to_who_has_to_confirm_it() -> None:
    """Who says what, then how likely it was."""
    fought = an_attack("campanians", "rome", province="sabina", struck="sabina", army="rome")
    fought.attacker_parts, fought.defender_parts = [("base", 80)], [("base", 80)]
    fought.claims["campanians"] = Result(winner="attacker", degree="major")
    world = attacked(a_world(fighting="campanians"), fought)

    ((_, told, offers),) = heard(world, "confirm")

    assert told.startswith("The Campanians report a Major Victory of the attacker. The generator gives you ")
    assert ["It is right"] == offers


def test_ITA_8_8_the_best_prize_is_named() -> None:
    """The second port pays at once."""
    fought = an_attack("rome", "campanians", struck="north_campania", won=True)
    world = attacked(a_world(fighting="rome", offered=["pentri", "south_campania"]), fought)
    told = "South Campania is the best of two provinces that you may take: it brings 10 talents a turn more."

    assert [(Weight.DECIDE, told, ["Take South Campania", "Take Pentri"])] == heard(world, "take")


def test_ITA_6_9_a_diverted_attack_is_weighed_again() -> None:
    """Among what is still offered."""
    world = a_world(offered=["etruria", "sabina"])
    world.provinces["sabina"].holder = "etruscans"

    ((weight, told, offers),) = heard(world, "retarget")

    assert Weight.DECIDE == weight
    assert told.startswith("You win ")
    assert {"Strike Etruria", "Strike Sabina"} == set(offers)


def test_what_counsel_foretells_is_the_chance_itself() -> None:
    """The figure that is held against what happens, not its words."""
    world = attacked(a_world(), an_attack("rome", "etruscans", province="etruria"))
    opened = Window(name="attack", clause="ITA-4.13", asked=["etruscans"], orders=ITALY.orders, silence="")
    (piece, *_) = ITALY.counsel(ITALY.view(world, "etruscans"), "etruscans", opened)

    assert piece.risk is not None
    assert ("fall", "etruscans", Fraction(1, 2)) == (piece.risk.fate, piece.risk.of, piece.risk.chance)
