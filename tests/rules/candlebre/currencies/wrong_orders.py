"""Wrong orders about purses: by window and what is wrong, the lines."""

LINES = {
    ("campaign", "slips"): """
transfer
transfer gold
transfer plenty
transfer 1O
transfer -5
transfer 0
transfer 5 to military
tranfer 10
transfer 10 gold to the civil purse please
transfer 10.5
""",
    ("campaign", "illegal"): """
transfer 101
transfer 9999
""",
    ("settle", "another window's"): """
transfer 5
""",
}
