"""Counsel on war: what an attack is worth, what to spend on it, what threatens, and what to take (ITA-4 to ITA-8)."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from rules.italy.battle.deciding import UseGenerator
from rules.italy.battle.gains import (
    FEARED,
    Prospect,
    bared,
    battles,
    division,
    each_turn,
    fall,
    falls,
    helped,
    homes_of,
    strokes,
    threats,
)
from rules.italy.battle.hidden import doubted, hidden
from rules.italy.battle.odds import chances
from rules.italy.battle.price import divided
from rules.italy.battle.prizes import Strike, Take, won
from rules.italy.battle.reasons import about, at, besides, brought, cost, level, made, pays, within
from rules.italy.board.land import Land
from rules.italy.board.state import Attack, World
from rules.italy.board.tables import BANDS, ROME
from rules.italy.board.words import sources, talents
from rules.italy.realm.spending import Spend
from rules.italy.seats.ending import score
from rules.italy.seats.seats import Standing
from rules.italy.war.declaring import DeclareAttack, Hold
from rules.italy.war.sparing import spared
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Offer, Risk, Weight, in_ten, of_yours
from rules.kernel.table.results import Result
from rules.kernel.telling.phrases import capital, figure, points_of, row, several, the

Pieces = Sequence[Counsel[World]]
WORTH_IT = Fraction(2, 5)
"""The chance below which an attack is called a gamble, whatever it may bring."""
SHOWN = 2
"""How many attacks have a button."""
NAMED = 3
"""How many provinces within reach of others are named."""
EARLY = 1
"""Up to which turn things are explained that do not change."""


def attack(world: World, seat: str, window: Window[Any]) -> Pieces:  # Any: windows differ in their orders
    """Point at the attack that promises most, or say that none pays (ITA-4.14)."""
    if window.name != "attack":
        return ()
    found = strokes(world, seat, Land(world).strikeable(seat))
    hold, best = Offer("Attack nobody", Hold()), found[0]
    if best.gain > 0 and best.gain <= bared(world, seat):
        begin = f"Attack nobody: your army keeps {world.rules.not_attacking_bonus} points more against others. At best"
        text, offers = weighed(world, seat, found, stroke(world, seat, best, begin))
        return [Counsel(Weight.CHANCE, text, "ITA-6.14", (hold, *offers))]
    if best.gain > 0 and best.won("attacker") < WORTH_IT:
        text, offers = weighed(world, seat, found, stroke(world, seat, best, "Attack nobody, or gamble: at best"))
        return [Counsel(Weight.CHANCE, text, "ITA-4.14", (hold, *offers))]
    if best.gain <= 0:
        text = stroke(world, seat, best, "No attack pays; the best is")
        hint = "Wait for a neighbour who attacks or is attacked twice, and so is weaker." if spared(world, seat) else ""
        text, offers = weighed(world, seat, found, within(text, hint))
        return [Counsel(Weight.CHANCE, text, "ITA-4.14", (hold, *offers))]
    text, offers = weighed(world, seat, found, stroke(world, seat, best))
    return [Counsel(Weight.CHANCE, text, "ITA-4.14", (*offers, hold))]


def weighed(world: World, seat: str, found: Sequence[Prospect], text: str) -> tuple[str, list[Offer[World]]]:
    """Give what is said of the best attacks, and an offer of each that is spoken of with its odds and its gain."""
    told = list(found[:1])
    for one in found[1:SHOWN]:
        more = within(text, second(world, seat, one))
        told += [one] if more != text else []
        text = more
    return text, [
        Offer(f"Attack {world.provinces[one.province].name}", DeclareAttack(province=one.province)) for one in told
    ]


def stroke(world: World, seat: str, one: Prospect, begin: str = "Attack") -> str:
    """Say what an attack is worth: how likely it is won and with what, what it brings, and what it may cost."""
    place, spent = world.provinces[one.province], f" with {talents(one.talents)} on Attack" if one.talents else ""
    (ours, theirs), said = one.points, ""
    even, full = level(world, ours, theirs), cost(world, seat, one)
    ways = ((even, full), ("", full), ("", cost(world, seat, one, brief=True)))  # it goes before finer points
    for same, lost in ways:
        points = f"{ours} points against {about(theirs, one.guessed)}"
        met = f"{begin} {place.name}{spent}, {points}{same}: {at(one.won('attacker'))}."
        said = within(met, brought(world, seat, one), lost)
        if said.endswith(lost):
            break
    return said


def second(world: World, seat: str, one: Prospect) -> str:
    """Say in few words how likely the next best attack is won, and what it brings."""
    place = world.provinces[one.province].name
    return f"Or {place}, {at(one.won('attacker'))}: {pays(world, one)}."


def outlook(world: World, seat: str, window: Window[Any]) -> Pieces:  # Any: as above
    """Say with what score a Power ends as the map stands, and what that is against (ITA-10.2, ITA-11.7)."""
    if window.name != "attack":
        return ()
    turns, land = world.turns - world.turn + 1, Land(world)
    ends = {one: score(world, one) + turns * each_turn(land, one) for one in world.powers}
    own, brings = ends.pop(seat), each_turn(land, seat)
    best = max(ends, key=lambda one: ends[one])
    if brings <= 0 and world.turn <= EARLY:
        return [Counsel(Weight.CHANCE, paid(world), "ITA-2.2")]
    text = (
        f"If the map stayed as it is you would end with {points_of(own)}, {figure(brings)} a turn{made_of(land, seat)}"
    )
    if seat == ROME and not set(world.players()) - {ROME}:
        least = next((bound for bound in sorted(world.rules.bands) if bound > own), 0)
        against = f"the next rank begins at {least}" if least else f"that makes you {BANDS['I']}"
    else:
        against = f"{the(world.name(best))} with {ends[best]}"
    return [Counsel(Weight.CHANCE, f"{text}; {against}.", "ITA-10.2")]


def made_of(land: Land, seat: str) -> str:
    """Say what a turn's points are made of: ` (resources 10, lost homes −5 points)` (ITA-2.1, ITA-10.2)."""
    parts = land.parts(seat)
    talent = parts.own + parts.subjects + parts.resources - parts.total
    points = parts.total - each_turn(land, seat)  # what homes in other hands cost beside the talents
    taken = [f"{figure(-talent)} talents"] * bool(talent) + [f"{figure(-points)} points"] * bool(points)
    said = sources(parts.own, parts.subjects, parts.resources, 0).strip(" ()")
    made = [*([said] if said else []), *([f"lost homes {row(taken)}"] if taken else [])]
    return f" ({', '.join(made)})" if made else ""


