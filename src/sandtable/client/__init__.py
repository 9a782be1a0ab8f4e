"""Playing at a table that a server keeps: set one up or join one, look, act, wait for your move.

seat = Server("http://localhost:8420").create("colonial", players={"tribes": "random"}).seat()
while view := seat.wait():
    seat.act(view.decision.actions[0])
"""

from sandtable.client.line import Denied as Denied
from sandtable.client.line import NotReached as NotReached
from sandtable.client.seat import Seat as Seat
from sandtable.client.server import NewGame as NewGame
from sandtable.client.server import Server as Server
