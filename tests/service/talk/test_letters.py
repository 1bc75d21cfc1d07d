"""Letters between seats: sent, kept, captured, acknowledged, looked up again, and read by nobody else."""

import json
from dataclasses import replace

import pytest

from bot.service.reading import reading
from bot.service.start.importing import import_campaign
from bot.service.table import campaigns, gamemaster
from bot.service.talk import letters
from bot.tools.replay import Replay
from bot.tools.verify import problems, read_account
from rules.kernel.errors import Answer
from rules.kernel.luck.letters import Journey, Risk
from tests.service.bench import BLUE, GREEN, HOST, RED, Table
from tests.service.word import WORD

ANNA, BERT, CLEO = RED, BLUE, GREEN


async def write(table: Table, campaign: int, user: int, to: str, text: str, answers: str = "") -> str:
    return await letters.write(table.herald, await table.who(campaign, user), to, text, answers)


async def archive(table: Table, campaign: int, user: int, **filters: str) -> letters.Archive:
    return await letters.archive(table.herald, await table.who(campaign, user), **filters)


async def read(table: Table, campaign: int, user: int, **filters: str) -> list[str]:
    """Give the words of the letters that a person may read."""
    return [one.letter.text for one in (await archive(table, campaign, user, **filters)).filed]


def brought(posts, user: int, kind: str) -> list[str]:
    """Give what messages of a kind brought to a person."""
    own = [post for post in posts if post.user == user and f":{kind}-" in post.key]
    return [post.message.content + "".join("\n".join(page.lines) for page in post.message.pages) for post in own]


def travelling(table: Table, journey: Journey) -> None:
    """Let letters from Anna travel as said, and all others at once."""
    road = replace(WORD, letters=lambda _state, sender, _to: journey if sender == "a" else Journey())
    table.herald = replace(table.herald, games={**table.herald.games, "word": road})


async def test_a_letter_reaches_its_seat_alone_and_its_writer_learns_of_it(table: Table) -> None:
    """It goes to whom it was written to; the receipt comes once it is delivered, without a sound."""
    campaign = await table.started(ANNA, BERT, CLEO, board="word/five")
    await table.deliver()

    said = await write(table, campaign, ANNA, "Bert, c", "Meet me at dawn.")
    table.clock.advance(minutes=5)
    posts = await table.deliver()
    receipts = await table.deliver()

    assert "Your letter to Bert and Cleo is sent." == said
    for user in (BERT, CLEO):
        assert ["Meet me at dawn." in text for text in brought(posts, user, "letter")] == [True]
    assert not brought(posts, HOST, "letter") and all(post.target.kind == "seat" for post in posts)
    (last,) = (post for post in [*posts, *receipts] if ":receipt-" in post.key and post.edition == 2)
    assert 2 == last.message.content.count("delivered") and last.message.silent and ANNA == last.user


async def test_a_letter_that_is_delivered_at_once_brings_its_writer_no_second_notice(table: Table) -> None:
    """He was told that it is sent as he sent it; only what takes longer has a receipt."""
    campaign = await table.started(ANNA, BERT)
    await table.deliver()

    said = await write(table, campaign, ANNA, "b", "Now.")
    posts = await table.deliver() + await table.deliver()

    assert "Your letter to Bert is sent." == said
    assert brought(posts, BERT, "letter") and not brought(posts, ANNA, "receipt")


async def test_a_letter_is_written_and_delivered_once_over_a_crash(table: Table) -> None:
    """What was answered stands in the database; the same post comes again, never another one."""
    campaign = await table.started(ANNA, BERT)
    await table.deliver()
    await write(table, campaign, ANNA, "b", "Once.")
    await table.crash()

    first, again = brought(await table.deliver(), BERT, "letter"), brought(await table.deliver(), BERT, "letter")

    assert (1, 0) == (len(first), len(again))
    assert ["Once."] == await read(table, campaign, BERT)


async def test_answers_go_back_and_only_readers_answer(table: Table) -> None:
    """An answer may go to the writer and to whoever else got the letter; nobody answers what is not theirs."""
    campaign = await table.started(ANNA, BERT, CLEO, board="word/five")
    await write(table, campaign, ANNA, "Bert", "Shall we?")
    (filed,) = (await archive(table, campaign, BERT)).filed

    to = await letters.answered(table.herald, await table.who(campaign, BERT), filed.id)
    await write(table, campaign, BERT, "a", "We shall.", filed.id)

    assert (("a", "Anna"),) == to
    assert ["Shall we?", "We shall."] == await read(table, campaign, ANNA)
    for refused in (
        letters.answered(table.herald, await table.who(campaign, CLEO), filed.id),
        letters.letter(table.herald, await table.who(campaign, CLEO), filed.id),
        write(table, campaign, CLEO, "a", "I know.", filed.id),
    ):
        with pytest.raises(Answer, match="not among yours"):
            await refused


