"""The windows of a campaign: plans, councils, neutrals, peace (FIE-7.10, FIE-7.11a, FIE-7.18, FIE-10.4a)."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from rules.fiefs.armies.orders import STANDING as ARMY_ORDERS
from rules.fiefs.armies.tempers import character
from rules.fiefs.battle.plans import ARRAYS
from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.forces import Army
from rules.fiefs.board.land import round_from
from rules.fiefs.board.state import World
from rules.fiefs.campaign.events import CouncilCalled
from rules.fiefs.campaign.orders import ACTIONS, FleetRaise
from rules.fiefs.campaign.plans import PLANS, PlanFleet
from rules.fiefs.campaign.wording import of_council, of_neutrals, of_peace, of_season, of_switch
from rules.fiefs.declaring.mobilising import MOBILISING, Switch, go_over, may_switch, neutral_rulers, raise_neutrals
from rules.fiefs.declaring.standing import STANDING as MEMBER_ORDERS
from rules.fiefs.detachments.orders import DETACHMENTS
from rules.fiefs.ending.events import PeaceOffered
from rules.fiefs.ending.peace import ALWAYS, Accept, Disband, Refuse, carry_out_peace, dismiss, lapse, offer
from rules.fiefs.fleets.orders import FleetMove
from rules.fiefs.marshal.politics import accepts, doomed, sues
from rules.fiefs.seats.seats import Given, hear
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Flow, Window
from rules.kernel.play.play import Play

FREE: tuple[type[Order[World]], ...] = (*ARMY_ORDERS, *MEMBER_ORDERS, *ALWAYS)
"""What may be ordered beside what an army does."""
FLEETS: tuple[type[Order[World]], ...] = (FleetMove, FleetRaise, PlanFleet)
"""What only campaigns with fleets know (FIE-14)."""
OPTIONS: tuple[type[Order[World]], ...] = (*DETACHMENTS, FleetMove)
"""What detachments and fleets do in an army's turn, besides (section 5.4)."""
SEASON: Window[Order[World]] = Window(
    name="season",
    clause="FIE-7.10",
    asked=(),
    orders=(*PLANS, *OPTIONS, *FREE, *MOBILISING, *ARRAYS),
    title="What does your army do this season?",
    silence="Your marshal acts for your army; neutral rulers stay out.",
    meanwhile="The leaders plan a season of war.",
)
COUNCIL: Window[Order[World]] = Window(
    name="council",
    clause="FIE-7.11a",
    asked=(),
    orders=(*PLANS, *OPTIONS, *FREE, *ARRAYS),
    title="Your army was upset. What does it do for the rest of the season?",
    silence="What is left of your plan stands.",
    meanwhile="Leaders take counsel in the field.",
)
MARCH: Window[Order[World]] = Window(
    name="march",
    clause="FIE-7.7",
    asked=(),
    orders=(*ACTIONS, *PLANS, *OPTIONS, *FREE, Accept, Refuse, *ARRAYS),
    title="What does the army do whose turn it is?",
    silence="Its marshal acts for it.",
    meanwhile="An army is on the march.",
    quiet=True,  # two dozen of them a year
)
MOBILISE: Window[Order[World]] = Window(
    name="mobilise",
    clause="FIE-5.13",
    asked=(),
    orders=(*MOBILISING, *FREE, *ARRAYS),
    title="Does a nation of yours join this war?",
    silence="Your nations stay out of it for now.",
    meanwhile="Neutral rulers consider the war.",
    quiet=True,
)
SWITCH: Window[Order[World]] = Window(
    name="switch",
    clause="FIE-5.15",
    asked=(),
    orders=(Switch, *MEMBER_ORDERS),
    title="A neutral has mobilised. Do you go over to his army?",
    silence="You stay with your army.",
    deadline="reaction",
    meanwhile="Houses may go over to the new army.",
)
PEACE: Window[Order[World]] = Window(
    name="peace",
    clause="FIE-10.4a",
    asked=(),
    orders=(Accept, Refuse),
    title="You are sued for peace. Do you accept?",
    silence="There is no peace.",
    deadline="reaction",
    meanwhile="Leaders consider peace.",
)


def offered(world: World, window: Window[Order[World]]) -> Window[Order[World]]:
    """Give a window without the orders to detachments and fleets of a campaign that has none (FIE-17.2)."""
    missing = (
        *(() if world.settings.detachments else DETACHMENTS),
        *(() if world.settings.fleets else FLEETS),
    )
    return replace(window, orders=tuple(one for one in window.orders if one not in missing)) if missing else window


def order_of_turns(world: World, conflict: Conflict) -> list[str]:
    """Give the armies in turn order: who has the initiative, then round the table from his left (FIE-7.5)."""
    led = {world.armies[one].leader: one for one in conflict.armies}
    first = world.armies[conflict.initiative].leader
    return [led[seat] for seat in round_from(world, first, led)]


def plan_season(play: Play[World], conflict: Conflict, *, neutrals: bool) -> Flow:
    """Hear plans for a season, then neutrals, free orders and peace, in that order (FIE-7.10)."""
    world, id, hosts = play.state, conflict.id, armies(play.state, conflict)
    for army in hosts:
        army.rest = [] if world.season == "winter" else army.plan  # no rest drives an army through the cold
        army.plan, army.tasks, army.council = [], [], False
    leaders = [one.leader for one in armies(world, conflict)]
    attending = [seat for seat, one in conflict.members.items() if one.attends and seat not in leaders]
    asked = [seat for seat in world.playing() if seat in (*leaders, *attending)]
    guests = [seat for seat in world.playing() if seat not in asked]
    window = replace(offered(world, SEASON), words=partial(of_season, world, conflict))
    given = yield from hear(play, window, asked, guests)
    if neutrals:
        yield from admit_neutrals(play, conflict, given)
    carry_out_free(play, id, given)
    resume(hosts)
    sue_by_themselves(play, id)
    yield from make_peaces(play, id)


