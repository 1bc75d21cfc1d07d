"""What players wish for in words of their own: lists without commas, whole nations, and what is added (FIE-2.12)."""

import re
from collections.abc import Sequence

from rules.fiefs.board.land import in_region, regions_of
from rules.fiefs.board.state import World
from rules.kernel.language.matching import fold

ASKS = re.compile(r"(?:what|where|which|who|why|how|is|are|can|could|should|do|does|will|would|if|must)\b.*")
ADDS = re.compile(r"^(?:also|plus|add|and also|in addition)\b|\b(?:too|as well|also)[\s.!]*$")
LEAVES = re.compile(
    r"(?:(?:i )?(?:do not|dont|don't) want|remove|drop|without|no|not|delete|take out|leave out|forget)\b(?!\s*[,.;:!])"
)
WHATEVER = re.compile(
    r"[\s,.;]*(?:\b(?:and|then|or)\s+)*\b(?:whatever|anything|something|no matter what|surprise me)\b.*"
)
CLAIMS = re.compile(r"^(?:.{0,30}?\b)?claims?(?: (?:on|to|in|at|for))?\b")
EMPTY = frozenset(
    """
    i we would like want wish wishes wished for to the a of all and then or first second third last next after that
    please pls add also plus too as well keep take get have begin start with lands land fiefs fief no yes ok actually
    best most everything whole rest in lol haha my mine me be put before behind at claim claims on these those others
    ones list do not dont don't without remove drop delete take out leave forget from list two three
    four five six seven eight nine ten eleven twelve
    """.split()  # noqa: SIM905  a list of words is read as one
)
"""What may stand around names in a list of wishes, and names nothing."""
FEW = 2
"""Of so many names consists a list that no other word says to be one."""


def wishes(world: World, words: str, before: Sequence[str], *, claims: bool) -> list[str]:
    """Give the fiefs that words list, in their order, with those wished for `before` where they are added to.

    None where they say anything else, or name what there is not.
    """
    text = WHATEVER.sub("", " ".join(re.split(r"[\s,;.:!/&+]+", fold(words).lower())).strip())
    if "?" in words or ASKS.fullmatch(text) or bool(CLAIMS.match(text)) != claims:
        return []
    named, rest = read(world, text)
    leaves = LEAVES.match(fold(words).lower().strip())
    told = set(rest.split())
    says = claims or {"wish", "wishes"} & told or leaves or ADDS.search(text)
    if not named or told - EMPTY or not (says or len(named) >= FEW):
        return []
    old = [one for one in before if one not in named]
    if leaves:
        return old if len(old) < len(before) else []
    if ADDS.search(text):
        return [*old, *named]
    return [*named, *old] if {"these", "those", "others"} & told else named


def read(world: World, text: str) -> tuple[list[str], str]:
    """Give the fiefs that a text names, each once, those of a nation or a region that it names, and what is left."""
    places = {fold(fief.name).lower(): [id] for id, fief in world.fiefs.items()}
    places = {fold(one.name).lower(): in_region(world, id) for id, one in world.regions.items()} | places
    places = {fold(one.name).lower(): nation_of(world, id) for id, one in world.nations.items()} | places
    found: dict[int, list[str]] = {}
    for name in sorted(places, key=len, reverse=True):
        for met in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", text):
            found[met.start()] = places[name]
            text = f"{text[: met.start()]}{' ' * len(name)}{text[met.end() :]}"
    return list(dict.fromkeys(one for start in sorted(found) for one in found[start])), text


def nation_of(world: World, id: str) -> list[str]:
    """Give the fiefs of a nation, its capital first, then the strongest."""
    fiefs = [one for region in regions_of(world, id) for one in in_region(world, region)]
    return [world.nations[id].capital, *sorted(fiefs, key=lambda one: (-world.fiefs[one].fortress, one))]
