"""The orders of Spring for missions: where to, and home again (window `decrees`, source 7.1)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.civilized.missions.missions import (
    SECOND,
    actions,
    active,
    may_act,
    mission_id,
    mission_names,
    name_of_mission,
)
from rules.civilized.world.characters import adults_at_home, release
from rules.civilized.world.deed import Deed
from rules.civilized.world.requirements import afford, city_choices, listed, own_adult, own_city, people_choices
from rules.civilized.world.state import Mission, World
from rules.civilized.world.tables import MISSION_COST
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Names


def own_mission(world: World, seat: str, mission: str, clause: str) -> Mission:
    """Give a mission of the seat's; refuse any other."""
    found = world.missions.get(mission)
    if found is None or found.owner != seat:
        raise Refusal(clause, f"{mission} is no mission of yours; yours: {listed(mission_names(world, seat))}")
    return found


class SendMission(Deed):
    """Send a mission that was raised last Winter to another host than planned."""

    name: ClassVar[str] = "send_mission"
    says: ClassVar[tuple[str, ...]] = ("send {mission} to {host}",)
    clause: ClassVar[str] = "CIV-7.1b"
    topic: ClassVar[str] = "politics"

    mission: Annotated[str, Names("mission")] = Field(description="a mission of yours that has not left yet")
    host: Annotated[str, Names("country")] = Field(description="the country to which it goes instead")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a mission that has moved, and a host that is none (CIV-7.1b, CIV-7.1d)."""
        mission = own_mission(world, seat, self.mission, self.clause)
        if mission.state != "raised":
            name = name_of_mission(world, seat, self.mission)
            raise Refusal("CIV-7.1d", f"your {name} is abroad already; recall it and raise another for a new host")
        if self.host not in self.choices(world, seat, "host", {}).values():
            hosts = listed(self.choices(world, seat, "host", {}), "or")
            raise Refusal(self.clause, f"a mission goes to another country that stands: {hosts}")

    def apply(self, world: World, seat: str) -> None:
        """Change the host; it arrives with the others (step S10)."""
        world.missions[self.mission].host = self.host

    def key(self) -> str:
        """A later host replaces this one."""
        return f"{self.name} {self.mission}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the missions that have not left, or the hosts there could be."""
        if field == "host":
            return {land.name: land.id for land in world.standing() if land.id != seat}
        waiting = {mission.id for mission in world.missions_of(seat) if mission.state == "raised"}
        return {name: id for name, id in mission_names(world, seat).items() if id in waiting}


class RecallMission(Deed):
    """Call a mission home; it is disbanded there, and its leader is free again."""

    name: ClassVar[str] = "recall_mission"
    says: ClassVar[tuple[str, ...]] = ("recall {mission}",)
    clause: ClassVar[str] = "CIV-7.1c"
    topic: ClassVar[str] = "politics"

    mission: Annotated[str, Names("mission")] = Field(description="a mission of yours that is abroad")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a mission that is not abroad (CIV-7.1c)."""
        mission = own_mission(world, seat, self.mission, self.clause)
        if mission.state != "active":
            abroad = listed(self.choices(world, seat, "mission", {}))
            name = name_of_mission(world, seat, self.mission)
            raise Refusal(self.clause, f"your {name} is not abroad; abroad: {abroad}")

    def apply(self, world: World, seat: str) -> None:
        """Have it come home at the end of Spring (step S10)."""
        world.missions[self.mission].state = "recalled"

    def key(self) -> str:
        """Once is enough."""
        return f"{self.name} {self.mission}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the missions that are abroad."""
        abroad = {mission.id for mission in active(world, seat)}
        return {name: id for name, id in mission_names(world, seat).items() if id in abroad}


MISSION_ORDERS: tuple[type[Deed], ...] = (SendMission, RecallMission)


ALL = 99
"""More lots than anybody has: as many as there are."""


def acting_mission(world: World, seat: str, mission: str, clause: str) -> Mission:
    """Give a mission of the seat's that may still act; refuse any other (CIV-7.2a)."""
    found = own_mission(world, seat, mission_id(mission), clause)
    again = mission.endswith(SECOND) and actions(world) == 1
    if found.state == "active" and not again and may_act(world, found):
        return found
    name = name_of_mission(world, seat, mission_id(mission))
    if found.state != "active":
        raise Refusal("CIV-7.1a", f"your {name} has not arrived; it acts from next Winter on")
    if again:
        raise Refusal("CIV-7.9a", f"your {name} acts once in a year; a second time only in a turn of five years")
    raise Refusal("CIV-7.2a", f"your {name} has its action for this Winter; withdraw that order to give another")


def acting_choices(world: World, seat: str) -> dict[str, str]:
    """Give the missions that may still act, by name."""
    able = {mission.id for mission in active(world, seat) if may_act(world, mission)}
    return {name: id for name, id in mission_names(world, seat).items() if mission_id(id) in able}


class RaiseMission(Deed):
    """Raise a diplomatic mission for 25 points; it travels next Spring."""

    name: ClassVar[str] = "raise_mission"
    says: ClassVar[tuple[str, ...]] = (
        "[raise] mission to {host} from {sponsor} [led by {leader}]",
        "send {leader} [from {sponsor}] to {host}",
    )
    clause: ClassVar[str] = "CIV-8.6.3a"

    host: Annotated[str, Names("country")] = Field(description="the country to which it goes")
    sponsor: Annotated[str, Names("city")] = Field(description="the city of yours from which it comes")
    leader: Annotated[str, Names("character")] = Field(default="", description="who leads it; else a new envoy")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a host, a sponsor or a leader that will not do (CIV-8.6.3a, CIV-8.6.3c)."""
        hosts = self.hosts(world, seat)
        if self.host not in hosts.values():
            raise Refusal(self.clause, f"a mission goes to another country that stands: {listed(hosts, 'or')}")
        own_city(world, seat, self.sponsor, self.clause)
        if self.leader:
            one = own_adult(world, seat, self.leader, "CIV-8.6.3c")
            if one.id in (world.countries[seat].ruler, world.countries[seat].regent):
                raise Refusal("CIV-8.6.3c", f"{one.name} is needed at home; leave the leader out for a new envoy")
        afford(world, seat, MISSION_COST, self.clause)

    def apply(self, world: World, seat: str) -> None:
        """Raise the mission, perhaps not the only one there; an envoy may yet be found (CIV-8.6.3b, CIV-8.6.3d)."""
        mission = Mission(
            id=world.next_id(seat, "mission"),
            owner=seat,
            sponsor=self.sponsor,
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

    @staticmethod
    def hosts(world: World, seat: str) -> dict[str, str]:
        """Give the countries that can be host, by name."""
        return {land.name: land.id for land in world.standing() if land.id != seat}

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the hosts, the cities, or those who may lead."""
        if world.countries[seat].treasury < MISSION_COST:
            return {}
        if field == "host":
            return cls.hosts(world, seat)
        if field == "sponsor":
            return city_choices(world.cities_of(seat))
        land = world.countries[seat]
        return people_choices(
            world, seat, (one for one in adults_at_home(world, seat) if one.id not in (land.ruler, land.regent))
        )
