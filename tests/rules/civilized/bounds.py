"""How often the bounds of Civilized are met: `python -m tests.rules.civilized.bounds [GAMES] [YEARS] [SETTING=N …]`.

Autopilots play by themselves. At each year's end every city, every standing country's army, fleet and treasury is
counted, and so is each of them that stands at its bound. A game takes half a minute, more where bounds are higher.
"""

import sys
from collections import Counter
from collections.abc import Iterable

from rules.civilized.forces.levies import TRANSPORT
from rules.civilized.ruleset import CIVILIZED
from rules.civilized.treasury.events import CourtFeasted
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import World
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.session import Session
from tests.conformance.subjects import scenarios

GAMES, YEARS = 20, 50


def sizes(world: World) -> Iterable[tuple[str, int, int]]:
    """Give what is counted, its size and its bound."""
    bound = world.settings
    for city in world.cities.values():
        yield "cities", city.population, bound.largest_city
    for land in world.standing():
        ships = Counter(ship.type for ship in world.ships.values() if ship.owner == land.id)
        yield "armies", len(world.army_of(land.id)) + ships["Warship"], bound.largest_army
        yield "fleets", ships[TRANSPORT], bound.largest_fleet


def met(number: int, years: int, settings: Settings) -> tuple[Counter[str], Counter[str]]:
    """Play one game; give how many of each were counted, and how many of these stood at their bound."""
    board = next(one for one in scenarios(CIVILIZED) if one.id == "crowns")
    session = Session.found(CIVILIZED, Seeded(f"bounds/{number}"), board, settings, ())
    counted: Counter[str] = Counter()
    bound: Counter[str] = Counter()
    year = session.save.turn
    while session.window is not None and year <= years:
        told = session.close({}, ()).told
        bound["treasuries"] += sum(one.event == CourtFeasted.__name__ for one in told)
        if session.save.turn == year:
            continue
        year = session.save.turn
        counted["treasuries"] += len(list(session.state.standing()))
        for what, size, most in sizes(session.state):
            counted[what] += 1
            bound[what] += 0 < most <= size
    return counted, bound


def main(words: list[str]) -> None:
    """Print after each game how often each bound was met so far, in per cent."""
    figures = [int(word) for word in words if "=" not in word]
    games, years = (*figures, GAMES, YEARS)[:2] if len(figures) != 1 else (figures[0], YEARS)
    settings = Settings.model_validate(dict(word.split("=") for word in words if "=" in word))
    counted: Counter[str] = Counter()
    bound: Counter[str] = Counter()
    for number in range(games):
        some, of_them = met(number, years, settings)
        counted, bound = counted + some, bound + of_them
        said = (f"{what} {bound[what]} of {all_} ({100 * bound[what] / all_:.2f} %)" for what, all_ in counted.items())
        print(f"{number + 1} games of {years} years: {', '.join(said)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
