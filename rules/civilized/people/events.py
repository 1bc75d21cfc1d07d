"""What can happen to people."""

from rules.civilized.world.called import Kin, Land, Person, Title, Town
from rules.civilized.world.facts import CountryEvent
from rules.civilized.world.people import Station
from rules.kernel.state.secrets import Open, Private


class CharacterCame(CountryEvent, clause="CIV-4.3.1a"):
    """A new character entered the game."""

    character: Open[Person]
    sex: Open[str]
    age: Open[int]
    role: Open[str]
    """ruler, councillor, spouse, general, priest, advisor, leader, regent, child, sibling."""
    family: Open[Kin] = ""
    """Empty for somebody without one."""


class FamilyFounded(CountryEvent, clause="CIV-4.3.2a"):
    """A ruling family was made."""

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


class RulerCame(CountryEvent, clause="CIV-2.1e"):
    """Somebody came to the throne, or a council to its chairs."""

    names: Open[tuple[Person, ...]]
    title: Open[Title]
    """Empty for a council."""


class ScoresDrawn(CountryEvent, clause="CIV-4.2a"):
    """The eight scores of a character were drawn; only his country knows them."""

    name: Open[Person]
    scores: Private[tuple[int, ...]]
    cards: Private[tuple[int, ...]]
    adjustments: Private[tuple[int, ...]]
    """What heredity, race and schools added to each."""


class CharacterDied(CountryEvent, clause="CIV-4.1.1e"):
    """Somebody died."""

    name: Open[Person]
    sex: Open[str]
    age: Open[int]
    house: Open[Kin]
    """Empty for somebody without one."""
    station: Open[Station]
    """What he was in public life; empty for a private person."""
    title: Open[Title] = ""
    """A ruler's; empty for everybody else."""
    kin: Open[str]
    """What he was to the ruler, as `child`; empty for no near kin."""
    cause: Open[str]
    """A key of `wording_people.DEATHS`."""
    widowed: Open[Person]
    """Whom he leaves; empty for nobody."""
    mission: Open[Land]
    """The host of the mission that ends with him; empty for none."""
    year: Open[int] = 0
    """The year of a turn of five; 0 in a year's turn."""


class WentIntoExile(CountryEvent, clause="CIV-6.5.3h"):
    """Somebody went into exile, which ends his part in the game."""

    name: Open[Person]
    house: Open[Kin]
    station: Open[Station]
    title: Open[Title] = ""


class HeadFollowed(CountryEvent, clause="CIV-4.1.1e"):
    """A family has a new head."""

    family: Open[Kin]
    name: Open[Person]


class Troubled(CountryEvent, clause="CIV-4.1.1d"):
    """Illness, ruin, scandal or accident befell somebody."""

    name: Open[Person]
    sex: Open[str]
    age: Open[int]
    problem: Open[str]
    """illness, ruin, scandal, disfigured, scar."""
    suit: Open[str]
    """The suit of the card, which colours the words."""
    year: Open[int] = 0
    reigns: Open[bool] = False
    """Whether he rules the country."""


class Married(CountryEvent, clause="CIV-4.1.3c"):
    """Two people married."""

    names: Open[tuple[Person, Person]]
    """The one who was drawn to marry, and the spouse."""
    ages: Open[tuple[int, int]]
    houses: Open[tuple[Kin, Kin]]
    stations: Open[tuple[Station, Station]]
    """What each was in public life before the wedding."""
    titles: Open[tuple[Title, Title]] = ("", "")
    """A ruler's; empty for everybody else."""
    kin: Open[tuple[str, str]]
    """What each was to the ruler, as `child`."""
    sexes: Open[tuple[str, str]]
    family: Open[Kin]
    """The family of the couple from now on."""
    ruling: Open[bool]
    """Whether one of them reigns."""
    year: Open[int] = 0
    chosen: Private[str] = ""
    """What chose the spouse where no match stood: `court`, a card among all who suited, or somebody new."""


class ChildBorn(CountryEvent, clause="CIV-4.1.4d"):
    """A woman gave birth to one child or more."""

    mother: Open[Person]
    father: Open[Person]
    house: Open[Kin]
    children: Open[tuple[tuple[Person, str], ...]]
    """Name and sex of each."""
    kin: Open[tuple[str, ...]]
    """What each is to the ruler, as `child`; empty for no near kin."""
    first: Open[bool] = False
    """Whether the ruler had no living child before."""
    year: Open[int] = 0


class Betrothed(CountryEvent, clause="CIV-4.1.3c"):
    """A seat matched two of its people, or broke a match."""

    names: Private[tuple[Person, ...]]
    """Two; or one, whose match is broken."""


class PromiseEnded(CountryEvent, clause="CIV-4.1.3c"):
    """Two who were promised to each other are so no longer, by no order of their seat."""

    names: Private[tuple[Person, Person]]
    """Who cannot keep it, and who is free again."""
    cause: Private[str]
    """death, exile, wedding."""


class Enrolled(CountryEvent, clause="CIV-4.2.2c"):
    """A student began a course."""

    character: Private[Person]
    city: Private[Town]
    school: Private[str]


class Withdrawn(CountryEvent, clause="CIV-4.2.2f"):
    """A student left a course without gain."""

    character: Private[Person]


class Learned(CountryEvent, clause="CIV-6.6a"):
    """A student became known as learned."""

    name: Open[Person]
    title: Open[str]
    city: Open[Town]


class Graduated(CountryEvent, clause="CIV-4.2.2b"):
    """A student completed a course."""

    name: Private[Person]
    school: Private[str]
    score: Private[str]
    gain: Private[int]


class Appointed(CountryEvent, clause="CIV-4.4.1f"):
    """Somebody got an office or a chair of the council."""

    character: Open[Person]
    office: Open[str]
