footrace-title = Corrida a pé
footrace-about = Dois corredores e um dado.
footrace-scenario-short = A pista curta
footrace-scenario-short-summary = Seis hexágonos.
footrace-question = Andar ou correr?
footrace-do-walk = Andar
footrace-do-run = Correr
footrace-event-moved = { $unit } chega a { $to }.
footrace-level-won = Primeiro na fita
footrace-terrain-track = Pista
footrace-track-leader = À frente
footrace-name-red = Vermelho
footrace-name-blue = Azul
footrace-far = { $hexes ->
    [one] um hexágono
   *[other] { $hexes } hexágonos
 }
footrace-option-head_start = O Azul parte com um hexágono de avanço
footrace-bot-runner = Corredor
