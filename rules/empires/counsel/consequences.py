"""What an order of Empires does, or why it would lapse, said as it is given (EMP-H5.24, section 13)."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from rules.empires.board.chances import tenths
from rules.empires.board.measures import ceiling, claimants, need
from rules.empires.board.motions import Motion, Vote
from rules.empires.board.sheets import MainOrder, read
from rules.empires.board.state import World
from rules.empires.counsel.gold import harmed
from rules.empires.counsel.marches import failing, marched, yet
from rules.empires.counsel.pieces import called, name, odds, rising, roll, share, ways_of
from rules.empires.counsel.realm import heirless_cards, rises
from rules.empires.counsel.rivals import before
from rules.empires.counsel.spent import laid_waste, undefended
from rules.empires.deck.lines import EFFECTS
from rules.empires.endeavours.orders import Conquer, Convert, Endeavour, Fortify, Negotiate, Penance, Restore, Rule
from rules.empires.endeavours.ratings import rate
from rules.empires.inheritance.legality import takes_of
from rules.empires.inheritance.orders import ContestIt, PlayCard
from rules.empires.inheritance.playing import INHERITANCES
from rules.empires.parley.foreseen import foreseen, vote_of
from rules.empires.parley.orders import Ballot, ParleyClaim, ParleyPeace
from rules.empires.parley.parley import counted
from rules.empires.treasury.orders import USUAL, GiveGold, Levy, Plunder, Tax
from rules.empires.treasury.treasury import foreseen_levy
from rules.empires.turn.orders import MAIN_BY_NAME
from rules.empires.turn.standing import SetGuard
from rules.empires.unrest.chart import ways
from rules.empires.unrest.values import unfriendly, weigh
from rules.kernel.orders.order import Given, Order
from rules.kernel.play.counsel import FULL, Vain
from rules.kernel.telling.phrases import figure, in_words, points_of, row, several

RIGHT = "worth {} while you own the area, and what an inheritance needs that would bring it"
"""What a claim is, with its points."""
Say = Callable[[World, str, Any], str]  # Any: each says one kind of order
GOALS: Mapping[str, str] = {
    "rule": "{area} gains a level with {odds}",
    "calm": "{area} is quiet again with {odds}",
    "fortify": "{area} gets stronger walls with {odds}",
    "negotiate": "A tie to {area} comes with {odds}",
    "convert": "{area} takes your leader’s faith with {odds}",
    "restore": "{area} comes over to you with {odds}",
}


class Noted(NamedTuple):
    """What was foreseen of an order as it was written on the sheet."""

    warning: str = ""
    """Why it would lapse."""
    trim: str = ""
    """To how much gold it would be cut down."""
    brought: int = 0
    """The gold that it brings."""


def consequences(world: World, seat: str, order: Order[World]) -> str:
    """Say what an order does; of one given beforehand also why it would lapse as things stand (EMP-H5.24)."""
    notes = alike(world, seat, order)
    first = notes[0]
    if first.warning:
        lapses = f"⚠ As things stand it would lapse, at no cost: {first.warning}{poorer(world, seat, order)}."
        return fitted(lapses, idle(world, seat))
    say = next((say for kind, say in SAYS if isinstance(order, kind)), None)
    if say is None:
        return ""
    cut = trimmed(order, first.trim) if first.trim else order
    lacks = unpaid(notes)
    said, bare = say(world, seat, cut), undefended(world, seat, order)
    if isinstance(cut, Conquer):
        room = FULL - sum(len(one) + 1 for one in (lacks, bare) if one)
        said = said if len(said) <= room else marched(world, seat, cut, room)
    return fitted(lacks, said, bare or draws_first(world, seat, order))


def idle(world: World, seat: str) -> str:
    """Say, where all that is ordered would lapse, that nobody taxes then: a caretaker is kept out (EMP-H5.13)."""
    if world.active == seat or not all(world.empires[seat].foresight.warnings):
        return ""
    return "⚠ With this alone nothing is taxed or tried: a caretaker acts only for who orders nothing."


def fitted(*told: str) -> str:
    """Give as many sentences as there is room for, the first ones first."""
    said = ""
    for one in filter(None, told):
        whole = f"{said} {one}".strip()
        said = whole if len(whole) <= FULL else said
    return said


def unpaid(notes: Sequence[Noted]) -> str:
    """Say for which of some orders that are alike the gold does not last, the first of which goes."""
    first, last, many = notes[0], notes[-1], in_words(len(notes))
    lapse = [one.warning for one in notes if one.warning]
    if lapse:
        which = in_words(len(lapse)).capitalize()
        return f"⚠ {which} of these {many} would lapse as things stand, at no cost: {lapse[0]}."
    if first.trim:
        return f"Only {first.trim} gold can go into it as things stand."
    return f"Only {last.trim} gold can go into the last of these {many}." if last.trim else ""


def vain(world: World, seat: str, order: Order[World]) -> Vain:
    """Tell whether an order would lapse as things stand, or has no roll that succeeds (EMP-H5.24, EMP-H9)."""
    if noted(world, seat, order).warning or (isinstance(order, Levy) and not noted(world, seat, order).brought):
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


def noted(world: World, seat: str, order: Order[World]) -> Noted:
    """Give what was noted for an order of the sheet, for the last that is like it."""
    return alike(world, seat, order)[-1]


def alike(world: World, seat: str, order: Order[World]) -> list[Noted]:
    """Give what was noted for each order of the sheet that is like one; nothing of note where there is none."""
    ahead = world.empires[seat].foresight
    if not isinstance(order, MainOrder):
        return [Noted()]
    given = Given.of(order)
    lines = list(zip(world.empires[seat].sheet, map(Noted, ahead.warnings, ahead.trims, ahead.brought), strict=False))
    return [note for one, note in lines if one == given] or [Noted()]


def poorer(world: World, seat: str, order: Order[World]) -> str:
    """Say, of an order that lacks gold, that a levy written before it would pay for it; nothing of any other."""
    left, costs = world.empires[seat].gold, int(getattr(order, "price", int)())
    sheet = [read(one, MAIN_BY_NAME) for one in world.empires[seat].sheet]
    if not costs or costs <= left:
        return ""
    if isinstance(sheet[-1], Levy) and sheet[-1] != order:
        return ", for your levy stands below it; say “put the levy first”"
    return "; order a levy first" if sum(foreseen_levy(world, seat, USUAL).values()) + left >= costs else ""


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
    return f"A card drawn first may change this, or kill {leader} ({tenths(drawn)})."


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
    """Say what a levy brings in the view, or that there is nothing left for it, and up to which value it goes."""
    brought = noted(world, seat, order).brought
    if not brought:
        return "⚠ As things stand it brings nothing: your quiet areas are taxed already, or can bear no tax."
    surely = f"what it can pay at a rebellion value of {figure(order.limit)}"
    most = "the most that it can pay and surely stay yours" if order.limit <= USUAL else surely
    said = f"It brings {brought} gold{yet(world, seat)}, from each quiet area {most}."
    return f"{said}{harm(world, taxed_by(world, seat, order))}{belated(world, seat)}"


def taxed_by(world: World, seat: str, order: Levy) -> Mapping[str, int]:
    """Give what a levy asks of each area as things stand: of those that no other order of the sheet has worked."""
    before, sheet = world.fresh(), [read(one, MAIN_BY_NAME) for one in world.empires[seat].sheet]
    others = [one.target for one in sheet if isinstance(one, Tax | Plunder)]
    before.empires[seat].worked = [area for area in before.empires[seat].worked if area in others]
    return foreseen_levy(before, seat, order.limit, order.but)


def harm(world: World, taxes: Mapping[str, int]) -> str:
    """Say how likely at least one of several taxes costs an area, or brings unrest, all of them counted (EMP-17.5)."""
    lost, shaken = harmed(world, taxes)
    one = f"at least one of the {in_words(len(taxes))} areas" if len(taxes) > 1 else "the area"
    rises = f" {tenths(lost).capitalize()} that {one} breaks away." if lost else ""
    unrest = f" {tenths(shaken).capitalize()} that {one} falls into unrest." if shaken else ""
    return f"{rises}{unrest}"


def belated(world: World, seat: str) -> str:
    """Say of a levy that stands behind orders for which gold is lacking that it comes too late for them."""
    ahead = world.empires[seat].foresight
    poor = [one for one in ahead.warnings[:-1] if one.startswith("it costs")] + list(filter(None, ahead.trims[:-1]))
    return " ⚠ It comes too late for orders above it that lack gold; say “put the levy first”." if poor else ""


def guarded(world: World, seat: str, order: SetGuard) -> str:
    """Say which areas defend themselves from now on, and which do not any more (EMP-H13.2)."""
    guard = world.empires[seat].standing.guard
    own = world.owned(seat)
    some = row(name(world, area) for area in own if guard.covers(area))
    bare = row(name(world, area) for area in own if not guard.covers(area))
    often = f"{several(order.before, 'time', 'times')} at most" if order.before else "never"
    if not some:
        return "No area of yours is defended any more, whoever attacks."
    left = f" {bare} {'is' if ' and ' not in bare else 'are'} not defended any more." if bare else ""
    gold = f" with {order.gold} gold each time" if order.gold else ""
    are = "are" if " and " in some else "is"
    return f"From now on {some} {are} defended{gold}, before your turn {often}.{left}"


def given_away(world: World, seat: str, order: GiveGold) -> str:
    """Say whether a gift comes before or after the turn of who gets it, and that it binds nobody (EMP-H16.4)."""
    to = called(world, order.to)
    if world.pace == "turns" or order.to not in world.order or seat not in world.order:
        return f"{to} has it at once, and all read of it. A gift binds nobody to anything."
    when = "before" if before(world, seat, order.to) else "after"
    use = "so it can spend this in the next round only" if when == "before" else "so it can spend this at once"
    return f"{to} acts {when} you in this round, {use}. All read of the gift, and it binds nobody to anything."


def plundered(world: World, seat: str, order: Plunder) -> str:
    """Say what plunder brings and costs (EMP-17.0d, EMP-17.0e)."""
    area = world.areas[order.target]
    if area.owner != seat:
        return ""
    gold = several(need(area), "gold", "gold")
    worse = f"it {rising(rises(world, area.id))}" if area.unrest else "it falls into unrest"
    return f"{gold.capitalize()} at once; {area.name} loses a level, and {worse}.{laid_waste(world, seat)}"


def tried(world: World, seat: str, order: Endeavour) -> str:
    """Say what an endeavour needs, and what failing costs (EMP-H9.8, EMP-H9.9)."""
    target = str(getattr(order, "target", ""))
    rated = rate(world, seat, order.kind, target, extra=int(getattr(order, "extra", 0)))
    goal = "calm" if order.kind == "rule" and world.areas[target].unrest else order.kind
    said = GOALS[goal].format(area=name(world, target), odds=odds(roll(order.kind, rated)))
    more = further(world, seat, order) if isinstance(order, Rule) else ""
    return f"{said[:1].upper()}{said[1:]}{yet(world, seat)}.{more}{failing(world, rated)}"


def further(world: World, seat: str, order: Rule) -> str:
    """Say what several tries at ruling one area are for: once it is calm they raise it, as far as it goes."""
    sheet = (read(one, MAIN_BY_NAME) for one in world.empires[seat].sheet)
    tries = sum(isinstance(one, Rule) and one.target == order.target for one in sheet)
    area = world.areas[order.target]
    if tries <= 1:
        return ""
    raised = several(ceiling(area) - area.social, "level", "levels")
    most = f"as far as it goes ({raised} more)" if ceiling(area) > area.social else "no further"
    first = "The first success calms it, each later one" if area.unrest else "Each success"
    return f" {first} raises it a level, {most}: {in_words(tries)} tries are ordered."


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


def played(world: World, seat: str, order: PlayCard) -> str:
    """Say what a card would do as things stand, and from whom it would take what (EMP-19.2)."""
    if order.card == "recognition":
        return righted(world, seat, order.areas[0]) if order.areas else ""
    if order.card == "coup":
        return severed(world, seat, order)
    if order.card not in INHERITANCES:
        return f"{EFFECTS[order.card][:1].upper()}{EFFECTS[order.card][1:]}."
    taken = takes_of(world, seat, order.card, order.aim)
    if not taken:
        return f"It gives a claim, not the land: {RIGHT.format(points_of(world.options.claim_bonus))}."
    owners = row(dict.fromkeys(called(world, one) for id in taken if (one := world.areas[id].owner)))
    asked = f", where {owners} may contest it" if owners else ""
    return f"It would bring you {row(name(world, one) for one in taken)}{asked}: the land itself, without a fight."


def righted(world: World, seat: str, area: str) -> str:
    """Say what a recognised claim is worth (EMP-19.2b1, EMP-18.0b)."""
    others = row(called(world, one) for one in claimants(world, area) if one != seat)
    beside = f" {others} may go on claiming it." if others else ""
    return f"{name(world, area)} is yours by right then: {points_of(world.options.claim_bonus)} more.{beside}"


def severed(world: World, seat: str, order: PlayCard) -> str:
    """Say whose tie a coup breaks, and what that does to the danger of the area (EMP-19.2d1, EMP-17.22d)."""
    if not order.areas or not order.seat or order.seat == seat or world.areas[order.areas[0]].owner != seat:
        return ""
    area = order.areas[0]
    last = unfriendly(world, area) == [order.seat]
    safer = " That makes the area 2 safer when it is checked for rebellion." if last else ""
    return f"It ends the tie of {called(world, order.seat)} to {name(world, area)}.{safer}"


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
    (PlayCard, played),
    (GiveGold, given_away),
    (SetGuard, guarded),
    (Rule, tried),
    (Fortify, tried),
    (Negotiate, tried),
    (Convert, tried),
    (Restore, tried),
)
