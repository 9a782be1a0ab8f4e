### Jumping on Kolwezi

kolwezi-title = Jumping on Kolwezi
kolwezi-about = The Legion jumps on Kolwezi, 19 and 20 May 1978: a game for one player against a hidden enemy.
kolwezi-played = Solitaire · 1 to 2 hours

## Questions

kolwezi-question-jump = Wave { $wave }: which drop zone? Its companies land there, each in areas of its own.
kolwezi-question-land = { $unit }: where does it land?
kolwezi-question-move = Movement: who moves next?
kolwezi-question-move-hostages = Movement: who moves next? Hostages: { $freed } of { $of } places free. Be at the { $held ->
    [one] one place
   *[other] { $held } places
  } still held by { $hour }, the end of turn { $turn }.
kolwezi-question-where = { $count ->
    [one] { $units }: where to?
    [2] { $units }: where to?
   *[other] { $count } units: where to?
  }
kolwezi-question-onward = { $units } in { $at }: go on?
kolwezi-question-drop = { $units }: dropped where?
kolwezi-question-opportunity = { $units } { $count ->
    [one] passes
   *[other] pass
  } through { $at }. Fire?
kolwezi-question-fire = Fire: at whom?
kolwezi-question-fire-first = Fire: at whom? Who fires cannot assault afterwards.
kolwezi-question-fire-dummies = Fire? Only dummies are within reach, and they leave by themselves at the end of the turn.
kolwezi-question-fire-at = Who fires at { $target } ({ $value })?
kolwezi-question-assault = Assault: which area, or who goes in?
kolwezi-question-assault-more = Who else assaults? The dice fall in { $areas } once nobody else can go in, or when you say so.
kolwezi-question-muster = { $count ->
    [0] Assault on { $at }: who goes in?
    [one] Assault on { $at } with one unit: who else?
   *[other] Assault on { $at } with { $count } units: who else?
  }
kolwezi-question-muster-where = { $units }: an assault on which area?
kolwezi-question-strike = Assault on { $at }: who goes for whom?

## Actions

kolwezi-do-jump = Jump on { $zone }, beside { $near }
kolwezi-do-wait = Wait in the aircraft
kolwezi-do-land = { $unit } lands at { $at }
kolwezi-do-land_all = All { $count } still in the air land at { $at }
kolwezi-do-pick = { $unit } on foot
kolwezi-do-column = { $unit } and its stack on foot
kolwezi-do-embark = { $unit } by lorry
kolwezi-do-convoy = { $unit } and its stack by lorry
kolwezi-do-join = { $unit } comes along
kolwezi-do-drop = { $unit } goes along part of the way
kolwezi-do-leave = { $unit } stays here
kolwezi-do-move = Go to { $to }
kolwezi-do-halt = Go no further
kolwezi-do-shoot = { $unit } fires at { $target }
kolwezi-do-hold = Hold fire
kolwezi-do-target = Fire at { $target }{ $face ->
    [katangan_pc] {" "}(PC)
    [group] {" "}(group)
    [dummy] {" "}(dummy)
    [face-down] {""}
   *[named] {" "}({ $value })
  } in { $at }
kolwezi-do-fire = { $unit } fires at { $target }
kolwezi-do-fire-with = { $unit } with { $with_units } fires at { $target }
kolwezi-do-fire-mortars = { $unit } and the mortars fire at { $target }
kolwezi-do-fire-with-mortars = { $unit }, with { $with_units } and the mortars, fires at { $target }
kolwezi-do-mortars = { $unit } fires its mortars at { $target }
kolwezi-do-rocket = { $unit } fires a rocket at { $target }
kolwezi-do-assault = { $unit } assaults { $to }
kolwezi-do-storm = Assault { $at }
kolwezi-do-ready = { $unit } assaults
kolwezi-do-fight = Go into { $at } with { $count ->
    [one] one unit
   *[other] { $count } units
  }
