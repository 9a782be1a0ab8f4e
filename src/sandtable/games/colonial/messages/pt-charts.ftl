### As tabelas de Colonial

colonial-chart-dice = Dados de tiro e de assalto
colonial-chart-dice-note = Um { $hit } acerta. As metades arredondam-se para baixo. Uma peça atrelada lança como se se tivesse movido.
colonial-chart-weapon = Arma
colonial-chart-unmoved = Não se moveu
colonial-chart-moved = Moveu-se, ou está desorganizado
colonial-chart-dice-small_arms = Armas ligeiras
colonial-chart-dice-machine_gun = Metralhadoras
colonial-chart-dice-artillery = Artilharia
colonial-chart-dice-commander = Comandante com uma unidade
colonial-chart-dice-small_arms-full = 1 dado por figura
colonial-chart-dice-small_arms-half = 1 dado por cada 2 figuras
colonial-chart-dice-machine_gun-full = 2 dados por cada servente
colonial-chart-dice-machine_gun-half = 1 dado por cada servente
colonial-chart-dice-artillery-full = 2 dados por cada servente
colonial-chart-dice-artillery-half = 1 dado por cada servente
colonial-chart-dice-commander-full = +2 dados
colonial-chart-dice-commander-half = +1 dado
colonial-chart-ranges = Alcances
colonial-chart-range = Alcance em hexágonos
colonial-chart-same-hex = mesmo hexágono
colonial-chart-throws-as = Lança como
colonial-chart-weight = Peso
colonial-chart-weight-light = ligeira
colonial-chart-weight-medium = média
colonial-chart-weight-heavy = pesada
colonial-chart-hits = Impactos e cobertura
colonial-chart-hits-note = Um impacto de uma peça ou metralhadora conta contra todas as unidades do hexágono, cada uma com a sua carta de cobertura; os das armas ligeiras vão de unidade em unidade, a maior primeiro.
colonial-chart-hit-on = Impacto em
colonial-chart-hit-steady = uma unidade ou comandante não desorganizado
colonial-chart-hit-steady-does = fica desorganizado
colonial-chart-hit-disrupted = uma infantaria, cavalaria ou artilharia desorganizada
colonial-chart-hit-disrupted-does = perde uma figura
colonial-chart-hit-transport = um transporte desorganizado
colonial-chart-hit-transport-does = é destruído
colonial-chart-hit-cover-red = alguém em cobertura, carta vermelha ♥ ♦
colonial-chart-hit-cover-red-does = o impacto conta
colonial-chart-hit-cover-black = alguém em cobertura, carta preta ♣ ♠
colonial-chart-hit-cover-black-does = sem efeito
colonial-chart-hit-leader-court = um comandante desorganizado, K, Q ou J de ♥
colonial-chart-hit-leader-court-does = é morto
colonial-chart-hit-leader-red = um comandante desorganizado, outra carta vermelha
colonial-chart-hit-leader-red-does = é ferido, continua desorganizado
colonial-chart-hit-leader-black = um comandante desorganizado, carta preta
colonial-chart-hit-leader-black-does = continua a combater
colonial-chart-assault = Assalto
colonial-chart-assaulters-total = O total do assaltante
colonial-chart-assault-higher = superior
colonial-chart-assault-equal = igual
colonial-chart-assault-lower = inferior
colonial-chart-assault-higher-does = o inimigo recua um hexágono, o assaltante ocupa o lugar
colonial-chart-assault-equal-does = ninguém recua
colonial-chart-assault-lower-does = o assaltante recua um hexágono e fica desorganizado
colonial-chart-assault-note = Ambos lançam os dados; cada impacto conta como no tiro, depois comparam-se os totais.
colonial-chart-cohesion = Recuperar a coesão
colonial-chart-suit = Carta
colonial-chart-good-and-commander = Bom, comandantes
colonial-chart-recovers = recupera
colonial-chart-cohesion-note = Com um comandante no hexágono uma unidade tem segunda tentativa; um comandante tem-na sempre.
colonial-chart-movement = Movimento e efetivos
colonial-chart-kind = Tipo de unidade
colonial-chart-hexes = Hexágonos
colonial-chart-figures = Figuras
colonial-chart-move-infantry = Infantaria
colonial-chart-move-cavalry = Cavalaria
colonial-chart-move-light-artillery = Artilharia ligeira, metralhadoras
colonial-chart-move-heavy-artillery = Artilharia média e pesada
colonial-chart-move-horse-transport = Transporte hipomóvel
colonial-chart-move-motor-transport = Transporte automóvel
colonial-chart-move-commander = Comandante sozinho
colonial-chart-move-led = Com um comandante
colonial-chart-move-road = Todo o caminho por estrada
colonial-chart-towed-only = só rebocada
colonial-chart-movement-note = Colinas e bosques pedem uma carta preta. Atrelar e desatrelar leva um turno.
colonial-chart-terrain = Terreno
colonial-chart-ground = Terreno
colonial-chart-cover = Cobertura
colonial-chart-black-card = Pede uma carta preta
colonial-chart-passable = Pode entrar-se
colonial-chart-height = Altura para a vista, em níveis
colonial-chart-hill = Colina (nível 1 ou mais), além do terreno
colonial-chart-hill-height = o seu nível
colonial-chart-terrain-note = Uma unidade tem meio nível de altura; numa colina a altura do terreno soma-se ao nível.
colonial-chart-room = Espaço num hexágono, e escala
colonial-chart-room-capacity = Espaço num hexágono
colonial-chart-room-infantry_figure = Uma figura de infantaria ocupa
colonial-chart-room-cavalry_figure = Uma figura de cavalaria ocupa
colonial-chart-room-artillery_weapon = Uma peça ocupa
colonial-chart-room-artillery_crew_figure = Um servente ocupa
colonial-chart-room-transport = Um transporte ocupa
colonial-chart-room-commander = Um comandante ocupa
colonial-chart-scale-hex_metres = Metros de um hexágono
colonial-chart-scale-turn_minutes = Minutos de um turno
colonial-chart-turns = Marcador de turnos
colonial-chart-turns-note = Em cada turno dão-se cartas de novo, e a mais baixa age primeiro.
colonial-chart-enter = Entram
colonial-chart-points = Pontos deste cenário
colonial-chart-points-note = Os objetivos contam-se no fim; a diferença entre os dois lados decide.
colonial-chart-exit = { $side }: { $what ->
    [figure] cada figura
    [gun] cada peça
   *[transport] cada transporte
  } que sai por uma saída
