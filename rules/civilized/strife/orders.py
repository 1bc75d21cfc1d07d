"""The orders of those whose country falls apart, or has fallen (windows S5 and S7)."""

import re

from rules.civilized.world.deed import Deed
from rules.civilized.world.requirements import people_choices
from rules.civilized.world.state import World
from rules.kernel.language.matching import fold
from rules.kernel.orders.choice import pick
from rules.kernel.orders.order import Heard

STANDS = re.compile(
    r"(?:(?:i|we|i'll|i will|will|would|shall|then|so|ok|well|want to|am|are) )*"
    r"(?:stand|side|go|am|are|fight|with|for|support|choose|take|pick|behind)(?: (?:with|for|behind|by))?"
    r" (?:king |queen |the side of )?(?P<name>[\w' -]+?)(?:,? (?:then|please|now|as (?:king|queen|ruler)))*[ .!]*"
)
"""How somebody speaks of whom he backs."""


def claimants(world: World, seat: str) -> dict[str, str]:
    """Name the two who claim a seat's throne."""
    return people_choices(world, seat, (world.characters[one] for one in world.countries[seat].claimants))


class BackClaimant(
    Deed,
    name="back_claimant",
    says=("back {claimant} [as|for] [the] [throne]", "back claimant {claimant}"),
    clause="CIV-6.5.2h",
    replaces="back_claimant",
):
    """Back one of the two who claim your country's throne."""

    claimant: str = pick("character", claimants, "one of the two claimants", denied="{} is not a claimant")

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear with whom somebody stands: `I stand with Xanthippos then`."""
        met = STANDS.fullmatch(" ".join(fold(words).split()))
        if met is None or seat not in world.countries:
            return None
        found = [id for name, id in claimants(world, seat).items() if fold(name) == met["name"]]
        return Heard([cls(claimant=found[0])]) if found else None


def on_offer(world: World) -> list[str]:
    """Give the countries without a player."""
    return world.on_offer


class TakeSeat(
    Deed,
    name="take_seat",
    says=("take {seats}", "take seat|seats {seats}"),
    clause="CIV-6.5.0d",
    replaces="take_seat",
):
    """Take another country in place of the one that has fallen; several in the order of your wish."""

    seats: tuple[str, ...] = pick(
        "country",
        on_offer,
        "countries without a player, the one you want most first",
        denied="{} is already taken, or has fallen",
        min_length=1,
    )
