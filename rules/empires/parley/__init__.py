"""Questions, and the secret ballots that decide them (EMP-18.2, EMP-H20)."""
