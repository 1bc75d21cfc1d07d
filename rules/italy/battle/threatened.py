"""Counsel on defence: who marches on a Power, what it would lose, and what of that is known (ITA-4 to ITA-6)."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import prod
from typing import Any

from rules.italy.battle.gains import FEARED, Prospect, battles, division, fall, helped, threats
from rules.italy.battle.hidden import doubted, hidden
from rules.italy.battle.price import divided
from rules.italy.battle.purses import purse
from rules.italy.battle.race import homes_of
from rules.italy.battle.reasons import about, besides, level, where, within
from rules.italy.battle.throws import chances
from rules.italy.board.land import Land
from rules.italy.board.state import Attack, World
from rules.italy.board.tables import ROME
from rules.italy.board.words import talents
from rules.italy.realm.spending import Spend
from rules.italy.war.attacks import against, attacking
from rules.italy.war.sparing import spared
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Offer, Risk, Weight, in_ten, of_yours
from rules.kernel.table.results import Result
from rules.kernel.telling.phrases import capital, in_words, row, the

Pieces = Sequence[Counsel[World]]
NAMED = 3
"""How many provinces within reach of others are named."""
AT_WAR = ("attack", "spend", "retarget", "battle", "take")
"""The windows at which attacks may stand."""
SEVERAL = 2
MINOR = Result(winner="attacker", degree="minor")


def decided(world: World, seat: str) -> World:
    """Give the world in which a seat makes the attack that it has ordered, though nobody has heard of it yet."""
    power = world.powers.get(seat)
    if power is None or not power.named or seat in world.attacks:
        return world
    copy, place = world.fresh(), world.provinces[power.named]
    copy.attacks[seat] = Attack(attacker=seat, target=place.holder, province=place.id)
    return copy


def onsets(world: World, seat: str) -> dict[str, Prospect]:
    """Give the battles in which others come at a seat, by attacker, the likeliest lost first."""
    found = {name: ways[0] for name, ways in battles(world, seat).items() if name != seat}
    return dict(sorted(found.items(), key=lambda each: -each[1].won("attacker")))


def marched_on(world: World, seat: str, window: Window[Any]) -> Pieces:  # Any: windows differ in their orders
    """Say who attacks a seat, where, and with what, before it decides; later to who asks (ITA-4.13)."""
    if window.name not in AT_WAR or seat not in world.powers:
        return ()
    world = decided(world, seat)
    coming = onsets(world, seat)
    early = window.name == "attack"
    if not coming or (early and fall(world, seat, coming) >= FEARED):
        return ()
    weight = Weight.DECIDE if early else Weight.ASKED
    (first, one), *others = coming.items()
    if not others:
        text = within(onset(world, seat, first, one), purse(world, seat, first, one))
        return [Counsel(weight, text, "ITA-4.13", warns=True)]
    named = [briefly(world, name, each) for name, each in coming.items()]
    more = f"More each if you attack: {world.rules.not_attacking_bonus} points less."
    text = within(f"{capital(row(named))}.", *([] if attacking(world, seat) else [more]))
    return [Counsel(weight, text, "ITA-4.13", warns=True)]


def worst(world: World, seat: str, window: Window[Any]) -> Pieces:  # Any: as above
    """Say to who asks what is lost if all come through who march on a seat, and how likely that is (ITA-8.2)."""
    if window.name not in AT_WAR or seat not in world.powers:
        return ()
    coming = onsets(decided(world, seat), seat)
    if len(coming) < SEVERAL:  # of one alone all is said
        return ()
    chance = prod((one.won("attacker") for one in coming.values()), start=Fraction(1))
    falling = {where(world, one): one for one in coming.values()}
    homes = sum(min(way.homes[MINOR] for way in one.ways) for one in falling.values())
    fall_so = homes >= homes_of(Land(world), seat) > 0
    taken = [where(world, one) for name, one in coming.items() if name not in world.externals]
    ends = ", and then you fall" if fall_so else "; each that wins big takes a province more" if taken else ""
    many = "both" if len(coming) == SEVERAL else f"all {in_words(len(coming))}"
    text = f"If {many} come through, {in_ten(chance)}, {row(gone(world, coming))}{ends}."
    return [Counsel(Weight.ASKED, text, "ITA-8.2", warns=True)]


def gone(world: World, coming: Mapping[str, Prospect]) -> list[str]:
    """Say what each who comes through takes, or where an army from abroad then stands (ITA-9.17)."""
    taken = [where(world, one) for name, one in coming.items() if name not in world.externals]
    lost = [f"you lose {row(dict.fromkeys(taken))}"] if taken else []
    return lost + [
        f"{the(world.name(name))} stands in {where(world, one)}"
        for name, one in coming.items()
        if name in world.externals
    ]


def briefly(world: World, attacker: str, one: Prospect) -> str:
    """Say in few words who marches whither, and how likely it is lost."""
    name = world.name(attacker)
    return f"{name:the} {name:marches|march} on {where(world, one)} ({in_ten(one.won('attacker'))} it is lost)"


def secretly(world: World, seat: str, window: Window[Any]) -> Pieces:  # Any: as above
    """Say which players can reach a seat: what they declare is not shown before it is too late (ITA-4.14)."""
    if window.name != "attack" or seat not in world.powers:
        return ()
    land, near = Land(world), hidden(world, seat)
    if not near:
        stand = walls(decided(world, seat), seat)
        calm = f"{stand} Nobody who is known so far marches on you."
        return [Counsel(Weight.ASKED, calm, "ITA-6.14", warns=True)] if stand else ()
    foes = row(f"{world.name(one):the}" for one in near)
    reached = list(dict.fromkeys(id for one in near for id in land.within_reach(one, seat)))
    places = row([world.provinces[id].name for id in reached[:NAMED]] + ["more"] * bool(reached[NAMED:]))
    choose = "choose" if near[1:] else f"{world.name(near[0]):chooses|choose}"
    text = f"{capital(foes)} {choose} in secret whether to attack you, and can reach {places}."
    return [Counsel(Weight.CHANCE, within(text, walls(decided(world, seat), seat)), "ITA-4.14", warns=True)]


def walls(world: World, seat: str) -> str:
    """Say with how many points a Power stands at home before it has spent anything (ITA-6.13, ITA-6.14)."""
    base, bonus = world.rules.base_army, world.rules.not_attacking_bonus
    if against(world, seat):
        return ""
    if attacking(world, seat):
        return f"At home you stand with {base} points, as you attack."
    return f"At home you stand with {base + bonus} points, {base} if you attack somebody."


def onset(world: World, seat: str, attacker: str, one: Prospect) -> str:
    """Say with how many points somebody marches on a province, how likely it is lost, and if one attacks oneself."""
    name = world.name(attacker)
    return f"{name:The} {name:marches|march} on {withstood(world, seat, attacker, one)}"


def withstood(world: World, seat: str, attacker: str, one: Prospect) -> str:
    """Say how an attack on a province would go: with how many points, how likely it is lost, what would change that."""
    ours, theirs = one.points
    lost, bonus = one.won("attacker"), world.rules.not_attacking_bonus
    busy = chances(world, ours, theirs - bonus)
    worse = sum((chance for result, chance in busy.items() if result.winner == "attacker"), Fraction(0))
    own = defended(world, one.province)
    met = f"{about(ours, one.guessed, ' points')} against your {theirs}{own}{level(world, ours, theirs)}"
    text = f"{where(world, one)}, {met}: {in_ten(lost)} it is lost{besides(world, seat, one)}"
    if attacking(world, seat):
        return f"{text}."
    if in_ten(worse) != in_ten(lost):
        return f"{text}; {in_ten(worse)} if you attack somebody."
    if own:
        return f"{text}."
    told = doubted(world, seat, one.points, one.province) or "An attack of yours would not change that."
    return within(f"{text}.", told)


def defended(world: World, province: str) -> str:
    """Say which Subject's army defends a province; nothing of its holder's own (ITA-6.11)."""
    army = world.name(Land(world).army(province))
    return (
        "" if army.id == world.provinces[province].holder else f" of {army:the}, who {army:defends|defend} it for you"
    )


def grace(world: World, seat: str, window: Window[Any]) -> Pieces:  # Any: as above
    """Say on its last turn that autopilots leave a Power alone no longer (ITA-11.13)."""
    if window.name != "attack" or world.turn != world.settings.kind_turns or not spared(world, seat):
        return ()
    foes = row(f"{world.name(one):the}" for one in Land(world).targets(seat))
    text = f"From the next turn on autopilots may attack you; {foes} can reach you."
    return [Counsel(Weight.CHANCE, text, "ITA-11.13")]


def danger(world: World, seat: str, window: Window[Any]) -> Pieces:  # Any: as above
    """Warn of attacks that may take the last home, and say what helps (ITA-1.7, ITA-10.5)."""
    if seat not in world.powers or window.name not in ("attack", "spend"):
        return ()
    world = decided(world, seat)
    ways = {name: found for name, found in battles(world, seat).items() if name != seat or window.name != "attack"}
    bare = {name: found[0] for name, found in ways.items()}
    chance = fall(world, seat, bare) if bare else Fraction(0)
    if chance < FEARED:
        return ()
    kept = homes_of(Land(world), seat)
    foes = row(the(world.name(name)) for name in threats(seat, bare))
    text = f"{capital(foes)} may take {of_yours(kept, kept, 'home', 'homes')}, {in_ten(chance)}: then you fall."
    saving, plan = helped(world, seat, ways), division(world, seat, ways)
    wise = plan if fall(world, seat, bare | plan) <= fall(world, seat, bare | saving) else saving
    build = Offer("All on Civic Improvement", Spend())
    if saving:
        sums = [(one.talents, name) for name, one in wise.items() if one.talents and name != seat]
        said = row(f"{talents(number)} against {the(world.name(name))}" for number, name in sums)
        text = within(text, f"With {said} it is {in_ten(fall(world, seat, bare | wise))}.")
    elif window.name == "spend":
        text = within(text, "No talents of yours change that.")
    offers = (divided(world, seat, wise), build) if saving and window.name == "spend" else ()
    risk = Risk("defeat" if seat == ROME else "fall", seat, chance)
    return [Counsel(Weight.RUIN, text, "ITA-1.7", offers, risk)]