@pytest.mark.parametrize(
    ("to", "text", "answer"),
    [
        ("Brt", "x", "did you mean “Bert”"),
        ("zzz", "x", "there is Bert, Cleo, Dora or Egon"),
        ("", "x", "name a seat"),
        ("Anna", "x", "your own seat"),
        ("Bert", " \n ", "write something"),
    ],
)
async def test_slips_are_answered(table: Table, to: str, text: str, answer: str) -> None:
    """A letter that cannot go says what would do, and nothing is kept."""
    campaign = await table.started(ANNA, BERT, CLEO, board="word/five")
    with pytest.raises(Answer, match=answer):
        await write(table, campaign, ANNA, to, text)
    assert [] == await read(table, campaign, ANNA)


async def test_no_more_letters_than_the_table_agreed(table: Table) -> None:
    """The limit counts a seat's letters of one window; the next window takes more, a table without letters none."""
    campaign = await table.started(ANNA, BERT, letter_limit="2")
    for text in ("one", "two"):
        await write(table, campaign, ANNA, "b", text)
    with pytest.raises(Answer, match="2 letters in one window"):
        await write(table, campaign, ANNA, "b", "three")

    await table.ready(campaign, ANNA, BERT)
    await write(table, campaign, ANNA, "b", "three")
    await campaigns.settings(table.herald, campaign, HOST, {"letters": "no"})

    assert ["one", "two", "three"] == await read(table, campaign, BERT)
    with pytest.raises(Answer, match="switched them off"):
        await write(table, campaign, ANNA, "b", "four")


async def test_letters_wait_for_the_start_and_end_with_the_end(table: Table) -> None:
    """Nobody writes in the lobby or after the end; what was written can be read for ever."""
    campaign = await table.founded("word/two")
    for user in (ANNA, BERT):
        await campaigns.join(table.herald, campaign, user, "x")
    with pytest.raises(Answer, match="has not started yet"):
        await write(table, campaign, ANNA, "b", "early")
    await campaigns.start(table.herald, campaign, HOST)
    await write(table, campaign, ANNA, "b", "in time")
    await campaigns.end(table.herald, campaign, HOST)

    with pytest.raises(Answer, match="has ended"):
        await write(table, campaign, ANNA, "b", "late")
    assert ["in time"] == await read(table, campaign, BERT)


async def test_a_paused_and_a_held_campaign_still_carry_letters(table: Table) -> None:
    """Diplomacy needs no clock."""
    campaign = await table.started(ANNA, BERT)
    await campaigns.pause(table.herald, campaign, HOST)
    await write(table, campaign, ANNA, "b", "paused")
    await gamemaster.hold(table.herald, campaign, HOST)
    await write(table, campaign, ANNA, "b", "held")
    assert ["paused", "held"] == await read(table, campaign, BERT)


async def test_a_letter_to_nobody_is_kept_for_whoever_takes_the_seat(table: Table) -> None:
    """Its writer is told so; whoever takes the seat is told how many wait, and the writer that they have been got."""
    campaign = await table.started(ANNA, BERT, board="word/five")
    said = await write(table, campaign, ANNA, "Cleo", "Welcome!")
    before = await table.deliver()
    table.clock.advance(minutes=5)
    await campaigns.join(table.herald, campaign, CLEO, "Cleo", seat="c")
    after = await table.deliver()
    receipts = after + await table.deliver()

    assert "Cleo has no player now: it is kept for whoever takes the seat." in said
    assert not brought(before, CLEO, "letter")
    assert ["1 letter came for Cleo before you." in text for text in brought(after, CLEO, "kept")] == [True]
    assert ["Welcome!"] == await read(table, campaign, CLEO)
    assert any("Cleo: delivered" in text for text in brought(receipts, ANNA, "receipt"))


@pytest.mark.parametrize(("follow", "found"), [("yes", ["old", "older", "new"]), ("no", ["new"])])
async def test_letters_follow_the_seat_where_the_table_wants_it(table: Table, follow: str, found: list[str]) -> None:
    """Whoever leaves loses the letters at once; the newcomer has them all, or only what comes from then on."""
    campaign = await table.started(ANNA, BERT, board="word/five", letters_follow=follow)
    await write(table, campaign, ANNA, "b", "old")
    await write(table, campaign, BERT, "a", "older")
    await table.deliver()
    bert = await table.who(campaign, BERT)
    table.clock.advance(hours=1)
    await campaigns.leave(table.herald, campaign, BERT)
    await campaigns.join(table.herald, campaign, CLEO, "Cleo", seat="b")
    table.clock.advance(hours=1)
    await write(table, campaign, ANNA, "b", "new")
    await table.deliver()

    assert sorted(found) == sorted(await read(table, campaign, CLEO))
    with pytest.raises(Answer, match="do not hold Bert"):
        await letters.archive(table.herald, bert)


