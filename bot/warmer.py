"""The warmer: what the first question of a day would wait for, read before anybody asks."""

from threading import Thread

from bot.collector import settle
from bot.service.ground.herald import Herald
from bot.service.plain.intents import INTENTS
from bot.service.plain.past.after import FOLLOWS
from bot.service.plain.past.ending import ENDINGS

QUESTION = "how do I win?"


def warm(herald: Herald) -> None:
    """Read beside the running bot what plain words are told by, and the questions of each game's rulebook."""
    Thread(target=read, args=(herald,), name="warmer", daemon=True).start()


def read(herald: Herald) -> None:
    """Ask once for a wish, and of each rulebook, so that the next to ask is answered at once."""
    for told in (INTENTS, FOLLOWS, ENDINGS):
        told.sure(QUESTION)
    INTENTS.meant(QUESTION)
    for game in herald.games:
        herald.rulebooks.questions.of(game).surely(QUESTION)
    settle()