def paid(world: World) -> str:
    """Say what earns talents at all, while one has none (ITA-2.3, ITA-2.6)."""
    rules, kinds = world.rules, row((f"a second {one.lower()}" for one in world.resources.values()), "or")
    pair, whole = rules.resource_pair, row(map(figure, rules.subject_yield))
    return (
        f"Your homes pay nothing. What pays each turn: {kinds}, {pair}; a people of one, two or three homes, {whole}."
    )


def marched_on(world: World, seat: str, window: Window[Any]) -> Pieces:  # Any: as above
    """Say who attacks a seat, where, and with what, before it decides on its own attack (ITA-4.13)."""
    if window.name != "attack" or seat not in world.powers:
        return ()
    coming = {name: found[0] for name, found in battles(world, seat).items()}
    if not coming or fall(world, seat, coming) >= FEARED:
        return ()
    worst = sorted(coming.items(), key=lambda each: -each[1].won("attacker"))
    if len(worst) == 1:
        return [Counsel(Weight.DECIDE, onset(world, seat, *worst[0]), "ITA-4.13", warns=True)]
    named = [briefly(world, name, one) for name, one in worst]
    text = f"{capital(row(named))}."
    for more in (
        onset(world, seat, *worst[0]),
        f"More each if you attack: {world.rules.not_attacking_bonus} points less.",
    ):
        text = within(text, more)
    return [Counsel(Weight.DECIDE, text, "ITA-4.13", warns=True)]


def briefly(world: World, attacker: str, one: Prospect) -> str:
    """Say in few words who marches whither, and how likely it is lost."""
    name, place = world.name(attacker), world.provinces[one.province].name
    return f"{name:the} {name:marches|march} on {place} ({in_ten(one.won('attacker'))} it is lost)"


def secretly(world: World, seat: str, window: Window[Any]) -> Pieces:  # Any: as above
    """Say which players can reach a seat: what they declare is not shown before it is too late (ITA-4.14)."""
    if window.name != "attack" or seat not in world.powers:
        return ()
    land, near = Land(world), hidden(world, seat)
    if not near:
        return ()
    foes = row(f"{world.name(one):the}" for one in near)
    reached = list(dict.fromkeys(id for one in near for id in land.within_reach(one, seat)))
    places = row([world.provinces[id].name for id in reached[:NAMED]] + ["more"] * bool(reached[NAMED:]))
    choose = "choose" if near[1:] else f"{world.name(near[0]):chooses|choose}"
    text = f"{capital(foes)} {choose} in secret whether to attack you, and can reach {places}."
    return [Counsel(Weight.CHANCE, text, "ITA-4.14", warns=True)]


def onset(world: World, seat: str, attacker: str, one: Prospect) -> str:
    """Say with how many points somebody marches on a province, how likely it is lost, and if one attacks oneself."""
    name = world.name(attacker)
    return f"{name:The} {name:marches|march} on {withstood(world, seat, attacker, one)}"


