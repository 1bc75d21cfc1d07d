"""The order of play of a year (step Y3, CIV-6.8.1a)."""

from rules.civilized.campaign.events import InitiativeSet
from rules.civilized.world.state import World
from rules.kernel.play.play import Play

REDRAWS = 9
"""How often equal highest cards are drawn again; after so many ties the first in seat order leads (house rule)."""


def set_initiative(play: Play[World]) -> None:
    """Draw a card for each country on turn: the highest is first, equal ones draw again, the rest follow clockwise."""
    world = play.state
    seats = [country.id for country in world.on_turn()]
    world.initiative = []
    if not seats:
        return
    with play.causes():
        first = seats
        for _ in range(REDRAWS):
            if not first[1:]:
                break
            cards = {seat: play.chance.card("CIV-6.8.1a", "initiative.card", seat).value for seat in first}
            first = [seat for seat in first if cards[seat] == max(cards.values())]
        start = seats.index(first[0])
        world.initiative = [*seats[start:], *seats[:start]]
        play.tell(InitiativeSet(order=tuple(world.initiative)))


def in_play(world: World) -> list[str]:
    """Give the countries in this year's order; one born since stands behind its parent (CIV-6.8.1b)."""
    standing = [country.id for country in world.standing()]
    order = [seat for seat in world.initiative if seat in standing]
    for seat in standing:
        if seat not in order:
            parent = world.countries[seat].parent
            order.insert(order.index(parent) + 1 if parent in order else len(order), seat)
    return order
