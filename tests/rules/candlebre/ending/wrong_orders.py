"""Wrong orders about giving up and voting: by window and what is wrong, the lines."""

LINES = {
    ("campaign", "slips"): """
concede
concede now
concede maybe
give up
surrender
""",
    ("campaign", "illegal"): """
concede no
""",
    ("campaign", "another window's"): """
vote draw yes
""",
    ("settle", "slips"): """
vote
vote draw
vote draw maybe
vote for me
""",
    ("settle", "illegal"): """
concede no
""",
}
