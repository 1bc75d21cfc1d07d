"""The unreached: when a private paper finds no place, the gamemaster is told, once for each window."""

from bot.service.herald import Herald
from bot.service.notices import tell_user
from bot.service.playing import name_of
from bot.service.values import Post

BARRED = "allow Herald to make private threads there"
CROWDED = "this server has as many active threads as Discord allows; archive some, and it is tried again"


async def unreached(herald: Herald, post: Post, *, full: bool = False) -> None:
    """Tell the gamemaster whom Herald could not reach; what could not be told to the gamemaster is not told again."""
    if post.campaign is None or post.target.kind == "channel" or post.user is None:
        return
    async with herald.unit(post.campaign) as unit:
        if unit.campaign.host in {post.user, post.target.user} or unit.campaign.status == "ended":
            return
        who = name_of(unit, post.target.seat) if post.target.seat else "a player"
        text = (
            f"{unit.campaign.title}: Herald could not reach {who}. Direct messages are closed, and no private thread "
            f"could be made in the campaign's channel: {CROWDED if full else BARRED}."
        )
        name = f"unreached-{unit.campaign.window_key}-{post.target.seat or post.target.user}"
        await tell_user(unit, name, unit.campaign.host, text, herald.clock.now())
