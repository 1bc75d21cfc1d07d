"""What is asked of the land: who is weakest, what a province would change, what a defeat takes, and who pays what."""

from rules.italy.battle.counsel import forecast
from rules.italy.battle.gains import Prospect, strokes
from rules.italy.battle.prizes import eligible
from rules.italy.battle.reasons import BEATEN, about, at, before, made
from rules.italy.battle.threatened import decided
from rules.italy.board.land import Land
from rules.italy.board.state import Attack, World
from rules.italy.board.words import talents
from rules.italy.replies.spoken import provinces_in
from rules.italy.seats.ending import score
from rules.italy.war.attacks import may_strike, pending
from rules.italy.war.declaring import DeclareAttack
from rules.kernel.play.counsel import in_ten
from rules.kernel.play.replies import Reply
from rules.kernel.telling.phrases import an, capital, figure, points_of, row, several, the

SHOWN = 4
"""How many neighbours are compared."""


def weakest(world: World, seat: str, window: str, line: str) -> Reply[World] | None:
    """Name the neighbours of a Power, the one that is beaten most easily first, with what speaks for it."""
    del line
    found = strokes(world, seat, Land(world).strikeable(seat))
    best: dict[str, Prospect] = {}
    for one in found:
        holder = world.provinces[one.province].holder
        if holder not in best or one.won("attacker") > best[holder].won("attacker"):
            best[holder] = one
    if not best:
        return None
    order = sorted(best, key=lambda holder: (-best[holder].won("attacker"), len(Land(world).held(holder))))[:SHOWN]
    head = f"An army has {world.rules.base_army} points everywhere, less where others attack it. By how likely you win:"
    lines = [neighbour(world, holder, best[holder]) for holder in order]
    attack = (DeclareAttack(province=best[order[0]].province),) if window == "attack" else ()
    return Reply("\n".join([head, *lines]), attack)


def neighbour(world: World, holder: str, one: Prospect) -> str:
    """Say how a neighbour would be beaten, and what he has."""
    land, (ours, theirs) = Land(world), one.points
    spent = f" with {talents(one.talents)} on Attack" if one.talents else ""
    has = f"{several(len(land.held(holder)), 'province', 'provinces')}, {talents(land.revenue(holder))} a turn"
    where = f"{world.provinces[one.province].name} {at(one.won('attacker'))}, {ours} points against {theirs}{spent}"
    return f"· {capital(the(world.name(holder)))} ({has}): {where}."


def taken(world: World, seat: str, window: str, line: str) -> Reply[World] | None:
    """Say what a province, if a Power took it, would change for it and for whoever holds it now."""
    named = [one for one in provinces_in(world, line) if world.provinces[one].holder != seat]
    if not named:
        return None
    able = Land(world).strikeable(seat) if window == "attack" else []
    lines = [changed(world, seat, one) + (standing(world, seat, one) if one in able else "") for one in named]
    if window == "take":
        lines += [line for one in named if (line := meanwhile(world, seat, one))]
    return Reply("\n".join(lines), tuple(DeclareAttack(province=one) for one in named if one in able))


def standing(world: World, seat: str, province: str) -> str:
    """Say how an attack on a province stands now: ` You win it 5 in 10, 80 points against 90.`."""
    one = strokes(world, seat, [province])[0]
    (ours, theirs), spent = one.points, f" with {talents(one.talents)} on Attack" if one.talents else ""
    said = f" You win it {at(one.won('attacker'))}{spent}, {ours} points against {about(theirs, one.guessed)}."
    return " ".join(filter(None, (said, before(world, one))))


def changed(world: World, seat: str, province: str) -> str:
    """Say what a province would bring, from when on, and what its holder would lose by it."""
    now, place = Land(world), world.provinces[province]
    after, holder = now.taken(seat, [province]), world.name(place.holder)
    gain = after.revenue(seat) - now.revenue(seat)
    what = row(made(seat, now, after))
    mine = f"{place.name} would bring you {what or 'no talents yet'}"
    mine += f": {talents(gain)} a turn more, from the next turn on." if gain else "."
    lost = [one for one in now.subjects(place.holder) if one not in after.subjects(place.holder)]
    before, then = now.revenue(place.holder), after.revenue(place.holder)
    names = row(the(world.name(one)) for one in lost)
    theirs = f" {holder:The} would lose {names} as {'a Subject' if len(lost) == 1 else 'Subjects'}:" if lost else ""
    if not after.active(place.holder):
        return f"{mine} {holder:The} would hold no home any more, and fall."
    if not theirs and then != before:
        theirs = f" {holder:The} would be left with less:"
    pays = f" {talents(then)} a turn, not {before}." if then != before else ""
    none = f" {holder:The} would lose no talents by it."
    return f"{mine}{theirs}{pays}" if pays or lost else f"{mine}{none}"


