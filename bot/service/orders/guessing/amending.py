"""Amending: what somebody changes of an order that he has given, told by what he names: `k make it rouen instead`.

What is named takes the place of what stands in the order; what is not named stays.
"""

import re
from collections.abc import Sequence
from typing import Any

from pydantic import ValidationError

from bot.service.desk.desk import Desk
from bot.service.orders.guessing.closest import held, within
from bot.service.orders.guessing.likely import SILENT, speaks_of
from bot.service.orders.guessing.mentions import Mention, Said, said_in
from bot.store.records import Draft
from rules.kernel.language.forms import Field, forms
from rules.kernel.language.grammar import write
from rules.kernel.language.matching import fold
from rules.kernel.orders.order import Order

CORRECTS = re.compile(
    r"\b(?:no+,? wait|wait,? no|no+(?=[,.!])|(?:(?<=^)|(?<=[,.!] ))no+(?! (?:more|one|longer|need))|"
    r"instead|actually|make (?:it|that|this)|i (?:really |actually )?mean[t]?|oops|nvm|"
    r"never ?mind|rather|changed?|on second thoughts?|on reflection|back to|better|correction|nope?|nah|sorry|"
    r"let it be|should be|after all|not)\b"
)
"""How somebody speaks who corrects himself."""
OLD = re.compile(r"\b(?:instead of|rather than|in place of|and not|but not|not)\s+(?P<old>[^,;.:]+)")
"""What somebody does not want any more."""
ADDS = re.compile(
    r"^(?:(?:ok|okay|k|oh|hm+|yes|so|please)[\s,]+)*"
    r"(?:(?:and|also|plus|add|append|insert|then|next|or|else|otherwise|failing that|"
    r"(?:put|move)(?=.+\b(?:list|end|bottom|top|front)\b))\b[\s,]*)+|"
    r"[\s,]+(?:too|as well|second|third|fourth|next|also|besides|after (?:that|it))[\s.!]*$|"
    r"[\s,]+if (?:(?:that|it)(?: is|['’]?s) )?(?:taken|gone|not (?:free|possible|available))[\s.!]*$"
)
"""How somebody adds to a list that he has given."""
FRONT = re.compile(r"\b(?:front|top|start|beginning|head|first)\b")
AT_LIST = re.compile(
    r"[\s,]*\b(?:(?:to|at|on|in|onto|as)\s+)?(?:(?:the|my|our|its|very)\s+)*"
    r"(?:(?:end|bottom|back|front|top|start|beginning|head|first|last)(?:\s+of\s+(?:it|that))?|"
    r"(?:(?:end|bottom|back|front|top|start|beginning|head)\s+of\s+)?(?:(?:the|my|our|that)\s+)*"
    r"(?:list|wish(?:es|list)?|ranking|order|orders|names|ones?|others|rest))\b"
)
"""Where in a list somebody wants what he adds to it."""
CLAUSE = re.compile(r"\s*[,;:.!–]+\s+|\s+(?:because|cause|since|so that)\s+")
"""What stands between what somebody wants and why he wants it."""
ASKS = re.compile(
    r"(?:(?:wait|hm+|ok|okay|so|but|and|oh|well|actually)[\s,]+)*(?:is|are|was|were|does|do(?= (?:i|we|you|they)\b)|"
    r"did|would|will|should|shall|which|what|how|why)\b"
)
"""How somebody asks, be it without a mark."""
TAKES_BACK = re.compile(
    r"\b(?:forget|cancel|undo|drop|take back|withdraw|scrap|scratch|call off|don'?t|do not|no more|never|"
    r"too (?:much|many|few|little|high|low|far|risky|dangerous|expensive|dear|late|early|soon|weak|strong))\b"
)
"""What takes something back, or finds fault with it, and changes nothing."""
LOOKED_AT, SPARE = 6, 1
"""So many of the latest orders may be meant; a line that says so much besides is another thing."""


