"""The gamemaster's chair: a spare seat that commands nothing and rules on battles fought on a table."""

from typing import Final

from rules.kernel.facts.names import Name
from rules.kernel.play.ruleset import Seat

CHAIR: Final = "gamemaster"
"""The chair's id in every game that has one."""
CHAIR_NAME: Final = Name(text="gamemaster's chair", article="the")
"""What it is called among the names of a game."""


def chair(about: str = "Confirms and rules on battles fought on a table; commands no army.") -> Seat:
    """Give the chair, which a campaign can do without."""
    return Seat(id=CHAIR, name="Gamemaster's chair", about=about, colour="#5d6d7e", spare=True)
