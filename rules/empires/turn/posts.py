"""Posted cards, and when they are played by themselves (EMP-H5.17, EMP-H5.18)."""

from rules.empires.board.houses import round_from
from rules.empires.board.realms import Aim, Post
from rules.empires.board.state import World
from rules.empires.inheritance.events import PostDropped
from rules.empires.inheritance.legality import first_legal, unplayable
from rules.empires.inheritance.playing import play_card
from rules.empires.turn.minds import Mind
from rules.empires.turn.questions import aftermath
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play


def offer(play: Play[World], seat: str, mind: Mind) -> Flow:
    """Offer all posted cards their moment in a player turn, from the seat after its own going round (EMP-H5.17)."""
    for owner in [*round_from(play.state, seat), seat]:
        for post in list(play.state.empires[owner].posts):
            if due(post, seat):
                yield from try_post(play, owner, post, mind)


def due(post: Post, active: str) -> bool:
    """Tell whether a post is offered in a player turn (EMP-H5.18)."""
    return post.trigger in ("next", "legal") or (post.trigger == "turn" and post.seat == active)


def offer_in_interregnum(play: Play[World], heirless: str, mind: Mind) -> Flow:
    """Offer the cards that were posted for an interregnum (EMP-H5.17)."""
    for owner in round_from(play.state, heirless):
        for post in list(play.state.empires[owner].posts):
            if post.trigger == "interregnum" and post.seat in ("", heirless):
                yield from try_post(play, owner, post, mind, heirless)


def try_post(play: Play[World], owner: str, post: Post, mind: Mind, heirless: str = "") -> Flow:
    """Play a posted card on its first legal target; one that was for the next moment is dropped if there is none."""
    empire = play.state.empires[owner]
    if not any(one is post for one in empire.posts):
        return  # its card has gone in the meantime
    aim = first_legal(play.state, owner, post.card, post.aims, heirless)
    if aim is None:
        if post.trigger == "next":
            drop(play, owner, post)
        return
    withdraw(play, owner, post)
    play_card(play, owner, post.card, aim)
    yield from aftermath(play, mind)


def drop(play: Play[World], owner: str, post: Post) -> None:
    """Drop a post, which its seat alone is told; the card stays in hand (EMP-H5.18)."""
    withdraw(play, owner, post)
    problem = unplayable(play.state, owner, post.card, post.aims[0] if post.aims else Aim())
    reason = problem.problem if problem else ""
    play.tell(PostDropped(audience=(owner,), seat=owner, card=post.card, reason=reason))


def withdraw(play: Play[World], owner: str, post: Post) -> None:
    """Take a post away."""
    empire = play.state.empires[owner]
    empire.posts = [one for one in empire.posts if one is not post]
