### The table in a browser

sandtable = Sandtable
sandtable-about = Historical wargames by their full rules
loading = Just a moment …
close = Close
cancel = Cancel
back = Back
menu = Menu
copy = Copy
copied = Copied
undo = Take back
undo-short = Back
fit = The whole board; again: what it is about
zoom-in = Nearer
zoom-out = Farther
overlay-next = Overlays
hide-counters = Hide the counters
download = Download the game
replay = Replay
to-lobby = To the lobby
to-table = To the table
minimap = The whole board in small; point to go there
legend = Legend
line-road = Road
line-river = River
line-railway = Railway
line-coast = Shore
line-border = Border
line-path = Path
tracks-all = All tracks and phases
answers-search = Find in this list
answers-search-keys = A word finds its line, Enter takes it
answers-search-why = Only the first nine lines have a number. / and part of a word leave the lines that have it; Enter takes the first of them.
answers-search-clear = All lines again

## Lobby

lobby-tables = Your games
lobby-new = A new game
lobby-scenario = Scenario
lobby-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }
lobby-start = Start
lobby-seed = Seed of the dice
lobby-seed-hint = left to chance
lobby-upload = Go on from a file
lobby-upload-hint = A saved game (.journal) or a written position (.toml or .json)
player-me = Me, here
invite = Send this link to whoever plays { $seat }:
table-won = won by { $seat }
table-damaged = The saved game is damaged: { $error }
table-resume = Go on
table-look = Look

## Settings

settings-language = Language
settings-theme = Look
theme-auto = As the device
theme-light = Light
theme-dark = Dark
settings-trails = Show what the other side has just done

## Deciding

question-title = Your decision
board-title = The board: { $title }
odds-title = Odds
odds-commit = Do it
odds-ordered = No dice yet: they are thrown when this is carried out.
odds-column = { $from }: read in column { $column } of the results table
odds-column-shifted = { $from }: read in column { $column } of the results table, after a shift of { $shift }
odds-added = { $what ->
    [tens] { $value } on the tens die
   *[other] { $value } on the die
}
odds-each = each
odds-more = Click for all that may come of it.
roll-throws = { $who }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } of { $sides } sides
way-choose = Choose the way
way-choose-short = Way
way-title = The way
way-left = { $left } left
way-begin = Shift-click a space that the way shall go by; on the board by key: Shift+Enter.
way-hint = Point at a lit space to go there by this way; Shift adds another place to pass.
way-click = Click the next place to pass; click the last one again to go there.
way-tap = Tap the next place to pass; tap the last one again to go there.
way-no-end = It may not end in { $space }.
way-go = Go there
way-back = Last place back
key-way = Shift with Enter or a click on the board: a place that the way goes by
key-way-back = the last place of the way back
harm-mark = harms your own side
harm-yes = Do it all the same
harm-around = Take the way without fire
stakes-in-all = { $points } VP
stakes-in-all-for = { $points } VP: { $reasons }
odds-adding-up = How it adds up
odds-points = Victory points, if it comes to that
odds-throws = What is thrown
answers-alike = { $count } units that are all alike
answers-all = all { $count }
answers-at-once = All of them at once
answers-many = { $count } choices
answers-together = { $left ->
    [0] All { $count } of them
   *[other] { $units } together
}
answers-on-board = The board can answer: point at what is lit.
answers-tap-board = The board can answer: tap what is lit.
once-more = Click it once more, or press Enter.
once-more-tap = Tap it once more.
once-more-goes = { $unit } is in hand: click where it goes, lit on the map, or { $unit } once more (or press Enter).
once-more-goes-tap = { $unit } is in hand: tap where it goes, lit on the map, or { $unit } once more.
answers-list = List them
why-obstacle = In the way: { $what }
why-signs = { $unit }: { $signs }
why-rest = { $things ->
    [one] One other thing that is forbidden there
   *[other] { $things } other things that are forbidden there
  }
why-not = Why not?
why-not-short = Why not?
why-pick-unit = Choose one of your units.
why-pick-row = Choose one of your units, or a grey line of the list.
why-pick-doer = { $enemy }: now choose which of your units is meant.
why-pick-target = { $unit }: now choose a space or a unit, to see what is allowed there and what is not.
why-nothing = There is nothing { $unit } could do there.
why-legal = allowed
why-again = Choose another space or unit, or another of your own.
why-beside = In the same stack:
concede-sure = Give the game up? That cannot be taken back.
pass-device = { $seat } is to decide. Hand the device over.
pass-ready = Here I am

## Following

tab-log = Log
tab-inspector = Units
tab-rules = Rules
phases-title = Phases of the turn
cards-title = Activations
cards-past = { $count } played
cards-none = No cards are on the table now.
cards-all = All { $count }
card-told = { $face }{ $holder ->
    [none] {""}
   *[other] {" "}– { $holder }
  }{ $side ->
    [none] {""}
   *[other] , { $side }
  }: { $state ->
    [active] in play now
    [played] has been played
   *[waiting] still to come
  }
