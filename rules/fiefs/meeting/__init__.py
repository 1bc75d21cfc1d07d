"""Enemies who meet: standing, fighting, retreating, and what follows a battle (FIE-8.23 to FIE-8.33, FIE-9.10)."""
