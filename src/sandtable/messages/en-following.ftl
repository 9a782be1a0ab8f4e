### Following, deciding and recovering at the table in a browser

reload = Load the page anew
stale = Not the present position: waiting for the server
line-doubtful = This page has heard nothing for a while. Asking the server where the game stands …
line-again = Trying again by itself.
line-puzzled = The server has said something that this page does not know; it has looked at the table anew. If that comes again, the page is older than the server: load it anew.
line-other-window = Your side has acted in another window. This is the position after it.
problem-not-current = This is not the present position yet. Wait a moment; nothing has been done.
problem-unreadable = The server's answer cannot be read.

## What has happened

story-title = What happened
story-count = { $count ->
    [one] 1 event since your last decision
   *[other] { $count } events since your last decision
  }
story-place = { $place } of { $of }
story-play = Show me
story-step = Step by step
story-stop = Back to now
story-past = Looking back: this is not the present
only-answer = Only one answer was possible, so it was given for you: { $answer }
moot-answer = No help would have changed anything: none was asked about.
only-done = { $part }: nothing was left to do, so it is over.

## What happens, played before one's eyes

happening = What is happening
happening-played = What happens is being played on the board; your next question follows.
happening-held = Read what the dice decided; your next question follows.
happening-skip = Straight to now
happening-on = Go on
passed-title = Since your last decision
passed-taken = Taken, { $side }:
passed-stands = { $track }:
passed-found = Turned up, { $side }:
passed-now = – now at { $space }
passed-losses = Losses, { $side }:
passed-wanting = Without supply or besieged, { $side }:
passed-relieved = No longer { $plight }: { $names }
passed-struck = Now { $plight }: { $names }
passed-still = Still { $plight }: { $names }
throw-tens = tens and ones
result-adds = How it adds up
result-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
  }
question-because = Because: { $why }
settings-pace = What happens is played
pace-slow = slowly
pace-normal = normally
pace-fast = fast
pace-straight = not at all: straight to the end
settings-results = The result of a throw stays
results-wait = until I go on
results-seconds = for { $seconds } seconds
key-go-on = go on; straight to now while something is played; press the button that has the focus
key-step = the next event, while something is played

## Parts of the turn

phases-past = done
phases-now = now
phases-next = to come
answers-nothing-else = Nothing else is left to do here.
part-over = { $part } is over: there is nothing more for you to do in it. Now: { $now }.
phases-owed = { $units ->
    [one] 1 can still act
   *[other] { $units } can still act
  }
phases-owed-short = { $units } can act

## Before what cannot be undone

ending = { $units ->
    [0] This part of the turn ends, though something could still be done in it.
    [one] This part of the turn ends, though 1 unit could still act.
   *[other] This part of the turn ends, though { $units } units could still act.
  }
ending-untouched = You are asked all the same: nobody has acted yet.
ending-mistakable = You are asked all the same: the key may have been meant for one unit only.
ending-yes = End it
ending-unasked = End it, and do not ask again
put-aside = Not done: { $answer }
ending-ask-no-more = Do not ask me again before a part of the turn ends in such a game (the menu turns it back on)
last-deed = { $free ->
    [yes] This is the last deed of this part of the turn ({ $part }): with it that part is over.
    [others] With this you have done here what you can, and the others act next: after it, what you did before can no longer be taken back.
   *[no] This is the last deed of this part of the turn ({ $part }). After it, what you did in this part can no longer be taken back.
}
last-unasked = Do it, and do not ask again
odds-stakes = At stake: { $stakes }
settings-skip = Give the answer for me where there is only one
settings-ask-end = Ask before a part of the turn ends: with units left to act, or by its last deed

## The pencil

pencil = Draw arrows and notes of your own
pencil-first = Your pencil; only you see it. Choose a space …
pencil-second = From { $space }: another space for an arrow, the same again for a note
pencil-note = Note at { $space }
pencil-keep = Keep
pencil-undo = Take the last back
pencil-clear = Rub all out
key-story = show what happened
key-pencil = your pencil: arrows and notes
