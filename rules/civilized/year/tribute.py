"""Counsel on the tax of the year: what another rate would bring, and whether Winter's costs can be paid."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from rules.civilized.cities.disorder import danger, mood, tithe
from rules.civilized.cities.economy import revenue
from rules.civilized.strife.outlook import losing
from rules.civilized.strife.rebellion import may_split, too_many
from rules.civilized.treasury.orders import SetTax
from rules.civilized.treasury.sacrifices import foreseen
from rules.civilized.treasury.unrest import FAINT, Outlook, bearable, brought, counted, outlook, wise_tax
from rules.civilized.treasury.upkeep import charges, due, pieces
from rules.civilized.world.brevity import fitted
from rules.civilized.world.state import City, World
from rules.civilized.world.tables import RATES
from rules.kernel.luck.cards import likely
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Offer, Weight, in_ten, with_chance
from rules.kernel.telling.phrases import in_words, points_of, row

ZERO = Fraction(0)
UNPAID = " A city that riots pays nothing."
NAMED = 3
"""How many cities, and how many chances, are named."""


def tribute(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say which tax is worth most this year, and what could not be paid (CIV-5.5b, CIV-8.1c)."""
    if window.name != "decrees" or seat not in world.countries or world.long_season:
        return ()
    ahead = outlook(world, seat)
    if not ahead.cities:
        return ()
    return [*unpaid(world, seat, ahead), *better_tax(world, seat, ahead)]


def better_tax(world: World, seat: str, ahead: Outlook) -> Iterator[Counsel[World]]:
    """Point at the tax that is worth most, where counsel on unrest does not speak of it already."""
    tax, wise = world.countries[seat].tax, wise_tax(world, seat, ahead)
    if wise == tax or (wise < tax and ahead.rising(tax) >= FAINT):
        return
    costs = due(world, seat, pieces(world, seat))
    text = (
        f"A tax of {wise} % brings about {points_of(brought(world, ahead, wise))} in Autumn, {tax} % about "
        f"{brought(world, ahead, tax)}; what you keep up costs {costs}. "
        f"{unruly(ahead.cities, ahead.riots(wise), f' at {wise} %')}"
    )
    text = fitted(text, UNPAID if any(ahead.riots(wise)) else "")
    near = [rate for rate in (wise, wise - RATES[1]) if rate in RATES and rate != tax]
    yield Counsel(Weight.DECIDE, text, "CIV-5.6a", tuple(map(rated, near)), warns=True)


def unpaid(world: World, seat: str, ahead: Outlook) -> Iterator[Counsel[World]]:
    """Warn that the costs of Winter are more than there will be, and name what would go (CIV-8.1c, CIV-8.1e)."""
    land, items = world.countries[seat], charges(world, seat)
    costs, comes = due(world, seat, len(items)), brought(world, ahead, land.tax)
    short = costs - land.treasury - comes
    if short <= 0:
        return
    enough = [rate for rate in bearable(ahead) if brought(world, ahead, rate) >= costs - land.treasury]
    lost = foreseen(world, seat, items, 1)[0].words
    text = (
        f"What you keep up costs {points_of(costs)} in Winter: you hold {land.treasury}, and {land.tax} % brings "
        f"about {comes}. {points_of(short).capitalize()} short, you would give up {lost} first."
    )
    yield Counsel(Weight.DECIDE, text, "CIV-8.1c", tuple(rated(rate) for rate in enough[:1]), warns=True)


def taxed(world: World, seat: str, order: SetTax) -> str:
    """Say what the taxes that are decreed now bring and risk (CIV-5.6a, CIV-6.3.1b, CIV-6.5.1b)."""
    del order
    cities, land = world.cities_of(seat), world.countries[seat]
    if not cities or world.long_season:
        return ""
    riots = [danger(tithe(city.tax) + mood(world, city)) for city in cities]
    comes = sum(((1 - riot) * revenue(world, city, city.tax) for city, riot in zip(cities, riots, strict=True)), ZERO)
    rises = revolt(land.tax, riots) if may_split(world, land) else ""
    short = wanting(world, seat, int(comes)) or narrow(world, seat, cities, riots)
    text = f"About {points_of(int(comes))} in Autumn. {unruly(cities, riots)}"
    lost = losing(world, seat, land.tax)
    falls = f" You lose your country if none of your cities is in order after it: {in_ten(lost)}." if lost else ""
    return fitted(text, falls, short, rises, UNPAID if any(riots) else "")


def revolt(tax: int, riots: Sequence[Fraction]) -> str:
    """Say how likely a country rises; where that is faint, how many riots would make it likely (CIV-6.5.1a)."""
    number, tested = len(riots), likely(tax)
    rising = sum((chance for unruly, chance in enumerate(counted(riots)) if too_many(unruly, number)), ZERO) * tested
    least = revolting(number)
    if not rising or not least:
        return ""
    some = f"{in_words(least)} of your {in_words(number)} cities"
    whole = in_ten(rising) if rising >= FAINT else "under 1 in 100"
    return f" If {some} riot, the country rises next Spring {with_chance(tested)}: {whole} in all."


def revolting(cities: int) -> int:
    """Give how few of so many cities in disorder may make a country rise; 0 where none do (CIV-6.5.1a)."""
    return next((some for some in range(cities + 1) if too_many(some, cities)), 0)


def narrow(world: World, seat: str, cities: Sequence[City], riots: Sequence[Fraction]) -> str:
    """Say which riot alone would leave Winter's costs unpaid, the likeliest of several (CIV-8.1c)."""
    brings = {city.id: revenue(world, city, city.tax) for city in cities}
    costs = due(world, seat, pieces(world, seat))
    spare = world.countries[seat].treasury + sum(brings.values(), ZERO) - costs
    grave = [(riot, city) for city, riot in zip(cities, riots, strict=True) if riot and brings[city.id] > spare]
    if not grave:
        return ""
    _, city = max(grave, key=lambda one: one[0])
    return f" If {city.name} riots, Winter's costs of {costs} cannot all be paid."


def wanting(world: World, seat: str, comes: int) -> str:
    """Say what Winter's costs would take where what comes in does not pay them (CIV-8.1c)."""
    items = charges(world, seat)
    costs = due(world, seat, len(items))
    short = costs - world.countries[seat].treasury - comes
    if short <= 0:
        return ""
    lost = foreseen(world, seat, items, 1)[0].words
    return f" What you keep up costs {costs} in Winter: {short} short, you give up {lost} first."


def unruly(cities: Sequence[City], riots: Sequence[Fraction], when: str = "") -> str:
    """Say how likely cities riot, those alike together, the likeliest first; `when` follows the season."""
    alike: dict[str, list[str]] = {}
    for city, riot in sorted(zip(cities, riots, strict=True), key=lambda one: -one[1]):
        if riot:
            alike.setdefault(in_ten(riot), []).append(city.name)
    if not alike:
        return f"No city of yours can riot{when}."
    said = [f"{row(some(names))} {chance}" for chance, names in alike.items()]
    return f"Riots this Summer{when}: {', '.join(said[:NAMED])}."


def some(names: Sequence[str]) -> Sequence[str]:
    """Give not too many names."""
    return names if len(names) <= NAMED + 1 else [*names[:NAMED], "others"]


def rated(rate: int) -> Offer[World]:
    """Offer a tax."""
    return Offer(f"Tax {rate}", SetTax(rate=rate))
