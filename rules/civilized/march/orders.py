"""The orders that move armies by land (section 5 of the rulebook of war)."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.civilized.march.expeditions import Plan, carry_march, claimed, explore, place_name, plan_march
from rules.civilized.march.maneuvers import WHEN, Maneuver, When, refuse_off_map
from rules.civilized.march.tables import EXPLORE_CHAIN
from rules.civilized.war.relations import field_army, is_friendly, stack, stacks
from rules.civilized.world.deed import WAR_TOPIC, Deed
from rules.civilized.world.geography import grid, neighbours, on_map
from rules.civilized.world.requirements import listed
from rules.civilized.world.state import World
from rules.civilized.world.tables import ELEMENTS
from rules.civilized.world.war import Care, OnStorm
from rules.civilized.world.war_tables import STEPS
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Names
from rules.kernel.play.play import Play
from rules.kernel.state.maps import distance

Place = Annotated[str, Names("place")]
Type = Annotated[str, Names("type")]
Number = Annotated[int, Field(ge=1, le=99)]
ARMY = "where your army stands: a city or a hex"
TAKING = "how many of each type go; else all that may move"


class MoveArmy(Maneuver):
    """Move an army: two hexes across country, or by road from city to city."""

    name: ClassVar[str] = "move_army"
    says: ClassVar[tuple[str, ...]] = (
        "march from {army} to {path} [with {taking}] [joined by {also}] [breach {breach}] [in {season}]",
        "move army from {army} to {path} [with {taking}] [joined by {also}] [breach {breach}] [in {season}]",
    )
    clause: ClassVar[str] = "CIV-6.8.3a"

    army: Place = Field(description=ARMY)
    path: tuple[Place, ...] = Field(
        min_length=1, max_length=2, description="where to; or both hexes on the way, in order"
    )
    taking: dict[Type, Number] = Field(default_factory=dict, description=TAKING)
    also: tuple[Place, ...] = Field(default=(), max_length=3, description="other armies of yours that meet it there")
    breach: bool = Field(default=False, description="yes to attack a country at peace with you, and bear the mark")
    season: When = Field(default="next", description=WHEN)

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what cannot be done, and of a goal too far away say what lies nearer to it (CIV-6.8.3.1b)."""
        try:
            super().refuse(world, seat)
        except Refusal as refusal:
            too_far = refusal.clause == "CIV-6.8.3.1b" and self.season == "next"
            names = nearer(world, seat, self.army, self.path[-1]) if too_far else []
            if not names:
                raise
            hint = f"Nearer to it you may march to {listed(names, 'or')}"
            raise Refusal(refusal.clause, f"{refusal.reason}. {hint}") from refusal

    def plan(self, world: World, seat: str) -> Plan:
        """Work out the march (CIV-6.8.3.1)."""
        groups: dict[str, Mapping[str, int]] = {self.army: self.taking}
        groups |= {other: {} for other in self.also if other != self.army}
        return plan_march(world, seat, groups, self.path, world.season, breaching=self.breach)

    def places(self) -> Iterable[str]:
        """Give the hexes that it names."""
        return (self.army, *self.path, *self.also)

    def claims(self, world: World, seat: str) -> Iterable[str]:
        """Give the elements that go."""
        return [one.id for group in self.plan(world, seat).groups for one in group.elements]

    def execute(self, play: Play[World], seat: str) -> None:
        """March (CIV-6.8.1e)."""
        carry_march(play, self.plan(play.state, seat), play.state.season)

    def key(self) -> str | None:
        """A later order for the whole of that army in that season replaces this one."""
        return None if self.taking else f"march {self.army} {self.season}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give your armies, the types there, or where they may go."""
        start = given.get("army", "")
        if field in ("army", "also"):
            return army_choices(world, seat)
        if field == "taking":
            return {one.type: one.type for one in stack(world, seat, start)} or None
        if field == "path" and start in grid(world).neighbours:
            return goals(world, seat, start)
        return None


def army_choices(world: World, seat: str) -> dict[str, str]:
    """Name the stacks of a seat that have elements free to move."""
    taken = claimed(world, seat, world.season)
    free = {
        hexagon: None
        for hexagon, those in stacks(world, seat).items()
        if any(not one.moved and one.id not in taken for one in those)
    }
    return {short_name(world, hexagon): hexagon for hexagon in free}


def short_name(world: World, hexagon: str) -> str:
    """Name a hex as orders do: by its city, else by its number."""
    city = world.city_at(hexagon)
    return city.name if city else hexagon


def goals(world: World, seat: str, start: str) -> dict[str, str]:
    """Name the hexes to which a whole stack may march now, the nearest first."""
    near = [hexagon for hexagon in neighbours(world, start) if grid(world).terrain[hexagon] != "sea"]
    far = [two for one in near for two in neighbours(world, one)]
    cities = [city.hex for city in world.cities.values()]
    found: dict[str, str] = {}
    for hexagon in dict.fromkeys((*near, *far, *cities)):
        try:
            plan_march(world, seat, {start: {}}, [hexagon], world.season)
        except Refusal:
            continue
        found[short_name(world, hexagon)] = hexagon
    return found


