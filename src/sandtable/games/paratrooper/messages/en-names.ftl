### Foreign Legion Paratrooper: names of the data pack

## Zones

paratrooper-name-calvi = Calvi
paratrooper-name-chad = Chad
paratrooper-name-congo = Congo
paratrooper-name-mali = Mali
paratrooper-name-libya = Libya
paratrooper-name-ivory-coast = Ivory Coast
paratrooper-name-central-africa = Central Africa
paratrooper-name-horn-of-africa = Horn of Africa
paratrooper-name-levant = Levant
paratrooper-name-persian-gulf = Persian Gulf
paratrooper-name-balkans = Balkans
paratrooper-name-caucasus = Caucasus
paratrooper-name-western-mediterranean = Western Mediterranean
paratrooper-name-eastern-mediterranean = Eastern Mediterranean
paratrooper-name-gulf-of-guinea = Gulf of Guinea
paratrooper-name-red-sea = Red Sea
paratrooper-name-arabian-sea = Arabian Sea

## Mission maps

paratrooper-name-jungle-basin = Jungle Basin
paratrooper-name-mesa-badlands = Mesa Badlands
paratrooper-name-desert-city = Desert City
paratrooper-name-mega-city = Mega City
paratrooper-name-oil-fields = Oil Fields
paratrooper-name-bush-country = Bush Country
paratrooper-name-mountain-valley = Mountain Valley

## Missions

paratrooper-name-coup = Coup
paratrooper-name-invaders = Invaders
paratrooper-name-hostages = Hostages
paratrooper-name-warlords = Warlords
paratrooper-name-insurgents = Insurgents
paratrooper-name-wmd = WMD

## Events

paratrooper-name-all-quiet = All Quiet
paratrooper-name-crisis-accelerates = Crisis Accelerates
paratrooper-name-crisis-stabilizes = Crisis Stabilizes
paratrooper-name-friction = Friction
paratrooper-name-higher-level-intelligence = Higher Level Intelligence
paratrooper-name-local-support = Local Support
paratrooper-name-logistics-push = Logistics Push
paratrooper-name-logistics-breakdown = Logistics Breakdown
paratrooper-name-nato-support = NATO Support
paratrooper-name-network-attack = Network Attack
paratrooper-name-opfor-offensive = OPFOR Offensive
paratrooper-name-opfor-redeploys = OPFOR Redeploys
paratrooper-name-opfor-reinforcement = OPFOR Reinforcement
paratrooper-name-opfor-uprising = OPFOR Uprising
paratrooper-name-shifting-intelligence-situation = Shifting Intelligence Situation
paratrooper-name-system-d = System D

## What is mobilized

paratrooper-name-airborne-infantry = airborne infantry
paratrooper-name-felin = FELIN
paratrooper-name-special-forces = special forces
paratrooper-name-gendarmes = gendarmes
paratrooper-name-sniper = sniper
paratrooper-name-airborne-command-post = airborne command post
paratrooper-name-airborne-engineer = airborne engineer
paratrooper-name-airborne-heavy-weapons = airborne heavy weapons
paratrooper-name-precision-guided-missile = precision guided missile
paratrooper-name-armor = armor
paratrooper-name-mechanized-infantry = mechanized infantry
paratrooper-name-armored-cavalry = armored cavalry
paratrooper-name-technical = technical
paratrooper-name-local-technical = local technical
paratrooper-name-armored-engineer = armored engineer
paratrooper-name-mechanized-pgm = mechanized PGM
paratrooper-name-mechanized-command-post = mechanized command post
paratrooper-name-mechanized-heavy-weapons = mechanized heavy weapons
paratrooper-name-convoy = convoy
paratrooper-name-forward-operating-base = forward operating base
paratrooper-name-transport-helicopter = transport helicopter
paratrooper-name-gunship = gunship
paratrooper-name-helicopter-command-post = helicopter command post
paratrooper-name-tac-airstrike = TAC airstrike
paratrooper-name-drone-strike = drone strike
paratrooper-name-air-transport = air transport
paratrooper-name-isr-marker = ISR marker
paratrooper-name-netwar-marker = Netwar marker
paratrooper-name-drop-zone-marker = drop zone marker
paratrooper-name-checkpoint-marker = checkpoint marker
paratrooper-name-amphibious-assault-ship = amphibious assault ship

