### The table in a terminal

result-won = { $seat } { $seat-number ->
    [plural] win
   *[other] wins
  }: { $level }.
result-level = { $level }.
result-score = { $seat }: { $score }
fact-told = { $name }: { $value }
refusal-rule = Not allowed by rule { $rule } ({ $about }).
refusal-rule-alone = Not allowed by rule { $rule }.
rule-ruling = Ruling: { $ruling }
rule-unknown = There is no rule { $rule }.
odds-none = No chance is in it.
piece-steps = strength { $now } of { $full }
piece-hidden = a counter face down
space-held = held by { $side }
space-unheld = held by nobody
hand-over = Hand over to { $seat }, who may press Enter.
undone = Taken back.
box-waiting = not yet on the board
box-lost = lost
box-left = has left the board

typed-unknown = I do not know { $word } here. Name a unit and a place, or an answer as it is listed.
typed-too-much = { $word } is too much. It is typed: { $form }
typed-no-field = It has no field { $word }. It is typed: { $form }
typed-missing = { $word } is missing. It is typed: { $form }
typed-legal = That is allowed.

plain-more = … and { $count ->
    [one] 1 more
   *[other] { $count } more
  }: type a word to see only the answers that hold it, or: answers
plain-no-number = There is no answer { $number }; they go from 1 to { $count }.
plain-begin = Type board for the map, units for who is where, odds and a number, why and what you miss, or help for everything.
plain-enter = Enter plays it.
plain-enter-number = Enter plays { $number }.
plain-not-found = No answer holds the words { $word }. Type help to see what can be typed.
plain-help-help = help                 this list
plain-help-board = board [SPACE|all]    the board in characters: where things happen, around a space, or all of it
plain-help-units = units [WORD]         every unit and where it is, in words
plain-help-look = look SPACE           one space: its ground, who holds it, every unit in it
plain-help-status = status               turn, points and phase
plain-help-answers = answers [WORD]       all the answers, or those that hold a word
plain-help-why = why ACTION|NUMBER|UNIT SPACE  why something may not be done; the actions are listed below
plain-help-odds = odds NUMBER          the odds of an answer
plain-help-hint = hint                 what the strongest opponent would do here
plain-help-undo = undo | undo agreed   take the last action back; sealed ones only if everybody agrees
plain-help-log = log [COUNT]          what has happened
plain-help-rule = rule ID              a rule by its id
plain-help-concede = concede yes          give the game up
plain-help-another = another              another game; this one is saved
plain-help-quit = quit                 leave; the game is saved
plain-help-typed = A number plays that answer, a dot the one that ends or declines; a word shows the answers that hold it. Actions can be typed in full:

saved-to = The game is saved in { $path }
lesson-kept = The lesson is kept at this step: it goes on when the game does.
saved-original = The finished game in { $path } stays as it is: this table is a copy of it, and what is done here goes into the copy.
saved-there = The game is kept by the server at { $address }
client-address = '{ $address }' is no address of a server; one looks like http://localhost:8420
client-unreached = The server at { $address } cannot be reached: { $error }
client-other-answer = What answers at { $address } is no Sandtable server, or one of another version.
client-no-invitation = '{ $link }' is no link to a seat.
client-no-game = The server plays { $game }, which is not installed here.
client-other-rules = The server plays { $game } by version { $there } of its rules; here version { $here } is installed.
client-other-pack = The server plays { $game } with another data pack ({ $there }) than is installed here ({ $here }): play it in the browser.
resume-with = Play on with: { $command }
seated = { $seat }: { $player }
player-here = here

symbol-infantry = infantry
symbol-paratroops = paratroops
symbol-mechanised = mechanised infantry
symbol-machine-gun = machine gun
symbol-mountain-gun = mountain gun
symbol-mortar = mortar
symbol-special-forces = special forces
symbol-artillery = artillery
symbol-armour = armour
symbol-cavalry = cavalry
symbol-reconnaissance = reconnaissance
symbol-air-defence = air defence
symbol-engineers = engineers
symbol-aviation = aircraft
symbol-transport = transport
symbol-support = support
symbol-nobody = nobody
symbol-headquarters = commander, headquarters

