"""Counsel before a battle: numbers, followers, and what each posture is worth (FIE-19, item 15)."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from rules.fiefs.armies.attrition import modifier
from rules.fiefs.battle.plans import ArrayHost
from rules.fiefs.board.chances import mean_hunger
from rules.fiefs.board.forces import Army, Posture
from rules.fiefs.board.sides import commands_of, members
from rules.fiefs.board.state import World
from rules.fiefs.counsel.field import decimal
from rules.fiefs.counsel.pieces import Offers, Piece, decide
from rules.fiefs.meeting.choices import may_fight, may_stand, retreats
from rules.fiefs.meeting.orders import Fight, Retreat, Stand
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


def meet(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say how an enemy can be answered, and what each answer costs."""
    meeting = world.meeting
    if window.name not in ("meet", "retreat") or meeting is None or world.armies[meeting.army].leader != seat:
        return
    army, foe = world.armies[meeting.army], world.armies[meeting.enemy]
    name, cost = world.fiefs[army.fief].name, decimal(mean_hunger(modifier(world, army, "retreat")))
    text = f"{numbers(world, foe)} of {world.short(foe.leader)} face your {numbers(world, army)} at {name}."
    away = retreats(world, army)
    if away:
        text += f" A retreat costs {cost} in the mean, less into friendly land."
    offers: Offers = ()
    if may_fight(army, meeting):
        offers += (Offer("Fight", Fight()),)
    if may_stand(world, army, meeting):
        text += f" Behind the walls of {world.fiefs[army.fief].fortress} you are harder to take by 2."
        offers += (Offer("Stand siege", Stand()),)
    offers += tuple(Offer(f"Retreat to {world.fiefs[one].name}"[:40], Retreat(to=one)) for one in away[:2])
    yield decide(POINTS // 2, "FIE-8.23", text, offers)
