"""How fleets read."""

from rules.civilized.sea.events import PiratesBeaten, SeaFight, VoyageRefused
from rules.civilized.world.words import counted
from rules.kernel.telling.tellings import Tellings

PURPOSES = {
    "sea.find": "whether its Warships find the fleet of {}",
    "sea.pair": "ship against ship off {}",
    "sea.catch": "the hunt for a Transport Ship off {}",
    "sea.pirates": "how many pirates there are",
}
TELLINGS = Tellings(purposes=PURPOSES)
TELLINGS.say(VoyageRefused, "The fleet of {country} at {place} does not dare the open sea toward {goal}.", news="war")
TELLINGS.say(
    SeaFight,
    "The Warships of {port} fall upon the fleet of {mover}: {mover} {mover:loses|lose} {lost}{drowned}, "
    "{interceptor} {against}; {passed:the rest sails on|the fleet turns back}.",
    news="battle",
    weight=3,
    lost=counted,
    drowned=lambda types: f" with {counted(types)} aboard" if types else "",
    against=counted,
)
TELLINGS.say(
    PiratesBeaten,
    "The Warships of {city} meet {pirates:squadron|squadrons} of pirates {beaten:and beat them off|in vain}{sunk}.",
    news="battle",
    weight=2,
    sunk=lambda types: f", losing {counted(types)}" if types else "",
)
