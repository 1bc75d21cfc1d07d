"""Characters: who they are, how they are made, what they score, and what they hold."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from rules.civilized.world.state import Character, Country, Office, Sex, World
from rules.civilized.world.tables import ADULT, OVER, SCORES
from rules.civilized.world.years import between

OFFICES: tuple[Office, ...] = ("general", "priest", "advisor")
"""Offices of which a country has one each."""
LATER = ("", " the Younger", " the Third", " the Fourth", " the Fifth", " the Sixth")
"""What namesakes are called, the eldest first."""


def age(world: World, one: Character) -> int:
    """Give a character's age this year; of the dead what it would be, of the unborn 0 (section 2.4, CIV-3.9g)."""
    return max(0, between(one.born, world.year))


def is_adult(world: World, one: Character) -> bool:
    """Tell whether a character is 16 or over (CIV-4.4.2g)."""
    return age(world, one) >= ADULT


def living_names(world: World) -> dict[str, str]:
    """Give what the living are called, by id; of namesakes anywhere who was born later is the Younger."""
    borne: dict[str, int] = {}
    names: dict[str, str] = {}
    for one in sorted(world.characters.values(), key=lambda one: one.born):
        if one.in_play:
            place = borne[one.name] = borne.get(one.name, -1) + 1
            names[one.id] = f"{one.name}{LATER[min(place, len(LATER) - 1)]}"
    return names


def known_as(world: World, one: Character) -> str:
    """Give what somebody is called today; the dead keep their plain name."""
    return living_names(world).get(one.id, one.name)


def spoken_names(world: World, country: str) -> dict[str, str]:
    """Give a country's living people by the names that they are called."""
    names = living_names(world)
    return {names[one.id]: one.id for one in world.people_of(country)}


def understood_names(world: World, country: str) -> dict[str, str]:
    """Give those names, and after them what else means one of a country's people alone: plain, or with the family."""
    people = world.people_of(country)
    forms = [(one.name, one.id) for one in people]
    forms += [
        (f"{one.name} of the {world.families[one.family].name}", one.id)
        for one in people
        if world.families[one.family].head
    ]
    often = Counter(form for form, _ in forms)
    return spoken_names(world, country) | {form: id for form, id in forms if often[form] == 1}


def at_home(one: Character) -> bool:
    """Tell whether a living character is on no mission."""
    return one.in_play and not one.mission


def leads(world: World, one: Character) -> bool:
    """Tell whether somebody leads a mission, and does not merely travel with one (CIV-8.6.3c)."""
    return bool(one.mission) and world.missions[one.mission].leader == one.id


def adults_at_home(world: World, country: str) -> list[Character]:
    """Give a country's living adults who are on no mission."""
    return [one for one in world.people_of(country) if at_home(one) and is_adult(world, one)]


def reigns(world: World, one: Character) -> bool:
    """Tell whether a character is ruler or regent of its country, or in its council."""
    country = world.countries[one.country]
    return one.id in (country.ruler, country.regent, *country.council)


def ruling(world: World, country: str) -> list[Character]:
    """Give those whose scores are the ruler's: the regent, else the ruler, or the councillors (CIV-4.4.1a)."""
    land = world.countries[country]
    ids = land.council if land.government == "council" else [land.regent or land.ruler]
    return [world.characters[one] for one in ids if one]


@dataclass(frozen=True)
class Standing:
    """A ruler's scores, exact and unrounded, and the words that are true of him (CIV-4.4.1)."""

    scores: tuple[Fraction, ...]

    def over(self, score: str) -> bool:
        """Tell whether a score is strictly over 10 (CIV-4.4.1b)."""
        return self.scores[SCORES.index(score)] > OVER

    @property
    def religious(self) -> bool:
        """Morals over 10."""
        return self.over("morals")

    @property
    def acquisitive(self) -> bool:
        """Greed over 10."""
        return self.over("greed")

    @property
    def loyal(self) -> bool:
        """Loyalty over 10."""
        return self.over("loyalty")

    @property
    def popular(self) -> bool:
        """Popularity over 10."""
        return self.over("popularity")

    @property
    def strong(self) -> bool:
        """Activity over 10."""
        return self.over("activity")

    @property
    def intelligent(self) -> bool:
        """Intelligence over 10."""
        return self.over("intelligence")

    @property
    def military(self) -> bool:
        """Military over 10."""
        return self.over("military")

    @property
    def political(self) -> bool:
        """Political over 10."""
        return self.over("political")

    def strongly(self, word: str) -> bool:
        """Tell whether a ruler is Strong and another word of these is true as well (CIV-4.4.1d)."""
        return self.strong and word in self.words()

    def words(self) -> list[str]:
        """Give the words that are true, in the order of the scores (CIV-4.4.1c)."""
        words = ("religious", "acquisitive", "loyal", "popular", "strong", "intelligent", "military", "political")
        return [word for word, score in zip(words, self.scores, strict=True) if score > OVER]


