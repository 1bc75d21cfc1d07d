"""What can happen to the people of Civilized."""

from rules.kernel.events import Event


class CharacterCame(Event):
    """A new character entered the game."""

    clause: str = "CIV-4.3.1a"
    country: str
    character: str
    name: str
    sex: str
    age: int
    role: str
    """ruler, councillor, spouse, general, priest, advisor, leader, regent, child, sibling."""
    family: str = ""
    """The family's name; empty for somebody without one."""


class FamilyFounded(Event):
    """A ruling family was made."""

    clause: str = "CIV-4.3.2a"
    country: str
    family: str
    head: str
    """The name of its head."""
    status: str
    """married, widowed, unmarried."""
    mother_age: int | None = None
    chance: int = 0
    """Per cent of the children's test."""
    children: int = 0


class RulerCame(Event):
    """Somebody came to the throne, or a council to its chairs."""

    clause: str = "CIV-2.1e"
    country: str
    names: tuple[str, ...]
    title: str


class ScoresDrawn(Event):
    """The eight scores of a character were drawn; only his country knows them."""

    clause: str = "CIV-4.2a"
    country: str
    name: str
    scores: tuple[int, ...]
    cards: tuple[int, ...]
    adjustments: tuple[int, ...]
    """What heredity, race and schools added to each."""


class HeirNamed(Event):
    """A ruler named an heir, or nobody."""

    clause: str = "CIV-6.5.2c"
    country: str
    name: str


class Appointed(Event):
    """Somebody got an office or a chair of the council."""

    clause: str = "CIV-4.4.1f"
    country: str
    name: str
    office: str


class Enrolled(Event):
    """A student began a course."""

    clause: str = "CIV-4.2.2c"
    country: str
    name: str
    city: str
    school: str


class Withdrawn(Event):
    """A student left a course without gain."""

    clause: str = "CIV-4.2.2f"
    country: str
    name: str


class Learned(Event):
    """A student became known as learned."""

    clause: str = "CIV-6.6a"
    country: str
    name: str
    title: str
    city: str


class Graduated(Event):
    """A student completed a course."""

    clause: str = "CIV-4.2.2b"
    country: str
    name: str
    school: str
    score: str
    gain: int
