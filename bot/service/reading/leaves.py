"""Leaves: a long message as one screen, with each page that does not fit on it behind a button of its own."""

from textwrap import shorten

from bot.service.ground.messages import Action, Button, Message
from bot.service.words.chronicle import letters

SCREEN = 1000
"""The letters that are read at once; the first page is shown whatever it has."""
LABEL, MOST = 40, 20
"""The letters of a button, and how many pages have one; those beyond stand on the last."""
MORE = "More"
"""What a page without a title is called."""


def leafed(message: Message, action: Action, campaign: int, seat: str = "", leaf: str = "", which: str = "") -> Message:
    """Give the first screen of a message, or the page of a number.

    `action` is what shows the message anew, and `which` tells it, before the page's number, of several which one.
    """
    shown = screen(message)
    at = int(leaf) if leaf.isdecimal() else 0
    if shown <= at < len(message.pages):
        last = at == shown + MOST - 1
        pages = message.pages[at:] if last else message.pages[at : at + 1]
        return Message(content=message.content.split("\n")[0].partition(". ")[0], pages=pages)
    rest = list(enumerate(message.pages))[shown : shown + MOST]
    doors = tuple(
        Button(
            action=action,
            label=shorten(page.title, LABEL, placeholder="…") or MORE,
            campaign=campaign,
            seat=seat,
            what=f"{which}-{number}" if which else str(number),
        )
        for number, page in rest
    )
    return message.model_copy(update={"pages": message.pages[:shown], "buttons": (*doors, *message.buttons)})


def screen(message: Message) -> int:
    """Count the pages that stand on the first screen; one that would stand alone behind a button stands there, too."""
    sizes = [letters(page) for page in message.pages]
    shown = 1
    while shown < len(sizes) and sum(sizes[: shown + 1]) <= SCREEN:
        shown += 1
    return shown if len(sizes) > shown + 1 or sum(sizes) > 2 * SCREEN else len(sizes)
