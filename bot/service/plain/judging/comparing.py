"""Comparing: which of several things had better be set out for, line by line with the game's figures, best first."""

from collections.abc import Sequence
from typing import Any

from bot.service.ground.messages import Message
from bot.service.ground.wording import listed
from bot.service.plain.chances import ATTACK, considered
from bot.service.plain.judging.asking import by_ease
from bot.service.plain.judging.case import Case, Key
from rules.kernel.language.matching import fold
from rules.kernel.play.aims import Aim
from rules.kernel.play.counsel import in_ten

SHOWN = 5
"""How many things are weighed in one answer."""
FREE = ("neutral", "independent", "unowned", "free", "nobody")
"""Words that ask for what is nobody's."""
WAR = ("kill", "attack", "invade", "conquer", "take", "march", "strike", "beat", "besiege")
"""Words that ask for what is taken from somebody."""
TOWNS = ("city", "cities", "town", "towns", "place", "places")
"""Words that ask for a place, not for whose it is."""
VAGUE = ("on", "to", "in", "seat", "seats", "place", "places")
"""Words of orders and kinds that narrow nothing down."""
NEVER = "{} is nothing that you can set out for now."
ALIKE = "By what I can count {} is better; what others do in secret I cannot weigh."
Aims = Sequence[Aim[Any]]  # Any: each game has its own state


async def compared(case: Case, line: str, named: Sequence[Sequence[Key]]) -> Message | None:
    """Weigh what is named against each other; None where none of it can be set out for."""
    keys = [key for group in named for key in meant(case, group)]
    found = [(key, aim_of(case, key)) for key in dict.fromkeys(keys)]
    aims = ranked(case, line, [one for _, one in found if one])
    if not aims:
        return None
    missing = [key for key, one in found if one is None and case.owners.get(key[0], {}).get(key[1]) != case.who.seat]
    lines = [verdict(case, line, aims) if aims[1:] else "", *map(case.say, (one.text for one in aims))]
    lines += [await barred(case, key) for key in missing[:SHOWN]]
    return Message(content="\n".join(filter(None, lines)), buttons=case.doors(aims))


async def best(case: Case, line: str) -> Message | None:
    """Give what a seat had best set out for, of all or of what a question narrows it down to; None where nothing is."""
    aims = ranked(case, line, narrowed(case, line))
    if not aims:
        return None
    told = [f"{number}. {case.say(one.text)}" for number, one in enumerate(aims, start=1)]
    told = told if aims[1:] else [case.say(aims[0].text)]
    lines = [verdict(case, line, aims) if aims[1:] else "", *told]
    return Message(content="\n".join(filter(None, lines)), buttons=case.doors(aims))


async def weighed(case: Case, key: Key, *, wise: bool) -> Message | None:
    """Say how one thing stands that could be set out for, and whether another promises more; None: it is none."""
    aims = (
        against(case, key[1]) if key[0] == "seat" and not own(case, key) else [one for one in [own(case, key)] if one]
    )
    if not aims:
        return None
    first = max(aims, key=lambda one: one.worth)
    lines = [case.say(one.text) for one in ranked(case, "", aims)[:2]]
    better = max(case.aims, key=lambda one: one.worth)
    if wise and better.worth > first.worth:
        lines += [f"More is promised by another: {case.say(better.text)}"]
    elif wise and first.worth > 0:
        lines += ["Nothing else that you could set out for promises you more now."]
    more = [better] if wise and better.worth > first.worth else []
    return Message(content="\n".join(lines), buttons=case.doors([*aims[:2], *more]))


def narrowed(case: Case, line: str) -> Aims:
    """Give what is asked for: what is nobody's, what is somebody's who is named, or all."""
    words = set(fold(line).split())
    if words & {*FREE}:
        return [one for one in case.aims if not case.owner(one)]
    whose = {id for group in case.mentioned(line) for kind, id in group if id in case.seats}
    aims = [one for one in case.aims if not whose or case.owner(one) in whose]
    if words & {*WAR}:
        aims = [one for one in aims if not one.peaceful]
    called_so = [one for one in aims if words & called_by(one)]
    if called_so:
        return called_so
    people = [one for one in aims if one.kind in case.persons]
    return [one for one in aims if one not in people] if words & {*TOWNS} else people or aims


def called_by(aim: Aim[Any]) -> set[str]:  # Any: as above
    """Give the words that ask for aims of a kind: what the thing is, and the nouns of what is ordered: `wars`."""
    nouns = {aim.kind, *(word for one in aim.orders for word in one.name.split("_")[1:])}
    return {*nouns, *(f"{one}s" for one in nouns)} - {*VAGUE}


