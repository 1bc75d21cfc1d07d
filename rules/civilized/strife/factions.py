"""Factions: how a side of a rebellion or civil war comes to be, and what goes over to it (CIV-6.5.0)."""

from rules.civilized.cities.economy import company, end_mission, most_populous, rehome
from rules.civilized.people.kinship import descendants
from rules.civilized.people.newcomers import sheet_of
from rules.civilized.people.vacancies import pass_headship
from rules.civilized.strife.districts import divide_land
from rules.civilized.strife.single_works import step_down
from rules.civilized.war.contingents import drop_siege
from rules.civilized.war.wars import settle_treaties
from rules.civilized.world.characters import leave_school, release
from rules.civilized.world.state import Character, City, Country, Family, Ship, Split, War, World
from rules.kernel.play.play import Play

TREATIES = ("pact", "access", "defensive", "military", "students")
"""What binds a whole country, not two cities (CIV-6.5.0g)."""


def new_faction(world: World, parent: Country, name: str) -> Country:
    """Enter a country of its parent's people, arms, colours and tax, with an empty treasury (CIV-6.5.0e)."""
    land = Country(
        id=world.next_id(parent.id, "faction"),
        name=name,
        colour=parent.colour,
        culture=parent.culture,
        religion=parent.religion,
        title=parent.title,
        status="faction",
        parent=parent.id,
        tax=parent.tax,
        turns=parent.turns,
        army_list=dict(parent.army_list),
        character=parent.character,
    )
    world.countries[land.id] = land
    world.seats.insert(world.seats.index(parent.id) + 1, land.id)
    world.racial |= {land.id: dict(world.racial[parent.id])} if parent.id in world.racial else {}
    sheet = Family(id=sheet_of(land.id), name=f"Others of {name}", country=land.id, parted=sheet_of(parent.id))
    world.families[sheet.id] = sheet
    return land


def fresh_name(world: World, name: str, besides: Country | None = None) -> str:
    """Give a name that no other standing country bears: the second rebels of a time say more."""
    borne = {land.name for land in world.standing() if land is not besides}
    while name in borne:
        name = f"New {name}"
    return name


def named_cities(world: World, land: Country) -> tuple[str, ...]:
    """Give a side's cities, by id."""
    return tuple(city.id for city in world.cities_of(land.id))


def begin_split(world: World, split: Split) -> None:
    """Set both factions at war with each other (CIV-6.5.0a)."""
    world.splits[split.record] = split
    world.wars[split.war] = War(
        id=split.war, attacker=split.first, defender=split.second, kind=split.kind, start=world.year, last=world.year
    )


def change_hands(play: Play[World], city: City, new: str) -> None:
    """Give a city to a faction, in order, with all that lies in it or goes with it (CIV-6.5.3d, CIV-6.5.1h)."""
    world, old = play.state, city.owner
    pass_trade(world, city, new)
    if "palace" in city.improvements:
        pass_capital(play, old or city.torn, new)
    city.owner, city.disorder, city.torn = new, False, ""
    for element in world.elements.values():
        if element.hex == city.hex and element.owner == old:
            element.payer = new if element.payer == old and old else element.payer
            element.owner = new
    for ship in world.ships.values():
        if ship.owner == old and goes_with(world, ship, city):
            ship.owner = new
    siege = world.sieges.get(city.hex)
    if siege and siege.besieger == new:
        drop_siege(world, city.hex)
    for fort in world.forts.values():
        if fort.city == city.id:
            fort.owner = new
    for mission in world.missions.values():
        if mission.sponsor == city.id and mission.owner != new:
            mission.owner = new
            move_people(
                play, [*([world.characters[mission.leader]] if mission.leader else []), *company(world, mission)], new
            )
    end_own_ties(world)
    step_down(play, city)


def pass_trade(world: World, city: City, new: str) -> None:
    """Let a city's trade go with it; while nobody owns the city it rests (CIV-6.5.0g)."""
    former = city.owner or city.torn
    for agreement in world.agreements.values():
        if city.id in agreement.cities:
            agreement.suspended = not new
            agreement.parties = [new if new and party == former else party for party in agreement.parties]


def goes_with(world: World, ship: Ship, city: City) -> bool:
    """Tell whether a ship goes with a city: what lies in its port, and its Transport Ships at sea (CIV-6.5.0g)."""
    at_sea = ship.type == "Transport Ship" and world.city_at(ship.hex) is None
    return ship.hex == city.hex or (at_sea and ship.home == city.id)


def settle_down(world: World, split: Split) -> None:
    """Give each side its land, each force a home of its own side, and end studies beyond the lines."""
    divide_land(world, split)
    for side in split.sides:
        mend_homes(world, side)
    for one in world.characters.values():
        if one.studies and one.country in split.sides and world.cities[one.studies.city].owner != one.country:
            leave_school(one)  # the school is lost to him (CIV-4.2.2f)
    for element in world.elements.values():
        if element.general and world.characters[element.general].country != element.owner:
            element.general = ""


