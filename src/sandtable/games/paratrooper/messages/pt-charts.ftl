### As tabelas de Foreign Legion Paratrooper

paratrooper-chart-combat = Resultados de combate cinético (CRT)
paratrooper-chart-combat-note = Colunas: o valor de combate dos que disparam, deslocado pelos desvios.
paratrooper-chart-combat-code = Um número: tantos impactos. R: uma unidade inimiga retira.
paratrooper-chart-shifts = Desvios de coluna
paratrooper-chart-columns = Colunas
paratrooper-chart-shift-enemy_base = Uma base do defensor no hexágono
paratrooper-chart-shift-logistics = Apoio logístico dos que disparam
paratrooper-chart-shift-oilfield_fire = Campo petrolífero a arder no hexágono
paratrooper-chart-shift-river = Ataque através de um rio
paratrooper-chart-terrain = Efeitos do terreno (TEC)
paratrooper-chart-ground = Terreno
paratrooper-chart-nonmech = Pontos de movimento, não mecanizado
paratrooper-chart-mech = Pontos de movimento, mecanizado
paratrooper-chart-stops = Têm de parar
paratrooper-chart-edge = Vantagem tática
paratrooper-chart-shift = Colunas
paratrooper-chart-drop-as = Salto como
paratrooper-chart-opfor-closed = Fechado à OPFOR mecanizada
paratrooper-chart-closed = fechado
paratrooper-chart-class-mech = mecanizado
paratrooper-chart-class-nonmech = não mecanizado
paratrooper-chart-class-helicopter = helicóptero
paratrooper-chart-class-base = base
paratrooper-chart-class-strike = ataque aéreo
paratrooper-chart-class-marker = marcador
paratrooper-chart-edge-attacker = atacante
paratrooper-chart-edge-defender = defensor
paratrooper-chart-terrain-note = Num terreno fechado entra-se por estrada ou pista. Quem tem a vantagem tática dispara primeiro entre valores de empenhamento iguais.
paratrooper-chart-river = Rio, além do hexágono
paratrooper-chart-dry-river = Rio seco, além do hexágono
paratrooper-chart-road = Ao longo de uma estrada
paratrooper-chart-track = Ao longo de uma pista
paratrooper-chart-sf-water = Forças especiais, hexágono de água
paratrooper-chart-drop = Salto em paraquedas
paratrooper-chart-modified-die = Dado modificado
paratrooper-chart-drop-clear = limpo
paratrooper-chart-drop-brush = mato
paratrooper-chart-drop-close = cerrado
paratrooper-chart-drop-severe = difícil
paratrooper-chart-drop-water = água: nenhum
paratrooper-chart-drop-note = Abaixo de 0 lê-se 0, acima de 6 lê-se 6. Uma unidade dispersa vai um hexágono numa direção tirada ao dado.
paratrooper-chart-landing-land = aterra
paratrooper-chart-landing-scatter = dispersa-se
paratrooper-chart-landing-disrupt = desorganizada
paratrooper-chart-landing-scatter-disrupt = dispersa-se, desorganizada
paratrooper-chart-drop-modifiers = Salto em paraquedas: modificadores
paratrooper-chart-modifier = Modificador
paratrooper-chart-drop-modifier-drop_zone = Marcador de zona de salto no hexágono
paratrooper-chart-drop-modifier-special_forces = Forças especiais
paratrooper-chart-drop-modifier-opfor = OPFOR no hexágono
paratrooper-chart-air-defense = Defesa aérea
paratrooper-chart-air-defense-capable = Uma unidade antiaérea no hexágono
paratrooper-chart-air-defense-others = Todas as outras
paratrooper-chart-air-defense-note = Contra os ataques TAC, antes de dispararem.
paratrooper-chart-result-shootdown = abatido
paratrooper-chart-result-abort = aborta
paratrooper-chart-result-none = sem efeito
paratrooper-chart-result-success = êxito
paratrooper-chart-result-fail = falhanço
paratrooper-chart-result-blowback = efeito contrário
paratrooper-chart-infowar = INFOWAR
paratrooper-chart-infowar-isr = ISR
paratrooper-chart-infowar-netwar = Netwar
paratrooper-chart-infowar-note = Um êxito ISR revela um hexágono; um êxito Netwar baixa a crise; um efeito contrário aumenta-a.
paratrooper-chart-crisis = Índice de crise
paratrooper-chart-crisis-level = Nível
paratrooper-chart-band = Faixa
paratrooper-chart-checks = Acontecimentos por turno
paratrooper-chart-events = Tabela de acontecimentos
paratrooper-chart-first-die = Primeiro dado { $die }
paratrooper-chart-second-die = Segundo dado
paratrooper-chart-effects = Acontecimentos: o que fazem
paratrooper-chart-event = Acontecimento
paratrooper-chart-effect = O que faz
paratrooper-chart-rule = Regra
paratrooper-chart-event-all_quiet = Nada acontece.
paratrooper-chart-event-crisis_accelerates = A crise sobe 1.
paratrooper-chart-event-crisis_stabilizes = A crise desce 1.
paratrooper-chart-event-friction = Perde-se um PO.
paratrooper-chart-event-higher_level_intelligence = Revela um hexágono com fichas escondidas.
paratrooper-chart-event-local_support = Uma coluna ou o veículo local de graça, ou uma unidade recomposta onde está.
paratrooper-chart-event-logistics_push = Ganha-se um dado de PO.
paratrooper-chart-event-logistics_breakdown = Perde-se um dado de PO.
paratrooper-chart-event-nato_support = Um transporte aéreo, um ataque de drone ou dois marcadores INFOWAR de graça.
paratrooper-chart-event-network_attack = Gastar um marcador Netwar e ganhar 1 PO, ou perder 2 PO.
paratrooper-chart-event-opfor_offensive = As unidades móveis reveladas da OPFOR avançam para o hexágono REP mais próximo.
paratrooper-chart-event-opfor_redeploys = As fichas escondidas são colocadas de novo, longe das unidades REP.
paratrooper-chart-event-opfor_reinforcement = Chega uma ficha OPFOR, colocada ao acaso.
paratrooper-chart-event-opfor_uprising = Chega um dado de fichas OPFOR, cada uma colocada ao acaso.
paratrooper-chart-event-shifting_intelligence_situation = As unidades móveis reveladas da OPFOR sem unidades REP no hexágono voltam a esconder-se.
paratrooper-chart-event-system_d = Ganha-se um PO.
paratrooper-chart-victory = Pontos de vitória
paratrooper-chart-vp-note = O objetivo evacuado e os hexágonos de valor ocupados somam-se (ver Preparação da missão, Hexágonos de valor). Uma unidade perdida que caiba em duas linhas conta uma vez, pela perda maior.
paratrooper-chart-vp-opfor_cp = Posto de comando OPFOR eliminado
paratrooper-chart-vp-opfor_base = Base OPFOR eliminada
paratrooper-chart-vp-opfor_mech = Unidade OPFOR mecanizada eliminada
paratrooper-chart-vp-opfor_helicopter = Helicóptero OPFOR eliminado
paratrooper-chart-vp-opfor_air_defense = Antiaérea OPFOR eliminada
paratrooper-chart-vp-opfor_other = Qualquer outra unidade OPFOR eliminada
paratrooper-chart-vp-massacre_recovered = Marcador de massacre recuperado
paratrooper-chart-vp-massacre_on_map = Marcador de massacre no mapa
paratrooper-chart-vp-rep_ht = Unidade REP de alta tecnologia perdida
paratrooper-chart-vp-rep_cp = Posto de comando REP perdido
paratrooper-chart-vp-rep_fob = Base avançada perdida
paratrooper-chart-vp-rep_convoy = Coluna perdida
paratrooper-chart-vp-rep_tac = Ataque TAC abatido
paratrooper-chart-vp-rep_other = Qualquer outra unidade REP perdida
paratrooper-chart-vp-rep_disrupted = Cada unidade REP desorganizada
paratrooper-chart-vp-crisis = Cada nível de crise no fim
paratrooper-chart-levels = Níveis de vitória
paratrooper-chart-level = Nível
paratrooper-chart-elan = Elã depois
paratrooper-chart-counts-won = Conta como ganha
paratrooper-chart-missions = Preparação da missão
paratrooper-chart-mission = Dado e missão
paratrooper-chart-mission-line = { $line }: { $mission }
paratrooper-chart-starting-crisis = Crise inicial
paratrooper-chart-die-plus = dado + { $number }
paratrooper-chart-dice = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
  }