def meant(case: Case, group: Sequence[Key]) -> list[Key]:
    """Give which of the things of one name are compared: those that can be set out for, else a seat, else the first."""
    aimed = [key for key in group if own(case, key)]
    seats = [key for key in group if key[0] == "seat"]
    return aimed or seats[:1] or list(group[:1])


def own(case: Case, key: Key) -> Aim[Any] | None:  # Any: as above
    """Give what could be set out for of this kind and id; a country that is a seat is found by either."""
    same = (one for one in case.aims if one.of == key[1] and (one.kind == key[0] or {one.kind, key[0]} <= case.persons))
    return max(same, key=lambda one: one.worth, default=None)


def against(case: Case, seat: str) -> list[Aim[Any]]:  # Any: as above
    """Give what could be taken of a seat, the most promising first."""
    return sorted((one for one in case.aims if case.owner(one) == seat), key=lambda one: -one.worth)


def aim_of(case: Case, key: Key) -> Aim[Any] | None:  # Any: as above
    """Give what could be set out for by a name: the thing itself, or the best that a seat of that name has."""
    return own(case, key) or next(iter(against(case, key[1]) if key[0] == "seat" else ()), None)


def ranked(case: Case, line: str, aims: Aims) -> list[Aim[Any]]:  # Any: as above
    """Put aims in order, by how easy they are or by what they are worth, the best first, as many as are shown."""
    once = list({(one.kind, one.of, one.text): one for one in aims}.values())
    easy = by_ease(fold(line))
    order = (lambda one: (-one.ease, -one.worth)) if easy else (lambda one: (-one.worth, -one.ease))
    return sorted(once, key=order)[:SHOWN]


def verdict(case: Case, line: str, aims: Aims) -> str:
    """Say which is best by what was asked, and which by the other measure, where that is another."""
    first, second, easy = aims[0], aims[1], by_ease(fold(line))
    one, other = (measure(aim, easy=easy) for aim in (first, second))
    if one == other:
        return level(case, aims, easy=easy)
    name, most = called(case, first), len(aims) > 2  # noqa: PLR2004  two are compared as two
    if easy:
        text = f"{'Easiest' if most else 'Easier'} is {name}{figures(first, second)}."
        dear = max(aims, key=lambda each: each.worth)
        return text if dear.worth == first.worth else f"{text} More is promised by {called(case, dear)}."
    text = f"{'Best' if most else 'Better'} for you is {name}: by these figures it promises more."
    easiest = max(aims, key=lambda each: each.ease)
    return text if easiest.ease == first.ease else f"{text} Easier is {called(case, easiest)}."


def level(case: Case, aims: Aims, *, easy: bool) -> str:
    """Say that the first things are alike by what was asked, and which of all is ahead by the other measure."""
    first = aims[0]
    ahead = max(aims, key=lambda one: measure(one, easy=not easy))
    if sum(measure(one, easy=not easy) == measure(ahead, easy=not easy) for one in aims) > 1:
        return ALIKE.format("none of these" if aims[2:] else "neither")
    figure = f": {in_ten(first.chance)} each" if first.chance else ""
    alike = [one for one in aims if measure(one, easy=easy) == measure(first, easy=easy)]
    names = listed(called(case, one) for one in alike)
    more = "promises more" if easy else "is had more easily"
    return f"{names} are alike{figure}; {called(case, ahead)} {more}."


def figures(one: Aim[Any], other: Aim[Any]) -> str:  # Any: as above
    """Say two chances beside each other; nothing where either is not known, or both are said alike."""
    if one.chance is None or other.chance is None or in_ten(one.chance) == in_ten(other.chance):
        return ""
    return f", {in_ten(one.chance)} against {in_ten(other.chance)}"


def measure(aim: Aim[Any], *, easy: bool) -> Any:  # Any: a fraction
    """Give the figure by which aims are put in order."""
    return aim.ease if easy else aim.worth


def called(case: Case, aim: Aim[Any]) -> str:  # Any: as above
    """Give the name of what is aimed at."""
    return case.called(("seat" if aim.of in case.seats else aim.kind, aim.of))


async def barred(case: Case, key: Key) -> str:
    """Say why something cannot be set out for."""
    name = case.called(key)
    told = None if key[0] == "seat" else await considered(case.herald, case.who, [f"{ATTACK} {name}"], plainly=True)
    return told.content if told and not told.buttons else NEVER.format(name)
