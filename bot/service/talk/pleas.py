"""Pleas: what a player has passed on to whoever leads his campaign, and what the gamemaster answers."""

from bot.service.desk.desk import held_by
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, Target, mention
from bot.service.ground.playing import leads, name_of, only_host, spoken_for
from bot.service.ground.table_settings import house_of
from bot.service.ground.values import Who
from bot.service.ground.wording import clean, plural
from bot.service.posting.notices import owe
from bot.service.words.cards import campaign_card
from bot.service.words.membership import masked
from bot.service.words.open_window import standing
from bot.store.unit import Unit
from rules.kernel.errors import Answer
from rules.kernel.language.matching import fold

MOST, LONGEST = 5, 1000
"""How often a seat may ask in one turn, and the most letters that are passed on."""
REFUSED = "{}: the gamemaster cannot give you more time now; the window closes as it stands."


async def pass_on(herald: Herald, who: Who, text: str, hours: int = 0) -> str:
    """Pass on what a seat asks of its gamemaster, word for word, with hours that may be given at a press; say so."""
    words = clean(text).strip()[:LONGEST]
    async with herald.unit(who.campaign) as unit:
        held_by(unit, who)
        host = unit.campaign.host
        if leads(unit.campaign, who.user) or not host:
            raise Answer("you lead this campaign yourself" if host else "this campaign has no gamemaster any more")
        key = f"plea-{standing(unit).turn}-{who.seat}"
        before = {name: one for name, one in (await unit.window_posts(key)).items() if name.startswith(key)}
        if any(fold(words) in fold(Message.model_validate_json(body).content) for _, body in before.values()):
            raise Answer("that is passed on already")
        if len(before) >= MOST:
            raise Answer(
                f"I have passed on {plural(MOST, 'word')} of yours this turn; write to {mention(host)} yourself"
            )
        message = Message(
            content=said(unit, who, words), buttons=await doors(herald, unit, who, hours), mentions=(host,)
        )
        now = herald.clock.now()
        await owe(unit, f"{key}-{len(before)}", Target(kind="user", user=host), message, now, window_key=key)
        return f"Passed on to {mention(host)}, word for word. Until you hear otherwise the deadline stands."


def said(unit: Unit, who: Who, words: str) -> str:
    """Say who asks for what."""
    person = "" if masked(unit.campaign) else f" ({mention(who.user)})"
    return f"{unit.campaign.title}: {name_of(unit, who.seat)}{person} writes to you as gamemaster: “{words}”"


async def doors(herald: Herald, unit: Unit, who: Who, hours: int) -> tuple[Button, ...]:
    """Give what a gamemaster may press who is asked for time: to give it, or to refuse."""
    window = (await campaign_card(herald, unit)).window
    if not hours or unit.campaign.status != "running" or window is None or not window.due:
        return ()
    give = Button(action="lead", label=f"Give {plural(hours, 'hour')}, to all", campaign=unit.id, window=window.key,
                  what=f"extend-{hours}", style="success")  # fmt: skip
    place = unit.seats[who.seat].position
    return give, give.model_copy(update={"label": "Refuse", "what": f"refuse-{place}", "style": "secondary"})


async def refuse(herald: Herald, campaign: int, user: int, place: str) -> str:
    """Tell the seat at a place that it gets no more time; say so."""
    async with herald.unit(campaign) as unit:
        only_host(unit, user, "answer for it")
        seat = next((one for one in unit.seats.values() if str(one.position) == place and one.user), None)
        if seat is None:
            raise Answer("nobody holds that seat any more")
        name, message = (
            f"refused-{unit.campaign.version}-{seat.seat}",
            Message(content=REFUSED.format(unit.campaign.title)),
        )
        key = f"plea-{standing(unit).turn}-{seat.seat}"
        await owe(unit, name, Target(kind="seat", seat=seat.seat), message, herald.clock.now(), window_key=key)
        return f"{seat.title} is told that there is no more time."


async def last_word(herald: Herald, campaign: int, seat: str) -> str:
    """Give what came last of what a seat has asked in this turn, `plea` or `refused`; empty where it asked nothing."""
    async with herald.unit(campaign) as unit:
        said = await unit.window_posts(f"plea-{standing(unit).turn}-{seat}")
    return list(said)[-1].partition("-")[0] if said else ""


async def own_hours(herald: Herald, who: Who) -> int:
    """Give how many hours of its own a seat may still move deadlines on by."""
    async with herald.store.look(who.campaign) as look:
        seat = spoken_for(look, who.user)
        return max(0, house_of(look.campaign).extra_hours - seat.extended) if seat else 0
