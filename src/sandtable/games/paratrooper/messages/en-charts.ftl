### The charts of Foreign Legion Paratrooper

paratrooper-chart-combat = Kinetic combat results (CRT)
paratrooper-chart-combat-note = Columns: the combat rating of those who fire, moved by the shifts.
paratrooper-chart-combat-code = A number: so many hits. R: one enemy unit retreats.
paratrooper-chart-shifts = Column shifts
paratrooper-chart-columns = Columns
paratrooper-chart-shift-enemy_base = A base of the defender in the hex
paratrooper-chart-shift-logistics = Logistic support of those who fire
paratrooper-chart-shift-oilfield_fire = Oilfield fire in the hex
paratrooper-chart-shift-river = Attack across a river
paratrooper-chart-terrain = Terrain effects (TEC)
paratrooper-chart-ground = Ground
paratrooper-chart-nonmech = Movement points, not mechanized
paratrooper-chart-mech = Movement points, mechanized
paratrooper-chart-stops = Must stop
paratrooper-chart-edge = Tactical edge
paratrooper-chart-shift = Columns
paratrooper-chart-drop-as = Drop as
paratrooper-chart-opfor-closed = Closed to mechanized OPFOR
paratrooper-chart-closed = closed
paratrooper-chart-class-mech = mechanized
paratrooper-chart-class-nonmech = not mechanized
paratrooper-chart-class-helicopter = helicopter
paratrooper-chart-class-base = base
paratrooper-chart-class-strike = strike
paratrooper-chart-class-marker = marker
paratrooper-chart-edge-attacker = attacker
paratrooper-chart-edge-defender = defender
paratrooper-chart-terrain-note = Closed ground may be entered along a road or track. Who holds the tactical edge fires first among equal engagement ratings.
paratrooper-chart-river = River, on top of the hex
paratrooper-chart-dry-river = Dry river, on top of the hex
paratrooper-chart-road = Along a road
paratrooper-chart-track = Along a track
paratrooper-chart-sf-water = Special forces, all-water hex
paratrooper-chart-drop = Parachute drop
paratrooper-chart-modified-die = Modified die
paratrooper-chart-drop-clear = clear
paratrooper-chart-drop-brush = brush
paratrooper-chart-drop-close = close
paratrooper-chart-drop-severe = severe
paratrooper-chart-drop-water = water: none
paratrooper-chart-drop-note = Below 0 reads as 0, above 6 as 6. A scattered unit goes one hex in a direction by die.
paratrooper-chart-landing-land = lands
paratrooper-chart-landing-scatter = scatters
paratrooper-chart-landing-disrupt = disrupted
paratrooper-chart-landing-scatter-disrupt = scatters, disrupted
paratrooper-chart-drop-modifiers = Parachute drop: modifiers
paratrooper-chart-modifier = Modifier
paratrooper-chart-drop-modifier-drop_zone = Drop zone marker in the hex
paratrooper-chart-drop-modifier-special_forces = Special forces
paratrooper-chart-drop-modifier-opfor = OPFOR in the hex
paratrooper-chart-air-defense = Air defense
paratrooper-chart-air-defense-capable = A unit with air defense in the hex
paratrooper-chart-air-defense-others = All others
paratrooper-chart-air-defense-note = Against TAC airstrikes, before they fire.
paratrooper-chart-result-shootdown = shot down
paratrooper-chart-result-abort = aborts
paratrooper-chart-result-none = no effect
paratrooper-chart-result-success = success
paratrooper-chart-result-fail = failure
paratrooper-chart-result-blowback = blowback
paratrooper-chart-infowar = INFOWAR
paratrooper-chart-infowar-isr = ISR
paratrooper-chart-infowar-netwar = Netwar
paratrooper-chart-infowar-note = ISR success reveals a hex; Netwar success lowers the crisis; blowback raises it.
paratrooper-chart-crisis = Crisis index
paratrooper-chart-crisis-level = Level
paratrooper-chart-band = Band
paratrooper-chart-checks = Event checks a turn
paratrooper-chart-events = Events table
paratrooper-chart-first-die = First die { $die }
paratrooper-chart-second-die = Second die
paratrooper-chart-effects = Events: what they do
paratrooper-chart-event = Event
paratrooper-chart-effect = What it does
paratrooper-chart-rule = Rule
paratrooper-chart-event-all_quiet = Nothing happens.
paratrooper-chart-event-crisis_accelerates = The crisis rises by 1.
paratrooper-chart-event-crisis_stabilizes = The crisis falls by 1.
paratrooper-chart-event-friction = One OP is lost.
paratrooper-chart-event-higher_level_intelligence = You reveal one hex with concealed counters.
paratrooper-chart-event-local_support = A convoy or the local technical for nothing, or one unit refitted where it is.
paratrooper-chart-event-logistics_push = A die of OPs is gained.
paratrooper-chart-event-logistics_breakdown = A die of OPs is lost.
paratrooper-chart-event-nato_support = An air transport, a drone strike or two INFOWAR markers for nothing.
paratrooper-chart-event-network_attack = Expend a Netwar marker and gain 1 OP, or lose 2 OPs.
paratrooper-chart-event-opfor_offensive = Revealed mobile OPFOR units move towards the nearest REP hex.
paratrooper-chart-event-opfor_redeploys = Concealed counters are placed anew, away from REP units.
paratrooper-chart-event-opfor_reinforcement = One OPFOR counter comes, placed at random.
paratrooper-chart-event-opfor_uprising = A die of OPFOR counters comes, each placed at random.
paratrooper-chart-event-shifting_intelligence_situation = Revealed mobile OPFOR units without REP units in their hex are concealed again.
paratrooper-chart-event-system_d = One OP is gained.
paratrooper-chart-victory = Victory points
paratrooper-chart-vp-note = An evacuated objective and valued hexes held come on top (see Mission setup, Valued hexes). A lost unit that fits two lines counts once, at the higher loss.
paratrooper-chart-vp-opfor_cp = OPFOR command post eliminated
paratrooper-chart-vp-opfor_base = OPFOR base eliminated
paratrooper-chart-vp-opfor_mech = Mechanized OPFOR unit eliminated
paratrooper-chart-vp-opfor_helicopter = OPFOR helicopter eliminated
paratrooper-chart-vp-opfor_air_defense = OPFOR air defense eliminated
paratrooper-chart-vp-opfor_other = Any other OPFOR unit eliminated
paratrooper-chart-vp-massacre_recovered = Massacre marker recovered
paratrooper-chart-vp-massacre_on_map = Massacre marker on the map
paratrooper-chart-vp-rep_ht = High-tech REP unit lost
paratrooper-chart-vp-rep_cp = REP command post lost
paratrooper-chart-vp-rep_fob = Forward operating base lost
paratrooper-chart-vp-rep_convoy = Convoy lost
paratrooper-chart-vp-rep_tac = TAC airstrike shot down
paratrooper-chart-vp-rep_other = Any other REP unit lost
paratrooper-chart-vp-rep_disrupted = Each disrupted REP unit
paratrooper-chart-vp-crisis = Each level of the crisis at the end
paratrooper-chart-levels = Levels of victory
paratrooper-chart-level = Level
paratrooper-chart-elan = Elan after it
paratrooper-chart-counts-won = Counts as won
paratrooper-chart-missions = Mission setup
paratrooper-chart-mission = Die and mission
paratrooper-chart-mission-line = { $line }: { $mission }
paratrooper-chart-starting-crisis = Starting crisis
paratrooper-chart-die-plus = die + { $number }
paratrooper-chart-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }
paratrooper-chart-initial-ops = Initial OPs, plus elan
paratrooper-chart-follow-on = OPs each turn
paratrooper-chart-opfor = OPFOR counters
paratrooper-chart-objective-vp = VP if evacuated
paratrooper-chart-reduction = Crisis then
paratrooper-chart-bonus = Victory bonus
paratrooper-chart-missions-note = The victory bonus is for the next mission of a campaign.
paratrooper-chart-bonus-fsa = a forward staging area
paratrooper-chart-bonus-lshd = the amphibious assault ship
paratrooper-chart-bonus-op = { $number } OPs
paratrooper-chart-bonus-mac = air transport ({ $number })
paratrooper-chart-bonus-tac = TAC airstrikes ({ $number })
paratrooper-chart-locations = Mission location and map
paratrooper-chart-two-dice = Two dice
paratrooper-chart-zone = Crisis zone
paratrooper-chart-map-die = Map, die { $die }
paratrooper-chart-mobilization = Mobilization
paratrooper-chart-unit = Unit
paratrooper-chart-op = OPs
paratrooper-chart-initial = At the start
paratrooper-chart-reinforcement = As reinforcement
paratrooper-chart-can = What it can do
paratrooper-chart-staging = Staging: loads of an air transport
paratrooper-chart-staging-note = An air transport carries one of the loads.
paratrooper-chart-load = Load { $number } of an air transport
paratrooper-chart-refit = Refitting
paratrooper-chart-refit-hex = OPs to refit all disrupted units of one hex
paratrooper-chart-refit-zone = OPs to refit all disrupted units of one zone (campaign)
paratrooper-chart-refit-command_posts = OPs to refit all kept command posts between missions
paratrooper-chart-transit = Transit lines
paratrooper-chart-line = Line
paratrooper-chart-way = Way
paratrooper-chart-transit-air = by air
paratrooper-chart-transit-sea = by sea
paratrooper-chart-limits = Tracks, stacking and bounds
paratrooper-chart-track-op_max = Most OPs
paratrooper-chart-track-elan_max = Highest elan
paratrooper-chart-track-crisis_min = Lowest crisis
paratrooper-chart-track-crisis_end = Crisis at which the mission ends
paratrooper-chart-stack-ground = Ground units of a side in a hex
paratrooper-chart-stack-strikes = Strikes in a hex
paratrooper-chart-limit-starting_crisis = Highest starting crisis by increasing opposition
paratrooper-chart-limit-opfor_beyond_it = OPFOR counters instead, beyond it
paratrooper-chart-limit-highest_start = Highest starting crisis of all
paratrooper-chart-limit-extra_with_objective = OPFOR counters drawn when the objective is found
paratrooper-chart-campaign = Campaigns
paratrooper-chart-campaign-whole = Campaign
paratrooper-chart-campaign-first = First campaign
paratrooper-chart-campaign-missions = Missions
paratrooper-chart-campaign-victories = Victories that win it
paratrooper-chart-campaign-debacles = Debacles allowed
paratrooper-chart-opposition = Increasing opposition
paratrooper-chart-changes = What changes
paratrooper-chart-amount = By
paratrooper-chart-opposition-starting_crisis = starting crisis
paratrooper-chart-opposition-initial_ops = initial OPs
paratrooper-chart-opposition-follow_on_ops = OPs each turn
paratrooper-chart-opposition-opfor_units = OPFOR counters
paratrooper-chart-places = Valued hexes
paratrooper-chart-places-note = Held by the REP they count for it, held by OPFOR alone against it; damaged ones count for nobody.
paratrooper-chart-map = Map
paratrooper-chart-hex = Hex
paratrooper-chart-counters = Counters
paratrooper-chart-counters-note = Front and back: combat-engagement-movement. Support: radius on the front and on the back.
paratrooper-chart-counter = Counter
paratrooper-chart-side = Side
paratrooper-chart-count = Number
paratrooper-chart-class = Class
paratrooper-chart-front = Front
paratrooper-chart-back = Back
paratrooper-chart-strike = Strike or impact
paratrooper-chart-support = Support
paratrooper-chart-marks = Marks
paratrooper-chart-side-rep = 2e REP
paratrooper-chart-side-opfor = OPFOR
paratrooper-chart-side-objective = objective
paratrooper-chart-side-admin = marker
paratrooper-chart-mark-airborne = airborne
paratrooper-chart-mark-ht = high-tech
paratrooper-chart-mark-felin = FELIN
paratrooper-chart-mark-sf = special forces
paratrooper-chart-mark-cp = command post
paratrooper-chart-mark-engineer = engineer
paratrooper-chart-mark-hw = heavy weapons
paratrooper-chart-mark-pgm = guided missiles
paratrooper-chart-mark-transport = transport
paratrooper-chart-mark-local = local
paratrooper-chart-mark-base = base
paratrooper-chart-mark-ad = air defense
paratrooper-name-low = Low
paratrooper-name-medium = Medium
paratrooper-name-high = High
paratrooper-name-mission-ends = Mission ends
paratrooper-name-air-defense = air defense
paratrooper-name-battle-space-marker = battle space marker
paratrooper-name-command-post = command post
paratrooper-name-crisis-level-marker = crisis level marker
paratrooper-name-elan-marker = elan marker
paratrooper-name-forward-staging-area = forward staging area
paratrooper-name-guerrilla-base = guerrilla base
paratrooper-name-guerrilla-or-militia = guerrilla or militia
paratrooper-name-helicopter = helicopter
paratrooper-name-impact-marker = impact marker
paratrooper-name-infantry = infantry
paratrooper-name-mission-location-marker = mission location marker
paratrooper-name-objective = objective
paratrooper-name-oilfield-fire-collateral-damage = oilfield fire / collateral damage
paratrooper-name-operations-points-marker = operations points marker
paratrooper-name-river-assault-marker = river assault marker
paratrooper-name-special-marker = special marker
paratrooper-name-terrorist-group = terrorist group

