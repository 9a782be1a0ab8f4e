### The command line

about = Historical wargames by their full rules: play them here or in the browser, study them by the thousand.
first-steps = First steps: 'sandtable games', then 'sandtable play GAME' or 'sandtable serve'.
stopped = Stopped.
online-invite = { $seat } is still free. Invite somebody by this link: { $link }

## What the commands do

help-games = List the games, with scenarios, optional rules and bots.
help-play =
    Play at the terminal, against a friend or a bot.

    Every action is on disk before it counts, so a game can be left at any moment and resumed with --resume.
help-serve = Serve the table for browsers, until Ctrl-C.
help-migrate =
    Take the games of a folder into a database.

    Journals and seats from before version 0.6, and the folder's own database where another is named. What has been taken over is left unchanged, in the folder taken-over; what is damaged stays where it is and is named. Whoever does it twice does nothing twice. A server does this by itself for its own folder.
help-backup =
    Copy a server's database to a file, while it serves.

    The copy is whole: put it in the place of the database and serve.
help-replay =
    Tell a saved game action by action, or show one step.

    With --position the position is printed so that it can be played from:
    sandtable replay FILE --step 40 --position > here.toml; sandtable play --position here.toml
help-review =
    Look back at a game that is over.

    How the chances stood turn by turn, where it turned, which decisions cost most, and what the dice did.
    The same file and seed give the same review. With --html it is written as one page with plots.
help-completion =
    Teach a shell to finish names.

    Prints what a shell needs to finish the names of commands, games, scenarios, bots and options.

    For bash, for instance: sandtable completion bash >> ~/.bashrc
help-verify =
    Prove a saved game, every line and every die.

    No line was changed, every action was legal, every die fell as it says, every position is the one recorded.
    Exit code 0: everything is true; 1: it is not, and the line is named.
help-rules = List a game's rules, with rulings, tests and code.
help-print = Write a game as sheets of paper, to be printed and cut out.
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
help-bench-server =
    Measure what a server bears when many play at once.

    Starts a real server and a crowd of players, each in a process of its own, on this machine alone.

    The machine's load is told beside the figures: read them with it.
help-admin = For whoever runs a server: tables, people, checks.
help-admin-tables = List every table.
help-admin-people = List everybody who has sat down.
help-admin-reissue =
    Give a seat a new key, and print its address.

    Whoever held the seat before holds it no more: for somebody who has lost his key.
help-admin-delete = Throw a table away for good.
help-admin-expire = List the tables that guests have left behind; with --yes, throw them away.
option-admin-days = Nobody has touched them for so many days; tables of people with a name are never among them.
option-admin-expire = Throw them away for good.
admin-expired = Thrown away: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  }.
help-admin-check =
    Play every running game again under the installed rules.

    Nothing is changed: the dry run before an upgrade. Exit code 1: a game does not go on, and is named.
