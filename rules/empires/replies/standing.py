"""What is asked of rights, cards, votes and promises: a tie, a claim, a card in hand, a question (EMP-18, EMP-H20)."""

import re

from rules.empires.board.houses import run_by_player
from rules.empires.board.measures import claimable
from rules.empires.board.motions import Motion
from rules.empires.board.state import World
from rules.empires.board.tables import HAND
from rules.empires.claims.claims import rivals
from rules.empires.counsel.asked import ballots
from rules.empires.counsel.marches import lacks
from rules.empires.counsel.pieces import called, name, odds, rising, roll
from rules.empires.counsel.realm import rises
from rules.empires.counsel.rights import best_use, contested
from rules.empires.counsel.rivals import attacked
from rules.empires.counsel.war import targets
from rules.empires.deck.hand import kept
from rules.empires.deck.lines import EFFECTS
from rules.empires.endeavours.defence import defence_of
from rules.empires.endeavours.orders import Conquer, Negotiate
from rules.empires.endeavours.ratings import rate
from rules.empires.endeavours.tables import BANDS, COSTS
from rules.empires.inheritance.orders import PlayCard
from rules.empires.parley.foreseen import foreseen
from rules.empires.parley.orders import ParleyPeace
from rules.empires.replies.naming import own_area, rival
from rules.empires.turn.windows import BALLOT
from rules.empires.unrest.values import OWN_TIE, weigh
from rules.kernel.play.replies import Reply
from rules.kernel.telling.phrases import figure, ordinal, points_of, row

Said = re.Match[str]
TWO = 2
"""The successes that are told by an example."""
PLACES = {ordinal(number): number for number in range(1, HAND + 1)}


def tie(world: World, seat: str, window: str, said: Said) -> Reply[World] | None:
    """Say what a tie to an area of one's own is good for: its danger with and without it, and a claim (EMP-17.22c)."""
    area = own_area(world, seat, said["area"])
    if not area:
        return None
    has, where = area in world.empires[seat].ties, name(world, area)
    now = weigh(world, area).value
    other = world.fresh()
    ties = other.empires[seat].ties
    other.empires[seat].ties = [one for one in ties if one != area] if has else [*ties, area]
    without, with_ = (other, world) if has else (world, other)
    low, high = (now, now - OWN_TIE) if has else (now + OWN_TIE, now)
    text = (
        f"A tie to {where} makes it safer: its rebellion value is {figure(low)} with it and {figure(high)} without. "
        f"Taxed for 1 gold it {rising(rises(with_, area, 1))} with it, it {rising(rises(without, area, 1))} without."
    )
    have = " You have it." if has else ""
    return Reply(f"{text}{have}{claiming(world, seat, area)}", () if has else (Negotiate(target=area),))


def claiming(world: World, seat: str, area: str) -> str:
    """Say what a tie has to do with the claim to an area of one's own (EMP-18.0.2a, EMP-18.0.3b)."""
    bonus = points_of(world.options.claim_bonus)
    if area in world.empires[seat].claims:
        return " The claim is yours already; if you lose the area, tie and claim stay."
    if not claimable(world, seat, area):
        return " A claim it cannot bring: the area has not your leader’s religion."
    others = row(called(world, one) for one in rivals(world, seat, area))
    if others:
        return f" For the claim ({bonus}) it is needed, and a parley or a card besides, as {others} claim it too."
    return f" It brings the claim at once, {bonus}, for nobody else claims it."


def claim(world: World, seat: str, window: str, said: Said) -> Reply[World] | None:
    """Say how a claim to an area of one's own is had, with which roll, and what it costs and brings (EMP-18.0.2a)."""
    area = own_area(world, seat, said["area"])
    if not area:
        return None
    where, bonus = name(world, area), points_of(world.options.claim_bonus)
    if area in world.empires[seat].claims:
        return Reply(f"You have the claim to {where}: {bonus}, as long as you own it.")
    if not claimable(world, seat, area):
        return Reply(f"No claim to {where} can be had: it has not your leader’s religion. Convert it first.")
    others = rivals(world, seat, area)
    price = f"It costs {COSTS['negotiate']} gold and an endeavour a try, and brings {bonus}."
    if not others:
        needs = odds(roll("negotiate", rate(world, seat, "negotiate", area)))
        text = f"By a tie: nobody else claims {where}, so that it brings the claim at once, with {needs}."
        return Reply(f"{text} {price}", (Negotiate(target=area),))
    text, offers = contested(world, seat, area, others)
    return Reply(f"{text} {price}", [one.order for one in offers if one])


