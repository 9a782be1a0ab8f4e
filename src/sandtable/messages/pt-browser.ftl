### A mesa num navegador

sandtable = Sandtable
sandtable-about = Jogos de guerra históricos com todas as suas regras
loading = Um momento …
close = Fechar
cancel = Cancelar
back = Voltar
menu = Menu
copy = Copiar
copied = Copiado
undo = Desfazer
undo-short = Desfazer
fit = Todo o tabuleiro; outra vez: o que está em causa
zoom-in = Mais perto
zoom-out = Mais longe
overlay-next = Camadas
hide-counters = Esconder as peças
download = Descarregar o jogo
replay = Rever
to-lobby = Para a entrada
to-table = Para a mesa
minimap = O tabuleiro inteiro em miniatura; aponte para ir lá
legend = Legenda
line-road = Estrada
line-river = Rio
line-railway = Via férrea
line-coast = Margem
line-border = Limite
line-path = Caminho
tracks-all = Todos os marcadores e fases
answers-search = Procurar na lista
answers-search-keys = Uma palavra, e Enter escolhe a linha
answers-search-why = Só as primeiras nove linhas têm número. / e parte de uma palavra deixam as linhas que a têm; Enter escolhe a primeira.
answers-search-clear = De novo todas as linhas

## Entrada

lobby-tables = Os seus jogos
lobby-new = Um novo jogo
lobby-scenario = Cenário
lobby-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
  }
lobby-start = Começar
lobby-seed = Semente dos dados
lobby-seed-hint = deixada ao acaso
lobby-upload = Continuar a partir de um ficheiro
lobby-upload-hint = Um jogo gravado (.journal) ou uma posição escrita (.toml ou .json)
player-me = Eu, aqui
invite = Envie esta ligação a quem joga { $seat }:
table-won = ganho por { $seat }
table-damaged = O jogo gravado está danificado: { $error }
table-resume = Continuar
table-look = Ver

## Definições

settings-language = Língua
settings-theme = Aspeto
theme-auto = Como o aparelho
theme-light = Claro
theme-dark = Escuro
settings-trails = Mostrar o que o outro lado acabou de fazer

## Decidir

question-title = A sua decisão
board-title = O tabuleiro: { $title }
odds-title = Probabilidades
odds-commit = Fazer
odds-ordered = Ainda sem dados: são lançados quando a ordem for cumprida.
odds-column = { $from }: lê-se na coluna { $column } da tabela de resultados
odds-column-shifted = { $from }: lê-se na coluna { $column } da tabela de resultados, após uma deslocação de { $shift }
odds-added = { $what ->
    [tens] { $value } no dado das dezenas
   *[other] { $value } no dado
}
odds-each = cada um
odds-more = Clique para ver tudo o que daí pode resultar.
roll-throws = { $who }: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
  } de { $sides } faces
way-choose = Escolher o caminho
way-choose-short = Caminho
way-title = O caminho
way-left = { $left } por gastar
way-begin = Shift+clique numa casa por onde passar; pelo teclado, no tabuleiro: Shift+Enter.
way-hint = Aponte para uma casa iluminada para lá ir por este caminho; Shift acrescenta outra etapa.
way-click = Clique na etapa seguinte; clique de novo na última para lá ir.
way-tap = Toque na etapa seguinte; toque de novo na última para lá ir.
way-no-end = Não pode acabar em { $space }.
way-go = Ir para lá
way-back = Retirar a última etapa
key-way = Shift com Enter ou um clique no tabuleiro: uma etapa do caminho
key-way-back = retirar a última etapa do caminho
harm-mark = prejudica o próprio lado
harm-yes = Fazê-lo mesmo assim
harm-around = Ir pelo caminho sem fogo
stakes-in-all = { $points } PV
stakes-in-all-for = { $points } PV: { $reasons }
odds-adding-up = Como se chega lá
odds-points = Pontos de vitória, se se chegar a isso
odds-throws = O que se lança
answers-alike = { $count } unidades todas iguais
answers-all = todos os { $count }
answers-at-once = Todos de uma vez
answers-many = { $count } opções
answers-together = { $left ->
    [0] Todas as { $count }
   *[other] { $units } em conjunto
}
answers-on-board = O tabuleiro pode responder: aponte para o que está iluminado.
answers-tap-board = O tabuleiro pode responder: toque no que está iluminado.
once-more = Clique outra vez, ou prima Enter.
once-more-tap = Toque outra vez.
once-more-goes = { $unit } está na mão: clique no destino, iluminado no mapa, ou outra vez em { $unit } (ou prima Enter).
once-more-goes-tap = { $unit } está na mão: toque no destino, iluminado no mapa, ou outra vez em { $unit }.
answers-list = Mostrar a lista
why-obstacle = O obstáculo: { $what }
why-signs = { $unit }: { $signs }
why-rest = { $things ->
    [one] Outra coisa que ali é proibida
   *[other] { $things } outras coisas que ali são proibidas
  }
