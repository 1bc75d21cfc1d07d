"""Sessions: replayed, checked, previewed, broken."""

import json

import pytest

from rules.kernel.errors import Broken, Diverged
from rules.kernel.facts.events import sees
from rules.kernel.facts.names import Register
from rules.kernel.luck.chance import Key, Seeded
from rules.kernel.orders.order import Given
from rules.kernel.orders.windows import Window, ask
from rules.kernel.play.journal import Save
from rules.kernel.play.session import Session
from rules.kernel.state.models import fingerprint
from tests.kernel.tables import SEATS, Table, changed
from tests.kernel.toy import FAIR, TOY, MarketOptions, founding, morning
from tests.kernel.toy_orders import Bid, Claim, Gift, Mood, Protest, Stance, Vote, Watch

STORY = {
    "stance": {"red": [Stance(mood=Mood.BOLD)], "blue": [Stance(mood=Mood.CALM)]},
    "orders": {
        "red": [Claim(stall="fish"), Bid(coins=3)],
        "blue": [Claim(stall="fish"), Gift(shares={"green": 2, "red": 1}), Bid(coins=4)],
        "green": [Watch(stalls=("fish", "pots")), Bid(coins=4)],
    },
    "protests": {seat: [Protest(reason=f"says {seat}")] for seat in SEATS},
    "vote": {"red": [Vote(end=True)], "green": [Vote(end=False)]},
}


def story(table):
    """Give what the story has for the open window, of the seats that it asks."""
    window = table.straight.window
    return {seat: orders for seat, orders in STORY[window.name].items() if seat in window.asked}


@pytest.mark.parametrize("players", [SEATS, ("red",), ()])
def test_a_straight_run_equals_a_reload_at_every_window(players) -> None:
    """Stopped and started at each window, the game says, keeps and draws the same."""
    table = Table(players=players)
    windows = []
    while table.straight.window:
        again = table.reload()
        assert again.window == table.straight.window
        assert again.state.write() == table.straight.state.write()
        assert (again.date, again.record.last) == (table.straight.date, table.straight.record.last)

        windows.append(again.window.name)
        drafts = {seat: orders for seat, orders in story(table).items() if seat in players}
        reached = again.close({seat: [Given.of(order) for order in drafts[seat]] for seat in drafts}, players)
        assert reached == table.close(**drafts)

    assert {"stance", "orders", "protests"} <= set(windows)
    assert table.straight.ending == TOY.ending(table.straight.state)
    assert table.straight.ending is not None


def test_told_events_are_numbered_from_one_without_gaps() -> None:
    """Through setup, phases, windows and autopilots."""
    table = Table(players=("red",))
    while table.straight.window:
        table.close(**{seat: orders for seat, orders in story(table).items() if seat == "red"})

    assert list(range(1, len(table.told) + 1)) == [told.n for told in table.told]
    assert {"setup", "morning", "evening"} == {told.phase for told in table.told}
    assert all(TOY.tell(told).text for told in table.told)


def test_a_new_phase_begins_from_the_state_alone() -> None:
    """The save of a phase is the text that was fingerprinted, and numbers go on."""
    table = Table()
    progress = table.close(**story(table))
    save = progress.saves[-1]

    assert (1, 0, 1) == (save.turn, save.phase, save.number)
    assert fingerprint(save.state) == save.fingerprint
    assert save.state == TOY.state.model_validate_json(save.state).write()
    assert SEATS == save.players


def at_protests():
    """Give a table at the second window of a phase, so that one closing is kept."""
    table = Table()
    table.close(**story(table))
    table.close(**story(table))
    assert ("protests", 1) == (table.straight.window.name, len(table.closings))
    return table


def test_a_changed_save_is_noticed() -> None:
    """A state that is not the text that was fingerprinted is not played on."""
    table = at_protests()
    save, closings = table.kept
    other = save.model_copy(update={"state": save.state.replace('"red":', '"red" :', 1)})

    with pytest.raises(Diverged, match=f"save {save.number}: recorded {save.fingerprint}"):
        Session.rebuild(TOY, table.luck, other, closings)


