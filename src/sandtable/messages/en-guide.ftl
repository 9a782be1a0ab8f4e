### Guided first games

guide-title = First game
guide-place = { $step } of { $of }
guide-leave = Leave the lesson
guide-next = Next
guide-watch = Watch
guide-finish = Play on
guide-answer = Your turn: choose the framed answer.
guide-deed = Your turn: try it.
guide-later = The lesson comes to that later. First this step; or leave the lesson and play on freely.
guide-later-first = The lesson comes to that later. First: { $answer }
guide-offer = New here?
guide-offer-about = Learn the game in ten minutes, one thing at a time, at a real table.
guide-begin = First game: learn in ten minutes

## In a terminal

guide-plain-spaces = On the board: { $spaces }
guide-plain-next = Enter goes on; leave leaves the lesson.
guide-plain-answer = ▸ The lesson waits for: { $number }  { $label }
guide-plain-try = For instance: { $line }
guide-waits-key = This step waits for { $key }: { $name }. n once more goes on without it.
guide-waits-answer = This step waits for the framed answer: { $answer }. n once more gives it for you.
guide-menu = Menu
guide-learnt = You can now choose and move units, ask why not and how likely, fight, take back, and end a turn.
guide-try-next = Try next: { $scenario }, the whole of it: in the menu { $game }, then { $number }.
guide-screen-key = { $key }: { $name }
guide-keys-odds = The chances of the marked answer stand beside the board; press o for every reason. Do not play it yet.
guide-keys-why = Press w: the question is written there already, and Enter asks it.
guide-keys-overlay = Press O (a capital) until supply lies over the map.
guide-keys-log = Press l for all of it.
guide-keys-units = Press s to read what every unit is; or b, and walk onto the framed space.
guide-keys-rules = Press r to read in the rules.
option-lesson = Learn the game in ten minutes: a guided first game. Closed in the middle, it goes on with --resume.
mistake-lesson-options = a lesson has its own scenario, dice and opponent: leave the other options away
mistake-no-lesson = name a game that has a lesson: { $known }
