"""Seasons, plans, councils, turns and peace (FIE-7, FIE-10.4a)."""

import pytest

from rules.fiefs.battle.plans import ArrayHost
from rules.fiefs.board.conflicts import Opening
from rules.fiefs.board.forces import Item, Siege
from rules.fiefs.board.sides import army_of
from rules.fiefs.board.tables import SEASONS
from rules.fiefs.campaign.acting import perform, problem_of
from rules.fiefs.campaign.events import CampaignBegan, PlanFailed, PlanPassed, SeasonBegan
from rules.fiefs.campaign.orders import Besiege, Encamp, HoldStill, March, Recruit
from rules.fiefs.campaign.planning import next_action
from rules.fiefs.campaign.plans import PlanBesiege, PlanHold, PlanMove, PlanNothing, PlanSeek, PlanTake
from rules.fiefs.campaign.season import first_turn, play_season, season, waits
from rules.fiefs.campaign.turns import begin_turn
from rules.fiefs.campaign.windows import order_of_turns
from rules.fiefs.campaign.words import TELLINGS
from rules.fiefs.declaring.standing import Lands
from rules.fiefs.ending.events import OfferLapsed, WarEnded
from rules.fiefs.ending.peace import Accept, Refuse, Sue
from rules.fiefs.meeting.events import ArmyRetreated
from rules.fiefs.siege.events import SiegeRolled
from rules.kernel.errors import Refusal
from tests.rules.fiefs.camps import a_rebellion, a_table, a_war, add_army, army_at, run
from tests.rules.fiefs.worlds import LETTERS, a_world

B, M, L = LETTERS["B"], LETTERS["M"], LETTERS["L"]
LANDS = {"paris": "M", "reims": "M", "rouen": "B", "arras": "B", "london": "B", "dijon": "M", "troyes": "M"}


def a_campaign(season="summer", people=("B", "M"), dice=None, **settings):
    """Open a campaign of B against M, both armies in the field at Rouen and Reims."""
    world = a_world(control=LANDS, people=people, **settings)
    conflict = a_war(world, {"B": 1, "M": 2, "L": 1, "Z": 2, "C": 1}, season=season)
    conflict.opening = Opening(season="spring")
    for letter, fief, elements in (("B", "rouen", 20), ("M", "reims", 24)):
        army_at(world, letter, fief, elements, auto=settings.get("pace") != "turns")
    return world, conflict, a_table(world, dice, players=tuple(LETTERS[one] for one in people))


def test_FIE_7_1_a_campaign_has_twelve_turns() -> None:
    """Spring three, summer four, fall three, winter two."""
    assert (1, 4, 8, 11) == tuple(map(first_turn, ("spring", "summer", "fall", "winter")))


def test_FIE_7_3_the_declarer_opens_when_and_where_he_said() -> None:
    """Seasons before his are passed over; his army stands ready there, and has the initiative."""
    world = a_world(control=LANDS)
    conflict = a_war(world, {"B": 1, "M": 2})
    conflict.campaigns, conflict.initiative, world.conflict, world.season = 0, "", "", ""
    conflict.opening = Opening(season="fall", fief="london", general="Bd")
    table = a_table(world)
    assert waits(world, 0, "spring")
    assert waits(world, 0, "summer")
    run(season(table.play, 0, "spring"))
    assert not table.events
    run(season(table.play, 0, "fall"))
    began = table.told(CampaignBegan)

    assert [("fall", conflict.armies[0])] == [(event.season, event.army) for event in began]
    assert 1 == conflict.campaigns


def test_FIE_6_5_a_rebel_without_a_home_has_failed() -> None:
    """Before anything is fought."""
    world = a_world(control={"paris": "M"})
    conflict = a_rebellion(world, {"L": 1, "M": 2})
    conflict.campaigns, world.conflict, world.season = 0, "", ""
    world.houses[L].home = ""
    run(season(a_table(world).play, 0, "spring"))

    assert not world.conflicts