def withstood(world: World, seat: str, attacker: str, one: Prospect) -> str:
    """Say how an attack on a province would go: with how many points, how likely it is lost, what would change that."""
    (ours, theirs), place = one.points, world.provinces[one.province]
    lost, bonus = one.won("attacker"), world.rules.not_attacking_bonus
    busy = chances(world, ours, theirs - bonus)
    worse = sum((chance for result, chance in busy.items() if result.winner == "attacker"), Fraction(0))
    own = defended(world, one.province)
    met = f"{about(ours, one.guessed, ' points')} against your {theirs}{own}{level(world, ours, theirs)}"
    text = f"{place.name}, {met}: {in_ten(lost)} it is lost{besides(world, seat, one)}"
    if in_ten(worse) != in_ten(lost):
        return f"{text}; {in_ten(worse)} if you attack somebody."
    if own:
        return f"{text}."
    hides = doubted(world, seat, one.points, one.province)
    told = f"An attack of yours changes that if {hides}." if hides else "An attack of yours would not change that."
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
    ways = battles(world, seat)
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


def fight(world: World, seat: str, window: Window[Any]) -> Pieces:  # Any: as above
    """Say how the battle before a seat stands (ITA-7.4)."""
    battle = world.battle()
    if battle is None or window.name != "battle" or seat not in (battle.attacker, battle.target):
        return ()
    text = met(world, seat, battle)
    always = Offer[World]("Always the generator", UseGenerator(), (Standing(method="generator"),))
    offers = (Offer("Use the generator", UseGenerator()), always)
    return [
        Counsel(Weight.DECIDE, text, "ITA-7.4", offers, lost(world, seat, battles(world, seat)[battle.attacker][0]))
    ]


def lost(world: World, seat: str, one: Prospect) -> Risk | None:
    """Give the chance that a seat falls by a battle; None where it cannot."""
    chance = sum(ruinous(world, seat, one).values(), Fraction(0))
    return Risk("defeat" if seat == ROME else "fall", seat, chance) if chance else None


def habit(world: World, seat: str, window: Window[Any]) -> Pieces:  # Any: as above
    """Say at the first battle how to be asked no more (ITA-6.26)."""
    if window.name != "battle" or seat not in world.powers or world.turn > EARLY:
        return ()
    text = "“Always the generator” lets the dice decide this and all your later battles without asking."
    return [Counsel(Weight.CHANCE, text, "ITA-6.26")]


def met(world: World, seat: str, battle: Attack) -> str:
    """Say with what the armies of a battle meet, how likely a seat wins, and whether it may fall."""
    one, name = battles(world, seat)[battle.attacker][0], world.provinces[battle.struck].name
    attacks = seat == battle.attacker
    ours, theirs = one.points if attacks else one.points[::-1]
    foe, odds = (battle.army, one.won("attacker")) if attacks else (battle.attacker, one.won("defender"))
    text = f"In {name} your {ours} points meet {theirs} of {the(world.name(foe))}: {at(odds)} that you win."
    ruin = ruinous(world, seat, one)
    badly = "" if any(result.degree == "minor" for result in ruin) else " badly"
    chance = sum(ruin.values(), Fraction(0))
    return within(text, f"If you lose{badly}, {in_ten(chance)}, you fall." if ruin else "")


def ruinous(world: World, seat: str, one: Prospect) -> dict[Result, Fraction]:
    """Give the results of a battle by which a seat falls, each with its chance (ITA-1.7)."""
    land = Land(world)
    return {result: one.chances[result] for result, homes in one.homes.items() if falls(land, seat, homes)}


def strike(world: World, seat: str, window: Window[Any]) -> Pieces:  # Any: as above
    """Point at the best province that a diverted attack can still strike (ITA-6.9)."""
    if window.name != "retarget":
        return ()
    found = strokes(world, seat, world.offered)
    offers = [Offer(f"Strike {world.provinces[one.province].name}", Strike(province=one.province)) for one in found]
    return [Counsel(Weight.DECIDE, stroke(world, seat, found[0], "Strike"), "ITA-6.9", tuple(offers[:SHOWN]))]


def take(world: World, seat: str, window: Window[Any]) -> Pieces:  # Any: as above
    """Point at the province that serves a victor best (ITA-8.8)."""
    battle = world.battle()
    if window.name != "take" or battle is None:
        return ()
    land, first = Land(world), won(battle)
    before = each_turn(land.taken(seat, first), seat)
    worth = {id: each_turn(land.taken(seat, [*first, id]), seat) - before for id in world.offered}
    order = sorted(worth, key=lambda id: (-worth[id], not world.provinces[id].resource))
    best, last = world.provinces[order[0]], world.turn == world.turns
    now = land.taken(seat, first)
    what = row(made(seat, now, now.taken(seat, [best.id])))
    gain = worth[best.id]
    paying = f"brings {what or 'land'}, {talents(gain)} a turn more" if gain > 0 else "pays nothing yet"
    brings = "brings nothing that still counts" if last and best.id not in world.powers[seat].home else paying
    of_all = several(len(order), "province", "provinces")
    text = f"{best.name} is the best of {of_all} that you may take: it {brings}."
    offers = [Offer(f"Take {world.provinces[id].name}", Take(province=id)) for id in order[:SHOWN]]
    return [Counsel(Weight.DECIDE, text, "ITA-8.8", tuple(offers))]
