"""Counsel before a battle: numbers, followers, and what each posture is worth (FIE-19, item 15)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rules.fiefs.armies.attrition import modifier
from rules.fiefs.battle.orders import ChooseVenue, Confirm, Uphold, UseResolver
from rules.fiefs.battle.plans import ArrayAnew, ArrayHost
from rules.fiefs.battle.tabled import drawn_up, reading
from rules.fiefs.board.chances import mean_hunger
from rules.fiefs.board.conflicts import Meeting
from rules.fiefs.board.forces import Army, Force, Posture
from rules.fiefs.board.land import distance
from rules.fiefs.board.sides import commands_of, enemies, members
from rules.fiefs.board.state import World
from rules.fiefs.counsel.field import WORTH, decimal
from rules.fiefs.counsel.pieces import Offers, Piece, decide
from rules.fiefs.counsel.weighing import Weighed, weighed
from rules.fiefs.meeting.choices import may_fight, may_stand, retreats
from rules.fiefs.meeting.orders import Fight, Retreat, Stand
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import LONGEST, Offer
from rules.kernel.state.finding import find
from rules.kernel.table.chair import CHAIR
from rules.kernel.telling.phrases import capital, form, in_words, several

POSTURES: tuple[Posture, ...] = ("press", "steady", "hold")
NAMED: Mapping[Posture, str] = {"press": "pressing", "steady": "steady", "hold": "holding"}
CAMPAIGN = ("season", "council", "march", "mobilise")
"""The windows of a campaign that invite whoever leads no army."""
ANEW: Offer[World] = Offer("Ask me again", ArrayAnew())
POINTS = 20
"""Prestige that is earned in a battle, in the mean."""


def array(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Say how a battle stands, and what each posture is worth."""
    battle = world.battle
    if window.name != "array" or battle is None:
        return
    armies = [world.armies[one] for one in (battle.attacker, battle.defender)]
    mine = next((place for place, army in enumerate(armies) if seat in members(world, army)), None)
    if mine is None:
        return
    own, foe = armies[mine], armies[1 - mine]
    commands, most = commands_of(world, own, foe, seat)
    found = {one: weighed(world, armies[0], armies[1], seat, one) for one in POSTURES}
    best = sorted(POSTURES, key=lambda one: found[one].worth, reverse=True)
    first, *others = best
    worth = [f"{NAMED[first]} you {found[first].words()}", *(f"{NAMED[one]} {found[one].figures()}" for one in others)]
    text = (
        f"{numbers(world, own)} against {numbers(world, foe, among=own)}; {share(commands, most)} yours. "
        f"{capital(', '.join(worth))}. A general who falls counts 2, to knights 3."
    )
    offers = tuple(Offer(one.capitalize(), ArrayHost(posture=one)) for one in best)
    yield decide(POINTS * commands // (2 * most), "FIE-11.13", text, offers)


def following(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say to whoever leads no army with how much of which host he may have to fight, and what he may say to it."""
    conflict = world.conflicts.get(world.conflict)
    if window.name not in CAMPAIGN or conflict is None or seat not in conflict.members:
        return
    army = world.armies[conflict.members[seat].army]
    foes = [one for one in enemies(world, army) if one.on_board]
    if army.leader == seat:
        return
    lord = world.short(army.leader)
    if not army.on_board or not foes:
        yield decide(0, "FIE-5.12", f"You follow {lord}: {quiet(world, army)}.")
        return
    foe = min(foes, key=lambda one: (distance(world, army.fief, one.fief), one.leader))
    commands, most = commands_of(world, army, foe, seat)
    where = f"whose {len(army.elements)} at {world.fiefs[army.fief].name}"
    text = (
        f"You follow {lord}, {where} may meet {world.short(foe.leader)}'s {len(foe.elements)} at "
        f"{world.fiefs[foe.fief].name}: {share(commands, most)} yours. "
    )
    kept = conflict.arrays.get(seat)
    if kept and kept.keep:
        yield decide(0, "FIE-11.13", f"{text}The battle plan that you keep: {kept.posture}.", (ANEW,))
        return
    offers = tuple(Offer(f"Always {one}", ArrayHost(posture=one, keep=True)) for one in POSTURES)
    yield decide(0, "FIE-11.13", f"{text}A battle plan that you keep is fought unasked.", offers)


def quiet(world: World, army: Army) -> str:
    """Say why an army has nobody to fight."""
    if not army.on_board:
        return "his army is not on the board"
    return f"no enemy army is on the board, and his {len(army.elements)} are at {world.fiefs[army.fief].name}"


def at_hand(world: World, seat: str) -> tuple[Army, Army] | None:
    """Give the armies of the battle that a House fights or may have to fight, the attacker first; None for none."""
    battle, conflict = world.battle, world.conflicts.get(world.conflict)
    if battle:
        both = world.armies[battle.attacker], world.armies[battle.defender]
        return both if any(seat in members(world, one) for one in both) else None
    if conflict is None or seat not in conflict.members:
        return None
    army = world.armies[conflict.members[seat].army]
    foes = [one for one in enemies(world, army) if one.on_board]
    if not army.on_board or not foes:
        return None
    return min(foes, key=lambda one: (distance(world, army.fief, one.fief), one.leader)), army


def arrayed(world: World, seat: str, order: ArrayHost) -> str:
    """Say how the battle at hand, or that which may come, goes with a plan; nothing where there is none (FIE-11.13)."""
    both = at_hand(world, seat)
    if both is None:
        return ""
    foe = find((one for one in both if seat not in members(world, one)), "the other host")
    found = weighed(world, *both, seat, order.posture)
    which = "" if world.battle else f"If {world.short(foe.leader)}'s {len(foe.elements)} attack, as they are, "
    return capital(f"{which}{NAMED[order.posture]} you {found.words()}.")


def share(commands: int, most: int) -> str:
    """Say how many commands of a battle one has: `1 of 3 commands is`."""
    return f"{commands} of {most} commands {form(commands, 'is', 'are')}"


def tabled(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say what a table wants, who met there with what, or what is reported of it (FIE-11.1, FIE-11.5 to 11.7)."""
    battle = world.battle
    if battle is None:
        return
    if window.name == "venue":
        text = "On a table you play it yourselves and report it; it wants both of you. Else Herald rolls the dice now."
        table, herald = (ChooseVenue(venue=one) for one in ("table", "auto"))
        yield decide(POINTS, "FIE-11.1", text, (Offer("On a table", table), Offer("Let Herald fight it", herald)))
    if window.name == "report":
        text = (
            "Report who won and what each lost, then the deeds of each House: an element destroyed earns 1, to knights "
            "2, a general 1 more. Without deeds nobody earns anything."
        )
        yield decide(POINTS, "FIE-11.5", text, (Offer("Let Herald fight it", UseResolver()),))
        yield decide(0, "FIE-11.5", f"The attacker is {drawn_up(world, battle.attacker)}.")
        yield decide(0, "FIE-11.5", f"The defender is {drawn_up(world, battle.defender)}.")
    for who, found in battle.claims.items() if window.name in ("confirm", "ruling") else ():
        first, *more = in_pieces(f"{world.short(who)} reports: ", reading(world, battle, found))
        yield decide(POINTS, "FIE-11.6", first, answers(world, seat, who))
        yield from (decide(POINTS, "FIE-11.6", text) for text in more)


def answers(world: World, seat: str, who: str) -> Offers:
    """Offer to let a report stand: the gamemaster upholds it, another leader confirms it."""
    if seat == CHAIR:
        return (Offer(f"Uphold {world.short(who)}"[:40], Uphold(report=who)),)
    return () if seat == who else (Offer("It is right", Confirm()),)


def in_pieces(begin: str, parts: Sequence[str]) -> list[str]:
    """Give what is told of a report in sentences that are not too long."""
    found = [begin + parts[0]]
    for part in parts[1:]:
        longer = f"{found[-1]}; {part}"
        if len(longer) < LONGEST:
            found[-1] = longer
        else:
            found.append(part[:1].upper() + part[1:])
    return [f"{text}." for text in found]


def numbers(world: World, army: Force, among: Force | None = None) -> str:
    """Say how many elements of how many Houses, in fewer words beside another army: `20 elements of three Houses`."""
    if not isinstance(army, Army):
        return several(len(army.elements), "detached element", "detached elements")
    count = len(members(world, army))
    if isinstance(among, Army):
        return f"{len(army.elements)} of {in_words(count)}"
    return f"{len(army.elements)} elements of {several(count, 'House', 'Houses')}"


def meet(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say how an enemy can be answered, and what each answer costs."""
    met = world.meeting
    army = world.force(met.army) if met else None
    foe = world.force(met.enemy) if met else None
    if window.name not in ("meet", "retreat") or met is None or army is None or foe is None:
        return
    if world.body(army).leader != seat:
        return
    name, cost = world.fiefs[army.fief].name, decimal(mean_hunger(modifier(world, army, "retreat")))
    own, lord = numbers(world, army, among=foe), world.short(world.body(foe).leader)
    text = f"{numbers(world, foe)} of {lord} face your {own} at {name}."
    battle = battle_of(world, army, foe, met, seat)
    text += f" In battle you {battle.words()}." if battle else ""
    away = retreats(world, army)
    if away:
        text += f" A retreat costs {cost} on average, less to friends."
    offers: Offers = ()
    fight: Offers = (Offer("Fight", Fight()),) if may_fight(army, met) else ()
    if may_stand(world, army, met):
        text += f" Behind the walls of {world.fiefs[army.fief].fortress} you are harder to take by 2."
        offers += (Offer("Stand siege", Stand()),)
    offers += tuple(Offer(f"Retreat to {world.fiefs[one].name}"[:40], Retreat(to=one)) for one in away[:2])
    bad = battle is not None and battle.chance < WORTH
    yield decide(POINTS // 2, "FIE-8.23", text, (*offers, *fight) if bad else (*fight, *offers))


def battle_of(world: World, army: Force, foe: Force, met: Meeting, seat: str) -> Weighed | None:
    """Weigh a battle with an enemy who was met; whoever falls back upon one attacks (FIE-8.31)."""
    if not (isinstance(army, Army) and isinstance(foe, Army) and may_fight(army, met)):
        return None
    attacker, defender = (army, foe) if met.why == "landed" else (foe, army)
    return weighed(world, attacker, defender, seat)
