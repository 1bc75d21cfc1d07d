"""What is asked of others while a seat acts: inheritances contested, and parleys (EMP-19.2e7, EMP-H20, EMP-H5.26)."""

from typing import Literal

from rules.empires.board.motions import Inheritance, Motion, Vote
from rules.empires.board.state import World
from rules.empires.claims.claims import give_claim, sweep_claims
from rules.empires.deck.hand import lay_off
from rules.empires.inheritance.playing import answered, judge
from rules.empires.parley.parley import make_truce, open_ballots, put, still_stands
from rules.empires.turn.minds import Mind
from rules.empires.turn.windows import BALLOT, CONTEST, aside, hear
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play
from rules.kernel.state.viewing import glimpsed

Answer = Literal["yield", "relinquish", "refuse"]


def aftermath(play: Play[World], mind: Mind) -> Flow:
    """Ask what the last order or card has left open, before anything else is done (EMP-H5.11, EMP-H5.22)."""
    world = play.state
    if world.inheritance:
        yield from contest(play, mind, world.inheritance)
    if world.agenda and world.pace == "turns":
        yield from vote(play, mind)


def contest(play: Play[World], mind: Mind, pending: Inheritance) -> Flow:
    """Ask the owners whether they contest; with pace `rounds`, and where it was said beforehand, nobody is asked."""
    world = play.state
    given = []
    asked = [owner for owner in pending.areas if world.pace == "turns" and not said_beforehand(world, owner, pending)]
    given = yield from hear(play, CONTEST, asked)
    play.carry_out((seat, order) for seat, order in given if isinstance(order, CONTEST.orders))
    for owner in pending.areas:
        if owner not in pending.answers:
            pending.answers[owner] = unasked(world, mind, owner, pending)
    for motion in answered(play):
        put(play, motion)
    aside(play, given)


def said_beforehand(world: World, owner: str, pending: Inheritance) -> bool:
    """Tell whether an owner's standing orders name the heir, or one of the areas (EMP-H5.23, section 4.3)."""
    standing = world.empires[owner].standing.contest
    return pending.heir in standing.yields or any(area in standing.refuse for area in pending.areas[owner])


def unasked(world: World, mind: Mind, owner: str, pending: Inheritance) -> Answer:
    """Give what an owner answers who was not asked, or was silent (EMP-H5.23, EMP-HA.7)."""
    if owner not in world.players():
        return mind.contest(glimpsed(world, owner), owner)
    standing = world.empires[owner].standing.contest
    if pending.heir in standing.yields:
        return "yield"
    return "refuse" if any(area in standing.refuse for area in pending.areas[owner]) else "relinquish"


def vote(play: Play[World], mind: Mind) -> Flow:
    """Put all questions that still stand to all, in one window, and carry out what passes (EMP-H20.5, EMP-H5.26)."""
    world = play.state
    world.agenda = [motion for motion in world.agenda if still_stands(play, motion)]
    if not world.agenda:
        return
    given = yield from hear(play, BALLOT, world.empires)
    play.carry_out((seat, order) for seat, order in given if isinstance(order, BALLOT.orders))
    for seat in world.empires:
        if seat not in world.players():
            cast(world, seat, dict(mind.votes(glimpsed(world, seat), seat)))
    motions, world.agenda = world.agenda, []
    counts = [(motion, *count(play, motion)) for motion in motions]
    for motion, passed, told in counts:
        if passed and still_stands(play, motion):
            with play.after(told):
                carry(play, motion)
    aside(play, given)


def cast(world: World, seat: str, votes: dict[int, Vote]) -> None:
    """Put the votes of a seat that nobody plays into the urn, with no more Influence than it holds."""
    left = world.empires[seat].hand.count("influence")
    for number, motion in enumerate(world.agenda, start=1):
        if number in votes:
            used = min(left, votes[number].influence)
            left -= used
            motion.votes[seat] = votes[number].model_copy(update={"influence": used})


def count(play: Play[World], motion: Motion) -> tuple[bool, int]:
    """Open the ballots on a question, and discard the cards put to it; gives what came of it."""
    passed, told = open_ballots(play, motion)
    for seat, one in motion.votes.items():
        for _ in range(one.influence):
            lay_off(play.state, seat, "influence")  # EMP-19.2c2
    return passed, told


def carry(play: Play[World], motion: Motion) -> None:
    """Carry out a question that was carried (EMP-18.2d, EMP-19.2e7, EMP-H20.7)."""
    if motion.kind == "claim":
        give_claim(play, motion.asker, motion.areas[0], "parley")
        sweep_claims(play)
    elif motion.kind == "peace":
        make_truce(play, motion)
    else:
        judge(play, motion)
