"""Battles in a world: who is asked, what is told, and how they end (FIE-11.1 to FIE-11.10, FIE-16.13)."""

from collections.abc import Mapping
from typing import Any

import pytest

from rules.fiefs.battle.autopilot import choose_venue, plan_battle
from rules.fiefs.battle.events import ArrayUnkept, BattleBegan, BattleEnded, BoundFought, LinesDrawnUp
from rules.fiefs.battle.fighting import fight
from rules.fiefs.battle.orders import ChooseVenue, Confirm, Deeds, Dispute, Report, RuleBattle, Uphold, UseResolver
from rules.fiefs.battle.plans import ArrayAnew, ArrayHost, ArrayKeep, arrayed, plans
from rules.fiefs.battle.tabled import asking, of_venue, reading
from rules.fiefs.battle.words import TELLINGS
from rules.fiefs.board.conflicts import Battle, Outcome
from rules.fiefs.board.forces import BattlePlan
from rules.fiefs.board.state import World
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Cast
from rules.kernel.luck.chance import Chance, Seeded
from rules.kernel.table.chair import CHAIR
from rules.kernel.table.events import ResultClaimed, ResultConfirmed, ResultLeft, ResultRuled
from tests.rules.fiefs.camps import a_war, army_at
from tests.rules.fiefs.playing import a_table, run
from tests.rules.fiefs.worlds import LETTERS, a_world
from tests.rules.playing import Played

B, M, Z, L = (LETTERS[one] for one in "BMZL")
OURS, THEIRS = f"war-1-{M}", f"war-1-{B}"
WON = Report(winner="attacker", attacker_lost={"Bw": 1}, defender_lost={"Kn": 2, "Sp": 1}, fallen=(B,))
DONE = Deeds(destroyed={M: 2, Z: 1, B: 1}, knights={M: 1}, killed={M: 1}, camp=(Z,))


def a_field(people: tuple[str, ...] = (), **settings: Any) -> World:
    """Give a world in which Mortimer with Zähringen enters Metz upon Blois with Leon."""
    world = a_world(people=people, **settings)
    a_war(world, {"M": 1, "Z": 1, "B": 2, "L": 2})
    army_at(world, "M", "metz")
    army_at(world, "B", "metz")
    return world


def a_battle() -> Battle:
    """Give their battle, Mortimer the attacker."""
    return Battle(conflict="war-1", fief="metz", attacker=OURS, defender=THEIRS)


def played(world: World, orders: Mapping[str, Any] | None = None) -> Played:
    """Fight it."""
    return run(lambda play: fight(play, a_battle()), world, orders)


def outcome(done: Played) -> Outcome:
    """Give how it ended."""
    battle = done.state.battle  # type: ignore[attr-defined]  # a world of Fiefs
    assert battle is not None
    assert battle.outcome is not None
    return battle.outcome


def test_FIE_11_1_auto_is_resolved_without_a_venue() -> None:
    """No venue is asked; the members are asked for their plans, and the battle has an outcome."""
    done = played(a_field(("M", "B")))

    assert ["array"] == [one.name for one in done.windows]
    assert [1, 2, 1] == [len(done.told(BattleBegan)), len(done.told(LinesDrawnUp)), len(done.told(BattleEnded))]
    assert outcome(done).winner in (OURS, THEIRS)


@pytest.mark.parametrize(
    ("ours", "theirs", "windows"),
    [("table", "table", ["venue", "report"]), ("table", "auto", ["venue", "array"]), ("table", "", ["venue", "array"])],
)
def test_FIE_11_1_with_ask_both_leaders_must_want_the_table(ours: str, theirs: str, windows: list[str]) -> None:
    """It is fought on a table only if both say so; silence is auto."""
    said = {M: [ChooseVenue(venue=ours)], B: [ChooseVenue(venue=theirs)] if theirs else []}  # type: ignore[arg-type]  # a venue
    done = played(a_field(("M", "B"), battle="ask"), {"venue": said, "report": {M: [WON], B: [WON]}})

    assert windows == [one.name for one in done.windows]


def test_FIE_11_1_an_autopilots_battle_is_resolved() -> None:
    """With a leader that is an autopilot nothing is fought on a table, whatever the setting."""
    done = played(a_field(("M", "Z"), battle="table"))

    assert ["array"] == [one.name for one in done.windows]
    assert not done.told(BattleBegan)[0].table


