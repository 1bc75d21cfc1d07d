"""What an autopilot leaves standing, each at its place in a sheet, where it differs from what stands (EMP-HA.11)."""

from collections.abc import Iterator

from rules.empires.autopilot.cards import next_card
from rules.empires.autopilot.manners import Manner
from rules.empires.board.houses import truce
from rules.empires.board.measures import eligible, prosperity
from rules.empires.board.realms import Regain
from rules.empires.board.state import World
from rules.empires.board.tables import HAND
from rules.empires.deck.hand import DISCARD_ORDER
from rules.empires.turn.later import LATER, Later
from rules.kernel.state.finding import find

FULL, GUARD = 12, 1
"""Gold from which a seat that has done its turn pays for its defences, and how much for each (EMP-HA.11f)."""


def later(name: str, **fields: object) -> Later:
    """Give a side order at its place in a sheet."""
    kind = find((kind for kind in LATER if kind.name == f"then_{name}"), name)
    return kind.model_validate(fields)


def choices(world: World, seat: str, own: Manner) -> Iterator[Later]:
    """Give what a seat would set anew at the beginning of its turn (EMP-HA.11, EMP-HA.11a)."""
    if world.empires[seat].standing.initiative != own.place:
        yield later("initiative", place=own.place)
    yield from peace(world, seat, own)


def answers(world: World, seat: str, own: Manner) -> Iterator[Later]:
    """Give what a seat that orders as players do answers beforehand, where it differs (EMP-HA.11b)."""
    standing, empire = world.empires[seat].standing, world.empires[seat]
    refused = world.owned(seat) if own.if_lost == "refuse" else [empire.court] if empire.court else []
    if standing.contest.refuse != refused:
        yield later("contests", refuse_areas=tuple(refused))
    if standing.regain != Regain(tries=own.tries):
        yield later("regain", tries=own.tries)
    wished = homes(world, seat)
    if standing.court != wished:
        yield later("courts", areas=tuple(wished))


def homes(world: World, seat: str) -> list[str]:
    """Give the own areas that can hold the court: where it is first, then the richest (EMP-HA.11c)."""
    able = [area for area in world.owned(seat) if eligible(world, seat, area)]
    return sorted(able, key=lambda area: (area != world.empires[seat].court, -prosperity(world.areas[area])))


def peace(world: World, seat: str, own: Manner) -> Iterator[Later]:
    """Waive ties toward whoever a truce is in force with, and toward nobody else any more (EMP-HA.11e)."""
    for other in world.empires:
        friends = other != seat and not own.breaks_truces and truce(world, seat, other) is not None
        if friends != (other in world.empires[seat].waivers):
            yield later("waive", toward=other, on=friends)


def parting(world: World, seat: str, own: Manner) -> Iterator[Later]:
    """Give what a seat sets at the end of its turn: its guard's gold, and the cards that go first (EMP-HA.11)."""
    empire = world.empires[seat]
    gold = GUARD if empire.gold >= FULL else 0
    if empire.standing.guard.gold != gold:
        yield later("guard", where="all", gold=gold, before=empire.standing.guard.before)
    cards = spare_cards(world, seat, own)
    if len(empire.hand) == HAND and empire.standing.discard != cards:
        yield later("discards", cards=tuple(cards))


def spare_cards(world: World, seat: str, own: Manner) -> list[str]:
    """Give the kinds of cards in hand by the order in which they go: of no use now first (EMP-HA.11d)."""
    held = [card for card in DISCARD_ORDER if card in world.empires[seat].hand]
    return sorted(held, key=lambda card: useful(world, seat, card, own))


def useful(world: World, seat: str, card: str, own: Manner) -> bool:
    """Tell whether a seat would play a card now, had it no other; an Influence always has its use."""
    alone = world.empires[seat].model_copy(update={"hand": [card], "front": []})
    board = world.model_copy(update={"empires": world.empires | {seat: alone}})
    return card == "influence" or next_card(board, seat, own) is not None
