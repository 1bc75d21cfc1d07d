"""Maneuvers: orders of war that are sealed together and carried out in the order of play (CIV-3.1f, CIV-6.8.1d)."""

from abc import abstractmethod
from collections.abc import Iterable
from typing import Literal, cast

from pydantic import Field

from rules.civilized.march.choices import ARMY, TAKING, Number, idle, stack_at, types_in
from rules.civilized.world.deed import WAR_TOPIC, Deed
from rules.civilized.world.geography import on_map
from rules.civilized.world.state import Element, World
from rules.civilized.world.war import Ordered, Season
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import hint, parts, picks
from rules.kernel.orders.order import Given
from rules.kernel.play.play import Play

SEASONS: tuple[Season, ...] = ("Spring", "Summer", "Autumn")
When = Literal["next", "Spring", "Summer", "Autumn"]
WHEN = "the season of this year in which it is done; else the next one"


class Maneuver(Deed, topic=WAR_TOPIC):
    """An order that waits for its season; `execute` does it when its turn comes.

    Its fields are hints, for by then much may have changed: `plan` refuses what will not do.
    """

    season: When = Field(default="next", description=WHEN)

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what will not do now; an order for later is refused only for what cannot change (CIV-3.1f)."""
        if season_of(world, self.season) == world.season:
            self.plan(world, seat)
        else:
            refuse_off_map(world, self.places(), self.clause)

    def apply(self, world: World, seat: str) -> None:
        """Keep the order; one given in its own season replaces what was ordered ahead for it (CIV-3.1f)."""
        season = season_of(world, self.season)
        world.ordered = [
            one for one in world.ordered if (one.seat, one.season) != (seat, season) or one.given == world.season
        ]
        kept = Given.of(self)
        claims = list(self.claims(world, seat)) if season == world.season else []
        world.ordered.append(
            Ordered(seat=seat, season=season, given=world.season, order=kept.order, fields=kept.fields, claims=claims)
        )

    @abstractmethod
    def plan(self, world: World, seat: str) -> object:
        """Work it out as it would be done now. Raises Refusal."""

    def places(self) -> Iterable[str]:
        """Give the hexes that it names."""
        named = [getattr(self, field) for field, mark in picks(type(self)).items() if mark.kind == "place"]
        return [hexagon for value in named for hexagon, _ in parts(value)]

    @abstractmethod
    def claims(self, world: World, seat: str) -> Iterable[str]:
        """Give the elements and ships that it takes, so that no other order takes them."""

    @abstractmethod
    def execute(self, play: Play[World], seat: str) -> None:
        """Do it, with all its cards; `plan` has just been found good."""


class ArmyManeuver(Maneuver, replaces="march {army} {season}"):
    """A maneuver of an army; one for the whole of it replaces what was ordered for it in that season."""

    army: str = hint("place", idle, ARMY)
    taking: dict[str, Number] = hint("type", types_in(stack_at("army")), TAKING, default={})

    def key(self) -> str | None:
        """Let orders for parts of an army stand beside one another."""
        return None if self.taking else super().key()


class GroupManeuver(Maneuver):
    """A maneuver whose plan is who carries it out."""

    @abstractmethod
    def plan(self, world: World, seat: str) -> list[Element]:
        """Give those who carry it out. Raises Refusal."""

    def claims(self, world: World, seat: str) -> Iterable[str]:
        """Give those who carry it out."""
        return [one.id for one in self.plan(world, seat)]


def refuse_off_map(world: World, places: Iterable[str], clause: str) -> None:
    """Refuse a hex that there is not."""
    for hexagon in places:
        if not on_map(world, hexagon):
            raise Refusal(clause, f"{hexagon} is not on the map; name a hex by column and row, or a city")


def season_of(world: World, when: When) -> Season:
    """Give the season that an order means; refuse one that is over (CIV-3.1f)."""
    if when == "next":
        return world.season if world.season in SEASONS else "Spring"
    season = cast("Season", when)
    if world.season not in SEASONS or SEASONS.index(season) < SEASONS.index(world.season):
        left = (
            " or ".join(SEASONS[SEASONS.index(world.season) :]) if world.season in SEASONS else "next Spring's decrees"
        )
        raise Refusal("CIV-3.1f", f"{when} of this year is over; order for {left}")
    return season
