"""The seven endeavours: ratings, defence, bands, effects, succession, odds (EMP-H8 to EMP-H15)."""
