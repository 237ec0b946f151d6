"""A bot over the socket: python examples/socket_bot.py http://127.0.0.1:8765 [game or table's id]

It makes a table against the server's bots, or sits down at the one with the id; it plays at random.
docs/protocol.md explains every message; `make play` starts a server.
"""

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


def main(server: str, place: str = "sumo", seed: int | None = None) -> dict[str, Any]:
    chance, headers = random.Random(seed), {"Content-Type": "application/json"}
    with urllib.request.urlopen(f"{server}/api/me") as answer:
        headers["Cookie"] = answer.headers["Set-Cookie"].partition(";")[0]  # who we are
    if len(place) < 16:  # the id of a game
        body = json.dumps({"game": place}).encode()
        request = urllib.request.Request(f"{server}/api/tables", body, headers)
        with urllib.request.urlopen(request) as answer:
            place = json.load(answer)["id"]
    print(f"{server}/table/{place}")
    address = f"ws{server.removeprefix('http')}/api/tables/{place}/socket"
    with connect(address, additional_headers={"Cookie": headers["Cookie"]}) as socket:
        for message in map(json.loads, socket):
            if message["type"] == "table" and message["status"] != "over":
                mine = any(player["mine"] for player in message["players"])
                free = [player["seat"] for player in message["players"] if player["free"]]
                if free and not mine:
                    socket.send(json.dumps({"type": "sit", "seat": free[0]}))
            elif message["type"] == "view" and message["view"].get("outcome"):
                print(message["view"]["outcome"])
                return dict(message["view"]["outcome"])
            elif message["type"] == "view" and message["moves"]:
                play = {"type": "play", "seat": message["seat"], "version": message["version"]}
                play |= {"move": chance.choice(message["moves"]), "id": str(chance.random())}
                socket.send(json.dumps(play))
    raise ConnectionError("the server closed the socket before the game was over")


if __name__ == "__main__":
    if not sys.argv[1:]:
        sys.exit(__doc__)
    main(*sys.argv[1:3])
