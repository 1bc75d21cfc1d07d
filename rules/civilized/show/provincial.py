"""Non-urban settings: the same rules told in the words of provinces, strongholds and trackways (section 9.1)."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from rules.civilized.show.views import lexicon
from rules.civilized.world.state import World
from rules.civilized.world.tables import PROVINCIAL
from rules.kernel.orders.order import Lexicon
from rules.kernel.telling.phrases import an, capital
from rules.kernel.telling.vocabulary import Words, names_in

BOATS: Final = ("trading boats", "war boats")
"""The words that the setting gives in the plural: of one ship they lose their s (CIV-9.1c)."""
GAMES: Final = ("games", "great games")
"""The words that stand for one and for several alike, without `a`."""
OWN_NAMES: Final = ("country", "city", "hex", "place", "character", "stranger")
"""Kinds whose names are proper ones: no setting changes them."""
COMMON: Final[Mapping[str, tuple[str, ...]]] = {"City": ("City", "Town"), "Road": ("Road",)}
"""The words that are no names even with a capital, and what texts say for them."""
AMBIGUOUS: Final = ("Bank", "Stable")
"""The words that mean something else as well where they have no capital."""
Forms = Mapping[str, str]


def table_of(world: World) -> Forms:
    """Give the urban word for what is called otherwise: the setting's table, then the scenario's own (CIV-9.1d)."""
    return PROVINCIAL | world.words if world.settings.setting_names == "provincial" else {}


def speech(world: World) -> Words | None:
    """Give how the setting speaks, None as the rulebook does; names of countries and cities stay (CIV-9.1a)."""
    table = table_of(world)
    if not table:
        return None
    proper = [*(city.name for city in world.cities.values()), *(land.name for land in world.countries.values())]
    pattern, forms = compiled(tuple(table.items()))
    keys = {urban.lower().replace(" ", "_"): shown for urban, shown in table.items()}
    kept = [name for name in proper if pattern.search(name)]
    apart = re.compile(rf"\b({'|'.join(map(re.escape, kept))})\b") if kept else None

    def words(text: str) -> str:
        if text in keys:  # as events name a thing by its key
            return keys[text]
        pieces = apart.split(text) if apart else [text]
        return "".join(one if one in kept else pattern.sub(lambda found: word_for(found, forms), one) for one in pieces)

    return words


@cache
def compiled(table: tuple[tuple[str, str], ...]) -> tuple[re.Pattern[str], Forms]:
    """Give the pattern that finds every urban word, one and several, and what each becomes (CIV-9.1b, CIV-9.1c)."""
    forms: dict[str, str] = {}
    for urban, shown in table:
        several = plural(shown)
        forms |= {several: several, shown: shown, one_of(shown): one_of(shown)}  # not to be read as an urban word
        forms |= {plural(urban): several, urban: one_of(shown)}
        if urban not in AMBIGUOUS:
            forms |= {plural(urban).lower(): several, urban.lower(): one_of(shown)}
        for word in COMMON.get(urban, ()):
            forms |= {plural(word).lower(): several, word.lower(): shown}
            forms |= {plural(word): capital(several), word: capital(shown)}
    words = "|".join(re.escape(word) for word in sorted(forms, key=len, reverse=True))
    return re.compile(rf"\b(?:([Aa])n? )?({words})\b"), forms


def one_of(word: str) -> str:
    """Give one of what a setting may name in the plural."""
    return word.removesuffix("s") if word in BOATS else word


def plural(word: str) -> str:
    """Give several of a thing."""
    if word.endswith("y") and not word.endswith(("ay", "ey", "oy")):
        return f"{word[:-1]}ies"
    return word if word.endswith("s") else f"{word}s"


def word_for(found: re.Match[str], forms: Forms) -> str:
    """Give the word in place of an urban one, with its article, and with a capital where a sentence begins."""
    shown = forms[found[2]]
    if found[1] and shown not in GAMES:
        shown = an(shown)
    before = found.string[: found.start()].rstrip()
    starts = not before or before.endswith((".", "!", "?"))
    return capital(shown) if starts or found[1] == "A" else shown


def spoken_lexicon(world: World, seat: str | None) -> Lexicon:
    """Give the names that orders may use: the shown one first, the urban one as well (CIV-9.1d)."""
    names, words = lexicon(world, seat), speech(world)
    if words is None:
        return names
    table = table_of(world)
    return {
        kind: listed
        if kind in OWN_NAMES
        else {**names_in(words, listed), **listed, **{table[name]: listed[name] for name in listed if name in table}}
        for kind, listed in names.items()
    }
