"""Battle plans: what a House orders, who is asked, and what an autopilot plans (FIE-11.13, FIE-16.13)."""

import re
from typing import Literal

from pydantic import Field

from rules.fiefs.armies.orders import whole_list
from rules.fiefs.battle.events import ArrayKept, ArrayUnkept
from rules.fiefs.board.conflicts import Battle
from rules.fiefs.board.forces import BattlePlan, Posture
from rules.fiefs.board.sides import members
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import LINE, TYPES, Character, Type
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.language.matching import fold
from rules.kernel.orders.choice import pick
from rules.kernel.orders.order import Heard, Order

ALWAYS = re.compile(
    r"(?:array |fight )?(?P<posture>press|steady|hold)(?: the attack)?[\s,]+(?:in |for |and |keep )*(?:always|"
    r"every ?time|each time|from now on|yes|(?:it|that|the plan|so)|keep|"
    r"(?:all|every|each) (?:the )?(?:battles?|fights?)(?: (?:of|in) this (?:campaign|war|year))?)[\s.!]*|"
    r"(?:(?:i|we|will|i'll|ill|shall|want to|just|so|ok|then|please|array|fight)[\s,]+)*always[\s,]+"
    r"(?:(?:array|fight) )?(?P<first>press|steady|hold)(?: the attack)?[\s.!]*"
)
"""How somebody says that he fights all battles of a campaign alike."""
ONCE = re.compile(
    r"(?:(?:then|so|ok|and|now|please|i|we|i'll|ill|we'll|my|our|the|men|troops|army|knights|people|shall|will|should|"
    r"must|want to|would|rather|just|go|fight|stay|array)[\s,]+)*"
    r"(?P<posture>press|steady|hold)(?: (?:on|it|fast|the (?:line|attack)|our ground|please|pls|then|now))*[\s.!]*"
)
"""How somebody says how he fights the battle at hand."""
POSTURES: dict[Character, Posture] = {"feeble": "hold", "rash": "press"}
"""How those autopilots fight that do not look at the numbers (FIE-16.13)."""


def every_type() -> tuple[Type, ...]:
    """Give the twelve types."""
    return TYPES


