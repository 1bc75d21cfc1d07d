"""Where a House may place a marker at the beginning (FIE-2.7 to 2.10, FIE-2.13)."""

from rules.fiefs.board.forces import Marker
from rules.fiefs.board.houses import Fief
from rules.fiefs.board.land import in_region
from rules.fiefs.board.state import World
from rules.kernel.orders.choice import Objection

OWN_TOO, WHOLE_TOO = 1, 2
"""How far the rules are eased when all skip: claims on one's own fiefs, then whole regions, too (FIE-2.13)."""


def bare(world: World, marker: Marker) -> list[str]:
    """Give the fiefs that have no such marker yet (FIE-2.5, FIE-2.6)."""
    return [id for id, fief in world.fiefs.items() if not getattr(fief, marker)]


def completes(world: World, seat: str, fief: Fief, marker: Marker) -> bool:
    """Tell whether a marker would give a House all of its kind in a region (FIE-2.8)."""
    rest = [near for near in in_region(world, fief.region) if near != fief.id] if fief.region else []
    return bool(rest) and all(getattr(world.fiefs[near], marker) == seat for near in rest)


def crowned(world: World, seat: str) -> bool:
    """Tell whether a House controls a capital already (FIE-2.9)."""
    return any(fief.control == seat and fief.capital_of for fief in world.fiefs.values())


def barred(world: World, seat: str, fief: str, marker: Marker, ease: int = 0) -> Objection:
    """Say why a House may not place a marker on a bare fief; `ease` says what is let be (FIE-2.13)."""
    place = world.fiefs[fief]
    if marker == "control" and place.capital_of and crowned(world, seat):
        return "FIE-2.9", "you have a capital already"
    if marker == "claim" and place.control == seat and ease < OWN_TOO:
        return "FIE-2.10", f"{place.name} is your own; a claim goes to a fief of another"
    if completes(world, seat, place, marker) and ease < WHOLE_TOO:
        return "FIE-2.8", f"that would give you all of {world.called('region', place.region)}"
    return None


def touched(world: World, seat: str) -> set[str]:
    """Give the regions in which a House has a marker of either kind (FIE-2.7)."""
    return {fief.region for fief in world.fiefs.values() if fief.region and seat in (fief.control, fief.claim)}


def legal_places(world: World, seat: str, marker: Marker, ease: int = 0) -> list[str]:
    """Give the fiefs where a House may place a marker, in order of ids: new regions first of all (FIE-2.7)."""
    found = sorted(fief for fief in bare(world, marker) if not barred(world, seat, fief, marker, ease))
    known = touched(world, seat)
    return [fief for fief in found if world.fiefs[fief].region not in known] or found


def places_when_all_skip(world: World, seat: str, marker: Marker) -> list[str]:
    """Give where the next House places when all in a row had to skip (FIE-2.13)."""
    return legal_places(world, seat, marker, OWN_TOO) or legal_places(world, seat, marker, WHOLE_TOO)


def misplaced(world: World, seat: str, fief: str) -> Objection:
    """Say why the House whose turn it is may not place its marker on a fief, if so (FIE-2.5 to 2.10)."""
    marker, place = world.stage or "control", world.fiefs[fief]
    if getattr(place, marker):
        return "FIE-2.5" if marker == "control" else "FIE-2.6", f"{place.name} has a {marker} marker already"
    legal = legal_places(world, seat, marker) or places_when_all_skip(world, seat, marker)
    if fief in legal:
        return None
    region = world.called("region", place.region) if place.region else ""
    return barred(world, seat, fief, marker) or ("FIE-2.7", f"you have a marker in {region}; a new region comes first")
