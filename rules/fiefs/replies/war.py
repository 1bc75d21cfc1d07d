"""What people ask of a war: what is at stake, who stands with whom, whom promises bind, and when to begin (FIE-5)."""

import re

from rules.fiefs.armies.orders import army_led
from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.land import fiefs_of, ruled
from rules.fiefs.board.sides import army_of, enemies, side_of
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import SEASONS, TURNS
from rules.fiefs.campaign.spoken import place
from rules.fiefs.claims.markers import unclaimable, unexercisable
from rules.fiefs.counsel.aims import sieges
from rules.fiefs.counsel.field import FIELD
from rules.fiefs.counsel.wars import war
from rules.fiefs.counsel.weighing import weighed
from rules.fiefs.declaring.conflict import undeclarable
from rules.fiefs.show.company import company
from rules.kernel.errors import Refusal
from rules.kernel.play.replies import Reply
from rules.kernel.telling.phrases import capital, in_words, row

YEAR = ("sealed", "action")
"""The windows of each year's actions."""
LOST = (
    "A lost battle costs you the elements that fall: each earns the enemy a point, your general one more. What is left "
    "retreats, and hunger may cost some on the way; below 12 your army breaks up. The fief is not lost by it, but then "
    "lies open to a siege. “/odds question: battle” counts it out."
)
KEPT = "Fiefs that no siege or battle took stay with their lords, whoever wins."


def own_war(world: World, seat: str) -> Conflict | None:
    """Give the war that is asked about: that fought now, else the only one; None where there is none."""
    now = world.conflicts.get(world.conflict)
    found = [one for one in world.conflicts.values() if seat in one.members]
    return now or (found[0] if len(found) == 1 else None)


