"""Messages that tests of the courier owe."""

from bot.service.ground.messages import Message, Target
from bot.service.posting.notices import owe
from tests.chat.conftest import Market


async def owed(table: Market, name: str, message: Message, target: Target | None = None, *, live: bool = False) -> None:
    """Owe a message in campaign 1 and let the courier work."""
    herald = table.world.app.herald
    async with herald.unit(1) as unit:
        await owe(unit, name, target or Target(kind="channel"), message, herald.clock.now(), live=live)
    await table.world.env.settle()
