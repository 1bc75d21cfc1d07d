"""How offers and alliances read (CAN-10.5, CAN-10.7)."""

from rules.candlebre.diplomacy.events import (
    AllianceBroken,
    AllianceEnded,
    AllianceMade,
    AllianceProposed,
    AllianceRefused,
    NoticeGiven,
    OfferMade,
    OfferSettled,
)
from rules.kernel.telling.phrases import capital
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings()


@TELLINGS.of(OfferMade)
def offer_made(event: OfferMade) -> Telling:
    """Tell the two of an offer."""
    return Telling(text=f"{capital(event.maker)} offers {event.taker}: {event.terms}.", news="court", weight=2)


@TELLINGS.of(OfferSettled)
def offer_settled(event: OfferSettled) -> Telling:
    """Tell what became of an offer."""
    ways = {
        "accepted": f"{capital(event.maker)} and {event.taker} strike a bargain: {event.terms}.",
        "refused": f"{capital(event.taker)} does not take the offer of {event.maker}: {event.terms}.",
        "lapsed": f"The bargain of {event.maker} and {event.taker} cannot be kept any more: {event.terms}.",
    }
    return Telling(text=ways[event.result], news="court", weight=2 if event.result == "accepted" else 1)


@TELLINGS.of(AllianceProposed)
def alliance_proposed(event: AllianceProposed) -> Telling:
    """Tell the two of a proposal."""
    return Telling(
        text=f"{capital(event.maker)} holds out a hand to {event.taker}: an alliance.", news="court", weight=2
    )


@TELLINGS.of(AllianceRefused)
def alliance_refused(event: AllianceRefused) -> Telling:
    """Tell the two that nothing came of it."""
    return Telling(text=f"{capital(event.taker)} does not take the hand of {event.maker}.", news="court")


@TELLINGS.of(AllianceMade)
def alliance_made(event: AllianceMade) -> Telling:
    """Tell of an alliance."""
    text = f"{capital(event.one)} and {event.other} swear an alliance before the altar."
    return Telling(text=text, news="court", weight=3)


@TELLINGS.of(NoticeGiven)
def notice_given(event: NoticeGiven) -> Telling:
    """Tell of notice."""
    text = f"{capital(event.seat)} gives {event.ally} notice: their alliance ends with its turn {event.until}."
    return Telling(text=text, news="court", weight=2)


@TELLINGS.of(AllianceEnded)
def alliance_ended(event: AllianceEnded) -> Telling:
    """Tell that an alliance is over."""
    text = f"The alliance of {event.one} and {event.other} is over: {event.reason}."
    return Telling(text=text, news="court", weight=2)


@TELLINGS.of(AllianceBroken)
def alliance_broken(event: AllianceBroken) -> Telling:
    """Tell of a breach of faith."""
    text = f"Faith is broken: {event.seat} marches into {event.target}, land of its ally {event.ally}."
    return Telling(text=text, news="court", weight=3)
