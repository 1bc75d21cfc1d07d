"""Ballots foreseen: how a seat votes that nobody plays, and so what a parley would come to (EMP-HA.3, EMP-HA.6)."""

from rules.empires.board.measures import points
from rules.empires.board.motions import Motion, Vote
from rules.empires.board.state import World
from rules.empires.parley.parley import Count, counted, parties

YES, NO, ABSTAINS = Vote(vote="yes"), Vote(vote="no"), Vote(vote="abstain")


def vote_of(world: World, seat: str, motion: Motion) -> Vote:
    """Give how a seat votes by itself, without cards (EMP-HA.6)."""
    if seat in parties(motion):
        return YES if seat == motion.asker else NO
    if motion.areas and motion.areas[0] in world.empires[seat].claims:
        return NO
    kindred = of_one_faith(world, seat, motion)
    if kindred:
        return YES if kindred == motion.asker else NO
    asks, other = sides(world, seat, motion)
    if asks == other:
        return ABSTAINS
    return YES if asks < other else NO


def of_one_faith(world: World, seat: str, motion: Motion) -> str:
    """Give the one of two parties that alone has a pious seat's faith, if so (EMP-HA.6)."""
    if world.empires[seat].character != "pious" or not motion.other:
        return ""
    faith = world.empires[seat].faith
    alike = [one for one in parties(motion) if world.empires[one].faith == faith]
    return alike[0] if len(alike) == 1 else ""


def sides(world: World, seat: str, motion: Motion) -> tuple[int, int]:
    """Give the points that a seat compares: of who asks, and of itself or the other party (EMP-HA.6)."""
    return points(world, motion.asker), points(world, motion.other or seat)


def foreseen(world: World, seat: str, motion: Motion) -> Count:
    """Give what a question would come to, as a seat foresees it: itself with one Influence card if it holds one.

    All others are taken to vote by themselves, players too (EMP-HA.3).
    """
    votes = {other: vote_of(world, other, motion) for other in world.empires}
    held = "influence" in world.empires[seat].hand
    if held and seat in parties(motion):
        votes[seat] = votes[seat].model_copy(update={"influence": 1})
    return counted(world, motion, votes)
