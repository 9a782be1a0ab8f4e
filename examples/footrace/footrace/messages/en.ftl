footrace-title = Footrace
footrace-about = Two runners and a die.
footrace-scenario-short = The short track
footrace-scenario-short-summary = Six hexes.
footrace-question = Walk or run?
footrace-do-walk = Walk
footrace-do-run = Run
footrace-event-moved = { $unit } comes to { $to }.
footrace-level-won = First at the tape
footrace-terrain-track = Track
footrace-track-leader = Leader
footrace-name-red = Red
footrace-name-blue = Blue
footrace-far = { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
 }
footrace-option-head_start = Blue starts one hex ahead
footrace-bot-runner = Runner
