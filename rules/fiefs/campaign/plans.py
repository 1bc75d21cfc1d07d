"""Plans: what leaders order for the turns to come, an item with each line (FIE-7.9)."""

from abc import abstractmethod
from typing import Literal

from pydantic import Field

from rules.fiefs.armies.orders import Led, SetMarshal, SetStance, army_led, needed, whole_path
from rules.fiefs.board.forces import Item
from rules.fiefs.board.land import NOWHERE, distances
from rules.fiefs.board.sides import enemies, enemy_held
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import FLEET, TYPES
from rules.fiefs.campaign.events import PlanDropped, PlanGiven
from rules.fiefs.campaign.orders import ANY, every_place, home_fiefs, kept_types, type_of
from rules.fiefs.campaign.spoken import (
    DROPPING,
    ENCAMPING,
    FORGETTING,
    GATHERING,
    GOING,
    INTENDING,
    SALLYING,
    STAYING_IN,
    TAKING,
    THROUGH,
    best_recruit,
    bound_for,
    place,
    said,
)
from rules.fiefs.fleets.raising import coasts
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import hint, pick
from rules.kernel.orders.order import Heard, Order

LONGEST = 12
"""Items of a plan, and turns of an item, at most (FIE-7.9)."""
Instead = Literal["hold", "encamp", "besiege", "marshal"]


def all_fiefs(world: World, seat: str) -> list[str]:
    """Give every fief, those nearest to a House's army first."""
    army = army_led(world, seat)
    if army is None or not army.in_field:
        return list(world.fiefs)
    far = distances(world, [army.fief])[0]
    return sorted(world.fiefs, key=lambda one: (one == army.fief, far.get(one, NOWHERE), one))


def to_take(world: World, seat: str) -> list[str]:
    """Give every fief, those of enemies first, and of those the nearest to a House's army."""
    army = army_led(world, seat)
    found = all_fiefs(world, seat)
    return sorted(found, key=lambda one: not enemy_held(world, army, one)) if army else found


def recruits(world: World, seat: str) -> list[str]:
    """Give all types."""
    return list(TYPES)


def quarries(world: World, seat: str) -> list[str]:
    """Give the armies of the other side."""
    conflict = world.conflicts.get(world.conflict)
    army = army_led(world, seat)
    if army is None and conflict is not None and seat in conflict.members:
        army = world.armies[conflict.members[seat].army]  # whose own leader alone may seek them
    return [one.id for one in enemies(world, army)] if army else []


def home_ports(world: World, seat: str) -> list[str]:
    """Give the coastal fiefs of a House's home ground."""
    army = army_led(world, seat)
    return coasts(world, army) if army else []


class Planned(Order[World], tells=PlanGiven, private=True):
    """An item of a plan."""

    @abstractmethod
    def item(self) -> Item:
        """Give it as the rules take it."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse whoever leads no army, and a plan that is too long."""
        army = needed(world, seat, self.clause)
        if len(army.plan) >= LONGEST:
            raise Refusal("FIE-7.9", f"a plan has {LONGEST} items at most", "write “plan nothing” to begin anew")

    def apply(self, world: World, seat: str) -> None:
        """Add it to the plan."""
        needed(world, seat, self.clause).plan.append(self.item())

    def told(self, world: World, seat: str) -> Event:
        """Tell its leader, and the gamemaster."""
        item, army = self.item(), needed(world, seat, self.clause).id
        aim = {"quarry": item.to} if item.act == "seek" else {"fief": item.to}
        instead = "" if item.instead == "hold" else item.instead
        more = {"act": item.act, "times": item.times, "instead": instead, **aim}
        return PlanGiven.of(seat=seat, army=army, audience=(seat,), **more)


class PlanNothing(
    Led,
    name="plan_nothing",
    says=("plan nothing",),
    clause="FIE-7.9",
    topic="plan",
    clears="plan_",
    tells=PlanDropped,
    private=True,
):
    """Drop your whole plan; your marshal acts."""

    def apply(self, world: World, seat: str) -> None:
        """Drop it."""
        army = needed(world, seat, self.clause)
        army.plan, army.rest, army.tasks = [], [], []

    def told(self, world: World, seat: str) -> Event:
        """Tell its leader, and the gamemaster."""
        return PlanDropped(seat=seat, army=needed(world, seat, self.clause).id, audience=(seat,))

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear whoever drops his plan, or forgets the fief to which it leads."""
        left = said(FORGETTING, words)
        goal = place(world, left["fief"]) if left else ""
        army = army_led(world, seat)
        drops = goal and army is not None and bool(army.plan) and goal == bound_for(world, seat)
        return Heard([cls()]) if drops or said(DROPPING, words) else None


class PlanMove(
    Planned,
    name="plan_move",
    says=("plan move to {to} [by {path}] [attacking {attack}] [, else {instead}]",),
    clause="FIE-7.9",
    topic="plan",
):
    """Plan a march to a fief; it does not go where an enemy army is unless you say so."""

    to: str = pick("fief", all_fiefs, "where to")
    path: tuple[str, ...] = hint("place", every_place, "the places on the way, if you choose it", default=())
    attack: bool = hint("", lambda: ["yes"], "yes, even where an enemy army is", default=False)
    instead: Instead = Field(default="hold", description="what to do if that is impossible")

    def item(self) -> Item:
        """March."""
        return Item(
            act="move", to=self.to, path=whole_path(self.path, self.to), attack=self.attack, instead=self.instead
        )

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear whoever says the way of the march that he has planned: `go through Rouen` comes before its goal."""
        met, army = said(THROUGH, words), army_led(world, seat)
        way, plan = place(world, met["fief"]) if met else "", army.plan if army else []
        if not way or len(plan) != 1 or plan[0].act not in ("move", "take") or plan[0].to == way:
            return None
        first, goal = cls(to=way), plan[0].to
        return Heard([PlanNothing(), first, PlanTake(fief=goal) if plan[0].act == "take" else cls(to=goal)])


