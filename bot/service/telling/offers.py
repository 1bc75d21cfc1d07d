"""Offers told: what somebody would take over with each seat that is offered, from what everybody knows."""

from bot.service.ground.messages import Message
from bot.service.seats.offers import Offered, page_of
from bot.service.telling.stage import Stage, Told


async def offer(stage: Stage) -> Told:
    """Put what each seat is to the offer that waits for it."""
    owed = Offered.model_validate_json(stage.owed.about)
    seats = {seat: stage.look.seats[seat] for seat in owed.seats if seat in stage.look.seats}
    pages = stage.voice.ask("what a seat would be", lambda: page_of(stage.played, seats), lambda _: ())
    return Told({owed.name: [(owed.name, Message(pages=pages))]})
