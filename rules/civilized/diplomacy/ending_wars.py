"""The order that proposes peace, or the end of the strife within a country (window `missions`, CIV-7.2k, CIV-7.2n)."""

from typing import Literal

from pydantic import Field

from rules.civilized.diplomacy.peace import envoy_to, has_general, terms_hitch
from rules.civilized.diplomacy.wording import refuse_hitch
from rules.civilized.war.relations import at_war
from rules.civilized.world.asking import Asked, Bond, Faith
from rules.civilized.world.deed import Deed
from rules.civilized.world.requirements import city_choices, listed
from rules.civilized.world.state import Proposal, Split, World
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Given, Objection, pick

MOST = 9999


def enemies(world: World, seat: str) -> list[str]:
    """Give those with whom a seat is at war, and the sides of every strife."""
    sides = [war.defender if war.attacker == seat else war.attacker for war in world.wars_of(seat)]
    torn = [side for split in world.splits.values() for side in split.sides if side != seat]
    return list(dict.fromkeys(side for side in [*sides, *torn] if side))


def strife_at(world: World, seat: str, country: str) -> Split | None:
    """Give the strife that a seat would end there; with an enemy a stranger makes peace alone (CIV-7.2n, CIV-7.1f)."""
    split = world.split_of(country)
    return split if split and may_part(world, seat, split, country) else None


def may_part(world: World, seat: str, split: Split, side: str) -> bool:
    """Tell whether a seat may ask a side of a strife to part: itself a faction, or not at war with it (CIV-7.1f)."""
    return seat in split.sides or not at_war(world, seat, side)


def messenger(world: World, seat: str, country: str) -> str:
    """Give the mission that can propose it; of strife, one at either side; empty for none."""
    split = strife_at(world, seat, country)
    hosts = [side for side in split.sides if may_part(world, seat, split, side)] if split else [country]
    found = (envoy_to(world, seat, host) for host in hosts)
    return next((one.id for one in found if one), "")


def unheard(world: World, seat: str, country: str) -> Objection:
    """Say whom it takes to make the proposal, where nobody can (CIV-7.2k, CIV-7.2n)."""
    if messenger(world, seat, country) or has_general(world, seat, country):
        return None
    split, name = strife_at(world, seat, country), world.named(country)
    if split and seat not in split.sides:
        sides = listed(world.named(side) for side in split.sides if may_part(world, seat, split, side))
        raised = f"raise one to any of {sides}: it can ask next Winter"
        return Refusal("CIV-7.2n", "no mission of yours there may act", raised)
    missing = (
        f"peace is proposed by a mission in {name} that may still act, or by an army that stood in its land at the end "
        f"of Autumn, and you have neither: raise a mission to {name} in late Winter, and it can propose peace a year "
        f"later, unless {name} does so first"
    )
    return Refusal("CIV-7.2k", missing)


def cities_of_both(world: World, seat: str, given: Given) -> dict[str, str]:
    """Name the cities of a seat and of its enemy."""
    return city_choices(city for side in (seat, given.get("country")) if side for city in world.cities_of(side))


class EndWar(
    Deed,
    name="end_war",
    says=(
        "peace with {country} [for|ceding {cities}] [paying {pay}] [demanding {demand}] [bond {bond}] [faith {faith}]",
        "end war with {country}",
    ),
    clause="CIV-7.2k",
    topic="politics",
    replaces="end_war {country}",
):
    """Propose peace by a mission or a general in the enemy's land; or that two factions part in peace."""

    country: str = pick(
        "country",
        enemies,
        "your enemy, or a country at war with itself",
        problem=unheard,
        denied="you are not at war with {}",
    )
    cities: tuple[str, ...] = pick(
        "city",
        cities_of_both,
        "cities that change hands, yours or theirs, with their land",
        default=(),
        denied="{} is neither's",
        max_length=12,
    )
    pay: int = Field(default=0, ge=0, le=MOST, description="points that you pay")
    demand: int = Field(default=0, ge=0, le=MOST, description="points that they pay")
    bond: Bond = Field(default="none", description="a pact, access both ways, or both")
    faith: Faith = Field(default="none", description="ours: they take our religion; theirs: we take theirs")

    def asked(self, world: World, seat: str) -> Asked:
        """Give what is proposed: peace, or of strife that the factions part."""
        kind: Literal["peace", "parting"] = "parting" if strife_at(world, seat, self.country) else "peace"
        mine = {city.id for city in world.cities_of(seat)}
        return Asked(
            owner=seat,
            host=self.country,
            kind=kind,
            cities=tuple(city for city in self.cities if city in mine),
            taken=tuple(city for city in self.cities if city not in mine),
            pay=self.pay,
            demand=self.demand,
            bond=self.bond,
            faith=self.faith,
        )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse terms that cannot be; factions part with what they hold (CIV-7.2k, CIV-7.2n)."""
        asked = self.asked(world, seat)
        if asked.kind == "peace":
            refuse_hitch(world, asked, terms_hitch(world, asked))
        elif asked != Asked(owner=seat, host=self.country, kind="parting"):
            raise Refusal("CIV-7.2n", "factions part with what they hold; leave all other terms out")

    def apply(self, world: World, seat: str) -> None:
        """Put the proposal to the enemy, or to each faction that has not proposed it itself."""
        mission, split = messenger(world, seat, self.country), strife_at(world, seat, self.country)
        if mission:
            world.missions[mission].acted += 1
        asked = self.asked(world, seat).model_copy(update={"third": self.country if split else ""})
        for host in [side for side in split.sides if side != seat] if split else [self.country]:
            id = f"peace-{seat}-{self.country}-{host}"
            world.proposals[id] = Proposal(
                id=id,
                asked=asked.model_copy(update={"host": host}),
                mission=mission,
                lots=world.countries[host].donations.get(seat, 0),
            )