def nearer(world: World, seat: str, start: str, goal: str) -> list[str]:
    """Name the hexes that a whole stack may reach now and that bring it nearest to one beyond its reach."""
    if not on_map(world, start) or not on_map(world, goal) or distance(start, goal) <= STEPS:
        return []
    found = goals(world, seat, start)
    best = min((distance(hexagon, goal) for hexagon in found.values()), default=0)
    return [name for name, hexagon in found.items() if distance(hexagon, goal) == best < distance(start, goal)]


class Invade(MoveArmy):
    """Invade a hex of an enemy with six elements or more."""

    name: ClassVar[str] = "invade"
    says: ClassVar[tuple[str, ...]] = (
        "invade {path} from {army} [with {taking}] [joined by {also}] [breach {breach}] [in {season}]",
    )
    clause: ClassVar[str] = "CIV-6.8.4.1a"

    def plan(self, world: World, seat: str) -> Plan:
        """Work out the march, and refuse what is no invasion."""
        made = super().plan(world, seat)
        if made.purpose not in ("invasion", "meeting", "relief"):
            place = place_name(world, self.path[-1])
            raise Refusal(self.clause, f"there is nothing of an enemy's to invade at {place}; say march to go there")
        return made


class Explore(Maneuver):
    """Explore a wild hex with six elements or more, and annex it."""

    name: ClassVar[str] = "explore"
    says: ClassVar[tuple[str, ...]] = ("explore {hexes} from {army} [with {taking}] [in {season}]",)
    clause: ClassVar[str] = "CIV-6.8.5a"

    army: Place = Field(description=ARMY)
    hexes: tuple[Place, ...] = Field(
        min_length=1, max_length=EXPLORE_CHAIN, description="a wild hex, and up to three more to go on to in order"
    )
    taking: dict[Type, Number] = Field(default_factory=dict, description=TAKING)
    season: When = Field(default="next", description=WHEN)

    def plan(self, world: World, seat: str) -> Plan:
        """Work out the march, and refuse land that is not wild (CIV-6.8.5a, CIV-6.8.5k)."""
        for hexagon in self.hexes:
            owner = world.owners.get(hexagon, "")
            if owner:
                whose = "yours already" if owner == seat else f"land of {world.named(owner)}"
                raise Refusal(self.clause, f"{hexagon} is not wild but {whose}; name a hex without owner")
        made = plan_march(world, seat, {self.army: self.taking}, self.hexes[:1], world.season)
        army = field_army(world)
        if made.errand.size < army and made.purpose == "exploration":
            raise Refusal(
                "CIV-ARM1", f"exploring needs {army} elements and you send {made.errand.size}; say march to go there"
            )
        return made

    def places(self) -> Iterable[str]:
        """Give the hexes that it names."""
        return (self.army, *self.hexes)

    def claims(self, world: World, seat: str) -> Iterable[str]:
        """Give the elements that go."""
        return [one.id for group in self.plan(world, seat).groups for one in group.elements]

    def execute(self, play: Play[World], seat: str) -> None:
        """March, and remember where to go on (CIV-6.8.5k)."""
        world, goal = play.state, self.hexes[0]
        made = self.plan(world, seat)
        carry_march(play, made, world.season)
        if made.purpose == "exploration" and len(stack(world, seat, goal)) >= field_army(world):
            came = made.groups[0].way.hexes[-2]
            explore(world, seat, goal, came).then = list(self.hexes[1:])

    def key(self) -> str | None:
        """A later order for the whole of that army in that season replaces this one."""
        return None if self.taking else f"march {self.army} {self.season}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give armies large enough, and the wild hexes within their reach."""
        start = given.get("army", "")
        if field == "army":
            large = [hexagon for hexagon, those in stacks(world, seat).items() if len(those) >= field_army(world)]
            return {short_name(world, hexagon): hexagon for hexagon in large}
        if field == "hexes" and start in grid(world).neighbours:
            chosen = tuple(given.get("hexes") or ())
            if chosen:
                near = neighbours(world, chosen[-1]) if chosen[-1] in grid(world).neighbours else ()
                return {one: one for one in near if one not in world.owners and grid(world).terrain[one] != "sea"}
            return {name: one for name, one in goals(world, seat, start).items() if one not in world.owners}
        if field == "taking":
            return {one.type: one.type for one in stack(world, seat, start)} or None
        return None


