"""How the lives of the people of Civilized read: notices of state, and small news of the court."""

from rules.civilized import events_people as people
from rules.civilized.tables import ADULT
from rules.civilized.tellings_politics import TELLINGS
from rules.civilized.wording_people import CHILDHOOD, DEATHS, HOW, TROUBLES, pronouns
from rules.civilized.years import year_name
from rules.kernel.telling.phrases import an
from rules.kernel.telling.tellings import Telling

__all__ = ["TELLINGS"]

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


def of_house(name: str, house: str) -> str:
    """Name somebody with the family."""
    return f"{name} of the {house}" if house else name


@TELLINGS.of(people.CharacterDied)
def character_died(event: people.CharacterDied) -> Telling:
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


def mourned(event: people.CharacterDied) -> str:
    """Say who died, and what he was to his country."""
    name = of_house(event.name, event.house)
    if reigns(event.station):
        return f"{event.country} mourns. {event.station} {name}"
    if event.station:
        return f"{name}, {event.station} of {event.country},"
    return f"{name}, {event.kin} of the ruler of {event.country}," if event.kin else f"{name} of {event.country}"


@TELLINGS.of(people.WentIntoExile)
def went_into_exile(event: people.WentIntoExile) -> Telling:
    """Tell an exile."""
    who = titled(event.station, of_house(event.name, event.house))
    return Telling(text=f"{who} goes into exile, and is seen no more in {event.country}.", news="realm", weight=2)


@TELLINGS.of(people.HeadFollowed)
def head_followed(event: people.HeadFollowed) -> Telling:
    """Tell who heads a family now."""
    text = f"{event.name} is now the head of the {event.family} in {event.country}."
    return Telling(text=text, news="people")


@TELLINGS.of(people.Troubled)
def troubled(event: people.Troubled) -> Telling:
    """Tell what befell somebody."""
    words = TROUBLES[event.problem][event.suit]
    if event.age < ADULT:
        words = CHILDHOOD.get(event.problem, words)
    text = pronouns(words, event.sex)
    return Telling(text=f"{when(event.year)}{event.name} of {event.country} {text}.", news="people")


@TELLINGS.of(people.Married)
def married(event: people.Married) -> Telling:
    """Tell a wedding."""
    one, other = (partner(event, place) for place in (0, 1))
    if event.ruling:
        return Telling(
            text=f"{when(event.year)}A wedding in {event.country}: {one}, marries {other}.", news="people", weight=2
        )
    text = f"{when(event.year)}In {event.country}, {one}, marries {other}."
    return Telling(text=text, news="people", weight=2 if any(event.kin) else 1)


def partner(event: people.Married, place: int) -> str:
    """Name one of a couple, with age and station."""
    name, station, kin = of_house(event.names[place], event.houses[place]), event.stations[place], event.kin[place]
    if reigns(station):
        return f"{station} {name}, {event.ages[place]}"
    known = [part for part in (f"the {station}" if station else "", f"the ruler's {kin}" if kin else "") if part]
    return f"{name}, {event.ages[place]}{''.join(f', {part}' for part in known)}"


@TELLINGS.of(people.ChildBorn)
def child_born(event: people.ChildBorn) -> Telling:
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


def listed(event: people.ChildBorn) -> str:
    """Name the children; of several each with what it is."""
    if not event.children[1:]:
        return event.children[0][0]
    *some, last = (f"{name}, {an(child_word(sex))}" for name, sex in event.children)
    return f"{', '.join(some)}, and {last}"


def child_word(sex: str) -> str:
    """Call a child."""
    return "son" if sex == "man" else "daughter"


@TELLINGS.of(people.Betrothed)
def betrothed(event: people.Betrothed) -> Telling:
    """Tell a seat of a match, or of its end."""
    if event.names[1:]:
        text = f"{event.names[0]} and {event.names[1]} are promised to each other."
    else:
        text = f"{event.names[0]} is promised to nobody any more."
    return Telling(text=text, news="people")


@TELLINGS.of(people.Acceded)
def acceded(event: people.Acceded) -> Telling:
    """Tell who came to a throne."""
    kin = f", {event.kin} of {event.late}," if event.kin and event.late else ""
    words = HOW[event.how].format(
        title=event.title, name=of_house(event.name, event.house), kin=kin, country=event.country, age=event.age
    )
    return Telling(text=f"{words}.", news="realm", weight=3)


@TELLINGS.of(people.RegentCame)
def regent_came(event: people.RegentCame) -> Telling:
    """Tell who acts for a ruler."""
    if event.ruler:
        years = "an infant" if not event.age else f"aged {event.age}"
        text = f"{event.title} {event.ruler} is a child, {years}: {event.name} is regent of {event.country}."
    else:
        text = f"The throne of {event.country} is empty: {event.name} is regent until the Spring."
    return Telling(text=text, news="realm", weight=2)


@TELLINGS.of(people.RegencyEnded)
def regency_ended(event: people.RegencyEnded) -> Telling:
    """Tell that a ruler reigns alone."""
    text = f"{event.title} {event.name} of {event.country} takes up the reins; the regency of {event.regent} ends."
    return Telling(text=text, news="realm", weight=2)
