"""When it is: `1180, round 1 of 15: the turn of Egypt`."""

from rules.empires.board.state import World

PHASES = {
    "round_begins": "a new round",
    "orders": "orders for the round",
    "votes": "the parleys",
    "round_ends": "the round’s end",
}
"""By the function of a phase; the player turns are called after whose they are."""
TURNS = ("first_turn", "second_turn", "third_turn", "fourth_turn", "fifth_turn", "sixth_turn", "seventh_turn")
"""The phases of the player turns, in their order."""


def calendar(world: World, turn: int, phase: str) -> str:
    """Give the round by its last year, how far the game is, and whose turn it is (EMP-H5.2, EMP-H5.3)."""
    if turn < 1:
        return f"Before {world.calendar.first_year}: setting out"
    part = PHASES.get(phase, "")
    if phase in TURNS and TURNS.index(phase) < len(world.order):
        part = f"the turn of {world.called('seat', world.order[TURNS.index(phase)])}"
    return f"{named(world, turn)}{f': {part}' if part else ''}"


def dated(world: World) -> str:
    """Give the date of a state: `1180, round 1 of 15`."""
    return named(world, world.round_index + 1)


def named(world: World, number: int) -> str:
    """Give a round by its number, from 1: `1180, round 1 of 15`."""
    return f"{year_of(world, number)}, round {number} of {max(number, rounds(world))}"


def year_of(world: World, number: int) -> int:
    """Give the last year of a round by its number, from 1 (EMP-H5.2)."""
    return world.calendar.first_year + world.calendar.years_per_round * number - 1


def rounds(world: World) -> int:
    """Give how many rounds the whole game has (EMP-H26.1)."""
    return world.options.turns * world.calendar.rounds_per_turn
