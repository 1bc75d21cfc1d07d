"""Leaders: where they stand, whom they serve, and how they leave the game (CAN-3.8, CAN-10.4a, CAN-11.8)."""

from collections.abc import Collection

from rules.candlebre.board.allegiance import in_service
from rules.candlebre.board.geography import most_units
from rules.candlebre.board.state import Leader, Province, World
from rules.candlebre.people.events import LeaderMoved, LeaderRemoved
from rules.kernel.play.play import Play


def station(world: World, seat: str, province: str) -> None:
    """Put the head of a House into a province (CAN-3.8)."""
    id = f"head-{seat}"
    world.leaders[id] = Leader(id=id, seat=seat, place=province)


def own_leaders(world: World, seat: str, places: Collection[str]) -> list[str]:
    """Give what a seat calls those of its leaders who stand in some provinces: `the head of your House`."""
    return [yours(world, seat, one.id) for one in in_service(world, seat) if one.place in places]


def yours(world: World, seat: str, id: str) -> str:
    """Give what a seat calls a leader of its own."""
    return world.person(id).replace(f"head of {world.name(seat)}", "head of your House")


def come_home(world: World, one: Leader) -> Province | None:
    """Free a captive, who stands at once in his seat's province with most units (CAN-10.4a, CAN-10.6)."""
    home = most_units(world, one.seat)
    one.captor, one.place = "", home.id if home else ""
    return home


def move_leaders(play: Play[World], place: Province, refuge: Province | None, clause: str) -> None:
    """Send the leaders who stand in a province to another; where there is none they are removed (CAN-8.7)."""
    world = play.state
    for one in [leader for leader in world.leaders.values() if leader.place == place.id]:
        if refuge is None:
            remove_leader(play, one.id, clause)
            continue
        one.place = refuge.id
        play.tell(LeaderMoved(clause=clause, leader=one.id, seat=one.seat, province=refuge.id))


def remove_leader(play: Play[World], id: str, clause: str) -> None:
    """Take a leader out of the game, and his card out of the Book for good (CAN-11.8a)."""
    world = play.state
    one = drop_leader(world, id)
    play.tell(LeaderRemoved(clause=clause, leader=one.id, seat=one.seat))


def drop_leader(world: World, id: str) -> Leader:
    """Take a leader and his card out of the game, and give him (CAN-11.8a)."""
    one = world.leaders[id]
    one.place, one.captor, one.dead = "", "", True
    if one.card:
        world.removed.append(one.card)
    return one