def card(world: World, seat: str, window: str, said: Said) -> Reply[World] | None:
    """Say what the cards of a hand are, or one of them by its place, and their best use now (EMP-HC.10)."""
    held, place = kept(world.empires[seat]), PLACES.get(said.groupdict().get("place") or "")
    if not held:
        return Reply("You hold no card.")
    if place and place > len(held):
        return Reply(f"You hold no {ordinal(place)} card: {row(world.title_of(one) for one in held)}.")
    shown = [held[place - 1]] if place else list(dict.fromkeys(held))
    lines, orders = list[str](), list[PlayCard]()
    for one in shown:
        use = best_use(world, seat, one) if one in world.empires[seat].hand else None
        now = use[0] if use else "It can do nothing for you as things stand: keep it, for it costs nothing."
        lines.append(f"{world.title_of(one)}: {EFFECTS[one]}. {now}")
        orders += [use[1]] if use else []
    more = "\nWith a fourth card one of them is lost." if len(held) >= HAND else ""
    return Reply("\n".join(lines) + more, orders)


def open_vote(world: World, seat: str, window: str, said: Said) -> Reply[World] | None:
    """Say that a vote is still open, what is asked, and how one votes (EMP-H20.5)."""
    found = list(ballots(world, seat, BALLOT)) if window == "ballot" else []
    if not found:
        return None
    texts = "\n".join(one.text for one in found)
    orders = [offer.order for one in found for offer in one.offers]
    return Reply(f"Nothing is decided: the vote is open now, and you vote in it too.\n{texts}", orders)


def broken(world: World, seat: str, window: str, said: Said) -> Reply[World] | None:
    """Say whether a rival has attacked one lately, which is all that the board knows of a broken word (EMP-H22.13)."""
    by = rival(world, seat, said["rival"])
    if not by:
        return None
    who = called(world, by)
    if attacked(world, seat, by):
        done = f"{who} has attacked you in this round or the last"
        outcast = ", and is excommunicated" if world.empires[by].excommunicated else ""
        return Reply(f"{done}{outcast}. What was promised in letters binds nobody; “parley peace” may ask for a truce.")
    return Reply(
        f"{who} has not attacked you in this round or the last. Of what you promised each other I keep no score."
    )


def machine(world: World, seat: str, window: str, said: Said) -> Reply[World] | None:
    """Say whether anybody reads what is written to a rival, and how peace comes with an autopilot (EMP-H20.7)."""
    whom = said.groupdict().get("rival") or ""
    by = rival(world, seat, whom.removeprefix("an ")) if whom and "autopilot" not in whom else ""
    if by is None:
        return None
    if by and run_by_player(world, by):
        return Reply(
            f"{called(world, by)} is played by a person, who reads what you write; what he promises binds nobody."
        )
    who = (
        f"{called(world, by)} is played by an autopilot, {world.empires[by].character} by nature"
        if by
        else "Autopilots"
    )
    reads = "it reads no letters and keeps no promise" if by else "read no letters and keep no promises"
    text = f"{who}: {reads}." if by else f"{who} {reads}."
    text += " Once one has attacked you, a parley can impose a truce on it for this round and two more."
    hostile = [one for one in world.empires if attacked(world, seat, one) and not run_by_player(world, one)]
    able = [one for one in hostile if not by or one == by]
    count = [foreseen(world, seat, Motion(kind="peace", asker=seat, other=one)) for one in able]
    votes = [
        f" Against {called(world, one)} {each.yes} yes and {each.no} no could be expected."
        for one, each in zip(able, count, strict=True)
    ]
    rest = "" if able else " None has attacked you lately: defences, walls and ties are what keeps it off till then."
    return Reply(text + "".join(votes) + rest, [ParleyPeace(against=one) for one in able])


def parts(world: World, seat: str, window: str, said: Said) -> Reply[World]:
    """Say what several successes mean, with the rolls of an area that wants them (EMP-H3.3, EMP-H9.8, EMP-H10.2)."""
    text = (
        "An area is won part by part: as many as it has people, one at least, and what you win stays yours for later "
        "tries. A success wins one part, a great success, 4 higher, two at once; so one try can take what wants two."
    )
    ordered = [str(one.fields.get("target")) for one in world.empires[seat].sheet if one.order == Conquer.name]
    near = [*ordered, *(one.area for one in targets(world, seat))]
    area = next((one for one in near if lacks(world, seat, one) == TWO), "")
    if not area:
        return Reply(text)
    rated = rate(world, seat, "conquer", area)
    defence = defence_of(world, area)
    faced = defence.against(rated) if defence else rated
    great = odds(BANDS["conquer"].great - faced.rating)
    return Reply(f"{text} {name(world, area)}: one part with {odds(roll('conquer', faced))}, both with {great}.")
