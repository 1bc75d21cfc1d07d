"""Battle orders: doctrine, orders for one march, and those of a round (CAN-7.17, CAN-7.18)."""

import re
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from rules.candlebre.battle.melee import LOST_FIRST, STRUCK_FIRST
from rules.candlebre.board.order import Deed, province_names
from rules.candlebre.board.state import World
from rules.candlebre.board.tables import TYPES, UNITS
from rules.candlebre.board.war import BattleOrders, Force
from rules.candlebre.board.wording import PLURALS, choice_of
from rules.candlebre.table.events import StandingKept
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.language.matching import fold
from rules.kernel.orders.order import Names
from rules.kernel.state.finding import find

Setting = Literal[
    "ranged", "mounted", "foot", "pick", "charge", "flank", "casualties", "bounty", "bounty_cap", "reroll",
    "reroll_min", "withdraw_ratio", "withdraw_after", "retreat_to",
]  # fmt: skip
CLAUSE = "CAN-7.17"
BLOWS = {"standard": "standard", "archers": "ranged", "cavalry": "mounted", "foot": "foot", "engines": "train"}
"""How a segment attacks, as it is said: standard, or a precision strike at a segment."""
PRECISION = re.compile(r"^precision(?:\s+strikes?)?[\s:]+(?:(?:at|on|against)\s+)?(?:the\s+)?", re.IGNORECASE)
"""What a segment's name may be led in with: a precision strike is meant wherever one is named."""
STANCES = ("never", "screened", "open")
REROLLS = ("misses", "withdrawal", "none")
BOUNDS = {
    "bounty": (0, 2),
    "bounty_cap": (0, 999),
    "reroll_min": (1, 19),
    "withdraw_ratio": (0, 400),
    "withdraw_after": (0, 60),
}
"""Least and most of each number."""
ANYWHERE = "any"


def typed(words: str, clause: str = CLAUSE) -> list[str]:
    """Read types of units in a row; those left out follow in the usual order. Refuses others, and repeats."""
    names = {fold(name): kind for kind, pair in PLURALS.items() for name in (*pair, kind, kind.replace("_", " "))}
    said = [names.get(fold(part.strip())) for part in words.replace(" and ", ",").replace(" then ", ",").split(",")]
    kinds = [kind for kind in said if kind]
    if len(kinds) < len(said) or len(set(kinds)) < len(kinds):
        every = choice_of(PLURALS[kind][1] for kind in TYPES)
        raise Refusal(clause, f"name types of units in a row, each once, of {every}")
    return kinds


def valued(world: World, seat: str, setting: str, words: str) -> Any:  # Any: each setting has its own type
    """Give what a setting is set to. Refuses what it cannot be, and says what it can."""
    words = words.strip()
    if setting in ("pick", "casualties"):
        return typed(words)
    if setting == "retreat_to":
        return places(world, seat, words)
    if setting in BOUNDS:
        least, most = BOUNDS[setting]
        if not words.isdecimal() or not least <= int(words) <= most:
            raise Refusal(CLAUSE, f"{setting.replace('_', ' ')} is a number from {least} to {most}")
        return int(words)
    able = options(setting)
    bare = fold(PRECISION.sub("", words)) if able is BLOWS else fold(words)
    found = next((value for word, value in able.items() if bare in (fold(word), fold(value))), None)
    if found is None:
        raise Refusal(CLAUSE, f"{setting} is one of {choice_of(able)}")
    return found


def options(setting: str) -> dict[str, str]:
    """Give what a setting of few values may be, as it is said."""
    if setting in ("charge", "flank"):
        return {stance: stance for stance in STANCES}
    if setting == "reroll":
        return {kind: kind for kind in REROLLS}
    return BLOWS


