"""How an autopilot answers in a battle (FIE-16.13)."""

from rules.fiefs.battle.orders import ChooseVenue
from rules.fiefs.battle.plans import ArrayHost, piloted
from rules.fiefs.board.state import World


def choose_venue(world: World, seat: str) -> list[ChooseVenue]:
    """Let Herald fight it (FIE-16.13)."""
    return [ChooseVenue(venue="auto")]


def plan_battle(world: World, seat: str) -> list[ArrayHost]:
    """Fight by character, in the common order (FIE-16.13)."""
    return [ArrayHost(posture=piloted(world, world.battle, seat).posture)] if world.battle else []