def test_FIE_7_4_later_campaigns_begin_in_spring_with_dice() -> None:
    """The leaders of all armies not disbanded dice off."""
    world, conflict, table = a_campaign(people=(), dice={"dice_off": [2, 5]})
    world.conflict, world.season, conflict.fought = "", "", world.year - 1
    run(season(table.play, 0, "spring"))
    began = table.told(CampaignBegan)

    assert [(2, conflict.armies[1])] == [(event.number, event.army) for event in began]


def test_FIE_7_5_turn_order_of_three_armies() -> None:
    """Worked example 37: initiative Z, then round the table from his left: B, M."""
    world, conflict, _ = a_campaign()
    third = add_army(world, conflict, 2, LETTERS["Z"], "empire")
    conflict.initiative = third.id

    assert [third.id, *conflict.armies[:2]] == order_of_turns(world, conflict)


def test_FIE_7_7_what_an_army_may_do_by_its_state() -> None:
    """Unraised assembles, assembling holds, under siege sallies or holds."""
    world, conflict, _ = a_campaign()
    ours, theirs = (world.armies[one] for one in conflict.armies)
    assert problem_of(world, ours, Item(act="assemble", to="london"))
    ours.status = "assembling"
    assert problem_of(world, ours, Item(act="move", to="paris"))
    assert problem_of(world, ours, Item(act="hold")) is None
    ours.status, ours.inside, theirs.fief = "ready", True, "rouen"
    assert problem_of(world, ours, Item(act="recruit"))
    assert problem_of(world, ours, Item(act="sortie")) is None


def test_FIE_7_9_items_are_used_one_by_one() -> None:
    """With `times` as often as it says; then the marshal acts (FIE-7.8)."""
    world, conflict, table = a_campaign()
    army = world.armies[conflict.armies[0]]
    army.plan = [Item(act="hold", times=2), Item(act="recruit", recruit="any", instead="encamp")]
    acts = [next_action(table.play, army).act for _ in range(2)]
    army.reserve = {}
    acts.append(next_action(table.play, army).act)

    assert ["hold", "hold", "encamp"] == acts
    assert ["recruit"] == [event.act for event in table.told(PlanFailed)]
    assert [(army.leader,)] == [event.audience for event in table.told(PlanFailed)]
    assert army.upset  # FIE-7.11
    assert not army.plan


def test_FIE_7_9_a_siege_ends_early_when_the_fief_falls() -> None:
    """And a move onto an enemy wants `attack`."""
    world, conflict, table = a_campaign()
    army = world.armies[conflict.armies[0]]
    army.fief = "dijon"
    army.plan = [Item(act="besiege", times=3), Item(act="hold")]
    assert "besiege" == next_action(table.play, army).act
    world.fiefs["dijon"].control = B
    assert "hold" == next_action(table.play, army).act
    army.fief, army.plan = "paris", [Item(act="move", to="reims")]
    assert "hold" == next_action(table.play, army).act
    army.plan = [Item(act="move", to="reims", attack=True)]
    assert "move" == next_action(table.play, army).act


def test_FIE_7_9_what_there_is_no_need_of_is_passed_over_and_told_to_the_leader_alone() -> None:
    """A siege of what an ally took before, and a second assembling: no turn is lost, no council is called."""
    world, conflict, table = a_campaign()
    army = world.armies[conflict.armies[0]]
    army.plan = [Item(act="assemble", to="paris"), Item(act="besiege", times=3), Item(act="recruit", recruit="any")]

    assert "recruit" == next_action(table.play, army).act
    told = table.told(PlanPassed)
    assert [("assemble", "rouen", ""), ("besiege", "rouen", "")] == [(one.act, one.fief, one.instead) for one in told]
    assert {(army.leader,)} == {one.audience for one in told}
    assert [] == table.told(PlanFailed)
    assert not army.upset


def test_FIE_7_9_for_the_last_of_a_plan_its_else_stands_as_long_as_it_said() -> None:
    """Where there is nothing to besiege the army holds, and its leader reads that once."""
    world, conflict, table = a_campaign()
    army = world.armies[conflict.armies[0]]
    army.plan = [Item(act="besiege", times=3)]

    assert ["hold"] * 3 == [next_action(table.play, army).act for _ in range(3)]
    (told,) = table.told(PlanPassed)
    said = TELLINGS.tell(told.model_copy(update={"army": "Blois's army", "fief": "Rouen"})).text
    assert "Rouen is not in enemy hands, so there is nothing to besiege; Blois's army is to hold." == said
    assert not army.upset
    assert not army.plan


