"""What a seat may know and is shown: names, pages, papers, pictures."""
