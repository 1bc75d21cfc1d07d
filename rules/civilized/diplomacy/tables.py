"""The figures of the rulebook on treaties and proposals, in its order."""

from typing import Final

FIRST_ITEM: Final = 6


SECOND_ITEM: Final = 10


THIRD_ITEM: Final = 12
"""The highest cards that take the first, the second and the third item; a King takes the fourth (CIV-4.7c)."""


MISSION_LISTS: Final[dict[str, tuple[str, ...]]] = {
    "morals": (
        "pact", "donate", "trade", "access", "mercenaries", "defensive", "bribe_element", "bribe_city", "military",
        "sabotage",
    ),
    "greed": (
        "trade", "bribe_element", "military", "bribe_city", "access", "sabotage", "defensive", "donate",
        "mercenaries", "pact",
    ),
    "loyalty": (
        "pact", "donate", "defensive", "mercenaries", "military", "trade", "sabotage", "access", "bribe_city",
        "bribe_element",
    ),
    "popularity": (
        "donate", "trade", "bribe_city", "pact", "bribe_element", "access", "mercenaries", "defensive", "military",
        "sabotage",
    ),
    "activity": (
        "trade", "bribe_city", "sabotage", "military", "access", "mercenaries", "defensive", "bribe_element", "pact",
        "donate",
    ),
    "intelligence": (
        "trade", "donate", "access", "bribe_city", "pact", "bribe_element", "defensive", "sabotage", "military",
        "mercenaries",
    ),
    "military": (
        "mercenaries", "military", "bribe_element", "defensive", "sabotage", "access", "bribe_city", "pact", "donate",
        "trade",
    ),
    "political": (
        "donate", "trade", "bribe_city", "bribe_element", "pact", "defensive", "sabotage", "access", "military",
        "mercenaries",
    ),
}  # fmt: skip
"""Characteristic to what a mission does, in the order of the list (CIV-4.7h)."""


SUCCESS: Final = 5
"""The target of a proposal before all else (CIV-7.3b)."""


PERFIDY: Final = -2
"""CIV-6.7.1e"""


BARGAINING: Final = 1


UNABLE: Final = 4
"""Below this Political score an envoy bargains badly (CIV-7.3i)."""


SABOTAGE_WRONG: Final = 26
"""What a lost improvement counts for: its cost and the person who built it (CIV-4.4.2d)."""


ELEMENT_BRIBED: Final = 4
"""The highest card that changes its side (CIV-7.4d)."""


WAR_KINDS: Final = ("conquest", "religion", "territory", "exploration", "vengeance")
"""CIV-4.6.1 to CIV-4.6.5"""


CESSIONS: Final = ("conquest", "territory", "exploration")
"""The wars that a city given up can end (CIV-4.6.1, CIV-4.6.3, CIV-4.6.4)."""


SPARES: Final = 3
"""With so many cities one may be given up for peace (CIV-HA9)."""
