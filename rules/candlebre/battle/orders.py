"""Battle orders: doctrine, orders for one march, and those of a round (CAN-7.17, CAN-7.18)."""

from typing import Literal

from pydantic import Field

from rules.candlebre.battle.events import DoctrineSettled
from rules.candlebre.battle.settings import CLAUSE, IN_A_ROUND, Setting, kept, suggested, valued
from rules.candlebre.board.order import Deed, own_provinces
from rules.candlebre.board.state import World
from rules.candlebre.board.war import BattleOrders, Force
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import Given, hint, pick
from rules.kernel.state.finding import find

ANYWHERE = "any"


def suggestions(world: World, seat: str, given: Given) -> dict[str, str]:
    """Give some values for the setting that was named."""
    return suggested(world, seat, given["setting"]) if "setting" in given else {}


class Plan(Deed, clause=CLAUSE, topic="battle"):
    """What the orders that set one battle order have in common."""

    setting: Setting = Field(description="what to settle: strikes, charge, casualties, bounty, re-rolls, withdrawal")
    value: str = hint(
        "", suggestions, "what it shall be, such as open, precision at cavalry, or a number", max_length=120
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a value that the setting cannot have (CAN-7.17)."""
        valued(world, seat, self.setting, self.value)

    def settle(self, world: World, seat: str, orders: BattleOrders) -> None:
        """Set it in some battle orders."""
        setattr(orders, self.setting, valued(world, seat, self.setting, self.value))


def own_first(world: World, seat: str) -> list[str]:
    """Give every province, one's own first."""
    return list(dict.fromkeys([*own_provinces(world, seat), *world.provinces]))


def not_attacking(world: World, seat: str, province: str, given: Given) -> Refusal | None:
    """Say that a province cannot be named for attacks."""
    if given.get("role") != "attack":
        return None
    return Refusal(CLAUSE, "a province can be named for defence only; leave it out, or say defence")


class Doctrine(
    Plan,
    name="doctrine",
    says=("doctrine {role} [in {province}] {setting} is|as {value}",),
    replaces="doctrine {role} {province} {setting}",
):
    """Settle how your troops fight when nothing else is ordered, attacking or defending."""

    role: Literal["attack", "defence"] = Field(description="for your attacks, or for your defence")
    province: str = pick("province", own_first, "defending one province only", default="", problem=not_attacking)

    def apply(self, world: World, seat: str) -> None:
        """Set it in the doctrine."""
        house = world.houses[seat]
        if self.province:
            self.settle(world, seat, house.defences.setdefault(self.province, BattleOrders()))
        else:
            self.settle(world, seat, house.attack if self.role == "attack" else house.defence)

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone what is settled now."""
        value = kept(valued(world, seat, self.setting, self.value))
        return DoctrineSettled.of(self, audience=(seat,), seat=seat, value=value)


def marched_on(world: World, seat: str) -> list[str]:
    """Give the targets of a seat's marches."""
    return [march.target for march in world.houses[seat].marches]


class BattlePlan(
    Plan,
    name="battle_plan",
    says=("battle [plan] for|at {target} {setting} is|as {value}",),
    replaces="battle_plan {target} {setting}",
    stage=21,
):
    """Settle how one of your marches fights; give the march first."""

    target: str = pick(
        "province", marched_on, "the target of a march of yours", denied="you do not march on {}; give the march first"
    )

    def apply(self, world: World, seat: str) -> None:
        """Set it in the orders of the march."""
        marches = (march for march in world.houses[seat].marches if march.target == self.target)
        self.settle(world, seat, find(marches, f"the march to {self.target}").orders)


class Bout(Deed, topic="battle"):
    """What is ordered in a battle that is being fought (CAN-7.18)."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse it where there is no battle of one's own."""
        my_force(world, seat, self.clause)
        super().refuse(world, seat)


def my_force(world: World, seat: str, clause: str) -> Force:
    """Give the seat's side of the battle that is being fought; refuse where it has none."""
    sides = [world.battle.attacker, world.battle.defender] if world.battle else []
    for force in sides:
        if force.seat == seat:
            return force
    raise Refusal(clause, "no battle of yours is being fought; a doctrine settles how your troops will fight")


class Fight(
    Bout,
    Plan,
    name="fight",
    says=("fight [with] {setting} is|as {value}",),
    clause="CAN-7.18a",
    replaces="fight {setting}",
):
    """Settle one thing for this round of the battle; the rest is as your standing battle orders say."""

    setting: Setting = pick(
        "",
        lambda: IN_A_ROUND,
        "what to settle for this round; withdrawal is an order of its own",
        denied="to leave the field say withdraw; a round's orders settle how it is fought",
    )

    def apply(self, world: World, seat: str) -> None:
        """Set it for this round; a withdrawal ordered before is off (CAN-7.18b)."""
        force = my_force(world, seat, self.clause)
        self.settle(world, seat, force.now)
        force.spoke, force.leaves = True, ""


class Rest(
    Bout, name="rest", says=("rest", "let [my] standing orders decide [the rest]"), clause="CAN-7.18f", replaces="rest"
):
    """Hand the rest of this battle to your standing orders; this round is the last that you settle."""

    def apply(self, world: World, seat: str) -> None:
        """Ask no more in this battle; this round is fought on (CAN-7.18f)."""
        force = my_force(world, seat, self.clause)
        force.rest, force.spoke = True, True


def refuges(world: World, seat: str) -> list[str]:
    """Give one's own provinces next to the battle (CAN-7.15f)."""
    near = world.provinces[world.battle.target].near if world.battle else ()
    return [id for id in near if world.provinces[id].owner == seat]


class Withdraw(Bout, name="withdraw", says=("withdraw [to {province}]",), clause="CAN-7.18b", replaces="withdraw"):
    """Leave the field with your whole force: each unit is caught on 1 to 3, and it costs 2 honor."""

    province: str = pick(
        "province",
        refuges,
        "where to; else where you have most",
        default="",
        clause="CAN-7.15f",
        denied="you cannot withdraw to {}",
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse in round 1, and where there is nowhere to go (CAN-7.15g, CAN-7.18b)."""
        super().refuse(world, seat)
        if world.battle is None or not world.battle.round:
            raise Refusal(self.clause, "a force may withdraw from the second round on")
        if not refuges(world, seat):
            raise Refusal("CAN-7.15g", "there is no province of yours next to the battle; fight on")

    def apply(self, world: World, seat: str) -> None:
        """Have it leave before the next round (CAN-7.18b)."""
        force = my_force(world, seat, self.clause)
        force.spoke, force.leaves = True, self.province or ANYWHERE


ROUND_ORDERS: tuple[type[Deed], ...] = (Fight, Rest, Withdraw)
"""What a side of an interactive battle may order before a round."""