def test_FIE_11_10_all_members_are_asked_at_once() -> None:
    """Leaders and followers of both armies; autopilots plan for themselves."""
    done = played(a_field(("M", "Z", "B")))

    assert {M, Z, B} == set(done.windows[0].asked)


def test_FIE_11_13_a_kept_plan_is_not_asked_again() -> None:
    """Whoever keeps a plan is asked no more in this campaign; a plan for one battle is forgotten after it."""
    orders = {"array": {M: [ArrayHost(posture="press", keep=True)], B: [ArrayHost(posture="hold")]}}
    world = played(a_field(("M", "B")), orders).state
    assert isinstance(world, World)

    assert {M: "press"} == {seat: plan.posture for seat, plan in world.conflicts["war-1"].arrays.items()}
    assert M not in arrayed(world, a_battle())
    assert B in arrayed(world, a_battle())


def test_FIE_11_13_a_kept_plan_can_be_withdrawn() -> None:
    """Whoever keeps one is invited to each battle: a plan for it alone, or none any more, and he is asked again."""
    world = a_field(("M", "B"))
    with pytest.raises(Refusal, match="keep no battle plan"):
        ArrayAnew().check(world, M)
    ArrayHost(posture="press", keep=True).apply(world, M)
    done = played(world, {"array": {M: [ArrayAnew()]}})
    window = done.windows[0]

    assert ((M,), True) == (window.invited, window.quiet)
    assert [M] == [one.seat for one in done.told(ArrayUnkept)]
    assert M in arrayed(done.state, a_battle())
    ruled = played(world, {"array": {M: [ArrayHost(posture="hold")]}})
    assert {"hold"} == {one.posture for one in ruled.told(LinesDrawnUp)[0].commands if one.owner == M}
    assert M in arrayed(ruled.state, a_battle())


def test_FIE_11_13_plans_are_carried_into_the_lines() -> None:
    """What a House ordered is what its commands do."""
    orders = {"array": {M: [ArrayHost(posture="press", general="stay")]}}
    lines = played(a_field(("M", "B")), orders).told(LinesDrawnUp)[0]
    first = lines.commands[0]

    assert (M, "press", len(first.line)) == (first.owner, first.posture, first.general)


def test_FIE_11_13_a_plan_for_no_battle_must_be_kept() -> None:
    """Outside a battle only a kept plan makes sense, and whoever follows nobody has none."""
    world = a_field(("M",))
    world.conflicts["war-1"].members.pop(L)

    with pytest.raises(Refusal, match="no battle is at hand"):
        ArrayHost(posture="press").check(world, M)
    with pytest.raises(Refusal, match="follow no army"):
        ArrayHost(posture="press", keep=True).check(world, L)
    with pytest.raises(Refusal, match="named twice"):
        ArrayHost(posture="press", keep=True, line=("Kn",) * 12).check(world, M)


@pytest.mark.parametrize(
    ("character", "expected"),
    [
        ("prudent", ("press", "hold")),
        ("skilled", ("press", "hold")),
        ("feeble", ("hold", "hold")),
        ("rash", ("press", "press")),
    ],
)
def test_FIE_16_13_autopilots_plan_by_their_character(character: Any, expected: tuple[str, str]) -> None:
    """The wise press when they enter and hold when they do not; the feeble hold, the rash press."""
    world = a_field()
    for seat in (M, B):
        world.houses[seat].character = character
    found = plans(world, a_battle())

    assert expected == (found[M].posture, found[B].posture)


def test_FIE_16_13_a_defender_with_more_members_stands_steady() -> None:
    """Side D holds only if it has at most as many members as A's."""
    world = a_field()
    world.conflicts["war-1"].members[Z].army = THEIRS

    assert "steady" == plans(world, a_battle())[B].posture


def test_FIE_16_13_an_autopilot_answers_auto() -> None:
    """Its venue is auto, and what it orders is what it would fight with."""
    world = a_field()
    world.battle = a_battle()

    assert "auto" == choose_venue(world, M)[0].venue
    assert plans(world, a_battle())[M].posture == plan_battle(world, M)[0].posture


