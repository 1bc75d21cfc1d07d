"""How an autopilot answers in a battle (FIE-16.13)."""

from rules.fiefs.battle.orders import ChooseVenue
from rules.fiefs.battle.plans import POSTURES, ArrayHost, ArrayKeep, keeps, piloted
from rules.fiefs.board.state import World


def choose_venue(world: World, seat: str) -> list[ChooseVenue]:
    """Let Herald fight it (FIE-16.13)."""
    return [ChooseVenue(venue="auto")]


def plan_battle(world: World, seat: str) -> list[ArrayHost | ArrayKeep]:
    """Fight by character, in the common order; who always fights alike keeps that plan (FIE-11.13, FIE-16.13)."""
    if world.battle is None:
        return []
    posture, conflict = piloted(world, world.battle, seat).posture, world.conflicts[world.battle.conflict]
    if keeps(world, seat) and conflict.arrays[seat].posture == posture:
        return []
    always = world.houses[seat].character in POSTURES
    return [ArrayHost(posture=posture), *([ArrayKeep()] if always else [])]
