"""Rounds: how they begin, what is ordered for them, and how they end (EMP-H5.2 to EMP-H5.8, EMP-H5.21, EMP-H5.22)."""

from dataclasses import replace

from rules.empires.board.houses import initiative
from rules.empires.board.measures import move
from rules.empires.board.state import World
from rules.empires.deck.deck import shuffle_anew
from rules.empires.ending.account import account
from rules.empires.ending.ending import end_round
from rules.empires.turn.actions import write_sheet
from rules.empires.turn.events import Drifted, NaturesTold, PaceSet, RoundBegan
from rules.empires.turn.minds import Mind
from rules.empires.turn.silence import silent
from rules.empires.turn.windows import ROUND, aside, hear, mains
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play

COMPANY = 2
"""Players from which on a whole round is ordered together (EMP-H5.20)."""


def set_pace(play: Play[World]) -> None:
    """Settle by who plays now how orders are taken; it never changes (EMP-H5.20)."""
    world = play.state
    world.began_with_players = bool(world.players())
    together = len(world.players()) >= COMPANY
    world.pace = world.wish if world.wish != "auto" else ("rounds" if together else "turns")
    alone = tuple((seat, one.character) for seat, one in world.empires.items() if seat not in world.players())
    if alone:
        play.tell(NaturesTold(characters=alone))
    play.tell(PaceSet(pace=world.pace))


def begin_round(play: Play[World], *, first: bool) -> None:
    """Begin a round, and with it a game turn where one is over (EMP-H5.1, EMP-H5.4, EMP-H4.9, EMP-H5.6)."""
    world = play.state
    if not first:
        world.round_index += 1
        world.round_in_turn += 1
        if world.round_in_turn > world.calendar.rounds_per_turn:
            world.turn, world.round_in_turn = world.turn + 1, 1
            shuffle_anew(play)
            drift(play)
    for empire in world.empires.values():
        empire.used, empire.parried = 0, 0
        empire.worked, empire.parley_called, empire.restored = [], False, 0  # what is ordered ahead looks at them
    world.order, world.active, world.step = initiative(world), "", "round"
    play.tell(RoundBegan(year=world.year, turn=world.turn, round=world.round_in_turn, order=tuple(world.order)))
    account(play)


def drift(play: Play[World]) -> None:
    """Let social states go back toward their norms by a level; no checks follow (EMP-H5.5)."""
    world = play.state
    risen: list[str] = []
    fallen: list[str] = []
    for area in world.areas.values():
        if area.social > area.norm:
            move(area, -1)
            fallen.append(area.id)
        elif area.social < area.norm and recovers(world, area.id):
            move(area, 1)
            risen.append(area.id)
    play.tell(Drifted(risen=tuple(risen), fallen=tuple(fallen)))


def recovers(world: World, area: str) -> bool:
    """Tell whether an area below its norm gains a level, by the option (EMP-H5.5)."""
    if world.options.recovery == "quiet":
        return bool(world.areas[area].owner) and not world.areas[area].unrest
    return world.options.recovery == "all"


def hear_orders(play: Play[World], mind: Mind) -> Flow:
    """Take the orders of all players for the round together, in secret (EMP-H5.21, EMP-H5.22)."""
    world = play.state
    window = replace(ROUND, words=lambda: silent(world, world.players(), mind))
    given = yield from hear(play, window, world.empires)
    aside(play, given)
    for seat in world.players():
        write_sheet(world, seat, mains(given, seat), ready=seat in play.ready)


def close_round(play: Play[World]) -> None:
    """Reckon the round (EMP-H5.8)."""
    world = play.state
    world.active, world.step = "", "round"
    end_round(play)
