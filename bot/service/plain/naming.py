"""Naming: who or what is meant by a name as people shorten it: `Blois` for the House of Blois, `lara` for another."""

import re
from collections.abc import Mapping

from rapidfuzz import fuzz, process

from rules.kernel.language.matching import fold
from rules.kernel.language.names import WORD, parts

LIKE = 84
"""How like a name what is written must be, of 100."""


def meant(names: Mapping[str, str], typed: str) -> str:
    """Give the id of what is called so among these, by id: a whole name, or a word of its own; empty for none."""
    wanted = fold(typed).removeprefix("the ").strip(" .,:;!?'\"")
    whole = {fold(name).removeprefix("the "): id for id, name in names.items()}
    if wanted in whole:
        return whole[wanted]
    ids = {name: id for id, name in names.items()}
    shorter = {word: ids[name] for word, name in parts(names.values()).items()}
    found = process.extractOne(wanted, shorter.keys(), scorer=fuzz.ratio, score_cutoff=LIKE) if wanted else None
    return shorter[found[0]] if found and found[0][0] == wanted[0] else ""


def mentioned(names: Mapping[str, str], text: str) -> list[str]:
    """Give the ids of what a text names, wholly or by a word of its own, in the order of `names`."""
    line = f" {' '.join(WORD.findall(fold(text).replace(chr(39) + 's', '')))} "
    own = {id: [word for word, name in parts(names.values()).items() if name == called] for id, called in names.items()}
    return [
        id
        for id, name in names.items()
        if f" {fold(name)} " in line or any(f" {word} " in line or f" {word}s " in line for word in own[id])
    ]


def in_general(names: Mapping[str, str], text: str) -> str:
    """Give a text with `another player` where it names one of these, without its numbers; empty if it names none."""
    own = parts(names.values())
    line = fold(text)
    for id in mentioned(names, text):
        called = [fold(names[id]), *(word for word, name in own.items() if name == names[id])]
        line = re.sub(rf"\b(?:the )?(?:{'|'.join(map(re.escape, called))})\b", "another player", line)
    return " ".join(word for word in line.split() if not word.isdigit()) if line != fold(text) else ""


def without(names: Mapping[str, str], text: str) -> str:
    """Give a text without the names in it, and without the words that only names have."""
    gone = {word for name in names.values() for word in WORD.findall(fold(name))}
    return " ".join(word for word in WORD.findall(fold(text)) if word.removesuffix("'s") not in gone)
