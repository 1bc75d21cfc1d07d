"""Counsel where one thing alone is asked: a discard, a court, an inheritance, a vote (EMP-HC.13 to EMP-HC.15)."""

from collections.abc import Iterable
from typing import Any, Literal

from rules.empires.board.measures import area_points, prosperity
from rules.empires.board.motions import Motion, Truce
from rules.empires.board.state import World
from rules.empires.counsel.marches import ends_in
from rules.empires.counsel.pieces import Piece, answer, called, decide, name, note, sheet
from rules.empires.counsel.rights import best_use
from rules.empires.court.court import courts, with_court
from rules.empires.deck.hand import DISCARD_ORDER, kept
from rules.empires.deck.orders import ChooseDiscard
from rules.empires.inheritance.legality import out_of_turn
from rules.empires.inheritance.orders import ContestIt, PlayCard, YieldIt
from rules.empires.parley.foreseen import foreseen, vote_of
from rules.empires.parley.orders import Ballot
from rules.empires.parley.parley import INFLUENCE, TRUCE, Count, counted, parties
from rules.empires.turn.orders import Pass, SetCourt
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import LONGEST
from rules.kernel.telling.phrases import form, points_of, row, several

SHOWN = 3


def discards(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Say what each of four cards is good for now (EMP-HC.13)."""
    if window.name != "discard":
        return
    held = list(dict.fromkeys(kept(world.empires[seat])))
    idle = [card for card in held if card != "influence" and best_use(world, seat, card) is None]
    order = sorted(held, key=lambda card: (card not in idle, DISCARD_ORDER.index(card)))
    useless = row(world.title_of(card) for card in idle)
    text = f"{useless} can do nothing for you as things stand." if idle else "Each of your cards has a use now."
    offers = [answer(f"Give up {world.title_of(card)}", world, seat, ChooseDiscard(card=card)) for card in order]
    yield decide("EMP-HC.13", text[:1].upper() + text[1:], offers)


def seats_of_court(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say what each court would keep connected (EMP-HC.13)."""
    if window.name != "court":
        return
    able = sorted(courts(world, seat), key=lambda area: -len(with_court(world, seat, area)[0]))
    if not able:
        yield decide("EMP-HC.13", "You own no area that could be your court.")
        return
    for area in able[:SHOWN]:
        joined, lone = with_court(world, seat, area)
        fort = world.areas[area].fort
        cut = f", {row(name(world, one) for one in lone[:2])} would be cut off" if lone else ""
        text = f"From {name(world, area)} {several(len(joined), 'area', 'areas')} would hang together{cut}"
        text += f"; its walls are of {fort}." if fort else "; it has no walls."
        yield decide("EMP-HC.13", text, [answer(name(world, area), world, seat, SetCourt(area=area))])


def vacancies(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say which areas of a vacant throne a card would bring without a vote (EMP-HC.13)."""
    if window.name != "interregnum":
        return
    heirless = world.interregnum
    open_to = [area for area in world.owned(heirless) if area in world.empires[seat].claims]
    for card in dict.fromkeys(world.empires[seat].hand):
        plays = [PlayCard(card=card, areas=(area,), mode="possession") for area in open_to]
        able = [one for one in plays if out_of_turn(world, seat, card, one.aim, heirless) is None]
        for play in sorted(able, key=lambda one: -prosperity(world.areas[one.areas[0]]))[:SHOWN]:
            area = play.areas[0]
            text = f"{name(world, area)} would be yours without a vote: {points_of(area_points(world, seat, area))}."
            yield decide("EMP-HC.13", text, [sheet(f"Inherit {name(world, area)}", world, seat, play)])
    text = f"{called(world, heirless)} cannot contest an inheritance now; you may also keep your card."
    yield note("EMP-HC.13", text, [answer("Pass", world, seat, Pass())])


def contests(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say how the votes would fall, and what each answer costs (EMP-HC.14)."""
    one = world.inheritance
    if window.name != "contest" or one is None or seat not in one.areas:
        return
    areas = one.areas[seat]
    motion = Motion(kind="inheritance", asker=one.heir, other=seat, areas=areas)
    count = foreseen(world, seat, motion)
    lost, named = sum(area_points(world, seat, area) for area in areas), row(name(world, one) for one in areas[:2])
    text = (
        f"{called(world, one.heir)} inherits {named}: {points_of(lost)} of yours. "
        f"The votes would fall {count.yes} for giving up, {count.no} against. Refusing after a loss is excommunication."
    )
    offers = [
        answer("Contest", world, seat, ContestIt()),
        answer("Contest, and refuse if lost", world, seat, ContestIt(if_lost="refuse")),
        answer("Yield", world, seat, YieldIt()),
    ]
    yield decide("EMP-HC.14", text, offers)


def ballots(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say for each question what it changes, one's own weight, and the count foreseen (EMP-HC.15)."""
    if window.name != "ballot":
        return
    for number, motion in enumerate(world.agenda, start=1):
        count = counted(world, motion, {other: vote_of(world, other, motion) for other in world.empires})
        weight = world.empires[seat].leader.diplomacy
        cards = world.empires[seat].hand.count("influence")
        more = f", {INFLUENCE} more with an Influence card" if cards else ""
        if cards and seat in parties(motion):
            more += use_of_card(motion, seat, count)
        which = f"Question {number}. " if world.agenda[1:] else ""
        text = (
            f"{which}{question(world, seat, motion)}: {count.yes} yes and {count.no} no are to be expected; "
            f"you have {weight} {form(weight, 'vote', 'votes')}{more}.{concern(world, seat, motion)}"
        )
        needed = bool(cards) and turned(motion, seat, count)
        yield decide("EMP-HC.15", text[:LONGEST], votes(world, seat, number, motion, needed=needed))
        if motion.kind == "inheritance" and motion.other == seat and count.passed:
            yield defiance(world, seat, motion)


def use_of_card(motion: Motion, seat: str, count: Count) -> str:
    """Say what an Influence card of a party would do to a vote: turn it, or nothing (EMP-19.2c1)."""
    if turned(motion, seat, count):
        return ", which turns it"
    safe = count.passed == (seat == motion.asker)
    return ", which it does not need" if safe else ", which is not enough"


def turned(motion: Motion, seat: str, count: Count) -> bool:
    """Tell whether one Influence card of a party turns a vote that goes against it without (EMP-19.2c1)."""
    yes = count.yes + (INFLUENCE if seat == motion.asker else 0)
    no = count.no + (INFLUENCE if seat == motion.other else 0)
    return (yes > no) != count.passed


def defiance(world: World, seat: str, motion: Motion) -> Piece:
    """Say what an owner may still say who is about to lose a vote, and what either costs (EMP-19.2e7, EMP-H22.12)."""
    areas = row(name(world, area) for area in motion.areas[:SHOWN])
    text = (
        f"If it is carried you give up {areas}. Say “I refuse” before the vote closes, and you keep what is asked "
        "for and are excommunicated: ruling, envoys and conversion 2 weaker."
    )
    said = ContestIt(if_lost="relinquish" if motion.if_lost == "refuse" else "refuse")
    label = "Give it up if lost" if motion.if_lost == "refuse" else "Refuse if lost"
    return decide("EMP-HC.14", text[:LONGEST], [answer(label, world, seat, said)])


def concern(world: World, seat: str, motion: Motion) -> str:
    """Say what a question has to do with a seat: what a yes brings or takes, or a claim of its own (EMP-HC.15)."""
    if seat in parties(motion):
        return at_stake(world, seat, motion)
    mine = [name(world, area) for area in motion.areas if area in world.empires[seat].claims]
    return f" You claim {row(mine)} too." if mine else ""


def at_stake(world: World, seat: str, motion: Motion) -> str:
    """Say what a yes changes for a party, in points (EMP-H26.2)."""
    if motion.kind == "peace":
        until = ends_in(world, Truce(one=motion.asker, other=motion.other, until=world.round_index + TRUCE))
        return f" Yes makes a truce until {until}: whoever attacks the other before is excommunicated."
    worth = sum(area_points(world, seat, one) for one in motion.areas)
    if motion.kind == "claim":
        worth = world.options.claim_bonus
    if motion.kind == "inheritance" and seat == motion.asker:
        defies = f"unless {called(world, motion.other)} refuses, who is excommunicated then"
        return f" Yes brings you {points_of(worth)}, {defies}."
    return f" Yes {'brings' if seat == motion.asker else 'costs'} you {points_of(worth)}."


def question(world: World, seat: str, motion: Motion) -> str:
    """Say in few words what is asked, to one of those who vote on it."""
    asker, other = called(world, motion.asker), called(world, motion.other) if motion.other else ""
    areas = row(name(world, one) for one in motion.areas)
    if motion.kind == "peace":
        return f"Peace between {asker} and {other}" if seat not in parties(motion) else "Peace between the two of you"
    if motion.kind == "claim":
        return f"Your claim to {areas}" if seat == motion.asker else f"A claim of {asker} to {areas}"
    if seat in parties(motion):
        return f"Your {areas} for {asker}" if seat == motion.other else f"{other}’s {areas} for you"
    return f"{areas}, of {other}, for {asker}"


def votes(world: World, seat: str, number: int, motion: Motion, *, needed: bool) -> list[Any]:  # Any: offers
    """Offer to vote, one's likeliest side first; with a card where that alone turns it."""
    side = vote_of(world, seat, motion).vote
    order: tuple[Literal["yes", "no"], ...] = ("no", "yes") if side == "no" else ("yes", "no")
    first, other = order
    on = f" on {number}" if world.agenda[1:] else ""
    return [
        answer(f"Vote {first}{on} with a card", world, seat, Ballot(question=str(number), vote=first, influence=1))
        if needed
        else None,
        answer(f"Vote {first}{on}", world, seat, Ballot(question=str(number), vote=first)),
        answer(f"Vote {other}{on}", world, seat, Ballot(question=str(number), vote=other)),
    ]