class Hold(Maneuver):
    """Let an army stay where it is this season; a siege or an exploration goes on."""

    name: ClassVar[str] = "hold"
    says: ClassVar[tuple[str, ...]] = ("hold {army} [in {season}]", "stay at {army} [in {season}]")
    clause: ClassVar[str] = "CIV-6.8.4.5h"

    army: Place = Field(description=ARMY)
    season: When = Field(default="next", description=WHEN)

    def plan(self, world: World, seat: str) -> None:
        """Refuse a hex without an army of the seat's."""
        if not stack(world, seat, self.army):
            yours = listed(short_name(world, hexagon) for hexagon in stacks(world, seat))
            raise Refusal(self.clause, f"you have no army at {place_name(world, self.army)}; your armies: {yours}")

    def places(self) -> Iterable[str]:
        """Give the hex."""
        return (self.army,)

    def claims(self, world: World, seat: str) -> Iterable[str]:
        """Give the stack: it is not ordered anywhere else."""
        return [one.id for one in stack(world, seat, self.army)]

    def execute(self, play: Play[World], seat: str) -> None:
        """Stay; where the army was to go on exploring, it does not (CIV-6.8.5k)."""
        known = play.state.explorations.get(f"{seat} {self.army}")
        if known:
            known.then = []

    def key(self) -> str:
        """Once is enough."""
        return f"march {self.army} {self.season}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give your armies."""
        return army_choices(world, seat) if field == "army" else None


class WinterAt(Deed):
    """Say in which friendly city an army of yours winters."""

    name: ClassVar[str] = "winter_at"
    says: ClassVar[tuple[str, ...]] = ("winter at|in {city} from {army}", "winter {army} at|in {city}")
    clause: ClassVar[str] = "CIV-6.8.1p"
    topic: ClassVar[str] = WAR_TOPIC

    army: Place = Field(description="where your army stands now, away from home")
    city: Annotated[str, Names("city")] = Field(description="a city of yours or of an ally's")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a city that is not friendly, and a hex without an army."""
        if not stack(world, seat, self.army):
            yours = listed(short_name(world, hexagon) for hexagon in stacks(world, seat))
            raise Refusal(self.clause, f"you have no army at {place_name(world, self.army)}; your armies: {yours}")
        city = world.cities.get(self.city)
        if city is None or not is_friendly(world, seat, city):
            friendly = listed(one.name for one in world.cities.values() if is_friendly(world, seat, one))
            raise Refusal(
                self.clause, f"{city.name if city else self.city} is not friendly; friendly cities: {friendly}"
            )

    def apply(self, world: World, seat: str) -> None:
        """Remember the choice until Winter."""
        world.countries[seat].preferences.quarters[self.army] = self.city

    def key(self) -> str:
        """A later choice for that army replaces this one."""
        return f"{self.name} {self.army}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the armies abroad and the friendly cities."""
        if field == "city":
            return {city.name: city.id for city in world.cities.values() if is_friendly(world, seat, city)}
        return {short_name(world, hexagon): hexagon for hexagon in stacks(world, seat)}


class OnMarch(Deed):
    """Say who is lost first and what a storm does on the march to one place."""

    name: ClassVar[str] = "on_march"
    says: ClassVar[tuple[str, ...]] = (
        "on march|way to {goal} storms {on_storm} [losing {losses}] [floor {floor}] [in {season}]",
    )
    clause: ClassVar[str] = "CIV-ARM6"
    topic: ClassVar[str] = WAR_TOPIC

    goal: Place = Field(description="where the march ends")
    on_storm: OnStorm = Field(description="what the march does after a loss: continue, halt or return")
    losses: tuple[Type, ...] = Field(default=(), max_length=14, description="the types that are lost first, in order")
    floor: int = Field(default=0, ge=0, le=40, description="with fewer elements left it returns whatever you say")
    season: When = Field(default="next", description=WHEN)

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a type and a hex that there are not."""
        refuse_unknown(self.losses, self.clause)
        refuse_off_map(world, (self.goal,), self.clause)

    def apply(self, world: World, seat: str) -> None:
        """Remember it for that march."""
        season = world.season if self.season == "next" else self.season
        care = Care(loss_order=list(self.losses), on_storm=self.on_storm, floor=self.floor)
        world.countries[seat].preferences.marches[f"{season} {self.goal}"] = care

    def key(self) -> str:
        """A later word about that march replaces this one."""
        return f"{self.name} {self.goal} {self.season}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the types of your army."""
        return type_choices(world, seat) if field == "losses" else None


def refuse_unknown(types: Iterable[str], clause: str) -> None:
    """Refuse a type of element that there is not."""
    for kind in types:
        if kind not in ELEMENTS and kind not in ("Warship", "Transport Ship"):
            raise Refusal(clause, f"no element is called {kind}; types: {listed(ELEMENTS)}")


def type_choices(world: World, seat: str) -> dict[str, str]:
    """Give the types that a country has or may have."""
    kinds = dict.fromkeys((*world.countries[seat].army_list, *(one.type for one in world.army_of(seat))))
    return {kind: kind for kind in kinds}


MARCH_MANEUVERS: tuple[type[Maneuver], ...] = (MoveArmy, Invade, Explore, Hold)
CARE_ORDERS: tuple[type[Deed], ...] = (WinterAt, OnMarch)
"""What a seat wants of its marches: remembered at once, never carried out as a maneuver."""
