"""Lines that are no order, or none that House Ashgrave may give: window, what is wrong, the lines.

The world is that of `test_wrong_orders.py`. In turn 5 Ashgrave holds the Dawn Court: barracks in Dawnhallow, new ones
in Quillbrook, 4 infantry, 1 cavalry and its head in Amberleigh, 3 infantry and 3 mercenaries in Quillbrook. It has the
Hill Pikes in hand, holds 2 infantry of Tallowmere and Tallowmere's head, and is allied with Vesper. Merrowgate is
Tallowmere's, under clergy; Larkspire is Vesper's. 100 gold military, 60 civil, infrastructure 1, espionage 2.
"""

from tests.rules.candlebre.battle.wrong_orders import LINES as BATTLE
from tests.rules.candlebre.clergy.wrong_orders import LINES as CLERGY
from tests.rules.candlebre.currencies.wrong_orders import LINES as CURRENCIES
from tests.rules.candlebre.diplomacy.wrong_orders import LINES as DIPLOMACY
from tests.rules.candlebre.ending.wrong_orders import LINES as ENDING
from tests.rules.candlebre.espionage.wrong_orders import LINES as ESPIONAGE
from tests.rules.candlebre.fate.wrong_orders import LINES as FATE
from tests.rules.candlebre.mercenaries.wrong_orders import LINES as MERCENARIES
from tests.rules.candlebre.movement.wrong_orders import LINES as MOVEMENT
from tests.rules.candlebre.opening.wrong_orders import LINES as OPENING
from tests.rules.candlebre.people.wrong_orders import LINES as PEOPLE
from tests.rules.candlebre.purchasing.wrong_orders import LINES as PURCHASING
from tests.rules.candlebre.research.wrong_orders import LINES as RESEARCH

HOSTILE = """
@everyone
<@123456789>
**build** temple in Quillbrook
`build temple in Quillbrook`x
build temple in Quillbrook; drop table seats
' OR 1=1 --
{"order": "buy"}
/candlebre buy 3 infantry
build|temple|in|Quillbrook
build temple\u200bin Quillbrook
🔥🔥🔥
\\x00\\x01
[[[[[[
]]]]
build temple in Quillbrook build temple in Quillbrook
"""


def lines(text: str) -> list[str]:
    """Give the lines of a text that are not empty."""
    return [line for line in text.split("\n") if line.strip()]


LONG = ["build " * 300, "a" * 5000, "buy " + "9" * 3000 + " infantry", "march " + "3 infantry, " * 400, "(" * 2000]
ROOMS = (
    BATTLE,
    CLERGY,
    CURRENCIES,
    DIPLOMACY,
    ENDING,
    ESPIONAGE,
    FATE,
    MERCENARIES,
    MOVEMENT,
    OPENING,
    PEOPLE,
    PURCHASING,
    RESEARCH,
)
WRONG_ORDERS: tuple[tuple[str, str, list[str]], ...] = (
    *((window, what, lines(text)) for room in ROOMS for (window, what), text in room.items()),
    ("campaign", "hostile", lines(HOSTILE) + LONG),
    ("settle", "hostile", lines(HOSTILE) + LONG),
)
"""Window, what is wrong, lines."""
