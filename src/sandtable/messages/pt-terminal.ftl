### A mesa num terminal

result-won = { $seat } { $seat-number ->
    [plural] vencem
   *[other] vence
  }: { $level }.
result-level = { $level }.
result-score = { $seat }: { $score }
fact-told = { $name }: { $value }
refusal-rule = A regra { $rule } não o permite ({ $about }).
refusal-rule-alone = A regra { $rule } não o permite.
rule-ruling = Interpretação: { $ruling }
rule-unknown = Não há regra { $rule }.
odds-none = A sorte não entra nisto.
piece-steps = força { $now } de { $full }
piece-hidden = um marcador virado para baixo
space-held = nas mãos de { $side }
space-unheld = nas mãos de ninguém
hand-over = Dê o lugar a { $seat }, que carregará em Enter.
undone = Desfeito.
box-waiting = ainda fora do mapa
box-lost = fora de combate
box-left = saiu do mapa

typed-unknown = Não conheço { $word } aqui. Indique uma unidade e um lugar, ou uma resposta tal como está na lista.
typed-too-much = { $word } está a mais. Escreve-se: { $form }
typed-no-field = Não há campo { $word }. Escreve-se: { $form }
typed-missing = Falta { $word }. Escreve-se: { $form }
typed-legal = É permitido.

plain-more = … e mais { $count ->
    [one] { $count }
   *[other] { $count }
  }: escreva uma palavra para ver só as respostas que a contêm, ou: respostas
plain-no-number = Não há resposta { $number }; vão de 1 a { $count }.
plain-begin = Escreva mapa para ver o tabuleiro, unidades para saber quem está onde, probabilidades e um número, porquê e o que lhe falta, ou ajuda para tudo o resto.
plain-enter = Enter joga-a.
plain-enter-number = Enter joga { $number }.
plain-not-found = Nenhuma resposta contém { $word }. Escreva ajuda para ver o que se pode escrever.
plain-help-help = ajuda                esta lista
plain-help-board = mapa [ESPAÇO|tudo]   o mapa em caracteres: onde as coisas se passam, à volta de um espaço, ou todo
plain-help-units = unidades [PALAVRA]   todas as unidades e onde estão, por palavras
plain-help-look = ver ESPAÇO           um espaço: o terreno, quem o tem, todas as unidades nele
plain-help-status = situação             turno, pontos e fase
plain-help-answers = respostas [PALAVRA]  todas as respostas, ou as que contêm uma palavra
plain-help-why = porquê AÇÃO|NÚMERO|UNIDADE ESPAÇO  porque uma coisa não se pode fazer; as ações estão enumeradas abaixo
plain-help-odds = probabilidades NÚMERO  as probabilidades de uma resposta
plain-help-hint = conselho             o que faria aqui o adversário mais forte
plain-help-undo = desfazer | desfazer acordo  desfazer a última ação; se selada, só com o acordo de todos
plain-help-log = registo [NÚMERO]     o que aconteceu
plain-help-rule = regra REGRA          uma regra pelo seu número
plain-help-concede = desistir sim         desistir do jogo
plain-help-another = outro                outro jogo; este fica gravado
plain-help-quit = sair                 sair; o jogo fica gravado
plain-help-typed = Um número joga essa resposta, um ponto a que termina ou recusa; uma palavra mostra as respostas que a contêm. Uma ação pode escrever-se por inteiro:

saved-to = O jogo está gravado em { $path }
lesson-kept = A lição fica guardada neste passo: continua quando o jogo continuar.
saved-original = O jogo terminado em { $path } fica como está: esta mesa é uma cópia dele, e o que aqui se fizer vai para a cópia.
saved-there = O jogo é guardado pelo servidor { $address }
client-address = «{ $address }» não é o endereço de um servidor; um endereço é como http://localhost:8420
client-unreached = Não se chega ao servidor { $address }: { $error }
client-other-answer = O que responde em { $address } não é um servidor Sandtable, ou é de outra versão.
client-no-invitation = «{ $link }» não é uma ligação para um lugar.
client-no-game = O servidor joga { $game }, que não está instalado aqui.
client-other-rules = O servidor joga { $game } pela versão { $there } das suas regras; aqui está instalada a versão { $here }.
client-other-pack = O servidor joga { $game } com outro pacote de dados ({ $there }) que não o instalado aqui ({ $here }): jogue no navegador.
resume-with = Para continuar: { $command }
seated = { $seat }: { $player }
player-here = aqui

