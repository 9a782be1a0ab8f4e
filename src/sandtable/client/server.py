"""A server: its games, its tables, and the ways to a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import quote, unquote, urldefrag

from sandtable.client.line import Line, NotReached
from sandtable.client.seat import Seat
from sandtable.server.wire.lobby import Created, GameCard, TableCard, Welcome
from sandtable.server.wire.sent import Invitation, NewTable


class NewGame:
    """A table that has just been set up, with the seats that people take."""

    def __init__(self, server: Server, created: Created) -> None:
        self.server = server
        self.card: TableCard = created.table
        self.tokens = created.tokens

    def seat(self, name: str = "") -> Seat:
        """One of the seats; the first that a person takes, if none is named."""
        name = name or next(iter(self.tokens))
        return self.server.join(self.card.id, name, self.tokens[name])

    def links(self) -> dict[str, str]:
        """By seat, the link that a friend opens to sit down there."""
        return {name: self.server.link(self.card.id, name, token) for name, token in self.tokens.items()}


class Server:
    """A server at an address; ``token`` is an API token, if its owner has one."""

    def __init__(self, address: str, token: str = "") -> None:
        self.line = Line(urldefrag(address).url, token)

    def games(self) -> list[GameCard]:
        """Every game with its scenarios, options and bots."""
        return self.line.get("/api/games", list[GameCard])

    def tables(self) -> list[TableCard]:
        """The tables that are listed for whoever asks."""
        return self.line.get("/api/tables", list[TableCard])

    def create(
        self,
        game: str,
        scenario: str = "",
        options: Mapping[str, Any] | None = None,
        players: Mapping[str, str] | None = None,
        seed: str | int | None = None,
        title: str = "",
    ) -> NewGame:
        """Sets a table up; ``players`` names the bot of each seat that no person takes."""
        order = NewTable(game, scenario, dict(options or {}), dict(players or {}), seed, title)
        return NewGame(self, self.line.post("/api/tables", order, Created))

    def join(self, table: str, seat: str, token: str) -> Seat:
        """A seat, by its token."""
        return Seat(self.line, table, seat, token)

    def take(self, secret: str) -> Seat:
        """Sits down where an invitation leads: it holds for one person, once."""
        welcome = self.line.post("/api/invitations/take", Invitation(secret), Welcome)
        return self.join(welcome.table.id, welcome.seat, welcome.token)

    def link(self, table: str, seat: str, token: str) -> str:
        """The link to a seat: whoever opens it sits down there."""
        return f"{self.line.address}/#/join/{'/'.join(quote(part, safe='') for part in (table, seat, token))}"

    @classmethod
    def invited(cls, link: str) -> Seat:
        """The seat that a link leads to."""
        address, place = urldefrag(link)
        page, *parts = place.strip("/").split("/")
        if page == "invite" and len(parts) == 1:
            return cls(address).take(unquote(parts[0]))
        if page != "join" or len(parts) != 3:
            raise NotReached("client-no-invitation", link=link)
        table, seat, token = (unquote(part) for part in parts)
        return cls(address).join(table, seat, token)
