"""How offers and alliances read (CAN-10.5, CAN-10.7)."""

from rules.candlebre.board.wording import pact
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
from rules.candlebre.diplomacy.terms import ALLIED, bargain
from rules.kernel.telling.address import is_reader
from rules.kernel.telling.sentences import sentence
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings()
ENDINGS = {"CAN-10.7d": "{one} gave notice of it", "CAN-14.4": "the spies of an ally were caught"}
"""Why an alliance is over, by clause."""
SETTLED = {
    "accepted": "{maker:The} and {taker} strike a bargain: {terms}.",
    "refused": "{taker:The} {taker:does|do} not take the offer of {maker}: {terms}.",
    "lapsed": "{pact:The} cannot be kept any more: {terms}.",
}
"""What became of an offer."""


def terms(event: OfferMade | OfferSettled) -> str:
    """Say what each side gives."""
    return bargain((event.give, event.give_leaders, event.pay), (event.ask, event.ask_leaders, event.price))


def offer_settled(event: OfferSettled) -> str:
    """Tell what became of an offer."""
    shared = pact("bargain", event.maker, event.taker)
    return sentence(SETTLED[event.result], event, {"terms": terms, "pact": lambda _: shared})


def reason(event: AllianceEnded) -> str:
    """Say why an alliance is over."""
    return sentence(ENDINGS[event.clause], event, {})


def broken(event: AllianceBroken) -> str:
    """Tell who broke faith with whom."""
    if is_reader(event.ally):
        return sentence("Faith is broken: {seat}, your ally, marches into {target}.", event, {})
    whose = "land of {seat:its|their} ally {ally}"
    return sentence(f"Faith is broken: {{seat}} {{seat:marches|march}} into {{target}}, {whose}.", event, {})


TELLINGS.say(OfferMade, "{maker:The} {maker:offers|offer} {taker}: {terms}.", news="court", weight=2, terms=terms)
TELLINGS.say(OfferSettled, offer_settled, news="court", weight=2)  # whoever made it waits for the answer
TELLINGS.say(
    AllianceProposed,
    "{maker:The} {maker:holds|hold} out a hand to {taker}: an alliance.{binds}",
    news="court",
    weight=2,
    binds=lambda event: f" {ALLIED}" if is_reader(event.taker) else "",
)
TELLINGS.say(AllianceRefused, "{taker:The} {taker:does|do} not take the hand of {maker}.", news="court", weight=2)
TELLINGS.say(
    AllianceMade,
    "{one:The} and {other} swear an alliance before the altar.{binds}",
    news="court",
    weight=3,
    binds=lambda event: f" {ALLIED}" if is_reader(event.one) or is_reader(event.other) else "",
)
TELLINGS.explain(
    AllianceRefused,
    lambda _: "Whoever is asked decides alone and need not say why; you may ask in a letter, and propose again.",
)
TELLINGS.say(
    NoticeGiven,
    "{seat:The} {seat:gives|give} {ally} notice: {their} alliance ends with {seat:its|their} turn {until}.",
    news="court",
    weight=2,
    their=lambda event: "your" if is_reader(event.seat) or is_reader(event.ally) else "their",
)
TELLINGS.say(
    AllianceEnded,
    "{pact:The} is over: {reason}.",
    news="court",
    weight=2,
    pact=lambda event: pact("alliance", event.one, event.other),
    reason=reason,
)
TELLINGS.say(AllianceBroken, broken, news="court", weight=3)
