"""Learning: a person's practice is founded, taken up again, and put away."""

from datetime import timedelta

from bot.service.ground.asking import Asked
from bot.service.ground.herald import Herald
from bot.service.ground.lessons import AnyCourse, course_of, lesson_of, pupil
from bot.service.ground.messages import Button, Message
from bot.service.ground.playing import position
from bot.service.ground.wording import listed
from bot.service.posting.faults import guarded
from bot.service.schedule import Schedule
from bot.service.seats.occupancy import take
from bot.service.start.beginning import begin
from bot.service.start.founding import fresh_row, open_seats
from bot.service.start.settings import optioned
from bot.service.words.lessons import lesson_message, offer, title_of, way_out
from bot.store.errors import Unavailable, Unknown
from bot.store.records import Deadline
from bot.store.unit import Unit
from rules.kernel.errors import Answer
from rules.kernel.luck.chance import Seeded

IDLE = timedelta(days=7)
"""How long a practice lies untouched before it is put away."""
TITLE = "Practice: {}"
STOPPED = "The practice is over and forgotten; /learn begins anew whenever you like."


async def learn(
    herald: Herald, user: int, game: str = "", *, place: tuple[int, int] = (0, 0), anew: bool = False
) -> Message:
    """Begin the lessons of a game, or go on where the learner stands; with no game named, those begun, or a choice.

    `place` is the guild and the channel where they are asked for, which bears a thread where direct messages are
    closed. Raises Answer for a game without lessons.
    """
    standing = await herald.store.practice(user)
    if standing is not None:
        going = None if anew else await gone_on(herald, standing, game)
        if going is not None:
            return going
        game = game or await game_of(herald, standing)
    if not game:
        return choice(herald)
    course = taught(herald, game)
    if standing is not None:
        await herald.store.drop_practice(standing)
    try:
        campaign = await found(herald, user, game, course, place)
    except Unavailable:
        if await herald.store.practice(user) is None:
            raise
        return Message(content="Your lessons are beginning already.")  # asked for twice at once
    told = Message(content=begun(herald, game, course, private=not place[0]), buttons=(way_out(campaign),))
    herald.asking.keep(user, Asked(campaign, "", "", told))  # what is written next is written to the lesson
    return told


def taught(herald: Herald, game: str) -> AnyCourse:
    """Give the course of a game. Raises Answer where it has none."""
    ruleset = herald.games.get(game)
    if ruleset is not None and ruleset.lessons is not None:
        return ruleset.lessons
    able = listed(one.title for one in herald.games.values() if one.lessons)
    there = f"; there are some for {able}" if able else ""
    raise Answer(f"there are no lessons for “{ruleset.title if ruleset else game}” yet{there}")


def choice(herald: Herald) -> Message:
    """Ask which game is to be learned."""
    doors = lesson_doors(herald)
    if not doors:
        raise Answer("there are no lessons yet; /rule answers questions about a game")
    lines = [f"{one.title}: {one.about}" for one in herald.games.values() if one.lessons]
    text = "\n".join(["Which game shall I teach you? Ten minutes, six lessons, for you alone.", *lines])
    return Message(content=text, buttons=doors)


def lesson_doors(herald: Herald, game: str = "") -> tuple[Button, ...]:
    """Give a button for each game that has lessons, or for this one alone."""
    able = [one for one in herald.games.values() if one.lessons and game in {"", one.name}]
    return tuple(offer(one.name, f"Teach me {one.title}") for one in able)


def begun(herald: Herald, game: str, course: AnyCourse, *, private: bool) -> str:
    """Say what comes now."""
    where = "The first one follows." if private else "The first one is in your direct messages."
    return (
        f"{herald.games[game].title} in {len(course.lessons)} lessons, in a practice game that nobody else sees: no "
        f"clock runs, and nothing counts. {where} Stop whenever you like; /learn brings you back."
    )


async def found(herald: Herald, user: int, game: str, course: AnyCourse, place: tuple[int, int]) -> int:
    """Found a practice, seat its learner, and play to the first lesson; give its number."""
    ruleset = herald.games[game]
    board = course.lays(herald.scenarios.read(ruleset, course.scenario))
    row = {
        **fresh_row(ruleset, board, herald.seeds()),
        "title": TITLE.format(ruleset.title),
        "seed": course.seed,
        "commitment": Seeded(course.seed).commitment(),
        "options": optioned(ruleset, None, course.settings).model_dump_json(),
        "guild": place[0],
        "channel": place[1],
        "host": user,
        "blind": False,
        "house": "{}",
        "schedule": Schedule().model_dump_json(),
        "founded_at": herald.clock.now(),
        "lesson": 0,
    }
    async with herald.founding(row, open_seats(ruleset, board)) as unit:
        await take(herald, unit, course.seat, user)
        await begin(herald, unit)
        await touch(herald, unit)
        return unit.id


async def touch(herald: Herald, unit: Unit) -> None:
    """Let a practice live on for as long as an untouched one does."""
    await unit.clear_deadlines("idle")
    await unit.set_deadline("idle", herald.clock.now() + IDLE)


async def gone_on(herald: Herald, campaign: int, game: str) -> Message | None:
    """Give the lesson at which the learner stands; None where it is another game's, is over, or cannot go on."""
    try:
        async with herald.unit(campaign) as unit:
            course = course_of(herald, unit.campaign)
            lost = lesson_of(herald, unit.campaign) is None or unit.campaign.status != "running" or not pupil(unit)
            if course is None or lost or game not in {"", unit.campaign.game}:
                return None
            await touch(herald, unit)
            return lesson_message(unit, course, await position(herald, unit))
    except Unknown:
        return None


async def game_of(herald: Herald, campaign: int) -> str:
    """Give the game of a practice."""
    async with herald.store.look(campaign) as look:
        return look.campaign.game


async def stop(herald: Herald, user: int) -> Message:
    """End a person's practice, and forget it."""
    standing = await herald.store.practice(user)
    if standing is None:
        return Message(content="You have no practice; /learn begins one.", buttons=lesson_doors(herald))
    game = await game_of(herald, standing)
    await herald.store.drop_practice(standing)
    return Message(content=STOPPED, buttons=lesson_doors(herald, game))


@guarded
async def put_away(herald: Herald, deadline: Deadline) -> None:
    """Forget a practice that lay untouched; nobody is told, for nothing of it counted."""
    await herald.store.drop_practice(deadline.campaign)


async def where_one_is(herald: Herald, user: int) -> str:
    """Say at which lesson a person stands; empty for one without a practice."""
    standing = await herald.store.practice(user)
    if standing is None:
        return ""
    async with herald.store.look(standing) as look:
        course = course_of(herald, look.campaign)
        if course is None or lesson_of(herald, look.campaign) is None:
            return ""
        return f"{look.campaign.title}, {title_of(course, look.campaign.lesson or 0)}."