## What the rules need to know of a space

paratrooper-place-moves = Movement points: { $nonmech ->
    [0] closed
   *[other] { $nonmech }
  }, mechanized { $mech ->
    [0] closed
   *[other] { $mech }
  }
paratrooper-place-fights = { $shift ->
    [0] No cover
    [one] Cover: fire at the defender loses 1 column
   *[other] Cover: fire at the defender loses { $shift } columns
  }; at equal engagement the { $edge ->
    [attacker] attacker
   *[defender] defender
  } fires first
paratrooper-place-drop = Parachute drop: { $drop }
paratrooper-place-road = Road to { $to }
paratrooper-place-track = Track to { $to }
paratrooper-place-river = River towards { $to }
paratrooper-place-dry-river = Dry river towards { $to }
paratrooper-place-value = Worth { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
  }
paratrooper-place-airfield = Air transports land here
paratrooper-place-oilfield = Oilfield: may catch fire
paratrooper-place-coast = On the coast
paratrooper-place-transit = To { $to } { $kind ->
    [sea] by sea
   *[air] by air
  }: OPs { $cost }
paratrooper-place-drop-zone = Drop zone marker
paratrooper-place-taken = Units of the regiment: { $taken } of { $room }
paratrooper-place-bound = Coming down here: { $units }
paratrooper-place-objective = The objective lies here: { $points } points, brought off the map{ $closed ->
    [yes] {""}; no vehicle gets there, only a transport helicopter
   *[no] {""}
  }
