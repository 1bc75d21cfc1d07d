"""H26: map and report of any past turn, the chronicle as a newspaper, and catching up."""

import json
import re

import pytest

from bot.service.ground.messages import OPEN, SHUT, Message
from bot.service.history import past
from bot.service.history.catchup import all_of_it, briefing, catchup
from bot.service.table import gamemaster
from bot.service.words import chronicle
from bot.store.annals import account
from bot.store.records import Entry
from rules.kernel.errors import Answer
from rules.registry import RULESETS
from tests.e2e.table import Table as Seated
from tests.service.bench import BLUE, GREEN, HOST, RED, Table

HELLAS, LYDIA = "hellas", "lydia"
STRONG = re.compile(f"{OPEN}b:(.*?){SHUT}")
"""What stands out in a text."""
PAID = {
    "Hellas": re.compile(r"cities (of Hellas )?pay .*\bSparta"),
    "Lydia": re.compile(r"cities (of Lydia )?pay .*\bSardis"),
}
"""What a country's cities paid, which it alone is told, as its own."""


async def played(crowns: Table, years: int = 3) -> int:
    """Play some years of Civilized with two players who let them pass, or take them as they were played before."""

    async def play() -> int:
        campaign = await crowns.started(RED, BLUE, board="civilized/crowns")
        for _ in range(2 * years):
            await crowns.all_ready(campaign)
        return campaign

    return await (crowns.beginnings.like((played, years), play) if crowns.beginnings else play())


def spoken(*messages: Message) -> str:
    """Give all that messages say, whatever of it stands out."""
    lines = [one.content for one in messages]
    lines += [text for one in messages for page in one.pages for text in (page.title, *page.lines)]
    return STRONG.sub(r"\1", "\n".join(lines))


async def entries(table: Table, campaign: int) -> list[Entry]:
    async with table.store.look(campaign) as look:
        return await account(look)


async def test_H26_the_channel_loses_nothing_that_weighs_and_the_report_nothing_at_all(crowns: Table) -> None:
    """What everybody may know stands in the year's report, once; what weighs in the channel, too."""
    campaign = await played(crowns)
    posts = [post.message for post in await crowns.deliver() if ":chronicle-" in post.key]
    channel, told = spoken(*posts), await entries(crowns, campaign)
    years = sorted({one.told.turn for one in told if one.told.turn})
    reports = [await past.report(crowns.herald, campaign, None, str(year)) for year in years]
    paper = [line for some in reports for one in some for page in one.pages for line in (page.title, *page.lines)]
    open_ = [one for one in told if one.told.audience == "everyone" and one.weight > 0 and one.told.turn]
    heavy = [one for one in open_ if one.weight >= chronicle.HEADLINE and one.told.phase != "setup"]
    hidden = [one for one in told if one.told.audience != "everyone" and one.weight > 0]

    assert 50 < len(open_) and heavy and hidden
    assert [] == [one.text for one in open_ if 1 != paper.count(chronicle.line_of(one))]
    assert [] == [one.text for one in heavy if one.text not in channel]
    assert [] == [one.text for one in hidden if one.text in channel]


async def test_H26_headlines_stand_first_and_bring_the_map(crowns: Table) -> None:
    """The weightiest news opens the paper; a section has one kind of news; the map comes with the first message."""
    campaign = await played(crowns)
    told = [one for one in await entries(crowns, campaign) if one.told.turn == 2]
    news = chronicle.pages(RULESETS["civilized"].news, chronicle.public(told))
    (first, *_) = await past.report(crowns.herald, campaign, None, "2")
    heaviest = max(one.weight for one in chronicle.public(told))

    assert news[0].title in {chronicle.line_of(one) for one in told if one.weight == heaviest}
    assert news == chronicle.pages(RULESETS["civilized"].news, chronicle.public(told))
    assert first.pages[0] == news[0] and first.picture is not None


async def test_H26_a_past_turn_looks_as_it_did_then(crowns: Table) -> None:
    """Map and report of a year are the same whether read when it ended or years later."""
    campaign = await played(crowns, 2)
    then = [await past.past_map(crowns.herald, campaign, HELLAS, "2")]
    then += await past.report(crowns.herald, campaign, HELLAS, "turn 2")
    for _ in range(4):
        await crowns.all_ready(campaign)
    now = [await past.past_map(crowns.herald, campaign, HELLAS, "2")]
    now += await past.report(crowns.herald, campaign, HELLAS, "#2")

    assert then == now
    turns = sorted(int(n) for _, n in await past.turns(crowns.herald, campaign, ""))
    last = turns[-1]
    assert last > 2 and list(range(last + 1)) == turns
    with pytest.raises(Answer, match=f"there is no turn 9 yet; there is 0 to {last}"):
        await past.report(crowns.herald, campaign, HELLAS, "9")


async def test_H26_a_report_holds_nothing_of_other_seats(crowns: Table) -> None:
    """What Lydia alone was told is in Lydia's report, and in nobody else's."""
    campaign = await played(crowns)
    told = [one for one in await entries(crowns, campaign) if one.told.turn == 1 and one.weight]
    lydias = [one for one in told if one.told.audience == (LYDIA,)]
    texts = {seat: spoken(*await past.report(crowns.herald, campaign, seat, "1")) for seat in (HELLAS, LYDIA, None)}

    assert lydias
    assert all(chronicle.line_of(one) in texts[LYDIA] for one in lydias)
    assert not [one for one in lydias for seat in (HELLAS, None) if f"(#{one.told.n})" in texts[seat]]


