"""What a game says that says nothing of a thing: no names, no figures, no pictures beyond those that it must give."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.kernel.facts.events import Event
from rules.kernel.facts.names import Naming
from rules.kernel.orders.order import Order
from rules.kernel.play.counsel import Vain
from rules.kernel.telling.pictures import Picture
from rules.kernel.telling.vocabulary import Words


def no_album(state: Any, seat: str | None) -> Mapping[str, Picture]:  # Any: each game has its own state
    """Give no further pictures."""
    return {}


def no_purse(state: Any, seat: str) -> Mapping[str, int]:  # Any: each game has its own state
    """Give nothing that could be spent."""
    return {}


def no_titles(state: Any) -> Mapping[str, str]:  # Any: each game has its own state
    """Call every seat what it was called at first."""
    return {}


def no_names(state: Any) -> Naming:  # Any: each game has its own state
    """Name nothing beyond the seats."""
    return {}


def no_apart(state: Any, kind: str, ids: Sequence[str]) -> Sequence[str]:  # Any: each game has its own state
    """Tell no namesakes apart but by their order."""
    return ()


def no_owners(state: Any) -> Mapping[str, Mapping[str, str]]:  # Any: each game has its own state
    """Count nothing among what a seat has."""
    return {}


def no_homes(view: Any, seat: str) -> Mapping[str, str]:  # Any: each game has its own state
    """Know no capital."""
    return {}


def never_vain(view: Any, seat: str, order: Order[Any]) -> Vain:  # Any: as above
    """Find something in every order that may come of it."""
    return Vain.NOT


def no_consequences(view: Any, seat: str, order: Order[Any]) -> str:  # Any: each game has its own state
    """Say nothing of what an order does."""
    return ""


def no_scenes(events: Sequence[Event]) -> Sequence[Picture]:
    """Give no pictures of what has happened."""
    return ()


def no_battles(events: Sequence[Event]) -> Sequence[range]:
    """Find no battle."""
    return ()


def no_prologue(state: Any) -> Sequence[str]:  # Any: each game has its own state
    """Say nothing of how things stand at the start."""
    return ()


def no_prospect(view: Any, seat: str) -> str:  # Any: each game has its own state
    """Say nothing of what somebody would take over."""
    return ""


def no_company(view: Any, seat: str) -> str:  # Any: each game has its own state
    """Say nothing of who stands with whom."""
    return ""


def no_finale(state: Any) -> None:  # Any: each game has its own state
    """Show the map once more."""


def no_verdict(state: Any) -> str:  # Any: each game has its own state
    """Add nothing to what an ending says itself."""
    return ""


def no_points(state: Any, seat: str) -> int:  # Any: each game has its own state
    """Count nothing."""
    return 0


def plain_speech(state: Any) -> Words | None:  # Any: each game has its own state
    """Leave every text as it is."""
    return None
