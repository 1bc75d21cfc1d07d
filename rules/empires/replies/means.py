"""What is asked of what is left: gold and endeavours beside the orders given, and the best use of them (EMP-HC.6)."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from rules.empires.board.sheets import read
from rules.empires.board.state import World
from rules.empires.board.tables import ENDEAVOURS
from rules.empires.counsel.pieces import Piece, Topic, acting, called, name, note, odds, roll, sheet
from rules.empires.counsel.realm import foreign_ties, uneasy
from rules.empires.counsel.rights import cards, rights
from rules.empires.counsel.rivals import LIKELY, before, raids, rate_of
from rules.empires.counsel.war import prey
from rules.empires.endeavours.limits import unruly
from rules.empires.endeavours.orders import Rule
from rules.empires.endeavours.ratings import rate
from rules.empires.replies.defence import guarded
from rules.empires.treasury.orders import USUAL
from rules.empires.treasury.treasury import foreseen_levy
from rules.empires.turn.orders import MAIN_BY_NAME
from rules.empires.turn.windows import ROUND, TURN
from rules.kernel.orders.order import Given
from rules.kernel.orders.windows import Window
from rules.kernel.play.replies import Reply
from rules.kernel.telling.phrases import capital, in_words, several

Said = re.Match[str]


def raising(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Say which area is raised likeliest by ruling, which costs no gold (EMP-H15.1)."""
    able = [area for area in world.owned(seat) if not unruly(world, seat, area) and not world.areas[area].unrest]
    if not able or not acting(world, seat, window):
        return
    needs = {area: roll("rule", rate(world, seat, "rule", area)) for area in able}
    area = min(able, key=lambda one: needs[one])
    text = f"{name(world, area)} gains a level, a point, with {odds(needs[area])} if it is ruled: that costs no gold."
    yield note("EMP-HC.6", text, [sheet(f"Rule {name(world, area)}", world, seat, Rule(target=area))])


OPTIONS: tuple[Topic, ...] = (uneasy, cards, prey, rights, raising, foreign_ties)
"""What gold and endeavours may be used for, as counsel says it: the first of each."""
MOST = 4


def left(world: World, seat: str, window: str, said: Said) -> Reply[World]:
    """Say what the orders given take of gold and endeavours, and what is left beside them (EMP-H9.1, EMP-H9.2)."""
    parts = [gold_left(world, seat), tries_left(world, seat)]
    first = reversed(parts) if re.search(r"endeavour|tries", said[0]) else parts
    return Reply(f"{' '.join(first)}{short(world, seat)}")


def gold_left(world: World, seat: str) -> str:
    """Say how much gold there is now, and how much after the orders given as things stand."""
    brought = world.empires[seat].foresight.brought
    now, after = world.empires[seat].gold - sum(brought), world.empires[seat].gold
    if not world.empires[seat].sheet:
        return f"You have {now} gold, and nothing of it is ordered yet."
    comes, goes = sum(one for one in brought if one > 0), -sum(one for one in brought if one < 0)
    moves = [f"bring {comes}"] * bool(comes) + [f"cost {goes}"] * bool(goes)
    said = " and ".join(moves) or "change nothing of it"
    return f"You have {now} gold now. Your orders {said} as things stand: {after} would be left over."


def tries_left(world: World, seat: str) -> str:
    """Say how many endeavours the orders given take of those of this round, and what the others are for."""
    ahead = world.empires[seat].foresight.warnings
    sheet = (read(one, MAIN_BY_NAME) for one in world.empires[seat].sheet)
    ordered = sum(one.endeavour and not warning for one, warning in zip(sheet, ahead, strict=False))
    rest = ENDEAVOURS - world.empires[seat].used
    spent = world.empires[seat].used - ordered
    defended = f", and {in_words(spent)} {'are' if spent > 1 else 'is'} spent already" if spent else ""
    takes = f"your orders take {in_words(ordered)}{defended}" if ordered or spent else "your orders take none"
    more = "for further orders and for defence" if rest else "so that nothing is left for defence"
    return f"Of the five endeavours of this round {takes}: {several(rest, 'is', 'are')} left, {more}."


def short(world: World, seat: str) -> str:
    """Say how many orders lapse as things stand, and why the first of them does."""
    lapse = [one for one in world.empires[seat].foresight.warnings if one]
    if not lapse:
        return ""
    return f" {capital(several(len(lapse), 'order', 'orders'))} would lapse as things stand, at no cost: {lapse[0]}."


def best(world: World, seat: str, window: str, said: Said) -> Reply[World] | None:
    """Say what could be done with the gold and the endeavours that are left beside the orders given (EMP-HC.6)."""
    if window not in ("round", "turn", "again"):
        return None
    gold, rest = world.empires[seat].gold, ENDEAVOURS - world.empires[seat].used
    head = f"Beside your orders you have {gold or 'no'} gold and {several(rest, 'endeavour', 'endeavours')} left."
    if not rest:
        return Reply(f"{head} Gold alone only betters the tries ordered: each of up to 3 more adds 1 to one.")
    found = list(options(world, seat, window))[: MOST - 1]
    lines = [one.text for one in found] + keeping(world, seat, rest)
    numbered = "\n".join(f"{place}. {line}" for place, line in enumerate(lines, start=1))
    return Reply(f"{head}{unlevied(world, seat)}\n{numbered}", [one.offers[0].order for one in found])


def unlevied(world: World, seat: str) -> str:
    """Say what a levy would bring that is not ordered yet (EMP-H16.1)."""
    brings = sum(foreseen_levy(world, seat, USUAL).values())
    return f" A levy would bring {brings} more." if brings else ""


def options(world: World, seat: str, window: str) -> Iterator[Piece]:
    """Give what counsel has for what is left: each with an order that is not given yet and does not lapse."""
    given = world.empires[seat].sheet
    for topic in OPTIONS:
        open_ = (one for one in topic(world, seat, ROUND if window == "round" else TURN) if one.offers)
        fresh = (one for one in open_ if not any(alike(Given.of(one.offers[0].order), other) for other in given))
        yield from list(fresh)[:1]


def alike(one: Given, other: Given) -> bool:
    """Tell whether two orders are of one kind, for one area."""
    return one.order == other.order and one.fields.get("target") == other.fields.get("target")


def keeping(world: World, seat: str, rest: int) -> list[str]:
    """Say what the endeavours that are left would do as defences, where somebody is to be feared (EMP-H13.2)."""
    late = [one for one in raids(world, seat) if one.alone >= LIKELY and not before(world, seat, one.rival)]
    if not late:
        return ["Kept for defence they would hardly be needed: nobody who acts after you is likely to take an area."]
    worst = late[0]
    kept = several(rest, "defence", "defences")
    lost = guarded(world, seat, worst, rest).lost
    who = f"{called(world, worst.rival)}, who acts after you, could take {name(world, worst.area)}"
    return [f"Kept for defence: {who} {rate_of(lost)} against {kept}, {rate_of(worst.alone)} against none."]