def test_FIE_17_5_a_silent_player_fights_steady() -> None:
    """The default is his, not an autopilot's."""
    assert BattlePlan() == plans(a_field(("M",)), a_battle())[M]


def test_FIE_11_5_a_table_is_chosen_and_its_battle_reported_in_own_words() -> None:
    """What was lost is asked where losses are spoken of."""
    world = a_field()
    world.battle = a_battle()
    own = world.armies[world.battle.attacker].leader
    said = {
        words: Report.heard(words, world, own)
        for words in ("we won it on the table", "I won and lost 3 knights", "did I win?")
    }
    venues = [ChooseVenue.heard(words, world, own) for words in ("let the dice decide", "we fight it with miniatures")]

    assert [Report(winner="attacker")] == said["we won it on the table"].orders
    assert said["I won and lost 3 knights"].question and said["did I win?"] is None
    assert ["auto", "table"] == [one.orders[0].venue for one in venues]


def test_FIE_11_31_the_dice_are_told_bound_by_bound() -> None:
    """One cast for each bound, which its event names as its cause; every die among them."""
    done = played(a_field())
    casts = [event for event in done.events if isinstance(event, Cast)]
    bounds = done.told(BoundFought)

    assert len(casts) == len(bounds)
    assert all(one.clause == "FIE-11.31" and one.sides == 6 for one in casts)
    assert all(one.because for one in bounds)


def test_FIE_11_31_whoever_has_the_seed_can_draw_the_dice_again() -> None:
    """Every cast is what its key gives, counted on from bound to bound, as the proof of a campaign checks it."""
    table, luck = a_table(a_field()), Seeded("a battle")
    table.play.chance = Chance(luck, 1, "test", table.tell)
    list(fight(table.play, a_battle()))
    again = Chance(luck, 1, "test", lambda _: 0)
    casts = [event for event in table.events if isinstance(event, Cast)]

    assert len(casts) > 1
    for one in casts:
        assert one.rolled == again.cast(one.clause, one.purpose, one.subject, len(one.rolled), one.sides)


def test_FIE_11_32_the_outcome_names_who_fell_and_who_earned() -> None:
    """The elements that fell are elements of the armies, and the points are those of the falls and camps."""
    done = played(a_field())
    world, end, found = a_field(), done.told(BattleEnded)[0], outcome(done)
    falls = [fall for bound in done.told(BoundFought) for fall in bound.falls]
    camps = sum(bool(bound.camp) for bound in done.told(BoundFought))

    for army, lost in found.lost.items():
        assert set(lost) <= {one.id for one in world.armies[army].elements}
    assert len(falls) == sum(len(lost) for lost in found.lost.values())
    assert sum(found.points.values()) == 3 * camps + sum(1 + (one.by == "Kn") + bool(one.general) for one in falls)
    assert tuple(found.points.items()) == end.points


def test_a_battle_reads_aloud() -> None:
    """Every event of it has words, and the end says who had the field and what it cost."""
    done = played(a_field())
    texts = [TELLINGS.tell(event).text for event in done.events]

    assert "wins the battle at" in texts[-1]
    assert all(text.endswith((".", "6")) for text in texts)


def reported(orders: Mapping[str, Any], *, chair: bool = False) -> Played:
    """Fight it on a table, with these orders."""
    world = a_field(("M", "B"), battle="table")
    return run(lambda play: fight(with_chair(play, chair=chair), a_battle()), world, orders)


def with_chair(play: Any, *, chair: bool) -> Any:
    """Put a gamemaster into the chair."""
    play.players = (*play.players, CHAIR) if chair else play.players
    return play


def test_FIE_11_4_the_table_is_told_what_differs_on_it() -> None:
    """Who is driven off the edge is not destroyed; a battle by dice says nothing of it."""
    table = TELLINGS.tell(reported({"report": {M: [WON], B: [WON]}}).told(BattleBegan)[0]).text

    assert "off the edge of the table is not destroyed" in table
    assert "edge" not in TELLINGS.tell(played(a_field()).told(BattleBegan)[0]).text


