"""Cards of games, and the menu by which one goes from one to another."""

from collections.abc import Sequence
from dataclasses import replace

from bot.chat.answering.answers import Interaction
from bot.chat.answering.bound import Bound
from bot.chat.answering.buttons import menu, option
from bot.chat.answering.shared import Chat
from bot.chat.shapes.render import Part
from bot.service.reading import games

Values = Sequence[str]


async def card_parts(chat: Chat, wanted: str) -> Sequence[Part]:
    """Give the card of a game or of one of its scenarios, and a menu of all."""
    parts = await chat.parts(await games.game_card(chat.herald, wanted), None)
    shown = [option(one.id, one.title, one.about) for one in games.cards(chat.herald)]
    choice = menu(Bound("panel", "game"), "Look at another", shown)
    return [replace(parts[0], items=(choice,)), *parts[1:]] if len(shown) > 1 else parts


async def turned(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Show the card that was chosen from the menu."""
    return await card_parts(chat, values[0] if values else "")


PRESSES = {"game": turned}
