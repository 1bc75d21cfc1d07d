"""Leaving: what a march does to the place that it leaves, to its calm and to its safety."""

from collections.abc import Collection, Sequence
from fractions import Fraction

from rules.civilized.cities.disorder import danger, modifiers, tithe, weight
from rules.civilized.cities.garrisons import BEFORE_THE_TEST, Stations, standing, stations
from rules.civilized.strife.outlook import losing
from rules.civilized.treasury.unrest import FAINT, outlook
from rules.civilized.world.state import City, Element, World
from rules.civilized.world.tables import GARRISON
from rules.civilized.world.war import Season
from rules.kernel.play.counsel import in_ten
from rules.kernel.state.copying import changed
from rules.kernel.telling.phrases import capital, form, in_words

PREVENTS = {"Spring": "that stay, or are back by Summer, prevent it", "Summer": "that stay prevent it"}
"""Season of a march to what keeps the city calm that it leaves."""


def would_leave(world: World, seat: str, start: str, going: Sequence[Element]) -> str:
    """Say in few words that a city would riot if some of those in it went; empty where it changes nothing."""
    city = own_city(world, seat, start)
    if city is None:
        return ""
    gone = {one.id for one in going}
    before = stations(world, seat)
    after = riot(world, city, {id: hexagon for id, hexagon in before.items() if id not in gone})
    if after <= riot(world, city, before):
        return ""
    lost = losing(emptied(world, gone), seat, world.countries[seat].tax)
    if lost > losing(world, seat, world.countries[seat].tax):
        return f" Without them {city.name} riots {in_ten(after)}, and you lose your country {in_ten(lost)}."
    return f" Without them {city.name} riots {in_ten(after)} this Summer, and pays nothing."


def emptied(world: World, gone: Collection[str]) -> World:
    """Give a view in which some elements stand nowhere."""
    some = {id: changed(world.elements[id], hex="") for id in gone}
    return changed(world, elements=world.elements | some)


def fall(lost: Fraction) -> str:
    """Say how likely a side of a torn country has lost after the Summer (CIV-6.5.3g)."""
    return f", and you lose your country {in_ten(lost)}: it is lost if none of your cities is in order then"


def has_left(world: World, seat: str, start: str, season: Season) -> Sequence[str]:
    """Say what the marches given do to the calm of the city that one of them leaves (CIV-6.3.1q, CIV-6.3.2a).

    The riot first, with the fall of a side that it may bring, then the revolt, then what prevents it.
    """
    city = own_city(world, seat, start)
    if city is None or season not in BEFORE_THE_TEST:
        return ()
    before, after = riot(world, city, standing(world, seat)), riot(world, city, stations(world, seat))
    if after <= before:
        return ()
    tax = world.countries[seat].tax
    rising, lost = outlook(world, seat).rising(tax), losing(world, seat, tax)
    ends = fall(lost) if lost > losing(changed(world, ordered=[]), seat, tax) else ", and pays nothing"
    return (
        f" {city.name} then riots {in_ten(after)} instead of {in_ten(before)}{ends}.",
        f" The country rises next Spring {in_ten(rising)}." if rising >= FAINT else "",
        f" {in_words(GARRISON).capitalize()} {PREVENTS[season]}.",
    )


def soothed(world: World, seat: str, goal: str, season: Season) -> str:
    """Say whether soldiers who come to a city of one's own calm it, and how many are missing (CIV-6.3.1q)."""
    city = own_city(world, seat, goal)
    if city is None or season not in BEFORE_THE_TEST:
        return ""
    there = stations(world, seat)
    before, after = riot(world, city, standing(world, seat)), riot(world, city, there)
    if after < before:
        return f" {city.name} then riots {in_ten(after)} instead of {in_ten(before)}."
    number = sum(hexagon == city.hex for hexagon in there.values())
    if not after or number >= GARRISON:
        return ""
    are, missing = form(number, "does", "do"), in_words(GARRISON - number)
    some = f"{capital(in_words(number))} there {are} not calm it"
    return f" {some}: that takes {in_words(GARRISON)}, {missing} more. {city.name} riots {in_ten(after)}."


def own_city(world: World, seat: str, start: str) -> City | None:
    """Give the city of a seat's own whose test of disorder is still to come this year."""
    city = world.city_at(start)
    yet = world.season in BEFORE_THE_TEST and not world.long_season
    return city if yet and city is not None and city.owner == seat else None


def riot(world: World, city: City, where: Stations) -> Fraction:
    """Give how likely a city riots this Summer with its owner's soldiers so."""
    return danger(tithe(city.tax) + weight(modifiers(world, city, where)))