why-not = Porque não?
why-not-short = Porquê?
why-pick-unit = Escolha uma das suas unidades.
why-pick-row = Escolha uma das suas unidades, ou uma linha cinzenta da lista.
why-pick-doer = { $enemy }: escolha agora a qual das suas unidades se refere a pergunta.
why-pick-target = { $unit }: escolha agora uma casa ou uma unidade, para ver o que ali é permitido e o que não é.
why-nothing = Não há nada que { $unit } pudesse fazer ali.
why-legal = permitido
why-again = Escolha outra casa ou unidade, ou outra das suas.
why-beside = Na mesma pilha:
concede-sure = Desistir do jogo? Isso não se pode desfazer.
pass-device = Cabe a { $seat } decidir. Passe o aparelho.
pass-ready = Aqui estou

## Seguir

tab-log = Registo
tab-inspector = Unidades
tab-rules = Regras
phases-title = Fases do turno
cards-title = Ativações
cards-past = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
  }
cards-none = Não há cartas na mesa neste momento.
cards-all = Todas ({ $count })
card-told = { $face }{ $holder ->
    [none] {""}
   *[other] {" "}– { $holder }
  }{ $side ->
    [none] {""}
   *[other] , { $side }
  }: { $state ->
    [active] em jogo agora
    [played] já jogada
   *[waiting] ainda por vir
  }
log-start = Primeiro turno
log-newest = O mais recente ↓
log-empty = Ainda nada aconteceu.
log-dice = dados
log-reasons = como se soma
log-whole = por inteiro
space-level = nível { $level }
space-empty = Não há ninguém aqui.
inspector-hint = Escolha uma casa para ver o que lá está.
rules-search = Procurar nas regras
rules-count = { $shown } de { $all } regras
rules-nothing = Nenhuma regra contém tudo de «{ $words }». Experimente menos palavras, uma só palavra ou o número de uma regra; os capítulos estão abaixo.
rules-open = { $title } ({ $count })
# outras palavras para a mesma coisa: as de uma linha são todas procuradas (; entre linhas, | entre palavras)
rules-same = zona de controlo|zonas de controlo|ZOC|ZDC ; pontos de movimento|PM|MP ; pontos de vitória|PV|VP ; linha de vista|LOS ; quartel-general|QG|HQ ; pontos de operações|OPs|PO ; artilharia|canhão|peça ; camião|viatura

## Rever
proof-title = Prova dos dados
proof-how = A impressão foi publicada antes do jogo; é a do segredo de onde vêm todos os dados e todas as cartas desta partida. Mais ninguém contribuiu para ele.
proof-how-shared = O servidor publicou a impressão do seu segredo ao abrir a mesa. Depois { $count ->
    [one] o seu navegador acrescentou um número
   *[other] o navegador de cada pessoa acrescentou um número, selado até estarem todos
}. A chave, de onde vêm todos os dados e todas as cartas, resulta do conjunto: ninguém a pôde escolher.
proof-verify = Verificar esta partida
proof-true = Tudo é verdade.
proof-false = Há aqui algo errado.
proof-holds-true = verdade:
proof-holds-false = errado:
proof-holds-null = não se pode dizer aqui:
proof-chain = Cada linha do diário decorre de todas as anteriores.
proof-commitment = O segredo é aquele cuja impressão foi publicada.
proof-same = A impressão é a que este navegador viu antes do jogo.
proof-seals = Cada número é o que foi selado.
proof-own = O que este navegador acrescentou está entre eles.
proof-key = A chave resulta do segredo e de todos os números.
proof-replay = Jogadas de novo a partir do diário, { $actions ->
    [one] uma ação leva
   *[other] as { $actions } ações levam
} aonde ele diz.
proof-commitment-told = Impressão
proof-key-told = Chave
proof-offline = Quem não confia no servidor nem na página descarrega a partida e verifica-a em casa: sandtable verify FICHEIRO
practice = Treino
dice-waiting-for = { $count ->
    [one] { $seats } ainda tem de se sentar
   *[other] { $seats } ainda têm de se sentar
}: os dados vêm do navegador de cada pessoa, para que ninguém os possa viciar. O que o acaso distribui volta então a ser distribuído.
dice-lost = A sua parte dos dados foi selada noutro navegador. Abra lá a mesa, ou faça com que todos recomecem.
dice-anew = Recomeçar os dados
dice-again = O que cada pessoa tinha acrescentado aos dados foi deitado fora ({ $times ->
    [one] uma vez
   *[other] { $times } vezes
} até agora), porque alguém já não podia dizer a sua parte. Se isto se repetir, pergunte porquê.
dice-add = Acrescentar de novo a minha parte
download-sure = O ficheiro mostra a chave e tudo o que está escondido. Quem joga sozinho pode levá-lo; a partida passa então a ser treino.
problem-journal-running = O diário de uma partida em curso mostra tudo. Sozinho, pode levá-lo: a partida passa então a ser treino.
problem-not-over = A partida ainda não acabou.