def standing(world: World, country: str) -> Standing:
    """Give the ruler's scores of a country: of a council the exact average of its members (CIV-4.4.1a)."""
    drawn = [one.scores for one in ruling(world, country) if one.scores]
    if not drawn:
        return Standing((Fraction(0),) * len(SCORES))
    return Standing(tuple(Fraction(sum(column), len(drawn)) for column in zip(*drawn, strict=True)))


def style(country: Country, sex: Sex) -> str:
    """Give what a ruler is called: where a man is King, a woman is Queen."""
    return country.title if sex == "man" else country.title.replace("King", "Queen")


def title_of(country: Country, sex: Sex) -> str:
    """Give the id of that title."""
    return f"{country.id}-{sex}"


def at_war(world: World, country: str) -> bool:
    """Tell whether a country is in any war, civil war and rebellion among them (CIV-4.4.1e)."""
    return bool(world.wars_of(country))


def arms(world: World, country: str) -> bool:
    """Tell whether a country saves and invests as at war: it is, or prepares for a war (CIV-4.6b)."""
    return at_war(world, country) or world.countries[country].war_plan is not None


def highest(world: World, country: str) -> list[str]:
    """Give the ruler's highest characteristics, all that are equal; at war Military alone (CIV-4.4.1e)."""
    if at_war(world, country):
        return ["military"]
    scores = standing(world, country).scores
    return [name for name, score in zip(SCORES, scores, strict=True) if score == max(scores)]


def concerns(world: World, country: str) -> list[str]:
    """Give the scores whose lists of investment count: the highest, Military alone for one that arms (CIV-4.8.2c)."""
    return ["military"] if arms(world, country) else highest(world, country)


def children(world: World, parents: list[str]) -> list[Character]:
    """Give the children of any of these, living or dead, in the order in which they came."""
    if not parents:
        return []
    return [one for one in world.characters.values() if one.father in parents or one.mother in parents]


def siblings(world: World, one: Character) -> list[Character]:
    """Give the brothers and sisters of a character, by either parent."""
    parents = [parent for parent in (one.father, one.mother) if parent]
    return [other for other in children(world, parents) if other.id != one.id]


def kin(world: World, ruler: Character) -> list[list[Character]]:
    """Give the ruler's living kin of the country: children, theirs, brothers and sisters, theirs (CIV-6.5.2c)."""
    sons, brothers = children(world, [ruler.id]), siblings(world, ruler)
    classes = [
        sons,
        children(world, [one.id for one in sons]),
        brothers,
        children(world, [one.id for one in brothers]),
    ]
    return [
        [one for one in kind if one.in_play and one.country == ruler.country and one.id != ruler.id] for kind in classes
    ]


def vacant_offices(world: World, country: str) -> list[Office]:
    """Give the offices of a country that nobody holds, and `councillor` for a vacant chair (CIV-4.4.1f)."""
    held = {one.office for one in world.people_of(country)}
    vacant = [office for office in OFFICES if office not in held]
    land = world.countries[country]
    return [*vacant, "councillor"] if len(land.council) < land.chairs else vacant


def leave_school(one: Character) -> None:
    """End a course without gain (CIV-4.2.2f)."""
    one.studies = None


def release(world: World, one: Character) -> None:
    """Free a character of office, chair, mission and studies."""
    country = world.countries[one.country]
    if one.id in country.council:
        country.council.remove(one.id)
    one.office, one.mission = "", ""
    leave_school(one)
