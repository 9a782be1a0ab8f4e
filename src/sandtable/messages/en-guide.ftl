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
guide-offer = New here?
guide-offer-about = Learn the game in ten minutes, one thing at a time, at a real table.
guide-begin = First game: learn in ten minutes

## In a terminal

guide-plain-spaces = On the board: { $spaces }
guide-plain-next = Enter goes on; leave leaves the lesson.
guide-plain-answer = ▸ The lesson waits for: { $number }  { $label }
guide-plain-try = For instance: { $line }
guide-screen-key = { $key }: { $name }
option-lesson = Learn the game in ten minutes: a guided first game. Closed in the middle, it goes on with --resume.
mistake-lesson-options = a lesson has its own scenario, dice and opponent: leave the other options away
mistake-no-lesson = name a game that has a lesson: { $known }
