"""What leaders say of their armies in words of their own, which no way to write an order reads (FIE-7.9)."""

import re

from rules.fiefs.armies.camp import RECRUITING
from rules.fiefs.armies.orders import army_led
from rules.fiefs.board.state import World
from rules.kernel.language.matching import fold

FIRST = (
    r"(?:(?:and|then|so|now|but|please|to|(?:my|the) (?:army|general|marshal|men|troops)|we|i|should|shall|will|must|"
    r"want|would like|i'd like|id like|let|lets|let's|have|us|rather|i'd|has|needs?|is|ok|no|scratch that|wait|just|"
    r"actually)[\s,]+)*"
)
LAST = r"(?:[\s,]+(?:please|pls|now|then|again|instead))*[\s.!]*"
THERE = r"(?:it|there|that|this (?:place|town|city|fief)|(?:the|that) (?:town|city|fief|fortress|place|castle))"
RECRUITS = r"(?:(?:[\s,]+(?:and|to|while))*[\s,]+(?:re)?(?:cruit|cruiting|fill|filling|place (?:the |my )?losses)\b.*)"
AT = r"(?:in|at|near|by|outside) (?P<fief>.+?)"
STAYED = r"(?:(?:stay|remain|stop|wait|keep)(?: (?:here|there|put|where (?:i am|we are|it is)))? (?:and|n|&|to|in) )?"
WINTERING = (
    r"(?P<winter>[\s,]+(?:for|through|over|until|till|during|in) (?:the )?(?:whole )?(?:winter"
    r"|spring|year's end|next year))"
)
ENCAMPING = re.compile(
    rf"{FIRST}{STAYED}(?:encamp|camp|make camp|set up camp|pitch camp|go into (?:winter )?camp|winter)"
    rf"(?: {AT})?{WINTERING}?(?P<recruit>{RECRUITS})?{LAST}"
)
SALLYING = re.compile(
    rf"{FIRST}(?:sally|sortie|break out|make a sortie)(?: out| forth)?"
    rf"(?:[\s,]+(?:and )?(?:fight|attack|give battle|meet (?:them|him|her))(?: (?:them|him|her|it|out))?)?"
    rf"(?P<next>[\s,]+(?:in )?the (?:next|one after)(?: turn)?|[\s,]+next turn)?{LAST}"
)
GATHERING = re.compile(
    rf"{FIRST}(?:gather|assemble|muster|raise|collect) (?:(?:my|our|the) (?:army|troops|men|host) )?(?:in|at) "
    r"(?P<fief>[^,.]+?)[\s,]+(?:and |then )+(?:stay|remain|wait|hold|keep) (?:put |there |in it |inside )*"
    rf"(?:(?:to|and) (?:defend|hold|guard|protect) (?:it|there|the (?:city|town|fief|capital)))?{LAST}"
)
"""How a leader says where his army gathers to stay there."""
TAKING = re.compile(
    rf"{FIRST}(?:(?:be)?siege|lay siege to|storm|take|capture|conquer|attack|assault) {THERE}"
    rf"(?: (?:until|till) it falls)?{LAST}"
)
PASSING = r"(?:going |marching |and go(?:ing)? )?(?:by(?: way of)?|via|through|over)"
THROUGH = re.compile(rf"{FIRST}(?:(?:go|march|move|travel)(?: there)? )?{PASSING} (?P<fief>.+?){LAST}")
"""How a leader says by which way his army goes."""
NOTHING_OF = (
    r"(?P<let>[\s,]+(?:(?:and|but) )?(?:do not|don't|dont|never ?mind|not|no need to|skip|forget|leave(?: out)?|"
    r"rather than|instead of|without)\b.+)"
)
GOING = re.compile(
    rf"{FIRST}(?:(?:go|march|move|head|advance|ride|walk|set out)(?: (?:in)?to| on| upon| for| towards?| against) )"
    rf"(?P<fief>(?:(?! and | n | & | then |,).)+?)(?:,? {PASSING} (?P<by>(?:(?! and | n | & | then |,).)+?))?"
    rf"(?:,? (?:(?:and|n|&|then|to) )+(?:(?:be)?siege|lay siege to|storm|take|capture|conquer|attack|assault) {THERE}"
    rf"(?: (?:until|till) it falls)?)(?:,? {PASSING} (?P<via>.+?))?{NOTHING_OF}?{LAST}"
)
"""How a leader says where his army goes to besiege, and by which way."""
STAYING_IN = re.compile(
    rf"{FIRST}(?:hold|stay|remain|wait|keep|sit tight|shelter|stop|hide|stand siege)(?: (?:put|safe|still))?"
    r" (?:inside|within|behind|in|at)(?: (?P<fief>(?!(?:the|my|our|its|these|those|camp)\b)[^,.]+?)|"
    r" (?:(?:the|my|our|its) )*(?:walls?|city|town|castle|fortress|gates?|place))?"
    r"(?P<more>(?:[\s,]*(?:and|but|n|&|then|to|just|,)+\s*)?(?:(?:avoid|refuse|not? give|no|do"
    r" not (?:give|fight|accept|offer)|"
    r"dont (?:give|fight)|don't (?:give|fight|accept|offer))(?: (?:a|any|every|all|the"
    r"|open))*(?: (?:battles?|fights?|fighting|"
    r"sally|sallies))?|(?:do not|don't|dont|no|never) sally(?: out)?))?"
    rf"{LAST}|{FIRST}(?:do not|don't|dont|never) (?:sally|leave the (?:walls|city|town|fortress)"
    rf"|come out)(?: out)?{LAST}"
)
"""How a leader keeps his army behind walls."""
INTENDING = re.compile(
    rf"(?P<new>(?:(?:no|ok|then|and|but|now|so)[\s,]+)*(?:i'd|i would|id|let's|lets|we'd|i will|i)? ?(?:much )?rather )"
    rf"(?:go (?:and )?|march (?:and )?|)(?:take|capture|conquer|besiege|attack|storm) (?P<fief>[\w' -]+?){LAST}|"
    r"(?:(?:no|ok|then|and|but|now|so)[\s,]+)*(?:take|capture|conquer|besiege|storm)"
    r" (?P<other>[\w' -]+?) instead[\s.!]*"
)
"""How a leader says what he takes in place of what he had planned."""
FORGETTING = re.compile(
    r"(?:(?:no|ok|then|and|but|now|so)[\s,]+)*(?:forget|never ?mind|drop|skip|leave|no more)(?:"
    r" about)? (?P<fief>[\w' -]+?)"
    r"(?: alone| then| now)*[\s.!]*"
)
"""How a leader says that he plans no more to go somewhere."""
DROPPING = re.compile(
    rf"{FIRST}(?:drop|forget|cancel|scrap|scratch|throw away|delete|clear) (?:the |my |our |that |this )*"
    rf"(?:old |whole |last |entire )*plans?{LAST}|{FIRST}no plan(?: at all)?{LAST}"
)


def said(way: re.Pattern[str], words: str) -> re.Match[str] | None:
    """Give how a leader's words fit one of these ways, all of them; None where they do not."""
    return way.fullmatch(fold(words).lower().strip())


def place(world: World, name: str) -> str:
    """Give the fief that is called so; empty for none."""
    wanted = fold(name or "").strip(" .,!").removeprefix("the ")
    return next((id for id, fief in world.fiefs.items() if fold(fief.name) == wanted), "")


def bound_for(world: World, seat: str) -> str:
    """Give where a House's army is at the end of its plan; empty where it is nowhere on the board."""
    army = army_led(world, seat)
    if army is None:
        return ""
    ways = [one.to for one in army.plan if one.act in ("move", "take", "assemble") and one.to]
    return ways[-1] if ways else army.fief


def best_recruit(world: World, seat: str) -> str:
    """Give the best type in the reserve of a House's army; empty where nobody is in it."""
    army = army_led(world, seat)
    return next((one for one in RECRUITING if army and army.reserve.get(one)), "")
