"""What can happen: facts in the past tense, with ids and figures; their words are in `tellings.py`."""

from typing import Annotated

from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Names, Said
from rules.kernel.state.secrets import Open

Seat = Annotated[str, Names("seat")]
Spot = Annotated[str, Names("place")]


class Harvested(Event, clause="NEW-2.1"):
    """A place fed its holder; only its seat is told."""

    seat: Open[Seat]
    place: Open[Spot]
    coins: Open[Annotated[int, Said("the harvest")]]
    left: Open[Annotated[int, Said("in the chest")]]


class RaidSet(Event, clause="NEW-3.1"):
    """A side set out against a place."""

    seat: Open[Seat]
    place: Open[Spot]
    coins: Open[Annotated[int, Said("coins paid")]]


class BattleThrown(Event, clause="NEW-4.3"):
    """Two dice decided a battle."""

    place: Open[Spot]
    attacker: Open[Seat]
    defender: Open[Seat]
    attack: Open[Annotated[int, Said("the attack")]]
    defence: Open[Annotated[int, Said("the defence")]]


class PlaceTaken(Event, clause="NEW-4.4"):
    """A place passed to the side that won it."""

    place: Open[Spot]
    before: Open[Seat]
    now: Open[Seat]


class RaidFailed(Event, clause="NEW-4.4"):
    """A side did not win the place that it raided."""

    place: Open[Spot]
    attacker: Open[Seat]
    defender: Open[Seat]


class GameEnded(Event, clause="NEW-5.1"):
    """The last turn was over, or one side held everything."""

    places: Open[tuple[tuple[Seat, int], ...]]
    """Each side with the places that it holds."""
