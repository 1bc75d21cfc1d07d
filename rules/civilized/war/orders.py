"""The orders of war that are not marches: declarations, breaks and passage (section 5)."""

from typing import Literal

from pydantic import Field

from rules.civilized.war.distance import too_far, too_few
from rules.civilized.war.events import PassageGranted
from rules.civilized.war.relations import at_war, bonds_between, in_force, lapsing, pact_partners
from rules.civilized.war.spoken import attacked
from rules.civilized.world.cycle import settled, settled_words
from rules.civilized.world.deed import WAR_TOPIC, Deed
from rules.civilized.world.requirements import listed, others
from rules.civilized.world.state import World
from rules.civilized.world.war import Agreement
from rules.civilized.world.years import later
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import Objection, pick
from rules.kernel.orders.order import Heard

Purpose = Literal["none", "conquest", "religion", "territory", "exploration", "vengeance"]


class Declaration(Deed, topic=WAR_TOPIC):
    """A word of Winter that counts after all spending (CIV-6.7a)."""


def undeclarable(world: World, seat: str, country: str) -> Objection:
    """Say why no war can be declared: there is war already, or a bond must be broken first (CIV-6.7.1b)."""
    name = world.named(country)
    for party in (seat, country):
        if settled(world, party):
            return Refusal("CIV-3.9h", settled_words(world, party))
    if at_war(world, seat, country):
        return f"you are at war with {name} already"
    lapse = {one.id for one in lapsing(world)}
    for one in in_force(world):
        if one.kind == "pact" and {seat, country} == set(one.parties) and one.id not in lapse:
            return bound_by_pact(name, one)
    bond = next((bond for bond in bonds_between(world, seat, country) if bond != "pact"), "")
    return Refusal("CIV-6.7.1b", f"break your {bond} with {name} first", "the same Winter will do") if bond else None


def bound_by_pact(name: str, pact: Agreement) -> Objection:
    """Say that a pact runs on, or until when (CIV-6.7.3b)."""
    if pact.notice:
        return "CIV-6.7.3b", f"your pact with {name} lapses in Winter of {pact.notice}"
    return Refusal("CIV-6.7.3b", f"your pact with {name} runs on", "give notice: say break pact")


class DeclareWar(
    Declaration,
    name="declare_war",
    says=("declare war on {country} [for {kind}]", "war on|with {country} [for {kind}]"),
    clause="CIV-6.7.1b",
    replaces="declare_war {country}",
):
    """Declare war on a country; fighting is possible from next Spring."""

    country: str = pick("country", others, "on whom", problem=undeclarable, denied="{} is no other country that stands")
    kind: Purpose = Field(default="none", description="what for, for the record")

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear whom somebody attacks with whom he is at peace."""
        foe = attacked(words, world, seat)
        return Heard([cls(country=foe)]) if foe and not at_war(world, seat, foe) else None

    def peril(self, world: World, seat: str) -> str:
        """Say that no army could fight there within a year, or is large enough to (CIV-6.8.1n, CIV-ARM1)."""
        return too_few(world, seat, self.country) or too_far(world, seat, self.country)


def under_notice(world: World, seat: str, agreement: str) -> Objection:
    """Say that notice of a pact is given already (CIV-6.7.3c)."""
    notice = world.agreements[agreement].notice
    return None if notice is None else ("CIV-6.7.3c", f"notice is given already: the pact lapses in Winter of {notice}")


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
    "students": "places for students",
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


class BreakAgreement(
    Declaration,
    name="break_agreement",
    says=("break {agreement}", "break off {agreement}"),
    clause="CIV-6.7.3a",
    replaces="break_agreement {agreement}",
):
    """Break an agreement; to a pact it gives a year's notice."""

    agreement: str = pick(
        "agreement",
        agreement_names,
        "an agreement of yours",
        problem=under_notice,
        denied="that is no agreement of yours",
    )

    def apply(self, world: World, seat: str) -> None:
        """Break it in the preview, so that war may be declared after it."""
        kept = world.agreements[self.agreement]
        if kept.kind == "pact":
            kept.notice = later(world.year, 1)
        else:
            del world.agreements[kept.id]


def enemy(world: World, seat: str, country: str) -> Objection:
    """Say that there is war with a country."""
    return f"you are at war with {world.named(country)}" if at_war(world, seat, country) else None


class GrantPassage(
    Deed,
    name="grant_passage",
    says=("grant passage to {country} [{on}]", "passage for {country} [{on}]"),
    clause="CIV-6.8.3.1f",
    topic=WAR_TOPIC,
    replaces="grant_passage {country}",
):
    """Let another country's armies pass through your land, or no longer."""

    country: str = pick("country", others, "whose armies", problem=enemy, denied="{} is no other country that stands")
    on: Literal["on", "off"] = Field(default="on", description="on to grant it, off to take it back")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse to take back what was not granted, and passage to the enemy of a partner (CIV-6.7.3e)."""
        name, granted = world.named(self.country), world.countries[seat].passage
        if self.on == "off" and self.country not in granted:
            passing = listed(world.named(one) for one in granted)
            raise Refusal(self.clause, f"{name} has no passage from you", f"you let pass: {passing}")
        for partner in pact_partners(world, seat) if self.on == "on" else ():
            if at_war(world, partner, self.country):
                forbidden = f"your pact with {world.named(partner)} forbids it, being at war with {name}"
                raise Refusal("CIV-6.7.3e", forbidden, "break it first")

    def apply(self, world: World, seat: str) -> None:
        """Grant it, or take it back."""
        land = world.countries[seat]
        land.passage = [one for one in land.passage if one != self.country]
        if self.on == "on":
            land.passage.append(self.country)

    def told(self, world: World, seat: str) -> Event:
        """Tell of it."""
        return PassageGranted(country=seat, other=self.country, granted=self.on == "on")


DECLARATIONS: tuple[type[Declaration], ...] = (DeclareWar, BreakAgreement)