def test_a_changed_state_is_noticed_by_the_first_checkpoint() -> None:
    """Even if its fingerprint was changed with it."""
    table = at_protests()
    save, closings = table.kept
    text = save.state.replace('"day":0', '"day":7')
    other = save.model_copy(update={"state": text, "fingerprint": fingerprint(text)})

    with pytest.raises(Diverged, match="closing 1"):
        Session.rebuild(TOY, table.luck, other, closings)


@pytest.mark.parametrize(
    "update",
    [
        {"window": "vote"},
        {"answers": {}},
        {"checkpoint": {"told": 99}},
        {"checkpoint": {"window": "orders"}},
        {"checkpoint": {"fingerprint": "0"}},
    ],
)
def test_a_changed_closing_is_noticed(update) -> None:
    """Its window, its answers and each part of its checkpoint."""
    table = at_protests()
    save, (closing,) = table.kept
    if "checkpoint" in update:
        update = {"checkpoint": closing.checkpoint.model_copy(update=update["checkpoint"])}

    with pytest.raises(Diverged, match="closing 1"):
        Session.rebuild(TOY, table.luck, save, [closing.model_copy(update=update)])


def test_a_closing_too_many_is_noticed() -> None:
    """The phase was at its end."""
    table = at_protests()
    save, (closing,) = table.kept
    progress = table.close(**story(table))

    with pytest.raises(Diverged, match="closing 3: recorded orders, reached None"):
        Session.rebuild(TOY, table.luck, save, [closing, progress.closing, closing])


def test_other_luck_is_noticed() -> None:
    """Where a draw decides, a seed or a phrase that is not the campaign's leads elsewhere."""
    table = at_protests()
    winners = set()
    for luck in (table.luck, *(Seeded("seed", (str(at),)) for at in range(8))):
        try:
            Session.rebuild(TOY, luck, *table.kept)
        except Diverged as diverged:
            winners.add(diverged.where)
        else:
            winners.add("reached")

    assert {"reached", "save 1, closing 1"} == winners


def test_nothing_is_asked_after_the_end() -> None:
    """The window is gone, the ending stands, and closing once more is our mistake."""
    table = Table(days=1)
    while table.straight.window:
        table.close(**story(table))

    assert "closes" in table.straight.ending.reason
    with pytest.raises(Broken, match="no window is open"):
        table.straight.close({}, ())
    assert Session.rebuild(TOY, table.luck, *table.kept).ending == table.straight.ending


def raising(_play):
    """Raise before the first window."""
    raise ValueError("a mistake")
    yield


def raising_later(play):
    """Raise after the first window."""
    yield from morning(play)
    raise KeyError("a mistake")


def test_a_phase_that_raises_breaks_the_session_with_its_cause() -> None:
    """Before a window or after one; and a session that raised cannot be used again."""
    with pytest.raises(Broken, match="toy: raising of turn 0") as caught:
        Table(ruleset=changed(opening=(raising,)))
    assert isinstance(caught.value.__cause__, ValueError)

    table = Table(ruleset=changed(opening=(founding,), phases=(raising_later,)))
    table.close()
    with pytest.raises(Broken, match="toy: raising_later of turn 1") as caught:
        table.close()
    assert isinstance(caught.value.__cause__, KeyError)
    with pytest.raises(Broken):
        table.close()


def test_a_setup_or_an_autopilot_that_raises_breaks_the_session() -> None:
    """Nothing is recorded of it."""

    def failing(*_):
        raise RuntimeError

    with pytest.raises(Broken, match="toy: setup"):
        Table(ruleset=changed(setup=failing))

    table = Table(ruleset=changed(autopilot=failing), players=())
    with pytest.raises(Broken, match="toy: the autopilot of red at stance"):
        table.close()
    assert table.closings == []


