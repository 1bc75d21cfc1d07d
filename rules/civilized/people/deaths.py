"""Deaths: what befalls the people of every country in Spring, and in besieged cities (step S1, CIV-4.0a)."""

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache

from rules.civilized.people.events import Troubled
from rules.civilized.people.public_life import told_year
from rules.civilized.people.tables import AGE_WEIGHTS, DEADLY, SERIOUS, SIEGE_CHANCE, TROUBLE_CHANCE
from rules.civilized.people.vacancies import die
from rules.civilized.world.characters import age, at_home
from rules.civilized.world.state import Character, City, Country, Family, World
from rules.civilized.world.tables import ADULT
from rules.civilized.world.war_tables import HIGHEST_CARD
from rules.kernel.luck.cards import percent, pick, weighted
from rules.kernel.luck.chance import Card
from rules.kernel.play.play import Play
from rules.kernel.state.finding import find

SURE = 100
"""The per cent of one sure sufferer (CIV-1.2b)."""
COURT_TROUBLES = {11: "ruin", 12: "scandal", 13: "scar"}
"""Jack, Queen and King (CIV-4.1.1d)."""


def deaths(play: Play[World]) -> None:
    """Test every family and every sheet of every country, then the cities that were besieged (CIV-4.1.1a)."""
    world = play.state
    for country in world.on_turn():
        for family in world.families_of(country.id):
            test_family(play, family)
    fortunes_of_war(play)


def test_family(play: Play[World], family: Family) -> None:
    """Find who suffers: 10 % for each living member, each sufferer another one (CIV-4.1.1a, CIV-1.2g)."""
    world = play.state
    members = world.members_of(family)
    with play.causes() as counted:
        count = percent(play.chance, "CIV-4.1.1a", "deaths.count", family.id, TROUBLE_CHANCE * len(members))
    for _ in range(min(count, len(members))):
        weights = [(one, age_weight(age(world, one))) for one in members]
        with play.causes() as because:
            one = weighted(play.chance, "CIV-4.1.1b", "deaths.who", family.id, weights)
        members.remove(one)
        befall(play, one, ("CIV-4.1.1c", "deaths.problem"), trouble, (*counted, *because))


def mortality(world: World, one: Character) -> Fraction:
    """Give the chance that somebody dies in the next Spring of a year, sieges left aside (CIV-4.1.1a to CIV-4.1.1c)."""
    members = world.members_of(world.families[one.family])
    sure, rest = divmod(TROUBLE_CHANCE * len(members), SURE)
    others = tuple(sorted(age_weight(age(world, each)) for each in members if each.id != one.id))
    few, more = (suffers(age_weight(age(world, one)), others, count) for count in (sure, sure + 1))
    struck = few + Fraction(rest, SURE) * (more - few)
    return struck if one.ill == world.countries[one.country].turns else struck * Fraction(DEADLY, HIGHEST_CARD)


@lru_cache(maxsize=512)
def suffers(weight: int, others: tuple[int, ...], count: int) -> Fraction:
    """Give the chance that somebody of this weight is among so many picked, each another one (CIV-1.2g)."""
    if not count:
        return Fraction(0)
    whole = weight + sum(others)
    chance = Fraction(weight, whole)
    for each in sorted(set(others)) if count > 1 else ():
        place = others.index(each)
        left = others[:place] + others[place + 1 :]
        chance += Fraction(each * others.count(each), whole) * suffers(weight, left, count - 1)
    return chance


def age_weight(years: int) -> int:
    """Give how likely misfortune picks somebody: 1 under 40, 2 under 50, 3 under 60, then 4 (CIV-4.1.1b)."""
    return find((weight for least, weight in AGE_WEIGHTS if years >= least), f"the age {years}")


def befall(
    play: Play[World],
    one: Character,
    draw: tuple[str, str],
    outcome: Callable[[World, Character, Card], str],
    because: tuple[int, ...],
) -> None:
    """Let somebody suffer; who was seriously ill in the preceding turn dies without a card (CIV-4.1.1c)."""
    world = play.state
    if is_relapse(world, one):
        die(play, one, "relapse", because)
        return
    card = play.chance.card(*draw, one.id)
    because = (*because, card.n)
    if card.value <= DEADLY:
        die(play, one, cause_of_death(age(world, one), card, draw[1]), because)
        return
    note(play, one, outcome(world, one, card), card, draw, because)


def is_relapse(world: World, one: Character) -> bool:
    """Tell whether somebody was seriously ill in the preceding turn, a year or five (CIV-4.1.1c, CIV-4.9.1b)."""
    return one.ill is not None and one.ill == world.countries[one.country].turns - 1


def note(
    play: Play[World], one: Character, problem: str, card: Card, draw: tuple[str, str], because: tuple[int, ...]
) -> None:
    """Note an illness, or a mark for life, and tell of it (CIV-4.1.1d)."""
    world, land = play.state, play.state.countries[one.country]
    if problem == "illness":
        one.ill = land.turns
    else:
        one.marks.append(problem)
    play.tell(
        Troubled(
            clause=draw[0],
            because=because,
            country=land.id,
            name=one.id,
            sex=one.sex,
            age=age(world, one),
            problem=problem,
            suit=card.suit,
            year=told_year(world),
            reigns=land.ruler == one.id,
        )
    )


def trouble(world: World, one: Character, card: Card) -> str:
    """Name what a card over Six brings: illness, ruin, scandal, a scar; a child is disfigured (CIV-4.1.1d)."""
    if card.value <= SERIOUS:
        return "illness"
    problem = COURT_TROUBLES[card.value]
    return "disfigured" if problem == "scandal" and age(world, one) < ADULT else problem


def wound(world: World, one: Character, card: Card) -> str:
    """Name what a card over Six brings in a siege: illness, or on any court card a wound (CIV-4.1.2c)."""
    del world, one
    return "illness" if card.value <= SERIOUS else "scar"


def cause_of_death(years: int, card: Card, purpose: str) -> str:
    """Give the cause that is told, by age and suit: it changes no figure."""
    if purpose == "siege.problem":
        return "siege"
    if years < ADULT:
        return "childhood"
    return "age" if years >= AGE_WEIGHTS[0][0] else {"H": "heart", "D": "fall", "S": "fever", "C": "wasting"}[card.suit]


def fortunes_of_war(play: Play[World]) -> None:
    """Test whoever owned a city while it was besieged since the last Spring, then forget the sieges (CIV-4.1.2e)."""
    world = play.state
    for country in world.on_turn():
        for city in world.cities.values():
            if country.id in city.besieged.values():
                test_siege(play, country, city)
    for city in world.cities.values():
        city.besieged = {}


def test_siege(play: Play[World], country: Country, city: City) -> None:
    """Find who suffered: a tenth divided by the country's cities, for each character at home (CIV-4.1.2a)."""
    people = [one for one in play.state.people_of(country.id) if at_home(one)]
    chance = siege_chance(len(play.state.cities_of(country.id)))
    with play.causes() as counted:
        count = percent(play.chance, "CIV-4.1.2a", "siege.count", city.id, chance * len(people))
    for _ in range(min(count, len(people))):
        with play.causes() as because:
            one = pick(play.chance, "CIV-4.1.2c", "siege.who", city.id, people)
        people.remove(one)
        befall(play, one, ("CIV-4.1.2c", "siege.problem"), wound, (*counted, *because))


def siege_chance(cities: int) -> int:
    """Give the per cent for each character, rounded down: none with eleven cities or more (CIV-4.1.2b, CIV-1.2j)."""
    return SIEGE_CHANCE // max(1, cities)
