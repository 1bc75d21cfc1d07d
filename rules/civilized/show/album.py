"""The album: a tree of each ruling house, and of every other family of the seat that looks (CIV-1.3a)."""

from collections.abc import Iterable

from rules.civilized.people.kinship import parents
from rules.civilized.people.newcomers import GENERATIONS
from rules.civilized.people.public_life import aged, position
from rules.civilized.world.characters import known_as
from rules.civilized.world.state import Character, Family, World
from rules.civilized.world.years import year_name
from rules.kernel.telling.pictures import Kin, Picture

MOST = 48
"""The people of a tree; of a larger one the nearest to the throne are shown."""
ALT = 960


def album(world: World, seat: str | None) -> dict[str, Picture]:
    """Give the trees by name: the seat's own families first, then the other countries' ruling houses."""
    own = world.families_of(seat) if seat in world.countries else []
    others = [ruling_house(world, land.id) for land in world.standing() if land.id != seat]
    families = [family for family in [*own, *others] if family and family.head and world.members_of(family)]
    return {title(world, family): tree(world, family) for family in families}


def ruling_house(world: World, country: str) -> Family | None:
    """Give the family of a country's ruler, or of the first of its council who has one."""
    land = world.countries[country]
    people = [world.characters[one] for one in (land.ruler, *land.council) if one]
    return next((world.families[one.family] for one in people if world.families[one.family].head), None)


def title(world: World, family: Family) -> str:
    """Name a tree."""
    return f"{family.name} of {world.named(family.country)}"


def tree(world: World, family: Family) -> Picture:
    """Draw a family: the living with their spouses, and the ancestors whom they share."""
    people = sorted(shown(world, family), key=lambda one: one.born)
    ids = {one.id for one in people}
    living = sum(one.in_play for one in people)
    return Picture(
        title=title(world, family),
        caption=f"{year_name(world.year)}: {living} living",
        alt=description(world, family, people),
        kin=tuple(kin_of(world, one, ids) for one in people),
    )


def shown(world: World, family: Family) -> list[Character]:
    """Give the living members, their ancestors for three generations, and whom these were married to."""
    members = world.members_of(family)
    found = {one.id: one for one in members}
    edge: list[Character] = list(members)
    for _ in range(GENERATIONS):
        edge = list({one.id: one for child in edge for one in parents(world, child)}.values())
        found |= {one.id: one for one in edge}
    if len(found) > MOST:
        found = {one.id: one for one in nearest(world, members)}
    return list(found.values())


def nearest(world: World, members: list[Character]) -> Iterable[Character]:
    """Give as many members as a tree holds, parents of the living before all others."""
    elders = {one.id: one for child in members for one in parents(world, child)}
    return list({**elders, **{one.id: one for one in members}}.values())[:MOST]


def kin_of(world: World, one: Character, ids: set[str]) -> Kin:
    """Give somebody as a tree shows him."""
    land = world.countries[one.country]
    return Kin(
        id=one.id,
        name=known_as(world, one),
        note=note(world, one),
        parents=tuple(parent for parent in (one.father, one.mother) if parent in ids),
        spouse=one.spouse if one.spouse in ids else "",
        mark="dead" if not one.in_play else "head" if one.id == land.ruler else "heir" if one.id == land.heir else "",
    )


def note(world: World, one: Character) -> str:
    """Say how old somebody is, or when he lived, and what he is."""
    if one.died is not None:
        return f"{year_name(one.born)} – {year_name(one.died)}"
    what = "in exile" if one.exiled is not None else position(world, one)
    return f"{aged(world, one)}{f', {what}' if what else ''}"


def description(world: World, family: Family, people: list[Character]) -> str:
    """Describe a tree in words, for those who cannot see it."""
    living = [f"{known_as(world, one)}, {note(world, one)}" for one in people if one.in_play]
    whole = f"The family tree of the {title(world, family)}. Living: {'; '.join(living)}."
    return whole if len(whole) <= ALT else f"{whole[:ALT]}…"
