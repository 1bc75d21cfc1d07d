"""Claims: made, exercised and lost; and the homes of the Houses (FIE-4, FIE-3.7, FIE-3.9)."""
