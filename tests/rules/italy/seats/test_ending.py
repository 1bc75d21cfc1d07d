"""Scores, defeat, seats and winners (ITA-10, ITA-11)."""

import pytest

from rules.italy.board.land import Land
from rules.italy.phases import attacks, battles, end, revenue, spending
from rules.italy.realm.spending import Spend
from rules.italy.ruleset import ITALY
from rules.italy.seats.ending import band, ending, score, verdict, winners
from rules.italy.seats.events import GameEnded, RomeDefeated, TurnBegan, TurnEnded
from rules.italy.seats.seats import GiveUp
from rules.italy.show.pages import status
from rules.italy.war.declaring import DeclareAttack, Hold
from rules.kernel.facts.events import SeatPassed
from rules.kernel.table.conceding import SeatConceded
from tests.rules.italy.worlds import a_world, an_attack, attacked, run, win

QUIET = {"attack": [1] * 16}
ROMAN = ("latium", "sabina", "volsci")


def test_ITA_10_1_twelve_turns_of_seven_years() -> None:
    """The last ends in 264 BC."""
    began = run(revenue, a_world(turn=12)).told(TurnBegan)[0]

    assert (12, 271, 264) == (began.number, began.first, began.last)
    assert "Turn 1, 348 BC, attacks" == ITALY.calendar(a_world(), 1, "attacks")


@pytest.mark.parametrize(("civic", "lost", "points"), [(262, 3, 247), (0, 1, -5)])
def test_ITA_10_2_civic_less_5_for_each_lost_home_turn(civic, lost, points) -> None:
    """Examples 5 and 38."""
    world = a_world()
    world.powers["rome"].civic, world.powers["rome"].lost_home_turns = civic, lost

    assert points == score(world, "rome")


def test_ITA_10_3_homes_in_other_hands_count_at_the_end_of_a_turn() -> None:
    """Example 5; an occupied one does not."""
    done = run(end, a_world({"sabina": "etruscans", "volsci": "samnites"}, at={"carthage": ("volsci", 50, "")}))

    assert 1 == done.state.powers["rome"].lost_home_turns
    assert [-5] == [event.score for event in done.told(TurnEnded)]


@pytest.mark.parametrize(
    ("points", "name"), [(250, "I"), (249, "II"), (180, "II"), (179, "III"), (151, "III"), (150, "IV"), (-5, "IV")]
)
def test_ITA_10_4_the_bands(points, name) -> None:
    """Example 38."""
    assert name == band(a_world(), points)


def test_ITA_10_5_rome_without_a_controlled_home_is_defeated_at_once() -> None:
    """By conquest in a battle, or by an army that lands in the last: example 39."""
    world = a_world({"sabina": "etruscans", "volsci": "samnites"}, revenues={"boii": 110})
    landed = run(end, world, dice={"carthage.place": 1})

    assert landed.told(RomeDefeated)
    assert "defeat" == landed.state.result
    assert not landed.told(TurnEnded)

    taken = attacked(a_world({"sabina": "etruscans", "volsci": "samnites"}), an_attack("etruscans", "rome"))
    assert run(battles, taken, dice=win("etruscans", "rome")).state.ended


def test_ITA_10_5_no_attack_is_fought_after_the_defeat() -> None:
    """Unless play goes on (ITA-10.6)."""
    for rule, state in (("always", "pending"), ("never", "fought")):
        world = a_world(
            {"sabina": "etruscans", "volsci": "samnites"},
            at={"carthage": ("pentri", 100, "")},
            settings={"rome_fall_ends": rule},
        )
        attacked(world, an_attack("etruscans", "rome"), an_attack("campanians", "samnites"))
        done = run(battles, world, dice=win("etruscans", "rome"))
        assert state == done.state.attacks["campanians"].state
        assert (state == "pending") is isinstance(done.events[-1], GameEnded)


