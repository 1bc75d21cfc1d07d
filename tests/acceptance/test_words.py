"""H31: no raw key and no wrong plural is ever shown, in the one language that there is."""

import re
from pathlib import Path

from rules.registry import RULESETS
from tests.acceptance.test_no_baked_words import sent

RAW = re.compile(r"\{[a-z_]*\}|\b(?:None|True|False)\b|\b[a-z]+_[a-z_]+\b|%\([a-z]+\)s")
"""A place left open, a value as Python writes it, a name as code writes it."""
WRONG = re.compile(
    r"(?<![\d.,#])\b1 (?:seats|orders|hours|days|points|turns|windows|elements|missions|provinces|hexes)\b"
)
COMMAND = re.compile(r"`[^`]*`|/[a-z_ -]+[a-z]|<[@#t:][^>]*>|:\w+:")
"""What is quoted to be typed: names of commands and settings are written as they are."""


async def test_H31_no_raw_key_and_no_wrong_plural_is_shown(tmp_path: Path) -> None:
    """Whatever Herald sends in a long story reads as words; one of a thing is never many."""
    values = {order.name for ruleset in RULESETS.values() for order in ruleset.orders}  # what a menu sends back
    said = {COMMAND.sub("", text) for text in await sent(tmp_path)} - values
    assert 100 < len(said)
    assert [] == sorted({found.group() for text in said for found in RAW.finditer(text)})
    assert [] == sorted({found.group() for text in said for found in WRONG.finditer(text)})
