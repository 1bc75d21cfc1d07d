"""What the buttons about the gamemaster's chair do."""

from collections.abc import Awaitable, Callable, Sequence

from bot.chat.answering.answers import Interaction, words
from bot.chat.answering.bound import Bound
from bot.chat.answering.shared import Chat
from bot.chat.shapes.render import Part
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.table import succession

Does = Callable[[Herald, int, int], Awaitable[str]]
Press = Callable[[Chat, Interaction, Bound, Sequence[str]], Awaitable[Sequence[Part]]]


def press(does: Does) -> Press:
    """Give the press that does one thing to a campaign and says what came of it."""

    async def run(chat: Chat, interaction: Interaction, bound: Bound, values: Sequence[str]) -> Sequence[Part]:
        text = await does(chat.herald, bound.campaign, interaction.user.id)
        return await chat.parts(Message(content=text), bound.campaign) if text else words(text)

    return run


CHAIR_PRESSES: dict[str, Press] = {
    "chair": press(succession.accept),
    "nochair": press(succession.decline),
    "present": press(succession.present),
}
