"""What Houses remember of each other, whoever plays them (CAN-16.24)."""

from collections.abc import Mapping
from typing import Literal

from rules.candlebre.board.state import World
from rules.kernel.play.characters import remember

Deed = Literal[
    "attack", "broken", "exposed", "execution", "killing", "release", "leader", "bargain", "gift", "alliance"
]
WEIGHTS: Mapping[Deed, int] = {
    "attack": -2,
    "broken": -6,
    "exposed": -3,
    "execution": -6,
    "killing": -2,
    "release": 1,
    "leader": 3,
    "bargain": 1,
    "gift": 2,
    "alliance": 2,
}
"""By how much each deed changes what its House thinks of who did it; a point of all is forgotten each turn."""
TRUST = -3
"""The least regard with which a House still believes somebody."""


def felt(world: World, seat: str, doer: str, deed: Deed) -> None:
    """Let a House remember a deed; the neutrals remember nothing."""
    if seat in world.houses:
        remember(world.houses[seat].regard, doer, WEIGHTS[deed])


def trusts(world: World, seat: str, other: str) -> bool:
    """Tell whether a House believes another."""
    return world.houses[seat].regard.get(other, 0) >= TRUST
