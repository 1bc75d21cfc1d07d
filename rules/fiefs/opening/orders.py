"""The orders of the beginning: wishes, and markers placed in turn (FIE-2.12)."""

import re

from rules.fiefs.board.state import World
from rules.fiefs.claims.orders import NameHome
from rules.fiefs.opening.places import legal_places, misplaced, places_when_all_skip
from rules.fiefs.opening.spoken import both, of_another, wishes
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Objection, pick
from rules.kernel.orders.order import Heard, Order

MEANT = re.compile(r"\bme?a?nt?\b", re.IGNORECASE)
"""How somebody mends what he has said."""


OFFERED = 5
"""So many fiefs stand on a button at most."""


def everywhere(world: World, seat: str) -> list[str]:
    """Give all fiefs: capitals first, then the strongest fortress."""
    del seat
    return sorted(world.fiefs, key=lambda id: (not world.fiefs[id].capital_of, -world.fiefs[id].fortress, id))


class WishLands(
    Order[World], name="wish_lands", says=("wish for [lands] {fiefs}",), clause="FIE-2.12", replaces="wish_lands"
):
    """List the fiefs that you would begin with, the dearest first; where none can be had one is drawn."""

    fiefs: tuple[str, ...] = pick("fief", everywhere, "fiefs, the dearest first")

    def apply(self, world: World, seat: str) -> None:
        """Keep the list."""
        world.houses[seat].wished_control = list(self.fiefs)

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear a list as people write it, and that of the claims behind it."""
        house = world.houses[seat]
        if two := both(world, words, house.wished_control, house.wished_claims):
            return Heard([cls(fiefs=tuple(two[0])), WishClaims(fiefs=tuple(two[1]))])
        found = wishes(world, words, house.wished_control, claims=False)
        if found or (theirs := of_another(world, words, seat)) is None:
            return Heard([cls(fiefs=tuple(found))]) if found else None
        named, whose = theirs
        first = tuple(named or everywhere(world, seat))[:OFFERED]
        return Heard(
            [cls(fiefs=first)], f"nobody holds a fief yet, so that nothing is {whose}; name the fiefs themselves"
        )


class WishClaims(
    Order[World],
    name="wish_claims",
    says=("wish claims on {fiefs}", "wish for claims [on] {fiefs}"),
    clause="FIE-2.12",
    replaces="wish_claims",
):
    """List the fiefs that you would have a claim on, the dearest first."""

    fiefs: tuple[str, ...] = pick("fief", everywhere, "fiefs, the dearest first")

    def apply(self, world: World, seat: str) -> None:
        """Keep the list."""
        world.houses[seat].wished_claims = list(self.fiefs)

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear a list as people write it; what was meant for a claim is no land to begin with any more."""
        house = world.houses[seat]
        found = wishes(world, words, house.wished_claims, claims=True)
        if not found:
            return None
        kept = [one for one in house.wished_control if one not in found] if MEANT.search(words) else []
        taken = kept and len(kept) < len(house.wished_control)
        claims = tuple(dict.fromkeys([*house.wished_claims, *found])) if taken else tuple(found)
        return Heard([*([WishLands(fiefs=tuple(kept))] if taken else []), cls(fiefs=claims)])


def placeable(world: World, seat: str) -> list[str]:
    """Give where the House whose turn it is may place its marker."""
    if world.acting != seat or not world.stage:
        return []
    legal = legal_places(world, seat, world.stage) or places_when_all_skip(world, seat, world.stage)
    return [fief for fief in everywhere(world, seat) if fief in legal]


def not_there(world: World, seat: str, fief: str) -> Objection:
    """Say why a marker may not be placed on a fief."""
    return misplaced(world, seat, fief)


class Place(Order[World], name="place", says=("place [marker] [on|in] {fief}",), clause="FIE-2.5", replaces="place"):
    """Place your next marker on a fief that has none of its kind."""

    fief: str = pick("fief", placeable, "a fief without such a marker", denied=not_there)

    def refuse(self, world: World, seat: str) -> None:
        """Refuse whoever is not at turn."""
        if world.acting != seat:
            raise Refusal(self.clause, "it is not your turn to place", "wait for it")

    def apply(self, world: World, seat: str) -> None:
        """Place it."""
        fief = world.fiefs[self.fief]
        if world.stage == "claim":
            fief.claim = seat
        else:
            fief.control = seat


OPENING_ORDERS = (WishLands, WishClaims, Place, NameHome)
"""In the order in which they are asked."""
