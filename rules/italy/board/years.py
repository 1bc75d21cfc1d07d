"""The calendar: twelve turns of seven years (ITA-10.1)."""

from rules.italy.board.state import World

PHASES = {
    "revenue": "revenue",
    "rulers": "rulers",
    "attacks": "attacks",
    "spending": "spending",
    "battles": "battles",
    "end": "end of the turn",
}


def years(world: World, turn: int) -> str:
    """Give the years of a turn: `348 to 341 BC`."""
    first = begins(world, turn)
    return f"{first} to {first - world.years_per_turn} BC"


def begins(world: World, turn: int) -> int:
    """Give the first year of a turn, BC."""
    return world.start_year - world.years_per_turn * (turn - 1)


def calendar(world: World, turn: int, phase: str) -> str:
    """Give the turn, its first year and its phase."""
    shown = max(1, min(turn, world.turns))
    return f"Turn {shown}, {begins(world, shown)} BC, {PHASES.get(phase, phase)}"
