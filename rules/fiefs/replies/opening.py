"""What people ask while they wish for fiefs: which there are, who chooses first, and what a claim is for (FIE-2)."""

import re

from rules.fiefs.board.houses import Fief
from rules.fiefs.board.land import claimed, distance, held, in_region, regions_of, round_from
from rules.fiefs.board.state import World
from rules.fiefs.campaign.spoken import place
from rules.fiefs.opening.orders import WishLands
from rules.fiefs.opening.spoken import neighbours
from rules.kernel.language.matching import fold
from rules.kernel.play.replies import Reply
from rules.kernel.telling.phrases import capital, in_words, ordinal, row

WISHES = "wishes"
FEW = 8
"""How many fiefs near another are named."""


def fiefs_there(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Name the fiefs of a nation or of all, region by region, each with its fortress; None for a land unknown."""
    del seat
    land = fold(said.groupdict().get("land") or "").strip()
    nations = [id for id, one in world.nations.items() if not land or fold(one.name).lower() == land]
    if not nations or window != WISHES:
        return None
    lines = [f"{capital(world.called('nation', one))}: {named(world, one)}." for one in nations]
    head = "Each fief with its fortress, region by region; the capital of each nation first."
    first = world.fiefs[world.nations[nations[0]].capital].name
    return Reply("\n".join([head, *lines, f"“fiefs near {first}” names what lies around it."]))


def named(world: World, nation: str) -> str:
    """Name the fiefs of a nation, those of a region together: `Paris 7; Normandy: Rouen 5 and Caen 4`."""
    found = [walled(world.fiefs[world.nations[nation].capital])]
    for region in regions_of(world, nation):
        there = row(walled(world.fiefs[one]) for one in in_region(world, region))
        found.append(f"{world.regions[region].name} ({there})")
    return ", ".join(found)


def walled(fief: Fief) -> str:
    """Name a fief with its fortress."""
    return f"{fief.name} {fief.fortress}"


def near_there(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Name what lies around a fief, with a list of wishes that begins with it; None where no such fief is named."""
    del seat
    here = place(world, said["fief"])
    if not here or window != WISHES:
        return None
    around = neighbours(world, here)
    next_to = [one for one in around if distance(world, here, one) == 1]
    text = f"Next to {world.fiefs[here].name}: {row(walled(world.fiefs[one]) for one in next_to[:FEW])}."
    if further := around[len(next_to) :][:FEW]:
        text += f" A step further: {row(walled(world.fiefs[one]) for one in further)}."
    apart = {world.fiefs[one].region: one for one in reversed(around) if world.fiefs[one].region}
    near = [one for one in around if one in apart.values() and world.fiefs[one].region != world.fiefs[here].region]
    return Reply(f"{text} The number is the fortress.", (WishLands(fiefs=(here, *near[:FEW])),))


def order_of_choice(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say who places before a House, and what comes of a fief that another takes first (FIE-2.5, FIE-2.12)."""
    if window != WISHES or seat not in world.order:
        return None
    typed = said.groupdict().get("fief")
    fief = place(world, typed or "")
    at = world.order.index(seat)
    turn = row("you" if one == seat else world.short(one) for one in world.order)
    text = f"The Houses place one fief at a time in this order: {turn}; you are {ordinal(at + 1)}."
    name = world.fiefs[fief].name if fief else "a fief"
    if not at:
        return Reply(f"{text} Nobody chooses before you, so that the first fief you name is yours for sure.")
    before = row([world.short(one) for one in world.order[:at]], "or")
    text += (
        f" If {before} takes {name} first, the next of your list is tried, and only then a lot is drawn: name several."
    )
    kings = [one.capital for one in world.nations.values() if one.capital != fief]
    offer = (WishLands(fiefs=(fief, *kings[:2])),) if fief and world.fiefs[fief].capital_of else ()
    return Reply(f"{text} What they wish for is secret, so nothing is sure.", offer)


def claim_for(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World]:
    """Say what a claim does (FIE-4.4, FIE-4.7)."""
    del world, seat, window, said
    return Reply(
        "A claim is your right to a fief of another. In any later year you may take that fief by it, without a war, as "
        "your action; the claim is used up. On a capital it lets you declare war for the throne. Each fief bears one "
        "claim: a new one ousts the old."
    )


def whose_now(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say who has a fief that a House wished for, and why he has it (FIE-2.5)."""
    del window
    fief = place(world, said["fief"])
    lord = world.fiefs[fief].control if fief else ""
    if not lord or lord == seat or world.year > 1:
        return None
    turns = world.order or world.playing()
    sooner = turns.index(lord) < turns.index(seat) if {lord, seat} <= {*turns} else False
    why = (
        f"{world.short(lord)} places before you in each round"
        if sooner
        else f"{world.short(lord)} had it by turn or lot"
    )
    wished = "" if fief in world.houses[seat].wished_control else " You did not wish for it."
    return Reply(f"{world.fiefs[fief].name} is {world.short(lord)}'s: the fiefs were laid in turn, and {why}.{wished}")


def sizes(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say why the Houses began with more and fewer fiefs (FIE-2.5, FIE-2.9, FIE-2.11)."""
    del window
    if not {"fief", "fiefs", "lands"} & {*said[0].split()} or world.year > 1 or not held(world, seat):
        return None
    turns = round_from(world, world.order[0]) if world.order else world.playing()
    line = row(f"{'you' if one == seat else world.short(one)} {in_words(len(held(world, one)))}" for one in turns)
    return Reply(
        f"Fiefs at the beginning: {line}. They were laid one at a time in turn until none was left, so whoever came "
        "early has one more. Who had no place that is allowed, such as a second capital or a whole region, was passed "
        f"over, and another got it. Your {in_words(len(claimed(world, seat)))} claims went the other "
        f"way round: the last "
        "chose first."
    )
