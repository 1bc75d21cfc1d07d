"""Wrong orders about clergy: by window and what is wrong, the lines."""

LINES = {
    ("campaign", "another window's"): """
summon clergy to Quillbrook
""",
    ("settle", "slips"): """
summon
summon clergy
summon clergy to
summon clergy to Atlantis
summon the dead
""",
    ("settle", "illegal"): """
summon clergy to Lightmere
summon clergy to Merrowgate
summon clergy to Amberleigh
""",
}
