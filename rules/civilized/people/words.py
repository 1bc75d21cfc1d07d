"""How people read."""

from rules.civilized.people.events import (
    Appointed,
    Betrothed,
    CharacterCame,
    CharacterDied,
    ChildBorn,
    Enrolled,
    FamilyFounded,
    Graduated,
    HeadFollowed,
    Learned,
    Married,
    RulerCame,
    ScoresDrawn,
    Troubled,
    WentIntoExile,
    Withdrawn,
)
from rules.civilized.world.tables import ADULT, SCORE_NAMES, SCORES
from rules.civilized.world.words import of_house
from rules.civilized.world.years import year_name
from rules.kernel.telling.phrases import an, row, several
from rules.kernel.telling.tellings import Telling, Tellings

PURPOSES = {
    "character.sex": "man or woman",
    "character.name": "a name",
    "character.age": "age",
    "character.score": "a score",
    "family.name": "the name of the family",
    "family.status": "married, widowed or unmarried",
    "family.children": "children beyond the certain ones",
    "family.child": "a child",
    "council.chair": "who takes the vacant chair",
    "long.year": "in which of the five years",
    "school.gain": "what the school has taught",
    "learned": "whether a scholar rises",
    "learned.who": "which student it is",
    "deaths.count": "how many suffer this year",
    "deaths.who": "who suffers",
    "deaths.problem": "what befalls",
    "siege.count": "how many suffered in the siege",
    "siege.who": "who suffered in the siege",
    "siege.problem": "what the siege has done",
    "marriage.count": "how many marry",
    "marriage.who": "who marries",
    "marriage.spouse": "whom",
    "birth.count": "how many are born",
    "birth.mother": "whose child it is",
    "birth.child": "son or daughter",
    "family.siblings": "brothers and sisters",
    "rebellion.loyalty": "how false the rebel is",
}
TELLINGS = Tellings(purposes=PURPOSES)


@TELLINGS.of(CharacterCame)
def character_came(event: CharacterCame) -> Telling:
    """Tell who came into the game."""
    house = f" of the {event.family}" if event.family else ""
    weight = 0 if event.role in {"child", "spouse", "bride", "bridegroom"} else 1
    text = f"{event.character}{house}, aged {event.age}, {ROLES.get(event.role, 'appears in')} {event.country}."
    return Telling(text=text.replace("comes to rule ", "comes to rule over "), news="people", weight=weight)


@TELLINGS.of(FamilyFounded)
def family_founded(event: FamilyFounded) -> Telling:
    """Tell of a ruling house."""
    what = "heads the ruling house" if event.ruling else "founds a house"
    text = f"{event.head} of the {event.family} {what} of {event.country}: {event.status}"
    children = several(event.children, "child", "children")
    return Telling(text=f"{text}, with {children}.", news="people")


@TELLINGS.of(RulerCame)
def ruler_came(event: RulerCame) -> Telling:
    """Tell who rules."""
    return Telling(text=f"{event.title} of {event.country}: {row(event.names)}.", news="realm", weight=2)


@TELLINGS.of(ScoresDrawn)
def scores_drawn(event: ScoresDrawn) -> Telling:
    """Tell a seat what somebody is like, in two groups of four (CIV-4.2e)."""
    scores = [
        f"{name.title()} {score} ({SCORE_NAMES[name][score]})" for name, score in zip(SCORES, event.scores, strict=True)
    ]
    text = f"The character of {event.name}: {', '.join(scores[:4])}; {', '.join(scores[4:])}."
    return Telling(text=text, news="people")


@TELLINGS.of(Enrolled)
def enrolled(event: Enrolled) -> Telling:
    """Tell a seat of a new student."""
    return Telling(text=f"{event.name} goes to study at the {SCHOOLS[event.school]} of {event.city}.", news="people")


@TELLINGS.of(Withdrawn)
def withdrawn(event: Withdrawn) -> Telling:
    """Tell a seat that a student left."""
    return Telling(text=f"{event.name} leaves school before the end.", news="people")


@TELLINGS.of(Learned)
def learned(event: Learned) -> Telling:
    """Tell of a scholar."""
    text = f"{event.name} of {event.country} wins fame in {event.city} as {an(event.title)}."
    return Telling(text=text, news="people", weight=2)


