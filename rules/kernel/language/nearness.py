"""Near misses: what a player most likely meant by a line that is no order, as orders that the rules allow.

It only offers. What is offered is whole, legal as far as the player can see, and read back as it is written.
"""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from rapidfuzz import fuzz

from rules.kernel.language.correction import corrected
from rules.kernel.language.courtesies import core
from rules.kernel.language.forms import Step, Word, forms, templates
from rules.kernel.language.grammar import write
from rules.kernel.language.lists import Lists
from rules.kernel.language.matching import fold
from rules.kernel.language.parsing import orders_in
from rules.kernel.language.several import several
from rules.kernel.language.suggestion import Allowing, Narrowing, Suggester
from rules.kernel.orders.order import Lexicon, Order
from rules.kernel.state.finding import find

LIKE = 72
"""How like what was typed, of 100, a line has to be that is one slip or two away from it."""
VERB = 78
"""How like the verb of an order the words have to be that are taken for it."""
WIDE, DEEP = 6, 6
"""How many lines are gone on with word by word, and how often."""
FEW = 3
"""How many lines are offered, and how many letters a verb has that has to be right."""
ALONE = frozenset({"yes", "yeah", "yep", "no", "nope"})
"""What answers a question only where it stands alone: “no more gold” is no vote."""
DENYING = {"no", "nobody", "none", "nothing", "not"}
"""Words that turn an order around, so that nobody left them out by a slip."""
ABLE = re.compile(r"(?:who|whom|what|where|which \w+) (?:can|could|may) (?:i|we) (?!do\b)\w+", re.IGNORECASE)
"""How somebody asks what of one kind of order can be given: `whom can I attack?`."""
WORDS = re.compile(r"[\w'’.-]+")
"""The words of a line, each as it stands in a name."""
WAYS = {"from", "to"}
"""The words before the two ends of a way."""
EVERYTHING = "all"
"""The word that stands for all of one's own, among the owners of things."""
Owned = Mapping[str, Sequence[str]]
"""The names of what somebody owns, by the words that stand for all of it: his name, or `all` for one's own."""


@dataclass(frozen=True)
class Meant:
    """What may have been meant by a line that is no order."""

    lines: tuple[str, ...] = ()
    """Lines that the rules allow, the likeliest first; each is read as it is written."""
    slip: Order[Any] | None = None
    """The order that the line is one slip or two away from, which the rules may forbid; None where one has to guess."""
    order: type[Order[Any]] | None = None
    """The kind of order that was begun; None where no verb of any was met."""
    whole: bool = False
    """Whether it is an order but for the thing it names: a bare verb, or one with all that somebody owns."""
    vague: bool = False
    """Whether nothing in it says which of the lines is meant."""
    barred: Order[Any] | None = None
    """The order that comes of a line which leaves something out, where the rules forbid all that do."""


def meant(
    text: str,
    orders: Sequence[type[Order[Any]]],
    lexicon: Lexicon,
    sayings: Mapping[str, Sequence[str]],
    choices: Narrowing | None = None,
    allows: Allowing | None = None,
    owned: Owned | None = None,
) -> Meant:
    """Give what was most likely meant by a line that is none of these orders as it stands.

    Where it names an owner that no such order takes, something of that owner's may be meant.
    """
    lists = Lists(lexicon)
    lines = said(text, sayings)
    parts = things(lines, orders, lists, owned or {})
    found = parts or [order for one in lines for order in slips(one, orders, lists)]
    legal = [order for order in found if allows is None or allows(order)]
    if parts and choices:
        legal.sort(key=lambda order: place(order, choices))
    if legal:
        return Meant(written(legal, lexicon), legal[0], type(legal[0]), bool(parts))
    slip = found[0] if found else None
    wanted = [type(slip)] if slip else orders
    begun = sorted((one for line in lines for one in verbs(line, wanted).items()), key=lambda one: one[0] not in lines)
    if slip is not None and not begun:
        begun = list(verbs(write(slip, lexicon), wanted).items())
    for line, kinds in begun:
        suggester = Suggester(lists, choices, allows)
        offered = [one for kind in kinds for one in whole(line, kind, suggester)]
        named = known(line, kinds, lists)
        fit = [one for one in filter(holding(named), dict.fromkeys(offered)) if not turned(line, one, named)]
        best = sorted(fit, key=lambda one: -likeness(line, one))
        read = [order for one in best for order in orders_in(one, kinds, lists)]
        bare = fold(core(text)) in heads(kinds[0])
        if read and (bare or named or pointed(line, best[0], kinds[0])):
            wanted_kind = type(slip) if slip else kinds[0]
            offers = several_of(line, written(read, lexicon), kinds, lexicon)
            return Meant(offers, slip, wanted_kind, bare, vague=not named and slip is None)
    own = [fold(name) for name in (owned or {}).get(EVERYTHING, ())]
    barred = None if slip else forbidden(begun, lists, choices, own)
    return Meant((), slip, type(slip) if slip else begun[0][1][0] if begun else None, barred=barred)


