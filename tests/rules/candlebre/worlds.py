"""Kingdoms for tests of Candle'Bre: the standard scenario, with whatever a test moves in it."""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from rules.candlebre.board.forces import ordered, rolling
from rules.candlebre.board.scenario import CandlebreScenario, Settings
from rules.candlebre.board.state import Leader, Province, World
from rules.candlebre.board.tables import HOUSES
from rules.candlebre.board.war import Battle, BattleOrders, Force
from rules.candlebre.opening.setup import setup
from rules.kernel.luck.chance import Chance, Key
from rules.kernel.orders.order import Order
from tests.rules.playing import Played, Scripts, Table, play_at

FILE = Path(__file__).parents[3] / "config/scenarios/candlebre/candlemere.toml"
SEATS = ("red", "white", "green", "blue", "gold")
QUIET_FACE = 20
"""What a die shows that no test names: a d20 misses, a d6 shows 2."""


@cache
def scenario() -> CandlebreScenario:
    """Give the standard scenario."""
    return CandlebreScenario.model_validate(tomllib.loads(FILE.read_text(encoding="utf-8")))


@cache
def board() -> str:
    """Give the board before the Houses are dealt."""
    table = Table(World.model_construct(), quiet=0)
    return setup(scenario(), Settings(), Chance(table.luck, 0, "setup", table.tell)).write()


def a_world(
    held: Mapping[str, Sequence[str]] | None = None,
    houses: Mapping[str, Mapping[str, Any]] | None = None,
    places: Mapping[str, Mapping[str, Any]] | None = None,
    settings: Mapping[str, Any] | None = None,
    **fields: Any,
) -> World:
    """Give turn 1 with each seat in its start region and its House in the printed order, without units or heads.

    `held` replaces what seats own; `houses` sets fields of seats, `places` of provinces, `fields` of the world.
    """
    world = World.model_validate_json(board())
    world.turn, world.phase, world.play_order = 1, 1, list(SEATS)
    regions = dict(zip(SEATS, world.starts.values(), strict=True))
    for seat, name in zip(SEATS, HOUSES, strict=True):
        house = world.houses[seat]
        house.house, house.honor, house.influence = name, HOUSES[name].honor, HOUSES[name].influence
        house.level["espionage"] = house.earned["espionage"] = HOUSES[name].espionage
    for seat in SEATS:
        for id in (held or {}).get(seat, regions[seat].provinces if held is None else ()):
            world.provinces[id].owner = seat
    for seat, values in (houses or {}).items():
        change(world.houses[seat], values)
    for id, values in (places or {}).items():
        change(world.provinces[id], values)
    world.settings = world.settings.model_copy(update=dict(settings or {}))
    change(world, fields)
    world.active = world.active or ["red"]
    return world


def change(piece: Any, values: Mapping[str, Any]) -> None:
    """Set fields; a mapping changes part of a dict."""
    for name, value in values.items():
        old = getattr(piece, name)
        setattr(piece, name, old | value if isinstance(old, dict) and name != "units" else value)


def a_leader(world: World, seat: str, place: str = "", card: str = "", **fields: Any) -> Leader:
    """Put a leader into a world: the head of a House, or one of the Book."""
    id = card or f"head-{seat}"
    world.leaders[id] = Leader(id=id, card=card, seat=seat, place=place, **fields)
    return world.leaders[id]


def a_battle(
    ours: Mapping[str, int],
    theirs: Mapping[str, int],
    defender: str = "white",
    attacker: str = "red",
    target: str = "lightmere",
    **orders: Any,
) -> tuple[World, Battle]:
    """Give a battle about to be fought; `defender` empty for neutrals. `orders` are the attacker's battle orders."""
    world = a_world()
    place = world.provinces[target]
    place.owner, place.units = defender, ordered(theirs) if defender else {}
    battle = Battle(
        number=1,
        target=target,
        attacker=Force(seat=attacker, units=ordered(ours), began=rolling(ours), orders=BattleOrders(**orders)),
        defender=Force(seat=defender, units=ordered(theirs), began=rolling(theirs)),
    )
    world.fighting = {target: battle}
    return world, battle


def place_of(world: World, id: str) -> Province:
    """Give a province."""
    return world.provinces[id]


class Faces:
    """Luck that shows what the test says, by purpose and subject or by purpose; any other die shows `quiet`."""

    def __init__(self, dice: Mapping[Any, Sequence[int] | int] | None = None, quiet: int = QUIET_FACE) -> None:
        self.left = {key: [face] if isinstance(face, int) else list(face) for key, face in (dice or {}).items()}
        self.quiet = quiet

    def number(self, key: Key, below: int) -> int:
        """Give the next face for this key, less one."""
        for name in ((key.purpose, key.subject), key.purpose):
            if self.left.get(name):
                return (self.left[name].pop(0) - 1) % below
        return (self.quiet - 1) % below

    def spent(self) -> bool:
        """Tell whether every die was rolled."""
        return not any(self.left.values())


def a_table(world: World, dice: Any = None, players: tuple[str, ...] = (), quiet: int = QUIET_FACE) -> Table:
    """Give a running play for what a phase calls, with dice as they show."""
    table = Table(world, players=players, turn=world.turn)
    table.luck = Faces(dice, quiet)  # type: ignore[assignment]  # luck is luck
    table.play.chance = Chance(table.luck, world.turn, "test", table.tell)
    return table


def run(
    phase: Callable[..., Any],
    world: World,
    orders: Mapping[str, Any] | None = None,
    dice: Any = None,
    players: tuple[str, ...] = (),
    quiet: int = QUIET_FACE,
) -> Played:
    """Run a phase on a fresh copy of a world, with dice as they show; orders as for `play_out`."""
    return play_at(a_table(world.fresh(), dice, players, quiet), phase, orders)


def give(world: World, seat: str, *orders: Order[Any]) -> World:
    """Check and apply orders one after the other, as a person gives them."""
    for order in orders:
        order.check(world, seat)
        order.apply(world, seat)
    return world


__all__ = [
    "SEATS",
    "Faces",
    "Scripts",
    "a_battle",
    "a_leader",
    "a_table",
    "a_world",
    "give",
    "place_of",
    "run",
    "scenario",
]
