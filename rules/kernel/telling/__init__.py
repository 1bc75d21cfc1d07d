"""What is told and shown: words, pages, pictures."""
