"""What an order of Italy does, said as it is given: how an attack stands, and what a division of talents buys."""

from fractions import Fraction

from rules.italy.battle.gains import FEARED, Prospect, battles, fall, falls, foreseen, strokes
from rules.italy.battle.hidden import beside, crowding, hidden, lost
from rules.italy.battle.prizes import Strike
from rules.italy.battle.purses import purse
from rules.italy.battle.reasons import BEATEN, WON, about, at, before, later_still, level, where, within
from rules.italy.battle.reporting import worded
from rules.italy.battle.threatened import briefly, onsets
from rules.italy.battle.throws import chances
from rules.italy.board.land import Land
from rules.italy.board.state import Attack, World
from rules.italy.board.words import talents
from rules.italy.realm.spending import Spend
from rules.italy.war.declaring import DeclareAttack, Hold
from rules.kernel.orders.order import Order
from rules.kernel.play.counsel import FULL, in_ten
from rules.kernel.table.results import Word
from rules.kernel.telling.phrases import capital, in_words, row, the

SHOWN = 3
"""How many battles are spoken of."""


def consequences(world: World, seat: str, order: Order[World]) -> str:
    """Say what an order does; nothing where that cannot be reckoned (ITA-4.14, ITA-5.1, ITA-6.9)."""
    if isinstance(order, DeclareAttack):
        return declared(world, seat, order.province)
    if isinstance(order, Word):
        return worded(world, seat, order)
    if isinstance(order, Strike):
        return expected(world, seat, strokes(world, seat, [order.province])[0])
    if isinstance(order, Hold):
        return staying(world, seat)
    return spent(world, seat) if isinstance(order, Spend) else ""


def staying(world: World, seat: str) -> str:
    """Say with how many points a Power stays at home, and who comes at it there (ITA-6.14)."""
    coming = onsets(world, seat)
    if not coming:
        points = world.rules.base_army + world.rules.not_attacking_bonus
        return f"At home you stand with {points} points; nobody who is known so far marches on you."
    named = row(briefly(world, name, one) for name, one in coming.items())
    return f"At home your army keeps its {world.rules.not_attacking_bonus} points more. {capital(named)}."


def declared(world: World, seat: str, province: str) -> str:
    """Say how an attack stands, and what it does at home, where the worst has room before all that is won."""
    one, home = strokes(world, seat, [province])[0], at_home(world, seat, province)
    first = before(world, one)
    full, short = (expected(world, seat, one, brief=brief) for brief in (False, True))
    answers = [purse(world, seat, seat, one, brief=brief) for brief in (False, True)]
    ways = (
        told
        for more in home or answers
        for text in (full, short)
        for answer in answers
        if (told := within(text, *filter(None, (first, answer, more)), most=FULL)).endswith(more)
    )
    base = next(ways, within(full, first, answers[1], most=FULL))
    return within(base, later_still(world, seat, one), beside(world, seat, province), most=FULL)


def expected(world: World, seat: str, one: Prospect, *, brief: bool = False) -> str:
    """Say with what the armies would meet, how likely each result is, and when talents can be added (ITA-5.9)."""
    place, (ours, theirs) = world.provinces[one.province], one.points
    text = f"{ours} points against {about(theirs, one.guessed)} of {the(world.name(Land(world).army(place.id)))}"
    text += "" if brief else level(world, ours, theirs)
    text += f" with {talents(one.talents)} on Attack" if one.talents else ""
    more, lost = extra(world, seat, one), one.won("defender", "major")
    told = [f"{at(one.won('attacker'))} you take {place.name}"]
    told += [f"{at(one.won('attacker', 'major'))} {more} too"] if more and not brief else []
    told += [f"{at(lost)} {beaten(world, seat, one)}"] if lost else []
    return f"{text}: {', '.join(told)}."


