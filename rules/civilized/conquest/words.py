"""How places that are taken, and armies that give way read."""

from fractions import Fraction

from rules.civilized.conquest.events import ArmyLost, ExplorersLeft, HexExplored, PlaceCaptured
from rules.civilized.world.war_tables import HIGHEST_CARD
from rules.civilized.world.words import card_word, counted
from rules.kernel.play.counsel import in_ten
from rules.kernel.telling.phrases import points_of, several, verb
from rules.kernel.telling.tellings import Tellings

PURPOSES = {"explore.card": "the wild land at {}"}
TELLINGS = Tellings(purposes=PURPOSES)


def the_lost(event: ArmyLost) -> str:
    """Count elements and ships."""
    ships = several(event.ships, "ship", "ships")
    if not event.types:
        return f"{ships.capitalize()} of {event.country}"
    return f"{counted(event.types)} of {event.country}{f' with {ships}' if event.ships else ''}"


TELLINGS.say(ArmyLost, "{army} at {place} find no way out and are lost.", news="war", weight=3, army=the_lost)


def capture(event: PlaceCaptured) -> str:
    """Say what changed hands."""
    captor, loser = event.captor, event.loser or "nobody"
    lost = f"{counted(event.lost)} in it are lost" if event.lost else ""
    if event.fort:
        fate = "and razes it" if event.razed else f"with hex {event.hexes[0]}"
        return f"{captor} {verb(captor, 'takes', 'take')} {event.place} from {loser} {fate}{lost and f'; {lost}'}."
    last = f"{verb(loser, 'its', 'their')} last city"
    spoils = f"the treasury of {loser}, {points_of(event.treasury)}, goes with {last}"
    parts = [
        f"{several(len(event.hexes), 'hex', 'hexes')} of land with it",
        lost,
        f"{several(event.ships, 'Transport Ship', 'Transport Ships')} taken" if event.ships else "",
        "its Palace is destroyed" if event.palace else "",
        spoils if event.treasury else "",
    ]
    people = f"{event.place} ({event.population} thousand people)"
    return f"{captor} {verb(captor, 'captures', 'capture')} {people} from {loser}: {'; '.join(filter(None, parts))}."


TELLINGS.say(PlaceCaptured, capture, news="siege", weight=3)
TELLINGS.say(
    HexExplored,
    "{country} {annexed:{country:annexes|annex}|{country:does|do} not yet hold} {hex} after "
    "{seasons:complete season|complete seasons} there ({likely}; {card} is drawn)"
    "{lost:?, and {country:loses|lose} {lost}: a court card costs an element}.",
    news="explore",
    weight=lambda event: 2 if event.annexed else 1,
    card=card_word,
    likely=lambda event: in_ten(Fraction(event.target, HIGHEST_CARD)),
)
TELLINGS.say(ExplorersLeft, "The army of {country} leaves {hex} for {goal}.", news="explore")
