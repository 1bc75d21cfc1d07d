"""Guessing: which length a host meant who wrote it in words that are no schedule: `two days`, `once a week`."""

import re

NUMBERS = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "twelve": 12, "a": 1, "an": 1, "every": 1, "each": 1, "per": 1, "other": 2, "second": 2,
}  # fmt: skip
HOURS = {"h": 1, "hr": 1, "hour": 1, "d": 24, "day": 24, "week": 168}
ALONE = {"hourly": 1, "daily": 24, "weekly": 168, "fortnight": 336}
SAID = re.compile(rf"\b(\d{{1,3}}|{'|'.join(NUMBERS)})[\s-]*(?:full |whole )?({'|'.join(HOURS)})s?\b")


def guessed(words: str) -> str:
    """Give the length that words name in another way than a schedule takes it: `every 48h`; empty for none."""
    said = SAID.search(words.lower())
    if said:
        count = int(said[1]) if said[1].isdecimal() else NUMBERS[said[1]]
        return f"every {count * HOURS[said[2]]}h" if count else ""
    alone = next((hours for word, hours in ALONE.items() if word in words.lower()), 0)
    return f"every {alone}h" if alone else ""
