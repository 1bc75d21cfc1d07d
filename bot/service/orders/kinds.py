"""Kinds: what is said of a kind of order to somebody who has written none of it: an example, and when it is asked."""

from collections.abc import Sequence
from typing import Any

from bot.service.desk.desk import Desk
from bot.service.ground.wording import listed
from rules.kernel.errors import Unreadable
from rules.kernel.language.forms import outline
from rules.kernel.language.grammar import write
from rules.kernel.orders.order import Order
from rules.kernel.play.legal import legal


def quoted(lines: Sequence[str]) -> str:
    """Give orders as a choice between them: `“levy” or “tax England 1”`."""
    return listed((f"“{one}”" for one in lines), "or")


def halfway(line: str, stopped: Unreadable) -> str:
    """Say how far a line was understood, without what grammar expects there."""
    rest = line[stopped.column :].strip()
    return f"I do not understand “{rest}” in “{line}”" if rest else f"“{line}” says too little"


def advised(desk: Desk, kind: type[Order[Any]]) -> list[str]:
    """Give what counsel offers of a kind of order."""
    return [write(offer.order, desk.lexicon()) for offer in desk.offers() if type(offer.order) is kind]


def example_of(desk: Desk, kind: type[Order[Any]]) -> str:
    """Give an order of a kind that a seat could give as it sees things, counsel’s first; empty where none was found."""
    for line in advised(desk, kind):
        return line
    found = legal(kind, desk.view(), desk.who.seat, desk.lexicon())
    return write(found, desk.lexicon()) if found else ""


def written(kind: type[Order[Any]], example: str) -> str:
    """Say how an order is written: by an example, else what it wants first, else by its words."""
    return f"it is written such as “{example}”" if example else kind.wants or f"it is written “{outline(kind)}”"


def closed(kind: type[Order[Any]]) -> str:
    """Say what an order is for of which no example was found, and what it wants: there may be none to give now."""
    purpose = (kind.__doc__ or "").strip().split("\n")[0].partition(":")[0].partition(";")[0].rstrip(".")
    if kind.wants:
        return f"I find no way for you to {purpose[:1].lower()}{purpose[1:]} now: {kind.wants}"
    return f"I know “{outline(kind)}”, to {purpose[:1].lower()}{purpose[1:]}, and find none that you could give now"


def asked_in(desk: Desk, kind: type[Order[Any]]) -> str:
    """Say which windows ask for a kind of order; empty where none has a name."""
    when = listed((title for title, orders in desk.ruleset.asks.items() if kind in orders), "or")
    return f"; it is asked in {when}" if when else ""


def clause_of(desk: Desk) -> str:
    """Give the clause of the open window."""
    return desk.session.window.clause if desk.session.window else ""