def amended(desk: Desk, line: str) -> tuple[Draft, Order[Any]] | None:  # Any: each game has its own state
    """Give the latest order that a correction changes, and what it becomes; None where it changes none for certain."""
    plain = fold(line)
    if asks(plain) or not CORRECTS.search(plain) or TAKES_BACK.search(plain):
        return None
    old = " ".join(found["old"] for found in OLD.finditer(plain))
    new = OLD.sub(" ", plain)
    for draft in desk.drafts[: -LOOKED_AT - 1 : -1]:
        order = desk.session.read(draft.given)
        fields = [one for one in forms(type(order)) if one.kind not in ("text", "bool")]
        said = telling(desk, new, fields)
        gone = said_in(old, fields, desk.lexicon()).mentions if old else ()
        if gone and not any(stands(order, fields, one) for one in gone):
            continue
        if said.mentions and spare(said) <= SPARE and (found := changed(desk, order, fields, said, gone)):
            return draft, found
    return None


def extended(desk: Desk, line: str) -> tuple[Draft, Order[Any]] | None:  # Any: as above
    """Give the latest order with what a line adds to the list in it: `and London`; None where it adds to none."""
    plain = fold(line)
    if asks(plain) or not ADDS.search(plain) or not desk.drafts:
        return None
    draft = desk.drafts[-1]
    order = desk.session.read(draft.given)
    lists = [one for one in forms(type(order)) if one.kind == "names"]
    if len(lists) != 1:
        return None
    (one,) = lists
    bare = ADDS.sub(" ", plain)
    said, key = said_in(AT_LIST.sub(" ", bare), lists, desk.lexicon()), (one.names_kind, one.choices)
    if not said.mentions or spare(said) or any(key not in each.named for each in said.mentions):
        return None
    before = getattr(order, one.name)
    front = any(FRONT.search(at[0]) for at in AT_LIST.finditer(bare))
    more = [id for each in said.mentions if (id := each.named[key][0]) not in before or front]
    listed = (*more, *(id for id in before if id not in more)) if front else (*before, *more)
    try:
        new = type(order).model_validate({**order.model_dump(exclude_unset=True), one.name: listed})
    except ValidationError:
        return None
    return (draft, new) if more and new.displaces(order) and could(desk, order, new) else None


def telling(desk: Desk, plain: str, fields: Sequence[Field]) -> Said:
    """Give what those clauses say that name something of an order; the others say why, unless they order something.

    What orders something more counts as said besides.
    """
    clauses = [CORRECTS.sub(" ", one).strip() for one in CLAUSE.split(plain)]
    found = [(one, said_in(one, fields, desk.lexicon())) for one in clauses if one]
    if any(tells(text, one) for text, one in found):
        return Said((), (), everything=False)
    kept = [one for _, one in found if one.mentions or speaks_of(desk, " ".join(one.words))]
    return Said(
        tuple(each for one in kept for each in one.mentions),
        tuple(word for one in kept for word in one.words),
        any(one.everything for one in kept),
    )


def tells(clause: str, said: Said) -> bool:
    """Tell whether a clause says what something that it names does: `Lucania will attack us` changes no order."""
    first = next((one for one in said.mentions if one.named), None)
    return bool(first and spare(said) and re.match(rf"(?:(?:the|my|our)\s+)*{re.escape(first.text)}\s+\w", clause))


def asks(plain: str) -> bool:
    """Tell whether a folded line asks something, so that it changes nothing."""
    return "?" in plain or bool(ASKS.match(plain))


def spare(said: Said) -> int:
    """Count what is said besides and is no mere talk: whoever says more means something else by it."""
    return len([word for word in said.words if word not in SILENT])