async def test_the_archive_is_searched_by_words_and_by_seat(table: Table) -> None:
    """Every word has to stand in a letter; a thread holds what was exchanged with one seat, both ways."""
    campaign = await table.started(ANNA, BERT, CLEO, board="word/five")
    await write(table, campaign, ANNA, "Bert", "The bridge at night")
    await write(table, campaign, BERT, "Anna", "Which bridge?")
    await write(table, campaign, CLEO, "Anna, Bert", "A feast at night")

    assert ["The bridge at night"] == await read(table, campaign, ANNA, words="NIGHT bridge")
    assert ["The bridge at night", "Which bridge?", "A feast at night"] == await read(table, campaign, ANNA, other="b")
    assert ["A feast at night"] == await read(table, campaign, ANNA, other="c")
    assert [True, False, False] == [one.mine for one in (await archive(table, campaign, ANNA)).filed]


async def test_what_is_new_is_marked_once(table: Table) -> None:
    """A letter is new until the seat has looked at it in its archive."""
    campaign = await table.started(ANNA, BERT)
    await write(table, campaign, ANNA, "b", "hello")

    first, second = [await archive(table, campaign, BERT) for _ in range(2)]

    assert ([True], [False]) == ([one.fresh for one in first.filed], [one.fresh for one in second.filed])


async def test_hostile_words_are_words(table: Table) -> None:
    """Marks of Herald's own and invisible signs are taken out, mentions are no mentions, and no id is kept."""
    campaign = await table.started(ANNA, BERT)
    await write(table, campaign, ANNA, "b", "\ue000@99\ue001 <@123456789012345678> \u202eevil @everyone")

    assert ["@99 @somebody evil @everyone"] == await read(table, campaign, BERT)


async def test_no_gamemaster_reads_along_unless_the_table_agreed(table: Table) -> None:
    """By default nobody; with the table's word a gamemaster who neither plays nor is blind, and the lobby says so."""
    closed = await table.started(ANNA, BERT)
    open_one = await table.founded("word/two", letters_open="yes")
    lobby = (await reading.status(table.herald, open_one)).content
    for user in (ANNA, BERT):
        await campaigns.join(table.herald, open_one, user, "x")
    await campaigns.start(table.herald, open_one, HOST)
    for campaign in (closed, open_one):
        await write(table, campaign, ANNA, "b", "secret")

    with pytest.raises(Answer, match="read by their seats alone"):
        await letters.opened(table.herald, closed, HOST)
    assert "Letters are read by their seats and the gamemaster" in lobby
    assert ["secret"] == [one.text for one in await letters.opened(table.herald, open_one, HOST)]
    with pytest.raises(Answer, match="letters were written under it"):
        await campaigns.settings(table.herald, closed, HOST, {"letters_open": "yes"})
    await campaigns.settings(table.herald, open_one, HOST, {"blind": "yes"})
    with pytest.raises(Answer, match="read by their seats alone"):
        await letters.opened(table.herald, open_one, HOST)


async def test_exports_hold_letters_for_those_who_may_read_them(table: Table) -> None:
    """The gamemaster's file holds none; that of whoever runs Herald restores them, with what has come of each."""
    campaign = await table.started(ANNA, BERT)
    await write(table, campaign, ANNA, "b", "for Bert alone")
    await table.deliver()

    hosts = await gamemaster.export(table.herald, campaign, HOST)
    whole = await gamemaster.export(table.herald, campaign, None)
    copy = (await import_campaign(table.herald, whole)).id

    assert b"for Bert alone" not in hosts and [] == json.loads(hosts)["cabinet"]["letters"]
    assert [] == list(problems(read_account(hosts.decode())))
    assert ["for Bert alone"] == await read(table, copy, BERT)
    assert (await archive(table, copy, BERT)).filed[0].id == (await archive(table, campaign, BERT)).filed[0].id


