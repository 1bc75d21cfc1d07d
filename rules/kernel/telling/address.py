"""To the reader about his own affairs: what was told of his seat becomes `you`, `your` and `yours`."""

import re

from rules.kernel.facts.names import YOU, Addressed

OF = re.compile(rf"\b([Tt])he ([a-z\d]+(?: [a-z]+)?) of {YOU}(?!’)")
"""`The envoys of England`."""
OWNED = re.compile(rf"{YOU}’s (?!(?:and|but|by|in|or|to|until)\b)(?=[a-z])")
"""`England’s court`, and not `England’s until now`."""
STEAD = re.compile(rf"(?<!\bplace)(?<!\binstead)(?<!\bahead)(?<!\bbecause)(?<!\bfront)(?<!\bspite) of {YOU}")
"""`Sidon of Phoenicia` is called Sidon; but somebody rules in place of England."""
WITHIN = re.compile(rf"\b([Ii])n {YOU}(?!’)")
"""`Civil war in Hellas`."""
BEGINS = re.compile(rf"(^|[.!?] ){YOU}")


def addressed(text: str) -> str:
    """Put what was told with the reader's seat as `YOU` into the words that he is spoken to with."""
    text = text.replace(f"{YOU}'", f"{YOU}’")
    text = OF.sub(lambda found: f"{'Your' if found[1] == 'T' else 'your'} {found[2]}", text)
    text = WITHIN.sub(r"\1n your land", text)
    text = OWNED.sub("your ", STEAD.sub("", text.replace(f" of {YOU}’s", " of yours")))
    text = BEGINS.sub(r"\1You", text.replace(f"{YOU}’s", "yours")).replace(YOU, "you")
    return text[:1].upper() + text[1:]


def is_reader(name: str) -> bool:
    """Tell whether a name in an event is the reader's own."""
    return isinstance(name, Addressed)
