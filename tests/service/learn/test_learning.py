"""Lessons in the service: every game's course led to its end, left, taken up again, and put away."""

from datetime import timedelta

import pytest

from bot.service.learn import learning
from bot.service.plain import hearing
from bot.service.reading import inbox
from bot.service.reading.finding import campaigns, here, titles
from bot.service.table import joining, privacy
from bot.service.telling import telling
from bot.service.time import ticker
from bot.store.records import Vacation
from rules.kernel.errors import Answer
from rules.registry import RULESETS
from tests.service.bench import CHANNEL, GUILD, Table
from tests.service.learn.pupil import PUPIL, Pupil

TAUGHT = [name for name, game in RULESETS.items() if game.lessons]


@pytest.mark.parametrize("game", TAUGHT)
async def test_who_presses_what_the_lessons_show_learns_them_all(crowns: Table, game: str) -> None:
    """Each lesson has a button that ends it; the next follows at once, and after the last a farewell."""
    pupil, seen = Pupil(crowns, game), []
    await pupil.begin()
    for lesson in RULESETS[game].lessons.lessons:
        assert pupil.title.endswith(lesson.title), f"after {seen}"
        assert pupil.buttons, f"nothing to press in “{pupil.title}”"
        seen.append(pupil.title)
        said = await pupil.press(pupil.buttons[0])
        assert "Well done." in said.content, f"{pupil.title}: {said.content}"

    assert RULESETS[game].lessons.farewell == pupil.inbox[-1].content
    assert ["learn"] == [button.action for button in pupil.inbox[-1].buttons]


@pytest.mark.parametrize("game", TAUGHT)
async def test_who_writes_what_the_lessons_show_learns_them_all(crowns: Table, game: str) -> None:
    """Each lesson shows a line that ends it, written to Herald in a direct message."""
    pupil = Pupil(crowns, game)
    await pupil.begin()
    for lesson in RULESETS[game].lessons.lessons:
        assert pupil.title.endswith(lesson.title)
        said = await pupil.write(pupil.line)
        assert "Well done." in said.content, f"{lesson.title}: {pupil.line}: {said.content}"

    assert RULESETS[game].lessons.farewell == pupil.inbox[-1].content


@pytest.fixture
async def pupil(crowns: Table) -> Pupil:
    """A learner of the first game, at the first lesson."""
    found = Pupil(crowns, TAUGHT[0])
    await found.begin()
    return found


async def test_something_else_is_answered_with_a_hint(pupil: Pupil) -> None:
    """An order of another kind stands, and so does the lesson; readiness alone ends none."""
    said = await pupil.write("name no heir")
    unread = await pupil.write("flurb the gnarl")

    assert "This lesson ends with" in said.content
    assert "This lesson ends with" in unread.content
    assert pupil.title.startswith("Lesson 1 ")


async def test_a_practice_is_nobodys_but_its_learners(pupil: Pupil) -> None:
    """No list of a server or of a person shows it, no channel means it, and nothing is posted to one."""
    herald = pupil.table.herald

    assert () == await campaigns(herald, guild=GUILD) == await campaigns(herald, user=PUPIL)
    assert [] == await titles(herald, user=PUPIL, guild=GUILD)
    assert "Nothing waits" in (await inbox.inbox(herald, PUPIL)).content
    assert {"seat"} == {post.target.kind for post in pupil.table.delivered}


async def test_asked_for_in_a_channel_it_is_not_that_channels(crowns: Table) -> None:
    """The channel bears a thread where direct messages are closed, and nothing else."""
    await learning.learn(crowns.herald, PUPIL, TAUGHT[0], place=(GUILD, CHANNEL))
    await telling.tell_all(crowns.herald)

    assert await crowns.store.look_in(CHANNEL) is None
    assert {"seat"} == {post.target.kind for post in await crowns.deliver()}


async def test_no_clock_drives_it(pupil: Pupil) -> None:
    """No deadline and no reminder: the one thing that falls due is that it is put away, of which nobody hears."""
    practice = await pupil.table.store.practice(PUPIL)
    async with pupil.table.store.look(practice) as look:
        assert await look.due() is None

    assert 1 == await pupil.table.pass_deadline()
    assert await pupil.table.store.practice(PUPIL) is None
    assert [] == await pupil.fetch()


