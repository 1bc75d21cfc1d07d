"""Closest: the orders of the open window that come nearest to a line which none of them is read from.

    all of em attack westmere with the leader     march everything from Ravensconce to Westmere led by ...
    another temple, this time in Umberfell        build temple in Umberfell

Each kind of order is filled with what the line names, and with what is left to fill where that is little; the fillings
are held against the line. They are offered, never taken.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import Any

import numpy as np
from pydantic import ValidationError

from bot.service.desk.desk import Desk
from bot.service.orders.gist import ADDRESSED, ASKING, TURNING
from bot.service.orders.guessing.deeds import alike
from bot.service.orders.guessing.likely import LISTED, OTHERS, PURPOSE, SILENT, VERB, sayings_of, told, told_by
from bot.service.orders.guessing.mentions import TOKEN, Mention, Said, said_in
from bot.service.rulebook.meaning import embedded, model
from bot.service.rulebook.stemming import stem
from bot.service.talk.bidding import bidden
from rules.kernel.errors import Answer
from rules.kernel.language.courtesies import core
from rules.kernel.language.forms import Field, forms
from rules.kernel.language.gists import slots_of
from rules.kernel.language.grammar import write
from rules.kernel.language.matching import fold
from rules.kernel.language.nearness import heads
from rules.kernel.language.wholly import amounts
from rules.kernel.language.wholly import filled as wholly_filled
from rules.kernel.orders.order import Order

NAMED, NUMBER, GENERAL = 1.0, 0.7, 0.5
"""What it counts that an order holds a name of the line, a number, and one of a kind of which the line speaks."""
UNNAMED, UNNUMBERED, GUESSED, SPARE = 1.1, 0.8, 0.9, 0.05
ALL_MEANT = 0.3
"""What counts against it: a name or a number that it leaves out, a thing that nobody named, a mere word."""
WORDS, DEED, ALIKE, ADVISED = 0.7, 0.8, 1.0, 0.3
"""What its own words count, a word said for one of them, its likeness in meaning, and that counsel offers it."""
TO_OTHERS = re.compile(r"(?:tell|ask|inform|write|let \w+ know|message|letter)\b", re.IGNORECASE)
"""How somebody begins who wants another told something."""
EXCEPTING = frozenset({"but", "except", "without", "no", "not", "never", "nobody"})
SPARING = frozenset({"spare", "save", "apart", "skip", "excluding", "leave", "other", "rest"})
"""Words by which an order leaves something out, and by which people say so besides."""
DENYING = TURNING - {"when", "only", "instead", "if", "or", "until", "but"}
"""Words after which nothing is offered."""
ENOUGH, APART = 1.4, 0.5
"""How much has to speak for an order, and by how little less for the next."""
TELLS, TELLS_OF_LIST = 0.5, 0.75
"""How much the words have to say of one that holds one name, and of one that lists names, as most things could be."""
SAYS, SAYS_OF_ONE = 0.7, 1.5
"""How much its own words have to say of one that is taken without asking, which holds several names, or one."""
PRESSED, LONG_NAME, READABLE = 80, 14, 6
"""So many letters stand on a button; how many a name has that is shortened for it, and how many it keeps at least."""
SHARE = 4
"""What part of the words for one deed those for another need to be meant beside it."""
BESIDE = 5
"""So many words may stand beside those of an order that names nothing."""
FEW = 3
"""Where a window takes so few kinds of orders, what is named says enough, and the first is what it asks."""
TRIED, FILLINGS, BRANCHES, GUESSES, LONG, MOST = 8, 24, 4, 3, 40, 2
"""How many kinds are tried, in how many fillings, how many values of a field, how many that nobody named; how many
words a line may have, and how many orders are given."""
BETWEEN = re.compile(r"\s*(?:[,;+]|\band\b(?: then)?|\bthen\b)\s*", re.IGNORECASE)
"""What stands between several things that are wanted."""
Filling = Mapping[str, Any]  # Any: the values of an order's fields
Kind = type[Order[Any]]  # Any: each game has its own state


@dataclass(frozen=True)
class Filled:
    """An order with what it was filled from."""

    order: Order[Any]  # Any: as above
    taken: tuple[Mention, ...]
    guessed: float
    """How many of its things nobody named."""
    tells: float
    """How much in the line says what is done."""
    own: float
    """How much of that is said by words of its own."""
    whole: bool
    """Whether it holds every name and number of the line."""
    spare: int
    """How many other words of the line say something."""


def closest(desk: Desk, line: str) -> tuple[str, ...]:
    """Give the lines of the orders that come nearest to a line, the nearest first; none where nothing comes near.

    Where it says several things, and each of them comes near to an order, it is one order for each.
    """
    if asks(line) or bids(line) or {*TOKEN.findall(fold(line))} & DENYING or not 0 < len(line.split()) <= LONG:
        return ()
    if found := of_one(desk, line):
        return found
    parts = [one for one in BETWEEN.split(line) if one.strip()]
    each = [of_one(desk, one)[:1] for one in parts] if 1 < len(parts) <= BRANCHES else []
    return tuple(dict.fromkeys(text for one in each for text in one)) if each and all(each) else ()


def surest(desk: Desk, line: str) -> Order[Any] | None:  # Any: each game has its own state
    """Give the only order near to a line that holds all that is named, where nothing turns what is done around."""
    words = TOKEN.findall(fold(line))
    if asks(line) or bids(line) or {*words} & TURNING or {*words[:2]} & (OTHERS - {"this", "that", "there", "it"}):
        return None  # “they stay at home” tells of others
    found = scored(desk, line)
    texts = best(line, {text: one for text, (_, one) in found.items()})
    if len(texts) != 1:
        return None
    sure = found[texts[0]][0]
    bare = not sure.taken and (sure.spare > BESIDE or names_somebody(desk, line))
    lists = any(one.kind == "names" for one in forms(type(sure.order)))
    more = lists and sure.spare and LISTED.search(line)  # what is not known in a list may be one more of it
    if bare or more or not sure.whole or sure.guessed or not all(one.whole for one in sure.taken):
        return None
    deed = bool(sure.taken) and sure.tells >= DEED and sure.spare <= 1 and not lists and not {*words} & SPARING
    says = deed or sure.own >= (SAYS if len(sure.taken) > 1 else SAYS_OF_ONE)
    return sure.order if says and not sure.order.peril(desk.view(), desk.who.seat) else None


def invented(desk: Desk, line: str, text: str) -> bool:
    """Tell whether an order names something that a line does not."""
    fields = list(dict.fromkeys(field for one in desk.orders for field in forms(one)))
    said, named = (list(said_in(one, fields, desk.lexicon()).mentions) for one in (line, text))
    known = {(key, id) for one in said for key, ids in one.named.items() for id in ids}
    return any(
        not any((key, id) in known for key, ids in one.named.items() for id in ids) for one in named if one.named
    )


def of_one(desk: Desk, line: str) -> tuple[str, ...]:
    """Give the lines of the orders that come nearest to what says one thing."""
    found = scored(desk, line)
    texts = best(line, {text: one for text, (_, one) in found.items()})
    return tuple(fit(desk, text, found[text][0].order) for text in texts)


def names_somebody(desk: Desk, line: str) -> bool:
    """Tell whether a line names a seat, or what is its people's."""
    plain = f" {' '.join(TOKEN.findall(fold(line)))} "
    seats = desk.lexicon().get("seat", {})
    return any(f" {fold(name).removeprefix('the ')} " in plain for name, id in seats.items() if id != desk.who.seat)