## Seats

paratrooper-name-2e-rep-ground = 2e REP, ground
paratrooper-name-2e-rep-air = 2e REP, air
paratrooper-name-2e-rep-odd-missions = 2e REP, odd missions
paratrooper-name-2e-rep-even-missions = 2e REP, even missions
paratrooper-name-2e-rep-commander = 2e REP, commander
paratrooper-name-2e-rep-sector-1 = 2e REP, sector 1
paratrooper-name-2e-rep-sector-2 = 2e REP, sector 2
paratrooper-name-2e-rep-sector-3 = 2e REP, sector 3

## Kinds of counters

paratrooper-kind-para = airborne infantry
paratrooper-kind-felin = FELIN paratroopers, high-tech
paratrooper-kind-sf = special forces, paratroopers
paratrooper-kind-gign = gendarmes
paratrooper-kind-sniper = snipers
paratrooper-kind-abn_cp = airborne command post
paratrooper-kind-abn_eng = airborne engineers
paratrooper-kind-abn_hw = airborne heavy weapons
paratrooper-kind-abn_pgm = guided missile team (PGM)
paratrooper-kind-armor = armor, high-tech
paratrooper-kind-mech_inf = mechanized infantry, transport
paratrooper-kind-arm_cav = armored cavalry
paratrooper-kind-fr_tech = technicals, transport
paratrooper-kind-lf_tech = local technical company
paratrooper-kind-arm_eng = armored engineers
paratrooper-kind-mech_pgm = mechanized guided missiles (PGM)
paratrooper-kind-mech_cp = mechanized command post
paratrooper-kind-mech_hw = mechanized heavy weapons, high-tech
paratrooper-kind-convoy = convoy
paratrooper-kind-fob = forward operating base
paratrooper-kind-helo_t = transport helicopter
paratrooper-kind-helo_g = gunship, high-tech
paratrooper-kind-helo_cp = helicopter command post
paratrooper-kind-impact = impact marker
paratrooper-kind-tac = TAC airstrike
paratrooper-kind-drone = drone strike
paratrooper-kind-mac = air transport
paratrooper-kind-isr = ISR marker
paratrooper-kind-nw = Netwar marker
paratrooper-kind-dz = drop zone marker
paratrooper-kind-checkpoint = checkpoint marker
paratrooper-kind-fsa = forward staging area
paratrooper-kind-lshd = amphibious assault ship
paratrooper-kind-o_armor = armor
paratrooper-kind-o_mech = mechanized infantry
paratrooper-kind-o_tech = technicals
paratrooper-kind-o_cp = command post
paratrooper-kind-o_ad = air defense
paratrooper-kind-o_inf = infantry
paratrooper-kind-o_gue = guerrillas or militia
paratrooper-kind-o_ter = terrorist group
paratrooper-kind-o_base = guerrilla base
paratrooper-kind-o_helo = helicopter
paratrooper-kind-ambush = ambush
paratrooper-kind-intel = intelligence
paratrooper-kind-deception = deception
paratrooper-kind-massacre = massacre
paratrooper-kind-ied = improvised explosive device
paratrooper-kind-obj_coup = objective of the mission
paratrooper-kind-obj_invaders = objective of the mission
paratrooper-kind-obj_hostages = objective of the mission
paratrooper-kind-obj_warlords = objective of the mission
paratrooper-kind-obj_insurgents = objective of the mission
paratrooper-kind-obj_wmd = objective of the mission