class PlanTake(
    Planned,
    name="plan_take",
    says=("plan take {fief} [, {times} turns] [, else {instead}]",),
    clause="FIE-7.9",
    topic="plan",
):
    """Plan to march to a fief and besiege it until it falls."""

    fief: str = pick("fief", to_take, "the fief to take")
    times: int = Field(default=LONGEST, ge=1, le=LONGEST, description="turns at most")
    instead: Instead = Field(default="hold", description="what to do in a turn in which that is impossible")

    def item(self) -> Item:
        """Take it."""
        return Item(act="take", to=self.fief, times=self.times, instead=self.instead)

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear whoever marches to a fief and takes it, or takes that to which his army goes."""
        if (other := said(INTENDING, words)) and (goal := place(world, other["fief"] or other["other"] or "")):
            army = army_led(world, seat)
            return Heard([*([PlanNothing()] if army and army.plan else []), cls(fief=goal)])
        if (way := said(GOING, words)) and (goal := place(world, way["fief"])):
            return marching(world, goal, way["by"] or way["via"] or "")
        fief = bound_for(world, seat) if said(TAKING, words) else ""
        return Heard([cls(fief=fief)]) if fief else None


def going(world: World, seat: str, fief: str) -> list[Order[World]]:
    """Give what brings an army to a fief where it is to stay: nothing where its plan ends there, or none is named.

    Where it stands there, and its plan would lead it away, that is dropped.
    """
    army = army_led(world, seat)
    if fief in ("", bound_for(world, seat)):
        return []
    return [PlanNothing()] if army and army.in_field and army.fief == fief else [PlanMove(to=fief)]


def marching(world: World, goal: str, by: str) -> Heard[World] | None:
    """Give a march upon a fief with its siege, to a place on the way first; None where what is named is no place."""
    way = place(world, by) if by else ""
    if by and not way:
        return None
    return Heard([*([PlanMove(to=way)] if way else []), PlanTake(fief=goal)])


class PlanSeek(
    Planned,
    name="plan_seek",
    says=("plan seek {army} [, {times} turns] [, else {instead}]",),
    clause="FIE-7.9",
    topic="plan",
):
    """Plan to seek an enemy army and attack it."""

    army: str = pick("army", quarries, "an enemy army", denied="{} is no enemy of yours")
    times: int = Field(default=LONGEST, ge=1, le=LONGEST, description="turns at most")
    instead: Instead = Field(default="hold", description="what to do in a turn in which that is impossible")

    def item(self) -> Item:
        """Seek it."""
        return Item(act="seek", to=self.army, times=self.times, instead=self.instead)


class PlanBesiege(
    Planned,
    name="plan_besiege",
    says=("plan besiege [{times} times] [, else {instead}]",),
    clause="FIE-7.9",
    topic="plan",
):
    """Plan to besiege the fief where your army is then."""

    times: int = Field(default=1, ge=1, le=LONGEST, description="for how many turns, unless it falls before")
    instead: Instead = Field(default="hold", description="what to do if that is impossible")

    def item(self) -> Item:
        """Besiege."""
        return Item(act="besiege", times=self.times, instead=self.instead)


class PlanRavage(Planned, name="plan_ravage", says=("plan ravage [, else {instead}]",), clause="FIE-7.9", topic="plan"):
    """Plan to lay waste the fief where your army is then."""

    instead: Instead = Field(default="hold", description="what to do if that is impossible")

    def item(self) -> Item:
        """Ravage."""
        return Item(act="ravage", instead=self.instead)


class PlanRecruit(
    Planned,
    name="plan_recruit",
    says=("plan recruit [{type}] [, {times} times] [, else {instead}]",),
    clause="FIE-7.9",
    topic="plan",
):
    """Plan to take an element out of the reserve."""

    type: str = pick("type", recruits, "which type; the best there is, if you name none", default=ANY)
    times: int = Field(default=1, ge=1, le=LONGEST, description="how many times")
    instead: Instead = Field(default="hold", description="what to do if that is impossible")

    def item(self) -> Item:
        """Recruit."""
        return Item(act="recruit", recruit=type_of(self.type) or "any", times=self.times, instead=self.instead)


class PlanEncamp(
    Planned,
    name="plan_encamp",
    says=("plan encamp [recruiting {type}] [, else {instead}]",),
    clause="FIE-7.9",
    topic="plan",
):
    """Plan to encamp where your army is then, and to recruit at once if you say whom."""

    type: str = pick("type", recruits, "the type to recruit", default="")
    instead: Instead = Field(default="hold", description="what to do if that is impossible")

    def item(self) -> Item:
        """Encamp."""
        return Item(act="encamp", recruit=type_of(self.type) or "", instead=self.instead)

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear whoever encamps somewhere, after a march where he is not there then, and recruits whom he can."""
        found = said(ENCAMPING, words)
        fief = place(world, found["fief"]) if found else ""
        if found is None or bool(found["fief"]) != bool(fief):
            return None
        camp = cls(type=best_recruit(world, seat) if found["recruit"] else "")
        stays = [SetMarshal(marshal="hold")] if found["winter"] else []
        return Heard([*going(world, seat, fief), camp, *stays])