kolwezi-do-strike = { $unit } goes for { $target }{ $face ->
    [katangan_pc] {" "}(PC)
    [group] {" "}(group)
    [dummy] {" "}(dummy)
    [face-down] {""}
   *[named] {" "}({ $value })
  } in { $at }
kolwezi-do-done = { $step ->
    [french_move] End movement
    [french_fire] Cease fire
    [assaults] Fight the assaults
   *[assault_move] No assaults
  }

## Events

kolwezi-event-set-up = The Katangans are in place; { $down } counters lie face-down.
kolwezi-event-turn = Turn { $turn } of { $of }: { $time }, { $day } May{ $night ->
    [yes] , night
   *[no] {""}
  }.
kolwezi-event-jump = Wave { $wave } jumps on { $zone }.
kolwezi-event-wait = Wave { $wave } waits in the aircraft.
kolwezi-event-lands = { $unit } lands at { $at }.
kolwezi-event-landing-test = { $unit }: landing { $die }, score { $score } – { $pinned ->
    [yes] pinned
   *[no] unhurt
  }.
kolwezi-event-landing-test-all = { $pinned ->
    [yes] Pinned on landing: { $units }.
   *[no] { $count } units land unhurt.
  }
kolwezi-event-move = { $units } { $count ->
    [one] moves
   *[other] move
  } from { $from } to { $to }{ $lorries ->
    [yes] {" by lorry"}
   *[no] {""}
  }{ $passed ->
    [0] { "" }
   *[other] , by way of { $via }
  }.
kolwezi-event-halts = { $units } { $count ->
    [one] goes
   *[other] go
  } no further than { $at }.
kolwezi-event-holds = The French let { $units } pass.
kolwezi-event-done = { $step ->
    [french_move] The French have moved.
    [assault_move] All who assault have gone in.
   *[french_fire] The French cease fire.
  }
kolwezi-event-katangan-move = { $units } { $count ->
    [one] moves
   *[other] move
  } from { $from } to { $to }{ $passed ->
    [0] { "" }
   *[other] , by way of { $via }
  }{ $reason ->
    [seek] , toward the nearest French at { $toward }
    [range] , two connections from the nearest French at { $toward }
    [shun] , away from the French
   *[objective] , away from the French and near the objectives
  }.
kolwezi-event-katangan-sets-out = { $units } { $count ->
    [one] sets out
   *[other] set out
  } from { $from } for { $to }{ $passed ->
    [0] { "" }
   *[other] , by way of { $via }
  }{ $reason ->
    [seek] , toward the nearest French at { $toward }
    [range] , two connections from the nearest French at { $toward }
    [shun] , away from the French
   *[objective] , away from the French and near the objectives
  }.
kolwezi-event-katangan-arrives = { $units } { $count ->
    [one] gets to
   *[other] get to
  } { $to }.
kolwezi-event-katangan-holds = { $units } { $count ->
    [one] stays
   *[other] stay
  } at { $at }.
kolwezi-event-flipped = { $unit } at { $at } is turned face-up: { $face ->
    [tactical_pc_reduced] Tactical PC, reduced
    [tactical_pc] Tactical PC
    [company_pc] Company PC
    [legion_section] Legion section
    [smm] mortar section
    [ser] recce section
    [katangan_pc] PC
    [section_5] section
    [section_6] section with machine-gun
    [section_7] section with heavy machine-gun
    [motorised_section] motorised section
    [aml] AML platoon
    [green_group] motorised group
    [motorised_group] motorised group
    [group] group
   *[dummy] dummy
  }.
    .brief = { $unit } ({ $at }): { $face ->
        [tactical_pc_reduced] Tactical PC, reduced
        [tactical_pc] Tactical PC
        [company_pc] Company PC
        [legion_section] Legion section
        [smm] mortar section
        [ser] recce section
        [katangan_pc] PC
        [section_5] section
        [section_6] section with machine-gun
        [section_7] section with heavy machine-gun
        [motorised_section] motorised section
        [aml] AML platoon
        [green_group] motorised group
        [motorised_group] motorised group
        [group] group
       *[dummy] dummy
      }
