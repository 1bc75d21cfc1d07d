"""Reading: status, papers, map, why and rule show what the asker may know, and no more (H22, H23, H26)."""

import json
from dataclasses import replace

import pytest

from bot.service.ground.messages import Message
from bot.service.orders import orders
from bot.service.reading import reading
from bot.service.reading.more import more
from bot.service.table import campaigns, gamemaster
from rules.kernel.errors import Answer
from tests.service.bench import BLUE, GREEN, HOST, RED, Table
from tests.service.history.test_register import fair


def text_of(message: Message) -> str:
    """Give all that a message says."""
    parts = [message.content]
    for page in message.pages:
        parts += [page.title, *page.lines, *(" ".join(row) for row in page.table)]
    return "\n".join(parts)


async def whispered(table: Table, campaign: int, seat: str) -> int:
    """Give the number of the last thing whispered to a seat."""
    async with table.store.look(campaign) as look:
        found = await look.events([seat], least=1, words="hear")
    return found[0].told.n


async def test_why_says_what_was_drawn_and_keeps_figures_and_clause_behind_buttons(table: Table) -> None:
    """A number gives the event and its draws in words; a press its figures and their numbers, another its clause."""
    table.herald.rulebooks.folder.joinpath("word.md").write_text("- **WRD-3** Every mouth hears a whisper by itself.")
    campaign = await table.started(RED, BLUE)
    n = await whispered(table, campaign, "a")

    told = await reading.why(table.herald, campaign, RED, f"#{n}")
    behind = text_of(await reading.behind(table.herald, campaign, RED, str(n)))

    assert "Drawn for it: Anna, a whisper" in text_of(told) and "The rule: Every mouth hears" in text_of(told)
    assert "#" not in text_of(told) and "WRD-3" not in text_of(told)
    assert [("behind", str(n)), ("asked", "word WRD-3")] == [(one.action, one.what) for one in told.buttons]
    assert "card" in behind and f"(#{n - 1})" in behind


async def test_what_led_to_an_event_is_told_and_can_be_asked_after_in_turn(table: Table) -> None:
    """The sentence of what it came of, and a button that explains that."""
    campaign = await fair(table)
    async with table.store.unit(campaign) as unit:
        first = (await unit.events([], least=1))[-1]
        led = {**json.loads(first.told.body), "because": [first.told.n]}
        told = first.told.model_copy(update={"n": 900, "body": json.dumps(led)})
        await unit.add_events([replace(first, told=told, text="The fair is off.")])

    message = await reading.why(table.herald, campaign, RED, "900")
    again = await reading.why(table.herald, campaign, RED, message.buttons[0].what)

    assert ("The fair is off.", first.text) == (message.pages[0].title, message.pages[0].lines[0])
    assert message.buttons[0].label.startswith("Why? ") and first.text == again.pages[0].title


async def test_why_tells_nobody_what_is_anothers(table: Table) -> None:
    """Another's whisper is as unknown as a number that there is not, by number and by words."""
    campaign = await table.started(RED, BLUE)
    theirs = await whispered(table, campaign, "a")
    for user in (BLUE, GREEN):
        for read in (reading.why, reading.behind):
            with pytest.raises(Answer, match=f"nothing that you may know has the number {theirs}"):
                await read(table.herald, campaign, user, str(theirs))
    mine = text_of(await reading.why(table.herald, campaign, BLUE, "hear"))
    assert f"#{theirs}" not in mine
    with pytest.raises(Answer, match="nothing that you may know speaks of “hear”"):
        await reading.why(table.herald, campaign, GREEN, "hear")


async def test_H23_why_keeps_the_secrets_of_an_event_to_its_seat(table: Table) -> None:
    """What all may know, with what the seat alone may know of it; the gamemaster reads it all."""
    campaign = await table.started(RED, BLUE)
    await table.give(campaign, RED, "say hello")
    await table.ready(campaign, RED, BLUE)
    async with table.store.look(campaign) as look:
        event = (await look.events([], least=1, words="hello"))[0]
    card = json.loads(event.told.body)["thought"]
    read = {
        user: text_of(await reading.behind(table.herald, campaign, user, str(event.told.n)))
        for user in (RED, BLUE, HOST)
    }

    assert len(card) == 2
    assert [True, False, True] == [f"thought {card}" in read[user] for user in (RED, BLUE, HOST)]


async def test_a_gamemaster_who_does_not_play_sees_all(table: Table) -> None:
    """A host without a seat may ask for everything; one with a seat is a player like any other."""
    campaign = await table.started(RED, BLUE)
    n = await whispered(table, campaign, "a")
    assert "You hear" in text_of(await reading.why(table.herald, campaign, HOST, str(n)))

    await campaigns.leave(table.herald, campaign, BLUE)
    await campaigns.join(table.herald, campaign, HOST, "Host")
    with pytest.raises(Answer, match="nothing that you may know"):
        await reading.why(table.herald, campaign, HOST, str(n))


