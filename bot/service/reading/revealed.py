"""Revealed: what each seat kept to itself, once a campaign is over and nobody can use it any more."""

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.playing import rebuild
from bot.service.posting.faults import watched
from rules.kernel.errors import Answer


@watched
async def revealed(herald: Herald, campaign: int) -> Message:
    """Give the papers of every seat as they stood at the end; letters and pacts stay with those who wrote them."""
    async with herald.store.look(campaign) as look:
        if look.campaign.status != "ended":
            raise Answer(f"“{look.campaign.title}” is not over yet; what is secret is shown when it is")
        session = await rebuild(herald, look)
        pages = [
            page.model_copy(update={"title": title(seat.title, page.title)})
            for seat in look.seats.values()
            for page in session.ruleset.papers(session.view(seat.seat), seat.seat)
        ]
        content = f"{look.campaign.title}, {session.date}: what each seat knew alone"
        return Message(content=content, pages=tuple(pages))


def title(seat: str, page: str) -> str:
    """Say whose a page is, unless its title begins so."""
    return page if page.startswith(seat) else f"{seat}: {page}"
