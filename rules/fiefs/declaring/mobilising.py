"""Neutral rulers who mobilise, and Houses that change sides when they do (FIE-5.13 to 5.15)."""

from collections.abc import Sequence

from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.forces import Army, Side
from rules.fiefs.board.land import nations_apart, ruled
from rules.fiefs.board.sides import army_of, in_conflict, leads, members, side_of
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import FULL, Character
from rules.fiefs.declaring.conflict import enlist
from rules.fiefs.declaring.events import Mobilised, Switched
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Objection, pick
from rules.kernel.orders.order import Order
from rules.kernel.play.play import Play

NEAR = 2
"""How near a nation lies to one at war so that an autopilot mobilises it (FIE-16.18)."""
FEWER: dict[Character, int] = {"prudent": 8, "skilled": 5, "rash": 1}
"""By how many elements its side must be the weaker; the feeble never mobilise (FIE-16.0)."""
MORE_MEMBERS = 2
"""How many members more its army must have so that an autopilot leaves it for a new one (FIE-16.18)."""


def neutral(world: World, conflict: Conflict, seat: str) -> list[str]:
    """Give the nations that a House could mobilise in a war: in no conflict, if it leads no army there (FIE-5.13).

    In a rebellion there are none (FIE-6.15), and none in the first season of a war.
    """
    if conflict.rebellion or army_of(world, conflict, seat) or beginning(world, conflict):
        return []
    return [nation for nation in ruled(world, seat) if not in_conflict(world, nation)]


def beginning(world: World, conflict: Conflict) -> bool:
    """Tell whether this is the first season that is fought in a conflict (FIE-5.13)."""
    first = conflict.campaigns == 1 and conflict.id == world.conflict
    return first and bool(world.season) and conflict.began == world.season


def neutral_rulers(world: World, conflict: Conflict) -> list[str]:
    """Give the Houses that may mobilise now and have not said that they stay out, in table order (FIE-5.13)."""
    return [seat for seat in world.playing() if neutral(world, conflict, seat) and not conflict.members[seat].stays_out]


def may_mobilise(world: World, seat: str) -> list[str]:
    """Give the nations that a House may mobilise in the running campaign (FIE-5.13)."""
    conflict = world.conflicts.get(world.conflict)
    return neutral(world, conflict, seat) if conflict else []


def running_armies(world: World, seat: str) -> list[str]:
    """Give the armies of the running campaign's two principals, each for a side (FIE-5.14)."""
    del seat
    conflict = world.conflicts.get(world.conflict)
    return conflict.armies[:2] if conflict else []


def cannot_mobilise(world: World, seat: str, nation: str) -> Objection:
    """Say why a nation cannot be mobilised, and when it could (FIE-5.13)."""
    conflict = world.conflicts.get(world.conflict)
    if conflict and not conflict.rebellion and beginning(world, conflict):
        return Refusal("FIE-5.13", "nobody mobilises in the first season of a war", "order it in the next season")
    return f"{world.nations[nation].name} cannot be mobilised by you now"


class Mobilise(
    Order[World],
    name="mobilise",
    says=("mobilise {nation} for {army}",),
    clause="FIE-5.13",
    replaces="mobilise",
    stage=-20,
):
    """Raise a nation that you rule in this war, for one side; you lead its army."""

    nation: str = pick("nation", may_mobilise, "a nation of yours that is in no conflict", denied=cannot_mobilise)
    army: str = pick(
        "army", running_armies, "the leader on whose side it fights", denied="{} leads no side of this war"
    )

    def apply(self, world: World, seat: str) -> None:
        """Give him the army; on the true state the campaign does, by `mobilise`."""
        conflict = world.conflicts[world.conflict]
        enlist(world, conflict, world.armies[self.army].side, seat, self.nation)


class MobiliseNobody(
    Order[World],
    name="mobilise_nobody",
    says=("mobilise nobody", "stay out [of it]", "stay out of this", "stay out of the war", "stay neutral"),
    clause="FIE-5.13",
    replaces="mobilise",
    stage=-20,
):
    """Stay out of this campaign with your nations; you are not asked again in it."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse whoever could mobilise nobody anyway."""
        if not may_mobilise(world, seat):
            reason = "you have no nation to mobilise in this season, and every House stands on a side of this war"
            raise Refusal(self.clause, reason, "give no order: who follows another leads nothing, and spends nothing")

    def apply(self, world: World, seat: str) -> None:
        """Keep it for this campaign."""
        world.conflicts[world.conflict].members[seat].stays_out = True


MOBILISING: tuple[type[Order[World]], ...] = (Mobilise, MobiliseNobody)
"""What a neutral ruler may order at the start of a season."""


def mobilise(play: Play[World], conflict: Conflict, seat: str, nation: str, side: Side) -> Army:
    """Give a neutral ruler his army, not raised yet; he leaves the one that he was with (FIE-5.14)."""
    world = play.state
    before = world.armies[conflict.members[seat].army]
    leave(before, seat)
    army = enlist(world, conflict, side, seat, nation)
    principal = world.armies[conflict.armies[side - 1]].leader
    told = {"nation": nation, "army": army.id, "side": side, "leader": principal, "before": before.leader}
    play.tell(Mobilised.of(conflict=conflict.id, seat=seat, **told))
    return army


def leave(army: Army, seat: str) -> None:
    """Let a House leave an army, and give its general's element back (FIE-11.2)."""
    for element in army.elements:
        if element.general == seat:
            element.general = ""


