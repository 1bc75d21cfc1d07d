"""Why a battle is worth its risk, in words: what a victory brings, and what a defeat costs (ITA-2, ITA-8)."""

from fractions import Fraction

from rules.italy.battle.earlier import Rival, followers
from rules.italy.battle.gains import Prospect, falls
from rules.italy.battle.race import behind, each_turn, final, rival
from rules.italy.board.land import Land
from rules.italy.board.state import Attack, World
from rules.italy.board.words import talents
from rules.kernel.play.counsel import LONGEST, in_ten
from rules.kernel.table.results import Result
from rules.kernel.telling.phrases import capital, figure, form, points_of, row, several, the

WON = {degree: Result(winner="attacker", degree=degree) for degree in ("minor", "major")}
BEATEN = Result(winner="defender", degree="major")
PLACES = 3
"""How many provinces are named on one of which a battle may fall."""
HEEDED = Fraction(1, 20)
"""From which chance on it is said that somebody else may be there first."""
NTH = {2: "a second", 3: "the third"}


def made(seat: str, before: Land, after: Land) -> list[str]:
    """Name what a change of the land makes a Power's: homes, sets of resources, Subjects (ITA-2.3 to ITA-2.7)."""
    world, found = before.world, []
    home = [world.provinces[id].name for id in world.powers[seat].home if after.holders[id] == seat]
    back = [name for name in home if name not in {world.provinces[id].name for id in before.held(seat)}]
    found += [f"{row(back)}, {form(len(back), 'a home', 'homes')} of yours"] if back else []
    for kind, name in world.resources.items():
        mine, had = counted(seat, after, kind), counted(seat, before, kind)
        if mine > max(had, 1):
            found.append(f"{NTH.get(mine, 'another')} {name.lower()}")
    new = [one for one in after.subjects(seat) if one not in before.subjects(seat)]
    return [*found, *(f"{the(world.name(one))} as {form(len(new), 'your Subjects', 'Subjects')}" for one in new)]


def counted(seat: str, land: Land, kind: str) -> int:
    """Count the resources of a kind that a Power controls (ITA-2.6)."""
    return sum(one.resource == kind and land.controls(seat, one.id) for one in land.world.provinces.values())


def brought(world: World, seat: str, one: Prospect) -> str:
    """Say what a victory of an attack brings, and how likely is more (ITA-8.2, ITA-8.3)."""
    now, minor, major = Land(world), one.changes[WON["minor"]], one.changes[WON["major"]]
    if world.turn == world.turns:
        back = -one.homes[WON["minor"]] * world.rules.civic_penalty
        mine = f"It takes back a home of yours: {points_of(back)}." if back > 0 else ""
        return overtaking(world, seat, one) or mine or "It is too late to bring talents."
    if minor > 0:
        what = row(made(seat, now, one.lands[WON["minor"]])) or "its share"
        more = f", {major} if you win big" if major > minor else ""
        return f"It brings {what}: {talents(minor)} a turn{eaten(now, one.lands[WON['minor']], seat, minor)}{more}."
    if major > 0:
        what = row(made(seat, now, one.lands[WON["major"]])) or "more land"
        return f"It pays only if you win big, {in_ten(one.won('attacker', 'major'))}: {what}, {talents(major)} a turn."
    return f"It pays nothing yet{later(world, seat, one.province)}."


def overtaking(world: World, seat: str, one: Prospect) -> str:
    """Say how a victory of the last turn leaves one beside the player before one; empty where it changes nothing."""
    if not behind(world, Land(world), seat):
        return ""
    foe = rival(world, seat)
    for degree in ("minor", "major"):
        land = one.lands[WON[degree]]
        ours, theirs = final(world, land, seat), final(world, land, foe)
        if (ours[0], theirs[0]) == (final(world, Land(world), seat)[0], final(world, Land(world), foe)[0]):
            continue
        odds = in_ten(one.won("attacker", degree)) if degree == "major" else ""
        when = f"Won big, {odds}, it" if odds else "It"
        level = ours[0] == theirs[0]
        ahead = f"{'level, and more land wins' if level else 'you win'}" if ours > theirs else "not enough"
        return f"{when} makes it {figure(ours[0])} to {figure(theirs[0])} against {the(world.name(foe))}: {ahead}."
    return ""


def eaten(before: Land, after: Land, seat: str, gain: int) -> str:
    """Say what of a gain only makes up for lost homes: ` (15, less 5 for lost homes)` (ITA-2.7, ITA-2.8)."""
    had, has = (sum((one.own, one.subjects, one.resources)) for one in (before.parts(seat), after.parts(seat)))
    less = has - had - gain
    return f" ({has - had}, less {less} for lost homes)" if less > 0 else ""


def pays(world: World, seat: str, one: Prospect) -> str:
    """Say in few words what a victory of an attack brings (ITA-8.2, ITA-8.3)."""
    minor, major = one.changes[WON["minor"]], one.changes[WON["major"]]
    if world.turn == world.turns:
        ahead = overtaking(world, seat, one).partition(" against ")[0].partition("makes it ")[2]
        return ahead or f"{points_of(max(0, -one.homes[WON['minor']] * world.rules.civic_penalty))}"
    if minor > 0 or major <= 0:
        return f"{talents(minor)} a turn" if minor > 0 else "it pays nothing yet"
    return f"{talents(major)} a turn, if you win big"


