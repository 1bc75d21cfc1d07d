"""Saving: how much of its surplus an autopilot puts into the pool that it invests (CIV-4.8.1)."""

from rules.civilized.treasury.tables import BUNDLES_MOST, LOT, LOTS_MOST, OLD_TREASURY, SAVING
from rules.civilized.world.characters import arms, standing
from rules.civilized.world.manners import manner
from rules.civilized.world.state import World
from rules.kernel.luck.cards import percent
from rules.kernel.luck.chance import Chance


def pool(world: World, seat: str, chance: Chance) -> int:
    """Give the points that are invested: the lots not saved, and at war some of the old treasury (CIV-4.8.1)."""
    cut = lots(world, seat)
    target = saving_chance(world, seat) + manner(world, seat).saving
    invested = sum(
        bundle for bundle in bundled(cut) if not percent(chance, "CIV-4.8.1c", "save.lot", seat, target, "gamemaster")
    )
    if not arms(world, seat):
        return invested
    outside = min(LOTS_MOST, (world.countries[seat].treasury - sum(cut)) // LOT)
    return invested + sum(
        bundle * percent(chance, "CIV-4.8.1e", "old.treasury", seat, OLD_TREASURY, "gamemaster")
        for bundle in bundled([LOT] * outside)
    )


def net_taxation(world: World, seat: str) -> int:
    """Give this year's revenue less this year's running costs (CIV-4.8.1a)."""
    land = world.countries[seat]
    return land.revenue - land.costs


def lots(world: World, seat: str) -> list[int]:
    """Cut the surplus into lots of 25, the last filled up from the rest of the treasury (CIV-4.8.1a, CIV-4.8.1b)."""
    treasury = world.countries[seat].treasury
    surplus = min(net_taxation(world, seat), treasury)
    if surplus <= 0:
        return []
    whole, rest = divmod(surplus, LOT)
    last = [min(LOT, rest + treasury - surplus)] if rest else []
    # Population knows no bound, and neither would the cards of an old empire's Winter (house rule).
    return ([LOT] * min(whole, LOTS_MOST) + last)[:LOTS_MOST]


def bundled(cut: list[int]) -> list[int]:
    """Tie lots together where there are more than ten, so that ten cards decide on all of them (CIV-4.8.1b)."""
    return [sum(cut[place::BUNDLES_MOST]) for place in range(min(len(cut), BUNDLES_MOST))]


def saving_chance(world: World, seat: str) -> int:
    """Give the per cent with which each lot is saved; under 1 never, from 100 always (CIV-4.8.1d)."""
    ruler = standing(world, seat)
    reasons = {
        "base": True,
        "intelligent": ruler.intelligent,
        "acquisitive_or_military": ruler.acquisitive or ruler.military,
        "strong": ruler.strong,
        "popular": ruler.popular,
        "war": arms(world, seat),
    }
    chance = sum(SAVING[reason] for reason, holds in reasons.items() if holds)
    net = net_taxation(world, seat)
    return chance + (SAVING["old"] * (world.countries[seat].treasury_at_start // net) if net > 0 else 0)