async def test_an_order_keeps_it_alive(pupil: Pupil) -> None:
    """It is put away some idle days after the last thing that its learner did."""
    pupil.table.clock.advance(days=5)
    await pupil.press(pupil.buttons[0])
    pupil.table.clock.advance(days=5)
    await ticker.tick(pupil.table.herald)

    assert await pupil.table.store.practice(PUPIL) is not None


async def test_one_who_comes_back_finds_the_lesson(pupil: Pupil) -> None:
    """After the process was lost, too; another game begins anew, and there is one practice at most."""
    await pupil.press(pupil.buttons[0])
    before, title = await pupil.table.store.practice(PUPIL), pupil.title
    await pupil.table.crash()

    assert title in (await learning.learn(pupil.table.herald, PUPIL)).content
    assert before == await pupil.table.store.practice(PUPIL)
    await pupil.begin(anew=True)
    assert before != await pupil.table.store.practice(PUPIL)
    assert pupil.title.startswith("Lesson 1 ")


async def test_one_who_left_the_seat_begins_anew(pupil: Pupil) -> None:
    """A practice without its learner teaches nobody, so asking again founds another."""
    before = await pupil.table.store.practice(PUPIL)
    await joining.leave(pupil.table.herald, before, PUPIL)
    await pupil.begin()

    assert before != await pupil.table.store.practice(PUPIL)
    assert pupil.title.startswith("Lesson 1 ")


async def test_a_vacation_does_not_take_the_practice_away(pupil: Pupil) -> None:
    """Whoever learns is there, whatever they have said of their campaigns; nothing is counted as missed."""
    now = pupil.table.clock.now()
    away = Vacation(0, PUPIL, None, now, now + timedelta(days=30), "autopilot")
    await pupil.table.store.plan_vacation(away)
    for _ in range(2):
        await pupil.press(pupil.buttons[0])
    async with pupil.table.store.look(await pupil.table.store.practice(PUPIL)) as look:
        seat = next(one for one in look.seats.values() if one.user == PUPIL)

    assert ("player", 0) == (seat.mode, seat.missed)
    assert pupil.title.startswith("Lesson 3 ")


async def test_one_who_stops_leaves_nothing(pupil: Pupil) -> None:
    """All of it is gone; what is pressed or written later changes nothing."""
    button = pupil.buttons[0]
    await learning.stop(pupil.table.herald, PUPIL)

    assert await pupil.table.store.practice(PUPIL) is None
    with pytest.raises(Answer):
        await pupil.press(button)
    with pytest.raises(Answer):
        await here(pupil.table.herald, user=PUPIL)


async def test_deleting_a_person_deletes_the_practice(pupil: Pupil) -> None:
    """Nothing of it is of use to anybody else."""
    await privacy.forget(pupil.table.herald, PUPIL)

    assert await pupil.table.store.practice(PUPIL) is None


async def test_who_plays_elsewhere_is_asked_what_is_meant_for_an_hour(pupil: Pupil) -> None:
    """While a lesson is fresh what is written may be meant for it; later only where nothing else could be meant."""
    table = pupil.table
    campaign = await table.founded("civilized/crowns")
    await joining.join(table.herald, campaign, PUPIL, "Pupil")
    table.herald.asking.forget(PUPIL)
    both = await pupil.write("help")
    table.clock.advance(hours=2)
    alone = await pupil.write("help")

    assert "Which campaign do you mean?" in both.content
    assert "Fair play" in alone.content


async def test_the_talk_of_a_lesson_goes_on_unasked(pupil: Pupil) -> None:
    """Whoever has begun one writes to it; who names the campaign beside it speaks of that from then on."""
    table = pupil.table
    campaign = await table.founded("civilized/crowns")
    await joining.join(table.herald, campaign, PUPIL, "Pupil")

    assert "Practice" in (await pupil.write("help")).content
    assert "Fair play" in (await hearing.hear(table.herald, PUPIL, "help", str(campaign))).content
    assert "Fair play" in (await pupil.write("help")).content
    other = await table.founded("italy/italy-standard")
    await joining.join(table.herald, other, PUPIL, "Pupil")
    assert "Which campaign do you mean?" in (await pupil.write("help")).content, "an order must not go astray"


async def test_a_game_without_lessons_says_so(table: Table) -> None:
    """And whoever names none is offered those that have them."""
    with pytest.raises(Answer, match="no lessons"):
        await learning.learn(table.herald, PUPIL, "word")
