"""The autopilot: the source's rules for countries that nobody plays (section 8)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.civilized.autopilot.arming import renunciations
from rules.civilized.autopilot.court import courtships, embassies, household, passages, replies, routes
from rules.civilized.autopilot.investing import invest
from rules.civilized.autopilot.prudence import fair_taxes, spend_prudently
from rules.civilized.autopilot.purse import Purse
from rules.civilized.campaign.autopilot import answers, marches
from rules.civilized.cities.colonies import colonies
from rules.civilized.cities.founding import sources
from rules.civilized.cities.orders import FoundCity
from rules.civilized.diplomacy.autopilot import envoys, negotiations, saves_for_peace
from rules.civilized.people.orders import Enrol
from rules.civilized.people.schools import candidates, free_places, may_study, schools_of
from rules.civilized.treasury.costs import shortage
from rules.civilized.treasury.losses import GiveUp, LoseImprovement, stricken
from rules.civilized.treasury.sacrifices import least_of_all, lost_improvement
from rules.civilized.treasury.saving import pool
from rules.civilized.treasury.taxing import taxes
from rules.civilized.world.deed import Deed
from rules.civilized.world.geography import city_sites
from rules.civilized.world.state import World
from rules.civilized.world.tables import CITY_POPULATION
from rules.kernel.luck.cards import pick
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.windows import Window


def autopilot(world: World, seat: str, window: Window[Any], chance: Chance) -> Sequence[Deed]:
    """Decide for a seat from its view alone, whenever asked; without a rule the default stands (CIV-AP1, CIV-AP3).

    A silent player's window keeps the default until the autopilot has his seat; one that nobody claimed has it at once
    (CIV-AP4, CIV-AP5, CIV-AP6).
    It uses the view up: what it orders is applied there, so that the next order is decided on what it would leave.
    """
    decide = DECISIONS.get(window.name)
    return decide(world, seat, chance) if decide else ()


def decree(world: World, seat: str, chance: Chance) -> list[Deed]:
    """Settle won land, found the city saved for, tax, and fill the schools (CIV-4.5a, CIV-4.6.3a, CIV-4.8.2e)."""
    peaceful = [
        *colonies(world, seat),
        *saved_city(world, seat, chance),
        *(fair_taxes(world, seat) if world.settings.prudence else taxes(world, seat, chance)),
        *(household(world, seat) if world.settings.prudence else ()),
        *students(world, seat),
    ]
    return [*peaceful, *marches(world, seat, chance)]


def saved_city(world: World, seat: str, chance: Chance) -> list[Deed]:
    """Found the city for which points were set aside, at an equal pick of hexes, if it still can be (CIV-4.8.2e)."""
    if not world.countries[seat].city_fund:
        return []
    sites, people = city_sites(world, seat), sources(world, seat)
    if not sites or sum(people.values()) < CITY_POPULATION:
        return []
    return [FoundCity(hex=pick(chance, "CIV-4.8.2e", "found.hex", seat, sites, "gamemaster"), people=people)]


def students(world: World, seat: str) -> list[Deed]:
    """Fill the schools, city by city: heir and ruler's children first, then from the youngest (CIV-AP2)."""
    orders: list[Deed] = []
    schools = schools_of(world, seat)
    people = candidates(world, seat) if schools else []
    for city, school in schools:
        able = [one for one in people if may_study(world, one, school)]
        for one in able[: max(0, free_places(world, city, school))]:
            order = Enrol(character=one.id, school=school, city=city.id)
            order.apply(world, seat)
            orders.append(order)
    return orders


def ruin(world: World, seat: str, chance: Chance) -> list[Deed]:
    """Lose what the ruler values least in each stricken city (CIV-4.8.2g)."""
    return [
        LoseImprovement(city=city.id, improvement=lost_improvement(world, city.id, chance))
        for city in stricken(world, seat)
    ]


def shortfall(world: World, seat: str, chance: Chance) -> list[Deed]:
    """Give up what the ruler values least, as little as will do (CIV-8.1e)."""
    items = least_of_all(world, seat, chance, shortage(world, seat))
    return [GiveUp(items=tuple(item.key for item in items))] if items else []


def spend(world: World, seat: str, chance: Chance) -> list[Deed]:
    """Send envoys where peace is wanted; then save some of the surplus and invest the rest (CIV-4.8.1a, CIV-8.6c)."""
    first = [*envoys(world, seat), *renunciations(world, seat)]
    if world.settings.prudence:
        first += [*embassies(world, seat), *routes(world, seat), *passages(world, seat)]
    points = pool(world, seat, chance)
    purse = Purse(world, seat, chance, 0 if saves_for_peace(world, seat) else points)
    if world.settings.prudence and not saves_for_peace(world, seat):
        return [*first, *spend_prudently(purse)]
    return [*first, *invest(purse)]


def envoys_abroad(world: World, seat: str, chance: Chance) -> list[Deed]:
    """Ask for a bride where there is no heir; then each mission takes its item (CIV-AP13, CIV-4.7a)."""
    asked = courtships(world, seat) if world.settings.prudence else []
    return [*asked, *negotiations(world, seat, chance)]


def reply(world: World, seat: str, _: Chance) -> list[Deed]:
    """Answer envoys (CIV-AP13)."""
    return replies(world, seat) if world.settings.prudence else []


DECISIONS: Mapping[str, Callable[[World, str, Chance], Sequence[Deed]]] = {
    "decrees": decree,
    "maneuver_summer": marches,
    "maneuver_autumn": marches,
    "defence": answers,
    "ruin": ruin,
    "missions": envoys_abroad,
    "host_reply": reply,
    "shortfall": shortfall,
    "winter": spend,
}
"""Window to what decides there (CIV-AP1, CIV-AP2)."""