symbol-infantry = infantaria
symbol-paratroops = paraquedistas
symbol-mechanised = infantaria mecanizada
symbol-machine-gun = metralhadora
symbol-mountain-gun = peça de montanha
symbol-mortar = morteiro
symbol-special-forces = forças especiais
symbol-artillery = artilharia
symbol-armour = blindados
symbol-cavalry = cavalaria
symbol-reconnaissance = reconhecimento
symbol-air-defence = defesa antiaérea
symbol-engineers = engenharia
symbol-aviation = aviação
symbol-transport = transporte
symbol-support = apoio
symbol-nobody = ninguém
symbol-headquarters = comandante, quartel-general

screen-log = Diário
screen-odds = Probabilidades
screen-filter = número, Enter · / procura
screen-numbering = { $more ->
    [yes] ⏎ dá a { $number } · mais um algarismo: { $longer } …
   *[no] ⏎ dá a { $number }
}
screen-numbering-group = { $more ->
    [yes] ⏎ abre o grupo { $group } · mais um algarismo: { $longer } …
   *[no] ⏎ abre o grupo { $group }
}
screen-next = Depois: { $cards }
screen-not-found = Nenhuma resposta contém { $word }. Esc mostra-as todas; depois ? diz todas as teclas.
screen-no-odds = A sorte não entra nesta resposta.
screen-odds-more = … o: tudo
screen-odds-later = As probabilidades vêm quando se pergunta quem o faz: estão então ao lado de cada resposta.
screen-nothing-there = Nenhuma resposta diz respeito a { $space }. Esc mostra-as todas.
screen-why = Porque não? Uma unidade e um lugar, ou uma ação
screen-concede = Desistir do jogo por { $seat }?
screen-undo-agreed = A ação está selada. Todos concordam em desfazê-la?
screen-undo-alone = Foi lançado um dado, tirada uma carta, vista alguma coisa escondida, ou os outros já agiram: o que viu fica visto. Retirar mesmo assim a sua última ação e tudo o que dela resultou? O jogo guarda registo disso.
screen-yes = Sim
screen-no = Não
screen-over = O jogo terminou
screen-close = Esc fecha
screen-help = Teclas
screen-keys-moving = Mover-se
screen-keys-answering = Responder
screen-keys-looking = Consultar
screen-keys-game = O jogo
screen-legend = No mapa
screen-level = colina
screen-held = entre os parênteses do lado que o ocupa
screen-strength = ao lado de uma peça, antes dos seus números: a força que resta a todas juntas
screen-wrong = numa peça, em vez do último parêntese: uma unidade está em apuros (a lista das unidades diz porquê)
screen-acted = numa peça, em vez do último parêntese: todas já se moveram (ou combateram, onde o jogo o regista)
screen-counter = uma peça: a letra da unidade mais forte e quantas unidades ali estão; nos hexágonos mais pequenos os seus homens, quando as unidades os contam
screen-harms = atrás de uma resposta: prejudica o seu próprio lado
screen-caution = atrás de uma resposta: algo a ponderar primeiro (o diz o quê)
screen-fire = atrás de uma resposta, e numa casa: quem lá vai é alvejado no caminho
screen-sign-likely = hipótese de conseguir o que se quer
screen-sign-harms = prejudica o seu próprio lado
screen-sign-fire = alvejado no caminho
screen-sign-caution = a ponderar (o diz o quê)
screen-line-road = estrada
screen-line-railway = caminho de ferro
screen-key-choose = Jogar
screen-key-filter = Filtrar
screen-key-digit = Ir para a resposta com esse número; Enter joga-a
screen-key-close_question = Nada mais, terminado, não: a resposta marcada [.]
screen-key-all_along = Todos os que podem ir, um após o outro
screen-all-along = {"*"}: todos os que podem ir
screen-nobody-along = Aqui não pode ir mais ninguém.
screen-key-board = Mapa
screen-key-board-walk = No mapa: as setas percorrem, Enter joga o que lá se pode fazer, ou lista-o
screen-key-lesson = Numa lição: seguinte; sair dela
screen-key-next = Lição: seguinte
screen-key-leave = Sair da lição
screen-key-odds = Probabilidades
screen-key-hint = Conselho: o que faria o adversário mais forte
screen-key-review = Análise, depois de terminado o jogo
screen-key-why = Porque não?
screen-key-undo = Desfazer
screen-key-units = Unidades
screen-key-log = Diário
screen-key-rule = Regras
screen-key-zoom = Zoom
screen-key-concede = Desistir
screen-key-help = Ajuda
screen-key-another = Outro jogo; este fica gravado
screen-key-quit = Sair
screen-key-scroll = Deslocar o mapa
screen-key-move = Percorrer as respostas
screen-key-brief = Instruções: quem é, o que quer
screen-key-status = Situação
screen-key-language = Língua
screen-key-save = Onde está gravado
screen-line-river = rio
screen-line-dry-river = rio seco
screen-line-track = picada
screen-line-cease-fire = linha de cessar-fogo

