"""P2: a seat draws a card, which strikes somebody at once or goes into its hand (EMP-19.0c to 0e, EMP-19.1)."""

from rules.empires.board.cards import HOLDING, REGIONAL, kind_of, region_of
from rules.empires.board.houses import round_from, run_by_player
from rules.empires.board.realms import Aim
from rules.empires.board.state import World
from rules.empires.deck.deck import draw
from rules.empires.deck.events import CardDiscarded, CardRead, HoldingDrawn
from rules.empires.deck.hand import goes_first, kept, lay_off, told_beforehand, too_many
from rules.empires.fate.harvests import harvest
from rules.empires.fate.heirless import die_heirless, has_choice, inheritors, settle, wished
from rules.empires.fate.heresy import break_out, where
from rules.empires.fate.plague import black_death, epidemic, is_plague
from rules.empires.inheritance.legality import out_of_turn
from rules.empires.inheritance.orders import PlayCard
from rules.empires.inheritance.playing import play_card
from rules.empires.turn.minds import Mind
from rules.empires.turn.orders import SetCourt
from rules.empires.turn.posts import offer_in_interregnum
from rules.empires.turn.questions import aftermath
from rules.empires.turn.windows import COURT, DISCARD, INTERREGNUM, Given, aside, hear
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play
from rules.kernel.state.viewing import glimpsed


def event(play: Play[World], seat: str, mind: Mind) -> Flow:
    """Draw one card; what is no holding card is read out and carried out whole (EMP-19.0c to EMP-19.0e, EMP-19.1a)."""
    play.state.step = "event"
    card = draw(play)
    kind = kind_of(card)
    if kind in HOLDING:
        yield from take(play, seat, card)
        return
    if card:
        play.state.discard.append(card)
    if kind in REGIONAL:
        with play.after(play.tell(CardRead(seat=seat, card=card, region=str(region_of(card))))):
            harvest(play, card)
    elif kind == "epidemic":
        fall_ill(play, seat, card)
    elif kind == "heresy":
        area = where(play, seat)
        with play.after(play.tell(CardRead(seat=seat, card=card, area=area))):
            if area:
                break_out(play, seat, area)
    elif kind.startswith("heirless"):
        yield from heirless(play, seat, card, mind)


def fall_ill(play: Play[World], seat: str, card: str) -> None:
    """Carry out an Epidemic, which may be more (EMP-19.1d1, EMP-19.1d2)."""
    plague = is_plague(play.state, seat)
    read = CardRead(seat=seat, card=card, plague=plague, area=play.state.plague.origin if plague else "")
    with play.after(play.tell(read)):
        if plague:
            black_death(play)
        else:
            epidemic(play, seat)


def take(play: Play[World], seat: str, card: str) -> Flow:
    """Put a holding card into the hand; of four one goes at once (EMP-19.0e, EMP-19.2a5)."""
    empire = play.state.empires[seat]
    empire.hand.append(card)
    play.tell(HoldingDrawn(seat=seat, card=card, held=len(kept(empire))))
    if not too_many(empire):
        return
    given: Given = []
    if play.state.pace == "turns" and not told_beforehand(empire):
        given = yield from hear(play, DISCARD, [seat])
        play.carry_out((one, order) for one, order in given if isinstance(order, DISCARD.orders))
    if too_many(empire):
        gone = goes_first(empire)
        lay_off(play.state, seat, gone)
        play.tell(CardDiscarded(clause="EMP-19.2a5", seat=seat, card=gone))
    aside(play, given)


def heirless(play: Play[World], seat: str, card: str, mind: Mind) -> Flow:
    """Let a leader die heirless: his lands, his heir's court, and what others inherit before he acts (EMP-19.1f)."""
    world = play.state
    read = CardRead(seat=seat, card=card, leader=world.leader_id(seat, world.empires[seat].heirs_used))
    with play.after(play.tell(read)):
        die_heirless(play, seat, card)
        given: Given = []
        if has_choice(world, seat) and world.pace == "turns" and not wished(world, seat):
            given = yield from hear(play, COURT, [seat])
        chosen = [order.area for one, order in given if isinstance(order, SetCourt) and play.allows(one, order)]
        settle(play, seat, chosen[-1] if chosen else wished(world, seat))
        aside(play, given)
    yield from interregnum(play, seat, mind)


def interregnum(play: Play[World], seat: str, mind: Mind) -> Flow:
    """Let others play an inheritance on the heirless seat's lands: posted cards first, then answers (EMP-19.1f12)."""
    world = play.state
    world.interregnum = seat
    yield from offer_in_interregnum(play, seat, mind)
    able = inheritors(world, seat)
    plays = {one: mind.interregnum(glimpsed(world, one), one) for one in able if not run_by_player(world, one)}
    given: Given = []
    if world.pace == "turns":
        given = yield from hear(play, INTERREGNUM, able)
    for one in round_from(world, seat):
        order = next((order for other, order in given if other == one and isinstance(order, PlayCard)), None)
        answer = (order.card, order.aim) if order else plays.get(one)
        if answer:
            yield from inherit_now(play, one, answer, mind)
    world.interregnum = ""
    aside(play, given)


def inherit_now(play: Play[World], seat: str, answer: tuple[str, Aim], mind: Mind) -> Flow:
    """Play a card in an interregnum; one that has become illegal stays in hand, unseen (EMP-19.1f12)."""
    world, (card, aim) = play.state, answer
    if card in world.empires[seat].hand and not out_of_turn(world, seat, card, aim, world.interregnum):
        play_card(play, seat, card, aim)
        yield from aftermath(play, mind)
