"""Questions: one question for judgement, told by its kind, and answered from what the game reckons."""

from collections.abc import Sequence

from bot.service.ground.messages import Message
from bot.service.plain.chances import ATTACK, chances, considered
from bot.service.plain.judging import asking
from bot.service.plain.judging.advising import advice, idle
from bot.service.plain.judging.alternatives import chosen
from bot.service.plain.judging.case import Case, Key
from bot.service.plain.judging.comparing import WAR, aim_of, best, compared, own, weighed
from bot.service.plain.judging.facing import (
    Asked,
    by_rival,
    by_threats,
    by_trust,
    joined,
    most_feared,
    ordered,
)
from bot.service.plain.judging.supposing import by_own_deed
from bot.service.plain.rivals.rivalry import rivalry
from bot.service.plain.ruled import foreseen_by_rules
from rules.kernel.language.courtesies import in_digits
from rules.kernel.play.aims import no_aims

UNCOUNTED = "“{}” can be given; what comes of it beyond that I cannot count."
CLOSED = "“{}”: nothing that you could set out for is open to you at this window."


async def single(case: Case, asked: Asked) -> Message | None:
    """Answer one question for judgement; None where it is none."""
    line = asked.folded
    if not (asking.asks(line) or asking.ADVICE.fullmatch(line) or asking.CONSIDERS.fullmatch(line)):
        again = asking.AGAINST.fullmatch(line)
        return await of_one(case, asked, wise=False) if again else None
    for weigh in (
        by_own_deed,
        by_deed,
        by_trust,
        by_threats,
        by_comparison,
        by_silence,
        by_counsel,
        by_rival,
        by_thing,
        by_order,
    ):
        if told := await weigh(case, asked):
            return told
    return None


async def by_comparison(case: Case, asked: Asked) -> Message | None:
    """Answer which of several things, or of all, had better be set out for; None where that is not asked."""
    line, named = asked.folded, asked.named
    if asking.SUPPOSES.fullmatch(line) or asking.OWN_IF.search(line):
        return None
    if asking.DIFFERENCE.search(line) and not named[1:]:
        return None
    if asking.BARE.fullmatch(line):
        named = case.mentioned(case.text)
    several = len({aim.of for group in named for key in group if (aim := aim_of(case, key))}) > 1
    between = asking.BETWEEN.search(line)
    if between and foreseen_by_rules(case.herald, case.card, asked.line):
        return None  # “archers or infantry?” asks what each is good for
    strung = between or " and " in line or not asking.ODDS.search(line)
    judges = asking.compares(line) or asking.WISE.fullmatch(line) or line.startswith(("should", "shall"))
    if (several or named[1:]) and strung and judges and (told := await compared(case, line, named)):
        return told
    kinds = foreseen_by_rules(
        case.herald, case.card, asked.line
    )  # “archers or infantry?” asks for no figures of orders
    if between and judges and not kinds and (ways := chosen(case, asked.line)):
        return ways
    return await by_choice(case, asked, named)


async def by_choice(case: Case, asked: Asked, named: Sequence[Sequence[Key]]) -> Message | None:
    """Answer which of all things is best, by counsel where nothing can be set out for; None where that is not asked."""
    line = asked.folded
    if (asked.seats(case) and asking.ODDS.search(line)) or asking.LOSES.search(line):
        return None
    if any(own(case, key) for group in named for key in group if key[0] not in case.persons):
        return None
    bare = asking.BARE.fullmatch(line)
    wants = asking.CHOOSES.fullmatch(line) or bare or (asking.WHICH.fullmatch(line) and asking.SERVES.search(line))
    if wants or (asking.WHICH.fullmatch(line) and asking.compares(line)):
        return await best(case, line) or (await advice(case) if wants and case.desk.asked else closed(case, line))
    return await advice(case) if asking.BETWEEN.search(line) and asking.BEST.search(line) and case.desk.asked else None


