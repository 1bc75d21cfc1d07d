"""Prey: what an External army may strike (ITA-9.14)."""

from rules.italy.board.land import Land
from rules.italy.board.state import External


def prey(land: Land, external: External) -> list[str]:
    """Give what an External army may strike: free, next to it, not its paymaster's nor defended by him (ITA-9.14)."""
    near = land.world.provinces[external.at].near if external.at else []
    safe = external.immune
    return [id for id in near if land.free(id) and (not safe or safe not in (land.holders[id], land.army(id)))]


def prey_of(land: Land, external: External, target: str) -> list[str]:
    """Give the prey that one Power holds, in province order."""
    return [id for id in prey(land, external) if land.holders[id] == target]
