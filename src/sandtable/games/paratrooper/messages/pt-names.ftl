### Foreign Legion Paratrooper: names of the data pack

## Zones

paratrooper-name-calvi = Calvi
paratrooper-name-chad = Chade
paratrooper-name-congo = Congo
paratrooper-name-mali = Mali
paratrooper-name-libya = Líbia
paratrooper-name-ivory-coast = Costa do Marfim
paratrooper-name-central-africa = África Central
paratrooper-name-horn-of-africa = Corno de África
paratrooper-name-levant = Levante
paratrooper-name-persian-gulf = Golfo Pérsico
paratrooper-name-balkans = Balcãs
paratrooper-name-caucasus = Cáucaso
paratrooper-name-western-mediterranean = Mediterrâneo Ocidental
paratrooper-name-eastern-mediterranean = Mediterrâneo Oriental
paratrooper-name-gulf-of-guinea = Golfo da Guiné
paratrooper-name-red-sea = Mar Vermelho
paratrooper-name-arabian-sea = Mar Arábico

## Mission maps

paratrooper-name-jungle-basin = Bacia de selva
paratrooper-name-mesa-badlands = Terras áridas de mesas
paratrooper-name-desert-city = Cidade do deserto
paratrooper-name-mega-city = Megacidade
paratrooper-name-oil-fields = Campos de petróleo
paratrooper-name-bush-country = Terra de mato
paratrooper-name-mountain-valley = Vale de montanha

## Missions

paratrooper-name-coup = Golpe de Estado
paratrooper-name-invaders = Invasores
paratrooper-name-hostages = Reféns
paratrooper-name-warlords = Senhores da guerra
paratrooper-name-insurgents = Insurgentes
paratrooper-name-wmd = Armas de destruição maciça

## Events

paratrooper-name-all-quiet = Tudo calmo
paratrooper-name-crisis-accelerates = A crise acelera
paratrooper-name-crisis-stabilizes = A crise estabiliza
paratrooper-name-friction = Fricção
paratrooper-name-higher-level-intelligence = Informações de alto nível
paratrooper-name-local-support = Apoio local
paratrooper-name-logistics-push = Esforço logístico
paratrooper-name-logistics-breakdown = Rutura logística
paratrooper-name-nato-support = Apoio da NATO
paratrooper-name-network-attack = Ataque de rede
paratrooper-name-opfor-offensive = Ofensiva OPFOR
paratrooper-name-opfor-redeploys = OPFOR reposiciona-se
paratrooper-name-opfor-reinforcement = Reforços OPFOR
paratrooper-name-opfor-uprising = Levantamento OPFOR
paratrooper-name-shifting-intelligence-situation = Situação das informações em mudança
paratrooper-name-system-d = Sistema D

## What is mobilized

paratrooper-name-airborne-infantry = infantaria paraquedista
paratrooper-name-felin = FELIN
paratrooper-name-special-forces = forças especiais
paratrooper-name-gendarmes = gendarmes
paratrooper-name-sniper = atiradores especiais
paratrooper-name-airborne-command-post = posto de comando paraquedista
paratrooper-name-airborne-engineer = engenharia paraquedista
paratrooper-name-airborne-heavy-weapons = armas pesadas paraquedistas
paratrooper-name-precision-guided-missile = mísseis guiados de precisão
paratrooper-name-armor = blindados
paratrooper-name-mechanized-infantry = infantaria mecanizada (VBCI)
paratrooper-name-armored-cavalry = cavalaria blindada
paratrooper-name-technical = viaturas armadas (VLRA)
paratrooper-name-local-technical = viaturas armadas locais
paratrooper-name-armored-engineer = engenharia blindada
paratrooper-name-mechanized-pgm = PGM mecanizado
paratrooper-name-mechanized-command-post = posto de comando mecanizado
paratrooper-name-mechanized-heavy-weapons = armas pesadas mecanizadas
paratrooper-name-convoy = comboio logístico
paratrooper-name-forward-operating-base = base operacional avançada
paratrooper-name-transport-helicopter = helicóptero de transporte
paratrooper-name-gunship = helicóptero de ataque
paratrooper-name-helicopter-command-post = posto de comando em helicóptero
paratrooper-name-tac-airstrike = ataque aéreo TAC
paratrooper-name-drone-strike = ataque de drone
paratrooper-name-air-transport = avião de transporte MAC
paratrooper-name-isr-marker = marcador ISR
paratrooper-name-netwar-marker = marcador Netwar
paratrooper-name-drop-zone-marker = marcador de zona de salto
paratrooper-name-checkpoint-marker = marcador de posto de controlo
paratrooper-name-amphibious-assault-ship = navio de assalto anfíbio

