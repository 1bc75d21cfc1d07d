"""What people read of politics: treaties for everyone, talks and gifts for the two concerned."""

from rules.civilized.diplomacy.wording import TITLES, USES, described, named
from rules.civilized.world.state import Agreement, World
from rules.civilized.world.words import points
from rules.civilized.world.years import year_name
from rules.kernel.telling.phrases import several
from rules.kernel.telling.tellings import Page


def treaties_page(world: World) -> list[Page]:
    """Give every agreement between countries, if there is any."""
    lines = tuple(treaty(world, kept) for kept in world.agreements.values())
    return [Page(title="Treaties", lines=lines, news="mission")] if lines else []


def treaty(world: World, kept: Agreement) -> str:
    """Say what two countries have agreed, and until when where notice is given."""
    one, other = (world.named(party) for party in kept.parties)
    if kept.kind == "access":
        toward = f" toward {world.named(kept.third)}" if kept.third else ""
        return f"{one} grants {other} access {USES.get(kept.purpose, '')} across its land{toward}"
    if kept.kind == "students":
        return f"{one} admits students of {other} to its schools"
    cities = [world.cities[city].name for city in kept.cities]
    between = f" between {' and '.join(cities)}" if cities else ""
    lapses = f", which lapses in Winter, {year_name(kept.notice)}" if kept.notice is not None else ""
    return f"{one} and {other}: {TITLES[kept.kind].removeprefix('a ')}{between}{lapses}"


def talks_page(world: World, seat: str) -> list[Page]:
    """Give the proposals that a seat has put or is to answer, and its gifts on their way and lots unused."""
    asked = (named(world, one.asked) for one in world.proposals.values())
    lines = [f"{one.owner} proposes to {one.host}: {described(one)}" for one in asked]
    for country in world.standing():
        if country.donations.get(seat):
            lots = several(country.donations[seat], "lot", "lots")
            lines.append(f"{lots} of 25 stand to our credit in {country.name}; each adds 1 to the target of a proposal")
        if country.gifts.get(seat):
            lines.append(f"{points(country.gifts[seat])} of ours reach {country.name} next Winter")
    lines += [
        f"{points(number)} from {world.named(donor)} reach us next Winter"
        for donor, number in world.countries[seat].gifts.items()
    ]
    return [Page(title="Talks and gifts", lines=tuple(lines), news="mission")] if lines else []
