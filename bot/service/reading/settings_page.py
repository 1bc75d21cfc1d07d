"""Settled: what a table has agreed on, shown to whoever asks."""

from collections.abc import Iterable
from itertools import groupby

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.playing import options_of, ruleset_of, schedule_of
from bot.service.ground.table_settings import house_of
from bot.service.ground.wording import listed
from bot.service.schedule import describe
from bot.service.start.catalogue import TIME_TITLE, Setting, Settled, named
from bot.store.look import Look
from rules.kernel.errors import Answer
from rules.kernel.telling.tellings import Page

HOW = "/campaign settings setting:… tells what one takes, with an example; its gamemaster adds the value."


async def settled(herald: Herald, campaign: int, wanted: str = "") -> Message:
    """Give a campaign's settings, each with key, value and meaning; or all that there is to know of one, or of a kind.

    Touches tables only.
    """
    async with herald.store.look(campaign) as look:
        found = settled_of(herald, look)
        pages = [page(title, tuple(group), found) for title, group in groupby(found, lambda one: one.group)]
        if not wanted:
            return Message(content=f"The settings of “{look.campaign.title}”. {HOW}", pages=tuple(pages))
        if one := next((page for page in pages if page.title.lower() == wanted.strip().lower()), None):
            return Message(content=f"Settings of “{look.campaign.title}”. {HOW}", pages=(one,))
        return Message(content=named(found, wanted.strip().lower().replace(" ", "_"), found.ruleset.title).told)


def page(title: str, settings: tuple[Setting, ...], found: Settled) -> Page:
    """Give the settings of one kind; those of time under what they come to."""
    lines = [one.line for one in settings]
    if title == TIME_TITLE:
        lines.insert(0, describe(found.schedule)[0])
    return Page(title=title, lines=tuple(lines))


def settled_of(herald: Herald, look: Look) -> Settled:
    """Give what a campaign has settled."""
    campaign = look.campaign
    return Settled(
        ruleset_of(herald, campaign),
        options_of(herald, campaign),
        schedule_of(campaign),
        house_of(campaign),
        campaign.blind,
        campaign.status != "lobby",
    )


async def settings_of(herald: Herald, campaign: int) -> tuple[Setting, ...]:
    """Give every setting of a campaign."""
    async with herald.store.look(campaign) as look:
        return tuple(settled_of(herald, look))


async def answered(herald: Herald, campaign: int, key: str, before: Iterable[Setting] = ()) -> str:
    """Say how a setting stands that was changed just now, from when it holds, and what else of `before` it changed."""
    async with herald.store.look(campaign) as look:
        found = settled_of(herald, look)
        one = named(found, key.strip().lower().replace(" ", "_"), found.ruleset.title)
        stood = {each.key: each.value for each in before if each.key != one.key}
        others = [
            f"{each.key} {each.value} (it was {stood[each.key]})"
            for each in found
            if each.value != stood.get(each.key, each.value)
        ]
        with_it = f" With it changed {listed(others)}." if others else ""
        posted = ""
        if look.campaign.window_key and one.since == "from the next window on":
            posted = " The window that is open closes as posted; /campaign extend moves it."
        return f"{one.key} is now {one.value} in {look.campaign.title}; it holds {one.since}.{with_it}{posted}"


async def offered(herald: Herald, campaign: int, typed: str) -> list[tuple[str, str]]:
    """Complete a setting: by its key, its kind or what it means; with nothing typed the kinds come first."""
    try:
        found = await settings_of(herald, campaign)
    except Answer:
        return []
    kinds = {title: [one.key for one in group] for title, group in groupby(found, lambda one: one.group)}
    whole = [(f"{title}: {', '.join(keys)}", title.lower()) for title, keys in kinds.items()]
    single = [(f"{one.key}: {one.value} ({one.meaning})", one.key) for one in found]
    wanted = typed.strip().lower().replace(" ", "_")
    if not wanted:
        return [*whole, *single]
    begun = [pair for pair in (*whole, *single) if pair[1].startswith(wanted)]
    of_kind = [pair for pair, one in zip(single, found, strict=True) if one.group.lower().startswith(typed.lower())]
    within = [pair for pair in single if typed.lower() in pair[0].lower() or wanted in pair[1]]
    return list(dict.fromkeys([*begun, *of_kind, *within]))
