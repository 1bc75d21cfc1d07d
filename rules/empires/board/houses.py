"""Seats: who plays, in which order things go round, and who stands highest (EMP-H6.1)."""

from collections.abc import Iterable

from rules.empires.board.motions import Truce
from rules.empires.board.state import World
from rules.kernel.play.play import Play


def seat_players(play: Play[World]) -> None:
    """Note who plays in this phase; whoever conceded has no player any more (EMP-H26.7)."""
    world = play.state
    world.seated = [seat for seat in world.empires if seat in play.players]
    for seat, empire in world.empires.items():
        if empire.holder != "conceded":
            empire.holder = "player" if seat in world.seated else "autopilot"


def stature(world: World, seat: str) -> int:
    """Give the sum of a leader's ratings (EMP-H6.1, EMP-H8.1)."""
    leader = world.empires[seat].leader
    return leader.combat + leader.administration + leader.diplomacy


def by_stature(world: World) -> list[str]:
    """Give the seats by falling stature, then more areas, then seat order (EMP-H6.1)."""
    return sorted(world.empires, key=lambda seat: (-stature(world, seat), -len(world.owned(seat))))


def initiative(world: World) -> list[str]:
    """Give the order of a round: each seat takes the earliest free place, or the latest if it so ordered (EMP-H6.1)."""
    places: dict[int, str] = {}
    free = list(range(len(world.empires)))
    for seat in by_stature(world):
        late = world.empires[seat].standing.initiative == "late"
        places[free.pop(-1 if late else 0)] = seat
    return [places[place] for place in sorted(places)]


def round_from(world: World, seat: str) -> list[str]:
    """Give the seats in seat order, going round, beginning with the one after a seat (EMP-H5.17, EMP-19.1f12)."""
    table = list(world.empires)
    place = table.index(seat)
    return [*table[place + 1 :], *table[:place]]


def in_seat_order(world: World, seats: Iterable[str]) -> list[str]:
    """Give seats in seat order, each once."""
    named = set(seats)
    return [seat for seat in world.empires if seat in named]


def run_by_player(world: World, seat: str) -> bool:
    """Tell whether a person decides for a seat, not the autopilot."""
    return seat in world.players()


def truce(world: World, one: str, other: str) -> Truce | None:
    """Give the truce that is in force between two seats (EMP-H20.7)."""
    pair = {one, other}
    return next(
        (
            each
            for each in world.truces
            if {each.one, each.other} == pair and each.one != each.other and world.round_index <= each.until
        ),
        None,
    )


def had_turn(world: World, seat: str) -> bool:
    """Tell whether a seat's player turn of this round has begun or is over (EMP-H13.2)."""
    if world.active not in world.order or seat not in world.order:
        return False
    return world.order.index(seat) <= world.order.index(world.active)


def to_come(world: World, seat: str) -> list[str]:
    """Give the seats that have yet to act after a seat in this round (EMP-H5.3)."""
    if seat not in world.order:
        return [one for one in world.empires if one != seat]
    return world.order[world.order.index(seat) + 1 :]
