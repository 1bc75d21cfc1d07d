"""Land elements and ships; the world holds them (section 2)."""

from typing import TYPE_CHECKING, Literal

from rules.civilized.world.ranks import PLACED, stir
from rules.civilized.world.war import Lead
from rules.kernel.state.models import Piece
from rules.kernel.state.secrets import Open


class Element(Piece):
    """A land element."""

    id: Open[str]
    type: Open[str]
    owner: Open[str]
    home: Open[str]
    """A city."""
    hex: Open[str]
    payer: Open[str] = ""
    """The country that pays for a mercenary; empty for what its owner raised."""
    built: Open[int]
    moved: Open[bool] = False
    """Whether it has moved by order this season."""
    aided: Open[bool] = False
    """Whether it has been sent as part of a contingent, or moved up, this season."""
    lent: Open[str] = ""
    """The hex of the siege to which it is lent."""
    came: Open[str] = ""
    """Where it stood before it was lent."""
    general: Open[str] = ""
    """The character whom it carries as general of its stack."""
    lead: Open[Lead | None] = None
    """How that general fights; None: as its country prefers."""

    if not TYPE_CHECKING:  # as in Piece

        def __setattr__(self, name: str, value: object) -> None:
            if name in PLACED:
                stir(self, self.owner, self.hex)
            super().__setattr__(name, value)


class Ship(Piece):
    """A Warship or a Transport Ship."""

    id: Open[str]
    type: Open[Literal["Warship", "Transport Ship"]]
    owner: Open[str]
    home: Open[str]
    """A coastal city."""
    hex: Open[str]
    target: Open[str] = ""
    """The city with which a Transport Ship trades."""
    built: Open[int]
    moved: Open[bool] = False
    """Whether it has sailed by order this season."""
    ferried: Open[int | None] = None
    """The year in which it last ferried; that Autumn it earns nothing."""