def staked(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say how a war stands for a House, what a battle now would bring, and what is lost with it (FIE-5.17, FIE-9.7)."""
    if window in YEAR and (found := to_declare(world, seat)):
        return found
    if world.battle or "battle" in said[0]:
        return Reply(LOST)
    conflict = own_war(world, seat)
    if conflict is None or seat not in conflict.members:
        return None
    army = army_of(world, conflict, seat) or world.armies[conflict.members[seat].army]
    name = capital(world.called("conflict", conflict.id))
    text = f"{name}: {prize(world, conflict, seat)} {KEPT}"
    foes = [one for one in enemies(world, army) if one.in_field]
    if army.in_field and foes:
        foe = foes[0]
        text += f" If {world.short(foe.leader)}'s {len(foe.elements)} met your side's {len(army.elements)} now, "
        text += f"you would {weighed(world, foe, army, seat).words()} prestige in the mean."
    return Reply(f"{text} An army below 12 breaks up, and with it a season or more.")


def prize(world: World, conflict: Conflict, reader: str) -> str:
    """Say what a conflict is about, and what its end decides (FIE-5.17, FIE-9.7)."""
    nation = world.nations[conflict.nation_d]
    seat, own = world.fiefs[nation.capital].name, conflict.declarer == reader
    whose, its = ("your", "yours") if own else (f"{world.short(conflict.declarer)}'s",) * 2
    if conflict.kind == "usurpation" or conflict.pretext == "throne":
        return (
            f"the prize is {seat}. Taken by {whose} side it is {its} with the crown, two points that its holder "
            "loses; and a region goes over if that side holds more of its fiefs at the end."
        )
    if conflict.regions:
        where = row(world.called("region", one) for one in conflict.regions)
        return f"about {where}: a region goes over if {whose} side holds more of its fiefs at the end."
    return "fought for honor: no land changes its nation, battles and ravaging bring prestige."


def to_declare(world: World, seat: str) -> Reply[World] | None:
    """Say how the first war of a House would begin, and what it would risk; None where it may declare none."""
    texts = [
        war(world, seat, nation, target).counsel.text
        for nation in ruled(world, seat)
        for target in world.nations
        if target != nation and not undeclarable(world, seat, nation, target)
    ]
    if not texts:
        return None
    own = row(world.called("nation", one) for one in ruled(world, seat))
    fiefs = sum(len(fiefs_of(world, one)) for one in ruled(world, seat))
    return Reply(
        f"{texts[0]} Nobody can count out a war before sides are chosen and armies are on the board; then I give the "
        f"odds of each siege and battle. You risk your army, and what the enemy takes of {own}'s {fiefs} fiefs; "
        f"your own crown is not the prize. {KEPT}"
    )


def sided(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say who stands with a House and who against it, and with how many (FIE-5.10)."""
    del window, said
    return Reply(company(world, seat))


def binding(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World]:
    """Say that promises bind nobody."""
    del world, seat, window, said
    return Reply(
        "Yes, it is allowed: promises and letters bind nobody here, and nothing happens by itself to whoever breaks "
        "one. What holds an enemy back are walls, an army and the sides that the others choose."
    )


def opening(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World]:
    """Say in which season a first campaign had better begin (FIE-7.3)."""
    del world, seat, window, said
    left = [in_words(sum(TURNS[later] for later in SEASONS[at:])) for at in range(len(SEASONS))]
    later = [f"{one} {turns}" for one, turns in zip(SEASONS, left, strict=True)][1:]
    return Reply(
        f"In spring, unless you want allies to mobilise first: it leaves {left[0]} turns of march and siege, "
        f"{row(later)}, and an army outside a camp loses men in each turn of winter."
    )


def claimed_late(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say whether a claim on a fief can be laid now (FIE-4.1)."""
    fief = place(world, said["fief"])
    if not fief or not world.year:
        return None
    if window not in YEAR:
        return Reply(f"Not now: claims are laid in each year's actions, next in {world.first_year + world.year}.")
    problem = told(unclaimable(world, seat, fief))
    return Reply(f"No: {problem}." if problem else f"Yes, as an action of this year: “claim {world.fiefs[fief].name}”.")


def why_not(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say what keeps a House from taking a fief by its claim (FIE-4.4 to 4.7)."""
    fief = place(world, said["fief"])
    problem = told(unexercisable(world, seat, fief)) if fief and window in YEAR else ""
    return Reply(f"{capital(problem)}.") if problem else None


def told(problem: object) -> str:
    """Give what speaks against an order, and what would do instead; empty for nothing."""
    if isinstance(problem, Refusal):
        return "; ".join(filter(None, (problem.problem, problem.instead)))
    return problem[1] if isinstance(problem, tuple) else ""


def taken_back(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say how a House can have a fief again: by its army, its claim, or a war (FIE-4.4, FIE-5.4, FIE-8.38)."""
    fief = place(world, said["fief"])
    if not fief or world.fiefs[fief].control in ("", seat):
        return None
    name, lord = world.fiefs[fief].name, world.short(world.fiefs[fief].control)
    if army := army_led(world, seat, world.conflict) if window in FIELD else None:
        found = next((one for one in sieges(world, seat) if one.of == fief), None)
        if found:
            return Reply(found.text, found.orders)
        where = f"Your army at {world.fiefs[army.fief].name}" if army.fief else "Your army, which is not raised,"
        return Reply(
            f"{where} comes to no siege of {name} before the year ends: it is too far, or an enemy army "
            f"bars the way and "
            "has to be beaten first. The war's next campaign may."
        )
    wars = [one for one in world.conflicts.values() if own_and_other(world, one, seat, world.fiefs[fief].control)]
    text = f"{name} is {lord}'s. "
    if wars:
        text += (
            f"{capital(world.called('conflict', wars[0].id))} goes on: in its campaign your side's army can take it. "
        )
    own = world.fiefs[fief].claim == seat
    if world.fiefs[fief].capital_of:
        text += "A claim alone takes no capital: with it you may declare war for the throne."
        return Reply(f"{text}{'' if own else f' You have none on it: “claim {name}” first.'}")
    return Reply(
        text
        + (
            f"Your claim takes it without a war, as this year's action: “exercise claim in {name}”."
            if own
            else f"Without a war: “claim {name}” this year, and take it by that claim in a later one."
        )
    )


def own_and_other(world: World, conflict: Conflict, seat: str, other: str) -> bool:
    """Tell whether two Houses stand against each other in a conflict."""
    sides = {side_of(world, conflict, seat), side_of(world, conflict, other)}
    return sides == {1, 2}


def ended(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say how a war ends: by peace, by itself, or with its armies (FIE-5.16, FIE-10.1)."""
    del window, said
    wars = [one for one in world.conflicts.values() if seat in one.members]
    if not wars:
        return None
    names = row(capital(world.called("conflict", one.id)) for one in wars)
    years = world.settings.war_years
    lasts = f", at the latest after its campaign {years}" if years else ""
    foes = [
        world.short(one.leader) for war in wars if (army := army_of(world, war, seat)) for one in enemies(world, army)
    ]
    sue = (
        f"“sue {foes[0]}” asks {row(foes, 'or')} for it in a season of war"
        if foes
        else "the leaders of your side make it"
    )
    return Reply(f"{names} goes on until there is peace between its armies{lasts}. Peace: {sue}.")
