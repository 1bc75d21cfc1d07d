"""Cards: what everybody may see of a campaign, made from tables alone."""

from bot.service.ground.herald import Herald
from bot.service.ground.values import CampaignCard, SeatCard, WindowCard
from bot.service.words.membership import masked, undealt
from bot.service.words.open_window import standing
from bot.store.look import Look


async def campaign_card(herald: Herald, look: Look) -> CampaignCard:
    """Give a campaign as everybody may see it."""
    campaign, stands = look.campaign, standing(look)
    game = herald.games.get(campaign.game)
    return CampaignCard(
        id=campaign.id,
        title=campaign.title,
        game=campaign.game,
        game_title=game.title if game else campaign.game,
        scenario_title=campaign.scenario_title,
        status=campaign.status,
        date=stands.date,
        turn=stands.turn,
        host=campaign.host,
        guild=campaign.guild,
        channel=campaign.channel,
        seats=tuple(
            SeatCard(
                seat.seat,
                seat.title,
                seat.about,
                seat.colour,
                seat.user,
                seat.mode,
                seat.deputy,
                seat.offered,
                seat.seat in stands.absent,
            )
            for seat in look.seats.values()
        ),
        commitment=campaign.commitment,
        window=await window_card(look),
        waiting=tuple(waiter.name for waiter in await look.waiting()),
        resumes_at=campaign.resumes_at,
        masked=masked(campaign),
        undealt=undealt(campaign),
        second=campaign.second,
    )


async def window_card(look: Look, seat: str = "") -> WindowCard | None:
    """Give the open window as everybody may see it, with what a seat's silence means; None while there is none."""
    stands, key = standing(look), look.campaign.window_key
    asking = stands.asking
    if asking is None or not key:
        return None
    ready = await look.readies()
    return WindowCard(
        key=key,
        name=asking.name,
        title=asking.title,
        clause=asking.clause,
        silence=asking.silence_of(seat),
        meanwhile=asking.meanwhile,
        due=await look.due(),
        asked=() if asking.discreet else asking.asked,
        ready=() if asking.discreet else tuple(seat for seat in asking.asked if seat in ready),
        invited=() if asking.discreet else asking.invited,
        date=stands.date,
        idle=asking.idle,
    )
