"""Marks: by which a message, and each of its parts, is known again on Discord."""

from hashlib import blake2b

import discord

from bot.service.ground.values import Post


def reference(post: Post, number: int) -> str:
    """Give the reference at the foot of a part, derived from the message's unique key."""
    mark = blake2b(f"{post.key}/{number}".encode(), digest_size=4).hexdigest()
    return f"Herald · {mark}"


def nonce(post: Post, number: int, *, again: bool = False) -> str:
    """Give a part's nonce, the same at each attempt at an edition; what was deleted is sent under another one."""
    if number == 0 and not again:
        return post.nonce
    return blake2b(f"{post.key}/{number}/{post.edition}".encode(), digest_size=12).hexdigest()


def foot(message: discord.Message) -> str:
    """Give the reference at the foot of a message; empty for none."""
    last = message.embeds[-1].footer.text if message.embeds else message.content.rpartition("-# ")[2]
    return last or ""
