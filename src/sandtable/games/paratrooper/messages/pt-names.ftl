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
paratrooper-name-mechanized-infantry = infantaria mecanizada
paratrooper-name-armored-cavalry = cavalaria blindada
paratrooper-name-technical = viaturas armadas
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
paratrooper-name-air-transport = avião de transporte
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
paratrooper-kind-mac = avião de transporte
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