paratrooper-chart-initial-ops = PO iniciais, mais o elã
paratrooper-chart-follow-on = PO em cada turno
paratrooper-chart-opfor = Fichas OPFOR
paratrooper-chart-objective-vp = PV se evacuado
paratrooper-chart-reduction = Crise depois
paratrooper-chart-bonus = Bónus de vitória
paratrooper-chart-missions-note = O bónus de vitória vale para a missão seguinte de uma campanha.
paratrooper-chart-bonus-fsa = uma base de trânsito avançada
paratrooper-chart-bonus-lshd = o navio de assalto anfíbio
paratrooper-chart-bonus-op = { $number } PO
paratrooper-chart-bonus-mac = transporte aéreo ({ $number })
paratrooper-chart-bonus-tac = ataques TAC ({ $number })
paratrooper-chart-locations = Local e mapa da missão
paratrooper-chart-two-dice = Dois dados
paratrooper-chart-zone = Zona de crise
paratrooper-chart-map-die = Mapa, dado { $die }
paratrooper-chart-mobilization = Mobilização
paratrooper-chart-unit = Unidade
paratrooper-chart-op = PO
paratrooper-chart-initial = No início
paratrooper-chart-reinforcement = Como reforço
paratrooper-chart-can = O que pode fazer
paratrooper-chart-staging = Trânsito: cargas de um transporte aéreo
paratrooper-chart-staging-note = Um transporte aéreo leva uma das cargas.
paratrooper-chart-load = Carga { $number } de um transporte aéreo
paratrooper-chart-refit = Recomposição
paratrooper-chart-refit-hex = PO para recompor todas as unidades desorganizadas de um hexágono
paratrooper-chart-refit-zone = PO para recompor todas as unidades desorganizadas de uma zona (campanha)
paratrooper-chart-refit-command_posts = PO para recompor todos os postos de comando mantidos entre missões
paratrooper-chart-transit = Linhas de trânsito
paratrooper-chart-line = Linha
paratrooper-chart-way = Via
paratrooper-chart-transit-air = por ar
paratrooper-chart-transit-sea = por mar
paratrooper-chart-limits = Marcadores, empilhamento e limites
paratrooper-chart-track-op_max = PO no máximo
paratrooper-chart-track-elan_max = Elã mais alto
paratrooper-chart-track-crisis_min = Crise mais baixa
paratrooper-chart-track-crisis_end = Crise com que a missão acaba
paratrooper-chart-stack-ground = Unidades terrestres de um lado num hexágono
paratrooper-chart-stack-strikes = Ataques num hexágono
paratrooper-chart-limit-starting_crisis = Crise inicial mais alta por oposição crescente
paratrooper-chart-limit-opfor_beyond_it = Fichas OPFOR em vez disso, além dela
paratrooper-chart-limit-highest_start = Crise inicial mais alta de todas
paratrooper-chart-limit-extra_with_objective = Fichas OPFOR tiradas quando o objetivo é encontrado
paratrooper-chart-campaign = Campanhas
paratrooper-chart-campaign-whole = Campanha
paratrooper-chart-campaign-first = Primeira campanha
paratrooper-chart-campaign-missions = Missões
paratrooper-chart-campaign-victories = Vitórias que a ganham
paratrooper-chart-campaign-debacles = Derrocadas permitidas
paratrooper-chart-opposition = Oposição crescente
paratrooper-chart-changes = O que muda
paratrooper-chart-amount = Em
paratrooper-chart-opposition-starting_crisis = crise inicial
paratrooper-chart-opposition-initial_ops = PO iniciais
paratrooper-chart-opposition-follow_on_ops = PO em cada turno
paratrooper-chart-opposition-opfor_units = fichas OPFOR
paratrooper-chart-places = Hexágonos de valor
paratrooper-chart-places-note = Ocupados pelo REP contam a favor, ocupados só pela OPFOR contra; danificados não contam para ninguém.
paratrooper-chart-map = Mapa
paratrooper-chart-hex = Hexágono
paratrooper-chart-counters = Fichas
paratrooper-chart-counters-note = Frente e verso: combate-empenhamento-movimento. Apoio: raio na frente e no verso.
paratrooper-chart-counter = Ficha
paratrooper-chart-side = Lado
paratrooper-chart-count = Número
paratrooper-chart-class = Classe
paratrooper-chart-front = Frente
paratrooper-chart-back = Verso
paratrooper-chart-strike = Ataque ou impacto
paratrooper-chart-support = Apoio
paratrooper-chart-marks = Marcas
paratrooper-chart-side-rep = 2e REP
paratrooper-chart-side-opfor = OPFOR
paratrooper-chart-side-objective = objetivo
paratrooper-chart-side-admin = marcador
paratrooper-chart-mark-airborne = paraquedista
paratrooper-chart-mark-ht = alta tecnologia
paratrooper-chart-mark-felin = FELIN
paratrooper-chart-mark-sf = forças especiais
paratrooper-chart-mark-cp = posto de comando
paratrooper-chart-mark-engineer = engenharia
paratrooper-chart-mark-hw = armas pesadas
paratrooper-chart-mark-pgm = mísseis guiados
paratrooper-chart-mark-transport = transporte
paratrooper-chart-mark-local = local
paratrooper-chart-mark-base = base
paratrooper-chart-mark-ad = antiaérea
paratrooper-name-low = Baixa
paratrooper-name-medium = Média
paratrooper-name-high = Alta
paratrooper-name-mission-ends = A missão acaba
paratrooper-name-air-defense = antiaérea
paratrooper-name-battle-space-marker = marcador de zona de batalha
paratrooper-name-command-post = posto de comando
paratrooper-name-crisis-level-marker = marcador de crise
paratrooper-name-elan-marker = marcador de elã
paratrooper-name-forward-staging-area = base de trânsito avançada
paratrooper-name-guerrilla-base = base de guerrilha
paratrooper-name-guerrilla-or-militia = guerrilha ou milícia
paratrooper-name-helicopter = helicóptero
paratrooper-name-impact-marker = marcador de impacto
paratrooper-name-infantry = infantaria
paratrooper-name-mission-location-marker = marcador do local da missão
paratrooper-name-objective = objetivo
paratrooper-name-oilfield-fire-collateral-damage = campo a arder / danos colaterais
paratrooper-name-operations-points-marker = marcador de pontos de operação
paratrooper-name-river-assault-marker = marcador de travessia
paratrooper-name-special-marker = marcador especial
paratrooper-name-terrorist-group = grupo terrorista

