"""The people of Civilized: characters, their families, and the strife that parts them (section 2.4)."""

from typing import Literal

from pydantic import Field

from rules.kernel.state.models import Piece
from rules.kernel.state.secrets import Open, Own

Sex = Literal["man", "woman"]
SEXES: tuple[Sex, ...] = ("man", "woman")
BEFORE = "before our time"
"""The cause of death of those who died before the game began."""
Office = Literal["", "general", "priest", "advisor", "leader", "regent", "councillor"]
"""`leader` leads a mission."""
Station = Literal["", "ruler", "regent", "councillor", "general", "priest", "advisor", "envoy"]
"""What somebody is in public life."""
School = Literal["university", "staff_college"]


class NameList(Piece):
    """The names of one culture, in the order in which they are numbered for picks."""

    men: Open[list[str]]
    women: Open[list[str]]
    families: Open[list[str]]
    cities: Open[list[str]]


class Studies(Piece):
    """A course that a character is taking."""

    city: Open[str]
    school: Open[School]
    years: Open[int] = 0
    """Years of study completed, 0 to 4."""


class Character(Piece):
    """Somebody of a country; scores, studies and match are his country's."""

    id: Open[str]
    name: Open[str]
    sex: Open[Sex]
    born: Open[int]
    """The year of birth."""
    country: Open[str]
    family: Open[str]
    """A family, or the country's sheet of those without one."""
    died: Open[int | None] = None
    exiled: Open[int | None] = None
    """The year in which he went into exile, which ends his part in the game."""
    cause: Open[str] = ""
    father: Open[str] = ""
    mother: Open[str] = ""
    spouse: Open[str] = ""
    """Empty when single or widowed."""
    scores: Own[list[int]] = Field(default_factory=list)
    """In the order of `tables.SCORES`, each 0 to 14; empty while not drawn."""
    ill: Open[int | None] = None
    """The country's turn in which a serious illness last struck."""
    marks: Open[list[str]] = Field(default_factory=list)
    office: Open[Office] = ""
    mission: Open[str] = ""
    """The mission that he leads, or with which he travels."""
    back: Open[int | None] = None
    """The year in which he was last called home from a mission."""
    studies: Own[Studies | None] = None
    studied: Own[list[School]] = Field(default_factory=list)
    gains: Own[dict[str, int]] = Field(default_factory=dict)
    """Score to what schools have added, kept until the scores are drawn; then 0."""
    learned: Open[str] = ""
    match: Own[str] = ""
    """The standing wish whom to marry."""
    asked_kin: Open[bool] = False
    """Whether brothers and sisters were looked for, which is done once in a life (CIV-4.3.2e)."""

    def owners(self) -> tuple[str, ...]:
        """Say whose it is: somebody is his country's."""
        return (self.country,)

    @property
    def in_play(self) -> bool:
        """Tell whether he lives and has not gone into exile."""
        return self.died is None and self.exiled is None


class Family(Piece):
    """A family, or the sheet of those without one; its members say that they are."""

    id: Open[str]
    name: Open[str]
    country: Open[str]
    head: Open[str] = ""
    """Empty for the sheet."""
    parted: Open[str] = ""
    """The family from which civil strife has parted it, whose other members are on the other side."""


class PostponedStrife(Piece):
    """A rebellion or civil war that waits until the cycle of a five-year country is over (CIV-3.9.1b)."""

    kind: Open[Literal["rebellion", "civil"]]
    cities: Open[list[str]] = Field(default_factory=list)
    """Those that will be in disorder then, as the country's cards have said (CIV-6.3.9d)."""


class Split(Piece):
    """A rebellion or a civil war: the two factions of one country (CIV-6.5.0a)."""

    kind: Open[Literal["rebellion", "civil"]]
    record: Open[str]
    """The country that keeps name, treaties and record: the old ruler's, or the side that its player backs."""
    first: Open[str]
    """The first faction: the old ruler's, or that of the first claimant (CIV-6.5.0c)."""
    second: Open[str]
    start: Open[int]
    war: Open[str]
    """The war between the two, by its id."""

    @property
    def sides(self) -> tuple[str, str]:
        """Give both factions, the first one first."""
        return self.first, self.second

    def other(self, side: str) -> str:
        """Give the other party."""
        return self.second if side == self.first else self.first
