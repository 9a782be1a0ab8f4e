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
paratrooper-name-mechanized-infantry = mechanized infantry (VBCI)
paratrooper-name-armored-cavalry = armored cavalry
paratrooper-name-technical = technical (VLRA)
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
paratrooper-name-air-transport = MAC air transport
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

## What counters are called

paratrooper-name-sniper-team = Sniper
paratrooper-name-engineer-section = Engineer
paratrooper-name-mortar-section = Mortar
paratrooper-name-missile-section = Missile team
paratrooper-name-convoy-column = Convoy
paratrooper-name-transport-helicopter-flight = Transport helicopter
paratrooper-name-gunship-flight = Gunship
paratrooper-name-airstrike-flight = Airstrike
paratrooper-name-drone-flight = Drone
paratrooper-name-netwar-cell = Netwar
paratrooper-name-drop-zone-sign = Drop zone
paratrooper-name-checkpoint-sign = Checkpoint
paratrooper-name-local-technical-company = Local technical
paratrooper-name-armor-unit = Armor
paratrooper-name-mechanized-unit = Mechanized infantry
paratrooper-name-technical-unit = Technical
paratrooper-name-command-post-unit = Command post
paratrooper-name-air-defense-unit = Air defense
paratrooper-name-infantry-unit = Infantry
paratrooper-name-guerrilla-unit = Guerrilla band
paratrooper-name-terrorist-unit = Terrorist group
paratrooper-name-guerrilla-base-unit = Guerrilla base
paratrooper-name-enemy-helicopter-unit = Enemy helicopter
paratrooper-name-ambush-sign = Ambush
paratrooper-name-intelligence-sign = Intelligence
paratrooper-name-deception-sign = Deception
paratrooper-name-massacre-sign = Massacre
paratrooper-name-ied-sign = IED
paratrooper-name-objective-coup = Objective (ringleaders)
paratrooper-name-objective-invaders = Objective (invaders)
paratrooper-name-objective-hostages = Objective (hostages)
paratrooper-name-objective-warlords = Objective (warlord)
paratrooper-name-objective-insurgents = Objective (insurgents)
paratrooper-name-objective-wmd = Objective (WMD)

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
paratrooper-kind-mac = MAC air transport
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

## What a counter can do

paratrooper-price = { $op ->
    [one] 1 OP
   *[other] { $op } OPs
  }
paratrooper-left = { $count ->
    [0] none left
   *[other] { $count } left
  }{ $have ->
    [0] {""}
   *[other] , { $have } mobilized
  }{ $now ->
    [tech] , only now, before the mission ({ $elan } high-tech in all)
    [ship] , only now, before the mission
   *[no] {""}
  }
paratrooper-market-transport = Transport and bases
paratrooper-market-foot = Troops on foot
paratrooper-market-vehicles = Vehicles
paratrooper-market-helicopters = Helicopters
paratrooper-market-strikes = Strikes and information war
paratrooper-note-transport = A flight to { $zone } costs { $op ->
    [one] 1 OP
   *[other] { $op } OPs
  } for each air transport{ $macs ->
    [0] {""}
    [one] {""}
   *[other] , { $flights } for your { $macs }
  }. New OPs come as every turn begins, the first too: the total of { $dice ->
    [one] one die
   *[other] { $dice } dice
  }.
paratrooper-note-vehicles = They do not parachute: by air they land at an airfield or drop zone where one of your units stands already{ $first ->
    [yes] , so not on turn 1
   *[no] {""}
  }.{ $closed ->
    [0] {""}
    [one] {" "}One hex of this map is closed to them.
   *[other] {" "}{ $closed } hexes of this map are closed to them.
  }
paratrooper-note-helicopters = They are flown in: to an airfield or drop zone where one of your units stands already{ $first ->
    [yes] , so not on turn 1
   *[no] {""}
  }.
paratrooper-denied = { $op } · { $why }
paratrooper-denied-9-2-d = none left
paratrooper-denied-8-1-c = too dear now
paratrooper-denied-9-4-a = only before the mission begins
paratrooper-denied-9-4-b = your elan allows no more high-tech units
paratrooper-denied-16-0-a = only once the mission has begun
paratrooper-denied-9-3-a = only once you have a base on the map
paratrooper-denied-9-3-b = only before the mission begins
paratrooper-can-para = combat { $combat }, moves { $movement }, parachutes
paratrooper-can-felin = combat { $combat }, moves { $movement }, parachutes; high-tech, fire as one, spot for guns
paratrooper-can-sf = combat { $combat }, moves { $movement }, also over water; parachutes
paratrooper-can-gign = combat { $combat }, moves { $movement }, fire early
paratrooper-can-sniper = combat { $combat }, moves { $movement }, fires early, parachutes
paratrooper-can-abn_cp = combat { $combat }, moves { $movement }, parachutes; lets a stack fire together, spots for guns
paratrooper-can-abn_eng = combat { $combat }, moves { $movement }, parachutes; bridges rivers, builds bases, storms any terrain
paratrooper-can-abn_hw = combat { $combat }, moves { $movement }, parachutes; bombards other hexes
paratrooper-can-abn_pgm = combat { $combat } against vehicles, bases and in towns, otherwise 1; moves { $movement }, parachutes
paratrooper-can-armor = combat { $combat }, moves { $movement }; high-tech
paratrooper-can-mech_inf = combat { $combat }, moves { $movement }; carries a unit or the objective
paratrooper-can-arm_cav = combat { $combat }, moves { $movement }
paratrooper-can-fr_tech = combat { $combat }, moves { $movement }; carries a unit or the objective
paratrooper-can-lf_tech = combat { $combat }, moves { $movement }
paratrooper-can-arm_eng = combat { $combat }, moves { $movement }; bridges rivers, builds bases, storms any terrain
paratrooper-can-mech_pgm = combat { $combat } against vehicles, bases and in towns, otherwise 1; moves { $movement }
paratrooper-can-mech_cp = combat { $combat }, moves { $movement }; lets a stack fire together, spots for guns
paratrooper-can-mech_hw = combat { $combat }, moves { $movement }; bombards other hexes; high-tech
paratrooper-can-convoy = moves { $movement }; used up, it doubles movement or helps fire within { $support ->
    [one] 1 hex
   *[other] { $support } hexes
  }
paratrooper-can-fob = helps fire within { $support } hexes; an engineer puts it on the map, it never moves
paratrooper-can-helo_t = flies { $movement }; carries a unit or the objective
paratrooper-can-helo_g = combat { $combat }, flies { $movement }; high-tech
paratrooper-can-helo_cp = combat { $combat }, flies { $movement }; lets helicopters fire together
paratrooper-can-tac = strikes with { $combat }{ $last ->
    [0] {""}
   *[other] {" "}(the last ones with { $last })
  } at enemies face up, every turn
paratrooper-can-drone = strikes with { $combat }{ $last ->
    [0] {""}
   *[other] {" "}(the last ones with { $last })
  } at enemies face up, once; no air defense reaches it
paratrooper-can-mac = flies 3 units on foot or 2 vehicles to the mission, every turn: without one nobody gets there
paratrooper-can-isr = may turn the counters of a hex face up
paratrooper-can-nw = lowers the crisis, or helps in a battle
paratrooper-can-dz = lets air transports land in a hex of yours
paratrooper-can-lshd = a ship that units come ashore from
paratrooper-can-checkpoint = lets you fire first where it stands