def fit(desk: Desk, text: str, order: Order[Any]) -> str:  # Any: each game has its own state
    """Give an order's text, or one with shorter names that is read as the same order, where it is too long to press."""
    if len(text) <= PRESSED:
        return text
    lexicon, short = desk.lexicon(), dict[str, dict[str, str]]()
    for kind, names in lexicon.items():
        called = {id: name for name, id in reversed(list(names.items()))}  # the first name is the best
        others = {id: [one for one, other in names.items() if other == id and len(one) >= READABLE] for id in called}
        short[kind] = {
            (min(others[id], key=len, default=name) if len(name) > LONG_NAME else name): id
            for id, name in called.items()
        }
    spelled = write(order, short)
    try:
        same = desk.ruleset.read(spelled, desk.orders, lexicon, desk.view()) == order
    except Answer:
        same = False
    return spelled if same and len(spelled) <= PRESSED else text


def scored(desk: Desk, line: str) -> dict[str, tuple[Filled, float]]:
    """Give the orders that may be given and hold what a line names, as they are written, with what speaks for each."""
    view, seat, lexicon = desk.view(), desk.who.seat, desk.lexicon()
    kinds = [one for one in desk.orders if not one.aside and all(field.kind != "text" for field in forms(one))]
    begun = [one for one in desk.orders if begins(line, one)]
    kinds = [one for one in kinds if one in begun or not begun]
    said = said_in(line, list(dict.fromkeys(field for one in kinds for field in forms(one))), lexicon)
    bare = {write(one.order, lexicon): (one, score(one, said)) for one in bared(desk, kinds, line, said)}
    bare = {
        text: one
        for text, one in bare.items()
        if desk.allows(one[0].order, view) and not one[0].order.final(view, seat)
    }
    if not said.mentions and not said.everything:
        return bare
    spoken = {stem(word) for word in fold(line).split() if word not in SILENT}
    known = told(tuple(desk.orders), sayings_of(desk))
    own = {kind: told_by(spoken, known[kind]) for kind in desk.orders}
    tells = {kind: max(own[kind], DEED * deed(spoken, known[kind])) for kind in kinds}
    advised = {write(offer.order, lexicon) for piece in desk.session.advice(seat) for offer in piece.offers}
    found = bare
    most = max(own.values(), default=0.0)
    told_of = [one for one in kinds if own[one] >= most / SHARE or most < SAYS_OF_ONE]  # what is said plainly is meant
    for kind in sorted(told_of, key=lambda one: -worth(one, said, tells[one]))[:TRIED]:
        for one in islice(fillings(desk, kind, said, tells[kind], own[kind]), FILLINGS):
            text = write(one.order, lexicon)
            lists = any(field.kind == "names" for field in forms(kind))
            said_so = one.tells >= (TELLS_OF_LIST if lists else TELLS) or (len(one.taken) > 1 and not lists)
            said_so = said_so or len(kinds) <= FEW
            if not text or text in found or not said_so or turned(line, text):
                continue
            if one.tells < SAYS_OF_ONE and (one.guessed > ALL_MEANT or one.order.peril(view, seat)):
                continue  # what nobody named, or would harm, is not offered to who does not say it
            if desk.allows(one.order, view) and not one.order.final(view, seat):
                asked = ADVISED * ((text in advised) + (kind is kinds[0] and len(kinds) <= FEW))
                found[text] = one, score(one, said) + asked
    return found


