### The command line

about = Historical wargames by their full rules: play them here or in the browser, study them by the thousand.
first-steps = First steps: 'sandtable games', then 'sandtable play GAME' or 'sandtable serve'.
stopped = Stopped.

## What the commands do

help-games = List the games, with scenarios, optional rules and bots.
help-play =
    Play at the terminal, against a friend or a bot.

    Every action is on disk before it counts, so a game can be left at any moment and resumed with --resume.
help-serve = Serve the table for browsers, until Ctrl-C.
help-replay =
    Tell a saved game action by action, or show one step.

    With --position the position is printed so that it can be played from:
    sandtable replay FILE --step 40 --position > here.toml; sandtable play --position here.toml
help-completion =
    Teach a shell to finish names.

    Prints what a shell needs to finish the names of commands, games, scenarios, bots and options.

    For bash, for instance: sandtable completion bash >> ~/.bashrc
help-verify =
    Prove a saved game, every line and every die.

    No line was changed, every action was legal, every die fell as it says, every position is the one recorded.
    Exit code 0: everything is true; 1: it is not, and the line is named.
help-rules = List a game's rules, with rulings, tests and code.
help-simulate =
    Let bots play many games and count who wins.

    Without --scenario all scenarios take turns. The results depend on the seed alone, not on the number of processes.
help-fuzz =
    Play many games and look for mistakes in the rules code.

    After every action all invariants must hold, and every game must end.

    Exit code 1: something was broken. The digest stands for all last positions: one seed, one digest, everywhere.
help-bench =
    Measure how fast the games are on one core.

    Random play over all scenarios, in processor time, beside every peer that is installed.

    Peers are python-chess and OpenSpiel (pip install 'sandtable[bench]'); what is not installed is left out.
help-pack = Data packs: what a game's numbers are and where they come from.
help-pack-check =
    Check a pack: every file, every key, every scenario.

    Exit code 1: something is wrong, and file and key are named.
help-pack-show = Tell which numbers are from the text, which reconstructed.
help-pack-copy = Copy a game's pack to a folder of your own, to correct it.

## Arguments and options

option-version = Print the version.
build-compiled = compiled
build-pure = pure Python
build-stale = pure Python: the compiled build is of other sources, make fast again
option-game = The game, as 'sandtable games' names it.
option-game-played = The game; not needed with --resume or --position.
option-json = Print JSON for a program to read.
option-jobs = How many processes to use.
option-jobs-default = all processors
option-scenario = The scenario's name, or a scenario file of your own.
option-option = Switch an optional rule; may be repeated.
option-pack = Play with another data pack ('sandtable pack copy').
option-lang = Language.
option-lang-default = yours
option-bot = Let a bot play a seat; may be repeated.
option-seed = Make the dice repeatable.
option-seed-default = new dice
option-save = Where to save the game.
option-save-default = a file in your data folder
option-shell = The shell to be taught.
option-resume = Go on with a saved game.
option-position = Start from a position written down in a file.
option-plain = Plain lines instead of a full screen: for pipes, ssh, screen readers.
option-host = Address to serve at; 0.0.0.0 lets others in.
option-port = Port to serve at.
option-folder = Where games are kept.
option-folder-default = a folder in your data folder
option-browser = Open the browser.
option-step = Show the table after so many actions.
option-step-default = tell all
option-seat = Through whose eyes; without it what everybody knows is told.
option-print-position = Print the position as TOML, to be saved and played from.
option-journal = A saved game (a journal).
option-topic = Only the rules of one topic.
option-id = Only one rule, with everything known of it.
option-ambiguities = Print the register of rulings as Markdown.
option-stamp = Mark the translated rules as made from today's English; tell what is wrong.
option-seconds = Seconds for each measurement.
option-measured = Only these games; may be repeated.
option-recorded = A folder of recorded games: the longest of each game is opened.
option-pack-folder = The folder of a pack.
option-pack-game = The game it is a pack of.
option-origin = List the values of one origin: text or reconstructed.
option-other-pack = Another pack than the game's own.
option-many = How many games.
option-same-seed = The same seed gives the same games.
option-bots = The bots, one for each seat in order, or one for all of them.
option-keep = Keep the journals of games that went wrong here.
option-deep = Check the costly laws, too, in every so many games (0: never).
option-law = Ask the steps about their answers, listed and not, in every so many games (0: never); it takes most of the time.
option-fuzz-bots = Bots, one for each seat in order or one for all, instead of random play.
option-journals = Read and replay the journal of every game.
option-switches = Switch the game's options: none (default), each alone, or all together. The games go round: game after game another option, and each option in every scenario; so take at least as many games as there are options times scenarios.

