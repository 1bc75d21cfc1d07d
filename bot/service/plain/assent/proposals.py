"""Proposals: what Herald would order for somebody who leaves it to him, or what was ordered the last time."""

import re
from collections.abc import Sequence

from bot.service.ground.asking import Asked
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.values import CampaignCard, Who
from bot.service.orders import orders
from bot.service.orders.together import Source, Together, give_together, proposed
from bot.service.plain.intents import spoken
from bot.service.plain.replies import YESES
from bot.service.plain.situation import opened, situation
from bot.service.plain.verdicts import door, following, judged
from rules.kernel.errors import Answer

BEFORE = (
    r"(?:(?:ok|okay|well|then|so|just|please|hm+|no idea|dunno|whatever|and|herald|uh|idc|idk|"
    r"yes|yep|yeah|yup|sure|let['’]?s|let us|great|good|fine|"
    r"i (?:dont|don't|do not) (?:know|care))[\s,.!…]+)*"
)
AFTER = r"(?:[\s,]+(?:please|pls|then|now|for me|for us|again|herald|thanks|ok|too|yourself))*[\s.!…]*"
GOOD = r"(?:sensible|useful|good|smart|reasonable|clever|wise|best|right)"
SAID = r"(?:suggest\w*|propos\w*|advis\w*|recommend\w*|said|say|think(?: is)?(?: best| good| right)?|like|want|do)"
THEM = r"(?:them|those|these|that|it)"
ALL = rf"(?:{THEM}|all|everything|the rest)"
GIVE, EVERY = "(?:do|give|order|play|take)", "(?:all(?: of)?|everything|the lot)"
ALL_OF_THEM = r"(?:[\s,.!]+(?:all|both)(?: of)?(?: \w+){1,2})?"
LEAVES = (
    rf"(?:do|give|order|play|try) (?:something|anything|what(?:ever)?(?:['’]s| is))(?: that(?: is|['’]?s))? {GOOD}",
    r"(?:you|herald) (?:decide|choose|pick)(?: it| that| this)?",
    r"(?:choose|decide|pick|play|order|move|do it|act)(?: something| one)? for (?:me|us)",
    rf"(?:do|give|order|take|play) (?:what(?:ever)?|as) (?:you|u) (?:would )?{SAID}",
    rf"do (?:so|{THEM})(?: all| both)?",
    rf"do (?:all|both)(?: of {THEM})?",
    rf"(?:take|give) (?:both|(?:them )?all|all (?:of {THEM}|two|three|four|five|\d))",
    rf"(?:place|put|build|buy|spend|do|send) {ALL}(?: of {THEM})? (?:where(?:ver)?|as|how(?:ever)?) (?:you|u) {SAID}",
    r"(?:what(?:['’]?s| is) (?:the )?best|whatever (?:is|you think is) best)[\s,.?!;]+(?:just )?do (?:it|that)",
    rf"(?:as|what(?:ever)?) (?:you|u) {SAID}",
    r"your (?:choice|call|pick)|(?:it is |it['’]s |its )?up to you|surprise me|whatever (?:is|you think is) best",
    r"(?:i(?:['’]ll| will)? )?(?:follow|take) (?:all )?(?:of )?your (?:own )?advice(?:[\s,.!]+all (?:of )?\w+)?",
    rf"{GIVE} {EVERY}(?: {THEM})?(?: (?:that |what )?(?:you|u)(?: have| had|['’]ve)?(?: just)? {SAID})?{ALL_OF_THEM}",
    r"(?:do|give|order|play) (?:what(?:ever)?|all|everything)(?: that)? (?:a|an|the|your) [\w ]{3,24} would(?: \w+)?",
)
"""How somebody leaves to Herald what is ordered."""
SAME, BEFORE_NOW = frozenset({"same", "repeat"}), frozenset({"again", "before", "previous"})
"""Words one of which is said by whoever orders what he ordered the last time, the others of some orders alone."""
AS_ORDERED = frozenset({"as", "like", "order", "orders", "plan", "procedure", "everything"})
OF_BEFORE = frozenset(
    re.findall(
        r"\w+",
        """
        a the my our all of that those them these it exactly just simply please pls plz i we would like want wish to let
        lets us see ok okay well then so and now yes yep good great fine sure hm hmm once more do give order orders play
        repeat put make use keep same thing things stuff plan move moves procedure everything as like in from at on
        always before last previous turn turns time round rounds year season month window again too also for me herald
        thanks gave ordered given one ones go with no idea dunno whatever uh
        """,
    )
)
"""All that is said by somebody who orders what he ordered the last time, and says nothing else."""
LAST_TIME = re.compile(r"\blast (?:turn|time|round|year|season|month|window|orders?)\b", re.IGNORECASE)
SENSIBLE = re.compile(rf"{BEFORE}(?:{'|'.join(LEAVES)}){AFTER}", re.IGNORECASE)
DO_IT = frozenset({"do it", "do that", "please do", "go ahead", "yes do it", "yes please do"})
"""What says yes to what was advised."""
LITTLE = frozenset({"please", "do", "it", "that", "so", "go", "ahead", "then", "sure", "all", "both", "them", "these"})
"""What may be said beside a yes to advice."""
DOING, MERELY = frozenset({"do", "that", "it"}), LITTLE | {"then", "ok", "okay", "yes", "well", "just", "now", "thing"}
"""What is said by whoever wants that done which was just told of, and all that he says."""
DOES = frozenset({"do", "ahead", "give"})
APPROVES = frozenset(
    re.findall(
        r"\w+", "sounds good great perfect fine nice well alright cool lets let us by with me right like ok okay"
    )
)
"""What is said by whoever wants what was advised done, and how he approves of it."""
NOTHING = "I have nothing to propose beyond what you have given."
NEVER = "You gave nothing the last time that this was asked, so there is nothing to repeat."
ALREADY = "What you gave the last time that this was asked is given already."
FEW = 3
"""Of how many orders it is said why they cannot be given again."""


