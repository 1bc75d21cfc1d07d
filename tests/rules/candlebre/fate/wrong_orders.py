"""Wrong orders about the Book of Fate: by window and what is wrong, the lines."""

LINES = {
    ("campaign", "another window's"): """
draw
""",
    ("settle", "slips"): """
draw two cards
draw 2
""",
}