def closed(case: Case, line: str) -> Message | None:
    """Say that nothing can be taken at the open window; None where that is not asked, or the game takes nothing."""
    window = case.desk.session.window
    takes = set(line.split()) & {*WAR}
    if not takes or case.desk.ruleset.aims is no_aims or window is None or not case.desk.asked:
        return None
    return Message(content=CLOSED.format(case.say(window.title).rstrip(".")))


async def by_silence(case: Case, asked: Asked) -> Message | None:
    """Answer what becomes of somebody who does nothing; None where that is not asked."""
    return await idle(case, asked.seat(case)) if asking.IDLE.fullmatch(asked.folded) else None


async def by_counsel(case: Case, asked: Asked) -> Message | None:
    """Answer who asks for advice, and who is to be feared most; None where neither is asked."""
    line = asked.folded
    if asking.ADVICE.fullmatch(line):
        return await advice(case)
    if asking.DANGER.fullmatch(line) and asking.OWN.search(line) and not asked.named:
        return await most_feared(case)
    return None


async def by_thing(case: Case, asked: Asked) -> Message | None:
    """Answer what something would bring, or whether it is worth it; None where nothing is named that could be had."""
    line = asked.folded
    wise = bool(asking.WISE.fullmatch(line))
    if asking.REACHES.fullmatch(line) or (asked.named[1:] and asking.ODDS.search(line)):
        return await of_one(case, asked, wise=False, aimed=True)
    if wise or asking.GAINS.fullmatch(line):
        return await of_one(case, asked, wise=wise)
    return None


async def of_one(case: Case, asked: Asked, *, wise: bool, aimed: bool = False) -> Message | None:
    """Weigh the one thing that is named, a thing before a seat; None where none can be set out for."""
    keys = [key for group in asked.named for key in group]
    for key in sorted(keys, key=lambda one: one[0] == "seat"):
        if told := await weighed(case, key, wise=wise):
            return told
    names = [case.called(key) for key in keys[:1] if key[0] != "seat" and not aimed]
    return await considered(case.herald, case.who, [f"{ATTACK} {name}" for name in names]) if names else None


async def by_deed(case: Case, asked: Asked) -> Message | None:
    """Answer whether an order is wise that sets out for nothing, or what another figure would do; None for others."""
    if met := asking.SETS.fullmatch(asked.line):
        return await considered(case.herald, case.who, [f"{met['what']} {met['number']}"], plainly=True)
    met = asking.TO_DO.fullmatch(asked.line)
    if met is None or not await ordered(case, met["order"]):
        return None
    aimed = any(own(case, key) for group in asked.named for key in group if key[0] not in case.persons)
    if aimed and not any(map(str.isdigit, in_digits(met["order"]))):
        return None
    return await chances(case.herald, case.who, asked.line) or await unweighed(case, met["order"], asked.seat(case))


async def by_order(case: Case, asked: Asked) -> Message | None:
    """Answer what an order would do, or whether it is wise, in its own words; None where none is said."""
    if met := asking.CONSIDERS.fullmatch(asked.line):
        words = next(filter(None, met.groups()), "")
        return await considered(case.herald, case.who, [words], plainly=True)
    if asking.ODDS.search(asked.folded) and asking.clauses(case.text)[1:]:
        return await chances(case.herald, case.who, asked.line)
    if not asking.WISE.fullmatch(asked.folded):
        return None
    told = await chances(case.herald, case.who, asked.line)
    return told or (await advice(case) if asking.TO_DO.fullmatch(asked.line) and case.desk.asked else None)


async def unweighed(case: Case, order: str, seat: str) -> Message:
    """Say of an order of which nothing can be counted that it can be given, and how whom it names stands to one."""
    first = Message(content=UNCOUNTED.format(order), buttons=case.buttons([order]))
    return joined([first, *([await rivalry(case.herald, case.card, case.who, seat)] if seat else [])])
