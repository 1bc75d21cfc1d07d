"""The orders of missions: raised in Winter, sent elsewhere or home in Spring (source 7.1, 8.6.3)."""

from typing import ClassVar

from rules.civilized.missions.events import MissionJoined
from rules.civilized.missions.missions import (
    SECOND,
    actions,
    every_action,
    may_act,
    mission_id,
    mission_names,
    name_of_mission,
)
from rules.civilized.world.characters import leave_school, release, spoken_names
from rules.civilized.world.deed import Deed
from rules.civilized.world.requirements import not_free, others, own_cities, shortage
from rules.civilized.world.state import Mission, World
from rules.civilized.world.tables import MISSION_COST
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import Given, Objection, pick

ALL = 99
"""More lots than anybody has: as many as there are."""
NO_HOST = "{} can host no mission of yours"


def gone(world: World, seat: str, mission: str) -> Objection:
    """Say that a mission has left, and so has made the first of its two moves (CIV-7.1d)."""
    if world.missions[mission].state == "raised":
        return None
    return "CIV-7.1d", f"your {name_of_mission(world, seat, mission)} is abroad already and can only be recalled"


class SendMission(
    Deed,
    name="send_mission",
    says=("send {mission} to {host}",),
    clause="CIV-7.1b",
    topic="politics",
    replaces="send_mission {mission}",
):
    """Send a mission that was raised last Winter to another host than planned."""

    mission: str = pick("mission", mission_names, "a mission of yours that has not left yet", problem=gone)
    host: str = pick("country", others, "the country to which it goes instead", denied=NO_HOST)

    def apply(self, world: World, seat: str) -> None:
        """Change the host; it arrives with the others (step S10)."""
        world.missions[self.mission].host = self.host


def not_abroad(world: World, seat: str, mission: str) -> Objection:
    """Say that a mission has not arrived, or is on its way home (CIV-7.1c)."""
    if world.missions[mission].state == "active":
        return None
    return f"your {name_of_mission(world, seat, mission)} is not abroad"


class RecallMission(
    Deed,
    name="recall_mission",
    says=("recall {mission}",),
    clause="CIV-7.1c",
    topic="politics",
    replaces="recall_mission {mission}",
):
    """Call a mission home; it is disbanded there, and its leader is free again."""

    mission: str = pick("mission", mission_names, "a mission of yours that is abroad", problem=not_abroad)

    def apply(self, world: World, seat: str) -> None:
        """Have it come home at the end of Spring (step S10)."""
        world.missions[self.mission].state = "recalled"


MISSION_ORDERS: tuple[type[Deed], ...] = (SendMission, RecallMission)


def idle(world: World, seat: str, mission: str) -> Objection:
    """Say why a mission cannot act: it has not arrived, or has acted, or there is war with its host (CIV-7.2a)."""
    found = world.missions[mission_id(mission)]
    name = name_of_mission(world, seat, found.id)
    if found.state != "active":
        return "CIV-7.1a", f"your {name} has not arrived and acts from next Winter on"
    if mission.endswith(SECOND) and actions(world) == 1:
        return "CIV-7.9a", f"your {name} acts once in a year, a second time only in a turn of five years"
    if not may_act(world, found):
        return "CIV-7.2a", f"your {name} has its action for this Winter (withdraw that order to give another)"
    return None


class Acting(Deed, topic="politics", replaces="mission {mission}"):
    """What the actions of a mission have in common: of one action the last order counts (CIV-7.2a)."""

    wants: ClassVar[str] = (
        f"it takes a mission there: raised in late Winter for {MISSION_COST} points, it acts from the next Winter on"
    )

    mission: str = pick("mission", every_action, "a mission of yours that is abroad", problem=idle)

    def apply(self, world: World, seat: str) -> None:
        """Count the action."""
        world.missions[mission_id(self.mission)].acted += 1


def host_of(world: World, seat: str, given: Given) -> str:
    """Give the host of the mission that an order names; empty while it names none of the seat's."""
    mission = world.missions.get(mission_id(given.get("mission", "")))
    return mission.host if mission and mission.owner == seat else ""


def unpaid(world: World, seat: str) -> str:
    """Say that a treasury cannot pay for a mission."""
    return shortage(world, seat, MISSION_COST)


def needed(world: World, seat: str, character: str) -> str:
    """Say why somebody cannot lead a mission."""
    land = world.countries[seat]
    if character in (land.ruler, land.regent):
        return f"{world.characters[character].name} is needed at home"
    return not_free(world, seat, character)


class RaiseMission(
    Deed,
    name="raise_mission",
    says=("[raise] mission to {host} [from {sponsor}] [led by {leader}]", "send {leader} [from {sponsor}] to {host}"),
    clause="CIV-8.6.3a",
):
    """Raise a diplomatic mission for 25 points; it travels next Spring."""

    host: str = pick("country", others, "the country to which it goes", problem=unpaid, denied=NO_HOST)
    sponsor: str = pick(
        "city",
        own_cities,
        "the city of yours from which it comes; else your capital",
        default="",
        denied="{} is not a city of yours",
    )
    leader: str = pick(
        "character",
        spoken_names,
        "who leads it; else a new envoy",
        default="",
        clause="CIV-8.6.3c",
        problem=needed,
        denied="{} is not a living character of your country",
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a mission that comes from nowhere (CIV-8.6.3a)."""
        if not self.sponsor and world.seat_of_power(seat) is None:
            raise Refusal(self.clause, "you have no city to send a mission from")

    def apply(self, world: World, seat: str) -> None:
        """Raise the mission, perhaps not the only one there; an envoy may yet be found (CIV-8.6.3b, CIV-8.6.3d)."""
        home = world.seat_of_power(seat)
        mission = Mission(
            id=world.next_id(seat, "mission"),
            owner=seat,
            sponsor=self.sponsor or (home.id if home else ""),
            host=self.host,
            leader=self.leader,
            raised=world.year,
        )
        world.missions[mission.id] = mission
        world.countries[seat].treasury -= MISSION_COST
        if self.leader:
            one = world.characters[self.leader]
            release(world, one)
            one.office, one.mission = "leader", mission.id


def departing(world: World, seat: str) -> dict[str, str]:
    """Name a seat's missions that have not left yet."""
    return {name: id for name, id in mission_names(world, seat).items() if world.missions[id].state == "raised"}


def tied(world: World, seat: str, character: str) -> str:
    """Say why somebody cannot travel: he rules, bears an office, or is no adult at home (CIV-8.6.3c)."""
    one = world.characters[character]
    if one.office:
        return f"{one.name} has an office at home"
    return needed(world, seat, character)


class JoinMission(
    Deed,
    name="join_mission",
    says=("{character} joins|travels with {mission}", "send {character} with {mission}"),
    clause="CIV-8.6.3c",
    topic="politics",
    replaces="join_mission {character}",
):
    """Let somebody travel with a mission that leaves next Spring, and come home with it."""

    character: str = pick(
        "character",
        spoken_names,
        "somebody grown, at home, without an office",
        problem=tied,
        denied="{} is not a living character of your country",
    )
    mission: str = pick("mission", departing, "a mission of yours that has not left yet")

    def apply(self, world: World, seat: str) -> None:
        """Have him leave with it; he leads nothing and replaces nobody."""
        one = world.characters[self.character]
        leave_school(one)
        one.mission = self.mission

    def told(self, world: World, seat: str) -> Event:
        """Tell who goes where."""
        return MissionJoined(country=seat, host=world.missions[self.mission].host, name=self.character)
