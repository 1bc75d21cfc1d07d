"""Offers: what is held back, whether it can be kept, and how it is carried out (CAN-10.5)."""

from rules.candlebre.board.forces import added, holds, without
from rules.candlebre.board.memory import felt
from rules.candlebre.board.seats import allied
from rules.candlebre.board.state import Offer, World
from rules.candlebre.board.war import Units
from rules.candlebre.currencies.money import receive
from rules.candlebre.diplomacy.alliances import ally
from rules.candlebre.diplomacy.events import AllianceMade, AllianceProposed, AllianceRefused, OfferMade, OfferSettled
from rules.candlebre.diplomacy.terms import bargain
from rules.candlebre.people.leaders import come_home, yours
from rules.candlebre.people.prisoners import free
from rules.kernel.play.play import Play
from rules.kernel.telling.phrases import row


def hold_back(world: World, offer: Offer) -> None:
    """Take what is offered out of the maker's hands until it is answered (CAN-10.5b)."""
    world.houses[offer.maker].civil -= offer.pay
    world.offers.append(offer)


def deliverable(world: World, offer: Offer) -> bool:
    """Tell whether both sides can still deliver in full (CAN-10.5b)."""
    taker = world.houses[offer.taker]
    if not (taker.alive and world.houses[offer.maker].alive):
        return False
    if offer.alliance:
        return not allied(world, offer.maker, offer.taker)
    mine = all(held_by(world, id, offer.maker) for id in offer.give_leaders)
    theirs = all(held_by(world, id, offer.taker) for id in offer.ask_leaders)
    return mine and theirs and holds(free(world, offer.taker, offer.maker), offer.ask) and taker.civil >= offer.price


def held_by(world: World, id: str, captor: str) -> bool:
    """Tell whether a seat holds a leader captive."""
    return id in world.leaders and world.leaders[id].captor == captor


def terms(world: World, offer: Offer) -> str:
    """Put an offer into words."""
    give, ask = ([world.person(id) for id in ids] for ids in (offer.give_leaders, offer.ask_leaders))
    return bargain((offer.give.items(), give, offer.pay), (offer.ask.items(), ask, offer.price))


def left_captive(world: World, offer: Offer) -> str:
    """Say whom its taker leaves captive who does not accept, and what he would pay of how much (CAN-10.5)."""
    names = row(yours(world, offer.taker, id) for id in offer.give_leaders)
    civil = world.houses[offer.taker].civil
    price = f", for {offer.price} gold of your {civil}" if offer.price else ", though it would cost you no gold"
    return f"You leave {names} in the hands of {world.name(offer.maker)}{price}."


def tell_offers(play: Play[World]) -> None:
    """Tell whoever may answer it of each offer that waits; its maker knows."""
    for offer in play.state.offers:
        event = AllianceProposed if offer.alliance else OfferMade
        play.tell(event.of(offer, audience=(offer.taker,)))


def settle_offers(play: Play[World]) -> None:
    """Carry accepted offers out in the order they were made; the others lapse (CAN-10.5c)."""
    world = play.state
    while world.offers:
        offer = world.offers.pop(0)  # those that wait still hold back what they offer
        if offer.alliance:
            settle_alliance(play, offer)
        else:
            settle_bargain(play, offer)


def settle_bargain(play: Play[World], offer: Offer) -> None:
    """Exchange what was agreed, or let the maker keep what is his and remember who declined (CAN-10.5b, CAN-16.17)."""
    world = play.state
    done = offer.accepted and deliverable(world, offer)
    world.houses[offer.maker].civil += offer.pay
    if done:
        exchange(play, offer)
        felt(world, offer.maker, offer.taker, "bargain")
        felt(world, offer.taker, offer.maker, "gift" if offer.pay else "bargain")
    elif not offer.accepted:
        world.houses[offer.maker].refused[offer.taker] = world.turn
    audience = "everyone" if done else (offer.maker, offer.taker)
    result = "accepted" if done else "lapsed" if offer.accepted else "refused"
    clause = "CAN-10.5c" if done else "CAN-10.5b"
    play.tell(OfferSettled.of(offer, audience=audience, clause=clause, result=result))


def settle_alliance(play: Play[World], offer: Offer) -> None:
    """Ally two seats from acceptance on, or tell the two that nothing came of it (CAN-10.7a)."""
    world = play.state
    if allied(world, offer.maker, offer.taker):
        return  # each proposed it to the other, and the first of the two proposals has made it
    if not (offer.accepted and deliverable(world, offer)):
        world.houses[offer.maker].refused[offer.taker] = world.turn
        play.tell(AllianceRefused.of(offer, audience=(offer.maker, offer.taker)))
        return
    ally(world, offer.maker, offer.taker)
    felt(world, offer.maker, offer.taker, "alliance")
    felt(world, offer.taker, offer.maker, "alliance")
    play.tell(AllianceMade(one=offer.maker, other=offer.taker))


def exchange(play: Play[World], offer: Offer) -> None:
    """Send prisoners and leaders home, and pay; gold received is a receipt (CAN-10.5c, CAN-10.6)."""
    hand_over(play, offer.maker, offer.taker, offer.give, offer.give_leaders, offer.pay)
    hand_over(play, offer.taker, offer.maker, offer.ask, offer.ask_leaders, offer.price)


def hand_over(play: Play[World], giver: str, to: str, units: Units, leaders: list[str], gold: int) -> None:
    """Give one side's part to the other (CAN-10.6)."""
    world = play.state
    source, end = world.houses[giver], world.houses[to]
    source.prisoners[to] = without(source.prisoners.get(to, {}), units)
    end.returned = added(end.returned, units)
    for id in leaders:
        come_home(world, world.leaders[id])
    if gold:
        source.civil -= gold
        receive(play, to, gold, "CAN-10.5c", whom=giver)
