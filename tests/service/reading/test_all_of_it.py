"""All of it: the button below a post shows everything behind it, to whoever presses alone."""

from bot.service.reading.all_of_it import all_of_it
from bot.service.words.chronicle import line_of, public
from bot.store.annals import account
from tests.service.bench import BLUE, RED, Table


async def test_the_button_of_a_post_shows_every_event_and_every_draw_behind_it(table: Table) -> None:
    """Each once, with its number; of what somebody alone was told, nothing."""
    campaign = await table.started(RED, BLUE)
    await table.give(campaign, RED, "say loud")
    await table.ready(campaign, RED, BLUE)
    posts = [post for post in await table.deliver() if ":chronicle-" in post.key]
    (button,) = posts[-1].message.buttons
    first, last = map(int, button.what.split("-"))
    async with table.store.look(campaign) as look:
        kept = [entry for entry in await account(look) if first <= entry.told.n <= last]
    message = await all_of_it(table.herald, campaign, first, last)
    lines = [line for page in message.pages for line in (page.title, *page.lines)]

    assert "All of it" == button.label
    assert all(1 == lines.count(line_of(entry)) for entry in public(kept))
    assert not [entry for entry in kept if entry not in public(kept) and line_of(entry) in lines]
