"""The calendar: the reign without a king is counted in turns, and a turn has up to five seat-turns."""

from rules.candlebre.board.state import World

OPENING = {"claims": "the Houses are dealt", "lands": "land is claimed", "armies": "armies are raised"}


def calendar(world: World, turn: int, phase: str) -> str:
    """Give the turn and whose seat-turn it is: `Turn 3, House Vesper`."""
    if not turn:
        return f"Before turn 1, {OPENING.get(phase, phase)}"
    if len(world.active) == 1 and world.settings.turns == "sequential":
        return f"Turn {turn}, {world.name(world.active[0])}"
    return f"Turn {turn}"
