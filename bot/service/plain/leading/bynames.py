"""Bynames: seats called otherwise than by their names, `the Greeks`, `the German emperor`, `the red one`, `Henry`."""

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from bot.service.ground.values import CampaignCard, Who
from bot.service.plain.assent.questions import asks_at_all
from bot.service.plain.letters import begins_behind, called, opened, recipient
from bot.service.plain.players import nobody, short
from rules.kernel.language.bynames import Byname
from rules.kernel.language.matching import fold
from rules.kernel.language.names import LEAST

THE = r"(?:(?:the|that|this|those|these|my|our|dear)\s+)"
RULER = (
    r"(?:king|queen|emperor|empress|kaiser|sultan|caliph|pharaoh|basileus|ruler|monarch|lord|duke|count|sovereign|"
    r"chief|leader|crown|throne)"
)
"""Whoever rules there."""
SOMEBODY = (
    r"(?:one|ones|guy|lot|player|people|folk|gang|crowd|bunch|chap|bloke|dude|fellow|lad|side|friend|neighbour|"
    r"neighbor|bastard)s?"
)
"""Whoever plays there, or is of it."""
SPOKEN_ON = (
    "a about again all also always am an and any are as at attack attacks be because been before but by can come comes "
    "could did do does ever for from going had has have he her him his how i if in into is just know likely lot may me "
    "might more much my never no not now of off on once one only or our out over right she should since so soon still "
    "than that the their them then there they think this to today too under us want wants was we were what when where "
    "whether which while who why will with would yet you your"
)
"""Words before which an adjective with an article stands for the people themselves."""
ENDS = rf"(?=\s*(?:$|[,.;:?!)–—-])|['’]s?\b|\s+(?:{'|'.join(SPOKEN_ON.split())})\b)"
OF_LIFE = re.compile(
    r"\b(?:die[sd]?|dead|death|dying|drops?|heirs?|inherit\w*|succe\w+|old|aged?|marr\w+|wed\w*|bride|born|birth|sons?|"
    r"daughters?|wife|husband|child\w*|health\w*|ill|sick|murder\w*|kill\w*|assassinat\w*|scores?|ratings?|skill\w*|"
    r"famil\w+|father|brother|sister|mother|ransom\w*|envoys?|general)\b|"
    rf"\bwho(?: i|['’])?s (?:the |that )?(?:\w+ )?{RULER}",
    re.IGNORECASE,
)
"""Words about somebody's life and gifts, where whoever rules is a person and no seat."""
ONE = {"are": "is", "were": "was", "have": "has", "do": "does", "aren't": "isn't", "don't": "doesn't"}
"""What is said of one seat for what is said of its people."""
NO_OTHER = r"(?:\s+i(?=\s*(?:$|[,.;:?!])))?(?!\s+the\s+\w+(?:th|nd|rd|st)\b|\s+(?:ii+|iv|vi*|ix|x[ivx]*)\b|[\w-])"
"""What does not follow the name of somebody who rules: the number of another."""
FIRST = " I"
"""How the whole name of a ruler ends who is the first of it."""
Kinds = Mapping[str, Sequence[str]]
"""How else a seat is called, by kind."""
Ways = Sequence[tuple[re.Pattern[str], str]]
"""How seats are called, each with the name that is put there."""


def in_names(
    card: CampaignCard,
    who: Who,
    text: str,
    bynames: Mapping[str, Byname],
    taken: Collection[str],
    shared: Collection[str] = (),
) -> str:
    """Give a text with the names of seats for all else that they are called, but for what is `taken`, folded.

    Of a letter its receiver alone is looked for: the words go as they were written. A name that a place bears as well
    (`shared`) stands in no order for the people of the seat.
    """
    place = 0 if opened(text)[0] else begins_behind(text)
    before, letter = (text[:place], text[place:]) if place or opened(text)[0] else (text, "")
    common = () if asks_at_all(text.strip()) else shared
    met = {seat.id: bynames[seat.id] for seat in card.seats if seat.id in bynames and fold(seat.name) not in common}
    if letter:
        return f"{put(before, ways(card, who, before, met, taken))}{sent(card, who, letter, bynames)}"
    named = put(text, ways(card, who, text, met, taken))
    hails = called(card, who, named) if named != text else None
    return f"letter to {hails[1]}: {text}" if hails else named


