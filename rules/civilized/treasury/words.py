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
from rules.civilized.world.words import COSTS, points
from rules.kernel.telling.phrases import row, several, signed
from rules.kernel.telling.tellings import Telling, Tellings

PURPOSES = {
    "tax.card": "the mood of the tax collectors",
    "lose.list": "what the ruler values most",
    "lose.item": "what is given up",
    "save.lot": "whether 25 points are saved",
    "old.treasury": "whether old points are spent",
}
TELLINGS = Tellings(purposes=PURPOSES)


@TELLINGS.of(TaxDecreed)
def tax_decreed(event: TaxDecreed) -> Telling:
    """Tell a country's tax."""
    own = f"; {row(f'{city} pays {rate} %' for city, rate in event.own)}" if event.own else ""
    if event.rate == event.before:
        text = f"{event.country} keeps its tax at {event.rate} %{own}."
        return Telling(text=text, news="decree", weight=1 if event.own else 0)
    verb = "raises" if event.rate > event.before else "lowers"
    text = f"{event.country} {verb} its tax from {event.before} % to {event.rate} %{own}."
    return Telling(text=text, news="decree")


@TELLINGS.of(RevenueTaken)
def revenue_taken(event: RevenueTaken) -> Telling:
    """Tell a seat what its cities paid."""
    paid = f": {', '.join(f'{city[0]} {city[-1]}' for city in event.cities)}" if event.cities else ""
    idle = f" {row(event.idle)} pay{'' if event.idle[1:] else 's'} nothing." if event.idle else ""
    text = f"The cities of {event.country} pay {points(event.total)}{paid}.{idle} The treasury holds {event.treasury}."
    return Telling(text=text, news="money", weight=2)


@TELLINGS.of(CostsPaid)
def costs_paid(event: CostsPaid) -> Telling:
    """Tell a seat what its upkeep cost."""
    items = row(several(number, *COSTS[kind]) for kind, number in event.items) or "nothing"
    text = f"{event.country} keeps up {items} for {points(event.total)}. The treasury holds {event.treasury}."
    return Telling(text=text, news="money", weight=2)


@TELLINGS.of(CostsShort)
def costs_short(event: CostsShort) -> Telling:
    """Tell a seat what it lacks."""
    text = (
        f"{event.country} owes {points(event.total)} of running costs and has {event.treasury}: "
        f"it must give up {event.short} or more of what costs a point."
    )
    return Telling(text=text, news="money", weight=2)


@TELLINGS.of(ItemGivenUp)
def item_given_up(event: ItemGivenUp) -> Telling:
    """Tell what a country could not keep."""
    article = "" if event.item.startswith("section") else "the "
    return Telling(text=f"Short of points, {event.country} gives up {article}{event.item}.", news="money", weight=2)


@TELLINGS.of(CitiesGrew)
def cities_grew(event: CitiesGrew) -> Telling:
    """Tell how a country's cities grew."""
    cities = row(f"{city} to {now} ({signed(more)})" for city, _, more, now in event.cities if more)
    return Telling(text=f"The cities of {event.country} grow: {cities or 'none of them'}.", news="city")


@TELLINGS.of(CourtFeasted)
def court_feasted(event: CourtFeasted) -> Telling:
    """Tell a seat that its hoard was too great."""
    text = f"The court of {event.country} spends {points(event.spent)}: its treasury keeps no more than {event.kept}."
    return Telling(text=text, news="money", weight=2)