def later(world: World, seat: str, province: str) -> str:
    """Say what a province would be good for one day: the rest of its people, or of its resource."""
    place, land = world.provinces[province], Land(world)
    rest = [id for id in world.powers[place.home].home if id != province and land.holders[id] != seat]
    if rest and len(rest) == 1:
        name, pays = world.name(place.home), world.rules.subject_yield[len(world.powers[place.home].home) - 1]
        return f"; with {world.provinces[rest[0]].name} {name:the} would pay {pays} a turn"
    if place.resource and not counted(seat, land, place.resource):
        return f"; with a second {world.resources[place.resource].lower()} it would, {world.rules.resource_pair} a turn"
    return ""


def cost(world: World, seat: str, one: Prospect, *, brief: bool = False) -> str:
    """Say what a Major Victory of the other side would cost the attacker, and how likely it is (ITA-8.6)."""
    chance = one.won("defender", "major")
    if not chance:
        return ""
    now, homes = Land(world), one.homes[BEATEN]
    if falls(now, seat, homes):
        return f"Lost badly, {in_ten(chance)}, you fall."
    what = "a home" if homes else "a province"
    less = each_turn(now, seat) - each_turn(one.lands[BEATEN], seat) if world.turn < world.turns and not brief else 0
    return f"Lost badly, {in_ten(chance)}, it costs {what}{f', {talents(less)} a turn' if less > 0 else ''}."


def besides(world: World, seat: str, one: Prospect) -> str:
    """Say what a Major Victory of an attacker takes from a seat besides, and how likely it is (ITA-8.3, ITA-1.7).

    `, 1 in 10 Caudini too`, `, 1 in 10 you fall`; empty where nothing more is lost.
    """
    now, chance = Land(world), one.won("attacker", "major")
    minor, major = (min(way.homes[WON[degree]] for way in one.ways) for degree in ("minor", "major"))
    if falls(now, seat, minor):
        return ", and then you fall"
    if falls(now, seat, major):
        return f", {in_ten(chance)} you fall"
    return f", {in_ten(chance)} {second_of(world, one)} too" if one.more and chance else ""


def second_of(world: World, one: Prospect) -> str:
    """Name what a Major Victory of an attacker takes besides, where that is known."""
    known = len(one.more) == 1 and not one.besides
    return world.provinces[one.more[0]].name if known else "another province"


def badly(world: World, seat: str, name: str, one: Prospect) -> str:
    """Say the same in a sentence of its own, `Lost badly to Rome, 1 in 10, Caudini goes too.` (ITA-8.3)."""
    now, foe = Land(world), the(world.name(name))
    minor, major = (min(way.homes[WON[degree]] for way in one.ways) for degree in ("minor", "major"))
    if falls(now, seat, minor):
        return f"Lost to {foe}, you fall."
    if falls(now, seat, major):
        return f"Lost badly to {foe}, {in_ten(one.won('attacker', 'major'))}, you fall."
    chance = in_ten(one.won("attacker", "major"))
    return f"Lost badly to {foe}, {chance}, {second_of(world, one)} goes too." if one.more else ""


def where(world: World, one: Prospect) -> str:
    """Say where a battle falls: `Sabina`, `Sabina or Pentri` while a die decides, `one of five provinces`."""
    if len(one.places) > PLACES:
        return f"one of {several(len(one.places), 'province', 'provinces')}"
    return row((world.provinces[id].name for id in one.places), "or")


def before(world: World, one: Prospect) -> str:
    """Say who may be in a province before one's attack on it is fought, and what then; empty where nobody may."""
    told = [sooner(world, rival) for rival in one.first if rival.chance >= HEEDED]
    return f"{'; '.join(told)}. That is counted." if told else ""


def later_still(world: World, seat: str, one: Prospect) -> str:
    """Say who marches on those who may be there first, and so may take the province from them before one fights."""
    attack = Attack(attacker=seat, target=world.provinces[one.province].holder, province=one.province)
    for first in one.first:
        foes = followers(world, attack, one.province, first.who) if first.who in world.powers else []
        if foes and first.chance >= HEEDED:
            names, rival = row(f"{world.name(foe):the}" for foe in foes), world.name(first.who)
            march = "march" if foes[1:] else f"{world.name(foes[0]):marches|march}"
            return f"{capital(names)} {march} on {rival:the} and may take it from {rival:it|them} before you."
    return ""


def sooner(world: World, rival: Rival) -> str:
    """Say how likely somebody else is there first, and what one meets then (ITA-6.8, ITA-6.9)."""
    name, chance = world.name(rival.who), in_ten(rival.chance)
    if rival.points is None:
        return f"{chance} {name:the} {name:stands|stand} there before you, and nothing can be struck there"
    return f"{chance} {name:the} {name:takes|take} it before you, and you meet {name:the} with {rival.points[1]}"


def about(number: int, guessed: int, unit: str = "") -> str:
    """Give the points of an army, and what of them is a guess: `90`, `about 84 (4 of them guessed)`, `80 points`."""
    return f"about {number}{unit} ({guessed} of them guessed)" if guessed else f"{number}{unit}"


def within(text: str, *more: str, most: int = LONGEST) -> str:
    """Add what there is room for in a piece."""
    for one in more:
        text = f"{text} {one}" if one and len(text) + len(one) < most else text
    return text


def at(chance: Fraction) -> str:
    """Say how likely a victory is: `5 in 10`, `almost for sure`, `no chance`."""
    return in_ten(chance) if chance else "no chance"


def level(world: World, ours: int, theirs: int) -> str:
    """Say that different points weigh the same, as only whole twenties count; empty where they do not (ITA-7.2)."""
    step = world.rules.generator_step
    return f" (even: only full {step}s count)" if ours != theirs and ours // step == theirs // step else ""
