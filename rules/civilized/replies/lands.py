"""What people ask of other countries: how strong and how rich they are, and by what they lead."""

import re
from collections.abc import Iterator

from rules.civilized.campaign.aims import bound, comes
from rules.civilized.cities.economy import pays
from rules.civilized.replies.named import land_of
from rules.civilized.replies.purse import weighed
from rules.civilized.treasury.bargains import bargains
from rules.civilized.treasury.scores import holdings, score
from rules.civilized.treasury.waiting import waited
from rules.civilized.war.distance import away, too_far, too_few
from rules.civilized.war.force import strength
from rules.civilized.world.characters import known_as, ruling
from rules.civilized.world.state import World
from rules.civilized.world.tables import IMPROVEMENT_COST
from rules.kernel.play.replies import Reply
from rules.kernel.telling.phrases import form, points_of, row, several

NEAR = ("around", "near", "next to", "neighbour", "neighbor", "close")
"""Words of whoever asks of those around him alone."""


def force(world: World, seat: str) -> int:
    """Give what a country's whole army is worth."""
    return strength(world, world.army_of(seat))


def transports(world: World, seat: str) -> int:
    """Count a country's Transport Ships."""
    return sum(ship.owner == seat and ship.type == "Transport Ship" for ship in world.ships.values())


def described(world: World, seat: str, reader: str) -> str:
    """Say in a line how strong a country is."""
    army, cities = world.army_of(seat), world.cities_of(seat)
    ships = transports(world, seat)
    sails = f", {several(ships, 'Transport Ship', 'Transport Ships')}" if ships else ""
    people = sum(city.population for city in cities)
    return (
        f"{'You' if seat == reader else world.named(seat)}: strength {strength(world, army)} "
        f"({several(len(army), 'element', 'elements')}{sails}), {several(len(cities), 'city', 'cities')}, "
        f"{people} thousand people, score {score(world, seat, treasury=False)}"
    )


def compared(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Compare the armies, cities and scores of all countries, the strongest first (CIV-2.2f)."""
    del window
    ranked = sorted((land.id for land in world.standing()), key=lambda one: -force(world, one))
    rest = [one for one in ranked if one != seat]
    if not rest:
        return None
    weakest = rest[-1]
    first = f"The strongest is {world.named(rest[0])}, the weakest {world.named(weakest)}."
    if "weak" in said[0]:
        first = f"The weakest army is that of {world.named(weakest)}. {reached(world, seat, weakest)}"
    lines = [f"· {described(world, one, seat)}" for one in ranked]
    note = "\nStrength is the price of all its elements; treasuries are secret."
    return Reply("\n".join([first, *lines]) + note)


def matched(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Compare one country with one's own."""
    del window
    land = land_of(world, seat, said["land"])
    if land is None:
        return None
    own, theirs = force(world, seat), force(world, land.id)
    verdict = "as strong as you" if own == theirs else "stronger than you" if theirs > own else "weaker than you"
    lines = [f"· {described(world, one, seat)}" for one in (land.id, seat)]
    return Reply("\n".join([f"{land.name} is {verdict}, {theirs} against {own}.", *lines]))


def reached(world: World, seat: str, foe: str) -> str:
    """Say how one's army comes to a country."""
    return too_few(world, seat, foe) or too_far(world, seat, foe) or f"It is {away(world, seat, foe)} away."


def parts(world: World, seat: str) -> dict[str, int]:
    """Give what a country's score is made of (CIV-2.2e)."""
    cities = world.cities_of(seat)
    people = sum(city.population for city in cities)
    towns = sum(map(holdings, cities)) - people
    army = force(world, seat)
    whole = score(world, seat, treasury=False)
    return {"people": people, "cities and buildings": towns, "army": army, "the rest": whole - people - towns - army}


def ahead(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say by what a country leads, and what would bring one's own forward."""
    named = said.groupdict().get("land")
    land = land_of(world, seat, named) if named else None
    if named and land is None:
        return None
    ranked = sorted(world.standing(), key=lambda one: -score(world, one.id, treasury=False))
    other = land or next((one for one in ranked if one.id != seat), None)
    if other is None:
        return None
    theirs, own = (score(world, one, treasury=False) for one in (other.id, seat))
    made = row(f"{name} {value}" for name, value in parts(world, other.id).items() if value)
    yours = row(f"{name} {value}" for name, value in parts(world, seat).items() if value)
    text = f"{other.name} has {points_of(theirs)}: {made}. You have {own}: {yours}."
    return Reply(f"{text} {growth(world, seat, window)}")


def won(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World]:
    """Say what wins, how the scores stand, and what brings one's own forward the soonest (CIV-2.2e)."""
    del said
    ranked = sorted(world.standing(), key=lambda one: -score(world, one.id, treasury=False))
    stands = row(f"{'you' if one.id == seat else one.name} {score(world, one.id, treasury=False)}" for one in ranked)
    return Reply(
        "The highest score wins when the game ends: people, what your cities, buildings, army and roads cost, and your "
        f"treasury. It stands: {stands}. A city that you take counts from 45 up, but a war costs soldiers. "
        f"{growth(world, seat, window)}"
    )


def growth(world: World, seat: str, window: str) -> str:
    """Say what a country grows by, and what pays the soonest."""
    text = "Cities in order grow by a tenth a year, half as much again with a Granary; one in disorder does not grow."
    held = world.countries[seat].treasury
    best = next(iter(bargains(world, seat, max(held, IMPROVEMENT_COST))), None)
    if best is None:
        return text
    when = "" if held >= best.cost and window == "winter" else f", payable {waited(world, seat, best.cost)}"
    return f"{text} What pays you soonest is {weighed(best)}{when}."


def poorer(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say why one's cities pay less than another's, as far as all may see it (CIV-5.6a, CIV-5.6b)."""
    del window
    land = land_of(world, seat, said["land"])
    if land is None:
        return None
    return Reply(f"{row(paying(world, seat, seat), 'and')}. {row(paying(world, land.id, seat), 'and')}.")


def paying(world: World, seat: str, reader: str) -> Iterator[str]:
    """Say how a country taxes, how many people pay, and which city pays nothing."""
    cities = world.cities_of(seat)
    people = sum(city.population for city in cities if pays(world, city))
    who = "You tax" if seat == reader else f"{world.named(seat)} taxes"
    yield f"{who} {world.countries[seat].tax} %, and {people} thousand people pay it"
    torn = [city.name for city in cities if not pays(world, city)]
    if torn:
        yield f"{row(torn)} {form(len(torn), 'is', 'are')} in disorder and {form(len(torn), 'pays', 'pay')} nothing"


def card(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say what everybody may know of a country: who rules it, what it has, and what stands between."""
    del window
    land = land_of(world, seat, said["land"])
    if land is None:
        return None
    rulers = row(known_as(world, one) for one in ruling(world, land.id)[:1])
    ruled = f"{rulers} rules {land.name}. " if rulers else ""
    cities = row(f"{city.name}{' (in disorder)' * city.disorder}" for city in world.cities_of(land.id))
    return Reply(
        f"{ruled}{described(world, land.id, seat)}. Its cities: {cities or 'none'}. {bound(world, seat, land.id)} "
        f"{comes(world, seat, land.id)}"
    )
