"""The post: what a table reads of a turn in a minute. The rest stands behind one button, and in the newspaper."""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from bot.service.ground.messages import slanted, strong
from bot.service.words.chronicle import HEADLINE, LONG, SPLASH, because
from bot.service.words.stories import Story, headlines
from bot.store.records import Entry
from rules.kernel.telling.pictures import Hand
from rules.kernel.telling.tellings import Page

MOST = 3
"""The most draws of a headline that are told with it: where there are more, none of them decided it alone."""
BESIDE = 2
"""The most sentences of the running account in the paragraph of a seat."""
BEHIND = "All of it"
"""What the button is called behind which the rest stands."""
SHARED = 2
"""What is about more seats than this concerns everybody."""


SHAPES = 2
"""In how many ways the small events of one kind are told apart."""
NAME = re.compile(r"[A-Z][\w'’-]*|\d+")
"""A word of a name, or a number."""


@dataclass(frozen=True)
class Fallen:
    """A draw that everybody saw: what it is called, and how it is drawn."""

    name: str
    hand: Hand


Draws = Mapping[int, Fallen]
"""The draws behind the news, by their numbers."""


@dataclass(frozen=True)
class Post:
    """What stands in the channel: its pages, and the cards and dice that decided its headlines."""

    pages: tuple[Page, ...]
    hands: tuple[Hand, ...] = ()


def post(
    found: Sequence[Story], played: Mapping[str, str], draws: Draws, called: Mapping[str, str] | None = None
) -> Post:
    """Give the post of some stories; `played` are the seats that people play, with their names, `called` all seats."""
    leads = headlines(found, played)
    decided = decisive(leads, draws)
    rest = [entry for story in found if story not in leads for entry in story.told]
    seats = {entry.told.n: story.seats for story in found for entry in story.told}
    lines = [*paragraphs(rest, seats, played, called or played)]
    title = ""
    if leads and opens(leads[0]) and not decided[leads[0].lead.told.n]:
        title = leads[0].lead.text
    told = [headline(story, decided, title) for story in leads]
    lines = [*filter(None, told), *lines]
    hands = [hand for story in leads for hand in hands_of(story, decided)]
    news = leads[0].lead.news if leads else ""
    pages = (Page(title=title, lines=tuple(lines), news=news),) if title or lines else ()
    return Post(pages, tuple(hands))


def opens(story: Story) -> bool:
    """Tell whether what weighs most may stand above its story: it is short, and nothing told there came before it."""
    return story.lead is story.told[0] and len(story.lead.text) <= LONG


def decisive(leads: Sequence[Story], draws: Draws) -> Mapping[int, Sequence[Fallen]]:
    """Give by event the draws that decided it, each with the first that it led to; none where there were many."""
    found: dict[int, Sequence[Fallen]] = {}
    told: set[int] = set()
    for entry in (entry for story in leads for entry in story.told):
        drawn = [n for n in because(entry) if n in draws]
        found[entry.told.n] = [draws[n] for n in drawn if n not in told] if len(drawn) <= MOST else []
        told.update(drawn)
    return found


def headline(story: Story, decided: Mapping[int, Sequence[Fallen]], title: str) -> str:
    """Tell a story in one paragraph, each event after the draws that decided it; without what is the title already.

    What changes the game stands out among its causes, for whoever only glances at the post.
    """
    among = story.lead if story.weight >= SPLASH and story.lead is not story.told[0] else None
    parts = []
    for entry in story.told:
        if entry.text == title:
            continue
        drawn = counted([one.name for one in decided[entry.told.n]])
        text = strong(entry.text) if entry is among else entry.text
        parts.append(f"{slanted(drawn)}: {text}" if drawn else text)
    return " ".join(parts)


def counted(names: Sequence[str]) -> str:
    """Name some draws one after the other, what they are called once: `Dice 3 and 4, 6 and 1`."""
    kind = f"{names[0].partition(' ')[0]} " if names else ""
    shared = len(names) > 1 and all(name.startswith(kind) and name[len(kind) :][:1].isdigit() for name in names)
    return ", ".join([*names[:1], *(name.removeprefix(kind) if shared else name for name in names[1:])])


def hands_of(story: Story, decided: Mapping[int, Sequence[Fallen]]) -> list[Hand]:
    """Give the cards and dice of a story, one hand for each event that they decided."""
    found = []
    for entry in story.told:
        hands = [one.hand for one in decided[entry.told.n]]
        cards = tuple(card for hand in hands for card in hand.cards)
        dice = tuple(number for hand in hands for number in hand.dice)
        if cards or dice:
            found.append(hands[0].model_copy(update={"cards": cards, "dice": dice}))
    return found


