"""Which fiefs an autopilot would begin with, where it is asked (FIE-16.3)."""

from rules.fiefs.board.state import World
from rules.fiefs.claims.choosing import by_preference
from rules.fiefs.opening.orders import Place, WishClaims, WishLands, everywhere, placeable


def wishes(world: World, seat: str) -> list[WishLands | WishClaims]:
    """Wish for capitals, then for the strongest fortresses, to hold and to claim (FIE-16.3)."""
    fiefs = tuple(everywhere(world, seat))
    return [WishLands(fiefs=fiefs), WishClaims(fiefs=fiefs)]


def drafted(world: World, seat: str) -> list[Place]:
    """Place a marker by the same taste, and a claim as any other is picked (FIE-16.3, FIE-16.7)."""
    found = placeable(world, seat)
    if world.stage == "claim":
        found = by_preference(world, seat, found)
    return [Place(fief=found[0])] if found else []
