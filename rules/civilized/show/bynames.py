"""How else people call a country: by its people, by another of its names, and by who rules it."""

from collections.abc import Mapping
from typing import Final

from rules.civilized.world.state import World
from rules.kernel.language.bynames import Byname, of_land

OF: Final[Mapping[str, tuple[str, ...]]] = {
    "Hellas": ("Greek", "Hellene"),
    "Canaan": ("Canaanite", "Phoenician"),
    "Egypt": ("Egyptian",),
}
"""What is said of lands whose own names do not have it."""
NAMES: Final[Mapping[str, tuple[str, ...]]] = {"Hellas": ("Greece",), "Canaan": ("Phoenicia",)}
"""Other names of lands."""


def bynames(world: World) -> Mapping[str, Byname]:
    """Give how else each country is called; its ruler by the name that everybody knows."""
    return {
        land.id: of_land(land.name, OF.get(land.name, ()), NAMES.get(land.name, ())).model_copy(
            update={"heads": (world.characters[land.ruler].name,) if land.ruler else (), "apart": True}
        )
        for land in world.countries.values()
    }