saved-copy = Uma cópia do jogo está gravada em { $path }
plain-many = { $count } respostas ao todo. Escreva um nome ou outra palavra para ver só as que a contêm, ou: respostas
plain-help-save = gravar [FICHEIRO]    onde o jogo está gravado; ou gravar uma cópia
plain-help-language = língua en|fr|pt      continuar noutra língua

## Os caminhos, e o que prejudica o próprio lado

way-by = Por { $spaces }
way-ends = Pode acabar em: { $ends }
way-ends-nowhere = Dali não pode acabar em lado nenhum.
way-whose = O caminho de quem? Acrescente: com UNIDADE. Há: { $units }
way-manners = Pode fazer-se de várias maneiras; escreva a que quer:
harm-sure = { $harms }

  Fazê-lo mesmo assim?
harm-again = Para o fazer mesmo assim, escreva-o outra vez, ou: sim
part-ended = Esta parte do turno terminou: «{ $part }». Agora: «{ $now }».
part-ended-haste = A parte anterior terminou por si: a tecla não contou para { $now }. Mais uma vez, se é isso que quer.
ending-again = Para o fazer mesmo assim, escreva-o outra vez, ou: sim. Para não voltar a ser perguntado no fim de uma parte: sim tudo
plain-help-via = via CASA … [até CASA] [com UNIDADE]  o caminho por estes lugares: o que resta, onde pode acabar; com um fim, ir para lá
plain-help-path = Um caminho também se escreve: path= e todas as casas percorridas, separadas por vírgulas.
screen-key-way = No mapa: o caminho passa por aqui; Backspace retira-o, Enter vai
screen-way-status = O caminho: { $way }
screen-way-manner = De que maneira?
plain-help-since = desde                o que aconteceu desde a sua última resposta
plain-help-rules = regras [PALAVRA]     os capítulos das regras; as regras que contêm palavras, ou as de um capítulo
plain-help-overlay = camada [NOME]        o que se pode pôr sobre o mapa: zonas, abastecimento, controlo, por palavras
plain-help-words = Os comandos entendem-se na sua língua e em inglês.

## O que aconteceu, regras, camadas

since-title = Desde a sua última resposta
since-nothing = Ainda nada aconteceu.
odds-working = a calcular …
weight-own = As suas perdas
weight-others = Perdas dos outros
weight-places = Lugares
weight-points = Pontos
weight-order = Por ordem
weight-whole = Todo o jogo
since-count = e: { $count ->
    [one] uma linha nova
   *[other] { $count } linhas novas
  }
reader-title = As regras
reader-keys = ↑ ↓ capítulos · PgUp PgDn · Esc fecha
reader-search = uma palavra, ou o número de uma regra
reader-nothing = Nenhuma regra contém { $word }.
rules-chapter = { $title }: { $count ->
    [one] uma regra
   *[other] { $count } regras
  }, { $first } a { $last }
overlay-none = Não há nada para pôr sobre este mapa agora: nem zonas, nem abastecimento, nem lugares ocupados.
overlay-which = Há: { $names }
overlay-status = ▒ { $name } (O: seguinte)
overlay-covers = { $spaces }
screen-key-since = O que aconteceu
screen-key-overlay = Camadas, uma após outra

## As palavras dos comandos

plain-word-help = ajuda
plain-word-board = mapa
plain-word-units = unidades
plain-word-look = ver
plain-word-status = situação
plain-word-answers = respostas
plain-word-why = porquê
plain-word-odds = probabilidades
plain-word-hint = conselho
plain-word-via = via
plain-word-undo = desfazer
plain-word-log = registo
plain-word-since = desde
plain-word-rule = regra
plain-word-rules = regras
plain-word-charts = tabelas
plain-word-overlay = camada
plain-word-concede = desistir
plain-word-save = gravar
plain-word-language = língua
plain-word-another = outro
plain-word-quit = sair
plain-another = outro: outro jogo · Enter: sair
plain-word-yes = sim
plain-word-all = tudo
plain-word-agreed = acordo
plain-word-to = até
plain-word-with = com
plain-word-leave = terminar

