"""Lenient: orders as people say them: with courtesies, of all that there is, by half a name, not from where."""

import re
from collections.abc import Collection, Mapping, Sequence
from itertools import islice
from typing import Any

from bot.service.desk.desk import Desk
from bot.service.orders.gist import counted_first, gist
from rules.kernel.errors import Ambiguous
from rules.kernel.language.courtesies import polite
from rules.kernel.language.grammar import write
from rules.kernel.language.lacking import lacking
from rules.kernel.language.lists import Lists
from rules.kernel.language.matching import fold
from rules.kernel.language.names import parts
from rules.kernel.language.nearness import openings, said
from rules.kernel.language.parsing import orders_in
from rules.kernel.language.repeating import repeated
from rules.kernel.language.several import several, unsettled
from rules.kernel.language.sharing import divided
from rules.kernel.language.tallies import tallied
from rules.kernel.language.wholly import at_most, wholly
from rules.kernel.orders.order import Lexicon, Order

Kinds = Sequence[type[Order[Any]]]
PLAIN = frozenset(
    re.findall(
        r"\w+",
        """
        north south east west northern southern eastern western great little upper lower inner outer house army city
        town port isle island mount river lake land lands court crown crowns king queen prince high main first second
        third with from over upon into army fleet general leader head attack defence spend hold none nothing
        """,
    )
)
"""Words of names that stand for no name by themselves."""
HOMES = ("my capital", "our capital", "the capital", "capital", "my home", "my court", "my capital city", "my seat")
"""What players call the capital of theirs."""
ARMY = re.compile(
    r"\s(?:with )?(?:(?:all|all of|everything|my|our|the|my whole|our whole|the whole|my entire) )+"
    r"(?:army|armies|troops|men|soldiers|forces|elements|units)\s",
    re.IGNORECASE,
)
"""What people say for an army that goes whole."""
FILLED, FEW = 40, 3
"""How many ways to fill a line are tried, and how many are offered where several would do."""
SHORT = 12
"""A line of more words says what is to be done."""
COMBINED = 6
"""How many ways to fill a line are read as several orders, where none says one."""


def leniently(desk: Desk, line: str, lexicon: Lexicon) -> list[Order[Any]]:
    """Read a line as people say it; none where it says nothing so.

    Raises Ambiguous where it leaves out a name, and a few would do.
    """
    plain, view, seat = polite(line), desk.view(), desk.who.seat
    longer = shortened(homely(lexicon, desk.ruleset.homes(view, seat)), desk.ruleset.sayings)
    ways = [(text, names) for names in (lexicon, longer) for text in dict.fromkeys((line, plain))]
    for text, names in ways:
        if found := loosely(desk, text, names, Lists(names)):
            return found
    bare = ARMY.sub(" ", plain, count=1)
    if bare != plain and (found := loosely(desk, bare, lexicon, Lists(lexicon))):
        return found  # it goes as a whole where nobody says who
    if shared := divided(plain, desk.orders, view, seat, lexicon):
        return [shared]
    if full := at_most(plain, desk.orders, Lists(lexicon), lambda order: desk.allows(order, view)):
        return [full]
    if either := unsettled(plain, desk.orders, lexicon):
        raise Ambiguous(line, either)
    filled = completed(desk, plain, longer)
    possible = [order for order in filled if desk.allows(order, view)]
    if len(possible) > 1:
        raise Ambiguous(line, tuple(write(order, lexicon) for order in possible[:FEW]))
    return (
        possible or filled[:1] or gist(desk, line, longer) or verbless(desk, plain, longer)
    )  # what speaks against the first is said of it


def loosely(desk: Desk, text: str, names: Lexicon, lists: Lists, kinds: Kinds = ()) -> list[Order[Any]]:
    """Read a line as an order, as several, or as one of all that there is; none where it is neither.

    Without `kinds` it may be any that the open window asks for.
    """
    kinds = kinds or desk.orders
    exact = orders_in(text, kinds, lists)
    if len(exact) == 1:
        return exact
    found = tallied(text, kinds, lists) or repeated(text, kinds, lists)
    found = found or several(text, kinds, names)
    spoken = [tallied(way, kinds, lists) for way in said(text, desk.ruleset.sayings)[1:]]
    counted = [one for one in spoken if one]
    if found or len(counted) == 1:
        return found or counted[0]
    whole = wholly(text, kinds, lists, desk.view(), desk.who.seat)
    return [whole] if whole else []


def verbless(desk: Desk, line: str, names: Lexicon) -> list[Order[Any]]:
    """Read a line that only says how many of what, as the one kind of order that can be: `3 infantry in Wolfendale`."""
    text, lists = counted_first(line) if len(line.split()) <= SHORT else "", Lists(names)
    found: dict[type[Order[Any]], list[Order[Any]]] = {}
    for kind in desk.orders if text else ():
        for verb in openings(kind):
            orders = found.get(kind) or loosely(desk, f"{verb} {text}", names, lists, (kind,))
            if orders:
                found[kind] = orders
    return next(iter(found.values()), []) if len(found) == 1 else []


def completed(desk: Desk, text: str, names: Lexicon) -> list[Order[Any]]:
    """Give the orders that come of a line which leaves out a name, with each that the seat may give, each once."""
    view, seat = desk.view(), desk.who.seat

    def choices(order: type[Order[Any]], field: str, given: Any) -> Any:  # Any: what was given before, and names
        return desk.ruleset.choices(order, view, seat, field, given)

    tried, lists = [*islice(dict.fromkeys(lacking(text, desk.orders, choices)), FILLED)], Lists(names)
    exact = [one for line in tried if len(one := orders_in(line, desk.orders, lists)) == 1]
    found = exact or [one for line in tried[:COMBINED] if (one := loosely(desk, line, names, lists))]
    return [one[0] for place, one in enumerate(found) if one[0] not in [before[0] for before in found[:place]]]


def homely(lexicon: Lexicon, homes: Mapping[str, str]) -> Lexicon:
    """Give names with what a seat calls its capital, by the kind of thing that it is."""
    added = {kind: {**lexicon.get(kind, {}), **dict.fromkeys(HOMES, id)} for kind, id in homes.items() if id}
    return {**lexicon, **added}


def shortened(lexicon: Lexicon, verbs: Collection[str] = ()) -> Lexicon:
    """Give names with those that a word of theirs alone stands for: `Lucania` for Lucania and Bruttium.

    What players say for a verb stands for nothing else: who would `siege it` names no siege engines.
    """
    taken = {fold(name) for names in lexicon.values() for name in names} | {*map(fold, verbs)}
    found: dict[str, dict[str, str]] = {}
    for kind, names in lexicon.items():
        shorter = {word: names[name] for word, name in parts(names).items() if word not in taken | PLAIN}
        found[kind] = {**names, **shorter}
    return found


def lengthened(line: str, lexicon: Lexicon) -> str:
    """Give a line with whole names in place of a word that stands for one: `build walls` builds a City Wall."""
    taken = {fold(name) for names in lexicon.values() for name in names}
    said = f" {fold(line)} "
    if any(f" {name} " in said for name in taken if " " in name):
        return line
    longer = {word: name for names in lexicon.values() for word, name in parts(names).items() if word not in PLAIN}
    found = {word: longer.get(word) or longer.get(word.removesuffix("s")) for word in said.split() if word not in taken}
    return " ".join(found.get(fold(word)) or word for word in line.split())
