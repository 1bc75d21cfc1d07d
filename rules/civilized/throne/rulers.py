"""Rulers: who takes a throne, and who acts for a ruler who is a child or dead (source 6.5.2)."""

from collections.abc import Collection

from rules.civilized.cities.economy import come_back
from rules.civilized.people.kinfolk import seek_kinfolk
from rules.civilized.people.kinship import kin_to
from rules.civilized.people.newcomers import draw_scores, official
from rules.civilized.people.public_life import house
from rules.civilized.throne.events import Acceded, RegencyEnded, RegentCame
from rules.civilized.world.characters import OFFICES, age, is_adult, kin, leave_school, release, title_of
from rules.civilized.world.state import Character, Country, World
from rules.civilized.world.tables import ADULT
from rules.kernel.luck.cards import pick
from rules.kernel.play.play import Play


def crown(play: Play[World], land: Country, one: Character, how: str, because: tuple[int, ...] = ()) -> None:
    """Put somebody on a throne, who leaves office, studies and mission for it (CIV-4.2.2f, CIV-8.6.3e)."""
    world = play.state
    late = world.characters.get(land.last_ruler)
    free(world, one)
    dissolve_council(world, land)
    land.ruler, land.heir, land.government = one.id, "", "monarchy"
    if land.regent == one.id:
        land.regent = ""
    play.tell(
        Acceded(
            because=because,
            country=land.id,
            title=title_of(land, one.sex),
            name=one.id,
            sex=one.sex,
            age=age(world, one),
            house=house(world, one),
            how=how,
            late=late.id if late else "",
            kin=kin_to(world, one, land.last_ruler),
        )
    )
    draw_scores(play, one)
    tend_regency(play, land)


def dissolve_council(world: World, land: Country) -> None:
    """Take the chairs from the last councillors, whose country has a monarch now (CIV-6.5.2b)."""
    for one in (world.characters[id] for id in land.council):
        one.office = "" if one.office == "councillor" else one.office
    land.council, land.chairs = [], 0


def free(world: World, one: Character) -> None:
    """Take somebody from office, chair, studies and mission."""
    come_back(world, one)
    release(world, one)
    leave_school(one)


def tend_regency(play: Play[World], land: Country) -> None:
    """End a regency when the ruler is 16; find a regent for a younger one who has none (CIV-6.5.2e)."""
    world = play.state
    if not land.ruler:
        return
    grown = is_adult(world, world.characters[land.ruler])
    if land.regent and grown:
        dismiss_regent(play, land)
    elif not land.regent and not grown:
        appoint_regent(play, land, find_regent(play, land, ()))


def dismiss_regent(play: Play[World], land: Country) -> None:
    """Let a ruler reign alone from now on (CIV-6.5.2e)."""
    world = play.state
    regent = world.characters[land.regent]
    land.regent = ""
    release(world, regent)
    ruler = world.characters[land.ruler]
    play.tell(RegencyEnded(country=land.id, title=title_of(land, ruler.sex), name=ruler.id, regent=regent.id))


def stand_in(play: Play[World], land: Country) -> None:
    """Find a regent for a monarchy whose throne fell vacant after Spring, until the next succession (CIV-6.5.2a)."""
    if land.government == "monarchy" and not land.ruler and not land.regent:
        appoint_regent(play, land, find_regent(play, land, ()))


def appoint_regent(play: Play[World], land: Country, one: Character) -> None:
    """Make somebody regent, who leaves what he held for it and whose scores count now (CIV-4.4.1a)."""
    world = play.state
    free(world, one)
    land.regent, one.office = one.id, "regent"
    ruler = world.characters.get(land.ruler)
    play.tell(
        RegentCame(
            country=land.id,
            name=one.id,
            title=title_of(land, ruler.sex) if ruler else "",
            ruler=ruler.id if ruler else "",
            age=age(world, ruler) if ruler else 0,
        )
    )
    draw_scores(play, one)


def find_regent(play: Play[World], land: Country, taken: Collection[str]) -> Character:
    """Give the late ruler's spouse, else kin, an office holder, any adult, or somebody new (CIV-6.5.2e)."""
    world = play.state
    barred = {land.ruler, *taken}
    able = [one for one in world.people_of(land.id) if is_adult(world, one) and one.id not in barred]
    near = [one for one in by_right(world, land) if one in able]
    if near:
        return near[0]
    if able:
        return pick(play.chance, "CIV-6.5.2e", "regent.who", land.id, able)
    found = seek_kinfolk(play, land.id, 1)
    return found[0] if found else official(play, land.id, "regent")


def by_right(world: World, land: Country) -> list[Character]:
    """Give those who act for a late ruler, the first in right first: spouse, kin by age, office (CIV-6.5.2e)."""
    people = world.people_of(land.id)
    late = world.characters.get(land.last_ruler)
    found: list[Character] = []
    if late:
        found += [one for one in people if one.id == late.spouse]
        sons, _, brothers, nephews = kin(world, late)
        found += sorted([*sons, *brothers, *nephews], key=lambda one: one.born)
    return found + [one for office in OFFICES for one in people if one.office == office]


def is_under_age(world: World, one: Character) -> bool:
    """Tell whether somebody is too young to reign alone (CIV-6.5.2e)."""
    return age(world, one) < ADULT
