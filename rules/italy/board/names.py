"""Names: what Powers, provinces and kinds of ground are called; events and draws hold their ids."""

from typing import Annotated

from rules.italy.board.state import External, Power, World
from rules.kernel.facts.names import Name, Naming
from rules.kernel.state.marks import Names
from rules.kernel.table.chair import CHAIR, CHAIR_NAME

PowerId = Annotated[str, Names("power")]
"""A Power, or an External Power."""
ProvinceId = Annotated[str, Names("province")]
TerrainId = Annotated[str, Names("terrain")]


def names(world: World) -> Naming:
    """Call everything as the scenario does."""
    powers = {one.id: name_of(one) for one in world.powers.values()}
    externals = {one.id: name_of(one) for one in world.externals.values()}
    return {
        "power": powers | externals,
        "province": {id: Name(text=one.name) for id, one in world.provinces.items()},
        "terrain": {id: Name(text=name) for id, name in world.terrain.items()},
        "seat": powers | {CHAIR: CHAIR_NAME},
    }


def name_of(power: Power | External) -> Name:
    """Call a Power: a people with its article, a city without."""
    return Name(text=power.name, article=power.article, plural=power.plural)
