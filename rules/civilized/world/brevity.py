"""Brevity: what is said of an order, or in counsel, has room for so much; what matters most goes in first."""

from rules.kernel.play.counsel import LONGEST


def fitted(text: str, *more: str, end: str = "", room: int = LONGEST) -> str:
    """Add to a text what it still has room for before its end, the gravest first."""
    for each in more:
        text += each if len(text) + len(each) + len(end) <= room else ""
    return f"{text}{end}"
