"""How reports of battles on a table read, in the words of a game."""

from collections.abc import Callable

from rules.kernel.table.chair import CHAIR
from rules.kernel.table.events import (
    DisputeReason,
    ReportEvent,
    ResultClaimed,
    ResultConfirmed,
    ResultDisputed,
    ResultLeft,
    ResultRuled,
)
from rules.kernel.telling.phrases import id_of, the, verb, whose
from rules.kernel.telling.tellings import Telling, Tellings

LEFT = {
    "unruled": "the battle umpire did not rule",
    "unseated": "nobody is battle umpire, who alone may rule on a dispute",
    "unconfirmed": "nobody confirmed {report}",
}
"""Why no report stands."""
Outcome = Callable[[ResultClaimed | ResultRuled], str]
"""Says who won, and how, as it follows a colon: `a Minor Victory for Rome`."""


def tellings(
    outcome: Outcome, resolver: str, news: str, label: Callable[[ReportEvent], str] = lambda event: event.battle
) -> Tellings:
    """Give how all that happens to reports reads, among this kind of news; `resolver` says what decides otherwise."""
    words = Tellings()

    @words.of(ResultClaimed)
    def result_claimed(event: ResultClaimed) -> Telling:
        """Tell a report."""
        return Telling(text=f"{label(event)}, as reported by {the(event.seat)}: {outcome(event)}.", news=news, weight=2)

    @words.of(ResultConfirmed)
    def result_confirmed(event: ResultConfirmed) -> Telling:
        """Tell that a report stands."""
        by = f", confirmed by {speaker(event.by)}" if event.by else ""
        return Telling(text=f"{label(event)}: the report stands{by}.", news=news)

    @words.of(ResultDisputed)
    def result_disputed(event: ResultDisputed) -> Telling:
        """Tell that a report is contested."""
        text = f"{label(event)}: {report_of(event)} is disputed by {speaker(event.by)}."
        return Telling(text=text, news=news, weight=2)

    @words.of(DisputeReason)
    def dispute_reason(event: DisputeReason) -> Telling:
        """Tell the sides why."""
        disputes = verb(event.by, "disputes", "dispute") if id_of(event.by) != CHAIR else "disputes"
        why = event.reason.rstrip(" .")
        return Telling(text=f"{label(event)}: {speaker(event.by)} {disputes} the report: “{why}”.", news=news)

    @words.of(ResultRuled)
    def result_ruled(event: ResultRuled) -> Telling:
        """Tell a ruling."""
        return Telling(text=f"{label(event)}, as ruled by the battle umpire: {outcome(event)}.", news=news, weight=2)

    @words.of(ResultLeft)
    def result_left(event: ResultLeft) -> Telling:
        """Tell that no report stands."""
        why = LEFT[event.why].format(report=report_of(event))
        return Telling(text=f"{label(event)}: {why}, so {resolver}.", news=news, weight=2)

    return words


def report_of(event: ResultDisputed | ResultLeft) -> str:
    """Name a report by whoever made it: `Rome’s report`."""
    if len(event.reported_by) != 1 or id_of(event.reported_by[0]) == CHAIR:
        return "the report"
    return f"{whose(event.reported_by[0])} report"


def speaker(seat: str) -> str:
    """Name who speaks."""
    return "the battle umpire" if id_of(seat) == CHAIR else the(seat)
