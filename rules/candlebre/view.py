"""What a seat may know: the board is open; purses, hands, pools, orders and doctrines are its own (section 2)."""

from rules.candlebre.board.state import BattleOrders, House, World
from rules.candlebre.board.tables import PARRIED, PARRY_FLOOR, TREES
from rules.candlebre.diplomacy.offers import give_back

BATTLE_PHASE = 3
"""The phase from which marches that have set out are public."""


def view(world: World, seat: str | None) -> World:
    """Give a fresh copy in which everything is blank that a seat (None: an onlooker) may not know."""
    seen = world.fresh()
    hide_offers(seen, seat)
    for house in seen.houses.values():
        house.held = len(house.hand) or house.held
        if house.id != seat:
            blank(house, seen.phase)
    seen.book = []
    seen.waiting = [one for one in seen.waiting if one.seat == seat]
    if seen.battle:
        for force in (seen.battle.attacker, seen.battle.defender):
            if force.seat != seat:
                force.orders, force.now = BattleOrders(), BattleOrders()
                force.spoke, force.leaves = False, ""
    return seen


def hide_offers(seen: World, seat: str | None) -> None:
    """Take offers away of which a seat knows nothing, and undo what they hold back (section 2.5, CAN-10.5b)."""
    known = [offer for offer in seen.offers if seat in (offer.maker, offer.taker)]
    for offer in seen.offers:
        if offer not in known:
            give_back(seen, offer)
    seen.offers = known


def blank(house: House, phase: int) -> None:
    """Hide what is a seat's own."""
    house.military = house.civil = 0
    for one in house.book:
        one.gold = one.military = one.civil = 0
    house.pool = dict.fromkeys(map(str, TREES), 0)
    house.muster, house.hand = {}, []
    house.attack, house.defence, house.defences = BattleOrders(), BattleOrders(), {}
    house.guards, house.parry, house.parry_floor = [], list(PARRIED), PARRY_FLOOR
    house.operations, house.operations_used = [], 0
    house.refused, house.reinforces = {}, {}
    house.wishes, house.wanted, house.draws = [], [], False
    if phase < BATTLE_PHASE:
        house.marches = []
    for march in house.marches:
        march.orders = BattleOrders()
