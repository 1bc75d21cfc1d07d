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
    PromiseEnded,
    RulerCame,
    ScoresDrawn,
    Troubled,
    WentIntoExile,
    Withdrawn,
)
from rules.civilized.world.tables import ADULT, SCORE_NAMES, SCORES
from rules.civilized.world.words import kin_word, of_house
from rules.civilized.world.years import year_name
from rules.kernel.telling.address import is_reader
from rules.kernel.telling.phrases import an, row, verb
from rules.kernel.telling.tellings import Tellings

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
SCHOOLS = {"university": "University", "staff_college": "Staff College"}
ROLES = {
    "ruler": "comes to rule over",
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
TELLINGS = Tellings(purposes=PURPOSES)


OWN_ROLES = {
    "councillor": "takes a chair in your council",
    "spouse": "is married into your house",
    "general": "takes command of your army",
    "priest": "serves your gods",
    "advisor": "advises you",
    "leader": "is chosen as your envoy",
    "regent": "is your regent",
    "bride": "is to be a bride in your land",
    "bridegroom": "is to be a bridegroom in your land",
    "rebel": "comes out of nowhere in your land",
    "child": "grows up in your house",
    "sibling": "belongs to your house",
}
"""The same said to whoever rules that country, but of a ruler, who is the reader."""


def came(event: CharacterCame) -> str:
    """Say who came into the game, and what as."""
    who = f"{of_house(event.character, event.family)}, aged {event.age}"
    if not is_reader(event.country):
        return f"{who}, {ROLES[event.role]} {event.country}."
    return f"You are {who}." if event.role == "ruler" else f"{who}, {OWN_ROLES[event.role]}."


TELLINGS.say(
    CharacterCame,
    came,
    "people",
    weight=lambda event: 0 if event.role in {"child", "spouse", "bride", "bridegroom"} else 1,
)
TELLINGS.say(
    FamilyFounded,
    "{head} of the {family} {ruling:heads the ruling house|founds a house} of {country}: {status}, with "
    "{children:child|children}.",
    "people",
)
TELLINGS.say(RulerCame, "{title:?{title}|Council} of {country}: {names}.", "realm")


MIDDLE = 7
"""The score that is neither much nor little."""
OUTSTANDING = 2
"""How many scores are news."""


def scores(drawn: tuple[int, ...]) -> str:
    """Say in words the two of the eight scores that stand out most; the papers have all of them (CIV-4.2e)."""
    told = sorted(zip(SCORES, drawn, strict=True), key=lambda one: -abs(one[1] - MIDDLE))[:OUTSTANDING]
    return row([f"{SCORE_NAMES[name][score].lower()} ({name.title()} {score})" for name, score in told])


TELLINGS.say(ScoresDrawn, "The character of {name}: {scores}.", "people", scores=scores)
TELLINGS.say(Enrolled, "{character} goes to study at the {school} of {city}.", "people", school=SCHOOLS)
TELLINGS.say(Withdrawn, "{character} leaves school before the end.", "people")
TELLINGS.say(Learned, "{name} of {country} wins fame in {city} as {title}.", "people", 2, title=an)


TELLINGS.say(
    Graduated,
    "{name} completes five years at a {school} and gains {gain} {score}.",
    "people",
    2,
    school=SCHOOLS,
    score=str.title,
)
MOURNER = {"man": "widow", "woman": "widower"}
"""The sex of somebody who died to what the other is left as."""
PRONOUNS = {"man": ("he", "him", "his"), "woman": ("she", "her", "her")}
PUBLIC = ("regent", "councillor")
"""Stations besides the ruler's whose holders' lives are headlines."""


def titled(title: str, station: str, name: str) -> str:
    """Put a title before a name, or a station after it: `King Numa`, `Numa, the general`."""
    if title:
        return f"{title} {name}"
    return f"{name}, the {station}," if station else name


def when(year: int) -> str:
    """Put the year before what happens in a turn of five: `598 BC: `; nothing in a year's turn (CIV-3.9g)."""
    return f"{year_name(year)}: " if year else ""


NEAREST = frozenset({"child", "spouse"})
"""Whose lives are a country's news beside the ruler's own."""


def mourned(event: CharacterDied) -> str:
    """Say who died, and what he was to his country."""
    name = of_house(event.name, event.house)
    if event.title:
        return f"{event.country} {verb(event.country, 'mourns', 'mourn')}. {event.title} {name}"
    if event.station:
        who = f"your {event.station}" if is_reader(event.country) else f"{event.station} of {event.country}"
        return f"{name}, {who},"
    kin = kin_word(event.kin, event.sex)
    return f"{name}, {kin} of the ruler of {event.country}," if kin else f"{name} of {event.country}"


def gravity(event: CharacterDied) -> int:
    """Weigh a death: a ruler's is a notice of state."""
    return 3 if event.title else 2 if event.station in PUBLIC or event.kin in NEAREST else 1


TELLINGS.say(
    CharacterDied,
    "{year}{who} dies {age:?at the age of {age}|in the first year of life}, {cause}."
    "{widowed:? {widowed} is left a {sex}.}{mission:? The mission to {mission} ends with this death.}",
    "people",
    weight=gravity,
    year=when,
    who=mourned,
    cause=DEATHS,
    sex=MOURNER,
)
TELLINGS.say(
    WentIntoExile,
    "{who} goes into exile, and is seen no more in {country}.",
    "realm",
    2,
    who=lambda event: titled(event.title, event.station, of_house(event.name, event.house)),
)
TELLINGS.say(HeadFollowed, "{name} is now the head of the {family} in {country}.", "people")


def befallen(event: Troubled) -> str:
    """Say what befell somebody, of a child in words of its own."""
    words = TROUBLES[event.problem][event.suit]
    if event.age < ADULT:
        words = CHILDHOOD.get(event.problem, words)
    he, him, his = PRONOUNS[event.sex]
    return words.format(he=he, him=him, his=his)


def alarm(event: Troubled) -> int:
    """Weigh it: a ruler's grave illness is news to everybody, and the first thing that whoever plays him must know."""
    return 2 if event.reigns and event.problem == "illness" else 1


TELLINGS.say(Troubled, "{year}{name} of {country} {words}.", "people", alarm, year=when, words=befallen)


def partner(event: Married, place: int) -> str:
    """Name one of a couple, with age and station."""
    name, station = of_house(event.names[place], event.houses[place]), event.stations[place]
    kin = kin_word(event.kin[place], event.sexes[place])
    if event.titles[place]:
        return f"{event.titles[place]} {name}, {event.ages[place]}"
    known = [part for part in (f"the {station}" if station else "", f"the ruler's {kin}" if kin else "") if part]
    return f"{name}, {event.ages[place]}{''.join(f', {part}' for part in known)}"


def unmatched(event: Married) -> str:
    """Say to whom a wedding in his house comes unasked what chose the spouse (CIV-4.1.3c)."""
    if not (event.ruling and event.chosen and is_reader(event.country)):
        return ""
    return " No match stood, so the cards chose among those who suited."


TELLINGS.say(
    Married,
    "{year}{where} {one}, marries {other}.{by}",
    "people",
    weight=lambda event: 2 if event.ruling or NEAREST.intersection(event.kin) else 1,
    year=when,
    where=lambda event: f"A wedding in {event.country}:" if event.ruling else f"In {event.country},",
    one=lambda event: partner(event, 0),
    other=lambda event: partner(event, 1),
    by=unmatched,
)
SEVERAL = {2: "twins", 3: "triplets"}


def born(event: ChildBorn) -> str:
    """Tell a birth: a country rejoices over the ruler's child."""
    couple = f"{event.mother} and {event.father}" + (f" of the {event.house}" if event.house else "")
    children = [an(kin_word("child", sex)) for _, sex in event.children]
    what = SEVERAL.get(len(children), "children") if children[1:] else children[0]
    if next(filter(None, event.kin), "") == "child":
        until = " Until now the ruler had no living child." if event.first else ""
        rejoices = f"{event.country} {verb(event.country, 'rejoices', 'rejoice')}"
        return f"{when(event.year)}{rejoices}: {couple} have {what}, {listed(event)}.{until}"
    are = "are" if children[1:] else "is"
    return f"{when(event.year)}In {event.country}, {what} {are} born to {couple}: {listed(event)}."


def listed(event: ChildBorn) -> str:
    """Name the children; of several each with what it is."""
    if not event.children[1:]:
        return event.children[0][0]
    *some, last = (f"{name}, {an(kin_word('child', sex))}" for name, sex in event.children)
    return f"{', '.join(some)}, and {last}"


TELLINGS.say(ChildBorn, born, "people", weight=lambda event: 2 if NEAREST.intersection(event.kin) else 1)


def promised(event: Betrothed) -> str:
    """Tell a seat of a match, or of its end."""
    if event.names[1:]:
        return f"{event.names[0]} and {event.names[1]} are promised to each other."
    return f"{event.names[0]} is promised to nobody any more."


TELLINGS.say(Betrothed, promised, "people")
PROMISE_ENDS = {"death": "{} is dead", "exile": "{} is in exile", "wedding": "{} has married somebody else"}
"""Cause to why a promise cannot be kept."""
TELLINGS.say(
    PromiseEnded,
    lambda event: (
        f"{event.names[1]} is promised to nobody any more: {PROMISE_ENDS[event.cause].format(event.names[0])}."
    ),
    "people",
    weight=2,
)
TELLINGS.say(Appointed, "{character} is made {office} of {country}.", "people")
