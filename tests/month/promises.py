"""What Herald promises, each looked at by a function of its own, which gives what speaks against it."""

import json
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from sqlalchemy import text

from tests.month import everywhere
from tests.month.game import SECRET, TOLD

if TYPE_CHECKING:
    from tests.month.month import Month
from tests.month.sight import WORD, Shown, taken

Promise = Callable[["Month", Sequence[Shown]], Awaitable[list[str]]]
PATIENCE = timedelta(hours=1)
"""How long after its deadline a window may stand open where all is well."""
STILL = ("stands still", "stand still", "is paused", "is held", "nobody plays", "held", "paused")
"""How somebody is told that the clock does not run."""
AWAY = "nothing of this is kept yet"
"""How Herald says of a sheet that it is read again later."""
DONE = {"delivered", "unread"}
"""How a message ends: it stands, or nobody sat where it went."""


async def no_message_is_doubled(month: "Month", shown: Sequence[Shown]) -> list[str]:
    """What the courier brings stands once for those who read it; a question, once each time that they take its seat."""
    stands: dict[tuple[str, frozenset[int] | None], list[int]] = {}
    for one in shown:
        if one.mark:
            stands.setdefault((one.mark, one.readers), []).append(one.id)
    return [
        f"{mark} stands {len(ids)} times"
        for (mark, who), ids in stands.items()
        if not all(came_back(month, who, *two) for two in pairwise(sorted(ids)))
    ]


def came_back(month: "Month", readers: frozenset[int] | None, first: int, again: int) -> bool:
    """Tell whether one of those who read came to a seat between two messages."""
    return any(first <= after < again for one in readers or () for after in month.terms.get(one, ()))


async def no_secret_is_out_of_place(month: "Month", shown: Sequence[Shown]) -> list[str]:
    """What is kept for a seat is read by those alone who ever sat there."""
    found = []
    for one in shown:
        for seat in set(SECRET.findall(one.text)):
            entitled = month.held.get(seat, set())
            if one.ours and (one.readers is None or not one.readers <= entitled):
                found.append(f"a secret of {seat} is read by {one.readers or 'everybody'}: {one.text[:200]!r}")
    return found


async def no_order_is_read_before_its_window_closes(month: "Month", shown: Sequence[Shown]) -> list[str]:
    """What somebody orders is told to nobody else as long as its window is open."""
    closed, found = await sealed(month), []
    for one in shown:
        open_still = [word for word in WORD.findall(one.text) if word not in closed] if one.ours else []
        found += [
            f"{word} is read by {one.readers or 'everybody'}: {one.text[:200]!r}"
            for word in open_still
            if one.readers is None or not one.readers <= readers_of(month, word)
        ]
    return found


def readers_of(month: "Month", word: str) -> set[int]:
    """Give who may read a word of an open window: its writer, and whoever shares a seat with its writer."""
    writer = month.writer[word].user
    return {writer}.union(*(users for users in month.held.values() if writer in users))


async def no_acknowledged_order_is_lost(month: "Month", shown: Sequence[Shown]) -> list[str]:
    """What Herald has said it took stands among the drafts of the open window, or in one closed window."""
    closed, open_now = await sealed(month), await drafted(month)
    found = []
    for word in sorted(month.acked):
        stands = closed.get(word, 0) + (word in open_now)
        if stands > 1:
            found.append(f"{word} is kept {stands} times")
        if stands == 0 and word not in month.lost_rights:
            if seat_of(month, word):
                found.append(f"{word} was taken and is not kept")
            month.lost_rights.add(word)
    return found


def seat_of(month: "Month", word: str) -> bool:
    """Tell whether the writer of a word still has a seat, which whoever gives it up takes the orders from."""
    return month.writer[word].user in month.seated


async def every_word_is_told_once(month: "Month", shown: Sequence[Shown]) -> list[str]:
    """What a closed window did is told in the channel, once."""
    told = Counter(word for one in shown if one.room == "channel" and one.ours for _, word in TOLD.findall(one.text))
    closed = await sealed(month)
    lost = [f"{word} was never told" for word in closed if told[word] == 0]
    return lost + [f"{word} is told {often} times" for word, often in told.items() if often > 1]


async def no_word_is_told_twice(month: "Month", shown: Sequence[Shown]) -> list[str]:
    """What a closed window did is not told again."""
    told = Counter(word for one in shown if one.room == "channel" and one.ours for _, word in TOLD.findall(one.text))
    return [f"{word} is told {often} times" for word, often in told.items() if often > 1]


async def every_message_stands(month: "Month", shown: Sequence[Shown]) -> list[str]:
    """Nothing is owed any more, and what was delivered is there."""
    standing = {one.id for one in shown}
    async with month.reader.reading() as connection:
        query = text(
            "SELECT posts.*, campaigns.channel AS channel, campaigns.host AS host "
            "FROM posts LEFT JOIN campaigns ON campaigns.id = posts.campaign"
        )
        rows = (await connection.execute(query)).all()
    left = [row for row in rows if row.state not in DONE and not out_of_reach(month, row)]
    found = [f"{row.key} is still {row.state}: {row.reason}" for row in left]
    gone = [row for row in rows if row.state == "delivered" and row.message not in standing]
    return found + [f"{row.key} is gone" for row in gone if row.message and not json.loads(row.body).get("gone")]