def forbidden(
    begun: Sequence[tuple[str, Sequence[type[Order[Any]]]]], lists: Lists, choices: Narrowing | None, own: Sequence[str]
) -> Order[Any] | None:
    """Give the nearest order that holds all that a line names, whatever the rules say; of one's own things at best."""
    for line, kinds in begun:
        named = known(line, kinds, lists)
        narrowed = Lists(ones_own(lists.lexicon, {*own, *named}))
        for suggester in (Suggester(lists, choices, None), Suggester(narrowed, None, None)) if named else ():
            offered = dict.fromkeys(one for kind in kinds for one in whole(line, kind, suggester))
            held = [one for one in filter(holding(named), offered) if not turned(line, one, named)]
            fit = sorted(held, key=lambda one: (not any(holds(one, name) for name in own), -likeness(line, one)))
            found = next((order for one in fit for order in orders_in(one, kinds, lists)), None)
            if found is not None:
                return found
    return None


def ones_own(lexicon: Lexicon, kept: Collection[str]) -> Lexicon:
    """Give of each kind of thing the names that are kept, folded; all where none is."""
    found = {kind: {name: id for name, id in names.items() if fold(name) in kept} for kind, names in lexicon.items()}
    return {kind: found[kind] or names for kind, names in lexicon.items()}


def pointed(typed: str, line: str, kind: type[Order[Any]]) -> bool:
    """Tell whether what was typed after a verb is like something in a line: a word mistyped, or a mere number."""
    verb = find((verb for verb in heads(kind) if fold(line).startswith(verb)), f"the verb of “{line}”")
    words, offered = (re.findall(r"\w+", fold(one.removeprefix(verb))) for one in (typed, line))
    said = [word for word in words if len(word) > FEW]
    return not said or any(fuzz.ratio(word, one) >= VERB for word in said for one in offered)


def things(lines: Sequence[str], orders: Sequence[type[Order[Any]]], lists: Lists, owned: Owned) -> list[Order[Any]]:
    """Give the orders that lines say, an owner's name read as each thing of his; none where that makes no order."""
    exact = {line: orders_in(line, orders, lists) for line in lines}
    parts = [(parted(line, name), names) for line in lines if not exact[line] for name, names in owned.items()]
    texts = [f"{before}{one}{after}" for (before, owner, after), names in parts if owner for one in names]
    found = [order for text in texts for order in orders_in(text, orders, lists)]
    return [*(order for some in exact.values() for order in some), *found] if found else []


def place(order: Order[Any], choices: Narrowing) -> int:
    """Give how late what an order names comes among what is offered for it."""
    given, fields = order.model_dump(), [field for field in forms(type(order)) if field.kind == "name"]
    named = [(given[field.name], choices(type(order), field.name, {})) for field in fields if given[field.name]]
    offered = [(one, list(names.values())) for one, names in named if names]
    return max((ids.index(one) if one in ids else len(ids) for one, ids in offered), default=0)


def parted(line: str, name: str) -> tuple[str, str, str]:
    """Give what stands before a name in a line, the name as it was typed there (empty: nowhere), and what follows."""
    met = re.search(rf"(?<!\w){re.escape(name)}(?!\w)", line, re.IGNORECASE)
    return (line[: met.start()], met[0], line[met.end() :]) if met else (line, "", "")


