"""Clergy: what it costs to call them, and when they leave (CAN-2.12, CAN-2.14, CAN-2.15).

They hinder attacks only, so nothing but a march looks at them (CAN-2.14e).
"""

from rules.candlebre.board.state import Province, World
from rules.candlebre.board.tables import POINT
from rules.candlebre.clergy.events import ClergyLeft
from rules.kernel.play.play import Play


def calls_before(world: World, place: Province) -> int:
    """Give the turns in a row, up to the one before this, in which clergy were called there (CAN-2.15)."""
    if place.protected_last == world.turn:
        return place.protected_run - 1  # CAN-2.15a: a second call in one turn
    return place.protected_run if place.protected_last == world.turn - 1 else 0


def clergy_price(world: World, place: Province) -> int:
    """Give the influence that it takes to call clergy to a province (CAN-2.15)."""
    return place.value // POINT * (1 + calls_before(world, place))


def price_again(place: Province) -> int:
    """Give the influence that clergy who were called to a province cost there again in the next turn (CAN-2.15)."""
    return place.value // POINT * (1 + place.protected_run)


def protect(world: World, seat: str, place: Province) -> None:
    """Let clergy stand in a province (CAN-2.14, CAN-2.15a)."""
    place.protected_run = calls_before(world, place) + 1
    place.protected_last = world.turn
    place.protected_by = seat


def end_protection(play: Play[World], place: Province, clause: str) -> None:
    """Let the clergy leave."""
    place.protected_by = ""
    play.tell(ClergyLeft(clause=clause, province=place.id))


def end_called_by(play: Play[World], seat: str, clause: str) -> None:
    """Let all clergy leave whom a seat called (CAN-2.14b, CAN-2.14d)."""
    for place in play.state.provinces.values():
        if place.protected_by == seat:
            end_protection(play, place, clause)


def end_old(play: Play[World]) -> None:
    """Let the clergy leave who were called in the turn before, after phase 3 of this one (CAN-2.14c)."""
    world = play.state
    for place in world.provinces.values():
        if place.protected_by and place.protected_last < world.turn:
            end_protection(play, place, "CAN-2.14c")
