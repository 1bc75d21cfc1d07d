"""The index: the words of every event, made again from what is kept, so that a search finds what is read."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.playing import ruleset_of, words_of
from bot.service.ground.voice import Voice
from bot.service.posting.faults import complain
from bot.service.words.names import register_of
from bot.service.words.plain import plain
from bot.service.words.unkept import lost
from bot.store import register
from bot.store.annals import account
from bot.store.records import Entry
from bot.store.unit import Unit
from rules.kernel.facts.names import Register
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.telling.vocabulary import Words


async def reindex(herald: Herald, campaign: int) -> int:
    """Put every event of a campaign into today's words, with the names of its date; give how many read otherwise."""
    async with herald.unit(campaign) as unit:
        return await index(herald, unit)


async def index(herald: Herald, unit: Unit) -> int:
    """Put every event into words again; what nobody has told yet waits for its telling."""
    ruleset, entries = ruleset_of(herald, unit.campaign), [one for one in await account(unit) if one.weight >= 0]
    names = await register_of(unit, ruleset, [entry.told for entry in entries])
    voice = Voice(unit.id)
    changed = list(retold(ruleset, entries, names, await words_of(herald, unit) or str, voice))
    await register.index(unit, changed)
    await complain(unit, voice.faults, herald.clock.now())
    return len(changed)


def retold(
    ruleset: Ruleset[Any], entries: Sequence[Entry], names: Register, words: Words, voice: Voice
) -> Iterator[Entry]:  # Any: each game has its own state
    """Give the events that read otherwise now; of one whose words fail its line stays, or is plain if it had none.

    A line that says what nobody can say anew stays, too.
    """
    for entry in entries:
        if entry.text and lost(ruleset, entry.told, names):
            continue

        def word(entry: Entry = entry) -> Entry:
            telling = ruleset.tell(entry.told, names)
            return Entry(entry.told, words(telling.text), telling.news, telling.weight)

        def stand(fault: str, entry: Entry = entry) -> Entry:
            telling = plain(entry.told, f"turn {entry.told.turn}", fault)
            return entry if entry.text else Entry(entry.told, telling.text, telling.news, telling.weight)

        fresh = voice.ask("the words for an event", word, stand, entry.told.event)
        if fresh != entry:
            yield fresh
