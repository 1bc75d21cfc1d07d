"""What players wish for in words of their own: lists without commas, whole nations, and what is added (FIE-2.12)."""

import re
from collections.abc import Sequence

from rules.fiefs.board.land import distances, in_region, regions_of
from rules.fiefs.board.state import World
from rules.kernel.language.matching import fold

ASKS = re.compile(
    r"(?:what|where|which|who|why|how|is|are|can|could|should|do|does|will|would|if|must)\b.*|"
    r"(?:(?:please|pls|can you|could you) )*(?:list|show|name|tell|explain|give me (?:a |the )*(?:list|names?)|"
    r"describe)\b(?! (?:first|my)\b).*"
)
"""How somebody asks, or wants to be shown something."""
ADDS = re.compile(
    r"^(?:(?:actually|ok|okay|oh|please|pls|and|then|can you)\s+)*"
    r"(?:(?:as )?for the rest|besides|also|plus|add|in addition)\b|"
    r"\b(?:too|as well|also|to (?:my|the) (?:wishes|wish|list))(?: pls| please)*[\s.!]*$"
)
LEAVES = re.compile(
    r"(?:(?:i )?(?:do not|dont|don't) want|remove|drop|without|no|not|delete|take out|leave out|forget)\b(?!\s*[,.;:!])"
)
WHATEVER = re.compile(
    r"[\s,.;]*(?:\b(?:and|then|or)\s+)*\b(?:whatever|anything|something|no matter what|surprise me)\b"
    r"(?: (?:else|is|are|left|remains?|you|like|want|think|best|good|nice|free|goes|fine|will|do"
    r"|comes|the|rest|there|by|"
    r"lot|for|me|of|it|them|gets?|i))*$"
)
CLAIMS = re.compile(r"^(?:.{0,30}?\b)?claims?(?: (?:on|to|in|at|for))?\b")
CLAIMED = re.compile(r"(?:(?:and|then|also|plus|i want|a|the|my|wish|wish for|lay)\s+)*\bclaims?\b")
"""Where a list of lands ends and that of claims begins."""
AROUND = re.compile(
    r"(?:(?:the |all |some |other )*(?:lands?|fiefs?|stuff|things?|places?|regions?|everything"
    r"|those|anything|something|"
    r"what is|all) )?(?:that (?:is|are) )?(?:near|around|about|next to|close to|beside|bordering(?: on)?) "
    r"(?P<place>.+?)(?=$| and | then | or )"
)
"""How somebody names all that lies near a fief."""
IT = frozenset({"it", "that", "there", "them", "this"})
CLOSE = 2
"""How many steps away what lies near a fief is at most."""
EMPTY = frozenset(
    """
    i we would like want wish wishes wished for to the a of all and then or first second third last next after that
    please pls add also plus too as well keep take get have begin start with lands land fiefs fief no yes ok actually
    best most everything whole rest in lol haha my mine me be put before behind at claim claims on these those others
    gimme give us grab id i'd like meant mean ment
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
    text = plain(words)
    if "?" in words or ASKS.fullmatch(text) or bool(CLAIMS.match(text)) != claims or ("claim" in text and not claims):
        return []
    named, rest = read(world, nearby(world, text))
    leaves = LEAVES.match(fold(words).lower().strip())
    told = set(rest.split())
    says = claims or {"wish", "wishes"} & told or leaves or ADDS.search(text)
    if not named or told - EMPTY or not (says or len(named) >= FEW):
        return []
    old = [one for one in before if one not in named]
    if leaves:
        return old if len(old) < len(before) else []
    if ADDS.search(text):
        return [*before, *(one for one in named if one not in before)]
    return [*named, *old] if {"these", "those", "others"} & told else named


def plain(words: str) -> str:
    """Give words without what stands between them, and without what leaves the rest to chance."""
    return WHATEVER.sub("", " ".join(re.split(r"[\s,;.:!/&+]+", fold(words).lower())).strip())


def both(world: World, words: str, lands: Sequence[str], claims: Sequence[str]) -> tuple[list[str], list[str]] | None:
    """Give the lands and the claims that one text lists, lands first; None where it does not list both."""
    line = fold(words).lower()
    met = CLAIMED.search(line)
    if met is None or not line[: met.start()].strip(" ,.;"):
        return None
    found = wishes(world, f"wish for {line[: met.start()]}", lands, claims=False)
    wanted = wishes(world, line[met.start() :], claims, claims=True)
    return (found, wanted) if found and wanted else None


def nearby(world: World, text: str) -> str:
    """Give a text with the fiefs near a place in place of words for them: `the lands around Paris`, `stuff near it`."""

    def named(met: re.Match[str]) -> str:
        place = met["place"].strip()
        if place in IT:
            before, _ = read(world, text[: met.start()])
            near = before[-1] if before else ""
        else:
            found, rest = read(world, place)
            near = found[0] if len(found) == 1 and not set(rest.split()) - EMPTY else ""
        return " ".join(fold(world.fiefs[one].name).lower() for one in neighbours(world, near)) if near else met[0]

    return AROUND.sub(named, text)


def neighbours(world: World, fief: str, steps: int = CLOSE) -> list[str]:
    """Give the fiefs within some steps of one, the nearest first, then those with the strongest walls."""
    far = distances(world, [fief])[0]
    near = [one for one in world.fiefs if one != fief and far.get(one, steps + 1) <= steps]
    return sorted(near, key=lambda one: (far[one], -world.fiefs[one].fortress, one))


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


THEIRS = re.compile(
    r"(?:(?:and|plus|then|something|anything|all|a|some|claims?|on|to|next|near|close|around|beside|of)\s+)*"
    r"\b(?P<whose>[\w']+?)(?:'?s|'|’s) (?:lands?|stuff|fiefs?|things?|places?|territor(?:y|ies)|capital)\b.*|"
    r"(?:(?:and|plus|then|something|anything|all)\s+)+(?:near|next to|close to|on|beside)"
    r" (?P<who>[\w']+?)'?s?(?: so .*)?$"
)
"""How somebody names what is another's."""


def of_another(world: World, words: str, seat: str) -> tuple[list[str], str] | None:
    """Give the fiefs that a list names beside what it says is another's, and whose; None where it says none."""
    line = fold(words).lower()
    met = THEIRS.search(line)
    if met is None or "?" in words or ASKS.fullmatch(plain(words)) or any(one.control for one in world.fiefs.values()):
        return None
    whose = met["whose"] or met["who"]
    if whose in EMPTY | IT | {"what", "who", "it", "that"}:
        return None
    named, rest = read(world, nearby(world, plain(line[: met.start()])))
    house = next((world.short(one) for one in world.houses if fold(world.short(one)).lower() == whose), "another's")
    possessive = house if house == "another's" else f"{house}'s"
    return None if set(rest.split()) - EMPTY else (named, possessive)


def nation_of(world: World, id: str) -> list[str]:
    """Give the fiefs of a nation, its capital first, then the strongest."""
    fiefs = [one for region in regions_of(world, id) for one in in_region(world, region)]
    return [world.nations[id].capital, *sorted(fiefs, key=lambda one: (-world.fiefs[one].fortress, one))]
