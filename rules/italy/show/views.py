"""What things are called by those who give orders."""

from rules.italy.board.deeds import province_names
from rules.italy.board.state import World
from rules.kernel.facts.names import Name, Naming
from rules.kernel.orders.order import Lexicon
from rules.kernel.table.chair import CHAIR, CHAIR_NAME


def names(world: World) -> Naming:
    """Give what the seats are called."""
    powers = {one.id: Name(text=one.name) for one in world.powers.values()}
    return {"seat": {**powers, CHAIR: CHAIR_NAME}}


def lexicon(world: World, seat: str | None) -> Lexicon:
    """Give the names for each kind of thing; an attack is known by its attacker."""
    return {
        "province": province_names(world, world.provinces),
        "attack": {world.name(attacker): attacker for attacker in world.attacks},
    }
