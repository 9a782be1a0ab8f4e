footrace-title = Course à pied
footrace-about = Deux coureurs et un dé.
footrace-scenario-short = La piste courte
footrace-scenario-short-summary = Six hexagones.
footrace-question = Marcher ou courir ?
footrace-do-walk = Marcher
footrace-do-run = Courir
footrace-event-moved = { $unit } arrive en { $to }.
footrace-level-won = Premier au fil
footrace-terrain-track = Piste
footrace-track-leader = En tête
footrace-name-red = Rouge
footrace-name-blue = Bleu
footrace-far = { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
 }
footrace-option-head_start = Bleu part avec un hexagone d’avance
footrace-bot-runner = Coureur