async def test_a_blind_gamemaster_sees_no_more_than_an_onlooker(table: Table) -> None:
    """Blindness is chosen before the start and holds; it can be taken on later, never off."""
    campaign = await table.started(RED, BLUE, blind="yes")
    n = await whispered(table, campaign, "a")
    with pytest.raises(Answer, match="nothing that you may know"):
        await reading.why(table.herald, campaign, HOST, str(n))
    with pytest.raises(Answer, match="stays so until the end"):
        await campaigns.settings(table.herald, campaign, HOST, {"blind": "no"})
    with pytest.raises(Answer, match="once the campaign has ended"):
        await gamemaster.export(table.herald, campaign, HOST)
    with pytest.raises(Answer, match="yes or no"):
        await campaigns.settings(table.herald, campaign, HOST, {"blind": "perhaps"})


async def test_why_without_a_question_lists_the_latest(table: Table) -> None:
    """Nothing asked: the latest events with their numbers."""
    campaign = await table.started(RED, BLUE)
    await table.give(campaign, RED, "say hello")
    await table.ready(campaign, RED, BLUE)
    assert "a says hello. (#" in text_of(await reading.why(table.herald, campaign, GREEN))
    assert "a says hello." == (await reading.why(table.herald, campaign, GREEN, "says hello")).pages[0].title


async def test_rule_finds_clauses_by_id_and_by_words(table: Table) -> None:
    """The rulebook answers with its own words."""
    assert "purse" in text_of(await reading.rule(table.herald, "toy", "TOY-1.1"))
    assert "TOY-2.6" in text_of(await reading.rule(table.herald, "toy", "who may protest"))
    assert "TOY-2.1" in await reading.rule_ids(table.herald, "toy", "2")
    with pytest.raises(Answer, match="there is no game"):
        await reading.rule(table.herald, "chess", "en passant")


async def test_status_papers_and_picture(table: Table) -> None:
    """Status is everybody's, papers are the seat's, the map carries the seat's own orders."""
    campaign = await table.founded("toy/fair")
    assert "looking for players" in (await reading.status(table.herald, campaign)).content
    campaign = await table.started(RED, BLUE, board="toy/fair")
    status = await reading.status(table.herald, campaign)
    assert "Stalls" in text_of(status) and "Closes" in status.content

    papers = text_of(await reading.papers(table.herald, await table.who(campaign, RED)))
    assert "Your purse" in papers and "the Reds" in papers
    assert "The market" == (await reading.picture(table.herald, campaign, "red")).title
    with pytest.raises(Answer):
        await reading.picture(table.herald, campaign, "nobody")


async def test_the_chronicle_tells_everything_public_and_nothing_hidden(table: Table) -> None:
    """What weighs leads, other news of the table follows, without numbers; no whisper leaves its seat (H26)."""
    campaign = await table.started(RED, BLUE)
    await table.give(campaign, RED, "say loud")
    await table.give(campaign, BLUE, "say quiet")
    await table.ready(campaign, RED, BLUE)
    sent = await table.deliver()
    public = "\n".join(text_of(post.message) for post in sent if post.target.kind == "channel")

    async with table.store.look(campaign) as look:
        for entry in await look.events(None, least=1, most=1000):
            assert (entry.text in public) == (entry.told.audience == "everyone")
    (front,) = next(
        post for post in sent if ":chronicle-" in post.key and "loud" in text_of(post.message)
    ).message.pages
    assert ("a says loud.", ("b says quiet.",)) == (front.title, front.lines)
    assert "(#" not in public
    pictures = [post.message.picture for post in sent if ":chronicle-" in post.key]
    assert [True] == [picture is not None for picture in pictures]
    private = {post.target.seat: text_of(post.message) for post in sent if ":ask-" in post.key}
    assert {"a", "b"} == set(private) and private["a"] != private["b"]


async def test_what_others_gave_stays_sealed(table: Table) -> None:
    """Until the window closes nobody else's messages or readings change with an order."""
    campaign = await table.started(RED, BLUE)
    await table.deliver()

    async def seen_by_others() -> list[str]:
        who = await table.who(campaign, BLUE)
        return [
            text_of(await reading.status(table.herald, campaign)),
            text_of(await reading.papers(table.herald, who)),
            str(await orders.orders(table.herald, who)),
            str(await orders.complete_line(table.herald, who, "")),
        ]

    before = await seen_by_others()
    await table.give(campaign, RED, "say secret")

    assert before == await seen_by_others() and [] == await table.deliver()


async def test_more_names_no_draws(table: Table) -> None:
    """They stand behind the post's own door, and why; whoever wants to know more is not shown cards first."""
    campaign = await table.started(RED, BLUE)
    who = await table.who(campaign, RED)
    first = text_of(await more(table.herald, who, 0, 99))
    await table.ready(campaign, RED, BLUE)
    later = text_of(await more(table.herald, who, 0, 99))

    assert "Small print" not in first + later
    assert "secret" not in first
