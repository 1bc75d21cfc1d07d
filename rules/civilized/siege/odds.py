"""Odds of a siege, card by card until Winter (CIV-6.8.4.5)."""

from fractions import Fraction

from rules.civilized.march.maneuvers import SEASONS
from rules.civilized.siege.siege import falls, siege_target
from rules.civilized.war.relations import field_army, place_owner, stack
from rules.civilized.world.state import World
from rules.civilized.world.war import Season, Siege
from rules.civilized.world.war_tables import HIGHEST_CARD
from rules.kernel.orders.choice import Objection, pick
from rules.kernel.orders.question import Odds, Question
from rules.kernel.telling.phrases import form, signed

CLAUSE = "CIV-6.8.4.5b"


def besiegeable(world: World) -> list[str]:
    """Give the hexes of cities and forts."""
    return [*(city.hex for city in world.cities.values()), *world.forts]


def unbesieged(world: World, seat: str, place: str) -> Objection:
    """Say why no siege there would be one's own affair: one's own place that nobody besieges."""
    own = place_owner(world, place) == seat and place not in world.sieges
    return f"nobody besieges {world.called('place', place)}, which is yours" if own else None


class WeighSiege(Question[World], name="siege", says=("siege of|at {place}",), clause=CLAUSE):
    """A siege that is laid, or one that you would lay this season, until Winter."""

    place: str = pick("place", besiegeable, "a city or a fort, besieged or to be besieged", problem=unbesieged)

    def odds(self, world: World, seat: str) -> Odds:
        """Draw for every season that is left, as the rules would (CIV-6.8.4.5d, CIV-6.8.4.5f)."""
        siege = world.sieges.get(self.place) or Siege(
            hex=self.place, besieger=seat, came=self.place, year=world.year, season=coming(world)
        )
        name = world.called("place", self.place)
        _, reasons = siege_target(world, siege)
        army = len(stack(world, siege.besieger, self.place)) if self.place in world.sieges else 0
        stays = f"It stays with {field_army(world)} elements or more"
        besieger = f"{world.named(siege.besieger)} besieges with {army} {form(army, 'element', 'elements')}"
        assumed = (
            f"{besieger}; {stays.lower()}, and loses one at each draw that fails"
            if army
            else "Your army is large enough to stay until Winter, and nobody comes to help the place",
            f"The first card decides against {', '.join(f'{reason} {signed(figure)}' for reason, figure in reasons)}",
        )
        return Odds(f"The siege of {name}", assumed, ends(world, siege, army))


def coming(world: World) -> Season:
    """Give the season in which a siege could begin now."""
    return world.season if world.season in SEASONS else SEASONS[0]


def ends(world: World, siege: Siege, army: int) -> dict[str, Fraction]:
    """Give the chance that a place falls in each season that is left, and that it holds."""
    found: dict[str, Fraction] = {}
    stands, draws, left = Fraction(1), siege.draws, army - field_army(world) + 1 if army else len(SEASONS)
    for season in seasons_left(world, siege)[:left]:
        target, _ = siege_target(world, siege.model_copy(update={"draws": draws}))
        chance = Fraction(sum(falls(target, card) for card in range(1, HIGHEST_CARD + 1)), HIGHEST_CARD)
        found[f"It falls in {season}"] = stands * chance
        stands *= 1 - chance
        draws += 1
    return {**found, "It holds until Winter": stands}


def seasons_left(world: World, siege: Siege) -> list[Season]:
    """Give the seasons that still bring a card."""
    rest = list(SEASONS[SEASONS.index(coming(world)) :])
    drawn = siege.draws > 0 and (siege.year, siege.season) == (world.year, world.season)
    return rest[1:] if drawn else rest
