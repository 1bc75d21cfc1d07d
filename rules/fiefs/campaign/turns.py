"""A campaign turn: each army in its order does one thing (FIE-7.5 to FIE-7.13)."""

from rules.fiefs.armies.camp import winter
from rules.fiefs.armies.raising import make_ready
from rules.fiefs.armies.tempers import character
from rules.fiefs.board.forces import Army, Item
from rules.fiefs.board.state import World
from rules.fiefs.campaign.acting import perform
from rules.fiefs.campaign.orders import Action
from rules.fiefs.campaign.planning import next_action, possible, seeking_done
from rules.fiefs.campaign.windows import MARCH, carry_out_free, order_of_turns, sue_by_itself, take_counsel
from rules.fiefs.ending.conflicts import check_end
from rules.fiefs.ending.peace import Accept, lapse, make_peace
from rules.fiefs.marshal.deciding import by_marshal
from rules.fiefs.marshal.politics import accepts
from rules.fiefs.seats.seats import hear
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
    lapse(world, id)
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
    yield from act(play, one, next_action(play, one))


def act(play: Play[World], army: Army, item: Item) -> Flow:
    """Carry out what an army does."""
    world, id = play.state, army.conflict
    yield from perform(play, army, item)
    if id in world.conflicts and army.upset:
        seeking_done(world, army)


def by_turns(play: Play[World], army: Army, *, first: bool) -> Flow:
    """Ask the leader what his army does now, unless a plan of his goes on (FIE-7.10a)."""
    world, id = play.state, army.conflict
    if army.upset:
        army.plan = []  # FIE-7.11
    if world.houses[army.leader].holder != "player":
        answer_offers(play, army, first=first)
        if id in world.conflicts:
            yield from act(play, army, next_action(play, army))
        return
    if army.plan:
        yield from act(play, army, next_action(play, army))
        return
    given = yield from hear(play, MARCH, [army.leader])
    carry_out_free(play, id, given)
    for seat, order in given:
        if isinstance(order, Accept) and id in world.conflicts and play.allows(seat, order):
            make_peace(play, order.army, army.id)
    if id not in world.conflicts:
        return
    ordered = [order for seat, order in given if isinstance(order, Action) and play.allows(seat, order)]
    if ordered:
        yield from act(play, army, ordered[-1].item())
    elif army.plan:
        yield from act(play, army, next_action(play, army))
    else:
        yield from act(play, army, possible(world, army, by_marshal(world, army, character(world, army))))


def answer_offers(play: Play[World], army: Army, *, first: bool) -> None:
    """Let an autopilot answer who sued it, and sue in its first turn of a season (FIE-16.15)."""
    world, id = play.state, army.conflict
    for suitor in [one.by for one in world.conflicts[id].offers if one.to == army.id]:
        if id in world.conflicts and accepts(world, army, world.armies[suitor], character(world, army)):
            make_peace(play, suitor, army.id)
    if first and id in world.conflicts:
        sue_by_itself(play, army)


def freeze(play: Play[World], id: str, order: list[str]) -> None:
    """Let winter take its toll of every army that is not encamped, in turn order (FIE-8.57)."""
    world = play.state
    for one in order:
        if id in world.conflicts and world.armies[one].on_board:
            winter(play, world.armies[one])
            check_end(play, id)
