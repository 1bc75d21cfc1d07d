"""Points, standings, hegemony, and how the game ends (EMP-H26)."""
