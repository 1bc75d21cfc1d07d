"""What tests of war share: two countries on the strip of land, their armies, and a season played out."""

from typing import Any

from rules.civilized.battle.forces import Clash, muster
from rules.civilized.campaign.season import open_season, season_of_war
from rules.civilized.march.orders import MoveArmy
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import City, World
from rules.civilized.world.war import Agreement, Engagement, Season, War
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play
from tests.rules.civilized.worlds import a_city, a_world, an_army
from tests.rules.playing import Played, play_out

ROME, VEII = "rome", "veii"
CUMAE = "0402"


def at_war(*cities: City, army: int = 6, against: int = 3, war: bool = True, **fields: Any) -> World:
    """Give Rome in the west with Ostia, Veii in the east with Cumae, each with an army in its city, at war."""
    towns = cities or (a_city("ostia", "0202"), a_city("cumae", "0402", VEII))
    world = a_world(*towns, settings=fields.pop("settings", Settings(ending="never", prudence=False)), **fields)
    world.owners |= {f"{column:02}{row:02}": ROME for row in (1, 2, 3) for column in range(4)}
    world.owners |= {f"{column:02}{row:02}": VEII for row in (1, 2, 3) for column in range(4, 8)}
    for row in (1, 2, 3):
        for column in (8, 9):
            world.owners.pop(f"{column:02}{row:02}", None)
    for town in towns:
        number = army if town.owner == ROME else against
        if number:
            an_army(world, town.id, number)
    if war:
        declared(world)
    world.initiative = list(world.seats)
    open_season(world, "Spring")
    return world


def declared(world: World, attacker: str = ROME, defender: str = VEII, **fields: Any) -> War:
    """Put two countries at war."""
    war = War(id=f"war-{len(world.wars) + 1}", attacker=attacker, defender=defender, start=world.year, **fields)
    world.wars[war.id] = war
    return war


def bound(world: World, kind: Any, *parties: str, **fields: Any) -> Agreement:
    """Bind countries by an agreement."""
    kept = Agreement(id=f"a{len(world.agreements) + 1}", kind=kind, parties=list(parties), start=world.year, **fields)
    world.agreements[kept.id] = kept
    return kept


def season(world: World, orders: dict[str, Any] | None = None, name: Season = "Spring", **more: Any) -> Played:
    """Play a season: the orders of each seat are marches, `defence` and other windows under their names."""

    def phase(play: Play[World]) -> Flow:
        given = orders or {}
        if name == "Spring":
            for seat, mine in given.get("march", {}).items():
                for order in mine:
                    play.obey(seat, order)
        yield from season_of_war(play, name)

    windows = {f"maneuver_{name.lower()}": (orders or {}).get("march", {}), **(orders or {})}
    return play_out(phase, world, windows, **more)


def where(world: World, seat: str) -> dict[str, int]:
    """Count a seat's elements by hex."""
    found: dict[str, int] = {}
    for one in world.army_of(seat):
        found[one.hex] = found.get(one.hex, 0) + 1
    return found


def border(army: int = 6, against: int = 3, **fields: Any) -> World:
    """Give Rome at Ostia beside Cumae, which is Veii's, with Nola behind it."""
    towns = (a_city("ostia", "0302"), a_city("cumae", CUMAE, VEII), a_city("nola", "0602", VEII))
    world = at_war(*towns, army=army, against=0, **fields)
    if against:
        an_army(world, "cumae", against)
    return world


def invades(world: World, *answers: Any, goal: str = CUMAE, **more: Any) -> Played:
    """Let Rome invade, and Veii answer."""
    orders: dict[str, Any] = {"march": {ROME: [MoveArmy(army="0302", path=(goal,))]}}
    if answers:
        orders["defence"] = {VEII: list(answers)}
    return season(world, orders, **more)


def invading(world: World) -> World:
    """Put Rome's army before Cumae, with the question open."""
    mine = world.army_of(ROME)
    for one in mine:
        one.hex = CUMAE
    world.engagements["1"] = Engagement(
        number=1, kind="invasion", mover=ROME, defender=VEII, hex=CUMAE, came="0302", elements=[one.id for one in mine]
    )
    return world


def allied_world(kind: str = "defensive") -> World:
    """Give Capua, which is bound to Veii, with an army beside Cumae."""
    world = border(against=3)
    world.cities["capua"] = a_city("capua", "0403", "capua")
    world.seats.append("capua")
    fresh = world.countries[VEII].model_copy(update={"id": "capua", "name": "Capua", "ruler": "", "treasury": 60})
    world.countries["capua"] = fresh
    world.owners["0403"] = "capua"
    an_army(world, "capua", 7, owner="capua")
    bound(world, kind, VEII, "capua")
    return world


def two_cities(**fields: object) -> World:
    """Give Rome with Ostia, Veii with Cumae and Nola."""
    towns = (a_city("ostia", "0202"), a_city("cumae", CUMAE, VEII, **fields), a_city("nola", "0702", VEII))
    return at_war(*towns, army=6, against=0)


def a_clash(world: World, here: str = "0303") -> Clash:
    """Let Rome's army stand before Veii's on a hex."""
    for one in world.elements.values():
        one.hex = here
    mine = [one.id for one in world.army_of(ROME)]
    made = Engagement(number=1, kind="invasion", mover=ROME, defender=VEII, hex=here, elements=mine)
    world.engagements["1"] = made
    return muster(world, made, world.army_of(VEII), [])
