"""Pacts in words: as they are proposed, posted and listed."""

from collections.abc import Sequence

from bot.service.ground.messages import Button, Message, stamp
from bot.service.ground.playing import name_of
from bot.service.ground.wording import listed, plural, sentence
from bot.service.words.open_window import standing
from bot.store.look import Look
from bot.store.records import Pact
from rules.kernel.telling.tellings import Page

STATES = {
    "proposed": "proposed",
    "holds": "in force",
    "declined": "never came about",
    "ended": "ended by consent",
    "denounced": "denounced",
    "broken": "declared broken",
    "expired": "expired",
}
NEWS = {"declined": "never came about", "expired": "has expired", "broken": "has been declared broken"}
"""States that are told as what has happened."""
ANSWERS = {"asked": "asked", "accepted": "accepted", "declined": "declined", "ends": "would end it"}


def became(state: str) -> str:
    """Tell what has become of a pact, as the end of a sentence about it."""
    return NEWS[state] if state in NEWS else f"is {STATES[state]}"


def parties(look: Look, pact: Pact) -> str:
    """Name the parties of a pact."""
    return listed(name_of(look, party.seat) for party in pact.parties)


def pact_page(look: Look, pact: Pact) -> Page:
    """Give a pact whole: its parties, its words, how long it holds, and what each has answered."""
    lines = [pact.text, "", f"{secrecy(pact)} {term(look, pact)}", state_line(look, pact)]
    rows = (("Party", "Answer"), *((name_of(look, one.seat), ANSWERS[one.answer]) for one in pact.parties))
    open_still = {one.answer for one in pact.parties} & {"asked", "ends"} and pact.state in {"proposed", "holds"}
    table = rows if open_still else ()
    return Page(title=f"Pact: {parties(look, pact)}", lines=tuple(lines), table=table)


def secrecy(pact: Pact) -> str:
    """Say who knows of a pact."""
    if pact.secret:
        return "Secret: only its parties know of it."
    return "Public." if pact.state != "proposed" else "Public once all have accepted."


def term(look: Look, pact: Pact) -> str:
    """Say how long a pact holds."""
    if not pact.until:
        return "It holds until somebody ends it."
    left = pact.until - standing(look).turn
    if pact.state not in {"proposed", "holds"} or left < 0:
        return f"It was to hold through turn {pact.until}."
    when = "this turn" if left == 0 else plural(left, "turn") + " from now"
    return f"It holds through turn {pact.until}, {when}."


def state_line(look: Look, pact: Pact) -> str:
    """Say how a pact stands, and through whom."""
    by = f" by {name_of(look, pact.closed_by)}" if pact.closed_by and pact.state != "expired" else ""
    when = f" {stamp(pact.closed_at, 'f')}" if pact.closed_at else ""
    return sentence(f"{STATES[pact.state].capitalize()}{by}{when}{f': {pact.note}' if pact.note else ''}")


def pact_message(look: Look, pact: Pact, seat: str) -> Message:
    """Give the message of a pact to one of its parties, with what it can do."""
    begin = f"{look.campaign.title}: a pact proposed by {name_of(look, pact.proposer)}."
    user = look.seats[seat].user
    mentions = () if user is None else (user,)
    return Message(
        content=begin, pages=(pact_page(look, pact),), buttons=pact_buttons(look, pact, seat), mentions=mentions
    )


def pact_buttons(look: Look, pact: Pact, seat: str) -> tuple[Button, ...]:
    """Give what a seat can do with a pact."""
    campaign, answers = look.campaign.id, {party.seat: party.answer for party in pact.parties}
    if pact.state == "proposed" and answers.get(seat) == "asked":
        return (
            Button(action="accept", label="Accept", campaign=campaign, seat=seat, what=pact.id, style="success"),
            Button(action="decline", label="Decline", campaign=campaign, seat=seat, what=pact.id),
        )
    if pact.state == "holds" and seat in answers:
        return (Button(action="endpact", label="End it …", campaign=campaign, seat=seat, what=pact.id),)
    return ()


def public_message(look: Look, pact: Pact) -> Message:
    """Give the channel's message of a public pact."""
    begin = f"{look.campaign.title}: a pact between {parties(look, pact)} {became(pact.state)}."
    return Message(content=begin, pages=(pact_page(look, pact).model_copy(update={"table": ()}),))


def pact_line(look: Look, pact: Pact) -> str:
    """Give a pact in one line, for menus and choices."""
    return f"{parties(look, pact)}: {pact.text}"


def pages_of(look: Look, pacts: Sequence[Pact]) -> tuple[Page, ...]:
    """Give pacts as pages, the newest first."""
    return tuple(pact_page(look, pact) for pact in reversed(pacts))
