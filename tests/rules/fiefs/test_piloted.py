"""What an autopilot orders as people do, where it is asked (FIE-16)."""

from dataclasses import replace
from typing import Any

import pytest

from rules.fiefs.armies.orders import SetAwards, SetLosses, SetMarshal
from rules.fiefs.autopilot import POLICIES
from rules.fiefs.battle.fighting import ARRAY
from rules.fiefs.battle.plans import ArrayAnew, ArrayHost, ArrayKeep
from rules.fiefs.board.conflicts import Battle, Meeting, Offer
from rules.fiefs.board.forces import Award, BattlePlan, Fleet, Item, Losses, Siege
from rules.fiefs.board.state import World
from rules.fiefs.campaign.orders import Assemble, Encamp
from rules.fiefs.campaign.plans import (
    PlanAssemble,
    PlanEncamp,
    PlanFleet,
    PlanMove,
    PlanNothing,
    PlanRecruit,
    PlanSeek,
    PlanTake,
)
from rules.fiefs.campaign.turns import answer_offers
from rules.fiefs.campaign.windows import COUNCIL, MARCH, SEASON, sue_by_themselves
from rules.fiefs.campaign.written import best_half, written
from rules.fiefs.claims.orders import Claim, Exercise, MoveHome, Pass, Wait
from rules.fiefs.conquest.awards import AwardFief
from rules.fiefs.conquest.conquest import AWARDING
from rules.fiefs.declaring.mobilising import MobiliseNobody
from rules.fiefs.declaring.orders import DeclareWar
from rules.fiefs.declaring.standing import Attend, Lands
from rules.fiefs.ending.events import OfferWithdrawn
from rules.fiefs.ending.peace import Disband, SueNobody
from rules.fiefs.fleets.meeting import MOOR
from rules.fiefs.fleets.orders import FleetFight, FleetRetreat
from rules.fiefs.meeting.detached import MEETING
from rules.fiefs.meeting.meeting import WITHDRAWING
from rules.fiefs.meeting.orders import Fight, Retreat, Stand, Yield
from rules.fiefs.opening.opening import WISHES, drafting
from rules.fiefs.opening.orders import Place, WishClaims, WishLands
from rules.fiefs.year.acting import ACTION, SEALED
from rules.fiefs.year.deciding import decide
from tests.rules.fiefs.camps import a_table, a_war, army_at
from tests.rules.fiefs.worlds import LETTERS, a_world

B, M, L, Z = (LETTERS[one] for one in "BMLZ")
CROWNS = {"london": "B", "paris": "M", "frankfurt": "Z", "toledo": "L", "zaragoza": "C"}
LANDS = {"paris": "M", "reims": "M", "rouen": "B", "arras": "B", "london": "B", "dijon": "M", "troyes": "M"}


def ordered(kind: str, world: World, window: Any, seat: str = B) -> list[Any]:  # Any: windows and orders differ
    """Give what a character orders at a window, each order checked beside those before it."""
    given: list[Any] = []
    for order in POLICIES[kind](world, seat, replace(window, asked=(seat,)), a_table(world).play.chance):
        view = world.fresh()
        for one in given:
            one.apply(view, seat)
        order.check(view, seat)
        given.append(order)
    return given


def a_campaign(
    fief: str = "dijon", enemy: str = "reims", elements: int = 20, season: str = "summer", **more: Any
) -> Any:
    """Open a war of B, with so many elements in `fief`, against M with 24, all held by people."""
    world = a_world(control={**LANDS, "toledo": "L"}, people=("B", "M", "L", "Z", "C"), **more)
    conflict = a_war(world, {"B": 1, "M": 2, "L": 1, "Z": 2, "C": 1}, season=season)
    ours, theirs = army_at(world, "B", fief, elements), army_at(world, "M", enemy)
    ours.auto = theirs.auto = world.settings.pace == "season"
    return world, conflict, ours, theirs