def mend_homes(world: World, side: str) -> None:
    """Give forces whose home is another's one of their own; a ship needs a port (CIV-5.1l)."""
    home = world.seat_of_power(side)
    lost = [one for one in world.elements.values() if one.owner == side and foreign(world, one.home, side)]
    for element in lost:
        element.home = home.id if home else element.home
    usual = home if home and home.coastal else most_populous(one for one in world.cities_of(side) if one.coastal)
    for ship in [one for one in world.ships.values() if one.owner == side and foreign(world, one.home, side)]:
        here = world.city_at(ship.hex)
        port = here if here and here.owner == side else usual
        if port is None:
            del world.ships[ship.id]
        else:
            rehome(world, ship, port)
            ship.hex = port.hex


def foreign(world: World, city: str, side: str) -> bool:
    """Tell whether a city is not a side's, or stands no more."""
    return city not in world.cities or world.cities[city].owner != side


def pass_capital(play: Play[World], old: str, new: str) -> None:
    """Let what goes with the capital go: the missions of others, in a civil war treaties too (CIV-6.5.0g)."""
    world = play.state
    split = world.split_of(old)
    if split and split.kind == "civil":
        pass_treaties(world, old, new)
    if new:
        pass_hosts(world, old, new)
        settle_treaties(play, new)


def pass_treaties(world: World, old: str, new: str) -> None:
    """Let pacts, alliances and access pass; with a capital that is nobody's they rest (CIV-6.5.0g)."""
    for agreement in world.agreements.values():
        if agreement.kind in TREATIES and old in agreement.parties:
            agreement.suspended = not new
            agreement.parties = [new if new and party == old else party for party in agreement.parties]


def pass_hosts(world: World, old: str, new: str) -> None:
    """Let the missions of others have another host (CIV-6.5.0g)."""
    for mission in world.missions.values():
        mission.host = new if mission.host == old else mission.host


def end_own_ties(world: World) -> None:
    """End the missions and agreements that a country would have with itself (CIV-8.6.3a)."""
    for mission in [one for one in world.missions.values() if one.owner == one.host]:
        end_mission(world, mission)
    for agreement in [kept for kept in world.agreements.values() if len(set(kept.parties)) == 1]:
        del world.agreements[agreement.id]


def pass_treasury(giver: Country, taker: Country) -> None:
    """Give a whole treasury away, with what is set aside and the gifts on their way to it (CIV-7.4b)."""
    taker.treasury += giver.treasury
    taker.city_fund += giver.city_fund
    for donor, points in giver.gifts.items():
        if donor == taker.id:
            taker.treasury += points
        else:
            taker.gifts[donor] = taker.gifts.get(donor, 0) + points
    giver.treasury, giver.city_fund, giver.gifts = 0, 0, {}


def retinue(world: World, leader: Character) -> list[Character]:
    """Give those whom a leader takes with him: spouse and descendants, but nobody who rules (CIV-6.5.0f)."""
    land = world.countries[leader.country]
    kept = {land.ruler, land.regent, *land.claimants, *land.claimant_regents.values(), leader.id}
    people = [world.characters[leader.spouse]] if leader.spouse else []
    people += descendants(world, leader)
    return [one for one in people if one.in_play and one.country == land.id and one.id not in kept and not one.mission]


def move_people(play: Play[World], people: list[Character], new: str) -> None:
    """Bring people to another side; members of one family who part are a family on each side (CIV-6.5.0f)."""
    world = play.state
    left: dict[str, Family] = {}
    joined: dict[str, Family] = {}
    for one in [one for one in people if one.country != new]:
        former = world.countries[one.country]
        family = world.families[one.family]
        if former.heir == one.id:
            former.heir = ""
        if one.id in former.council:
            release(world, one)
        half = other_half(world, family, new)
        one.country, one.family = new, half.id
        left[family.id], joined[half.id] = family, half
    for family in left.values():
        pass_headship(play, family)
    for half in joined.values():
        half.head = head_of(world, half)


def head_of(world: World, family: Family) -> str:
    """Give a family's head, its eldest once he is not of it; nobody heads those without family (CIV-6.5.0f)."""
    members = world.members_of(family) if family.id != sheet_of(family.country) else []
    if not members or any(one.id == family.head for one in members):
        return family.head
    return min(members, key=lambda one: one.born).id


def other_half(world: World, family: Family, country: str) -> Family:
    """Give the part of a family that is on a side, headed by its eldest until its leader is named (CIV-6.5.0f)."""
    if not family.head:
        return world.families[sheet_of(country)]
    root = family.parted or family.id
    halves = (one for one in world.families.values() if one.country == country and root in (one.id, one.parted))
    found = next(halves, None)
    if found is None:
        found = Family(id=world.next_id(country, "f"), name=family.name, country=country, parted=root)
        world.families[found.id] = found
    return found


def head_halves(world: World, country: str, leader: str) -> None:
    """Let the leader head his family on this side, and the eldest each other one that parted (CIV-6.5.0f)."""
    for family in world.families.values():
        if family.country != country or family.id == sheet_of(country):
            continue
        leads = any(one.id == leader for one in world.members_of(family))
        family.head = leader if leads else head_of(world, family)
