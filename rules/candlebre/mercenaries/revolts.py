"""Mercenaries who outnumber the regulars of a province seize it (CAN-8.4 to CAN-8.9)."""

from rules.candlebre.board.forces import stand, too_many, without
from rules.candlebre.board.geography import nearest
from rules.candlebre.board.holdings import change_hands
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.wording import told_units
from rules.candlebre.mercenaries.events import CompaniesRevolted
from rules.candlebre.people.leaders import move_leaders
from rules.kernel.play.play import Play


def check_revolts(play: Play[World]) -> None:
    """Look at every province that a seat owns, in the order of their numbers (CAN-8.6)."""
    for place in play.state.provinces.values():
        if place.owner and too_many(place.units):
            seize(play, place)


def seize(play: Play[World], place: Province) -> None:
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
            seat=seat,
            province=place.id,
            regulars=told_units(leaving),
            mercenaries=hired,
            refuge=refuge.id if refuge else "",
        )
    )
    move_leaders(play, place, refuge, "CAN-8.7a")
