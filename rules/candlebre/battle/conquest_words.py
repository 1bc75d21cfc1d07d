"""How the end of a battle reads: provinces taken and held, and deeds (CAN-7.16)."""

from rules.candlebre.battle.events import DeedOfHonor, ProvinceHeld, ProvinceTaken
from rules.candlebre.board.called import NEUTRAL
from rules.candlebre.board.wording import plural, troops
from rules.kernel.telling.phrases import capital, id_of, row
from rules.kernel.telling.sentences import Ways, sentence
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings(news="war")
FROM_NEUTRALS = Ways(
    "province",
    "{seat} {seat:raises|raise} {seat:its|their} banner over {province}",
    "{province} yields to {seat}",
    "{province} falls to {seat}",
)
FROM_HOUSES = Ways(
    "province",
    "{seat} {seat:tears|tear} {province} from {before}",
    "{before} {before:loses|lose} {province} to {seat}",
    "The banner of {before} comes down in {province}; {seat} {seat:takes|take} it",
)

THROWN_BACK = Ways(
    "province seat",
    "{province} stands; {seat} {seat:is|are} thrown back.",
    "{seat} {seat:breaks|break} on {province}.",
    "The attack of {seat} on {province} comes to nothing.",
)
REGROWN = " Its neutrals will stand there in full number again."
"""What is said of neutrals who have held: each attack meets all of them (CAN-9.3)."""


def taking(event: ProvinceTaken) -> str:
    """Say from whom a province was taken."""
    ways = FROM_NEUTRALS if id_of(event.before) == NEUTRAL else FROM_HOUSES
    return sentence(ways, event, {})


def works(event: ProvinceTaken) -> str:
    """Say what the new owner gets with it."""
    barracks = f"the last barracks of {event.before}" if event.last_barracks else "barracks"
    called = {"barracks": barracks, "fort": f"a fort of level {event.fort}"}
    return row(called.get(work, f"a {work}") for work in event.works)


def garrison(event: ProvinceTaken) -> str:
    """Say who holds it now."""
    return f" {capital(troops(event.units))} hold{'' if plural(event.units) else 's'} it." if event.units else ""


def held(event: ProvinceHeld) -> str:
    """Say how an attack failed."""
    if event.empty and id_of(event.holder) != NEUTRAL:
        return f"Nobody is left alive in {event.province}; it stays with {event.holder}."
    again = REGROWN if id_of(event.holder) == NEUTRAL else ""
    return f"{capital(sentence(THROWN_BACK, event, {}))}{again}"


TELLINGS.say(
    ProvinceTaken,
    "{taking:The}{won:?, and with it {won}}.{garrison}",
    weight=lambda event: 2 if id_of(event.before) == NEUTRAL else 3,
    taking=taking,
    won=works,
    garrison=garrison,
)
TELLINGS.say(ProvinceHeld, held, weight=2)
TELLINGS.say(DeedOfHonor, "{province} goes into the heralds' book: {seat} beat {loser} in a fair fight (+1 honor).")