def sent(card: CampaignCard, who: Who, letter: str, bynames: Mapping[str, Byname]) -> str:
    """Give a letter with the name of the seat to which it goes, its words untouched."""
    before, rest = opened(letter)
    met = ways(card, who, "", bynames, ())
    names, colon, words = rest.partition(":")
    if colon and (there := put(names, met)) != names and recipient(card, nobody(card), there):
        return f"{before}{there}:{words}"
    found = next(((name, one.end()) for pattern, name in met if (one := pattern.match(rest))), None)
    if found is None:
        return letter
    return f"{before}{found[0]}{rest[found[1] :]}"


def put(text: str, met: Ways) -> str:
    """Give a text with names where seats are called otherwise, and with its verbs for one."""
    for pattern, name in met:
        if pattern.search(text):
            text = pattern.sub(lambda _, name=name: name, text)  # type: ignore[misc]
            text = re.sub(rf"\b({'|'.join(ONE)})(?=\s+{re.escape(name)}\b)", of_one, text, flags=re.IGNORECASE)
            text = re.sub(rf"(?<={re.escape(name)} )(are|were)\b", of_one, text)
    return text


def of_one(said: re.Match[str]) -> str:
    """Give the verb of one for that of several, with a capital where that had one."""
    one = ONE[said[0].lower()]
    return one.capitalize() if said[0][:1].isupper() else one


def ways(
    card: CampaignCard, who: Who, text: str, bynames: Mapping[str, Byname], taken: Collection[str]
) -> list[tuple[re.Pattern[str], str]]:
    """Give how seats are called in a text, or, where that is empty, in a letter's head.

    By what is called another seat, or another thing, none is.
    """
    person, own = bool(OF_LIFE.search(text)), {word for seat in card.seats for word in fold(seat.name).split()}
    names = {seat.id: known(card, seat.name, taken) if text else seat.name for seat in card.seats if seat.id in bynames}
    said = {id: kinds_of(bynames[id], heads=not text or (id != who.seat and not person)) for id in names}
    if text:
        said = {id: {**kinds, "heads": () if bynames[id].apart else kinds["heads"]} for id, kinds in said.items()}
    words = ({fold(one) for some in kinds.values() for one in some} for kinds in said.values())
    times = Counter(word for some in words for word in some)
    found = list[tuple[str, str]]()
    for id, kinds in said.items():
        alone = {kind: [one for one in some if times[fold(one)] == 1] for kind, some in kinds.items()}
        free = {kind: [one for one in some if fold(one) not in (*taken, *own)] for kind, some in alone.items()}
        found += [(pattern, names[id]) for pattern in patterns(alone, free, names[id], person=person)]
        found += [(rf"the\s+{re.escape(one)}(?=\s+\w)", f"{names[id]}'s") for one in free["of"]]
    return [(re.compile(rf"(?<![\w'-]){pattern}", re.IGNORECASE), name) for pattern, name in found]


def patterns(alone: Kinds, free: Kinds, name: str, *, person: bool) -> list[str]:
    """Give how a seat is called, by what is called so `alone` among seats, and by what no other thing is (`free`).

    Where a text speaks of a `person`, who rules it is somebody for himself.
    """
    ruler = "" if person else f"|{RULER}"
    whose = "|".join(map(re.escape, [*alone["of"], *free["names"], name]))
    land = "|".join(map(re.escape, [*alone["people"], name]))
    return [
        rf"{THE}?(?:{whose})\s+(?:{SOMEBODY}{ruler})(?![\w-])",
        *([] if person else [rf"{THE}?{RULER}\s+of\s+(?:the\s+)?(?:{land})(?![\w-])"]),
        *(rf"{THE}?{re.escape(one)}(?![\w-])" for one in (*free["names"], *free["people"])),
        *(rf"{re.escape(one)}{NO_OTHER}" for one in free["heads"]),
        *(rf"{THE}{re.escape(one)}{ENDS}" for one in alone["of"]),
    ]


def known(card: CampaignCard, name: str, taken: Collection[str]) -> str:
    """Give the name of a seat without what others share with it, unless orders know it only with that."""
    return name if fold(name) in taken and fold(short(card, name)) not in taken else short(card, name)


def kinds_of(byname: Byname, *, heads: bool) -> Kinds:
    """Give how else a seat is called, by kind; whoever rules it by all of his name, or by its first word."""
    firsts = [name.split()[0] for name in byname.heads]
    whole = [name for name in byname.heads if not name.endswith(FIRST)]  # who writes to Frederick begins with an I
    ruling = dict.fromkeys((*whole, *(one for one in firsts if len(one) >= LEAST)))
    return {"of": byname.of, "people": byname.people, "names": byname.names, "heads": tuple(ruling) if heads else ()}
