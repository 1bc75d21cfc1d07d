"""Paint: SVG becomes PNG, by resvg and with the fonts that are shipped alone, so that every machine paints the same."""

from functools import cache

from resvg import render, usvg

from bot.pictures.ink.lettering import font_files


def painted(drawing: str, zoom: float = 1) -> bytes:
    """Give SVG text as PNG, so many times as large as it says. Raises ValueError where it is no SVG.

    One thread of a process may paint, always the same: the library keeps the fonts for it alone.
    """
    fonts = _fonts()
    try:
        tree = usvg.Tree.from_str(drawing, fonts)
    except BaseException as wrong:
        # What it cannot read makes it panic, which is no Exception, and whose class nobody can import or pickle.
        if type(wrong).__name__ != "PanicException":
            raise
        raise ValueError(str(wrong)) from None
    wide, tall = tree.int_size()
    # The transform goes row by row: right by x and y and by how much, then down.
    return render(tree, (zoom, 0, 0, 0, zoom, 0), bg_size=(round(wide * zoom), round(tall * zoom)))


def ready() -> None:
    """Read the fonts, which the first picture would have to wait for."""
    _fonts()


@cache
def _fonts() -> usvg.Options:
    """Give our fonts and none of the system's; read here, since from a file each word would map it anew."""
    options = usvg.Options.default()
    for file in font_files():
        options.load_font_data(file.read_bytes())
    return options
