"""How the treasury read."""

from rules.civilized.treasury.events import (
    CitiesGrew,
    CostsPaid,
    CostsShort,
    CourtFeasted,
    ItemGivenUp,
    RevenueTaken,
    TaxDecreed,
)
from rules.civilized.world.words import COSTS, points, work_name
from rules.kernel.telling.address import is_reader
from rules.kernel.telling.phrases import row, several, verb
from rules.kernel.telling.tellings import Tellings

PURPOSES = {
    "tax.card": "the mood of the tax collectors",
    "lose.list": "what the ruler values most",
    "lose.item": "what is given up",
    "save.lot": "whether 25 points are saved",
    "old.treasury": "whether old points are spent",
}
ITEMS = {
    "element": "the {what} of {city}",
    "warship": "the Warship of {city}",
    "transport": "the Transport Ship of {city}",
    "section": "section {what} of the road from {road}",
    "mission": "the mission to {host}",
    "improvement": "the {what} of {city}",
    "fort": "the Fort at {what}",
}
"""Kind of piece to its words."""
TELLINGS = Tellings(purposes=PURPOSES)


def decreed(event: TaxDecreed) -> str:
    """Tell a country's tax."""
    own = f"; {row(f'{city} pays {rate} %' for city, rate in event.own)}" if event.own else ""
    one, its = event.country, verb(event.country, "its", "their")
    if event.autopilot and is_reader(one):
        does = "keeps" if event.rate == event.before else "raises" if event.rate > event.before else "lowers"
        rates = f"at {event.rate} %" if event.rate == event.before else f"from {event.before} % to {event.rate} %"
        return f"The autopilot in your seat {does} your tax {rates}{own}."
    if event.rate == event.before:
        return f"{one} {verb(one, 'keeps', 'keep')} {its} tax at {event.rate} %{own}."
    changes = ("raises", "raise") if event.rate > event.before else ("lowers", "lower")
    return f"{one} {verb(one, *changes)} {its} tax from {event.before} % to {event.rate} %{own}."


TELLINGS.say(TaxDecreed, decreed, "decree", weight=lambda event: 1 if event.own or event.rate != event.before else 0)
TELLINGS.say(
    RevenueTaken,
    "The cities of {country} pay {total}{cities:?: {cities}}.{idle:? {idle} {idle:pays|pay} nothing.} That "
    "makes {treasury} in the treasury.",
    "money",
    total=points,
    cities=lambda cities: ", ".join(f"{city[0]} {city[-1]}" for city in cities),
)


def costs_paid(event: CostsPaid) -> str:
    """Tell what Winter costs a country."""
    one, items = event.country, row(several(number, *COSTS[kind]) for kind, number in event.items)
    kept = f"{verb(one, 'keeps', 'keep')} up {items} for {points(event.total)}"
    said = kept if items else f"{verb(one, 'has', 'have')} nothing to keep up"
    return f"{one} {said}. That leaves {event.treasury} in the treasury."


TELLINGS.say(CostsPaid, costs_paid, "money")
TELLINGS.say(
    CostsShort,
    "{country} {country:owes|owe} {total} of running costs and {country:has|have} {treasury}: "
    "{country:it|they} must give up {short} or more of what costs a point.",
    "money",
    2,
    total=points,
)


def given_up(event: ItemGivenUp) -> str:
    """Say what a country could not keep."""
    what, where = work_name(event.what) if event.kind == "improvement" else event.what, event.city or "no city"
    said = ITEMS[event.kind].format(what=what, city=where, road=event.road, host=event.host)
    return f"{event.number} {said.removeprefix('the ')}" if event.number > 1 else said


TELLINGS.say(
    ItemGivenUp,
    "Short of points, {country} {country:gives|give} up {item}.",
    "money",
    weight=2,
    item=given_up,
)
TELLINGS.say(
    CitiesGrew,
    "The cities of {country} grow: {cities:?{cities}|none of them}.",
    "city",
    cities=lambda all_: row(f"{city} from {now - more} to {now}" for city, _, more, now in all_ if more),
)
TELLINGS.say(
    CourtFeasted,
    "The court of {country} spends {spent}: its treasury keeps no more than {kept}.",
    "money",
    2,
    spent=points,
)
