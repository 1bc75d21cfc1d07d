"""How a rebellion or civil war ends: one country again, or two (source 6.5.3)."""

from rules.civilized.people.vacancies import exile
from rules.civilized.strife.events import CountryParted, StrifeEnded
from rules.civilized.strife.factions import (
    change_hands,
    end_own_ties,
    fresh_name,
    head_halves,
    mend_homes,
    move_people,
    named_cities,
    pass_hosts,
    pass_treasury,
    pass_treaties,
    settle_down,
)
from rules.civilized.strife.seats import swap_seats
from rules.civilized.strife.single_works import step_down
from rules.civilized.throne.rulers import free
from rules.civilized.war.contingents import drop_siege
from rules.civilized.war.wars import place_of, settle_treaties
from rules.civilized.world.state import Country, Element, Ship, Split, World
from rules.kernel.play.play import Play


def end_lost_wars(play: Play[World], *, after_tests: bool = False) -> None:
    """End every rebellion or civil war that a side has lost: by force at any time (CIV-6.5.3g)."""
    for split in list(play.state.splits.values()):
        lost = loser(play.state, split, after_tests=after_tests)
        if lost:
            reunite(play, split, split.other(lost), "disorder" if play.state.cities_of(lost) else "none")


def loser(world: World, split: Split, *, after_tests: bool) -> str:
    """Give the side without a city or, after the tests of Summer, without one in order; empty for neither or both."""
    bare = [side for side in split.sides if not world.cities_of(side)]
    unruly = [side for side in split.sides if all(city.disorder for city in world.cities_of(side))]
    lost = bare or (unruly if after_tests else [])
    return lost[0] if len(lost) == 1 else ""


def reunite(play: Play[World], split: Split, winner: str, reason: str) -> None:
    """Give the winner all, under the country's old name and record, whoever won (CIV-6.5.3g, CIV-6.5.3j)."""
    world = play.state
    won, lost = world.countries[winner], world.countries[split.other(winner)]
    record = world.countries[split.record]
    gone = lost if record is won else won
    leading, beaten = won.ruler or won.id, lost.ruler or lost.id
    send_away(play, lost)
    gained = [city.id for city in world.cities.values() if city.owner == lost.id or city.torn == record.id]
    for city in world.cities.values():
        city.owner, city.torn = (record.id, "") if city.torn == record.id else (city.owner, city.torn)
    if record is lost:
        take_throne(world, record, won)
    take_over(play, gone, record)
    close_split(world, split)
    for city in [world.cities[one] for one in gained]:
        step_down(play, city)
    mend_homes(world, record.id)
    head_halves(world, record.id, record.ruler)
    record.status = "sovereign"
    gone.status, gone.fell, gone.ruler, gone.regent, gone.heir = "fallen", world.year, "", "", ""
    play.tell(
        StrifeEnded(
            country=record.id,
            kind=split.kind,
            winner=leading,
            loser=beaten,
            cities=len(world.cities_of(record.id)),
            reason=reason,
        )
    )
    if record is lost:
        swap_seats(play, record.id, gone.id)


def leader_name(world: World, land: Country) -> str:
    """Name who leads a side; a side led by a council by its own name."""
    return world.characters[land.ruler].name if land.ruler else land.name


def send_away(play: Play[World], lost: Country) -> None:
    """Send the losing leader, or the council, into exile (CIV-6.5.3h)."""
    for one in [lost.ruler] if lost.ruler else list(lost.council):
        exile(play, play.state.characters[one])
    if lost.regent:
        free(play.state, play.state.characters[lost.regent])
        lost.regent = ""


