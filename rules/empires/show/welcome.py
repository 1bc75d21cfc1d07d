"""The welcome of a seat: who it is, what it owns, who stands beside it, how it is judged, what one card can do."""

from rules.empires.board.land import joined, reach
from rules.empires.board.measures import par, points, prosperity
from rules.empires.board.state import World
from rules.empires.show.calendar import rounds, year_of
from rules.empires.show.papers import ratings
from rules.empires.show.standing import standing
from rules.kernel.play.welcome import Neighbour, Welcome
from rules.kernel.telling.phrases import ordinal, points_of, row, several

SHOWN = 3
"""How many neighbours are told of, and how many areas are named."""
ASKED = {
    "rounds": "Once in each round you give the orders for your turn of it; now and then there is a vote.",
    "turns": "You are asked when your turn of a round comes; now and then there is a vote.",
}
TURN = (
    "In it you tax, and try up to five endeavours (marches, ruling, walls, envoys), your defences counted. Two dice "
    "decide each; up to three gold added count 1 apiece, and an area falls after as many successes as its population."
)
"""What a turn is made of, to somebody who has never seen one."""


def welcome(world: World, seat: str) -> Welcome:
    """Welcome somebody who sits down, at the start or later."""
    empire = world.empires[seat]
    leader = empire.leader
    return Welcome(
        who=f"You are {leader.name} of {empire.name}: {ratings(leader)}.",
        lands=lands(world, seat),
        neighbours=tuple(beside(world, seat, other) for other in nearest(world, seat)[:SHOWN]),
        aim=aim(world, seat),
        asked=f"{ASKED[world.pace]} {TURN}",
    )


def lands(world: World, seat: str) -> str:
    """Say what a seat owns, where its court is, what it has, and what is in unrest."""
    empire, own = world.empires[seat], world.owned(seat)
    if not own:
        return "You own no area and have no court: win one of your leader’s language and religion back."
    court = f"{world.areas[empire.court].name} is your court" if empire.court else "You have no court"
    others = sorted((one for one in own if one != empire.court), key=lambda id: -prosperity(world.areas[id]))
    names = [world.areas[one].name for one in others[:SHOWN]]
    more = len(others) - len(names)
    also = row([*names, *([several(more, "more area", "more areas")] if more else [])])
    said = (
        f"{court}; {also} {'is' if len(others) == 1 else 'are'} yours too." if others else f"{court}, and all you have."
    )
    uneasy = [world.areas[one].name for one in own if world.areas[one].unrest]
    unrest = f" In unrest: {row(uneasy)}." if uneasy else ""
    return f"{said} {empire.gold} gold lie in the treasury.{unrest}{free(world, seat)}"


def free(world: World, seat: str) -> str:
    """Name the richest independent areas that are a step away."""
    own = world.owned(seat)
    near = [id for id, area in world.areas.items() if not area.owner and any(joined(world, mine, id) for mine in own)]
    best = sorted(near, key=lambda id: (id not in world.empires[seat].claims, -prosperity(world.areas[id])))[:SHOWN]
    return f" {row(world.areas[one].name for one in best)} beside you obey nobody." if best else ""


def nearest(world: World, seat: str) -> list[str]:
    """Give the other seats whose areas are a step from one's own, those with most of them first."""
    own = world.owned(seat)
    steps = {
        other: sum(joined(world, mine, one) for mine in own for one in world.owned(other))
        for other in world.empires
        if other != seat
    }
    return sorted((other for other, count in steps.items() if count), key=lambda other: -steps[other])


def beside(world: World, seat: str, other: str) -> Neighbour:
    """Say what a neighbour owns within reach, which of one's areas he claims, and how he plays."""
    one, own = world.empires[other], world.owned(seat)
    within = [area for area in world.owned(other) if any(reach(world, mine, area) is not None for mine in own)]
    wish = [world.areas[area].name for area in one.claims if world.areas[area].owner == seat]
    claims = f" and claims {row(wish[:SHOWN])}" if wish else ""
    manner = "" if other in world.players() else f", and is {one.character} by nature"
    areas = several(len(within), "area", "areas")
    return Neighbour(
        seat=other,
        text=f"{one.name} under {one.leader.name} has {areas} within reach of yours{claims}{manner}.",
    )


def aim(world: World, seat: str) -> str:
    """Say how one wins and when it ends, and where one stands (EMP-H26.2, EMP-H26.3)."""
    last = year_of(world, rounds(world))
    place = ordinal(standing(world).index(seat) + 1)
    own = f"You have {points_of(points(world, seat))}; the par of {world.empires[seat].name} is {par(world, seat)}"
    counts = f"Each area counts 1 and its prosperity, and {world.options.claim_bonus} more with a claim."
    return f"After {last} whoever is farthest above par wins. {counts} {own}: {place} place now."