async def test_a_letter_takes_the_time_that_the_game_says(table: Table) -> None:
    """A journey of three windows ends as the third closes; letters without delay come at once."""
    travelling(table, Journey(clause="WRD-9", windows=3))
    campaign = await table.started(ANNA, BERT)
    await write(table, campaign, ANNA, "b", "slow")
    await write(table, campaign, BERT, "a", "quick")
    seen = []
    for _ in range(4):
        seen.append(await read(table, campaign, BERT))
        await table.ready(campaign, ANNA, BERT)

    assert [["quick"]] * 3 + [["slow", "quick"]] == seen
    assert ["slow", "quick"] == await read(table, campaign, ANNA)


async def test_a_letter_may_wait_for_a_turn(table: Table) -> None:
    """A journey of two turns ends when the second turn after it begins."""
    travelling(table, Journey(clause="WRD-9", turns=2))
    campaign = await table.started(ANNA, BERT)
    await write(table, campaign, ANNA, "b", "slow")
    seen = []
    for _ in range(3):
        seen.append(await read(table, campaign, BERT))
        await table.ready(campaign, ANNA, BERT)

    assert [[], [], ["slow"]] == seen


@pytest.mark.parametrize("copied", [True, False])
async def test_a_captured_letter_replays_and_answers_why(table: Table, copied: bool) -> None:
    """Capture is drawn as the window closes; the captor alone learns of it, and the journal replays to the same."""
    always = Risk(captor="c", captures=6, cases=6)
    travelling(table, Journey(clause="WRD-9", risks=(always,), copied=copied))
    campaign = await table.started(ANNA, BERT, CLEO, board="word/five")
    await write(table, campaign, ANNA, "b", "burn this")
    assert [] == await read(table, campaign, CLEO)
    await table.ready(campaign, ANNA, BERT, CLEO)
    told = await reading.why(table.herald, campaign, CLEO, "captured")

    assert ["burn this"] == await read(table, campaign, CLEO)
    assert ["burn this"] * copied == await read(table, campaign, BERT)
    assert any("6 on d6" in line or "on d6" in line for page in told.pages for line in page.lines)
    for user in (ANNA, BERT):
        with pytest.raises(Answer, match="nothing that you may know"):
            await reading.why(table.herald, campaign, user, "captured")
    file = (await gamemaster.export(table.herald, campaign, None)).decode()
    assert [] == list(problems(read_account(file)))
    assert 1 == Replay(file, table.herald.games).run().closings


async def test_a_missed_letter_stays_unknown(table: Table) -> None:
    """Who fails to capture a letter learns nothing, not even that there was one; the draw can be verified."""
    never = Risk(captor="c", captures=0, cases=6)
    travelling(table, Journey(clause="WRD-9", risks=(never,)))
    campaign = await table.started(ANNA, BERT, CLEO, board="word/five")
    await write(table, campaign, ANNA, "b", "safe")
    await table.ready(campaign, ANNA, BERT, CLEO)

    assert ["safe"] == await read(table, campaign, BERT)
    with pytest.raises(Answer, match="nothing that you may know"):
        await reading.why(table.herald, campaign, CLEO, "Anna to Bert")
    file = (await gamemaster.export(table.herald, campaign, None)).decode()
    assert [] == list(problems(read_account(file)))


async def test_a_forged_capture_is_found(table: Table) -> None:
    """Whoever changes a draw of the post, and makes the digest fit, is found out."""
    travelling(table, Journey(clause="WRD-9", risks=(Risk(captor="c", captures=3, cases=6),)))
    campaign = await table.started(ANNA, BERT, CLEO, board="word/five")
    await write(table, campaign, ANNA, "b", "x")
    await table.ready(campaign, ANNA, BERT, CLEO)
    file = json.loads(await gamemaster.export(table.herald, campaign, None))
    roll = file["closings"][0]["closing"]["post"][0]
    body = json.loads(roll["body"])
    roll["body"] = json.dumps(body | {"rolled": body["rolled"] % 6 + 1})
    file.pop("digest")

    assert [line for line in problems(read_account(json.dumps(file))) if "capture" in line or "the post" in line]


async def test_a_button_that_was_offered_once_sends_its_letter_once(table: Table) -> None:
    """Pressed again later, be it after other letters and in another window, nothing goes a second time."""
    campaign = await table.started(ANNA, BERT, CLEO, board="word/five")
    who, offered = await table.who(campaign, ANNA), table.clock.now()
    await letters.write(table.herald, who, "b", "I stay out of Burgundy.", offered=offered)
    await letters.write(table.herald, who, "b", "Hello?")

    with pytest.raises(Answer, match="sent that letter already"):
        await letters.write(table.herald, who, "b", "I stay out of Burgundy.", offered=offered)
    assert 2 == len(await read(table, campaign, BERT))
