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
from rules.candlebre.diplomacy.terms import bargain
from rules.kernel.telling.sentences import sentence
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings()
ENDINGS = {"CAN-10.7d": "{one} gave notice of it", "CAN-14.4": "the spies of an ally were caught"}
"""Why an alliance is over, by clause."""
SETTLED = {
    "accepted": "{maker:The} and {taker} strike a bargain: {terms}.",
    "refused": "{taker:The} does not take the offer of {maker}: {terms}.",
    "lapsed": "The bargain of {maker} and {taker} cannot be kept any more: {terms}.",
}
"""What became of an offer."""


def terms(event: OfferMade | OfferSettled) -> str:
    """Say what each side gives."""
    return bargain((event.give, event.give_leaders, event.pay), (event.ask, event.ask_leaders, event.price))


def offer_settled(event: OfferSettled) -> str:
    """Tell what became of an offer."""
    return sentence(SETTLED[event.result], event, {"terms": terms})


def reason(event: AllianceEnded) -> str:
    """Say why an alliance is over."""
    return sentence(ENDINGS[event.clause], event, {})


TELLINGS.say(OfferMade, "{maker:The} offers {taker}: {terms}.", news="court", weight=2, terms=terms)
TELLINGS.say(OfferSettled, offer_settled, news="court", weight=lambda event: 1 + (event.result == "accepted"))
TELLINGS.say(AllianceProposed, "{maker:The} holds out a hand to {taker}: an alliance.", news="court", weight=2)
TELLINGS.say(AllianceRefused, "{taker:The} does not take the hand of {maker}.", news="court")
TELLINGS.say(AllianceMade, "{one:The} and {other} swear an alliance before the altar.", news="court", weight=3)
TELLINGS.say(
    NoticeGiven, "{seat:The} gives {ally} notice: their alliance ends with its turn {until}.", news="court", weight=2
)
TELLINGS.say(
    AllianceEnded, "The alliance of {one} and {other} is over: {reason}.", news="court", weight=2, reason=reason
)
TELLINGS.say(
    AllianceBroken,
    "Faith is broken: {seat} marches into {target}, land of its ally {ally}.",
    news="court",
    weight=3,
)
