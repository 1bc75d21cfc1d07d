"""What an army does by itself when it meets an enemy: its stance, or what is wise (FIE-8.27, FIE-16.11, FIE-16.12)."""

from typing import Literal, NamedTuple

from rules.fiefs.armies.tempers import character, temper
from rules.fiefs.board.conflicts import Meeting
from rules.fiefs.board.forces import Army, Detachment, Force
from rules.fiefs.board.land import by_land
from rules.fiefs.board.sides import comrades_at, enemies_at, friendly
from rules.fiefs.board.state import World
from rules.fiefs.march.paths import closed

STRONG = 4
"""The fortress from which a wise army lets itself be shut in (FIE-16.11)."""


class Answer(NamedTuple):
    """What an army does about an enemy."""

    deed: Literal["stand", "fight", "retreat", "yield"]
    to: str = ""


def may_stand(world: World, army: Force, meeting: Meeting) -> bool:
    """Tell whether an army may shut itself in: in a friendly fief, where an enemy came by a move (FIE-8.24)."""
    return meeting.why == "entered" and friendly(world, army, army.fief)


def may_fight(army: Force, meeting: Meeting) -> bool:
    """Tell whether an army may fight: it is ready, and has not just been beaten (FIE-8.6, FIE-8.33).

    A detachment never fights (FIE-13.9).
    """
    return isinstance(army, Army) and army.status == "ready" and meeting.why != "beaten"


def retreats(world: World, army: Force) -> list[str]:
    """Give the fiefs into which an army or a detachment may retreat, in order of ids (FIE-8.26, FIE-8.30, FIE-13.8)."""
    if isinstance(army, Detachment):
        shut = {*army.left, *closed(world, army)}
        return [one for one in by_land(world, army.fief) if one not in shut]
    if army.status != "ready":
        return []
    near = by_land(world, army.fief)
    return [one for one in near if one not in army.left and not comrades_at(world, army, one)]


def best_retreat(world: World, army: Force) -> str:
    """Give the best fief to retreat to: without enemy, friendly, unravaged, first id; else none (FIE-16.12)."""

    def mark(fief: str) -> tuple[bool, bool, bool, str]:
        enemy, own = bool(enemies_at(world, army, fief)), friendly(world, army, fief)
        return enemy, not own, world.fiefs[fief].ravaged, fief

    return min(retreats(world, army), key=mark, default="")


def by_itself(world: World, army: Army, enemy: Army, meeting: Meeting) -> Answer:
    """Give what an army does where its leader says nothing (FIE-8.27, FIE-8.31)."""
    if army.status == "assembling":
        return Answer("stand") if may_stand(world, army, meeting) else Answer("yield")
    if meeting.why == "beaten":
        return retreat_or(world, army, Answer("yield"))
    if meeting.why == "landed":
        strong = len(army.elements) >= len(enemy.elements)
        return Answer("fight") if strong else retreat_or(world, army, Answer("fight"))
    stands = Answer("stand") if may_stand(world, army, meeting) else None
    if army.stance == "fast":
        return Answer("fight")
    if army.stance == "shelter":
        return stands or Answer("fight")
    if army.stance == "avoid":
        return retreat_or(world, army, stands or Answer("fight"))
    return wisely(world, army, enemy, stands, sortie=meeting.why == "sortie")


def by_detachment(world: World, part: Detachment, meeting: Meeting) -> Answer:
    """Give what a detachment does by itself: stand if it may, else retreat, else disband (FIE-16.17, FIE-7.11b)."""
    stands = Answer("stand") if may_stand(world, part, meeting) else None
    return stands or retreat_or(world, part, Answer("yield"))


def wisely(world: World, army: Army, enemy: Army, stands: Answer | None, *, sortie: bool) -> Answer:
    """Give what is wise when an enemy comes: fight, be shut in, or retreat (FIE-16.11)."""
    own, other = len(army.elements), len(enemy.elements)
    if sortie:
        return Answer("fight") if own >= other else retreat_or(world, army, Answer("fight"))
    if temper(world, army).stands(own, other):
        return Answer("fight")
    if stands and (world.fiefs[army.fief].fortress >= STRONG or character(world, army) == "feeble"):
        return stands
    return retreat_or(world, army, stands or Answer("fight"))


def retreat_or(world: World, army: Force, other: Answer) -> Answer:
    """Retreat where an army can, else do something else."""
    to = best_retreat(world, army)
    return Answer("retreat", to) if to else other
