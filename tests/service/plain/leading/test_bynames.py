"""Seats are met by whatever else they are called, and by nothing that is another thing's name."""

from collections.abc import Mapping

import pytest

from bot.service.plain import hearing
from bot.service.plain.leading.bynames import in_names
from bot.service.plain.leading.meant import in_seats
from rules.kernel.language.bynames import Byname
from tests.service.bench import BLUE, RED, Table

sqlite = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
GAMES: Mapping[str, Mapping[str, str]] = {
    "civilized/crowns": {
        "lol that greek is slow": "lol Hellas is slow",
        "Should I fear the Greeks?": "Should I fear Hellas?",
        "Are the Egyptians strong?": "Is Egypt strong?",
        "is the Egyptian army near?": "is Egypt's army near?",
        "declare war on Greece": "declare war on Hellas",
        "write to the Greek queen: hi, you Greeks": "write to Hellas: hi, you Greeks",
        "Who inherits if Mursilos drops dead?": "Who inherits if Mursilos drops dead?",
        "who is the king of Egypt": "who is the king of Egypt",
        "is Babylon mine": "is Babylon mine",
    },
    "empires/crowns-and-keys-1176": {
        "is the German emperor dangerous?": "is Germany dangerous?",
        "will Saladin attack me?": "will Egypt attack me?",
        "did Frederick die?": "did Frederick die?",
        "take Anjou from the English": "take Anjou from the English",
        "can the English come": "can England come",
        "tell Frederick I come": "tell Germany I come",
        "who speaks English in Wales": "who speaks English in Wales",
        "what about the German areas": "what about the German areas",
        "tell Henry: keep off": "tell England: keep off",
        "ask Germany for an alliance pls": "tell Germany: I ask you for an alliance.",
        "offer peace to England": "offer peace to England",
        "Dear Henry, let us rest. -- please pass that on to the King of England.": (
            "tell England: Dear Henry, let us rest."
        ),
    },
    "candlebre/candlemere": {
        "spy on the red one": "spy on Red Candle",
        "how much gold do I have": "how much gold do I have",
    },
    "fiefs/web-of-crowns": {
        "What if the Zaehringen guy wants Paris?": "What if Zähringen wants Paris?",
        "Would you kindly tell Blois that I leave him Frankfurt if he lets me have Paris?": (
            "tell House of Blois: I leave you Frankfurt if you let me have Paris."
        ),
        "should I offer Blois peace?": "should I offer Blois peace?",
    },
    "italy/italy-standard": {
        "did the Romans do anything?": "did Rome do anything?",
        "who are the Greeks": "who are the Greeks",
    },
}


@sqlite
@pytest.mark.parametrize("board", GAMES)
async def test_a_seat_is_met_by_what_else_it_is_called(crowns: Table, board: str) -> None:
    """In every game, by what everybody knows; a letter's words stay as they were written."""
    campaign = await crowns.started(RED, BLUE, board=board)
    card, who = await crowns.card(campaign), await crowns.who(campaign, BLUE)

    assert GAMES[board] == {text: await in_seats(crowns.herald, card, who, text) for text in GAMES[board]}


@sqlite
async def test_what_two_are_called_is_neither(crowns: Table) -> None:
    """Nor what a thing of the game is called."""
    campaign = await crowns.started(RED, BLUE, board="civilized/crowns")
    card, who = await crowns.card(campaign), await crowns.who(campaign, BLUE)
    greek, both = Byname(people=("Argives",)), Byname(people=("Argives", "Copts"))

    assert "fear the Argives" == in_names(card, who, "fear the Argives", {"hellas": greek, "egypt": both}, ())
    assert "fear Egypt" == in_names(card, who, "fear the Copts", {"hellas": greek, "egypt": both}, ())
    assert "fear the Copts" == in_names(card, who, "fear the Copts", {"egypt": both}, ("copts",))


@sqlite
async def test_what_is_offered_to_somebody_is_a_letter_that_is_shown_first(crowns: Table) -> None:
    """What Herald is asked beside it does not go with it."""
    campaign = await crowns.started(RED, BLUE, board="civilized/crowns")
    text = "Offer Canaan an alliance against the Egyptians, would they even listen?"
    told = await hearing.hear(crowns.herald, BLUE, text, str(campaign))

    assert "Shall I send this to Canaan, signed by your seat?\n“I offer you an alliance against Egypt.”" in told.content
    assert "What the answer will be I cannot know." in told.content
