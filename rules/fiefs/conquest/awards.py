"""Whom a leader gives a marker of what he conquered (FIE-9.5, FIE-9.5a, FIE-16.14)."""

from pydantic import Field

from rules.fiefs.board.forces import Army, Marker
from rules.fiefs.board.land import total
from rules.fiefs.board.sides import members
from rules.fiefs.board.state import World
from rules.kernel.orders.choice import pick
from rules.kernel.orders.order import Order


def companions(world: World, army: Army) -> list[str]:
    """Give the Houses of an army but its leader's, in table order."""
    found = [seat for seat in members(world, army) if seat != army.leader]
    return [seat for seat in world.playing() if seat in found]


def served(world: World, seat: str) -> list[str]:
    """Give the Houses that the leader of the winning army may serve (FIE-9.5)."""
    army = world.armies.get(world.army)
    return companions(world, army) if army and army.leader == seat else []


class AwardFief(
    Order[World], name="award", says=("award {marker} to {seat}",), clause="FIE-9.5", topic="army", replaces="award"
):
    """Say which House of your army places a marker in the conquered fief, and which; you place the other."""

    marker: Marker = Field(description="the marker that it places: control or claim")
    seat: str = pick("seat", served, "a House of your army", denied="{} does not follow you")


def by_list(world: World, army: Army) -> tuple[str, Marker] | None:
    """Give whom an army's award list serves next, who then comes last on it (FIE-9.5a)."""
    followers = companions(world, army)
    seat = next((one for one in army.award.seats if one in followers), "")
    if not seat:
        return None
    army.award.seats = [*(one for one in army.award.seats if one != seat), seat]
    return seat, army.award.marker


def by_default(world: World, army: Army) -> tuple[str, Marker]:
    """Serve the other member with the lowest total, then the first at the table, with the claim (FIE-16.14)."""
    return min(companions(world, army), key=lambda seat: total(world, seat)), "claim"
