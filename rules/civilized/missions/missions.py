"""Diplomatic missions abroad: how they travel, what they may do, and how they come home (source 7.1, 8.6.3)."""

from collections import Counter

from rules.civilized.cities.economy import company, end_mission
from rules.civilized.missions.events import MissionArrived, MissionRecalled
from rules.civilized.world.state import Mission, World
from rules.kernel.play.play import Play
from rules.kernel.state.finding import find
from rules.kernel.state.still import once

ACTIONS, LONG_ACTIONS = 1, 2
"""What a mission does in a year, and in a turn of five (CIV-7.2a, CIV-7.9a)."""
SECOND = "+2"
"""What an order adds to a mission's id for its second action in a turn of five years."""


def in_order(world: World) -> list[Mission]:
    """Give the missions of those on turn in seat order, the oldest of each country first (CIV-7.1e)."""
    return [mission for country in world.on_turn() for mission in world.missions_of(country.id)]


def active(world: World, seat: str) -> list[Mission]:
    """Give a country's missions that have arrived, the oldest first (CIV-7.1a)."""
    return [mission for mission in world.missions_of(seat) if mission.state == "active"]


def actions(world: World) -> int:
    """Give how often a mission acts in the turn that is played (CIV-7.2a, CIV-7.9a)."""
    return LONG_ACTIONS if world.long_season else ACTIONS


def may_act(world: World, mission: Mission) -> bool:
    """Tell whether a mission has something left to do this Winter (CIV-7.2a)."""
    return mission.state == "active" and mission.acted < actions(world)


def mission_id(spoken: str) -> str:
    """Give the mission that an order names, for its first action or its second."""
    return spoken.removesuffix(SECOND)


def mission_names(world: World, seat: str) -> dict[str, str]:
    """Give a country's missions by name, in the Winter of a turn of five years for their second action, too."""
    return every_action(world, seat) if world.long_season == "Winter" else first_actions(world, seat)


@once
def first_actions(world: World, seat: str) -> dict[str, str]:
    """Give a country's missions as `mission to Egypt`, the second to the same host with its number (CIV-8.6.3j)."""
    names: dict[str, str] = {}
    counts: Counter[str] = Counter()
    for mission in world.missions_of(seat):
        counts[mission.host] += 1
        number = f" {counts[mission.host]}" if counts[mission.host] > 1 else ""
        names[f"mission to {world.named(mission.host)}{number}"] = mission.id
    return names


def every_action(world: World, seat: str) -> dict[str, str]:
    """Give a country's missions by name, each for its first action and for its second."""
    names = first_actions(world, seat)
    return names | {f"{name}, second action": f"{id}{SECOND}" for name, id in names.items()}


def name_of_mission(world: World, seat: str, mission: str) -> str:
    """Give the name of a seat's mission."""
    return find((name for name, id in first_actions(world, seat).items() if id == mission), mission)


def move_missions(play: Play[World]) -> None:
    """Bring the recalled home, then send the others off; each moves twice, in public (CIV-7.1d, CIV-7.1e, CIV-7.1g)."""
    world = play.state
    for mission in [one for one in in_order(world) if one.state == "recalled"]:
        come_home(play, mission)
    for mission in [one for one in in_order(world) if overtaken(world, one)]:
        lose_to_war(play, mission)
    for mission in [one for one in in_order(world) if one.state == "raised" and one.raised != world.year]:
        mission.state = "active"  # any distance, without a draw (CIV-7.1a)
        play.tell(MissionArrived.of(mission, country=mission.owner))


def overtaken(world: World, mission: Mission) -> bool:
    """Tell whether war has come between owner and host since a mission was raised (CIV-3.2b, CIV-7.1f)."""
    sides = {mission.owner, mission.host}
    return any({war.attacker, war.defender} == sides and war.start > mission.raised for war in world.wars.values())


def come_home(play: Play[World], mission: Mission) -> None:
    """Disband a mission that was recalled; its leader is at home, and free from Winter on (CIV-7.1c)."""
    world = play.state
    for one in [*company(world, mission), *([world.characters[mission.leader]] if mission.leader else [])]:
        one.back = world.year
    told = MissionRecalled.of(mission, country=mission.owner)
    end_mission(world, mission)
    play.tell(told)


def lose_to_war(play: Play[World], mission: Mission) -> None:
    """End a mission to a country with which there is war now; its leader comes home (CIV-8.6.3g)."""
    world = play.state
    told = MissionRecalled.of(mission, clause="CIV-8.6.3g", country=mission.owner, war=True)
    end_mission(world, mission)
    play.tell(told)


def rested(world: World) -> None:
    """Let every mission act anew, as a year begins (CIV-7.2a)."""
    for mission in in_order(world):
        mission.acted = 0
