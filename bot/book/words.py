"""Small pieces of the book's HTML; whatever people wrote is escaped here and nowhere else."""

import re
from collections.abc import Iterable
from datetime import datetime
from html import escape

NUMBERED = re.compile(r"^(?P<text>.*?) ?\(#(?P<n>\d+)\)$", re.DOTALL)


def plain(text: str) -> str:
    """Give text as HTML shows it, with no meaning of its own."""
    return escape(text, quote=True)


def tag(name: str, content: str, **attributes: str) -> str:
    """Give an element; the content is HTML already."""
    written = "".join(f' {key.rstrip("_").replace("_", "-")}="{plain(value)}"' for key, value in attributes.items())
    return f"<{name}{written}>{content}</{name}>"


def section(id: str, title: str, content: str) -> str:
    """Give a part of the book with its heading; nothing for one without content."""
    return tag("section", tag("h2", plain(title)) + content, id=id) if content else ""


def listed(lines: Iterable[str], **attributes: str) -> str:
    """Give a list of lines that are HTML already."""
    return tag("ul", "".join(tag("li", line) for line in lines), **attributes)


def numbered(line: str) -> str:
    """Give a line of the chronicle, its number small behind it."""
    found = NUMBERED.match(line)
    if found is None:
        return plain(line)
    return f'{plain(found["text"])} <a class="n" id="e{found["n"]}" href="#e{found["n"]}">{found["n"]}</a>'


def day(when: datetime) -> str:
    """Give a day in words: 2 March 2026."""
    return f"{when.day} {when:%B %Y}"