def test_a_game_that_never_asks_breaks() -> None:
    """Turns without windows are not run for ever."""

    def idle(play):
        return
        yield play

    with pytest.raises(Broken, match="no window in 4 turns"):
        Table(ruleset=changed(opening=(), phases=(idle,)))


def test_a_phase_in_which_nobody_has_a_part_is_passed_over() -> None:
    """It is not saved either: the evening of one turn is followed by that of the next."""
    table = Table(ruleset=changed(idle=lambda _world, phase: phase == "morning"))
    while table.straight.save.turn < 3:
        table.close()

    assert {"evening"} == {table.straight.phases[save.phase].__name__ for save in table.straight.saves if save.turn}


def test_a_phase_knows_who_was_ready_straight_and_replayed() -> None:
    """Of those that a window asked; silence and readiness differ, and a restart does not forget it."""
    heard: list[tuple[str, ...]] = []

    def waiting(play):
        for _ in range(2):
            yield from ask(Window("wait", "TOY-2", SEATS, (Bid,), "you do nothing"))
            heard.append(play.ready)

    table = Table(ruleset=changed(opening=(), phases=(waiting,)))
    progress = table.straight.close({}, SEATS, ready={"blue", "nobody"})
    table.closings.append(progress.closing.model_dump_json())
    table.reload()

    assert [("blue",), ("blue",)] == heard


def test_a_phase_knows_for_whom_the_autopilot_answered_straight_and_replayed() -> None:
    """Whoever left while a window was open is counted no more, whoever held the seats as the phase began."""
    heard: list[tuple[str, ...]] = []

    def waiting(play):
        for _ in range(2):
            yield from ask(Window("wait", "TOY-2", SEATS, (Bid,), "you do nothing"))
            heard.append(play.absent)

    table = Table(ruleset=changed(opening=(), phases=(waiting,)))
    progress = table.straight.close({}, ["red", "green"])
    table.closings.append(progress.closing.model_dump_json())
    table.reload()

    assert [("blue",), ("blue",)] == heard


def test_a_game_without_an_opening_begins_with_turn_one() -> None:
    """Its first save is numbered 0."""
    session = Session.found(changed(opening=()), Seeded("x"), FAIR, MarketOptions(), ())

    assert [(0, 1, 0)] == [(save.number, save.turn, save.phase) for save in session.saves]
    assert "orders" == session.window.name


def test_previews_change_nothing_and_leave_out_what_became_impossible() -> None:
    """A seat sees its drafts carried out in its own view, one after the other."""
    table = Table()
    table.close()
    before = table.straight.state.write()
    drafts = [
        Bid(coins=5),
        Gift(shares={"blue": 20}),
        Claim(stall="fish"),
        Claim(stall="fish"),
        Gift(shares={"green": 1}),
    ]

    preview = table.straight.preview("red", drafts)

    assert ("red", 5) == (preview.stalls["fish"].owner, preview.bids["red"])
    assert table.straight.state.purses["red"] - 1 == preview.purses["red"]
    assert before == table.straight.state.write()
    assert table.straight.view("red").write() == table.straight.preview("red", []).write()


def test_previews_do_not_leak() -> None:
    """What a seat may not see is the same in its preview, whatever it is."""
    table = Table()
    table.close()
    rich = TOY.state.model_validate_json(table.straight.state.write())
    rich.purses["blue"], rich.weather = 99, rich.weather[::-1]
    one = table.straight.preview("red", [Claim(stall="pots"), Bid(coins=2)])
    table.straight.play.state = rich
    other = table.straight.preview("red", [Claim(stall="pots"), Bid(coins=2)])

    assert one.write() == other.write()


