"""The orders that move armies by land (section 5 of the rulebook of war)."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import ClassVar

from pydantic import Field

from rules.civilized.march.ahead import fails_ahead
from rules.civilized.march.beyond import TOO_FAR, divided, over_water
from rules.civilized.march.choices import (
    ARMY,
    NO_ARMY,
    NO_TYPE,
    camps,
    field_armies,
    goals,
    idle,
    known_types,
    nearer,
    wild_goals,
)
from rules.civilized.march.expeditions import Plan, carry_march, explore, place_name, plan_march
from rules.civilized.march.maneuvers import (
    WHEN,
    ArmyManeuver,
    GroupManeuver,
    Maneuver,
    When,
    refuse_off_map,
    season_of,
)
from rules.civilized.march.tables import EXPLORE_CHAIN
from rules.civilized.war.relations import field_army, is_friendly, stack
from rules.civilized.war.spoken import sent, staying
from rules.civilized.world.called import Place
from rules.civilized.world.deed import WAR_TOPIC, Deed
from rules.civilized.world.requirements import listed
from rules.civilized.world.state import Element, World
from rules.civilized.world.war import Care, OnStorm
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import hint, pick
from rules.kernel.orders.order import Heard
from rules.kernel.play.play import Play

BREACH = "yes to attack a country at peace with you, and bear the mark"


class March(ArmyManeuver):
    """A maneuver of an army on foot."""

    @abstractmethod
    def plan(self, world: World, seat: str) -> Plan:
        """Work out the march. Raises Refusal."""

    def doubt(self, world: World, seat: str) -> str:
        """Say why a march that is ordered ahead would fail, once those ordered before it have arrived (CIV-3.1f)."""
        return fails_ahead(world, seat, season_of(world, self.season), self.plan)

    def claims(self, world: World, seat: str) -> Iterable[str]:
        """Give the elements that go."""
        return [one.id for group in self.plan(world, seat).groups for one in group.elements]

    def execute(self, play: Play[World], seat: str) -> None:
        """March (CIV-6.8.1e)."""
        carry_march(play, self.plan(play.state, seat), play.state.season)


class MoveArmy(
    March,
    name="move_army",
    says=(
        "march from {army} to {path} [with {taking}] [joined by {also}] [breach {breach}] [in {season}]",
        "move army from {army} to {path} [with {taking}] [joined by {also}] [breach {breach}] [in {season}]",
    ),
    clause="CIV-6.8.3a",
):
    """Move an army: two hexes across country, or by road from city to city."""

    path: tuple[str, ...] = hint(
        "place", goals, "where to; or both hexes on the way, in order", min_length=1, max_length=2
    )
    also: tuple[str, ...] = hint("place", idle, "other armies of yours that meet it there", default=(), max_length=3)
    breach: bool = Field(default=False, description=BREACH)

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear whither an army is sent: `send my army to Sparta`, `attack Sparta now`."""
        found = sent(words, world, seat) if cls is MoveArmy else None
        if found is None or (found.by_sea and any(ship.hex == found.army for ship in world.ships.values())):
            return None
        return Heard([cls(army=found.army, path=(found.goal,), taking=dict(found.taking))])

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what cannot be done, and of a goal too far away say what lies nearer to it (CIV-6.8.3.1b)."""
        if self.breach and world.owners.get(self.path[-1]) == seat:
            name = place_name(world, self.path[-1])
            raise Refusal(self.clause, f"no peace is breached at {name}", "leave the breach out")
        try:
            super().refuse(world, seat)
        except Refusal as refusal:
            too_far = (
                refusal.clause == TOO_FAR and self.season == "next" and not divided(world, self.army, self.path[-1])
            )
            names = nearer(world, seat, self.army, self.path[-1]) if too_far else []
            if not names:
                raise
            near = f"Nearer to it you may march to {listed(names, 'or')}"
            raise Refusal(refusal.clause, f"{refusal.reason}. {near}") from refusal

    def plan(self, world: World, seat: str) -> Plan:
        """Work out the march; refuse one over the sea as what it is (CIV-6.8.3.1)."""
        groups: dict[str, Mapping[str, int]] = {self.army: self.taking}
        groups |= {other: {} for other in self.also if other != self.army}
        try:
            return plan_march(world, seat, groups, self.path, world.season, breaching=self.breach)
        except Refusal as refusal:
            problem = over_water(world, seat, self.army, self.path[-1], refusal)
            if not problem:
                raise
            raise Refusal(refusal.clause, problem) from refusal


class Invade(
    MoveArmy,
    name="invade",
    says=("invade {path} from {army} [with {taking}] [joined by {also}] [breach {breach}] [in {season}]",),
    clause="CIV-6.8.4.1a",
):
    """Invade a hex of an enemy with six elements or more."""

    wants: ClassVar[str] = (
        "no enemy's hex lies within two hexes of six elements of yours; march nearer, or declare war in Winter"
    )

    def plan(self, world: World, seat: str) -> Plan:
        """Work out the march, and refuse what is no invasion."""
        made = super().plan(world, seat)
        if made.purpose not in ("invasion", "meeting", "relief"):
            place = place_name(world, self.path[-1])
            raise Refusal(self.clause, f"there is nothing of an enemy's to invade at {place}; say march to go there")
        return made


class Explore(
    March, name="explore", says=("explore {hexes} from {army} [with {taking}] [in {season}]",), clause="CIV-6.8.5a"
):
    """Explore a wild hex with six elements or more, and annex it."""

    army: str = hint("place", field_armies, ARMY)
    hexes: tuple[str, ...] = hint(
        "place",
        wild_goals,
        "a wild hex, and up to three more to go on to in order",
        min_length=1,
        max_length=EXPLORE_CHAIN,
    )

    def peril(self, world: World, seat: str) -> str:
        """Say that a city of one's own is left without soldiers."""
        city, taking = world.city_at(self.army), sum(self.taking.values())
        whole = not taking or taking >= len(stack(world, seat, self.army))
        return f"Nobody stays behind in {city.name}." if whole and city and city.owner == seat else ""

    def plan(self, world: World, seat: str) -> Plan:
        """Work out the march, and refuse land that is not wild (CIV-6.8.5a, CIV-6.8.5k)."""
        for hexagon in self.hexes:
            owner = world.owners.get(hexagon, "")
            if owner:
                whose = "yours already" if owner == seat else f"land of {world.named(owner)}"
                raise Refusal(self.clause, f"{hexagon} is not wild but {whose}; name a hex without owner")
        made = plan_march(world, seat, {self.army: self.taking}, self.hexes[:1], world.season)
        army, size = field_army(world), made.errand.size
        if size < army and made.purpose == "exploration":
            raise Refusal("CIV-ARM1", f"exploring needs {army} elements and you send {size}; say march to go there")
        return made

    def execute(self, play: Play[World], seat: str) -> None:
        """March, and remember where to go on (CIV-6.8.5k)."""
        world, goal = play.state, self.hexes[0]
        made = self.plan(world, seat)
        carry_march(play, made, world.season)
        if made.purpose == "exploration" and len(stack(world, seat, goal)) >= field_army(world):
            came = made.groups[0].way.hexes[-2]
            explore(world, seat, goal, came).then = list(self.hexes[1:])


