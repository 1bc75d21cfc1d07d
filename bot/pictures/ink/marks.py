"""Marks: the small things that stand at a place, each told by its shape and not by its colour alone."""

from collections.abc import Callable, Mapping

from bot.pictures.ink.draw import moved, path, stroke, tag
from bot.pictures.ink.lettering import run, text
from bot.pictures.ink.own import NOTHING, Own
from bot.pictures.ink.theme import ALARM, GOLD, INK, NOBODY, PAPER, STONE, Look
from rules.kernel.telling.pictures import Mark

MEANINGS: Mapping[str, str] = {
    "city": "City (people, thousands)",
    "capital": "Capital",
    "ruin": "Ruin",
    "fort": "Fort",
    "army": "Army",
    "fleet": "Fleet",
    "siege": "Siege",
    "disorder": "Disorder",
    "mission": "Mission",
    "resource": "Resource",
}
RADIUS = 10.0
"""All marks are drawn about a point, this far out, and scaled."""
STAR = "M0 -10L2.9 -3.6L9.6 -3.1L4.5 1.4L6.1 8.1L0 4.5L-6.1 8.1L-4.5 1.4L-9.6 -3.1L-2.9 -3.6Z"
PLATE = tag("circle", r=7, fill=PAPER, fill_opacity=0.85)
"""What keeps the words of a game's own mark apart from its shapes."""


def mark(what: Mark, look: Look = NOBODY, own: Own = NOTHING) -> str:
    """Give a mark of ten units around the origin; those of the picture's own as it says."""
    if what.kind in own.signs:
        return own.drawn(what.kind, look) + (PLATE + centred(what.text, 11, 10, INK) if what.text else "")
    return SHAPES.get(what.kind, _letters)(what, look)


def city(size: int, look: Look, radius: float) -> str:
    """Give a city's disc with its people in it, of a radius in pixels."""
    disc = tag("circle", r=radius, fill=look.colour, stroke=INK, stroke_width=2.5)
    return disc + (centred(str(size), radius * 1.7, radius * 1.15, look.letters) if size else "")


def centred(words: str, room: float, size: float, colour: str) -> str:
    """Give words around the origin, small enough for the room."""
    wide = run(words, size) or 1
    fit = min(size, size * room / wide)
    return text(0, fit * 0.36, words, fit, colour=colour, anchor="middle")


def _body(data: str, fill: str) -> str:
    return path(data, fill=fill, stroke=INK, stroke_width=1.6, stroke_linejoin="round")


def _city(what: Mark, look: Look) -> str:
    return moved(city(0, look, 14), 0, 0, 0.6) + centred(what.text, 13, 10, look.letters)


def _capital(what: Mark, look: Look) -> str:
    return _body(STAR, GOLD)


def _ruin(what: Mark, look: Look) -> str:
    return _body("M-9 9V6H-7V-3L-3 -6V6H2V-9L6 -6V6H9V9Z", STONE)


def _fort(what: Mark, look: Look) -> str:
    walls = _body("M-9 9V-9H-5V-5H-2V-9H2V-5H5V-9H9V9Z", STONE if look is NOBODY else look.colour)
    return walls + _words(what, 13, 10, 3, INK if look is NOBODY else look.letters)


def _army(what: Mark, look: Look) -> str:
    shield = _body("M-9 -9H9V1C9 6 4 9 0 11C-4 9 -9 6 -9 1Z", look.colour)
    if what.text:
        return shield + _words(what, 15, 12, 0, look.letters)
    return shield + stroke("M-5 5L5 -5M5 5L-5 -5", look.letters, 2)


def _fleet(what: Mark, look: Look) -> str:
    hull = _body("M-11 3H11L7 10H-7Z", STONE if look is NOBODY else look.colour)
    sail = _body("M-1 -11C7 -9 8 -3 7 1H-1Z", PAPER) + stroke("M-1 -11V3", INK, 1.8)
    words = moved(centred(what.text, 12, 9, look.letters), 0, 6.4) if what.text else ""
    return sail + hull + words


def _siege(what: Mark, look: Look) -> str:
    ring = tag("circle", r=10, fill="none", stroke=PAPER, stroke_width=5)
    ring += tag("circle", r=10, fill="none", stroke=ALARM, stroke_width=2.6, stroke_dasharray="5.2 2.6")
    return ring + stroke(
        "M0 -14V-10M0 14V10M-14 0H-10M14 0H10M-9.9 -9.9L-7 -7M9.9 9.9L7 7M-9.9 9.9L-7 7M9.9 -9.9L7 -7", ALARM, 2.2
    )


def _disorder(what: Mark, look: Look) -> str:
    flame = _body(
        "M0 11C-7 11 -10 6 -8 0C-7 -3 -5 -4 -5 -8C-2 -7 -1 -5 -1 -3C1 -5 2 -8 1 -12C6 -8 9 -2 9 3C9 8 5 11 0 11Z",
        "#f08a24",
    )
    return flame + moved(centred(what.text or "D", 11, 12, INK), 0.3, 4.2)


def _mission(what: Mark, look: Look) -> str:
    flag = _body("M-6 -10H10L6 -5L10 0H-6Z", look.colour)
    pole = stroke("M-6 -11V11", INK, 2.2)
    return flag + pole + (moved(centred(what.text, 11, 8, look.letters), 0.5, -5) if what.text else "")


def _resource(what: Mark, look: Look) -> str:
    stone = _body("M0 -11L11 0L0 11L-11 0Z", look.colour if look is not NOBODY else "#e9d18a")
    return stone + centred(what.text[:2] or "R", 12, 11, look.letters)


def _letters(what: Mark, look: Look) -> str:
    disc = tag("circle", r=10, fill=look.colour, stroke=INK, stroke_width=1.6)
    return disc + centred((what.text or what.kind)[:3], 18, 12, look.letters)


def _words(what: Mark, room: float, size: float, down: float, colour: str) -> str:
    return moved(centred(what.text, room, size, colour), 0, down) if what.text else ""


SHAPES: Mapping[str, Callable[[Mark, Look], str]] = {
    "city": _city,
    "capital": _capital,
    "ruin": _ruin,
    "fort": _fort,
    "army": _army,
    "fleet": _fleet,
    "siege": _siege,
    "disorder": _disorder,
    "mission": _mission,
    "resource": _resource,
}
