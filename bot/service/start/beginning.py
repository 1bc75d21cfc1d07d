"""Beginning: the seats are dealt, the luck is mixed, and the game runs to its first window."""

import json
from dataclasses import replace

from bot.service.closing.sealing import go_on_from
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message, Target
from bot.service.ground.playing import luck_of, options_of, players, ruleset_of, spares
from bot.service.posting.notices import owe, tell_all
from bot.service.posting.untold import bare, owe_report, report_of
from bot.service.words.membership import undealt
from bot.service.words.open_window import stand, where
from bot.store import register
from bot.store.unit import Unit
from rules.kernel.luck.dealing import dealt
from rules.kernel.play.session import Session

FIXED = {"seat", "title", "about", "colour", "position"}
"""The fields of a seat that do not go with whoever holds it."""


async def begin(herald: Herald, unit: Unit) -> None:
    """Mix the players' phrases into the luck, deal the seats that are dealt, and run the game to its first window."""
    dealing = undealt(unit.campaign)
    phrases = [seat.phrase for seat in unit.seats.values() if seat.phrase]
    unit.change(status="running", phrases=json.dumps(phrases))
    spare = await spares(herald, unit)
    if dealing:
        await deal(herald, unit, spare)
    for seat in [seat for seat in unit.seats.values() if seat.user is None and seat.seat not in spare]:
        await unit.change_seat(seat.seat, mode="autopilot")
    ruleset, now = ruleset_of(herald, unit.campaign), herald.clock.now()
    board = ruleset.scenario.model_validate_json(await unit.scenario_text())
    options = options_of(herald, unit.campaign)
    session = Session.found(ruleset, luck_of(unit.campaign), board, options, players(unit), [])
    await unit.add_saves(session.saves)
    await unit.add_events(bare(session.told))
    await register.enter(unit, session.names())
    chance = " The seats were dealt by its seed, which anybody can check at the end." if dealing else ""
    await tell_all(unit, "started", f"“{unit.campaign.title}” has started: {session.date}.{chance}", now)
    saves = [save.number for save in session.saves]
    report = report_of(unit, where(unit, 0, 0), session.told, session.record.last, saves, "")
    await owe_report(unit, report, (session.save.number, 0), now)
    stand(unit, session, 1, now)
    await go_on_from(herald, unit, session)


async def deal(herald: Herald, unit: Unit, spare: set[str]) -> None:
    """Give everybody who has a place at the table the seat that falls to it, and tell each of them (HRD-H1)."""
    places = [seat for seat in unit.seats.values() if seat.seat not in spare]
    seats = dealt(luck_of(unit.campaign), [seat.seat for seat in places])
    unit.change(dealing=json.dumps({"places": [seat.seat for seat in places], "seats": seats}))
    for place in places:  # nobody may hold two seats, not even for a moment
        await unit.change_seat(place.seat, user=None, deputy=None)
    for place, seat in zip(places, seats, strict=True):
        # A thread bears the name of the place, so whoever needs one gets another.
        fields = vars(replace(place, thread=None, deputy_thread=None)).items()
        await unit.change_seat(seat, **{name: value for name, value in fields if name not in FIXED})
    for held in [unit.seats[seat] for seat in seats if unit.seats[seat].user is not None]:
        text = f"{unit.campaign.title}: the seats are dealt, and you play {held.title}. {held.about}".strip()
        target = Target(kind="seat", seat=held.seat)
        await owe(unit, f"dealt-{held.seat}", target, Message(content=text), herald.clock.now())
