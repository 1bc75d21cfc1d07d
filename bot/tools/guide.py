"""The host guide's lists of settings, made from the code: `python -m bot.tools.guide` writes them into the page."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from bot.service.ground.table_settings import House
from bot.service.schedule import Schedule
from bot.service.start.catalogue import TABLE_TITLE, TIME_TITLE, Setting, Settled
from bot.settings import ROOT
from rules.registry import RULESETS

GUIDE = ROOT / "docs" / "host-guide.md"
BEGIN, END = "<!-- made by python -m bot.tools.guide -->", "<!-- made until here -->"
HEAD = (
    "| key | what it settles | takes | example | at first | a change holds |",
    "| --- | --- | --- | --- | --- | --- |",
)


def lists() -> Iterator[str]:
    """Give the lists: of time and of the table once, then of each game its own."""
    common: list[Setting] = []
    for ruleset in RULESETS.values():
        options = ruleset.options()
        settled = Settled(ruleset, options, Schedule.of(ruleset.hours(options)), House(), blind=False, started=True)
        found = [*settled]
        if not common:
            common = [one for one in found if one.group in {TIME_TITLE, TABLE_TITLE}]
            yield from listed("Time", (one for one in common if one.group == TIME_TITLE), first=False)
            yield from listed("The table", (one for one in common if one.group == TABLE_TITLE))
        yield from listed(ruleset.title, (one for one in found if one.group == ruleset.title))


def listed(title: str, settings: Iterable[Setting], *, first: bool = True) -> Iterator[str]:
    """Give one list under its title; without what holds at `first` where each game has its own."""
    yield from ("", f"### {title}", "", *HEAD)
    for one in settings:
        value = one.value if first else "the game's" if one.key in {"deadlines", "reactions", "votes"} else one.value
        yield f"| `{one.key}` | {one.meaning} | {one.takes} | `{one.example}` | {value} | {one.since} |"


def written(text: str) -> str:
    """Give the guide with today's lists in their place."""
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    return "\n".join([f"{before}{BEGIN}", *lists(), "", f"{END}{after}"])


def main(path: Path = GUIDE) -> None:
    """Write the lists into the guide."""
    path.write_text(written(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
