"""Who asks: whom limits count for."""

from __future__ import annotations

import ipaddress

from litestar.types import Scope


def client_of(scope: Scope) -> str:
    """Whom limits count for: an address, or a network of the new kind, of which everybody has many addresses."""
    client = scope["client"]
    host = client[0] if client is not None else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:  # one of the old kind, as a socket for both kinds tells it
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))
