"""The words of a brief: within what a phone shows at once, the worst first, and never cut in silence."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.service.words.chronicle import HEADLINE, SPLASH
from bot.service.words.stories import Story, stories
from bot.store.records import Entry
from rules.kernel.play.counsel import Counsel, Weight
from rules.kernel.play.welcome import Welcome
from rules.kernel.telling.phrases import figure, in_words
from rules.kernel.telling.tellings import Page

__all__ = ["HEADLINE", "SPLASH", "advice_line", "brief_page", "figures_page", "welcome_page"]

LETTERS = 950
"""The most letters of the page; with what is asked, and until when, a brief stays under 1,200."""
WELCOME = 1400
"""The most letters of a welcome."""
PLAYER = 40
"""Room for who plays a neighbour."""
BESIDE = 3
"""How many neighbours a welcome describes."""
UNPLAYED = "Played by an autopilot."
ASK = "Ask me anything in your own words."
LINES = 8
"""The most events of what befell beside what became of one's own orders."""
LEFT = "… and {} more"
"""How it begins that something was left out, which a button then shows."""
NEWS = 500
"""The letters that weighty news has before the last pieces of counsel."""
LONG, BREATH = 420, 240
"""A story of more letters is told in several lines, and how many each of them has if it tells several events."""
SIGNS = {Weight.RUIN: "⚠", Weight.DECIDE: "•", Weight.CHANCE: "•"}


def brief_page(
    befell: Sequence[Entry],
    pieces: Sequence[Counsel[Any]],
    figures: Mapping[str, int],
    before: Mapping[str, int],
    passed: Sequence[str] = (),
    sequels: Sequence[tuple[int, int]] = (),
    results: Collection[int] = (),
    door: str = "",
) -> Page | None:
    """Give the page of a brief: what befell, what threatens no more, counsel, and the figures that changed.

    A space stands between them; None for nothing. `results` are the events that tell what became of one's
    orders, `door` says where what is left out stands.
    """
    advice = [advice_line(piece) for piece in pieces]
    changed = changes(figures, before)
    wanted = min(NEWS, sum(len(entry.text) for entry in befell if entry.weight >= HEADLINE))
    sure = (*passed, changed)
    while advice[1:] and not ruinous(pieces[len(advice) - 1]) and LETTERS - sum(map(len, (*advice, *sure))) < wanted:
        advice.pop()  # its button says it, and what was lost is said nowhere else
    room = LETTERS - sum(map(len, (*advice, *sure)))
    parts = [
        part
        for part in ([*news(befell, room, sequels, results, door), *passed], advice, [changed] if changed else [])
        if part
    ]
    lines = [line for part in parts for line in ("", *part)][1:]
    return Page(title="", lines=tuple(lines)) if lines else None


def ruinous(piece: Counsel[Any]) -> bool:
    """Tell whether a piece says that ruin threatens."""
    return piece.weight is Weight.RUIN


def welcome_page(welcome: Welcome, players: Mapping[str, str], closes: str, room: int = WELCOME) -> Page:
    """Give the first page that somebody reads in a seat: who, what, beside whom, what for, how often, where to ask.

    Neighbours whom people play come first; of more than `BESIDE` the rest are counted, and left to `/status`.
    """
    asked = f"{welcome.asked} {closes}".strip()
    frame = [line for line in (welcome.lands, welcome.aim, asked, ASK) if line]
    room -= len(welcome.who) + sum(map(len, frame))
    beside: list[str] = []
    for one in sorted(welcome.neighbours, key=lambda one: one.seat not in players)[:BESIDE]:
        room -= len(one.text) + PLAYER
        if room < 0:
            break
        beside.append(f"• {one.text} {players.get(one.seat) or UNPLAYED}")
    if left := len(welcome.neighbours) - len(beside):
        beside.append(f"• {in_words(left).capitalize()} more: see /status.")
    land, rest = ([welcome.lands], frame[1:]) if welcome.lands else ([], frame)
    return Page(title=welcome.who, lines=(*land, *beside, *rest))


def advice_line(piece: Counsel[Any]) -> str:
    """Give a piece of counsel as a line, ruin with its sign."""
    return f"{SIGNS[piece.weight]} {piece.text}"


def news(
    befell: Sequence[Entry],
    room: int,
    sequels: Sequence[tuple[int, int]] = (),
    results: Collection[int] = (),
    door: str = "",
) -> list[str]:
    """Give what befell as far as there is room, and how much more there is.

    What changes the game stands first, then what became of one's own orders, which is never left out, then the rest:
    each in the order in which it happened, with its causes before it in the same line, and with what came of it behind.
    """
    befell = list({(entry.text, entry.told.event): entry for entry in reversed(befell)}.values())[::-1]
    own = [entry for entry in befell if entry.told.n in results]
    rest, lines = len(befell), dict[int, list[str]]()
    chosen = sorted([*own, *[entry for entry in befell if entry not in own][:LINES]], key=lambda entry: entry.told.n)
    found = stories(chosen, (), nobody, sequels)
    places = {story.first: place for place, story in enumerate(sorted(found, key=lambda one: band(one, results)))}
    for story in sorted(found, key=lambda one: urgency(one, results)):
        line = " ".join(entry.text for entry in story.entries)
        needed = not lines or any(entry.told.n in results for entry in story.entries)
        if not needed and len(line) > room:
            continue
        room -= len(line)
        lines[places[story.first]] = breathing(story)
        rest -= len(story.entries)
    return [
        *(line for place in sorted(lines) for line in lines[place]),
        *([f"{LEFT.format(rest)}{door and ': '}{door}."] if rest else []),
    ]


def breathing(story: Story) -> list[str]:
    """Give a story in one line; a long one in several, none of which is too long to be read at once."""
    whole = " ".join(entry.text for entry in story.entries)
    if len(whole) <= LONG:
        return [whole]
    lines = [""]
    for entry in story.entries:
        if lines[-1] and len(lines[-1]) + len(entry.text) > BREATH:
            lines.append("")
        lines[-1] = f"{lines[-1]} {entry.text}".strip()
    return lines


def urgency(story: Story, results: Collection[int]) -> tuple[bool, bool, int]:
    """Give in which order stories get room: what changes the game, then one's own orders, then all else by weight."""
    own = any(entry.told.n in results for entry in story.entries)
    return story.weight < SPLASH, not own, -story.weight


def band(story: Story, results: Collection[int]) -> tuple[int, int, int]:
    """Give where a story stands in a brief: what changes the game, the gravest first, one's own orders, all else.

    Of equals each stands by its time.
    """
    own = any(entry.told.n in results for entry in story.entries)
    great = story.weight >= SPLASH
    return (0 if great else 1 if own else 2), -story.weight if great else 0, story.first


def nobody(_: Entry) -> frozenset[str]:
    """Give no seat: a brief has one reader, whom all of it concerns."""
    return frozenset()


def changes(figures: Mapping[str, int], before: Mapping[str, int]) -> str:
    """Give the figures that changed, from what they were; a first brief has none."""
    changed = [
        f"{name} {figure(before[name])} → {figure(number)}"
        for name, number in figures.items()
        if name in before and number != before[name]
    ]
    return f"Since my last message: {', '.join(changed)}." if changed else ""


def figures_page(figures: Mapping[str, int]) -> Page:
    """Give all the figures that briefs compare, as they stand."""
    return Page(title="Your figures", lines=(", ".join(f"{name}: {figure(one)}" for name, one in figures.items()),))
