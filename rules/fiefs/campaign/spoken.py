"""What leaders say of their armies in words of their own, which no way to write an order reads (FIE-7.9)."""

import re

from rules.fiefs.armies.camp import RECRUITING
from rules.fiefs.armies.orders import army_led
from rules.fiefs.board.state import World
from rules.kernel.language.matching import fold

FIRST = r"(?:(?:and|then|so|now|but|please|to|my army|the army|we|i|should|shall|will|must)[\s,]+)*"
LAST = r"(?:[\s,]+(?:please|pls|now|then|again|instead))*[\s.!]*"
THERE = r"(?:it|there|that|this (?:place|town|city|fief)|(?:the|that) (?:town|city|fief|fortress|place|castle))"
RECRUITS = r"(?:(?:[\s,]+(?:and|to|while))*[\s,]+(?:re)?(?:cruit|cruiting|fill|filling|place (?:the |my )?losses)\b.*)"
AT = r"(?:in|at|near|by|outside) (?P<fief>.+?)"
ENCAMPING = re.compile(
    rf"{FIRST}(?:encamp|camp|make camp|set up camp|pitch camp|go into (?:winter )?camp|winter)"
    rf"(?: {AT})?(?P<recruit>{RECRUITS})?{LAST}"
)
SALLYING = re.compile(
    rf"{FIRST}(?:sally|sortie|break out|make a sortie)(?: out| forth)?"
    rf"(?:[\s,]+(?:and )?(?:fight|attack|give battle|meet (?:them|him|her))(?: (?:them|him|her|it|out))?)?{LAST}"
)
TAKING = re.compile(
    rf"{FIRST}(?:(?:be)?siege|lay siege to|storm|take|capture|conquer|attack|assault) {THERE}"
    rf"(?: (?:until|till) it falls)?{LAST}"
)
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