def written(orders: Sequence[Order[Any]], lexicon: Lexicon) -> tuple[str, ...]:
    """Write a few orders, each once."""
    return tuple(islice(dict.fromkeys(write(order, lexicon) for order in orders), FEW))


def several_of(
    typed: str, lines: Sequence[str], kinds: Sequence[type[Order[Any]]], lexicon: Lexicon
) -> tuple[str, ...]:
    """Give lines with the number that was typed, where each can be said so often at once."""
    count = next((number for number in re.findall(r"\b\d{1,2}\b", typed) if int(number) > 1), "")
    many = [(line, line.replace(" ", f" {count} ", 1)) for line in lines]
    return tuple(more if count and several(more, kinds, lexicon) else line for line, more in many)


def bare(text: str, sayings: Mapping[str, Sequence[str]]) -> bool:
    """Tell whether a line is nothing but what players say for an order: `yes` in a ballot, `play it`."""
    return fold(core(text)).rstrip(" .!") in sayings


def said(text: str, sayings: Mapping[str, Sequence[str]]) -> list[str]:
    """Give a line as it stands, and with each verb of the game in place of what players say for it."""
    line = core(text)
    words = line.split(" ")
    longest = sorted(sayings, key=lambda one: -len(one.split()))
    for saying, alike in ((one, how) for how in (fold_equal, like) for one in longest):
        count = len(saying.split())
        if len(words) >= count and alike(" ".join(words[:count]), saying):
            if saying in ALONE and len(words) > count:
                continue
            return [line, *(" ".join([verb, *words[count:]]) for verb in sayings[saying])]
    return [line]


def fold_equal(typed: str, wanted: str) -> bool:
    """Tell whether words are these, but for case and accents."""
    return fold(typed) == wanted


def like(typed: str, wanted: str) -> bool:
    """Tell whether words are others, or only mistyped; short ones have to be right, and “marry” is not “array”."""
    word = fold(typed)
    begins = word[:1] == wanted[:1] or word == wanted[1:] or sorted(word[:2]) == sorted(wanted[:2])
    return word == wanted or (len(wanted) > FEW and begins and fuzz.ratio(word, wanted) >= VERB)


def slips(line: str, orders: Sequence[type[Order[Any]]], lists: Lists) -> list[Order[Any]]:
    """Give the orders that a line says, or that it is one slip or two away from."""
    found = orders_in(line, orders, lists)
    if found:
        return found
    mended, meanings = corrected(line, orders, lists)
    typed, read = fold(line), fold(mended)
    denied = DENYING & set(read.split()) - set(typed.split())
    near = fuzz.ratio(typed, read) >= LIKE and typed[:1] == read[:1]
    return meanings if near and not denied else []


def verbs(line: str, orders: Sequence[type[Order[Any]]]) -> dict[str, list[type[Order[Any]]]]:
    """Give the kinds of order with whose verb a line begins, by the line with that verb spelled right.

    The longest verb tells: `raise mission` is no `raise`.
    """
    words = line.split(" ")
    found: list[tuple[int, float, str, type[Order[Any]]]] = []
    for order in orders:
        for verb in heads(order):
            count = len(verb.split(" "))
            typed = " ".join(words[:count])
            if len(words) >= count and like(typed, verb):
                found.append((count, fuzz.ratio(fold(typed), verb), " ".join([verb, *words[count:]]), order))
    best = max(((count, ratio) for count, ratio, _, _ in found), default=(0, 0))
    kinds: dict[str, list[type[Order[Any]]]] = {}
    for count, ratio, mended, order in found:
        if (count, ratio) == best:
            kinds.setdefault(mended, []).append(order)
    return kinds


def heads(order: type[Order[Any]]) -> Iterator[str]:
    """Give the words with which an order may begin: all before its first field, each way that they may be written."""
    for template in templates(order):
        yield from dict.fromkeys(" ".join(words).lower() for words in leading(template.steps) if words)


def openings(order: type[Order[Any]]) -> list[str]:
    """Give the shortest words with which an order may begin, one for each form that it has."""
    led = ((" ".join(words).lower() for words in leading(template.steps) if words) for template in templates(order))
    return list(dict.fromkeys(min(some, key=len) for words in led if (some := list(words))))


