"""Spoken marches: how people send their army somewhere who say neither whence nor in the words of an order."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.civilized.war.force import marching, strength
from rules.civilized.war.relations import stack, stacks
from rules.civilized.world.state import Element, World
from rules.kernel.language.matching import fold
from rules.kernel.language.numerals import in_words
from rules.kernel.state.maps import distance

BEGINS = (
    r"(?:(?:ok|okay|yes|yea|yeah|so|well|then|now|please|and|i|we|i'll|we'll|ill|i'd|will|want|wanna|to|would|like|"
    r"gonna|going|let's|lets|let|us|just|right|rite|immediately|quickly)[ ,]+)*"
)
SOLDIERS = (
    r"(?:army|armies|troops|men|soldiers|forces|elements?|guys|units?|people|everyone|everybody|everything|them|all)"
)
WHO = (
    r" (?:(?:all|of|my|our|the|whole|entire|just|only|some|these|those) )*(?:(?P<number>[\w-]+) (?:of my )?)?"
    rf"{SOLDIERS}"
)
ENDS = (
    r"(?:[ ,]+(?:now|rite|right|away|at once|immediately|this (?:turn|year|season|spring)|please|asap|too|"
    rf"over the sea|by (?:ship|sea|boat|land|foot)|on foot|with (?:{SOLDIERS}|(?:all |of |my |our |the |whole |new )*"
    rf"(?:{SOLDIERS}|ships?|boats?|fleet))|and (?:take|conquer|attack|besiege|capture|invade) (?:it|them|her|him)))*"
    r"[ .!]*"
)
SENDS = re.compile(
    rf"{BEGINS}(?P<verb>send|march|move|lead|bring|take|ship|transport|sail|land|embark|ferry)(?:{WHO})?"
    r"(?: (?:over|across|out|off))?(?: (?:from|at|in) (?P<base>.+?))?(?: (?:over|across))?"
    rf" (?:to|into|against|on|towards?|at|for) (?P<goal>.+?){ENDS}"
)
ATTACKS = re.compile(
    rf"{BEGINS}(?:(?:attack|invade|conquer|raid|strike|assault|besiege|storm|hit|capture|fight) |march on |"
    rf"go (?:to war )?(?:against|with|on) )(?P<goal>.+?){ENDS}"
)
STAYS = re.compile(
    rf"{BEGINS}(?:(?:keep|leave|hold|have|let) )?(?:(?:all|of|my|our|the|whole|entire) )*{SOLDIERS}"
    r"(?: (?:should|shall|will|must|to|is to|may))?(?: (?:stays?|stay put|remains?|keeps? still|waits?))?"
    r"(?: (?:at home|home|here|there|where (?:it|they|he) (?:is|are|stands?)|put|in place))?"
    rf"(?: (?:at|in) (?P<base>.+?))?{ENDS}"
)
STAYING = re.compile(r"\b(?:keep|leave|hold|stays?|remains?|waits?)\b")
"""The words of whoever lets an army stay; the pattern alone would take any army that is named."""
ABOARD = re.compile(r"\b(?:ship|ships|boat|boats|sail|embark|ferry|fleet|land (?!.*\bby land)|transport|by sea)\b")
"""Words of whoever would go by sea."""


@dataclass(frozen=True)
class Sent:
    """An army that is sent somewhere: from where it stands, to which hex, and how many of each type; empty: all."""

    army: str
    goal: str
    taking: Mapping[str, int] = field(default_factory=dict)
    by_sea: bool = False


def sent(words: str, world: World, seat: str) -> Sent | None:
    """Give what somebody's own words send where; None where they send nothing to a place or country that there is."""
    line = " ".join(fold(words).replace("’", "'").split())
    met = SENDS.fullmatch(line) or ATTACKS.fullmatch(line)
    if met is None or seat not in world.countries:
        return None
    parts = met.groupdict()
    base = hex_of(world, parts["base"]) if parts.get("base") else largest(world, seat)
    goal = hex_of(world, met["goal"], near=base, but=seat) if base else ""
    those = stack(world, seat, base) if base else []
    number = parts.get("number") or ""
    many = int(number) if number.isdecimal() else in_words(number) if number else 0
    own_goal = "number" not in parts and world.owners.get(goal) == seat  # nobody attacks what is his
    if not those or not goal or goal == base or many is None or own_goal:
        return None
    return Sent(base, goal, some(world, those, many), bool(ABOARD.search(line)))


def staying(words: str, world: World, seat: str) -> str:
    """Give the hex of the army that somebody's own words let stay where it is; empty where they say no such thing."""
    line = " ".join(fold(words).replace("’", "'").split())
    met = STAYS.fullmatch(line) if STAYING.search(line) else None
    if met is None or seat not in world.countries:
        return ""
    base = hex_of(world, met["base"]) if met["base"] else largest(world, seat)
    return base if base and stack(world, seat, base) else ""


def attacked(words: str, world: World, seat: str) -> str:
    """Give the country that somebody's own words attack; empty for none."""
    met = ATTACKS.fullmatch(" ".join(fold(words).split()))
    goal = hex_of(world, met["goal"], but=seat) if met else ""
    owner = world.owners.get(goal, "")
    return owner if owner in world.countries and owner != seat else ""


def largest(world: World, seat: str) -> str:
    """Give where the strongest stack of a seat stands; empty for none."""
    found = stacks(world, seat)
    return max(found, key=lambda one: (strength(world, marching(world, found[one])), one), default="")


def hex_of(world: World, said: str, *, near: str = "", but: str = "") -> str:
    """Give the hex of a city, or of the city of a country that lies nearest; empty where nothing is called so."""
    name = fold(said).removeprefix("the ").strip(" .!")
    town = next((city for city in world.cities.values() if fold(city.name) == name), None)
    if town:
        return town.hex
    land = next((one for one in world.standing() if fold(one.name) == name and one.id != but), None)
    cities = world.cities_of(land.id) if land else []
    if not near:
        return cities[0].hex if cities else ""
    return min((city.hex for city in cities), key=lambda one: (distance(near, one), one), default="")


def some(world: World, those: list[Element], many: int) -> dict[str, int]:
    """Count the strongest of a stack by type; empty for all of it, or where no number is said."""
    if not 0 < many < len(those):
        return {}
    return dict(Counter(one.type for one in marching(world, those)[:many]))
