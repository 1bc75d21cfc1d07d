"""Who has a fleet, where it begins, and how others raise theirs (FIE-14.1 to FIE-14.5)."""

from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.forces import Army, Fleet
from rules.fiefs.board.sides import fleet_of, friendly, home_ground, peacetime, under_siege
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import FLEET
from rules.fiefs.fleets.events import FleetRaised
from rules.kernel.errors import Refusal
from rules.kernel.play.play import Play


def coasts(world: World, army: Army) -> list[str]:
    """Give the coastal fiefs of an army's home ground (FIE-14.3)."""
    return [one for one in home_ground(world, army) if world.fiefs[one].coastal]


def may_have(world: World, army: Army) -> bool:
    """Tell whether an army's leader may have a fleet: a rebel needs a friendly coast in his regions (FIE-14.2)."""
    conflict = world.conflicts[army.conflict]
    if not conflict.rebellion or army.side != 1:
        return True
    home = world.houses[army.leader].home
    rising = conflict.regions or ([world.fiefs[home].region] if home else [])
    near = (id for id, fief in world.fiefs.items() if fief.coastal and fief.region and fief.region in rising)
    return any(friendly(world, army, id) for id in near)


def berth(world: World, army: Army, named: str) -> str:
    """Give where a declarer's fleet begins: as named, else the strongest friendly port, first id (FIE-14.3)."""
    found = coasts(world, army)
    if named in found:
        return named
    safe = [one for one in found if friendly(world, army, one)]
    return min(safe, key=lambda one: (-world.fiefs[one].fortress, one), default="")


def launch(play: Play[World], conflict: Conflict, army: Army) -> None:
    """Give the declarer, and nobody else, his fleet as the campaign opens: six markers (FIE-14.3, FIE-14.4)."""
    world = play.state
    fief = berth(world, army, conflict.opening.fleet if conflict.opening else "")
    if world.settings.fleets and fief and may_have(world, army):
        place(play, army, fief, FLEET, "FIE-14.3")


def place(play: Play[World], army: Army, fief: str, markers: int, clause: str) -> None:
    """Add markers to an army's fleet in a fief."""
    world = play.state
    fleet = fleet_of(world, army) or Fleet(id=f"fleet-{army.id}", army=army.id, markers=0, fief=fief)
    fleet.markers += markers
    world.fleets[fleet.id] = fleet
    play.tell(FleetRaised(clause=clause, fleet=fleet.id, fief=fleet.fief, markers=fleet.markers))


def shipyards(world: World, army: Army) -> list[str]:
    """Give the fiefs where an army's leader can raise a marker now (FIE-14.5)."""
    fleet = fleet_of(world, army)
    found = [one for one in coasts(world, army) if friendly(world, army, one)]
    return [one for one in found if fleet is None or one == fleet.fief]


def refuse_raising(world: World, army: Army, fief: str) -> None:
    """Refuse raising a marker where a leader may not (FIE-14.1, FIE-14.2, FIE-14.5)."""
    if not world.settings.fleets:
        raise Refusal("FIE-17.2", "this campaign is played without fleets")
    if army.status == "assembling" or under_siege(world, army):
        raise Refusal("FIE-7.7", "an army that assembles, or is under siege, raises no fleet")
    if peacetime(world, army):
        raise Refusal("FIE-10.6", "an army at peace with all its enemies raises no fleet")
    if not may_have(world, army):
        raise Refusal("FIE-14.2", "a rebel has a fleet if a coastal fief of his regions is friendly")
    fleet = fleet_of(world, army)
    if fleet and fleet.markers >= FLEET:
        raise Refusal("FIE-14.1", f"a fleet has {FLEET} markers at most")
    if fleet and fleet.fief != fief:
        raise Refusal("FIE-14.5", f"your fleet lies at {world.fiefs[fleet.fief].name}; it is raised there")
    if fief not in shipyards(world, army):
        raise Refusal("FIE-14.5", f"{world.fiefs[fief].name} is no friendly coastal fief of your home ground")


def raise_marker(play: Play[World], army: Army, fief: str) -> None:
    """Add a marker to an army's fleet (FIE-14.5)."""
    place(play, army, fief, 1, "FIE-14.5")