def asks(line: str) -> bool:
    """Tell whether a line asks, or greets somebody."""
    plain = line.strip()
    return "?" in plain or bool(ASKING.match(plain) or ADDRESSED.match(plain))


def begins(line: str, kind: Kind) -> bool:
    """Tell whether a line begins with the word for what an order does, so that it is that order or none."""
    return any(f"{fold(core(line))} ".startswith(f"{verb} ") for verb in heads(kind))


def deed(spoken: Collection[str], known: Mapping[str, float]) -> bool:
    """Tell whether a line has a word that is said for one of an order's own."""
    return alike(spoken, [stem for stem, counts in known.items() if counts >= PURPOSE])


def bids(line: str) -> bool:
    """Tell whether a line bids Herald to tell another something, so that it is a letter or nothing."""
    return bool(TO_OTHERS.match(bidden(line.strip())))


def turned(line: str, text: str) -> bool:
    """Tell whether an order leaves something out where a line does not: `levy but England` for `tax England`."""
    spoken = {*TOKEN.findall(fold(line))}
    return bool({*text.split()} & EXCEPTING) and not spoken & (EXCEPTING | SPARING)


def bared(desk: Desk, kinds: Sequence[Kind], line: str, said: Said) -> Iterator[Filled]:
    """Give the orders that name nothing of which a line has the words: `nvm, stay home`."""
    plain = f" {' '.join(TOKEN.findall(fold(line)))} "
    for kind in kinds:
        if forms(kind):
            continue
        verbs = [*heads(kind)]
        ways = [*verbs, *(one for one, meant in desk.ruleset.sayings.items() if any(verb in meant for verb in verbs))]
        met = [one for one in ways if f" {one} " in plain]
        if met:
            longest = max(met, key=len).split()
            spare = len([word for word in said.words if word not in SILENT and word not in longest])
            yield Filled(kind(), (), 0.0, VERB, VERB if len(longest) > 1 else 0.0, not said.mentions, spare)


