"""The welcome: what somebody reads first in a seat, whether at the start or taking it over from another."""

from collections.abc import Mapping

from bot.service.ground.lessons import is_practice
from bot.service.ground.messages import mention
from bot.service.ground.playing import schedule_of
from bot.service.schedule import in_short
from bot.service.telling.stage import Stage
from bot.service.words.brief_words import welcome_page
from bot.service.words.lessons import NO_CLOCK
from bot.service.words.membership import masked
from rules.kernel.play.welcome import Welcome
from rules.kernel.telling.pictures import Picture
from rules.kernel.telling.tellings import Page


def welcome(stage: Stage, seat: str) -> tuple[Page, ...]:
    """Give what somebody has to know whom no brief has reached in this seat: the game's part, and the table's."""

    def greet() -> tuple[Page, ...]:
        closes = NO_CLOCK if is_practice(stage.look.campaign) else in_short(schedule_of(stage.look.campaign))
        return (welcome_page(greeting(stage, seat), players(stage), closes),)

    return stage.voice.ask("the welcome", greet, lambda _: ())


def settled(stage: Stage, seat: str) -> tuple[Page, ...]:
    """Give what is new to somebody who was welcomed before he had anything: who he is, where, beside whom."""

    def place() -> tuple[Page, ...]:
        found = greeting(stage, seat).model_copy(update={"aim": "", "asked": ""})
        return (welcome_page(found, players(stage), ""),)

    return stage.voice.ask("the welcome", place, lambda _: ())


def greeting(stage: Stage, seat: str) -> Welcome:
    """Give the game's part."""
    return stage.ruleset.greeting(stage.played.glance(seat), seat)


def players(stage: Stage) -> dict[str, str]:
    """Say of each seat that a person has by whom it is played."""
    hidden = masked(stage.look.campaign)
    people = {one.seat: one.user for one in stage.look.seats.values() if one.user}
    return {seat: f"Played by {'somebody' if hidden else mention(user)}." for seat, user in people.items()}


def homeland(stage: Stage, seat: str) -> Picture | None:
    """Give the map of a seat's own land, as large as a phone wants it."""
    return stage.voice.ask(
        "the map of one's own land", lambda: stage.ruleset.homeland(stage.played.glance(seat), seat), lambda _: None
    )


def figures_of(stage: Stage, seat: str) -> Mapping[str, int]:
    """Give the figures of a seat that its briefs compare."""
    view = stage.played.glance(seat)
    return {**stage.ruleset.purse(view, seat), **stage.ruleset.figures(view, seat)}


def figures_told(stage: Stage, seat: str, otherwise: Mapping[str, int]) -> Mapping[str, int]:
    """Give them, or what was told last where the game fails to say them."""
    return stage.voice.ask("the figures of a seat", lambda: figures_of(stage, seat), lambda _: otherwise)
