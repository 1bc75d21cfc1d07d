"""How purses, honor and influence read (CAN-2, CAN-12)."""

from rules.candlebre.currencies.events import GoldLost, GoldMoved, GoldReceived, HonorChanged, InfluenceChanged
from rules.kernel.facts.events import Event
from rules.kernel.telling.phrases import row, signed
from rules.kernel.telling.sentences import sentence
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings()
EARNED = ("CAN-7.16d", "CAN-10.4")
"""Honor of deeds and of prisoners let go, which are told beside it."""
REASONS = {
    "CAN-2.14": "called clergy",
    "CAN-3.7": "left of the force gold",
    "CAN-3.10": "a bonus for the poorest",
    "CAN-7.15e": "withdrew from a battle",
    "CAN-7.16d": "a deed of arms",
    "CAN-10.2": "killed prisoners",
    "CAN-10.3": "executed a leader",
    "CAN-10.4": "released prisoners",
    "CAN-10.4a": "released a leader",
    "CAN-10.5c": "from {whom}",
    "CAN-10.7f": "broke faith with {whom}",
    "CAN-11.6": "{card}",
    "CAN-11.7": "{card}",
    "CAN-12.2a": "income of {provinces} provinces",
    "CAN-12.3": "{origins}",
    "CAN-12.4": "from its temples",
    "CAN-14.4": "caught at {operation}",
    "CAN-14.6a": "foiled an operation",
    "CAN-14.10b": "pilfered from {whom}",
    "CAN-14.10d": "slandered",
}
"""What gold, honor or influence is for, by clause."""
SOURCES = {"courts": "from its courts", "name": "for its good name", "peace": "for the peace it kept"}


def reason(event: GoldReceived | HonorChanged | InfluenceChanged) -> str:
    """Say what gold, honor or influence is for."""
    return sentence(REASONS[event.clause], event, {"origins": origins})


def origins(event: Event) -> str:
    """Say where the honor of an income comes from."""
    return row(SOURCES[one] for one in event.sources) if isinstance(event, HonorChanged) else ""


def honor_weight(event: HonorChanged) -> int:
    """Give infamy a headline, and small print to what is told beside its cause."""
    return 2 if event.infamy or event.cleared else int(event.clause not in EARNED)


TELLINGS.say(
    GoldReceived,
    "{seat:The}: {gold} gold ({reason}), {military} to the military purse and {civil} to the civil one.",
    news="money",
    reason=reason,
)
TELLINGS.say(
    GoldLost,
    "{seat:The} pays {military} gold from the military purse{civil:? and {civil} from the civil one} ({card}).",
    news="money",
)
TELLINGS.say(GoldMoved, "{seat:The} moves {gold} gold to the civil purse.", news="money", weight=0)
TELLINGS.say(
    HonorChanged,
    "{seat:The}: {by} honor ({reason}), now {honor}."
    "{infamy: The name stinks in every court: they are infamous.|}{cleared: Doors open to them again.|}",
    news="court",
    weight=honor_weight,
    by=signed,
    reason=reason,
)
TELLINGS.say(
    InfluenceChanged,
    "{seat:The}: {by} influence ({reason}), now {influence}.",
    news="church",
    weight=0,
    by=signed,
    reason=reason,
)
