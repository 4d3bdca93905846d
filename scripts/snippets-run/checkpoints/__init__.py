"""Tiny random checkpoints, one module for each library."""


class Unavailable(Exception):
    """The model cannot be run here, because a package that it needs cannot be installed."""
