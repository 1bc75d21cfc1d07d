"""Counsel on war and rebellion: what may be declared, and which side to take (FIE-19, items 4 to 6)."""

from collections.abc import Iterable
from typing import Any

from rules.fiefs.armies.orders import SetStance
from rules.fiefs.board.conflicts import Conflict, Warfare
from rules.fiefs.board.houses import Pretext
from rules.fiefs.board.land import fiefs_of, held, in_region, nation_of, nations_apart, regions_of, ruled, ruler
from rules.fiefs.board.sides import army_of
from rules.fiefs.board.state import World
from rules.fiefs.claims.deeds import alone
from rules.fiefs.counsel.leading import side_wanted
from rules.fiefs.counsel.pieces import Piece, chance, decide
from rules.fiefs.counsel.politics import YEAR
from rules.fiefs.counsel.spoilers import threats
from rules.fiefs.declaring.conflict import (
    cannot_rebel,
    contestable,
    home_nation,
    no_pretext,
    undeclarable,
    usurps,
)
from rules.fiefs.declaring.joining import Join, sideless
from rules.fiefs.declaring.orders import DeclareWar, Rebel
from rules.fiefs.declaring.siding import by_all, expected
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import BUTTON, LONGEST, Offer
from rules.kernel.telling.phrases import capital, form, in_words, row, several


