"""A bot at a server's table: python bot.py LINK BOT, the link to a seat that is offered and the name of a bot."""

import sys
from random import Random

from sandtable.bots.random_bot import maker_of
from sandtable.client import Server

seat = Server.invited(sys.argv[1])
game = seat.game()
bot = maker_of(game.title, sys.argv[2])(game, game.seats.index(seat.seat))
while view := seat.wait():
    seat.act(bot.choose(view, Random(0)))
print(seat.look().result)
