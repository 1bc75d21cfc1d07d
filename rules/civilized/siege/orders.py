"""The orders of the besieged, and of those who lend their men to a siege (source 6.8.4.5, 6.8.4.3)."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.civilized.battle.aid import alliance_between
from rules.civilized.conquest.retreats import go
from rules.civilized.march.expeditions import open_engagement, place_name
from rules.civilized.march.maneuvers import WHEN, Maneuver, When
from rules.civilized.march.marches import Way, find_way, walk
from rules.civilized.march.orders import Number, Place, Type, short_name
from rules.civilized.march.storms import care_of
from rules.civilized.war.relations import (
    Errand,
    contingent_size,
    field_army,
    is_besieged,
    pact_partners,
    place_owner,
    stack,
)
from rules.civilized.world.requirements import listed
from rules.civilized.world.state import Element, World
from rules.civilized.world.war import Siege
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Names
from rules.kernel.play.play import Play


def besieged_places(world: World, seat: str) -> list[str]:
    """Give the places of a seat's that are under siege and hold some of its elements."""
    return [hexagon for hexagon in world.sieges if place_owner(world, hexagon) == seat and stack(world, seat, hexagon)]


class Sally(Maneuver):
    """Sally from a besieged place: its men give battle to the besieger."""

    name: ClassVar[str] = "sally"
    says: ClassVar[tuple[str, ...]] = ("sally from {hex} [with {taking}] [in {season}]",)
    clause: ClassVar[str] = "CIV-6.8.4.5k"

    hex: Place = Field(description="your besieged city or fort")
    taking: dict[Type, Number] = Field(default_factory=dict, description="how many of each type, six or more; else all")
    season: When = Field(default="next", description=WHEN)

    def plan(self, world: World, seat: str) -> list[Element]:
        """Give those who sally (CIV-6.8.4.5k)."""
        if self.hex not in besieged_places(world, seat):
            places = listed(place_name(world, one) for one in besieged_places(world, seat))
            raise Refusal(
                self.clause,
                f"{place_name(world, self.hex)} is not besieged with men of yours in it; besieged: {places}",
            )
        inside = stack(world, seat, self.hex)
        if not self.taking:
            return inside
        some = [
            one
            for kind, number in self.taking.items()
            for one in [each for each in inside if each.type == kind][:number]
        ]
        if len(some) < min(field_army(world), len(inside)):
            raise Refusal(
                self.clause, f"a sally takes {field_army(world)} elements or more, or all {len(inside)} that are inside"
            )
        return some

    def places(self) -> Iterable[str]:
        """Give the hex."""
        return (self.hex,)

    def claims(self, world: World, seat: str) -> Iterable[str]:
        """Give those who sally."""
        return [one.id for one in self.plan(world, seat)]

    def execute(self, play: Play[World], seat: str) -> None:
        """Open the engagement (CIV-6.8.1e)."""
        those, besieger = self.plan(play.state, seat), play.state.sieges[self.hex].besieger
        for one in those:
            one.moved = True
        open_engagement(play, "sally", seat, besieger, self.hex, those)

    def key(self) -> str:
        """A later order for the same place replaces this one."""
        return f"{self.name} {self.hex} {self.season}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the besieged places, and the types inside."""
        if field == "hex":
            return {short_name(world, one): one for one in besieged_places(world, seat)}
        if field == "taking":
            return {one.type: one.type for one in stack(world, seat, given.get("hex", ""))} or None
        return None


class LendToSiege(Maneuver):
    """Lend up to three elements to an ally's siege until you recall them."""

    name: ClassVar[str] = "lend_to_siege"
    says: ClassVar[tuple[str, ...]] = ("lend {taking} from {army} to siege of {siege} [in {season}]",)
    clause: ClassVar[str] = "CIV-6.8.4.3g"

    siege: Annotated[str, Names("place")] = Field(description="the city or fort that your ally besieges")
    army: Place = Field(description="where your stack stands")
    taking: dict[Type, Number] = Field(description="how many of each type go, three elements in all")
    season: When = Field(default="next", description=WHEN)

    def plan(self, world: World, seat: str) -> tuple[Siege, list[Element], Way]:
        """Give the siege, those who go and their way (CIV-6.8.4.3g)."""
        siege = allied_sieges(world, seat).get(self.siege)
        if siege is None:
            names = listed(place_name(world, one) for one in allied_sieges(world, seat))
            raise Refusal(
                self.clause,
                f"no ally of yours, free of a pact, besieges {place_name(world, self.siege)}; they besiege: {names}",
            )
        number, most = sum(self.taking.values()), contingent_size(world)
        lent = sum(one.lent == self.siege for one in world.army_of(seat))
        if number + lent > most:
            raise Refusal(
                "CIV-6.8.4.3a", f"at most {most} elements may be lent; {lent} are there and you send {number}"
            )
        free = [
            one
            for one in stack(world, seat, self.army)
            if not one.moved and not one.aided and not is_besieged(world, one)
        ]
        some = [
            one for kind, wanted in self.taking.items() for one in [each for each in free if each.type == kind][:wanted]
        ]
        if len(some) < number:
            raise Refusal(
                self.clause, f"{len(some)} of those stand free at {place_name(world, self.army)}; you send {number}"
            )
        owner = place_owner(world, self.siege) or ""
        way = find_way(world, Errand(seat, self.siege, number, aid=(siege.besieger, owner)), self.army, [self.siege])
        if not isinstance(way, Way):
            raise Refusal(*way)
        return siege, some, way

    def places(self) -> Iterable[str]:
        """Give the hexes that it names."""
        return (self.siege, self.army)

    def claims(self, world: World, seat: str) -> Iterable[str]:
        """Give those who go."""
        return [one.id for one in self.plan(world, seat)[1]]

    def execute(self, play: Play[World], seat: str) -> None:
        """Go there, with the cards of the way, and stay."""
        world = play.state
        siege, some, way = self.plan(world, seat)
        owner = place_owner(world, self.siege) or ""
        errand = Errand(seat, self.siege, len(some), aid=(siege.besieger, owner))
        place = walk(play, errand, some, way, world.season, care_of(world, seat, world.season, self.siege))
        for one in some:
            one.aided = True
        if place == len(way.hexes) - 1 and some:
            go(play, some, self.siege, "lent", self.army)
            for one in some:
                one.lent, one.came = self.siege, self.army

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the sieges of allies, your armies and their types."""
        if field == "siege":
            return {short_name(world, one): one for one in allied_sieges(world, seat)}
        if field == "army":
            return {short_name(world, one.hex): one.hex for one in world.army_of(seat) if not one.lent}
        if field == "taking":
            return {one.type: one.type for one in stack(world, seat, given.get("army", ""))} or None
        return None


def allied_sieges(world: World, seat: str) -> dict[str, Siege]:
    """Give the sieges that a seat's alliances let it join, by hex (CIV-6.8.4.3g, CIV-6.7.3e)."""
    return {
        hexagon: siege
        for hexagon, siege in world.sieges.items()
        if siege.besieger != seat
        and alliance_between(world, seat, siege.besieger)
        and (place_owner(world, hexagon) or "") not in (seat, *pact_partners(world, seat))
    }


class RecallContingent(Maneuver):
    """Call home the elements that you have lent to a siege."""

    name: ClassVar[str] = "recall_contingent"
    says: ClassVar[tuple[str, ...]] = ("recall contingent from {siege} [in {season}]",)
    clause: ClassVar[str] = "CIV-6.8.4.3h"

    siege: Annotated[str, Names("place")] = Field(description="the siege where they are")
    season: When = Field(default="next", description=WHEN)

    def plan(self, world: World, seat: str) -> list[Element]:
        """Give those who are there."""
        lent = [one for one in world.army_of(seat) if one.lent == self.siege]
        if not lent:
            names = listed(dict.fromkeys(place_name(world, one.lent) for one in world.army_of(seat) if one.lent))
            raise Refusal(self.clause, f"nothing of yours is lent at {place_name(world, self.siege)}; lent at: {names}")
        return lent

    def places(self) -> Iterable[str]:
        """Give the hex."""
        return (self.siege,)

    def execute(self, play: Play[World], seat: str) -> None:
        """Bring them back to the stack from which they came."""
        lent = self.plan(play.state, seat)
        for start in dict.fromkeys(one.came for one in lent):
            go(play, [one for one in lent if one.came == start], start, "recalled", self.siege)
        for one in lent:
            one.lent, one.came = "", ""

    def key(self) -> str:
        """Once is enough."""
        return f"{self.name} {self.siege} {self.season}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the sieges to which something is lent."""
        if field == "siege":
            return {short_name(world, one.lent): one.lent for one in world.army_of(seat) if one.lent}
        return None


SIEGE_ORDERS = (Sally, LendToSiege, RecallContingent)
