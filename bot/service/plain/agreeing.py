"""Agreeing: `yes`, `no` or `the second one` to what Herald has just asked, done as if the button had been pressed."""

import re
from collections.abc import Awaitable, Callable, Sequence

from bot.service.ground.asking import Asked
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, unlike
from bot.service.ground.values import CampaignCard, Who
from bot.service.orders import orders, standing_orders
from bot.service.plain.assent import proposals
from bot.service.plain.assent.missing import ALL_THE_SAME
from bot.service.plain.dealings import wanted
from bot.service.plain.intents import LITTLE, spoken, stems
from bot.service.plain.letters import written
from bot.service.plain.pending import WAITS, is_ready, made_ready
from bot.service.plain.replies import EVERY, YESES, reply
from bot.service.plain.situation import given, situation
from bot.service.plain.verdicts import NOTE, SURE, judged, readied, taken
from bot.service.talk import letters, pacts
from rules.kernel.language.matching import fold

ASKS = re.compile(
    r"\b(?:shall i|did you mean|do you mean|did you want|one of these|which of them|ready all the same|sure(?=\?))\b",
    re.IGNORECASE,
)
"""How a question begins that a word answers."""
YES = frozenset(
    {
        *(
            "yes",
            "y",
            "ye",
            "ya",
            "yea",
            "yess",
            "yep",
            "yeah",
            "yup",
            "yes please",
            "yes do it",
            "do it",
            "do that",
            "yes do that",
        ),
        *("please do", "go ahead", "yes go ahead", "sure", "of course", "ok", "okay", "k", "ok do it", "sure do it"),
        *("correct", "right", "exactly", "that is right", "that one", "yes that one", "yes that", "indeed"),
        *("absolutely", "aye", "yes indeed", "yes sure", "definitely", "i did", "yes i did", "yes i do", "fine"),
        *("confirm", "send it"),
        *("confirmed", "that is it", "note it", "yes note it", "yes send it", "certainly", "by all means"),
    }
)
NO = frozenset(
    {
        *("no", "n", "nope", "nah", "no thanks", "do not", "no do not", "please do not", "not that", "neither", "none"),
        *("none of them", "no i did not", "i did not", "no wait", "rather not", "better not", "no thank you"),
    }
)
NOES = frozenset({"no", "n", "nope", "nah"})
"""What means no and nothing else."""
EAGER = frozenset(
    {
        *(
            "please",
            "sure",
            "ok",
            "okay",
            "go",
            "ahead",
            "thanks",
            "that",
            "one",
            "what",
            "mean",
            "meant",
            "said",
            "say",
        ),
        *("correct", "right", "exactly", "precisely", "indeed", "into", "onto", "do", "it", "want", "wanted"),
    }
)
"""Words that may follow a yes and change nothing of it."""
LEAVES = frozenset(
    {"not", "never", "no", "way", "wait", "thanks", "thank", "stop", "leave", "keep", "please", "let", "be"}
)
"""Words that may follow a no and change nothing of it."""
AND_READY = re.compile(
    r"(?P<yes>\w+(?: \w+){0,3}?)[\s,.!]+(?:(?:and|then|also|do it)[\s,]+)*(?P<ready>.+)", re.IGNORECASE | re.DOTALL
)
"""How somebody says yes, and that he is ready."""
PLACES = {
    "first": 0, "1": 0, "one": 0, "1st": 0, "second": 1, "2": 1, "two": 1, "2nd": 1, "third": 2, "3": 2, "3rd": 2,
    "fourth": 3, "4": 3, "4th": 3,
}  # fmt: skip
ORDINALS = frozenset({"first", "second", "third", "fourth", "st", "nd", "rd", "th"})
"""What says that a number is a place."""
BESIDE = frozenset(
    {"st", "nd", "rd", "th", "the", "one", "number", "option", "please", "yes", "take", "i", "want", "mean", "meant"}
)
"""Words that may stand around the place of what is chosen."""
WAIT = "wait"
LONGEST, FEW = 6, 4
"""Of how many words an answer consists at most, and one that names what it chooses."""
LEADING = ("asked", "ask", "rule", "orders", "papers", "map", "status", "learn", "why")
"""What the buttons do that only show something."""
VERBS = {
    "post": ("send", "letter", "write"),
    "propose": ("propose", "pact", "send"),
    "undo": ("undo", "take", "back"),
    "note": ("note",),
    "unready": ("wait", "for", "me", "again", "not", "ready"),
    "these": ("give",),
}
"""Words for what a button does."""
Act = Callable[[Herald, CampaignCard, Who, Asked, Button], Awaitable[Message]]


