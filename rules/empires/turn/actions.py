"""P3: a seat acts, by its sheet, its plan, its caretaker or its autopilot (EMP-H5.11 to EMP-H5.14, EMP-H5.27)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice

from rules.empires.board.houses import run_by_player
from rules.empires.board.measures import earn
from rules.empires.board.sheets import MainOrder, lapse, perform, read
from rules.empires.board.state import World
from rules.empires.board.tables import ENDEAVOURS
from rules.empires.endeavours.orders import Conquer, Endeavour, Penance
from rules.empires.endeavours.reckoning import Try, lords, reckon
from rules.empires.turn.events import CaretakerActed, DemesneYielded
from rules.empires.turn.minds import Mind, Steps, looking
from rules.empires.turn.orders import MAIN_BY_NAME, Done
from rules.empires.turn.posts import offer
from rules.empires.turn.questions import aftermath
from rules.empires.turn.silence import silent
from rules.empires.turn.windows import AGAIN, TURN, aside, hear, mains
from rules.kernel.orders.order import Given
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play

OPENINGS = 12
"""How often a seat is asked for a sheet in one player turn, at most (EMP-H5.12)."""
KEPT = 3
"""Endeavours after which a caretaker tries no more, so that two are left for defence (EMP-HA.9, EMP-H5.27)."""
STEPS = 120
"""Orders of an autopilot in one turn, at most: far more than it has use for."""


def actions(play: Play[World], seat: str, mind: Mind) -> Flow:
    """Let a seat act: asked now, by the sheet that it gave for the round, or by itself (EMP-H5.11, EMP-H5.22)."""
    world = play.state
    world.step = "actions"
    enlarge(play, seat)
    if world.pace == "turns" and run_by_player(world, seat):
        yield from by_windows(play, seat, mind)
        return
    yield from offer(play, seat, mind)
    yield from unasked(play, seat, mind)


def enlarge(play: Play[World], seat: str) -> None:
    """Give a seat 1 gold for each enlarged demesne before it (EMP-19.2f2)."""
    demesnes = play.state.empires[seat].front.count("demesne")
    if demesnes:
        earn(play.state, seat, demesnes)
        play.tell(DemesneYielded(seat=seat, gold=demesnes))


def unasked(play: Play[World], seat: str, mind: Mind) -> Flow:
    """Carry out what was ordered beforehand, or what a caretaker or the autopilot decides (EMP-H5.13, EMP-H5.22)."""
    empire = play.state.empires[seat]
    if not run_by_player(play.state, seat):
        yield from step_by_step(play, seat, mind.turn(looking(play, seat), seat), mind)
    elif empire.silent:
        yield from caretake(play, seat, mind)
    else:
        yield from run_sheet(play, seat, mind, early=True)


def by_windows(play: Play[World], seat: str, mind: Mind) -> Flow:
    """Ask a seat for its sheet, again and again until its turn ends; all others may give side orders (EMP-H5.12).

    Here windows stand in a loop, for each sheet is written in the knowledge of what the one before it brought.
    """
    world, others = play.state, [one for one in play.state.empires if one != seat]
    ended = False
    while not ended:
        world.openings += 1
        first = replace(TURN, words=lambda: silent(world, [seat], mind))
        given = yield from hear(play, first if world.openings == 1 else AGAIN, [seat], others)
        ready, sheet = seat in play.ready, mains(given, seat)
        aside(play, given)
        yield from offer(play, seat, mind)
        if not run_by_player(world, seat):
            yield from unasked(play, seat, mind)  # it was given up (EMP-H26.7)
            return
        if not sheet and world.openings > 1:
            return
        write_sheet(world, seat, sheet, ready=ready)
        ended = ends(world, seat, ready=ready)
        if world.empires[seat].silent:
            yield from caretake(play, seat, mind)
        else:
            yield from run_sheet(play, seat, mind, early=not sheet)


def write_sheet(world: World, seat: str, sheet: Sequence[MainOrder], *, ready: bool) -> None:
    """Write on a seat's sheet what it ordered, or else its plan; who is silent gets a caretaker (EMP-H5.13)."""
    empire = world.empires[seat]
    empire.sheet = [Given.of(order) for order in sheet] or list(empire.standing.plan)
    empire.silent = not empire.sheet and not ready
    tries = list(tries_of(read(one, MAIN_BY_NAME) for one in empire.sheet))
    empire.reckoned, empire.lords = reckon(world, seat, tries), lords(world, tries)


def tries_of(orders: Iterable[MainOrder]) -> Iterator[Try]:
    """Give the endeavours of a sheet that dice decide."""
    for one in orders:
        if isinstance(one, Endeavour) and one.kind != Penance.kind:
            yield one.kind, str(getattr(one, "target", "")), str(getattr(one, "base", ""))


def ends(world: World, seat: str, *, ready: bool) -> bool:
    """Tell whether the turn is over with a sheet: it says so, or its seat has nothing more to say (EMP-H5.12)."""
    sheet = world.empires[seat].sheet
    done = not sheet or any(given.order == Done.name for given in sheet)
    return done or not ready or world.openings >= OPENINGS


def run_sheet(play: Play[World], seat: str, mind: Mind, *, early: bool) -> Flow:
    """Carry a sheet out, order by order; what is left of it stands in the state (EMP-H5.11).

    `early`: it was given before anybody acted: gold is cut down to what there is, and heresy is seen to (EMP-H5.27).
    """
    empire = play.state.empires[seat]
    while empire.sheet:
        order = read(empire.sheet[0], MAIN_BY_NAME)
        if early and order.endeavour:
            yield from regain(play, seat, mind)
        empire.sheet = empire.sheet[1:]
        yield from perform(play, seat, order, early=early)
        yield from aftermath(play, mind)
    if early:
        yield from regain(play, seat, mind)


def caretake(play: Play[World], seat: str, mind: Mind) -> Flow:
    """Keep a silent player's house for a turn; a heresy is seen to after the taxes (EMP-HA.9, EMP-H5.27)."""
    play.tell(CaretakerActed(seat=seat))
    for order in islice(mind.caretake(looking(play, seat), seat), STEPS):
        if order.endeavour:
            yield from regain(play, seat, mind, KEPT)
        if not order.endeavour or play.state.empires[seat].used < KEPT:
            yield from perform(play, seat, order, early=True)
            yield from aftermath(play, mind)
    yield from regain(play, seat, mind, KEPT)


def step_by_step(play: Play[World], seat: str, steps: Steps, mind: Mind) -> Flow:
    """Carry out what an autopilot decides, one order after the other (EMP-HA.1)."""
    for order in islice(steps, STEPS):
        yield from perform(play, seat, order, early=False)
        yield from aftermath(play, mind)


def regain(play: Play[World], seat: str, mind: Mind, below: int = ENDEAVOURS) -> Flow:
    """Try to take back what has broken away in heresy, as the seat's standing order says (EMP-H5.27)."""
    world, empire = play.state, play.state.empires[seat]
    wish = empire.standing.regain
    while world.outbreak and world.outbreak.drawer == seat and world.regain_tries < wish.tries and empire.used < below:
        order = Conquer(target=world.outbreak.area, extra=wish.extra)
        if lapse(world, seat, order.trimmed(world, seat)):
            return
        world.regain_tries += 1
        yield from perform(play, seat, order, early=True)
        yield from aftermath(play, mind)
