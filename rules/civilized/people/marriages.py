"""Marriages of every Spring (step S3, source 4.1.3)."""

from fractions import Fraction
from math import comb

from rules.civilized.people.events import Married
from rules.civilized.people.kinship import break_match, kin_kind, near_in_blood
from rules.civilized.people.newcomers import announce, stranger
from rules.civilized.people.promises import break_promise, promised
from rules.civilized.people.public_life import house, station, title, told_year
from rules.civilized.people.tables import MARRIAGE_AGES, MARRIAGE_CHANCE
from rules.civilized.people.vacancies import pass_headship
from rules.civilized.world.characters import age, at_home
from rules.civilized.world.state import Character, Country, Family, Sex, World
from rules.kernel.luck.cards import percent, pick
from rules.kernel.play.play import Play

PERCENT = 100


def marriages(play: Play[World]) -> None:
    """Test every family of every country, and those without family if the settings say so (CIV-4.1.3a)."""
    world = play.state
    for country in world.on_turn():
        for family in world.families_of(country.id):
            if family.head or world.settings.nonfamily_marry:
                test_family(play, country, family)


def test_family(play: Play[World], country: Country, family: Family) -> None:
    """Find who marries: 20 % for each unmarried member from 16 to 40 who is at home (CIV-4.1.3a, CIV-4.1.3b)."""
    world = play.state
    single = [one for one in world.members_of(family) if is_free(world, one)]
    with play.causes() as counted:
        count = percent(play.chance, "CIV-4.1.3a", "marriage.count", family.id, MARRIAGE_CHANCE * len(single))
    for _ in range(count):
        left = [one for one in single if not one.spouse]
        if not left:
            return
        with play.causes() as because:
            one = pick(play.chance, "CIV-4.1.3b", "marriage.who", family.id, left)
            other = find_spouse(play, country, one)
        wed(play, one, other, (*counted, *because))


def wedding(world: World, one: Character, other: Character) -> Fraction:
    """Give how likely a wedding falls to one of two next Spring, if all live until then (CIV-4.1.3a, CIV-4.1.3b)."""
    if not (is_free(world, one, later=1) and is_free(world, other, later=1)):
        return Fraction(0)
    missed = Fraction(1)
    for id in dict.fromkeys((one.family, other.family)):
        family = world.families.get(id)
        if family is None or not (family.head or world.settings.nonfamily_marry):
            continue
        single = [each for each in world.members_of(family) if is_free(world, each, later=1)]
        least, rest = divmod(MARRIAGE_CHANCE * len(single), PERCENT)
        pair = sum(each.id in (one.id, other.id) for each in single)
        both = [(least, PERCENT - rest), (least + 1, rest)]
        missed *= sum(Fraction(share, PERCENT) * passed(len(single), pair, count) for count, share in both if share)
    return 1 - missed


def passed(all_: int, pair: int, drawn: int) -> Fraction:
    """Give how likely so many drawn of all are none of a few."""
    return Fraction(comb(all_ - pair, drawn), comb(all_, drawn)) if drawn <= all_ else Fraction(0)


def is_free(world: World, one: Character, *, later: int = 0) -> bool:
    """Tell whether somebody may be married, now or so many years later (CIV-4.1.3a).

    Living, at home, single or widowed, from 16 to 40.
    """
    least, most = MARRIAGE_AGES
    return at_home(one) and not one.spouse and least <= age(world, one) + later <= most


def suits(world: World, one: Character, other: Character) -> bool:
    """Tell whether somebody suits: other sex, same country, free, not near in blood (CIV-4.1.3d, CIV-4.1.3f)."""
    return (
        one.sex != other.sex
        and one.country == other.country
        and is_free(world, other)
        and not near_in_blood(world, one, other)
    )


def find_spouse(play: Play[World], country: Country, one: Character) -> Character:
    """Give the match that stands, else anybody suitable whom no promise binds, else somebody new (CIV-4.1.3c)."""
    world = play.state
    match = world.characters.get(one.match)
    if match and suits(world, one, match):
        return match
    able = [other for other in world.people_of(country.id) if suits(world, one, other) and not promised(world, other)]
    if able:
        return pick(play.chance, "CIV-4.1.3c", "marriage.spouse", one.id, able)
    sex: Sex = "man" if one.sex == "woman" else "woman"
    came = stranger(play, country.id, one.family, sex, age(world, one))
    announce(play, came, "bride" if sex == "woman" else "bridegroom")
    return came


def wed(play: Play[World], one: Character, other: Character, because: tuple[int, ...]) -> None:
    """Marry two; the couple is of the family of the one drawn, or of the greater of the two (CIV-4.1.3e)."""
    world = play.state
    keeps, moves = (other, one) if counts_more(world, other) and not counts_more(world, one) else (one, other)
    told = Married(
        because=because,
        country=one.country,
        names=(one.id, other.id),
        ages=(age(world, one), age(world, other)),
        houses=(house(world, one), "" if is_new(one, other) else house(world, other)),
        stations=(station(world, one), station(world, other)),
        titles=(title(world, one), title(world, other)),
        kin=(kin_kind(world, one), kin_kind(world, other)),
        sexes=(one.sex, other.sex),
        family=house(world, keeps),
        ruling=world.countries[one.country].ruler in (one.id, other.id),
        year=told_year(world),
        chosen="" if one.match == other.id else "court",
    )
    one.spouse, other.spouse = other.id, one.id
    kept = one.match == other.id
    left, moves.family = world.families[moves.family], keeps.family
    with play.after(play.tell(told)):
        for each in (one, other):
            break_match(world, each) if kept else break_promise(play, each, "wedding")
    pass_headship(play, left)


def is_new(one: Character, other: Character) -> bool:
    """Tell whether a spouse came from outside, and has no house but that of the couple."""
    return one.family == other.family and not other.father and not other.mother


def counts_more(world: World, one: Character) -> bool:
    """Tell whether somebody is ruler, named heir or head of a family (CIV-4.1.3e)."""
    land = world.countries[one.country]
    return one.id in (land.ruler, land.heir, world.families[one.family].head)
