"""How claims and homes read (FIE-3.7, FIE-3.9, FIE-4)."""

from rules.fiefs.claims.events import ClaimExercised, ClaimMade, CrownChanged, CrusadeBroken, HomeChanged, YearPassed
from rules.kernel.telling.phrases import the
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings(news="claims")


def claimed(event: ClaimMade) -> str:
    """Tell a claim: on whose fief, and whose claim goes."""
    seat, lord, ousted = the(event.seat), the(event.lord), the(event.ousted)
    where = "its own " if event.seat == event.lord else ""
    whose = "" if not event.lord or event.seat == event.lord else f", which is held by {lord}"
    gone = f"; the claim of {ousted} is void" if event.ousted else ""
    return f"{seat[:1].upper()}{seat[1:]} lays claim to {where}{event.fief}{whose}{gone}."


def moved(event: HomeChanged) -> str:
    """Tell of a new home, or that there is none."""
    seat = the(event.seat)
    seat = f"{seat[:1].upper()}{seat[1:]}"
    if not event.fief:
        return f"{seat} has no home any more."
    if event.chosen:
        return f"{seat} makes {event.fief} its home."
    lost = f" after {event.before}" if event.before else ""
    return f"{seat} finds a home in {event.fief}{lost}, and may name another."


TELLINGS.say(ClaimMade, claimed)
TELLINGS.say(
    ClaimExercised,
    "{seat:The} {seat:takes|take} {fief} from {lord:the} by its claim{region:?, and holds all of {region:the}}.",
    weight=2,
)
TELLINGS.say(HomeChanged, moved)
TELLINGS.say(CrownChanged, "{seat:The} {seat:rules|rule} {nation:the} in place of {before:the}.", weight=2)
TELLINGS.say(
    CrusadeBroken,
    "The crusade of {nation:the} is over, for {seat:the} {seat:has|have} lost the crown.",
    news="crusade",
)
TELLINGS.say(YearPassed, "{seat:The} {seat:bides|bide} its time this year.", news="year", weight=0)
