"""What is shown: pages, papers, pictures, charts, and the names that a seat may use."""
