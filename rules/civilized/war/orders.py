"""The orders of war that are not marches: declarations, breaks, passage, generals and preferences (section 5)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from rules.civilized.war.events import PassageGranted
from rules.civilized.war.relations import at_war, bonds_between, in_force, lapsing, pact_partners
from rules.civilized.world.cycle import settled, settled_words
from rules.civilized.world.deed import WAR_TOPIC, Deed
from rules.civilized.world.requirements import listed
from rules.civilized.world.state import World
from rules.civilized.world.war import Agreement
from rules.civilized.world.years import later
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
        return PassageGranted(country=seat, other=self.country, granted=self.on == "on")

    def key(self) -> str:
        """A later word on the same country replaces this one."""
        return f"{self.name} {self.country}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the other countries with which there is peace."""
        if field != "country":
            return None
        return {one.name: one.id for one in world.standing() if one.id != seat and not at_war(world, seat, one.id)}


DECLARATIONS: tuple[type[Declaration], ...] = (DeclareWar, BreakAgreement)
