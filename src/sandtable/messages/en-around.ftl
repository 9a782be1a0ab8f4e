### Around the table: goals, briefing, whose move it is

goals-title = Goals
goals-now = If it ended now
goals-ended = How it ended
goals-short = { $points ->
    [one] One point more: { $level }
   *[other] { $points } points more: { $level }
  }
goals-below = To do better, below { $points } points: { $level }
goals-objectives = What is worth having
goals-nobody = nobody’s
goals-other = other points
track-nothing = Nothing counts yet.
goals-more = { $places ->
    [one] 1 more place
   *[other] { $places } more places
  }
result-you-won = You have won.
result-you-lost = You have lost.
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
option-rule = Rule { $rule }
lobby-guide = Guide: rules, examples, strategy
paper-link = Print and play
paper-title = { $title } on paper
paper-size = Paper
paper-print = Print
paper-how = Print at 100 % (no fitting to the page). Cut the map sheets along the marks at their corners; the broken marks show how far the next sheet lies over its neighbour. Lay them together by their letters and numbers, and cut the counters out along the marks at the edges.
paper-backs = Sheets of counters come in pairs, fronts and then backs: print both sides, turned along the long edge, and glue card between them if you print one side only.
paper-front = { $title } · counters { $number }, fronts
paper-back = { $title } · counters { $number }, backs
paper-size-a4 = A4
paper-size-letter = Letter (US)
