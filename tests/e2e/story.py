"""A campaign as two people play it: each looks at how things stand and does what comes next.

Nobody remembers anything, so the story goes on after any crash as people would go on.
"""

from collections.abc import Awaitable, Callable

from bot.service.ground.values import CampaignCard, Who
from bot.service.orders.orders import orders
from tests.e2e.table import Player, Table

TITLE = "The Crowns"
SEATS = {"Ada": "Hellas", "Ben": "Lydia"}
SHEETS = {
    ("decrees", "Ada"): "tax 40",
    ("decrees", "Ben"): "# a modest year\ntax 20\n",
    ("winter", "Ada"): "grant passage to Lydia",
}
"""What each writes to the bot, by the name of the window; in the others they say nothing."""
Act = Callable[[], Awaitable[object]]
Give = Callable[[Player, str], Awaitable[object]]


async def by_sheet(player: Player, text: str) -> None:
    """Give orders in a direct message."""
    await player.write(text)


async def by_line(player: Player, text: str) -> None:
    """Give orders one by one, in the campaign's channel."""
    for line in text.splitlines():
        if line and not line.startswith("#"):
            await player.slash("campaign", "order", line=line)


async def play(table: Table, windows: int) -> None:
    """Play a campaign from its founding until so many windows have closed."""
    while act := await next_act(table, windows):
        await act()


async def next_act(table: Table, windows: int, give: Give = by_sheet) -> Act | None:
    """Give what one of the two does next; None when enough windows have closed."""
    ada = table.player("Ada")
    cards = await table.cards()
    if not cards:
        return lambda: ada.slash("campaign", "campaign found", game="civilized", scenario="crowns", title=TITLE)
    (card,) = cards
    for name, seat in SEATS.items():
        if table.player(name).id not in {one.user for one in card.seats}:
            return lambda name=name, seat=seat: table.player(name).join(seat=seat, phrase=f"the phrase of {name}")
    if card.status == "lobby":
        return lambda: ada.slash("campaign", "campaign start")
    if await closed(table) >= windows:
        return None
    return await next_in_window(table, card, give)


async def next_in_window(table: Table, card: CampaignCard, give: Give) -> Act:
    """Give what one of the two does in the open window: orders, then word that they are ready; else time passes."""
    assert card.window is not None, card.status
    for name in SEATS:
        player = table.player(name)
        seat = next(one.id for one in card.seats if one.user == player.id)
        if seat not in card.window.asked or seat in card.window.ready:
            continue
        given = await orders(table.world.app.herald, Who(card.id, seat, player.id))
        sheet = SHEETS.get((card.window.name, name))
        if sheet and not given.drafts:
            return lambda player=player, sheet=sheet: give(player, sheet)
        return lambda player=player: player.slash("campaign", "ready")
    return table.to_next_deadline


async def closed(table: Table) -> int:
    """Count the windows that have closed."""
    return sum("Closed" in text for _, text in table.posts("campaign", "Ada"))
