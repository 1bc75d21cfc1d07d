"""Standing orders of leaders to their armies (FIE-7.8, FIE-8.27, FIE-8.46, FIE-9.5a)."""

import re
from typing import Literal

from pydantic import Field

from rules.fiefs.armies.events import AwardsGiven, LossesGiven, MarshalGiven, StanceGiven
from rules.fiefs.board.forces import Army, Award, Losses, Marker, Stance
from rules.fiefs.board.sides import army_of, members
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import FOOT, LOSE_FOOT, LOSE_MOUNTED, MOUNTED, Type
from rules.kernel.errors import Refusal
from rules.kernel.language.matching import fold
from rules.kernel.orders.choice import pick
from rules.kernel.orders.order import Heard, Order

STAYING = re.compile(
    r"(?:(?:and|then|my army|the army|we|i|should|shall|will)[\s,]+)*"
    r"(?:(?:hold|stay|remain|wait|stop|keep)(?: (?:put|still))? (?:there|here)|stay put|hold (?:the )?position)"
    r"(?: (?:and wait|after that|afterwards))?[\s.!]*"
)
"""How a leader says that his army stays where it then is."""
WHO = (
    r"(?:(?:and|then|but|please|i|we|want|would like|to|let|have|my|our|the|army|general|men"
    r"|troops|should|shall|will|must)[\s,]+)*"
)
ANYBODY = (
    r"(?: (?:a|an|any|every|all|the|open|whoever|anybody|anyone|everybody|him|her|them|mortal"
    r"|comes|who|that|enem(?:y|ies)))*"
)
MEETING_WAYS: dict[Stance, re.Pattern[str]] = {
    "avoid": re.compile(
        rf"{WHO}(?:avoid|evade|retreat (?:from|before)|run (?:away )?from|stay (?:out|clear) of|keep away from|refuse|"
        rf"(?:do not|don't|dont|never) (?:give|accept|offer|meet)|no)"
        rf"{ANYBODY} (?:battles?|fights?|fighting|combat|enem(?:y|ies)|him|her|them)(?: if (?:he|she"
        rf"|they) comes?)?[\s.!]*|"
        rf"{WHO}(?:do not|don't|dont|never) fight{ANYBODY}[\s.!]*"
    ),
    "shelter": re.compile(
        rf"{WHO}(?:stand(?: the)? siege|shut (?:the gates|myself in|ourselves in|itself in)|hide"
        rf" behind (?:the |my |our )*walls)"
        r"[\s.!]*"
    ),
    "fast": re.compile(
        rf"{WHO}(?:stand and fight|(?:fight|face|attack|meet) (?:whoever|anybody|anyone|everybody|all"
        rf"|every enemy)(?: (?:who|that|comes?|"
        r"who comes|that comes|in battle))*|"
        r"(?:stand|hold) (?:(?:its|our|my|the) )?(?:ground|firm|fast)(?: (?:when|if|whenever) .*)?|"
        r"fight (?!for\b|with\b)(?:[\w'-]+ )?(?:if|when|whenever) (?:he|she|they|it|an? enemy|somebody|someone|anybody)"
        r"(?: ever)? (?:comes?|attacks?|enters?)(?: .*)?)[\s.!]*"
    ),
}
"""How a leader says how his army meets an enemy who comes."""


def army_led(world: World, seat: str, conflict: str = "") -> Army | None:
    """Give the army that a House leads: in a conflict that is named, else in the one fought now, else in any."""
    for one in (conflict, world.conflict):
        if one in world.conflicts:
            return army_of(world, world.conflicts[one], seat)
    return next((army for army in world.armies.values() if army.leader == seat), None)


def needed(world: World, seat: str, clause: str, conflict: str = "") -> Army:
    """Give the army that a House leads; refuses where it leads none."""
    army = army_led(world, seat, conflict)
    if army is None:
        raise Refusal(clause, "you lead no army here", followed(world, seat))
    return army


def followed(world: World, seat: str) -> str:
    """Say to whoever follows another's army what is his to order; nothing where he follows none."""
    conflict = world.conflicts.get(world.conflict)
    member = conflict.members.get(seat) if conflict else None
    if member is None:
        return ""
    return f"{world.short(world.armies[member.army].leader)} leads yours, and “array” says how your own men fight"


def whole_list(given: tuple[str, ...], types: tuple[Type, ...]) -> list[Type]:
    """Give the types that are named, in that order, then the others in their own (FIE-8.46, FIE-11.13)."""
    named = [one for name in given for one in types if one == name]
    return [*named, *(one for one in types if one not in named)]


