"""Counsel on war: what an attack is worth, what to spend on it, what threatens, and what to take (ITA-4 to ITA-8)."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from rules.italy.battle.deciding import UseGenerator
from rules.italy.battle.gains import Prospect, bared, battles, falls, strokes
from rules.italy.battle.prizes import Strike, Take, won
from rules.italy.battle.purses import purse
from rules.italy.battle.race import each_turn, final, rival
from rules.italy.battle.reasons import about, at, before, brought, cost, later_still, level, made, pays, within
from rules.italy.board.land import Land
from rules.italy.board.state import Attack, World
from rules.italy.board.tables import BANDS, ROME
from rules.italy.board.words import sources, talents
from rules.italy.seats.ending import score
from rules.italy.seats.seats import Standing
from rules.italy.war.declaring import DeclareAttack, Hold
from rules.italy.war.sparing import spared
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Offer, Risk, Weight, in_ten
from rules.kernel.table.results import Result
from rules.kernel.telling.phrases import figure, points_of, row, several, the

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
    (ours, theirs), said, first = one.points, "", before(world, one)
    even, full = level(world, ours, theirs), cost(world, seat, one)
    ways = ((even, full), ("", full), ("", cost(world, seat, one, brief=True)))  # it goes before finer points
    for same, lost in ways:
        points = f"{ours} points against {about(theirs, one.guessed)}"
        met = f"{begin} {place.name}{spent}, {points}{same}: {at(one.won('attacker'))}."
        said = within(met, first, purse(world, seat, seat, one, brief=True), brought(world, seat, one), lost)
        if said.endswith(lost):
            break
    return within(said, later_still(world, seat, one))


def second(world: World, seat: str, one: Prospect) -> str:
    """Say in few words how likely the next best attack is won, and what it brings."""
    place = world.provinces[one.province].name
    return f"Or {place}, {at(one.won('attacker'))}: {pays(world, seat, one)}."


def outlook(world: World, seat: str, window: Window[Any]) -> Pieces:  # Any: as above
    """Say with what score a Power ends as the map stands, and what that is against (ITA-10.2, ITA-11.7)."""
    if window.name != "attack":
        return ()
    brings = each_turn(Land(world), seat)
    if brings <= 0 and world.turn <= EARLY:
        return [Counsel(Weight.CHANCE, paid(world), "ITA-2.2")]
    return [Counsel(Weight.CHANCE, forecast(world, seat), "ITA-10.2")]


def forecast(world: World, seat: str) -> str:
    """Say with what score a Power ends on a map that stays so, and against what that counts."""
    land, brings = Land(world), each_turn(Land(world), seat)
    own = score(world, seat) + (world.turns - world.turn + 1) * brings
    made = f"{points_of(own)}, {figure(brings)} a turn{made_of(land, seat)}"
    return f"If the map stayed as it is you would end with {made}; {measure(world, seat, own)}."


def measure(world: World, seat: str, own: int) -> str:
    """Say against what a score counts: another player's, or Rome's ranks; autopilots win nothing (ITA-11.8, R48)."""
    foe, players = rival(world, seat), world.players()
    if foe:
        ends = {one: final(world, Land(world), one) for one in world.powers}
        what = "whom you have to beat" if ends[foe] >= ends[seat] else "next behind you"
        idle = any(ends[one] > ends[foe] for one in world.powers if one not in players)
        vain = "; an autopilot with more wins nothing" if idle else ""
        return f"{the(world.name(foe))}, {what}, with {figure(ends[foe][0])}{vain}"
    if seat == ROME and not set(players) - {ROME}:
        least = next((bound for bound in sorted(world.rules.bands) if bound > own), 0)
        return f"the next rank begins at {least}" if least else f"that makes you {BANDS['I']}"
    if set(players) - {seat}:
        return "nobody else who could win is left"
    least, rome = world.rules.bands[2], final(world, Land(world), ROME)[0]
    return f"Rome, which alone wins from {least} on, with {figure(rome)}"


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
    master = world.name(battle.target)
    served = f", who {world.name(foe):fights|fight} for {master:the}" if attacks and foe != master.id else ""
    stand = f"your {ours} points meet {theirs} of {the(world.name(foe))}{served}"
    text = f"In {name} {stand}: {at(odds)} that you win."
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
    own = f"{row(world.provinces[id].name for id in first)} is yours, and one more. " if first else ""
    text = f"{own}{best.name} is the best of {of_all} that you may take{' besides' * bool(own)}: it {brings}."
    offers = [Offer(f"Take {world.provinces[id].name}", Take(province=id)) for id in order[:SHOWN]]
    return [Counsel(Weight.DECIDE, text, "ITA-8.8", tuple(offers))]
