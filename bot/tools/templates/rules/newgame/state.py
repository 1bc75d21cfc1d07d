"""The nouns: each lives in one dict of the world, by id; others hold the id. Each field says who may see it."""

from rules.kernel.state.models import Piece, State
from rules.kernel.state.secrets import Open, Own


class Side(Piece):
    """A seat, with what it has in its chest."""

    id: Open[str]
    name: Open[str]
    colour: Open[str]
    coins: Own[int] = 0
    """Nobody else may know them (NEW-1.2)."""

    def owners(self) -> tuple[str, ...]:
        """Give whose it is: the seat that may see its coins."""
        return (self.id,)


class Place(Piece):
    """A place that feeds whoever holds it."""

    id: Open[str]
    name: Open[str]
    at: Open[tuple[int, int]]
    near: Open[list[str]]
    """The places that touch it (NEW-1.1)."""
    owner: Open[str]
    """A side."""


class Foray(Piece):
    """A raid under way; it is public, since it stands here only once all have planned."""

    place: Open[str]
    coins: Open[int]


class World(State):
    """The whole game."""

    title: Open[str]
    turns: Open[int]
    tabletop: Open[bool]
    turn: Open[int] = 1
    sides: Open[dict[str, Side]]
    """In seat order."""
    places: Open[dict[str, Place]]
    raids: Open[dict[str, Foray]] = {}
    """By the side that raids."""
    ended: Open[bool] = False

    def called(self, kind: str, id: str) -> str:
        """Give the name of a place or a side, for refusals."""
        known = self.places if kind == "place" else self.sides
        return known[id].name if id in known else super().called(kind, id)

    def held(self, side: str) -> list[str]:
        """Give the places that a side holds."""
        return [place.id for place in self.places.values() if place.owner == side]
