"""Answers: what is the most or the least of something, how many there are, and which, from what a seat can see."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.values import CampaignCard, Who
from bot.service.ground.wording import listed
from bot.service.plain.facts import last_name, says
from bot.service.plain.intents import spoken, stems
from bot.service.plain.judging.judge import opened
from bot.service.plain.tables.columns import columns, named_column
from bot.service.plain.tables.rows import Row, Rows, figure, rows
from bot.service.plain.tables.wanted import BORDERS, FORCE, FREE, NEAR, OTHERS, TAKES, WEALTH, Wanted, questions, wanted
from rules.kernel.language.matching import fold

THEN = 2
"""How many rows are told after the first."""
MOST = 12
"""How many names are told of what is counted."""
LONG = 300
"""The most letters of a message that asks for figures."""
NONE = "none"
"""What stands where nothing has been built."""
YES_NO = re.compile(r"(?:am|are|is|do|does|have|has)\b")
ALONE = "Nobody’s land touches yours."


@dataclass(frozen=True)
class Scope:
    """Some rows, and what they are called together: `your three cities`."""

    rows: Sequence[Row]
    called: str


async def lonely(herald: Herald, card: CampaignCard, who: Who, text: str) -> str:
    """Say that nobody's land touches a seat's own, and who is nearest; empty where that is not known."""
    case = await opened(herald, card, who, text)
    near = case.desk.ruleset.greeting(case.view, who.seat).neighbours if case else ()
    return " ".join((ALONE, *(case.say(one.text) for one in near))) if case and near else ""


async def figured(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Answer questions of the most, the least, the number and the neighbours of things; None where one is of others."""
    asked = [wanted(one) for one in questions(text)] if len(text) <= LONG else []
    if not asked or None in asked:
        return None
    known = await rows(herald, card, who)
    told, before = list[str](), Scope((), "")
    for one in filter(None, asked):
        before = scoped(known, one, before)
        said = answer(known, one, before)
        told.append(await lonely(herald, card, who, text) if said == ALONE else said)
    if not all(told):
        return None
    shown = ("status", "Status"), ("map", "Map")
    doors = [Button.model_validate({"action": a, "label": b, "campaign": card.id, "seat": who.seat}) for a, b in shown]
    return Message(content="\n".join(told), buttons=tuple(doors))


def answer(known: Rows, asked: Wanted, scope: Scope) -> str:
    """Answer one question about some rows; empty where they do not tell."""
    if asked.want == "superlative":
        return extreme(asked, scope)
    if asked.want == "figure":
        return of_named(known, asked)
    if asked.want == "works":
        return works(known, asked)
    if asked.want == "compare":
        return beside_mine(known, asked)
    return counted(asked, scope)


def scoped(known: Rows, asked: Wanted, before: Scope) -> Scope:
    """Give the rows that a question is about: those that it narrows down to, else those asked of before."""
    found = of_seats(known, asked) if asked.kind == "seat" else of_places(known, asked)
    if asked.kind == "person":
        found = Scope(known.of("person"), "those on your papers")
    return found if found.called or not before.rows else before


def of_seats(known: Rows, asked: Wanted) -> Scope:
    """Give the seats that are asked for: the neighbours of whoever asks, all others, or all."""
    if BORDERS.search(asked.line):
        of = named_seats(known, asked.line)
        found = known.neighbours(*of)
        if found or asked.want != "superlative":
            return Scope(found, f"neighbours of {called(known, of)}" if of else "your neighbours")
    others = [one for one in known.of("seat") if one.whose != known.seat]
    return Scope(others if OTHERS.search(asked.line) else known.of("seat"), "")


def of_places(known: Rows, asked: Wanted) -> Scope:
    """Give the places that are asked for: those around another, in a land, somebody’s, nobody’s, or all."""
    found, line = known.of("place") if asked.kind == "place" else [], asked.line
    named, whose = [one for one in found if says(line, one.name)], named_seats(known, line)
    lands = [land for land in sorted({land for one in found for land in one.lands}) if says(line, land)]
    what = nouns(found)
    if named and not NEAR.search(line):
        named = [] if whose else named  # a land may be called as whoever rules it
    words = [what]
    if named:
        found = [one for one in found if one not in named and any(one.name in each.near for each in named)]
        words.append(f"next to {listed(one.name for one in named)}")
    if lands and not named:
        found = [one for one in found if {*lands} & one.lands]
        words.append(f"in {listed(map(str.title, lands))}")
    beside = bool(BORDERS.search(line)) and not named and not whose
    if FREE.search(line) or (beside and asked.mine):
        near = {name for one in known.mine("place") for name in one.near}
        at_hand, free = asked.mine or TAKES.search(line), bool(FREE.search(line))
        found = [one for one in found if not (one.whose if free else one.whose == known.seat)]
        found = [one for one in found if one.name in near or not at_hand]
        words = [*(["neutral"] if free else []), *words, *(["next to yours"] if at_hand else [])]
    elif asked.mine and not named:
        found, words = [one for one in found if one.whose == known.seat], ["your", *words]
    elif whose and not named and not lands:
        found = [one for one in found if one.whose in whose]
        words.append(f"of {called(known, whose)}")
    return Scope(found, " ".join(words) if words[1:] and (found or FREE.search(line)) else "")


def named_seats(known: Rows, line: str) -> list[str]:
    """Give the seats that a question names."""
    return [id for id, name in known.seats.items() if says(line, name) or says(line, last_name(name))]


def called(known: Rows, seats: Sequence[str]) -> str:
    """Give the names of some seats."""
    return listed(known.seats[one] for one in seats)


