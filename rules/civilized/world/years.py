"""Years: there is none between -1 and 1 (section 2.1)."""


def later(year: int, years: int) -> int:
    """Give the year that many years later (or earlier, where negative)."""
    return named(counted(year) + years)


def between(earlier: int, year: int) -> int:
    """Give the years from one to the other, counted without a gap."""
    return counted(year) - counted(earlier)


def year_name(year: int) -> str:
    """Give a year as people write it: `600 BC`."""
    return f"{-year} BC" if year < 0 else f"AD {year}"


def counted(year: int) -> int:
    """Give a year on a scale without a gap, on which the year 1 is 0."""
    return year if year < 0 else year - 1


def named(count: int) -> int:
    """Give the year at a place of that scale."""
    return count if count < 0 else count + 1
