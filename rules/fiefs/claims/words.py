"""How claims and homes read (FIE-3.7, FIE-3.9, FIE-4)."""

from rules.fiefs.claims.events import ClaimExercised, ClaimMade, CrownChanged, CrusadeBroken, HomeChanged, YearPassed
from rules.kernel.telling.phrases import capital, the, verb
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings(news="claims")


def claimed(event: ClaimMade) -> str:
    """Tell a claim: on whose fief, and whose claim goes."""
    seat, lord = event.seat, event.lord
    where = f"{verb(seat, 'its', 'their')} own " if seat == lord else ""
    whose = "" if not lord or seat == lord else f", which {lord} {verb(lord, 'holds', 'hold')}"
    throne = f", the throne of {the(event.nation)}" if event.nation else ""
    ousts = f"and {verb(seat, 'ousts', 'oust')}"
    gone = f"{(throne or whose) and ','} {ousts} {event.ousted}'s claim" if event.ousted else ""
    return f"{capital(the(seat))} {verb(seat, 'lays', 'lay')} claim to {where}{event.fief}{throne}{whose}{gone}."


def moved(event: HomeChanged) -> str:
    """Tell of a new home, or that there is none."""
    seat, has = capital(the(event.seat)), verb(event.seat, "has", "have")
    its = verb(event.seat, "its", "their")
    if not event.fief:
        return f"{seat} {has} no home any more."
    if event.chosen:
        return f"{seat} {verb(event.seat, 'makes', 'make')} {event.fief} {its} home."
    lost = f"{event.fief} now, in place of {event.before}" if event.before else event.fief
    return f"{seat} {has} {its} home in {lost}, and may name another."


TELLINGS.say(ClaimMade, claimed, weight=lambda event: 2 if event.nation else 1)
TELLINGS.say(
    ClaimExercised,
    "{seat:The} {seat:takes|take} {fief} from {lord} by {seat:its|their} claim"
    "{region:?, and {seat:holds|hold} all of {region:the}}.",
    weight=2,
)
TELLINGS.say(HomeChanged, moved)
TELLINGS.say(
    CrownChanged,
    "{seat:The} {seat:rules|rule} {nation:the} in place of {before}.",
    weight=lambda event: 0 if event.inherited else 2,
)
TELLINGS.say(
    CrusadeBroken,
    "The crusade of {nation:the} is over, for {seat:the} {seat:has|have} lost the crown.",
    news="crusade",
)
TELLINGS.say(YearPassed, "{seat:The} {seat:bides|bide} {seat:its|their} time this year.", news="year", weight=0)
