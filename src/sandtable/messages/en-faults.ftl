### What goes wrong: faults that somebody can put right

game-unknown = there is no game '{ $game }'; there are: { $known }
scenario-unknown = { $game } has no scenario '{ $scenario }'; it has: { $known }
bot-unknown = { $game } has no bot '{ $bot }'; it has: { $known }
bot-too-few = { $game }/{ $scenario } has the seats { $seats }: name as many bots, in this order, or one
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

verify-torn = half-written last line left out
verify-other-pack = played with another data pack, which makes no difference to this game

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
serve-index = the index of tables { $path } cannot be used: { $error }
serve-index-newer = the index of tables { $path } was made by a newer Sandtable; use that one, or move the file away: it is then made anew from the journals
serve-failed = the server could not be started: { $error }

index-set-aside = The index of tables could not be read ({ $error }). It has been set aside as { $aside }.
index-rebuilt = { $tables ->
        [one] One game was not in the index of tables and has been added from its journal.
       *[other] { $tables } games were not in the index of tables and have been added from their journals.
    }
index-seats-lost = { $tables ->
        [one] Of one of them it is not known any more who sat where. Open it anew from its file ({ $first }) to take a seat.
       *[other] Of { $tables } of them it is not known any more who sat where. Open them anew from their files ({ $first } …) to take a seat.
    }
