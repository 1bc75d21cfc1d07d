"""A player turn, P1 to P4 (section 4.2)."""

from rules.empires.board.state import World
from rules.empires.court.church import watch_levant
from rules.empires.fate.heresy import spread
from rules.empires.turn.actions import actions
from rules.empires.turn.drawing import event
from rules.empires.turn.events import TurnBegan
from rules.empires.turn.minds import Mind
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play


def player_turn(play: Play[World], seat: str, mind: Mind) -> Flow:
    """Let a seat begin, draw, act and end; nothing of another's turn is mixed in (EMP-H5.3, EMP-H5.7)."""
    begin(play, seat)
    yield from event(play, seat, mind)
    yield from actions(play, seat, mind)
    end(play, seat)


def begin(play: Play[World], seat: str) -> None:
    """P1: what counts in this turn alone begins anew."""
    world, empire = play.state, play.state.empires[seat]
    world.active, world.step, world.openings = seat, "begin", 0
    empire.worked, empire.parley_called, empire.restored = [], False, 0
    play.tell(TurnBegan(seat=seat, year=world.year))


def end(play: Play[World], seat: str) -> None:
    """P4: a heresy spreads, the Levant is looked at, and the sheet is emptied."""
    world, empire = play.state, play.state.empires[seat]
    world.step = "end"
    spread(play)
    watch_levant(play)
    empire.sheet, empire.silent, empire.reckoned, empire.lords = [], False, {}, {}
