"""How cities and their buildings read."""

from rules.civilized.cities.disorder import danger
from rules.civilized.cities.events import CityFounded, DisorderTested, FundReturned, FundSet, ImprovementBuilt, RoadLaid
from rules.civilized.world.words import card_word, points, work_name
from rules.kernel.play.counsel import in_ten
from rules.kernel.telling.phrases import an, capital, row, several, signed
from rules.kernel.telling.tellings import Tellings

PURPOSES = {"disorder.city": "the temper of the people"}
REASONS = {
    "garrison": "a strong garrison",
    "capital": "no safe Palace",
    "wars": "too many wars",
    "allies": "many allies",
    "bribe": "foreign gold",
    "old_disorder": "disorder already",
    "conquered": "a conquered city",
    "captors": "its captors' garrison",
    "disaster": "the disaster",
    "disaster_averted": "a disaster averted",
}
"""Why a disorder rate changes, beside the improvements."""
TELLINGS = Tellings(purposes=PURPOSES)


def settled(event: CityFounded) -> str:
    """Say who lives in a new city."""
    if not event.moved:
        return f", a town of {event.population} thousand"
    return f": {row(f'{people} thousand from {city}' for city, people in event.moved)} move there"


TELLINGS.say(CityFounded, "{country} {country:founds|found} {city} at {hex}{settled}.", "city", 2, settled=settled)
TELLINGS.say(
    FundReturned, "The {points} set aside for a new city return to the treasury of {country}.", "money", points=points
)


OUTCOMES = {
    (False, False): "{city} stays calm",
    (False, True): "Order returns to {city}",
    (True, False): "{city} rises in civil disorder",
    (True, True): "{city} remains in disorder",
}
"""Whether a city is in disorder, and was before, to what is told."""


def test_of_order(event: DisorderTested) -> str:
    """Tell how a city bears its tax, with the whole sum."""
    reasons = "".join(f", {reason(name)} {signed(change)}" for name, change in event.modifiers)
    drawn = f"; {card_word(event.card)} is drawn" if event.card else ""
    outcome = OUTCOMES[event.disorder, event.before].format(city=event.city)
    return f"{outcome} ({in_ten(danger(event.rate), 'no danger')}: tax {event.tax} %{reasons}{drawn})."


def reason(name: str) -> str:
    """Give a reason for disorder or calm in words."""
    return REASONS[name] if name in REASONS else work_name(name)


def unrest(event: DisorderTested) -> int:
    """Weigh a test: a rising is news, what goes on or ends is told where there is room, and quiet is small print."""
    return 2 if event.disorder and not event.before else 1 if event.disorder or event.before else 0


TELLINGS.say(DisorderTested, test_of_order, "disorder", weight=unrest)
TELLINGS.say(
    ImprovementBuilt,
    "{city} builds {improvement}{hex:? at {hex}}.",
    "building",
    improvement=lambda work: an(work_name(work)),
)


def laid(event: RoadLaid) -> str:
    """Tell how far a road has come."""
    road = f"the road from {event.city} to {event.target}"
    if event.laid == event.length:
        return capital(f"{road} is complete.")
    sections = several(event.sections, "section", "sections")
    return f"{event.city} lays {sections} of {road}: {event.laid} of {event.length} stand."


TELLINGS.say(RoadLaid, laid, "trade", weight=lambda event: 2 if event.laid == event.length else 1)
TELLINGS.say(FundSet, "{country} {country:sets|set} {points} aside for a new city.", "money", points=points)
