"""How fleets read."""

from rules.civilized.sea.events import PiratesBeaten, SeaFight, VoyageRefused
from rules.civilized.world.words import counted
from rules.kernel.telling.phrases import several
from rules.kernel.telling.tellings import Telling, Tellings

PURPOSES = {
    "sea.find": "whether the Warships find the fleet",
    "sea.pair": "ship against ship",
    "sea.catch": "the hunt for a Transport Ship",
    "sea.pirates": "how many pirates there are",
}
TELLINGS = Tellings(purposes=PURPOSES)


@TELLINGS.of(VoyageRefused)
def voyage_refused(event: VoyageRefused) -> Telling:
    """Tell of a fleet that stayed in port."""
    text = f"The fleet of {event.country} at {event.place} does not dare the open sea toward {event.goal}."
    return Telling(text=text, news="war")


@TELLINGS.of(SeaFight)
def sea_fight(event: SeaFight) -> Telling:
    """Tell a fight at sea."""
    rest = "the rest sails on" if event.passed else "the fleet turns back"
    drowned = f" with {counted(event.drowned)} aboard" if event.drowned else ""
    text = (
        f"The Warships of {event.port} fall upon the fleet of {event.mover}: {event.mover} loses "
        f"{counted(event.sunk[0])}{drowned}, {event.interceptor} {counted(event.sunk[1])}; {rest}."
    )
    return Telling(text=text, news="battle", weight=3)


@TELLINGS.of(PiratesBeaten)
def pirates_beaten(event: PiratesBeaten) -> Telling:
    """Tell how Warships met pirates."""
    how = "and beat them off" if event.beaten else "in vain"
    lost = f", losing {counted(event.sunk)}" if event.sunk else ""
    text = (
        f"The Warships of {event.city} meet {several(event.pirates, 'squadron', 'squadrons')} of pirates {how}{lost}."
    )
    return Telling(text=text, news="battle", weight=2)
