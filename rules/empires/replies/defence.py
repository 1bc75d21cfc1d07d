"""What is asked of danger: how safe an area is, what would keep it, and whether to defend or to wall (EMP-HC.8)."""

import re
from collections.abc import Sequence
from fractions import Fraction

from rules.empires.board.chances import FAINT, chance
from rules.empires.board.realms import Guard
from rules.empires.board.state import World
from rules.empires.board.tables import ENDEAVOURS, FORTS
from rules.empires.counsel.pieces import called, name, odds, roll, ways_of
from rules.empires.counsel.rivals import KEPT, Raid, attacked, before, raid, raids, rate_of, told
from rules.empires.endeavours.limits import unfortifiable
from rules.empires.endeavours.orders import Fortify
from rules.empires.endeavours.ratings import rate
from rules.empires.parley.orders import ParleyPeace
from rules.empires.replies.naming import own_area, rival
from rules.empires.turn.standing import MOST_GUARD, SetGuard
from rules.kernel.language.numerals import in_words as number_of
from rules.kernel.orders.order import Order
from rules.kernel.play.replies import Reply
from rules.kernel.telling.phrases import in_words, several

Said = re.Match[str]
MOST = 2
"""Rivals of whom is told in one answer."""


def held(world: World, seat: str, window: str, said: Said) -> Reply[World] | None:
    """Say who could take an area of one's own, and what each means would make of that (EMP-HC.8)."""
    area, by = asked(world, seat, said)
    if not area or by is None:
        return None
    feared = dangers(world, seat, area, by)
    if not feared:
        return Reply(untouched(world, seat, area, by))
    lines = [told(world, seat, one) for one in feared[:MOST]]
    return Reply("\n".join([*lines, *means(world, seat, feared[0])]), answers(world, seat, feared[0]))


def safe(world: World, seat: str, window: str, said: Said) -> Reply[World] | None:
    """Say how safe an area is, with as many defences as are named (EMP-HC.8, EMP-H13.2)."""
    area, by = asked(world, seat, said)
    if not area or by is None:
        return None
    number = count(said)
    if number is None:
        return held(world, seat, window, said)
    feared = dangers(world, seat, area, by)
    if not feared:
        return Reply(untouched(world, seat, area, by))
    lines = [share(world, seat, one, number) for one in feared[:MOST]]
    order = SetGuard(where="all", gold=world.empires[seat].standing.guard.gold, before=number)
    return Reply("\n".join(lines), (order,))


def either(world: World, seat: str, window: str, said: Said) -> Reply[World] | None:
    """Say whether defences or walls keep an area better, with the figures of both (EMP-H13.2, EMP-H14.1)."""
    area, by = asked(world, seat, said)
    if not area or by is None:
        return None
    feared = dangers(world, seat, area, by)
    if not feared:
        return Reply(
            f"{untouched(world, seat, area, by)} Walls make it safer against a rebellion, too; defences do not."
        )
    worst = feared[0]
    lines = [verdict(world, seat, worst), *means(world, seat, worst)]
    return Reply("\n".join(lines), answers(world, seat, worst))


def coming(world: World, seat: str, window: str, said: Said) -> Reply[World] | None:
    """Say whether a rival can attack in its next turn, when that is, and whether to defend (EMP-H6.1, EMP-HC.8)."""
    by = rival(world, seat, said["rival"])
    if by is None:
        return None
    found = [one for one in raids(world, seat) if by in ("", one.rival)]
    first = {one.rival: one for one in reversed(found)}
    feared = [one for one in found if first[one.rival] is one and one.touched >= FAINT][:MOST]
    if not feared:
        who = (
            f"{called(world, by)} can take none of your areas in its" if by else "Nobody can take an area of yours in a"
        )
        return Reply(f"{who} next turn.")
    lines = [told(world, seat, one) for one in feared]
    return Reply("\n".join([*lines, verdict(world, seat, feared[0])]), answers(world, seat, feared[0]))


def whether(world: World, seat: str, window: str, said: Said) -> Reply[World] | None:
    """Say whether to defend at all, by the worst that anybody could do (EMP-HC.8)."""
    worst = next((one for one in raids(world, seat) if one.touched >= FAINT), None)
    if worst is None:
        return Reply("Nobody reaches you in a next turn, so that defences would go unused: they cost nothing then.")
    return Reply(f"{told(world, seat, worst)}\n{verdict(world, seat, worst)}", answers(world, seat, worst))


def bare(world: World, seat: str, window: str, said: Said) -> Reply[World] | None:
    """Say why an area is not defended: who is, how often, and how that is changed (EMP-H13.2)."""
    area = own_area(world, seat, said["area"])
    if not area:
        return None
    guard, left = world.empires[seat].standing.guard, ENDEAVOURS - world.empires[seat].used
    order = SetGuard(where="all", gold=guard.gold, before=max(1, guard.before))
    if not guard.covers(area):
        which = f"“guard some” names {' and '.join(name(world, one) for one in guard.listed)} alone"
        why = "your standing order is that no area is defended" if guard.areas == "none" else f"your order {which}"
        return Reply(f"{name(world, area)} is not defended, for {why}. “guard all” defends all you have.", (order,))
    return Reply(
        f"{name(world, area)} is defended: before your turn {several(guard.before, 'time', 'times')} at most, after it "
        f"as often as endeavours are left, which are {in_words(left)} with your orders.",
        (order,),
    )