## Seats

paratrooper-name-2e-rep-ground = 2e REP, terra
paratrooper-name-2e-rep-air = 2e REP, ar
paratrooper-name-2e-rep-odd-missions = 2e REP, missões ímpares
paratrooper-name-2e-rep-even-missions = 2e REP, missões pares
paratrooper-name-2e-rep-commander = 2e REP, comandante
paratrooper-name-2e-rep-sector-1 = 2e REP, setor 1
paratrooper-name-2e-rep-sector-2 = 2e REP, setor 2
paratrooper-name-2e-rep-sector-3 = 2e REP, setor 3

## What counters are called

paratrooper-name-sniper-team = Atirador
paratrooper-name-engineer-section = Sapador
paratrooper-name-mortar-section = Morteiro
paratrooper-name-missile-section = Posto de mísseis
paratrooper-name-convoy-column = Comboio
paratrooper-name-transport-helicopter-flight = Helicóptero de transporte
paratrooper-name-gunship-flight = Helicóptero de ataque
paratrooper-name-airstrike-flight = Raide aéreo
paratrooper-name-drone-flight = Drone
paratrooper-name-netwar-cell = Netwar
paratrooper-name-drop-zone-sign = Marcador de salto
paratrooper-name-checkpoint-sign = Posto de controlo
paratrooper-name-local-technical-company = Technical local
paratrooper-name-armor-unit = Grupo blindado
paratrooper-name-mechanized-unit = Grupo mecanizado
paratrooper-name-technical-unit = Technical
paratrooper-name-command-post-unit = Posto de comando
paratrooper-name-air-defense-unit = Grupo antiaéreo
paratrooper-name-infantry-unit = Grupo de infantaria
paratrooper-name-guerrilla-unit = Grupo de guerrilha
paratrooper-name-terrorist-unit = Grupo terrorista
paratrooper-name-guerrilla-base-unit = Acampamento de guerrilha
paratrooper-name-enemy-helicopter-unit = Helicóptero inimigo
paratrooper-name-ambush-sign = Marcador de emboscada
paratrooper-name-intelligence-sign = Marcador de informações
paratrooper-name-deception-sign = Marcador de engodo
paratrooper-name-massacre-sign = Marcador de massacre
paratrooper-name-ied-sign = IED
paratrooper-name-objective-coup = Objetivo (cabecilhas)
paratrooper-name-objective-invaders = Objetivo (invasores)
paratrooper-name-objective-hostages = Objetivo (reféns)
paratrooper-name-objective-warlords = Objetivo (senhor da guerra)
paratrooper-name-objective-insurgents = Objetivo (insurgentes)
paratrooper-name-objective-wmd = Objetivo (ADM)

## Kinds of counters

