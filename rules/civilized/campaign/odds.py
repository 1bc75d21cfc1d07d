"""Odds of what may be lost this year: a city of one's own, or the whole country (CIV-6.5.3, CIV-6.8.4.5)."""

from fractions import Fraction

from rules.civilized.campaign.menace import Menace, menaces
from rules.civilized.march.maneuvers import SEASONS
from rules.civilized.siege.odds import coming
from rules.civilized.siege.siege import siege_target
from rules.civilized.strife.outlook import losing, tested
from rules.civilized.treasury.unrest import SUMMERS, outlook, rising_now
from rules.civilized.war.relations import field_army
from rules.civilized.world.requirements import city_choices
from rules.civilized.world.state import City, World
from rules.civilized.world.war import Siege
from rules.civilized.world.war_tables import HIGHEST_CARD
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import pick
from rules.kernel.orders.question import Odds, Question
from rules.kernel.telling.phrases import several


def cities_of(world: World, seat: str) -> dict[str, str]:
    """Name a seat's own cities."""
    return city_choices(world.cities_of(seat))


def others(world: World, seat: str) -> dict[str, str]:
    """Name the other countries that stand."""
    return {land.name: land.id for land in world.standing() if land.id != seat}


class WeighLoss(Question[World], name="loss", says=("loss of {city} [to {country}]",), clause="CIV-6.8.4.5b"):
    """A city of yours that may be lost this year, in strife or to an enemy who comes at once."""

    city: str = pick("city", cities_of, "a city of yours")
    country: str = pick("country", others, "to whom; left out: to anybody", default="")

    def odds(self, world: World, seat: str) -> Odds:
        """Count the test of allegiance, then the cards of a siege that the nearest enemy could lay (CIV-6.8.4.5d)."""
        city = world.cities[self.city]
        goes, foe = strays(world, seat, city), besieger(world, seat, city, self.country)
        taken = (1 - goes) * sieged(world, city, foe) if foe else Fraction()
        assumed = [coming_to(world, city, foe, self.country)]
        outcomes = {"It stays yours": 1 - goes - taken}
        if goes:
            assumed.append("It goes over if it riots and its test of allegiance fails")
            outcomes["It goes over this Summer"] = goes
        if foe:
            outcomes[f"{world.named(foe.army[0].owner)} takes it"] = taken
        return Odds(f"The loss of {city.name}", tuple(assumed), outcomes)


def strays(world: World, seat: str, city: City) -> Fraction:
    """Give the chance that a city of a torn country leaves its side this Summer (CIV-6.5.3b, CIV-6.5.3c)."""
    split = world.split_of(seat)
    if split is None or world.season not in SUMMERS:
        return Fraction()
    found = tested(world, split, seat, world.countries[seat].tax)
    torn = [one for one in world.cities.values() if one.owner in split.sides or one.torn == split.record]
    fortunes = dict(zip((one.id for one in torn), (fates for _, fates in found), strict=True))[city.id]
    return sum((share for side, _, share in fortunes if side is not True), Fraction())


def besieger(world: World, seat: str, city: City, by: str) -> Menace | None:
    """Give the nearest army of an enemy (of one, if named) that is stronger than a city and may come there."""
    near = (one for one in menaces(world, seat) if one.city is city and by in ("", one.army[0].owner))
    return next(near, None)


def sieged(world: World, city: City, foe: Menace) -> Fraction:
    """Give the chance that a city falls before Winter to an army that marches on it at once (CIV-6.8.4.5d)."""
    season, holds = coming(world), Fraction(1)
    cards = len(SEASONS) - SEASONS.index(season) - foe.seasons + 1
    siege = Siege(hex=city.hex, besieger=foe.army[0].owner, came=foe.hex, year=world.year, season=season)
    for draw in range(max(0, min(cards, len(foe.army) - field_army(world) + 1))):
        target, _ = siege_target(world, siege.model_copy(update={"draws": draw}))
        holds *= 1 - Fraction(min(max(target, 0), HIGHEST_CARD), HIGHEST_CARD)
    return 1 - holds


def coming_to(world: World, city: City, foe: Menace | None, by: str) -> str:
    """Say who could come to a city this year, and how strong."""
    if foe is None:
        who = f"{world.named(by)} has no army" if by else "No enemy has an army"
        return f"{who} of {field_army(world)} elements that could come to {city.name} this year and is stronger"
    name, soon = world.named(foe.army[0].owner), several(foe.seasons, "season", "seasons")
    return f"{name} comes at once, {soon} of march, and besieges it with strength {foe.force} until Winter"


class WeighFall(
    Question[World],
    name="fall",
    says=(
        "fall|loss of|to [my|the|our] [whole] country|realm|game [this] [year|summer|spring]",
        "lose|losing [my|the|our] [whole] country|realm|game [this] [year|summer|spring]",
    ),
    clause="CIV-6.5.3g",
):
    """Your country, whether it is lost or torn this year, as things stand."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse for a seat that has no country (CIV-2.2g)."""
        if seat not in world.countries or not world.cities_of(seat):
            raise Refusal(self.clause, "you have no country that could be lost")

    def odds(self, world: World, seat: str) -> Odds:
        """Count the tests of a torn country, else whether it rises (CIV-6.5.1b, CIV-6.5.3g)."""
        tax, before = world.countries[seat].tax, world.season in SUMMERS
        if world.split_of(seat):
            lost = losing(world, seat, tax) if before else Fraction()
            how = "It is lost if none of your cities is in order after a Summer, or with the last of them"
            return fall(how, tax, {"It falls": lost, "It stands": 1 - lost})
        rises = outlook(world, seat).rising(tax) if before else rising_now(world, seat)
        how = "Your country is whole: it falls only with its last city, but may rise next Spring"
        return fall(how, tax, {"It rises": rises, "It stands": 1 - rises})


def fall(how: str, tax: int, outcomes: dict[str, Fraction]) -> Odds:
    """Give what may become of a country at a tax."""
    return Odds("The fall of your country", (how, f"At a tax of {tax} %"), outcomes)
