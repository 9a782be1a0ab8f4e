### The charts of Jumping on Kolwezi

kolwezi-chart-nothing = nothing
kolwezi-chart-pinned = pinned
kolwezi-chart-step = a step lost, and pinned
kolwezi-chart-step-alone = a step lost
kolwezi-chart-eliminated = eliminated
kolwezi-chart-landed = lands safely
kolwezi-chart-fire = AP fire
kolwezi-chart-fire-note = One ten-sided die, plus the value of the unit that fires, or of all that fire together.
kolwezi-chart-fire-hostages = French fire, hostages in the target's area
kolwezi-chart-fire-protected = Target in protected terrain (not if motorised, not against opportunity fire)
kolwezi-chart-fire-elevated = Target in elevated terrain
kolwezi-chart-fire-sharpshooters = Each sharpshooter (TE) of those who fire / of the target
kolwezi-chart-assault = Assault
kolwezi-chart-assault-note = One ten-sided die, plus the unit's value. The survivors reply by the same table; then the French go back, pinned.
kolwezi-chart-assault-hostages = French, hostages in the target's area
kolwezi-chart-assault-terrain = French, target in protected or elevated terrain (not if motorised)
kolwezi-chart-assault-pinned_reply = Katangans who reply while pinned
kolwezi-chart-rockets = Rockets against the AML (AC fire)
kolwezi-chart-rockets-note = One six-sided die, nothing added. First the rocket team must have landed: a die not above the number of the turn.
kolwezi-chart-landing = Landing test
kolwezi-chart-landing-note = One six-sided die for each unit that jumps.
kolwezi-chart-landing-adjacent = Katangans next to the area
kolwezi-chart-landing-night = Jump by night
kolwezi-chart-recovery = Pinned units
kolwezi-chart-side = Side
kolwezi-chart-stays = Stays pinned on
kolwezi-chart-turns = Turn track
kolwezi-chart-turns-note = The last turn has no Katangan phase.
kolwezi-chart-hour = { $day } May, { $time }
kolwezi-chart-when = When
kolwezi-chart-turn-night = Night
kolwezi-chart-turn-second_wave = The second wave may jump
kolwezi-chart-turn-lorry_check = Lorries recovered or destroyed
kolwezi-chart-turn-hostage_check = Hostages executed where Katangans stand
kolwezi-chart-turn-night_infiltration = Night infiltration
kolwezi-chart-turn-day_infiltration = Day infiltration
kolwezi-chart-victory = Victory points and levels
kolwezi-chart-victory-note = Only the Katangans score; the fewer points, the better for the French.
kolwezi-chart-points-airport_road = The Katangans control the airport road
kolwezi-chart-points-hostages = Each group of hostages executed
kolwezi-chart-points-french_step = Each French step lost
kolwezi-chart-points-katangan_step = Each Katangan step on the map at the end
kolwezi-chart-points-pin = Each French unit pinned without loss
kolwezi-chart-counter-attack = Armoured counter-attack
kolwezi-chart-throw = Throw
kolwezi-chart-die-where = Where it comes in
kolwezi-chart-die-how = How it behaves
kolwezi-chart-arrives = edge { $edge } of Kolwezi; if barred, the road outside ({ $ways })
kolwezi-chart-bold = very aggressive: next to the nearest French unit
kolwezi-chart-cautious = less aggressive: stays at two connections
kolwezi-chart-numbers = Movement, ranges and set-up
kolwezi-chart-foot = Connections a turn on foot
kolwezi-chart-motorised = Motorised units
kolwezi-chart-motorised-far = without limit in an urban zone, and on to the edge of the next
kolwezi-chart-combined = Units that a PC lets fire together with it
kolwezi-chart-hidden-value = Value of a face-down counter in opportunity fire
kolwezi-chart-direct = Connections of direct fire at long distance (AML, SMM; by day, along a clear line)
kolwezi-chart-support = Connections of mortar support (target next to a Tactical PC)
kolwezi-chart-bend = A line of fire may bend by
kolwezi-chart-lorries = Lorries
kolwezi-chart-blue = Blue sections start in
kolwezi-chart-first-sector = First attack zone for a drop on { $zone }
kolwezi-chart-faces = Counters: what is printed
kolwezi-chart-faces-note = Two values: full strength / reduced. A counter with one value has one step.
kolwezi-chart-counter = Counter
kolwezi-chart-count = Number
kolwezi-chart-value = Value
kolwezi-chart-far = At 2 and 3 connections
kolwezi-chart-te = Sharpshooters (TE)
kolwezi-chart-rockets-mark = Rockets (AC)
kolwezi-chart-mot = Motorised
kolwezi-chart-front-only = at full strength
kolwezi-chart-hidden = Counters mixed face-down
kolwezi-chart-colour = Colour
kolwezi-chart-mixed = Among them
kolwezi-chart-forces = Order of battle
kolwezi-chart-kind = Kind
kolwezi-chart-wave = Wave
kolwezi-chart-company = Company
kolwezi-chart-face-tactical_pc_reduced = Tactical PC, reduced
kolwezi-chart-face-tactical_pc = Tactical PC
kolwezi-chart-face-company_pc = Company PC
kolwezi-chart-face-legion_section = Legion section
kolwezi-chart-face-smm = Mortar section (SMM)
kolwezi-chart-face-ser = Recce section (SER)
kolwezi-chart-face-katangan_pc = Katangan PC
kolwezi-chart-face-section_5 = Section
kolwezi-chart-face-section_6 = Section with machine-gun
kolwezi-chart-face-section_7 = Section with heavy machine-gun
kolwezi-chart-face-motorised_section = Motorised section
kolwezi-chart-face-aml = AML platoon
kolwezi-chart-face-green_group = Motorised group (green)
kolwezi-chart-face-motorised_group = Motorised group
kolwezi-chart-face-group = Group
kolwezi-chart-face-dummy = Dummy
kolwezi-chart-degrees = { $degrees } degrees
kolwezi-name-pion-rouge = Red counters
kolwezi-name-pion-bleu = Blue counters
kolwezi-name-pion-jaune = Yellow counters