@pytest.mark.parametrize(
    ("rule", "players", "ends"),
    [("solo", ("rome",), True), ("solo", ("rome", "boii"), False), ("always", ("boii",), True), ("never", (), False)],
)
def test_ITA_10_6_whether_defeat_ends_the_campaign(rule, players, ends) -> None:
    """By the setting; if not, Rome keeps its result."""
    world = a_world(dict.fromkeys(ROMAN, "boii"), settings={"rome_fall_ends": rule})
    done = run(end, world, players=players)

    assert ends is bool(done.state.ended)
    assert ends is (ending(done.state) is not None)
    assert done.state.fallen


def test_ITA_10_7_no_score_ends_the_campaign_early() -> None:
    """Only the last turn does."""
    world = a_world()
    world.powers["rome"].civic = 999

    assert "" == run(end, world).state.ended
    world.turn = 12
    done = run(end, world)
    assert ("I", 999) == (done.state.result, done.told(GameEnded)[0].score)
    assert ending(done.state)


def test_ITA_10_8_conceding_passes_the_seat() -> None:
    """And ends the campaign if Rome was the only player's Power."""
    done = run(attacks, a_world(), {"rome": [GiveUp(sure=True)]}, QUIET, players=("rome", "gamemaster"))
    assert "defeat" == done.state.result
    assert done.told(SeatPassed)

    done = run(attacks, a_world(), {"rome": [GiveUp(sure=True)]}, QUIET, players=("rome", "boii"))
    assert "" == done.state.ended
    assert ["boii"] == done.state.seated
    assert ["rome"] == [event.seat for event in done.told(SeatConceded)]


def test_ITA_6_26_a_concession_ends_the_standing_choices() -> None:
    """Whoever takes the seat next begins without them."""
    world = a_world()
    world.powers["boii"].method, world.powers["boii"].prizes = "generator", ["etruria"]
    boii = run(attacks, world, {"boii": [GiveUp(sure=True)]}, QUIET, players=("rome", "boii")).state.powers["boii"]

    assert ("ask", []) == (boii.method, boii.prizes)


def test_ITA_10_8_the_autopilot_attacks_for_a_seat_conceded_in_the_window() -> None:
    """Rome strikes by its worth, another rolls; an order already given stands."""
    given = {"rome": [GiveUp(sure=True)], "boii": [GiveUp(sure=True)]}
    dice = QUIET | {("attack", "boii"): [6, 6]}
    left = run(attacks, a_world(), given, dice, players=("rome", "boii", "senones")).state.attacks

    assert ["boii", "rome"] == list(left)
    assert "north_campania" == left["rome"].province

    given = {"rome": [Hold(), GiveUp(sure=True)]}
    assert {} == run(attacks, a_world(), given, QUIET, players=("rome", "boii")).state.attacks


def test_ITA_10_8_the_autopilot_spends_for_a_seat_conceded_in_the_window() -> None:
    """By its ruler; a division already given stands."""
    world = attacked(a_world(revenues={"boii": 20}, ratings={"boii": (100, 0, 0)}), an_attack("boii", "etruscans"))

    for orders, points in (([], 20), ([Spend(attack=5)], 5)):
        given = {"boii": [*orders, GiveUp(sure=True)]}
        done = run(spending, world, given, players=("rome", "boii")).state
        assert points == done.powers["boii"].attack_points


def test_ITA_10_8_the_autopilot_takes_for_a_seat_conceded_in_the_window() -> None:
    """What is worth most to Rome, without a die; nothing if the campaign is over."""
    given = {"take": {"rome": [GiveUp(sure=True)]}}
    world = attacked(a_world(), an_attack("rome", "samnites", province="pentri"))

    left = run(battles, world, given, win("rome", "samnites") | {"prize": 2}, players=("rome", "boii"))
    assert "rome" == left.state.provinces["caudini"].holder
    assert "prize" not in [getattr(event, "purpose", "") for event in left.events]

    over = run(battles, world, given, win("rome", "samnites"), players=("rome",))
    assert isinstance(over.events[-1], GameEnded)


