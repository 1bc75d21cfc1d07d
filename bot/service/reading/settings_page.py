"""Settled: what a table has agreed on, shown to whoever asks."""

from collections.abc import Iterator

from pydantic import BaseModel

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.playing import options_of, ruleset_of, schedule_of
from bot.service.ground.table_settings import house_of
from bot.service.schedule import describe
from rules.kernel.telling.tellings import Page


async def settled(herald: Herald, campaign: int) -> Message:
    """Give a campaign's settings in words: those of time, of the table, and of its game; touches tables only."""
    async with herald.store.look(campaign) as look:
        ruleset, options = ruleset_of(herald, look.campaign), options_of(herald, look.campaign)
        time = Page(title="Time", lines=describe(schedule_of(look.campaign)))
        table = Page(title="The table", lines=tuple(lines(house_of(look.campaign))))
        game = Page(title=ruleset.title, lines=tuple(lines(options)))
        return Message(content=f"The settings of “{look.campaign.title}”", pages=(time, table, game))


def lines(model: BaseModel) -> Iterator[str]:
    """Give each setting with its value and what it is for."""
    for name, field in type(model).model_fields.items():
        yield f"{name}: {plainly(getattr(model, name))}" + (f" ({field.description})" if field.description else "")


def plainly(value: object) -> str:
    """Give a value as a host writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return ", ".join(map(str, value)) or "none"
    return str(value)