def armies(world: World, conflict: Conflict) -> list[Army]:
    """Give the armies of a conflict."""
    return [world.armies[one] for one in conflict.armies]


def admit_neutrals(play: Play[World], conflict: Conflict, given: Given) -> Flow:
    """Let neutrals mobilise, and Houses go over to the armies just announced (FIE-5.13 to FIE-5.15)."""
    world = play.state
    raised = raise_neutrals(play, conflict, given)
    if not raised:
        return
    free = [seat for seat in world.playing() if may_switch(world, conflict, seat, raised)]
    gone = yield from hear(play, replace(SWITCH, words=partial(of_switch, world, conflict)), free)
    play.carry_out([one for one in gone if not isinstance(one[1], Switch)])
    go_over(play, conflict, gone, raised)


def ask_neutrals(play: Play[World], conflict: Conflict) -> Flow:
    """Ask the neutral rulers whether they mobilise, turn by turn games (FIE-5.13, FIE-7.18)."""
    asked = [seat for seat in neutral_rulers(play.state, conflict) if seat in play.state.players()]
    window = replace(MOBILISE, words=partial(of_neutrals, play.state, conflict, asked))
    given = yield from hear(play, window, asked, play.state.playing())
    yield from admit_neutrals(play, conflict, given)
    carry_out_free(play, conflict.id, given)


def carry_out_free(play: Play[World], id: str, given: Given) -> None:
    """Carry out plans and free orders seat by seat in table order, in the order given (FIE-7.10, FIE-7.12)."""
    world = play.state
    table = world.playing()
    for seat, order in sorted(given, key=lambda one: table.index(one[0])):
        if isinstance(order, (*MOBILISING, Switch, Accept, *ACTIONS)) or id not in world.conflicts:
            continue
        if play.obey(seat, order) and isinstance(order, Disband):
            dismiss(play, seat)


def sue_by_themselves(play: Play[World], id: str) -> None:
    """Let autopilots sue for peace, or disband, at the start of a season (FIE-16.15, FIE-16.25)."""
    world = play.state
    conflict = world.conflicts.get(id)
    for army in armies(world, conflict) if conflict else ():
        if id in world.conflicts:
            give_up_by_itself(play, army)
        if id in world.conflicts:
            sue_by_itself(play, army)


def give_up_by_itself(play: Play[World], army: Army) -> None:
    """Let an autopilot disband an army that is lost anyway (FIE-16.25)."""
    if play.state.houses[army.leader].holder != "player" and doomed(play.state, army):
        dismiss(play, army.leader)


def sue_by_itself(play: Play[World], army: Army) -> None:
    """Let an autopilot sue for peace, if it would (FIE-16.15)."""
    world = play.state
    if world.houses[army.leader].holder == "player":
        return
    to = sues(world, army, character(world, army))
    if to:
        offer(world, army, to)
        play.tell(PeaceOffered(army=army.id, to=to, unasked=True))


def make_peaces(play: Play[World], id: str) -> Flow:
    """Ask all who were sued, together; then all offers lapse (FIE-10.4a)."""
    world = play.state
    conflict = world.conflicts.get(id)
    if conflict is None or not conflict.offers:
        return
    sued = {world.armies[one.to].leader for one in conflict.offers}
    window = replace(PEACE, words=partial(of_peace, world, conflict))
    given = yield from hear(play, window, [seat for seat in world.playing() if seat in sued])
    said = [(seat, order.army) for seat, order in given if isinstance(order, Accept) and play.allows(seat, order)]
    accepted = [
        (army, offered.by)
        for army in order_of_turns(world, conflict)
        for offered in conflict.offers
        if offered.to == army and agrees(world, world.armies[army], offered.by, said)
    ]
    carry_out_peace(play, id, accepted)
    lapse(play, id, everything=True)


def resume(hosts: Sequence[Army]) -> None:
    """Let what was left of a plan stand where no new one was given (FIE-7.10, FIE-7.11a)."""
    for army in hosts:
        army.plan, army.rest = army.plan or army.rest, []


def agrees(world: World, army: Army, suitor: str, said: Sequence[tuple[str, str]]) -> bool:
    """Tell whether a leader accepts peace: a player if he said so, an autopilot by its character (FIE-16.15)."""
    if world.houses[army.leader].holder == "player":
        return (army.leader, suitor) in said
    return accepts(world, army, world.armies[suitor], character(world, army))


def take_counsel(play: Play[World], id: str) -> Flow:
    """Ask the leaders of upset armies for a new plan, once a season each; then peace may be made (FIE-7.11a)."""
    world = play.state
    conflict = world.conflicts.get(id)
    upset = [one for one in armies(world, conflict) if one.upset and not one.council] if conflict else []
    if conflict is None or not upset:
        return
    people = world.players()
    for army in upset:
        army.council = True
    asked = [army for army in upset if army.leader in people]
    if not asked:
        return
    play.tell(CouncilCalled(conflict=id, seats=tuple(army.leader for army in asked)))
    for army in asked:
        army.rest, army.plan = army.plan, []
    leaders = [one.leader for one in armies(world, conflict)]
    guests = [seat for seat in world.playing() if seat not in leaders]
    window = replace(offered(world, COUNCIL), words=partial(of_council, world, conflict, asked))
    given = yield from hear(play, window, [army.leader for army in asked], guests)
    carry_out_free(play, id, given)
    resume(asked)
    yield from make_peaces(play, id)
