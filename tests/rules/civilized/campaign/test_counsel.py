"""Counsel at war: the autopilot's own judgement, with both strengths (CIV-HA1, CIV-HA3, CIV-4.4.2a)."""

import re

from rules.civilized.battle.odds import defended
from rules.civilized.campaign.autopilot import answer
from rules.civilized.campaign.counsel import war
from rules.civilized.campaign.menace import menaces
from rules.civilized.consequences import consequences
from rules.civilized.defence.orders import GiveBattle, StandSiege
from rules.civilized.world.state import Board
from rules.civilized.world.war import Engagement
from rules.kernel.play.counsel import Weight
from rules.kernel.telling.phrases import in_words
from tests.rules.civilized.campaigning import at_war, declared
from tests.rules.civilized.listening import heard, labels
from tests.rules.civilized.worlds import a_city, an_army


def test_CIV_HA1_an_invader_is_answered_as_the_autopilot_would() -> None:
    """Six Spears before four and two militia: both strengths are named, and the autopilot's answer is offered."""
    world = at_war(army=9, against=6)
    for each in world.army_of("veii"):
        each.hex = "0202"
    coming = [one.id for one in world.army_of("veii")]
    one = Engagement(number=1, kind="invasion", mover="veii", defender="rome", hex="0202", back="0402", elements=coming)
    world.engagements[1] = one
    [piece] = heard(war, world, "defence")

    assert answer(world, "rome", one) == piece.offers[0].order
    assert isinstance(piece.offers[0].order, GiveBattle)
    assert labels(piece) == ["Battle at Ostia", "Stand siege in Ostia"]
    assert piece.text == (
        "Veii has come to Ostia with 6 elements of strength 120; you have 9 elements and militia of strength 200. "
        "In battle you win almost for sure; besieged it falls this season 2 in 10."
    )
    assert piece.warns


def test_CIV_6_8_4_1b_an_enemy_in_reach_of_a_weaker_city_is_named() -> None:
    """Cumae's eight can reach an all but empty Ostia; in peace nobody speaks of them."""
    world = at_war(army=1, against=8)
    [piece] = heard(war, world, "decrees")

    assert Weight.DECIDE == piece.weight
    assert piece.text == (
        "Veii can reach Ostia this season: 8 elements of strength 160 at Cumae, and you have 1 element and militia of "
        "strength 40 in Ostia."
    )
    world.wars.clear()
    assert not heard(war, world, "decrees")


def test_CIV_6_8_3_1a_who_is_attacked_hears_that_nothing_can_take_a_city_yet() -> None:
    """Veii's two elements outmatch nobody; its port is named, for ships go further; whoever attacks is told nothing."""
    world = at_war(army=4, against=2, war=False)
    world.cities["cumae"].coastal = True
    declared(world, "veii", "rome")
    [*_, piece] = heard(war, world, "winter")

    assert piece.text == (
        "Veii is at war with you. Its nearest army, 2 elements of strength 40 at Cumae, two hexes from Ostia, is too "
        "small to invade. Ships could bring one."
    )
    assert piece.weight is Weight.CHANCE
    assert not piece.offers
    world.cities["cumae"].coastal = False
    assert heard(war, world, "winter")[-1].text.endswith("is too small to invade.")
    an_army(world, "cumae", 9)
    assert not any("is at war with you" in each.text for each in heard(war, world, "winter"))
    world.wars.clear()
    declared(world)
    assert not any("is at war with you" in each.text for each in heard(war, world, "winter"))


def test_CIV_6_8_3_1a_where_the_attacker_stands_is_told_anew_when_he_moves() -> None:
    """Too weak for twelve in Ostia; then farther off; then beyond the water."""
    world = at_war(army=12, against=6, war=False)
    declared(world, "veii", "rome")

    def told() -> str:
        [*_, piece] = heard(war, world, "winter")
        return piece.text

    assert "6 elements of strength 120 at Cumae, two hexes from Ostia, is too weak to take Ostia." in told()
    for one in world.army_of("veii"):
        one.hex = "0902"
    assert "at 0902, seven hexes from Ostia, reaches no city of yours within a year on foot." in told()
    world.board = Board(rows=["~~~~~~~~~~", *["pppppp~ppp"] * 3])
    assert "at 0902, seven hexes from Ostia, cannot come on foot." in told()


def test_CIV_6_8_4_1b_whoever_stands_near_may_march_there() -> None:
    """An army in another town is offered for the weaker city."""
    towns = (a_city("rome", "0101", improvements=["palace"]), a_city("ostia", "0202"), a_city("cumae", "0402", "veii"))
    world = at_war(*towns, army=0, against=8)
    an_army(world, "ostia", 1)
    world.forts.clear()
    for one in an_army(world, "rome", 4):
        one.hex = "0102"
    [piece] = heard(war, world, "decrees")

    assert labels(piece) == ["0102 (southwest of Rome) to Ostia"]
    assert "Without them" not in piece.text, "they stand in no city"


