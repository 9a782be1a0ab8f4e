"""Somebody before a browser: a session in a cookie, and pages that prove to be the server's own."""

from __future__ import annotations

from typing import Any

from tests.server.bench import House

COOKIE, PROOF = "sandtable", "Sandtable-Session"
#: where the test client's server is
HOST = "testserver.local"


class Visitor:
    """A browser with its own cookies, on a page of ours."""

    def __init__(self, house: House, address: str = "") -> None:
        self.house = house
        self.session = ""
        self.proof = "new"
        #: what the browser sends besides
        self.headers = {"Origin": f"http://{HOST}", "Sec-Fetch-Site": "same-origin"}
        if address:
            self.headers["X-Forwarded-For"] = address

    def get(self, path: str, **headers: str) -> Any:
        return self._keep(self.house.client.get(f"/api/{path}", headers=self._sent(headers)))

    def post(self, path: str, body: Any = None, **headers: str) -> Any:
        sent = {PROOF: self.proof, **self._sent(headers)}
        return self._keep(self.house.client.post(f"/api/{path}", json=body or {}, headers=sent))

    def _sent(self, more: dict[str, str]) -> dict[str, str]:
        cookie = {"Cookie": f"{COOKIE}={self.session}"} if self.session else {}
        return {**self.headers, **cookie, **{name.replace("_", "-"): value for name, value in more.items()}}

    def _keep(self, answer: Any) -> Any:
        """As a browser does: it keeps the cookie, and its page what the server says of it."""
        for given in answer.headers.get_list("set-cookie"):
            name, _, rest = given.partition("=")
            assert name == COOKIE
            self.session = rest.partition(";")[0]
        self.proof = answer.headers.get(PROOF, self.proof)
        self.house.client.cookies.clear()
        return answer

    def table(self, **order: Any) -> dict[str, Any]:
        """A new table; its government's seat is one's own."""
        made = self.post("tables", {"game": "colonial", "scenario": "tel-asra", "seed": 7, **order})
        assert made.status_code == 201, made.text
        created: dict[str, Any] = made.json()
        return created

    def listed(self) -> list[str]:
        """The tables that this browser is shown."""
        return [card["id"] for card in self.get("tables").json()]
