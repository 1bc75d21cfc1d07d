"""What tests of politics share: Rome in the west, Carthage and Egypt in the east, and missions between them."""

from typing import Any

from rules.civilized.diplomacy.orders import ManeuverPolitically
from rules.civilized.diplomacy.winter import negotiate
from rules.civilized.world.state import Agreement, Mission, Split, War, World
from tests.rules.civilized.worlds import AVERAGE, a_city, a_mission, a_person, a_world
from tests.rules.playing import Played, Scripts, play_out

OWNERS = {
    f"{column:02}{row:02}": "rome" if column < 4 else "carthage" if column < 8 else "egypt"
    for row in (1, 2, 3)
    for column in range(10)
}


def three_lands(points: int = 200) -> World:
    """Three countries on one coast, each with a port and an inland city, an active mission of Rome in Carthage."""
    world = a_world(
        a_city("ostia", "0201"),
        a_city("veii", "0203"),
        a_city("tunis", "0601", "carthage"),
        a_city("cirta", "0603", "carthage"),
        a_city("sais", "0801", "egypt"),
        owners=OWNERS,
    )
    for country in world.countries.values():
        country.treasury = points
    embassy(world, "ostia", "carthage")
    return world


def embassy(world: World, sponsor: str, host: str, state: Any = "active") -> Mission:
    """Have a city keep a mission with a host, raised last year."""
    owner = world.cities[sponsor].owner
    envoy = a_person(world, f"Envoy of {sponsor}", country=owner, scores=list(AVERAGE))
    mission = a_mission(world, sponsor, host, envoy)
    mission.state, mission.raised = state, world.year - 1
    return mission


def the_mission(world: World) -> str:
    """Give the id of Rome's first mission."""
    return world.missions_of("rome")[0].id


def treaty(world: World, kind: Any, *parties: str, **fields: Any) -> Agreement:
    """Have two countries agreed on something."""
    kept = Agreement(id=f"{kind}-{'-'.join(parties)}", kind=kind, parties=list(parties), start=1, **fields)
    world.agreements[kept.id] = kept
    return kept


def kinds(world: World) -> list[str]:
    """Give the kinds of agreements there are."""
    return [kept.kind for kept in world.agreements.values()]


def a_war(world: World, attacker: str, defender: str, start: int = 99) -> War:
    """Have two countries at war."""
    war = War(id=f"{attacker}-{defender}", attacker=attacker, defender=defender, start=start)
    world.wars[war.id] = war
    return war


def strife(world: World) -> Split:
    """Split Carthage: Cirta has risen under the rebels."""
    rebels = world.countries["carthage"].model_copy(update={"id": "rebels", "name": "Rebels", "status": "faction"})
    world.countries["rebels"] = rebels
    world.seats.append("rebels")
    world.cities["cirta"].owner = "rebels"
    world.owners |= {"0603": "rebels"}
    war = a_war(world, "rebels", "carthage", world.year)
    split = Split(kind="rebellion", record="carthage", first="carthage", second="rebels", start=world.year, war=war.id)
    world.splits["carthage"] = split
    return split


def proposes(world: World, kind: Any, **fields: Any) -> ManeuverPolitically:
    """Have Rome's mission propose something."""
    return ManeuverPolitically(mission=the_mission(world), kind=kind, **fields)


def winter_talks(world: World, cards: Scripts | None = None, players: tuple[str, ...] = (), **given: Any) -> Played:
    """Run step W2 with what the seats order: `rome=[...]`, replies under `replies={seat: [...]}`."""
    replies = given.pop("replies", {})
    return play_out(negotiate, world, {"missions": given, "host_reply": replies}, cards, players=players)
