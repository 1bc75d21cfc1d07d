"""H22: every event answers for itself, and questions find their clause, in each game."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.service.ground.scenarios import Scenarios
from bot.service.history.rulings import rule
from bot.service.reading.reading import behind, why
from bot.service.rulebook.rulebooks import Rulebooks
from bot.store.annals import account
from rules.kernel.facts.events import Event, Told
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.session import Session
from rules.kernel.telling.tellings import KERNEL_WORDS
from rules.registry import RULESETS
from tests.service.bench import GREEN, HOST, RED, Table

ROOT = Path(__file__).parents[2]
SCENARIOS, BOOKS = Scenarios(ROOT / "config" / "scenarios"), Rulebooks(ROOT / "docs" / "rules")
OWN = {"clause", "audience", "because"}
"""The fields that every event has; the others are its inputs."""
ITALY = (
    ("How is a Power's revenue worked out?", "ITA-2.1"),
    ("What do my own home provinces yield?", "ITA-2.2"),
    ("What does a Subject yield?", "ITA-2.3 ITA-2.4"),
    ("What do two resources give?", "ITA-2.6"),
    ("What do I lose for a lost home province?", "ITA-2.7 ITA-10.3 ITA-10.2"),
    ("Can revenue be negative?", "ITA-2.8"),
    ("What is earmarked?", "ITA-2.9"),
    ("Can I save talents for the next turn?", "ITA-2.10"),
    ("When does a ruler change?", "ITA-3.4 ITA-3.1"),
    ("How is a new ruler rolled?", "ITA-3.5 ITA-3.6"),
    ("How is a rating rounded?", "ITA-3.8 ITA-3.9"),
    ("When does a Power become Inactive?", "ITA-1.7 ITA-1.10"),
    ("What is a Subject and who is its master?", "ITA-1.8"),
    ("When does an Inactive Power wake again?", "ITA-1.11 ITA-1.12"),
    ("Which provinces are adjacent?", "ITA-1.4"),
    ("What is a legal target?", "ITA-4.1"),
    ("What modifies the attack roll?", "ITA-4.4"),
    ("What total does an attack need?", "ITA-4.5"),
    ("At most how many attacks a turn?", "ITA-4.6"),
    ("Which of the legal targets is attacked?", "ITA-4.8 ITA-4.7"),
    ("Why are the rich attacked more?", "ITA-4.9"),
    ("In which order are the battles fought?", "ITA-4.16 ITA-6.1"),
    ("How does an autopilot spend its revenue?", "ITA-5.2"),
    ("What becomes of the Defence share if nobody attacks me?", "ITA-5.4 ITA-5.5"),
    ("What is a loose reserve?", "ITA-5.11"),
    ("What is Civic Improvement good for?", "ITA-5.8"),
    ("Is spending secret?", "ITA-5.13"),
    ("Can an occupied province be struck?", "ITA-6.5"),
    ("When is an attack cancelled?", "ITA-6.10"),
    ("Which army defends?", "ITA-6.11"),
    ("How many points has the attacker?", "ITA-6.12"),
    ("How many points has the defender?", "ITA-6.13 ITA-6.14"),
    ("How many command cards does Rome have?", "ITA-6.17"),
    ("How many generals may an army have?", "ITA-6.18"),
    ("What is an allied corps?", "ITA-6.20"),
    ("Who rules on a disputed result?", "ITA-6.24"),
    ("When is a victory major in Command & Colors?", "ITA-6.25"),
    ("What are standing choices?", "ITA-6.26"),
    ("How does the battle result generator work?", "ITA-7.1 ITA-7.4 ITA-7.2"),
    ("What if both roll the same?", "ITA-7.3"),
    ("What does a Major Victory of the attacker bring?", "ITA-8.3 ITA-8.4"),
    ("What happens when the defender wins a Minor Victory?", "ITA-8.5"),
    ("Which province does the winner take?", "ITA-8.2 ITA-8.8"),
    ("When does Carthage come?", "ITA-9.3"),
    ("When does Epirus intervene?", "ITA-9.4"),
    ("Where does Carthage land?", "ITA-9.6"),
    ("How strong is the army of an External?", "ITA-9.10 ITA-9.20 ITA-9.23"),
    ("Can an External's army be attacked?", "ITA-9.22"),
    ("Which Power is immune to Epirus?", "ITA-9.9"),
    ("How many turns are there?", "ITA-10.1"),
    ("How is Rome's score reckoned?", "ITA-10.2"),
    ("When is Rome defeated?", "ITA-10.5"),
    ("What happens when I concede?", "ITA-10.8"),
    ("Are treaties binding?", "ITA-11.11"),
    ("Who wins with two or more players?", "ITA-11.8"),
    ("When does an autopilot Rome attack?", "ITA-12.1"),
)


CANDLEBRE = (
    ("How many provinces has the standard board?", "CAN-1.1"),
    ("When are two provinces neighbours?", "CAN-1.2"),
    ("What is a province's value?", "CAN-1.3 CAN-1.5 CAN-1.4"),
    ("What is the distance between two provinces?", "CAN-1.6"),
    ("Which currencies does a seat have?", "CAN-2.1"),
    ("How is gold split between the purses?", "CAN-2.2 CAN-2.2a"),
    ("May military gold be moved to the civil purse?", "CAN-2.3"),
    ("What does the military purse pay for?", "CAN-2.4 CAN-2.4a CAN-2.4b"),
    ("What does the civil purse pay for?", "CAN-2.4c CAN-2.4d"),
    ("Can a purse fall below 0?", "CAN-2.5"),
    ("May honor be negative?", "CAN-2.6"),
    ("When is a seat infamous?", "CAN-2.7 CAN-2.7a"),
    ("What does an infamous seat pay for research?", "CAN-2.9 CAN-2.9a"),
    ("With how much honor does a seat start?", "CAN-2.11"),
    ("What is influence?", "CAN-2.12 CAN-2.13"),
    ("How do I summon clergy?", "CAN-2.14"),
    ("Can a protected province be attacked?", "CAN-2.14a CAN-2.14e CAN-2.12"),
    ("Which Houses do the seats play?", "CAN-3.1"),
    ("How many contiguous provinces does a seat start with?", "CAN-3.3"),
    ("What free building do I get at the start?", "CAN-3.4"),
    ("How much gold is there for the standing army?", "CAN-3.5"),
    ("Who plays first?", "CAN-3.9 CAN-3.9a"),
    ("What is special about Tallowmere?", "CAN-3.15"),
    ("What is special about the spies of Umbrel?", "CAN-3.17"),
    ("How many phases has a seat-turn?", "CAN-4.1"),
    ("What is initiative order?", "CAN-4.3a"),
    ("What if several seats march on one province?", "CAN-4.3d"),
    ("Where are new regulars placed?", "CAN-5.4"),
    ("How many regulars may be placed in one province?", "CAN-5.5"),
    ("How many mercenaries may be placed in one province?", "CAN-5.7 CAN-5.8"),
    ("When does a new barracks take troops?", "CAN-5.6"),
    ("How many courts may I build?", "CAN-5.14"),
    ("Do units have upkeep?", "CAN-5.16"),
    ("How far may cavalry move?", "CAN-6.1"),
    ("What if I march into an ally's province?", "CAN-6.7 CAN-6.7a"),
    ("How does a leader move?", "CAN-6.13"),
    ("Does an empty province stay mine when all troops leave?", "CAN-6.12"),
    ("When is a battle over?", "CAN-7.3"),
    ("When does a unit hit?", "CAN-7.4 CAN-7.4a"),
    ("When is an enemy unit captured instead of killed?", "CAN-7.4d"),
    ("In which tier do archers act?", "CAN-7.5"),
    ("How often may a charging unit attack?", "CAN-7.6 CAN-7.6a"),
    ("Do pikemen stop cavalry?", "CAN-7.6d CAN-7.6f CAN-7.6e"),
    ("What is a precision strike?", "CAN-7.9"),
    ("Who chooses which units are lost in a standard attack?", "CAN-7.8 CAN-7.8a"),
    ("What does a fort do for the defender?", "CAN-7.12"),
    ("What do siege engines do?", "CAN-7.12a CAN-7.12b"),
    ("What does a leader add to dice?", "CAN-7.13"),
    ("What are re-roll counters?", "CAN-7.13a CAN-7.13b"),
    ("When may a side withdraw?", "CAN-7.15 CAN-7.15a"),
    ("What does withdrawing cost?", "CAN-7.15e CAN-7.15j"),
    ("What happens when the attacker wins?", "CAN-7.16"),
    ("What do mercenaries cost?", "CAN-8.1"),
    ("How do I pay a bounty for mercenaries?", "CAN-8.3 CAN-8.3a"),
    ("When do mercenaries seize a province?", "CAN-8.5 CAN-8.4"),
    ("Which provinces are neutral?", "CAN-9.1"),
    ("What does a neutral province's value defend it with?", "CAN-9.2"),
)


def told(game: str, seed: str, closings: int = 12) -> list[Told]:
    """Let the autopilots play a while, and give all that was told."""
    ruleset = RULESETS[game]
    session = Session.found(ruleset, Seeded(seed), SCENARIOS.read(ruleset, ""), ruleset.options(), ())
    found = [*session.told]
    for _ in range(closings):
        if session.window is not None:
            found += session.close({}, ()).told
    return found


@pytest.mark.parametrize("game", RULESETS)
def test_H22_every_event_carries_clause_and_inputs(game: str) -> None:
    """Whatever is told names a clause that the rulebook holds, and the figures or the draws that led to it."""
    found = [one for seed in ("a", "b", "c") for one in told(game, seed)]
    bodies = {one.n: json.loads(one.body) for one in found}

    assert 300 < len(found)
    assert [] == [one.n for one in found if BOOKS.clause(game, one.clause) is None]
    assert [] == [n for n, body in bodies.items() if not body.keys() - OWN and not body.get("because")]


@pytest.mark.parametrize("game", RULESETS)
def test_H22_every_type_of_event_carries_them(game: str) -> None:
    """So does every type of event that a game knows, told so far or not."""
    types = [one for one in RULESETS[game].tellings.types.values() if one not in KERNEL_WORDS]
    clauses = {one.__name__: clause_of(one) for one in types}

    assert types and [] == [one.__name__ for one in types if not one.model_fields.keys() - OWN]
    assert [] == [name for name, clause in clauses.items() if clause and BOOKS.clause(game, clause) is None]


def clause_of(event: type[Event]) -> str:
    """Give the clause of a type of event; empty where each event says its own."""
    default: Any = event.model_fields["clause"].default
    return default if isinstance(default, str) else ""


@pytest.mark.parametrize("game", ["civilized/crowns", "italy/italy-standard"])
async def test_H22_why_answers_for_every_event(crowns: Table, game: str) -> None:
    """Asked by its number, each event gives its own words, and behind buttons its figures and its clause in full."""
    crowns.herald.rulebooks.folder = ROOT / "docs" / "rules"
    campaign = await crowns.started(RED, board=game)
    for _ in range(3):
        await crowns.to_closing(campaign)
    async with crowns.store.look(campaign) as look:
        entries = await account(look)
    for entry in entries:
        answer = await why(crowns.herald, campaign, HOST, f"#{entry.told.n}")
        whole = await behind(crowns.herald, campaign, HOST, str(entry.told.n))
        (door,) = [button for button in answer.buttons if button.action == "asked"]
        found = await rule(crowns.herald, *door.what.split(" ", 1))

        assert entry.text == answer.pages[0].title and entry.text in whole.pages[0].title
        assert entry.told.clause in found.pages[0].title and found.pages[0].lines
        assert whole.pages[0].table or whole.pages[1].lines


async def test_H22_why_keeps_what_is_hidden(crowns: Table) -> None:
    """Nobody learns of an event that was told to others, nor of a cause of theirs."""
    campaign = await crowns.started(RED, board="civilized/crowns")
    await crowns.to_closing(campaign)
    async with crowns.store.look(campaign) as look:
        entries = await account(look)
    secret = {one.told.n for one in entries if one.told.audience != "everyone"}
    for entry in [one for one in entries if one.told.n not in secret][:150]:
        answer = await why(crowns.herald, campaign, GREEN, str(entry.told.n))
        whole = await behind(crowns.herald, campaign, GREEN, str(entry.told.n))
        hidden = {one.text for one in entries if one.told.n in secret} - {
            one.text for one in entries if one.told.n not in secret
        }

        assert not [n for n in secret for page in whole.pages for line in page.lines if f"(#{n})" in line]
        assert not hidden & {line for page in answer.pages for line in page.lines}


ASKED = {"italy": ITALY, "candlebre": CANDLEBRE}
"""Those of Civilized stand beside its own tests."""


@pytest.mark.parametrize("game", ASKED)
def test_H22_fifty_questions_are_asked(game: str) -> None:
    """No fewer than fifty different questions of a game are asked."""
    assert 50 <= len(dict(ASKED[game]))


@pytest.mark.parametrize(
    ("game", "question", "clauses"), [(game, *each) for game, questions in ASKED.items() for each in questions]
)
def test_H22_a_question_finds_its_clause(game: str, question: str, clauses: str) -> None:
    """One of the clauses that answer the question is among the first three."""
    found = [clause.id for clause in BOOKS.search(game, question, 3)]

    assert set(found) & set(clauses.split()), found
