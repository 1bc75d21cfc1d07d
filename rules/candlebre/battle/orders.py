"""Battle orders: doctrine, orders for one march, and those of a round (CAN-7.17, CAN-7.18)."""

from typing import Literal, NoReturn

from pydantic import Field

from rules.candlebre.battle.events import DoctrineSettled
from rules.candlebre.battle.rout import refuges
from rules.candlebre.battle.settings import CLAUSE, IN_A_ROUND, Setting, kept, suggested, valued
from rules.candlebre.board.order import Deed, own_provinces
from rules.candlebre.board.state import World
from rules.candlebre.board.war import Battle, BattleOrders, Force
from rules.candlebre.board.wording import choice_of
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import Given, hint, pick
from rules.kernel.state.finding import find

ANYWHERE = "any"
NO_BATTLE = "you fight no battle at {}"


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


def my_battles(world: World, seat: str) -> list[str]:
    """Give the provinces for which a seat is fighting."""
    return [id for id, battle in world.fighting.items() if seat in (battle.attacker.seat, battle.defender.seat)]


class Bout(Deed, topic="battle"):
    """What is ordered in battles that are being fought (CAN-7.18)."""

    battle: str = pick("province", my_battles, "in which battle; else in each of yours", default="", denied=NO_BATTLE)

    def refuse(self, world: World, seat: str) -> None:
        """Refuse it where there is no battle of one's own."""
        self.forces(world, seat)
        super().refuse(world, seat)

    def forces(self, world: World, seat: str) -> list[Force]:
        """Give the seat's side of the battle that is named, or of each of its battles; refuse where it has none."""
        named = [self.battle] if self.battle else my_battles(world, seat)
        found = [force for id in named for force in sides(world.fighting[id]) if force.seat == seat]
        return found or none_of_yours(self.clause)


def sides(battle: Battle) -> tuple[Force, Force]:
    """Give both sides, the attacker first."""
    return battle.attacker, battle.defender


def none_of_yours(clause: str) -> NoReturn:
    """Refuse what is ordered without a battle of one's own."""
    raise Refusal(clause, "no battle of yours is being fought; a doctrine settles how your troops will fight")


class Fight(
    Bout,
    Plan,
    name="fight",
    says=("fight [at {battle}] [with] {setting} is|as {value}",),
    clause="CAN-7.18a",
    replaces="fight {battle} {setting}",
):
    """Settle one thing for this round of a battle; the rest is as your standing battle orders say."""

    setting: Setting = pick(
        "",
        lambda: IN_A_ROUND,
        "what to settle for this round; withdrawal is an order of its own",
        denied="to leave the field say withdraw; a round's orders settle how it is fought",
    )

    def apply(self, world: World, seat: str) -> None:
        """Set it for this round; a withdrawal ordered before is off (CAN-7.18b)."""
        for force in self.forces(world, seat):
            self.settle(world, seat, force.now)
            force.spoke, force.leaves = True, ""


class Rest(
    Bout,
    name="rest",
    says=("rest [at {battle}]", "let [my] standing orders decide [the rest] [at {battle}]"),
    clause="CAN-7.18f",
    replaces="rest {battle}",
):
    """Hand the rest of a battle to your standing orders; this round is the last that you settle."""

    def apply(self, world: World, seat: str) -> None:
        """Ask no more in this battle; this round is fought on (CAN-7.18f)."""
        for force in self.forces(world, seat):
            force.rest, force.spoke = True, True


def refuge_names(world: World, seat: str, given: Given) -> list[str]:
    """Give one's own provinces next to the battle that is named, or to any of one's own (CAN-7.15f)."""
    fought = [given["battle"]] if given.get("battle") else my_battles(world, seat)
    return list(dict.fromkeys(place.id for id in fought for place in refuges(world, seat, id)))


class Withdraw(
    Bout,
    name="withdraw",
    says=("withdraw [from {battle}] [to {province}]",),
    clause="CAN-7.18b",
    replaces="withdraw {battle}",
):
    """Leave the field with your whole force: each unit is caught on 1 to 3, and it costs 2 honor."""

    province: str = pick(
        "province",
        refuge_names,
        "where to; else where you have most",
        default="",
        clause="CAN-7.15f",
        denied="you cannot withdraw to {}",
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse in round 1, and where there is nowhere to go (CAN-7.15g, CAN-7.18b)."""
        super().refuse(world, seat)
        mine = my_battles(world, seat)
        if not self.battle and mine[1:]:
            names = choice_of(f"withdraw from {world.provinces[id].name}" for id in mine)
            raise Refusal(self.clause, f"you fight {len(mine)} battles; say {names}")
        target = self.battle or mine[0]
        if not world.fighting[target].round:
            raise Refusal(self.clause, "a force may withdraw from the second round on")
        if not refuges(world, seat, target):
            raise Refusal("CAN-7.15g", "there is no province of yours next to the battle to go to; fight on")

    def apply(self, world: World, seat: str) -> None:
        """Have it leave before the next round (CAN-7.18b)."""
        for force in self.forces(world, seat):
            force.spoke, force.leaves = True, self.province or ANYWHERE


ROUND_ORDERS: tuple[type[Deed], ...] = (Fight, Rest, Withdraw)
"""What a side of an interactive battle may order before a round."""
