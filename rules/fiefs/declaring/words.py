"""How wars and rebellions begin, and who stands where, in words (FIE-5, FIE-6)."""

from rules.fiefs.declaring.events import (
    Attends,
    LandsSet,
    Mobilised,
    RebellionBegan,
    SidesTaken,
    Switched,
    WarDeclared,
)
from rules.kernel.telling.phrases import capital, row, the, verb
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings(news="politics")


def war_for(event: WarDeclared) -> str:
    """Say what a war is for: `the throne of Aragon`."""
    if event.pretext == "throne":
        return f"the throne of {the(event.target)}"
    if event.pretext == "territory":
        return f"{row(map(the, event.regions))}, which {verb(event.target, 'is', 'are')} {the(event.target)}'s"
    return f"honor against {the(event.target)}"


def followers(leader: str, houses: tuple[str, ...]) -> str:
    """Say who follows a leader: `Lara and Welf stand with Blois`."""
    if not houses:
        return f"{leader} {verb(leader, 'stands', 'stand')} alone"
    stands = "stand" if houses[1:] else verb(houses[0], "stands", "stand")
    return f"{row(houses)} {stands} with {leader}"


def sides(event: SidesTaken) -> str:
    """Say who stands where."""
    declarer = followers(event.declarer, event.with_declarer)
    opponent = followers(event.opponent, event.with_opponent)
    closed = f" Closed to armies of others are the lands of {row(event.closed)}." if event.closed else ""
    return f"{capital(declarer)}; {opponent}.{closed}"


TELLINGS.say(
    WarDeclared,
    "{seat:The} {seat:takes|take} {nation:the} to war for {what}; {rival} {rival:leads|lead} the defence.",
    weight=3,
    what=war_for,
)
TELLINGS.say(
    RebellionBegan,
    "{seat:The} {seat:rises|rise} in {home} against {rival}, who {rival:rules|rule} {nation:the}: {what}.",
    weight=3,
    what=lambda event: (
        f"{row(map(the, event.regions))} shall be free" if event.kind == "independence" else "the throne is the prize"
    ),
)
TELLINGS.say(SidesTaken, sides, weight=2)
TELLINGS.say(
    Mobilised,
    "{seat:The} {seat:raises|raise} the army of {nation:the} on the side of {leader}{turned}.",
    weight=3,
    turned=lambda event: "" if event.before == event.leader else f", in place of {event.before}'s",
)
TELLINGS.say(
    Switched,
    "{seat:The} {turned:{seat:changes|change} sides, from {before} to {leader}"
    "|{seat:follows|follow} {leader} now, in place of {before}}.",
    weight=2,
)
TELLINGS.say(
    LandsSet, "The lands of {seat:the} are {open:open|closed} to armies of others in {conflict:the}.", weight=0
)
TELLINGS.say(
    Attends,
    "{seat:The} {yes:{seat:attends|attend} the seasons of|{seat:leaves|leave} the seasons to others in} {which}.",
    weight=0,
    which=lambda event: row(map(the, event.conflicts)),
)
