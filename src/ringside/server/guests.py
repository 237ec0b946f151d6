"""Guests: a signed cookie says who somebody is, and a name says what to call them."""

from __future__ import annotations

import secrets

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "ringside"
YEAR = 365 * 24 * 3600


class Guests:
    """Signs and reads the cookies of a server."""

    def __init__(self, key: str) -> None:
        self.signer = URLSafeSerializer(key, salt="guest")

    def new(self) -> str:
        """The id of somebody new."""
        return secrets.token_urlsafe(12)

    def read(self, cookie: str | None) -> str | None:
        """The guest a cookie stands for; None if it was not signed here."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            guest = self.signer.loads(cookie)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None

    def cookie(self, guest: str, secure: bool) -> str:
        """The header that gives a guest their cookie."""
        value = self.signer.dumps(guest)
        text = value if isinstance(value, str) else value.decode()
        flags = f"Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
        return f"{COOKIE}={text}; {flags}"


def usual_name(guest: str) -> str:
    """What to call somebody who has not said."""
    return "Guest " + "".join(c for c in guest if c.isalnum())[:3].upper()
