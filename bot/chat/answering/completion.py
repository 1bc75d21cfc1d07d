"""Completion of what commands ask for: quick, at most 25, from what the person may see, and never trusted."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

from discord.app_commands import Choice, Command

from bot.chat.answering.answers import Interaction, completed
from bot.chat.answering.shared import Chat
from bot.chat.shapes.escape import clean, short, size
from bot.service.table import campaigns

MOST, LONGEST = 25, 100
Suggest = Callable[[Interaction, str], Awaitable[Iterable[tuple[str, str]]]]
"""Gives what is shown and what it stands for, for what has been typed so far."""
Given = Sequence[tuple[str, str]]
AnyCommand = Command[Any, ..., Any]  # Any: what it is bound to and what it returns, which is nothing


def complete(command: AnyCommand, option: str, suggest: Suggest, kind: Callable[[str], str | int] = str) -> None:
    """Let an option of a command complete itself; `kind` is what its values are."""

    async def callback(interaction: Interaction, typed: str) -> list[Choice[str | int | float]]:
        async def work() -> Given:
            return list(await suggest(interaction, clean(str(typed)).strip()))

        found = choices(await completed(interaction, work))
        return [Choice(name=one.name, value=kind(one.value)) for one in found]

    command.autocomplete(option)(callback)


def choices(pairs: Iterable[tuple[str, str]]) -> list[Choice[str]]:
    """Give at most 25 choices, each value once; a value that is too long is left out, for it could not be sent back."""
    kept: dict[str, str] = {}
    for label, value in pairs:
        if value.strip() and size(value) <= LONGEST:
            kept.setdefault(value, short(label, LONGEST, value))
    return [Choice(name=label, value=value) for value, label in list(kept.items())[:MOST]]


def campaigns_of(chat: Chat) -> Suggest:
    """Complete the campaigns that a person plays in or hosts, and those of this guild."""

    async def suggest(interaction: Interaction, typed: str) -> Iterable[tuple[str, str]]:
        found = await campaigns.titles(chat.herald, user=interaction.user.id, guild=interaction.guild_id)
        return matching(((title, str(id)) for title, id in found), typed)

    return suggest


def matching(pairs: Iterable[tuple[str, str]], typed: str) -> list[tuple[str, str]]:
    """Give those whose label holds what was typed, those that begin with it first."""
    wanted = typed.lower()
    held = [pair for pair in pairs if wanted in pair[0].lower() or wanted == pair[1].lower()]
    return sorted(held, key=lambda pair: not pair[0].lower().startswith(wanted))


def option_of(interaction: Interaction, name: str) -> str:
    """Give what another option of the command holds so far."""
    return str(getattr(interaction.namespace, name, "") or "")
