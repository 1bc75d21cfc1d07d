"""Names: a game in which everything has another name plays the same, and no old name is read anywhere in it."""

import re

import pytest

from bot.tools.league import answers
from rules.kernel.facts.names import Register
from rules.kernel.language.grammar import read, write
from rules.kernel.language.matching import fold
from rules.kernel.language.parsing import LONGEST
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.session import Session
from tests.conformance.renaming import SCHEMES, called_anew, names_of, renamed
from tests.conformance.subjects import BY_ID

TURNS, FEW, WINDOWS = 30, 6, 400
CLOSELY = 3
"""The turns in which each window is looked at; after them each turn is looked at once."""
OTHERS = [scheme for scheme in SCHEMES if scheme != "strange"]
USUAL = {("toy-fair", scheme) for scheme in SCHEMES} | {
    (id, scheme) for number, id in enumerate(BY_ID) for scheme in ("strange", OTHERS[number % len(OTHERS)])
}
"""What is read each time: every scheme in the tests' own game, two in each of the others. The rest is `make fuzz`'s."""
ORDERED = [
    pytest.param(id, scheme, marks=[] if (id, scheme) in USUAL else pytest.mark.fuzz)
    for id in BY_ID
    for scheme in SCHEMES
]
EACH = [
    pytest.param(id, scheme, turns, marks=[] if (id, scheme) in USUAL and turns < TURNS else pytest.mark.fuzz)
    for id in BY_ID
    for scheme in SCHEMES
    for turns in ((FEW, TURNS) if scheme == "strange" else (CLOSELY,))
]


class Reading:
    """Everything that is read of a game as it is played by autopilots: its texts, and what was told as it is kept."""

    def __init__(self, subject, scenario, turns, *, aloud=True) -> None:
        """Play, and read as everybody and as each seat; not `aloud`, only note what is kept."""
        self.subject, self.texts, self.kept, self.aloud = subject, [], [], aloud
        ruleset = subject.ruleset
        session = Session.found(ruleset, Seeded("names"), scenario, ruleset.options(), ())
        names, told = Register.of(session.names()), list(session.told)
        names.unkept = session.said
        self.listen(session, told, names)
        looked = 0
        for _ in range(WINDOWS):
            if session.window is None or session.save.turn > turns:
                break
            if session.save.turn <= CLOSELY or session.save.turn != looked:
                self.look(session)
            looked = session.save.turn
            progress = session.close({}, ())
            names.add(progress.names)
            self.listen(session, progress.told, names)
        self.look(session)

    def listen(self, session, told, names) -> None:
        """Read what was told: its words, its figures, its scenes."""
        ruleset = session.ruleset
        self.kept += [(one.event, one.body) for one in told]
        if not self.aloud:
            return
        for one in told:
            self.texts.append(ruleset.tell(one, names, session.state).text)
            self.texts += [part for row in ruleset.tellings.figures(ruleset.called(one, names)) for part in row]
        spoken = ruleset.spoken()
        self.texts += [one.model_dump_json() for one in spoken.scenes([ruleset.called(one, names) for one in told])]

    def look(self, session) -> None:
        """Read how things stand: pages, pictures, the question, and what a seat can say."""
        if not self.aloud:
            return
        ruleset, window = session.ruleset.spoken(), session.window
        if window is not None:
            self.texts += [window.title, window.meanwhile, window.silence]
        view = session.view(None)
        self.texts += [page.model_dump_json() for page in ruleset.status(view)]
        self.texts.append(ruleset.picture(view, None).model_dump_json(exclude={"sides": {"__all__": {"id"}}}))
        self.texts += [one.model_dump_json() for one in ruleset.album(view, None).values()]
        for seat in window.asked if window else ():
            mine = session.view(seat)
            self.texts += [page.model_dump_json() for page in ruleset.papers(mine, seat)]
            self.texts += [name for names in ruleset.lexicon(mine, seat).values() for name in names]
        if session.ending:
            self.texts.append(session.ending.reason)


def words_in(texts) -> str:
    """Give texts without the ids in them, as they are compared."""
    ids = re.compile(r'"(?:id|side|place|places|kind|terrain|left|parents|spouse)":\s*(?:"[^"]*"|\[[^]]*\])')
    return "\n".join(ids.sub("", text) for text in texts)


@pytest.mark.parametrize(("id", "scheme", "turns"), EACH)
def test_no_old_name_is_read_in_a_renamed_game(id, scheme, turns) -> None:
    """Texts, figures, scenes, pages, pictures, papers and lexicons, thirty turns long where there is time."""
    subject = BY_ID[id]
    old = names_of(subject.scenario)
    scenario = renamed(subject.scenario, scheme)
    fresh = words_in(Reading(subject, scenario, turns).texts)

    kept = [name for name in old if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", fresh)]
    assert [] == kept
    assert any(name in fresh for name in called_anew(subject.scenario, scheme))


@pytest.mark.parametrize("id", BY_ID)
def test_a_renamed_game_has_the_same_luck_and_the_same_events(id) -> None:
    """What is kept holds ids alone, so that no name moves a die."""
    subject = BY_ID[id]
    boards = (subject.scenario, renamed(subject.scenario, "strange"))
    kept, anew = (Reading(subject, board, 4, aloud=False).kept for board in boards)

    assert kept == anew


@pytest.mark.parametrize(("id", "scheme"), ORDERED)
def test_orders_are_read_by_the_names_that_they_are_written_with(id, scheme) -> None:
    """One letter, an order's word, accents, right to left, one name the beginning of another."""
    subject = BY_ID[id]
    ruleset = subject.ruleset
    deciding = {seat.id: ruleset.autopilot for seat in ruleset.seats(subject.scenario)}
    people = tuple(deciding)  # who order as autopilots would: a game may ask nobody where it has no people to wait for
    session = Session.found(ruleset, Seeded("names"), renamed(subject.scenario, scheme), ruleset.options(), people)
    seen = 0
    while session.window is not None and session.save.turn <= 2:
        lexicons = {seat: ruleset.lexicon(session.view(seat), seat) for seat in session.window.asked}
        progress = session.close(answers(session, deciding), people)
        for seat, answered in progress.closing.answers.items():
            for order in map(session.read, answered.orders):
                text = write(order, lexicons[seat])
                # Two dozen names of 160 letters each fit into no message, so nobody could write them.
                assert len(text) > LONGEST or order == read(text, [type(order)], lexicons[seat]), text
                seen += 1
    assert seen


@pytest.mark.parametrize("id", BY_ID)
def test_every_name_in_a_lexicon_is_one_that_is_told(id) -> None:
    """What Herald writes it reads: what has a name is said by it, and by shorter ones; what has none by its number."""
    subject = BY_ID[id]
    session = Session.found(subject.ruleset, Seeded("names"), subject.scenario, subject.ruleset.options(), ())
    named, said = subject.ruleset.naming(session.state), subject.ruleset.lexicon(session.view(None), None)

    for kind in named.keys() & said.keys():
        forms = {fold(form) for one in named[kind].values() for form in (one.text, f"{one.article} {one.text}")}
        words = {one: [fold(name) for name, of in said[kind].items() if of == one] for one in said[kind].values()}
        for one, names in words.items():
            assert names == [fold(one)] or not forms.isdisjoint(names), (kind, one)
