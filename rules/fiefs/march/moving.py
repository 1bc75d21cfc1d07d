"""Marching, and crossing the sea (FIE-8.17 to FIE-8.20)."""

from collections.abc import Callable

from rules.fiefs.armies.attrition import FACES, enter, roll_attrition
from rules.fiefs.armies.raising import free_besieged
from rules.fiefs.board.forces import Army, Force
from rules.fiefs.board.land import ways
from rules.fiefs.board.sides import enemy_detachments, fleet_of
from rules.fiefs.board.state import World
from rules.fiefs.march.events import ArmyMarched, SeaRolled
from rules.fiefs.march.paths import Way, sea_modifier
from rules.kernel.play.play import Play

Passing = Callable[[], None]
"""What happens in each fief that an army comes through, and where it sets out (FIE-13.2, FIE-13.4)."""


def march(play: Play[World], army: Force, way: Way, passing: Passing = lambda: None) -> bool:
    """Move a force along a way, and tell whether it came into another fief with enough left to go on (FIE-8.13)."""
    world, origin = play.state, army.fief
    by_land = way.path[: len(way.path) - way.sea]
    army.encamped, army.siege = False, None
    if len(by_land) > 1:
        play.tell(ArmyMarched(army=army.id, origin=origin, through=by_land[1:-1], fief=by_land[-1]))
    for fief in by_land[1:]:
        enter(play, army, fief)
        free_besieged(world, origin)
        if army.on_board and fief != way.to and enemy_detachments(world, army, fief):
            roll_attrition(play, army, "harassed")  # FIE-13.10
        if not army.on_board:
            return False
        passing()
    if way.sea and isinstance(army, Army):
        return cross(play, army, way)
    if world.season == "winter" and ways(world)[by_land[-2]][by_land[-1]] == "rough":
        roll_attrition(play, army, "rough")  # FIE-8.20
    return army.on_board


def cross(play: Play[World], army: Army, way: Way) -> bool:
    """Roll for a passage; the army lands or is back in port, and suffers either way (FIE-8.17, FIE-8.20)."""
    world, port = play.state, army.fief
    added = sea_modifier(world, way.sea)
    with play.causes():
        die = play.chance.die("FIE-8.17", "sea", f"{army.id}/{way.to}", FACES)
        arrived = die + added > 0
        play.tell(
            SeaRolled(army=army.id, origin=port, fief=way.to, routes=way.sea, die=die, modifier=added, arrived=arrived)
        )
    fleet = fleet_of(world, army)
    if arrived:
        if fleet:
            fleet.fief = way.to  # FIE-14.6
        enter(play, army, way.to)
        free_besieged(world, port)
    if army.on_board:
        roll_attrition(play, army, "sea")
    return arrived and army.on_board
