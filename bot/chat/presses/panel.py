"""The panel of orders: what is asked, what has been given so far, what can be ordered, and what can be pressed."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.chat.answering.bound import Bound, token
from bot.chat.answering.buttons import OPTIONS, AnyItem, button, menu, option
from bot.chat.shapes.render import Part, render
from bot.service.ground.messages import Message, stamp
from bot.service.ground.values import DraftCard, OrderCard, OrderSet, Verdict, WindowCard
from bot.service.ground.wording import plural
from bot.service.words.lessons import NO_CLOCK
from rules.kernel.telling.tellings import Page

ALL = "all"
FEW = 6
"""How many orders are named before one asks for all."""
DRAFTS = OPTIONS - 1
"""Drafts on one page of the menu, beside "all of them"."""


def panel(
    orders: OrderSet, page: int = 0, problem: str = "", verdicts: Sequence[Verdict] = (), *, brief: bool = False
) -> list[Part]:
    """Give the whole order set of a seat as messages; what can be pressed is on the first, which changes in place.

    What can be ordered is listed unless `brief`, as answers to orders are; the menu stays.
    """
    pages = [sheet_page(verdicts)] if verdicts else []
    pages += [set_page(orders)]
    pages += [choice_page(orders.possible)] if orders.possible and not brief else []
    parts = render(Message(content=f"✗ {problem}" if problem else "", pages=tuple(pages)), {})
    return [replace(parts[0], items=tuple(items(orders, page))), *parts[1:]]


def set_page(orders: OrderSet) -> Page:
    """Give the order set itself: the question, the deadline, the drafts and what is missing."""
    question = list(asked_lines(orders)) if orders.window else [standstill(orders)]
    drafts = [drafted(number, draft) for number, draft in enumerate(orders.drafts, start=1)]
    if orders.asked and not drafts:
        drafts = ["No orders given yet."]
    notes = [sentence(text) for text in (*orders.notes, orders.lesson) if text]
    notes += ["You are ready."] if orders.ready else []
    blocks = ["\n".join(block) for block in (question, drafts, notes) if block]
    return Page(title=f"{orders.campaign_title}: {orders.seat_title or orders.who.seat}", lines=("\n\n".join(blocks),))


def asked_lines(orders: OrderSet) -> Iterator[str]:
    """Say what the open window asks, of whom and until when."""
    window = orders.window
    if window is None:
        return
    date = f"{window.date}: " if window.date else ""
    yield f"{date}{window.title or window.name}"
    yield until(window, orders)


def until(window: WindowCard, orders: OrderSet) -> str:
    """Say when a window closes, in each reader's own time."""
    if window.due is None and orders.status == "paused" and orders.resumes_at is not None:
        return f"The clock stands still: the campaign is paused until {stamp(orders.resumes_at)}."
    if orders.practice:
        return NO_CLOCK
    if window.due is None:
        return f"The clock stands still: the campaign is {orders.status}."
    return f"Closes {stamp(window.due, 'F')}, {stamp(window.due, 'R')}"


def standstill(orders: OrderSet) -> str:
    """Say why no window is open."""
    return {
        "lobby": "The campaign has not started yet.",
        "ended": "The campaign has ended.",
        "held": "The campaign is held; its gamemaster knows why.",
    }.get(orders.status, "No window is open now.")


def drafted(number: int, draft: DraftCard) -> str:
    """Give one draft with its verdict."""
    if not draft.ok:
        return f"✗ {number}. {draft.text} — {draft.problem}"
    return f"✓ {number}. {draft.text}" + (f"\n{draft.effect}" if draft.effect else "")


def sentence(text: str) -> str:
    """Give a note as a sentence."""
    whole = text[:1].upper() + text[1:]
    return whole if whole.endswith((".", "!", "?")) else f"{whole}."


def sheet_page(verdicts: Sequence[Verdict], title: str = "Order sheet") -> Page:
    """Give the verdict on each line of an order sheet."""
    good = sum(verdict.ok for verdict in verdicts)
    return Page(title=f"{title}: {good} of {len(verdicts)} taken", lines=tuple(map(judged, verdicts)))


def judged(verdict: Verdict) -> str:
    """Give the verdict on a line: what was understood, or what is wrong and what was probably meant."""
    if verdict.ok:
        return f"✓ line {verdict.line}: {verdict.answer or verdict.text}"
    meant = verdict.suggestion and verdict.suggestion not in verdict.answer
    suggestion = f" Did you mean “{verdict.suggestion}”?" if meant else ""
    return f"✗ line {verdict.line}: {verdict.text} — {verdict.answer}{suggestion}"


