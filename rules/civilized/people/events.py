"""What can happen to people."""

from rules.civilized.world.called import Kin, Land, Person, Town
from rules.kernel.facts.events import Event


class CharacterCame(Event):
    """A new character entered the game."""

    clause: str = "CIV-4.3.1a"
    country: Land
    character: Person
    sex: str
    age: int
    role: str
    """ruler, councillor, spouse, general, priest, advisor, leader, regent, child, sibling."""
    family: Kin = ""
    """The family's name; empty for somebody without one."""


class FamilyFounded(Event):
    """A ruling family was made."""

    clause: str = "CIV-4.3.2a"
    country: Land
    family: Kin
    head: Person
    """The name of its head."""
    status: str
    """married, widowed, unmarried."""
    mother_age: int | None = None
    chance: int = 0
    """Per cent of the children's test."""
    children: int = 0
    ruling: bool = True
    """Whether it rules from the start of the game; else it rises later."""


class RulerCame(Event):
    """Somebody came to the throne, or a council to its chairs."""

    clause: str = "CIV-2.1e"
    country: Land
    names: tuple[Person, ...]
    title: str


class ScoresDrawn(Event):
    """The eight scores of a character were drawn; only his country knows them."""

    clause: str = "CIV-4.2a"
    country: Land
    name: Person
    scores: tuple[int, ...]
    cards: tuple[int, ...]
    adjustments: tuple[int, ...]
    """What heredity, race and schools added to each."""


class CharacterDied(Event):
    """Somebody died."""

    clause: str = "CIV-4.1.1e"
    country: Land
    name: Person
    sex: str
    age: int
    house: Kin
    """The family's name; empty for somebody without one."""
    station: str
    """What he was in public life; empty for a private person."""
    kin: str
    """What he was to the ruler, as `son`; empty for no near kin."""
    cause: str
    """A key of `wording_people.DEATHS`."""
    widowed: Person
    """Whom he leaves; empty for nobody."""
    mission: Land
    """The host of the mission that ends with him; empty for none."""
    year: int = 0
    """The year of a turn of five; 0 in a year's turn."""


class WentIntoExile(Event):
    """Somebody went into exile, which ends his part in the game."""

    clause: str = "CIV-6.5.3h"
    country: Land
    name: Person
    house: Kin
    station: str


class HeadFollowed(Event):
    """A family has a new head."""

    clause: str = "CIV-4.1.1e"
    country: Land
    family: Kin
    name: Person


class Troubled(Event):
    """Illness, ruin, scandal or accident befell somebody."""

    clause: str = "CIV-4.1.1d"
    country: Land
    name: Person
    sex: str
    age: int
    problem: str
    """illness, ruin, scandal, disfigured, scar."""
    suit: str
    """The suit of the card, which colours the words."""
    year: int = 0


class Married(Event):
    """Two people married."""

    clause: str = "CIV-4.1.3c"
    country: Land
    names: tuple[Person, Person]
    """The one who was drawn to marry, and the spouse."""
    ages: tuple[int, int]
    houses: tuple[Kin, Kin]
    stations: tuple[str, str]
    """What each was in public life before the wedding."""
    kin: tuple[str, str]
    """What each was to the ruler."""
    family: Kin
    """The family of the couple from now on."""
    ruling: bool
    """Whether one of them reigns."""
    year: int = 0


class ChildBorn(Event):
    """A woman gave birth to one child or more."""

    clause: str = "CIV-4.1.4d"
    country: Land
    mother: Person
    father: Person
    house: Kin
    children: tuple[tuple[Person, str], ...]
    """Name and sex of each."""
    kin: tuple[str, ...]
    """What each is to the ruler, as `son`; empty for no near kin."""
    first: bool = False
    """Whether the ruler had no living child before."""
    year: int = 0


class Betrothed(Event):
    """A seat matched two of its people, or broke a match."""

    clause: str = "CIV-4.1.3c"
    country: Land
    names: tuple[Person, ...]
    """Two; or one, whose match is broken."""


class Enrolled(Event):
    """A student began a course."""

    clause: str = "CIV-4.2.2c"
    country: Land
    name: Person
    city: Town
    school: str


class Withdrawn(Event):
    """A student left a course without gain."""

    clause: str = "CIV-4.2.2f"
    country: Land
    name: Person


class Learned(Event):
    """A student became known as learned."""

    clause: str = "CIV-6.6a"
    country: Land
    name: Person
    title: str
    city: Town


class Graduated(Event):
    """A student completed a course."""

    clause: str = "CIV-4.2.2b"
    country: Land
    name: Person
    school: str
    score: str
    gain: int


class Appointed(Event):
    """Somebody got an office or a chair of the council."""

    clause: str = "CIV-4.4.1f"
    country: Land
    name: Person
    office: str
