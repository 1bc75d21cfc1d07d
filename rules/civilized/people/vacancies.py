"""Vacancies: what somebody leaves behind who dies or goes into exile (CIV-4.1.1e)."""

from rules.civilized.cities.economy import come_back
from rules.civilized.people.events import CharacterDied, HeadFollowed, WentIntoExile
from rules.civilized.people.kinship import kin_kind
from rules.civilized.people.promises import break_promise
from rules.civilized.people.public_life import house, station, title, told_year
from rules.civilized.world.characters import age, leads, leave_school, release
from rules.civilized.world.state import Character, Country, Family, World
from rules.kernel.play.play import Play


def die(play: Play[World], one: Character, cause: str, because: tuple[int, ...] = ()) -> None:
    """Let a character die: offices, marriage, studies and mission end; a ruler's throne is vacant (CIV-4.1.1e)."""
    world = play.state
    told = CharacterDied(
        because=because,
        country=one.country,
        name=one.id,
        sex=one.sex,
        age=age(world, one),
        house=house(world, one),
        station=station(world, one),
        title=title(world, one),
        kin=kin_kind(world, one),
        cause=cause,
        widowed=one.spouse or "",
        mission=world.missions[one.mission].host if leads(world, one) else "",
        year=told_year(world),
    )
    one.died, one.cause = world.year, cause
    with play.after(play.tell(told)):
        leave_all(play, one)


def exile(play: Play[World], one: Character, clause: str = "CIV-6.5.3h") -> None:
    """Send a character into exile, which ends his part in the game as a death does."""
    world = play.state
    told = WentIntoExile(
        clause=clause,
        country=one.country,
        name=one.id,
        house=house(world, one),
        station=station(world, one),
        title=title(world, one),
    )
    one.exiled = world.year
    with play.after(play.tell(told)):
        leave_all(play, one)


def leave_all(play: Play[World], one: Character) -> None:
    """Free everything that somebody held, and everybody who was bound to him (CIV-4.1.1e)."""
    world = play.state
    land = world.countries[one.country]
    come_back(world, one)
    release(world, one)
    leave_school(one)
    if one.spouse:
        world.characters[one.spouse].spouse = ""  # his own record keeps whom he leaves, for a regency (CIV-6.5.2e)
    if one.id == land.ruler:
        land.ruler, land.last_ruler = "", one.id
        end_regency(world, land)
    if one.id == land.regent:
        land.regent = ""
    if one.id == land.heir:
        land.heir = ""
    break_promise(play, one, "exile" if one.died is None else "death")
    pass_headship(play, world.families[one.family])


def end_regency(world: World, land: Country) -> None:
    """Free the regent of a ruler who is gone: the next one, if he needs any, finds his own (CIV-6.5.2e)."""
    if land.regent:
        release(world, world.characters[land.regent])
        land.regent = ""


def pass_headship(play: Play[World], family: Family) -> None:
    """Let the eldest living member head a family that has lost its head (CIV-4.1.1e)."""
    world = play.state
    members = world.members_of(family)
    if not family.head or any(one.id == family.head for one in members):
        return
    eldest = min(members, key=lambda one: one.born, default=None)
    if eldest is None:
        return
    family.head = eldest.id
    play.tell(HeadFollowed(country=family.country, family=family.id, name=eldest.id))