log-start = First turn
log-newest = Newest ↓
log-empty = Nothing has happened yet.
log-dice = dice
log-reasons = how it adds up
log-whole = in full
space-level = level { $level }
space-empty = Nobody is here.
inspector-hint = Choose a space to see what is in it.
rules-search = Search the rules
rules-count = { $shown } of { $all } rules
rules-nothing = No rule holds all of “{ $words }”. Try fewer words, one word only, or the number of a rule; the chapters are below.
rules-open = { $title } ({ $count })
# other words for the same thing: those of a line are all looked for (; between lines, | between words)
rules-same = zone of control|zones of control|ZOC ; movement points|MP ; victory points|VP ; line of sight|LOS ; headquarters|HQ ; operations points|OPs ; artillery|gun ; lorry|truck
proof-title = Proof of the dice
proof-how = The fingerprint was published before play; it is that of the secret from which every die and card of this game follows. Nobody else has added to it.
proof-how-shared = The server published the fingerprint of its secret when the table was made. Then { $count ->
    [one] your browser added a number
   *[other] everybody's browser added a number, sealed until all were there
}. The key, from which every die and card follows, comes from all of them: nobody could choose it.
proof-verify = Verify this game
proof-true = Everything is true.
proof-false = Something is wrong here.
proof-holds-true = true:
proof-holds-false = wrong:
proof-holds-null = not to be said here:
proof-chain = Every line of the journal follows from all before it.
proof-commitment = The secret is the one whose fingerprint was published.
proof-same = The fingerprint is the one that this browser saw before play.
proof-seals = Every number is the one that was sealed.
proof-own = What this browser added is among them.
proof-key = The key comes from the secret and all numbers.
proof-replay = Played again from the journal, { $actions ->
    [one] one action leads
   *[other] all { $actions } actions lead
} where it says.
proof-commitment-told = Fingerprint
proof-key-told = Key
proof-offline = Whoever trusts neither server nor page downloads the game and checks it at home: sandtable verify FILE
practice = Practice
dice-waiting-for = { $count ->
    [one] { $seats } has still to sit down here
   *[other] { $seats } have still to sit down here
}: the dice come from everybody's browser, so that nobody can bend them. Whatever chance deals is dealt anew then.
dice-lost = Your part of the dice was sealed in another browser. Open the table there, or have everybody begin anew.
dice-anew = Begin the dice anew
dice-again = What everybody had added to the dice was thrown away ({ $times ->
    [one] once
   *[other] { $times } times
} so far), because somebody could not tell his part any more. If that happens again and again, ask why.
dice-add = Add my part again
download-sure = The save shows the key and everything hidden. Whoever plays alone may take it; the game is practice from then on.
problem-journal-running = The journal of a game that is being played shows everything. Alone you may take it: the game is practice from then on.
problem-not-over = The game is not over yet.

## Replay

replay-title = Replay: { $title }
replay-step = Action { $step } of { $last }
replay-first = To the start
replay-back = One back
replay-next = One on
replay-last = To the end
replay-turn = Turn
replay-turn-back = To the turn before
replay-turn-next = To the next turn
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-viewpoint = Seen by
replay-branch = Play on from here

## Keys

keys-title = Keys
key-answer = choose the answer with this number
key-close = the answer that ends or declines: nothing more, done
key-tab = from answer to answer
key-enter = give the answer; on the board, point at the space
key-back = one step back
key-arrows = on the board: from space to space
key-board = to the board
key-search = search the answers
key-legend = the legend
key-undo = take back
key-why = why not?
key-play = play, or pause
key-fit = the whole board; again: what it is about now
key-zoom = nearer, farther
key-hide = hide the counters
key-overlay = overlays, one after the other
key-log = the log
key-inspector = units in a space
key-rules = the rules
key-keys = this list

## When something is wrong

line-connecting = Connecting …
line-lost = The connection is lost. Trying again; nothing can be done until it is back.
trouble-bot = The bot { $player } has failed and cannot go on. The game is saved.
problem-rule = Not allowed by rule { $rule }.
api-title = Sandtable
api-about = Play historical wargames by their full rules. Whoever sets a table up gets a token for each seat that a person takes; it is sent as Bearer token with whatever that seat asks and does. An action names the number of the position that it answers, and is refused where the table has moved on.
problem-token = This seat is not yours: the link or the token is missing or wrong.
problem-seat-lost = Who sat here was lost with the server's index. Its host can open the game anew from the file { $file }.
problem-other-site = Another site tried to act here; it was refused.
problem-unreachable = The server does not answer.
problem-server = Something went wrong on the server; it has been noted there. Nothing has changed.
problem-busy = The last thing you did is still under way.
problem-malformed = The server did not understand the request: { $error }
problem-too-large = The file is too large.
problem-other-host = The server is not known by this name.
problem-too-many = Too much was asked for at once: try again in { $seconds } s.
problem-too-slow = The request took too long to arrive.
problem-broken-off = The request broke off before all of it was there.
problem-no-client = The browser's table has not been built. Install the package again (pip install .), which builds it.
problem-no-such-page = There is nothing at this address.
problem-no-such-table = There is no table { $table }.
problem-no-such-game = There is no game { $game }.
problem-no-such-language = There are no messages in the language { $language }.
problem-no-such-scenario = There is no scenario { $scenario }.
problem-no-such-seat = There is no seat { $seat }.
problem-no-such-player = There is no player { $player }.
problem-no-such-piece = There is no piece { $piece }.
problem-no-such-space = There is no space { $space }.
problem-places = A way goes by 1 to { $most } places.
problem-no-such-step = The game has no action { $step }.
problem-option = The options cannot be used: { $error }
problem-damaged = The saved game is damaged: { $error }
problem-journal = The saved game cannot be used: { $error }
problem-position = The position cannot be used: { $error }
problem-disk = The game could not be saved: { $error }
problem-database-busy = The games' database is busy. Nothing has changed; try again in a moment.
problem-database-gone = The games' database does not answer. What counts will show as soon as it is back.
