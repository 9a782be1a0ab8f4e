### What goes wrong: faults that somebody can put right

game-unknown = there is no game '{ $game }'; there are: { $known }
scenario-unknown = { $game } has no scenario '{ $scenario }'; it has: { $known }
bot-unknown = { $game } has no bot '{ $bot }'; it has: { $known }
bot-too-few = { $game }/{ $scenario } has the seats { $seats }: name as many bots, in this order, or one
bot-own-unknown = There is no bot { $bot }: { $error }
bot-own-strays = { $bot } ({ $seat }) answered { $answer }: that is not in view.decision.actions, and the rules do not accept it (rule: { $rule })
seat-unknown = { $game } has no seat '{ $seat }'; it has: { $known }
reward-unknown = there is no reward '{ $reward }'; there are: { $known }
letter-not-now = letter { $number } ({ $letter }) may not be said here; { $count } others may: see the mask, or legal_actions()
letters-miscounted = { $count } letters for { $games } games: a step takes one for each
seeds-miscounted = { $count } seeds for { $games } games: give one for each, or a single number
vector-process-gone = a process that plays games has ended; where its own complaint is about starting processes, the script needs: if __name__ == "__main__":
option-unknown = there is no option '{ $option }'; there are: { $known }
option-no-choice = option { $option }: '{ $value }' is not one of: { $choices }

journal-line = line { $line }: { $error }
journal-there = { $path } is already there; name another file
journal-unwritten = { $path } cannot be written: { $error }
journal-unwritten-action = { $path } cannot be written: { $error }; the action was not played
journal-unread = { $path } cannot be read: { $error }
journal-held = { $path } is being played by { $holder }. End that first; to read it (replay, verify) you need not wait
journal-no-locks = { $path } cannot be locked against a second writer: { $error }; choose a folder on another disk
journal-replaced = { $path } has been moved, replaced or written by a program that does not ask for it; the action was not played
journal-overtaken = somebody else has written this line already
journal-lines-gone = this line and what follows it are no longer in { $path }; the action was not played
holder = process { $process } ({ $what }), since { $since }
holder-unknown = another process
journal-no-header = this is not a Sandtable journal: it has no complete first line
journal-no-journal = this is not a Sandtable journal: { $error }
journal-format = journal format { $format } is not known here
journal-header-changed = the header has been changed
journal-line-changed = this line, or the order of lines, has been changed
journal-line-damaged = this line is damaged: { $error }
journal-other-rules = played under rules version { $then } of { $game }; this is version { $now }
journal-bad-position = the position it starts from is wrong: { $error }
journal-other-start = the first position is not the one that was recorded (other data or other rules?)
journal-other-position = leads to another position than was recorded
journal-undo-too-much = takes back more than there is
journal-no-seat = there is no seat '{ $seat }' in this game
journal-no-action = not an action: { $error }
journal-illegal = this action is not legal here: rule { $rule }
journal-no-key = the key is not a key
journal-other-key = the key does not fit the commitment made before play
journal-no-people = the seats whose people add to the dice are not seats of this game
journal-dice = what was added to the dice cannot be: { $error }

verify-shared = Dice that nobody could choose: { $people } and whoever made the table have all added to them.
verify-alone = The dice follow from a key that the program drew when the game was made; nobody else has added to it.
verify-waiting = The game has not begun: not everybody has added to its dice.
verify-practice = PRACTICE: the dice of this game prove nothing.
verify-unmarked = Written by a version that did not mark practice: a key chosen by hand would not be seen.
verify-thrown-away = Before that, everything that people had added was thrown away { $times ->
    [one] once
   *[other] { $times } times
}.
verify-taken-back = What had been seen was taken back by agreement { $times ->
    [one] once
   *[other] { $times } times
}.
practice-seed = The dice come from a seed or key that somebody chose.
practice-script = Some of the dice were written down beforehand.
practice-position = It begins from a written position.
practice-branch = It goes on from the middle of another game.
practice-looked-at = Somebody has looked at the key and at everything hidden while it was being played.
verify-torn = half-written last line left out
verify-other-pack = played with another data pack, which makes no difference to this game

