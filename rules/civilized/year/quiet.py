"""Counsel of a quiet window: what is worth doing where nothing is wrong, and how things stand where nothing is."""

from collections.abc import Iterator, Sequence
from typing import Any

from rules.civilized.people.betrothal import Betroth
from rules.civilized.people.marriages import wedding
from rules.civilized.people.tables import BIRTH_AGES
from rules.civilized.throne.counsel import matches
from rules.civilized.treasury.bargains import bargains
from rules.civilized.treasury.counsel import CHEAPEST, effects
from rules.civilized.treasury.unrest import Outlook, bearable, brought, outlook, wise_tax
from rules.civilized.treasury.upkeep import due, pieces
from rules.civilized.world.brevity import fitted
from rules.civilized.world.characters import age
from rules.civilized.world.state import Character, World
from rules.civilized.world.tables import RATES
from rules.civilized.year.tribute import UNPAID, rated, revolting, unruly
from rules.kernel.luck.cards import likely
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Weight, in_ten
from rules.kernel.telling.phrases import an, capital, form, in_words, points_of, row, several

SOON = 4
"""How many years before births end a queen without a child is warned."""


def quiet(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Give the orders worth giving in a Spring in which nothing is wrong, each with its figure (CIV-3.2a)."""
    if window.name != "decrees" or seat not in world.countries or world.long_season:
        return ()
    ahead = outlook(world, seat)
    if not ahead.cities:
        return ()
    return [*steady(world, seat, ahead), *unwed(world, seat), *waiting(world, seat), *savings(world, seat, ahead)]


def steady(world: World, seat: str, ahead: Outlook) -> Iterator[Counsel[World]]:
    """Say what the tax brings that stands, and what the next higher would, where it is wise already (CIV-5.6a)."""
    tax = world.countries[seat].tax
    if wise_tax(world, seat, ahead) != tax:
        return
    costs = due(world, seat, pieces(world, seat))
    text = (
        f"Your tax of {tax} % brings about {points_of(brought(world, ahead, tax))}; upkeep takes {costs}. "
        f"{unruly(ahead.cities, ahead.riots(tax))}"
    )
    others = ""
    near = [rate for rate in bearable(ahead) if rate in {tax - RATES[1], tax + RATES[1]} and rate]
    for rate in near:
        riots = in_ten(max(ahead.riots(rate)), "no riot")
        others += f" {rate} % brings about {brought(world, ahead, rate)}, with {riots} at worst."
    rises = uprising(tax, ahead) if ahead.restless else ""
    text = fitted(text, rises, UNPAID if any(ahead.riots(tax)) else "", end=others)
    offers = tuple(map(rated, dict.fromkeys((tax, *near[::-1]))))
    yield Counsel(Weight.CHANCE, text, "CIV-5.6a", offers, warns=any(ahead.riots(tax)))


def uprising(tax: int, ahead: Outlook) -> str:
    """Say how many riots make a revolt, and how likely, where so many cities can riot (CIV-6.5.1a, CIV-6.5.1b)."""
    least = revolting(len(ahead.cities))
    if not least or sum(riot > 0 for riot in ahead.riots(tax)) < least:
        return ""
    return f" If {in_words(least)} do, the country rises {in_ten(likely(tax))}."


def unwed(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Offer a match to a ruler who has none, for children inherit (CIV-4.1.3c)."""
    land = world.countries[seat]
    ruler = world.characters.get(land.ruler)
    if ruler is None or ruler.spouse or land.government != "monarchy":
        return
    late = closing(world, ruler)
    for offer in matches(world, seat, ruler):
        if late:
            yield Counsel(Weight.DECIDE, f"{late} {free(world, offer.order)}", "CIV-4.1.4a", (offer,), warns=True)
            return
        text = (
            f"{ruler.name}, who is {age(world, ruler)}, has no spouse; children of a marriage would inherit. "
            f"{barren(world, ruler, offer.order)}"
        )
        yield Counsel(Weight.CHANCE, text, "CIV-4.1.3c", (offer,))


def closing(world: World, ruler: Character) -> str:
    """Warn that a queen without a child has few years left to bear one; empty before and after (CIV-4.1.4a)."""
    years, (_, last) = age(world, ruler), BIRTH_AGES
    left = last - years
    child = any(ruler.id in (one.mother, one.father) and one.in_play for one in world.characters.values())
    if ruler.sex != "woman" or child or not 0 < left <= SOON:
        return ""
    soon = several(left, "year", "years")
    return f"{ruler.name} is {years}, without spouse or child, and births end at {last}, in {soon}."


def free(world: World, order: Order[World]) -> str:
    """Say whom a ruler could marry, and when (CIV-4.1.3c)."""
    if not isinstance(order, Betroth):
        return ""
    ruler, other = world.characters[order.character], world.characters[order.other]
    likely = likely_wed(world, ruler, other)
    who = f"{other.name}, who is {age(world, other)}, is free."
    return f"{who} A match marries when a wedding falls to it: {likely} next Spring."


def likely_wed(world: World, one: Character, other: Character) -> str:
    """Say how likely two who are matched marry next Spring (CIV-4.1.3a)."""
    return in_ten(wedding(world, one, other), "not")


def waiting(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Say of the ruler's match that it is not fulfilled yet, and how likely it is next Spring (CIV-4.1.3c)."""
    ruler = world.characters.get(world.countries[seat].ruler)
    match = world.characters.get(ruler.match) if ruler else None
    if ruler is None or match is None or ruler.spouse:
        return
    text = (
        f"{ruler.name} and {match.name} are matched and not married yet: a wedding falls to each by the cards. "
        f"Next Spring: {likely_wed(world, ruler, match)}."
    )
    yield Counsel(Weight.CHANCE, text, "CIV-4.1.3c")


def betrothed(world: World, seat: str, order: Betroth) -> str:
    """Say how likely a match is married next Spring, and that it stands until then (CIV-4.1.3c)."""
    one, other = world.characters[order.character], world.characters.get(order.other)
    if other is None:
        return ""
    likely = likely_wed(world, one, other)
    return f"They marry when a wedding falls to one of them: next Spring {likely}. The match stands until then."


def barren(world: World, ruler: Character, order: Order[World]) -> str:
    """Say how old somebody is whom a ruler could marry, and how long children may come (CIV-4.1.4a)."""
    other = world.characters[order.other] if isinstance(order, Betroth) else ruler
    years = age(world, other)
    _, last = BIRTH_AGES
    wife = other if other.sex == "woman" else ruler
    left = last - age(world, wife)
    until = f"for {several(left, 'year', 'years')} more" if left > 0 else "no more"
    return f"{other.name} is {years}; children may come {until}."


def savings(world: World, seat: str, ahead: Outlook) -> Iterator[Counsel[World]]:
    """Say what the Winter may buy of what comes in, so that one knows what a tax is for (CIV-8.6a)."""
    land = world.countries[seat]
    left = land.treasury + brought(world, ahead, land.tax) - due(world, seat, pieces(world, seat))
    best = bargains(world, seat, left) if left >= CHEAPEST else []
    useful = [one for one in best if one.cost <= left and [*effects(one)]]
    for one in useful[:1]:
        text = (
            f"At a tax of {land.tax} % you may spend about {points_of(left)} in Winter: {an(one.label)}, for one, "
            f"costs {one.cost} and brings {row(effects(one))}."
        )
        yield Counsel(Weight.CHANCE, capital(text), one.clause)


def standing(world: World, seat: str) -> Counsel[World]:
    """Say that nothing presses, and how a country stands."""
    cities, army = world.cities_of(seat), len(world.army_of(seat))
    unruly = sum(city.disorder for city in cities)
    order = f"{unruly} {form(unruly, 'is', 'are')} in disorder" if unruly else "all in order"
    text = (
        f"Nothing presses: you hold {several(len(cities), 'city', 'cities')}, {order}, with "
        f"{several(army, 'element', 'elements')} and {points_of(world.countries[seat].treasury)}."
    )
    return Counsel(Weight.CHANCE, text, "CIV-3.1a")
