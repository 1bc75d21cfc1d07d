"""What a conquered fief brings, and to whom (FIE-9)."""
