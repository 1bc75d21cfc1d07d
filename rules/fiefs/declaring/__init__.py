"""War and rebellion: how they are declared, who joins whom, and who mobilises later (FIE-5, FIE-6)."""