def extreme(asked: Wanted, scope: Scope) -> str:
    """Say which of some rows come first or last by a figure, and which come next; by another where those are alike."""
    told, level = "", ""
    for head in columns(scope.rows, asked):
        sized = [(value, one) for one in scope.rows if (value := figure(one.cells.get(head, ""))) is not None]
        if not sized[1:]:
            only = f"{head} is known to you of {listed(one.name for _, one in sized)} alone: {sized[0][1].cells[head]}."
            return only if asked.kind == "person" and sized else ""
        if len({value for value, _ in sized}) > 1:
            told = ranked(asked, sized, head)
            break
        level = level or f"All are alike by {fold(head)}: {sized[0][1].cells[head]} each"
    of = f"Of {scope.called} " if scope.called and told and not level else ""
    return f"{of}{'; '.join(filter(None, (level, told)))}." if level or told else ""


def ranked(asked: Wanted, sized: Sequence[tuple[int, Row]], head: str) -> str:
    """Say which rows come first or last by a figure, and which come next."""
    ordered = [one for _, one in sorted(sized, key=lambda one: -asked.direction * one[0])]
    alike = [one for one in ordered if figure(one.cells[head]) == figure(ordered[0].cells[head])]
    rest = [f"{one.name} with {one.cells[head]}" for one in ordered[len(alike) : len(alike) + THEN]]
    more = [f"{len(alike) - MOST} more"] if alike[MOST:] else []
    names = listed([*(one.name for one in alike[:MOST]), *more])
    verb, each = ("come", " each") if alike[1:] else ("comes", "")
    place = "first" if asked.direction > 0 else "last"
    return f"{names} {verb} {place} by {fold(head)}, {alike[0].cells[head]}{each}; then {listed(rest)}"


def counted(asked: Wanted, scope: Scope) -> str:
    """Say how many rows there are, and name them with what they are worth and how strong they are."""
    if not scope.called:
        return ""
    if not scope.rows:
        return ALONE if asked.kind == "seat" else f"There are none: no {scope.called.removeprefix('those ')}."
    names = [f"{one.name}{worth(one)}" for one in scope.rows[:MOST]]
    more = [f"{len(scope.rows) - MOST} more"] if scope.rows[MOST:] else []
    return f"{scope.called[:1].upper()}{scope.called[1:]}: {len(scope.rows)} in all, {listed([*names, *more])}."


def worth(row: Row) -> str:
    """Give what a row says of strength and of wealth, in brackets; empty where it says nothing."""
    heads = {fold(head): head for head in row.cells if figure(row.cells[head]) is not None}
    found = [next((heads[one] for one in of if one in heads), "") for of in (FORCE, WEALTH)]
    shown = [head for head in dict.fromkeys(found) if head and figure(row.cells[head])]
    said = ", ".join(f"{fold(head)} {row.cells[head]}" for head in shown)
    return f" ({said})" if said else ""


def of_named(known: Rows, asked: Wanted) -> str:
    """Say the figures that are asked for of whoever or whatever is named; empty where they are not known."""
    named = [one for one in known.all if one.kind in ("person", "place") and says(asked.line, one.name)]
    told = ((one, named_column(one, asked)) for one in named)
    return " ".join(f"{one.name}: {fold(head)} {one.cells[head]}." for one, head in told if head)


def works(known: Rows, asked: Wanted) -> str:
    """Say where something stands that a seat has in its places: improvements, resources; empty where none is asked."""
    places = known.mine("place")
    head = next((head for one in places for head in one.cells if {*stems(spoken(head))} & {*asked.words}), "")
    told = [f"{one.name}, {fold(one.cells[head])}" for one in places if one.cells.get(head, NONE) != NONE]
    if not head:
        return ""
    return f"{head}: {'; '.join(told)}." if told else f"{head}: none in your {nouns(places)}."


def beside_mine(known: Rows, asked: Wanted) -> str:
    """Say how somebody who is named stands beside whoever asks, in all or in a land; empty where no figure tells."""
    others = [id for id in named_seats(known, asked.line) if id != known.seat]
    places = known.of("place")
    lands = {land for one in places for land in one.lands if says(asked.line, land)}
    if len(others) != 1:
        return ""
    mine, his = ([one for one in known.of("seat") if one.whose == seat][:1] for seat in (known.seat, others[0]))
    if lands:
        counts = [
            sum(one.whose == seat and bool(lands & one.lands) for one in places) for seat in (others[0], known.seat)
        ]
        head, cells = f"{nouns(places)} in {listed(map(str.title, sorted(lands)))}", [str(one) for one in counts]
    else:
        head = next(iter(columns([*mine, *his], asked)), "")
        cells = [one.cells[head] for one in (*his, *mine)] if head and mine and his else []
    sizes = [figure(one) or 0 for one in cells]
    if not cells:
        return ""
    first = asked.line.find("than")
    turned = bool(re.search(r"\b(?:i|we|me|us)\b", asked.line[:first])) and first >= 0
    ahead = (sizes[0] - sizes[1]) * asked.direction * (-1 if turned else 1)
    verdict = "" if not asked.direction or not YES_NO.match(asked.line) else "Yes. " if ahead > 0 else "No. "
    return f"{verdict}By {head[:1].lower()}{head[1:]} {known.seats[others[0]]} has {cells[0]}, and you have {cells[1]}."


def nouns(found: Sequence[Row]) -> str:
    """Give what some rows are called together."""
    noun = next((one.noun for one in found if one.noun), "place")
    return re.sub(r"y$", "ie", noun) + "s"