screen-log = Log
screen-odds = Odds
screen-filter = number, Enter · / finds
screen-numbering = { $more ->
    [yes] ⏎ gives { $number } · one more digit: { $longer } …
   *[no] ⏎ gives { $number }
}
screen-numbering-group = { $more ->
    [yes] ⏎ opens the group { $group } · one more digit: { $longer } …
   *[no] ⏎ opens the group { $group }
}
screen-next = Then: { $cards }
screen-not-found = No answer holds the words { $word }. Esc shows all answers again; then ? tells every key.
screen-no-odds = No chance is in this answer.
screen-odds-more = … o: all of it
screen-odds-later = The odds are told when it is asked who does it: they stand beside each answer then.
screen-nothing-there = No answer is about { $space }. Esc shows all of them.
screen-why = Why not? A unit and a place, or an action
screen-concede = Concede the game for { $seat }?
screen-undo-agreed = It is sealed. Does everybody agree to take the last action back?
screen-undo-alone = A die was thrown, a card drawn, something hidden seen, or the others have acted since: what you have seen you know. Take your last action back all the same, and all that came of it? The game keeps a record that you did.
screen-yes = Yes
screen-no = No
screen-over = The game is over
screen-close = Esc closes
screen-help = Keys
screen-keys-moving = Moving about
screen-keys-answering = Answering
screen-keys-looking = Looking things up
screen-keys-game = The game itself
screen-legend = On the board
screen-level = hill
screen-held = in the brackets of the side that holds it
screen-strength = beside a counter, before its figures: how strong all there still are together
screen-wrong = on a counter, for its last bracket: something is wrong with a unit there (the list of units tells what)
screen-acted = on a counter, for its last bracket: all there have moved (or fought, where the game keeps count of that)
screen-counter = a counter: the letter of the strongest unit, and how many units lie there; in the smallest hexes their men, where units count them
screen-harms = behind an answer: it harms your own side
screen-caution = behind an answer: something to think of first (o tells what)
screen-fire = behind an answer, and in a space: who goes there is fired at on the way
screen-sign-likely = how likely it does what you want
screen-sign-harms = harms your own side
screen-sign-fire = fired at on the way
screen-sign-caution = think first (o tells of what)
screen-line-road = road
screen-line-railway = railway
screen-key-choose = Play
screen-key-filter = Filter
screen-key-digit = Go to the answer of that number; Enter plays it
screen-key-close_question = Nothing more, done, no: the answer marked [.]
screen-key-all_along = All who may come along, one after the other
screen-all-along = {"*"}: all who may come along
screen-nobody-along = Nobody else can come along here.
screen-key-board = Board
screen-key-board-walk = Onto the board: the arrows walk, Enter plays or lists what can be done there
screen-key-lesson = In a lesson: on; leave it
screen-key-next = Lesson: on
screen-key-leave = Leave the lesson
screen-key-odds = Odds
screen-key-hint = Hint: what the strongest opponent would do
screen-key-review = Review, once the game is over
screen-key-why = Why not?
screen-key-undo = Undo
screen-key-units = Units
screen-key-log = Log
screen-key-rule = Rules
screen-key-zoom = Zoom
screen-key-concede = Concede
screen-key-help = Help
screen-key-another = Another game; this one is saved
screen-key-quit = Quit
screen-key-scroll = Scroll the board
screen-key-move = Walk through the answers
screen-key-brief = Briefing: who you are, what you want
screen-key-status = Status
screen-key-language = Language
screen-key-save = Where it is saved
screen-line-river = river
screen-line-dry-river = dry river
screen-line-track = track
screen-line-cease-fire = cease-fire line

saved-copy = A copy of the game is saved in { $path }
plain-many = { $count } answers in all. Type a name or another word to see only those that hold it, or: answers
plain-help-save = save [FILE]          where the game is saved; or save a copy
plain-help-language = language en|fr|pt    go on in another language

## Ways, and what harms one's own side

way-by = By { $spaces }
way-ends = It may end in: { $ends }
way-ends-nowhere = From there it can end nowhere.
way-whose = Whose way? Add: with UNIT. There are: { $units }
way-manners = It can be gone in several manners; type the one you mean:
harm-sure = { $harms }

  Do it all the same?
harm-again = To do it all the same, type it once more, or: yes
part-ended = This part of the turn is over: '{ $part }'. Now: '{ $now }'.
part-ended-haste = The part before has ended by itself: that key was not taken for { $now }. Once more, if it is meant.
ending-again = To do it all the same, type it once more, or: yes. Never to be asked at the end of a part again: yes all
plain-help-via = via SPACE … [to SPACE] [with UNIT]  the way by these places: what is left, where it may end; with an end, go there
plain-help-path = A way can be typed, too: path= and every space entered, with commas between them.
screen-key-way = On the board: the way goes by here; Backspace takes it back, Enter goes
screen-way-status = The way: { $way }
screen-way-manner = In which manner?
plain-help-since = since                what has happened since your last answer
plain-help-rules = rules [WORD]         the chapters of the rules; the rules that hold some words, or those of a chapter
plain-help-overlay = overlay [NAME]       what can be laid over the board: zones, supply, control, in words
plain-help-words = Commands are understood in your language and in English.

## What has happened, rules, overlays

since-title = Since your last answer
since-nothing = Nothing has happened yet.
odds-working = being worked out …
weight-own = Your losses
weight-others = Losses of the others
weight-places = Places
weight-points = Points
weight-order = In order
weight-whole = The whole game
since-count = e: { $count ->
    [one] one new line
   *[other] { $count } new lines
  }
