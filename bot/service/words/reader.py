"""To each reader about his own affairs: in a seat's own account what its empire does is what `you` do."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.service.ground.voice import Voice
from bot.service.words.names import mentioned_in, register_of
from bot.service.words.plain import MISSING
from bot.service.words.unkept import lost
from bot.store.look import Look
from bot.store.records import Entry
from rules.kernel.facts.names import SEAT
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.telling.address import addressed
from rules.kernel.telling.vocabulary import Words


async def to_reader(
    look: Look, ruleset: Ruleset[Any], entries: Sequence[Entry], seat: str, words: Words | None, voice: Voice
) -> list[Entry]:  # Any: each game has its own state
    """Tell to whoever sits in a seat what concerns it, with the names of its date; what cannot be told so stays."""
    own = (ruleset.addresses, seat)
    either = {own, (SEAT, seat)}
    mine = [entry.told for entry in entries if all(own) and either & {*mentioned_in(ruleset, entry.told)}]
    if not mine:
        return list(entries)
    names, numbers = await register_of(look, ruleset, mine), {told.n for told in mine}

    def spoken(entry: Entry) -> Entry:
        told = ruleset.tellings.tell(ruleset.called(entry.told, names, (seat,), seat))
        said = addressed(words(told.text) if words else told.text)
        return replace(entry, text=said, weight=max(entry.weight, told.weight))

    def retold(entry: Entry) -> Entry:
        if MISSING in entry.text:  # of which its fault is told already
            return entry
        if lost(ruleset, entry.told, names):
            return entry
        return voice.ask("the words for its reader", lambda: spoken(entry), lambda _: entry, entry.told.event)

    return [retold(entry) if entry.told.n in numbers else entry for entry in entries]
