"""Either: what a line says that names two things of which one will do: `go for Durham or York, whichever is easier`."""

import re
from itertools import pairwise

from bot.service.desk.desk import Desk
from bot.service.orders.guessing.mentions import said_in
from rules.kernel.language.forms import forms
from rules.kernel.language.matching import fold

BEHIND = re.compile(r"[\s,]*\b(?:instead|(?:which|what)ever|depending)\b.*$")
"""How it goes on behind two things of which either will do."""


def either(desk: Desk, line: str) -> tuple[str, ...]:
    """Give a line with each of two things alone that it names with an `or` between them; none where it names none."""
    fields = list(dict.fromkeys(field for one in desk.orders for field in forms(one)))
    plain = BEHIND.sub("", fold(line))
    named = [one.text for one in said_in(plain, fields, desk.lexicon()).mentions if one.named]
    for first, second in pairwise(named):
        both = re.compile(rf"\b(?:either )?{re.escape(first)} or (?:in |at |to |the )*{re.escape(second)}\b")
        if both.search(plain):
            return tuple(both.sub(one, plain, count=1) for one in (first, second))
    return ()
