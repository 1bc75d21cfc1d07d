"""When it is: `1180, round 1 of 15`."""

from rules.empires.board.state import World


def calendar(world: World, turn: int, phase: str) -> str:
    """Give the round by its last year, and how far the game is (EMP-H5.2); whose turn it is says what is asked."""
    del phase
    return f"Before {world.calendar.first_year}" if turn < 1 else named(world, turn)


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