def worth(kind: Kind, said: Said, tells: float) -> float:
    """Say how much a kind of order may come near to a line: by its words, and by what of it could be filled."""
    keys = {(one.names_kind, one.choices) for one in forms(kind)}
    return WORDS * tells + sum(1 for one in said.mentions if keys & one.named.keys())


def best(line: str, found: Mapping[str, float]) -> tuple[str, ...]:
    """Give the best of orders, with what they mean weighed too."""
    if not found:
        return ()
    near = likeness(line, [*found])
    scores = {text: one + ALIKE * near[text] for text, one in found.items()}
    most = max(scores.values())
    good = [text for text, one in scores.items() if one >= max(ENOUGH, most - APART)]
    good = [text for text in good if not any(text.endswith(f" {other}") for other in good)]  # no plan of it, but it
    return tuple(sorted(good, key=lambda text: -scores[text])[:MOST])


def likeness(line: str, texts: Sequence[str]) -> dict[str, float]:
    """Say how near each text is to a line in what it means; 0 to all where no model can tell."""
    if model() is None:
        return dict.fromkeys(texts, 0.0)
    vectors = embedded([line, *texts])
    near = np.clip(vectors[1:] @ vectors[0], 0.0, 1.0)
    return {text: float(one) for text, one in zip(texts, near, strict=True)}


def score(one: Filled, said: Said) -> float:
    """Say how much speaks for an order before it is asked what it means."""
    for_it = sum(NUMBER if each.number is not None else NAMED if each.whole else NAMED - 0.1 for each in one.taken)
    left = [each for each in said.mentions if each not in one.taken]
    against = sum(UNNUMBERED if each.number is not None else UNNAMED for each in left) + GUESSED * one.guessed
    return for_it + WORDS * one.tells - against - SPARE * one.spare


def fillings(desk: Desk, kind: Kind, said: Said, tells: float, own: float) -> Iterator[Filled]:
    """Fill a kind of order with what a line names."""
    named = {key for one in said.mentions for key in one.named}
    spare = len([word for word in said.words if word not in SILENT])
    fields = [one for one, _ in slots_of(kind)]
    # What is named says what the rest may be: where to, from where.
    fields.sort(key=lambda one: (not one.required, (one.names_kind, one.choices) not in named))
    for given, taken, guessed in chain(
        ways(desk, kind, fields, said, {}, (), 0), ways(desk, kind, reordered(fields), said, {}, (), 0)
    ):
        try:
            order = kind.model_validate(given)
        except ValidationError:
            continue
        yield Filled(
            counted(desk, order, said, given), taken, guessed, tells, own, len(taken) == len(said.mentions), spare
        )


def reordered(fields: Sequence[Field]) -> list[Field]:
    """Give fields with the first two that are needed the other way around: two provinces may be named either way."""
    first = [one for one in fields if one.required][:2]
    return [*reversed(first), *(one for one in fields if one not in first)]


