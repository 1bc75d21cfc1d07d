"""Mercenaries who outnumber the regulars of a province seize it (CAN-8.4 to CAN-8.9)."""

from rules.candlebre.engaging import change_hands
from rules.candlebre.events_war import CompaniesRevolted, LeaderMoved, LeaderRemoved
from rules.candlebre.forces import regulars, stand, without
from rules.candlebre.geography import nearest
from rules.candlebre.state import Province, Units, World
from rules.candlebre.wording import told_units
from rules.kernel.play import Play


def too_many(units: Units) -> bool:
    """Tell whether there are more mercenaries than regulars; equal numbers are allowed (CAN-8.4, CAN-8.4a)."""
    return units.get("mercenaries", 0) > regulars(units)


def check_companies(play: Play[World]) -> None:
    """Look at every province that a seat owns, in the order of their numbers (CAN-8.6)."""
    for place in play.state.provinces.values():
        if place.owner and too_many(place.units):
            revolt(play, place)


def revolt(play: Play[World], place: Province) -> None:
    """Turn the regulars out and make a province neutral, its mercenaries the garrison (CAN-8.5, CAN-8.8a, CAN-8.9)."""
    world, seat = play.state, place.owner
    hired = place.units["mercenaries"]
    leaving = without(place.units, {"mercenaries": hired})
    refuge = nearest(world, seat, place.id)
    change_hands(place, "")
    place.garrison = hired
    if refuge:
        stand(refuge, leaving, {kind: [0] * number for kind, number in leaving.items()})
    play.tell(
        CompaniesRevolted(
            seat=world.name(seat),
            province=place.name,
            regulars=told_units(leaving),
            mercenaries=hired,
            refuge=refuge.name if refuge else "",
        )
    )
    move_leaders(play, place, refuge, "leaves with the regulars", "CAN-8.7a")


def move_leaders(play: Play[World], place: Province, refuge: Province | None, reason: str, clause: str) -> None:
    """Send the leaders who stand in a province to another; where there is none they are removed (CAN-8.7)."""
    world = play.state
    for one in [leader for leader in world.leaders.values() if leader.place == place.id]:
        if refuge is None:
            remove_leader(play, one.id, "has nowhere to go", clause)
            continue
        one.place = refuge.id
        play.tell(
            LeaderMoved(clause=clause, leader=one.name, seat=world.name(one.seat), province=refuge.name, reason=reason)
        )


def remove_leader(play: Play[World], id: str, reason: str, clause: str) -> None:
    """Take a leader out of the game, and his card out of the Book for good (CAN-11.8a)."""
    world = play.state
    one = world.leaders.pop(id)
    if one.card:
        world.removed.append(one.card)
    play.tell(LeaderRemoved(clause=clause, leader=one.name, seat=world.name(one.seat), reason=reason))
