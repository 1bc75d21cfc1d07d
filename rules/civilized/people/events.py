"""What can happen to people."""

from rules.civilized.world.called import Kin, Land, Person, Town
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open, Private


class CharacterCame(Event):
    """A new character entered the game."""

    clause: Open[str] = "CIV-4.3.1a"
    country: Open[Land]
    character: Open[Person]
    sex: Open[str]
    age: Open[int]
    role: Open[str]
    """ruler, councillor, spouse, general, priest, advisor, leader, regent, child, sibling."""
    family: Open[Kin] = ""
    """Empty for somebody without one."""


class FamilyFounded(Event):
    """A ruling family was made."""

    clause: Open[str] = "CIV-4.3.2a"
    country: Open[Land]
    family: Open[Kin]
    head: Open[Person]
    """The name of its head."""
    status: Open[str]
    """married, widowed, unmarried."""
    mother_age: Open[int | None] = None
    chance: Open[int] = 0
    """Per cent of the children's test."""
    children: Open[int] = 0
    ruling: Open[bool] = True
    """Whether it rules from the start of the game; else it rises later."""


class RulerCame(Event):
    """Somebody came to the throne, or a council to its chairs."""

    clause: Open[str] = "CIV-2.1e"
    country: Open[Land]
    names: Open[tuple[Person, ...]]
    title: Open[str]


class ScoresDrawn(Event):
    """The eight scores of a character were drawn; only his country knows them."""

    clause: Open[str] = "CIV-4.2a"
    country: Open[Land]
    name: Open[Person]
    scores: Private[tuple[int, ...]]
    cards: Private[tuple[int, ...]]
    adjustments: Private[tuple[int, ...]]
    """What heredity, race and schools added to each."""


class CharacterDied(Event):
    """Somebody died."""

    clause: Open[str] = "CIV-4.1.1e"
    country: Open[Land]
    name: Open[Person]
    sex: Open[str]
    age: Open[int]
    house: Open[Kin]
    """Empty for somebody without one."""
    station: Open[str]
    """What he was in public life; empty for a private person."""
    kin: Open[str]
    """What he was to the ruler, as `son`; empty for no near kin."""
    cause: Open[str]
    """A key of `wording_people.DEATHS`."""
    widowed: Open[Person]
    """Whom he leaves; empty for nobody."""
    mission: Open[Land]
    """The host of the mission that ends with him; empty for none."""
    year: Open[int] = 0
    """The year of a turn of five; 0 in a year's turn."""


class WentIntoExile(Event):
    """Somebody went into exile, which ends his part in the game."""

    clause: Open[str] = "CIV-6.5.3h"
    country: Open[Land]
    name: Open[Person]
    house: Open[Kin]
    station: Open[str]


class HeadFollowed(Event):
    """A family has a new head."""

    clause: Open[str] = "CIV-4.1.1e"
    country: Open[Land]
    family: Open[Kin]
    name: Open[Person]


class Troubled(Event):
    """Illness, ruin, scandal or accident befell somebody."""

    clause: Open[str] = "CIV-4.1.1d"
    country: Open[Land]
    name: Open[Person]
    sex: Open[str]
    age: Open[int]
    problem: Open[str]
    """illness, ruin, scandal, disfigured, scar."""
    suit: Open[str]
    """The suit of the card, which colours the words."""
    year: Open[int] = 0


class Married(Event):
    """Two people married."""

    clause: Open[str] = "CIV-4.1.3c"
    country: Open[Land]
    names: Open[tuple[Person, Person]]
    """The one who was drawn to marry, and the spouse."""
    ages: Open[tuple[int, int]]
    houses: Open[tuple[Kin, Kin]]
    stations: Open[tuple[str, str]]
    """What each was in public life before the wedding."""
    kin: Open[tuple[str, str]]
    """What each was to the ruler."""
    family: Open[Kin]
    """The family of the couple from now on."""
    ruling: Open[bool]
    """Whether one of them reigns."""
    year: Open[int] = 0


class ChildBorn(Event):
    """A woman gave birth to one child or more."""

    clause: Open[str] = "CIV-4.1.4d"
    country: Open[Land]
    mother: Open[Person]
    father: Open[Person]
    house: Open[Kin]
    children: Open[tuple[tuple[Person, str], ...]]
    """Name and sex of each."""
    kin: Open[tuple[str, ...]]
    """What each is to the ruler, as `son`; empty for no near kin."""
    first: Open[bool] = False
    """Whether the ruler had no living child before."""
    year: Open[int] = 0


class Betrothed(Event):
    """A seat matched two of its people, or broke a match."""

    clause: Open[str] = "CIV-4.1.3c"
    country: Open[Land]
    names: Private[tuple[Person, ...]]
    """Two; or one, whose match is broken."""


class Enrolled(Event):
    """A student began a course."""

    clause: Open[str] = "CIV-4.2.2c"
    country: Open[Land]
    name: Private[Person]
    city: Private[Town]
    school: Private[str]


class Withdrawn(Event):
    """A student left a course without gain."""

    clause: Open[str] = "CIV-4.2.2f"
    country: Open[Land]
    name: Private[Person]


class Learned(Event):
    """A student became known as learned."""

    clause: Open[str] = "CIV-6.6a"
    country: Open[Land]
    name: Open[Person]
    title: Open[str]
    city: Open[Town]


class Graduated(Event):
    """A student completed a course."""

    clause: Open[str] = "CIV-4.2.2b"
    country: Open[Land]
    name: Private[Person]
    school: Private[str]
    score: Private[str]
    gain: Private[int]


class Appointed(Event):
    """Somebody got an office or a chair of the council."""

    clause: Open[str] = "CIV-4.4.1f"
    country: Open[Land]
    name: Open[Person]
    office: Open[str]
