"""How a war or a rebellion begins: its principals, its prize and its two armies (FIE-5.1 to 5.9, FIE-6.1 to 6.6)."""

from collections.abc import Sequence

from rules.fiefs.board.conflicts import Conflict, Membership
from rules.fiefs.board.forces import Army, Side
from rules.fiefs.board.houses import Pretext
from rules.fiefs.board.land import count, in_region, nation_of, regions_of, ruler
from rules.fiefs.board.sides import in_conflict, leads
from rules.fiefs.board.state import World
from rules.fiefs.declaring.events import RebellionBegan, WarDeclared
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Objection
from rules.kernel.play.play import Play


def undeclarable(world: World, seat: str, nation: str, target: str) -> Objection:
    """Say why a House cannot declare war for one nation on another, whatever the pretext (FIE-5.1, FIE-5.2)."""
    own, other = world.called("nation", nation), world.called("nation", target)
    if ruler(world, nation) != seat:
        return "FIE-5.1", f"you do not rule {own}"
    if ruler(world, target) == seat:
        return "FIE-5.1", f"you rule {other} yourself"
    if in_conflict(world, nation) or in_conflict(world, target):
        return "FIE-5.2", f"{own if in_conflict(world, nation) else other} is in a war or a rebellion already"
    if leads(world, seat):
        return "FIE-5.2", "you lead an army already"
    return None


def no_pretext(
    world: World, seat: str, nation: str, target: str, pretext: Pretext, regions: Sequence[str]
) -> Objection:
    """Say why a pretext does not serve, if so; honor always does (FIE-5.3, FIE-5.4, FIE-5.6, FIE-5.8)."""
    if pretext == "throne":
        capital = world.fiefs[world.nations[target].capital]
        return (
            None if capital.claim == seat else ("FIE-5.4", f"a war for the throne wants your claim on {capital.name}")
        )
    if pretext == "territory":
        found = (untenable(world, seat, nation, target, region) for region in regions)
        return next((problem for problem in found if problem), None) if regions else ("FIE-5.6", "name the regions")
    return None


def untenable(world: World, seat: str, nation: str, target: str, region: str) -> Objection:
    """Say why a House may not contest a region, if so: no claim of its own, or claims of strangers (FIE-5.6)."""
    called = world.called("region", region)
    if world.regions[region].nation != target:
        return "FIE-5.6", f"{called} is no region of {world.called('nation', target)}"
    claims = [world.fiefs[fief].claim for fief in in_region(world, region)]
    if seat not in claims:
        return "FIE-5.6", f"you have no claim in {called}"
    for other in claims:
        if other not in ("", seat) and count(world, other, nation) <= count(world, other, target):
            own, there = world.called("nation", nation), world.called("nation", target)
            lord = world.called("seat", other)
            problem = f"{lord} has a claim in {called}, and no more fiefs in {own} than in {there}"
            return Refusal("FIE-5.6", problem, "claim what it claims there, or choose another region")
    return None


def contestable(world: World, seat: str, nation: str, target: str) -> list[str]:
    """Give the regions that a House may contest in a war for territory (FIE-5.6)."""
    regions = regions_of(world, target)
    return [region for region in regions if not untenable(world, seat, nation, target, region)]


def declare(
    play: Play[World], seat: str, nation: str, target: str, pretext: Pretext, regions: Sequence[str] = ()
) -> Conflict:
    """Begin a war: a throne contests all regions, territory those named, honor none (FIE-5.4, FIE-5.5, FIE-5.7)."""
    world = play.state
    contested = {"throne": regions_of(world, target), "territory": list(regions), "honor": []}[pretext]
    world.declared += 1
    war = Conflict(
        id=f"war-{world.declared}",
        kind="war",
        pretext=pretext,
        declarer=seat,
        opponent=ruler(world, target),
        nation_a=nation,
        nation_d=target,
        regions=contested,
        original=dict.fromkeys(contested, target),
        declared=world.year,
    )
    world.conflicts[war.id] = war
    war.initiative = enlist(world, war, 1, seat, nation).id
    enlist(world, war, 2, war.opponent, target)
    play.tell(
        WarDeclared(
            conflict=war.id,
            seat=seat,
            nation=nation,
            target=target,
            rival=war.opponent,
            pretext=pretext,
            regions=tuple(contested),
        )
    )
    return war