def paragraphs(
    rest: Sequence[Entry],
    seats: Mapping[int, frozenset[str]],
    played: Mapping[str, str],
    called: Mapping[str, str] | None = None,
) -> list[str]:
    """Give one paragraph for each seat that somebody plays, what concerns all, and a line for each of the others.

    `called` are the names of all seats. Of the rest of the world only what weighs is told; a closing that brought
    nothing else brings no message.
    """
    groups: dict[str, list[Entry]] = {seat: [] for seat in played}
    common: list[Entry] = []
    elsewhere: list[Entry] = []
    for entry in rest:
        home = seats[entry.told.n]
        own = [seat for seat in played if seat in home]
        if not home or len(home) > SHARED:
            common.append(entry)
        else:
            (groups[own[0]] if own else elsewhere).append(entry)
    lines = [led(played[seat], said(group, BESIDE)) for seat, group in groups.items() if group]
    lines += [said(common, BESIDE)] if common else []
    return [*lines, *abroad(elsewhere, seats, called or {})]


def abroad(elsewhere: Sequence[Entry], seats: Mapping[int, frozenset[str]], called: Mapping[str, str]) -> list[str]:
    """Give a line for each seat that nobody plays, what weighs most first; nothing that weighs is left out."""
    groups: dict[str, list[Entry]] = {}
    order = list(called)
    for entry in (one for one in elsewhere if one.weight >= HEADLINE):
        whose = sorted(seats[entry.told.n], key=lambda seat: order.index(seat) if seat in order else len(order))
        groups.setdefault(whose[0], []).append(entry)
    kept = sorted(groups, key=lambda seat: (-max(one.weight for one in groups[seat]), groups[seat][0].told.n))
    lines = [f"• {led(called.get(seat, seat), said(groups[seat], 0))}" for seat in kept]
    return [strong("Elsewhere:"), *lines] if lines else []


def led(name: str, text: str) -> str:
    """Give a paragraph with a seat's name in bold: where its first sentence says it or its last word, else before it.

    A House is told of as `House of Blois` and as `Blois`.
    """
    for said in dict.fromkeys((name, name.rpartition(" ")[2])):
        found = re.search(rf"(^The )?(?<!\w){re.escape(said)}(?!\w)", text)
        if found and ". " not in text[: found.start()]:
            return f"{text[: found.start()]}{strong(found[0])}{text[found.end() :]}"
    return f"{strong(f'{name}:')} {text}"


def said(entries: Sequence[Entry], most: int) -> str:
    """Put events into a paragraph: all that weigh, and some others, each of its own kind and counted."""
    others: dict[str, list[Entry]] = {}
    for entry in entries:
        if entry.weight < HEADLINE:
            others.setdefault(entry.told.event, []).append(entry)
    kept: dict[int, int] = {}
    for same in (one for some in [*others.values()][:most] for one in by_shape(some)):
        texts = {one.text: one.told.n for one in reversed(same)}
        if len(texts) <= BESIDE:  # the second is as short as that there is one more
            kept |= dict.fromkeys(texts.values(), 0)
        else:
            kept[same[0].told.n] = len(texts) - 1
    chosen = [
        and_more(entry.text, kept.get(entry.told.n, 0))
        for entry in entries
        if entry.weight >= HEADLINE or entry.told.n in kept
    ]
    return " ".join(dict.fromkeys(chosen))


def by_shape(entries: Sequence[Entry]) -> list[list[Entry]]:
    """Part events of one kind by what they say beside names and numbers: a barracks is no more “such” as a temple.

    Where they say it in many ways they stay together.
    """
    found: dict[str, list[Entry]] = {}
    for entry in entries:
        found.setdefault(NAME.sub("", entry.text), []).append(entry)
    return [*found.values()] if len(found) <= SHAPES else [list(entries)]


def and_more(text: str, number: int) -> str:
    """Give an event with how many more there were of its kind, so that nobody takes it for the only one."""
    return f"{text.removesuffix('.')} ({number} more: {BEHIND})." if number else text


def introduction(lines: Collection[str], people: Sequence[str]) -> Page:
    """Give the page with which a table begins: the world, and who plays what."""
    return Page(title="", lines=(*lines, *people))