## O que as regras precisam de saber de um espaço

paratrooper-place-moves = Pontos de movimento: { $nonmech ->
    [0] fechado
   *[other] { $nonmech }
  }, mecanizado { $mech ->
    [0] fechado
   *[other] { $mech }
  }
paratrooper-place-fights = { $shift ->
    [0] Sem cobertura
    [one] Cobertura: o fogo sobre o defensor perde { $shift } coluna
   *[other] Cobertura: o fogo sobre o defensor perde { $shift } colunas
  }; com empenhamento igual, dispara primeiro o { $edge ->
    [attacker] atacante
   *[defender] defensor
  }
paratrooper-place-drop = Salto em paraquedas: { $drop }
paratrooper-place-road = Estrada para { $to }
paratrooper-place-track = Pista para { $to }
paratrooper-place-river = Rio para { $to }
paratrooper-place-dry-river = Rio seco para { $to }
paratrooper-place-value = Vale { $points ->
    [one] { $points } ponto de vitória
   *[other] { $points } pontos de vitória
  }
paratrooper-place-airfield = Os transportes aéreos aterram aqui
paratrooper-place-oilfield = Campo petrolífero: pode arder
paratrooper-place-coast = Na costa
paratrooper-place-transit = Para { $to } { $kind ->
    [sea] por mar
   *[air] por ar
  }: PO { $cost }
paratrooper-place-drop-zone = Marcador de zona de salto
paratrooper-place-taken = Unidades do regimento: { $taken } de { $room }
paratrooper-place-bound = Chegam aqui: { $units }
paratrooper-place-objective = O objetivo está aqui: { $points } pontos, se sair do mapa{ $closed ->
    [yes] {""}; nenhum veículo lá chega, só um helicóptero de transporte
   *[no] {""}
  }
