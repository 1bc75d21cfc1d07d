"""What can happen to cards (EMP-19.0, EMP-19.2a)."""

from typing import Annotated

from rules.empires.board.ids import AreaId, CardId, LeaderId, RegionId, Seat
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open, Secret


class DeckShuffled(Event):
    """The event cards were shuffled."""

    clause: Open[str]
    cards: Open[int]


class CardRead(Event, clause="EMP-19.0d"):
    """A card that nobody holds was drawn, read out, and carried out at once."""

    seat: Open[Seat]
    card: Open[CardId]
    region: Open[RegionId] = ""
    """Of a Year of Plenty or Famine."""
    area: Open[AreaId] = ""
    """Where a heresy breaks out, none where it finds nobody to hear it; or where the Black Death comes ashore."""
    leader: Open[LeaderId] = ""
    """Who has died heirless."""
    plague: Open[bool] = False
    """Whether an Epidemic is the Black Death (EMP-19.1d2)."""


class HoldingDrawn(Event, clause="EMP-19.0e"):
    """A holding card went into a hand, where its seat alone sees it."""

    seat: Open[Seat]
    card: Annotated[CardId, Secret(to="seat")]
    held: Open[int]
    """Cards in hand and in front of the seat now."""


class CardPlayed(Event, clause="EMP-19.0f"):
    """A holding card was played and read out."""

    seat: Open[Seat]
    card: Open[CardId]
    area: Open[AreaId] = ""
    other: Open[Seat] = ""
    """Whose tie a Diplomatic Coup removes."""
    areas: Open[tuple[AreaId, ...]] = ()
    sought: Open[tuple[AreaId, ...]] = ()
    """Of these, those that whoever plays it does not own."""


class CardDiscarded(Event):
    """A card was discarded face up, unused if it was unplayed."""

    clause: Open[str]
    seat: Open[Seat]
    card: Open[CardId]