kolwezi-event-garrison = The garrison of { $town } shows up at { $at }: { $face ->
    [tactical_pc_reduced] Tactical PC, reduced
    [tactical_pc] Tactical PC
    [company_pc] Company PC
    [legion_section] Legion section
    [smm] mortar section
    [ser] recce section
    [katangan_pc] PC
    [section_5] section
    [section_6] section with machine-gun
    [section_7] section with heavy machine-gun
    [motorised_section] motorised section
    [aml] AML platoon
    [green_group] motorised group
    [motorised_group] motorised group
    [group] group
   *[dummy] dummy
  } ({ $unit }).
    .brief = { $unit } ({ $at }): { $face ->
        [tactical_pc_reduced] Tactical PC, reduced
        [tactical_pc] Tactical PC
        [company_pc] Company PC
        [legion_section] Legion section
        [smm] mortar section
        [ser] recce section
        [katangan_pc] PC
        [section_5] section
        [section_6] section with machine-gun
        [section_7] section with heavy machine-gun
        [motorised_section] motorised section
        [aml] AML platoon
        [green_group] motorised group
        [motorised_group] motorised group
        [group] group
       *[dummy] dummy
      }
kolwezi-event-appears = { $unit }, of value { $value }, appears at { $at }.
    .brief = { $unit } ({ $at }, value { $value })
kolwezi-event-fire = { $units } { $count ->
    [one] fires
   *[other] fire
  } at { $target } in { $at }: { $die }, score { $score } – { $result ->
    [eliminated] eliminated
    [step] a step lost
    [pinned] pinned
   *[nothing] no effect
  }.
kolwezi-event-opportunity = { $unit } fires at { $target } passing through { $at }: { $die }, score { $score } – { $result ->
    [eliminated] eliminated
    [step] a step lost
    [pinned] pinned
   *[nothing] no effect
  }.
kolwezi-event-rocket-team = { $unit } looks for its rocket team: { $die } on turn { $turn } – { $landed ->
    [yes] found
   *[no] not found
  }.
kolwezi-event-rocket = { $unit } fires a rocket at { $target } in { $at }: { $die } – { $result ->
    [eliminated] eliminated
    [step] a step lost
    [pinned] pinned
   *[nothing] no effect
  }.
kolwezi-event-pinned = { $unit } is pinned.
kolwezi-event-reduced = { $unit } loses a step.
kolwezi-event-eliminated = { $unit } is eliminated.
kolwezi-event-assault-move = { $units } { $count ->
    [one] goes
   *[other] go
  } in to assault { $to }.
kolwezi-event-retreat = { $unit } falls back from { $from } to { $to }.
kolwezi-event-strike = { $unit } goes for { $target } in { $at }: { $die }, score { $score } – { $destroyed ->
    [yes] destroyed
   *[no] beaten off
  }.
kolwezi-event-reply = { $unit } in { $at } replies to { $target }: { $die }, score { $score } – { $destroyed ->
    [yes] destroyed
   *[no] no effect
  }.
kolwezi-event-area-taken = { $units } { $count ->
    [one] holds
   *[other] hold
  } { $at }.
kolwezi-event-fall-back = { $unit } goes back to { $to }.
kolwezi-event-counter-attack = Armoured counter-attack. First die { $die }: edge { $letter }, at { $at }. Second die { $temper }: { $posture ->
    [aggressive] very aggressive
   *[cautious] less aggressive
  }.
kolwezi-event-counter-attack-barred = The armoured counter-attack finds the road at { $letter } barred ({ $die }).
kolwezi-event-infiltration = { $unit } infiltrates at { $at }{ $rolled ->
    [0] {""}
   *[other] {" "}(dice: { $dice })
  }.
