"""Oblivion: at the end of a turn the dead and the factions that nobody can ask for any more leave the state.

What happened to them stands in the chronicle; what a rule may still ask for stays.
"""

from collections.abc import Iterator

from rules.civilized.people.kinship import parents
from rules.civilized.people.newcomers import GENERATIONS
from rules.civilized.strife.seats import is_past
from rules.civilized.world.state import Character, World, Wrong
from rules.kernel.play.play import Play


def forget(play: Play[World]) -> None:
    """Drop those whom no rule and no tree can reach (CIV-1.3a, CIV-4.2c)."""
    forget_people(play.state)
    forget_factions(play)
    forget_wrongs(play.state)


def forget_people(world: World) -> None:
    """Drop the dead and the exiles who are no near ancestors of the living, and the families that nobody bears."""
    kept = remembered(world)
    if len(kept) == len(world.characters):
        return
    world.characters = {id: one for id, one in world.characters.items() if id in kept}
    for one in world.characters.values():
        one.father, one.mother, one.spouse, one.match = (
            who if who in kept else "" for who in (one.father, one.mother, one.spouse, one.match)
        )
    borne = {one.family for one in world.characters.values()}
    sheets = {family.id for family in world.families.values() if not family.head and family.country in world.countries}
    world.families = {id: family for id, family in world.families.items() if id in borne or id in sheets}
    for family in world.families.values():
        family.parted = family.parted if family.parted in world.families else ""


def remembered(world: World) -> set[str]:
    """Give the living, their ancestors for three generations, and whoever is named in an office or a record."""
    edge: list[Character] = [one for one in world.characters.values() if one.in_play]
    kept = {one.id for one in edge} | {id for id in named(world) if id in world.characters}
    for _ in range(GENERATIONS):
        edge = list({one.id: one for child in edge for one in parents(world, child)}.values())
        kept.update(one.id for one in edge)
    return kept


def named(world: World) -> Iterator[str]:
    """Give the characters whom countries but past factions, missions, armies and marks of perfidy name."""
    for land in (one for one in world.countries.values() if not is_past(world, one.id)):
        yield from (
            land.ruler,
            land.regent,
            land.last_ruler,
            land.heir,
            *land.council,
            *land.claimants,
            *land.rulers_past_wilds,
        )
        yield from land.claimant_regents
        yield from land.claimant_regents.values()
    yield from (mission.leader for mission in world.missions.values())
    yield from (element.general for element in world.elements.values())
    for mark in world.perfidies:
        yield from mark.rulers


def forget_factions(play: Play[World]) -> None:
    """Drop the factions whose strife is over, unless somebody holds their seat or something still names them."""
    world = play.state
    past = {id for id in world.countries if is_past(world, id) and id not in play.players}
    if not past:
        return
    gone = past - set(bound(world))
    world.countries = {id: land for id, land in world.countries.items() if id not in gone}
    world.seats = [seat for seat in world.seats if seat not in gone]
    world.initiative = [seat for seat in world.initiative if seat not in gone]
    world.perfidies = [mark for mark in world.perfidies if mark.country not in gone]
    for land in world.countries.values():
        land.passage = [other for other in land.passage if other not in gone]
        land.donations = {donor: lots for donor, lots in land.donations.items() if donor not in gone}
        land.gifts = {donor: points for donor, points in land.gifts.items() if donor not in gone}
    known = {hexagon: [one for one in lands if one not in gone] for hexagon, lands in world.known.items()}
    world.known = {hexagon: lands for hexagon, lands in known.items() if lands}


def bound(world: World) -> Iterator[str]:
    """Give the countries to which something in the books still belongs."""
    yield from (one.country for one in world.characters.values())
    yield from world.owners.values()
    yield from (one.owner for one in world.cities.values())
    for element in world.elements.values():
        yield from (element.owner, element.payer)
    yield from (ship.owner for ship in world.ships.values())
    for mission in world.missions.values():
        yield from (mission.owner, mission.host)
    for treaty in world.agreements.values():
        yield from (*treaty.parties, treaty.third)
    for war in world.wars.values():
        yield from (war.attacker, war.defender)
    for split in world.splits.values():
        yield from (split.record, *split.sides)


def forget_wrongs(world: World) -> None:
    """Keep one wrong for each two countries, the sum of what is not settled between them (CIV-4.4.2e)."""
    standing = {land.id for land in world.standing()}
    sums: dict[tuple[str, str], Wrong] = {}
    for one in world.wrongs.values():
        if one.settled or not {one.victim, one.offender} <= standing:
            continue
        first = sums.setdefault((one.victim, one.offender), one)
        if first is not one:
            first.value += one.value
    world.wrongs = {one.id: one for one in sums.values()}
