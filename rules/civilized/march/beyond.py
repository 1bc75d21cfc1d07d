"""Beyond the sea: what is said of a march to where no way on foot leads (CIV-6.8.3.1b, CIV-6.8.3.2d)."""

from rules.civilized.march.expeditions import place_name
from rules.civilized.war.relations import field_army, stack
from rules.civilized.world.geography import is_land, on_map, same_land
from rules.civilized.world.state import World
from rules.civilized.world.war_tables import ABOARD
from rules.kernel.errors import Refusal
from rules.kernel.telling.phrases import in_words

TOO_FAR = "CIV-6.8.3.1b"
"""The clause by which a goal is too far away, or the hexes on the way do not touch."""


def over_water(world: World, seat: str, start: str, goal: str, refusal: Refusal) -> str:
    """Say that only ships lead to the goal of a march that is refused; empty where land does.

    That the goal is too far says no more beside it; what else forbids the march is said first.
    """
    if not divided(world, start, goal) or not stack(world, seat, start):
        return ""
    needed = -(-field_army(world) // ABOARD)
    carried = f"{in_words(needed)} Transport Ships carry {in_words(field_army(world))} elements"
    how = f"by ship say embark from {place_name(world, start)} to {place_name(world, goal)}; {carried}"
    text = f"no way on foot leads from {place_name(world, start)} to {place_name(world, goal)}: {how}"
    return text if refusal.clause == TOO_FAR else f"{refusal.reason}. Besides, {text}"


def divided(world: World, start: str, goal: str) -> bool:
    """Tell whether water lies between two places on land, whoever owns what is around it."""
    return all(on_map(world, one) and is_land(world, one) for one in (start, goal)) and not same_land(
        world, start, goal
    )
