"""The book as one page of HTML: everything is in it, and nothing is fetched."""

from pathlib import Path

from bot.book.matter import cast, contents, cover, figures, papers, seal
from bot.book.turns import MapsLeft, turn
from bot.book.words import plain, section
from bot.service.history.book import Book

STYLE = Path(__file__).with_name("book.css")
POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
"""What the page may load: nothing, so that it keeps its promise whatever stands in it."""
MOST = 7 * 1024 * 1024
"""The bytes that maps may take, so that one message bears the file."""


def page(book: Book, most: int = MOST) -> str:
    """Give the book; where its maps would be too many for one message, some turns go without."""
    maps = MapsLeft.of(book, most)
    chapters = "".join(turn(chapter, book, maps) for chapter in book.chapters)
    body = "".join(
        (
            cover(book, maps),
            contents(book),
            cast(book),
            section("chronicle", "The chronicle", chapters),
            papers(book),
            figures(book),
            seal(book),
        )
    )
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>{plain(book.title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark">'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        f'<meta name="robots" content="noindex"><style>{STYLE.read_text(encoding="utf-8")}</style></head>'
        f"<body><main>{body}</main><footer><p>Set by Herald.</p></footer></body></html>\n"
    )
