"""The chronicle: what happened, as a newspaper made of the events that a reader may know."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.service.ground.messages import Message
from bot.service.ground.wording import plural
from bot.store.records import Entry
from rules.kernel.facts.events import Told, sees
from rules.kernel.play.journal import Save
from rules.kernel.play.session import Session
from rules.kernel.telling.pictures import Picture
from rules.kernel.telling.tellings import News, Page

Kinds = Mapping[str, News]
"""The kinds of news that a game has, in its order."""
HEADLINE = 2
"""The weight from which news may lead the chronicle, and from which none of it is left out of a post."""
SPLASH = 3
"""The weight from which news always stands on the front page, and brings the map."""
FRONT = 5
"""The most headlines on the front page."""
STEPS = 4
"""The most lines of a headline with what led to it."""
LONG = 120
"""Characters beyond which a headline is too long to stand over the front page."""
LINES = 20
"""The most lines on one page."""
PAGES, LETTERS = 8, 4500
"""The most pages in one message, and the most letters on them, where there are several."""
SMALL_PRINT = 6
"""The most draws that the small print names; `/why` shows the others."""


def public(entries: Sequence[Entry]) -> list[Entry]:
    """Give the events that everybody is told."""
    return [entry for entry in entries if entry.told.audience == "everyone"]


def private(entries: Sequence[Entry], seat: str) -> list[Entry]:
    """Give the events that a seat is told beside what everybody is told."""
    return [entry for entry in entries if entry.told.audience != "everyone" and sees(entry.told.audience, seat)]


def pages(news: Kinds, entries: Sequence[Entry]) -> list[Page]:
    """Give the pages of some events: the newspaper, then the draws behind it in small print."""
    return newspaper(news, entries) + small_print(entries, [entry for entry in entries if entry.weight > 0])


def notes(entries: Sequence[Entry]) -> list[Page]:
    """Give the pages of what one seat alone is told, what weighs most first: bare sentences, without the draws."""
    lines = [entry.text for entry in sorted(entries, key=lambda entry: -entry.weight) if entry.weight > 0]
    return [Page(title="", lines=tuple(lines[at : at + LINES])) for at in range(0, len(lines), LINES)]


def newspaper(news: Kinds, entries: Sequence[Entry]) -> list[Page]:
    """Give the front page, each headline after what led to it, then each other kind of news, the weightiest first."""
    shown = [entry for entry in entries if entry.weight > 0]
    leads = with_causes(front(shown), shown)
    rest = [entry for entry in shown if entry not in leads]
    kinds = list(dict.fromkeys([*news, *(entry.news for entry in rest)]))
    groups = {kind: [entry for entry in rest if entry.news == kind] for kind in kinds}
    order = sorted((kind for kind in kinds if groups[kind]), key=lambda kind: -max(one.weight for one in groups[kind]))
    found = [page for kind in order for page in kind_pages(news.get(kind), kind, groups[kind])]
    return front_page(leads) + found


def front(entries: Sequence[Entry]) -> list[Entry]:
    """Choose the headlines: all that changes the game, then the weightiest of each other kind of news."""
    found: list[Entry] = []
    for entry in sorted(entries, key=lambda entry: -entry.weight):
        fresh = entry.weight >= HEADLINE and entry.news not in {lead.news for lead in found}
        if (entry.weight >= SPLASH or fresh) and len(found) < FRONT:
            found.append(entry)
    return found


def with_causes(leads: Sequence[Entry], shown: Sequence[Entry]) -> list[Entry]:
    """Put before each headline what led to it, the last few steps of it; each once."""
    by_number = {entry.told.n: entry for entry in shown}
    found: dict[int, Entry] = {}
    for lead in leads:
        steps, behind = [lead], [lead]
        while behind:
            causes = (by_number[n] for entry in behind for n in because(entry) if n in by_number)
            behind = [entry for entry in causes if entry not in steps]
            steps += behind
        for entry in sorted(steps, key=lambda entry: entry.told.n)[-STEPS:]:
            found.setdefault(entry.told.n, entry)
    return list(found.values())


def front_page(leads: Sequence[Entry]) -> list[Page]:
    """Give the front page, the first headline over the others; none without headlines."""
    if not leads:
        return []
    lines = [line_of(lead) for lead in leads]
    if len(lines[0]) > LONG or leads[0].weight < max(lead.weight for lead in leads):
        return [Page(title="Headlines", lines=tuple(lines), news=leads[0].news)]
    return [Page(title=lines[0], lines=tuple(lines[1:]), news=leads[0].news)]


def kind_pages(news: News | None, kind: str, entries: Sequence[Entry]) -> list[Page]:
    """Give the pages of one kind of news, what weighs most first."""
    title = f"{news.icon} {news.title}".strip() if news else "In the annals"
    lines = [line_of(entry) for entry in sorted(entries, key=lambda entry: -entry.weight)]
    parts = [lines[at : at + LINES] for at in range(0, len(lines), LINES)]
    return [
        Page(title=title if number == 0 else f"{title} (continued)", lines=tuple(part), news=kind)
        for number, part in enumerate(parts)
    ]


def line_of(entry: Entry) -> str:
    """Give an event with its number, by which `/why` explains it."""
    return f"{entry.text} (#{entry.told.n})"


def small_print(entries: Sequence[Entry], shown: Sequence[Entry]) -> list[Page]:
    """Give some of the draws that led to what is shown, in one paragraph, and count what else is in small print."""
    # Before the first turn hundreds of cards are dealt, and only whoever asks why wants to see them.
    small = [entry for entry in entries if entry.weight == 0 and entry.told.turn and entry.told.phase != "setup"]
    named = {n for entry in shown for n in because(entry)}
    parts = [line_of(entry) for entry in small if entry.told.n in named][:SMALL_PRINT]
    rest = len(small) - len(parts)
    if rest and parts:
        parts.append(f"… and {plural(rest, 'line')} more, from #{small[0].told.n} to #{small[-1].told.n}")
    return [Page(title="Small print", lines=(f"{'; '.join(parts)}.",))] if parts else []


def because(entry: Entry) -> tuple[int, ...]:
    """Give the numbers of the draws and events that led to one."""
    return tuple(json.loads(entry.told.body).get("because", ()))


def period(entries: Sequence[Entry], date: Callable[[Told], str], before: str) -> str:
    """Give when events happened, from the first to the last; `before` is the date of those that have none.

    What both dates add in brackets, such as the year of how many, is said once.
    """
    if not entries:
        return before
    first, last = (date(entry.told) or before for entry in (entries[0], entries[-1]))
    bare, added = first.partition(" (")[0], " (" in last
    return first if first == last else f"{bare if added else first} – {last}"


def date_at(session: Session[Any], saves: Sequence[Save], n: int) -> str:  # Any: each game has its own state
    """Give the date in the game of an event by its number; empty if it came before these saves."""
    begun = [save for save in saves if save.told < n]
    if not begun:
        return ""
    # A phase may count the year on as it begins, so the state at its end is asked for its date.
    after, ruleset = saves[len(begun) :], session.ruleset
    state = ruleset.state.model_validate_json(after[0].state) if after else session.state
    phases = ruleset.phases if begun[-1].turn else ruleset.opening
    return ruleset.calendar(state, begun[-1].turn, phases[begun[-1].phase].__name__)


def has_splash(entries: Sequence[Entry]) -> bool:
    """Tell whether something happened that changes the game."""
    return any(entry.weight >= SPLASH for entry in entries)


def messages(heading: str, found: Sequence[Page], picture: Picture | None) -> list[Message]:
    """Give the messages of a chronicle, each with a few pages, the first with the map; none for nothing."""
    return [
        Message(
            content=heading if number == 0 else f"{heading} (continued)",
            pages=part,
            picture=picture if number == 0 else None,
        )
        for number, part in enumerate(parts(found))
    ]


def parts(found: Sequence[Page]) -> list[tuple[Page, ...]]:
    """Part pages into messages, each as full as it may be."""
    groups: list[tuple[Page, ...]] = []
    for page in found:
        last = groups[-1] if groups else ()
        if last and len(last) < PAGES and sum(map(letters, (*last, page))) <= LETTERS:
            groups[-1] = (*last, page)
        else:
            groups.append((page,))
    return groups


def letters(page: Page) -> int:
    """Count the letters of a page."""
    cells = (cell for row in page.table for cell in row)
    return sum(map(len, (page.title, *page.lines, *cells)))