def test_FIE_16_3_asked_it_wishes_for_crowns_and_strong_walls() -> None:
    """All fiefs, capitals first, to hold and to claim."""
    world = a_world(people=("B",))
    lands, claims = ordered("prudent", world, WISHES)

    assert isinstance(lands, WishLands)
    assert isinstance(claims, WishClaims)
    assert all(world.fiefs[one].capital_of for one in lands.fiefs[:5])
    assert sorted(world.fiefs) == sorted(lands.fiefs)


def test_FIE_16_3_in_a_draft_it_places_on_the_best_that_is_left() -> None:
    """A capital, while it has none."""
    world = a_world(people=("B",), setup="draft")
    for fief in world.fiefs.values():
        fief.control = ""
    world.stage, world.acting = "control", B

    assert [Place(fief="paris")] == ordered("prudent", world, drafting(world, "control"))


@pytest.mark.parametrize(("kind", "expected"), [("feeble", Stand), ("prudent", Fight), ("rash", Fight)])
def test_FIE_16_11_asked_it_answers_an_enemy_by_its_character(kind: str, expected: type) -> None:
    """Twenty against twenty-four behind Rouen's walls: the feeble let themselves be shut in."""
    world, _, ours, theirs = a_campaign("rouen", "rouen", pace="turns")
    world.meeting = Meeting(army=ours.id, enemy=theirs.id, why="entered")

    assert [expected()] == ordered(kind, world, MEETING)


def test_FIE_16_11_an_army_that_cannot_stand_while_it_assembles_yields() -> None:
    """In a fief of the enemy's there are no walls for it."""
    world, _, ours, theirs = a_campaign("dijon", "dijon", pace="turns")
    ours.status = "assembling"
    world.meeting = Meeting(army=ours.id, enemy=theirs.id, why="entered")

    assert [Yield()] == ordered("skilled", world, MEETING)


def test_FIE_16_12_asked_it_retreats_to_friends() -> None:
    """After a battle lost at Reims to Arras, its own."""
    world, _, ours, theirs = a_campaign("reims", "reims", pace="turns")
    world.meeting = Meeting(army=ours.id, enemy=theirs.id, why="beaten")
    (order,) = ordered("skilled", world, WITHDRAWING)

    assert isinstance(order, Retreat)
    assert B == world.fiefs[order.to].control or not ours.on_board


def test_FIE_16_14_asked_it_serves_the_least_with_a_claim() -> None:
    """L has less than C, who comes later at the table."""
    world, _, ours, _ = a_campaign(pace="turns")
    world.army, world.conquered = ours.id, "dijon"

    assert [AwardFief(seat=L, marker="claim")] == ordered("prudent", world, AWARDING)


@pytest.mark.parametrize(("markers", "expected"), [(6, FleetFight()), (1, FleetRetreat(to="boulogne"))])
def test_FIE_16_17_asked_its_fleet_fights_the_weaker_and_flees_the_stronger(markers: int, expected: Any) -> None:
    """Laden in Rouen, with as many markers or fewer."""
    world, _, ours, theirs = a_campaign("rouen", "rouen", pace="turns", fleets=True)
    for fief in ("boulogne", "caen"):
        world.fiefs[fief].control = B
    world.fleets = {
        "mine": Fleet(id="mine", army=ours.id, markers=markers, fief="rouen"),
        "its": Fleet(id="its", army=theirs.id, markers=4, fief="rouen"),
    }
    world.moored = "mine"
    (order,) = ordered("prudent", world, MOOR)

    assert type(expected) is type(order)


def test_FIE_16_6_in_secret_it_ranks_what_it_would_do_next() -> None:
    """A claim exercised, and else one made."""
    world = a_world(CROWNS, {"caen": "B"}, people=("B",), ambition=7)
    world.order = [B, M]
    orders = ordered("prudent", world, SEALED)

    assert [Exercise, Claim] == [type(one) for one in orders]