def exchanged(desk: Desk, before: str, line: str) -> str:
    """Give what was said before with a name or number exchanged as a correction says; empty where it exchanges none.

    For what was said and came to nothing, so that no order stands to be changed.
    """
    plain = fold(line)
    if asks(plain) or not CORRECTS.search(plain) or TAKES_BACK.search(plain) or not before or asks(fold(before)):
        return ""
    fields = list(dict.fromkeys(one for kind in desk.orders for one in forms(kind) if one.kind not in ("text", "bool")))
    olds = [one for found in OLD.finditer(plain) for one in said_in(found["old"], fields, desk.lexicon()).mentions]
    new = telling(desk, OLD.sub(" ", plain), fields)
    stood = said_in(before, fields, desk.lexicon()).mentions
    other = set(new.words) - {*fold(before).split()}
    if len(new.mentions) != 1 or spare(new) > SPARE or speaks_of(desk, " ".join(other)):
        return ""
    fits = [
        one for one in stood if alike(one, new.mentions[0]) and (not olds or one.text in [old.text for old in olds])
    ]
    if len(fits) != 1 or fits[0].text == new.mentions[0].text:
        return ""
    return re.sub(rf"\b{re.escape(fits[0].text)}\b", new.mentions[0].text, fold(before), count=1)


def alike(one: Mention, other: Mention) -> bool:
    """Tell whether two things that are named may stand for each other."""
    return (one.number is not None and other.number is not None) or bool(one.named.keys() & other.named.keys())


def stands(order: Order[Any], fields: Sequence[Field], one: Mention) -> bool:  # Any: as above
    """Tell whether something that is named stands in an order."""
    for each in fields:
        value = getattr(order, each.name)
        inside = value if isinstance(value, (tuple, dict)) else (value,)
        if one.number is not None and one.number in inside:
            return True
        if any(id in inside for id in one.named.get((each.names_kind, each.choices), ())):
            return True
    return False


def changed(
    desk: Desk, order: Order[Any], fields: Sequence[Field], said: Said, gone: Sequence[Mention]
) -> Order[Any] | None:  # Any: as above
    """Give an order with all that is named in the place of what stood there; None where something has no place."""
    given, left = {name: value for name, value in order if name in order.model_fields_set}, list(said.mentions)
    for one in fields:
        key = (one.names_kind, one.choices)
        if one.kind == "int":
            taken = [each for each in left if each.number is not None and within(one, each.number)][:1]
            value: Any = taken[0].number if taken else None  # Any: as the field
        elif one.kind == "names":
            taken = [each for each in left if key in each.named]
            value = listed(getattr(order, one.name), [each.named[key][0] for each in taken], key, gone)
        elif one.kind == "amounts":
            value, taken = None, []
        else:
            able = held(desk, type(order), one, given)
            fits = [(each, id) for each in left for id in each.named.get(key, ()) if id in able]
            taken, value = ([fits[0][0]], fits[0][1]) if fits else ([], None)
        if taken and value is not None:
            given[one.name] = value
            left = [each for each in left if each not in taken]
    try:
        new = type(order).model_validate(given)
    except ValidationError:
        return None
    good = not left and new != order and write(new, desk.lexicon()) and not new.final(desk.view(), desk.who.seat)
    return new if good and could(desk, order, new) else None


def listed(before: Sequence[Any], new: Sequence[Any], key: tuple[str, tuple[str, ...]], gone: Sequence[Mention]) -> Any:
    """Give a list with new things in the place of those that are gone; None where none of them stood in it."""
    out = [id for id in before if any(id in one.named.get(key, ()) for one in gone)]
    if not out or not new:
        return None
    at = list(before).index(out[0])
    kept = [id for id in before if id not in out and id not in new]
    return (*kept[:at], *new, *kept[at:])


def could(desk: Desk, old: Order[Any], new: Order[Any]) -> bool:  # Any: as above
    """Tell whether an order could be given if another were not."""
    left = [draft for draft in desk.drafts if desk.session.read(draft.given) != old]
    bare = Desk(desk.look, desk.who, desk.session, left, ready=desk.ready)
    return bare.allows(new, bare.view())
