"""What a seat may know: all of it but the standing choices of others (section 2)."""

from rules.italy.board.deeds import province_names
from rules.italy.board.state import World
from rules.kernel.orders.order import Lexicon


def view(world: World, seat: str | None) -> World:
    """Give a fresh copy without the standing choices of other seats, and what they name in an open window."""
    seen = world.fresh()
    for power in seen.powers.values():
        if power.id != seat:
            power.method, power.prizes, power.named = "ask", [], ""
    return seen


def lexicon(world: World, seat: str | None) -> Lexicon:
    """Give the names for each kind of thing; an attack is known by its attacker."""
    return {
        "province": province_names(world, world.provinces),
        "attack": {world.name(attacker): attacker for attacker in world.attacks},
    }
