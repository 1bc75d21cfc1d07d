"""How inheritances read (EMP-19.2)."""

from rules.empires.inheritance.events import InheritanceAnswered, InheritanceRefused, PostDropped
from rules.kernel.telling.phrases import capital, row, the, verb
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings(news="claims", labels={"heir": "who inherits", "answer": "answer"})


def answered(event: InheritanceAnswered) -> str:
    """Tell what an owner answers to an heir."""
    who, areas, heir = capital(the(event.seat)), row(the(area) for area in event.areas), the(event.heir)
    if event.answer == "yields":
        return f"{who} {verb(event.seat, 'yields', 'yield')} {areas} to {heir}."
    if event.answer == "may_not":
        return f"{who} cannot contest what {heir} {verb(event.heir, 'inherits', 'inherit')}, for the throne is vacant."
    contests, claims = verb(event.seat, "contests", "contest"), verb(event.heir, "claims", "claim")
    return f"{who} {contests} what {heir} {claims}: {areas}."


TELLINGS.say(InheritanceAnswered, answered, weight=2)
TELLINGS.say(
    InheritanceRefused,
    "{seat:The} {seat:has|have} lost the ballot, and {seat:keeps|keep} {areas} from {heir:the} all the same.",
    weight=3,
)
TELLINGS.say(
    PostDropped, "Your posted {card} could not be played{reason:?: {reason}}. It stays in your hand.", weight=2
)