async def left_to_herald(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Propose what Herald would order, or what was ordered last time; None where neither is wanted."""
    last = herald.asking.of(who.user)
    if told := of_answer(text, last, card):
        return told
    source = wanted(text, last, card)
    if source is None or await orders.reads(herald, who, text):
        return None
    try:
        return shown(await proposed(herald, who, source), source)
    except Answer as closed:
        doors = (await situation(herald, card, who)).doors()
        return Message(content=f"{opened(str(closed)).rstrip('.')}.", buttons=doors)


def wanted(text: str, last: Asked | None, card: CampaignCard) -> Source | None:
    """Give what somebody wants to be ordered: what counsel says, as after a yes to it, or what was ordered before."""
    line, words = text.strip(), spoken(text)
    if SENSIBLE.fullmatch(line):
        return "counsel"
    if as_before(line):
        return "before"
    said = {*words}
    yes = " ".join(words) in DO_IT or (words[:1] and words[0] in YESES and set(words[1:]) <= LITTLE)
    yes = yes or bool(said & DOES and said & APPROVES and said <= DOES | APPROVES | LITTLE)
    key = card.window.key if card.window else ""
    here = last is not None and (last.campaign, last.window) == (card.id, key)
    advised = here and last is not None and any(map(counsels, last.message.buttons))
    return "counsel" if yes and advised else None


def of_answer(text: str, last: Asked | None, card: CampaignCard) -> Message | None:
    """Ask of the order that the answer before named alone whether to give it, as `do that then` says; None for none."""
    words, key = spoken(text), card.window.key if card.window else ""
    if last is None or (last.campaign, last.window) != (card.id, key) or not ({*words} & DOING and {*words} <= MERELY):
        return None
    offered = [one for one in last.message.buttons if one.action == "say"]
    if len(offered) != 1:
        return None
    others = [one for one in last.message.buttons if one.action == "orders"]
    return Message(content=f"That is “{offered[0].label}”. Shall I give it?", buttons=(*offered, *others[:1]))


def as_before(text: str) -> bool:
    """Tell whether a text says no more than that what was ordered the last time is wanted again."""
    words = re.findall(r"[\w]+", text.lower().replace("'", "").replace("’", ""))
    means = {*words} & SAME or LAST_TIME.search(text) or ({*words} & BEFORE_NOW and {*words} & AS_ORDERED)
    return bool(means) and "?" not in text and {*words} <= OF_BEFORE


def counsels(button: Button) -> bool:
    """Tell whether a button gives what counsel offers, and no order that is given or refused has brought it."""
    return button.action in {"advise", "say"} and button.style == "primary"


def shown(found: Together, source: Source) -> Message:
    """Show what would be given, with the button that gives it."""
    now = found.found
    assert now is not None  # noqa: S101  it is looked up to be shown
    gone = [f"Not possible any more: “{line}”: {short(why)}" for line, why in found.impossible[:FEW]]
    gone += [f"… and {len(found.impossible) - FEW} more."] if len(found.impossible) > FEW else []
    if not found.orders:
        silence = now.window.silence if now.window and not now.drafts else ""
        told = NOTHING if source == "counsel" else ALREADY if found.already else NEVER if not gone else ""
        idle = f"Without orders: {silence}" if silence and source == "counsel" else ""
        return Message(content="\n".join(filter(None, (told, idle, *gone))), buttons=(*following(now), door(now)))
    several = len(found.orders) > 1
    lead = "I would give" if source == "counsel" else "Last time you gave, and could again"
    lines = [f"{number}. {line}" for number, line in enumerate(counted(found.lines), start=1)] if several else []
    head = f"{lead}:" if several else f"{lead}: “{found.lines[0]}”."
    button = Button(
        action="these", label="Give these" if several else "Give it", campaign=now.who.campaign, seat=now.who.seat,
        window=now.window.key if now.window else "", what=found.id, style="primary",
    )  # fmt: skip
    ask = "Shall I give these?" if several else "Shall I give it?"
    return Message(content="\n".join([head, *lines, *gone, ask]), buttons=(button, door(now)))


def counted(lines: Sequence[str]) -> list[str]:
    """Give each line once, with how often it stands there."""
    return [line if lines.count(line) == 1 else f"{line} ({lines.count(line)} times)" for line in dict.fromkeys(lines)]


def short(reason: str) -> str:
    """Give a reason as a sentence, without what others could be chosen."""
    return f"{reason.split(';', maxsplit=1)[0].rstrip('.')}."


async def given(herald: Herald, who: Who, wanted: str, window: str = "") -> Message:
    """Give what was proposed, and say what became of each order."""
    return judged(*await give_together(herald, who, wanted, window))