## Mistakes

mistake-bot-form = --bot { $typed }: write it as SEAT=BOT, e.g. --bot { $example }
mistake-bot-seat = --bot { $typed }: there is no seat '{ $seat }'; there are: { $known }
mistake-bot = --bot { $typed }: there is no bot '{ $bot }'; there are: { $known }
mistake-bot-unknown = { $seat } is played by '{ $bot }', a bot that is not known here
mistake-language = there is no { $language }; there are: { $known }
mistake-no-save = no game has been saved yet in { $folder }
mistake-no-game = name a game: { $known } (or --resume FILE, or --position FILE)
mistake-position-game = { $file } is a position of { $of }, not of { $game }
mistake-position-options = a position names its own scenario and options: leave --scenario and --option away
mistake-resume-options = --resume goes on with a game as it was begun: leave the other options away
mistake-resume-game = { $file } is a game of { $of }, not of { $game }
mistake-step = --step { $step }: the game has { $last } actions
mistake-seat = --seat { $seat }: there are: { $known }
mistake-topic = --topic { $topic }: there are: { $known }
mistake-rule = --id { $rule }: { $game } has no such rule
mistake-origin = --origin { $origin }: it is { $text } or { $reconstructed }
mistake-no-folder = { $folder }: there is no such folder
mistake-unwritten = { $path } cannot be written: { $error }

## What is printed

games-version = rules version { $version }
games-scenario = scenario
games-seats = seats
games-bots = bots: { $bots }
games-play = Play it: sandtable play { $game }
serve-at = The table is at { $address } (games are kept in { $folder }). Ctrl-C ends it.
verify-true = { $file }: true. { $actions } actions, digest { $digest }
rules-waived = waived
rules-tests = { $count ->
    [one] 1 test
   *[other] { $count } tests
  }
rules-total = { $game }: { $total } rules, { $covered } of them tested or waived
rules-data = Data: { $data }
rules-waiver = No test: { $reason }
rules-test = Test: { $test }
rules-code = Code: { $place }
rules-stamped = { $file }: { $changed } stamped anew, { $wrong } wrong
rulings-title = Rulings: { $game }
rulings-about = Where the rulebook is unclear or silent, this is how it is played here: { $unclear } of { $total } rules. Made by `sandtable rules { $game } --ambiguities` from the game's ledger.
rulings-corrected = Corrected:
pack-sound = { $folder }: a sound pack of { $game }, { $files } files, { $scenarios } scenarios
pack-file = file
pack-origins = { $text } numbers from the text, { $reconstructed } reconstructed; --origin lists them
pack-copied = Copied to { $folder }. Correct what you like, then:
bench-game = game
bench-decisions = decisions/s
bench-pure = pure Python
bench-games = games/s
bench-nodes = nodes/s
bench-list = µs/list
bench-copy = µs/copy
bench-bytes = bytes
bench-table = bytes/table
bench-verify = verify s
bench-open = open s
bench-peer = peer
bench-ratio = ours as a multiple of it
playing = { $game }: { $bots }
progress = { $what }: { $done } of { $total }
fuzzed = { $games } games, { $finished } finished, { $violations } violations, { $decisions } decisions, { $seconds } s, digest { $digest }
fuzzed-law = list and check: { $asked } answers asked about, { $listed } listed but refused, { $unlisted } unlisted and unsound
simulated = { $games } games, { $decisions } decisions, { $seconds } s ({ $speed } games/s)
simulate-seat = seat
simulate-bot = bot
simulate-games = games
simulate-won = won
simulate-drawn = drawn
simulate-score = mean score
