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
from rules.kernel.telling.phrases import capital, form, row, the
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings(news="politics")


def war_for(event: WarDeclared) -> str:
    """Say what a war is about."""
    if event.pretext == "throne":
        return "It is about the throne"
    if event.pretext == "territory":
        return f"It is about {row(map(the, event.regions))}"
    return "It is about honor alone"


def followers(leader: str, houses: tuple[str, ...]) -> str:
    """Say who follows a leader: `with Blois stand Lara and Welf`."""
    return f"with {leader} {form(len(houses), 'stands', 'stand')} {row(houses)}" if houses else f"{leader} stands alone"


def sides(event: SidesTaken) -> str:
    """Say who stands where."""
    declarer = followers(event.declarer, event.with_declarer)
    opponent = followers(event.opponent, event.with_opponent)
    closed = f" Closed to armies of others are the lands of {row(event.closed)}." if event.closed else ""
    return f"{capital(declarer)}; {opponent}.{closed}"


TELLINGS.say(
    WarDeclared,
    "{seat:The} declares war on {target:the} in the name of {nation:the}. {what}; {rival:the} leads the defence.",
    weight=3,
    what=war_for,
)
TELLINGS.say(
    RebellionBegan,
    "{seat:The} rises in {home} against {rival:the} and {nation:the}: {what}.",
    weight=3,
    what=lambda event: (
        f"{row(map(the, event.regions))} shall be free" if event.kind == "independence" else "the throne is the prize"
    ),
)
TELLINGS.say(SidesTaken, sides, weight=2)
TELLINGS.say(
    Mobilised,
    "{seat:The} raises the army of {nation:the} on the side of {leader:the}{turned}.",
    weight=3,
    turned=lambda event: "" if event.before == event.leader else f", and leaves {the(event.before)}",
)
TELLINGS.say(
    Switched,
    "{seat:The} follows {leader:the} from now on, and not {before:the}{turned:, and has changed sides|}.",
    weight=2,
)
TELLINGS.say(
    LandsSet, "The lands of {seat:the} are {open:open|closed} to armies of others in {conflict:the}.", weight=0
)
TELLINGS.say(
    Attends,
    "{seat:The} {yes:attends the seasons of|leaves the seasons to others in} {which}.",
    weight=0,
    which=lambda event: row(map(the, event.conflicts)),
)