def test_FIE_16_6_a_skilled_house_that_claims_a_throne_waits_for_its_turn() -> None:
    """Where nobody before it can spoil that, it does not; alone it is asked for one action."""
    world = a_world(CROWNS, {"paris": "B"}, people=("B",), ambition=1)
    world.order = [M, B]  # M may always claim the capital that it controls
    later = ordered("skilled", world, SEALED)
    world.order = [B, M]
    first = ordered("skilled", world, SEALED)
    world.order, world.acting = [M, B], B
    alone = ordered("skilled", world, ACTION)
    world.fiefs["paris"].claim, world.acting = "", ""

    assert [Wait()] == later
    assert Wait() not in ordered("skilled", world, SEALED)
    assert isinstance(first[0], DeclareWar)
    assert 1 == len(alone)


def test_FIE_16_21_in_the_last_year_it_makes_no_claim_that_nobody_could_exercise() -> None:
    """It shields a fief from whoever acts later, and else it passes."""
    world = a_world(CROWNS | {"caen": "B"}, {"caen": "M"})
    world.year, world.order = world.settings.years, [B, M]
    shields = decide(world, B, 1)
    world.order = [M, B]
    passes = decide(world, B, 1)
    world.year -= 1
    earlier = decide(world, B, 1)

    assert Claim(fief="caen") == shields
    assert Pass() == passes
    assert isinstance(earlier, Claim)
    assert world.fiefs[earlier.fief].control != B


def test_FIE_16_22_without_a_crown_it_moves_home_to_where_it_claims_a_throne() -> None:
    """From England to France, whose crown is M's; with a claim to exercise it does that first, and so do rulers not."""
    lands = CROWNS | {"london": "Z", "york": "Z", "winchester": "Z", "exeter": "B", "caen": "B", "angers": "B"}
    world = a_world(lands, {"paris": "B"})
    world.houses[B].home, world.houses[B].character = "exeter", "prudent"
    moves = decide(world, B, 1)
    world.fiefs["dijon"].claim = B
    takes = decide(world, B, 1)
    world.fiefs["dijon"].claim, world.fiefs["london"].control = "", B
    rules = decide(world, B, 1)

    assert MoveHome(fief="angers") == moves
    assert Exercise(fief="dijon") == takes
    assert not isinstance(rules, MoveHome)


def test_FIE_16_23_a_march_with_its_siege_is_an_errand_and_an_attack_seeks() -> None:
    """Two turns on the way and two before the walls."""
    world, _, ours, theirs = a_campaign("troyes")
    items = [Item(act="move", to="dijon"), Item(act="move", to="metz"), Item(act="besiege"), Item(act="besiege")]

    assert [PlanTake(fief="metz", times=4, instead="marshal")] == written(world, ours, items, 4)
    assert [PlanMove(to="dijon", instead="marshal")] == written(world, ours, items[:1], 4)
    attack = [Item(act="move", to="reims", attack=True)]
    assert [PlanSeek(army=theirs.id, times=3, instead="marshal")] == written(world, ours, attack, 3)


def test_FIE_16_23_a_camp_recruits_the_best_and_goes_on() -> None:
    """A camp that its leader plans takes an element in each of its turns."""
    world, _, ours, _ = a_campaign("rouen", elements=17)
    camp = Item(act="encamp", recruit="any")
    first, then = written(world, ours, [camp, camp, camp], 3)

    assert isinstance(first, PlanEncamp)
    assert first.type in ours.reserve
    assert PlanRecruit(times=2, instead="marshal") == then


def test_FIE_16_23_it_drops_a_plan_that_its_marshal_does_better() -> None:
    """What was left of the last season's plan stands else."""
    world, _, ours, _ = a_campaign("troyes")
    ours.rest = [Item(act="hold", times=3)]

    assert PlanNothing() in ordered("prudent", world, SEASON)


def test_FIE_16_23_far_from_enemies_it_says_where_it_assembles() -> None:
    """Where an enemy could be by then its marshal sees; with a fleet to raise it says so too."""
    world, _, ours, theirs = a_campaign("rouen")
    ours.status, ours.elements, ours.fief = "unraised", [], ""
    theirs.fief = "caen"
    near = ordered("prudent", world, SEASON)
    theirs.fief = "toledo"
    far = ordered("prudent", world, SEASON)

    assert not any(isinstance(one, PlanAssemble) for one in near)
    assert any(isinstance(one, PlanAssemble) for one in far)
    assert [PlanFleet(fief="rouen", instead="marshal")] == written(
        world, ours, [Item(act="raise_fleet", to="rouen")], 4
    )


def test_FIE_16_23_at_half_strength_it_keeps_the_best_twelve() -> None:
    """In the order in which it recruits; an army that comes back in a later year is whole."""
    world, _, ours, theirs = a_campaign("rouen", pace="turns")
    ours.status, ours.elements, ours.fief, ours.disbanded_year = "disbanded", [], "", world.year
    world.army = ours.id
    keep = best_half(world, ours)
    given = ordered("prudent", world, MARCH)
    ours.disbanded_year = world.year - 1

    assert 12 == sum(keep.values())
    assert {"Kn", "Bd"} <= set(keep)
    assert any(isinstance(one, Assemble) and one.keep == keep for one in given)
    assert {} == best_half(world, ours)
    assert theirs.on_board


def test_FIE_16_23_by_turns_a_camp_names_whom_it_recruits() -> None:
    """An encamping without a type recruits nobody."""
    world, _, ours, _ = a_campaign("rouen", "toledo", elements=12, season="winter", pace="turns")
    world.army = ours.id
    camps = [one for one in ordered("prudent", world, MARCH) if isinstance(one, Encamp)]

    assert camps
    assert camps[0].type in ours.reserve


def test_FIE_16_24_a_leader_says_whom_he_serves_once() -> None:
    """The lowest first; a list that stands so is left alone."""
    world, _, ours, _ = a_campaign("troyes")
    given = [one for one in ordered("skilled", world, SEASON) if isinstance(one, SetAwards)]
    ours.award = Award(seats=list(given[0].seats), marker="claim")

    assert L == given[0].seats[0]
    assert "claim" == given[0].marker
    assert not any(isinstance(one, SetAwards) for one in ordered("skilled", world, SEASON))


def test_FIE_16_24_light_horse_is_lost_before_good_foot() -> None:
    """Once nobody worse is left on foot; without light horse it is as before."""
    world, _, ours, _ = a_campaign("troyes")
    for one in ours.elements:
        one.type = "Bw" if one.type in ("Ps", "Hd") else one.type
    plain = ordered("prudent", world, SEASON)
    next(one for one in ours.elements if not one.general).type = "LH"
    light = ordered("prudent", world, SEASON)
    ours.losses = Losses(rest="mounted")
    same = ordered("prudent", world, SEASON)

    assert [False, True, False] == [any(isinstance(one, SetLosses) for one in some) for some in (plain, light, same)]


def test_FIE_16_24_a_feeble_leader_who_stays_in_camp_has_a_marshal_who_holds() -> None:
    """Eighteen elements recruit at Rouen; once they march again the marshal is prudent."""
    world, _, ours, _ = a_campaign("rouen", "toledo", elements=18)
    stays = ordered("feeble", world, SEASON)
    ours.marshal = "hold"
    goes = ordered("prudent", world, SEASON)

    assert SetMarshal(marshal="hold") in stays
    assert SetMarshal(marshal="prudent") in goes


def test_FIE_16_24_who_seeks_an_enemy_keeps_a_plan_to_press() -> None:
    """While it seeks; afterwards it is asked again."""
    world, conflict, _, theirs = a_campaign("troyes")
    seeks = ordered("skilled", world, SEASON)
    conflict.arrays[B] = BattlePlan(posture="press", keep=True)
    theirs.fief = "toledo"
    rests = ordered("skilled", world, SEASON)

    assert ArrayHost(posture="press", keep=True) in seeks
    assert ArrayAnew() in rests


def test_FIE_16_13_who_always_fights_alike_keeps_that_plan() -> None:
    """The rash press, unasked from then on; the skilled look at each battle."""
    world, conflict, ours, theirs = a_campaign("dijon", "dijon")
    world.battle = Battle(conflict=conflict.id, fief="dijon", attacker=ours.id, defender=theirs.id)
    rash, skilled = ordered("rash", world, ARRAY), ordered("skilled", world, ARRAY)
    conflict.arrays[B] = BattlePlan(posture="press", keep=True)

    assert [ArrayHost(posture="press"), ArrayKeep()] == rash
    assert [ArrayHost(posture="press")] == skilled
    assert [] == ordered("rash", world, ARRAY)


def test_FIE_16_24_a_neutral_ruler_near_a_war_attends_and_the_others_stay_out() -> None:
    """L rules Castile, two from France at most; the feeble never mobilise."""
    world, conflict, _, _ = a_campaign("troyes", season="fall")
    conflict.began = "summer"
    near = ordered("skilled", world, SEASON, L)
    feeble = ordered("feeble", world, SEASON, L)

    assert MobiliseNobody() in feeble
    assert (Attend(yes=True) in near) != (MobiliseNobody() in near)


def test_FIE_16_24_in_the_last_year_a_skilled_follower_starves_a_leader_who_would_win() -> None:
    """It closes its lands to him who is first, and not before."""
    world, _, _, _ = a_campaign("troyes")
    world.houses[B].earned = 90
    early = ordered("skilled", world, COUNCIL, L)
    world.year = world.settings.years
    late = ordered("skilled", world, COUNCIL, L)
    world.houses[L].earned = 120
    ahead = ordered("skilled", world, COUNCIL, L)

    assert [False, True, False] == [Lands(lands="closed") in some for some in (early, late, ahead)]


def test_FIE_10_4_an_offer_that_it_would_not_make_any_more_is_withdrawn() -> None:
    """A prudent leader sued with few elements; with more than the enemy he takes it back."""
    world, conflict, ours, theirs = a_campaign("troyes", elements=15, pace="turns")
    world.army, world.turn = ours.id, 5
    conflict.offers = [Offer(by=ours.id, to=theirs.id, turn=4)]
    weak = ordered("prudent", world, MARCH)
    theirs.elements = theirs.elements[:13]
    strong = ordered("prudent", world, MARCH)

    assert [False, True] == [SueNobody() in some for some in (weak, strong)]


def test_FIE_16_25_an_army_that_is_lost_before_it_is_ready_disbands() -> None:
    """It saves the fortress, for the war ends by it; while the walls are likely to hold it stays."""
    world, _, ours, theirs = a_campaign("rouen", "rouen")
    ours.status, ours.inside = "assembling", True
    theirs.siege = Siege(fief="rouen", spent=0)
    holds = ordered("prudent", world, SEASON)
    theirs.siege = Siege(fief="rouen", spent=5)
    falls = ordered("prudent", world, SEASON)

    assert [False, True] == [any(isinstance(one, Disband) for one in some) for some in (holds, falls)]


def test_FIE_16_15_by_turns_a_house_that_nobody_plays_withdraws_its_offer() -> None:
    """All hear it, in its army's turn."""
    world, conflict, ours, theirs = a_campaign("troyes", elements=15, pace="turns")
    world.houses[B].holder, world.houses[B].character = "autopilot", "prudent"
    theirs.elements = theirs.elements[:13]
    conflict.offers = [Offer(by=ours.id, to=theirs.id, turn=4)]
    table = a_table(world)
    answer_offers(table.play, ours, first=False)

    assert [] == conflict.offers
    assert [OfferWithdrawn(army=ours.id)] == table.events


def test_FIE_16_25_a_house_that_nobody_plays_saves_its_fortress_at_the_start_of_a_season() -> None:
    """The war is over, and Rouen stays Blois's."""
    world, conflict, ours, theirs = a_campaign("rouen", "rouen")
    world.houses[B].holder = "autopilot"
    ours.status, ours.inside = "assembling", True
    theirs.siege = Siege(fief="rouen", spent=5)
    sue_by_themselves(a_table(world).play, conflict.id)

    assert {} == world.conflicts
    assert B == world.fiefs["rouen"].control
