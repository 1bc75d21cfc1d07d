"""The orders of war that are not marches: declarations, breaks, passage, generals and preferences (section 5)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from rules.civilized.characters import adults_at_home
from rules.civilized.cycles import settled, settled_words
from rules.civilized.deeds import Deed
from rules.civilized.events_war import GeneralNamed, PassageGranted
from rules.civilized.expeditions import place_name
from rules.civilized.footing import at_war, bonds_between, in_force, lapsing, pact_partners, stack, stacks
from rules.civilized.generals import carrier, may_lead, tired
from rules.civilized.maneuvers import WAR_TOPIC
from rules.civilized.orders_march import ARMY, Place, Type, refuse_unknown, short_name, type_choices
from rules.civilized.permits import listed, own_adult, people_choices, refuse
from rules.civilized.state import World
from rules.civilized.state_war import Agreement, Lead, OnStorm
from rules.civilized.years import later
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.order import Names
from rules.kernel.state.finding import find

Purpose = Literal["none", "conquest", "religion", "territory", "exploration", "vengeance"]


class Declaration(Deed):
    """A word of Winter that counts after all spending (CIV-6.7a)."""

    topic: ClassVar[str] = WAR_TOPIC


def other_country(world: World, seat: str, country: str, clause: str) -> None:
    """Refuse a country that is not another standing one."""
    land = world.countries.get(country)
    if land is None or country == seat or land.status == "fallen":
        others = listed(one.name for one in world.standing() if one.id != seat)
        raise Refusal(clause, f"{land.name if land else country} is no other country that stands; others: {others}")


class DeclareWar(Declaration):
    """Declare war on a country; fighting is possible from next Spring."""

    name: ClassVar[str] = "declare_war"
    says: ClassVar[tuple[str, ...]] = ("declare war on {country} [for {kind}]", "war on|with {country} [for {kind}]")
    clause: ClassVar[str] = "CIV-6.7.1b"

    country: Annotated[str, Names("country")] = Field(description="on whom")
    kind: Purpose = Field(default="none", description="what for, for the record")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse where there is war already, or a bond that must be broken first (CIV-6.7.1b)."""
        other_country(world, seat, self.country, self.clause)
        name = world.named(self.country)
        for party in (seat, self.country):
            if settled(world, party):
                raise Refusal("CIV-3.9h", settled_words(world, party))
        if at_war(world, seat, self.country):
            raise Refusal(
                self.clause, f"you are at war with {name} already; at peace with you: {war_names(world, seat)}"
            )
        if self.country in running_pacts(world, seat):
            both = {seat, self.country}
            pact = find(
                (one for one in in_force(world) if one.kind == "pact" and both == set(one.parties)),
                f"the pact with {self.country}",
            )
            until = f"lapses in Winter of {pact.notice}" if pact.notice else "runs on; give notice: say break pact"
            raise Refusal("CIV-6.7.3b", f"your pact with {name} {until}")
        bond = next((bond for bond in bonds_between(world, seat, self.country) if bond != "pact"), "")
        if bond:
            raise Refusal(self.clause, f"break your {bond} with {name} first; the same Winter will do")

    def is_open(self, world: World, seat: str) -> bool:
        """Tell whether war may be declared on that country now."""
        try:
            self.check(world, seat)
        except Refusal:
            return False
        return True

    def key(self) -> str:
        """A later word on the same country replaces this one."""
        return f"{self.name} {self.country}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the countries on which war may be declared."""
        return declarable(world, seat) if field == "country" else None


def running_pacts(world: World, seat: str) -> list[str]:
    """Give the partners of a seat's pacts; one whose notice runs out this Winter is a partner no more (CIV-6.7.3b)."""
    free = {party for one in lapsing(world) if seat in one.parties for party in one.parties}
    return [partner for partner in pact_partners(world, seat) if partner not in free]


def declarable(world: World, seat: str) -> dict[str, str]:
    """Name the countries on which a seat may declare war now."""
    return {land.name: land.id for land in world.standing() if DeclareWar(country=land.id).is_open(world, seat)}


def war_names(world: World, seat: str) -> str:
    """List the countries with which a seat is at peace."""
    return listed(one.name for one in world.standing() if one.id != seat and not at_war(world, seat, one.id))


