"""What is pressed when a campaign is over: all secrets, and once more."""

from collections.abc import Sequence

from bot.chat.answering.answers import Interaction, words
from bot.chat.answering.bound import Bound
from bot.chat.answering.shared import Chat
from bot.chat.presses.founding import permitted
from bot.chat.shapes.render import Part
from bot.service.reading.revealed import revealed
from bot.service.start.again import again

Values = Sequence[str]


async def reveal(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Show what every seat knew alone, or all that one of them did."""
    return await chat.parts(await revealed(chat.herald, bound.campaign, bound.what), bound.campaign)


async def once_more(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Found the next campaign with the same people."""
    await permitted(chat, interaction)
    card = await again(chat.herald, bound.campaign, interaction.user.id)
    return words(f"{card.title} is founded, and all who played are asked. You are its gamemaster; press Start then.")


PRESSES = {"reveal": reveal, "again": once_more}