def test_CIV_6_8_1c_a_city_that_lies_open_is_a_chance() -> None:
    """Eight against a town of militia alone is an order worth giving."""
    world = at_war(army=8, against=0)
    [piece] = heard(war, world, "decrees")

    assert Weight.CHANCE == piece.weight
    assert labels(piece) == ["March to Cumae"]
    assert piece.text.endswith(
        "strength 160 against 20. Besieged it falls this season "
        "4 in 10. Without them Ostia riots 4 in 10 this Summer, and pays nothing."
    )


def test_CIV_4_4_2a_a_neighbour_who_could_dare_a_war_is_deterred() -> None:
    """Ten elements against four are enough for a war; nine would deter them, and the cheapest is offered."""
    world = at_war(army=4, against=10, war=False)
    world.countries["rome"].treasury = 40
    [piece] = heard(war, world, "winter")

    assert piece.text == (
        "Veii has 10 elements to your 4, enough to dare a war; against 9 no autopilot does. Psiloi in Ostia cost 10 of "
        "your 40 points."
    )
    an_army(world, "ostia", 5)
    assert not heard(war, world, "winter")


def test_CIV_6_8_4_1b_an_enemy_who_needs_more_than_a_season_is_named_too() -> None:
    """In every window of a war, and in Winter with what may be raised there; “nothing presses” is not said."""
    world = at_war(army=1, against=8)
    world.countries["rome"].treasury = 40
    for one in world.army_of("veii"):
        one.hex = "0602"
    found = menaces(world, "rome")
    assert [("0602", 160, "ostia")] == [(one.hex, one.force, one.city.id) for one in found] and found[0].seasons > 1
    when = f"Veii can reach Ostia in {in_words(found[0].seasons)} seasons: 8 elements of strength 160 at 0602"
    for window in ("decrees", "maneuver_autumn", "winter", "missions"):
        piece = heard(war, world, window)[0]
        assert piece.text.startswith(when) and piece.warns, window
    assert ["Psiloi in Ostia"] == labels(heard(war, world, "winter")[0])
    assert not [one for one in heard(war, world, "winter") if "dare a war" in one.text], "the war is on"


def test_CIV_6_8_4_1b_an_enemy_next_door_hides_no_other_farther_off() -> None:
    """Two armies of one are in reach this season, one of another in three: the nearest of each is named."""
    towns = (a_city("ostia", "0202"), a_city("cumae", "0402", "veii"), a_city("capua", "0702", "ostia"))
    world = at_war(*towns, army=1, against=14)
    declared(world, "ostia", "rome")
    for number, one in enumerate(world.army_of("veii")):
        one.hex = "0302" if number % 2 else "0402"
    for one in an_army(world, "capua", 8):
        one.hex = "0603"
    world.owners |= {f"{column:02}03": "ostia" for column in range(3, 8)}

    texts = [piece.text for piece in heard(war, world, "decrees")]

    assert texts[0].startswith("Veii can reach Ostia this season")
    assert texts[1].startswith(f"{world.named('ostia')} can reach Ostia in three seasons")


def test_CIV_6_8_4_1b_an_answer_to_an_invader_is_told_with_its_odds() -> None:
    """Battle by battles on paper, a siege by its card; with a stack moved up, those who come are counted."""
    world = at_war(army=2, against=8)
    for each in world.army_of("veii"):
        each.hex = "0202"
    coming = [one.id for one in world.army_of("veii")]
    world.engagements[1] = Engagement(
        number=1, kind="invasion", mover="veii", defender="rome", hex="0202", back="0402", elements=coming
    )
    battle = consequences(world, "rome", GiveBattle(hex="0202"))
    assert re.fullmatch(
        r"You win .+, as far as one knows who leads them, and lose \d\.\d elements on average\. "
        r"Beaten, you lose Ostia at once\.",
        battle,
    )
    assert consequences(world, "rome", StandSiege(hex="0202")).startswith("Ostia falls this season: ")
    alone, _ = defended(world, world.engagements[1], ())
    helped, _ = defended(world, world.engagements[1], an_army(world, "ostia", 12))
    assert alone < helped


def test_CIV_HB0_a_battle_fought_on_paper_is_remembered_by_all_that_decides_it(monkeypatch) -> None:
    """The same battle is fought once, another anew, and the oldest is forgotten first; no figure hangs on it."""
    monkeypatch.setattr("rules.civilized.battle.odds.KEPT", 1)
    monkeypatch.setattr("rules.civilized.battle.odds.FOUGHT", fought := {})
    world = at_war(army=4, against=6)
    for each in world.army_of("veii"):
        each.hex = "0202"
    coming = [one.id for one in world.army_of("veii")]
    one = Engagement(number=1, kind="invasion", mover="veii", defender="rome", hex="0202", back="0402", elements=coming)
    first, [key] = defended(world, one, ()), fought
    assert first == defended(world.fresh(), one, ()) and [key] == [*fought]
    assert first != defended(world, one, an_army(world, "cumae", 6, owner="rome")) and key not in fought
    assert first == defended(world, one, ())
