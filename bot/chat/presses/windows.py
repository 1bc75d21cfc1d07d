"""Windows: what a button was shown for has to be open still when it is pressed."""

from collections.abc import Awaitable, Callable

from bot.chat.answering.bound import Bound, token
from bot.chat.answering.shared import Chat
from bot.service.ground.herald import Herald
from bot.service.ground.values import OrderSet, Who
from bot.service.orders import orders
from rules.kernel.errors import Answer

Reading = Callable[[Herald, Who], Awaitable[OrderSet]]


async def standing(chat: Chat, who: Who, bound: Bound, read: Reading = orders.so_far) -> OrderSet:
    """Give the seat's orders. Raises Answer if the button belongs to a window that has closed."""
    given = await read(chat.herald, who)
    if bound.window and (given.window is None or token(given.window.key) != bound.window):
        raise Answer("this window has closed; /orders shows what is open now")
    return given


def key_of(given: OrderSet) -> str:
    """Give the key of the window that is open for these orders."""
    return given.window.key if given.window else ""
