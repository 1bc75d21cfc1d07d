"""A turn in the book: its headlines, its news, its map and its draws."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.book.words import listed, numbered, plain, tag
from bot.pictures.svg import svg
from bot.service.ground.wording import plural
from bot.service.history.book import Book, Chapter
from rules.kernel.telling.pictures import Picture
from rules.kernel.telling.tellings import Page


@dataclass(frozen=True)
class MapsLeft:
    """The turns whose maps fit into the book."""

    turns: Collection[int]

    @classmethod
    def of(cls, book: Book, most: int) -> "MapsLeft":
        """Choose as many turns, evenly, as `most` bytes bear; the last always stands before the book."""
        mapped = [chapter for chapter in book.chapters if chapter.picture is not None]
        if not mapped or book.frontispiece is None:
            return cls(())
        size = len(svg(book.frontispiece).encode())
        step = max(1, -(-len(mapped) * size // most))
        return cls({chapter.turn for chapter in mapped[::step]})


def turn(chapter: Chapter, book: Book, maps: MapsLeft) -> str:
    """Give a turn."""
    over = tag("p", plain(f"Turn {chapter.turn}" if chapter.turn else "Before the first turn"), class_="turn")
    shown = chapter.picture if chapter.turn in maps.turns else None
    body = tag("header", over + tag("h3", plain(chapter.name)))
    body += news(chapter.pages, book) or tag("p", "A quiet time, of which nothing is told.", class_="quiet")
    body += figure(shown, chapter.name) if shown is not None else ""
    body += draws(chapter.draws)
    return tag("article", body, id=f"turn-{chapter.turn}")


def news(pages: Sequence[Page], book: Book) -> str:
    """Give the newspaper of a turn: its headlines large, then a column for each kind of news."""
    if not pages:
        return ""
    first, rest = (pages[0], pages[1:]) if is_front(pages[0], book) else (None, pages)
    lead = ""
    if first is not None:
        headlines = [*([] if first.title == "Headlines" else [first.title]), *first.lines]
        lead = tag("p", numbered(headlines[0]), class_="lead")
        lead += listed(map(numbered, headlines[1:]), class_="heads") if headlines[1:] else ""
    columns = "".join(column(page) for page in rest)
    return tag("div", lead + (tag("div", columns, class_="columns") if columns else ""), class_="news")


def is_front(page: Page, book: Book) -> bool:
    """Tell whether a page is the front page: sections bear the title of their kind of news."""
    kind = book.news.get(page.news)
    return not page.title.startswith("In the annals") and (kind is None or kind.title not in page.title)


def column(page: Page) -> str:
    """Give a kind of news."""
    return tag("section", tag("h4", plain(page.title)) + listed(map(numbered, page.lines)))


def figure(picture: Picture, name: str) -> str:
    """Give a map, which can be opened larger where it stands small."""
    return tag("figure", tag("div", svg(picture), class_="map") + tag("figcaption", plain(f"The map, {name}")))


def draws(lines: Sequence[str]) -> str:
    """Give the cards and dice of a turn, folded away."""
    if not lines:
        return ""
    count = plural(len(lines), "draw")
    return tag("details", tag("summary", f"The luck of this turn: {count}") + listed(map(plain, lines), class_="draws"))
