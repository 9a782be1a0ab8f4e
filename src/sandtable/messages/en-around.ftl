### Around the table: goals, briefing, whose move it is

goals-title = Goals
goals-now = If it ended now
goals-ended = How it ended
goals-short = { $points ->
    [one] One point short of: { $level }
   *[other] { $points } points short of: { $level }
  }
goals-below = Below { $points } points: { $level }
goals-objectives = What is worth having
goals-nobody = nobody’s
goals-other = other points
goals-more = { $places ->
    [one] 1 more place
   *[other] { $places } more places
  }
result-again = Play again
result-other-side = The other side
briefing-you = Your side:
briefing-decides = What decides
briefing-go = To the table
briefing-any-key = or any key, or a click
briefing-again = Briefing
briefing-minutes = about { $least } to { $most } minutes
briefing-hours = about { $least } to { $most } hours
settings-briefing = Tell what a table is about when it is first opened
settings-hand-over = Hand the screen over under a curtain
settings-hand-over-hidden = where something is hidden
settings-hand-over-always = always
settings-hand-over-never = never
key-goals = goals, and how it would end now
key-briefing = the briefing
tab-yours = ● Your move – { $title }
tab-waiting = { $title } – { $seat } is deciding
tab-over = { $title } – over
join-refused = This link does not open the seat: it is wrong, or somebody has changed it. Nothing of yours has changed.

## The lobby

lobby-side = Your side
lobby-against = Against
lobby-here = Somebody here, at this screen
lobby-scenarios = { $count } scenarios; chosen:
lobby-more = Seats one by one, optional rules, dice
table-turn = Turn { $turn }{ $turns ->
    [0] {""}
   *[other] {" "}of { $turns }
  }
table-begun = setting up
table-yours = your move
table-rename = Rename
table-delete = Delete
table-delete-sure = Delete “{ $title }” for good? It cannot be brought back.