## What the rules need to know of a space

kolwezi-place-part = { $part }
kolwezi-place-protected = Protected: fire −{ $fire }, assault −{ $assault }
kolwezi-place-elevated = Elevated: fire −{ $fire }, assault −{ $assault }
kolwezi-place-hostages = { $fate ->
    [held] Hostages are held here: French fire −{ $fire }
    [freed] The hostages here are freed, as long as the French stay: French fire −{ $fire }
    [alone] Hostages are here, and nobody with them: French fire −{ $fire }
    [safe] The hostages here are safe: French fire −{ $fire }
   *[executed] The hostages here have been executed
  }
kolwezi-place-garrison = The garrison is one of the yellow counters that nobody has seen yet: { $pc ->
    [0] { "" }
   *[other] the PC,{ " " }
  }{ $groups ->
    [one] 1 group of value 2
   *[other] { $groups } groups of value 2
  }, { $dummies ->
    [one] 1 dummy
   *[other] { $dummies } dummies
  }. It shows itself as soon as French units come next to the town. { $pc ->
    [0] It counts 1 point.
   *[other] It counts 1 point; the PC brings seven sections, { $steps } points with it.
  }
kolwezi-place-lorries = The lorries of the Gécamines
kolwezi-place-airport = The road to the airport
kolwezi-place-edge = Edge { $edge } of Kolwezi
kolwezi-place-links = Leads to { $to }

## Why a score is what it is, by rule

kolwezi-reason-4-g = Katangans next to it
kolwezi-reason-4-h = a jump by night
kolwezi-reason-5_1-j = sharpshooters
kolwezi-reason-5_4-l = value
kolwezi-reason-7-c = value
kolwezi-reason-8_1-c = face down
kolwezi-reason-8_3-a = value
kolwezi-reason-8_3-e = hostages there
kolwezi-reason-8_3-f = protected terrain
kolwezi-reason-8_3-g = elevated terrain
kolwezi-reason-8_3-h = sharpshooters
kolwezi-reason-8_3-i = sharpshooters of those fired at
kolwezi-reason-8_5-a = value
kolwezi-reason-8_5-c = value
kolwezi-reason-8_6-b = mortars
kolwezi-reason-9_1-a = value
kolwezi-reason-9_1-b = hostages there
kolwezi-reason-9_1-c = terrain
kolwezi-reason-9_1-g = value
kolwezi-reason-9_2-a = value
kolwezi-reason-9_2-b = pinned