def test_ITA_10_8_no_province_is_drawn_when_a_concession_ends_the_campaign() -> None:
    """Rome's only player leaves as his attack seeks another way."""
    world = a_world({"south_campania": "rome"}, at={"carthage": ("pentri", 100, "")})
    attacked(world, an_attack("rome", "samnites", province="pentri"))
    over = run(battles, world, {"retarget": {"rome": [GiveUp(sure=True)]}}, players=("rome",))

    assert ["retarget"] == [window.name for window in over.windows]
    assert isinstance(over.events[-1], GameEnded)


@pytest.mark.parametrize("power", list(a_world().powers))
def test_ITA_11_1_any_power_may_be_played(power) -> None:
    """Each is asked for its attack."""
    asked = run(attacks, a_world(), dice=QUIET, players=(power,)).windows[0].asked

    assert power in asked


def test_ITA_11_2_a_player_makes_no_attack_roll() -> None:
    """And attacks with the lowest roll."""
    done = run(attacks, a_world(), {"boii": [DeclareAttack(province="etruria")]}, QUIET, players=("boii",))

    assert "etruscans" == done.state.attacks["boii"].target


def test_ITA_11_3_a_players_ruler_does_not_bind_its_spending() -> None:
    """All on Attack under a builder."""
    world = attacked(a_world(revenues={"boii": 20}, ratings={"boii": (0, 0, 100)}), an_attack("boii", "etruscans"))

    assert (
        20 == run(spending, world, {"boii": [Spend(attack=20)]}, players=("boii",)).state.powers["boii"].attack_points
    )


def test_ITA_11_4_a_player_chooses_its_prizes() -> None:
    """The Boii are asked like Rome."""
    world = attacked(
        a_world(), an_attack("boii", "senones", province="ager_gallicus"), an_attack("tarentines", "samnites")
    )
    world.provinces["etruria"].holder = world.provinces["latium"].holder = "senones"
    done = run(battles, world, dice=win("boii", "senones"), players=("boii",))

    assert ("take", ["boii"]) == (done.windows[1].name, list(done.windows[1].asked))


def test_ITA_11_5_its_ruler_still_lives_and_dies() -> None:
    """See ITA-3.1 and ITA-4.17: it sets the cards and the place in the order."""
    from rules.italy.battle.armies import cards

    assert 6 == cards(a_world(ratings={"boii": (0, 0, 60)}, seated=["boii"]), "boii")


def test_ITA_11_6_an_inactive_seat_is_asked_nothing_and_wakes() -> None:
    """With its Power."""
    world = a_world({"etruria": "boii"})
    assert ["rome"] == list(run(attacks, world, dice=QUIET, players=("etruscans",)).windows[0].asked)

    world.provinces["etruria"].holder = "etruscans"
    assert "etruscans" in run(attacks, world, dice=QUIET, players=("etruscans",)).windows[0].asked


def test_ITA_11_7_every_power_has_a_score() -> None:
    """Also while Inactive."""
    done = run(end, a_world({"etruria": "boii"})).state

    assert -5 == score(done, "etruscans")


def test_ITA_11_8_the_best_score_of_those_that_stand_wins() -> None:
    """Then provinces, then fewer lost turns, then a shared win; the fallen never."""
    world = a_world(seated=["rome", "boii", "senones", "gamemaster"])
    assert ["rome"] == winners(world)  # three provinces

    world.powers["boii"].civic = world.powers["senones"].civic = 50
    assert ["boii", "senones"] == winners(world)
    world.powers["boii"].civic, world.powers["boii"].lost_home_turns = 55, 1
    assert ["senones"] == winners(world)
    world.provinces["etruria"].holder = "boii"
    assert ["boii"] == winners(world)
    world.provinces["ager_gallicus"].holder = world.provinces["picenum"].holder = "samnites"
    assert ["boii"] == winners(world)
    world.provinces["felsina"].holder = world.provinces["trebia"].holder = "etruscans"
    world.fallen = True
    assert [] == winners(world)


