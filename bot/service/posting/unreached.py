"""The unreached: when a message finds no place, the gamemaster is told, once for each window."""

from typing import Literal

from bot.service.ground.herald import Herald
from bot.service.ground.playing import name_of
from bot.service.ground.values import Post
from bot.service.posting.notices import tell_user
from bot.service.posting.standstill import stand_still
from bot.service.words.bulletins import STRANDED
from bot.store.look import Look

Hurdle = Literal["barred", "crowded", "gone", "failing"]
"""What keeps messages back: a permission, the number of threads, a deleted channel, which somebody can clear away; and
Discord's failing at one message while it takes others."""
MOVE = "use /gm channel in the channel where the campaign is to go on"
PRIVATE: dict[Hurdle, str] = {
    "barred": "allow Herald to make private threads there",
    "crowded": "this server has as many active threads as Discord allows; archive some, and it is tried again",
    "gone": f"it is gone; {MOVE}",
}
FAILING = "Discord fails at {}, time and again. It is tried every ten minutes, and what follows it comes then."
PUBLIC: dict[Hurdle, str] = {
    "barred": (
        "Discord refuses what Herald posts in the campaign's channel. Allow Herald View Channel, Send Messages, Embed "
        "Links, Attach Files and Read Message History there; what waits is then posted within ten minutes."
    ),
    "gone": f"the campaign's channel is gone, and what Herald posts waits. To have it posted, {MOVE}.",
    "failing": f"{FAILING.format('a message in the campaign channel')} /chronicle tells what happened.",
}


async def unreached(herald: Herald, post: Post, hurdle: Hurdle = "barred") -> None:
    """Tell the gamemaster what Herald could not deliver; what could not be told to the gamemaster is not told again."""
    public = post.target.kind == "channel"
    if post.campaign is None or (post.user is None and not public):
        return
    if public and hurdle == "gone":
        await stand_still(herald, post.campaign, "channel")
    async with herald.unit(post.campaign) as unit:
        if unit.campaign.held_reason == STRANDED["channel"] and public:
            return  # told with that
        if unit.campaign.host in {post.user, post.target.user} or unit.campaign.status == "ended":
            return
        text = PUBLIC.get(hurdle) if public else private(unit, post, hurdle)
        reader = f"channel-{hurdle}" if public else post.target.seat or post.target.user
        name = f"unreached-{unit.campaign.window_key}-{reader}"
        if text:
            await tell_user(unit, name, unit.campaign.host, f"{unit.campaign.title}: {text}", herald.clock.now())


def private(look: Look, post: Post, hurdle: Hurdle) -> str:
    """Say whom a private paper did not reach, and what would clear its way."""
    who = name_of(look, post.target.seat) if post.target.seat else "a player"
    if hurdle == "failing":
        return FAILING.format(f"a message to {who}")
    return (
        f"Herald could not reach {who}. Direct messages are closed, and no private thread could be made in the "
        f"campaign's channel: {PRIVATE[hurdle]}."
    )
