"""Worlds for the tests of Empires: the first scenario as set up, changed as a test says (section 10)."""

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from rules.empires.board.atlas import Hold
from rules.empires.board.houses import initiative
from rules.empires.board.land import in_order
from rules.empires.board.motions import Truce
from rules.empires.board.options import Settings
from rules.empires.board.scenario import EmpiresScenario
from rules.empires.board.setup import setup
from rules.empires.board.state import World
from rules.kernel.luck.chance import Chance
from tests.rules.playing import Scripted

FOLDER = Path(__file__).parents[3] / "config/scenarios/empires"
FIRST, SECOND = FOLDER / "crowns-and-keys-1176.toml", FOLDER / "crowns-and-keys-played.toml"


def scenario(file: Path = FIRST) -> EmpiresScenario:
    """Read a shipped scenario."""
    return EmpiresScenario.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))


BOARDS = {file: scenario(file) for file in (FIRST, SECOND)}


def a_world(
    *,
    owned: Mapping[str, str] | None = None,
    unrest: Iterable[str] = (),
    ties: Mapping[str, Iterable[str]] | None = None,
    claims: Mapping[str, Iterable[str]] | None = None,
    holds: Iterable[tuple[str, str, str, int]] = (),
    people: tuple[str, ...] = (),
    active: str = "",
    file: Path = FIRST,
    areas: Mapping[str, Mapping[str, Any]] | None = None,
    seats: Mapping[str, Mapping[str, Any]] | None = None,
    **settings: Any,
) -> World:
    """Give the board as set up, in the order of the first round (X80), changed as said; nothing is swept.

    `owned` is area to seat (none: independent); `ties` and `claims` are further ones, by seat; a hold is (area held,
    seat, base, number); `areas` and `seats` set further fields; `active` is whose actions these are.
    """
    world = setup(BOARDS[file], Settings(**settings), Chance(Scripted(), 0, "setup", lambda _event: 0))
    world.order = initiative(world)
    world.seated = [seat for seat in world.empires if seat in people]
    for seat in people:
        world.empires[seat].holder = "player"
    if active:
        world.active, world.step = active, "actions"
    for area, seat in (owned or {}).items():
        world.areas[area].owner = seat
    for area in unrest:
        world.areas[area].unrest = True
    for seat, more in (ties or {}).items():
        world.empires[seat].ties = in_order(world, [*world.empires[seat].ties, *more])
    for seat, more in (claims or {}).items():
        world.empires[seat].claims = in_order(world, [*world.empires[seat].claims, *more])
    for area, seat, base, number in holds:
        world.areas[area].holds.append(Hold(seat=seat, base=base, number=number))
    for id, fields in (areas or {}).items():
        for name, value in fields.items():
            setattr(world.areas[id], name, value)
    for id, fields in (seats or {}).items():
        for name, value in fields.items():
            setattr(world.empires[id], name, value)
    return world


def with_truce(world: World, one: str, other: str, until: int = 2) -> World:
    """Give a world with a truce between two seats."""
    first, second = (seat for seat in world.empires if seat in (one, other))
    world.truces.append(Truce(one=first, other=second, until=until))
    return world
