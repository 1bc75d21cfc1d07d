"""How a siege reads: what took the place, and what an army inside would have changed (CIV-6.8.4.5b)."""

import pytest

from rules.civilized.siege.events import SiegeDrawn
from rules.civilized.tellings import TELLINGS
from rules.civilized.world.war import Part


@pytest.mark.parametrize(
    ("reasons", "target", "card", "said"),
    [
        ((("garrison", 5),), 5, 3, "no field army inside: a card of 5 or less takes it, 3 with one; a Three is drawn"),
        ((("army", 3), ("walls", -2)), 1, 9, "a field army inside, walls −2: a card of 1 or less takes it; a Nine is"),
        ((("army", 3), ("walls", -3)), 0, 0, "a field army inside, walls −3: no card takes it)"),
    ],
)
def test_CIV_6_8_4_5b_a_siege_says_which_card_takes_the_place(
    reasons: tuple[Part, ...], target: int, card: int, said: str
) -> None:
    """With its reason, in whole words."""
    event = SiegeDrawn(
        besieger="Canaan",
        owner="Assyria",
        place="Harran",
        target=target,
        reasons=reasons,
        card=card,
        captured=0 < card <= target,
    )

    assert said in TELLINGS.tell(event).text
