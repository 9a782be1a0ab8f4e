### The board in the browser: what is laid over it

overlays = Overlays
overlay-zoc = Zones of control
overlay-zoc-stop = Zones that stop movement
overlay-supply = Supply
overlay-shared = striped: both
overlay-control = Control
overlay-rain = Rain
overlay-weather = Weather
overlay-sight = Line of sight
magnify = Magnifying glass
tip-alike = { $count } × { $kind }
tip-more = … and { $count } more
reach-stopped = { $space } cannot be reached
reach-refused = Not possible: { $deed }
sight-from = Choose where the line of sight starts.
sight-to = Now choose where it ends, or just point there.
sight-clear = From { $from } to { $to }: clear ({ $distance })
sight-blocked = From { $from } to { $to }: blocked ({ $distance })
sight-higher = Higher ground
sight-obstacle = { $what } in { $space }
key-zoc = zones of control
key-supply = supply; point at a unit to see its route
key-control = who controls what
key-weather = the weather
key-sight = line of sight between two spaces
key-magnify = the magnifying glass
key-plate = the next map or part of the board
plates = Other maps
plate-show = Show { $plate }
views = Parts of the board
view-show = Show { $part }
view-all = All of it
board-tools = Tools of the board

# The legend

legend-counters = How to read a counter
legend-afar = Seen from so far that only one number fits, a counter has the strength of all who lie with it; a + says that more lie face down among them.
legend-band = The band along a counter’s left edge tells whom it is part of:
legend-map = The map
legend-left = the points that the unit in hand would have left there
legend-count = so many counters lie on each other there
legend-fought = something was fought out here since your last decision
legend-flag = who holds the place; nobody’s has no flag
piece-down = face down
facing-down = { $count } face down
legend-down = face down: only its owner knows it
legend-may = edged in gold: may be chosen now
legend-aimed = edged in red: an enemy that can be aimed at
legend-spent = darker: has acted, or cannot act now
legend-stays = told to stay in this part of the turn

# The units in hand

crew-title = Who takes part
crew-all = All
hand-title = In hand
hand-every = All { $count }
hand-all = { $count ->
    [one] One more
   *[other] All { $count } more
}
hand-room = { $count ->
    [one] One more, then it is full
   *[other] { $count } more, then it is full
}
hand-out = { $count ->
    [one] One may not come along with those in hand, { $units }:
   *[other] { $count } may not come along with those in hand, { $units }:
}
hand-others = { $count ->
    [one] This one instead
   *[other] These instead
}
hand-without = Put { $unit } back
hand-back = Put back
hand-off = Call it off
hand-take = Take { $unit } in hand
hand-take-after = { $answer }; then take { $unit } in hand
hand-too-far = { $others ->
    [0] { $unit } cannot go there with the others
    [one] { $unit } and one more cannot go there with the others
   *[other] { $unit } and { $others } more cannot go there with the others
}
hand-stayed = { $others ->
    [0] { $unit } cannot follow and stays
    [one] { $unit } and one more cannot follow and stay
   *[other] { $unit } and { $others } more cannot follow and stay
}
hand-stayed-for = { $others ->
    [0] { $unit } has not followed: { $why }
    [one] { $unit } and one more have not followed: { $why }
   *[other] { $unit } and { $others } more have not followed: { $why }
}
key-next = to the next unit that can still act, or the one before, and in hand with it
key-all = everybody who may comes along, or does it at once
key-stay = those in hand stay where they are in this part of the turn; on to the next
key-post = those in hand stay where they are in later turns too, until you click them
rounds-post = Garrison
rounds-next = Next unit
rounds-left = { $units } left
rounds-next-short = Next { $units }
rounds-stay = Stays here
rounds-stay-short = Stays
rounds-staying = { $units ->
    [one] { $units } stays
   *[other] { $units } stay
}
hand-together = Lit: what all of them can reach. Numbers: what the slowest has left.
tip-left = Movement points left on arrival: { $points }
piece-whole = full strength, { $full } steps