def choice_page(cards: Sequence[OrderCard]) -> Page:
    """Give a few orders that could be given now, by names, and where the others are."""
    lines = [f"“{card.example}”: {card.summary}" for card in cards[:FEW]]
    lines += [f"{plural(len(cards) - FEW, 'more kind')} of orders: press All orders."] if len(cards) > FEW else []
    return Page(title="What you can do, such as", lines=tuple(lines))


def kind_pages(orders: OrderSet) -> tuple[Page, ...]:
    """Give every order that the open window takes, by topic: an example, what it does, how it is written."""
    found = orders.possible
    topics = dict.fromkeys(card.topic for card in found)
    pages = [
        Page(title=title_of(topic) or "Orders", lines=tuple(kind_line(card) for card in found if card.topic == topic))
        for topic in topics
    ]
    idle = [lowered(headed(card)) for card in orders.open if not card.example and not card.aside]
    aside = [f"“{card.example}”: {card.summary}" for card in orders.open if card.example and card.aside]
    rest = [*([f"Not possible as things stand: {', '.join(idle)}."] if idle else []), *aside]
    return (*pages, *([Page(title="Besides", lines=tuple(rest))] if rest else []))


def kind_line(card: OrderCard) -> str:
    """Give a kind of order by an example, with all that may be written."""
    return f"“{card.example}”: {card.summary} Written: {card.usage}"


def items(orders: OrderSet, page: int) -> Iterator[AnyItem]:
    """Give what can be pressed: kinds of orders, drafts to withdraw, and the buttons."""
    asked = orders.window is not None and orders.asked
    if asked:
        yield from (button(bound(orders, "advise", one.id), one.label, "primary") for one in orders.offered)
        yield from kinds(orders, page)
        yield from drops(orders, page)
    if (asked or orders.awaited) and not orders.practice:
        done = ("unready", "Not ready") if orders.ready else ("ready", "Ready")
        yield button(bound(orders, done[0]), done[1], "secondary" if orders.ready else "success")
    if asked:
        yield button(bound(orders, "sheet"), "Order sheet")
        if orders.open:
            yield button(bound(orders, "kinds"), "All orders")
        if pages(orders) > 1:
            yield button(bound(orders, "page", str((page + 1) % pages(orders))), "More")
    yield button(bound(orders, "papers"), "Papers")
    if orders.drafts:
        yield button(bound(orders, "preview"), "Preview")
    else:
        yield button(bound(orders, "map"), "Map")
    yield button(bound(orders, "standing"), "Standing orders")


def kinds(orders: OrderSet, page: int) -> Iterator[AnyItem]:
    """Give the menu of the kinds of orders on this page of it."""
    start = page * OPTIONS if page * OPTIONS < len(orders.possible) else 0
    shown = orders.possible[start : start + OPTIONS]
    if shown:
        options = [option(token(card.name), headed(card), card.example) for card in shown]
        yield menu(bound(orders, "form"), "Give an order", options)


def drops(orders: OrderSet, page: int) -> Iterator[AnyItem]:
    """Give the menu of the drafts on this page of it."""
    start = page * DRAFTS if page * DRAFTS < len(orders.drafts) else 0
    numbered = list(enumerate(orders.drafts, start=1))[start : start + DRAFTS]
    if numbered:
        options = [option(str(draft.id), f"{number}. {draft.text}", draft.problem) for number, draft in numbered]
        yield menu(bound(orders, "drop"), "Withdraw an order", [*options, option(ALL, "All of them")])


def pages(orders: OrderSet) -> int:
    """Give how many pages the longer menu has."""
    return max(-(-len(orders.possible) // OPTIONS), -(-len(orders.drafts) // DRAFTS), 1)


def bound(orders: OrderSet, action: str, what: str = "") -> Bound:
    """Bind an action to this campaign, this window and this seat."""
    window = orders.window.key if orders.window else ""
    return Bound.of("panel", action, orders.who.campaign, window, orders.who.seat, what)


def headed(card: OrderCard) -> str:
    """Give what a kind of order is called in menus."""
    return card.heading or title_of(card.name)


def lowered(heading: str) -> str:
    """Give a heading as it stands in the middle of a sentence."""
    return heading[:1].lower() + heading[1:]


def title_of(name: str) -> str:
    """Give an order's or a field's name as a heading."""
    words = name.replace("_", " ").strip()
    return words[:1].upper() + words[1:]
