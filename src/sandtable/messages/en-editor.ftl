### The scenario editor

editor-title = Scenario editor
editor-untitled = A scenario without a name
editor-saved = Saved
editor-saving = Saving …
editor-undo = Undo (Ctrl+Z)
editor-redo = Redo (Ctrl+Y)
editor-check = Check
editor-export = Export
editor-play = Play
editor-drop = Put it down
editor-ground = Ground
editor-file = Scenario
editor-parts = Parts of the scenario
editor-board = The board of your scenario: arrows go from hex to hex, Enter does what the tool in hand does
editor-paint-hint = Take a brush and click or drag over the board. With an empty hand, drag moves the view, and the wheel zooms.
editor-way-hint = Drag or click from hex to hex; a step back takes the last one away.
editor-stamp-hint = Take one and click where it shall stand. With an empty hand, drag a counter to move it, or click it to change it.
editor-size = Size of the board
editor-point = Show it on the board
editor-add = Add
editor-none = none
editor-copy = Copy
editor-up = Further up
editor-down = Further down
editor-remove = Remove
editor-sound = Nothing is wrong: it can be played.
editor-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
  }
