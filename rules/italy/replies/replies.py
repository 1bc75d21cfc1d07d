"""What is asked in plain words, and who answers it."""

import re
from collections.abc import Callable

from rules.italy.board.state import World
from rules.italy.replies.holdings import dearest, gained, strength
from rules.italy.replies.lands import building, defeat, income, risked, taken, weakest
from rules.italy.replies.spoken import plain
from rules.italy.replies.talents import supposed
from rules.italy.replies.war import both, danger, fought, kept, saved
from rules.kernel.play.replies import Reply

Answering = Callable[[World, str, str, str], Reply[World] | None]
"""Answers a question of a Power at a window, by its name, from the whole line."""
I_TAKE = r"(?:i|we) (?:take|took|win|won|conquer\w*|get|got|capture\w*|choose|chose)"
NO_WAR = r"(?:attack(?:ed)? (?:nobody|no ?one|no-one)|(?:do not|don't|dont|stop) attack\w*|stay(?:ed)? at home|hold)"
EVER = (
    r"(?:from now on|only build|just build|build only|till the end|until the end|any ?more|for ever|forever|for good)"
)
TO_DO = r"(?:what (?:can|should|could|do|must|shall) i do|how (?:can|do|could|should) i (?:defend|protect|guard|stop))"
ASKED: tuple[tuple[Answering, str], ...] = (
    (saved, r"(?:can|could|may) i (?:save|keep|store|bank|carry)\b.*\b(?:next|later|future|over|another) ?(?:turn)?"),
    (both, r"\b(?:can|could|may) i\b.*\b(?:spend|put|use|set)\b.*\b(?:defen|protect).*"),
    (building, rf"\b(?:if|what)\b.*\b{NO_WAR}\b.*\b{EVER}\b|\bif i (?:only|just) build\b"),
    (weakest, r"\b(?:who|which|what)\b.*\b(?:weakest|easiest|softest|easy (?:target|prey))\b"),
    (defeat, r"\bwhat does .?(?:lost|losing|lose) badly.? mean"),
    (risked, r"\b(?:which|what) (?:home|province|land)s? .*\b(?:i (?:would |will |could |might )?lose|do i lose)\b"),
    (
        risked,
        r"\bwhat (?:does|would|will) (?:it|this|that) cost me if i lose\b|\bwhat (?:do|could|would) i (?:lose|risk)\b",
    ),
    (income, r"\bpays? me\b|\b(?:sources? of|where does my) (?:my )?(?:income|revenue|money|talents)"),
    (danger, rf"^{TO_DO}\b.*\b(?:against|about|from)\b|\bwhat (?:will|would|can|could) .+ do to me\b"),
    (danger, r"\bhow (?:strong|safe|weak) (?:is|am|are)\b.*\b(?:if|when|against|should)\b"),
    (
        fought,
        r"\bhow did (?:our|my|the) (?:attack|battle|war)\b|\bis (?:the|my|our|this) battle (?:decided|over|fought)",
    ),
    (fought, r"\bdid (?:i|we|my attack|our attack|my army) (?:win|won|lose|work|succeed)\b"),
    (kept, r"\b(?:would you|should i|shall i|better to) (?:keep|save|spend|rather keep|advise me to keep)\b"),
    (kept, r"\bkeep (?:the|my|all|them|these) ?(?:talents?)?.*\b(?:instead|rather|civic)\b|\bgood bargain\b"),
    (dearest, r"\bwhich\b.*\bmy\b.*\bmost\b|\bwhich (?:one )?(?:matters?|counts?) (?:the )?most for my\b"),
    (strength, r"^(?:and |so |but )*how strong am i\b|^how many points (?:do|have) i (?:have )?at home\b"),
    (
        gained,
        r"\bwhat (?:do|would|will|could) i (?:get|gain|win)(?: (?:for|by|from|with|if))? (?:it|this|that|by that)\b",
    ),
    (taken, rf"\bif {I_TAKE}\b|\bwhat (?:would|does|will|do) .+ do to\b"),
)
"""Who answers what people ask, by what the question has in it; the first that has an answer does."""
WAYS = tuple((re.compile(way), answer) for answer, way in ASKED)


def reply(world: World, seat: str, window: str, words: str) -> Reply[World] | None:
    """Answer what a Power asks in plain words from what it may know; None for what no map answers."""
    if seat not in world.powers:
        return None
    line = plain(words)
    if found := supposed(world, seat, window, line):
        return found
    met = (answer(world, seat, window, line) for way, answer in WAYS if way.search(line))
    return next(filter(None, met), None)
