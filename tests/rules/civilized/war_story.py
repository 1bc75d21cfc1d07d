"""The wars of some games told season by season: `python -m tests.rules.civilized.war_story 0 20 50 FOLDER`.

From which game, how many, of how many years. Each game is told in a file: what was decided and done, and before each
march what both sides have and could reach. Printed is what the wars came to so far (see `war_tally`).
"""

import gc
import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

from rules.civilized.campaign.offensive import aims, begun, leaving, muster_place
from rules.civilized.cities.disorder import enemies
from rules.civilized.ruleset import CIVILIZED
from rules.civilized.war.force import inside, strength
from rules.civilized.war.reach import land_way, seasons
from rules.civilized.war.relations import stacks
from rules.civilized.world.characters import standing
from rules.civilized.world.scenario import CivilizedScenario, Settings
from rules.civilized.world.state import World
from rules.kernel.facts.events import Told
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.session import Session
from tests.rules.civilized.ages import SCENARIO, WARLIKE
from tests.rules.civilized.war_tally import STRIFE, WarTally

MARCHES = ("decrees", "maneuver_summer", "maneuver_autumn")
DEEDS = {
    *WARLIKE, "WarPlanned", "ArmyMoved", "ArmyStopped", "SiegeEnded", "SiegeDrawn", "VoyageRefused", "StormLosses",
    "CountryFell", "CivilWarBegan", "RebellionBegan",
}  # fmt: skip
LEFT_OUT = ("because", "clause", "types", "audience")


def situation(world: World, seat: str) -> Iterator[str]:
    """Say what a country at war has, what of it would march, and to which cities in how many seasons."""
    foes, words = sorted(enemies(world, seat)), ", ".join(standing(world, seat).words())
    points, base = world.countries[seat].treasury, muster_place(world, seat, foes) or "nowhere"
    yield f"    {seat} ({words}), {points} points, aims at {aims(world, seat)}, musters at {base}"
    for hexagon, those in stacks(world, seat).items():
        goes = leaving(world, seat, hexagon, those, begun(world, seat))
        yield f"      {hexagon}: {len(those)} of {strength(world, those)}, goes {goes}"
        for city in (one for foe in foes for one in world.cities_of(foe)) if goes is not None else ():
            way = land_way(world, seat, hexagon, city.hex, foes)
            yield f"        {city.id} of {inside(world, city)}: {seasons(world, way) if way else 'no way'}"


def situations(world: World, window: str) -> Iterator[str]:
    """Say how both sides of each war between countries stand before a march."""
    for war in world.wars.values():
        if war.defender and war.kind not in STRIFE:
            yield f"  {world.year} {window}: {war.attacker} v {war.defender} ({war.kind}), gained {war.gained}"
            yield from situation(world, war.attacker)
            yield from situation(world, war.defender)


def deed(told: Told) -> str:
    """Say what an event says, empty for what concerns no war."""
    facts: dict[str, Any] = json.loads(told.body)  # Any: the bodies of events are JSON
    peace = told.event == "ManeuverTested" and facts["asked"]["kind"] == "peace"
    if told.event not in DEEDS and not peace:
        return ""
    return f"{told.event} { ({key: value for key, value in facts.items() if value and key not in LEFT_OUT}) }"


def play(seed: str, years: int, tally: WarTally, out: TextIO) -> None:
    """Tell the wars of one game."""
    chosen = CivilizedScenario.model_validate(tomllib.loads(SCENARIO.read_text(encoding="utf-8")))
    session = Session.found(CIVILIZED, Seeded(seed), chosen, Settings(), ())
    tally.found()
    while session.window is not None and session.save.turn <= years:
        name, when = session.window.name, f"{session.state.year} {session.state.season}"
        if name in MARCHES:
            out.writelines(f"{line}\n" for line in situations(session.state, name))
        for told in session.close({}, ()).told:
            if told.event in WARLIKE:
                tally.add(told.event, json.loads(told.body))
            if line := deed(told):
                out.write(f"{when} {line}\n")


def main(first: int, games: int, years: int, folder: Path) -> None:
    """Tell the wars of some games, each into a file, and print what they came to."""
    gc.set_threshold(50_000)  # as in `ages`
    tally = WarTally()
    for number in range(first, first + games):
        with (folder / f"wars-{number}.txt").open("w", encoding="utf-8") as out:
            play(f"ages {number}", years, tally, out)
        print(number, dict(tally.counts), dict(tally.causes), flush=True)
    print("\n".join(tally.lines(games * years)))


if __name__ == "__main__":
    start, number, length = map(int, sys.argv[1:4])
    main(start, number, length, Path(sys.argv[4]))
