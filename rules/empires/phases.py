"""A round: its orders, a turn for each seat in its order, the parley, and the reckoning (section 4)."""

from rules.empires.autopilot.mind import MIND
from rules.empires.board.houses import seat_players
from rules.empires.board.state import World
from rules.empires.claims.claims import sweep_claims
from rules.empires.turn import rounds
from rules.empires.turn.player_turn import player_turn
from rules.empires.turn.questions import vote
from rules.empires.unrest.unrest import sweep_line
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Phase, Play

PLACES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")
"""In the order of a round; no scenario has more seats."""


def game_begins(play: Play[World]) -> Flow:
    """See that nothing hangs loose, and settle how orders are taken (EMP-H4.7, EMP-H5.20)."""
    seat_players(play)
    for seat in play.state.empires:
        sweep_line(play, seat)
    sweep_claims(play)
    rounds.set_pace(play)
    yield from ()


def round_begins(play: Play[World]) -> Flow:
    """Begin a round, and with every fifth a game turn (EMP-H5.4)."""
    seat_players(play)
    rounds.begin_round(play, first=play.turn == 1)
    yield from ()


def orders(play: Play[World]) -> Flow:
    """Take all orders of the round together, where the pace is so (EMP-H5.21)."""
    seat_players(play)
    yield from rounds.hear_orders(play, MIND)


def taken(place: int) -> Phase[World]:
    """Give the player turn at a place of the round's order (EMP-H5.3)."""

    def phase(play: Play[World]) -> Flow:
        seat_players(play)
        if place < len(play.state.order):
            yield from player_turn(play, play.state.order[place], MIND)

    phase.__name__ = f"{PLACES[place]}_turn"
    phase.__doc__ = f"Let the {PLACES[place]} seat of the round draw and act (EMP-H5.3, section 4.2)."
    return phase


def votes(play: Play[World]) -> Flow:
    """Vote on all that was put in the round, together, where the pace is so (EMP-H5.22, EMP-H5.26)."""
    seat_players(play)
    play.state.active, play.state.step = "", "round"
    yield from vote(play, MIND)


def round_ends(play: Play[World]) -> Flow:
    """Reckon the round, and see whether the game is over (EMP-H5.8, EMP-H26)."""
    seat_players(play)
    rounds.close_round(play)
    yield from ()


def idle(world: World, phase: str) -> bool:
    """Tell whether nobody has a part in a phase: orders turn by turn, votes on nothing, a seat too many."""
    if phase == orders.__name__:
        return world.pace == "turns" or not world.seated
    if phase == votes.__name__:
        return not world.agenda
    name, _, part = phase.partition("_")
    return part == "turn" and name in PLACES and PLACES.index(name) >= len(world.order)


OPENING: tuple[Phase[World], ...] = (game_begins,)
ROUND: tuple[Phase[World], ...] = (
    round_begins,
    orders,
    *(taken(place) for place in range(len(PLACES))),
    votes,
    round_ends,
)
