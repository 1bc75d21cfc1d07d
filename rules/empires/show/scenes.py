"""Scenes: a parley as a card, each seat with its vote and its weight (EMP-H20.6)."""

from collections.abc import Iterator, Sequence

from rules.empires.parley.events import BallotCast, Counted
from rules.kernel.facts.events import Event
from rules.kernel.telling.phrases import capital, id_of, row, several
from rules.kernel.telling.pictures import Duel, DuelRow, Picture, Side

ALT_MOST = 990
"""Characters of a description, under the kernel's 1,000."""
FOR, AGAINST = "yes", "no"
LOOKS = ((FOR, "Yes", "#3a8a4a"), (AGAINST, "No", "#b23a3a"))


def scenes(events: Sequence[Event]) -> list[Picture]:
    """Give a card for each question that was voted on, in their order."""
    return [card(event) for event in events if isinstance(event, Counted)]


def card(event: Counted) -> Picture:
    """Draw one question: who voted for it, who against it, and what it came to."""
    question, verdict = asked(event), outcome(event)
    cast = row(f"{capital(str(one.seat))} {one.vote} ({one.weight})" for one in event.votes)
    return Picture(
        title="The parley",
        caption=question,
        alt=f"{question} {cast}. {verdict}"[:ALT_MOST],
        of=tuple(id_of(str(one)) for one in (event.asker, event.other) if one),
        sides=tuple(Side(id=id, name=name, colour=colour, pattern=n) for n, (id, name, colour) in enumerate(LOOKS)),
        duel=Duel(
            left=FOR,
            right=AGAINST,
            left_title=f"Yes: {event.yes}",
            right_title=f"No: {event.no}",
            rows=tuple(lines(event)),
            verdict=verdict,
        ),
    )


def asked(event: Counted) -> str:
    """Put the question (EMP-H20.3)."""
    asker, areas = capital(str(event.asker)), row(str(one) for one in event.areas)
    if event.kind == "claim":
        return f"Shall {asker} have a claim to {areas}?"
    other = capital(str(event.other))
    if event.kind == "peace":
        return f"Shall there be a truce between {asker} and {other}?"
    return f"Must {other} give up {areas} to {asker}?"


def outcome(event: Counted) -> str:
    """Say what it came to (EMP-H20.6)."""
    return f"{'Carried' if event.passed else 'Not carried'}, {event.yes} to {event.no}."


def lines(event: Counted) -> Iterator[DuelRow]:
    """Give the votes for and against side by side, the heaviest first, then who abstained."""
    ours = sorted((one for one in event.votes if one.vote == FOR), key=lambda one: -one.weight)
    theirs = sorted((one for one in event.votes if one.vote == AGAINST), key=lambda one: -one.weight)
    yield DuelRow(middle="Votes", heading=True)
    for place in range(max(len(ours), len(theirs))):
        left = told(ours[place]) if place < len(ours) else ""
        right = told(theirs[place]) if place < len(theirs) else ""
        yield DuelRow(left=left, middle="", right=right)
    silent = [capital(str(one.seat)) for one in event.votes if one.vote == "abstain"]
    if silent:
        yield DuelRow(middle=f"{row(silent)} abstained", heading=True)


def told(one: BallotCast) -> str:
    """Write a vote: `France 12, a card played`."""
    cards = f", {several(one.cards, 'card', 'cards')} played" if one.cards else ""
    return f"{capital(str(one.seat))} {one.weight}{cards}"
