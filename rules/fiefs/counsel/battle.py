"""Counsel before a battle: numbers, followers, and what each posture is worth (FIE-19, item 15)."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from rules.fiefs.battle.plans import ArrayHost
from rules.fiefs.board.forces import Army, Posture
from rules.fiefs.board.sides import commands_of, members
from rules.fiefs.board.state import World
from rules.fiefs.counsel.pieces import Piece, decide
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Offer, in_ten
from rules.kernel.telling.phrases import several

ENTERING: Mapping[Posture, tuple[int, int, int]] = {"press": (67, 57, 53), "steady": (60, 48, 39), "hold": (47, 42, 35)}
"""In a hundred, how often the entering one of two equal armies wins, against press, steady and hold (section 7)."""
POSTURES: tuple[Posture, ...] = ("press", "steady", "hold")
POINTS = 20
"""Prestige that is earned in a battle, in the mean."""


def array(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Say how a battle stands, and what each posture is worth."""
    battle = world.battle
    if window.name != "array" or battle is None:
        return
    armies = [world.armies[one] for one in (battle.attacker, battle.defender)]
    mine = next((place for place, army in enumerate(armies) if seat in members(world, army)), None)
    if mine is None:
        return
    own, foe = armies[mine], armies[1 - mine]
    commands, most = commands_of(world, own, foe, seat)
    who = "who is attacked" if mine else "the attacker"
    worth = ", ".join(f"{posture} {in_ten(wins(posture, entering=not mine))}" for posture in POSTURES)
    text = (
        f"{numbers(world, own)} against {numbers(world, foe)}; {commands} of {most} commands are yours. "
        f"Between equals {who} wins so: {worth}. A general is worth 2, to knights 3."
    )
    best = sorted(POSTURES, key=lambda one: -wins(one, entering=not mine))
    offers = tuple(Offer(one.capitalize(), ArrayHost(posture=one)) for one in best)
    yield decide(POINTS * commands // (2 * most), "FIE-11.13", text, offers)


def wins(posture: Posture, *, entering: bool) -> Fraction:
    """Give how often a posture wins between equal armies, whatever the other side does (section 7)."""
    if entering:
        return Fraction(sum(ENTERING[posture]), 300)
    place = POSTURES.index(posture)
    return 1 - Fraction(sum(row[place] for row in ENTERING.values()), 300)


def numbers(world: World, army: Army) -> str:
    """Give an army's elements and Houses: `21 elements of 3 Houses`."""
    count = len(members(world, army))
    return f"{len(army.elements)} elements of {several(count, 'House', 'Houses')}"
