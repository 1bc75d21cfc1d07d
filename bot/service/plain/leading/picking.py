"""Picking: which game somebody should choose, how two differ, and the command that begins the one he names."""

import re
from collections.abc import Sequence

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from rules.kernel.language.matching import fold

FOUNDS = re.compile(
    r"(?:(?:please|can you|could you|hey|hi|herald|ok|let us|let['’]?s|we want to|i want to)[\s,]+)*"
    r"(?:start|found|begin|create|set up|make|open|host|launch)\b(?! (?:the|my|this) (?:game|campaign)\b)"
    r".*\b(?:game|campaign|round|table)\b",
    re.IGNORECASE,
)
"""How somebody begins who wants a game founded."""
TITLE = re.compile(
    r"(?:\bcall(?:ed)?(?: it| the game)?|\bnamed?(?: it)?|\bwith the title|\btitle:?)\s+"
    r"[“\"']?(?P<title>[^“”\"'.!?\n]+)",
    re.IGNORECASE,
)
PLACE = re.compile(r"(?P<channel>#[\w-]+)")
DIFFERS = re.compile(r"\bdiffer\w*|\bcompared?\b|\bversus\b|\bvs\b|\bbetter\b|\bor\b", re.IGNORECASE)
"""How somebody compares."""
ONE = re.compile(
    r"\b(?:which|what)\b.*\b(?:one|game)\b.*\b(?:would|do|should|shall|can)\b.*\b(?:you|we|i)\b.*"
    r"\b(?:pick|choose|take|play|recommend|suggest|prefer)",
    re.IGNORECASE,
)
"""How somebody wants one game named."""
UNRELIABLE = "Whoever does not answer is warned, then played by the autopilot, so one who is unreliable stops nobody."
SLOW = re.compile(r"\bunreliable|\bslow|\bbusy|\bforget\w*|\blate\b|\blittle time", re.IGNORECASE)


def picked(herald: Herald, text: str, suited: Sequence[str]) -> Message | None:
    """Name one game, tell two apart, or give the command that begins the one named; None for what is neither."""
    named = games_in(herald, text)
    if FOUNDS.match(text.strip()) and named:
        return Message(content=command(named[0], text))
    if len(named) > 1 and DIFFERS.search(text):
        lines = (f"{herald.games[one].title}: {herald.games[one].about}" for one in named)
        return Message(content="\n".join((*lines, "/games shows each with its map.")))
    if ONE.search(text) and suited:
        late = UNRELIABLE if SLOW.search(text) else ""
        return Message(content="\n".join(filter(None, (f"I would take {suited[0]}", late, "/games shows the others."))))
    return None


def games_in(herald: Herald, text: str) -> list[str]:
    """Give the games that a text names, by their title or a word for it."""
    line = f" {fold(re.sub(r'[^a-zA-Z ]', ' ', text.replace(chr(39), '')))} "
    titles = {name: fold(game.title.replace(chr(39), "").replace("’", "")) for name, game in herald.games.items()}
    return [name for name in herald.games if f" {name} " in line or f" {titles[name]} " in line]


def command(game: str, text: str) -> str:
    """Give the command that founds a game, ready to be copied, with the title and the channel that were named."""
    title, place = TITLE.search(text), PLACE.search(text)
    where = f"in {place['channel']}" if place else "in the channel where you want to play"
    called = f" title: {title['title'].strip()}" if title else ""
    return (
        f"Type this {where}, and you are its gamemaster:\n`/campaign found game: {game}{called}`\n"
        "Then people press Join below its message, and you press Start."
    )
