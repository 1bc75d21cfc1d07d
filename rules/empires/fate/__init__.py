"""Cards that strike at once: harvests, epidemics, heresy, leaders without heirs (EMP-19.1)."""
