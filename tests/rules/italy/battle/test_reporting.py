"""Battles on a table: who chooses, reports, confirmations, rulings, standing choices (ITA-6.21 to ITA-6.26)."""

import pytest

from rules.italy.battle.deciding import STAGES, Confirm, Dispute, Report, RuleBattle, UseGenerator, degree
from rules.italy.battle.events import BattleBriefed, BattleWon, GeneratorThrown
from rules.italy.board.scenario import Settings
from rules.italy.phases import attacks, battles
from rules.italy.ruleset import hours
from rules.italy.seats.seats import Standing, addressed
from rules.kernel.table.events import DisputeReason, ResultClaimed, ResultConfirmed, ResultLeft
from tests.rules.italy.worlds import a_world, an_attack, attacked, run, win

BOTH = ("rome", "samnites")
MINOR = Report(winner="attacker", degree="minor")
MAJOR = Report(winner="attacker", degree="major")
SAMNITES_WIN = win("rome", "samnites", (1, 1), (6, 1))


def fought(orders=None, players=BOTH, standing=(), **settings):
    """Let Rome fight for Pentri; the generator would let the Samnites win."""
    world = attacked(a_world(settings=settings), an_attack("rome", "samnites", province="pentri"))
    for seat in standing:
        world.powers[seat].method = "generator"
    return run(battles, world, orders, SAMNITES_WIN, players=players)


def opened(end):
    """Give the windows of the battle with those asked."""
    return [(window.name, list(window.asked)) for window in end.windows if window.name != "take"]


def winner(end):
    """Give who won, and how."""
    return next((event.winner, event.degree) for event in end.told(BattleWon))


def test_ITA_6_21_the_players_of_the_two_sides_choose() -> None:
    """Nobody under `always_generator`; Rome for others where a host allows it."""
    assert [("battle", ["rome", "samnites"])] == opened(fought())
    assert [("battle", ["samnites"])] == opened(fought(players=("samnites", "boii")))
    assert [] == opened(fought(tabletop="always_generator"))
    assert [] == opened(fought(players=()))

    others = attacked(a_world(settings={"tabletop_others": True}), an_attack("boii", "etruscans"))
    assert [("battle", ["rome"])] == opened(run(battles, others, players=("rome",)))


def test_ITA_6_21_the_target_chooses_not_the_subject_that_defends() -> None:
    """Rome, master of the Campanians, is asked for their battle."""
    world = attacked(
        a_world({"north_campania": "rome", "south_campania": "rome"}),
        an_attack("samnites", "rome", province="north_campania"),
    )

    assert [("battle", ["rome"])] == opened(run(battles, world, players=("rome", "campanians")))


@pytest.mark.parametrize(
    ("players", "tabletop", "asked"),
    [
        (("rome", "boii"), "ask", [("battle", ["boii"])]),
        (("senones",), "ask", []),
        (("rome",), "always_generator", []),
    ],
)
def test_ITA_6_21_rome_chooses_for_others_only_where_neither_side_is_played(players, tabletop, asked) -> None:
    """Under `ask`, and if Rome is played."""
    world = a_world(settings={"tabletop_others": True, "tabletop": tabletop})
    attacked(world, an_attack("boii", "etruscans"))

    assert asked == opened(run(battles, world, players=players))


def test_ITA_6_23_against_an_autopilot_the_generator_by_silence_is_an_answer() -> None:
    """The window is shorter, too: two days of its own setting, where two people have a week to meet."""
    (alone, *_), (together, *_) = fought(players=("rome",)).windows, fought().windows

    assert ("battle", "alone", True) == (alone.name, alone.lasts, alone.content)
    assert ("battle", "", False) == (together.name, together.lasts, together.content)
    assert (48, 168) == (hours(Settings())["alone"], hours(Settings())["battle"])


def test_ITA_6_22_the_briefing_comes_before_the_window() -> None:
    """With armies, points, cards, generals and terrain."""
    brief = fought().told(BattleBriefed)[0]

    assert ("T1A1", "pentri", "rome", "samnites", 80, 90) == (
        brief.label, brief.province, brief.attacker, brief.army, brief.attacker_points, brief.defender_points,
    )  # fmt: skip
    assert (5, 2, 1) == (brief.cards[0], *brief.generals)


def test_ITA_6_23_the_generator_decides_unless_somebody_reports() -> None:
    """In silence, and when all say so."""
    for end in (fought(), fought({"battle": {"rome": [UseGenerator()], "samnites": [UseGenerator()]}})):
        assert ("samnites", "major") == winner(end)
        assert end.told(GeneratorThrown)


def test_ITA_6_24_two_equal_reports_stand_at_once() -> None:
    """Nobody is asked to confirm."""
    end = fought({"battle": {"rome": [MINOR], "samnites": [MINOR]}}, players=(*BOTH, "gamemaster"))

    assert [("battle", ["rome", "samnites"])] == opened(end)
    assert ("rome", "minor") == winner(end)
    assert 2 == len(end.told(ResultClaimed))
    led = [end.events[n - 1] for n in end.told(BattleWon)[0].because]
    assert [*end.told(ResultClaimed), *end.told(ResultConfirmed)] == led


