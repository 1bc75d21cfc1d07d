"""What things are called by those who give orders."""

from rules.italy.board.names import names
from rules.italy.board.state import World
from rules.kernel.language.namesakes import readable
from rules.kernel.orders.order import Lexicon


def lexicon(world: World, seat: str | None) -> Lexicon:
    """Give the names for each kind of thing; an attack is known by its attacker."""
    return {
        "province": readable(names(world)["province"]),
        "attack": {world.name(attacker): attacker for attacker in world.attacks},
    }
