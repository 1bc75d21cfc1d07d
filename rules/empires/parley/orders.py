"""Calling a parley, and voting in one (EMP-18.2, EMP-H20)."""

from collections.abc import Mapping
from typing import Literal

from pydantic import Field

from rules.empires.board.houses import truce
from rules.empires.board.motions import Motion, Vote
from rules.empires.board.sheets import MainOrder, afford, places, unless
from rules.empires.board.state import World
from rules.empires.claims.claims import not_to_be_voted_on
from rules.empires.claims.orders import not_oneself, others
from rules.empires.parley.parley import aggrieved, put
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Given, pick, some_of
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play

COST = 1
"""Gold that a claim or peace parley costs (EMP-H20.2)."""


def unparleyed(world: World, seat: str, area: str) -> str:
    """Say why a parley would not give a seat a claim to an area, if so (EMP-18.2a)."""
    problem = not_to_be_voted_on(world, seat, area)
    return problem.problem if problem else ""


def unprovoked(world: World, seat: str, other: str) -> str:
    """Say why a seat cannot ask for peace with another, if so (EMP-H20.7)."""
    name = world.called("seat", other)
    if truce(world, seat, other):
        return f"there is a truce with {name} already"
    return "" if aggrieved(world, seat, other) else f"{name} has not attacked you in this round or the last"


class Parley(MainOrder):
    """The call for a parley."""

    def summon(self, world: World, seat: str) -> None:
        """Refuse whoever may call none, or cannot pay (EMP-H20.2, EMP-H22.12)."""
        empire = world.empires[seat]
        if empire.excommunicated:
            raise Refusal("EMP-H22.12", "you are excommunicated, and nobody would come", "do penance first")
        if empire.parley_called:
            raise Refusal("EMP-H20.2", "you have called a parley this turn", "wait for your next turn")
        afford(world, seat, COST, "EMP-H20.2")

    def foresee(self, world: World, seat: str) -> None:
        """Pay, and have called it."""
        empire = world.empires[seat]
        empire.gold, empire.parley_called = max(0, empire.gold - COST), True

    def call(self, play: Play[World], seat: str, motion: Motion) -> None:
        """Pay, and put the question (EMP-H20.2)."""
        empire = play.state.empires[seat]
        empire.parley_called, empire.gold = True, empire.gold - COST
        put(play, motion, COST)


class ParleyClaim(
    Parley,
    name="parley_claim",
    says=("parley claim on {area}", "parley for {area}"),
    clause="EMP-18.2a",
):
    """Ask your peers to acknowledge a claim of yours to an area that you own; it costs 1 gold."""

    area: str = pick(
        "area",
        places(unparleyed),
        "an area of yours with a tie, which others claim",
        problem=unless(unparleyed),
        otherwise="a vote is for an area of yours with a tie, which others claim and you do not",
    )

    def allow(self, world: World, seat: str) -> None:
        """Refuse what a parley could not give."""
        problem = not_to_be_voted_on(world, seat, self.area)
        if problem:
            raise problem
        self.summon(world, seat)

    def carry(self, play: Play[World], seat: str) -> Flow:
        """Put the question (EMP-18.2b)."""
        self.call(play, seat, Motion(kind="claim", asker=seat, areas=[self.area]))
        yield from ()


def accused(world: World, seat: str) -> list[str]:
    """Give the other seats, those first that can be asked for peace."""
    return sorted(others(world, seat), key=lambda one: bool(unprovoked(world, seat, one)))


class ParleyPeace(
    Parley,
    name="parley_peace",
    says=(
        "parley peace with {against}",
        "parley against {against}",
        "parley|ask for peace|truce with {against}",
        "offer|propose|ask|make {against} [for] peace|truce",
    ),
    clause="EMP-H20.7",
):
    """Ask your peers to impose a truce on an empire that has attacked you; it costs 1 gold."""

    against: str = pick(
        "seat",
        accused,
        "an empire that attacked you in this round or the last",
        problem=unless(unprovoked),
        denied=not_oneself,
        otherwise="nobody else has attacked you either; a letter or a gift costs no vote",
    )

    def form(self, world: World, seat: str) -> None:
        """Refuse peace with oneself (E-SELF)."""
        del world
        if self.against == seat:
            raise Refusal(self.clause, "that is yourself", "choose another empire")

    def allow(self, world: World, seat: str) -> None:
        """Refuse what needs no peace."""
        problem = unprovoked(world, seat, self.against)
        if problem:
            raise Refusal(self.clause, problem, "a parley for peace is called on an empire that attacked you")
        self.summon(world, seat)

    def carry(self, play: Play[World], seat: str) -> Flow:
        """Put the question."""
        self.call(play, seat, Motion(kind="peace", asker=seat, other=self.against))
        yield from ()


def questions(world: World) -> Mapping[str, str]:
    """Give the questions that are open, each as it is read, to its number."""
    return {asked(world, motion): str(number) for number, motion in enumerate(world.agenda, start=1)}


def asked(world: World, motion: Motion) -> str:
    """Say in few words what a question is about: `a claim of France to Anjou`."""
    asker = world.called("seat", motion.asker)
    if motion.kind == "peace":
        return f"peace between {asker} and {world.called('seat', motion.other)}"
    areas = ", ".join(world.called("area", area) for area in motion.areas)
    return f"a claim of {asker} to {areas}" if motion.kind == "claim" else f"{asker} to inherit {areas}"


def unasked(world: World, seat: str, number: str) -> Refusal:
    """Say that there is no such question, and which there are (E-NO-QUESTION)."""
    del seat
    some = [f"{number} ({words})" for words, number in questions(world).items()]
    if not some:
        return Refusal("EMP-H20.5", "nothing is put to the vote now", "wait until a parley asks you")
    return Refusal("EMP-H20.5", f"there is no question {number} to vote on", f"vote on {some_of(some)}")


def spared(world: World, seat: str, given: Given) -> range:
    """Give how many Influence cards a seat can put to a question beside those it has put to others (EMP-H20.5)."""
    used = sum(
        motion.votes[seat].influence
        for number, motion in enumerate(world.agenda, start=1)
        if seat in motion.votes and str(number) != given.get("question")
    )
    return range(world.empires[seat].hand.count("influence") - used + 1)


class Ballot(
    Order[World],
    name="ballot",
    says=("vote {vote} on {question} [with {influence}]", "ballot {question} {vote} [, influence {influence}]"),
    clause="EMP-H20.5",
    replaces="ballot {question}",
):
    """Vote on a question of the parley, in secret; your leader's diplomacy is your weight."""

    question: str = pick("question", questions, "the number of the question, or what it is about", denied=unasked)
    vote: Literal["yes", "no", "abstain"] = Field(description="yes, no or abstain")
    influence: int = pick(
        "",
        spared,
        "Influence cards that you put to it, 5 votes each",
        default=0,
        ge=0,
        le=49,
        denied="you do not hold so many Influence cards",
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse cards for a vote that nobody counts."""
        if self.influence and self.vote == "abstain":
            raise Refusal(
                "EMP-19.2c1", "whoever abstains has no use for Influence", "vote yes or no, or put no card to it"
            )

    def apply(self, world: World, seat: str) -> None:
        """Put it into the urn."""
        world.agenda[int(self.question) - 1].votes[seat] = Vote(vote=self.vote, influence=self.influence)