def meanwhile(world: World, seat: str, province: str) -> str:
    """Say what becomes of a Power's own attack, still to be fought, if it takes a province before (ITA-6.9, 6.10)."""
    own = next((one for one in pending(world) if one.attacker == seat and not one.struck), None)
    if own is None:
        return ""
    copy = world.fresh()
    for id, holder in Land(world).taken(seat, [province]).holders.items():
        copy.provinces[id].holder = holder
    name, left = world.provinces[own.province].name, may_strike(copy, copy.attacks[seat])
    if own.province in left:
        return f"With {world.provinces[province].name} taken your attack on {name} goes on as it stands."
    taken_first = f"With {world.provinces[province].name} taken your attack can strike {name} no more"
    if left:
        return f"{taken_first}; it falls on {row((world.provinces[one].name for one in left), 'or')}."
    spent = world.powers[seat].attack_points
    kept = f", and its {talents(spent)} help in your own next defence of this turn" if spent else ""
    return f"{taken_first}, and nothing else of that Power: it is cancelled{kept}."


def defeat(world: World, seat: str, window: str, line: str) -> Reply[World] | None:
    """Say what a bad defeat is, and what each attack that is meant may cost by it (ITA-7.4, ITA-8.5, ITA-8.6)."""
    what = (
        "Lost badly is a Major Victory of the other side: his dice and points come to 3 or more above yours. "
        "A defeat by 1 or 2 costs an attacker nothing."
    )
    stakes = risked(world, seat, window, line)
    return Reply(f"{what}\n{stakes.text}" if stakes else what)


def risked(world: World, seat: str, window: str, line: str) -> Reply[World] | None:
    """Say what the attack that a Power has ordered, or those named, may cost; None where none is meant."""
    del window
    world, able = decided(world, seat), Land(world).strikeable(seat)
    own = world.attacks[seat].province if seat in world.attacks else ""
    named = [one for one in provinces_in(world, line) if one in able] or [own] * (own in able)
    return Reply("\n".join(at_stake(world, seat, one) for one in named)) if named else None


def at_stake(world: World, seat: str, province: str) -> str:
    """Name the provinces of which an attack on another costs one if it is lost badly, and how likely that is."""
    place, one = world.provinces[province], strokes(world, seat, [province])[0]
    attack = Attack(attacker=seat, target=place.holder, province=province, struck=province, won=False)
    lost = [world.provinces[id].name for id in eligible(world, attack, "major")]
    chance, foe = in_ten(one.won("defender", BEATEN.degree)), world.name(Land(world).army(province))
    if not lost:
        return f"Attacking {place.name}, {chance}, it would cost nothing: {foe:the} can reach no province of yours."
    who = f", which {world.name(place.holder):the} would choose" if lost[1:] else ""
    return f"Attacking {place.name}, {chance}, it costs {row(lost, 'or')}{who}."


def income(world: World, seat: str, window: str, line: str) -> Reply[World]:
    """Say what each Subject pays, what resources bring, and what is taken off (ITA-2.3 to ITA-2.7)."""
    del window, line
    land = Land(world)
    parts = land.parts(seat)
    found = [f"{the(world.name(one))} {figure(land.tribute(seat, one))}" for one in land.subjects(seat)]
    sets = [kinds(world, seat, kind, name) for kind, name in world.resources.items()]
    found += [one for one in sets if one] if parts.resources else []
    found += [f"lost homes {figure(-parts.lost)}"] if parts.lost else []
    total = f"{talents(parts.total)} a turn as the map stands"
    none = "You have no Subject and no two of a kind"
    return Reply(f"{capital('; '.join(found)) if found else none}: {total}. Your own homes pay nothing.")


def kinds(world: World, seat: str, kind: str, name: str) -> str:
    """Name the provinces of a Power with a resource of a kind, if they are two or more."""
    mine = [one for one in world.provinces.values() if one.resource == kind and Land(world).controls(seat, one.id)]
    whole = len(mine) == sum(one.resource == kind for one in world.provinces.values())
    pays = world.rules.resource_monopoly if whole else world.rules.resource_pair
    return f"{row(one.name for one in mine)}, each with {an(name.lower())}, {pays}" if mine[1:] else ""


def building(world: World, seat: str, window: str, line: str) -> Reply[World]:
    """Say how it ends for a Power that attacks nobody any more and spends all on Civic Improvement (ITA-10.2)."""
    del window, line
    text = f"You have {points_of(score(world, seat))} now. {forecast(world, seat)}"
    return Reply(f"{text} That holds only as long as nobody takes anything from you.")
