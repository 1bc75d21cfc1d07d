"""Battle orders: what a side has settled for a battle, from the most particular to the defaults (CAN-7.17)."""

from collections.abc import Sequence
from typing import Any

from rules.candlebre.battle.melee import ATTACKING, DEFENDING, NEUTRALS, Choices, ordered_types
from rules.candlebre.board.state import World
from rules.candlebre.board.tables import Role
from rules.candlebre.board.war import BattleOrders, Force

LISTS = ("pick", "casualties")


def choices(world: World, force: Force, role: Role, target: str) -> Choices:
    """Give what a side has chosen: for round, march or province, by doctrine, by default (CAN-7.17, CAN-7.18d)."""
    house = world.houses.get(force.seat)
    if house is None:
        return NEUTRALS
    doctrine = [house.attack] if role == "attack" else [house.defences.get(target, BattleOrders()), house.defence]
    return settled([force.now, force.orders, *doctrine], ATTACKING if role == "attack" else DEFENDING)


def settled(layers: Sequence[BattleOrders], default: Choices) -> Choices:
    """Give what the first layer that says something says, field by field."""
    found: dict[str, Any] = {}  # Any: each field has its own type
    for name in Choices.__dataclass_fields__:
        said = next((value for layer in layers if said_something(value := getattr(layer, name))), None)
        if said is None:
            continue
        found[name] = tuple(said) if isinstance(said, list) else said
        if name in LISTS:
            found[name] = ordered_types(found[name], getattr(default, name))
    return Choices(**{**default.__dict__, **found})


def said_something(value: Any) -> bool:  # Any: each field has its own type
    """Tell whether a field of battle orders is set."""
    return value is not None and value not in ("", [])