def places(world: World, seat: str, words: str) -> list[str]:
    """Read provinces in a row, by name."""
    names = {fold(place.name): place.id for place in world.provinces.values()}
    found = [names.get(fold(part.strip())) for part in words.replace(" and ", ",").split(",") if part.strip()]
    if not found or None in found:
        raise Refusal(
            "CAN-7.15f", f"name provinces in a row, such as {choice_of(one.name for one in world.held(seat))}"
        )
    return [id for id in found if id]


def suggested(world: World, seat: str, setting: str) -> dict[str, str]:
    """Give some values for a setting, for completion."""
    if setting in BOUNDS:
        least, most = BOUNDS[setting]
        return {str(number): str(number) for number in range(least, most + 1, max(1, (most - least) // 20))}
    if setting in ("pick", "casualties"):
        order = STRUCK_FIRST if setting == "pick" else LOST_FIRST
        return {", ".join(UNITS[kind].name for kind in order): ", ".join(order)}
    if setting == "retreat_to":
        return {place.name: place.name for place in world.held(seat)}
    return {word: word for word in options(setting)}


class Plan(Deed, clause=CLAUSE, topic="battle"):
    """What the orders that set one battle order have in common."""

    setting: Setting = Field(description="what to settle: strikes, charge, casualties, bounty, re-rolls, withdrawal")
    value: str = Field(max_length=120, description="what it shall be, such as open, precision at cavalry, or a number")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a value that the setting cannot have (CAN-7.17)."""
        valued(world, seat, self.setting, self.value)

    def kept(self, world: World, seat: str, orders: BattleOrders) -> None:
        """Set it in some battle orders."""
        setattr(orders, self.setting, valued(world, seat, self.setting, self.value))

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give values for the setting chosen."""
        return suggested(world, seat, str(given["setting"])) if field == "value" and given.get("setting") else None


class Doctrine(
    Plan,
    name="doctrine",
    says=("doctrine {role} [in {province}] {setting} is|as {value}",),
    replaces="doctrine {role} {province} {setting}",
):
    """Settle how your troops fight when nothing else is ordered, attacking or defending."""

    role: Literal["attack", "defence"] = Field(description="for your attacks, or for your defence")
    province: Annotated[str, Names("province")] = Field(default="", description="defending one province only")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a province for attacks, and values that cannot be (CAN-7.17)."""
        if self.province and self.role == "attack":
            raise Refusal(self.clause, "a province can be named for defence only; leave it out, or say defence")
        if self.province and self.province not in world.provinces:
            raise Refusal(self.clause, "name a province of the map, or none for all")
        super().refuse(world, seat)

    def apply(self, world: World, seat: str) -> None:
        """Set it in the doctrine."""
        house = world.houses[seat]
        if self.province:
            self.kept(world, seat, house.defences.setdefault(self.province, BattleOrders()))
        else:
            self.kept(world, seat, house.attack if self.role == "attack" else house.defence)

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone."""
        where = f" in {world.provinces[self.province].name}" if self.province else ""
        text = f"doctrine of {self.role}{where}: {self.setting.replace('_', ' ')} {self.value}"
        return StandingKept(clause=self.clause, audience=(seat,), seat=seat, text=text)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give one's own provinces, or values."""
        if field == "province":
            return province_names(world, world.held(seat)) if given.get("role") != "attack" else {}
        return super().choices(world, seat, field, given)


class BattlePlan(
    Plan,
    name="battle_plan",
    says=("battle [plan] for|at {target} {setting} is|as {value}",),
    replaces="battle_plan {target} {setting}",
    stage=21,
):
    """Settle how one of your marches fights; give the march first."""

    target: Annotated[str, Names("province")] = Field(description="the target of a march of yours")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a target on which the seat does not march (CAN-7.17)."""
        marches = [march.target for march in world.houses[seat].marches]
        if self.target not in marches:
            names = choice_of(world.provinces[target].name for target in marches)
            raise Refusal(self.clause, f"give the march first; you march on {names}")
        super().refuse(world, seat)

    def apply(self, world: World, seat: str) -> None:
        """Set it in the orders of the march."""
        march = find(
            (one for one in world.houses[seat].marches if one.target == self.target), f"the march to {self.target}"
        )
        self.kept(world, seat, march.orders)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the targets of the seat's marches, or values."""
        if field == "target":
            return province_names(world, (world.provinces[march.target] for march in world.houses[seat].marches))
        return super().choices(world, seat, field, given)


def my_force(world: World, seat: str, clause: str) -> Force:
    """Give the seat's side of the battle that is being fought; refuse where it has none."""
    battle = world.battle
    forces: Iterable[Force] = (battle.attacker, battle.defender) if battle else ()
    found = next((force for force in forces if force.seat == seat), None)
    if found is None:
        raise Refusal(clause, "no battle of yours is being fought; a doctrine settles how your troops will fight")
    return found


class Fight(
    Plan, name="fight", says=("fight [with] {setting} is|as {value}",), clause="CAN-7.18a", replaces="fight {setting}"
):
    """Settle one thing for this round of the battle; the rest is as your standing battle orders say."""

    setting: Setting = Field(description="what to settle for this round; withdrawal is an order of its own")
    value: str = Field(max_length=120, description="what it shall be in this round")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse without a battle, and the settings of withdrawal (CAN-7.18a)."""
        my_force(world, seat, self.clause)
        if self.setting in ("withdraw_ratio", "withdraw_after", "retreat_to"):
            raise Refusal(self.clause, "to leave the field say withdraw; a round's orders settle how it is fought")
        super().refuse(world, seat)

    def apply(self, world: World, seat: str) -> None:
        """Set it for this round; a withdrawal ordered before is off (CAN-7.18b)."""
        force = my_force(world, seat, self.clause)
        self.kept(world, seat, force.now)
        force.spoke, force.leaves = True, ""


class Rest(
    Deed,
    name="rest",
    says=("rest", "let [my] standing orders decide [the rest]"),
    clause="CAN-7.18f",
    topic="battle",
    replaces="rest",
):
    """Hand the rest of this battle to your standing orders; this round is the last that you settle."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse without a battle."""
        my_force(world, seat, self.clause)

    def apply(self, world: World, seat: str) -> None:
        """Ask no more in this battle; this round is fought on (CAN-7.18f)."""
        force = my_force(world, seat, self.clause)
        force.rest, force.spoke = True, True


class Withdraw(
    Deed, name="withdraw", says=("withdraw [to {province}]",), clause="CAN-7.18b", topic="battle", replaces="withdraw"
):
    """Leave the field with your whole force: each unit is caught on 1 to 3, and it costs 2 honor."""

    province: Annotated[str, Names("province")] = Field(default="", description="where to; else where you have most")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse in round 1, and where there is nowhere to go (CAN-7.15g, CAN-7.18b)."""
        my_force(world, seat, self.clause)
        if world.battle is None or not world.battle.round:
            raise Refusal(self.clause, "a force may withdraw from the second round on")
        near = self.refuges(world, seat)
        if not near:
            raise Refusal("CAN-7.15g", "there is no province of yours next to the battle; fight on")
        if self.province and self.province not in near.values():
            raise Refusal("CAN-7.15f", f"you can withdraw to {choice_of(near)}")

    def apply(self, world: World, seat: str) -> None:
        """Have it leave before the next round (CAN-7.18b)."""
        force = my_force(world, seat, self.clause)
        force.spoke, force.leaves = True, self.province or ANYWHERE

    @staticmethod
    def refuges(world: World, seat: str) -> dict[str, str]:
        """Give one's own provinces next to the battle."""
        if world.battle is None:
            return {}
        near = [world.provinces[id] for id in world.provinces[world.battle.target].near]
        return province_names(world, (place for place in near if place.owner == seat))

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give them."""
        return cls.refuges(world, seat)


ROUND_ORDERS: tuple[type[Deed], ...] = (Fight, Rest, Withdraw)
"""What a side of an interactive battle may order before a round."""
