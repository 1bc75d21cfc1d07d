"""Partners: with whom a seat has a pact in force, said beside an order that names them or what is theirs."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.service.ground.playing import name_of
from bot.service.ground.wording import listed
from bot.store import pledges
from bot.store.look import Look
from bot.store.records import Pact
from rules.kernel.language.forms import forms
from rules.kernel.orders.order import Order
from rules.kernel.play.counsel import Counsel, Weight
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.play.session import Session

PACT = "you have a pact with"
"""How the note begins that reminds of a pact."""
TIED = "{} You have a pact with {}."
LONGEST = 240
"""The most letters of a piece of counsel that names a pact."""
SHORT = 160
"""The most letters of a pact that are said beside an order."""


async def reminders(
    look: Look, session: Session[Any], seat: str, orders: Sequence[Order[Any]]
) -> list[str]:  # Any: each game has its own state
    """Remind a seat of each pact with somebody whom one of its orders names, or something of theirs."""
    view = session.glance(seat)
    others = {one for order in orders for one in named_seats(session.ruleset, view, seat, order)}
    return [reminder(look, seat, pact) for pact in await pacts_with(look, seat, others)]


def named_seats(ruleset: Ruleset[Any], view: Any, seat: str, order: Order[Any]) -> set[str]:  # Any: its own state
    """Give the other seats that an order names, or whose things it names, as far as a seat may know."""
    owners = ruleset.owners(view)
    found = set()
    for kind, id in named_things(order):
        found.add(owners.get(kind, {}).get(id, id if kind == "seat" else ""))
    return found - {"", seat}


def named_things(order: Order[Any]) -> Iterator[tuple[str, str]]:  # Any: each game has its own state
    """Give what an order names: the kind of each thing, and its id."""
    for field in forms(type(order)):
        value = getattr(order, field.name, None)
        for one in [value] if isinstance(value, str) else value if isinstance(value, Iterable) else ():
            if field.names_kind and isinstance(one, str):
                yield field.names_kind, one


async def pacts_with(look: Look, seat: str, others: set[str]) -> list[Pact]:
    """Give the pacts in force that a seat has with any of some others."""
    if not others:
        return []
    holding = await pledges.pacts(look, "holds")
    sides = [(one, {party.seat for party in one.parties}) for one in holding]
    return [one for one, parties in sides if seat in parties and parties & others]


async def loyally(
    look: Look, ruleset: Ruleset[Any], view: Any, seat: str, pieces: Sequence[Counsel[Any]]
) -> list[Counsel[Any]]:  # Any: each game has its own state
    """Give counsel with the chances behind all else that concern a partner of a pact, or his things, and say so."""
    bound = [pact for pact in await pledges.pacts(look, "holds") if seat in {party.seat for party in pact.parties}]
    partners = {party.seat for pact in bound for party in pact.parties} - {seat}
    if not partners:
        return [*pieces]
    free, tied = list[Counsel[Any]](), list[Counsel[Any]]()
    for piece in pieces:
        orders = piece.offers[0].orders if piece.offers and piece.weight is Weight.CHANCE else ()
        whom = {one for order in orders for one in named_seats(ruleset, view, seat, order)} & partners
        said = TIED.format(piece.text, listed(name_of(look, one) for one in sorted(whom)))
        tied += [replace(piece, text=said if len(said) <= LONGEST else piece.text)] if whom else []
        free += [] if whom else [piece]
    return [*free, *tied]


def reminder(look: Look, seat: str, pact: Pact) -> str:
    """Say with whom a seat has a pact, what it says, and how long it holds."""
    others = listed(name_of(look, party.seat) for party in pact.parties if party.seat != seat)
    said = pact.text if len(pact.text) <= SHORT else f"{pact.text[:SHORT].rsplit(' ', 1)[0]} …"
    until = f", through turn {pact.until}" if pact.until else ""
    return f"{PACT} {others}{until}: “{said}”"