help-pack = Data packs: a game's numbers and where they come from.
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
option-database = Address of the database: postgresql+psycopg://… or sqlite:///….
option-database-default = sandtable.sqlite in the folder
option-server-processes = How many processes serve; more than one needs PostgreSQL.
option-backup = The file to write; it must not be there yet.
option-browser = Open the browser.
option-step = Show the table after so many actions.
option-step-default = tell all
option-seat = Through whose eyes; without it what everybody knows is told.
option-print-position = Print the position as TOML, to be saved and played from.
option-review-html = Write the review as a page of HTML that needs nothing else.
option-review-worlds = How many times the game is played on from the beginning of each turn; 0: as its length allows.
option-review-again = How many decisions of each side are looked at again.
option-review-default = as the game's length allows
reviewing = Looking back
reviewed = The review is in { $file }.
option-journal = A saved game (a journal).
option-topic = Only the rules of one topic.
option-id = Only one rule, with everything known of it.
option-ambiguities = Print the register of rulings as Markdown.
option-stamp = Mark the translated rules as made from today's English; tell what is wrong.
option-seconds = Seconds for each measurement.
option-measured = Only these games; may be repeated.
option-recorded = A folder of recorded games: the longest of each game is opened.
option-admin-table = The table's id, as 'sandtable admin tables' lists it.
option-admin-seat = The seat's id.
option-admin-sure = Do not ask.
admin-sure = Throw table { $table } away for good?
admin-checked = Running games: { $games }, of these { $failed } do not go on under the installed rules.
admin-no-database = there is no database in { $path }
option-server = Play at a server's table: its address, or the link to a seat there.
option-site = A name that browsers reach the server by; others are refused. May be repeated.
option-proxied = A reverse proxy stands before the server: what it says of where somebody comes from counts.
option-log = What goes wrong as text, or every request and event as a line of JSON.
option-load-tables = How many tables are played at once.
option-load-seconds = How long they are played, in seconds.
option-load-sockets = How many live connections are held meanwhile.
option-load-every = Seconds from one action of a table to its next; 0: at once.
option-load-long = Also come to a running game of so many actions; 0: do not.
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
option-pdf = The file to write.
option-paper = The size of the paper.
option-csv = Write a line a game to this file, for a spreadsheet.
option-jsonl = Write a line of JSON a game to this file.
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
mistake-server-options = with --server the game is kept by the server: leave --lesson, --save, --resume, --position and --pack away
mistake-link-options = the link says which game is played: leave game, scenario, options, bots and seed away
mistake-resume-game = { $file } is a game of { $of }, not of { $game }
mistake-step = --step { $step }: the game has { $last } actions
mistake-seat = --seat { $seat }: there are: { $known }
mistake-topic = --topic { $topic }: there are: { $known }
mistake-rule = --id { $rule }: { $game } has no such rule
mistake-origin = --origin { $origin }: it is { $text } or { $reconstructed }
mistake-no-folder = { $folder }: there is no such folder
mistake-print-scenario = only a game's own scenarios can be printed, not { $scenario }; there are: { $known }
mistake-no-browser = no browser was found that prints to a file (Chromium, Chrome, Edge); name one in { $variable }, or open the game in the lobby and follow “Print and play”
mistake-not-printed = the sheets were not drawn: { $error }
mistake-printed-too-early = the browser printed before the sheets were drawn; try again when the machine is less busy
mistake-unwritten = { $path } cannot be written: { $error }

## What is printed

games-version = rules version { $version }
games-scenario = scenario
games-seats = seats
games-bots = bots: { $bots }
games-play = Play it: sandtable play { $game }
serve-at = The table is at { $address } (games are kept in { $folder }). Ctrl-C ends it.
migrate-no-folder = there is no folder { $folder }
migrate-done = { $tables ->
        [0] There was nothing to take over
        [one] One game is now in { $database }
       *[other] { $tables } games are now in { $database }
    }{ $left ->
        [0] .
        [one] ; one file was left.
       *[other] ; { $left } files were left.
    }
backup-done = { $file }: { $bytes } bytes.
backup-postgresql = { $database } is a PostgreSQL database, which has a command of its own: pg_dump --format=custom --file={ $file } …; put it back with pg_restore --clean
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
printed = { $file } is written.
simulated = { $games } games, { $decisions } decisions, { $seconds } s ({ $speed } games/s)
simulate-seat = seat
simulate-bot = bot
simulate-games = games
simulate-won = won
simulate-drawn = drawn
simulate-score = mean score
simulate-interval = Brackets and ±: where the true share or mean lies, with 95 % confidence.

help-ladder =
    Let each opponent of a game play the one below.

    Games for two are played on the same dice with sides swapped; alone, scores on the same dice are compared. A draw counts half.
option-ladder-games = games for each step of the ladder
option-ladder-top = only so many steps, from the top
option-ladder-budget = seconds that a general may think for each answer, instead of its usual number of trials
option-ladder-pairs = count two games on the same dice, once at each side, as one: who makes more points of both together is ahead. For games in which one side nearly always wins
ladder-bot = opponent
ladder-elo = rating
ladder-against = against
ladder-games = games
ladder-share = share
ladder-interval = 95 %
ladder-pace = a decision