@pytest.mark.parametrize("answer", [[Confirm()], []])
def test_ITA_6_24_one_report_is_for_the_other_side_to_confirm(answer) -> None:
    """Silence confirms."""
    end = fought({"battle": {"rome": [MAJOR]}, "confirm": {"samnites": answer}})

    assert ("confirm", ["samnites"]) == opened(end)[1]
    assert ("rome", "major") == winner(end)
    assert [("samnites" if answer else "")] == [event.by for event in end.told(ResultConfirmed)]


@pytest.mark.parametrize("judge", ["gamemaster", "boii"])
def test_ITA_6_24_against_an_autopilot_the_gamemaster_or_a_stranger_confirms(judge) -> None:
    """Their silence leaves the battle to the generator; in a solo campaign the report stands at once."""
    alone = fought({"battle": {"rome": [MAJOR]}}, players=("rome",))
    silent = fought({"battle": {"rome": [MAJOR]}}, players=("rome", judge))
    spoken = fought({"battle": {"rome": [MAJOR]}, "confirm": {judge: [Confirm()]}}, players=("rome", judge))

    assert [("battle", ["rome"])] == opened(alone)
    assert ("rome", "major") == winner(alone) == winner(spoken)
    assert ("confirm", [judge]) == opened(silent)[1]
    assert ("samnites", "major") == winner(silent)
    assert ["unconfirmed"] == [event.why for event in silent.told(ResultLeft)]


def test_ITA_6_24_a_dispute_is_ruled_on() -> None:
    """By the gamemaster; his reason is for the sides and the gamemaster."""
    orders = {
        "battle": {"rome": [MAJOR]},
        "confirm": {"samnites": [Dispute(reason="it was close")]},
        "ruling": {"gamemaster": [RuleBattle(winner="attacker", degree="minor")]},
    }
    end = fought(orders, players=(*BOTH, "gamemaster"))

    assert ("rome", "minor") == winner(end)
    assert [("rome", "samnites", "gamemaster")] == [event.audience for event in end.told(DisputeReason)]


def test_ITA_6_26_the_gamemaster_is_offered_no_standing_choices() -> None:
    """Whoever commands no army leaves none; the Powers do in every window."""
    offered = [addressed(STAGES[stage], ["gamemaster"]).orders for stage in ("judge", "ruling")]

    assert not any(Standing in orders for orders in offered)
    assert all(Standing in addressed(STAGES[stage], ["rome"]).orders for stage in ("report", "confirm", "judge"))


@pytest.mark.parametrize("players", [BOTH, (*BOTH, "gamemaster")])
def test_ITA_6_24_two_different_reports_fall_back_to_the_generator(players) -> None:
    """Where no gamemaster is, or he says nothing."""
    end = fought({"battle": {"rome": [MAJOR], "samnites": [MINOR]}}, players=players)

    assert ("gamemaster" in players) is (("ruling", ["gamemaster"]) in opened(end))
    assert ("samnites", "major") == winner(end)
    assert ["unruled" if "gamemaster" in players else "unseated"] == [event.why for event in end.told(ResultLeft)]
    led = [end.events[n - 1] for n in end.told(BattleWon)[0].because]
    assert end.told(ResultClaimed) == [event for event in led if isinstance(event, ResultClaimed)]
    assert end.told(GeneratorThrown)[-1] == led[-1]


@pytest.mark.parametrize(
    ("losses", "breaking", "ours", "theirs", "result"),
    [(4, 6, 2, 1, "major"), (4, 6, 1, 1, "minor"), (2, 6, 0, 5, "major"), (3, 6, 0, 0, "minor"), (5, 6, 9, 0, "minor")],
)
def test_ITA_6_25_the_degree_in_command_and_colors(losses, breaking, ours, theirs, result) -> None:
    """Example 4."""
    assert result == degree(losses, breaking, ours, theirs)
    report = Report(winner="attacker", losses=losses, breaking=breaking, cavalry_winner=ours, cavalry_loser=theirs)
    assert result == report.result().degree


def test_ITA_6_26_a_seat_with_the_generator_is_not_waited_for() -> None:
    """But a report of the other side comes to it."""
    assert [] == opened(fought(players=("rome",), standing=("rome",)))

    end = fought({"battle": {"rome": [MINOR]}}, standing=("samnites",))
    assert [("battle", ["rome"]), ("confirm", ["samnites"])] == opened(end)


def test_ITA_6_26_prizes_are_taken_without_asking() -> None:
    """The first listed that is offered; a choice left standing in any window holds."""
    world = attacked(a_world(), an_attack("rome", "samnites", province="pentri"))
    world.powers["rome"].prizes = ["etruria", "hirpini", "caudini"]
    end = run(battles, world, dice=win("rome", "samnites"), players=("rome",))

    assert ["battle"] == [window.name for window in end.windows]
    assert "rome" == end.state.provinces["hirpini"].holder

    turned = attacked(
        a_world({"south_campania": "rome"}, at={"carthage": ("pentri", 100, "")}),
        an_attack("rome", "samnites", province="pentri"),
    )
    turned.powers["rome"].prizes = ["hirpini"]
    end = run(battles, turned, dice=SAMNITES_WIN, players=("rome",))
    assert ["battle"] == [window.name for window in end.windows]
    assert ["hirpini"] == [event.province for event in end.told(BattleBriefed)]

    left = run(
        attacks, a_world(), {"rome": [Standing(method="generator", prizes=("pentri",))]}, players=("rome",)
    ).state
    assert ("generator", ["pentri"]) == (left.powers["rome"].method, left.powers["rome"].prizes)
