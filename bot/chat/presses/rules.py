"""What the buttons below an answer about the rules do: show its clauses, or answer what was meant instead."""

from collections.abc import Awaitable, Callable, Sequence

from bot.chat.answering.answers import Interaction
from bot.chat.answering.bound import Bound, token
from bot.chat.answering.shared import Chat
from bot.chat.shapes.render import Part
from bot.service.reading import reading
from rules.kernel.errors import Answer

Values = Sequence[str]
Press = Callable[[Chat, Interaction, Bound, Values], Awaitable[Sequence[Part]]]


async def clauses(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Show the clauses behind an answer, for the reader alone."""
    return await chat.parts(await reading.ruling(chat.herald, *led(chat, bound)), None)


async def meant(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Answer the question, or show the clause, that stands on the button."""
    return await chat.parts(await reading.rule(chat.herald, *led(chat, bound)), None)


def led(chat: Chat, bound: Bound) -> tuple[str, str]:
    """Give the game and the question or clause to which a button leads. Raises Answer for one that is gone."""
    for game, words in reading.doors(chat.herald):
        if token(f"{game} {words}") == bound.what:
            return game, words
    raise Answer("that answer has been written anew since; ask again with /rule")


RULE_PRESSES: dict[str, Press] = {"rule": clauses, "asked": meant}
