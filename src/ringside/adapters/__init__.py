"""Ringside's games in the shape that the tools of researchers know.

`ringside.adapters.pettingzoo` needs the extra ``pettingzoo``, `ringside.adapters.openspiel` the
extra ``openspiel``, `ringside.adapters.gymnasium` the extra ``research``. docs/environments.md says
how they are installed.
"""
