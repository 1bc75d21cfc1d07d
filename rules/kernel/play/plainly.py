"""Plainly: a game whose words may fail. What it cannot say is noted and left plain; no rule runs in it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple, ParamSpec, TypeVar

from rules.kernel.orders.windows import Window, Wording
from rules.kernel.play.counsel import no_counsel
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.play.unsaid import (
    no_apart,
    no_consequences,
    no_homes,
    no_names,
    no_owners,
    no_purse,
    no_titles,
    plain_speech,
)
from rules.kernel.state.models import State
from rules.kernel.telling.vocabulary import Words

P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S", bound=State)


class Slip(NamedTuple):
    """Words that failed: which, and how."""

    what: str
    error: Exception


def careful(slips: list[Slip], what: str, say: Callable[P, R], plain: Callable[P, R]) -> Callable[P, R]:
    """Give what says the same, and where that fails notes it and says what is plain."""

    def said(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return say(*args, **kwargs)
        except Exception as error:  # noqa: BLE001  whatever the words of a game do, the game goes on
            slips.append(Slip(what, error))
            return plain(*args, **kwargs)

    return said


def plainly(ruleset: Ruleset[S], slips: list[Slip]) -> Ruleset[S]:
    """Give a game of which all that is said while it runs may fail: dates, names, figures, the words of a setting."""
    return replace(
        ruleset,
        titles=careful(slips, "what seats are called", ruleset.titles, no_titles),
        names=careful(slips, "what things are called", ruleset.names, no_names),
        apart=careful(slips, "how namesakes are told apart", ruleset.apart, no_apart),
        calendar=careful(slips, "the date", ruleset.calendar, lambda _state, turn, _phase: f"turn {turn}"),
        purse=careful(slips, "what a seat can spend", ruleset.purse, no_purse),
        figures=careful(slips, "the figures of a seat", ruleset.figures, no_purse),
        counsel=careful(slips, "counsel", ruleset.counsel, no_counsel),
        consequences=careful(slips, "what an order does", ruleset.consequences, no_consequences),
        homes=careful(slips, "which thing is a capital", ruleset.homes, no_homes),
        owners=careful(slips, "whose things are", ruleset.owners, no_owners),
        verdict=careful(slips, "how the game ended", ruleset.verdict, lambda _state: "The game is over."),
        speech=ruleset.speech if ruleset.speech is plain_speech else speech(ruleset, slips),
    )


def speech(ruleset: Ruleset[S], slips: list[Slip]) -> Callable[[S], Words | None]:
    """Give how a campaign speaks, and the game's own words where that fails."""
    found = careful(slips, SPEECH, ruleset.speech, plain_speech)

    def spoken(state: S) -> Words | None:
        words = found(state)
        return words and careful(slips, SPEECH, words, str)

    return spoken


SPEECH = "the words of the setting"


def worded(window: Window[Any], slips: list[Slip] | None) -> Window[Any]:  # Any: windows differ in their orders
    """Give a window in the words of the moment, or in its fixed ones where these fail; without `slips` they raise."""
    if window.words is None:
        return window
    say = window.words if slips is None else careful(slips, "what a window asks", window.words, Wording)
    return replace(window, **say())