reader-title = The rules
reader-keys = ↑ ↓ chapters · PgUp PgDn · Esc closes
reader-search = a word, or the number of a rule
reader-nothing = No rule holds { $word }.
rules-chapter = { $title }: { $count ->
    [one] one rule
   *[other] { $count } rules
  }, { $first } to { $last }
overlay-none = Nothing can be laid over this board now: no zones, no supply, nobody holds a place.
overlay-which = There are: { $names }
overlay-status = ▒ { $name } (O: next)
overlay-covers = { $spaces }
screen-key-since = What happened
screen-key-overlay = Overlays, one after the other

## The words that commands are typed with

plain-word-help = help
plain-word-board = board
plain-word-units = units
plain-word-look = look
plain-word-status = status
plain-word-answers = answers
plain-word-why = why
plain-word-odds = odds
plain-word-hint = hint
plain-word-via = via
plain-word-undo = undo
plain-word-log = log
plain-word-since = since
plain-word-rule = rule
plain-word-rules = rules
plain-word-charts = charts
plain-word-overlay = overlay
plain-word-concede = concede
plain-word-save = save
plain-word-language = language
plain-word-another = another
plain-word-quit = quit
plain-another = another: another game · Enter: leave
plain-word-yes = yes
plain-word-all = all
plain-word-agreed = agreed
plain-word-to = to
plain-word-with = with
plain-word-leave = leave

## The start menu

start-welcome = Sandtable: historical wargames. New here? Begin with 1, a guided first game; every game has one.
start-learn = Learn to play: { $game }
start-game = What shall we play?
start-scenario = { $game }: which scenario?
start-side = Which side do you take?
start-everybody = Everybody here
start-everybody-about = Two or more players at this keyboard; where something is hidden, the screen is covered in between.
start-opponent = Who plays against you?
start-resume = Go on: { $game }
start-over = Over: { $game } – look at it again
start-saved = last played { $when }, { $count ->
    [one] one action
   *[other] { $count } actions
  }
start-keys = ↑ ↓ Enter or a number: choose · Esc: back · ?: help · q: leave
start-keys-first = ↑ ↓ Enter or a number: choose · ?: help · q: leave
start-leaves = This is the first question. q leaves.
start-help-title = The first questions
start-help = Here you choose what is played: a guided first game, a new game, or one that you have begun. Then you are asked for the scenario, your side and your opponent, and the table opens. Every game is saved as you play; the ones played last stand at the end of the list.
start-help-walk = walk through the choices; on a wide screen the board of the one under the cursor lies beside them
start-help-choose = take the one under the cursor
start-help-number = take the one of that number
start-help-back = the question before
start-help-keys = this page; at the table, all keys of the table
start-help-leave = leave
start-plain = number, Enter for { $likely }, 0 back

## The foot of the screen, the briefing, the end

screen-status-more = t: more
screen-foot-help = All keys
screen-foot-filter = Find
screen-foot-odds = Odds
screen-foot-undo = Undo
screen-foot-brief = Briefing
screen-foot-hint = Hint
screen-foot-plate = Other map
screen-foot-pace = Pace
screen-foot-overlay = Overlays
screen-foot-since = News
screen-foot-walk = Walk
screen-foot-here = Play here
screen-foot-way = Way by here
screen-foot-back = Back
briefing-against = Against you: { $players }
screen-begin = Enter: to the table
ending-you-won = You have won.
ending-you-lost = You have lost.
ending-keys = l: the log · u: take back · R: review · N: another game · q: leave · Esc: back to the board

# What has happened, step by step
screen-story-keys = Space: on · Esc: skip
screen-story-pace = p: no steps
screen-story-more = { $count } more
screen-story-idle = … and for { $count } more nothing changes.
screen-story-sums = o: all of it
screen-pace-step = What happens is told step by step, in all games.
screen-pace-straight = What happens is no longer told step by step; e tells it. p brings the steps back.
screen-plate-none = This board has only one part.
series-none = There is no series of attacks to drop.
screen-key-story = What happened: the next step; straight to your decision
screen-key-pace = Tell what happens step by step, or straight on
screen-key-plate = Another part of the board
screen-nobody-hurt = Nobody is hurt.
screen-gone = off the board
screen-figures = figures on a counter: attack-defence-movement, or strength and range, as the game prints them (s names them)
screen-total = all units of a stack together
why-which = Which is meant by { $word }: { $names }?
why-others = { $count ->
    [one] One other deed is not allowed there either: name it in words to be told why.
   *[other] { $count } other deeds are not allowed there either: name one in words to be told why.
}
why-in-the-way = In the way: { $what }
screen-page-more = ↓ more
ending-keys-left = R: review · l: log · u: take back · N: another game · q: leave
