"""Text on its way to and from Discord: what people write is shown as they wrote it and does nothing."""

import re
import unicodedata
from collections.abc import Iterator

from bot.service.ground.messages import OPEN, SHUT

MOST_ACCENTS = 3
"""Combining marks that may follow one another; more of them climb over the lines above."""
KEPT = "\n"
DROPPED = {"Cc", "Cf", "Co", "Cs"}
"""Control, invisible and direction marks, private use, halves of pairs."""
SPACES = {"Zl", "Zp", "Zs"}
ODD = re.compile(r"[^\n -~“”‘’–—…·→✓]")
"""What has to be looked at more closely: nearly no answer holds any of it."""
LOUD = re.compile(r"([\\*_`<\[\]]|~(?=~)|(?<=~)~|\|(?=\|)|(?<=\|)\|)")
HEAD = re.compile(r"(?m)^(\s*)(#{1,3}|-#|>{1,3}|[-+]|\d+[.)])(?=\s)")
CALL = re.compile(r"@(?=everyone|here)", re.IGNORECASE)
LINK = re.compile(r"(?i)\b([a-z][a-z0-9+.-]*):(?=//)|\b(discord\.gg)(?=/)")
MARK = re.compile(f"{OPEN}([^{OPEN}{SHUT}]*){SHUT}")
STAMP = re.compile(r"t:(-?\d{1,12}):([FfRtTDd])")
WORDS = re.compile("([bi]):(.+)", re.DOTALL)
SIGNS = {"b": "**", "i": "*"}
PERSON = re.compile(r"@(\d{1,20})")
ATOM = re.compile(r"\\.|<t:-?\d+:\w>|<@\d+>|.", re.DOTALL)


def size(text: str) -> int:
    """Give the length that Discord counts at most: UTF-16 units, never fewer than code points."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def clean(text: str) -> str:
    """Take away what cannot be seen: control, direction and zero-width marks, piles of accents, Herald's own marks."""
    if not ODD.search(text):
        return text
    return "".join(_seen(text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ")))


def escape(text: str) -> str:
    """Give text that Discord shows just as it is: no markup, no mention, no link, no list."""
    shown = LOUD.sub(r"\\\1", clean(text))
    shown = HEAD.sub(_tame, shown)
    shown = LINK.sub(lambda found: f"{found[1]}\\:" if found[1] else "discord\\.gg", shown)
    return CALL.sub("@\u200b", shown)


def marked(text: str) -> str:
    """Escape the service's text and turn its marks into moments and mentions that Discord shows."""
    shown, place = [], 0
    for mark in MARK.finditer(text):
        shown += [escape(text[place : mark.start()]), _mark(mark[1])]
        place = mark.end()
    return "".join((*shown, escape(text[place:])))


def plain(text: str) -> str:
    """Give text for places without markup: titles of forms, options, descriptions of images, footers."""
    return " ".join(clean(MARK.sub("", text)).split())


def verbatim(text: str) -> str:
    """Give text for a block of code, which it cannot leave."""
    return plain(text).replace("`", "'")


def short(text: str, most: int, least: str = "–") -> str:
    """Give text of at most `most` characters, shortened with a visible sign; `least` where nothing is left."""
    text = plain(text)
    if size(text) <= most:
        return text or least
    kept = ""
    for letter in text:
        if size(kept) + size(letter) > most - 1:
            break
        kept += letter
    return f"{kept.rstrip()}…"


def pieces(text: str, most: int) -> list[str]:
    """Cut escaped text into pieces of at most `most`: between lines, else words, never inside an escape or a mark."""
    found: list[str] = []
    held = ""
    room = most - 1
    for line in text.split("\n"):
        for part in _parts(line, room):
            longer = f"{held}\n{part}" if held else part
            if held and size(longer) > room:
                found.append(held)
                held = part
            else:
                held = longer
    # What stood within a line may now begin one, where it must not make a heading or a list: one sign more.
    return [HEAD.sub(_tame, piece, count=1) for piece in (*found, held) if piece.strip()]


def _seen(text: str) -> Iterator[str]:
    accents = 0
    for letter in text:
        category = unicodedata.category(letter)
        accents = accents + 1 if category in {"Mn", "Me"} else 0
        if letter in KEPT:
            yield letter
        elif category in SPACES:
            yield " "
        elif category not in DROPPED and accents <= MOST_ACCENTS:
            yield letter


def _tame(found: re.Match[str]) -> str:
    """Keep the head of a line from making a list, a heading or a quotation."""
    mark = found[2]
    return f"{found[1]}{mark[:-1]}\\{mark[-1]}" if mark[0].isdigit() else f"{found[1]}\\{mark}"


def _mark(mark: str) -> str:
    if stamp := STAMP.fullmatch(mark):
        return f"<t:{stamp[1]}:{stamp[2]}>"
    if person := PERSON.fullmatch(mark):
        return f"<@{person[1]}>"
    if words := WORDS.fullmatch(mark):
        return f"{SIGNS[words[1]]}{escape(words[2])}{SIGNS[words[1]]}"
    return ""


def _parts(line: str, most: int) -> Iterator[str]:
    """Give the line whole if it fits, else as many words of it as fit, else as many signs."""
    held = ""
    for word in re.split(r"(?<= )", line):
        for part in _signs(word, most):
            if size(held) + size(part) > most:
                yield held.rstrip()
                held = part
            else:
                held += part
    yield held


def _signs(word: str, most: int) -> Iterator[str]:
    if size(word) <= most:
        yield word
        return
    held = ""
    for sign in ATOM.findall(word):
        if size(held) + size(sign) > most:
            yield held
            held = ""
        held += sign
    yield held