class Hold(
    GroupManeuver,
    name="hold",
    says=("hold {army} [in {season}]", "stay at {army} [in {season}]"),
    clause="CIV-6.8.4.5h",
    replaces="march {army} {season}",
):
    """Let an army stay where it is this season; a siege or an exploration goes on."""

    army: str = hint("place", idle, ARMY)

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear that an army stays: `my army stays at home`, `keep the army in Sparta`."""
        army = staying(words, world, seat)
        return Heard([cls(army=army)]) if army else None

    def plan(self, world: World, seat: str) -> list[Element]:
        """Give the stack, which is not ordered anywhere else; refuse a hex without one of the seat's."""
        those = stack(world, seat, self.army)
        if not those:
            yours = listed(world.called("place", hexagon) for hexagon in camps(world, seat))
            raise Refusal(self.clause, f"you have no army at {place_name(world, self.army)}; your armies: {yours}")
        return those

    def execute(self, play: Play[World], seat: str) -> None:
        """Stay; where the army was to go on exploring, it does not (CIV-6.8.5k)."""
        known = play.state.explorations.get(f"{seat} {self.army}")
        if known:
            known.then = []


def friendly_cities(world: World, seat: str) -> list[str]:
    """Give the cities of a seat and of its allies."""
    return [city.id for city in world.cities.values() if is_friendly(world, seat, city)]


class WinterAt(
    Deed,
    name="winter_at",
    says=("winter at|in {city} from {army}", "winter {army} at|in {city}"),
    clause="CIV-6.8.1p",
    topic=WAR_TOPIC,
    replaces="winter_at {army}",
):
    """Say in which friendly city an army of yours winters."""

    army: str = pick("place", camps, "where your army stands now, away from home", denied=NO_ARMY)
    city: str = pick("city", friendly_cities, "a city of yours or of an ally's", denied="{} is not friendly")

    def apply(self, world: World, seat: str) -> None:
        """Remember the choice until Winter."""
        world.countries[seat].preferences.quarters[self.army] = self.city


class OnMarch(
    Deed,
    name="on_march",
    says=("on march|way to {goal} storms {on_storm} [losing {losses}] [floor {floor}] [in {season}]",),
    clause="CIV-ARM6",
    topic=WAR_TOPIC,
    replaces="on_march {goal} {season}",
):
    """Say who is lost first and what a storm does on the march to one place."""

    goal: Place = Field(description="where the march ends")
    on_storm: OnStorm = Field(description="what the march does after a loss: continue, halt or return")
    losses: tuple[str, ...] = pick(
        "type", known_types, "the types that are lost first, in order", default=(), max_length=14, denied=NO_TYPE
    )
    floor: int = Field(default=0, ge=0, le=40, description="with fewer elements left it returns whatever you say")
    season: When = Field(default="next", description=WHEN)

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a hex that there is not."""
        refuse_off_map(world, (self.goal,), self.clause)

    def apply(self, world: World, seat: str) -> None:
        """Remember it for that march."""
        season = world.season if self.season == "next" else self.season
        care = Care(loss_order=list(self.losses), on_storm=self.on_storm, floor=self.floor)
        world.countries[seat].preferences.marches[f"{season} {self.goal}"] = care


MARCH_MANEUVERS: tuple[type[Maneuver], ...] = (MoveArmy, Invade, Explore, Hold)
CARE_ORDERS: tuple[type[Deed], ...] = (WinterAt, OnMarch)
"""What a seat wants of its marches: remembered at once, never carried out as a maneuver."""