def comrades(world: World, seat: str) -> list[str]:
    """Give the other Houses of the army that a House leads; all, before sides are chosen."""
    army = army_led(world, seat)
    if army is None:
        return []
    found = [one for one in members(world, army) if one != seat]
    if found or {*world.playing()} <= {*world.conflicts[army.conflict].members}:
        return found
    foes = {one.leader for one in world.armies.values() if one.conflict == army.conflict}
    return [one for one in world.playing() if one not in {seat, *foes}]


def riding() -> tuple[Type, ...]:
    """Give the mounted types."""
    return MOUNTED


def walking() -> tuple[Type, ...]:
    """Give the types on foot."""
    return FOOT


def whole_path(path: tuple[str, ...], to: str) -> list[str]:
    """Give the places of a way that a leader wrote out, with where it leads; none where he wrote none."""
    if not path:
        return []
    return [*path, *([] if path[-1] == to else [to])]


class Led(Order[World]):
    """What the leader of an army orders, and nobody else."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse whoever leads no army."""
        needed(world, seat, self.clause)


class SetLosses(
    Led,
    name="losses",
    says=("losses [mounted {mounted}] [foot {foot}] [either {either}]",),
    clause="FIE-8.46",
    topic="plan",
    replaces="losses",
    tells=LossesGiven,
    private=True,
):
    """Say which elements of your army hunger and weather take first."""

    mounted: tuple[str, ...] = pick("type", riding, "riders to be lost first; the others follow", default=())
    foot: tuple[str, ...] = pick("type", walking, "those on foot to be lost first; the others follow", default=())
    either: Literal["foot", "mounted"] = Field(default="foot", description="which goes first where either may")

    def apply(self, world: World, seat: str) -> None:
        """Keep the list."""
        mounted = whole_list(self.mounted, LOSE_MOUNTED)
        foot = whole_list(self.foot, LOSE_FOOT)
        needed(world, seat, self.clause).losses = Losses(mounted=mounted, foot=foot, rest=self.either)


class SetStance(
    Led,
    name="stance",
    says=("stance {stance} [, asking {asked}]",),
    clause="FIE-8.27",
    topic="plan",
    replaces="stance",
    tells=StanceGiven,
    private=True,
):
    """Say how your army meets an enemy that comes: fast, shelter, avoid or prudent."""

    stance: Stance = Field(description="fast: fight; shelter: stand siege; avoid: retreat; prudent: as is wise")
    asked: bool = Field(default=False, description="yes, to be asked each time before the stance answers")

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear how an army meets whoever comes, in a leader's own words."""
        line = fold(words).strip()
        found = next((one for one, way in MEETING_WAYS.items() if way.fullmatch(line)), None)
        return Heard([cls(stance=found)]) if found else None

    def apply(self, world: World, seat: str) -> None:
        """Keep the stance."""
        army = needed(world, seat, self.clause)
        army.stance, army.auto = self.stance, not self.asked


class SetMarshal(
    Led,
    name="marshal",
    says=("marshal {marshal}",),
    clause="FIE-7.8",
    topic="plan",
    replaces="marshal",
    tells=MarshalGiven,
    private=True,
):
    """Say who acts for your army when no plan does: a prudent marshal, or one who holds."""

    marshal: Literal["prudent", "hold"] = Field(description="prudent: does what is wise; hold: stays and besieges on")

    def apply(self, world: World, seat: str) -> None:
        """Keep the marshal."""
        needed(world, seat, self.clause).marshal = self.marshal

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear whoever lets his army stay where its march ends: `hold there`."""
        return Heard([cls(marshal="hold")]) if STAYING.fullmatch(fold(words).strip()) else None


class SetAwards(
    Led,
    name="awards",
    says=("awards {marker} to {seats}",),
    clause="FIE-9.5a",
    topic="plan",
    replaces="awards",
    tells=AwardsGiven,
    private=True,
):
    """Say whom of your army you give a marker in a fief that your side conquers, the next first."""

    marker: Marker = Field(description="the marker that they place: control or claim; you place the other")
    seats: tuple[str, ...] = pick(
        "seat", comrades, "Houses of your army, the next to be served first", denied="{} does not follow you"
    )

    def apply(self, world: World, seat: str) -> None:
        """Keep the list."""
        needed(world, seat, self.clause).award = Award(seats=list(self.seats), marker=self.marker)


STANDING: tuple[type[Order[World]], ...] = (SetLosses, SetStance, SetMarshal, SetAwards)
"""What a leader may order of his army besides what it does."""
