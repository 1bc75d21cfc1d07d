"""How wars and rebellions end, and who gets what (FIE-5.16 to FIE-5.18, FIE-6.10 to FIE-6.16, FIE-7.15)."""

from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.land import in_region
from rules.fiefs.board.sides import side_of
from rules.fiefs.board.state import World
from rules.fiefs.claims.markers import set_control
from rules.fiefs.ending.events import Reason, RebellionEnded, WarEnded
from rules.fiefs.ending.nations import found_nation, seat_of_power
from rules.kernel.play.play import Play


def hostile_pair(world: World, conflict: Conflict) -> bool:
    """Tell whether two armies are left, one of each side, neither disbanded nor at peace with the other (FIE-5.16)."""
    left = [world.armies[one] for one in conflict.armies if world.armies[one].status != "disbanded"]
    return any(b.id not in a.at_peace for a in left if a.side == 1 for b in left if b.side != 1)


def held_by_side(world: World, conflict: Conflict, fiefs: list[str], side: int) -> int:
    """Count the fiefs that Houses of a side control (FIE-5.17)."""
    return sum(side_of(world, conflict, world.fiefs[fief].control) == side for fief in fiefs)


def settlement(world: World, conflict: Conflict) -> dict[str, str]:
    """Give the nation to which each contested region would go if the war ended now (FIE-5.17)."""
    found = {}
    for region in conflict.regions:
        if region in world.regions:
            fiefs = in_region(world, region)
            ours, theirs = (held_by_side(world, conflict, fiefs, side) for side in (1, 2))
            found[region] = conflict.nation_a if ours > theirs else conflict.original[region]
    return found


def gains(world: World, conflict: Conflict) -> list[str]:
    """Give the regions that would change nation if the war ended now (FIE-5.17, FIE-8.9)."""
    return [one for one, nation in settlement(world, conflict).items() if nation != conflict.original[one]]


def check_end(play: Play[World], id: str) -> bool:
    """End a conflict that has nobody left to fight it, and tell whether it is over (FIE-5.16, FIE-6.10, FIE-6.11)."""
    conflict = play.state.conflicts.get(id)
    if conflict is None:
        return True
    if conflict.kind == "war":
        if hostile_pair(play.state, conflict):
            return False
        end_war(play, conflict, "arms")
        return True
    rebel, nation = (play.state.armies[one] for one in conflict.armies[:2])
    if "disbanded" not in (rebel.status, nation.status):
        return False
    end_rebellion(play, conflict, won=rebel.status != "disbanded", why="arms")
    return True


def end_war(play: Play[World], conflict: Conflict, why: Reason) -> None:
    """Give each contested region to the nation that has won or kept it, and close the war (FIE-5.17, FIE-5.18)."""
    world = play.state
    gained = gains(world, conflict)
    for region, nation in settlement(world, conflict).items():
        world.regions[region].nation = nation
    kept = tuple(region for region in settlement(world, conflict) if region not in gained)
    play.tell(
        WarEnded(
            conflict=conflict.id,
            why=why,
            gained=tuple(gained),
            kept=kept,
            nation=conflict.nation_a,
            target=conflict.nation_d,
            houses=tuple(conflict.members),
        )
    )
    close(play, conflict)


def end_rebellion(play: Play[World], conflict: Conflict, *, won: bool, why: Reason) -> None:
    """Let a rebellion succeed or fail, with all that comes of it (FIE-6.10 to FIE-6.13)."""
    world = play.state
    capital = seat_of_power(world, conflict) if conflict.kind == "independence" else ""
    if won and conflict.kind == "independence" and not capital:
        won = False  # nobody is left to rule it (FIE-6.12)
    clause = "FIE-6.10" if not won else "FIE-6.12" if capital else "FIE-6.13"
    houses = tuple(conflict.members)
    play.tell(
        RebellionEnded(clause=clause, conflict=conflict.id, seat=conflict.declarer, won=won, why=why, houses=houses)
    )
    if won and capital:
        found_nation(play, conflict, capital)
    elif won:
        crown_rebel(play, conflict)
    close(play, conflict)


def crown_rebel(play: Play[World], conflict: Conflict) -> None:
    """Give a usurper the capital; who loses it keeps the claim, and any other claim is removed (FIE-6.13)."""
    world = play.state
    capital = world.fiefs[world.nations[conflict.nation_d].capital]
    lord = capital.control
    if lord != conflict.declarer:
        capital.claim = lord
        set_control(play, capital.id, conflict.declarer)


def exhaust(play: Play[World], conflict: Conflict) -> None:
    """End a conflict that has gone on for too many campaigns (FIE-7.15)."""
    world = play.state
    if conflict.kind == "war":
        end_war(play, conflict, "time")
        return
    if conflict.kind == "usurpation":
        capital = world.fiefs[world.nations[conflict.nation_d].capital]
        end_rebellion(play, conflict, won=side_of(world, conflict, capital.control) == 1, why="time")
        return
    rising = [fief for region in conflict.regions for fief in in_region(world, region)]
    won = 2 * held_by_side(world, conflict, rising, 1) > len(rising)
    end_rebellion(play, conflict, won=won, why="time")


def close(play: Play[World], conflict: Conflict) -> None:
    """Take a conflict's armies and fleets off the board; its campaign is over (FIE-5.18, FIE-6.16, FIE-14.17)."""
    world = play.state
    world.detachments = {id: one for id, one in world.detachments.items() if one.army not in conflict.armies}
    world.fleets = {id: one for id, one in world.fleets.items() if one.army not in conflict.armies}
    for army in conflict.armies:
        del world.armies[army]
    del world.conflicts[conflict.id]
    if world.conflict == conflict.id:
        leave_campaign(world)


def leave_campaign(world: World) -> None:
    """Take the marks of ravaging off the board, and leave the campaign (FIE-7.14, FIE-8.36)."""
    for fief in world.fiefs.values():
        fief.ravaged = False
    world.conflict, world.season, world.turn = "", "", 0
    world.turn_order, world.army, world.battle, world.meeting = [], "", None, None
    world.moored = ""