def test_ITA_11_9_fallen_rome_is_a_power_like_the_others() -> None:
    """A Subject that yields 20, with 5 cards, and able to come back."""
    from rules.italy.battle.armies import cards

    land = Land(a_world(dict.fromkeys(ROMAN, "boii")))

    assert "boii" == land.master("rome")
    assert 20 == land.parts("boii").subjects
    assert 5 == cards(land.world, "rome")
    back = attacked(a_world({"latium": "senones", "sabina": "boii", "volsci": "boii", "picenum": "boii"}, fallen=True))
    assert "rome" == Land(back).taken("boii", ["ager_gallicus"]).holders["latium"]


def test_ITA_11_10_a_seat_may_pass_between_windows() -> None:
    """Who plays is looked up when a phase begins; one that conceded comes back after the next turn."""
    world = a_world(conceded={"boii": 3}, turn=4)

    assert ["rome"] == run(revenue, world, players=("rome", "boii")).state.seated
    world.turn = 5
    assert ["rome", "boii"] == run(revenue, world, players=("rome", "boii")).state.seated


def test_ITA_11_11_there_are_no_treaties_gifts_or_trades() -> None:
    """No order for any of them."""
    assert {
        "attack", "hold", "spend", "strike", "take", "generator", "report", "table", "confirm", "dispute", "rule",
        "standing", "concede",
    } == {order.name for order in ITALY.orders}  # fmt: skip


def test_ITA_11_12_not_rome_stays_rome() -> None:
    """When the Boii are played and Rome is not."""
    from rules.italy.war.externals import landings

    world = a_world({"etruria": "rome"}, seated=["boii"])

    assert ["ager_gallicus"] == landings(world, "boii")


def test_section_9_the_closing_report_stands_in_the_last_status() -> None:
    """Each Power's provinces, Civic Improvement, lost home turns and turns Inactive; nothing of a turn to come."""
    world = a_world({"etruria": "boii"}, ended="12 turns have been played", result="IV")
    world.powers["etruscans"].lost_home_turns, world.powers["etruscans"].idle_turns = 4, 3

    rome, report, land = status(world)

    assert "Score: 0 (Civic Improvement 0, home turns lost 0)" == rome.lines[0]
    assert ("Etruscans", "Subject of Boeian Celts", "0", "0", "4", "3", "−20") in report.table
    assert 10 == len(report.table)
    assert "The provinces" == land.title


def test_section_9_an_ending_names_what_becomes_of_rome() -> None:
    """In the words of its band."""
    world = a_world(ended="12 turns have been played", result="IV")

    assert "12 turns have been played. Rome, 0 points: soon forgotten." == verdict(world)


def test_ITA_11_8_the_verdict_says_by_what_the_best_of_several_players_won() -> None:
    """And why an autopilot with more did not, and where the last blow fell between the two best."""
    last = an_attack("samnites", "rome", province="sabina", struck="sabina", army="rome", state="fought")
    world = attacked(a_world(turn=12, seated=["rome", "samnites"]), last)
    for power, civic in {"rome": 20, "samnites": 15, "senones": 25}.items():
        world.powers[power].civic = civic

    done = run(end, world, players=("rome", "samnites"))
    told = (
        "12 turns have been played. Rome ends first of those that people play, 20 points to 15 of the Samnites; "
        "the Senon Celts have 25, but an autopilot wins nothing. The last blow fell in Sabina, where Rome beat the "
        "Samnites. Rome, 20 points: soon forgotten."
    )

    assert told == verdict(done.state)
    assert ["rome", "samnites", "senones"] == [name for name, _ in done.told(GameEnded)[0].scores[:3]]
    assert [row[:2] for row in status(done.state)[0].table[1:4]] == [
        ("Rome", "Winner"),
        ("Samnites", "Played"),
        ("Senon Celts", ""),
    ]
    assert done.told(TurnEnded)[0].others == (("samnites", 15),)
