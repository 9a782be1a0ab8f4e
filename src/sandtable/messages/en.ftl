### The table: what every game shares

refusal-table-over = The game is over.
refusal-table-wrong-seat = It is { $seat }'s decision.
refusal-table-no-such-seat = There is no seat { $seat }.
refusal-table-no-such-piece = There is no piece { $piece }.
refusal-table-no-such-space = There is no space { $space }.
refusal-table-no-way = There is no way to choose here.
refusal-table-stale = The position has changed in the meantime.
refusal-table-malformed = This is not an action: { $error }
refusal-table-dice-closed = Nothing can be added to the dice any more.
refusal-table-dice-not-asked = This is not asked of anybody at this seat.
refusal-table-dice-twice = This seat has added its part already.
refusal-table-dice-too-early = A number may be told only when all others have sealed theirs.
refusal-table-dice-other-number = This is not the number that was sealed.
refusal-table-dice-waiting = The game begins when everybody has added to its dice.
refusal-table-undo-nothing = There is nothing to take back.
refusal-table-undo-sealed = It cannot be taken back: a die was thrown, a card drawn, something hidden seen, or the other side is to decide.
refusal-table-undo-other-seat = The last action was { $seat }'s.
refusal-table-journal = The action could not be saved and was not played: { $error }
refusal-table-script = The dice or cards written down for this position do not fit: { $error }

question-over = The game is over.
question-dice = The game begins when everybody has added to its dice: { $seats } not yet.
question-waiting = { $seat } is deciding.
action-concede = Concede
action-unknown = “{ $action }”, as it was asked
bot-random = Random player
bot-random-about = no plan at all: to see the rules at work

## What an outcome does to victory points

stakes-signed = { $sign }{ NUMBER($points, maximumFractionDigits: 2) }
stakes-range = { $low } to { $high }
stakes-up-to = up to { $points }
stakes-down-to = down to { $points }
stakes-in-any-case = in any case { $points }
stakes-for = { $points }: { $why }
odds-rarer = { $count } rarer outcomes together
stakes-now = { $side } { $points } VP
stakes-turn = { $side } { $points } VP when the turn is over
stakes-end = { $side } { $points } VP at the end (if nothing changes)
stakes-win = { $side }: the game is won
stakes-may-win = { $side }: the game may be won
stakes-win-chance = { $side }: the game is won, { $chance }
stakes-expected = Victory points to be expected: { $stakes }
stakes-net = net { $points } for you
stakes-none = No victory points hang on it.
stakes-untold = What it does to victory points cannot be told yet.
verdict-attack-succeeds = the attack succeeds
verdict-defence-holds = the defence holds
verdict-nobody-yields = nobody gives way
verdict-fire-hits = it hits
verdict-fire-misses = no effect
verdict-harmed = not all come through unharmed
verdict-succeeds = it succeeds
verdict-fails = it fails
verdict-at-worst = { $what } { $now } now, { $worst } at worst
verdict-at-best = { $what } { $now } now, { $best } with your help
verdict-at-both = { $what } { $now } now, { $best } with your help, { $worst } at worst
odds-addition-outcomes = What may come of it then
odds-as-it-stands = As it stands now
odds-addition = They may still add: { $what }. Then:
odds-addition-own = You may still add: { $what }. Then:
