"""The orders of the opening: Houses and land by preference, and the standing army (CAN-3.1 to CAN-3.8)."""

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import Field

from rules.candlebre.board.forces import added, too_many
from rules.candlebre.board.order import NOT_YOURS, Deed, own_provinces
from rules.candlebre.board.state import World
from rules.candlebre.board.tables import HOUSES, PROVINCES_CLAIMED, RECRUITS
from rules.candlebre.currencies.money import unit_price
from rules.candlebre.opening.founding import adjoining, contiguous, force_left, unowned
from rules.candlebre.opening.spoken import raised_in, wishes_in
from rules.candlebre.people.leaders import station
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Objection, hint, pick
from rules.kernel.orders.order import Heard

Fields = Mapping[str, Any]  # Any: the fields given


def all_houses() -> list[str]:
    """Give every House."""
    return list(HOUSES)


def all_regions(world: World) -> list[str]:
    """Give every start region."""
    return list(world.starts)


class RankHouses(
    Deed,
    name="rank_houses",
    says=(
        "rank houses {houses}",
        "rank|choose|prefer|want|take|pick|play|like|get [as] [the] [houses|house] {houses} [first|best]",
    ),
    clause="CAN-3.2",
    replaces="rank_houses",
):
    """Say which House you would have, best first; those that you leave out follow."""

    houses: tuple[str, ...] = pick("house", all_houses, "the Houses that you would have, best first", min_length=1)

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear Houses and regions together, in whatever words; beside whom one begins cannot be chosen (CAN-3.3a)."""
        houses, regions, beside = wishes_in(words, world)
        found = list[Deed]([cls(houses=tuple(houses))] if houses else [])
        found += [RankRegions(regions=tuple(regions))] if regions else []
        question = "Nobody knows yet where another begins, so you cannot choose to begin beside one. Is this meant?"
        return Heard(found, question * beside) if found else None

    def apply(self, world: World, seat: str) -> None:
        """Keep the wishes."""
        world.houses[seat].wishes = list(self.houses)


class RankRegions(
    Deed,
    name="rank_regions",
    says=(
        "rank regions {regions}",
        "rank|choose|prefer|want|begin|start|take|pick|like [to] [begin|start] [region|in|at] {regions} [first|best]",
    ),
    clause="CAN-3.3a",
    replaces="rank_regions",
):
    """Say where you would begin, best first; those that you leave out follow."""

    regions: tuple[str, ...] = pick("region", all_regions, "where you would begin, best first", min_length=1)

    def apply(self, world: World, seat: str) -> None:
        """Keep the wishes."""
        world.houses[seat].wanted = list(self.regions)


def free_land(world: World, seat: str, given: Fields) -> list[str]:
    """Give the free provinces, those next to the ones named first."""
    beside = [place.id for place in adjoining(world, given.get("provinces", ()))]
    return list(dict.fromkeys([*beside, *(place.id for place in unowned(world))]))


class ClaimLand(Deed, name="claim_land", says=("claim {provinces}",), clause="CAN-3.3b", replaces="claim_land"):
    """Claim five provinces that hang together and that nobody has yet."""

    provinces: tuple[str, ...] = pick(
        "province",
        free_land,
        "five free provinces in one piece",
        denied="{} is not free",
        min_length=PROVINCES_CLAIMED,
        max_length=PROVINCES_CLAIMED,
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what does not hang together."""
        if not contiguous(world, self.provinces):
            raise Refusal("CAN-3.3", "the five must hang together", "name each next to another of them")

    def apply(self, world: World, seat: str) -> None:
        """Take them."""
        for id in self.provinces:
            world.provinces[id].owner = seat


class Found(
    Deed,
    name="found",
    says=("found {building} in|at {province}", "found|build [a] {building} in|at {province}"),
    clause="CAN-3.4",
    replaces="found",
):
    """Put up your free building: one barracks or one temple."""

    building: Literal["barracks", "temple"] = Field(
        description="barracks, without which you field no regulars, or temple"
    )
    province: str = pick("province", own_provinces, "a province of yours", denied=NOT_YOURS)

    def apply(self, world: World, seat: str) -> None:
        """Let it stand, and no other."""
        for place in world.held(seat):
            place.barracks = self.building == "barracks" and place.id == self.province
            place.temple = self.building == "temple" and place.id == self.province


def recruits() -> tuple[str, ...]:
    """Give the types of units of a standing army (CAN-3.5)."""
    return RECRUITS


def payable(world: World, seat: str, given: Fields) -> range:
    """Give how many the force gold left pays for, of the type that is named or of the cheapest."""
    prices = [unit_price(world.houses[seat], kind) for kind in RECRUITS if given.get("unit", kind) == kind]
    return range(1, force_left(world, seat) // min(prices, default=1) + 1)


def too_dear(world: World, seat: str, kind: str, given: Fields) -> Objection:
    """Say that the force gold left does not pay for so many (CAN-3.5)."""
    price, left = unit_price(world.houses[seat], kind) * given["number"], force_left(world, seat)
    return f"that costs {price}; of the force gold {left} is left" if price > left else None


def unbalanced(world: World, seat: str, province: str, given: Fields) -> Objection:
    """Say that a province would hold too many mercenaries (CAN-3.6a)."""
    place = world.provinces[province]
    if not too_many(added(place.units, {given["unit"]: given["number"]})):
        return None
    return Refusal(
        "CAN-3.6a", f"{place.name} may not hold more mercenaries than regulars", "raise regulars there first"
    )


class Recruit(Deed, name="recruit", says=("recruit {number} {unit} in|at {province}",), clause="CAN-3.5"):
    """Raise units of your standing army from the force gold."""

    number: int = hint("", payable, "how many", ge=1, le=99)
    unit: str = pick(
        "unit",
        recruits,
        "infantry, archers, cavalry or mercenaries",
        problem=too_dear,
        denied="{} come later; a standing army has none",
    )
    province: str = pick(
        "province", own_provinces, "a province of yours", clause="CAN-3.6", problem=unbalanced, denied=NOT_YOURS
    )

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear an army, its leader and a building at once: `all archers, leader in Waxenby, barracks there`."""
        kinds = {one.name: one for one in (Found, Recruit, StationLeader)}
        found = [kinds[name](**fields) for name, fields in raised_in(words, world, seat)]
        return Heard(sorted(found, key=lambda one: not isinstance(one, Recruit))) if found else None

    def apply(self, world: World, seat: str) -> None:
        """Let them stand there."""
        place = world.provinces[self.province]
        place.units = added(place.units, {self.unit: self.number})


def unarmed(world: World, seat: str, province: str) -> Objection:
    """Say that a province holds no unit, while others do."""
    place, armed = world.provinces[province], any(one.units for one in world.held(seat))
    return f"{place.name} holds no unit" if armed and not place.units else None


class StationLeader(
    Deed,
    name="station_leader",
    says=(
        "station leader in|at {province}",
        "station|put|place|send [the|my] leader|head [of] [the|my] [House] in|at|to|into {province}",
    ),
    clause="CAN-3.8",
    replaces="station_leader",
):
    """Say where the head of your House stands."""

    province: str = pick(
        "province", own_provinces, "a province of yours that holds a unit", problem=unarmed, denied=NOT_YOURS
    )

    def apply(self, world: World, seat: str) -> None:
        """Put him there."""
        station(world, seat, self.province)


SETUP_ORDERS: tuple[type[Deed], ...] = (RankHouses, RankRegions, ClaimLand, Found, Recruit, StationLeader)