def take_over(play: Play[World], gone: Country, record: Country) -> None:
    """Bring all that one side has to the country's record (CIV-6.5.3g)."""
    world = play.state
    for city in world.cities_of(gone.id):
        city.owner = record.id
    for hexagon, owner in world.owners.items():
        if owner == gone.id:
            world.owners[hexagon] = record.id
    towns = {city.hex for city in world.cities_of(record.id)}
    units: list[Element | Ship] = [*world.elements.values(), *world.ships.values()]
    for unit in units:
        if unit.owner == gone.id or (not unit.owner and unit.hex in towns):
            unit.owner = record.id
    for element in world.elements.values():
        element.payer = record.id if element.payer == gone.id else element.payer
    for fort in world.forts.values():
        fort.owner = record.id if fort.owner == gone.id else fort.owner
    end_own_sieges(world, gone.id, record.id)
    for mission in world.missions.values():
        mission.owner = record.id if mission.owner == gone.id else mission.owner
    pass_treasury(gone, record)
    pass_treaties(world, gone.id, record.id)
    pass_hosts(world, gone.id, record.id)
    for agreement in world.agreements.values():
        agreement.parties = [record.id if party == gone.id else party for party in agreement.parties]
        agreement.suspended = agreement.suspended and record.id not in agreement.parties
    end_own_ties(world)
    pass_wars(world, gone.id, record.id)
    settle_treaties(play, record.id)
    move_people(play, world.people_of(gone.id), record.id)


def end_own_sieges(world: World, gone: str, record: str) -> None:
    """Bring a side's sieges to the record, which besieges no place of its own (CIV-6.8.4.5g)."""
    for hexagon, siege in list(world.sieges.items()):
        siege.besieger = record if siege.besieger == gone else siege.besieger
        if siege.besieger == record == place_of(world, hexagon):
            drop_siege(world, hexagon)


def pass_wars(world: World, gone: str, record: str) -> None:
    """Bring a side's wars with others to the record, which is not in the same war twice."""
    for war in world.wars_of(gone):
        other = war.defender if war.attacker == gone else war.attacker
        again = any({other, record} == {kept.attacker, kept.defender} for kept in world.wars.values())
        if again or other == record:
            del world.wars[war.id]
            continue
        war.attacker, war.defender = (record if side == gone else side for side in (war.attacker, war.defender))


def take_throne(world: World, record: Country, won: Country) -> None:
    """Give the record the winner's ruler, government and tax (CIV-6.5.3j)."""
    record.ruler, record.regent, record.heir = won.ruler, won.regent, won.heir
    record.last_ruler, record.tax = won.last_ruler, won.tax
    if won.last_ruler:
        world.characters[won.last_ruler].country = record.id
    record.government, record.council, record.chairs = "monarchy", [], 0


def close_split(world: World, split: Split) -> None:
    """End the war, and forget who took part; a conquered city that did not is conquered no more (CIV-6.3.1r)."""
    world.splits.pop(split.record, None)
    world.wars.pop(split.war, None)
    for city in world.cities.values():
        if city.owner in split.sides:
            city.conquered_from = city.conquered_from if city.took_part else ""
            city.took_part = False


def forget_strife(world: World) -> None:
    """End the strife of two sides that have both fallen; a city that was nobody's stays so (CIV-2.2g, CIV-6.5.0h)."""
    for split in list(world.splits.values()):
        if all(world.countries[side].status == "fallen" for side in split.sides):
            close_split(world, split)
            for city in world.cities.values():
                city.torn = city.torn if city.torn != split.record else ""


def part_ways(play: Play[World], split: Split) -> None:
    """Make each faction a sovereign country with its cities; nobody's go by colour (CIV-6.5.3i)."""
    world = play.state
    first, second = (world.countries[side] for side in split.sides)
    with play.causes() as because:
        for city in [one for one in world.cities.values() if one.torn == split.record]:
            side = split.sides[play.chance.card("CIV-6.5.3i", "part.city", city.id).black]
            change_hands(play, city, side)
    pass_treaties(world, split.record, split.record)  # a capital lost to outsiders leaves nothing to wait for
    settle_treaties(play, split.record)
    close_split(world, split)
    settle_down(world, split)
    for land in (first, second):
        land.status = "sovereign"
    renamed = world.countries[split.other(split.record)]
    renamed.name = fresh_name(world, f"{world.named(split.record)} of {leader_name(world, renamed)}", renamed)
    play.renamed()
    play.tell(
        CountryParted(
            because=tuple(because),
            country=split.record,
            names=(first.id, second.id),
            cities=(named_cities(world, first), named_cities(world, second)),
        )
    )