def at_home(world: World, seat: str, province: str) -> list[str]:
    """Say what an attack does to the defence against those who march on one, all or the worst (ITA-6.14)."""
    own = Attack(attacker=seat, target=world.provinces[province].holder, province=province)
    idle, busy = battles(world, seat), battles(foreseen(world, seat, own), seat)
    foes = [name for name in idle if name in busy and name != seat]
    before, after = ({name: some[name][0].won("attacker") for name in foes} for some in (idle, busy))
    worse = [name for name in foes if in_ten(before[name]) != in_ten(after[name])]
    said = [
        f"{where(world, busy[name][0])} is lost to {the(world.name(name))} {in_ten(after[name])}, "
        f"not {in_ten(before[name])}"
        for name in sorted(worse, key=lambda name: -after[name])
    ]
    less = f"At home {world.rules.not_attacking_bonus} points less"
    ruin, now = (fall(world, seat, {name: some[name][0] for name in foes}) for some in (busy, idle))
    if ruin >= FEARED:
        than = f", not {in_ten(now)}" if in_ten(now) != in_ten(ruin) else ""
        return [f"{less}, and you fall {in_ten(ruin)}{than}."]
    if said:
        return [f"{less}: {row(said)}.", f"{less}: {said[0]}."]
    if not foes:
        return unknown(world, seat)
    worst = max(foes, key=lambda name: before[name])
    one = idle[worst][0]
    found, plain = crowding(world, seat, one.points, one.province), f"{less}, which changes no odds so far."
    if found is None:
        return [plain]
    come, odds = found
    return [f"{less}; if {come} too: {in_ten(odds)} {where(world, one)} is lost.", plain]


def unknown(world: World, seat: str) -> list[str]:
    """Say with what one stands at home against players who may come in secret, while nobody is known to (ITA-4.14)."""
    near, base = hidden(world, seat), world.rules.base_army
    if not near:
        return []
    names = row((f"{world.name(one):the}" for one in near), "or")
    odds = in_ten(lost(world, base, base))
    return [f"At home you have {base} points, should {names} come: {odds} against {base}."]


def beaten(world: World, seat: str, one: Prospect) -> str:
    """Say what a Major Victory of the other side does to the attacker (ITA-8.6, ITA-1.7)."""
    homes = one.homes[BEATEN]
    if falls(Land(world), seat, homes):
        return "you fall"
    return f"you lose a {'home' if homes else 'province'}"


def extra(world: World, seat: str, one: Prospect) -> str:
    """Name the province that a Major Victory takes besides; empty where there is none (ITA-8.3)."""
    minor, major = (set(one.lands[WON[degree]].held(seat)) for degree in ("minor", "major"))
    return row(world.provinces[id].name for id in world.provinces if id in major - minor)


def spent(world: World, seat: str) -> str:
    """Say how likely each battle that awaits a seat is won with what it was given, and what is kept (ITA-5.1)."""
    said, idle, unknown, power = list[str](), list[str](), list[str](), world.powers[seat]
    for attacker, (one, *_) in battles(world, seat).items():
        whose = "" if attacker == seat else f" against {the(world.name(attacker))}"
        odds = at(one.won("attacker" if attacker == seat else "defender"))
        said.append(f"{where(world, one)}{whose} {odds}")
        unknown += [purse(world, seat, attacker, one)]
        idle += [vain] if (vain := wasted(world, seat, attacker, one)) else []
    kept = f"{talents(power.civic_now)} of Civic Improvement count for your score."
    ruin = fall(world, seat, {name: found[0] for name, found in battles(world, seat).items()})
    falls_so = f"You fall {in_ten(ruin)}." if ruin >= FEARED else ""
    return within(kept, f"You win {row(said[:SHOWN])}." if said else "", falls_so, *unknown, *idle[:SHOWN], most=FULL)


def wasted(world: World, seat: str, attacker: str, one: Prospect) -> str:
    """Say what of the talents in a battle changes nothing, and how many more would; empty where all tell (ITA-7.2)."""
    ours = attacker != seat
    army, step = one.points[ours], world.rules.generator_step
    given = world.attacks[attacker].reserve if ours else world.powers[seat].attack_points
    vain = min(given, army % step)
    if not vain:
        return ""
    where, more = f"against {the(world.name(attacker))}" if ours else "on Attack", step - army % step
    met = (one.points[0], army + more) if ours else (army + more, one.points[1])
    side = "defender" if ours else "attacker"
    better = sum((odds for result, odds in chances(world, *met).items() if result.winner == side), Fraction(0))
    many = f"{vain} of the {given}" if vain < given else f"The {given}"
    same = f"{army} points hold {in_words(army // step)} full {step}s, as {army - vain} do"
    return f"{many} {where} change nothing, whatever the other side spends: {same}; {more} more: {at(better)}."