def out_of_reach(month: "Month", post: Any) -> bool:  # Any: a row
    """Tell whether a message was given up because its reader has shut all doors, and plays where no thread could be.

    That is nowhere, or at a practice that was begun in direct messages.
    """
    reader = json.loads(post.target)["user"] if post.campaign is None else post.host
    return post.state == "failed" and not post.channel and reader in month.shut


async def every_sheet_is_answered_once(month: "Month", shown: Sequence[Shown]) -> list[str]:
    """Whoever writes to Herald gets one answer, however Herald fared."""
    found = []
    for number, sheet in month.sheets.items():
        answers = answers_to(month, number, shown)
        texts = [(one.id, one.refers, one.text[:80]) for one in answers]
        if len(answers) > 1:
            found.append(f"{sheet.person}'s {sheet.words or number} is answered {len(answers)} times: {texts}")
        if not answers and not sheet.excused:
            found.append(f"{sheet.person}'s {sheet.words or number} is not answered")
    return found


def answers_to(month: "Month", number: int, shown: Sequence[Shown]) -> list[Shown]:
    """Give Herald's answers to a message: what refers to it, or names its words, or comes between it and the next."""
    channel = next(one.channel for one in shown if one.id == number)
    theirs = [one for one in shown if one.channel == channel and not one.ours]
    later = min((one.id for one in theirs if one.id > number), default=1 << 63)
    ours = [
        one
        for one in shown
        if one.channel == channel
        and one.room == "direct"
        and one.ours
        and not (one.mark or one.asked or AWAY in one.text)
    ]
    refers = [one for one in ours if one.refers == number]
    words = [one for one in ours if not one.refers and set(taken(one)) & set(month.sheets[number].words)]
    between = [one for one in ours if not one.refers and number < one.id < later]
    return [*refers, *words] or between


async def nobody_is_stuck(month: "Month", shown: Sequence[Shown]) -> list[str]:
    """Where a campaign stands still somebody was told so who can read it."""
    async with month.reader.look(month.campaign) as look:
        campaign, due = look.campaign, await look.due()
    if campaign.status in {"ended", "lobby"}:
        return []
    if campaign.status == "running" and due is not None:
        overdue = month.now - due
        return [f"a window is overdue by {overdue}"] if overdue > PATIENCE else []
    told = [one for one in shown if one.ours and any(word in one.text for word in STILL) and heard(month, one)]
    return [] if told else [f"the campaign is {campaign.status} without a deadline, and nobody was told"]


def heard(month: "Month", one: Shown) -> bool:
    """Tell whether a message has a reader."""
    present = {person.user for person in month.people if person.here}
    return bool(present) if one.readers is None else bool(one.readers & {person.user for person in month.people})


async def nothing_is_at_fault(month: "Month", shown: Sequence[Shown]) -> list[str]:
    """Nothing was raised or logged as an error that no bad day explains."""
    return month.faults()


async def sealed(month: "Month") -> dict[str, int]:
    """Give the words of all closed windows, and how often each was ordered."""
    found: Counter[str] = Counter()
    async with month.reader.look(month.campaign) as look:
        for part in await look.closing_parts():
            for answered in part["closing"]["answers"].values():
                found.update(str(order["fields"]["word"]) for order in answered["orders"])
    return {word: often for word, often in found.items() if word in month.writer}


async def drafted(month: "Month") -> set[str]:
    """Give the words among the drafts of the open window."""
    async with month.reader.look(month.campaign) as look:
        return {str(draft.given.fields["word"]) for draft in await look.drafts()}


EACH_TIME: tuple[Promise, ...] = (
    no_message_is_doubled,
    no_secret_is_out_of_place,
    no_order_is_read_before_its_window_closes,
    no_acknowledged_order_is_lost,
    no_word_is_told_twice,
    nothing_is_at_fault,
    everywhere.no_order_goes_by_itself,
    everywhere.no_order_is_confirmed_to_others,
)
"""What is looked at after each thing that happens."""
AT_LAST: tuple[Promise, ...] = (
    every_word_is_told_once,
    every_message_stands,
    every_sheet_is_answered_once,
    nobody_is_stuck,
    everywhere.no_private_message_is_out_of_place,
    everywhere.no_private_news_is_read_by_others,
    everywhere.everything_sealed_is_told,
)
"""What is looked at when everything has been well for some days."""
BY_WORDS: frozenset[Promise] = frozenset(
    (
        no_secret_is_out_of_place,
        no_order_is_read_before_its_window_closes,
        no_acknowledged_order_is_lost,
        no_word_is_told_twice,
        every_word_is_told_once,
    )
)
"""What can be looked at in the Murmur alone, whose orders and secrets say whose they are."""
