"""What a vote would come to: as it is foreseen, and over every way in which those beside the parties may vote."""

from collections.abc import Iterable
from itertools import product

from pydantic import Field

from rules.empires.board.motions import Motion, Vote
from rules.empires.board.sheets import places
from rules.empires.board.state import World
from rules.empires.claims.orders import not_oneself
from rules.empires.parley.foreseen import ABSTAINS, NO, YES, vote_of
from rules.empires.parley.orders import accused, asked, questions, unasked, unparleyed, unprovoked
from rules.empires.parley.parley import INFLUENCE, Count, by_default, counted, parties
from rules.kernel.orders.choice import pick
from rules.kernel.orders.question import Odds, Question
from rules.kernel.orders.question import counted as shares
from rules.kernel.telling.phrases import row

CARRIED, LOST = "Carried", "Not carried"
CARDS = Field(default=0, ge=0, le=9, description="Influence cards of yours, 5 votes each; none, if left out")


def vote_on(world: World, seat: str, motion: Motion, cards: int) -> Odds:
    """Give the chances of a question if each who is no party votes yes, no or not at all, all equally likely.

    Parties vote for their own sides, and the seat that wants to know as it has voted already (EMP-H20.3 to EMP-H20.6);
    its cards go with whatever it votes (EMP-19.2c1).
    """
    own = motion.votes.get(seat)
    settled = {one: by_default(motion, one) for one in parties(motion)}
    if own or seat in settled:
        settled[seat] = (own or settled[seat]).model_copy(update={"influence": cards or (own.influence if own else 0)})
    free = [one for one in world.empires if one not in settled]
    ways = product(*(votes(cards if one == seat else 0) for one in free))
    counts = (counted(world, motion, {**settled, **dict(zip(free, way, strict=True))}) for way in ways)
    found = shares((CARRIED if one.passed else LOST, 1) for one in counts)
    alone = {one: settled.get(one) or vote_of(world, one, motion) for one in world.empires}
    if seat in free and alone[seat] != ABSTAINS:
        alone[seat] = alone[seat].model_copy(update={"influence": cards})
    expected = counted(world, motion, alone)
    outcomes = {name: found[name] for name in (CARRIED, LOST) if name in found}
    return Odds(f"A vote on {asked(world, motion)}", tuple(assumed(world, expected, free)), outcomes)


def votes(cards: int) -> tuple[Vote, Vote, Vote]:
    """Give what one may vote who puts so many Influence cards to it: who abstains has no use for them."""
    return YES.model_copy(update={"influence": cards}), NO.model_copy(update={"influence": cards}), ABSTAINS


def assumed(world: World, expected: Count, free: list[str]) -> Iterable[str]:
    """Say how each would vote by himself, what that comes to, and what the chances rest on."""
    for vote, words in (("yes", "for it"), ("no", "against it"), ("abstain", "neither")):
        some = [f"{world.called('seat', one.seat)} {one.weight}" for one in expected.cast if one.vote == vote]
        if some:
            yield f"By themselves {words}: {row(some)}"
    yield f"That makes {expected.yes} to {expected.no}: {'carried' if expected.passed else 'not carried'}"
    if free:
        names = row(world.called("seat", one) for one in free)
        yield f"The chances count all {3 ** len(free)} ways in which {names} may vote"
    yield f"An Influence card, which nobody sees before the count, is worth {INFLUENCE} votes"


class WeighClaim(
    Question[World],
    name="claim",
    says=("parley for {area} [with {influence}]", "claim on {area} [with {influence}]"),
    clause="EMP-18.2c",
):
    """A parley for a claim of yours."""

    area: str = pick("area", places(unparleyed), "an area of yours that others claim", problem=unparleyed)
    influence: int = CARDS

    def odds(self, world: World, seat: str) -> Odds:
        """Count the votes out."""
        return vote_on(world, seat, Motion(kind="claim", asker=seat, areas=[self.area]), self.influence)


class WeighPeace(
    Question[World],
    name="peace",
    says=("peace with {against} [with {influence}]", "parley against {against} [with {influence}]"),
    clause="EMP-H20.7",
):
    """A parley for peace with an empire that attacked you."""

    against: str = pick("seat", accused, "an empire that attacked you", problem=unprovoked, denied=not_oneself)
    influence: int = CARDS

    def odds(self, world: World, seat: str) -> Odds:
        """Count the votes out."""
        return vote_on(world, seat, Motion(kind="peace", asker=seat, other=self.against), self.influence)


class WeighVote(
    Question[World],
    name="vote",
    says=("vote on {question} [with {influence}]", "question {question} [with {influence}]"),
    clause="EMP-H20.6",
):
    """A question that is put already."""

    question: str = pick("question", questions, "the number of the question, or what it is about", denied=unasked)
    influence: int = CARDS

    def odds(self, world: World, seat: str) -> Odds:
        """Count the votes out."""
        return vote_on(world, seat, world.agenda[int(self.question) - 1], self.influence)


VOTES: tuple[type[Question[World]], ...] = (WeighClaim, WeighPeace, WeighVote)
"""What a player may ask of parleys."""
