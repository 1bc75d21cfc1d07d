"""How claims and homes read (FIE-3.7, FIE-3.9, FIE-4)."""

from rules.fiefs.claims.events import ClaimExercised, ClaimMade, CrownChanged, CrusadeBroken, HomeChanged, YearPassed
from rules.kernel.telling.phrases import capital, the
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings(news="claims")


def claimed(event: ClaimMade) -> str:
    """Tell a claim: on whose fief, and whose claim goes."""
    where = "its own " if event.seat == event.lord else ""
    whose = "" if not event.lord or event.seat == event.lord else f", which {event.lord} holds"
    throne = f", the throne of {the(event.nation)}" if event.nation else ""
    gone = f"{(throne or whose) and ','} and ousts {event.ousted}'s claim" if event.ousted else ""
    return f"{capital(the(event.seat))} lays claim to {where}{event.fief}{throne}{whose}{gone}."


def moved(event: HomeChanged) -> str:
    """Tell of a new home, or that there is none."""
    seat = capital(the(event.seat))
    if not event.fief:
        return f"{seat} has no home any more."
    if event.chosen:
        return f"{seat} makes {event.fief} its home."
    lost = f"{event.fief} now, in place of {event.before}" if event.before else event.fief
    return f"{seat} has its home in {lost}, and may name another."


TELLINGS.say(ClaimMade, claimed, weight=lambda event: 2 if event.nation else 1)
TELLINGS.say(
    ClaimExercised,
    "{seat:The} {seat:takes|take} {fief} from {lord} by its claim{region:?, and holds all of {region:the}}.",
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
TELLINGS.say(YearPassed, "{seat:The} {seat:bides|bide} its time this year.", news="year", weight=0)