@TELLINGS.of(Graduated)
def graduated(event: Graduated) -> Telling:
    """Tell a seat what a student learned."""
    school = SCHOOLS[event.school]
    text = f"{event.name} completes five years at a {school} and gains {event.gain} {event.score.title()}."
    return Telling(text=text, news="people", weight=2)


PUBLIC = ("King", "Queen", "regent", "councillor")
"""Stations whose holders' lives are headlines; other titles of rulers begin with a capital, too."""


def reigns(station: str) -> bool:
    """Tell whether a station is a ruler's: titles are written with a capital."""
    return station[:1].isupper()


def titled(station: str, name: str) -> str:
    """Put a station before or after a name: `King Numa`, `Numa, the general`."""
    if not station:
        return name
    return f"{station} {name}" if reigns(station) else f"{name}, the {station},"


def when(year: int) -> str:
    """Put the year before what happens in a turn of five: `598 BC: `; nothing in a year's turn (CIV-3.9g)."""
    return f"{year_name(year)}: " if year else ""


@TELLINGS.of(CharacterDied)
def character_died(event: CharacterDied) -> Telling:
    """Tell a death: of a ruler as a notice of state."""
    who = mourned(event)
    age = "in the first year of life" if not event.age else f"at the age of {event.age}"
    how = DEATHS.get(event.cause, event.cause)
    text = f"{when(event.year)}{who} dies {age}, {how}."
    if event.widowed:
        text += f" {event.widowed} is left {'a widow' if event.sex == 'man' else 'a widower'}."
    if event.mission:
        text += f" The mission to {event.mission} ends with this death."
    weight = 3 if reigns(event.station) else 2 if event.station in PUBLIC or event.kin else 1
    return Telling(text=text, news="people", weight=weight)


def mourned(event: CharacterDied) -> str:
    """Say who died, and what he was to his country."""
    name = of_house(event.name, event.house)
    if reigns(event.station):
        return f"{event.country} mourns. {event.station} {name}"
    if event.station:
        return f"{name}, {event.station} of {event.country},"
    return f"{name}, {event.kin} of the ruler of {event.country}," if event.kin else f"{name} of {event.country}"


@TELLINGS.of(WentIntoExile)
def went_into_exile(event: WentIntoExile) -> Telling:
    """Tell an exile."""
    who = titled(event.station, of_house(event.name, event.house))
    return Telling(text=f"{who} goes into exile, and is seen no more in {event.country}.", news="realm", weight=2)


@TELLINGS.of(HeadFollowed)
def head_followed(event: HeadFollowed) -> Telling:
    """Tell who heads a family now."""
    text = f"{event.name} is now the head of the {event.family} in {event.country}."
    return Telling(text=text, news="people")


@TELLINGS.of(Troubled)
def troubled(event: Troubled) -> Telling:
    """Tell what befell somebody."""
    words = TROUBLES[event.problem][event.suit]
    if event.age < ADULT:
        words = CHILDHOOD.get(event.problem, words)
    text = pronouns(words, event.sex)
    return Telling(text=f"{when(event.year)}{event.name} of {event.country} {text}.", news="people")


@TELLINGS.of(Married)
def married(event: Married) -> Telling:
    """Tell a wedding."""
    one, other = (partner(event, place) for place in (0, 1))
    if event.ruling:
        return Telling(
            text=f"{when(event.year)}A wedding in {event.country}: {one}, marries {other}.", news="people", weight=2
        )
    text = f"{when(event.year)}In {event.country}, {one}, marries {other}."
    return Telling(text=text, news="people", weight=2 if any(event.kin) else 1)


def partner(event: Married, place: int) -> str:
    """Name one of a couple, with age and station."""
    name, station, kin = of_house(event.names[place], event.houses[place]), event.stations[place], event.kin[place]
    if reigns(station):
        return f"{station} {name}, {event.ages[place]}"
    known = [part for part in (f"the {station}" if station else "", f"the ruler's {kin}" if kin else "") if part]
    return f"{name}, {event.ages[place]}{''.join(f', {part}' for part in known)}"


