"""Maneuvers: orders of war that are sealed together and carried out in the order of play (CIV-3.1f, CIV-6.8.1d)."""

from abc import abstractmethod
from collections.abc import Iterable
from typing import ClassVar, Final, Literal, cast

from rules.civilized.world.deed import WAR_TOPIC, Deed
from rules.civilized.world.geography import on_map
from rules.civilized.world.state import World
from rules.civilized.world.war import Ordered, Season
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Given
from rules.kernel.play.play import Play

SEASONS: tuple[Season, ...] = ("Spring", "Summer", "Autumn")


When = Literal["next", "Spring", "Summer", "Autumn"]


WHEN: Final = "the season of this year in which it is done; else the next one"


class Maneuver(Deed):
    """An order that waits for its season; `carry_out` does it when its turn comes."""

    topic: ClassVar[str] = WAR_TOPIC

    @property
    def when(self) -> When:
        """The season that it names; each maneuver has it as its last field."""
        return getattr(self, "season", "next")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what will not do now; an order for later is refused only for what cannot change (CIV-3.1f)."""
        season = season_of(world, self.when)
        if season == world.season:
            self.plan(world, seat)
        else:
            self.look_ahead(world, seat)

    def apply(self, world: World, seat: str) -> None:
        """Keep the order; one given in its own season replaces what was ordered ahead for it (CIV-3.1f)."""
        season = season_of(world, self.when)
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

    def look_ahead(self, world: World, seat: str) -> None:
        """Refuse, of an order for a later season, what cannot change by then."""
        refuse_off_map(world, self.places(), self.clause)

    def places(self) -> Iterable[str]:
        """Give the hexes that it names."""
        return ()

    def claims(self, world: World, seat: str) -> Iterable[str]:
        """Give the elements and ships that it takes, so that no other order takes them."""
        return ()

    @abstractmethod
    def execute(self, play: Play[World], seat: str) -> None:
        """Do it, with all its cards; `plan` has just been found good."""


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
