"""What so many talents would do in a battle that is still to come, for those who think of them (ITA-5.1, ITA-7.2)."""

import re
from collections.abc import Sequence
from fractions import Fraction

from rules.italy.battle.gains import Prospect, at_prices, awaited, foreseen, unspent
from rules.italy.battle.purses import countered, purse
from rules.italy.battle.reasons import about, at, before, where
from rules.italy.battle.threatened import decided
from rules.italy.board.land import Land
from rules.italy.board.state import Attack, World
from rules.italy.board.words import talents
from rules.italy.realm.spending import Spend, attackers
from rules.italy.replies.spoken import Sums, powers_in, provinces_in, stem, sums
from rules.italy.war.declaring import DeclareAttack
from rules.kernel.orders.order import Order
from rules.kernel.play.replies import Reply
from rules.kernel.telling.phrases import capital, in_words, points_of, the

SHOWN = 3
"""Of how many provinces that could be struck is spoken where none is named."""
BATTLES = ("attack", "spend")
"""The windows at which talents are still to be spent."""
ASKS = re.compile(
    r"\?|^(?:(?:and|but|so|ok|wait|then|hm+)[ ,]+)*"
    r"(?:what|how|would|will (?:it|that|i)|if (?:i|we|he|she|they|the|\w+ puts)|is|are|do (?:i|we)|does|isnt)\b"
    r"|^(?:should|which)\b"
    r"|\b(?:odds|chances?|how likely|what (?:would|does|do|are|is)|worth it|clever|wise|enough|matters?)\b"
)
"""What tells a question about talents from an order for them."""


def supposed(world: World, seat: str, window: str, line: str) -> Reply[World] | None:
    """Answer what named sums would do in the battles to come; None where none is named, or nothing is asked."""
    if window not in BATTLES or seat not in world.powers or not ASKS.search(line):
        return None
    found = sums(line, unspent(world, seat), [stem(world, one) for one in world.powers if one != seat])
    if not found.any and not (found.theirs is not None and window == "spend"):
        return None
    copy = cleared(decided(world, seat), seat)
    found = assigned(copy, seat, found, window)
    told = [*attacks(copy, seat, window, line, found), *defences(copy, seat, window, line, found)]
    if not told:
        return None
    return Reply("\n".join([*told, *rest(copy, seat, found)]), orders(copy, seat, window, line, found))


def cleared(world: World, seat: str) -> World:
    """Give the world without what a seat has ordered to spend: other sums are thought of."""
    copy = world.fresh()
    copy.powers[seat].attack_points = 0
    for attack in copy.attacks.values():
        attack.reserve = 0 if attack.target == seat and not attack.struck else attack.reserve
    return copy


def assigned(world: World, seat: str, found: Sums, window: str) -> Sums:
    """Give sums of which nothing was said but how many to the battle that awaits a seat, its own before others."""
    if found.attack or found.defence or window != "spend":
        return found
    own, bare = seat in world.attacks, found.bare or [0]
    return Sums(bare if own else (), () if own else bare, (), found.theirs)


def attacks(world: World, seat: str, window: str, line: str, found: Sums) -> list[str]:
    """Say what sums on Attack do, in the battle that stands or in each that is thought of."""
    if not found.attack:
        return []
    if window == "spend" and seat not in world.attacks:
        return ["You attack nobody this turn, so nothing can go to Attack."]
    if window == "spend":
        return [weighed(world, seat, seat, found.attack, found.theirs)]
    told = []
    for province in struck(world, seat, line):
        copy = world.fresh()
        copy.attacks[seat] = Attack(attacker=seat, target=world.provinces[province].holder, province=province)
        told.append(weighed(copy, seat, seat, found.attack, found.theirs))
    return told


def struck(world: World, seat: str, line: str) -> Sequence[str]:
    """Give the provinces that a seat may strike and a line names, else that it has named, else the first it may."""
    able = Land(world).strikeable(seat)
    named = [one for one in provinces_in(world, line) if one in able]
    if not named:
        foes = powers_in(world, line)
        named = [one for one in able if world.provinces[one].holder in foes]
    own = world.attacks[seat].province if seat in world.attacks else ""
    return (named or [own] * bool(own) or able)[:SHOWN]


def defences(world: World, seat: str, window: str, line: str, found: Sums) -> list[str]:
    """Say what sums on Defence do against each who marches on a seat, or those of them that are named."""
    coming = attackers(world, seat)
    if not found.defence:
        return []
    if not coming and any(found.defence):
        known = "" if window == "spend" else " so far"
        return [f"Nobody marches on you{known}: talents can be set aside only against an attack that is declared."]
    named = [one for one in powers_in(world, line) if one in coming] or coming
    return [weighed(world, seat, one, found.defence, found.theirs) for one in named]