@TELLINGS.of(ChildBorn)
def child_born(event: ChildBorn) -> Telling:
    """Tell a birth."""
    kin = next((word for word in event.kin if word), "")
    couple = f"{event.mother} and {event.father}"
    house = f" of the {event.house}" if event.house else ""
    what = {1: an(child_word(event.children[0][1])), 2: "twins", 3: "triplets"}.get(len(event.children), "children")
    names = listed(event)
    if kin in ("son", "daughter"):
        text = f"{when(event.year)}{event.country} rejoices: {couple}{house} have {what}, {names}."
        text += " Until now the ruler had no living child." if event.first else ""
        return Telling(text=text, news="people", weight=2)
    verb = "are" if event.children[1:] else "is"
    text = f"{when(event.year)}In {event.country}, {what} {verb} born to {couple}{house}: {names}."
    return Telling(text=text, news="people", weight=2 if kin else 1)


def listed(event: ChildBorn) -> str:
    """Name the children; of several each with what it is."""
    if not event.children[1:]:
        return event.children[0][0]
    *some, last = (f"{name}, {an(child_word(sex))}" for name, sex in event.children)
    return f"{', '.join(some)}, and {last}"


def child_word(sex: str) -> str:
    """Call a child."""
    return "son" if sex == "man" else "daughter"


@TELLINGS.of(Betrothed)
def betrothed(event: Betrothed) -> Telling:
    """Tell a seat of a match, or of its end."""
    if event.names[1:]:
        text = f"{event.names[0]} and {event.names[1]} are promised to each other."
    else:
        text = f"{event.names[0]} is promised to nobody any more."
    return Telling(text=text, news="people")


ROLES = {
    "ruler": "comes to rule",
    "councillor": "takes a chair in the council of",
    "spouse": "is married into the ruling house of",
    "general": "takes command of the army of",
    "priest": "serves the gods of",
    "advisor": "advises the ruler of",
    "leader": "is chosen as envoy of",
    "regent": "is regent of",
    "bride": "is to be a bride in",
    "bridegroom": "is to be a bridegroom in",
    "rebel": "comes out of nowhere in",
    "child": "grows up in the ruling house of",
    "sibling": "belongs to the ruling house of",
}
"""How somebody comes into the game."""


SCHOOLS = {"university": "University", "staff_college": "Staff College"}


DEATHS = {
    "relapse": "after a long illness",
    "siege": "in the siege",
    "battle": "in battle",
    "childhood": "of a fever of childhood",
    "age": "full of years",
    "heart": "of a failing heart",
    "fall": "after a fall",
    "fever": "of a sudden fever",
    "wasting": "of a wasting sickness",
}
"""Cause to the words that end a notice of death."""


TROUBLES = {
    "illness": {
        "S": "falls seriously ill, and prayers are said for {him}",
        "H": "falls seriously ill; the physicians keep their counsel",
        "D": "is struck down by a serious illness, and lies between life and death",
        "C": "is seriously ill, and keeps to {his} chamber",
    },
    "ruin": {
        "S": "is ruined by bad debts",
        "H": "has given more than {he} had, and is ruined",
        "D": "loses a fortune in a venture overseas",
        "C": "loses estates and herds in a lawsuit",
    },
    "scandal": {
        "S": "is at the heart of a scandal",
        "H": "has a love affair, of which the whole city speaks",
        "D": "gives costly presents to a lover, and the markets talk",
        "C": "is named in a quarrel over a lover",
    },
    "disfigured": {
        "S": "survives a pox that leaves its marks",
        "H": "recovers from an illness that leaves {him} lame",
        "D": "recovers from an illness with one eye blind",
        "C": "is disfigured by an illness",
    },
    "scar": {
        "S": "is wounded, and will bear the scar",
        "H": "is thrown from a horse, and will limp for life",
        "D": "is burned in an accident, and bears the scar",
        "C": "loses two fingers in an accident",
    },
}
"""Problem, then suit, to what befalls somebody."""


CHILDHOOD = {"ruin": "inherits nothing but debts", "scar": "is badly hurt at play, and will bear the scar"}
"""Problem of somebody under 16 that reads otherwise."""


def pronouns(words: str, sex: str) -> str:
    """Put `he`, `him` and `his`, or `she` and `her`, into words."""
    he, him, his = ("he", "him", "his") if sex == "man" else ("she", "her", "her")
    return words.format(he=he, him=him, his=his)


@TELLINGS.of(Appointed)
def appointed(event: Appointed) -> Telling:
    """Tell of an appointment."""
    return Telling(text=f"{event.name} is made {event.office} of {event.country}.", news="people")
