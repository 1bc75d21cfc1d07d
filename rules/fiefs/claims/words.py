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
    """Tell of a new home, why the old one is left, or that there is none."""
    seat, has = capital(the(event.seat)), verb(event.seat, "has", "have")
    its = verb(event.seat, "its", "their")
    if not event.fief:
        lost = f" {verb(event.seat, 'loses', 'lose')} {its} home {event.before}, and" if event.before else ""
        return f"{seat}{lost} {has} no home any more."
    if event.chosen:
        return f"{seat} {verb(event.seat, 'makes', 'make')} {event.fief} {its} home."
    if not event.before:
        return f"{seat} {has} {its} home in {event.fief}, and may name another."
    if event.clause == "FIE-6.12":
        return left(event, seat)
    loses, moves = verb(event.seat, "loses", "lose"), verb(event.seat, "moves", "move")
    return f"{seat} {loses} {its} home {event.before}, {moves} to {event.fief}, and may name another for nothing."


def left(event: HomeChanged, seat: str) -> str:
    """Tell of a home that became a capital: it is left for another, if there is one (FIE-6.12)."""
    its = verb(event.seat, "its", "their")
    if event.fief == event.before:
        return f"{seat} {verb(event.seat, 'keeps', 'keep')} {its} home in {event.fief}, a capital now."
    moves = f"{seat} {verb(event.seat, 'moves', 'move')} {its} home from {event.before}, a capital now, to {event.fief}"
    return f"{moves}, and may name another for nothing."


TELLINGS.say(ClaimMade, claimed, weight=lambda event: 2 if event.nation else 1)
TELLINGS.say(
    ClaimExercised,
    "{seat:The} {seat:takes|take} {fief} from {lord} by {seat:its|their} claim"
    "{region:?, and {seat:holds|hold} all of {region:the}}.",
    weight=2,
)
TELLINGS.say(HomeChanged, moved, weight=lambda event: 2 if event.before and not event.chosen else 1)
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