def weighed(world: World, seat: str, attacker: str, given: Sequence[int], theirs: int | None) -> str:
    """Say with what points and how likely a battle is won with each sum, against what it is with nothing."""
    copy, found = foreseen(world, seat), list[Prospect]()
    for attack, places in awaited(copy, seat):
        if attack.attacker == attacker:
            found = at_prices(copy, seat, attack, (0, *given), *places)
    if not found:
        return "Nothing can be struck there any more."
    bare, *priced = found
    own, what = attacker == seat, "on Attack" if attacker == seat else f"against {the(world.name(attacker))}"
    said = [one_sum(one, what, chance(world, one, own, theirs), theirs, own=own) for one in priced if one.talents]
    said += [f"with nothing {what} {at(chance(world, bare, own, theirs))}"]
    said[0] = f"{capital(where(world, bare))}: {said[0]}" if priced else said[0]
    after = f", if the other side spends {theirs}" if theirs is not None else ""
    more = "" if theirs is not None else purse(world, seat, attacker, priced[-1])
    vain = [tells(world, one, own=own) for one in priced if one.talents] if len(given) == 1 else []
    worth = priced_at(priced, bare) if theirs is None else ""
    first = before(world, bare)
    return " ".join(filter(None, (f"{'; '.join(said)}{after}.", first, *vain[:1], more, worth)))


def chance(world: World, one: Prospect, own: bool, theirs: int | None) -> Fraction:
    """Give how likely a battle is won, with what the other side is thought to spend or is supposed to."""
    side = "attacker" if own else "defender"
    if theirs is None:
        return one.won(side)
    odds = countered(world, one, theirs, attacks=own)
    return sum((odds[result] for result in odds if result.winner == side), Fraction(0))


def one_sum(one: Prospect, what: str, odds: Fraction, spent: int | None, *, own: bool) -> str:
    """Say what one sum makes of an army, and how likely it wins: `20 on Attack, 100 points against 80: 7 in 10`."""
    ours, theirs = one.points if own else one.points[::-1]
    met = about(theirs, one.guessed) if spent is None else f"{theirs - one.guessed + spent}"
    return f"{one.talents} {what}, {ours} points against {met}: {at(odds)} you {'win' if own else 'hold it'}"


def tells(world: World, one: Prospect, *, own: bool) -> str:
    """Say what of a sum reaches no full twenty more, and so changes nothing; empty where all of it tells."""
    step, army = world.rules.generator_step, one.points[not own]
    vain = min(one.talents, army % step)
    if not vain:
        return ""
    many = f"{vain} of the {one.talents}" if vain < one.talents else f"The {vain}"
    return f"{many} change nothing: {army} points hold {in_words(army // step)} full {step}s, as {army - vain} do."


def priced_at(priced: Sequence[Prospect], bare: Prospect) -> str:
    """Say what a single sum is worth to the score, against what it costs; empty for several."""
    if len(priced) != 1 or not priced[0].talents:
        return ""
    worth = max(0, round(priced[0].gain - bare.gain + priced[0].talents))
    said = f"about {points_of(worth)}" if worth else "nothing"
    return f"That is worth {said} to your score, and costs {priced[0].talents}."


def rest(world: World, seat: str, found: Sums) -> list[str]:
    """Say what a division leaves for the score, or that there is not so much to spend (ITA-2.9, ITA-5.1)."""
    power, free = world.powers[seat], unspent(world, seat)
    wanted = max(found.attack, default=0) + max(found.defence, default=0)
    bound = f", as {power.earmarked} can go to nothing but your score" if power.earmarked else ""
    if wanted > free:
        return [f"You have {talents(free)} to spend on war this turn{bound}."]
    single = len(found.attack) <= 1 and len(found.defence) <= 1
    return [f"{talents(power.revenue - wanted)} are left for your score."] if single and wanted else []


def orders(world: World, seat: str, window: str, line: str, found: Sums) -> Sequence[Order[World]]:
    """Give the order that would do what is thought of, where it is one and can be paid."""
    if window == "attack":
        named = [one for one in provinces_in(world, line) if one in Land(world).strikeable(seat)]
        return [DeclareAttack(province=one) for one in named[:2]] if found.attack else []
    coming = attackers(world, seat)
    held = [one for one in powers_in(world, line) if one in coming] or coming
    own, kept = (some[0] if len(some) == 1 else 0 for some in (found.attack, found.defence))
    several = len(found.attack) > 1 or len(found.defence) > 1 or (kept and len(held) != 1)
    if several or not 0 < own + kept <= unspent(world, seat) or (own and seat not in world.attacks):
        return []
    return [Spend(attack=own, defence={held[0]: kept} if kept else {})]