replay-title = Rever: { $title }
replay-step = Ação { $step } de { $last }
replay-first = Ao início
replay-back = Um passo atrás
replay-next = Um passo à frente
replay-last = Ao fim
replay-turn = Turno
replay-turn-back = Ao turno anterior
replay-turn-next = Ao turno seguinte
replay-play = Reproduzir
replay-pause = Pausa
replay-speed = Velocidade
replay-viewpoint = Visto por
replay-branch = Jogar a partir daqui

## Teclas

keys-title = Teclas
key-answer = escolher a resposta com este número
key-close = a resposta que termina ou recusa: nada mais, feito
key-tab = de resposta em resposta
key-enter = dar a resposta; no tabuleiro, apontar a casa
key-back = um passo atrás
key-arrows = no tabuleiro: de casa em casa
key-board = para o tabuleiro
key-search = procurar entre as respostas
key-legend = a legenda
key-undo = desfazer
key-why = porque não?
key-play = reproduzir, ou pausar
key-fit = todo o tabuleiro; outra vez: o que está em causa
key-zoom = mais perto, mais longe
key-hide = esconder as peças
key-overlay = camadas, uma após outra
key-log = o registo
key-inspector = as unidades de uma casa
key-rules = as regras
key-keys = esta lista

## Quando algo está mal

line-connecting = A ligar …
line-lost = A ligação perdeu-se. Nova tentativa; nada pode ser feito até que volte.
trouble-bot = O jogador automático { $player } falhou e não pode continuar. O jogo está gravado.
problem-rule = Não permitido pela regra { $rule }.
api-title = Sandtable
api-about = Jogar jogos de guerra históricos por todas as suas regras. Quem põe uma mesa recebe um código para cada lugar de uma pessoa; vai, como código Bearer, com tudo o que esse lugar pergunta e faz. Uma ação diz o número da posição a que responde, e é recusada se a mesa já avançou.
problem-token = Este lugar não é seu: a ligação ou a senha falta ou está errada.
problem-seat-lost = Perdeu-se, com o índice do servidor, quem estava sentado aqui. Quem o serve pode abrir o jogo de novo a partir do ficheiro { $file }.
problem-other-site = Outro sítio tentou agir aqui; foi recusado.
problem-unreachable = O servidor não responde.
problem-server = Algo correu mal no servidor, que tomou nota. Nada mudou.
problem-busy = A última coisa que fez ainda está em curso.
problem-malformed = O servidor não compreendeu o pedido: { $error }
problem-too-large = O ficheiro é demasiado grande.
problem-other-host = O servidor não é conhecido por este nome.
problem-too-many = Pediu-se demasiado de uma vez: tente de novo dentro de { $seconds } s.
problem-too-slow = O pedido demorou demasiado a chegar.
problem-broken-off = O pedido interrompeu-se antes de estar completo.
problem-no-client = A mesa do navegador não foi construída. Instale de novo o pacote (pip install .), o que a constrói.
problem-no-such-page = Não há nada neste endereço.
problem-no-such-table = Não há mesa { $table }.
problem-no-such-game = Não há jogo { $game }.
problem-no-such-language = Não há mensagens na língua { $language }.
problem-no-such-scenario = Não há cenário { $scenario }.
problem-no-such-seat = Não há lugar { $seat }.
problem-no-such-player = Não há jogador { $player }.
problem-no-such-piece = Não há peça { $piece }.
problem-no-such-space = Não há casa { $space }.
problem-places = Um caminho passa por 1 a { $most } lugares.
problem-no-such-step = O jogo não tem ação { $step }.
problem-option = As opções não podem ser usadas: { $error }
problem-damaged = O jogo gravado está danificado: { $error }
problem-journal = O jogo gravado não pode ser usado: { $error }
problem-position = A posição não pode ser usada: { $error }
problem-disk = O jogo não pôde ser gravado: { $error }
problem-database-busy = A base de dados dos jogos está ocupada. Nada mudou; tente de novo daqui a pouco.
problem-database-gone = A base de dados dos jogos não responde. O que conta ver-se-á assim que ela voltar.
