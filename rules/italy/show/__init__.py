"""What a seat may see: pages, papers, pictures."""
