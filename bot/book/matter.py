"""What stands before and after the turns: cover, contents, cast, papers, figures, and the seal of its luck."""

from bot.book.turns import MapsLeft, figure
from bot.book.words import day, listed, plain, section, tag
from bot.pictures.svg import svg
from bot.service.ground.wording import plural
from bot.service.history.book import Book, Role
from bot.service.history.figures import Tally
from rules.kernel.telling.pictures import Picture


def cover(book: Book, maps: MapsLeft) -> str:
    """Give the title, when and what was played, how it ended, and the last map."""
    until = (
        " – ".join(dict.fromkeys((day(book.founded), day(book.ended))))
        if book.ended
        else (f"Begun {day(book.founded)}, not over yet")
    )
    turns = plural(sum(chapter.turn > 0 for chapter in book.chapters), "turn")
    lines = [
        tag("p", "The book of", class_="kicker"),
        tag("h1", plain(book.title)),
        tag("p", plain(f"{book.game} · {book.scenario}"), class_="game"),
        tag("p", plain(f"{until} · {turns}"), class_="dates"),
    ]
    lines += [tag("p", plain(book.outcome), class_="outcome")] if book.outcome else []
    if book.frontispiece is not None and maps.turns:
        lines.append(figure(book.frontispiece, "as it stood at the end" if book.ended else "as it stands"))
    return tag("header", "".join(lines), class_="cover")


def contents(book: Book) -> str:
    """Give the way to every turn and part."""
    turns = [
        tag("a", plain(chapter.name), href=f"#turn-{chapter.turn}", title=f"Turn {chapter.turn}")
        for chapter in book.chapters
    ]
    others = {"cast": "The cast", "papers": "Promises and pacts", "figures": "Figures", "seal": "The seed"}
    there = {"papers": book.papers, "figures": book.charts or book.tallies, "seal": book.seal}
    shown = {id: name for id, name in others.items() if there.get(id, True)}
    parts = [tag("a", name, href=f"#{id}") for id, name in shown.items()]
    return tag("nav", tag("h2", "Contents") + listed(parts, class_="parts") + listed(turns, class_="turns"))


def cast(book: Book) -> str:
    """Give the seats and who played them."""
    return section("cast", "The cast", listed((player(role) for role in book.cast), class_="cast"))


def player(role: Role) -> str:
    """Give a seat."""
    swatch = tag("span", "", class_="swatch", style=f"background:{role.colour}")
    crown = tag("span", "winner", class_="won") if role.won else ""
    about = tag("p", plain(role.about)) if role.about else ""
    return f"{swatch}<div><h3>{plain(role.name)}{crown}</h3><p class='by'>{plain(role.player)}</p>{about}</div>"


def papers(book: Book) -> str:
    """Give the promises that were opened and the pacts that were no secret."""
    written = [
        f"<p class='by'>{plain(f'{paper.kind.capitalize()} of {names}, {paper.date}')}"
        f"{plain(f' ({paper.state})') if paper.state else ''}</p><blockquote>{plain(paper.text)}</blockquote>"
        for names, paper in book.papers
    ]
    return section("papers", "Promises and pacts", listed(written, class_="papers") if written else "")


def figures(book: Book) -> str:
    """Give the charts of the seats' figures, and how the cards and dice fell."""
    charts = "".join(
        tag("figure", tag("div", svg(one), class_="map chart") + tag("figcaption", plain(ends(one))))
        for one in book.charts
    )
    return section("figures", "Figures", charts + "".join(tally(one) for one in book.tallies if one.total))


def ends(chart: Picture) -> str:
    """Give in words where the lines of a chart end."""
    return f"{chart.title} at the end: {chart.alt.partition('At the end: ')[2]}"


def tally(tally: Tally) -> str:
    """Give how often each face came up, as bars with the even share marked."""
    most = max(count for _, count in tally.faces)
    rows = "".join(
        f"<tr><th scope='row'>{plain(face)}</th><td>{count}</td><td class='bar'>"
        f"<span style='width:{100 * count / most:.1f}%'></span></td></tr>"
        for face, count in tally.faces
    )
    even = tally.total / len(tally.faces)
    caption = f"{tally.name}: {plural(tally.total, 'draw')}; an even share is {even:.1f} of each."
    return tag("table", tag("caption", plain(caption)) + tag("tbody", rows), class_="tally")


def seal(book: Book) -> str:
    """Give the seed, once the campaign is over, and how to check every draw with it."""
    if book.seal is None:
        return ""
    rows = [("Its SHA-256, posted before anybody joined", book.seal.commitment), ("The seed", book.seal.seed)]
    rows += [("A phrase mixed in by a player", phrase) for phrase in book.seal.phrases]
    told = "".join(tag("dt", name) + tag("dd", tag("code", plain(value))) for name, value in rows)
    how = (
        "Every card and die of this book follows from the seed and the phrases: nobody could choose them, and nobody "
        "can change them afterwards. The exported campaign is checked with “python -m bot verify”, without this bot's "
        "database; the number of a draw is an HMAC-SHA256 with the seed and the phrases as its key."
    )
    return section("seal", "The seed", tag("p", plain(how)) + tag("dl", told))
