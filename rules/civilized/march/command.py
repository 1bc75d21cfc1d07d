"""The orders of command: generals, preferences, stances and retreats (section 5 of the rulebook of war)."""

from typing import Literal

from pydantic import Field

from rules.civilized.march.choices import ARMY, NO_ARMY, NO_TYPE, Given, camps, known_types, stack_at, types_in
from rules.civilized.march.events import GeneralNamed
from rules.civilized.march.generals import carrier, tired
from rules.civilized.war.relations import stack
from rules.civilized.world.characters import adults_at_home, is_adult
from rules.civilized.world.deed import WAR_TOPIC, Deed
from rules.civilized.world.requirements import people_choices
from rules.civilized.world.state import World
from rules.civilized.world.tables import ADULT
from rules.civilized.world.war import Lead, OnStorm
from rules.kernel.orders.choice import Objection, pick


def leaders(world: World, seat: str) -> dict[str, str]:
    """Name those of a country who can lead an army (CIV-ARM3, CIV-7.1c)."""
    return people_choices(world, seat, (one for one in adults_at_home(world, seat) if not tired(world, one)))


def no_leader(world: World, seat: str, character: str) -> Objection:
    """Say why somebody can lead no army: of another country, too young, away, or tired (CIV-ARM3, CIV-7.1c)."""
    one = world.characters.get(character)
    if one is None or one not in world.people_of(seat):
        return f"{world.called('character', character)} is not a living character of your country"
    if not is_adult(world, one):
        return f"{one.name} is under {ADULT}"
    return f"{one.name} is away on a mission" if one.mission else tired(world, one)


def leads_another(world: World, seat: str, character: str, given: Given) -> Objection:
    """Say where somebody leads another stack (CIV-ARM4)."""
    led = [one.hex for one in world.army_of(seat) if one.general == character and one.hex != given["army"]]
    where, name = world.called("place", led[0] if led else ""), world.called("character", character)
    return f"{name} leads another stack, at {where}; say no general for {where} first" if led else None


class SetGeneral(
    Deed,
    name="set_general",
    says=(
        "general {character} leads|for {army} [with {type}] [in the|from {lead}]",
        "no general for {army} [in the|from {lead}]",
    ),
    clause="CIV-ARM3",
    topic=WAR_TOPIC,
    replaces="set_general {army}",
    tells=GeneralNamed,
    by="country",
):
    """Put somebody at the head of an army, or nobody."""

    army: str = pick("place", camps, ARMY, denied=NO_ARMY)
    character: str = pick(
        "character",
        leaders,
        "somebody grown and at home",
        default="",
        problem=leads_another,
        denied=no_leader,
    )
    type: str = pick(
        "type",
        types_in(stack_at("army")),
        "the type of element that carries him; else the dearest",
        default="",
        denied="no {} there",
    )
    lead: Lead = Field(
        default="rear", description="front: he fights in the line; rear: behind it while others are left"
    )

    def apply(self, world: World, seat: str) -> None:
        """Put him there in place of whoever led it."""
        those = stack(world, seat, self.army)
        for one in those:
            one.general, one.lead = "", None
        able = [one for one in those if self.type in ("", one.type)]
        bearer = carrier(world, able)
        if bearer and self.character:
            bearer.general, bearer.lead = self.character, self.lead


class Prefer(
    Deed,
    name="prefer",
    says=("prefer {order} {types}", "rank {order} {types}"),
    clause="CIV-ARM5",
    topic=WAR_TOPIC,
    replaces="prefer {order}",
):
    """Rank types of elements: who is lost first, or who stands where in a battle."""

    order: Literal["losses", "line", "rough"] = Field(
        description="losses: lost first; line: first in the line; rough: first into rough going"
    )
    types: tuple[str, ...] = pick(
        "type", known_types, "types in order, those left out follow; nothing: as usual", max_length=15, denied=NO_TYPE
    )

    def apply(self, world: World, seat: str) -> None:
        """Remember it."""
        preferences, types = world.countries[seat].preferences, list(self.types)
        if self.order == "losses":
            preferences.care.loss_order = types
        elif self.order == "line":
            preferences.battle_line = types
        else:
            preferences.rough_line = types


class Stance(
    Deed,
    name="stance",
    says=("stance [storms {on_storm}] [floor {floor}] [lead {lead}] [intercept {intercept}]",),
    clause="CIV-ARM5",
    topic=WAR_TOPIC,
    replaces="stance",
):
    """Say how your armies and fleets behave: in storms, at sea, and where generals fight."""

    on_storm: OnStorm = Field(default="continue", description="after a loss on the way: continue, halt or return")
    floor: int = Field(default=0, ge=0, le=40, description="with fewer elements left a march returns whatever you say")
    lead: Lead = Field(default="rear", description="where generals fight: front or rear")
    intercept: Literal["on", "off"] = Field(default="on", description="whether your Warships fall upon passing enemies")

    def apply(self, world: World, seat: str) -> None:
        """Remember it."""
        preferences = world.countries[seat].preferences
        preferences.care.on_storm, preferences.care.floor = self.on_storm, self.floor
        preferences.lead, preferences.intercept = self.lead, self.intercept == "on"


def own_cities(world: World, seat: str) -> list[str]:
    """Give a country's cities in founding order."""
    return [city.id for city in world.cities_of(seat)]


class RetreatOrder(
    Deed,
    name="retreat",
    says=("retreat to {cities}",),
    clause="CIV-6.8.4.4e",
    topic=WAR_TOPIC,
    replaces="retreat",
):
    """Name the cities to which a beaten army of yours flees first."""

    cities: tuple[str, ...] = pick(
        "city",
        own_cities,
        "cities of yours, first choice first; nothing: the nearest",
        max_length=12,
        denied="{} is not your city",
    )

    def apply(self, world: World, seat: str) -> None:
        """Remember it."""
        world.countries[seat].preferences.retreat = list(self.cities)
