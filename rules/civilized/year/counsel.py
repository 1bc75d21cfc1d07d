"""Counsel on unrest: what the tax does to the cities this Summer, and to the country next Spring."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from rules.civilized.strife.outlook import losing
from rules.civilized.treasury.orders import SetTax
from rules.civilized.treasury.unrest import FAINT, SUMMERS, Outlook, outlook, rising_now, wise_tax
from rules.civilized.world.state import World
from rules.civilized.world.tables import RATES
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Offer, Risk, Weight, in_ten, of_yours, with_chance
from rules.kernel.telling.phrases import capital, form, several

GRAVE = Fraction(1, 5)
"""The chance of a rebellion from which it is ruin that threatens."""
BEFORE_THE_TEST = ("pace",)
"""The windows of Spring that open before the country is tested."""
LAST_WORDS = ("winter", *BEFORE_THE_TEST)
"""The windows after which the test comes; those before them warn more quietly."""


def unrest(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say how likely the country rises, and which tax ends it, while a tax can be decreed (CIV-6.5.1a)."""
    land = world.countries.get(seat)
    if land is None or land.status == "fallen" or world.long_season or land.turn_length == "five_year":
        return ()
    if world.split_of(seat):
        return strife(world, seat, window)
    if window.name == "decrees":
        return decreed(world, seat)
    if world.season in SUMMERS and window.name not in BEFORE_THE_TEST:
        return waiting(world, seat)
    return risen(world, seat, window)


def decreed(world: World, seat: str) -> Sequence[Counsel[World]]:
    """Counsel the tax of this year."""
    ahead, tax = outlook(world, seat), world.countries[seat].tax
    wise, chance = wise_tax(world, seat, ahead), ahead.rising(tax)
    if chance < FAINT or wise >= tax:
        return ()
    other = f"A tax of {wise} % {makes(ahead.rising(wise))}."
    offers = [Offer(f"Tax {rate}", SetTax(rate=rate)) for rate in dict.fromkeys((wise, 0))]
    text = f"{cause(world, seat, ahead, tax)} {other}"
    return [Counsel(grave(chance), text, "CIV-6.5.1a", tuple(offers), Risk("rebellion", seat, chance, turns=1))]


def cause(world: World, seat: str, ahead: Outlook, tax: int) -> str:
    """Say how the country would come to rise at a tax."""
    cities = ahead.cities
    unruly, chance = sum(city.disorder for city in cities), ahead.rising(tax)
    if unruly:
        are = form(unruly, "is", "are")
        return (
            f"{capital(of_yours(unruly, len(cities), 'city', 'cities'))} {are} in disorder: "
            f"at a tax of {tax} % the country rises next Spring {with_chance(chance)}."
        )
    return (
        f"At a tax of {tax} % more than half of your {len(cities)} cities riot this Summer "
        f"{with_chance(ahead.crowd(tax))}, and the country rises next Spring {with_chance(chance)}."
    )


def makes(chance: Fraction) -> str:
    """Say what becomes of a danger."""
    return f"makes that {in_ten(chance)}" if chance else "ends that"


def waiting(world: World, seat: str) -> Sequence[Counsel[World]]:
    """Warn between the decrees and the Summer's test, when the tax stands."""
    tax = world.countries[seat].tax
    ahead = outlook(world, seat)
    chance = ahead.rising(tax)
    if chance < FAINT:
        return ()
    text = f"{cause(world, seat, ahead, tax)} The tax stands until then; six elements in a city calm it."
    return [Counsel(Weight.DECIDE, text, "CIV-6.5.1a", risk=Risk("rebellion", seat, chance, turns=1))]


def risen(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: as above
    """Warn before the test of Spring, when the cities are as they are."""
    chance, cities = rising_now(world, seat), world.cities_of(seat)
    if not chance:
        return ()
    unruly, tax = sum(city.disorder for city in cities), world.countries[seat].tax
    when = "this Spring" if window.name in BEFORE_THE_TEST else "next Spring"
    text = (
        f"{capital(of_yours(unruly, len(cities), 'city', 'cities'))} are in disorder at a tax of {tax} %: "
        f"the country rises {when} {with_chance(chance)}. Nothing calms them before that; what stands in a city "
        f"that rises goes with it: raise soldiers later."
    )
    risk = Risk("rebellion", seat, chance, turns=int(window.name not in BEFORE_THE_TEST))
    weight = grave(chance) if window.name in LAST_WORDS else Weight.DECIDE
    return [Counsel(weight, text, "CIV-6.5.1b", risk=risk)]


def strife(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: as above
    """Say how likely a side of a rebellion or civil war has lost after this Summer, and which tax is safest."""
    land, split = world.countries[seat], world.split_of(seat)
    chance = losing(world, seat, land.tax)
    if split is None or world.season not in SUMMERS or window.name in BEFORE_THE_TEST or not chance:
        return ()
    own, others = len(world.cities_of(seat)), len(world.cities_of(split.other(seat)))
    text = (
        f"{world.named(split.other(seat))} holds {several(others, 'city', 'cities')}, you {counted(own)}. "
        f"You lose your country if none of yours is in order after this Summer: {in_ten(chance)} at {land.tax} %."
    )
    safest = min(RATES, key=lambda tax: (losing(world, seat, tax), -tax))
    wise, better = wise_tax(world, seat, outlook(world, seat)), losing(world, seat, safest)
    offers: list[Offer[World]] = []
    if window.name == "decrees" and better < chance:
        text += f" A tax of {safest} % {makes(better)}."
        offers = [Offer(f"Tax {rate}", SetTax(rate=rate)) for rate in dict.fromkeys((safest, wise)) if rate != land.tax]
    risk = Risk("defeat", land.ruler or seat, chance)
    return [Counsel(grave(chance), text, "CIV-6.5.3g", tuple(offers), risk)]


def counted(number: int) -> str:
    """Count in words, where what is counted has just been named."""
    return several(number, "", "").strip()


def grave(chance: Fraction) -> Weight:
    """Say how pressing a rebellion is."""
    return Weight.RUIN if chance >= GRAVE else Weight.DECIDE
