### A mesa: o que todos os jogos partilham

refusal-table-over = O jogo terminou.
refusal-table-wrong-seat = Cabe a { $seat } decidir.
refusal-table-no-such-seat = Não há lugar { $seat }.
refusal-table-no-such-piece = Não há peça { $piece }.
refusal-table-no-such-space = Não há casa { $space }.
refusal-table-no-way = Não há caminho a escolher aqui.
refusal-table-stale = A posição mudou entretanto.
refusal-table-malformed = Isto não é uma ação: { $error }
refusal-table-dice-closed = Já nada se pode acrescentar aos dados.
refusal-table-dice-not-asked = Isto não é pedido a ninguém neste lugar.
refusal-table-dice-twice = Este lugar já deu a sua parte.
refusal-table-dice-too-early = Um número só se revela quando todos os outros tiverem selado o seu.
refusal-table-dice-other-number = Não é este o número que foi selado.
refusal-table-dice-waiting = A partida começa quando todos tiverem contribuído para os dados.
refusal-table-undo-nothing = Não há nada a desfazer.
refusal-table-undo-sealed = Não pode ser desfeita: foi lançado um dado, tirada uma carta, vista uma coisa oculta, ou cabe ao outro lado decidir.
refusal-table-undo-other-seat = A última ação foi de { $seat }.
refusal-table-journal = A ação não pôde ser gravada e não foi jogada: { $error }
refusal-table-script = Os dados ou as cartas escritos para esta posição não servem: { $error }

question-over = O jogo terminou.
question-dice = A partida começa quando todos tiverem contribuído para os dados: { $seats } ainda não.
question-waiting = { $seat } está a decidir.
action-concede = Desistir
action-unknown = «{ $action }», tal como foi pedido
bot-random = Jogador ao acaso
bot-random-about = sem plano: para ver as regras a funcionar

## O que um resultado muda nos pontos de vitória

stakes-signed = { $sign }{ NUMBER($points, maximumFractionDigits: 2) }
stakes-range = { $low } a { $high }
stakes-up-to = até { $points }
stakes-down-to = até { $points }
stakes-in-any-case = em qualquer caso { $points }
stakes-for = { $points }: { $why }
odds-rarer = { $count } resultados mais raros em conjunto
stakes-now = { $side } { $points } PV
stakes-turn = { $side } { $points } PV no fim do turno
stakes-end = { $side } { $points } PV no fim se nada mudar
stakes-win = { $side }: jogo ganho
stakes-may-win = { $side }: jogo talvez ganho
stakes-win-chance = { $side }: jogo ganho, { $chance }
stakes-expected = Pontos de vitória a esperar: { $stakes }
stakes-net = saldo { $points } para si
stakes-none = Nenhum ponto de vitória depende disto.
stakes-untold = Ainda não se pode dizer o efeito nos pontos de vitória.
verdict-attack-succeeds = o ataque tem êxito
verdict-defence-holds = a defesa aguenta
verdict-nobody-yields = ninguém cede
verdict-fire-hits = acerta
verdict-fire-misses = sem efeito
verdict-harmed = nem todos saem ilesos
verdict-succeeds = tem êxito
verdict-fails = fracassa
verdict-at-worst = { $what } { $now } agora, { $worst } no pior caso
verdict-at-best = { $what } { $now } agora, { $best } com a sua ajuda
verdict-at-both = { $what } { $now } agora, { $best } com a sua ajuda, { $worst } no pior caso
odds-addition-outcomes = O que pode então resultar
odds-as-it-stands = Tal como está agora
odds-addition = O outro lado ainda pode acrescentar: { $what }. Então:
odds-addition-own = Ainda pode acrescentar: { $what }. Então:
