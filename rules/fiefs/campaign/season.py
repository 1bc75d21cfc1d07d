"""The campaign of a conflict, season by season (FIE-7.1 to FIE-7.4, FIE-7.14 to FIE-7.18)."""

from dataclasses import replace
from functools import partial

from rules.fiefs.armies.camp import break_camps
from rules.fiefs.armies.raising import open_ready
from rules.fiefs.armies.tempers import character
from rules.fiefs.board.conflicts import Conflict, Opening
from rules.fiefs.board.dicing import dice_off
from rules.fiefs.board.forces import Army
from rules.fiefs.board.land import fiefs_of
from rules.fiefs.board.sides import detachments_of, friendly
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import SEASONS, TURNS, Season
from rules.fiefs.campaign.events import CampaignBegan, CampaignEnded, SeasonBegan
from rules.fiefs.campaign.turns import campaign_turn
from rules.fiefs.campaign.windows import armies, ask_neutrals, order_of_turns, plan_season
from rules.fiefs.campaign.wording import of_opening
from rules.fiefs.declaring.joining import Open
from rules.fiefs.ending.conflicts import end_rebellion, exhaust, leave_campaign
from rules.fiefs.fleets.raising import launch
from rules.fiefs.marshal.politics import opening_fief, opening_port
from rules.fiefs.meeting import detached
from rules.fiefs.meeting.meeting import driven_out
from rules.fiefs.seats.seats import hear
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Flow, Window
from rules.kernel.play.play import Play

OPENING: Window[Order[World]] = Window(
    name="opening",
    clause="FIE-7.3",
    asked=(),
    orders=(Open,),
    title="When and where does your campaign begin?",
    silence="It begins in spring, where your targets are nearest.",
    meanwhile="A declarer opens his campaign.",
)


def first_turn(season: Season) -> int:
    """Give the number of a season's first campaign turn, 1 to 12 (FIE-7.1)."""
    return 1 + sum(TURNS[one] for one in SEASONS[: SEASONS.index(season)])


def waits(world: World, place: int, season: Season) -> bool:
    """Tell whether a season of one of the year's campaigns has nobody to fight it: `idle` passes over it (FIE-7.3)."""
    id = world.campaigns[place] if place < len(world.campaigns) else ""
    conflict = world.conflicts.get(id)
    if conflict is None or conflict.fought == world.year:
        return True
    begins = conflict.opening.season if conflict.opening and not conflict.campaigns else "spring"
    return SEASONS.index(season) < SEASONS.index(begins)


def season(play: Play[World], place: int, season: Season) -> Flow:
    """Play a season of one of the year's campaigns (FIE-7.1)."""
    world = play.state
    if waits(world, place, season):
        return
    id = world.campaigns[place]
    if world.conflict != id:
        yield from open_campaign(play, id, season)
    if world.conflict == id and id in world.conflicts:
        yield from play_season(play, id, season)
    if id in world.conflicts and season == "winter" and world.conflict == id:
        end_campaign(play, world.conflicts[id])


def open_campaign(play: Play[World], id: str, now: Season) -> Flow:
    """Begin a campaign: the first as its declarer opens it, a later one with dice (FIE-7.3, FIE-7.4)."""
    world, conflict = play.state, play.state.conflicts[id]
    if not conflict.campaigns and conflict.opening is None:
        yield from hear_opening(play, conflict)
    if waits(world, world.campaigns.index(id), now):
        return
    world.conflict, world.season, world.turn = id, now, first_turn(now)
    for army in armies(world, conflict):
        army.plan, army.rest, army.tasks, army.raised_turn, army.upset = [], [], [], 0, False
    conflict.offers, conflict.arrays = [], {}
    for member in conflict.members.values():
        member.stays_out = False
    if conflict.campaigns:
        yield from go_on(play, conflict)
    else:
        open_first(play, conflict)


def hear_opening(play: Play[World], conflict: Conflict) -> Flow:
    """Ask the declarer where and when he begins, if he was not asked as sides were taken (FIE-7.3)."""
    if play.state.settings.join == "round":
        army = play.state.armies[conflict.armies[0]]
        fief = starting_fief(play.state, conflict, army, Opening())
        window = replace(OPENING, words=partial(of_opening, play.state, conflict, fief))
        play.carry_out((yield from hear(play, window, [conflict.declarer])))
    if conflict.opening is None:
        conflict.opening = Opening()


def open_first(play: Play[World], conflict: Conflict) -> None:
    """Place the declarer's army, ready, with the initiative; a rebel without a home has failed (FIE-7.3, FIE-6.5)."""
    world, army = play.state, play.state.armies[conflict.armies[0]]
    conflict.campaigns, conflict.initiative = 1, army.id
    opening = conflict.opening or Opening()
    conflict.began = opening.season
    world.turn_order = order_of_turns(world, conflict)
    conflict.members[army.leader].general = opening.general
    fief = starting_fief(world, conflict, army, opening)
    if not fief:
        end_rebellion(play, conflict, won=False, why="homeless")
        return
    play.tell(CampaignBegan(conflict=conflict.id, number=1, season=opening.season, army=army.id))
    open_ready(play, army, fief)
    if world.houses[army.leader].holder != "player":
        opening.fleet = opening_port(world, army, fief)
    launch(play, conflict, army)


def starting_fief(world: World, conflict: Conflict, army: Army, opening: Opening) -> str:
    """Give where a declarer's army begins: a rebel's in his home, another's where he said (FIE-6.5, FIE-7.3)."""
    if conflict.rebellion:
        return world.houses[conflict.declarer].home
    if opening.fief in fiefs_of(world, conflict.nation_a):
        return opening.fief
    return opening_fief(world, army, character(world, army))


def go_on(play: Play[World], conflict: Conflict) -> Flow:
    """Go on with a conflict of an earlier year (FIE-7.4, FIE-7.16, FIE-7.17)."""
    world, id = play.state, conflict.id
    left = [one for one in armies(world, conflict) if one.status != "disbanded"]
    first = dice_off(play, "FIE-7.4", [one.leader for one in left])[0]
    conflict.initiative = next((one.id for one in left if one.leader == first), conflict.initiative)
    conflict.campaigns += 1
    world.turn_order = order_of_turns(world, conflict)
    play.tell(CampaignBegan(conflict=id, number=conflict.campaigns, season="spring", army=conflict.initiative))
    for army in armies(world, conflict):
        army.retreats, army.left = 0, []
        for part in detachments_of(world, army):
            part.retreats, part.left = 0, []
    break_camps(play, conflict.armies)
    shut = [one.id for one in armies(world, conflict) if one.inside and not friendly(world, one, one.fief)]
    order = [one for one in world.turn_order if one in shut]
    for one in order:
        yield from expel(play, id, one)
    parts = [one.id for one in world.detachments.values() if one.inside and not friendly(world, one, one.fief)]
    for one in parts:
        yield from expel_part(play, id, one)


def expel(play: Play[World], id: str, army: str) -> Flow:
    """Drive an army out of a fortress that is friendly no more (FIE-7.17)."""
    world = play.state
    if id in world.conflicts and world.armies[army].inside:
        yield from driven_out(play, world.armies[army])


def expel_part(play: Play[World], id: str, detachment: str) -> Flow:
    """Drive a detachment out of a fortress that is friendly no more (FIE-7.17)."""
    part = play.state.detachments.get(detachment)
    if part and play.state.armies[part.army].conflict == id and part.inside:
        yield from detached.driven_out(play, part)


def play_season(play: Play[World], id: str, now: Season) -> Flow:
    """Hear what is ordered for a season, and play its turns (FIE-7.10, FIE-7.18)."""
    world, conflict = play.state, play.state.conflicts[id]
    began = conflict.campaigns == 1 and conflict.began == now
    world.season, world.turn = now, first_turn(now)
    play.tell(SeasonBegan(conflict=id, season=now, year=world.date(), first=began))
    if world.settings.pace == "season":
        yield from plan_season(play, conflict, neutrals=not began)
    elif not began:
        yield from ask_neutrals(play, conflict)
    turns = [first_turn(now) + number for number in range(TURNS[now])]
    for turn in turns:
        yield from campaign_turn(play, id, turn, first=turn == turns[0], last=turn == turns[-1])


def end_campaign(play: Play[World], conflict: Conflict) -> None:
    """End a campaign with its second winter turn; what has lasted too long is over (FIE-8.58, FIE-7.15)."""
    world = play.state
    conflict.fought = world.year
    years = world.settings.war_years
    if years and conflict.campaigns >= years:
        exhaust(play, conflict)
        return
    play.tell(CampaignEnded(conflict=conflict.id))
    leave_campaign(world)
