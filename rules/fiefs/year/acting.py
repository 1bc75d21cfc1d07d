"""The year's actions: all at once and carried out in order, or one House after the other (FIE-3.2 to 3.6)."""

from collections.abc import Sequence
from dataclasses import replace

from rules.fiefs.board.state import World
from rules.fiefs.claims.deeds import Deed
from rules.fiefs.claims.homes import name_home
from rules.fiefs.claims.orders import CLAIMING, NameHome, Pass, Wait
from rules.fiefs.crusades.crusades import later_years
from rules.fiefs.crusades.orders import SendOnCrusade, Spoils, ask_spoils, owed, take_spoils
from rules.fiefs.declaring.joining import sideless, take_sides
from rules.fiefs.declaring.orders import DECLARING
from rules.fiefs.declaring.standing import Attend
from rules.fiefs.seats.seats import Given, hear
from rules.fiefs.year.deciding import DIE, decide
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Flow, Window
from rules.kernel.play.play import Play

ACTIONS: tuple[type[Deed], ...] = (*CLAIMING[:2], *DECLARING, SendOnCrusade, *CLAIMING[2:])
"""What a House can do in a year (FIE-3.3)."""
FREE: tuple[type[Order[World]], ...] = (Spoils, NameHome, Attend)
"""What it may order besides."""
SEALED: Window[Order[World]] = Window(
    name="sealed",
    clause="FIE-3.6",
    asked=(),
    orders=(*ACTIONS, Wait, *FREE),
    silence="You do nothing this year.",
    title="What do you do this year? Name up to three actions: the first that is possible is taken.",
    meanwhile="The Houses decide in secret what they do this year.",
)
ACTION: Window[Order[World]] = Window(
    name="action",
    clause="FIE-3.5",
    asked=(),
    orders=(*ACTIONS, *FREE),
    silence="You do nothing this year.",
    title="It is your turn: what do you do this year?",
    meanwhile="A House decides what it does this year.",
)


def actions(play: Play[World]) -> Flow:
    """Let every House act once, in the way of the setting (FIE-3.2, FIE-3.5, FIE-3.6)."""
    if play.state.settings.actions == "round":
        for seat in play.state.order:
            yield from at_turn(play, seat)
    else:
        yield from at_once(play)


def offered(world: World, window: Window[Order[World]]) -> Window[Order[World]]:
    """Give a window without what only wars that go on know (FIE-17.8)."""
    return window if world.conflicts else replace(window, orders=tuple(one for one in window.orders if one != Attend))


def at_once(play: Play[World]) -> Flow:
    """Hear all in secret, then carry out in the year's order; who waits is asked when its turn comes (FIE-3.6)."""
    world = play.state
    for seat in world.order:
        later_years(play, seat)
    given = yield from hear(play, offered(world, SEALED), world.order)
    beforehand(play, given, owed(world))
    ranked = {seat: deeds(given, seat) for seat in world.order}
    for seat in world.order:
        yield from in_turn(play, seat, ranked[seat])
    yield from ask_spoils(play)


def in_turn(play: Play[World], seat: str, ranked: Sequence[Deed]) -> Flow:
    """Take the first of a House's ranks that is possible; who waited is asked alone first (FIE-3.6)."""
    if any(isinstance(one, Wait) for one in ranked):
        play.state.acting = seat
        given = yield from hear(play, offered(play.state, ACTION), [seat])
        beforehand(play, given, [])
        ranked = deeds(given, seat)
    act(play, seat, ranked)


def at_turn(play: Play[World], seat: str) -> Flow:
    """Let a House act alone, and all take sides at once in what it began (FIE-3.5, FIE-15.3, FIE-15.7)."""
    world = play.state
    later_years(play, seat)
    world.acting = seat
    given = yield from hear(play, offered(world, ACTION), [seat])
    beforehand(play, given, [seat] if world.houses[seat].free_claims else [])
    act(play, seat, deeds(given, seat))
    yield from take_sides(play, sideless(world))
    yield from ask_spoils(play)


def deeds(given: Given, seat: str) -> list[Deed]:
    """Give the actions that a House ordered, in its order."""
    return [order for who, order in given if who == seat and isinstance(order, Deed)]


def beforehand(play: Play[World], given: Given, claimants: Sequence[str]) -> None:
    """Name homes and make free claims before any action, and say who attends (FIE-3.6, FIE-3.9, FIE-15.7, FIE-17.8)."""
    play.carry_out([one for one in given if isinstance(one[1], Attend)])
    for seat, order in given:
        if isinstance(order, NameHome) and play.allows(seat, order):
            name_home(play, seat, order.fief, "FIE-3.9")
    take_spoils(play, given, claimants)


def act(play: Play[World], seat: str, ranked: Sequence[Deed]) -> None:
    """Do the first of some actions that is legal now, else pass; autopilots decide now (FIE-3.6, FIE-16.6)."""
    world, house = play.state, play.state.houses[seat]
    world.acting, house.ranks = seat, []
    if not ranked and house.holder != "player":
        ranked = [decide(world, seat, play.chance.die("FIE-16.2", "ambition", seat, DIE))]
    possible = (one for one in ranked if play.allows(seat, one))
    deed = next(possible, Pass())
    deed.perform(play, seat)
    house.acted, world.acting = True, ""
