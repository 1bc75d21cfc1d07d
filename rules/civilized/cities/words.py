"""How cities and their buildings read."""

from rules.civilized.cities.events import CityFounded, DisorderTested, FundReturned, FundSet, ImprovementBuilt, RoadLaid
from rules.civilized.world.words import points, work_name
from rules.kernel.telling.phrases import an, figure, row, several, signed
from rules.kernel.telling.tellings import RANK_NAMES, Telling, Tellings

PURPOSES = {"disorder.city": "the temper of the people"}
TELLINGS = Tellings(purposes=PURPOSES)


@TELLINGS.of(CityFounded)
def city_founded(event: CityFounded) -> Telling:
    """Tell of a new city."""
    if not event.moved:
        text = f"{event.country} founds {event.city} at {event.hex}, a town of {event.population} thousand."
        return Telling(text=text, news="city", weight=2)
    movers = row(f"{people} thousand from {city}" for city, people in event.moved)
    text = f"{event.country} founds {event.city} at {event.hex}: {movers} move there."
    return Telling(text=text, news="city", weight=2)


@TELLINGS.of(FundReturned)
def fund_returned(event: FundReturned) -> Telling:
    """Tell a seat that its fund came back."""
    text = f"The {points(event.points)} set aside for a new city return to the treasury of {event.country}."
    return Telling(text=text, news="money")


@TELLINGS.of(DisorderTested)
def disorder_tested(event: DisorderTested) -> Telling:
    """Tell how a city bears its tax, with the whole sum."""
    reasons = "".join(f", {reason(name)} {signed(change)}" for name, change in event.modifiers)
    total = f"tax {event.tax} % gives {event.tax // 10}{reasons}: rate {figure(event.rate)}"
    drawn = f", and {an(RANK_NAMES[event.card - 1])} is drawn" if event.card else ", so no card is needed"
    if not event.disorder:
        outcome = f"Order returns to {event.city}" if event.before else f"{event.city} stays calm"
        return Telling(text=f"{outcome} ({total}{drawn}).", news="disorder", weight=2 if event.before else 0)
    outcome = f"{event.city} remains in disorder" if event.before else f"{event.city} rises in civil disorder"
    return Telling(text=f"{outcome} ({total}{drawn}).", news="disorder", weight=2)


def reason(name: str) -> str:
    """Give a reason for disorder or calm in words."""
    return REASONS[name] if name in REASONS else work_name(name)


@TELLINGS.of(ImprovementBuilt)
def improvement_built(event: ImprovementBuilt) -> Telling:
    """Tell what was built."""
    where = f" at {event.hex}" if event.hex else ""
    text = f"{event.city} builds {an(work_name(event.improvement))}{where}."
    return Telling(text=text, news="building")


@TELLINGS.of(RoadLaid)
def road_laid(event: RoadLaid) -> Telling:
    """Tell how far a road has come."""
    name = f"the road from {event.city} to {event.target}"
    if event.laid == event.length:
        return Telling(text=f"{name[:1].upper()}{name[1:]} is complete.", news="trade", weight=2)
    laid = several(event.sections, "section", "sections")
    return Telling(text=f"{event.city} lays {laid} of {name}: {event.laid} of {event.length} stand.", news="trade")


@TELLINGS.of(FundSet)
def fund_set(event: FundSet) -> Telling:
    """Tell a seat of its fund."""
    return Telling(text=f"{event.country} sets {points(event.points)} aside for a new city.", news="money")


REASONS = {
    "garrison": "a strong garrison",
    "capital": "no safe Palace",
    "wars": "too many wars",
    "allies": "many allies",
    "bribe": "foreign gold",
    "old disorder": "disorder already",
    "conquered": "a conquered city",
    "captors": "its captors' garrison",
    "disaster": "the disaster",
    "disaster averted": "a disaster averted",
}
"""Why a disorder rate changes, beside the improvements."""