def test_FIE_11_6_two_equal_reports_stand_at_once() -> None:
    """Nobody else is asked; the elements named are gone, and prestige is as by the table (FIE-11.8, FIE-12.1)."""
    done = reported({"report": {M: [WON, DONE], B: [WON, DONE]}})
    end = done.told(BattleEnded)[0]

    assert ["report"] == [one.name for one in done.windows]
    assert (OURS, THEIRS, "table") == (end.winner, end.loser, end.how)
    assert (("Bw", 1),) == end.winner_lost
    assert (("Kn", 2), ("Sp", 1)) == end.loser_lost
    assert {M: 4, Z: 4, B: 1} == outcome(done).points


def test_FIE_11_8_the_general_named_is_among_the_fallen() -> None:
    """Of two knights lost one is the fallen general's, the other none's."""
    done = reported({"report": {M: [WON, DONE], B: [WON, DONE]}})
    generals = {one.id: one.general for one in a_field().armies[THEIRS].elements}

    assert [B, ""] == [generals[one] for one in outcome(done).lost[THEIRS][:2]]


def test_FIE_11_6_one_report_goes_to_the_other_leader_whose_silence_confirms() -> None:
    """He is asked once more; without a word from him it stands."""
    done = reported({"report": {M: [WON]}})

    assert [("report", {M, B}), ("confirm", {B})] == [(one.name, set(one.asked)) for one in done.windows]
    assert [1, 1] == [len(done.told(ResultClaimed)), len(done.told(ResultConfirmed))]
    assert OURS == outcome(done).winner


def test_FIE_11_6_the_other_leader_may_confirm() -> None:
    """A word of his lets it stand."""
    done = reported({"report": {M: [WON]}, "confirm": {B: [Confirm()]}})

    assert B == done.told(ResultConfirmed)[0].by


def test_FIE_17_9_each_question_of_a_table_names_who_met_and_what_is_reported() -> None:
    """The attacker first; what is reported reads whole, with deeds or word that there are none."""
    world, battle = a_field(("M", "B")), a_battle()
    asked = asking(world, battle, "report")
    world.battle = battle
    WON.apply(world, M)
    bare = reading(world, battle, battle.claims[M])
    DONE.apply(world, M)
    whole = reading(world, battle, battle.claims[M])

    assert (
        "Mortimer's 24 elements attack Blois's 24 elements at Metz: will you fight it on a table?"
        == (of_venue(world, battle)["title"])
    )
    assert "Mortimer's 24 elements attacked Blois's 24 elements at Metz: how did it end on the table?" == asked["title"]
    assert "If neither leader reports, Herald fights the battle at Metz." == asked["silence"]
    assert "Mortimer reports that Mortimer won at Metz. Is it right?" == asking(world, battle, "confirm")["title"]
    assert ["The report stands.", "Herald fights the battle at Metz.", "Herald fights the battle at Metz."] == [
        asking(world, battle, stage)["silence"] for stage in ("confirm", "judge", "ruling")
    ]
    assert "nobody's deeds are reported, so nobody earns prestige" in bare
    assert "; ".join(whole) == (
        "Mortimer won; Mortimer lost 1 Bw, Blois 2 Kn and 1 Sp; the general of Blois fell; "
        "Blois destroyed 1; Mortimer destroyed 2 (1 by knights and one general); Zähringen destroyed 1; "
        "Zähringen took the camp"
    )


def test_FIE_11_7_different_reports_go_to_the_gamemaster() -> None:
    """He upholds one of them, deeds and all."""
    other = Report(winner="defender")
    orders = {"report": {M: [WON, DONE], B: [other]}, "ruling": {CHAIR: [Uphold(report=M)]}}
    done = reported(orders, chair=True)

    assert ["report", "ruling"] == [one.name for one in done.windows]
    assert 1 == len(done.told(ResultRuled))
    assert (OURS, {M: 4, Z: 4, B: 1}) == (outcome(done).winner, outcome(done).points)


def test_FIE_11_7_the_gamemaster_may_make_a_report_of_his_own() -> None:
    """What he rules stands, after a dispute too."""
    orders = {
        "report": {M: [WON]},
        "confirm": {B: [Dispute(reason="I won")]},
        "ruling": {CHAIR: [RuleBattle(winner="defender", attacker_lost={"Bw": 4})]},
    }
    done = reported(orders, chair=True)

    assert THEIRS == outcome(done).winner
    assert 4 == len(outcome(done).lost[OURS])


