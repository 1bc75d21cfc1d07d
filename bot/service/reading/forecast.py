"""Forecasts: what a seat's orders do, one after the other, in words beside the map that they would lead to."""

from bot.service.desk.desk import Desk
from bot.service.ground.herald import Herald
from bot.service.ground.values import Who
from bot.service.ground.wording import sentence
from bot.service.posting.faults import watched
from rules.kernel.language.grammar import write

MOST = 1500
"""The most letters of a forecast; what does not fit is named without what it does."""


@watched
async def forecast(herald: Herald, who: Who) -> list[str]:
    """Give a line for each order given so far with what it does, and what all of them cost."""
    async with herald.store.look(who.campaign) as look:
        desk = await Desk.open(herald, look, who)
        lexicon, view, ruleset = desk.names_before(), desk.view(), desk.ruleset
        orders = [(write(order, lexicon), ruleset.effect(view, who.seat, order)) for order in desk.given()]
        costs = [sentence(note[:1].upper() + note[1:]) for note in desk.cost()]
    last = {effect: number for number, (_, effect) in enumerate(orders, 1)}  # what several do is said with the last
    whole = [
        f"{number}. {text}{f': {effect}' if effect and last[effect] == number else ''}"
        for number, (text, effect) in enumerate(orders, 1)
    ]
    short = [f"{number}. {text}" for number, (text, _) in enumerate(orders, 1)]
    return [*(whole if sum(map(len, whole)) <= MOST else short), *costs]
