"""People: when somebody sleeps, and what they want to be told; it holds in every campaign."""

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime, time, timedelta
from typing import Annotated

from pydantic import AfterValidator

from bot.service.ground.herald import Herald
from bot.service.ground.wording import clean_line
from bot.service.schedule import Schedule, parse
from bot.service.schedule.model import known_zone
from bot.service.schedule.words import NONE, clock, zone_of
from bot.store.look import Look
from bot.store.people import wishes
from rules.kernel.errors import Answer
from rules.kernel.language.lists import YES_NO
from rules.kernel.state.finding import find
from rules.kernel.state.models import Value

MUTED = 100
"""The most writers whom a person has muted."""
WORDS = 60
"""The most characters of a preference in words."""


class Preferences(Value):
    """What a person has settled; by default every message comes at any hour."""

    zone: Annotated[str, AfterValidator(known_zone)] = "UTC"
    wakes: time | None = None
    sleeps: time | None = None
    """The local hours of waking and of falling asleep; None: always awake."""
    reminders: bool = True
    """Whether to be reminded of each window."""
    digest: time | None = None
    """The local time of a daily digest over all campaigns; None: none."""
    muted: tuple[str, ...] = ()
    """Whose letters come without a message, each as `mark_of` names them."""
    receipts: bool = True
    """Whether those who write letters learn when they are delivered."""

    @property
    def day(self) -> Schedule:
        """The waking hours as a schedule has open hours."""
        return Schedule(zone=self.zone, opens=self.wakes, shuts=self.sleeps)

    def asleep(self, moment: datetime) -> bool:
        """Tell whether the person sleeps at a moment."""
        day = self.day
        return not day.is_open(moment.astimezone(day.place).time())


async def preferences_of(look: Look, users: Iterable[int | None]) -> dict[int, Preferences]:
    """Give what people prefer, everyone of them."""
    wanted = {user for user in users if user}
    return read_all(wanted, await wishes.preferences(look.connection, wanted))


def read_all(users: Iterable[int], kept: Mapping[int, str]) -> dict[int, Preferences]:
    """Read what is kept of people; who has settled nothing prefers what everybody does."""
    return {user: Preferences.model_validate_json(kept.get(user, "{}")) for user in users}


async def preferences(herald: Herald, user: int) -> Preferences:
    """Give what a person prefers."""
    return read_all([user], await herald.store.preferences([user]))[user]


async def prefer(herald: Herald, user: int, changes: Mapping[str, str]) -> Preferences:
    """Change what a person prefers. Raises Answer, which says what would do."""
    before = await preferences(herald, user)
    fields: dict[str, object] = {}
    for key, value in changes.items():
        fields |= READERS[key](clean_line(value, WORDS), before)
    after = Preferences.model_validate(before.model_dump() | fields)
    await herald.store.prefer(user, after.model_dump_json(), next_digest(after, herald.clock.now()))
    herald.bell.ring()
    return after


async def mute(herald: Herald, user: int, mark: str, *, on: bool) -> None:
    """Let somebody's letters come without a message from now on, or with one again."""
    before = await preferences(herald, user)
    kept = tuple(one for one in before.muted if one != mark)
    after = before.model_copy(update={"muted": (*kept, mark)[-MUTED:] if on else kept})
    await herald.store.prefer(user, after.model_dump_json(), next_digest(after, herald.clock.now()))


def mark_of(look: Look, seat: str) -> str:
    """Name whoever sits in a seat now, so that the next to sit there is another; without a word on who that is."""
    joined = look.seats[seat].joined_at
    return f"{look.id}/{seat}/{int(joined.timestamp()) if joined else 0}"


def zone(words: str, before: Preferences) -> dict[str, object]:
    """Read a time zone: its name, or a city of it."""
    return {"zone": zone_of(words)}


def awake(words: str, before: Preferences) -> dict[str, object]:
    """Read waking hours: `08:00-23:00`, or `always`."""
    day = parse({"open": words}, Schedule())
    return {"wakes": day.opens, "sleeps": day.shuts}


def digest(words: str, before: Preferences) -> dict[str, object]:
    """Read the time of a daily digest: `18:00`, or `none`."""
    return {"digest": None if words.lower() in NONE else clock(words)}


def yes_no(key: str, words: str) -> dict[str, object]:
    """Read yes or no."""
    if words.lower() not in YES_NO:
        raise Answer(f"{key}: yes or no")
    return {key: YES_NO[words.lower()]}


READERS: dict[str, Callable[[str, Preferences], dict[str, object]]] = {
    "zone": zone,
    "awake": awake,
    "digest": digest,
    "reminders": lambda words, _: yes_no("reminders", words),
    "receipts": lambda words, _: yes_no("receipts", words),
}
"""What can be settled, each with how its words are read."""


def next_digest(wanted: Preferences, now: datetime) -> datetime | None:
    """Give the moment of a person's next digest; None for who wants none."""
    if wanted.digest is None:
        return None
    place = wanted.day.place
    today = now.astimezone(place).date()
    moments = (datetime.combine(today + timedelta(days=day), wanted.digest, place) for day in range(3))
    return find((moment.astimezone(now.tzinfo) for moment in moments if moment > now), "the next digest")