def wars(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Point at the best war of each target that a ruler may declare (item 4)."""
    if window.name not in YEAR:
        return
    for nation in ruled(world, seat):
        for target in world.nations:
            if target != nation and not undeclarable(world, seat, nation, target):
                yield war(world, seat, nation, target)


def war(world: World, seat: str, nation: str, target: str) -> Piece:
    """Say how a war would begin: distance, sides by everybody's lands, and what would be won at once (FIE-5.17)."""
    pretext, regions = grounds(world, seat, nation, target)
    contested = regions_of(world, target) if pretext == "throne" else regions
    conflict = imagined(world, seat, nation, target, pretext, contested)
    sides = by_all(world, conflict)
    ours, theirs = ([one for one, side in sides.items() if side == number] for number in (1, 2))
    won = [region for region in contested if holds(world, region, ours) > holds(world, region, theirs)]
    far, aim = nations_apart(world, nation, target), world.called("nation", target)
    what = {"throne": "for the throne", "territory": f"for {named(world, contested)}", "honor": "for honor"}[pretext]
    own = f" with {world.called('nation', nation)}" if len(ruled(world, seat)) > 1 else ""
    begun = f"You may declare war{own} on {aim} {what}, {several(far, 'step', 'steps')} away."
    stand = f"If all join by their lands, it is {several(len(ours), 'House', 'Houses')} against {in_words(len(theirs))}"
    held_now = f", and {majorities(len(won), len(contested))}" if contested else ""
    order = DeclareWar(target=target, pretext=pretext, regions=tuple(regions), nation=nation)
    early = threats(world, seat, order) if seat in world.order and not alone(world, seat) else ""
    warned = early if len(f"{begun} {early}") <= LONGEST else FORESTALLED
    text = fitting(begun, f"{stand}{held_now}.", f"{stand}.", warned if early else "It takes your whole year.")
    by = f", by {world.nations[nation].name}" if own else ""
    return chance(len(won), "FIE-5.3", text, (Offer(f"War on {world.nations[target].name}{by}"[:40], order),))


FORESTALLED = "Houses that act before you could make it impossible."
"""What is said of them where there is no room for names."""
MORE = "The fewer share a side, the more each of them fights and earns."
"""What speaks for the smaller side."""


def fitting(begun: str, stand: str, shorter: str, last: str) -> str:
    """Give a beginning and an end, and between them as much as there is room for."""
    found = [" ".join(filter(None, (begun, part, last))) for part in (stand, shorter)]
    bare = f"{begun} {last}"
    return next((text for text in (*found, bare) if len(text) <= LONGEST), begun)


def majorities(won: int, contested: int) -> str:
    """Say in how many contested regions one's side holds more fiefs as it stands (FIE-5.17)."""
    if not won:
        return "your side has the majority in no contested region"
    regions = f"{in_words(won)} of {in_words(contested)} contested regions"
    return f"your side has the majority in {regions if contested > 1 else 'the contested region'}"


def grounds(world: World, seat: str, nation: str, target: str) -> tuple[Pretext, list[str]]:
    """Give the best pretext of a war, with the regions that a war for territory names (FIE-5.4 to 5.8)."""
    if not no_pretext(world, seat, nation, target, "throne", ()):
        return "throne", []
    regions = contestable(world, seat, nation, target)
    return ("territory", regions) if regions else ("honor", [])


def imagined(
    world: World, seat: str, nation: str, target: str, pretext: Pretext | None, regions: list[str]
) -> Conflict:
    """Give a conflict as it would be declared, to see who would stand where."""
    kind: Warfare = "war" if pretext else "usurpation" if usurps(world, seat) else "independence"
    return Conflict(
        id="",
        kind=kind,
        pretext=pretext or "",
        declarer=seat,
        opponent=ruler(world, target),
        nation_a=nation,
        nation_d=target,
        regions=regions,
    )


def holds(world: World, region: str, seats: Iterable[str]) -> int:
    """Count the fiefs of a region that some Houses control."""
    return sum(world.fiefs[fief].control in seats for fief in in_region(world, region))


def named(world: World, regions: Iterable[str]) -> str:
    """Give regions in a row."""
    return row(world.called("region", one) for one in regions)


def rebellions(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Point at the rebellion that a House may start, and how such have fared (item 5)."""
    if window.name not in YEAR or cannot_rebel(world, seat):
        return
    nation, region = home_nation(world, seat), world.fiefs[world.houses[seat].home].region
    crown = world.called("nation", nation)
    if usurps(world, seat):
        text = f"You may rebel for the throne of {crown}; of autopilots' usurpations two in three succeed."
        order, stake = Rebel(), len(fiefs_of(world, nation))
    else:
        own = sum(world.fiefs[one].control == seat for one in in_region(world, region))
        land, size = world.called("region", region), len(in_region(world, region))
        text = (
            f"You may rebel for the independence of {land}, where {own} of {size} fiefs {form(own, 'is', 'are')} yours;"
            " of autopilots' rebellions one in three succeeds. Rebels have no artillery."
        )
        order, stake = Rebel(regions=(region,)), 1
    yield chance(stake, "FIE-6.2", text, (Offer("Rebel", order),))


def sides(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say for each new conflict what either side would give and risk (item 6)."""
    if window.name != "join":
        return
    for conflict in sideless(world):
        if army_of(world, conflict, seat) is None:
            yield side(world, seat, conflict)
        elif seat == conflict.opponent:
            yield defence(world, conflict)


def defence(world: World, conflict: Conflict) -> Piece:
    """Say to whoever is attacked who would stand with him, and what he may settle before the first march."""
    stands = list(expected(world, conflict).values())
    count = {number: several(stands.count(number), "House", "Houses") for number in (1, 2)}
    land, foe = world.called("nation", conflict.nation_d), world.short(conflict.declarer)
    text = (
        f"You lead {land} against {foe}: as far as can be foreseen {count[2]} on your side, {count[1]} on his. "
        "Your army gathers where you plan it in the first season; say now, if you will, how it meets an enemy."
    )
    offers = [Offer("Stand fast", SetStance(stance="fast")), Offer("Avoid battle", SetStance(stance="avoid"))]
    return decide(len(regions_of(world, conflict.nation_d)), "FIE-5.9", text, tuple(offers), warns=True)


def side(world: World, seat: str, conflict: Conflict) -> Piece:
    """Say of how many Houses one would be on either side of a conflict, as all others are likely to join."""
    stands = expected(world, conflict)
    count = {number: sum(one == number for other, one in stands.items() if other != seat) for number in (1, 2)}
    own = len([one for one in held(world, seat) if nation_of(world, one) == conflict.nation_d])
    leaders = (world.short(conflict.declarer), world.short(conflict.opponent))
    ours, theirs = (f"one of {in_words(count[side] + 1)} with {leader}" for side, leader in enumerate(leaders, start=1))
    stand = f"As far as can be foreseen you are {ours} or {theirs}"
    lying = capital(several(own, "fief of yours lies", "fiefs of yours lie"))
    risk = f" {lying} in the land fought over." if own else ""
    begun = f"{capital(world.called('conflict', conflict.id))}: nobody stays out."
    text = fitting(begun, f"{stand}.{risk}", f"{stand}.", MORE)
    best = side_wanted(world, conflict, seat)
    offers = [
        Offer(f"Join {host_called(world, army)}"[:BUTTON], Join(army=army))
        for army in sorted(conflict.armies[:2], key=lambda one: world.armies[one].side != best)
    ]
    return decide(own, "FIE-5.10", text, tuple(offers))


def host_called(world: World, army: str) -> str:
    """Name an army to join by its leader, and by its land where he leads one in another new conflict, too."""
    one = world.armies[army]
    name = world.short(one.leader)
    led = [each for conflict in sideless(world) for each in conflict.armies if world.armies[each].leader == one.leader]
    if not led[1:]:
        return name
    return f"{name} for {world.nations[one.nation].name}" if one.nation else f"{name} and his rebels"
