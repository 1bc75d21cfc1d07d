"""What the buttons of lessons do: begin them, or end the practice."""

from collections.abc import Awaitable, Callable, Sequence

from bot.chat.answering.answers import Interaction
from bot.chat.answering.bound import Bound, token
from bot.chat.answering.shared import Chat, place_of
from bot.chat.shapes.render import Part
from bot.service.learn import learning

Values = Sequence[str]
Press = Callable[[Chat, Interaction, Bound, Values], Awaitable[Sequence[Part]]]
STOP = token("stop")


async def learn(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Begin the lessons of the game that stands on the button, or end the practice."""
    user = interaction.user.id
    if bound.what == STOP:
        return await chat.parts(await learning.stop(chat.herald, user), None)
    game = next((name for name in chat.herald.games if token(name) == bound.what), "")
    message = await learning.learn(chat.herald, user, game, place=asked_in(interaction))
    return await chat.parts(message, None)


def asked_in(interaction: Interaction) -> tuple[int, int]:
    """Give the guild and the channel in which somebody asks for lessons; noughts in a direct message."""
    return interaction.guild_id or 0, place_of(interaction) or 0


LEARN_PRESSES: dict[str, Press] = {"learn": learn}