def leading(steps: Sequence[Step]) -> Iterator[tuple[str, ...]]:
    """Give the words that lead through steps up to the first field."""
    for step in steps:
        if not isinstance(step.part, Word) or step.part.glued:
            yield ()
            continue
        for after in leading(step.then):
            yield from ((one, *after) for one in step.part.spellings)


def whole(line: str, kind: type[Order[Any]], suggester: Suggester) -> list[str]:
    """Give whole orders of a kind that go on from its verb, made from what was typed as far as it goes."""
    verb = find((verb for verb in heads(kind) if line == verb or line.startswith(f"{verb} ")), f"the verb of “{line}”")
    stems = suggester.stems(f"{verb} ", [kind]) or suggester.stems(verb, [kind])
    found: list[str] = []
    for _ in range(DEEP):
        stems = [stem for stem in stems if stem.order is kind]
        found += [stem.text for stem in stems if suggester.allowed(stem)]
        nearest = sorted(stems, key=lambda stem: -likeness(line, stem.text))[:WIDE]
        longer = [one for stem in nearest for step in stem.then for one in suggester.onward(stem, step)]
        stems = [stem for stem in longer if stem.then]
        if not stems:
            break
    return found


SEVERAL = frozenset({"names", "amounts"})
"""The kinds of fields that name several things."""
Named = Mapping[str, Collection[str]]
"""Names that were typed, folded, each with all names of what it stands for."""


def known(line: str, kinds: Sequence[type[Order[Any]]], lists: Lists) -> Named:
    """Give the names in a line, folded, of what orders of these kinds name; no single letter, no part of another.

    Against whom one does something with somebody is left out where an order can name but one of them.
    """
    fields = [field for kind in kinds for field in forms(kind)]
    things = [lists.names(field) for field in fields if field.names_kind]
    choices = [lists.names(field) for field in fields if field.choices]
    found = ways(line, things) or ways(line, choices)
    only = lists.names(fields[0]) if fields and all(one.kind not in SEVERAL for one in fields) else {}
    named = [one for one in found if any(fold(name) == one for name in only)]
    left_out = {one for one in named if led(line, one) == "against"}
    beside = len(kinds) == 1 and left_out and set(named) - left_out and sum(only == one for one in things) == 1
    return {one: ways for one, ways in found.items() if one not in left_out} if beside else found


def ways(line: str, lexicons: Sequence[Mapping[str, Any]]) -> Named:  # Any: ids and choices
    """Give the names in a line, folded, each with all that stand for the same."""
    here = {fold(name) for names in lexicons for name in names if len(name) > 1 and holds(line, fold(name))}
    whole = [one for one in here if not any(one != other and holds(other, one) for other in here)]
    return {
        one: {
            fold(other)
            for names in lexicons
            for name, id in names.items()
            if fold(name) == one
            for other in names
            if names[other] == id
        }
        for one in whole
    }


def holding(named: Named) -> Callable[[str], bool]:
    """Give what tells whether a line holds all that was named; a name is never exchanged for another."""
    return lambda line: all(any(holds(line, one) for one in ways) for ways in named.values())


def holds(line: str, name: str) -> bool:
    """Tell whether a folded name stands in a line, its words whole."""
    return f" {name} " in f" {' '.join(re.findall(WORDS, fold(line)))} "


def turned(typed: str, line: str, named: Collection[str]) -> bool:
    """Tell whether a line goes to where one wanted to come from, or the other way round."""
    ways = [{name: led(one, name) for name in named} for one in (typed, line)]
    return any(way in WAYS and ways[1][name] in WAYS - {way} for name, way in ways[0].items())


def led(line: str, name: str) -> str:
    """Give the word before a folded name in a line; empty where it does not stand there."""
    before, met, _ = f" {' '.join(re.findall(WORDS, fold(line)))} ".partition(f" {name} ")
    return before.split(" ")[-1] if met else ""


def likeness(typed: str, line: str) -> float:
    """Give how much of what was typed a line holds, of 100; then by the nearest number and the fewest words."""
    wanted, given = (re.findall(r"\d+", one) for one in (typed, line))
    apart = abs(int(wanted[0]) - int(given[0])) if wanted and given else 0
    return fuzz.token_set_ratio(fold(typed), fold(line)) - min(apart, 900) / 10 - len(line.split()) / 1000
