"""Remedies: how a ruler without kin comes by an heir, by his own marriage or by one abroad (CIV-4.1.3c, CIV-7.2r)."""

from fractions import Fraction

from rules.civilized.missions.orders import RaiseMission
from rules.civilized.people.betrothal import Betroth
from rules.civilized.people.kinship import near_in_blood
from rules.civilized.people.marriages import PERCENT, counts_more, is_free
from rules.civilized.people.tables import BIRTH_AGES, BIRTH_CHANCE
from rules.civilized.world.characters import adults_at_home, age
from rules.civilized.world.deed import lawful
from rules.civilized.world.requirements import others
from rules.civilized.world.state import Character, World
from rules.civilized.world.tables import MISSION_COST
from rules.kernel.play.counsel import in_ten

NEXT, AFTER_NEXT = 1, 2
"""In how many years a child may be born of a wedding here, and of one that a mission proposes next Winter."""


def remedy(world: World, seat: str, ruler: Character) -> str:
    """Say how a ruler without kin comes by an heir: a child of whom, or a match with whom (CIV-4.1.3c, CIV-4.1.4a)."""
    wed, match = world.characters.get(ruler.spouse), world.characters.get(ruler.match)
    if wed:
        return offspring(world, ruler, wed)
    if match and bears(world, ruler, match, NEXT):
        return f"A child with {match.name} would inherit: they marry by the cards."
    home = bride_at_home(world, seat, ruler)
    if home:
        return f"{home.name}, who is {age(world, home)}, is free to marry."
    if not is_free(world, ruler, later=NEXT):
        return f"{ruler.name} is too old to marry: that ends with {BIRTH_AGES[1]}."
    abroad = bride_abroad(world, seat, ruler)
    if abroad:
        where = world.named(abroad.country)
        return (
            f"In Winter a mission for {MISSION_COST} can go and ask for {abroad.name} of {where}, {age(world, abroad)}."
        )
    return "Nobody here is free to marry: a match comes by the cards, or by an envoy."


def offspring(world: World, ruler: Character, wed: Character) -> str:
    """Say how likely a married ruler has a child next Spring, or that there will be none (CIV-4.1.4a)."""
    mother = mother_of(ruler, wed)
    if bears(world, ruler, wed, NEXT):
        return f"A child of {mother.name}, who is {age(world, mother)}, would inherit: {birth_chance()} next Spring."
    least, most = BIRTH_AGES
    return (
        f"{mother.name}, at {age(world, mother)}, is past bearing ({least} to {most}): no heir comes of this marriage."
    )


def birth_chance() -> str:
    """Give how likely a married woman of the right age has a child in a Spring (CIV-4.1.4a)."""
    return in_ten(Fraction(BIRTH_CHANCE, PERCENT))


def mother_of(one: Character, other: Character) -> Character:
    """Give the woman of a couple."""
    return one if one.sex == "woman" else other


def bears(world: World, one: Character, other: Character, later: int) -> bool:
    """Tell whether the woman of a couple is of an age to bear in so many years (CIV-4.1.4a)."""
    least, most = BIRTH_AGES
    return least <= age(world, mother_of(one, other)) + later <= most


def bride_at_home(world: World, seat: str, ruler: Character) -> Character | None:
    """Give the youngest of one's own people whom a ruler could be matched with, and have a child (CIV-4.1.3c)."""
    people = sorted(adults_at_home(world, seat), key=lambda one: -one.born)
    able = (one for one in people if one.id != ruler.id and bears(world, ruler, one, NEXT))
    return next((one for one in able if lawful(world, seat, Betroth(character=ruler.id, other=one.id))), None)


def bride_abroad(world: World, seat: str, ruler: Character) -> Character | None:
    """Give the youngest of another country who could follow a mission home by next Winter (CIV-7.2r, CIV-4.1.4a)."""
    if not is_free(world, ruler, later=NEXT):
        return None
    able = [
        one for land in others(world, seat).values() for one in world.people_of(land) if comes(world, seat, ruler, one)
    ]
    return max(able, key=lambda one: one.born, default=None)


def comes(world: World, seat: str, ruler: Character, one: Character) -> bool:
    """Tell whether somebody abroad could marry a ruler next Winter, and have a child the Spring after."""
    return (
        one.sex != ruler.sex
        and is_free(world, one)
        and is_free(world, one, later=NEXT)
        and not near_in_blood(world, ruler, one)
        and not counts_more(world, one)
        and bears(world, ruler, one, AFTER_NEXT)
        and not any(one.country in (war.attacker, war.defender) for war in world.wars_of(seat))
    )


def wooing(world: World, seat: str, ruler: Character) -> RaiseMission | None:
    """Give the mission that would ask for a bride abroad, for a ruler who finds none at home; None where it cannot go.

    One that is there or on its way already does as well.
    """
    if ruler.spouse or ruler.match or bride_at_home(world, seat, ruler):
        return None
    bride = bride_abroad(world, seat, ruler)
    if bride is None or any(one.host == bride.country for one in world.missions_of(seat)):
        return None
    return RaiseMission(host=bride.country)
