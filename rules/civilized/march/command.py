"""The orders of command: generals, preferences, stances and retreats (section 5 of the rulebook of war)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from rules.civilized.march.events import GeneralNamed
from rules.civilized.march.expeditions import place_name
from rules.civilized.march.generals import carrier, may_lead, tired
from rules.civilized.march.orders import ARMY, Place, Type, refuse_unknown, short_name, type_choices
from rules.civilized.war.relations import stack, stacks
from rules.civilized.world.characters import adults_at_home
from rules.civilized.world.deed import WAR_TOPIC, Deed
from rules.civilized.world.requirements import listed, own_adult, people_choices, refuse
from rules.civilized.world.state import World
from rules.civilized.world.war import Lead, OnStorm
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.order import Names


class SetGeneral(Deed):
    """Put somebody at the head of an army, or nobody."""

    name: ClassVar[str] = "set_general"
    says: ClassVar[tuple[str, ...]] = (
        "general {character} leads|for {army} [with {type}] [in the|from {lead}]",
        "no general for {army} [in the|from {lead}]",
    )
    clause: ClassVar[str] = "CIV-ARM3"
    topic: ClassVar[str] = WAR_TOPIC

    army: Place = Field(description=ARMY)
    character: Annotated[str, Names("character")] = Field(default="", description="somebody grown and at home")
    type: Annotated[str, Names("type")] = Field(
        default="", description="the type of element that carries him; else the dearest"
    )
    lead: Lead = Field(
        default="rear", description="front: he fights in the line; rear: behind it while others are left"
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse who cannot lead, or leads already (CIV-ARM3, CIV-ARM4)."""
        those = stack(world, seat, self.army)
        if not those:
            yours = listed(short_name(world, hexagon) for hexagon in stacks(world, seat))
            raise Refusal(self.clause, f"you have no army at {place_name(world, self.army)}; your armies: {yours}")
        if self.character:
            one = own_adult(world, seat, self.character, self.clause)
            refuse(tired(world, one))
            elsewhere = next(
                (each for each in world.army_of(seat) if each.general == one.id and each.hex != self.army), None
            )
            if elsewhere:
                where = place_name(world, elsewhere.hex)
                raise Refusal(
                    self.clause, f"{one.name} leads another stack, at {where}; say no general for {where} first"
                )
        if self.type and not any(one.type == self.type for one in those):
            there = listed(dict.fromkeys(one.type for one in those))
            raise Refusal(self.clause, f"no {self.type} at {place_name(world, self.army)}; there: {there}")

    def apply(self, world: World, seat: str) -> None:
        """Put him there in place of whoever led it."""
        those = stack(world, seat, self.army)
        for one in those:
            one.general, one.lead = "", None
        able = [one for one in those if self.type in ("", one.type)]
        bearer = carrier(world, able)
        if bearer and self.character:
            bearer.general, bearer.lead = self.character, self.lead

    def told(self, world: World, seat: str) -> Event:
        """Tell of it."""
        return GeneralNamed(country=seat, name=self.character, place=self.army)

    def key(self) -> str:
        """A later word on the same army replaces this one."""
        return f"{self.name} {self.army}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the armies, those who may lead, and the types there."""
        if field == "army":
            return {short_name(world, hexagon): hexagon for hexagon in stacks(world, seat)}
        if field == "character":
            able = [one for one in adults_at_home(world, seat) if may_lead(world, seat, one.id)]
            return people_choices(world, seat, able)
        if field == "type":
            return {one.type: one.type for one in stack(world, seat, given.get("army", ""))} or None
        return None


class Prefer(Deed):
    """Rank types of elements: who is lost first, or who stands where in a battle."""

    name: ClassVar[str] = "prefer"
    says: ClassVar[tuple[str, ...]] = ("prefer {order} {types}", "rank {order} {types}")
    clause: ClassVar[str] = "CIV-ARM5"
    topic: ClassVar[str] = WAR_TOPIC

    order: Literal["losses", "line", "rough"] = Field(
        description="losses: lost first; line: first in the line; rough: first into rough going"
    )
    types: tuple[Type, ...] = Field(
        max_length=15, description="types in order, those left out follow; nothing: as usual"
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a type that there is not."""
        refuse_unknown(self.types, self.clause)

    def apply(self, world: World, seat: str) -> None:
        """Remember it."""
        preferences, types = world.countries[seat].preferences, list(dict.fromkeys(self.types))
        if self.order == "losses":
            preferences.care.loss_order = types
        elif self.order == "line":
            preferences.battle_line = types
        else:
            preferences.rough_line = types

    def key(self) -> str:
        """A later ranking replaces this one."""
        return f"{self.name} {self.order}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the types of your army."""
        return type_choices(world, seat) if field == "types" else None


class Stance(Deed):
    """Say how your armies and fleets behave: in storms, at sea, and where generals fight."""

    name: ClassVar[str] = "stance"
    says: ClassVar[tuple[str, ...]] = (
        "stance [storms {on_storm}] [floor {floor}] [lead {lead}] [intercept {intercept}]",
    )
    clause: ClassVar[str] = "CIV-ARM5"
    topic: ClassVar[str] = WAR_TOPIC

    on_storm: OnStorm = Field(default="continue", description="after a loss on the way: continue, halt or return")
    floor: int = Field(default=0, ge=0, le=40, description="with fewer elements left a march returns whatever you say")
    lead: Lead = Field(default="rear", description="where generals fight: front or rear")
    intercept: Literal["on", "off"] = Field(default="on", description="whether your Warships fall upon passing enemies")

    def apply(self, world: World, seat: str) -> None:
        """Remember it."""
        preferences = world.countries[seat].preferences
        preferences.care.on_storm, preferences.care.floor = self.on_storm, self.floor
        preferences.lead, preferences.intercept = self.lead, self.intercept == "on"

    def key(self) -> str:
        """A later stance replaces this one."""
        return self.name


class RetreatOrder(Deed):
    """Name the cities to which a beaten army of yours flees first."""

    name: ClassVar[str] = "retreat"
    says: ClassVar[tuple[str, ...]] = ("retreat to {cities}",)
    clause: ClassVar[str] = "CIV-6.8.4.4e"
    topic: ClassVar[str] = WAR_TOPIC

    cities: tuple[Annotated[str, Names("city")], ...] = Field(
        max_length=12, description="cities of yours, first choice first; nothing: the nearest"
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a city of another's."""
        for city in self.cities:
            found = world.cities.get(city)
            if found is None or found.owner != seat:
                yours = listed(one.name for one in world.cities_of(seat))
                raise Refusal(self.clause, f"{found.name if found else city} is not your city; yours: {yours}")

    def apply(self, world: World, seat: str) -> None:
        """Remember it."""
        world.countries[seat].preferences.retreat = list(dict.fromkeys(self.cities))

    def key(self) -> str:
        """A later list replaces this one."""
        return self.name

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give your cities."""
        return {city.name: city.id for city in world.cities_of(seat)}