def test_FIE_7_9_a_plan_has_twelve_items() -> None:
    """A thirteenth is refused; `plan nothing` begins anew; who leads no army plans nothing."""
    world, conflict, _ = a_campaign()
    for _ in range(12):
        PlanHold().check(world, B)
        PlanHold().apply(world, B)
    with pytest.raises(Refusal):
        PlanHold().check(world, B)
    PlanNothing().apply(world, B)
    assert not world.armies[conflict.armies[0]].plan
    with pytest.raises(Refusal):
        PlanTake(fief="paris").check(world, L)
    PlanSeek(army=conflict.armies[1]).check(world, B)


def test_FIE_7_10_a_season_by_plan() -> None:
    """Worked example 51: B is driven to Arras, a council awaits him alone, and there is no second one."""
    world, conflict, table = a_campaign(dice={"attrition": [3]})
    orders = {
        "season": {
            B: [PlanMove(to="paris"), PlanBesiege(times=3)],
            M: [PlanMove(to="paris", attack=True), PlanHold(times=3)],
        }
    }
    world.armies[conflict.armies[0]].stance = "avoid"
    windows = run(play_season(table.play, conflict.id, "summer"), orders)

    assert ["season", "council"] == [window.name for window in windows]
    assert [B] == [seat for seat in windows[1].asked if seat not in windows[1].invited]
    assert ["arras"] == [event.fief for event in table.told(ArmyRetreated)]
    assert 19 == len(world.armies[conflict.armies[0]].elements)
    assert "arras" == world.armies[conflict.armies[0]].fief
    assert not table.told(SiegeRolled)
    assert [("besiege", "arras", "hold")] == [(one.act, one.fief, one.instead) for one in table.told(PlanPassed)]


def test_FIE_7_11_an_upset_army_of_a_game_by_turns_plans_anew() -> None:
    """What is left of its plan is void with the turn in which it had to react; other plans go on."""
    world, conflict, _ = a_campaign(pace="turns")
    upset, calm = (world.armies[one] for one in conflict.armies)
    upset.plan, calm.plan, upset.upset = [Item(act="hold", times=3)], [Item(act="hold", times=3)], True
    begin_turn(world, conflict.id, 5)

    assert ([], 1, False) == (upset.plan, len(calm.plan), upset.upset)


def test_FIE_7_11a_a_new_plan_replaces_the_rest_of_the_old_one() -> None:
    """Whoever is silent keeps the rest."""
    world, conflict, table = a_campaign(dice={"attrition": [3]})
    orders = {
        "season": {B: [PlanMove(to="paris"), PlanHold(times=3)], M: [PlanMove(to="paris", attack=True)]},
        "council": {B: [PlanMove(to="rouen")]},
    }
    world.armies[conflict.armies[0]].stance = "avoid"
    world.armies[conflict.armies[1]].marshal = "hold"
    run(play_season(table.play, conflict.id, "summer"), orders)

    assert "rouen" == world.armies[conflict.armies[0]].fief


def test_FIE_17_7_the_season_window_awaits_leaders_and_invites_the_others() -> None:
    """FIE-17.8: who attends is awaited; with autopilots for leaders no window opens."""
    _, conflict, table = a_campaign(people=("B", "L", "C"))
    conflict.members[LETTERS["C"]].attends = True
    windows = run(play_season(table.play, conflict.id, "summer"))
    assert {B, LETTERS["C"]} == set(windows[0].awaited)
    assert (L,) == windows[0].invited

    _, conflict, table = a_campaign(people=("L",))
    assert "season" not in [window.name for window in run(play_season(table.play, conflict.id, "summer"))]


