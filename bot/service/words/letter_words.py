"""Letters in words: as they are handed over, acknowledged and listed."""

from collections.abc import Sequence

from bot.service.ground.messages import Button, Message, stamp
from bot.service.ground.playing import name_of
from bot.service.ground.wording import clean_line, listed, plural
from bot.store.look import Look
from bot.store.records import Copy, Letter
from rules.kernel.telling.tellings import Page

EXCERPT = 120
"""The most characters of a letter that a list or a receipt shows of it."""


def letter_message(look: Look, letter: Letter, seat: str, deputy: int = 0) -> Message:
    """Give a letter to whom it was written to, or to a deputy."""
    begin = f"{look.campaign.title}: a letter from {name_of(look, letter.sender)}."
    mentions = (deputy,) if deputy else who(look, seat)
    return Message(
        content=begin, pages=(letter_page(look, letter),), buttons=buttons(look, letter, seat), mentions=mentions
    )


def captured_message(look: Look, letter: Letter, seat: str, deputy: int = 0) -> Message:
    """Give a letter to a seat that captured it, or to a deputy."""
    begin = f"{look.campaign.title}: a letter fell into your hands."
    archive = buttons(look, letter, seat)[1:2]
    mentions = (deputy,) if deputy else who(look, seat)
    return Message(content=begin, pages=(letter_page(look, letter),), buttons=archive, mentions=mentions)


def letter_page(look: Look, letter: Letter) -> Page:
    """Give a letter as a page: its way, its date and its words."""
    return Page(title=way(look, letter), lines=(letter.text, "", f"{dated(letter)}{stamp(letter.at, 'f')}"))


def way(look: Look, letter: Letter) -> str:
    """Say from whom a letter goes to whom."""
    return f"{name_of(look, letter.sender)} to {listed(name_of(look, seat) for seat in letter.recipients)}"


def dated(letter: Letter) -> str:
    """Give the date in the game, where there is one, before the moment."""
    return f"{letter.date}, " if letter.date else ""


def buttons(look: Look, letter: Letter, seat: str) -> tuple[Button, ...]:
    """Give what a seat can do with a letter."""
    campaign = look.campaign.id
    return (
        Button(action="reply", label="Reply", campaign=campaign, seat=seat, what=letter.id, style="primary"),
        Button(action="letters", label="All letters", campaign=campaign, seat=seat),
        *against(look, letter, seat),
    )


def against(look: Look, letter: Letter, seat: str) -> tuple[Button, ...]:
    """Give what a seat can do about the writer of a letter."""
    campaign = look.campaign.id
    if letter.sender == seat:
        return ()
    return (
        Button(action="mute", label="Mute", campaign=campaign, seat=seat, what=letter.id),
        Button(action="report", label="Report", campaign=campaign, seat=seat, what=letter.id),
    )


def kept_message(look: Look, seat: str, count: int) -> Message:
    """Tell whoever takes a seat that letters lie there."""
    begin = f"{look.campaign.title}: {plural(count, 'letter')} came for {name_of(look, seat)} before you."
    archive = Button(action="letters", label="Read them", campaign=look.campaign.id, seat=seat, style="primary")
    return Message(content=begin, buttons=(archive,), mentions=who(look, seat))


def receipt_message(look: Look, letter: Letter, copies: Sequence[Copy]) -> Message:
    """Tell the writer who has a letter; it makes no sound, and changes as more of them get it."""
    states = [f"{name_of(look, copy.seat)}: {state_of(copy)}" for copy in copies]
    text = f"{look.campaign.title}: your letter “{excerpt(letter.text)}”\n" + "\n".join(states)
    return Message(content=text, silent=True)


def state_of(copy: Copy) -> str:
    """Say how far a letter has come, as its writer may know it."""
    return f"delivered {stamp(copy.delivered_at, 'f')}" if copy.delivered_at else "under way"


def excerpt(text: str) -> str:
    """Give the beginning of a text in one line, with a visible sign where it goes on."""
    line = clean_line(text, len(text) + 1)
    return line if len(line) <= EXCERPT else f"{line[: EXCERPT - 1].rstrip()}…"


def who(look: Look, seat: str) -> tuple[int, ...]:
    """Give the person to be notified."""
    user = look.seats[seat].user
    return () if user is None else (user,)