class PlanSally(Planned, name="plan_sally", says=("plan sally [, else {instead}]",), clause="FIE-7.9", topic="plan"):
    """Plan to sally from the fortress in which your army is besieged."""

    instead: Instead = Field(default="hold", description="what to do if that is impossible")

    def item(self) -> Item:
        """Sally."""
        return Item(act="sortie", instead=self.instead)

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear whoever breaks out, in the turn after the next one where he says so."""
        met = said(SALLYING, words)
        if met is None:
            return None
        return Heard([PlanHold(), cls()] if met["next"] else [cls()])


class PlanHold(Planned, name="plan_hold", says=("plan hold [{times} turns]",), clause="FIE-7.9", topic="plan"):
    """Plan to do nothing."""

    times: int = Field(default=1, ge=1, le=LONGEST, description="for how many turns")

    def item(self) -> Item:
        """Hold."""
        return Item(act="hold", times=self.times)

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear whoever keeps his army behind walls: it stands siege, no marshal leads it out (FIE-7.8, FIE-8.27)."""
        met, army = said(STAYING_IN, words), army_led(world, seat)
        fief = place(world, met["fief"] or "") if met else ""
        if met is None or bool(met["fief"]) != bool(fief):
            return None
        kept: list[Order[World]] = [SetStance(stance="shelter"), SetMarshal(marshal="hold")]
        if army and not army.on_board and fief in home_fiefs(world, seat):
            return Heard([PlanAssemble(fief=fief), *kept])
        return Heard([*going(world, seat, fief), *kept])


class PlanAssemble(
    Planned,
    name="plan_assemble",
    says=("plan assemble at {fief} [with {general}] [keeping {keep}] [, else {instead}]",),
    clause="FIE-7.9",
    topic="plan",
):
    """Plan to assemble your army in a fief of its home ground."""

    fief: str = pick("fief", home_fiefs, "a fief of its home ground", denied="{} is not home ground of your army")
    general: str = pick("type", lambda: ("Kn", "Bd"), "your general's element: Kn or Bd", default="")
    keep: dict[str, int] = hint("type", lambda: TYPES, "at half strength: twelve elements to keep", default={})
    instead: Instead = Field(default="hold", description="what to do if that is impossible")

    def item(self) -> Item:
        """Assemble."""
        general = type_of(self.general) or ""
        return Item(act="assemble", to=self.fief, general=general, keep=kept_types(self.keep), instead=self.instead)

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear whoever gathers his army in a place to stay there."""
        met, army = said(GATHERING, words), army_led(world, seat)
        fief = place(world, met["fief"]) if met else ""
        if not fief or army is None or army.on_board:
            return None
        return Heard([cls(fief=fief), SetMarshal(marshal="hold")])


class PlanFleet(
    Planned,
    name="plan_fleet",
    says=("plan fleet at {fief} [, {times} turns] [, else {instead}]",),
    clause="FIE-7.9",
    topic="detached",
):
    """Plan to raise fleet markers in a friendly port of your army's home ground, one each turn."""

    fief: str = pick("fief", home_ports, "a coastal fief of its home ground", denied="no fleet is raised in {}")
    times: int = Field(default=1, ge=1, le=FLEET, description="for how many turns, a marker each")
    instead: Instead = Field(default="hold", description="what to do if that is impossible")

    def item(self) -> Item:
        """Raise it."""
        return Item(act="raise_fleet", to=self.fief, times=self.times, instead=self.instead)


PLANS: tuple[type[Order[World]], ...] = (
    *(PlanNothing, PlanMove, PlanTake, PlanSeek, PlanBesiege, PlanRavage),
    *(PlanRecruit, PlanEncamp, PlanSally, PlanHold, PlanAssemble, PlanFleet),
)
"""What a plan is made of."""