kolwezi-event-no-way-in = An infiltration finds no way in.
kolwezi-event-pool-empty = Nobody is left to infiltrate.
kolwezi-event-dummy-drawn = Infiltration: a dummy is drawn and goes back.
kolwezi-event-counter-offensive = A Katangan counter-offensive breaks out at { $town }.
kolwezi-event-recovery = { $unit }: { $die } – { $recovered ->
    [yes] recovers
   *[no] stays pinned
  }.
kolwezi-event-lorries-recovered = { $lorries } lorries are recovered at { $at }.
kolwezi-event-lorries-lost = Lorries lost at { $at }: { $lorries }.
kolwezi-event-hostages-executed = The hostages at { $at } are executed.
kolwezi-event-hostages-check = { $executed ->
    [0] { $all ->
        [yes] All { $safe } hostage groups are alive.
       *[no] Nobody is executed: the { $safe } hostage groups left are alive.
      }
    [one] One hostage group has been executed; alive: { $safe }.
   *[other] { $executed } hostage groups have been executed; alive: { $safe }.
  }{ $again ->
    [0] {""}
   *[other] {" "}Hostages whom Katangans hold at the end of turn { $again } are executed then.
  }
kolwezi-event-hostages-safe = The hostages at { $at } are alive.
kolwezi-event-airport-road = The airport road is in { $ours ->
    [yes] French
   *[no] Katangan
  } hands.
kolwezi-event-concede = The operation is called off.
kolwezi-event-end = The operation is over: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}.

## What may come to harm

kolwezi-harm-passes = They pass through { $at } in sight of { $units }, who may fire at them. { $unhurt ->
    [100] { "" }
   *[other] The chance that all come through unharmed is { $unhurt }%.
  }{ $other ->
    [yes] {" "}No fire falls on the way by { $around }.
   *[no] { "" }
  }
    .tip = Under fire on the way, in { $at }, from { $units }{ $unhurt ->
        [100] { "" }
       *[other] . { $unhurt }% that all come through unharmed
      }
kolwezi-harm-passes-unhurt = They pass through { $at } in sight of { $units }, who may fire, but cannot hurt them.
kolwezi-harm-armour = At { $at } they stop { $beside ->
    [yes] next to the AML platoon
   *[no] in the AML platoon’s line of fire
  }: it fires once the French have fired, and nothing but rockets fired from next to it can keep it from that.
kolwezi-harm-garrison = At { $at } they come next to { $town }: its garrison, which nobody has seen, shows itself. { $pc ->
    [no] It is a small one or a dummy: the PC of the mining towns has been seen already.
   *[maybe] If it is the PC of the mining towns, six sections come up with it, and one on wheels in the town next to it.
}
kolwezi-harm-no-chance = No chance: whatever is thrown, this fire does nothing to { $target }.
kolwezi-harm-too-few = { $enemies } enemies stand at { $at }, and each unit strikes one of them: { $units ->
    [one] one unit
   *[other] { $units } units
  } cannot take it. Whoever is left strikes back, and those who went in go back pinned.
kolwezi-shut-off = Every way there leads through an area with an enemy counter: { $areas }.
kolwezi-harm-hostages-alone = Nobody stays with the hostages at { $at }: Katangans can come back to them.
kolwezi-harm-lorries-alone = Nobody stays at { $at }: unless the French are there at 17h30 the lorries are lost.
kolwezi-harm-hostages-held = Katangans still hold hostages, who are executed if that is so at the end of this turn: { $areas }.
kolwezi-harm-lorries-held = No French unit is at { $at }: the lorries are lost at the end of this turn.
kolwezi-harm-dummy = { $target } is a dummy: turned up, it no longer fires or moves, and leaves the map by itself at the end of the turn. Its point counts as long as it lies there.

## Odds