async def agreed(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Do what was asked last if somebody says yes to it; None where nothing was asked, or it is no answer.

    Raises Answer where what was offered can be done no more.
    """
    asked = herald.asking.of(who.user)
    key = card.window.key if card.window else ""
    if asked is None or (asked.campaign, asked.window) != (card.id, key):
        return None
    words = spoken(text)
    doors = unlike(button for button in asked.message.buttons if button.action in ACTS)
    if (picked := by_words(asked, words, doors)) and not await orders.reads(herald, who, text):
        return await done(herald, card, who, asked, picked)
    if not ASKS.search(asked.message.content) and not (ORDINALS & {*words} and chosen(words, doors) is not None):
        return None
    if denies(words, doors):
        herald.asking.forget(who.user)
        herald.asking.settle(who.user, asked.said)
        return Message(content="All right, then not.")
    pressed = [one for one in doors if fold(one.label) == fold(text).strip(" .!")]
    if len(pressed) == 1:
        return await done(herald, card, who, asked, pressed[0])
    if (place := chosen(words, doors)) is not None:
        return await done(herald, card, who, asked, doors[place])
    certain = certainly(asked, doors)
    both = AND_READY.fullmatch(text.strip())
    if is_ready(text) and [one.action for one in certain[:1]] == ["say"]:
        return None  # “k ready” says nothing to an order that was a guess
    if both and is_ready(both["ready"]) and agrees(spoken(both["yes"]), certain[:1]):
        return await then_ready(herald, card, who, asked, certain)
    if not agrees(words, [*certain, *asked.message.buttons][:1]):
        return None
    if len(certain) == 1:
        return await done(herald, card, who, asked, certain[0])
    if all(button.action in LEADING for button in asked.message.buttons):
        return None  # nothing was offered that a yes could do
    told = "Which of them? Press it, or say its number." if doors else "That is done by its button alone: press it."
    return Message(content=told if not doors else f"{told}\n{numbered(doors)}", buttons=asked.message.buttons)


def by_words(asked: Asked, words: Sequence[str], doors: Sequence[Button]) -> Button | None:
    """Give the one order among those that were put as a question which has all telling words of a short answer."""
    wanted = {*stems(words)} - LITTLE - {*stems(sorted(EAGER | BESIDE))}
    put = asked.message.content.partition("\n")[0].endswith("?")
    if not put or not wanted or len(words) > FEW:
        return None
    found = [one for one in doors if one.action == "say" and wanted <= {*stems(spoken(one.label))}]
    return found[0] if len(found) == 1 and doors[1:] else None


def certainly(asked: Asked, doors: Sequence[Button]) -> Sequence[Button]:
    """Give what a plain yes may mean: to be ready, or to send a letter, where that is what was asked; else anything."""
    firm = [one for one in doors if one.action == "sure"]
    if firm:
        return firm
    said = asked.message.content
    first = "ready" if ALL_THE_SAME in said else "unready" if WAITS in said else "post"
    return [one for one in doors if one.action == first] or doors


async def done(herald: Herald, card: CampaignCard, who: Who, asked: Asked, button: Button) -> Message:
    """Do what a button does, so that it is wanted no more."""
    told = await ACTS[button.action](herald, card, who, asked, button)
    herald.asking.settle(who.user, asked.said)
    return told


async def then_ready(
    herald: Herald, card: CampaignCard, who: Who, asked: Asked, doors: Sequence[Button]
) -> Message | None:
    """Do what was asked, and count its presser as ready; None where it is not certain what of several is meant."""
    if len(doors) != 1:
        return None
    first = await done(herald, card, who, asked, doors[0])
    if doors[0].action == "ready":
        return first
    second = await made_ready(herald, who)
    return second.model_copy(update={"content": f"{first.content}\n\n{second.content}"})


def numbered(doors: Sequence[Button]) -> str:
    """List what may be chosen: this is one of these, each by its number."""
    return "\n".join(f"{number}. {button.label}" for number, button in enumerate(doors, start=1))


def consents(text: str) -> bool:
    """Tell whether a text is a yes, and not small talk as well, such as `ok` or `fine`."""
    return spoken(text)[:1] != () and spoken(text)[0] in YESES


def agrees(words: tuple[str, ...], doors: Sequence[Button]) -> bool:
    """Tell whether words say yes: by themselves, or followed by what stands on the button."""
    if " ".join(words) in YES or (is_ready(" ".join(words)) and [one.action for one in doors] == ["ready"]):
        return True
    known = LITTLE | EAGER | {word for button in doors for word in spoken(button.label)}
    known |= {word for button in doors for word in VERBS.get(button.action, ())}
    waits = words[0] == WAIT and [one.action for one in doors] == ["unready"]
    return len(words) <= LONGEST and (words[0] in YESES or waits) and set(words[1:]) <= known


def denies(words: tuple[str, ...], doors: Sequence[Button]) -> bool:
    """Tell whether words say no: by themselves, or followed by nothing but what was asked: `no, don't send it`."""
    if " ".join(words) in NO:
        return True
    known = LITTLE | LEAVES | {word for button in doors for word in spoken(button.label)}
    known |= {word for button in doors for word in VERBS.get(button.action, ())}
    begins = words[0] in NOES or words[:2] in {("do", "not"), ("rather", "not"), ("please", "not")}
    return begins and len(words) <= LONGEST and set(words[1:]) <= known


def chosen(words: Sequence[str], doors: Sequence[Button]) -> int | None:
    """Give which of several buttons is meant by its place; None where none is."""
    places = [PLACES[word] for word in words if word in PLACES and (word != "one" or len(words) == 1)]
    rest = [word for word in words if word not in PLACES]
    fits = len(doors) > 1 and len(places) == 1 and set(rest) <= BESIDE
    return places[0] if fits and places[0] < len(doors) else None


async def say(herald: Herald, card: CampaignCard, who: Who, asked: Asked, button: Button) -> Message:
    """Give the order that stands on a button."""
    return judged(*await orders.pressed(herald, who, button.label, button.window))


async def sure(herald: Herald, card: CampaignCard, who: Who, asked: Asked, button: Button) -> Message:
    """Give what nobody can undo, once its giver has said that he means it."""
    return judged(*await orders.pressed(herald, who, button.label.removeprefix(SURE), button.window, sure=True))


async def note(herald: Herald, card: CampaignCard, who: Who, asked: Asked, button: Button) -> Message:
    """Note the order that stands on a button for another window."""
    return Message(content=await standing_orders.note(herald, who, button.label.removeprefix(NOTE)))


async def undo(herald: Herald, card: CampaignCard, who: Who, asked: Asked, button: Button) -> Message:
    """Take an order back, or all of them."""
    found = await orders.withdraw(herald, who, None if button.what == EVERY else int(button.what))
    return Message(content=f"Taken back. {given(found)}")


async def ready(herald: Herald, card: CampaignCard, who: Who, asked: Asked, button: Button) -> Message:
    """Say that a seat is ready, or is not any more."""
    return readied(await orders.ready(herald, who, button.action == "ready", button.window))


async def advise(herald: Herald, card: CampaignCard, who: Who, asked: Asked, button: Button) -> Message:
    """Give what counsel offers."""
    return taken(await orders.advised(herald, who, button.what, button.window))


async def these(herald: Herald, card: CampaignCard, who: Who, asked: Asked, button: Button) -> Message:
    """Give all that Herald proposed."""
    return await proposals.given(herald, who, button.what, button.window)


async def post(herald: Herald, card: CampaignCard, who: Who, asked: Asked, button: Button) -> Message:
    """Send the letter that was written in plain words."""
    letter = written(card, who, asked.said)
    return Message(content=await letters.write(herald, who, *letter) if letter else "Write it once more.")


async def pact(herald: Herald, card: CampaignCard, who: Who, asked: Asked, button: Button) -> Message:
    """Propose the pact that was written in plain words."""
    found = wanted(card, who, asked.said)
    if found is None or not found.text:
        return Message(content="Write it once more.")
    to = ",".join(found.to)
    return Message(content=await pacts.propose(herald, who, to, found.text, found.turns, secret=found.secret))


async def ask(herald: Herald, card: CampaignCard, who: Who, asked: Asked, button: Button) -> Message:
    """Answer the wish that was meant."""
    return await reply(herald, button.what, card, await situation(herald, card, who, button.what))


ACTS: dict[str, Act] = {
    "say": say, "note": note, "undo": undo, "ready": ready, "unready": ready, "advise": advise, "post": post,
    "ask": ask, "sure": sure, "these": these, "propose": pact,
}  # fmt: skip
"""What is done by a word as by its button."""