def test_an_order_that_became_impossible_fails_for_its_seat_alone() -> None:
    """Two families claim one stall: seat order decides, the later is told why, the rest of its orders stand."""
    table = Table()
    table.close()
    told = table.close(red=[Claim(stall="fish")], blue=[Claim(stall="fish"), Claim(stall="pots")]).told
    failed = [one for one in told if one.event == "OrderFailed"]

    assert "red" == table.straight.state.stalls["fish"].owner
    assert "blue" == table.straight.state.stalls["pots"].owner
    assert [("blue",)] == [one.audience for one in failed]
    assert "TOY-2.2" == failed[0].clause
    assert [True, False] == [sees(failed[0].audience, seat) for seat in ("blue", "red")]


def test_why_an_order_failed_is_not_kept_and_said_anew_by_running_its_phase_again() -> None:
    """The fact names the order by its ids; nothing is said of why where its phase is not run again."""
    table = Table()
    table.close()
    save, before = table.kept
    progress = table.close(red=[Claim(stall="fish")], blue=[Claim(stall="fish")])
    again = Session.rebuild(TOY, table.luck, save, [*before, progress.closing])
    (failed,) = (one for one in progress.told if one.event == "OrderFailed")
    said = "Your order “claim” came to nothing: Fish will not do as a stall without an owner."
    kept = {"clause", "audience", "because", "seat", "order", "fields"}

    assert (kept, {"stall": "fish"}) == (set(json.loads(failed.body)), json.loads(failed.body)["fields"])
    assert said == TOY.tell(failed, Register(unkept=table.straight.said)).text
    assert said == TOY.tell(failed, Register(unkept=again.said)).text
    assert "Your order “claim” came to nothing." == TOY.tell(failed).text


def test_the_autopilot_answers_for_seats_without_players_and_not_for_votes() -> None:
    """Its orders and its draws are kept; where players alone are asked it is silent."""
    table = Table(players=("blue",))
    answers = table.close(blue=[Stance(mood=Mood.CALM)]).closing.answers
    assert ["autopilot", "player", "autopilot"] == [answers[seat].by for seat in SEATS]

    answers = table.close().closing.answers
    assert "silence" == answers["blue"].by
    assert ["bid"] == [TOY.read_event(thought).purpose for thought in answers["red"].thoughts]

    lonely = Table(players=SEATS)
    lonely.close_until("vote")
    lonely.players = ("red",)
    assert {"silence"} == {one.by for one in lonely.close().closing.answers.values()}


def test_windows_of_one_name_in_a_phase_share_no_luck() -> None:
    """The autopilot bids anew in each of them; a reload gives each the same again."""

    def auctions(play):
        for _ in range(3):
            yield from ask(Window("orders", "TOY-2.5", ["red"], (Bid,), "you bid nothing"))

    table = Table(ruleset=changed(opening=(), phases=(auctions,)), luck=Keyed(), players=())
    bids = [thought for _ in range(3) for thought in table.close().closing.answers["red"].thoughts]

    assert ["auctions/orders/red", "auctions/orders 2/red", "auctions/orders 3/red"] == table.luck.phases("bid")
    assert bids == [one for one in table.told if one.phase == "auctions"]


class Keyed:
    """Luck that remembers what it was asked for."""

    def __init__(self) -> None:
        self.keys: list[Key] = []

    def number(self, key: Key, below: int) -> int:
        self.keys.append(key)
        return 0

    def phases(self, purpose: str) -> list[str]:
        """Give under what the numbers for a purpose were asked."""
        return [key.phase for key in self.keys if key.purpose == purpose]


def test_a_window_that_asks_nobody_does_not_open() -> None:
    """Without bids no protest, without players no vote."""
    table = Table(players=())
    names = set()
    while table.straight.window:
        names.add(table.straight.window.name)
        table.close()

    assert "vote" not in names


def test_saves_are_the_same_after_reading() -> None:
    """What is stored is what was fingerprinted."""
    table = at_protests()
    save, closings = table.kept

    assert Save.model_validate_json(save.model_dump_json()) == save
    assert table.closings == [closing.model_dump_json() for closing in closings]