def home_nation(world: World, seat: str) -> str:
    """Give the nation in a region of which a House's home lies; none for a home in a capital, or none (FIE-6.1)."""
    home = world.houses[seat].home
    return nation_of(world, home) if home and world.fiefs[home].region else ""


def cannot_rebel(world: World, seat: str) -> Objection:
    """Say why a House may not rebel at all, if so (FIE-6.1)."""
    nation = home_nation(world, seat)
    if not nation:
        return "FIE-6.1", "only a House whose home lies in a region can rebel"
    called = world.called("nation", nation)
    if ruler(world, nation) == seat:
        return "FIE-6.1", f"you rule {called} yourself"
    if in_conflict(world, nation):
        return "FIE-6.1", f"{called} is in a war or a rebellion already"
    return ("FIE-6.1", "you lead an army already") if leads(world, seat) else None


def usurps(world: World, seat: str) -> bool:
    """Tell whether a rebellion of a House would be a usurpation: it claims the throne there (FIE-6.2)."""
    nation = home_nation(world, seat)
    return bool(nation) and world.fiefs[world.nations[nation].capital].claim == seat


def no_movement(world: World, seat: str, regions: Sequence[str]) -> Objection:
    """Say why regions cannot rise for independence under a House, if so (FIE-6.3)."""
    nation, home = home_nation(world, seat), world.houses[seat].home
    for region in regions:
        called = world.called("region", region)
        if world.regions[region].nation != nation:
            return "FIE-6.3", f"{called} is no region of {world.called('nation', nation)}"
        if not any(world.fiefs[fief].control == seat for fief in in_region(world, region)):
            return "FIE-6.3", f"you hold no fief in {called}"
    if regions and world.fiefs[home].region not in regions:
        return "FIE-6.3", f"{world.called('region', world.fiefs[home].region)} is wanting, where your home lies"
    return None


def rebel(play: Play[World], seat: str, regions: Sequence[str] = ()) -> Conflict:
    """Begin a rebellion: for the throne where it is claimed, else for these regions (FIE-6.2, FIE-6.4, FIE-6.5)."""
    world, house = play.state, play.state.houses[seat]
    nation = home_nation(world, seat)
    kind = "usurpation" if usurps(world, seat) else "independence"
    contested = [] if kind == "usurpation" else list(regions) or [world.fiefs[house.home].region]
    world.declared += 1
    rising = Conflict(
        id=f"rebellion-{world.declared}",
        kind="usurpation" if kind == "usurpation" else "independence",
        declarer=seat,
        opponent=ruler(world, nation),
        nation_a=nation,
        nation_d=nation,
        regions=contested,
        original=dict.fromkeys(contested, nation),
        declared=world.year,
    )
    world.conflicts[rising.id] = rising
    rising.initiative = enlist(world, rising, 1, seat, "").id
    enlist(world, rising, 2, rising.opponent, nation)
    told = {"home": house.home, "rival": rising.opponent, "nation": nation, "regions": tuple(contested)}
    play.tell(RebellionBegan.of(rising, conflict=rising.id, seat=seat, **told))
    return rising


def enlist(world: World, conflict: Conflict, side: Side, leader: str, nation: str) -> Army:
    """Give a leader his army, not raised yet; rebels' has their list (FIE-5.9, FIE-5.14, FIE-6.5, FIE-6.6)."""
    army = Army(
        id=f"{conflict.id}-{leader}",
        conflict=conflict.id,
        side=side,
        leader=leader,
        nation=nation,
        raised_from=world.nations[nation].army_list if nation else world.rebels,
    )
    army.auto = world.settings.pace == "season"  # an army's stance asks its leader turn by turn (FIE-8.27)
    world.armies[army.id] = army
    conflict.armies.append(army.id)
    known = conflict.members.get(leader)
    conflict.members[leader] = known.model_copy(update={"army": army.id}) if known else Membership(army=army.id)
    return army