colonial-chart-delivery = { $side }: uma coluna levada a { $hex }
colonial-chart-points-figure = Cada figura inimiga perdida
colonial-chart-points-gun = Cada peça inimiga perdida
colonial-chart-points-transport = Cada transporte inimigo perdido
colonial-chart-points-commander_killed = Comandante inimigo morto
colonial-chart-points-commander_wounded = Comandante inimigo ferido
colonial-chart-points-minor = Vitória menor: vantagem de
colonial-chart-points-major = Vitória maior: vantagem de
colonial-chart-handicap = { $side }: no fim
colonial-chart-forces = Ordem de batalha
colonial-chart-unit = Unidade
colonial-chart-side = Lado
colonial-chart-rating = Qualidade
colonial-chart-state = Começa
colonial-chart-kind-infantry = Infantaria
colonial-chart-kind-cavalry = Cavalaria
colonial-chart-kind-artillery = Artilharia
colonial-chart-kind-transport = Transporte
colonial-chart-kind-commander = Comandante
colonial-chart-motorised = motorizado
colonial-chart-limbered = atrelado
colonial-chart-commands = Comandantes: { $side }
colonial-chart-forces-note = As unidades escondidas no início não constam.

## O que as regras precisam de saber de um espaço

colonial-place-shut = Não se pode entrar
colonial-place-cover = Cobertura: uma carta preta salva de um impacto
colonial-place-black-card = Mover-se aqui pede uma carta preta
colonial-place-height = Tapa a vista: { $half ->
    [one] meio nível de altura
    [2] um nível de altura
   *[other] { $half } meios níveis de altura
  }
colonial-place-road = Estrada para { $to }
colonial-place-taken = Espaço ocupado: { $taken } de { $room }

## Porque tantos dados

colonial-reason-fire-10 = um dado por figura
colonial-reason-fire-11 = moveu-se ou está em desordem, metade
colonial-reason-fire-12 = dois dados por servente
colonial-reason-fire-13 = dois dados por servente
colonial-reason-fire-14 = Comandante
colonial-reason-fire-16 = moveu-se ou está em desordem, metade
colonial-reason-move-18 = atrelado, metade
colonial-reason-units-16 = ninguém lança dados de dentro de um transporte
colonial-reason-fire-20 = um transporte não lança dados
colonial-reason-hits-02 = figuras perdidas
colonial-reason-hits-05 = morto
colonial-reason-hits-06 = ferido
colonial-reason-hits-03 = destruído
colonial-reason-hits-09 = a própria peça perdida
colonial-reason-assault-11 = sem saída para recuar, perda de todas as figuras
