"""Rulings: what the rulebook says, by a clause's id or in answer to a question in anybody's words."""

from asyncio import to_thread
from collections.abc import Iterable, Iterator, Sequence

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Action, Button, Message
from bot.service.ground.wording import clean_line
from bot.service.rulebook.clause_text import Clause
from bot.service.rulebook.questions import Question
from rules.kernel.errors import Answer
from rules.kernel.language.matching import fold
from rules.kernel.telling.tellings import Page

SHOWN = 3
"""The clauses that a question is answered with."""
UNKNOWN = "I have no plain answer to that. The nearest clauses of the rulebook stand behind the buttons."


def clause_page(id: str, clause: Clause | None) -> Page:
    """Give a clause as a page."""
    if clause is None:
        return Page(title=id, lines=("The rulebook here does not hold this clause.",))
    lines = [clause.words] if clause.words else []
    if clause.parts:
        lines.append(f"More: {', '.join(clause.parts[:20])}")
    title = " · ".join(filter(None, (clause.id, clause.section, clause.origin)))
    return Page(title=title, lines=tuple(lines), table=tuple(clause.table))


async def rule(herald: Herald, game: str, question: str) -> Message:
    """Give the clause of an id, else a plain answer; clauses that nobody asked for stand behind buttons.

    A game whose questions nobody has written answers with its clauses.
    """
    ruleset = herald.games.get(game)
    if ruleset is None:
        raise Answer(f"there is no game “{game}”; there is {', '.join(herald.games)}")
    text = clean_line(question, 300)
    found = herald.rulebooks.search(game, text, SHOWN)
    cited = bool(found) and (fold(found[0].id) in fold(text) or fold(found[0].id).endswith(f"-{fold(text)}"))
    written = await to_thread(herald.rulebooks.questions.of, game)
    asked = [] if cited else await to_thread(written.nearest, text)
    if not found and not asked:
        raise Answer(f"the rulebook of {ruleset.title} says nothing about “{text}”")
    content = f"{ruleset.title}: {text}"
    if asked:
        return plainly(game, content, asked)
    if written.questions and not cited:
        doors = tuple(door("asked", game, one.id, one.id) for one in found)
        return Message(content=f"{content}\n{UNKNOWN}", buttons=doors)
    shown_ones = found[:1] if cited else found
    return Message(content=content, pages=tuple(clause_page(one.id, one) for one in shown_ones))


def plainly(game: str, content: str, asked: Sequence[Question]) -> Message:
    """Give the answer to the first of the questions that may be meant, and a button for its clauses and each other.

    What is asked of Herald itself has no clauses.
    """
    first, *others = asked
    near = [question_door(game, one) for one in others]
    page = Page(title=first.words, lines=(first.answer,))
    why = (door("rule", game, first.words, "Rule"),) if first.clauses else ()
    return Message(content=content, pages=(page,), buttons=(*why, *near))


def question_door(game: str, question: Question) -> Button:
    """Give the button that answers a question."""
    return door("asked", game, question.words, question.words)


def door(action: Action, game: str, what: str, label: str) -> Button:
    """Give the button that leads to a question or a clause of a game, whatever campaign its reader plays."""
    return Button(action=action, label=label, campaign=0, what=f"{game} {what}")


def rule_doors(game: str, clauses: Iterable[str]) -> tuple[Button, ...]:
    """Give the button that shows the first of the clauses by which something was refused; none where there is none."""
    first = next((clause for clause in clauses if clause), "")
    return (door("asked", game, first, "Rule"),) if game and first else ()


async def ruling(herald: Herald, game: str, words: str) -> Message:
    """Give the clauses that say what the answer to a question says."""
    found = await to_thread(herald.rulebooks.questions.of(game).nearest, words)
    if not found:
        raise Answer("that answer has been written anew since; ask again with /rule")
    first = found[0]
    pages = tuple(clause_page(id, herald.rulebooks.clause(game, id)) for id in first.clauses)
    return Message(content=first.words, pages=pages)


def doors(herald: Herald) -> Iterator[tuple[str, str]]:
    """Give each game with each question and clause to which a button may lead."""
    for game in herald.games:
        yield from ((game, one.words) for one in herald.rulebooks.questions.of(game).questions)
        yield from ((game, id) for id in herald.rulebooks.of(game).ids)


async def rule_ids(herald: Herald, game: str, typed: str) -> list[str]:
    """Give up to 25 ids of clauses that begin as typed, or hold it, and questions that do."""
    ids, text = herald.rulebooks.of(game).ids, fold(typed.strip())
    asked = herald.rulebooks.questions.of(game).holding(typed.strip())
    begins = [id for id in ids if fold(id).startswith(text) or fold(id).partition("-")[2].startswith(text)]
    holding = [id for id in ids if text in fold(id) and id not in begins]
    return ([*begins, *holding, *asked] if text else [*asked, *ids])[:25]
