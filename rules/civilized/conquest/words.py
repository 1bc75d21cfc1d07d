"""How places that are taken, and armies that give way read."""

from rules.civilized.conquest.events import ArmyLost, ExplorersLeft, HexExplored, PlaceCaptured
from rules.civilized.world.words import card_word, counted
from rules.kernel.telling.phrases import figure, points_of, several
from rules.kernel.telling.tellings import Telling, Tellings

PURPOSES = {"explore.card": "the wild land"}
TELLINGS = Tellings(purposes=PURPOSES)


@TELLINGS.of(ArmyLost)
def army_lost(event: ArmyLost) -> Telling:
    """Tell of an army that found no way."""
    ships = f" with {several(event.ships, 'ship', 'ships')}" if event.ships and event.types else ""
    what = counted(event.types) if event.types else several(event.ships, "ship", "ships").capitalize()
    return Telling(
        text=f"{what} of {event.country}{ships} at {event.place} find no way out and are lost.", news="war", weight=3
    )


@TELLINGS.of(PlaceCaptured)
def place_captured(event: PlaceCaptured) -> Telling:
    """Tell what changed hands."""
    if event.fort:
        fate = "and razes it" if event.razed else f"with hex {event.hexes[0]}"
        lost = f"; {counted(event.lost)} in it are lost" if event.lost else ""
        return Telling(
            text=f"{event.captor} takes {event.place} from {event.loser} {fate}{lost}.", news="siege", weight=3
        )
    parts = [f"{several(len(event.hexes), 'hex', 'hexes')} of land with it"]
    parts += [f"{counted(event.lost)} in it are lost"] if event.lost else []
    parts += [f"{several(event.ships, 'Transport Ship', 'Transport Ships')} taken"] if event.ships else []
    parts += ["its Palace is destroyed"] if event.palace else []
    parts += (
        [f"the treasury of {event.loser}, {points_of(event.treasury)}, goes with its last city"]
        if event.treasury
        else []
    )
    people = f"{event.place} ({event.population} thousand people)"
    text = f"{event.captor} captures {people} from {event.loser or 'nobody'}: {'; '.join(parts)}."
    return Telling(text=text, news="siege", weight=3)


@TELLINGS.of(HexExplored)
def hex_explored(event: HexExplored) -> Telling:
    """Tell what an army achieved in wild land."""
    lost = f"; it loses {event.lost}" if event.lost else ""
    chance = f"up to {figure(event.target)} in season {event.seasons}; {card_word(event.card)} is drawn"
    if event.annexed:
        return Telling(text=f"{event.country} annexes {event.name} ({chance}){lost}.", news="explore", weight=2)
    return Telling(text=f"{event.country} does not yet hold {event.name} ({chance}){lost}.", news="explore")


@TELLINGS.of(ExplorersLeft)
def explorers_left(event: ExplorersLeft) -> Telling:
    """Tell of an army that gave up."""
    return Telling(text=f"The army of {event.country} leaves {event.hex} for {event.goal}.", news="explore")
