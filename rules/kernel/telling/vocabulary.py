"""Speech: a game in words of its own. Games write neutral text; every text that leaves one passes here, once."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final, TypeVar

from rules.kernel.orders.windows import Window
from rules.kernel.state.models import Value
from rules.kernel.telling.pictures import Duel, DuelRow, Hand, Kin, Mark, Picture, Region, Route, Side, Tile
from rules.kernel.telling.signs import Ground, Sign
from rules.kernel.telling.tellings import News, Page

V = TypeVar("V", bound=Value)
Words = Callable[[str], str]
"""Gives a text in the words of a campaign."""
READ: Final[Mapping[type[Value], tuple[str, ...]]] = {
    Picture: ("title", "caption", "alt", "labels"),
    Side: ("name",),
    Mark: ("text",),
    Tile: ("name",),
    Region: ("name", "value"),
    Route: ("name",),
    Duel: ("left_title", "right_title", "verdict"),
    DuelRow: ("left", "middle", "right"),
    Kin: ("name", "note"),
    Hand: ("words",),
    Sign: ("words",),
    Ground: ("words",),
}
"""What people read of each part of a picture."""
ALT: Final = 990


def news_in(words: Words, news: News) -> News:
    """Put the heading of a kind of news into a campaign's words."""
    return news.model_copy(update={"title": words(news.title)})


def page_in(words: Words, page: Page) -> Page:
    """Put a page into a campaign's words."""
    lines = tuple(words(line) for line in page.lines)
    table = tuple(tuple(words(cell) for cell in row) for row in page.table)
    return page.model_copy(update={"title": words(page.title), "lines": lines, "table": table})


def window_in(words: Words, window: Window[Any]) -> Window[Any]:  # Any: windows differ in their orders
    """Put a question, and what is said beside it, into a campaign's words."""
    title, silence, meanwhile = words(window.title), words(window.silence), words(window.meanwhile)
    silences = {seat: words(said) for seat, said in window.silences.items()}
    return replace(window, title=title, silence=silence, silences=silences, meanwhile=meanwhile)


def names_in(words: Words, names: Mapping[str, str]) -> dict[str, str]:
    """Put the names of things into a campaign's words, those that change without the capital of a sentence."""
    told = {name: words(name) for name in names}
    return {shown if shown == name else shown[:1].lower() + shown[1:]: names[name] for name, shown in told.items()}


def picture_in(words: Words, drawn: Picture) -> Picture:
    """Put the texts of a picture into a campaign's words; ids, kinds and colours stay."""
    marks = [tile.marks for tile in drawn.tiles] + [region.marks for region in drawn.regions]
    kinds = {mark.kind for some in marks for mark in some} | {route.kind for route in drawn.routes}
    called = {kind: words(kind) for kind in sorted(kinds) if words(kind) != kind}
    told = retold(words, drawn)
    alt = told.alt if len(told.alt) <= ALT else f"{told.alt[:ALT]}…"
    return told.model_copy(update={"alt": alt, "called": {**told.called, **called}})


def retold(words: Words, drawn: V) -> V:
    """Put what people read of a part of a picture, and of its own parts, into other words."""
    read = READ[type(drawn)]
    return drawn.model_copy(
        update={name: said(words, getattr(drawn, name), name in read) for name in type(drawn).model_fields}
    )


def said(words: Words, value: Any, read: bool) -> Any:  # Any: whatever a field of a picture holds
    """Put a field of a picture into other words, if people read it."""
    if type(value) in READ:
        return retold(words, value)
    if isinstance(value, tuple):
        return tuple(said(words, one, read) for one in value)
    return words(value) if read and isinstance(value, str) else value