class ArrayHost(
    Order[World],
    name="array",
    says=("array {posture} [, general {general}] [, line {line}] [, keep {keep}]",),
    clause="FIE-11.13",
    topic="battle",
    replaces="array",
):
    """Say how your commands fight: press, steady or hold; whether your general leads; who stands in front."""

    posture: Posture = Field(description="press: +1 to attack; hold: +1 when attacked; steady: neither")
    general: Literal["lead", "stay"] | None = Field(
        default=None, description="lead the line or stay behind it; knights lead, others stay"
    )
    line: tuple[str, ...] = pick(
        "type", every_type, "types to stand in front, the first of the line first; the others follow", default=LINE
    )
    keep: bool = Field(default=False, description="yes, to fight all battles of this campaign so, unasked")

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear whoever fights all his battles alike, `press always`, or that at hand: `my men shall hold`."""
        line = fold(words).lower().strip()
        if found := ALWAYS.fullmatch(line):
            return Heard([cls.model_validate({"posture": found["posture"] or found["first"], "keep": True})])
        once = ONCE.fullmatch(line) if world.battle and seat in fighting(world, world.battle) else None
        return Heard([cls.model_validate({"posture": once["posture"]})]) if once else None

    def refuse(self, world: World, seat: str) -> None:
        """Refuse whoever fights nowhere, and a plan for no battle that is not kept."""
        if world.conflict not in world.conflicts or seat not in world.conflicts[world.conflict].members:
            raise Refusal(self.clause, "you follow no army in this campaign")
        if not self.keep and (world.battle is None or seat not in fighting(world, world.battle)):
            none = "no battle is at hand" if world.battle is None else "your army does not fight this battle"
            raise Refusal(self.clause, none, "“, keep yes” after it lays it down for the battles to come")

    def apply(self, world: World, seat: str) -> None:
        """Put the plan down for the battle at hand, or for all."""
        world.conflicts[world.conflict].arrays[seat] = BattlePlan(
            posture=self.posture,
            general=self.general or "",
            line=whole_list(self.line, LINE),
            keep=self.keep,
        )

    def told(self, world: World, seat: str) -> Event | None:
        """Tell the seat alone of a plan that it keeps."""
        return ArrayKept(audience=(seat,), seat=seat, posture=self.posture) if self.keep else None


class ArrayAnew(
    Order[World],
    name="array_anew",
    says=("array anew", "withdraw battle plan"),
    clause="FIE-11.13",
    topic="battle",
    replaces="array_anew",
    private=True,
):
    """Withdraw the battle plan that you keep: you are asked before each battle again."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse whoever keeps none."""
        if not keeps(world, seat):
            raise Refusal(self.clause, "you keep no battle plan", "leave it out: you are asked before each battle")

    def apply(self, world: World, seat: str) -> None:
        """Forget it."""
        world.conflicts[world.conflict].arrays.pop(seat, None)

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone."""
        return ArrayUnkept(audience=(seat,), seat=seat)


class ArrayKeep(
    Order[World],
    name="array_keep",
    says=("keep yes", "keep battle plan", "keep my battle plan"),
    clause="FIE-11.13",
    topic="battle",
    replaces="array_keep",
):
    """Fight all battles of this campaign by the battle plan that you have given, unasked."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse whoever has given none in this campaign."""
        conflict = world.conflicts.get(world.conflict)
        if conflict is None or seat not in conflict.arrays:
            raise Refusal(self.clause, "you have given no battle plan yet", "say both: “array press, keep yes”")

    def apply(self, world: World, seat: str) -> None:
        """Lay it down for all."""
        world.conflicts[world.conflict].arrays[seat].keep = True

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone."""
        return ArrayKept(audience=(seat,), seat=seat, posture=world.conflicts[world.conflict].arrays[seat].posture)


ARRAYS: tuple[type[Order[World]], ...] = (ArrayHost, ArrayKeep, ArrayAnew)
"""What is said of the battles to come."""


def keeps(world: World, seat: str) -> bool:
    """Tell whether a House keeps a battle plan in the campaign that is fought."""
    conflict = world.conflicts.get(world.conflict)
    return bool(conflict and seat in conflict.arrays and conflict.arrays[seat].keep)


def fighting(world: World, battle: Battle) -> list[str]:
    """Give the members of both armies, the attacker's first."""
    return [*members(world, world.armies[battle.attacker]), *members(world, world.armies[battle.defender])]


def arrayed(world: World, battle: Battle) -> list[str]:
    """Give the Houses that are asked for their plans: all members of both armies without a kept one (FIE-11.10)."""
    kept = world.conflicts[battle.conflict].arrays
    return [seat for seat in fighting(world, battle) if seat not in kept or not kept[seat].keep]


def piloted(world: World, battle: Battle, seat: str) -> BattlePlan:
    """Give an autopilot's plan: side A presses, D holds unless it has more members; by character else (FIE-16.13)."""
    character = world.houses[seat].character
    ours, theirs = members(world, world.armies[battle.attacker]), members(world, world.armies[battle.defender])
    wise: Posture = "press" if seat in ours else "hold" if len(theirs) <= len(ours) else "steady"
    return BattlePlan(posture=POSTURES.get(character, wise))


def plans(world: World, battle: Battle) -> dict[str, BattlePlan]:
    """Give everybody's plan: the one given, else an autopilot's own, else the default (FIE-11.13, FIE-17.5)."""
    given, people = world.conflicts[battle.conflict].arrays, world.players()
    both = fighting(world, battle)
    silent = {seat: BattlePlan() if seat in people else piloted(world, battle, seat) for seat in both}
    return silent | {seat: given[seat] for seat in both if seat in given}
