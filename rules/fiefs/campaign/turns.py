"""A campaign turn: each army in its order does one thing (FIE-7.5 to FIE-7.13)."""

from dataclasses import replace
from functools import partial

from rules.fiefs.armies.camp import winter
from rules.fiefs.armies.orders import needed
from rules.fiefs.armies.raising import make_ready
from rules.fiefs.armies.tempers import character
from rules.fiefs.board.forces import Army, Force, Item
from rules.fiefs.board.sides import detachments_of
from rules.fiefs.board.state import World
from rules.fiefs.campaign.acting import perform
from rules.fiefs.campaign.orders import Action
from rules.fiefs.campaign.planning import next_action, seeking_done, skip_ended
from rules.fiefs.campaign.tasks import set_out, settle
from rules.fiefs.campaign.windows import (
    MARCH,
    carry_out_free,
    give_up_by_itself,
    offered,
    order_of_turns,
    sue_by_itself,
    take_counsel,
)
from rules.fiefs.campaign.wording import of_march
from rules.fiefs.ending.conflicts import check_end
from rules.fiefs.ending.events import OfferWithdrawn
from rules.fiefs.ending.peace import Accept, lapse, make_peace, withdraw_offers
from rules.fiefs.marshal.deciding import decide
from rules.fiefs.marshal.parties import errands
from rules.fiefs.marshal.politics import accepts, relents
from rules.fiefs.seats.seats import Given, hear
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play


def campaign_turn(play: Play[World], id: str, turn: int, *, first: bool, last: bool) -> Flow:
    """Play one campaign turn of a conflict that is still open; `first` and `last` are of its season (section 4)."""
    world = play.state
    if id not in world.conflicts:
        return
    begin_turn(world, id, turn)
    order = list(world.turn_order)
    for one in order:
        yield from army_turn(play, id, one, first=first)
    if world.season == "winter":
        freeze(play, id, order)
    world.army = ""
    lapse(play, id)
    if world.settings.pace == "season" and not last:
        yield from take_counsel(play, id)


def begin_turn(world: World, id: str, turn: int) -> None:
    """Set the counters of a turn to zero, and fix its order (FIE-7.5)."""
    conflict = world.conflicts[id]
    world.turn = turn
    for army in (world.armies[one] for one in conflict.armies):
        if army.upset and world.settings.pace == "turns":
            army.plan = []  # FIE-7.11
        army.retreats, army.left, army.upset = 0, [], False
        for part in detachments_of(world, army):
            part.retreats, part.left, part.acted = 0, [], False
    for fleet in world.fleets.values():
        fleet.retreats, fleet.moved = 0, False
    world.turn_order = order_of_turns(world, conflict)


def army_turn(play: Play[World], id: str, army: str, *, first: bool) -> Flow:
    """Let an army do what it does in its turn, while its conflict lasts (FIE-7.7, FIE-7.13)."""
    world = play.state
    if id not in world.conflicts or army not in world.armies:
        return
    world.army, one = army, world.armies[army]
    make_ready(play, one)
    if world.settings.pace == "turns":
        yield from by_turns(play, one, first=first)
        return
    yield from go_on(play, one)


def go_on(play: Play[World], army: Army) -> Flow:
    """Let an army do what its plan says, else what its marshal does (FIE-7.8, FIE-7.9)."""
    world = play.state
    skip_ended(play, army)
    if world.houses[army.leader].holder != "player" and not (army.plan or army.tasks):
        army.tasks = errands(world, army, decide(world, army, character(world, army)))
    yield from set_out(play, army)
    if army.id in play.state.armies:
        yield from act(play, army, next_action(play, army))


def act(play: Play[World], army: Army, item: Item) -> Flow:
    """Carry out what an army does, and what its detachments and its fleet do after it."""
    world, id = play.state, army.conflict
    yield from perform(play, army, item)
    if id in world.conflicts:
        yield from settle(play, army)
    if id in world.conflicts and army.upset:
        seeking_done(world, army)


def by_turns(play: Play[World], army: Army, *, first: bool) -> Flow:
    """Ask the leader what his army does now, unless a plan of his goes on; all others may order too (FIE-7.10a)."""
    world, id = play.state, army.conflict
    if army.upset:
        army.plan = []  # FIE-7.11
    if world.houses[army.leader].holder != "player":
        answer_offers(play, army, first=first)
        if id in world.conflicts:
            yield from go_on(play, army)
        return
    if army.plan:
        yield from go_on(play, army)
        return
    window = replace(offered(world, MARCH), words=partial(of_march, world, army))
    given = yield from hear(play, window, [army.leader], world.playing())
    carry_out_free(play, id, given)
    accept_offers(play, id, given)
    if id not in world.conflicts:
        return
    yield from set_out(play, army)
    if id not in world.conflicts:
        return
    ordered = [order for seat, order in given if isinstance(order, Action) and play.allows(seat, order)]
    if ordered:
        yield from act(play, army, ordered[-1].item())
    else:
        yield from act(play, army, next_action(play, army))


def accept_offers(play: Play[World], id: str, given: Given) -> None:
    """Make the peaces that leaders accept, seat by seat, while there is anything to end (FIE-10.2)."""
    for seat, order in given:
        if isinstance(order, Accept) and id in play.state.conflicts and play.allows(seat, order):
            make_peace(play, order.army, needed(play.state, seat, order.clause).id)


def answer_offers(play: Play[World], army: Army, *, first: bool) -> None:
    """Let an autopilot answer who sued it, sue in its first turn of a season, and take it back (FIE-16.15)."""
    world, id = play.state, army.conflict
    for suitor in [one.by for one in world.conflicts[id].offers if one.to == army.id]:
        if id in world.conflicts and accepts(world, army, world.armies[suitor], character(world, army)):
            make_peace(play, suitor, army.id)
    if id in world.conflicts and relents(world, army, character(world, army)):
        withdraw_offers(world, army)
        play.tell(OfferWithdrawn(army=army.id))
    if first and id in world.conflicts:
        sue_by_itself(play, army)
    if id in world.conflicts:
        give_up_by_itself(play, army)


def freeze(play: Play[World], id: str, order: list[str]) -> None:
    """Let winter take its toll of every army that is not encamped, in turn order (FIE-8.57)."""
    world = play.state
    for one in order:
        if id in world.conflicts:
            army = world.armies[one]
            forces: list[Force] = [army, *detachments_of(world, army)]
            for force in forces:
                winter(play, force)  # one that is gone meanwhile is passed over
            check_end(play, id)
