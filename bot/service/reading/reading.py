"""Reading: what a person may see of a campaign and of its rules."""

from bot.service.desk.desk import held_by
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.playing import name_of, position, practising, ruleset_of
from bot.service.ground.values import Who
from bot.service.ground.wording import sentence
from bot.service.history.reasons import behind, why
from bot.service.history.rulings import doors, rule, rule_doors, rule_ids, ruling
from bot.service.nearest import did_you_mean
from bot.service.posting.faults import watched
from bot.service.posting.notices import mustered
from bot.service.words.bulletins import closes, lobby_message, muster_message, states
from bot.service.words.cards import window_card
from bot.service.words.open_window import standing
from bot.service.words.text_maps import place_pages, text_pages
from bot.store.look import Look
from rules.kernel.errors import Answer
from rules.kernel.language.matching import fold
from rules.kernel.telling.focus import around, places
from rules.kernel.telling.pictures import Picture

__all__ = [
    "behind", "doors", "papers", "picture", "rule", "rule_doors", "rule_ids", "ruling", "status", "text_map", "why",
]  # fmt: skip


@watched
async def status(herald: Herald, campaign: int) -> Message:
    """Give what everybody may know: the open window, the seats, the state of the game."""
    async with herald.store.look(campaign) as look:
        game = herald.games.get(look.campaign.game)
        lobby = lobby_message(look.campaign, list(look.seats.values()), await look.waiting(), game)
        if practising(look.campaign):
            practice = muster_message(look, await look.due(), await mustered(look))
            return lobby.model_copy(update={"pages": (*practice.pages, *lobby.pages)})
        if look.campaign.status == "lobby" or await look.save() is None:
            return lobby
        asked = await asked_now(look)
        if look.campaign.status == "held":  # the rules may be what is broken
            return lobby.model_copy(update={"content": f"{lobby.content}\n{asked.content}".strip()})
        session = await position(herald, look)
        pages = session.ruleset.status(session.view(None))
        content = f"{look.campaign.title}, {session.date}. {asked.content}".strip()
        buttons = (
            Button(action="map", label="Map", campaign=campaign),
            Button(action="why", label="Why", campaign=campaign),
        )
        return Message(content=content, pages=(*pages[:1], *lobby.pages, *pages[1:]), buttons=buttons)


async def asked_now(look: Look) -> Message:
    """Give what the open window asks of whom; an empty message while none is open."""
    asking, window = standing(look).asking, await window_card(look)
    if asking is None or window is None:
        return Message()
    said = [sentence(window.title), asking.meanwhile, closes(look.campaign, window.due)]
    said += [] if asking.discreet else [states(look, asking, set(window.ready))]
    return Message(content=" ".join(filter(None, said)))


@watched
async def papers(herald: Herald, who: Who) -> Message:
    """Give what a seat knows beyond what everybody does."""
    async with herald.store.look(who.campaign) as look:
        held_by(look, who)
        session = await position(herald, look)
        pages = session.ruleset.papers(session.view(who.seat), who.seat)
        when = "practice only" if practising(look.campaign) else session.date
        content = f"{look.campaign.title}, {when}: the papers of {name_of(look, who.seat)}"
        return Message(content=content, pages=tuple(pages))


@watched
async def picture(herald: Herald, campaign: int, seat: str | None, *, preview: bool = False) -> Picture:
    """Give the map as a seat sees it, in a preview with its own orders carried out; None is an onlooker (H9)."""
    async with herald.store.look(campaign) as look:
        if seat is not None and seat not in look.seats:
            raise Answer(f"there is no seat {seat}")
        session = await position(herald, look)
        if seat is None or not preview:
            return ruleset_of(herald, look.campaign).picture(session.view(seat), seat)
        orders = [session.read(draft.given) for draft in await look.drafts(seat)]
        return session.ruleset.picture(session.preview(seat, orders), seat)


@watched
async def near_map(herald: Herald, campaign: int, seat: str | None, place: str) -> Picture:
    """Give the part of the map that a seat sees around a country, a city, a province or a hex. Raises Answer."""
    whole = await picture(herald, campaign, seat)
    return around(whole, *found_on(whole, place))


@watched
async def place_in_words(herald: Herald, campaign: int, seat: str | None, place: str) -> Message:
    """Say what a seat's map shows of a land, a city, a province or a hex, and of what is next to it. Raises Answer."""
    whole = await picture(herald, campaign, seat)
    return Message(pages=place_pages(whole, *found_on(whole, place)))


def found_on(whole: Picture, place: str) -> tuple[str, str]:
    """Give the id and the name of a place on a map. Raises Answer where it has none of that name."""
    names = places(whole)
    known = {fold(name): name for name in names}
    name = known.get(fold(place)) or next((known[one] for one in known if one.startswith(fold(place))), None)
    if name is None:
        near = did_you_mean(place, (one for one in names if not one.isdecimal()))
        raise Answer(f"the map has no “{place}”{near or '; name a country, a city, a province or a hex'}")
    return names[name], name


@watched
async def map_places(herald: Herald, campaign: int, seat: str | None) -> list[str]:
    """Name what the map can be shown around, hexes last."""
    names = places(await picture(herald, campaign, seat))
    return sorted(names, key=lambda name: (name.isdecimal(), name))


async def text_map(herald: Herald, campaign: int, seat: str | None, *, preview: bool = False) -> Message:
    """Give in words all that the map shows a seat, or an onlooker where no seat is given (H29)."""
    shown = await picture(herald, campaign, seat, preview=preview)
    return Message(content=f"{shown.title}, {shown.caption}", pages=text_pages(shown, seat))
