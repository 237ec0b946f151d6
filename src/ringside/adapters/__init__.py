"""Ringside's games in the shape that the tools of researchers know.

`ringside.adapters.pettingzoo` needs the extra ``pettingzoo``, `ringside.adapters.openspiel` the
extra ``openspiel``: ``pip install "ringside[pettingzoo,openspiel]"``.
"""
