"""What people ask of a city of theirs: how it stands, what it will do this Summer, and what would calm it."""

import re
from collections.abc import Iterator

from rules.civilized.campaign.leaving import riot
from rules.civilized.cities.building import may_have
from rules.civilized.cities.disorder import danger, mood, tithe
from rules.civilized.cities.economy import pays, revenue
from rules.civilized.cities.garrisons import stations
from rules.civilized.replies.named import city_of
from rules.civilized.treasury.unrest import SUMMERS
from rules.civilized.world.bearings import spot
from rules.civilized.world.state import City, World
from rules.civilized.world.tables import CALM, GARRISON, GARRISON_CALM, IMPROVEMENT_COST, IMPROVEMENTS
from rules.kernel.play.counsel import in_ten
from rules.kernel.play.replies import Reply
from rules.kernel.telling.phrases import an, capital, in_words, points_of, row, several


def state(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say in short how a city of one's own stands, and what it will do at the tax that stands (CIV-6.3.1b)."""
    del window
    city = city_of(world, said["city"])
    if city is None or city.owner != seat:
        return None
    now = "in disorder: it pays nothing, does not grow and raises nothing" if city.disorder else "quiet"
    brings = f" It pays {points_of(revenue(world, city, city.tax))} at {city.tax} %." if pays(world, city) else ""
    return Reply(f"{city.name} is {now}.{brings} {ahead(world, city)} {offered(world, city)}".strip())


def offered(world: World, city: City) -> str:
    """Say in a sentence what would calm a city; empty for one that cannot riot."""
    ways = "; ".join(remedies(world, city))
    return f"{capital(ways)}." if ways else ""


def ahead(world: World, city: City) -> str:
    """Say how likely a city riots at the next test, as the orders given will have it."""
    when = "this Summer" if world.season in SUMMERS else "next Summer"
    chance = danger(tithe(city.tax) + mood(world, city))
    return f"At a tax of {city.tax} % it {'stays in disorder' if city.disorder else 'riots'} {when} {in_ten(chance)}."


def remedies(world: World, city: City) -> Iterator[str]:
    """Say what would calm a city: a lower tax, six elements, a building."""
    if not danger(tithe(city.tax) + mood(world, city)):
        return
    yield "each 10 % less tax takes off one in ten"
    there = sum(place == city.hex for place in stations(world, city.owner).values())
    if there < GARRISON:
        has = several(there, "element", "elements") if there else "none"
        yield f"six elements in it take off {in_words(-GARRISON_CALM)} ({has} will be there)"
    works = [
        IMPROVEMENTS[work].name for work in ("temple", "spectacle") if work in CALM and may_have(world, city, work)
    ]
    if works:
        yield f"{an(works[0])}, {IMPROVEMENT_COST} points in Winter, takes off one."


def calming(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say whether soldiers in a city stop its riots: yes or no, and how many are missing (CIV-6.3.1q)."""
    del window
    city = city_of(world, said["city"])
    if city is None or city.owner != seat:
        return None
    where = stations(world, seat)
    there = sum(place == city.hex for place in where.values())
    chance = riot(world, city, where)
    if there >= GARRISON:
        verdict = "Yes, as far as soldiers can" if chance else "Yes"
        return Reply(f"{verdict}: {there} elements will be in {city.name}, and it riots {in_ten(chance)} then.")
    has = f"only {several(there, 'element', 'elements')}" if there else "no element"
    missing = GARRISON - there
    army = row(dict.fromkeys(spot(world, place) for place in where.values() if place != city.hex)) or "nowhere else"
    return Reply(
        f"No: {city.name} will have {has}, and it takes six; {in_words(missing)} {'is' if missing == 1 else 'are'} "
        f"missing (others stand at {army}). It riots {in_ten(chance)}."
    )
