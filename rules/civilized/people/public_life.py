"""Public life: how old a character is, and what in public life, in words that everybody may read."""

from rules.civilized.world.characters import age, style, title_of
from rules.civilized.world.people import Station
from rules.civilized.world.state import Character, World
from rules.civilized.world.years import between, year_name


def station(world: World, one: Character) -> Station:
    """Give what a character is in public life; empty for a private person."""
    land = world.countries[one.country]
    if one.id == land.ruler:
        return "ruler"
    if one.id == land.regent:
        return "regent"
    if one.id in land.council:
        return "councillor"
    return "envoy" if one.office == "leader" else one.office


def title(world: World, one: Character) -> str:
    """Give the id of a ruler's title; empty for everybody else."""
    land = world.countries[one.country]
    return title_of(land, one.sex) if one.id == land.ruler else ""


def position(world: World, one: Character) -> str:
    """Say what a character is in public life, as `King` or `general`; empty for a private person."""
    land, place = world.countries[one.country], station(world, one)
    return style(land, one.sex) if place == "ruler" else place


def aged(world: World, one: Character, word: str = "") -> str:
    """Say how old somebody is, or when he is to be born in these five years (CIV-3.9g)."""
    if between(one.born, world.year) < 0:
        return f"to be born in {year_name(one.born)}"
    return f"{word}{age(world, one)}"


def house(world: World, one: Character) -> str:
    """Give a character's family, by id; empty for somebody without one."""
    family = world.families[one.family]
    return family.id if family.head else ""


def told_year(world: World) -> int:
    """Give the year to tell of what befalls people in a turn of five years; 0 in a year's turn (CIV-3.9g)."""
    return world.year if world.long_season else 0
