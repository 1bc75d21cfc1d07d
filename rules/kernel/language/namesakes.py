"""Namesakes: where two things of one kind bear one name, the later one gets a form by which both are known and read."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import count

from rules.kernel.facts.names import Name, Naming
from rules.kernel.language.matching import fold
from rules.kernel.state.finding import find

Apart = Callable[[str, Sequence[str]], Sequence[str]]
"""How a game tells namesakes of a kind apart: from their ids, in the order of the state, a text for each."""


def told_apart(naming: Naming, apart: Apart | None = None) -> dict[str, dict[str, Name]]:
    """Give names of which no two of a kind read alike; nobody learns by it of a namesake that he may not know."""
    return {kind: distinct(kind, names, apart) for kind, names in naming.items()}


def distinct(kind: str, names: Mapping[str, Name], apart: Apart | None = None) -> dict[str, Name]:
    """Give the names of one kind told apart: as the game says, else the first as it is, the next one `II`.

    What several may bear, as a title, stays as it is.
    """
    own = [id for id, name in names.items() if not name.shared]
    texts = tuple(names[id].text for id in own)
    found, taken = dict(names), set[str]()
    for ids in ([own[place] for place in places] for places in alike(texts)):
        taken = taken or set(map(fold, texts))
        forms = apart(kind, ids) if apart and all(names[id].to == "everyone" for id in ids) else ()
        if len({fold(text) for text in forms}) == len(ids):
            found |= {id: names[id].model_copy(update={"text": text}) for id, text in zip(ids, forms, strict=True)}
            taken |= {fold(text) for text in forms}
        else:
            found |= numbered(names, ids, taken)
    return found


@lru_cache(maxsize=256)
def alike(texts: Sequence[str]) -> Sequence[Sequence[int]]:
    """Give the places of those texts that read alike, together; the names of a game are mostly those of last time."""
    groups: dict[str, list[int]] = {}
    for place, text in enumerate(texts):
        groups.setdefault(fold(text), []).append(place)
    return [places for places in groups.values() if places[1:]]


def numbered(names: Mapping[str, Name], ids: Sequence[str], taken: set[str]) -> dict[str, Name]:
    """Number namesakes, those first whom everybody knows; no form is taken twice."""
    first, *others = sorted(ids, key=lambda id: names[id].to != "everyone")
    found = {first: names[first]}
    for id in others:
        forms = (f"{names[id].text} {roman(number)}" for number in count(len(found) + 1))
        form = next((form for form in forms if fold(form) not in taken), names[id].text)
        taken.add(fold(form))
        found[id] = names[id].model_copy(update={"text": form})
    return found


def unborne(text: str, borne: Iterable[str]) -> str:
    """Give the first form of a name that nobody bears: `Ostia`, else `Ostia II`."""
    taken = {fold(one) for one in borne}
    forms = (text if number == 1 else f"{text} {roman(number)}" for number in count(1))
    return find((form for form in forms if fold(form) not in taken), "a form that nobody bears")


def roman(number: int) -> str:
    """Give a small number as names bear it: `IV`."""
    text = ""
    for value, sign in ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        text += sign * (number // value)
        number %= value
    return text


def readable(names: Mapping[str, Name]) -> dict[str, str]:
    """Give the part of a lexicon in which things are read by the names that they bear: text to id."""
    return {name.text: id for id, name in names.items()}
