"""Wrong orders about companies and guards: by window and what is wrong, the lines."""

LINES = {
    ("campaign", "slips"): """
guard
guard with
guard neutrals
guard neutrals against House Tallowmere
guard with any company against
guard with any company in
guard with the Night Watch
clear
clear guard
guards
""",
    ("campaign", "illegal"): """
guard with Village Levy
guard with any company against House Ashgrave
clear guards
""",
    ("campaign", "another window's"): """
play Hill Pikes
discard Hill Pikes
reinforce against House Umbrel in Lightmere with Hill Pikes
""",
    ("settle", "slips"): """
play
play company
play the Night Watch
play card 5
discard
discard card
discard everything
""",
    ("settle", "illegal"): """
play Village Levy
discard Village Levy
clear guards
""",
    ("settle", "another window's"): """
reinforce against House Umbrel in Lightmere
""",
}
