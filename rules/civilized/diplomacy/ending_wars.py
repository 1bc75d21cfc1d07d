"""The order that proposes peace, or the end of the strife within a country (window `missions`, CIV-7.2k, CIV-7.2n)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.civilized.diplomacy.peace import Bond, Faith, Terms, described_terms, envoy_to, has_general, terms_problem
from rules.civilized.missions.missions import active
from rules.civilized.war.relations import at_war
from rules.civilized.world.deed import Deed
from rules.civilized.world.requirements import Problem, city_choices, listed, refuse
from rules.civilized.world.state import Proposal, Split, World
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Given, Names

MOST = 9999


class EndWar(Deed):
    """Propose peace by a mission or a general in the enemy's land; or that two factions part in peace."""

    name: ClassVar[str] = "end_war"
    says: ClassVar[tuple[str, ...]] = (
        "peace with {country} [for|ceding {cities}] [paying {pay}] [demanding {demand}] [bond {bond}] [faith {faith}]",
        "end war with {country}",
    )
    clause: ClassVar[str] = "CIV-7.2k"
    topic: ClassVar[str] = "politics"

    country: Annotated[str, Names("country")] = Field(description="your enemy, or a country at war with itself")
    cities: tuple[Annotated[str, Names("city")], ...] = Field(
        default=(), max_length=12, description="cities that change hands, yours or theirs, with their land"
    )
    pay: int = Field(default=0, ge=0, le=MOST, description="points that you pay")
    demand: int = Field(default=0, ge=0, le=MOST, description="points that they pay")
    bond: Bond = Field(default="none", description="a pact, access both ways, or both")
    faith: Faith = Field(default="none", description="ours: they take our religion; theirs: we take theirs")

    def terms(self, seat: str) -> Terms:
        """Give what is proposed."""
        return Terms(seat, self.country, tuple(self.cities), self.pay, self.demand, self.bond, self.faith)

    def strife(self, world: World, seat: str) -> Split | None:
        """Give the strife that the order would end; with an enemy a stranger makes peace alone (CIV-7.2n, CIV-7.1f)."""
        split = world.split_of(self.country)
        return split if split and may_part(world, seat, split, self.country) else None

    def mission(self, world: World, seat: str) -> str:
        """Give the mission that proposes it; of strife, one at either side; empty for none."""
        split = self.strife(world, seat)
        hosts = [side for side in split.sides if may_part(world, seat, split, side)] if split else [self.country]
        found = (envoy_to(world, seat, host) for host in hosts)
        return next((one.id for one in found if one), "")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse where there is no war, nobody to speak, or terms that cannot be (CIV-7.2k, CIV-7.2n)."""
        if self.country not in world.countries or self.country == seat:
            raise Refusal(self.clause, f"name a country with which you are at war: {listed(self.enemies(world, seat))}")
        split = self.strife(world, seat)
        if split is None:
            refuse(terms_problem(world, self.terms(seat)))
        elif self.terms(seat) != Terms(seat, self.country):
            raise Refusal("CIV-7.2n", "factions part with what they hold; leave all other terms out")
        if not self.mission(world, seat) and not has_general(world, seat, self.country):
            refuse(nobody_speaks(world, seat, self.country, split))

    def apply(self, world: World, seat: str) -> None:
        """Put the proposal to the enemy, or to each faction that has not proposed it itself."""
        mission, split = self.mission(world, seat), self.strife(world, seat)
        if mission:
            world.missions[mission].acted += 1
        hosts = [side for side in split.sides if side != seat] if split else [self.country]
        words = "that the factions part in peace" if split else described_terms(world, self.terms(seat))
        for host in hosts:
            id = f"peace-{seat}-{self.country}-{host}"
            lots = world.countries[host].donations.get(seat, 0)
            world.proposals[id] = Proposal(
                id=id,
                owner=seat,
                host=host,
                mission=mission,
                given=Given.of(self),
                words=words,
                lots=lots,
                parting=split is not None,
            )

    def key(self) -> str:
        """Later terms for the same country replace these."""
        return f"{self.name} {self.country}"

    @staticmethod
    def enemies(world: World, seat: str) -> dict[str, str]:
        """Name those to whom peace could be proposed."""
        sides = [war.defender if war.attacker == seat else war.attacker for war in world.wars_of(seat)]
        torn = [mission.host for mission in active(world, seat) if world.split_of(mission.host)]
        return {world.named(side): side for side in [*sides, *torn] if side}

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give those with whom there is war, and the cities of both."""
        if field == "country":
            return cls.enemies(world, seat)
        if field == "cities":
            return city_choices([*world.cities_of(seat), *world.cities_of(str(given.get("country", "")))])
        return None


def may_part(world: World, seat: str, split: Split, side: str) -> bool:
    """Tell whether a seat may ask a side of a strife to part: itself a faction, or not at war with it (CIV-7.1f)."""
    return seat in split.sides or not at_war(world, seat, side)


def nobody_speaks(world: World, seat: str, country: str, split: Split | None) -> Problem:
    """Say whom it takes to make the proposal (CIV-7.2k, CIV-7.2n)."""
    name = world.named(country)
    if split and seat not in split.sides:
        sides = listed(world.named(side) for side in split.sides if may_part(world, seat, split, side))
        return "CIV-7.2n", f"no mission of yours there may act; raise one to any of {sides}: it can ask next Winter"
    missing = f"no army of yours was in the land of {name} at the end of Autumn, and no mission there may act"
    return "CIV-7.2k", f"{missing}; raise a mission to {name}: it can ratify peace next Winter"
