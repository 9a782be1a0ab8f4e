### The review of a game that is over: its course, where it turned, its luck

review = Review
review-of = Review: { $title }
review-not-over = A game can be reviewed once it is over; this one is still on.

## How the chances stood

review-course = How the chances stood
review-course-how = At the beginning of each turn the game was played on { $worlds } times by its own bots, with other dice. A draw counts as half a win.
review-course-how-alone = At the beginning of each turn the game was played on { $worlds } times by its own bot, with other dice; these are the points it came to on average. Where points are counted against the player, fewer are better.
review-bars = Behind the bar: who would be ahead at the end, and by how many points.
review-turn = turn { $turn }
review-start = start
review-end = end
review-points = { $points } points
review-give-or-take = ± { $error }

## Where it turned

review-turning = Where it turned
review-turning-how = The turns that changed most. What the dice gave stands beside the rest: what both sides decided, and what did not show in points yet.
review-turning-how-alone = The turns that changed most. What the dice gave stands beside the rest: what was decided, and what did not show in points yet.
review-turning-none = No turn changed more than such estimates may be off.
review-swing = { $side }: chance to win { $before } → { $after }
review-swing-alone = points to be expected { $before } → { $after }
review-swing-parts = by dice { $luck }, the rest { $rest } points (± { $error })
review-decided-by = The throw that did most

## Decisions

review-slips = Decisions that cost most
review-slips-how = Looked at again as the strongest opponent would, from what the seat saw then. What it cost is measured in worlds that had no part in finding the better answer. A hint thinks longer about one question and in other worlds: where the two disagree by less than their errors, neither is wrong.
review-slips-none = None was found that cost more than such estimates may be off.
review-slip-better = better: { $answer }
review-slip-cost = cost { $points } points (± { $error })
review-slip-chance = { $chance } of the chance to win
review-number = { NUMBER($number, maximumFractionDigits: 1) }

## Luck

review-luck = Luck
review-luck-how = The luck of a throw is how far a side is ahead after it, less how far it would be on average had the same action been taken and the dice fallen anew. Good and bad choices are no part of it. Points are those on the table, and what the strongest opponent thinks the position is worth besides.
review-luck-for = The dice favoured { $side } by { $points } points.
review-luck-gave = The dice were good to { $side }: worth { $points } points.
review-luck-took = The dice were bad to { $side }: they cost { $points } points.
review-luck-even = The dice favoured nobody.
review-luck-even-alone = The dice neither gave nor took anything to speak of.
review-luck-usual = Throws like these usually make a difference of about { $spread } points ({ $throws ->
    [one] 1 throw
   *[other] { $throws } throws
  }).
review-luck-turns = Luck by turn
review-luck-best = Luckiest throws of { $side }
review-luck-best-alone = Luckiest throws
review-luck-worst-alone = Unluckiest throws
review-luck-none = There was none.
review-luck-running = added up
review-throw-dice = dice { $dice }, together { $total } ({ $usual } on average)
review-throw-hits = dice { $dice }, { $total ->
    [0] no hit
    [one] 1 hit
   *[other] { $total } hits
  } ({ $usual } on average)
review-throw-by = { $who }: { $dice }
review-throw-chain = { $count } throws in a row, from “{ $first }” to “{ $last }”
review-throw-draw = drawn
review-throw-how = Behind each throw stand its luck in points and how likely a throw as good was (or as bad, where it was bad luck), with whatever was drawn besides.
review-throw-chance = as good or better{ $drawn ->
    [yes] , with what was drawn besides
   *[no] {""}
  }: { $chance }
review-throw-chance-bad = as bad or worse{ $drawn ->
    [yes] , with what was drawn besides
   *[no] {""}
  }: { $chance }
review-all-throws = All throws
review-step = action { $step }
review-column-step = action
review-column-turn = turn
review-column-who = who
review-column-what = what
review-column-dice = dice
review-column-usual = on average
review-column-luck = luck

## A hint, while playing

hint = Hint
hint-short = Hint
hint-title = What a strong player would do
hint-thinking = Trying answers out in imagined games …
hint-stop = Never mind
hint-close = Close the hint
hint-worlds = Tried in { $worlds } imagined games, from what you see.
hint-lead = then { $points } points ahead
hint-behind = then { $points } points behind
hint-score = { $points } points
hint-score-against = { $points } points against you
hint-scale = Points as they are likely to stand: more is better.
hint-scale-against = Points against you, as they are likely to stand: fewer are better.
hint-chance = you win about { $chance } of such games
hint-gains =
    It should earn { $side } about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more (rule { $rule }).
hint-gains-for =
    It should earn { $side } about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more: { $about } (rule { $rule }).
hint-denies =
    It should keep about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from { $side } (rule { $rule }).
hint-denies-for =
    It should keep about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from { $side }: { $about } (rule { $rule }).
hint-placed = Nothing more is scored yet, but the position is better.
hint-behind-first =
    About { $points ->
        [one] { $points } point
       *[other] { $points } points
    } worse than the first answer.
hint-as-good = About as good as the first answer, as far as can be told.
hint-as-good-above = About as good as the answer above, as far as can be told.
hint-able = About as good as those below, as far as can be told, and it can have an effect.
hint-even = Nothing hangs on it.
hint-alike = As far as can be told, it makes little difference which of these you choose.
hint-no-difference = As far ahead as it was played, it makes no difference which of these you choose.
hint-each = Each of them: { $worth }
hint-only = There is no other answer.
hint-only-begun = There is no other answer than to call it off.
hint-then = then: { $what }
key-hint = a hint: what a strong player would do
problem-hint-people = Hints are for games alone or against bots. Another person plays here.
problem-hint-not-asked = There is nothing to advise on: you are not asked anything.
problem-hint-failed = No hint could be worked out. Ask again.
problem-review-failed = The review could not be worked out. Ask again.

## The review in the browser

review-working = The game is being looked back at. You may play on elsewhere meanwhile.
review-progress = { $done } of { $of } parts
review-unfinished = So far; the rest is still being looked at.
review-later = This is told once all of the course and all of the luck are known.
review-look = Look at it in the replay
review-chart-course = The chances from turn to turn
review-chart-luck = Luck from turn to turn
