"""What was sealed is told: words, pictures and papers, made afterwards, which hold no campaign."""
