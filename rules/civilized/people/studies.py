"""Schools: years of study, what they add, and learned characters (source 4.2.2, 6.6)."""

from rules.civilized.people.events import Graduated, Learned, Withdrawn
from rules.civilized.people.schools import may_stay
from rules.civilized.people.tables import HIGHEST_SCORE, SCHOOL_SCORE, SCHOOL_YEARS
from rules.civilized.world.characters import leave_school
from rules.civilized.world.state import Character, World
from rules.civilized.world.tables import CYCLE, SCORES
from rules.kernel.luck.cards import pick
from rules.kernel.play.play import Play

TITLES = {"H": "philosopher", "D": "engineer", "C": "physician", "S": "strategist"}
"""Suit of the Ace to title (CIV-6.6a)."""


def learn(play: Play[World]) -> None:
    """Draw for each school with students; an Ace makes one of them learned (CIV-6.6a)."""
    if not play.state.settings.learned:
        return
    for city in play.state.cities_on_turn():
        for school in SCHOOL_SCORE:
            students = [one for one in students_of(play.state, city.id, school) if not one.learned]
            if students_of(play.state, city.id, school):
                enlighten(play, city.id, students)


def enlighten(play: Play[World], city: str, students: list[Character]) -> None:
    """Draw a school's card; each character may become learned once (CIV-6.6b)."""
    card = play.chance.card("CIV-6.6a", "learned", city)
    if card.value != 1 or not students:
        return
    one = pick(play.chance, "CIV-6.6a", "learned.who", city, students)
    one.learned = TITLES[card.suit]
    play.tell(Learned(because=(card.n,), country=one.country, name=one.id, title=one.learned, city=city))


def students_of(world: World, city: str, school: str) -> list[Character]:
    """Give those who study in a school, in the order in which they came into the game."""
    return [
        one
        for one in world.characters.values()
        if one.studies and one.studies.city == city and one.studies.school == school
    ]


def study(play: Play[World]) -> None:
    """Count a year of every course, or five at once; the fifth ends it (CIV-4.2.2e)."""
    world = play.state
    lands = {country.id: country for country in world.on_turn()}
    for one in world.characters.values():
        if not one.studies or one.country not in lands:
            continue
        if not may_stay(world, one):
            leave_school(one)
            play.tell(Withdrawn(clause="CIV-4.2.2g", audience=(one.country,), country=one.country, character=one.id))
            continue
        one.studies.years += CYCLE if world.long_season else 1
        if one.studies.years >= SCHOOL_YEARS:
            graduate(play, one)


def graduate(play: Play[World], one: Character) -> None:
    """Draw what a completed course adds: a quarter of the card's value, at least 1 (CIV-4.2.2b)."""
    if not one.studies:
        return
    school = one.studies.school
    score = SCHOOL_SCORE[school]
    card = play.chance.card("CIV-4.2.2b", "school.gain", one.id, audience=(one.country,))
    gain = max(1, card.value // 4)
    one.studied.append(school)
    one.studies = None
    if one.scores:
        place = SCORES.index(score)
        one.scores[place] = min(HIGHEST_SCORE, one.scores[place] + gain)
    else:
        one.gains[score] = gain
    play.tell(
        Graduated(
            audience=(one.country,),
            because=(card.n,),
            country=one.country,
            name=one.id,
            school=school,
            score=score,
            gain=gain,
        )
    )
