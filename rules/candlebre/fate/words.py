"""How the cards of the Book read (CAN-11)."""

from rules.candlebre.board.cards import BLACK, RED
from rules.candlebre.board.wording import troops
from rules.candlebre.fate.events import (
    BookShuffled,
    FateDrawn,
    LeaderJoined,
    ProvinceLost,
    TruceEnded,
    UnitsLost,
    WorkBurned,
)
from rules.kernel.telling.phrases import capital
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings(purposes={"book": "the Book of Fate"})


@TELLINGS.of(BookShuffled)
def book_shuffled(event: BookShuffled) -> Telling:
    """Tell that the Book is new."""
    return Telling(text=f"The Book of Fate is shuffled: {event.cards} pages.", news="fate", weight=0)


@TELLINGS.of(FateDrawn)
def fate_drawn(event: FateDrawn) -> Telling:
    """Tell which page was turned."""
    if not event.card:
        return Telling(
            text=f"{capital(event.seat)} turns a page of the Book and keeps a company to itself.", news="fate"
        )
    effect = f" ({event.effect})" if event.effect else ""
    # Each seat-turn has a card: if all were headlines, each would bring a map.
    return Telling(
        text=f"{capital(event.seat)} turns a page of the Book: {event.title}{effect}.",
        news="fate",
        weight=2 if event.card in (RED, BLACK) else 1,
    )


@TELLINGS.of(LeaderJoined)
def leader_joined(event: LeaderJoined) -> Telling:
    """Tell who joined."""
    where = f" in {event.province}" if event.province else ""
    text = f"{event.leader}, swears to {event.seat}{where} ({event.trait})."
    return Telling(text=text, news="fate")


@TELLINGS.of(ProvinceLost)
def province_lost(event: ProvinceLost) -> Telling:
    """Tell what fate took."""
    return Telling(
        text=f"{event.reason}: {event.province} slips from {event.seat} and is its own master.", news="fate", weight=2
    )


@TELLINGS.of(UnitsLost)
def units_lost(event: UnitsLost) -> Telling:
    """Tell whom fate took."""
    return Telling(text=f"{event.reason}: {event.seat} loses {troops(event.units)} in {event.province}.", news="fate")


@TELLINGS.of(WorkBurned)
def work_burned(event: WorkBurned) -> Telling:
    """Tell what burned."""
    return Telling(text=f"Fire takes the {event.building} of {event.seat} in {event.province}.", news="fate")


@TELLINGS.of(TruceEnded)
def truce_ended(event: TruceEnded) -> Telling:
    """Tell that the truce is over."""
    return Telling(text="The Fool takes off his crown: the truce is over.", news="fate", weight=2)