def asked(world: World, seat: str, said: Said) -> tuple[str, str | None]:
    """Give the own area, and the rival, of which a question is; the rival empty where none is named."""
    parts = said.groupdict()
    by = parts.get("rival") or ""
    return own_area(world, seat, parts["area"]), rival(world, seat, by) if by else ""


def count(said: Said) -> int | None:
    """Give the number of defences that is named; None where none is, or more than there are."""
    many = said.groupdict().get("many") or ""
    found = {"once": 1, "twice": 2, "no": 0}.get(many, int(many) if many.isdigit() else number_of(many))
    return found if found is not None and found <= ENDEAVOURS else None


def dangers(world: World, seat: str, area: str, by: str) -> list[Raid]:
    """Give what rivals could do to an area, whoever is likeliest to take it first."""
    found = [one for one in raids(world, seat) if one.area == area and by in ("", one.rival) and one.touched >= FAINT]
    return sorted(found, key=lambda one: (-attacked(world, seat, one.rival), -one.likely))


def untouched(world: World, seat: str, area: str, by: str) -> str:
    """Say that nobody, or a rival who is named, can take an area."""
    if by:
        return f"{called(world, by)} can take nothing of {name(world, area)} in its next turn."
    return f"Nobody can take {name(world, area)} in a next turn."


def guarded(world: World, seat: str, one: Raid, times: int, *, gold: int = 0, walls: int = 0) -> Raid:
    """Give a raid as it would be with so many defences, with gold on each, and with stronger walls."""
    other = world.fresh()
    empire, area = other.empires[seat], other.areas[one.area]
    empire.standing.guard = Guard(gold=gold, before=times)
    empire.used, empire.gold = ENDEAVOURS - times, max(empire.gold, gold)
    area.fort = FORTS[min(len(FORTS) - 1, FORTS.index(area.fort) + walls)] if walls else area.fort
    return raid(other, seat, one.rival, one.area)


def share(world: World, seat: str, one: Raid, times: int) -> str:
    """Say how likely a rival takes an area against so many defences."""
    when = "before" if before(world, seat, one.rival) else "after"
    lost = guarded(world, seat, one, times).lost
    kept = several(times, "defence", "defences") if times else "no defence"
    return (
        f"The next turn of {called(world, one.rival)}, {when} yours, takes {name(world, one.area)} {rate_of(lost)} "
        f"against {kept}, {rate_of(one.alone)} against none."
    )


def means(world: World, seat: str, one: Raid) -> list[str]:
    """Say what each means would make of the chance that an area is lost: defences, gold on them, walls, a truce."""
    empire, most = world.empires[seat], KEPT
    gold = min(MOST_GUARD, empire.gold)
    many = several(most, "defence", "defences")
    found = [f"What helps: {many} make it {rate_of(guarded(world, seat, one, most).lost)}."]
    if gold:
        paid = guarded(world, seat, one, most, gold=gold)
        found.append(f"With {gold} gold on each, paid as often as you are attacked: {rate_of(paid.lost)}.")
    peace = ["A parley can impose a truce, for it attacked you lately."] if attacked(world, seat, one.rival) else []
    return [" ".join(found), walled(world, seat, one), *peace]


def walled(world: World, seat: str, one: Raid) -> str:
    """Say what stronger walls would do, how likely they rise, and whether they come in time (EMP-H14.1)."""
    if unfortifiable(world, seat, one.area):
        return f"{name(world, one.area)} cannot be walled further."
    times = max(0, one.guards)
    needs = roll("fortify", rate(world, seat, "fortify", one.area))
    stronger = guarded(world, seat, one, times, walls=1)
    kept = several(times, "defence", "defences") if times else "no defence"
    late = ". They come in your turn, after its next one" if before(world, seat, one.rival) else ""
    return (
        f"Stronger walls make it {rate_of(stronger.lost)} against {kept}; a try costs 2 gold and an endeavour, and "
        f"succeeds with {odds(needs)}{late}."
    )


def verdict(world: World, seat: str, one: Raid) -> str:
    """Say which of defences and walls is wiser now, and why."""
    rival_, most = called(world, one.rival), guarded(world, seat, one, KEPT)
    if one.alone - most.lost < FAINT:
        return f"Defences hardly help against {rival_}: walls, a truce or a letter would have to."
    if before(world, seat, one.rival):
        return f"Defend: {rival_} acts before you, and walls built in your turn come too late for that."
    if unfortifiable(world, seat, one.area):
        return "Defend: its walls cannot be made stronger."
    likely = chance(ways_of(roll("fortify", rate(world, seat, "fortify", one.area))))
    times = max(0, one.guards - 1)
    tried: Fraction = likely * guarded(world, seat, one, times, walls=1).lost
    tried += (1 - likely) * guarded(world, seat, one, times).lost
    if tried < one.lost:
        return f"Walls first: a try leaves {rival_} {rate_of(tried)} all in all, {rate_of(one.lost)} without it."
    return f"Defend: an endeavour on walls would leave {rival_} {rate_of(tried)}, kept for defence {rate_of(one.lost)}."


def answers(world: World, seat: str, one: Raid) -> Sequence[Order[World]]:
    """Give the orders that help against a raid."""
    gold = world.empires[seat].standing.guard.gold
    guard = SetGuard(where="all", gold=gold, before=KEPT)
    walls = [] if unfortifiable(world, seat, one.area) else [Fortify(target=one.area)]
    truce = [ParleyPeace(against=one.rival)] if attacked(world, seat, one.rival) else []
    return (guard, *walls, *truce)