class BreakAgreement(Declaration):
    """Break an agreement; to a pact it gives a year's notice."""

    name: ClassVar[str] = "break_agreement"
    says: ClassVar[tuple[str, ...]] = ("break {agreement}", "break off {agreement}")
    clause: ClassVar[str] = "CIV-6.7.3a"

    agreement: Annotated[str, Names("agreement")] = Field(description="an agreement of yours")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what is no agreement of the seat's, and a second notice (CIV-6.7.3b, CIV-6.7.3c)."""
        kept = world.agreements.get(self.agreement)
        if kept is None or seat not in kept.parties:
            raise Refusal(self.clause, f"that is no agreement of yours; yours: {listed(agreement_names(world, seat))}")
        if kept.notice is not None:
            raise Refusal(
                "CIV-6.7.3c",
                f"notice is given already: the pact lapses in Winter of {kept.notice}; it cannot be given twice",
            )

    def apply(self, world: World, seat: str) -> None:
        """Break it in the preview, so that war may be declared after it."""
        kept = world.agreements[self.agreement]
        if kept.kind == "pact":
            kept.notice = later(world.year, 1)
        else:
            del world.agreements[kept.id]

    def key(self) -> str:
        """Once is enough."""
        return f"{self.name} {self.agreement}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the agreements of the seat."""
        return agreement_names(world, seat)


def agreement_names(world: World, seat: str | None) -> dict[str, str]:
    """Name the agreements of a seat (None: all): `pact with Lydia`, `trade of Ur with Tyre`."""
    found: dict[str, str] = {}
    for kept in world.agreements.values():
        if seat is None or seat in kept.parties:
            found.setdefault(agreement_name(world, seat, kept), kept.id)
    return found


KIND_NAMES = {
    "land_trade": "trade by land", "sea_trade": "trade by sea", "pact": "pact",
    "defensive": "defensive alliance", "military": "military alliance",
}  # fmt: skip
ACCESS_NAMES = {"": "access", "trade": "trade access", "military": "military access", "both": "full access"}


def agreement_name(world: World, seat: str | None, kept: Agreement) -> str:
    """Name an agreement, as a party says it."""
    partner = next((party for party in kept.parties if party != seat), kept.parties[0])
    cities = [world.cities[city].name for city in kept.cities if city in world.cities]
    if kept.kind == "access":
        direction = "to" if kept.parties[0] == seat else "from"
        toward = f" toward {world.named(kept.third)}" if kept.third else ""
        return f"{ACCESS_NAMES[kept.purpose]} {direction} {world.named(partner)}{toward}"
    what = f"{KIND_NAMES[kept.kind]} of {' and '.join(cities)}" if cities else KIND_NAMES[kept.kind]
    return f"{what} with {world.named(partner)}"


class GrantPassage(Deed):
    """Let another country's armies pass through your land, or no longer."""

    name: ClassVar[str] = "grant_passage"
    says: ClassVar[tuple[str, ...]] = ("grant passage to {country} [{on}]", "passage for {country} [{on}]")
    clause: ClassVar[str] = "CIV-6.8.3.1f"
    topic: ClassVar[str] = WAR_TOPIC

    country: Annotated[str, Names("country")] = Field(description="whose armies")
    on: Literal["on", "off"] = Field(default="on", description="on to grant it, off to take it back")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse passage to an enemy, or to the enemy of a partner (CIV-6.7.3e)."""
        other_country(world, seat, self.country, self.clause)
        name = world.named(self.country)
        if self.on == "off":
            if self.country not in world.countries[seat].passage:
                granted = listed(world.named(one) for one in world.countries[seat].passage)
                raise Refusal(self.clause, f"{name} has no passage from you; you let pass: {granted}")
            return
        if at_war(world, seat, self.country):
            raise Refusal(self.clause, f"you are at war with {name}; grant passage to those at peace with you")
        for partner in pact_partners(world, seat):
            if at_war(world, partner, self.country):
                raise Refusal(
                    "CIV-6.7.3e",
                    f"your pact with {world.named(partner)} forbids it, being at war with {name}; break it first",
                )

    def apply(self, world: World, seat: str) -> None:
        """Grant it, or take it back."""
        land = world.countries[seat]
        land.passage = [one for one in land.passage if one != self.country]
        if self.on == "on":
            land.passage.append(self.country)

    def told(self, world: World, seat: str) -> Event:
        """Tell of it."""
        return PassageGranted(country=world.named(seat), other=world.named(self.country), granted=self.on == "on")

    def key(self) -> str:
        """A later word on the same country replaces this one."""
        return f"{self.name} {self.country}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the other countries with which there is peace."""
        if field != "country":
            return None
        return {one.name: one.id for one in world.standing() if one.id != seat and not at_war(world, seat, one.id)}


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
        name = world.characters[self.character].name if self.character else ""
        return GeneralNamed(country=world.named(seat), name=name, place=place_name(world, self.army))

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


COMMAND_ORDERS: tuple[type[Deed], ...] = (SetGeneral, Prefer, Stance, RetreatOrder, GrantPassage)
DECLARATIONS: tuple[type[Declaration], ...] = (DeclareWar, BreakAgreement)
