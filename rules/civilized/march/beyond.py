"""Beyond the sea: what is said of a march to where no way on foot leads (CIV-6.8.3.1b, CIV-6.8.3.2d)."""

from rules.civilized.march.expeditions import place_name
from rules.civilized.war.relations import at_war, field_army, has_passage, stack
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
    how = shipped(world, seat, start, goal)
    text = f"no way on foot leads from {place_name(world, start)} to {place_name(world, goal)}: {how}"
    return f"{text}{peace(world, seat, goal)}" if refusal.clause == TOO_FAR else f"{refusal.reason}. Besides, {text}"


def peace(world: World, seat: str, goal: str) -> str:
    """Say that whose land a goal lies in is no enemy, and how it would become one; empty of one's own and of foes."""
    owner = world.owners.get(goal, "")
    if owner not in world.countries or owner == seat or at_war(world, seat, owner) or has_passage(world, seat, owner):
        return ""
    name = world.named(owner)
    return f". You are at peace with {name}; in late Winter say “declare war on {name}”"


def shipped(world: World, seat: str, start: str, goal: str) -> str:
    """Say how an army comes over the sea: by the order where ships lie, else where they are, or that there are none."""
    needed = -(-field_army(world) // ABOARD)
    carried = f"{in_words(needed)} Transport Ships carry {in_words(field_army(world))} elements"
    lie = [ship.hex for ship in world.ships.values() if ship.owner == seat and ship.type == "Transport Ship"]
    if not lie:
        return f"{carried}, and you have none; Winter builds them in a coastal city, 20 points each"
    if start not in lie:
        port = place_name(world, lie[0])
        has = f"yours, {len(lie)} in all, lie at {port}" if len(lie) > 1 else f"your only one lies at {port}"
        return f"{carried}, and {has}: march there first, then embark"
    return f"by ship say embark from {place_name(world, start)} to {place_name(world, goal)}; {carried}"


def divided(world: World, start: str, goal: str) -> bool:
    """Tell whether water lies between two places on land, whoever owns what is around it."""
    return all(on_map(world, one) and is_land(world, one) for one in (start, goal)) and not same_land(
        world, start, goal
    )
