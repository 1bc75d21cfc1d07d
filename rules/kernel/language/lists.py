"""Lists: the names of a lexicon by how they are spelt, and what was written with them, kept while they are in use."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from rules.kernel.language.forms import Field
from rules.kernel.language.matching import Index
from rules.kernel.orders.order import Lexicon, Order

YES_NO = {"yes": True, "no": False, "on": True, "off": False, "true": True, "false": False}
LATELY = 32
"""How many lexicons are kept with what was made of them."""
WRITTEN = 512
"""How many orders written with the names of one are kept."""


@dataclass(eq=False)
class Same:
    """A lexicon that equals itself alone; nobody changes one, and a position gives the same again and again."""

    lexicon: Lexicon

    def __hash__(self) -> int:
        return id(self.lexicon)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.lexicon is self.lexicon


@dataclass
class Made:
    """What was made of a lexicon."""

    indexes: dict[object, Index] = field(default_factory=dict)
    texts: dict[tuple[type[Order[Any]], str], str] = field(default_factory=dict)
    """Orders as they are written with its names, by their types and fields."""


@lru_cache(maxsize=LATELY)
def made(of: Same) -> Made:
    """Give what was made of a lexicon lately."""
    del of
    return Made()


class Lists:
    """The indexes of a lexicon and of the fixed lists of fields, made when they are first needed."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.made = made(Same(lexicon))

    def of(self, field: Field) -> Index:
        """Give the spellings that a field takes."""
        key = field.names_kind or field.choices or "bool"
        if key not in self.made.indexes:
            self.made.indexes[key] = Index(self.names(field))
        return self.made.indexes[key]

    def names(self, field: Field) -> Mapping[str, Any]:  # Any: ids, choices, yes and no
        """Give the names that a field takes, and what each stands for."""
        if field.names_kind:
            return self.lexicon.get(field.names_kind, {})
        if field.kind == "bool":
            return YES_NO
        return {choice.replace("_", " "): choice for choice in field.choices}

    def written(self, order: Order[Any], write: Callable[[], str]) -> str:
        """Give an order's text as it was written with these names before, or write it."""
        texts, key = self.made.texts, (type(order), order.model_dump_json())
        if key not in texts:
            if len(texts) >= WRITTEN:
                texts.clear()
            texts[key] = write()
        return texts[key]
