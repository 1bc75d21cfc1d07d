"""Armies for the tests of battles, without a world, and the reference dice of the worked examples."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

from rules.fiefs.armies.raising import name_general
from rules.fiefs.battle.lines import Array, Command, Fighter, Host, draw_up
from rules.fiefs.battle.resolving import Bound, battle
from rules.fiefs.board.forces import Army, BattlePlan, Element, Posture
from rules.fiefs.board.tables import TYPES, Type
from tests.rules.fiefs.worlds import BOARD

LISTS = {id: one.elements for id, one in BOARD.army.items()}


def reference() -> Callable[[], int]:
    """Give the dice of section 10: a generator of congruences, from 1."""

    def faces() -> Iterator[int]:
        x = 1
        while True:
            x = (1103515245 * x + 12345) % 2**31
            yield 1 + (x // 65536) % 6

    return faces().__next__


def seeded(seed: int) -> Callable[[], int]:
    """Give the dice of a seed, fast."""
    luck = Random(seed)
    return lambda: int(luck.random() * 6) + 1


def an_array(
    listed: str, members: Sequence[str], number: int = 24, plans: Mapping[str, BattlePlan] | None = None, name: str = ""
) -> Array:
    """Give an army of a list with its generals' elements, cut down evenly to a number."""
    types = [one for one in TYPES for _ in range(LISTS[listed].get(one, 0))]
    elements = [Element(id=place, type=one) for place, one in enumerate(types, start=1)]
    army = Army(id="", conflict="", side=1, leader="", nation="", raised_from="", elements=elements)
    for seat in members:
        name_general(army, seat, "Kn")
    return Array(name or listed, tuple(members), cut(elements, number), plans or {})


def cut(elements: list[Element], number: int) -> list[Element]:
    """Leave so many elements, taking every nth that is no general's."""
    free = [one for one in elements if not one.general]
    out = len(elements) - number
    gone = {free[place * len(free) // out].id for place in range(out)} if out else set()
    return [one for one in elements if one.id not in gone]


def a_side(posture: Posture, members: Sequence[str]) -> dict[str, BattlePlan]:
    """Give everybody's plan the same posture."""
    return {one: BattlePlan(posture=posture) for one in members}


def fought(one: Array, other: Array, die: Callable[[], int]) -> tuple[Host, Host, list[Bound]]:
    """Fight a battle, and give both sides and every bound."""
    ours, theirs = draw_up(one, other)
    return ours, theirs, list(battle(ours, theirs, die))


def a_command(*types: Type, owner: str = "us", posture: Posture = "steady", general: bool = False) -> Command:
    """Give a command of these types in line, the first its general's where it has one."""
    line = [Fighter(place, one) for place, one in enumerate(types, start=1)]
    if general:
        line[0].general = owner
    return Command(number=1, owner=owner, posture=posture, line=line, size=len(line))