@pytest.mark.parametrize("said", [[], [UseResolver()]])
def test_FIE_11_7_silence_or_the_resolver_fights_it_after_all(said: list[Any]) -> None:
    """A contested battle that nobody rules on is resolved."""
    done = reported({"report": {M: [WON], B: [Report(winner="defender")]}, "ruling": {CHAIR: said}}, chair=True)

    assert ["report", "ruling", "array"] == [one.name for one in done.windows]
    assert 1 == len(done.told(ResultLeft))
    assert "table" != done.told(BattleEnded)[0].how


def test_FIE_11_7_no_report_at_all_fights_it() -> None:
    """The battle is resolved when nobody says anything."""
    assert ["report", "array"] == [one.name for one in reported({}).windows]


@pytest.mark.parametrize(
    ("report", "deeds", "why"),
    [
        (Report(winner="attacker", defender_lost={"Kn": 9}), None, "9 Kn are too many"),
        (Report(winner="attacker", defender_lost={"Sp": 1}, fallen=(B,)), None, "fewer Kn"),
        (WON, Deeds(destroyed={M: 4}), "destroyed 4 by this, but Blois's army lost 3"),
        (WON, Deeds(destroyed={M: 2}, knights={M: 3}), "not 3 with knights"),
        (WON, Deeds(destroyed={M: 2}, killed={M: 2}), "2 generals of Blois's side are counted, but 1"),
        (WON, Deeds(destroyed={M: 2}, killed={Z: 1}), "destroyed nothing"),
    ],
)
def test_FIE_11_5_impossible_reports_are_refused(report: Report, deeds: Deeds | None, why: str) -> None:
    """More lost than there was, more destroyed than lost, a part beyond its whole: refused with figure and reason."""
    world = a_field(("M", "B"))
    world.battle = a_battle()
    if deeds:
        report.check(world, M)
        report.apply(world, M)

    with pytest.raises(Refusal, match=why):
        (deeds or report).check(world, M)


def test_FIE_11_5_a_general_falls_with_an_element_of_his_type() -> None:
    """Whose type lost none cannot have fallen, and neither can an enemy's general without a report of it."""
    world = a_field(("M", "B"))
    world.battle = a_battle()
    Report(winner="attacker", defender_lost={"Sp": 1}).apply(world, M)

    with pytest.raises(Refusal, match="no general of its enemies"):
        Deeds(destroyed={M: 1}, killed={M: 1}).check(world, M)
    with pytest.raises(Refusal, match="its enemy lost none"):
        Deeds(destroyed={B: 1}).check(world, M)


def test_FIE_11_5_deeds_want_a_report_first() -> None:
    """Who won comes first."""
    world = a_field(("M", "B"))
    world.battle = a_battle()

    with pytest.raises(Refusal, match="who won"):
        DONE.check(world, M)


def test_FIE_11_7_only_the_gamemaster_rules() -> None:
    """A leader neither rules nor upholds."""
    world = a_field(("M", "B"))
    world.battle = a_battle()
    world.battle.claims[M] = WON.found(world)

    with pytest.raises(Refusal, match="only the battle umpire"):
        RuleBattle(winner="attacker").check(world, M)
    with pytest.raises(Refusal, match="only the battle umpire"):
        Uphold(report=M).check(world, B)


def test_FIE_11_3_the_leader_is_commander_in_chief() -> None:
    """The leader's general counts for the score, and his command is the first."""
    lines = played(a_field()).told(LinesDrawnUp)

    assert [M, B] == [one.commands[0].owner for one in lines]


def test_FIE_11_13_a_plan_is_kept_by_a_word_of_its_own() -> None:
    """Once it is given; before that there is nothing to keep."""
    world = a_field()
    with pytest.raises(Refusal, match="no battle plan yet"):
        ArrayKeep().check(world, M)
    ArrayHost(posture="press", keep=True).apply(world, M)
    kept = world.conflicts[world.conflict].arrays[M]
    kept.keep = False
    ArrayKeep().check(world, M)
    ArrayKeep().apply(world, M)

    assert ("press", True) == (kept.posture, kept.keep)