async def test_H26_catching_up_tells_what_is_new_once(crowns: Table) -> None:
    """The first look tells all, the next only what came since; each person has a look of their own."""
    campaign = await played(crowns, 1)
    first = spoken(await catchup(crowns.herald, campaign, RED))
    second = spoken(await catchup(crowns.herald, campaign, RED))
    await crowns.all_ready(campaign)
    third = spoken(await catchup(crowns.herald, campaign, RED))
    others = spoken(await catchup(crowns.herald, campaign, BLUE, since="1"))
    onlooker = spoken(await catchup(crowns.herald, campaign, GREEN))
    again = spoken(await catchup(crowns.herald, campaign, RED, since="1"))

    assert PAID["Hellas"].search(again) and not PAID["Lydia"].search(first + again)
    assert "Nothing new" in second and "Nothing new" not in third
    assert "Turn 1\n" not in first and "Turn 1\n" in again
    assert PAID["Lydia"].search(others) and not PAID["Hellas"].search(others + onlooker)


async def test_H26_catching_up_is_one_screen_with_the_rest_behind_a_button(crowns: Table) -> None:
    """What is asked, then a few lines each of one's own and of the world; all of it by a press, for its asker alone."""
    campaign = await played(crowns)
    short = await catchup(crowns.herald, campaign, RED)
    first, _, last = short.buttons[0].what.partition("-")
    whole = await all_of_it(crowns.herald, campaign, RED, int(first), int(last))
    others = spoken(await all_of_it(crowns.herald, campaign, BLUE, int(first), int(last)))

    assert ["Now", "What befell you", "Elsewhere"] == [page.title for page in short.pages]
    assert len(spoken(short)) < 2000 < len(spoken(whole))
    assert "All of it" == short.buttons[0].label
    assert PAID["Hellas"].search(spoken(whole)) and not PAID["Hellas"].search(others)


async def test_H26_after_a_rewind_nothing_new_is_missed(crowns: Table) -> None:
    """What happens instead of what was taken back is told, though the person had read beyond it."""
    campaign = await played(crowns, 2)
    await catchup(crowns.herald, campaign, RED)
    (save, _) = (await gamemaster.saves(crowns.herald, campaign, HOST))[-3]
    await gamemaster.rewind(crowns.herald, campaign, HOST, save)
    await gamemaster.release(crowns.herald, campaign, HOST)
    await crowns.all_ready(campaign)
    await crowns.all_ready(campaign)

    assert "Nothing new" not in spoken(await catchup(crowns.herald, campaign, RED))


async def test_H3_a_briefing_holds_only_what_the_seat_may_know(crowns: Table) -> None:
    """It is made of what everybody knows and what the seat was told, and says what is asked now."""
    campaign = await played(crowns)
    async with crowns.store.look(campaign) as look:
        text = spoken(await briefing(RULESETS[look.campaign.game], look, LYDIA))
    others = [one for one in await entries(crowns, campaign) if one.told.audience not in {"everyone", (LYDIA,)}]

    assert "Lydia: what happened so far" in text and "Closes" in text
    assert others and [] == [one.told.n for one in others if f"(#{one.told.n})" in text]
    assert [] == [one.told.n for one in others if one.weight and one.text in text]


async def test_H26_as_a_person_asks(table: Seated) -> None:
    """The commands answer whoever asks alone, complete the turns with their dates, and say what there is."""
    ada, ben = table.player("Ada"), table.player("Ben")
    await ada.slash("campaign", "campaign found", game="civilized", scenario="crowns", title="The Crowns")
    await ada.join("Hellas")
    await ada.slash("campaign", "campaign start")
    early = await ben.slash("campaign", "report", turn="3")
    await table.to_next_deadline()
    await table.to_next_deadline()
    paper = await ada.slash("campaign", "report", turn="1")
    sea = await ben.slash("campaign", "map", turn="1")
    missed = await ada.slash("campaign", "catchup", since="1")
    turns = await ada.complete("campaign", "report", "turn", "")

    assert "There is no turn 3 yet; there is 0 to 1" in early.text
    assert "The Crowns: 600 BC (turn 1), for Hellas alone" in paper.text
    assert "Map of The Crowns of the Morning, 600 BC" in sea.text
    assert PAID["Hellas"].search(missed.text) and not PAID["Hellas"].search(ben.sees())
    assert "600 BC (turn 1)" in turns and "Before 600 BC (turn 0)" in turns


async def test_H26_a_report_says_nothing_that_is_only_in_the_state(crowns: Table) -> None:
    """A seat's report of a past turn is the same if only what is hidden from it differs in that turn's save."""
    campaign = await played(crowns, 2)
    before = await past.past_map(crowns.herald, campaign, HELLAS, "1")
    async with crowns.store.look(campaign) as look:
        (after,) = [mark.number for mark in await look.saves() if mark.turn == 2 and mark.phase == 0]
        save = await look.save(after)
    state = json.loads(save.state)
    state["countries"][LYDIA]["treasury"] += 1000
    async with crowns.store.unit(campaign) as unit:
        await replaced(unit, after, json.dumps(state))

    assert before == await past.past_map(crowns.herald, campaign, HELLAS, "1")


async def replaced(unit, number: int, state: str) -> None:
    from sqlalchemy import update

    from bot.store.tables import saves

    await unit.write(update(saves).where(saves.c.campaign == unit.id, saves.c.number == number).values(state=state))
