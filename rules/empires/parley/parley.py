"""Parleys: which questions stand, who votes how, and what is carried (EMP-18.2, EMP-H20)."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.empires.board.houses import in_seat_order, truce
from rules.empires.board.measures import claimable
from rules.empires.board.motions import Motion, Truce, Vote
from rules.empires.board.state import World
from rules.empires.parley.events import BallotCast, Counted, QuestionFell, QuestionPut, TruceMade, about
from rules.kernel.play.play import Play

INFLUENCE = 5
"""Votes that an Influence card is worth on its question (EMP-19.2c1)."""
TRUCE = 2
"""Rounds after this one in which a truce holds (EMP-H20.7)."""
GRIEVANCE = 1
"""Rounds for which an attack is remembered, beside the one in which it was made (EMP-H20.7)."""
ABSTAINS = Vote(vote="abstain")


@dataclass(frozen=True)
class Count:
    """What the ballots on a question came to."""

    cast: tuple[BallotCast, ...]
    yes: int
    no: int

    @property
    def passed(self) -> bool:
        """Tell whether it is carried: more yes than no; equal, or none cast, it is not (EMP-H20.6)."""
        return self.yes > self.no


def put(play: Play[World], motion: Motion, paid: int = 0) -> None:
    """Put a question: it is announced, and waits for its ballot (EMP-H5.26)."""
    play.state.agenda.append(motion)
    play.tell(QuestionPut.model_validate({**about(motion), "paid": paid}))


def parties(motion: Motion) -> tuple[str, ...]:
    """Give who votes for its own side where it says nothing: who asks for yes, the other for no (EMP-H20.3).

    Rules: EMP-H20.4.
    """
    return (motion.asker, motion.other) if motion.other else (motion.asker,)


def by_default(motion: Motion, seat: str) -> Vote:
    """Give how a seat votes that says nothing: a party for its own side without cards; anybody else abstains."""
    if seat == motion.asker:
        return Vote(vote="yes")
    return Vote(vote="no") if seat == motion.other else ABSTAINS


def counted(world: World, motion: Motion, votes: Mapping[str, Vote]) -> Count:
    """Count the ballots by the leaders' diplomacy, and 5 for each Influence card (EMP-18.2c, EMP-H20.5)."""
    cast = tuple(
        BallotCast(
            seat=seat,
            vote=one.vote,
            weight=empire.leader.diplomacy + INFLUENCE * one.influence,
            cards=one.influence,
        )
        for seat, empire in world.empires.items()
        for one in [votes.get(seat, by_default(motion, seat))]
    )
    sums = {side: sum(one.weight for one in cast if one.vote == side) for side in ("yes", "no")}
    return Count(cast, sums["yes"], sums["no"])


def open_ballots(play: Play[World], motion: Motion) -> tuple[bool, int]:
    """Show all ballots, weights and cards; gives whether it is carried, and the number of that (EMP-H20.6)."""
    count = counted(play.state, motion, motion.votes)
    sums = {"votes": count.cast, "yes": count.yes, "no": count.no, "passed": count.passed}
    return count.passed, play.tell(Counted.model_validate({**about(motion), **sums}))


def still_stands(play: Play[World], motion: Motion) -> bool:
    """Test a question again; one that falls is told, and areas that have changed hands leave it (EMP-H5.26)."""
    world = play.state
    if motion.kind == "inheritance":
        motion.areas = [area for area in motion.areas if world.areas[area].owner == motion.other]
    reason = fallen(world, motion)
    if reason:
        play.tell(QuestionFell.model_validate({**about(motion), "reason": reason}))
    return not reason


def fallen(world: World, motion: Motion) -> str:
    """Say why a question has no object any more, if so (EMP-H5.26)."""
    if motion.kind == "peace":
        return "truce" if truce(world, motion.asker, motion.other) else ""
    if motion.kind == "inheritance":
        return "" if motion.areas else "lost"
    area, empire = motion.areas[0], world.empires[motion.asker]
    if world.areas[area].owner != motion.asker:
        return "lost"
    if area not in empire.ties:
        return "untied"
    if area in empire.claims:
        return "claimed"
    return "" if claimable(world, motion.asker, area) else "barred"


def make_truce(play: Play[World], motion: Motion) -> None:
    """Impose a truce, in force in this round and the next two (EMP-H20.7)."""
    world = play.state
    one, other = in_seat_order(world, (motion.asker, motion.other))
    until = world.round_index + TRUCE
    kept = [old for old in world.truces if (old.one, old.other) != (one, other)]
    seats = list(world.empires)
    world.truces = sorted(
        [*kept, Truce(one=one, other=other, until=until)],
        key=lambda each: (seats.index(each.one), seats.index(each.other)),
    )
    calendar = world.calendar
    year = calendar.first_year + calendar.years_per_round * (until + 1) - 1
    play.tell(TruceMade(one=one, other=other, until=year))


def aggrieved(world: World, seat: str, by: str) -> bool:
    """Tell whether a seat attacked an area of another in this round or the one before (EMP-H20.7)."""
    return any(
        one.attacker == by and one.owner == seat and world.round_index - one.round <= GRIEVANCE
        for one in world.last_attack
    )
