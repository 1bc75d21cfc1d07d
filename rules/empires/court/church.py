"""The Church: who is excommunicated, and the Levant (EMP-H22.11 to EMP-H22.15, EMP-H23.1)."""

from typing import Literal

from rules.empires.board.measures import christian, own_religion
from rules.empires.board.state import World
from rules.empires.claims.claims import give_claim, give_tie, sweep_claims
from rules.empires.court.events import Absolved, Excommunicated, LevantTaken
from rules.kernel.play.play import Play


def excommunicate(play: Play[World], seat: str, cause: Literal["refusal", "truce"], whom: str = "") -> None:
    """Excommunicate a leader, once; who is no Christian is denounced, which is the same (EMP-H22.11, EMP-H22.13)."""
    world = play.state
    if world.empires[seat].excommunicated:
        return
    world.empires[seat].excommunicated = True
    clause = "EMP-H22.11" if cause == "refusal" else "EMP-H22.13"
    play.tell(Excommunicated(clause=clause, seat=seat, christian=christian(world, seat), cause=cause, whom=whom))


def absolve(play: Play[World], seat: str, gold: int) -> None:
    """End an excommunication by penance (EMP-H22.15)."""
    play.state.empires[seat].excommunicated = False
    play.tell(Absolved(seat=seat, gold=gold))


def in_christian_hands(world: World, seat: str) -> bool:
    """Tell whether all areas of a seat's exception are owned by seats of its leader's religion (EMP-H23.1)."""
    owners = [world.areas[area].owner for area in world.exceptions.get(seat, ())]
    return bool(owners) and all(one and own_religion(world, one) == own_religion(world, seat) for one in owners)


def watch_levant(play: Play[World]) -> None:
    """At the end of a player turn see whether the Levant is in Christian hands: claims first, then ties (EMP-H23.1)."""
    world = play.state
    for seat, areas in world.exceptions.items():
        held, before = in_christian_hands(world, seat), world.levant_christian
        world.levant_christian = held
        if not held or before:
            continue
        first, world.levant_granted = not world.levant_granted, True
        play.tell(LevantTaken(seat=seat, areas=tuple(areas), first=first))
        for area in areas:
            if first:
                give_claim(play, seat, area, "levant")
            else:
                give_tie(play, seat, area, "levant")
        sweep_claims(play)
