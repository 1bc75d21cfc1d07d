"""Deaths, marriages and births of a turn of five years (step F2, source 4.9)."""

from collections.abc import Collection, Iterator
from contextlib import contextmanager

from rules.civilized.people.births import deliver, may_bear
from rules.civilized.people.deaths import age_weight, cause_of_death, is_relapse, note
from rules.civilized.people.marriages import find_spouse, wed
from rules.civilized.people.newcomers import sex_of, twins
from rules.civilized.people.tables import (
    DEADLY,
    LONG_BIRTH_CHANCE,
    LONG_MARRIAGE_AGES,
    LONG_MARRIAGE_CHANCE,
    LONG_TROUBLE_CHANCE,
    SERIOUS,
)
from rules.civilized.people.vacancies import die
from rules.civilized.world.characters import age, at_home
from rules.civilized.world.state import Character, Country, Family, World
from rules.civilized.world.tables import CYCLE
from rules.civilized.world.years import later
from rules.kernel.luck.cards import percent, pick, plain_card, weighted
from rules.kernel.play.play import Play

MORE = ("J", "Q")
"""The cards that bring a further child (CIV-4.9.3b)."""


def long_deaths(play: Play[World]) -> None:
    """Test every family and sheet, a quarter for each living member; no siege kills (CIV-4.9.1a, CIV-4.1.2d)."""
    world = play.state
    for country in world.on_turn():
        for family in world.families_of(country.id):
            long_misfortune(play, family)


def long_misfortune(play: Play[World], family: Family) -> None:
    """Find who suffers, by the weights of age at the start of the turn, each another one (CIV-4.9.1a)."""
    world = play.state
    members = world.members_of(family)
    chance = LONG_TROUBLE_CHANCE * len(members)
    with play.causes() as counted:
        count = percent(play.chance, "CIV-4.9.1a", "deaths.count", family.id, chance)
    for _ in range(min(count, len(members))):
        weights = [(one, age_weight(age(world, one))) for one in members]
        with play.causes() as because:
            one = weighted(play.chance, "CIV-4.9.1a", "deaths.who", family.id, weights)
        members.remove(one)
        long_suffer(play, one, (*counted, *because))


def long_suffer(play: Play[World], one: Character, because: tuple[int, ...]) -> None:
    """Let somebody die or fall ill in a year of the five; court cards do nothing (CIV-4.9.1b)."""
    world = play.state
    relapse = is_relapse(world, one)
    with play.causes() as drawn:
        card = None if relapse else play.chance.card("CIV-4.9.1b", "deaths.problem", one.id)
        if card and card.value > SERIOUS:
            return
        year = drawn_year(play, one.id)
    because = (*because, *drawn)
    with dated(world, year):
        if card is None:
            die(play, one, "relapse", because)
        elif card.value <= DEADLY:
            die(play, one, cause_of_death(age(world, one), card, "deaths.problem"), because)
        else:
            note(play, one, "illness", card, ("CIV-4.9.1b", "deaths.problem"), because)


def drawn_year(play: Play[World], subject: str, besides: Collection[int] = ()) -> int:
    """Draw one of the five years; taken ones are drawn again while there are others (CIV-4.9.1c, CIV-4.9.3c)."""
    start = play.state.year
    while True:
        value = plain_card(play.chance, "CIV-4.9.1c", "long.year", subject).value
        year = later(start, (value + 1) // 2 - 1)
        if year not in besides or len(set(besides)) >= CYCLE:
            return year


@contextmanager
def dated(world: World, year: int) -> Iterator[None]:
    """Let something happen in a year of the five; ages are told as they are then (CIV-3.9g)."""
    start, world.year = world.year, year
    try:
        yield
    finally:
        world.year = start


def long_marriages(play: Play[World]) -> None:
    """Test every family, and those without family if the settings say so (CIV-4.9.2a)."""
    world = play.state
    for country in world.on_turn():
        for family in world.families_of(country.id):
            if family.head or world.settings.nonfamily_marry:
                long_weddings(play, country, family)


def long_weddings(play: Play[World], country: Country, family: Family) -> None:
    """Find who marries: half for each unmarried member from 16 to 35 at the start of the turn (CIV-4.9.2a)."""
    world = play.state
    least, most = LONG_MARRIAGE_AGES
    members = world.members_of(family)
    single = [one for one in members if at_home(one) and not one.spouse and least <= age(world, one) <= most]
    chance = LONG_MARRIAGE_CHANCE * len(single)
    with play.causes() as counted:
        count = percent(play.chance, "CIV-4.9.2a", "marriage.count", family.id, chance)
    for _ in range(count):
        left = [one for one in single if not one.spouse]
        if not left:
            return
        with play.causes() as because:
            one = pick(play.chance, "CIV-4.9.2a", "marriage.who", family.id, left)
            year = drawn_year(play, one.id)
            other = find_spouse(play, country, one)
        with dated(world, year):
            wed(play, one, other, (*counted, *because))


def long_births(play: Play[World]) -> None:
    """Test every family and sheet, after all marriages, whose years the births need not follow (CIV-4.9.3d)."""
    world = play.state
    for country in world.on_turn():
        for family in world.families_of(country.id):
            long_confinements(play, family)


def long_confinements(play: Play[World], family: Family) -> None:
    """Find who gives birth: half for each married woman from 16 to 40 at the start of the turn (CIV-4.9.3a)."""
    world = play.state
    wives = [one for one in world.members_of(family) if may_bear(world, one)]
    with play.causes() as counted:
        count = percent(play.chance, "CIV-4.9.3a", "birth.count", family.id, LONG_BIRTH_CHANCE * len(wives))
    for _ in range(min(count, len(wives))):
        with play.causes() as because:
            mother = pick(play.chance, "CIV-4.9.3a", "birth.mother", family.id, wives)
        wives.remove(mother)
        long_bear(play, mother, (*counted, *because))


def long_bear(play: Play[World], mother: Character, because: tuple[int, ...]) -> None:
    """Let a mother bear: a Jack's and a Queen's child is followed by another, a King's are twins (CIV-4.9.3b)."""
    years: list[int] = []
    more = True
    while more:
        with play.causes() as drawn:
            card = play.chance.card("CIV-4.9.3b", "birth.child", mother.id)
            rank = card.code[0]
            twin = rank == "K"
            sexes = twins(play, "CIV-4.9.3b", "birth.child", mother.id) if twin else [sex_of(card.value)]
            years.append(drawn_year(play, mother.id, years))
        with dated(play.state, years[-1]):
            deliver(play, mother, sexes, (*because, *drawn))
        more = rank in MORE
