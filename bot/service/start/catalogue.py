"""The catalogue: every setting of a campaign with its key, value, meaning and an example, and from when it holds."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from bot.service.ground.table_settings import House
from bot.service.ground.table_settings import idle as idle_at_table
from bot.service.ground.taking import example, said, takes
from bot.service.ground.wording import listed
from bot.service.schedule import Schedule
from bot.service.schedule.keys import TIME, closing, hours
from bot.service.schedule.keys import idle as idle_in_time
from bot.service.start.settings import BLIND, unknown
from rules.kernel.errors import Answer
from rules.kernel.play.ruleset import Options, Ruleset

Since = Literal["at once", "from the first window on", "from the next window on", "when the campaign starts"]
TIME_TITLE, TABLE_TITLE = "Time", "The table"
NEXT = {"vacation", "stretch"}
"""Customs of the table that deadlines are worked out from."""
BEFORE = {"seating", "start", "muster"}
"""Those that are about how it starts."""


@dataclass(frozen=True)
class Setting:
    """A setting as a host reads it."""

    key: str
    group: str
    """Time, the table, or the title of the game."""
    value: str
    meaning: str
    takes: str
    example: str
    since: Since
    """From when another value holds."""
    idle: str = ""
    """Why it changes nothing as things stand, and which setting would; empty where it does."""

    @property
    def line(self) -> str:
        """Give it in a line of a list."""
        return f"{self.key}: {self.value}. {self.meaning[:1].upper()}{self.meaning[1:]}."

    @property
    def told(self) -> str:
        """Give all of it: what it is, what it takes, and how it is typed."""
        idle = f" Now it changes nothing: {self.idle}." if self.idle else ""
        typed = f"/campaign settings setting:{self.key} value:{self.example}"
        return f"{self.line} It takes {self.takes}: {typed}. A change holds {self.since}.{idle}"


@dataclass(frozen=True)
class Settled:
    """What a campaign has settled, whatever of it concerns its settings."""

    ruleset: Ruleset[Any]  # Any: each game has its own state
    options: Options
    schedule: Schedule
    house: House
    blind: bool
    started: bool = False

    def __iter__(self) -> Iterator[Setting]:
        """Give every setting, those of time first, then the table's, then the game's own."""
        own = self.ruleset.options.model_fields
        yield from (self.of_time(key) for key in TIME if key not in own)
        yield from (self.of_table(key) for key in House.model_fields if key not in own)
        yield self.of_gamemaster()
        yield from map(self.of_game, own)

    @property
    def later(self) -> Since:
        """From when a length of windows holds."""
        return "from the next window on" if self.started else "from the first window on"

    def of_time(self, key: str) -> Setting:
        """Give a setting of time."""
        kind = TIME[key]
        since: Since = "at once" if kind.at_once else self.later
        idle = idle_in_time(key, self.schedule)
        return Setting(key, TIME_TITLE, kind.value(self.schedule), kind.meaning, kind.takes, kind.example, since, idle)

    def of_table(self, key: str) -> Setting:
        """Give a custom of the table."""
        field, value = House.model_fields[key], getattr(self.house, key)
        since: Since = self.later if key in NEXT else "when the campaign starts" if key in BEFORE else "at once"
        shown = (hours(value) if value else "no") if key == "muster" else said(value)
        meaning = field.description or key
        return Setting(
            key, TABLE_TITLE, shown, meaning, takes(field), example(field), since, idle_at_table(key, self.house)
        )

    def of_gamemaster(self) -> Setting:
        """Give whether the gamemaster is blind."""
        meaning = "whether the gamemaster sees no more than the players do"
        return Setting(BLIND, TABLE_TITLE, said(self.blind), meaning, "yes or no", "yes", "at once")

    def of_game(self, key: str) -> Setting:
        """Give one of the game's own settings."""
        field = self.ruleset.options.model_fields[key]
        since: Since = self.later if key in self.ruleset.options.later else "when the campaign starts"
        return Setting(
            key,
            self.ruleset.title,
            said(self.standing(key)),
            field.description or key.replace("_", " "),
            takes(field),
            example(field),
            since,
            self.idle_in_game(key),
        )

    def standing(self, key: str) -> object:
        """Give how one of the game's settings stands; a length as the schedule has it by now."""
        now = self.schedule
        classes = {"orders": now.orders, "reaction": now.reaction, "vote": now.vote}
        lengths = {now.lengths.get(name, classes.get(name)) for name in self.lengths_of(key)} - {None}
        return lengths.pop() if len(lengths) == 1 else getattr(self.options, key)

    def idle_in_game(self, key: str) -> str:
        """Say why one of the game's settings changes nothing, and which one would; empty where it does."""
        other, values = self.ruleset.options.needs.get(key, ("", ()))
        if other and getattr(self.options, other) not in values:
            return f"it counts only where {other} is {listed(map(said, values), 'or')}; set that first"
        lengths = self.lengths_of(key)
        if not lengths or not self.schedule.fixed:
            return ""
        least = max((length for name, length in lengths.items() if name in self.schedule.lengths), default=0)
        if least > self.schedule.orders:
            return ""
        times = closing(self.schedule)
        return f"windows close at fixed times here ({times}); set deadlines, as in “every 24h”, for lengths"

    def lengths_of(self, key: str) -> Mapping[str, int]:
        """Give the lengths of windows that hang on one of the game's settings."""
        value = getattr(self.options, key)
        if not isinstance(value, int) or isinstance(value, bool):
            return {}
        usual = self.ruleset.hours(self.options)
        other = self.ruleset.hours(self.options.model_copy(update={key: value + 1}))
        return {name: length for name, length in usual.items() if length != other[name]}


def named(settings: Iterable[Setting], key: str, title: str) -> Setting:
    """Give the setting of this key. Raises Answer, which names the nearest."""
    known = {one.key: one for one in settings}
    if key not in known:
        raise Answer(unknown(title, [key], known))
    return known[key]
