"""Counsel on war: what an attack is worth, what to spend on it, what threatens, and what to take (ITA-4 to ITA-8)."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from rules.italy.battle.deciding import Confirm, UseGenerator
from rules.italy.battle.gains import Prospect, battles, division, each_turn, fall, homes_of, strokes, threats
from rules.italy.battle.prizes import Strike, Take, won
from rules.italy.board.land import Land
from rules.italy.board.state import Attack, World
from rules.italy.board.tables import ROME
from rules.italy.board.words import DEGREES, talents
from rules.italy.realm.spending import Spend
from rules.italy.war.declaring import DeclareAttack, Hold
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Offer, Risk, Weight, in_ten, of_yours
from rules.kernel.telling.phrases import capital, row, several, the

Pieces = Sequence[Counsel[World]]
FEARED = Fraction(1, 20)
"""From which chance of a fall on it is spoken of."""
SHOWN = 2
"""How many attacks have a button."""


def attack(world: World, seat: str, window: Window[Any]) -> Pieces:  # Any: windows differ in their orders
    """Point at the attack that promises most, or say that none pays (ITA-4.14)."""
    if window.name != "attack":
        return ()
    found = strokes(world, seat, Land(world).strikeable(seat))
    offers = [
        Offer(f"Attack {world.provinces[one.province].name}", DeclareAttack(province=one.province)) for one in found
    ]
    pays = found[0].gain > 0
    text = ("" if pays else "No attack pays. ") + stroke(world, found[0])
    hold = Offer("Attack nobody", Hold())
    ways = (*offers[:SHOWN], hold) if pays else (hold, *offers[:SHOWN])
    return [Counsel(Weight.CHANCE, text, "ITA-4.14", ways)]


def stroke(world: World, one: Prospect) -> str:
    """Say what an attack is worth: how likely it is won and with what, what it brings, and what it may cost."""
    place, spent = world.provinces[one.province], f" and {talents(one.talents)} on Attack" if one.talents else ""
    text = f"You win {place.name} from {the(world.name(place.holder))} {at(one.won('attacker'))}{spent}"
    return f"{text}, {brought(world, one)}; {at(one.won('defender', 'major'))} you lose a province instead."


def at(chance: Fraction) -> str:
    """Say how likely something happens: `with 4 in 10`, `almost for sure`."""
    words = in_ten(chance)
    return f"with {words}" if " in " in words else words if chance else "with no chance"


def brought(world: World, one: Prospect) -> str:
    """Say what a victory brings at most, while there are turns left to bring it."""
    brings = max(change for result, change in one.changes.items() if result.winner == "attacker")
    if world.turn == world.turns:
        return "too late to bring talents"
    return f"bringing up to {talents(brings)} a turn" if brings > 0 else "which brings no talents yet"


def spend(world: World, seat: str, window: Window[Any]) -> Pieces:  # Any: as above
    """Say which sums tell in the battles that await a seat, and are worth it (ITA-5.1, ITA-7.2)."""
    if window.name != "spend":
        return ()
    power, ways = world.powers[seat], battles(world, seat)
    plan = division(world, seat, ways)
    told = [moved(world, seat, name, ways[name][0], one) for name, one in plan.items() if one.talents]
    if not told:
        text = f"None of your battles is worth its price: your {talents(power.revenue)} count in full for your score."
        return [Counsel(Weight.CHANCE, text, "ITA-5.1", (Offer("All on Civic Improvement", Spend()),))]
    text = f"Of your {talents(power.revenue)}, {row(told[:SHOWN])}. What you keep counts for your score."
    return [Counsel(Weight.DECIDE, text, "ITA-5.1", (divided(seat, plan), Offer("All on Civic Improvement", Spend())))]


def moved(world: World, seat: str, attacker: str, before: Prospect, after: Prospect) -> str:
    """Say what a sum does in a battle."""
    side = "attacker" if attacker == seat else "defender"
    what = "on Attack" if attacker == seat else f"against {the(world.name(attacker))}"
    return f"{after.talents} {what} win {at(after.won(side))}, not {at(before.won(side))}"


def divided(seat: str, plan: Mapping[str, Prospect]) -> Offer[World]:
    """Offer to spend so."""
    own = plan[seat].talents if seat in plan else 0
    held = {name: one.talents for name, one in plan.items() if one.talents and name != seat}
    parts = [(own, "Attack"), (sum(held.values()), "Defence")]
    label = row(f"{number} on {use}" for number, use in parts if number)
    return Offer(label, Spend(attack=own, defence=held))


def danger(world: World, seat: str, window: Window[Any]) -> Pieces:  # Any: as above
    """Warn of attacks that may take the last home, and say what helps (ITA-1.7, ITA-10.5)."""
    ways = battles(world, seat) if seat in world.powers else {}
    bare = {name: found[0] for name, found in ways.items()}
    chance = fall(world, seat, bare) if bare else Fraction(0)
    if chance < FEARED:
        return ()
    kept = homes_of(Land(world), seat)
    foes = row(the(world.name(name)) for name in threats(seat, bare))
    text = f"{capital(foes)} may take {of_yours(kept, kept, 'home', 'homes')}, {in_ten(chance)}: then you fall."
    saving, offers = helped(ways, seat), []
    if window.name == "spend" and saving:
        less = in_ten(fall(world, seat, bare | saving))
        text += f" With {talents(sum(one.talents for one in saving.values()))} on Defence it is {less}."
        offers = [divided(seat, saving)]
    risk = Risk("defeat" if seat == ROME else "fall", seat, chance)
    return [Counsel(Weight.RUIN, text, "ITA-1.7", tuple(offers), risk)]


def helped(ways: Mapping[str, list[Prospect]], seat: str) -> dict[str, Prospect]:
    """Give the least sum that tells in the most dangerous battle; nothing where none does."""
    feared = {name: found[1] for name, found in ways.items() if name != seat and found[1:]}
    return dict(sorted(feared.items(), key=lambda one: -one[1].won("attacker"))[:1])


def fight(world: World, seat: str, window: Window[Any]) -> Pieces:  # Any: as above
    """Say how the battle before a seat stands, or how likely what is reported of it was (ITA-7.4)."""
    battle = world.battle()
    if battle is None or window.name not in ("battle", "confirm"):
        return ()
    if seat not in (battle.attacker, battle.target):
        return reported(world, battle) if window.name == "confirm" else ()
    one, side = battles(world, seat)[battle.attacker], "attacker" if seat == battle.attacker else "defender"
    odds = f"{in_ten(one[0].won(side))} to win, {in_ten(one[0].won(side, 'major'))} with a Major Victory"
    text = f"The generator gives you {odds}, in the battle for {world.provinces[battle.struck].name}."
    if window.name == "battle":
        return [Counsel(Weight.DECIDE, text, "ITA-7.4", (Offer("Use the generator", UseGenerator()),))]
    return reported(world, battle, text)


def reported(world: World, battle: Attack, *more: str) -> Pieces:
    """Say what was reported of a battle, to whoever is asked whether it is right (ITA-6.24)."""
    told = [
        f"{capital(the(world.name(by)))} report {DEGREES[claim.degree]} of the {claim.winner}."
        for by, claim in battle.claims.items()
    ]
    text = " ".join([*told, *more])
    return [Counsel(Weight.DECIDE, text, "ITA-6.24", (Offer("It is right", Confirm()),))] if text else ()


def strike(world: World, seat: str, window: Window[Any]) -> Pieces:  # Any: as above
    """Point at the best province that a diverted attack can still strike (ITA-6.9)."""
    if window.name != "retarget":
        return ()
    found = strokes(world, seat, world.offered)
    offers = [Offer(f"Strike {world.provinces[one.province].name}", Strike(province=one.province)) for one in found]
    return [Counsel(Weight.DECIDE, stroke(world, found[0]), "ITA-6.9", tuple(offers[:SHOWN]))]


def take(world: World, seat: str, window: Window[Any]) -> Pieces:  # Any: as above
    """Point at the province that serves a victor best (ITA-8.8)."""
    battle = world.battle()
    if window.name != "take" or battle is None:
        return ()
    land, first = Land(world), won(battle)
    before = each_turn(land.taken(seat, first), seat)
    worth = {id: each_turn(land.taken(seat, [*first, id]), seat) - before for id in world.offered}
    order = sorted(worth, key=lambda id: (-worth[id], not world.provinces[id].resource))
    best = world.provinces[order[0]]
    brings = f"brings {talents(worth[best.id])} a turn more" if worth[best.id] > 0 else "brings no talents yet"
    of_all = several(len(order), "province", "provinces")
    text = f"{best.name} is the best of {of_all} that you may take: it {brings}."
    offers = [Offer(f"Take {world.provinces[id].name}", Take(province=id)) for id in order[:SHOWN]]
    return [Counsel(Weight.DECIDE, text, "ITA-8.8", tuple(offers))]
