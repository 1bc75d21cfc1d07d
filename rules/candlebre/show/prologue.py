"""What the table reads before its first turn: what there is to win, and by when."""

from rules.candlebre.board.state import World
from rules.kernel.telling.phrases import figure, several


def prologue(world: World) -> list[str]:
    """Tell of the kingdom, of who wins it, and when the game ends (CAN-15.1, CAN-15.2, CAN-15.8)."""
    limit, houses = world.settings.turn_limit, several(len(world.houses), "House", "Houses")
    end = f"After turn {limit} whoever stands highest has won." if limit else "No last turn is set."
    goal = f"holds {world.province_goal} provinces, or has {figure(world.honor_goal)} honor"
    return [
        f"The king is dead. {houses.capitalize()} contend for a kingdom of {len(world.provinces)} provinces.",
        "Whatever no House holds, neutrals defend.",
        f"The crown goes to whoever {goal}. {end}",
    ]
