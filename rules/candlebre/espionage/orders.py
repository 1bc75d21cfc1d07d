"""The orders of spies (CAN-14)."""

from typing import Annotated, Literal

from pydantic import Field

from rules.candlebre.board.forces import ordered
from rules.candlebre.board.order import Deed, pay, rivals, too_dear, unit_names
from rules.candlebre.board.seats import allied
from rules.candlebre.board.state import Operation, World
from rules.candlebre.board.tables import OPERATIONS, PARRY_FLOOR, TREES, UNITS
from rules.candlebre.espionage.events import ParrySettled
from rules.candlebre.espionage.targets import FREED, allowed, lack, places, prisoner_types, things
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Given, Objection, hint, pick

Kind = Literal["survey", "pilfer", "sabotage", "slander", "knives", "plans", "jailbreak", "poison", "uprising"]


def kinds() -> list[str]:
    """Give every operation, in the order of the rulebook."""
    return list(OPERATIONS)


def out_of_reach(world: World, seat: str, kind: str) -> Objection:
    """Say why a seat's spies cannot do it: not learned, no more this turn, too dear (CAN-14.1, CAN-14.2)."""
    house, table = world.houses[seat], OPERATIONS[kind]
    if house.level["espionage"] < table.level:
        return table.clause, f"{kind} needs espionage level {table.level} in force"
    if house.operations_used >= allowed(house):
        return f"your spies are all at work this turn; they do {allowed(house)} a turn"
    return too_dear(world, seat, table.price, "civil")


def against_ally(world: World, seat: str, given: Given) -> list[str]:
    """Offer to betray an ally."""
    return ["yes", "no"] if allied(world, seat, given.get("target", "")) else []


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

    kind: Kind = pick(
        "", kinds, "survey, pilfer, sabotage, slander, knives, plans, jailbreak, poison, uprising", problem=out_of_reach
    )
    target: str = pick("seat", rivals, "the rival House", denied="{} is no rival")
    province: str = hint("province", places, "for sabotage, knives and uprising", default="")
    thing: str = hint("thing", things, "the improvement, type of unit, tree or leader", default="")
    prisoners: dict[str, Annotated[int, Field(ge=1, le=FREED)]] = hint(
        "unit", prisoner_types, f"for a jailbreak: up to {FREED} of yours whom they hold", default={}
    )
    betray: bool = hint("", against_ally, "yes, if the target is your ally", default=False)

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what does not fit, and allies unless they are betrayed."""
        problem = lack(world, seat, self.aim())
        if problem:
            raise problem
        if allied(world, seat, self.target) and not self.betray:
            name = world.name(self.target)
            raise Refusal("CAN-14.9", f"{name} is your ally; add “betraying yes”, or choose another target")

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


def thing_names(world: World) -> dict[str, str]:
    """Give everything that operations are aimed at, by name."""
    works = {work: work for work in ("barracks", "temple", "market", "court", "fort")}
    leaders = {world.person(one.id): one.id for one in world.leaders.values() if not one.dead}
    return works | unit_names(UNITS) | {tree: str(tree) for tree in TREES} | leaders


SPY_ORDERS: tuple[type[Deed], ...] = (Operate,)


def tens() -> range:
    """Give some floors of honor."""
    return range(0, 101, 10)


class Parry(
    Deed,
    name="parry",
    says=("parry {operations} [down to {floor}]", "parry {operations} [floor {floor}]"),
    clause="CAN-14.6",
    topic="court",
    replaces="parry",
    tells=ParrySettled,
    private=True,
):
    """Say which operations your honor foils, and down to which honor."""

    operations: tuple[Kind, ...] = pick("", kinds, "the operations to foil for 3 honor each, or nothing")
    floor: int = hint("", tens, "the honor that must be left; 20 if left out", default=PARRY_FLOOR, ge=0, le=200)

    def apply(self, world: World, seat: str) -> None:
        """Keep it, in the order of the rulebook."""
        house = world.houses[seat]
        house.parry = [kind for kind in OPERATIONS if kind in self.operations]
        house.parry_floor = self.floor