kolwezi-odds-unharmed = { $unit } is unharmed
kolwezi-odds-pinned = { $unit } is pinned
kolwezi-odds-reduced = { $unit } loses a step
kolwezi-odds-eliminated = { $unit } is eliminated
kolwezi-odds-needed = Each throw of an assault must come to { $needed } or more: a ten-sided die and what is added to it. Whoever reaches that destroys the enemy.
kolwezi-odds-score = The die { $sum }: { $pin } or more pins, { $step } or more costs a step, { $eliminate } or more eliminates
kolwezi-odds-arrives = { $unit } gets to { $at }
kolwezi-odds-halts = { $unit } halts in { $at }, others being hit
kolwezi-odds-retreats = { $unit } falls back before the fight
kolwezi-stake-hostages = the hostages, { $points } VP: executed if Katangans hold them at the end of turn { $turn }
kolwezi-odds-takes = { $unit } takes the area
kolwezi-odds-falls-back = { $unit } goes back, pinned
kolwezi-odds-falls-if-struck = { $unit } falls, if it is the one struck first
kolwezi-odds-stands-if-struck = { $unit } withstands, if it is the one struck first
kolwezi-odds-clears = All who stand there fall, each unit going for the best target: the area is taken
kolwezi-odds-thrown-back = { $count ->
    [one] One unit strikes once: somebody is left there, replies, and it goes back, pinned
   *[other] Each of the { $count } units strikes once: somebody is left there, replies, and all go back, pinned
  }
kolwezi-odds-fights-on = { $unit } is still in the fight
kolwezi-odds-rockets = { $unit } finds its rocket team
kolwezi-odds-no-rockets = { $unit } does not find its rocket team
kolwezi-odds-no-rockets-free = If it does not find the team it has not fired: it may still fire at somebody else, or assault.

## Facts about a counter

kolwezi-fact-value = Value
kolwezi-fact-far = Value at two and three connections
kolwezi-fact-te = Sharpshooters
kolwezi-fact-rockets = Rockets
kolwezi-fact-colour = Colour
kolwezi-fact-post = Assigned to
kolwezi-fact-moves = Moves
kolwezi-fact-posture = Posture
kolwezi-fact-driven = Have driven in this phase
kolwezi-rockets-landed = team has landed
kolwezi-rockets-unknown = team not yet found
kolwezi-rockets-missed = team not found this turn
kolwezi-moves-motorised = motorised
kolwezi-posture-aggressive = very aggressive
kolwezi-posture-cautious = less aggressive
kolwezi-force-red = red, Vieille Ville
kolwezi-force-blue = blue, Nouvelle Ville and Manika
kolwezi-force-green = green, armoured reinforcements
kolwezi-force-yellow = yellow, mining towns
kolwezi-force-black = black, night infiltration
kolwezi-company-1 = 1st company
kolwezi-company-2 = 2nd company
kolwezi-company-3 = 3rd company
kolwezi-company-4 = 4th company

## Terrain

kolwezi-terrain-clear = Clear terrain
kolwezi-terrain-protected = Protected terrain
kolwezi-terrain-elevated = Elevated terrain
kolwezi-terrain-box = Off the map
kolwezi-line-zone = Edge of an urban zone
kolwezi-line-track = Track
kolwezi-map-town = Kolwezi
kolwezi-map-town-note = The town, 19 and 20 May 1978
kolwezi-map-main = The mining district
kolwezi-map-main-note = Kolwezi and its mines, 1978
kolwezi-map-town-short = The town
kolwezi-map-main-short = The mines
kolwezi-map-north = N
kolwezi-map-key = Terrain

## Phases, markers, tracks, boxes

