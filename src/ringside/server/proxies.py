"""The proxies before a server, which say on whose behalf they ask: addresses, and networks of
them. Whoever is to know whether somebody is one asks here."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

Network = IPv4Network | IPv6Network


def network(text: str) -> Network:
    """A network, or the one address that is all of it; ValueError if it is neither."""
    return ip_network(text.strip(), strict=False)


class Proxies:
    """All proxies of a server."""

    def __init__(self, given: Iterable[str]) -> None:
        self.networks = [each for text in given for each in as_seen(network(text))]

    def __bool__(self) -> bool:
        return bool(self.networks)

    def __contains__(self, host: str) -> bool:
        if not self.networks:
            return False
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in each for each in self.networks)

    def names(self) -> list[str]:
        """All of them, as uvicorn takes them."""
        return [str(each) for each in self.networks]


def as_seen(network: Network) -> list[Network]:
    """A network, and the same as a server sees it that listens at an IPv6 address."""
    if isinstance(network, IPv6Network):
        return [network]
    mapped = f"::ffff:{network.network_address}/{network.prefixlen + 96}"
    return [network, ip_network(mapped)]
