"""Seat words: how seats are offered to people who have nothing to play."""

from collections.abc import Sequence

from bot.service.ground.messages import Button, Message
from bot.service.words.open_window import standing
from bot.store.look import Look
from bot.store.records import Seat
from rules.kernel.telling.phrases import capital, in_words
from rules.kernel.telling.tellings import Page

FALLEN = "Your seat, {}, is out of the game. /why tells how it fell, and /book keeps what it did."
WAITING = "You wait for a seat."
UNSEATED = "You play nobody here."
ONE = "One seat could be yours; a press takes it, and until then the autopilot plays it."
SEVERAL = "{} seats could be yours; a press takes one, and until then autopilots play them."
LASTING = " I tell you of further ones as they come free."
NONE_FREE = "No other seat is free now; I write to you as soon as one is."
RENEWED = "More seats are free now: they stand in a newer message."
OVER = "The campaign has ended."
FIT = "Suits a beginner: "
"""How it is said of a seat that it suits a beginner."""
BUTTONS = 20
"""The most seats for which there are buttons; others are taken by name, with `/join`."""


def offer_message(
    look: Look, why: str, seats: Sequence[Seat], pages: Sequence[Page] = (), *, lasts: bool = True
) -> Message:
    """Offer some seats to a person, until there is one or none is wanted, or once; `why` says what is missing."""
    campaign, count = look.campaign, len(seats)
    many = ONE if count == 1 else SEVERAL.format(capital(in_words(count)))
    what = f"{many}{LASTING if lasts else ''}" if count else NONE_FREE
    take = [
        Button(action="take", label=f"Take {seat.title}", campaign=campaign.id, seat=seat.seat, style="success")
        for seat in seats[:BUTTONS]
    ]
    content = f"{campaign.title}, {standing(look).date}: {why} {what}"
    none = (leave_button(look),) if lasts else ()
    return Message(content=content, pages=tuple(pages), buttons=(*take, *none))


def leave_button(look: Look) -> Button:
    """Give the button with which a person wants no seat any more."""
    return Button(action="leave", label="No seat, thank you", campaign=look.campaign.id)


def prospect_line(seat: Seat, line: str) -> str:
    """Say what somebody would take over with a seat."""
    _, fit, rest = seat.about.partition(FIT)
    why = f" {fit}{rest.partition('. ')[0].removesuffix('.')}." if fit else ""
    return f"{seat.title}: {line}{why}"


def prospects_page(lines: Sequence[str]) -> Page:
    """Give these lines as a page."""
    return Page(title="What you would take over", lines=tuple(lines))


def thinned(message: Message, gone: Sequence[Seat], look: Look) -> Message:
    """Give an offer without the seats that are not to be had any more."""
    ids, begins = {seat.seat for seat in gone}, tuple(f"{seat.title}: " for seat in gone)
    pages = [page.model_copy(update={"lines": kept(page, begins)}) for page in message.pages]
    buttons = tuple(button for button in message.buttons if button.seat not in ids)
    left = any(button.seat for button in buttons)
    content = message.content if left else f"{look.campaign.title}, {standing(look).date}: {NONE_FREE}"
    return Message(content=content, pages=tuple(page for page in pages if page.lines), buttons=buttons)


def kept(page: Page, begins: tuple[str, ...]) -> tuple[str, ...]:
    """Give the lines of a page that do not begin so."""
    return tuple(line for line in page.lines if not line.startswith(begins))
