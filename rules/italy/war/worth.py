"""What provinces are worth to the autopilot of Rome (ITA-12)."""

from collections.abc import Sequence

from rules.italy.board.land import Land
from rules.italy.board.state import World
from rules.italy.board.tables import (
    ROME,
    WORTH_ATTACKED,
    WORTH_HOME,
    WORTH_RESOURCE,
    WORTH_REVENUE,
    WORTH_RICH,
    WORTH_SISTER,
    WORTH_TALENTS,
)
from rules.italy.war.attacks import against, attacking


def prize_worth(world: World, province: str, first: Sequence[str] = ()) -> int:
    """Give the first four terms: revenue gained, a Roman home, a resource, sisters held (ITA-12.5).

    `first` counts as taken and held.
    """
    place, land = world.provinces[province], Land(world)
    before = land.taken(ROME, first) if first else land
    gained = land.taken(ROME, [*first, province]).revenue(ROME) - before.revenue(ROME)
    sisters = [home for home in world.powers[place.home].home if before.holders[home] == ROME]
    return (
        WORTH_REVENUE * gained
        + WORTH_HOME * (place.home == ROME)
        + WORTH_RESOURCE * bool(place.resource)
        + WORTH_SISTER * len(sisters)
    )


def worth(world: World, province: str) -> int:
    """Give all terms: also how hard its holder is pressed already, and how rich it is (ITA-12.3)."""
    holder = world.provinces[province].holder
    pressed = len([attack for attack in against(world, holder) if attack.attacker != ROME])
    if not attacking(world, holder):
        pressed = max(0, pressed - 1)
    rich = world.powers[holder].revenue // WORTH_TALENTS
    return prize_worth(world, province) + WORTH_ATTACKED * pressed - WORTH_RICH * rich


def best_attack(world: World) -> str:
    """Give what Rome attacks: the most worth; on the last turn only Roman homes; else empty (ITA-12.1, ITA-12.2)."""
    open_to = Land(world).strikeable(ROME)
    if world.turn == world.turns:
        open_to = [id for id in open_to if world.provinces[id].home == ROME]
    return max(open_to, key=lambda id: worth(world, id), default="")


def best_prize(world: World, places: Sequence[str], first: Sequence[str] = ()) -> str:
    """Give what Rome takes: the highest worth of the first four terms, of equals the first (ITA-12.5)."""
    return max(places, key=lambda id: prize_worth(world, id, first))
