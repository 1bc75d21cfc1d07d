"""What lies between empires: truces, attacks, an outbreak of heresy, an inheritance, and what is to be voted on."""

from typing import Annotated, Literal

from pydantic import Field

from rules.kernel.state.models import Piece, Value
from rules.kernel.state.secrets import NOBODY, Open, Secret

Lost = Literal["relinquish", "refuse"]
"""What an owner does who has lost the ballot on an inheritance (EMP-19.2e7)."""


class Truce(Piece):
    """A truce between two seats, the earlier in seat order first (EMP-H20.7)."""

    one: Open[str]
    other: Open[str]
    until: Open[int]
    """The last round in which it holds, counted from 0 through the whole game."""


class Attack(Piece):
    """When a seat attacked another last (EMP-H10.6)."""

    attacker: Open[str]
    owner: Open[str]
    round: Open[int]
    """Counted from 0 through the whole game."""


class Outbreak(Piece):
    """A heresy that spreads at the end of this player turn, unless its drawer takes the area back (EMP-19.1e6)."""

    area: Open[str]
    drawer: Open[str]


class Contagion(Piece):
    """An area that the Black Death struck, and from where it came there (EMP-19.1d6)."""

    area: Open[str]
    source: Open[str] = ""
    """None where it came of itself: in Constantinople, and in Venice."""


class Inheritance(Piece):
    """An inheritance half carried out: what is claimed of whom, and what those answered (EMP-19.2e12)."""

    heir: Open[str]
    card: Open[str]
    areas: Open[dict[str, list[str]]]
    """By owner the areas that he may contest."""
    answers: Annotated[dict[str, Literal["yield", "relinquish", "refuse"]], Secret(to=NOBODY, entries=True)] = Field(
        default_factory=dict
    )
    """By owner: he yields, or contests and says what he does if he loses."""


class Vote(Value):
    """How a seat votes on a question, and how many Influence cards it puts to it (EMP-H20.5)."""

    vote: Literal["yes", "no", "abstain"]
    influence: int = 0


class Motion(Piece):
    """A question that was put and is not voted on yet (EMP-H20.1, EMP-H5.26)."""

    kind: Open[Literal["claim", "inheritance", "peace"]]
    asker: Open[str]
    other: Open[str] = ""
    """The other party: the owner of what is inherited, or the accused; none for a claim."""
    areas: Open[list[str]] = Field(default_factory=list)
    if_lost: Annotated[Lost | Literal[""], Secret(to="other")] = ""
    votes: Annotated[dict[str, Vote], Secret(to=NOBODY, entries=True)] = Field(default_factory=dict)
    """By seat, until they are counted."""