text-too-long = a text from elsewhere may have { $longest } characters at most
text-too-deep = keys may lie inside each other { $deepest } deep at most
text-unread = it cannot be read: { $error }
text-no-scenario = the journal names a file as its scenario; it must bring the text itself

script-used-up = the script for '{ $kind }' is used up, but one more is drawn
script-no-side = the script says { $value }, but the die has { $sides } sides
script-not-there = the script draws { $kind } { $value }, which is not there to be drawn

position-no-file = { $path }: no such file
position-unread = { $path }: { $error }
position-no-game = a position needs the key 'game'
position-unknown-key = unknown key '{ $key }' (expected one of: { $known })
position-unknown-name = { $key }: { $value } is not known here (expected one like: { $known })
position-unknown-field = { $key }: unknown (pieces are written under state.units)
position-expected-name = { $key }: expected a name, not { $value }
position-expected-table = { $key }: expected a table
position-expected-list = { $key }: expected a list
position-expected-flag = { $key }: expected true or false, not { $value }
position-expected-number = { $key }: expected a whole number, not { $value }
position-expected-keys = { $key }: expected these keys and no others: { $known }
position-no-draw = { $key }: this game draws no '{ $kind }'
position-not-drawn = { $key }: { $value } cannot be drawn
position-not-in-list = { $key }: { $value } cannot be in this list
position-chance = chance: { $error }
position-impossible = the position is impossible: { $problems }
position-breaks = the rules cannot be played on from here (the last step is '{ $step }'): { $error }
position-no-result = { $key }: nothing is left to be played, but the game has no result
position-no-answer = { $key }: the last step is '{ $step }', and it has no answer here
position-active-no-card = active: { $unit } has no card (give it one: state.units.{ $unit }.card)
position-active-not-there = active: { $unit } is not on the board

serve-no-port = cannot serve at { $address }: a port is a number from 1 to 65535
serve-taken = cannot serve at { $address }: { $error }
serve-held = the games in { $folder } are already being served by { $holder }. End that first, or name another folder with --folder
serve-no-folder = { $folder } is a file, not a folder to keep games in
serve-folder = { $folder } cannot be used to keep games: { $error }
serve-database = the database { $database } cannot be used: { $error }
serve-database-address = this is not the address of a database: { $error }
serve-database-broken = the database { $database } is damaged: { $error }. Put a backup in its place, or move it away: the server then begins with an empty list
serve-database-newer = the database { $database } was made by a newer Sandtable; use that one
serve-processes = more than one process needs a database that they share: name one with --database postgresql+psycopg://…
backup-there = { $file } is there already
backup-no-database = there is no database { $database }
backup-failed = { $file } could not be written: { $error }
serve-failed = the server could not be started: { $error }

takeover-tables = { $tables ->
        [one] One game has been taken over into the database; its file is unchanged in the folder taken-over.
       *[other] { $tables } games have been taken over into the database; their files are unchanged in the folder taken-over.
    }
takeover-continued = { $tables ->
        [one] One game had been played on in its file; what was added there has been taken over.
       *[other] { $tables } games had been played on in their files; what was added there has been taken over.
    }
takeover-torn = { $tables ->
        [one] The last line of { $first } was only half written and has been left out.
       *[other] The last lines of { $tables } journals ({ $first } …) were only half written and have been left out.
    }
takeover-left = { $file } has been left where it is: { $error }
takeover-other = the database has another game under this name
takeover-no-index = The older list of tables ({ $file }) could not be read: { $error }. The games come from their journals.
index-seats-lost = { $tables ->
        [one] Of one of them it is not known any more who sat where. Open it anew from its file ({ $first }) to take a seat.
       *[other] Of { $tables } of them it is not known any more who sat where. Open them anew from their files ({ $first } …) to take a seat.
    }
