"""Revealed: what each seat kept to itself, once a campaign is over and nobody can use it any more."""

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.playing import rebuild
from bot.service.posting.faults import watched
from bot.service.reading.leaves import leafed
from bot.service.words.chronicle import LINES, private
from bot.store.annals import account
from bot.store.look import Look
from bot.store.records import Entry, Seat
from rules.kernel.errors import Answer
from rules.kernel.telling.tellings import Page

NONE = "No secret outlived its turn: whatever was chosen in private was told when its window closed."


@watched
async def revealed(herald: Herald, campaign: int, which: str = "") -> Message:
    """Give the weightiest secret of each seat, and a door to each; of one, by `place-page`, all that it knew alone.

    Letters and pacts stay with those who wrote them. Raises Answer while a campaign lasts.
    """
    async with herald.store.look(campaign) as look:
        if look.campaign.status != "ended":
            raise Answer(f"“{look.campaign.title}” is not over yet; what is secret is shown when it is")
        seats, entries = list(look.seats.values()), await account(look)
        place, _, leaf = which.partition("-")
        if place.isdecimal() and int(place) < len(seats):
            return await kept_by(herald, look, seats[int(place)], entries, place, leaf)
        told = {seat.seat: secrets(entries, seat.seat) for seat in seats}
        lines = [
            f"{seat.title}: {max(told[seat.seat], key=lambda one: one.weight).text}"
            for seat in seats
            if told[seat.seat]
        ]
        doors = tuple(
            Button(action="reveal", label=seat.title[:80], campaign=campaign, what=str(place))
            for place, seat in enumerate(seats)
        )
        content = f"{look.campaign.title}: what each seat knew alone. Its papers stand behind its name."
        return Message(content=content, pages=(Page(title="", lines=tuple(lines or [NONE])),), buttons=doors)


def secrets(entries: list[Entry], seat: str) -> list[Entry]:
    """Give what a seat was told alone and that says something, the oldest first."""
    return [entry for entry in private(entries, seat) if entry.weight > 0]


async def kept_by(herald: Herald, look: Look, seat: Seat, entries: list[Entry], place: str, leaf: str) -> Message:
    """Give what one seat was told alone, then its papers as they stood at the end: a screen, the rest behind doors."""
    session = await rebuild(herald, look)
    told = [entry.text for entry in secrets(entries, seat.seat)]
    pages = [Page(title="Told in private", lines=tuple(told[at : at + LINES])) for at in range(0, len(told), LINES)]
    pages += session.ruleset.papers(session.view(seat.seat), seat.seat)
    whole = Message(content=f"{seat.title}, {session.date}: what it knew alone", pages=tuple(pages))
    return leafed(whole, "reveal", look.id, leaf=leaf, which=place)