def ways(
    desk: Desk,
    kind: Kind,
    left: Sequence[Field],
    said: Said,
    given: Filling,
    taken: tuple[Mention, ...],
    guessed: float,
) -> Iterator[tuple[Filling, tuple[Mention, ...], float]]:
    """Give the ways to fill the fields that are left, each after those before it."""
    if not left:
        yield given, taken, guessed
        return
    one, *rest = left
    free = [each for each in said.mentions if each not in taken]
    found = list(islice(values(desk, kind, one, free, given, said), BRANCHES))
    if not found or (not one.required and all(new for _, _, new in found)):
        if one.required:
            return
        found = [(None, (), 0)]
    for value, used, new in found:
        more = given if value is None else {**given, one.name: value}
        yield from ways(desk, kind, rest, said, more, (*taken, *used), guessed + new)


Value = tuple[Any, tuple[Mention, ...], float]
"""What a field holds, what in the line says so, and how much of it nobody named."""


def values(desk: Desk, kind: Kind, one: Field, free: Sequence[Mention], given: Filling, said: Said) -> Iterator[Value]:
    """Give what a field may hold, by what is named first; what nobody named only where there is little to choose."""
    if one.kind == "int":
        yield from ((each.number, (each,), 0) for each in free if each.number is not None and within(one, each.number))
        return
    if one.kind in ("bool", "text"):
        return
    able, key = held(desk, kind, one, given), (one.names_kind, one.choices)
    named = [(each, [id for id in each.named[key] if id in able]) for each in free if key in each.named]
    named = [(each, ids) for each, ids in named if ids and (one.kind == "name" or len(ids) == 1)]
    if one.kind == "amounts":
        yield from many(one, named, free, able, said)
    elif one.kind == "names" and named:
        yield tuple(dict.fromkeys(id for _, ids in named for id in ids[:1])), tuple(each for each, _ in named), 0
    elif named:
        yield from ((id, (each,), 0) for each, ids in named for id in ids[:BRANCHES])
    elif one.required and one.kind != "names" and 0 < len(able) <= GUESSES:
        yield from ((id, (), int(len(able) > 1)) for id in able)


def many(
    one: Field, named: Sequence[tuple[Mention, list[Any]]], free: Sequence[Mention], able: Sequence[Any], said: Said
) -> Iterator[Value]:  # Any: ids
    """Give how many of which things are named; where all are spoken of, one of the first, for `counted` to count."""
    pairs: dict[Any, int] = {}
    used: list[Mention] = []
    places = {id(each): place for place, each in enumerate(free)}
    for each, ids in named:
        place = places[id(each)]
        before = free[place - 1] if place else None
        if before is not None and before.number is not None and ids[0] not in pairs:
            pairs[ids[0]] = before.number
            used += [before, each]
    if pairs:
        yield pairs, tuple(used), 0
    elif able and (said.everything or one.required):
        yield {able[0]: 1}, (), 0.0 if said.everything else ALL_MEANT


def counted(desk: Desk, order: Order[Any], said: Said, given: Filling) -> Order[Any]:
    """Give an order with as many of each thing as can be, where the line names none by number."""
    for kind, name, mark in amounts([type(order)]):
        numbered = any(one.number is not None for one in said.mentions)
        if kind is type(order) and (said.everything or not numbered) and [*given.get(name, {}).values()] == [1]:
            return wholly_filled(order, name, mark, desk.view(), desk.who.seat, 1, "")
    return order


def held(desk: Desk, kind: Kind, one: Field, given: Filling) -> list[Any]:  # Any: ids, choices
    """Give what a field may hold beside what is given."""
    offered = desk.ruleset.choices(kind, desk.view(), desk.who.seat, one.name, given)
    if offered is None:
        return list(dict.fromkeys(desk.lexicon().get(one.names_kind, {}).values())) or list(one.choices)
    return list(dict.fromkeys(offered.values()))


def within(one: Field, number: int) -> bool:
    """Tell whether a number lies within the bounds of a field."""
    return (one.least is None or number >= one.least) and (one.most is None or number <= one.most)