def test_FIE_10_4a_peace_by_season() -> None:
    """Worked example 52: yes ends the war before any army moves; silence lets the offer lapse."""
    asked = "war-1-" + M
    for answer, over in (([Accept(army=asked)], True), ([Refuse(army=asked)], False), ([], False)):
        _, conflict, table = a_campaign("fall")
        hold = PlanHold(times=3)
        orders = {
            "season": {M: [hold, Sue(army=conflict.armies[0])], B: [hold]},
            "peace": {B: answer} if answer else {},
        }
        windows = run(play_season(table.play, conflict.id, "fall"), orders)
        assert ["season", "peace"] == [window.name for window in windows][:2]
        assert (B,) == tuple(windows[1].asked)
        assert over == bool(table.told(WarEnded))
        assert over or not conflict.offers
        assert over != bool(table.told(OfferLapsed))


def test_FIE_7_10a_turn_by_turn_the_leader_is_asked() -> None:
    """Unless a plan of his goes on; his action is carried out at once."""
    world, conflict, table = a_campaign(people=("B",), pace="turns")
    army = army_of(world, conflict, B)
    windows = run(play_season(table.play, conflict.id, "summer"), {"march": {B: [HoldStill(), PlanHold(times=2)]}})

    assert army
    assert ["march", "march"] == [window.name for window in windows if window.name == "march"][:2]
    assert 4 > len([window for window in windows if window.name == "march"])


def test_FIE_7_10a_all_others_may_order_in_a_leaders_turn() -> None:
    """Nobody waits for them or writes to them; another leader plans for his own turn, and cannot act in this one."""
    world, conflict, table = a_campaign(people=("B", "M", "L"), pace="turns")
    flow = play_season(table.play, conflict.id, "summer")
    window = next(one for one in flow if one.name == "march")
    whose = next(one for one in (B, M) if one in window.awaited)
    other = M if whose == B else B

    assert ((whose,), {other, L}, True) == (window.awaited, set(window.invited), window.quiet)
    with pytest.raises(Refusal, match=f"the turn of {world.short(whose)}'s army"):
        HoldStill().check(world, other)
    flow.send({other: [PlanHold(times=12)], L: [ArrayHost(posture="press", keep=True), Lands(lands="closed")]})
    assert 11 <= sum(item.times for item in army_of(world, conflict, other).plan)
    assert ("press", False) == (conflict.arrays[L].posture, conflict.members[L].lands_open)


def test_FIE_10_2_turn_by_turn_peace_is_accepted_in_anothers_turn_too() -> None:
    """The first offer stands when the next window opens, whoever's it is."""
    world, conflict, table = a_campaign(people=("B", "M"), pace="turns")
    conflict.initiative = conflict.armies[1]
    orders = {"march": {M: [PlanHold(times=9), Sue(army=conflict.armies[0])], B: [Accept(army=conflict.armies[1])]}}
    run(play_season(table.play, conflict.id, "summer"), orders)

    assert ["peace"] == [event.why for event in table.told(WarEnded)]
    assert not world.conflicts


def test_FIE_7_12_orders_of_a_turn() -> None:
    """Each is refused where the army may not do it."""
    world, conflict, _ = a_campaign(people=("B",), pace="turns")
    March(to="paris").check(world, B)
    for order in (Besiege(), March(to="toledo"), March(to="arras", path=("london",))):
        with pytest.raises(Refusal):
            order.check(world, B)
    Recruit().check(world, B)
    Encamp().check(world, B)
    assert conflict.id in world.conflicts


def test_FIE_8_42_the_count_of_a_broken_siege_is_lost() -> None:
    """Worked example 25: a turn of holding loses it."""
    world, conflict, table = a_campaign()
    army = world.armies[conflict.armies[0]]
    army.fief, army.siege = "dijon", Siege(fief="dijon", spent=2)
    run(perform(table.play, army, Item(act="hold")))

    assert army.siege is None


def test_FIE_7_13_a_conflict_that_ends_ends_its_campaign() -> None:
    """Armies not yet moved lose their turn; FIE-7.14: no land is ravaged any more."""
    world, conflict, table = a_campaign(people=())
    world.fiefs["troyes"].ravaged = True
    world.armies[conflict.armies[1]].elements = world.armies[conflict.armies[1]].elements[:11]
    world.armies[conflict.armies[1]].fief = "paris"
    world.armies[conflict.armies[0]].plan = []
    for _ in range(3):
        if conflict.id in world.conflicts:
            run(play_season(table.play, conflict.id, "winter"))

    assert conflict.id not in world.conflicts
    assert not any(fief.ravaged for fief in world.fiefs.values())


