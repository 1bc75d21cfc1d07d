"""Who sits where: seats taken, left, lost and handed on."""
