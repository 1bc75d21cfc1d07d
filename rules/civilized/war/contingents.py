"""Contingents: elements that allies lend to a siege, and how they come back (CIV-6.8.4.3h)."""

from collections.abc import Iterable

from rules.civilized.world.state import Element, World


def recall(elements: Iterable[Element]) -> None:
    """Bring what is lent back to the stack from which it came (CIV-6.8.4.3h)."""
    for one in elements:
        if one.lent:
            one.hex, one.lent, one.came = one.came, "", ""


def recall_lent(world: World, country: str) -> None:
    """Call home what a country has lent to sieges: it is invaded, or attacks with a field army (CIV-6.8.4.3h)."""
    recall(world.army_of(country))


def drop_siege(world: World, hexagon: str) -> None:
    """Strike a siege, if there is one, and call home what was lent to it (CIV-6.8.4.5g, CIV-6.8.4.3h)."""
    world.sieges.pop(hexagon, None)
    recall([one for one in world.elements.values() if one.lent == hexagon])
