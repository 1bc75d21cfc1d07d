"""Answers to offers in plain words: `I accept Cleo's offer, give me my leader back` (CAN-10.5b)."""

from collections.abc import Sequence

from rules.candlebre.board.called import titles
from rules.candlebre.board.spoken import LEADER, Spoken
from rules.candlebre.board.state import Offer, World

NO = (
    r"(?:(?:no|nope|never)(?: thanks| thank you| way| deal)?|refuse|refused|reject|decline|turn (?:it|that|this) down|"
    r"(?:i|we) (?:do not|don't|won't|will not|cannot|can't) (?:accept|agree|take|want)(?: (?:it|that|this))?)"
)
YES = r"(?:yes|yeah|yep|sure|ok|okay|fine|deal|done|accept|accepted|agree|agreed|take|i do|we do)"
WHAT = (
    r"(?:(?:to|with) )?(?:(?:the|his|her|their|your|this|that|its|it) ?)?"
    r"(?:offer|deal|ransom|proposal|terms|pact|alliance|bargain|price|it|that|this)"
)
BACK = rf"(?:(?:give|send|let|hand|want)(?: (?:me|us))?(?: have)?(?: back)? )?{LEADER}(?: (?:back|home|go|free))*"


def answered(words: str, world: World, seat: str, *, accepts: bool) -> Sequence[Offer]:
    """Give the offers that a line may accept, or refuse: of the House that it names, else all that wait."""
    line = Spoken(words)
    refuses = line.says(NO)
    if refuses == accepts or line.turned:
        return ()
    names = {title: id for id, title in titles(world).items()}
    short = {house.charter.name: house.id for house in world.houses.values() if house.house}
    whose = line.named(names | short, r"(?:(?:of|from|by|with|to) )?")
    if accepts and not line.says(YES):
        return ()
    line.says(BACK)
    line.says(WHAT)
    waiting = [one for one in world.offers if one.taker == seat and (not whose or one.maker in whose)]
    return waiting if line.heard else ()
