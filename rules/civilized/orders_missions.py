"""The orders of Spring for missions: where to, and home again (window `decrees`, source 7.1)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.civilized.deeds import Deed
from rules.civilized.missions import active, mission_names, name_of_mission
from rules.civilized.permits import listed
from rules.civilized.state import Mission, World
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