paratrooper-kind-para = infantaria paraquedista
paratrooper-kind-felin = paraquedistas FELIN, alta tecnologia
paratrooper-kind-sf = forças especiais, paraquedistas
paratrooper-kind-gign = gendarmes
paratrooper-kind-sniper = atiradores especiais
paratrooper-kind-abn_cp = posto de comando paraquedista
paratrooper-kind-abn_eng = engenharia paraquedista
paratrooper-kind-abn_hw = armas pesadas paraquedistas
paratrooper-kind-abn_pgm = mísseis guiados de precisão (PGM)
paratrooper-kind-armor = blindados, alta tecnologia
paratrooper-kind-mech_inf = infantaria mecanizada, transporte
paratrooper-kind-arm_cav = cavalaria blindada
paratrooper-kind-fr_tech = viaturas armadas, transporte
paratrooper-kind-lf_tech = viaturas armadas locais
paratrooper-kind-arm_eng = engenharia blindada
paratrooper-kind-mech_pgm = mísseis guiados mecanizados (PGM)
paratrooper-kind-mech_cp = posto de comando mecanizado
paratrooper-kind-mech_hw = armas pesadas mecanizadas, alta tecnologia
paratrooper-kind-convoy = comboio logístico
paratrooper-kind-fob = base operacional avançada
paratrooper-kind-helo_t = helicóptero de transporte
paratrooper-kind-helo_g = helicóptero de ataque, alta tecnologia
paratrooper-kind-helo_cp = posto de comando em helicóptero
paratrooper-kind-impact = marcador de impacto
paratrooper-kind-tac = ataque aéreo TAC
paratrooper-kind-drone = ataque de drone
paratrooper-kind-mac = avião de transporte MAC
paratrooper-kind-isr = marcador ISR
paratrooper-kind-nw = marcador Netwar
paratrooper-kind-dz = marcador de zona de salto
paratrooper-kind-checkpoint = marcador de posto de controlo
paratrooper-kind-fsa = base avançada
paratrooper-kind-lshd = navio de assalto anfíbio
paratrooper-kind-o_armor = blindados
paratrooper-kind-o_mech = infantaria mecanizada
paratrooper-kind-o_tech = viaturas armadas
paratrooper-kind-o_cp = posto de comando
paratrooper-kind-o_ad = defesa aérea
paratrooper-kind-o_inf = infantaria
paratrooper-kind-o_gue = guerrilha ou milícia
paratrooper-kind-o_ter = grupo terrorista
paratrooper-kind-o_base = base de guerrilha
paratrooper-kind-o_helo = helicóptero
paratrooper-kind-ambush = emboscada
paratrooper-kind-intel = informações
paratrooper-kind-deception = engano
paratrooper-kind-massacre = massacre
paratrooper-kind-ied = engenho explosivo improvisado
paratrooper-kind-obj_coup = objetivo da missão
paratrooper-kind-obj_invaders = objetivo da missão
paratrooper-kind-obj_hostages = objetivo da missão
paratrooper-kind-obj_warlords = objetivo da missão
paratrooper-kind-obj_insurgents = objetivo da missão
paratrooper-kind-obj_wmd = objetivo da missão

## O que um marcador pode fazer

paratrooper-price = { $op } PO
paratrooper-left = { $count ->
    [0] esgotado
    [one] resta { $count }
   *[other] restam { $count }
  }{ $have ->
    [0] {""}
    [one] , { $have } mobilizado
   *[other] , { $have } mobilizados
  }{ $now ->
    [tech] , só agora, antes da missão ({ $elan } de alta tecnologia ao todo)
    [ship] , só agora, antes da missão
   *[no] {""}
  }
paratrooper-market-transport = Transporte e bases
paratrooper-market-foot = Tropas a pé
paratrooper-market-vehicles = Veículos
paratrooper-market-helicopters = Helicópteros
paratrooper-market-strikes = Ataques e guerra de informação
paratrooper-note-transport = Um voo para { $zone } custa { $op } PO por avião de transporte{ $macs ->
    [0] {""}
    [one] {""}
   *[other] , { $flights } pelos seus { $macs }
  }. Chegam novos PO no início de cada turno, também do primeiro: o total de { $dice ->
    [one] um dado
   *[other] { $dice } dados
  }.
paratrooper-note-vehicles = Não saltam: por ar, aterram num aeródromo ou numa zona de salto onde já esteja uma unidade sua{ $first ->
    [yes] , portanto não no turno 1
   *[no] {""}
  }.{ $closed ->
    [0] {""}
    [one] {" "}Um hexágono deste mapa está-lhes fechado.
   *[other] {" "}{ $closed } hexágonos deste mapa estão-lhes fechados.
  }
paratrooper-note-helicopters = Vêm de avião: para um aeródromo ou uma zona de salto onde já esteja uma unidade sua{ $first ->
    [yes] , portanto não no turno 1
   *[no] {""}
  }.
