"""The welcome: what somebody who sits down for the first time has to know, in the words of the table."""

from rules.kernel.state.models import Value

LONGEST = 1000
"""The most letters of a game's part of a welcome."""


class Neighbour(Value):
    """Somebody beside a seat, and what he is to it."""

    seat: str
    text: str
    """A sentence that begins with the name: `The Samnites hold three provinces, next to Latium.`"""


class Welcome(Value):
    """A game's part of a welcome, made from the seat's view alone; each field a sentence or some."""

    who: str
    """Who one is: `You are Aglaia, Queen of Hellas.`"""
    lands: str
    """The capital and the lands, with their figures."""
    neighbours: tuple[Neighbour, ...] = ()
    """Those within reach, the most important first."""
    aim: str
    """How one wins, and when the game ends."""
    asked: str
    """What one is asked, and how often: `Each turn you are asked whom you attack.`"""

    @property
    def letters(self) -> int:
        """Count the letters of all of it."""
        told = (self.who, self.lands, self.aim, self.asked, *(one.text for one in self.neighbours))
        return sum(map(len, told))


def only_seat(who: str, asked: str) -> Welcome:
    """Welcome somebody who has a seat and no land, such as the gamemaster in the chair."""
    return Welcome(who=who, lands="", aim="", asked=asked)
