"""Hearing: what a seat has heard of, which its next brief does not tell again."""

import json
from collections.abc import Mapping, Sequence

from bot.service.ground.messages import Heard
from bot.service.ground.values import Post, Who
from bot.service.words.open_window import standing
from bot.store.records import Seat
from bot.store.unit import Unit


def briefs(post: Post) -> bool:
    """Tell whether a message briefs a seat and stands now for the first time, so that this is to be noted."""
    return post.message.heard is not None and post.message_id is None and post.target.kind == "seat"


async def delivered(unit: Unit, post: Post) -> None:
    """Note that a brief stands before its reader; a deputy's copy counts for nobody else."""
    if post.message.heard and not post.target.user and post.target.seat in unit.seats:
        await hear(unit, post.target.seat, post.message.heard)


async def acted(unit: Unit, who: Who) -> None:
    """Note that whoever holds a seat answers the question that was put to it, and so knows how things stand.

    A deputy does not count, and nobody is briefed by a window that has not written to him.
    """
    stands = standing(unit)
    written = stands.asking.written_to if stands.asking else ()
    if unit.seats[who.seat].user == who.user and who.seat in written and unit.seats[who.seat].heard < stands.told:
        await unit.change_seat(who.seat, heard=stands.told)


async def at_once(unit: Unit, heard: Mapping[str, Sequence[int]]) -> None:
    """Note the events of which seats are told before their next brief, which leaves those out."""
    for seat, numbers in heard.items():
        if seat in unit.seats:
            later = [n for n in numbers_of(unit.seats[seat]) if n > unit.seats[seat].heard]
            await unit.change_seat(seat, told=json.dumps([*later, *numbers]))


def numbers_of(seat: Seat) -> list[int]:
    """Give the numbers of the events that a seat was told at once."""
    return list(json.loads(seat.told or "[]"))


async def hear(unit: Unit, seat: str, heard: Heard) -> None:
    """Note what a seat has heard of, unless it has heard of more."""
    if unit.seats[seat].heard <= heard.n:
        notes, dangers = "\n".join(heard.notes), json.dumps(heard.dangers)
        await unit.change_seat(seat, heard=heard.n, figures=json.dumps(heard.figures), notes=notes, dangers=dangers)
