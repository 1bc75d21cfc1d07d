"""The orders of the opening: Houses and land by preference, and the standing army (CAN-3.1 to CAN-3.8)."""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from rules.candlebre.board.forces import added, too_many
from rules.candlebre.board.order import Deed, own_place, province_names, unit_names
from rules.candlebre.board.state import World
from rules.candlebre.board.tables import HOUSES, PROVINCES_CLAIMED, RECRUITS
from rules.candlebre.board.wording import choice_of, unit_name
from rules.candlebre.currencies.money import unit_price
from rules.candlebre.opening.founding import adjoining, contiguous, force_left, unowned
from rules.candlebre.people.leaders import station
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Names
from rules.kernel.telling.phrases import row


class RankHouses(Deed, name="rank_houses", says=("rank houses {houses}",), clause="CAN-3.2", replaces="rank_houses"):
    """Say which House you would have, best first: all five of them."""

    houses: tuple[Annotated[str, Names("house")], ...] = Field(description="the five Houses, best first")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a list that is not a ranking."""
        ranked(self.houses, {id: one.name for id, one in HOUSES.items()}, self.clause)

    def apply(self, world: World, seat: str) -> None:
        """Keep the wishes."""
        world.houses[seat].wishes = list(self.houses)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the Houses not named yet."""
        named = given.get("houses") or ()
        return {one.name: id for id, one in HOUSES.items() if id not in named}


class RankRegions(
    Deed, name="rank_regions", says=("rank regions {regions}",), clause="CAN-3.3a", replaces="rank_regions"
):
    """Say where you would begin, best first: all start regions."""

    regions: tuple[Annotated[str, Names("region")], ...] = Field(description="the start regions, best first")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a list that is not a ranking."""
        ranked(self.regions, {id: one.name for id, one in world.starts.items()}, self.clause)

    def apply(self, world: World, seat: str) -> None:
        """Keep the wishes."""
        world.houses[seat].wanted = list(self.regions)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the regions not named yet."""
        named = given.get("regions") or ()
        return {one.name: id for id, one in world.starts.items() if id not in named}


def ranked(given: tuple[str, ...], names: Mapping[str, str], clause: str) -> None:
    """Refuse a list that does not name each entry exactly once."""
    if sorted(given) != sorted(names):
        missing = [name for id, name in names.items() if id not in given]
        twice = [names[id] for id, count in Counter(given).items() if count > 1 and id in names]
        wrong = f"still missing: {row(missing)}" if missing else f"named twice: {row(twice)}"
        raise Refusal(clause, f"name all {len(names)}, each once, best first; {wrong}")


class ClaimLand(Deed, name="claim_land", says=("claim {provinces}",), clause="CAN-3.3b", replaces="claim_land"):
    """Claim five provinces that hang together and that nobody has yet."""

    provinces: tuple[Annotated[str, Names("province")], ...] = Field(
        min_length=PROVINCES_CLAIMED, max_length=PROVINCES_CLAIMED, description="five free provinces in one piece"
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what is taken, and what does not hang together."""
        for id in self.provinces:
            if id not in world.provinces or world.provinces[id].owner:
                free = choice_of(place.name for place in unowned(world))
                name = world.provinces[id].name if id in world.provinces else id
                raise Refusal(self.clause, f"{name} is not free; unclaimed: {free}")
        if len(set(self.provinces)) < PROVINCES_CLAIMED or not contiguous(world, self.provinces):
            raise Refusal(
                "CAN-3.3", "the five must hang together; name five different ones, each next to another of them"
            )

    def apply(self, world: World, seat: str) -> None:
        """Take them."""
        for id in self.provinces:
            world.provinces[id].owner = seat

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the free provinces next to those named."""
        return province_names(world, adjoining(world, given.get("provinces") or ()))


class Found(Deed, name="found", says=("found {building} in|at {province}",), clause="CAN-3.4", replaces="found"):
    """Put up your free building: one barracks or one temple."""

    building: Literal["barracks", "temple"] = Field(
        description="barracks, without which you field no regulars, or temple"
    )
    province: Annotated[str, Names("province")] = Field(description="a province of yours")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse foreign land."""
        own_place(world, seat, self.province, self.clause)

    def apply(self, world: World, seat: str) -> None:
        """Let it stand, and no other."""
        for place in world.held(seat):
            place.barracks = self.building == "barracks" and place.id == self.province
            place.temple = self.building == "temple" and place.id == self.province

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give one's own provinces."""
        return province_names(world, world.held(seat)) if field == "province" else None


class Recruit(Deed, name="recruit", says=("recruit {number} {unit} in|at {province}",), clause="CAN-3.5"):
    """Raise units of your standing army from the force gold."""

    number: int = Field(ge=1, le=99, description="how many")
    unit: Annotated[str, Names("unit")] = Field(description="infantry, archers, cavalry or mercenaries")
    province: Annotated[str, Names("province")] = Field(description="a province of yours")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse other types, foreign land, too dear an army, and too many mercenaries (CAN-3.6a)."""
        place = own_place(world, seat, self.province, "CAN-3.6")
        if self.unit not in RECRUITS:
            raise Refusal(
                self.clause, f"those come later; a standing army has {choice_of(unit_name(kind) for kind in RECRUITS)}"
            )
        price, left = unit_price(world.houses[seat], self.unit) * self.number, force_left(world, seat)
        if price > left:
            raise Refusal(self.clause, f"that costs {price}; of the force gold {left} is left")
        if too_many(added(place.units, {self.unit: self.number})):
            raise Refusal(
                "CAN-3.6a", f"{place.name} may not hold more mercenaries than regulars; raise regulars there first"
            )

    def apply(self, world: World, seat: str) -> None:
        """Let them stand there."""
        place = world.provinces[self.province]
        place.units = added(place.units, {self.unit: self.number})

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give what can be paid, how many of it, and where."""
        house, left = world.houses[seat], force_left(world, seat)
        able = [kind for kind in RECRUITS if unit_price(house, kind) <= left]
        if field == "unit":
            return unit_names(able)
        if field == "province":
            return province_names(world, world.held(seat)) if able else {}
        price = min((unit_price(house, kind) for kind in able if given.get("unit", kind) == kind), default=0)
        return {str(number): str(number) for number in range(1, (left // price if price else 0) + 1)}


class StationLeader(
    Deed,
    name="station_leader",
    says=("station leader in|at {province}", "station the head in|at {province}"),
    clause="CAN-3.8",
    replaces="station_leader",
):
    """Say where the head of your House stands."""

    province: Annotated[str, Names("province")] = Field(description="a province of yours that holds a unit")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse foreign land, and a place without units while others hold some."""
        place = own_place(world, seat, self.province, self.clause)
        armed = [one for one in world.held(seat) if one.units]
        if armed and not place.units:
            raise Refusal(self.clause, f"{place.name} holds no unit; choose {choice_of(one.name for one in armed)}")

    def apply(self, world: World, seat: str) -> None:
        """Put him there."""
        station(world, seat, self.province)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give where he may stand."""
        mine = world.held(seat)
        return province_names(world, [one for one in mine if one.units] or mine)


SETUP_ORDERS: tuple[type[Deed], ...] = (RankHouses, RankRegions, ClaimLand, Found, Recruit, StationLeader)