def test_FIE_7_16_a_conflict_goes_on_next_year() -> None:
    """Armies stay; plans and offers do not; no season of it is played twice."""
    world, conflict, table = a_campaign("winter", people=())
    for army in conflict.armies:
        world.armies[army].encamped = True
    world.armies[conflict.armies[1]].fief = "reims"
    run(season(table.play, 0, "winter"))

    assert conflict.fought == world.year
    assert waits(world, 0, "winter")
    assert all(world.armies[one].on_board for one in conflict.armies)
    assert ("", "", 0) == (world.conflict, world.season, world.turn)


def test_FIE_7_18_the_seasons_are_told() -> None:
    """One after the other, with the year."""
    _, conflict, table = a_campaign(people=())
    run(play_season(table.play, conflict.id, "summer"))

    told = table.told(SeasonBegan)
    assert [("summer", False)] == [(event.season, event.first) for event in told]
    assert TELLINGS.tell(told[0]).text.endswith(" goes on.")
    told[0] = told[0].model_copy(update={"first": True})
    assert TELLINGS.tell(told[0]).text.endswith(" begins.")


def test_FIE_8_58_after_the_second_winter_turn_it_is_over() -> None:
    """Twelve turns, the last two in winter; FIE-7.2: a campaign that is over is not played again this year."""
    world, conflict, table = a_campaign("winter", people=())
    for army in conflict.armies:
        world.armies[army].encamped = True
    run(season(table.play, 0, "winter"))
    told = len(table.events)
    run(season(table.play, 0, "winter"))

    assert told == len(table.events)


def test_FIE_10_2_turn_by_turn_peace_is_accepted_in_ones_own_turn() -> None:
    """M sues in his first turn, and B accepts in his next."""
    world, conflict, table = a_campaign(people=("B", "M"), pace="turns")
    conflict.initiative = conflict.armies[1]
    orders = {"march": {M: [Sue(army=conflict.armies[0]), HoldStill()], B: [Accept(army=conflict.armies[1])]}}
    run(play_season(table.play, conflict.id, "summer"), orders)

    assert ["peace"] == [event.why for event in table.told(WarEnded)]
    assert not world.conflicts


def test_FIE_7_8_silence_leaves_the_army_to_its_marshal() -> None:
    """One who holds does nothing; a prudent one goes to war."""
    fiefs = []
    for marshal in ("hold", "prudent"):
        world, conflict, table = a_campaign()
        ours, theirs = (world.armies[one] for one in conflict.armies)
        ours.marshal, theirs.marshal, theirs.fief = marshal, "hold", "dijon"
        run(play_season(table.play, conflict.id, "summer"))
        fiefs.append(conflict.id not in world.conflicts or ours.fief != "rouen")

    assert [False, True] == fiefs


@pytest.mark.parametrize(("pace", "most"), [("season", {"season": 4, "council": 4}), ("turns", {"march": 12})])
def test_FIE_17_6_what_a_year_of_war_asks_of_a_leader(pace, most) -> None:
    """Four plans and a council a season at most, or a turn at a time: twelve; a House without an army nothing."""
    world, conflict, table = a_campaign("spring", people=("B", "L"), pace=pace)
    world.armies[conflict.armies[1]].fief, world.armies[conflict.armies[1]].marshal = "dijon", "hold"
    hold = {"season": {B: [PlanHold(times=12)]}, "march": {B: [HoldStill()]}}
    windows = []
    for now in SEASONS:
        if conflict.id in world.conflicts:
            windows += run(play_season(table.play, conflict.id, now), hold)
    asked = [window.name for window in windows if B in window.awaited]

    assert set(most) >= set(asked) - {"meet", "retreat", "array", "peace", "award"}
    assert all(asked.count(name) <= number for name, number in most.items())
    assert 2 < max(asked.count(name) for name in most)
    assert not [window for window in windows if L in window.awaited and window.name not in ("array", "mobilise")]
