"""How claims and ties read (EMP-18, EMP-H12)."""

from rules.empires.claims.events import ClaimGained, ClaimLost, TieLost, TieMade, TiesWaived
from rules.kernel.state.marks import Said
from rules.kernel.telling.sentences import sentence
from rules.kernel.telling.tellings import Tellings

WAYS = {
    "tie": "{seat:The} {seat:is|are} known in {area}, and nobody else has a right to it: the claim is {seat:the}’s.",
    "recognition": "A charter gives {seat:the} the claim to {area}.",
    "parley": "{seat:The} {seat:wins|win} the parley, and with it the claim to {area}.",
    "inheritance": "By blood {area} should be {seat:the}’s: {seat:the} {seat:claims|claim} it.",
    "levant": "With the holy places in Christian hands, {seat:the} {seat:claims|claim} {area}.",
}
LOST = {
    "religion": "{area} holds another religion now: {seat:the} {seat:loses|lose} the claim to it.",
    "heirless": "With {seat:its|their} old leader, {seat:the} {seat:loses|lose} the claim to {area}.",
}
MADE = {
    "negotiation": "{seat:The} {seat:makes|make} friends in {area}: a tie{whose}.",
    "levant": "{seat:The} {seat:gains|gain} a tie to {area}.",
}
BROKEN = {
    "coup": "The friends of {seat:the} in {area} are sent home: the tie is broken.",
    "heirless": "With {seat:its|their} old leader, {seat:the} {seat:loses|lose} the tie to {area}.",
}


def whose(event: TieMade) -> str:
    """Say whose area it is, and whether that seat must mind."""
    if not event.owner or event.friendly:
        return ""
    return sentence(", which {owner:the} {owner:does|do} not like to see", event, {})


GAINED = {
    "tie": "by a tie",
    "recognition": "Recognition of Claim",
    "parley": "a parley",
    "inheritance": "Dynastic Inheritance",
    "levant": "the Levant in Christian hands",
}
TELLINGS = Tellings(
    news="claims",
    labels={
        "ClaimGained.way": Said("how", GAINED),
        "ClaimLost.cause": Said("why", {"religion": "religion", "heirless": "a leader without heirs"}),
        "TieMade.way": Said("how", {"negotiation": "negotiation", "levant": "the Levant in Christian hands"}),
        "TieMade.friendly": "friendly",
        "TieLost.cause": Said("why", {"coup": "a coup", "heirless": "a leader without heirs"}),
        "TiesWaived.toward": "toward",
        "TiesWaived.on": "friendly",
    },
)
TELLINGS.say(ClaimGained, lambda event: sentence(WAYS[event.way], event, {}))
TELLINGS.say(ClaimLost, lambda event: sentence(LOST[event.cause], event, {}))
TELLINGS.say(TieMade, lambda event: sentence(MADE[event.way], event, {"whose": whose}))
TELLINGS.say(TieLost, lambda event: sentence(BROKEN[event.cause], event, {}))
TELLINGS.say(
    TiesWaived,
    "{seat:The} {seat:lets|let} all {on:know that|watch again what} {seat:its|their} friends {on:mean no harm|do} to "
    "{toward:the}.",
)
