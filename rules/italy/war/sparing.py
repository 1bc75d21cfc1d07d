"""A kind start: the small Powers of people whom autopilots leave alone in the first turns (ITA-11.13)."""

from collections.abc import Sequence

from rules.italy.board.land import Land
from rules.italy.board.state import World
from rules.italy.board.tables import SMALL


def spared(world: World, power: str) -> bool:
    """Tell whether autopilots leave a Power alone: early, a player's, small, and with nothing but homes (ITA-11.13)."""
    if world.turn > world.settings.kind_turns or power not in world.seated:
        return False
    homes = world.powers[power].home
    return len(homes) <= SMALL and set(Land(world).held(power)) <= set(homes)


def targets(world: World, attacker: str) -> list[str]:
    """Give the legal targets among which an autopilot chooses, in Power order (ITA-4.1, ITA-11.13)."""
    return [one for one in Land(world).targets(attacker) if not spared(world, one)]


def unspared(world: World, provinces: Sequence[str]) -> list[str]:
    """Give those of some provinces that an autopilot would strike (ITA-11.13)."""
    return [id for id in provinces if not spared(world, world.provinces[id].holder)]
