"""The battle umpire: a spare seat that commands nothing and rules on battles fought on a table.

The rulebooks call whoever sits there the gamemaster; whoever leads the campaign is somebody else.
"""

from typing import Final

from rules.kernel.facts.names import Name
from rules.kernel.play.ruleset import Seat

CHAIR: Final = "gamemaster"
"""The chair's id in every game that has one."""
CHAIR_NAME: Final = Name(text="battle umpire", article="the")
"""What it is called among the names of a game."""


def chair(
    about: str = "Rules on battles fought on a table; commands no army, and does not lead the campaign.",
) -> Seat:
    """Give the chair, which a campaign can do without."""
    return Seat(id=CHAIR, name="Battle umpire", about=about, colour="#5d6d7e", spare=True)
