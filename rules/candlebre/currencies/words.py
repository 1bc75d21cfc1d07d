"""How purses, honor and influence read (CAN-2, CAN-12)."""

from rules.candlebre.currencies.events import GoldLost, GoldMoved, GoldReceived, HonorChanged, InfluenceChanged
from rules.kernel.facts.events import Event
from rules.kernel.telling.address import is_reader
from rules.kernel.telling.phrases import row, signed
from rules.kernel.telling.sentences import sentence
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings()
EARNED = ("CAN-7.16d", "CAN-10.4", "CAN-11.6", "CAN-11.7")
"""Honor of deeds, of prisoners let go and of the Book, which are told beside it."""
REASONS = {
    "CAN-2.14": "called clergy",
    "CAN-3.7": "left of the force gold",
    "CAN-3.10": "a bonus for the lowest incomes, of equals for those who play later",
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
    "CAN-12.4": "from {seat:its|their} temples",
    "CAN-14.4": "caught at {operation}",
    "CAN-14.6a": "foiled an operation",
    "CAN-14.10b": "pilfered from {whom}",
    "CAN-14.10d": "slandered",
}
"""What gold, honor or influence is for, by clause."""
SOURCES = {"courts": "from its courts", "name": "for its good name", "peace": "for attacking no House"}
YOURS = {"courts": "from your courts", "name": "for your good name", "peace": "for attacking no House"}
"""Where honor comes from, and how the reader is told of his own."""


def reason(event: GoldReceived | HonorChanged | InfluenceChanged) -> str:
    """Say what gold, honor or influence is for."""
    return sentence(REASONS[event.clause], event, {"origins": origins})


def origins(event: Event) -> str:
    """Say where the honor of an income comes from."""
    if not isinstance(event, HonorChanged):
        return ""
    sources = YOURS if is_reader(event.seat) else SOURCES
    return row(sources[one] for one in event.sources)


def gain(event: GoldReceived) -> str:
    """Say who has how much."""
    return sentence("You receive {gold} gold" if is_reader(event.seat) else "{seat:The}: {gold} gold", event, {})


def gone(event: GoldLost) -> str:
    """Say from which purses gold goes; nothing goes from empty ones."""
    went = [
        f"{gold} gold from the {purse} purse"
        for gold, purse in ((event.military, "military"), (event.civil, "civil"))
        if gold
    ]
    if not went:
        return (
            "Your purses are empty, and lose nothing"
            if is_reader(event.seat)
            else f"The purses of {event.seat} are empty"
        )
    return sentence(f"{{seat:The}} {{seat:pays|pay}} {row(went)}", event, {})


def honor(event: HonorChanged) -> str:
    """Say whose honor changes by how much."""
    return changed(event, "honor")


def influence(event: InfluenceChanged) -> str:
    """Say whose influence changes by how much."""
    return changed(event, "influence")


def changed(event: HonorChanged | InfluenceChanged, what: str) -> str:
    """Say of whom something changes by how much: `House Vesper: −4 honor`; to the reader, `Your honor: −4`."""
    by = signed(event.by)
    return f"Your {what}: {by}" if is_reader(event.seat) else sentence(f"{{seat:The}}: {by} {what}", event, {})


def honor_weight(event: HonorChanged) -> int:
    """Give infamy a headline, and small print to what is told beside its cause."""
    return 2 if event.infamy or event.cleared else int(event.clause not in EARNED)


TELLINGS.say(
    GoldReceived,
    "{gain} ({reason}), {military} to the military purse and {civil} to the civil one.",
    news="money",
    gain=gain,
    reason=reason,
)
TELLINGS.say(
    GoldLost,
    "{lost} ({card}).",
    news="money",
    lost=gone,
)
TELLINGS.say(GoldMoved, "{seat:The} {seat:moves|move} {gold} gold to the civil purse.", news="money", weight=0)
TELLINGS.say(
    HonorChanged,
    "{change} ({reason}), now {honor}."
    "{infamy: {name} stinks in every court: {seat:they|they} are infamous.|}"
    "{cleared: Doors open to {seat:them|them} again.|}",
    news="court",
    weight=honor_weight,
    change=honor,
    name=lambda event: "Your name" if is_reader(event.seat) else "The name",
    reason=reason,
)
TELLINGS.say(
    InfluenceChanged,
    "{change} ({reason}), now {influence}.",
    news="church",
    weight=0,
    change=influence,
    reason=reason,
)
