"""What one press on counsel gives: its orders, instead of the same by other figures."""

from bot.service.ground.playing import rebuild
from bot.service.orders import orders
from bot.service.table import amending
from tests.service.bench import HOST, RED, Table


async def drafts(table: Table, campaign: int) -> list[str]:
    """Give the Reds' orders as they stand."""
    found = await orders.orders(table.herald, await table.who(campaign, RED))
    return [draft.text for draft in found.drafts]


async def test_a_press_on_the_other_figure_means_it_instead(crowns: Table) -> None:
    """Who presses “Rule it” and then “Rule it with 2” rules once, and for 2; an order beside it stays."""
    campaign = await crowns.started(RED, board="empires/crowns-and-keys-1176")
    who = await crowns.who(campaign, RED)
    async with crowns.store.look(campaign) as look:
        area = (await rebuild(crowns.herald, look)).state.owned(who.seat)[1]
    await amending.set_figure(crowns.herald, campaign, HOST, f"areas.{area}.unrest", "true")
    async with crowns.store.look(campaign) as look:
        session = await rebuild(crowns.herald, look)
    offers = {offer.label: offer.id for piece in session.advice(who.seat) for offer in piece.offers}
    plain, richer = (label for label in offers if label.startswith("Rule "))
    for label in (plain, "Levy", richer):
        await orders.advised(crowns.herald, who, offers[label])

    assert ["levy", richer.replace("Rule", "rule").removesuffix(" gold more")] == await drafts(crowns, campaign)
    await orders.advised(crowns.herald, who, offers[plain])
    assert ["levy", plain.replace("Rule", "rule")] == await drafts(crowns, campaign)
