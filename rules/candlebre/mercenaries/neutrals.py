"""Neutrals: who defends them, and the companies that others send (CAN-9)."""

from rules.candlebre.board.cards import ANY, COMPANIES
from rules.candlebre.board.forces import added, ordered, rolling
from rules.candlebre.board.state import House, Province, World
from rules.candlebre.board.tables import NEUTRAL_DEFENDERS, POINT
from rules.candlebre.board.war import Battle, Units
from rules.candlebre.board.wording import told_units
from rules.candlebre.mercenaries.events import CompanyPlayed
from rules.kernel.play.play import Play

NONE = "none"
"""Stands for no company (CAN-9.7b)."""
FEARED = 15
"""Provinces from which an autopilot sends companies against whoever has most (CAN-16.21)."""


def defenders(place: Province) -> Units:
    """Give who defends a neutral province: its full number anew, and the garrison (CAN-9.2, CAN-9.3, CAN-8.8).

    They do nothing else (CAN-9.8).
    """
    return ordered({NEUTRAL_DEFENDERS: place.value // POINT, "mercenaries": place.garrison})


def joined(play: Play[World], battle: Battle) -> None:
    """Let the first who wishes send a company against an attack on neutrals; one at most (CAN-9.7)."""
    world = play.state
    if battle.defender.seat:
        return
    for seat in others(world, battle.attacker.seat):
        card = company_of(world, seat, battle)
        if card:
            send(play, seat, card, battle)
            return


def others(world: World, attacker: str) -> list[str]:
    """Give the living seats but the attacker, in play order from him on (CAN-9.7a)."""
    order = world.play_order
    at = order.index(attacker)
    return [seat for seat in (*order[at + 1 :], *order[:at]) if world.houses[seat].alive]


def company_of(world: World, seat: str, battle: Battle) -> str:
    """Give the card that a seat sends to a battle; empty for none (CAN-9.7a, CAN-9.7b)."""
    house, attacker = world.houses[seat], battle.attacker.seat
    if house.reinforces:
        card = house.reinforces.get(f"{attacker}>{battle.target}", NONE)
        return card if card in house.hand else ""
    for guard in house.guards:
        if guard.attackers and attacker not in guard.attackers:
            continue
        if guard.provinces and battle.target not in guard.provinces:
            continue
        if card := fitting(house, guard.card):
            return card
    return ""


def fitting(house: House, card: str) -> str:
    """Give the card in hand that a guard names; of any, the oldest."""
    if card == ANY:
        return house.hand[0] if house.hand else ""
    return card if card in house.hand else ""


def feared(world: World, seat: str, attacker: str) -> bool:
    """Tell whether an autopilot sends companies against an attacker (CAN-16.21)."""
    lands = {one: len(world.held(one)) for one in world.living()}
    return lands[attacker] == max(lands.values()) and lands[attacker] >= max(FEARED, lands[seat] + 1)


def send(play: Play[World], seat: str, card: str, battle: Battle) -> None:
    """Let a company join the defenders for this battle (CAN-9.7c, CAN-11.4)."""
    world, force = play.state, battle.defender
    world.houses[seat].hand.remove(card)
    world.discards.append(card)
    battle.company = card
    force.units = added(force.units, COMPANIES[card].units)
    force.began = rolling(force.units)
    play.tell(
        CompanyPlayed(
            seat=seat,
            company=card,
            province=battle.target,
            attacker=battle.attacker.seat,
            units=told_units(COMPANIES[card].units),
        )
    )
