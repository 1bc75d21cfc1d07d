"""Counsel on how a conflict would end, and on joining it (FIE-19, items 7, 13 and 14)."""

from collections.abc import Iterable, Mapping
from typing import Any

from rules.fiefs.armies.orders import army_led
from rules.fiefs.board.chances import mean_hunger
from rules.fiefs.board.forces import Army
from rules.fiefs.board.sides import army_of, enemies, members, side_members
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import SEASONS, TURNS
from rules.fiefs.counsel.field import decimal
from rules.fiefs.counsel.leading import skilled
from rules.fiefs.counsel.pieces import Offers, Piece, chance, decide
from rules.fiefs.declaring.joining import Open
from rules.fiefs.declaring.mobilising import (
    Mobilise,
    MobiliseNobody,
    Switch,
    may_mobilise,
    newest,
    strength,
    wants_to_mobilise,
)
from rules.fiefs.ending.conflicts import gains
from rules.fiefs.ending.peace import Accept, Refuse, Sue, foes, suitors
from rules.fiefs.marshal.politics import accepts, sues
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Offer
from rules.kernel.telling.phrases import in_words, row, several

ENDING = ("season", "council", "march", "peace")
"""The windows in which peace can be spoken of."""
OFF: Mapping[str, str] = {"unraised": "not raised yet", "disbanded": "disbanded"}
"""How an army is said that is not on the board."""
WINTER = 1
"""What winter adds to a die of hunger (FIE-8.44)."""


def openings(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Say what each season leaves of a year to whoever declared, and what it costs (item 7)."""
    led = [one for one in world.conflicts.values() if one.declarer == seat and not one.campaigns]
    if window.name not in ("join", "opening") or not led:
        return
    left = [sum(TURNS[one] for one in SEASONS[place:]) for place in range(len(SEASONS))]
    turns = row(f"{season} leaves {number}" for season, number in zip(SEASONS, left, strict=True))
    mild, cold = decimal(mean_hunger(0)), decimal(mean_hunger(WINTER))
    text = (
        f"Of the year's turns {turns}. A failed siege costs {mild} elements in spring, 1 in summer, {cold} in winter."
    )
    offers = [Offer(f"Open in {season}", Open(season=season)) for season in SEASONS[:2]]
    yield chance(0, "FIE-7.3", text, tuple(offers))


def endings(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say what would be so if it ended now, and how long it can last (item 13)."""
    conflict = world.conflicts.get(world.conflict)
    army = army_of(world, conflict, seat) if conflict else None
    if window.name not in ENDING or conflict is None or army is None:
        return
    sizes = row(f"{len(foe.elements)} of {world.short(foe.leader)}" for foe in enemies(world, army) if foe.on_board)
    own = f"You have {len(army.elements)} elements" if army.on_board else f"Your army is {OFF[army.status]}"
    stand = own + (f" against {sizes}" if sizes and army.on_board else f"; on the board are {sizes}" if sizes else "")
    last, kind = world.settings.war_years, "rebellion" if conflict.rebellion else "war"
    left = several(last - conflict.campaigns + 1, "campaign", "campaigns")
    until = f"; the {kind} ends by itself after {left}" if last else ""
    if conflict.rebellion:
        text = f"Who sues for peace in a rebellion has lost it. {stand}{until}."
        yield chance(0, "FIE-6.11", text, answers(world, seat, window))
        return
    gone = gains(world, conflict)
    nation = world.called("nation", conflict.nation_a)
    moves = row(world.called("region", one) for one in gone)
    said = f"{moves} would be {nation}'s" if gone else "no region would change its nation"
    now = f"If the war ended now, {said}. " if conflict.regions else ""  # a war of honor has none to win
    yield chance(len(gone), "FIE-5.17", f"{now}{stand}{until}.", answers(world, seat, window))


def answers(world: World, seat: str, window: Window[Any]) -> Offers:  # Any: as above
    """Offer the peace that can be had: to accept, or to sue where a skilled leader would (FIE-10.4a, FIE-16.15)."""
    army = army_led(world, seat)
    heard = [offer for one in suitors(world, seat) for offer in replies(world, army, one)]
    if window.name == "peace" or (heard and window.name == "march"):
        return tuple(heard)
    to = sues(world, army, "skilled") if army else ""
    return tuple(Offer(f"Sue {leader(world, one)}"[:40], Sue(army=one)) for one in foes(world, seat) if one == to)


def replies(world: World, army: Army | None, suitor: str) -> Offers:
    """Offer both answers to whoever sued, that of a skilled leader first (FIE-10.2, FIE-16.15)."""
    name = leader(world, suitor)
    both = (
        Offer[World](f"Peace with {name}"[:40], Accept(army=suitor)),
        Offer[World](f"No peace with {name}"[:40], Refuse(army=suitor)),
    )
    wise = army is None or accepts(world, army, world.armies[suitor], "skilled")
    return both if wise else both[::-1]


def leader(world: World, army: str) -> str:
    """Give the family that leads an army."""
    return world.short(world.armies[army].leader)


def defections(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say how a House would stand with each army just announced, and where it stands now (item 14)."""
    conflict = world.conflicts.get(world.conflict)
    if window.name != "switch" or conflict is None or seat not in conflict.members:
        return
    own = world.armies[conflict.members[seat].army]
    here = len(members(world, own))
    for new in (world.armies[one] for one in newest(world, seat)):
        there, lord = len(members(world, new)) + 1, world.short(new.leader)
        turned = "changing sides" if new.side != own.side else "on the side that you are on"
        sides = " against ".join(str(strength(world, conflict, side)) for side in (own.side, 3 - own.side))
        text = (
            f"With {world.short(own.leader)} you are one of {in_words(here)} Houses; with {lord} you would be one of "
            f"{in_words(there)}, {turned}. Your side has {sides} elements now; fewer Houses have more commands each."
        )
        yield decide(abs(here - there), "FIE-5.15", text, (Offer(f"Go over to {lord}"[:40], Switch(army=new.id)),))


def neutrals(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Tell the ruler of a nation at peace that the war has room for his army (item 14)."""
    conflict = world.conflicts.get(world.conflict)
    free = may_mobilise(world, seat)
    if window.name not in ("season", "mobilise") or conflict is None or not free:
        return
    if conflict.members[seat].stays_out:
        return
    sides = [strength(world, conflict, side) for side in (1, 2)]
    members = [several(len(side_members(world, conflict, side)), "House", "Houses") for side in (1, 2)]
    own = row(world.called("nation", one) for one in free)
    heads = [world.short(one) for one in (conflict.declarer, conflict.opponent)]
    text = (
        f"You may mobilise {own}: {heads[0]}'s side has {sides[0]} elements of {members[0]}, {heads[1]}'s has "
        f"{sides[1]} of {members[1]}. Alone in a new army you would have all its commands."
    )
    first = [one for one in conflict.armies if world.armies[one].leader in (conflict.declarer, conflict.opponent)]
    mine = world.armies[conflict.members[seat].army].side
    first.sort(key=lambda army: world.armies[army].side != mine)
    offers = [Offer[World](f"For {leader(world, army)}"[:40], Mobilise(nation=free[0], army=army)) for army in first]
    out, wanted = Offer[World]("Stay out", MobiliseNobody()), wants_to_mobilise(skilled(world, seat), conflict, seat)
    both = (*offers, out) if wanted else (out, *offers)
    yield decide(abs(sides[0] - sides[1]), "FIE-5.13", text, both)