## O menu inicial

start-welcome = Sandtable: jogos de guerra históricos. É a primeira vez? Comece pelo 1, uma primeira partida guiada; cada jogo tem a sua.
start-learn = Aprender a jogar: { $game }
start-game = A que vamos jogar?
start-scenario = { $game }: que cenário?
start-side = Que lado escolhe?
start-everybody = Todos aqui
start-everybody-about = Dois ou mais jogadores neste teclado; se houver algo escondido, o ecrã é coberto na troca.
start-opponent = Quem joga contra si?
start-resume = Continuar: { $game }
start-over = Terminado: { $game } – rever
start-saved = jogado em { $when }, { $count ->
    [one] uma ação
   *[other] { $count } ações
  }
start-keys = ↑ ↓ Enter ou um número: escolher · Esc: voltar · ?: ajuda · q: sair
start-keys-first = ↑ ↓ Enter ou um número: escolher · ?: ajuda · q: sair
start-leaves = Esta é a primeira pergunta. q sai do programa.
start-help-title = As primeiras perguntas
start-help = Aqui escolhe o que se joga: um primeiro jogo guiado, um jogo novo ou um que já começou. Depois perguntam-lhe o cenário, o seu lado e o adversário, e a mesa abre-se. Cada jogo é guardado à medida que joga; os últimos jogados estão no fim da lista.
start-help-walk = percorrer as escolhas; num ecrã largo, o mapa da que está sob o cursor fica ao lado
start-help-choose = ficar com a que está sob o cursor
start-help-number = ficar com a desse número
start-help-back = a pergunta anterior
start-help-keys = esta página; à mesa, todas as teclas da mesa
start-help-leave = sair
start-plain = número, Enter para { $likely }, 0 volta

## O fundo do ecrã, as instruções, o fim

screen-status-more = t: mais
screen-foot-help = Teclas
screen-foot-filter = Procurar
screen-foot-odds = Chances
screen-foot-undo = Desfazer
screen-foot-brief = Missão
screen-foot-hint = Conselho
screen-foot-plate = Outro mapa
screen-foot-pace = Ritmo
screen-foot-overlay = Camadas
screen-foot-since = Novidades
screen-foot-walk = Andar
screen-foot-here = Jogar aqui
screen-foot-way = Passar aqui
screen-foot-back = Voltar
briefing-against = Contra si: { $players }
screen-begin = Enter: para a mesa
ending-you-won = Ganhou.
ending-you-lost = Perdeu.
ending-keys = l: o diário · u: desfazer · R: análise · N: outro jogo · q: sair · Esc: de volta ao mapa

# O que aconteceu, passo a passo
screen-story-keys = Espaço: seguir · Esc: saltar
screen-story-pace = p: sem passos
screen-story-more = mais { $count }
screen-story-idle = … e para mais { $count } nada muda.
screen-story-sums = o: tudo ao pormenor
screen-pace-step = O que acontece é contado passo a passo, em todos os jogos.
screen-pace-straight = O que acontece já não é contado passo a passo; e conta-o. p traz os passos de volta.
screen-plate-none = Este tabuleiro tem uma só parte.
series-none = Não há nenhuma série de ataques para abandonar.
screen-key-story = O que aconteceu: passo seguinte; diretamente para a sua decisão
screen-key-pace = Contar passo a passo, ou a direito
screen-key-plate = Outra parte do tabuleiro
screen-nobody-hurt = Ninguém foi atingido.
screen-gone = fora do tabuleiro
screen-figures = números de uma peça: ataque-defesa-movimento, ou força e alcance, conforme o jogo (s nomeia-os)
screen-total = todas as unidades de uma pilha juntas
why-which = A que se refere { $word }: { $names }?
why-others = { $count ->
    [one] Outra ação também não é permitida aí: diga-a por palavras para saber porquê.
   *[other] { $count } outras ações também não são permitidas aí: diga uma por palavras para saber porquê.
}
why-in-the-way = Pelo meio: { $what }
screen-page-more = ↓ mais
ending-keys-left = R: análise · l: diário · u: desfazer · N: outro jogo · q: sair
