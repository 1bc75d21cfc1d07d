"""The order of spies (CAN-14)."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from rules.candlebre.board.allegiance import in_service
from rules.candlebre.board.forces import ordered
from rules.candlebre.board.holdings import standing_works
from rules.candlebre.board.order import Deed, afford, pay, province_names, seat_names, unit_names
from rules.candlebre.board.seats import allied
from rules.candlebre.board.state import Operation, World
from rules.candlebre.board.tables import OPERATIONS, PARRY_FLOOR, TREES, TYPES, UNITS
from rules.candlebre.board.wording import choice_of
from rules.candlebre.espionage.targets import ahead, allowed, known_operations, misfit
from rules.candlebre.table.events import StandingKept
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.order import Names
from rules.kernel.telling.phrases import row

Kind = Literal["survey", "pilfer", "sabotage", "slander", "knives", "plans", "jailbreak", "poison", "uprising"]


class Operate(
    Deed,
    name="operate",
    says=(
        "operate {kind} against {target} [in {province}] [on {thing}] [freeing {prisoners}] [betraying {betray}]",
        "{kind} against {target} [in {province}] [on {thing}] [freeing {prisoners}] [betraying {betray}]",
    ),
    clause="CAN-14.1",
    stage=11,
):
    """Set your spies on a rival; the price is lost whatever comes of it."""

    kind: Kind = Field(description="survey, pilfer, sabotage, slander, knives, plans, jailbreak, poison, uprising")
    target: Annotated[str, Names("seat")] = Field(description="the rival House")
    province: Annotated[str, Names("province")] = Field(default="", description="for sabotage, knives and uprising")
    thing: Annotated[str, Names("thing")] = Field(
        default="", description="the improvement, type of unit, tree or leader"
    )
    prisoners: dict[Annotated[str, Names("unit")], Annotated[int, Field(ge=1, le=3)]] = Field(
        default_factory=dict, description="for a jailbreak: up to 3 of yours whom they hold"
    )
    betray: bool = Field(default=False, description="yes, if the target is your ally")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what is not known, one too many, what cannot be paid, allies, and what does not fit."""
        house, table = world.houses[seat], OPERATIONS[self.kind]
        if house.level["espionage"] < table.level:
            known = choice_of(known_operations(house))
            raise Refusal(table.clause, f"{self.kind} needs espionage level {table.level} in force; you know {known}")
        if house.operations_used >= allowed(house):
            raise Refusal(self.clause, f"your spies are all at work this turn; they do {allowed(house)} a turn")
        problem = misfit(world, seat, self.aim())
        if problem:
            raise Refusal(table.clause, problem)
        if allied(world, seat, self.target) and not self.betray:
            name = world.name(self.target)
            raise Refusal("CAN-14.9", f"{name} is your ally; add “betraying yes”, or choose another target")
        afford(world, seat, table.price, "civil")

    def aim(self) -> Operation:
        """Give the operation without what it has no use for."""
        return Operation(
            kind=self.kind,
            target=self.target,
            province=self.province if self.kind in ("sabotage", "knives", "uprising") else "",
            thing=self.thing if self.kind in ("sabotage", "knives", "plans", "jailbreak", "poison") else "",
            prisoners=ordered(self.prisoners) if self.kind == "jailbreak" else {},
            betray=self.betray,
        )

    def apply(self, world: World, seat: str) -> None:
        """Pay, and send them; what comes of it is settled after all purchases (CAN-14.7)."""
        house = world.houses[seat]
        pay(world, seat, OPERATIONS[self.kind].price, "civil")
        house.operations_used += 1
        house.operations.append(self.aim())

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give what makes sense after what is given."""
        house = world.houses[seat]
        if field == "kind":
            able = house.operations_used < allowed(house)
            kinds = [kind for kind in known_operations(house) if able and OPERATIONS[kind].price <= house.civil]
            return {kind: kind for kind in kinds}
        kind, target = str(given.get("kind") or ""), given.get("target")
        rivals = [one for one in world.living() if one != seat]
        if field == "target":
            return seat_names(world, rivals)
        if field == "betray":  # only an ally asks for it
            return None if allied(world, seat, target or "") else {}
        of = [target] if target in rivals else rivals
        if field == "province":
            return province_names(world, (place for one in of for place in world.held(one)))
        if field == "prisoners":
            return unit_names(k for k in TYPES if any(world.houses[one].prisoners.get(seat, {}).get(k) for one in of))
        return things(world, seat, kind, of, given.get("province"))


def things(world: World, seat: str, kind: str, of: list[str], province: str | None) -> dict[str, str]:
    """Give what an operation may be aimed at, by name."""
    places = [place for one in of for place in world.held(one) if province in (None, "", place.id)]
    names = thing_names(world)
    wanted: set[str] = set()
    if kind == "sabotage":
        wanted = {work for place in places for work in standing_works(place)}
    elif kind == "knives":
        wanted = {unit for place in places for unit in place.units}
    elif kind == "plans":
        wanted = {tree for one in of for tree in ahead(world, seat, one)}
    elif kind == "jailbreak":
        wanted = {one.id for one in world.leaders.values() if one.seat == seat and one.captor in of}
    elif kind == "poison":
        wanted = {one.id for target in of for one in in_service(world, target)}
    return {name: id for name, id in names.items() if id in wanted}


def thing_names(world: World) -> dict[str, str]:
    """Give everything that operations are aimed at, by name."""
    works = {work: work for work in ("barracks", "temple", "market", "court", "fort")}
    leaders = {one.name: one.id for one in world.leaders.values() if not one.dead}
    return works | unit_names(UNITS) | {tree: str(tree) for tree in TREES} | leaders


SPY_ORDERS: tuple[type[Deed], ...] = (Operate,)


class Parry(
    Deed,
    name="parry",
    says=("parry {operations} [down to {floor}]", "parry {operations} [floor {floor}]"),
    clause="CAN-14.6",
    topic="court",
    replaces="parry",
):
    """Say which operations your honor foils, and down to which honor."""

    operations: tuple[Kind, ...] = Field(description="the operations to foil for 3 honor each, or nothing")
    floor: int = Field(default=PARRY_FLOOR, ge=0, le=200, description="the honor that must be left; 20 if left out")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a list that names one twice."""
        if len(set(self.operations)) < len(self.operations):
            raise Refusal(self.clause, f"name each operation once; there are {choice_of(OPERATIONS)}")

    def apply(self, world: World, seat: str) -> None:
        """Keep it, in the order of the rulebook."""
        house = world.houses[seat]
        house.parry = [kind for kind in OPERATIONS if kind in self.operations]
        house.parry_floor = self.floor

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone."""
        kinds = row(self.operations) or "nothing"
        text = f"honor foils {kinds} while {self.floor} is left"
        return StandingKept(clause="CAN-14.6", audience=(seat,), seat=seat, text=text)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the operations not named yet, or some floors."""
        if field == "floor":
            return {str(floor): str(floor) for floor in range(0, 101, 10)}
        return {kind: kind for kind in OPERATIONS if kind not in (given.get(field) or ())}