def raise_neutrals(play: Play[World], conflict: Conflict, given: Sequence[tuple[str, Order[World]]]) -> list[Army]:
    """Mobilise in table order: players as they ordered, autopilots as they are; gives the new armies (FIE-5.13).

    Players who said nothing stay out for now; who said `nobody` stays out of this campaign.
    """
    world = play.state
    said = {seat: order for seat, order in given if isinstance(order, MOBILISING)}
    raised: list[Army] = []
    for seat in neutral_rulers(world, conflict):
        order = said.get(seat)
        if isinstance(order, Mobilise):
            if play.allows(seat, order):
                side = world.armies[order.army].side
                raised.append(mobilise(play, conflict, seat, order.nation, side))
        elif order is not None:
            conflict.members[seat].stays_out = True
        elif world.houses[seat].holder != "player":
            nation = wants_to_mobilise(world, conflict, seat)
            if nation:
                side = 1 if side_of(world, conflict, seat) == 1 else 2
                raised.append(mobilise(play, conflict, seat, nation, side))
    conflict.announced = [army.id for army in raised]
    return raised


def wants_to_mobilise(world: World, conflict: Conflict, seat: str) -> str:
    """Give the nation that an autopilot mobilises for its own side now; none where it does not (FIE-16.18)."""
    house, side = world.houses[seat], side_of(world, conflict, seat)
    if house.character not in FEWER or leads(world, seat, conflict.id):
        return ""
    near = {nation: reach(world, conflict, nation) for nation in neutral(world, conflict, seat)}
    nation = min(near, key=lambda one: (near[one], one), default="")
    behind = strength(world, conflict, 3 - side) - strength(world, conflict, side)
    return nation if nation and near[nation] <= NEAR and behind >= FEWER[house.character] else ""


def reach(world: World, conflict: Conflict, nation: str) -> int:
    """Give how near a nation lies to one of the two at war (FIE-16.4, FIE-16.18)."""
    return min(nations_apart(world, nation, other) for other in (conflict.nation_a, conflict.nation_d))


def strength(world: World, conflict: Conflict, side: int) -> int:
    """Count a side's elements: an army not raised yet counts in full, a disbanded one not at all (FIE-16.18)."""
    armies = (world.armies[army] for army in conflict.armies)
    own = [army for army in armies if army.side == side and army.status != "disbanded"]
    return sum(FULL if army.status == "unraised" else len(army.elements) for army in own)


def may_switch(world: World, conflict: Conflict, seat: str, announced: Sequence[Army]) -> list[str]:
    """Give the armies just announced to which a House may go over (FIE-5.15).

    It leads no army in this war, and rules no nation that takes part in it.
    """
    nations = {conflict.nation_a, conflict.nation_d} | {world.armies[army].nation for army in conflict.armies}
    if army_of(world, conflict, seat) or nations & set(ruled(world, seat)):
        return []
    return [army.id for army in announced if army.id != conflict.members[seat].army]


def newest(world: World, seat: str) -> list[str]:
    """Give the armies to which a House may go over in the running campaign: just announced in it (FIE-5.15)."""
    conflict = world.conflicts.get(world.conflict)
    if conflict is None:
        return []
    announced = [world.armies[army] for army in conflict.announced]
    return may_switch(world, conflict, seat, announced)


class Switch(
    Order[World],
    name="switch",
    says=("switch to {army}", "go over to {army}"),
    clause="FIE-5.15",
    replaces="switch",
):
    """Go over to an army that was just announced, whichever side it is on."""

    army: str = pick(
        "army", newest, "an army just announced", denied="{} was not just announced, or you may not join it"
    )

    def apply(self, world: World, seat: str) -> None:
        """Follow its leader from now on."""
        membership = world.conflicts[world.conflict].members[seat]
        leave(world.armies[membership.army], seat)
        membership.army = self.army


def go_over(
    play: Play[World], conflict: Conflict, given: Sequence[tuple[str, Order[World]]], announced: Sequence[Army]
) -> None:
    """Carry out who changes armies, in table order: players as they ordered, autopilots as they are (FIE-5.15)."""
    world = play.state
    said = {seat: order.army for seat, order in given if isinstance(order, Switch)}
    for seat in world.playing():
        allowed = may_switch(world, conflict, seat, announced)
        wanted = said.get(seat, "")
        if not wanted and world.houses[seat].holder != "player":
            wanted = wants_to_switch(world, conflict, seat, allowed)
        if wanted in allowed:
            switch(play, conflict, seat, wanted)


def switch(play: Play[World], conflict: Conflict, seat: str, army: str) -> None:
    """Let a House follow another army (FIE-5.15)."""
    world, membership = play.state, conflict.members[seat]
    before, after = world.armies[membership.army], world.armies[army]
    leave(before, seat)
    membership.army = army
    play.tell(
        Switched(
            conflict=conflict.id,
            seat=seat,
            before=before.leader,
            leader=after.leader,
            turned=before.side != after.side,
        )
    )


def wants_to_switch(world: World, conflict: Conflict, seat: str, allowed: Sequence[str]) -> str:
    """Give the new army of its own side to which an autopilot goes over; none where it stays (FIE-16.18)."""
    own = world.armies[conflict.members[seat].army]
    for army in (world.armies[one] for one in allowed):
        if army.side == own.side and len(members(world, own)) >= len(members(world, army)) + MORE_MEMBERS:
            return army.id
    return ""
