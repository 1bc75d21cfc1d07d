"""The orders of missions in Winter: proposals to their host (window `missions`, source 7.2)."""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.civilized.diplomacy.treaties import (
    LEFT,
    PROBLEMS,
    Maneuver,
    Offer,
    described,
    foreign_trades,
    offer_problem,
    partners,
    prey,
)
from rules.civilized.missions.missions import mission_id
from rules.civilized.missions.orders import ALL, acting_choices, acting_mission
from rules.civilized.world.deed import Deed
from rules.civilized.world.requirements import city_choices, listed, refuse
from rules.civilized.world.state import City, Proposal, World
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Given, Names

WORDS = {kind.replace("_", " "): kind for kind in PROBLEMS}
"""The maneuvers as they are said."""


class ManeuverPolitically(Deed):
    """Let a mission propose something to its host: trade, a pact, access, an alliance, a break, a war."""

    name: ClassVar[str] = "maneuver_politically"
    says: ClassVar[tuple[str, ...]] = (
        "{mission} proposes {kind} [for {city}] [with {partner}] [about|against {third}] [using {lots} lots]",
    )
    clause: ClassVar[str] = "CIV-7.2a"
    topic: ClassVar[str] = "politics"

    mission: Annotated[str, Names("mission")] = Field(description="a mission of yours that is abroad")
    kind: Maneuver = Field(description="what it proposes")
    city: Annotated[str, Names("city")] = Field(
        default="", description="for a trade: your city; to break one: the host's"
    )
    partner: Annotated[str, Names("city")] = Field(default="", description="for a trade: the city at the other end")
    third: Annotated[str, Names("country")] = Field(default="", description="the third country, where there is one")
    lots: int = Field(default=ALL, ge=0, le=ALL, description="lots of 25 donated there to use; else all of them")

    def offer(self, world: World, seat: str) -> Offer:
        """Give what is asked of whom."""
        return Offer(
            seat, world.missions[mission_id(self.mission)].host, self.kind, self.city, self.partner, self.third
        )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a mission that cannot act, and what cannot be proposed (CIV-7.2a, CIV-7.2p)."""
        acting_mission(world, seat, self.mission, self.clause)
        refuse(offer_problem(world, self.offer(world, seat)))

    def apply(self, world: World, seat: str) -> None:
        """Put the proposal with the others of this Winter."""
        mission = world.missions[mission_id(self.mission)]
        mission.acted += 1
        unused = world.countries[mission.host].donations.get(seat, 0)
        proposal = Proposal(
            id=f"{mission.id}-{mission.acted}",
            owner=seat,
            host=mission.host,
            mission=mission.id,
            given=Given.of(self),
            words=described(world, self.offer(world, seat)),
            lots=min(self.lots, unused),
        )
        world.proposals[proposal.id] = proposal

    def key(self) -> str:
        """A later proposal of the same mission replaces this one."""
        return f"mission {self.mission}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the missions, the maneuvers, or what fits the maneuver chosen."""
        if field == "mission":
            return acting_choices(world, seat)
        if field == "kind":
            return WORDS
        mission = world.missions.get(mission_id(str(given.get("mission", ""))))
        if mission is None or mission.owner != seat:
            return {}
        offer = Offer(seat, mission.host, given.get("kind", "pact"), str(given.get("city", "")))
        if field == "lots":
            unused = world.countries[mission.host].donations.get(seat, 0)
            return {str(number): str(number) for number in range(min(unused, 24) + 1)}
        return cities_for(world, offer, field) if field in ("city", "partner") else thirds_for(world, offer)


def cities_for(world: World, offer: Offer, field: str) -> dict[str, str]:
    """Give the cities that a trade, or the breaking of one, may name."""
    if offer.kind == "break_trade":
        pairs = foreign_trades(world, offer.owner, offer.host)
        ends = [mine if field == "city" else theirs for mine, theirs in pairs if offer.city in ("", mine)]
        return city_choices(world.cities[city] for city in dict.fromkeys(ends))
    if not offer.kind.endswith("_trade"):
        return {}
    sides: Mapping[str, list[City]] = {"city": world.cities_of(offer.owner), "partner": world.cities_of(offer.host)}
    return city_choices(city for city in sides[field] if offer.kind == "land_trade" or city.coastal)


def thirds_for(world: World, offer: Offer) -> dict[str, str]:
    """Give the third countries that a maneuver may name."""
    if offer.kind == "war":
        able = prey(world, offer)
    elif offer.kind in LEFT:
        able = partners(world, LEFT[offer.kind], offer)
    elif offer.kind.endswith("access"):
        able = [land.id for land in world.standing() if land.id not in (offer.owner, offer.host)]
    else:
        able = []
    return {world.named(third): third for third in able}


def proposal_names(world: World, seat: str) -> dict[str, str]:
    """Give the proposals that a seat is asked to answer: `Egypt: a pact of non-aggression`, equal ones numbered."""
    names: dict[str, str] = {}
    counts: Counter[str] = Counter()
    for one in world.proposals.values():
        if one.host == seat:
            name = f"{world.named(one.owner)}: {one.words}"
            counts[name] += 1
            names[name if counts[name] == 1 else f"{name} ({counts[name]})"] = one.id
    return names


class Reply(Deed):
    """What an answer to a proposal has in common."""

    clause: ClassVar[str] = "CIV-7.3a"
    topic: ClassVar[str] = "politics"
    yes: ClassVar[bool]

    proposal: Annotated[str, Names("proposal")] = Field(description="a proposal that was put to you")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what was not put to the seat (CIV-7.3a)."""
        if self.proposal not in proposal_names(world, seat).values():
            names = listed(proposal_names(world, seat))
            raise Refusal(self.clause, f"no such proposal was put to you; put to you: {names}")

    def apply(self, world: World, seat: str) -> None:
        """Note the answer."""
        world.proposals[self.proposal].accepted = self.yes

    def key(self) -> str:
        """A later answer to the same proposal replaces this one."""
        return f"reply {self.proposal}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the proposals."""
        return proposal_names(world, seat)


class Accept(Reply):
    """Accept a proposal that was put to you."""

    name: ClassVar[str] = "accept"
    says: ClassVar[tuple[str, ...]] = ("accept {proposal}",)
    yes: ClassVar[bool] = True


class Refuse(Reply):
    """Refuse a proposal that was put to you; silence does the same."""

    name: ClassVar[str] = "refuse"
    says: ClassVar[tuple[str, ...]] = ("refuse {proposal}",)
    yes: ClassVar[bool] = False


REPLY_ORDERS: tuple[type[Deed], ...] = (Accept, Refuse)
