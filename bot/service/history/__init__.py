"""What has been: past turns, figures, reasons, and the book."""
