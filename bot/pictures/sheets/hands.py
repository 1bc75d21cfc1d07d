"""Hands: the cards and dice that decided something, a row for each, with what they decided beside them."""

from collections.abc import Sequence

from bot.pictures.ink.draw import moved, tag
from bot.pictures.ink.lettering import BOLD, SLANT, text, wrapped
from bot.pictures.ink.theme import INK, MARGIN, WIDTH
from rules.kernel.telling.pictures import Hand

ACROSS, TALL, GAP = 96.0, 132.0, 16.0
"""A card, and what lies between two."""
DIE = 96.0
RED = "#b0242b"
WORDS = 46.0
"""Sizes of letters: 11 pixels where the picture is shown 400 wide."""
FACE, PAPER = 60.0, "#ffffff"
SUITS = {
    "S": "m0 -20c-6 10-18 14-18 24a9 9 0 0 0 15 6c0 6-2 9-5 11h16c-3-2-5-5-5-11a9 9 0 0 0 15-6c0-10-12-14-18-24z",
    "H": "m0 21c-5-8-20-15-20-27a10 10 0 0 1 20-4a10 10 0 0 1 20 4c0 12-15 19-20 27z",
    "D": "m0 -22l16 22l-16 22l-16 -22z",
    "C": "m-5 21c3-2 4-6 4-11a10 10 0 1 1-7-16a10 10 0 1 1 16 0a10 10 0 1 1-7 16c0 5 1 9 4 11z",
}
"""The shapes of the suits, around their middle."""
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of a die with six sides lie."""


def hand_sheet(hands: Sequence[Hand]) -> tuple[float, str]:
    """Give the height of hands, and the hands, one under another."""
    y, drawn = 0.0, ""
    for hand in hands:
        height, row = _hand(hand)
        drawn, y = drawn + moved(row, MARGIN, y), y + height + GAP
    return y, drawn


def _hand(hand: Hand) -> tuple[float, str]:
    """Draw what fell, and write beside it what it decided."""
    faces = [(_card(code), ACROSS) for code in hand.cards]
    faces += [(_die(number, hand.sides), DIE) for number in hand.dice]
    x, drawn = 0.0, ""
    for face, across in faces:
        drawn, x = drawn + moved(face, x, 0), x + across + GAP
    rows = wrapped(hand.words, WORDS, SLANT, WIDTH - 2 * MARGIN - x - GAP)
    height = max(TALL, len(rows) * WORDS * 1.2)
    begin = (height - len(rows) * WORDS * 1.2) / 2
    for place, row in enumerate(rows):
        drawn += text(x + GAP, begin + (place + 0.8) * WORDS * 1.2, row, WORDS, SLANT)
    return height, drawn


def _card(code: str) -> str:
    """Draw a card by its rank and suit."""
    rank, suit = code[0].replace("T", "10"), code[1]
    colour = RED if suit in "HD" else INK
    ground = tag("rect", width=ACROSS, height=TALL, rx=10, fill=PAPER, stroke=INK, stroke_width=3)
    letters = text(ACROSS / 2, 62, rank, FACE, BOLD, colour=colour, anchor="middle")
    return ground + letters + moved(tag("path", d=SUITS[suit], fill=colour), ACROSS / 2, 97)


def _die(number: int, sides: int) -> str:
    """Draw a die: with pips where it has six sides, else with its number."""
    ground = tag("rect", y=(TALL - DIE) / 2, width=DIE, height=DIE, rx=18, fill=PAPER, stroke=INK, stroke_width=3)
    if sides != len(PIPS):
        return ground + text(DIE / 2, TALL / 2 + FACE / 3, str(number), FACE, BOLD, anchor="middle")
    middle, step = (DIE / 2, TALL / 2), DIE / 4
    return ground + "".join(
        tag("circle", cx=middle[0] + x * step, cy=middle[1] + y * step, r=9, fill=INK) for x, y in PIPS[number]
    )
