"""Years of Plenty and of Famine (EMP-19.1c)."""

from rules.empires.board.cards import kind_of, region_of
from rules.empires.board.measures import move
from rules.empires.board.state import World
from rules.empires.fate.events import Harvested
from rules.kernel.play.play import Play

CLAUSES = {"plenty": "EMP-19.1c1", "famine": "EMP-19.1c3"}
BY = {"plenty": 1, "famine": -1}
"""Levels that each area of the list gains or loses, as far as ceiling and floor allow."""


def harvest(play: Play[World], card: str) -> None:
    """Move the areas of the card's list by a level, whoever owns them; no checks follow (EMP-19.1c2, EMP-19.1c4).

    Rules: EMP-19.1b.
    """
    kind, region = kind_of(card), play.state.regions[str(region_of(card))]
    moved = [area for area in region.areas if move(play.state.areas[area], BY[kind])]
    levels = tuple(play.state.areas[area].social for area in moved)
    event = {"clause": CLAUSES[kind], "kind": kind, "region": region.id, "areas": tuple(moved), "levels": levels}
    play.tell(Harvested.model_validate(event))
