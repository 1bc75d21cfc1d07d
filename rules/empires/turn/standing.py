"""Standing instructions: what holds whenever it applies (EMP-H5.15)."""

from typing import Literal

from pydantic import Field

from rules.empires.board.cards import HOLDING
from rules.empires.board.measures import eligible
from rules.empires.board.realms import Contest, Guard, Regain
from rules.empires.board.state import World
from rules.empires.board.tables import ENDEAVOURS
from rules.empires.claims.orders import not_oneself, others
from rules.empires.turn.events import StandingSet
from rules.empires.turn.guarding import guard_in
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import hint, pick
from rules.kernel.orders.order import Heard, Order
from rules.kernel.telling.phrases import in_words

MOST_GUARD, MOST_EXTRA = 3, 3
"""Gold for a defence, and for each try to regain an area, at most."""
MOST_OF = "No more than {} gold can go into a defence. Shall it be {}?"


class Instruction(Order[World], clause="EMP-H5.15", topic="standing", tells=StandingSet, private=True):
    """A standing instruction; the last of its kind counts."""


def own_areas(world: World, seat: str) -> list[str]:
    """Give all areas, a seat's own first: what it does not own yet may be guarded, too."""
    own = world.owned(seat)
    return [*own, *(area for area in world.areas if area not in own)]


class SetGuard(
    Instruction,
    name="guard",
    says=(
        "guard {where} [{areas}] [with {gold}] [, {before} before my turn]",
        "guard {areas} [with {gold}] [, {before} before my turn]",
        "guard|defend|protect {where} [against attacks] [with {gold} [gold]] {before} [times] before my turn",
        "guard|defend|protect {areas} [against attacks] [with {gold} [gold]] {before} [times] before my turn",
        "guard|defend|protect {where} [against attacks] [with {gold} [gold]] , {before} [times] before my turn",
        "guard|defend|protect {areas} [against attacks] [with {gold} [gold]] , {before} [times] before my turn",
    ),
    heading="Defend my areas",
    replaces="guard",
):
    """Say which of your areas defend themselves, with how much gold, and how often before your turn."""

    where: Literal["all", "none", "some"] = Field(
        default="some", description="all of your areas, none, or some that you name"
    )
    areas: tuple[str, ...] = hint("area", own_areas, "the areas, where only some do", default=())
    gold: int = Field(default=0, ge=0, le=MOST_GUARD, description="gold spent on each defence")
    before: int = Field(default=2, ge=0, le=ENDEAVOURS, description="endeavours that may go before your own turn")

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear what is defended, how often, with how much gold: `defend Burgundy once, before my turn, with 1 gold`."""
        said = guard_in(words, world, seat)
        if said is None:
            return None
        kept = world.empires[seat].standing.guard.before
        left = max(0, ENDEAVOURS - world.empires[seat].used)
        before = said.before if said.before is not None else (left if said.left else kept)
        if before > ENDEAVOURS:
            return None
        where: Literal["all", "some"] = "some" if said.areas else "all"
        gold = min(said.gold, MOST_GUARD)
        question = MOST_OF.format(in_words(MOST_GUARD), in_words(MOST_GUARD)) if said.gold > MOST_GUARD else ""
        return Heard((cls(where=where, areas=said.areas, gold=gold, before=before),), question)

    def refuse(self, world: World, seat: str) -> None:
        """Refuse areas without “some”, and “some” without areas (E-FORM)."""
        del world, seat
        if self.areas and self.where != "some":
            raise Refusal(self.clause, f"“guard {self.where}” names no areas", "say “guard some” and which")
        if self.where == "some" and not self.areas:
            raise Refusal(self.clause, "say which areas are guarded", "name them after “guard some”")

    def apply(self, world: World, seat: str) -> None:
        """Keep it."""
        guard = Guard(areas=self.where, listed=list(self.areas), gold=self.gold, before=self.before)
        world.empires[seat].standing.guard = guard


class SetInitiative(
    Instruction,
    name="initiative",
    heading="Act early or late in a round",
    says=("initiative {place}",),
    replaces="initiative",
):
    """Say whether you would act early or late in a round; it counts from the next round on."""

    place: Literal["early", "late"] = Field(description="the earliest free place, or the latest")

    def apply(self, world: World, seat: str) -> None:
        """Keep it."""
        world.empires[seat].standing.initiative = self.place


class SetDiscards(
    Instruction,
    name="discards",
    heading="Which of four cards goes first",
    says=("discards [{cards}]",),
    replaces="discards",
):
    """Say which kinds of cards go first when you hold four; naming none leaves it to the rules."""

    cards: tuple[str, ...] = pick("card", lambda: HOLDING, "kinds of cards, the first to go first", default=())

    def apply(self, world: World, seat: str) -> None:
        """Keep it."""
        world.empires[seat].standing.discard = list(self.cards)


def future_courts(world: World, seat: str) -> list[str]:
    """Give the areas that could be a court, those first that will do now; faith may change, a tongue never does."""
    ours = world.empires[seat].language
    able = [area for area, one in world.areas.items() if one.language == ours]
    return sorted(able, key=lambda area: (not eligible(world, seat, area), world.areas[area].owner != seat))


def foreign(world: World, seat: str, area: str) -> str:
    """Say why an area can never be a seat's court (E-NOT-ELIGIBLE)."""
    ours, theirs = (world.called("language", one.language) for one in (world.empires[seat], world.areas[area]))
    return f"{world.called('area', area)} speaks {theirs}, and a court must speak {ours}"


class SetCourts(
    Instruction, name="courts", heading="Where my court may move", says=("courts [{areas}]",), replaces="courts"
):
    """Say where your court goes when it must or may move, the dearest first; naming none: you are asked."""

    areas: tuple[str, ...] = pick("area", future_courts, "areas, the dearest first", default=(), denied=foreign)

    def apply(self, world: World, seat: str) -> None:
        """Keep it."""
        world.empires[seat].standing.court = list(self.areas)


class SetContests(
    Instruction,
    name="contests",
    heading="How I answer inheritances",
    says=("contests [yielding to {yields}] [refusing {refuse_areas}]",),
    replaces="contests",
):
    """Say to whom you yield an inheritance, and which areas you keep even at the price of excommunication."""

    yields: tuple[str, ...] = pick("seat", others, "empires to whom you yield", default=(), denied=not_oneself)
    refuse_areas: tuple[str, ...] = hint("area", own_areas, "areas that you never give up", default=())

    def apply(self, world: World, seat: str) -> None:
        """Keep it."""
        contest = Contest(yields=list(self.yields), refuse=list(self.refuse_areas))
        world.empires[seat].standing.contest = contest


class SetRegain(
    Instruction,
    name="regain",
    heading="How hard a heresy is fought",
    says=("regain with {tries} tries [and {extra} gold]",),
    replaces="regain",
):
    """Say how hard you try to take back an area of yours that turns heretical."""

    tries: int = Field(ge=0, le=ENDEAVOURS, description="endeavours at most")
    extra: int = Field(default=3, ge=0, le=MOST_EXTRA, description="extra gold for each")

    def apply(self, world: World, seat: str) -> None:
        """Keep it."""
        world.empires[seat].standing.regain = Regain(tries=self.tries, extra=self.extra)


STANDING: tuple[type[Order[World]], ...] = (*(SetGuard, SetInitiative, SetDiscards, SetCourts, SetContests, SetRegain),)
"""All of them but the plan."""