kolwezi-phase-para_drop = Para-drop
kolwezi-phase-french_move = French movement
kolwezi-phase-french_fire = Fire
kolwezi-phase-assault = Assaults
kolwezi-phase-katangan_move = Katangan movement
kolwezi-phase-return_fire = Fire
kolwezi-phase-administrative = Administrative phase
kolwezi-marker-dummy = dummy
kolwezi-marker-pinned = pinned
kolwezi-marker-reduced = reduced
kolwezi-marker-moved = has moved
kolwezi-marker-fired = has fired
kolwezi-marker-shot = has fired at somebody passing
kolwezi-marker-blocked = waits on the road
kolwezi-track-turn = Turn
kolwezi-night = night
kolwezi-track-points = Enemy points
kolwezi-track-points-airport = Airport road
kolwezi-track-points-hostages = Hostages executed
kolwezi-track-points-losses = French losses
kolwezi-track-points-steps = Katangan steps on the map
kolwezi-track-points-pins = Pins
kolwezi-track-hostages = Hostages free
kolwezi-track-lorries = Lorries
kolwezi-track-pool = Waiting to infiltrate
kolwezi-track-turn-help = The turn, of how many the game has, and its hour. Hostages and lorries are settled at 17h30 on the first day.
kolwezi-track-points-help = They are the enemy’s, and you want few: under 11 is still a victory. Counted as if it ended now, without the hostages that may still be executed.
kolwezi-track-points-airport-help = Points against you as long as the airport road is not yours; what counts is who has it at the end.
kolwezi-track-points-hostages-help = Points against you for each place whose hostages have been executed.
kolwezi-track-points-losses-help = Points against you for each step you have lost, for good.
kolwezi-track-points-steps-help = Points against you for each Katangan step on the map. What you eliminate by the end does not count.
kolwezi-track-points-pins-help = Points against you for each time one of your counters was pinned, also once it has recovered.
kolwezi-track-hostages-help = Places where hostages are alive and no Katangan is with them, because you have freed them or nobody guards them, of all places that had hostages at the start. The hour is when those still held are executed, at 5 points against you a place.
kolwezi-track-lorries-help = Lorries in running order. They are worth no points, but drive your units on the second day, if you are with them at 17h30 on the first.
kolwezi-track-pool-help = Katangan counters that have not come yet, and may infiltrate the town.
kolwezi-mark-hostages = Hostages
kolwezi-flag-0 = holds the place; hostages there are freed
kolwezi-flag-1 = holds the place; hostages there are held
kolwezi-mark-lorries = Lorry park
kolwezi-mark-airport = Airport road
kolwezi-mark-edge = Edge of Kolwezi
kolwezi-mark-drop = Drop zone
kolwezi-box-aircraft = In the aircraft
kolwezi-box-lost = Lost
kolwezi-box-pool = Infiltration pool
kolwezi-box-mine_principale = Garrison of Mine Principale
kolwezi-box-metal_shaba = Garrison of Métal Shaba
kolwezi-box-camp_forrest = Garrison of Camp Forrest
kolwezi-box-luilu = Garrison of Luilu
kolwezi-box-kapata = Garrison of Kapata
kolwezi-box-villages = Garrison of Villages

## Levels and bots

kolwezi-level-dazzling = Dazzling victory
kolwezi-level-victory = Victory
kolwezi-level-partial = Partial failure
kolwezi-level-bloody = Bloody failure
kolwezi-bot-recruit = Recruit
kolwezi-bot-recruit-about = beginner: overlooks much, and acts on a whim
kolwezi-bot-cadet = Cadet
kolwezi-bot-cadet-about = weak: overlooks things now and then
kolwezi-bot-captain = Captain
kolwezi-bot-captain-about = strong: weighs the odds
kolwezi-bot-general = General
kolwezi-bot-general-about = strongest: tries ideas out before acting, and takes a moment

kolwezi-note-sight = Line of fire (mortars and armour)

## The legend: the figures on a counter

kolwezi-counter = Below: the value; after it TE for sharpshooters, or the value at two and three connections. Top left: the name in short.
kolwezi-figures = Behind a name: the value, and TE for sharpshooters, or the value at two and three connections.
