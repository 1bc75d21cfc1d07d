"""How conflicts end: nations born, crowns lost, and peace (FIE-5.16 to FIE-5.18, FIE-6.10 to FIE-6.16, FIE-10)."""
