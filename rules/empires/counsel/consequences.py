"""What an order of Empires does, or why it would lapse, said as it is given (EMP-H5.24, section 13)."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from rules.empires.board.chances import at_most
from rules.empires.board.houses import truce
from rules.empires.board.measures import held_by, need
from rules.empires.board.motions import Motion, Vote
from rules.empires.board.sheets import MainOrder, read
from rules.empires.board.state import World
from rules.empires.counsel.pieces import called, name, odds, rising, roll, share, ways_of
from rules.empires.counsel.realm import heirless_cards, rises
from rules.empires.endeavours.defence import defence_of
from rules.empires.endeavours.orders import Conquer, Convert, Endeavour, Fortify, Negotiate, Penance, Restore, Rule
from rules.empires.endeavours.ratings import Rated, rate
from rules.empires.endeavours.tables import BANDS
from rules.empires.inheritance.legality import takes_of
from rules.empires.inheritance.orders import ContestIt, PlayCard
from rules.empires.inheritance.playing import INHERITANCES
from rules.empires.parley.foreseen import foreseen, vote_of
from rules.empires.parley.orders import Ballot, ParleyClaim, ParleyPeace
from rules.empires.parley.parley import counted
from rules.empires.treasury.orders import Levy, Plunder, Tax
from rules.empires.turn.orders import MAIN_BY_NAME
from rules.empires.unrest.chart import ways
from rules.empires.unrest.values import weigh
from rules.kernel.orders.order import Given, Order
from rules.kernel.play.counsel import LONGEST, Vain, in_ten
from rules.kernel.telling.phrases import figure, row, several

Say = Callable[[World, str, Any], str]  # Any: each says one kind of order
GOALS: Mapping[str, str] = {
    "rule": "{area} gains a level with {odds}",
    "calm": "{area} is quiet again with {odds}",
    "fortify": "{area} gets stronger walls with {odds}",
    "negotiate": "A tie to {area} comes with {odds}",
    "convert": "{area} takes your leader’s faith with {odds}",
    "restore": "{area} comes over to you with {odds}",
}


def consequences(world: World, seat: str, order: Order[World]) -> str:
    """Say what an order does; of one given beforehand also why it would lapse as things stand (EMP-H5.24)."""
    warning, trim = warned(world, seat, order)
    if warning:
        return f"⚠ As things stand it would lapse, at no cost: {warning}."[:LONGEST]
    say = next((say for kind, say in SAYS if isinstance(order, kind)), None)
    if say is None:
        return ""
    cut = trimmed(order, trim) if trim else order
    less = f"Only {trim} gold can go into it as things stand. " if trim else ""
    told = [f"{less}{say(world, seat, cut)}", draws_first(world, seat, order)]
    whole = " ".join(filter(None, told))
    return whole if len(whole) <= LONGEST else told[0][:LONGEST]


def vain(world: World, seat: str, order: Order[World]) -> Vain:
    """Tell whether an order would lapse as things stand, or has no roll that succeeds (EMP-H5.24, EMP-H9)."""
    if warned(world, seat, order)[0]:
        return Vain.IDLE
    if not isinstance(order, Conquer | Rule | Fortify | Negotiate | Convert | Restore):
        return Vain.NOT
    if isinstance(order, Conquer) and world.areas[order.target].owner == seat:
        return Vain.NOT
    base = order.base if isinstance(order, Conquer) else ""
    rated = rate(world, seat, order.kind, order.target, base, order.extra)
    if ways_of(roll(rated.kind, rated)):
        return Vain.NOT
    return Vain.COSTLY if failing(world, rated) else Vain.IDLE


def trimmed(order: Order[World], trim: str) -> Order[World]:
    """Give an order with the gold to which it is cut down."""
    return order.model_copy(update={"extra" if hasattr(order, "extra") else "gold": int(trim)})


def warned(world: World, seat: str, order: Order[World]) -> tuple[str, str]:
    """Give what was noted for an order of the sheet, for the last that is like it: why it lapses, and its gold."""
    foresight = world.empires[seat].foresight
    if not isinstance(order, MainOrder):
        return "", ""
    given = Given.of(order)
    noted = zip(world.empires[seat].sheet, foresight.warnings, foresight.trims, strict=False)
    return next(((warning, trim) for one, warning, trim in reversed(list(noted)) if one == given), ("", ""))


def draws_first(world: World, seat: str, order: Order[World]) -> str:
    """Say with the first endeavour of a sheet that a card is drawn before it, which may change leader and odds."""
    if world.active == seat or not isinstance(order, Endeavour) or isinstance(order, Penance):
        return ""
    tried_before = sum(read(one, MAIN_BY_NAME).endeavour for one in world.empires[seat].sheet)
    deck = len(world.deck)
    if tried_before != 1 or not deck:
        return ""
    drawn = Fraction(min(heirless_cards(world), deck), deck)
    leader = world.empires[seat].leader.name
    return f"Your draw comes first: {leader} may die of it ({in_ten(drawn)}), and your orders go on under the heir."


def taxed(world: World, seat: str, order: Tax) -> str:
    """Say the rebellion value and the dangers of a tax (EMP-17.0c)."""
    area = world.areas[order.target]
    if area.owner != seat:
        return ""
    value = weigh(world, order.target, order.gold).value
    found = ways(world, value)
    dangers = [f"{share(found[result])} for {words}" for result, words in DANGERS if found[result]]
    return f"{several(order.gold, 'gold', 'gold').capitalize()} at a value of {figure(value)}: " + (
        f"{' and '.join(dangers)}." if dangers else "no dice can harm you."
    )


DANGERS: tuple[tuple[Any, str], ...] = (("unrest", "unrest"), ("rebels", "rebellion"))


def levied(world: World, seat: str, order: Levy) -> str:
    """Say what a levy has brought in the view, and up to which value it goes."""
    del seat
    found = [ways(world, value) for value in range(-1, max(-1, order.limit) + 1)]
    risk, shaken = (max(one[result] for one in found) for result in ("rebels", "unrest"))
    danger = f"one at that value {rising(risk)}" if risk else "none can break away"
    unrest = f", and one at that value falls into unrest with {share(shaken)}" if shaken else ""
    return f"Every quiet area is taxed up to a value of {figure(order.limit)}: {danger}{unrest}."


def plundered(world: World, seat: str, order: Plunder) -> str:
    """Say what plunder brings and costs (EMP-17.0d, EMP-17.0e)."""
    area = world.areas[order.target]
    if area.owner != seat:
        return ""
    gold = several(need(area), "gold", "gold")
    worse = f"it {rising(rises(world, area.id))}" if area.unrest else "it falls into unrest"
    return f"{gold.capitalize()} at once; {area.name} loses a level, and {worse}."


def marched(world: World, seat: str, order: Conquer) -> str:
    """Say what a conquest needs, defended or not, and what failing costs (EMP-H10)."""
    area = world.areas[order.target]
    rated = rate(world, seat, "conquer", order.target, order.base, order.extra)
    if not rated.base or area.owner == seat:
        return ""
    defence = defence_of(world, order.target)
    lacking = need(area) - held_by(area, seat)
    goal = name(world, order.target)
    won = f"{goal} is yours" if lacking <= 1 else f"{goal} takes {several(lacking, 'success', 'successes')}, each"
    guarded = ""
    if defence:
        against = odds(roll("conquer", defence.against(rated)))
        guarded = f" If {called(world, area.owner)} defends it: {against}."
    broken = truce(world, seat, area.owner) if area.owner else None
    breach = f"It breaks your truce with {called(world, area.owner)}, and excommunicates you. " if broken else ""
    return f"{breach}{won} with {odds(roll('conquer', rated))}{yet(world, seat)}.{guarded}{failing(world, rated)}"


def tried(world: World, seat: str, order: Endeavour) -> str:
    """Say what an endeavour needs, and what failing costs (EMP-H9.8, EMP-H9.9)."""
    target = str(getattr(order, "target", ""))
    rated = rate(world, seat, order.kind, target, extra=int(getattr(order, "extra", 0)))
    goal = "calm" if order.kind == "rule" and world.areas[target].unrest else order.kind
    said = GOALS[goal].format(area=name(world, target), odds=odds(roll(order.kind, rated)))
    return f"{said[:1].upper()}{said[1:]}{yet(world, seat)}.{failing(world, rated)}"


def yet(world: World, seat: str) -> str:
    """Say that a card will be drawn and others will act before a seat does, unless it is its turn (EMP-H5.21)."""
    return "" if world.active == seat else " as things stand"


def failing(world: World, rated: Rated) -> str:
    """Say how likely a failure costs a level, where that is more than a trifle."""
    number = at_most(BANDS[rated.kind].failure - rated.rating)
    if not number or not rated.base or rated.base not in world.areas:
        return ""
    return f" {share(number).capitalize()} for a failure that costs {name(world, rated.base)} a level."


def knelt(world: World, seat: str, order: Penance) -> str:
    """Say that a penance is sure."""
    del world, seat, order
    return "The excommunication ends, without dice."


def asked_for(world: World, seat: str, order: ParleyClaim) -> str:
    """Say how the votes would fall (EMP-18.2c)."""
    return votes(world, seat, Motion(kind="claim", asker=seat, areas=[order.area]))


def pacified(world: World, seat: str, order: ParleyPeace) -> str:
    """Say how the votes would fall (EMP-H20.7)."""
    return votes(world, seat, Motion(kind="peace", asker=seat, other=order.against))


def voted(world: World, seat: str, order: Ballot) -> str:
    """Say what a question comes to with this vote, as far as one can foresee (EMP-H20.6)."""
    motion = world.agenda[int(order.question) - 1]
    ballots = {other: vote_of(world, other, motion) for other in world.empires}
    count = counted(world, motion, ballots | {seat: Vote(vote=order.vote, influence=order.influence)})
    return f"With it {count.yes} yes and {count.no} no are to be expected."


def defied(world: World, seat: str, order: ContestIt) -> str:
    """Say what comes of it if the vote is lost (EMP-19.2e7)."""
    del world, seat
    if order.if_lost == "refuse":
        return "If the vote goes against you, you keep what is asked for and are excommunicated."
    return "If the vote goes against you, what is asked for goes over."


def inherited(world: World, seat: str, order: PlayCard) -> str:
    """Say what an inheritance would bring as things stand, and from whom (EMP-19.2e)."""
    if order.card not in INHERITANCES:
        return ""
    taken = takes_of(world, seat, order.card, order.aim)
    if not taken:
        return "It would give you claims, and no land."
    owners = row(dict.fromkeys(called(world, one) for id in taken if (one := world.areas[id].owner)))
    asked = f", where {owners} may contest it" if owners else ""
    return f"It would bring you {row(name(world, one) for one in taken)}{asked}."


def votes(world: World, seat: str, motion: Motion) -> str:
    """Say what a parley would come to, were it held now."""
    count = foreseen(world, seat, motion)
    return f"Were it voted now, {count.yes} yes and {count.no} no could be expected."


SAYS: tuple[tuple[type[Order[World]], Say], ...] = (
    (Tax, taxed),
    (Levy, levied),
    (Plunder, plundered),
    (Conquer, marched),
    (Penance, knelt),
    (ParleyClaim, asked_for),
    (ParleyPeace, pacified),
    (Ballot, voted),
    (ContestIt, defied),
    (PlayCard, inherited),
    (Rule, tried),
    (Fortify, tried),
    (Negotiate, tried),
    (Convert, tried),
    (Restore, tried),
)