paratrooper-denied = { $op } · { $why }
paratrooper-denied-9-2-d = esgotado
paratrooper-denied-8-1-c = caro demais por agora
paratrooper-denied-9-4-a = só antes do início da missão
paratrooper-denied-9-4-b = o seu élan não permite mais unidades de alta tecnologia
paratrooper-denied-16-0-a = só depois de começada a missão
paratrooper-denied-9-3-a = só depois de haver uma base sua no mapa
paratrooper-denied-9-3-b = só antes do início da missão
paratrooper-can-para = combate { $combat }, movimento { $movement }, salta de paraquedas
paratrooper-can-felin = combate { $combat }, movimento { $movement }, salta de paraquedas; alta tecnologia, dispara em conjunto, observa para os canhões
paratrooper-can-sf = combate { $combat }, movimento { $movement }, também sobre água; salta de paraquedas
paratrooper-can-gign = combate { $combat }, movimento { $movement }, dispara cedo
paratrooper-can-sniper = combate { $combat }, movimento { $movement }, dispara cedo, salta de paraquedas
paratrooper-can-abn_cp = combate { $combat }, movimento { $movement }, salta de paraquedas; faz disparar uma pilha em conjunto, observa para os canhões
paratrooper-can-abn_eng = combate { $combat }, movimento { $movement }, salta de paraquedas; transpõe rios, constrói bases, ataca sem penalização do terreno
paratrooper-can-abn_hw = combate { $combat }, movimento { $movement }, salta de paraquedas; bombardeia outros hexágonos
paratrooper-can-abn_pgm = combate { $combat } contra veículos, bases e em localidades, senão 1; movimento { $movement }, salta de paraquedas
paratrooper-can-armor = combate { $combat }, movimento { $movement }; alta tecnologia
paratrooper-can-mech_inf = combate { $combat }, movimento { $movement }; leva uma unidade ou o objetivo
paratrooper-can-arm_cav = combate { $combat }, movimento { $movement }
paratrooper-can-fr_tech = combate { $combat }, movimento { $movement }; leva uma unidade ou o objetivo
paratrooper-can-lf_tech = combate { $combat }, movimento { $movement }
paratrooper-can-arm_eng = combate { $combat }, movimento { $movement }; transpõe rios, constrói bases, ataca sem penalização do terreno
paratrooper-can-mech_pgm = combate { $combat } contra veículos, bases e em localidades, senão 1; movimento { $movement }
paratrooper-can-mech_cp = combate { $combat }, movimento { $movement }; faz disparar uma pilha em conjunto, observa para os canhões
paratrooper-can-mech_hw = combate { $combat }, movimento { $movement }; bombardeia outros hexágonos; alta tecnologia
paratrooper-can-convoy = movimento { $movement }; gasta, duplica o movimento ou apoia o fogo até { $support } hexágono
paratrooper-can-fob = apoia o fogo até { $support } hexágonos; um engenheiro coloca-a no mapa e não se move mais
paratrooper-can-helo_t = voa { $movement }; leva uma unidade ou o objetivo
paratrooper-can-helo_g = combate { $combat }, voa { $movement }; alta tecnologia
paratrooper-can-helo_cp = combate { $combat }, voa { $movement }; faz disparar os helicópteros em conjunto
paratrooper-can-tac = ataca com { $combat }{ $last ->
    [0] {""}
   *[other] {" "}(os últimos com { $last })
  } inimigos à vista, todos os turnos
paratrooper-can-drone = ataca com { $combat }{ $last ->
    [0] {""}
   *[other] {" "}(os últimos com { $last })
  } inimigos à vista, uma vez; nenhuma defesa aérea o atinge
paratrooper-can-mac = leva 3 unidades a pé ou 2 veículos para a missão, todos os turnos: sem ele ninguém lá chega
paratrooper-can-isr = pode virar os marcadores de um hexágono
paratrooper-can-nw = faz baixar a crise, ou ajuda num combate
paratrooper-can-dz = permite aos aviões aterrar num hexágono seu
paratrooper-can-lshd = um navio de onde as unidades desembarcam
paratrooper-can-checkpoint = faz-vos disparar primeiro onde está
