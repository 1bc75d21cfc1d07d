"""How crusades read (FIE-15)."""

from rules.fiefs.crusades.events import CrusadeLeft, CrusadeRolled
from rules.kernel.telling.phrases import capital, the, verb
from rules.kernel.telling.tellings import Tellings

PURPOSES = {"crusade": "how the crusade goes"}
TELLINGS = Tellings(PURPOSES, news="crusade")


def rolled(event: CrusadeRolled) -> str:
    """Tell how a crusade goes."""
    who = f"the ruler of {the(event.nation)}"
    if event.result == "away":
        return f"{capital(who)} stays away on crusade for another year."
    if event.result == "victory":
        return f"{capital(who)} comes home in glory: {event.seat} may claim a fief in each nation for nothing."
    if event.result == "home":
        return f"{capital(who)} comes home from his crusade: {event.seat} may claim a fief there for nothing."
    if event.heir:
        return f"{capital(who)} dies on crusade: the throne goes from {event.seat} to {event.heir}, who claimed it."
    keeps = f"{event.seat} {verb(event.seat, 'keeps', 'keep')} the throne, for nobody else claims it"
    return f"{capital(who)} dies on crusade; {keeps}."


TELLINGS.say(CrusadeLeft, "{seat:The} {seat:sends|send} the ruler of {nation:the} on crusade.", weight=2)
TELLINGS.say(CrusadeRolled, rolled, weight=lambda event: 1 if event.result == "away" else 2)
