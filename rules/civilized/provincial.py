"""Non-urban settings: the same rules told in the words of provinces, strongholds and trackways (section 9.1)."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from rules.civilized.album import ALT, album
from rules.civilized.pages import papers, purse, status
from rules.civilized.picture import picture
from rules.civilized.state import World
from rules.civilized.tables import PROVINCIAL
from rules.civilized.views import lexicon
from rules.kernel.orders import Lexicon
from rules.kernel.pictures import Picture
from rules.kernel.tellings import Page
from rules.kernel.wording import an, capital

MANY: Final = ("trading boats", "war boats", "games", "great games")
"""The words that stand for one and for several alike, without `a`."""
OWN_NAMES: Final = ("country", "city", "hex", "place", "character")
"""Kinds whose names are proper ones: no setting changes them."""
TEXTS: Final = frozenset({"title", "caption", "alt", "text", "name", "note", "labels", "value"})
"""The fields of a picture that people read."""
Forms = Mapping[str, str]


def table_of(world: World) -> Forms:
    """Give the urban word for what is called otherwise: the setting's table, then the scenario's own (CIV-9.1d)."""
    return PROVINCIAL | world.words if world.settings.setting_names == "provincial" else {}


def speech(world: World, text: str) -> str:
    """Put a text into the words of the setting; names of countries and cities stay (CIV-9.1a)."""
    table = table_of(world)
    if not table:
        return text
    proper = [*(city.name for city in world.cities.values()), *(land.name for land in world.countries.values())]
    pattern, forms = compiled(tuple(table.items()))
    kept = [name for name in proper if pattern.search(name)]
    if not kept:
        return pattern.sub(lambda found: word_for(found, forms), text)
    pieces = re.split(rf"\b({'|'.join(map(re.escape, kept))})\b", text)
    return "".join(one if one in kept else pattern.sub(lambda found: word_for(found, forms), one) for one in pieces)


@cache
def compiled(table: tuple[tuple[str, str], ...]) -> tuple[re.Pattern[str], Forms]:
    """Give the pattern that finds every urban word, one and several, and what each becomes (CIV-9.1b, CIV-9.1c)."""
    forms: dict[str, str] = {}
    for urban, shown in table:
        several = shown if shown in MANY else plural(shown)
        forms |= {plural(urban): several, urban: shown}
        if urban in ("City", "Road"):  # the two that texts use as common nouns, too
            forms |= {urban.lower(): shown, plural(urban).lower(): several}
            forms |= {urban: capital(shown), plural(urban): capital(several)}
    words = "|".join(re.escape(word) for word in sorted(forms, key=len, reverse=True))
    return re.compile(rf"\b(?:([Aa])n? )?({words})\b"), forms


def plural(word: str) -> str:
    """Give several of a thing."""
    if word.endswith("y") and not word.endswith(("ay", "ey", "oy")):
        return f"{word[:-1]}ies"
    return word if word.endswith("s") else f"{word}s"


def word_for(found: re.Match[str], forms: Forms) -> str:
    """Give the word in place of an urban one, with its article, and with a capital where a sentence begins."""
    shown = forms[found[2]]
    if found[1] and shown not in MANY:
        shown = an(shown)
    before = found.string[: found.start()].rstrip()
    starts = not before or before.endswith((".", "!", "?"))
    return capital(shown) if starts or found[1] == "A" else shown


def spoken_status(world: World) -> tuple[Page, ...]:
    """Give what everybody may know, in the setting's words (CIV-9.1a)."""
    return tuple(spoken_page(world, page) for page in status(world))


def spoken_papers(world: World, seat: str) -> tuple[Page, ...]:
    """Give a seat's papers in the setting's words (CIV-9.1a)."""
    return tuple(spoken_page(world, page) for page in papers(world, seat))


def spoken_page(world: World, page: Page) -> Page:
    """Put a page into the setting's words."""
    lines = tuple(speech(world, line) for line in page.lines)
    table = tuple(tuple(speech(world, cell) for cell in row) for row in page.table)
    return page.model_copy(update={"title": speech(world, page.title), "lines": lines, "table": table})


def spoken_picture(world: World, seat: str | None) -> Picture:
    """Give the map with its texts in the setting's words (CIV-9.1a)."""
    return spoken(world, picture(world, seat))


def spoken_album(world: World, seat: str | None) -> dict[str, Picture]:
    """Give the family trees with their texts in the setting's words (CIV-9.1a)."""
    return {speech(world, title): spoken(world, tree) for title, tree in album(world, seat).items()}


def spoken(world: World, drawn: Picture) -> Picture:
    """Put the texts of a picture into the setting's words; ids, kinds and colours stay."""
    if not table_of(world):
        return drawn
    told = retold(drawn.model_dump(), lambda text: speech(world, text))
    alt = told["alt"] if len(told["alt"]) <= ALT else f"{told['alt'][:ALT]}…"
    return Picture.model_validate(told | {"alt": alt})


def retold(value: Any, words: Callable[[str], str], read: bool = False) -> Any:  # Any: what JSON can hold
    """Put every text that people read in a nest of lists and tables into other words."""
    if isinstance(value, dict):
        return {key: retold(inner, words, key in TEXTS) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return type(value)(retold(inner, words, read) for inner in value)
    return words(value) if read and isinstance(value, str) else value


def spoken_purse(world: World, seat: str) -> Mapping[str, int]:
    """Give what a seat has to spend, named in the setting's words (CIV-9.1a)."""
    return {speech(world, name): amount for name, amount in purse(world, seat).items()}


def spoken_lexicon(world: World, seat: str | None) -> Lexicon:
    """Give the names that orders may use: the shown one first, the urban one as well (CIV-9.1d)."""
    names = lexicon(world, seat)
    if not table_of(world):
        return names
    return {kind: listed if kind in OWN_NAMES else both(world, listed) for kind, listed in names.items()}


def both(world: World, names: Mapping[str, str]) -> dict[str, str]:
    """Give each thing by its name in the setting, then by its urban one."""
    shown = {lower(speech(world, name), name): id for name, id in names.items()}
    return {**shown, **names}


def lower(shown: str, urban: str) -> str:
    """Write a name that has changed without the capital of a sentence."""
    return shown if shown == urban else shown[:1].lower() + shown[1:]
