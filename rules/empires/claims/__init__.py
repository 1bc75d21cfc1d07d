"""Claims, ties, and what religion makes of both (EMP-18, EMP-H12)."""
