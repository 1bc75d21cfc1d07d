"""Openings: wars without a cause of the source, to avenge a wrong or to take what lies open (house rule CIV-HA17)."""

from typing import Literal

from rules.civilized.war.reach import advantage, on_foot, within_reach
from rules.civilized.war.tables import OPENING
from rules.civilized.war.wars import unsettled
from rules.civilized.world.definitions import invasion_target, may_be_invaded
from rules.civilized.world.manners import GRUDGE, manner
from rules.civilized.world.state import World
from rules.kernel.luck.chance import Chance
from rules.kernel.state.still import still

Reason = Literal["vengeance", "conquest"]
REASONS: tuple[Reason, ...] = ("vengeance", "conquest")
"""The weightier first."""


def opening(world: World, seat: str, chance: Chance) -> tuple[Reason, str] | None:
    """Give for what and on whom a ruler without a cause makes war: an old wrong before an open city (CIV-HA17)."""
    with still(world):
        victims = {one: reason for one in world.countries if (reason := reason_against(world, seat, one))}
        for wanted in REASONS:
            among = [one for one, reason in victims.items() if reason == wanted]
            near = [one for one in among if on_foot(world, seat, one)]
            target = invasion_target(world, seat, near or among, chance)
            if target:
                return wanted, target
    return None


def reason_against(world: World, seat: str, other: str) -> Reason | None:
    """Give why one would make war on another that nothing binds and that it can beat; None for no reason."""
    land = world.countries[other]
    if other == seat or land.status != "sovereign" or not may_be_invaded(world, seat, other):
        return None
    if not within_reach(world, seat, other):
        return None
    wanted, force = manner(world, seat).wanted, advantage(world, seat, other, "conquest")
    if force >= wanted and is_resented(world, seat, other):
        return "vengeance"
    return "conquest" if force >= wanted * OPENING // 100 else None


def is_resented(world: World, seat: str, other: str) -> bool:
    """Tell whether a country bears another a grudge and has a wrong to avenge (CIV-AP9, CIV-4.4.2e)."""
    return world.countries[seat].regard.get(other, 0) <= GRUDGE and unsettled(world, seat, other) > 0
