"""Civil disorder (source 6.3)."""

from collections.abc import Iterable
from fractions import Fraction

from rules.civilized.cities.events import DisorderTested, Modifier
from rules.civilized.cities.garrisons import Stations, stationed, stations
from rules.civilized.cities.tables import (
    ALLIES,
    ALLIES_CALM,
    BRIBED,
    CAPTORS,
    CONQUERED,
    NO_PALACE,
    OLD_DISORDER,
    WARS,
    WARS_UNREST,
)
from rules.civilized.world.state import City, World
from rules.civilized.world.tables import CALM, GARRISON, GARRISON_CALM
from rules.kernel.luck.cards import low_card, plain_card
from rules.kernel.play.play import Play

CERTAIN = 10
"""The rate from which disorder is sure (CIV-6.3.1b)."""


def disorder(play: Play[World]) -> None:
    """Test every city that somebody owns, then apply the results together (CIV-6.3.1a, CIV-6.3.1c, CIV-6.3.2b)."""
    cities = [city for city in play.state.cities_on_turn() if city.owner]
    results = [test(play, city) for city in cities]
    for city, unruly in zip(cities, results, strict=True):
        city.fell = unruly and not city.disorder
        city.disorder = unruly
    for city in play.state.cities.values():  # those that take no test this Summer, too (CIV-7.4a)
        city.bribed = False


def test(play: Play[World], city: City) -> bool:
    """Draw for a city unless its rate is 0 or less, or 10 or more: disorder on the rate or less (CIV-6.3.1b)."""
    reasons = modifiers(play.state, city)
    rate = tithe(city.tax) + weight(reasons)
    value = 0
    unruly = rate >= CERTAIN
    with play.causes():
        if 0 < rate < CERTAIN:
            value = plain_card(play.chance, "CIV-6.3.1b", "disorder.city", city.id).value
            unruly = value <= rate
        play.tell(
            DisorderTested(
                country=city.owner,
                city=city.id,
                tax=city.tax,
                modifiers=tuple(reasons),
                rate=rate,
                card=value,
                disorder=unruly,
                before=city.disorder,
            )
        )
    return unruly


def tithe(tax: int) -> int:
    """Give what a tax adds to the disorder rate: a tenth (CIV-6.3.1b)."""
    return tax // 10


def weight(reasons: Iterable[Modifier]) -> int:
    """Give what reasons add to the disorder rate together."""
    return sum(figure for _, figure in reasons)


def danger(rate: int) -> Fraction:
    """Give the chance that a city of this rate falls into disorder, or stays in it (CIV-6.3.1b)."""
    return low_card(rate)


def mood(world: World, city: City) -> int:
    """Give what a city's disorder rate will be without tax, once the marches that its owner has given are done."""
    where = stations(world, city.owner) if city.owner and world.ordered else None
    return weight(modifiers(world, city, where))


def modifiers(world: World, city: City, where: Stations | None = None) -> list[Modifier]:
    """Give what changes a city's disorder rate; captors count once (CIV-6.3.1p, CIV-6.3.1q, CIV-6.8.4.6f).

    `where` says where its owner's soldiers will stand; left out, they are where they are.
    """
    foreseen = stationed(city, where)
    garrison = world.owners_at(city.hex).get(city.owner, 0) if foreseen is None else foreseen
    captors = min(CAPTORS, garrison) if city.conquered_from else 0
    capital = world.capital(city.owner)
    is_capital = capital is city  # it alone minds wars and allies
    wars = len(enemies(world, city.owner)) if is_capital else 0
    allies = len(allied(world, city.owner)) if is_capital else 0
    listed: list[Modifier] = [(work, calm) for work, calm in CALM.items() if work in city.improvements]
    listed += [
        ("garrison", GARRISON_CALM if garrison - captors >= GARRISON else 0),
        ("capital", NO_PALACE if capital is None or threatened(world, capital) else 0),
        ("wars", WARS_UNREST if is_capital and wars >= WARS else 0),
        ("allies", ALLIES_CALM if is_capital and allies >= ALLIES else 0),
        ("bribe", BRIBED if city.bribed else 0),
        ("old_disorder", OLD_DISORDER if city.disorder else 0),
        ("conquered", CONQUERED if city.conquered_from else 0),
        ("captors", -captors),
        ("disaster" if city.disorder_change > 0 else "disaster_averted", city.disorder_change),
    ]
    return [(reason, figure) for reason, figure in listed if figure]


def enemies(world: World, country: str) -> set[str]:
    """Give the other sides of a country's wars; a war for wild land has none (CIV-6.3.1s)."""
    sides = {side for war in world.wars_of(country) for side in (war.attacker, war.defender)}
    return sides - {country, ""}


def allied(world: World, country: str) -> set[str]:
    """Give the countries bound to a country by a defensive or military alliance (CIV-6.3.1k)."""
    bound = [
        kept for kept in world.agreements.values() if kept.kind in ("defensive", "military") and not kept.suspended
    ]
    return {party for kept in bound if country in kept.parties for party in kept.parties} - {country}


def threatened(world: World, capital: City) -> bool:
    """Tell whether the capital is besieged, or an enemy's field army stands in its hex (CIV-6.3.1i)."""
    if capital.hex in world.sieges:
        return True
    hostile = enemies(world, capital.owner)
    if not hostile:
        return False
    there = world.owners_at(capital.hex)
    return any(there.get(enemy, 0) >= GARRISON for enemy in hostile)
