### Foreign Legion Paratrooper

## Title

paratrooper-title = Foreign Legion Paratrooper
paratrooper-about = A parachute regiment of the Foreign Legion against an opposition that the rules run: single missions and campaigns.
paratrooper-played = Solitaire, or a team · 1 to 2 hours a mission

## Questions

paratrooper-question-mobilize = { paratrooper-question-mobilize.head }{ $number ->
    [0] {""}
   *[other] {" "}{ paratrooper-question-mobilize.so-far }
  }
    .head = { $ops ->
        [one] 1 OP
       *[other] { $ops } OPs
      } to spend. Mobilize what?{ $last ->
        [0] {""}
       *[other] {" "}The crisis is at { $last }: unless a Netwar marker lowers it, the mission ends with this turn.
      }{ $refit ->
        [yes] {" "}Refit comes after this, and costs OPs too.
       *[no] {""}
      }
    .so-far = { $initial ->
        [yes] { $number ->
            [0] So far: nothing.
           *[other] So far: { $mobilized }.
          }
       *[no] {""}
      }
paratrooper-refit-next = That is asked for after this, when you are done with mobilizing.
paratrooper-question-refit = { $ops ->
    [one] 1 OP
   *[other] { $ops } OPs
  } left. Refit where?
paratrooper-question-infowar = { $left ->
    [yes] Info war: send ISR markers to look at hexes, and Netwar markers against the crisis.{ $isr ->
        [yes] {" "}ISR is lost by a blowback ({ $scouts } in 6), and what it turns up may be an ambush.
       *[no] {""}
      }{ $netwar ->
        [yes] {" "}Netwar is lost unless it succeeds, and its blowback ({ $hackers } in 6) raises the crisis.
       *[no] {""}
      }
   *[no] Info war: every marker is committed. Done, and the dice fall.
  }
paratrooper-question-infowar-results = Info war: each marker acts once. Which is next?
paratrooper-question-staging = Staging for { $zone }, { $ops ->
    [one] 1 OP
   *[other] { $ops } OPs
  }: { $objective ->
    [aboard] { $by } has the objective aboard: it leaves the map from the edge, an airfield or a drop zone, and the mission ends.
    [held] the objective is yours. A transport takes it up in its hex: a transport helicopter, VLRA or VBCI.
    [leaving] no more can be flown in or marked; units may still leave the map, at no cost. Done, and the loads come down.
    [nothing] nothing more can be flown, marked or brought in. Done, and the loads come down.
   *[no] load an air transport, mark a drop zone, bring units in or out.
  }
paratrooper-question-flight = { $loaded ->
    [0] { $unit } carries nothing yet (0 of { $places } places). Who goes aboard?
   *[other] { $unit } carries { $units } ({ $loaded } of { $places } places). { $room ->
        [yes] Load more, or where to?
       *[no] Where to?
      }
  }
paratrooper-question-entry = Where does { $unit } come to the map?
paratrooper-question-convoys = Expend a convoy for { $purpose ->
    [combat] combat? Ground units within its radius then fire one column better
   *[movement] movement? Ground units within its radius then move twice as far
  }; it is used up.
paratrooper-question-march = Movement: which unit moves?
paratrooper-question-sectors = Which sector moves next?
paratrooper-question-force = { $units }: where to?
paratrooper-question-checkpoints = Set up a checkpoint?
paratrooper-question-settle = Intelligence: which hex is turned up?
paratrooper-question-strikes = { $left ->
    [yes] Place airstrikes, drones and ranged fire.
   *[no] Every strike is placed. Done, and the dice fall.
  }
paratrooper-question-guns = Ranged fire: which heavy weapons bombard where?
paratrooper-question-strike-combat = Strikes at { $at }: each fires once. Which is next?
paratrooper-question-air-defense = Air defense at { $at }: which airstrike bears it?
paratrooper-question-going-home = Where does { $unit } return to?
paratrooper-question-combat = { $attacker ->
    [opposition] Counterattack
   *[regiment] Ground combat
  }: which hex is fought next?
paratrooper-question-disembark = Counterattack at { $at }: who gets off?
paratrooper-question-handover = Combat at { $at }: does the objective change hands before it?
paratrooper-question-netwar-support = Support the combat at { $at } with a Netwar marker?
paratrooper-question-battle = Battle at { $at }, round { $round }: who is of engagement { $rating } fires now, { $joint ->
    [yes] one by one or as one under the command post. Who is next?
   *[no] one by one. Who is next?
  }
paratrooper-question-losses = Battle at { $at }: { $hits ->
    [0] who retreats, and where to?
    [one] on whom does the hit fall?
   *[other] on whom does the first of { $hits } hits fall?
  }
paratrooper-question-pursuit = The battle of { $at } is won. Who pursues?
paratrooper-question-higher-intelligence = Higher level intelligence: which hex is turned up?
paratrooper-question-local-support = Local support: what do you take?
paratrooper-question-nato-support = NATO support: { $left ->
    [2] an air transport{ $mac ->
        [no] {" "}(none is left)
       *[yes] {""}
      }, a drone strike{ $drone ->
        [no] {" "}(none is left)
       *[yes] {""}
      }, or { $markers ->
        [0] INFOWAR markers
        [1] the last INFOWAR marker that is left
       *[other] two INFOWAR markers
      }: ISR{ $isr ->
        [no] {" "}(none is left)
       *[yes] {""}
      }, Netwar{ $nw ->
        [no] {" "}(none is left)
       *[yes] {""}
      }. What do you take?
   *[other] one more INFOWAR marker. Which?
  }
paratrooper-question-network-attack = Network attack: expend a Netwar marker?
paratrooper-question-crisis = { $aboard ->
    [yes] Declare the objective evacuated?
   *[no] The objective can be evacuated from where it lies. Who takes it up?
  }
paratrooper-question-tricolor = All FSA markers are placed. Move one to { $zone }?
paratrooper-question-award = You have won { $ship ->
    [yes] an amphibious assault ship
   *[no] a forward staging area (FSA)
  }: where does it stand?
paratrooper-question-kept-command = Where do your command posts and air transports start?

## Actions

paratrooper-propose-mobilize = As the staff proposes: { $op ->
    [one] 1 OP
   *[other] { $op } OPs
  }{ $left ->
    [0] {""}
    [one] , 1 stays for flights
   *[other] , { $left } stay for flights
  }
    .what = { $units }
paratrooper-do-mobilize = Mobilize { $kind } for { $op }{ $place ->
    [yes] {" "}in { $at }
   *[no] {""}
  }: { $what } ({ $left })
paratrooper-do-deploy = { $unit } to { $to }
paratrooper-do-refit = Refit { $at }{ $op ->
    [0] {""}
    [one] {" "}(1 OP)
   *[other] {" "}({ $op } OPs)
  }
paratrooper-do-refit-expending = Refit { $at } and expend { $by }{ $op ->
    [0] {""}
    [one] {" "}(1 OP)
   *[other] {" "}({ $op } OPs)
  }
paratrooper-do-refit-command = Refit the command posts (1 OP)
paratrooper-do-scout = ISR over { $at }
paratrooper-do-netwar = Netwar against the crisis (a blowback raises it)
paratrooper-do-fly = Load { $unit }
paratrooper-do-load = Take { $unit } aboard
paratrooper-do-load-off = Take { $unit } aboard and off the map ({ $at })
paratrooper-do-drop = Drop on { $at }{ $op ->
    [0] {""}
    [one] {" "}(1 OP)
   *[other] {" "}({ $op } OPs)
  }
paratrooper-do-land = Land at { $at }{ $op ->
    [0] {""}
    [one] {" "}(1 OP)
   *[other] {" "}({ $op } OPs)
  }
paratrooper-do-ferry = Fly to { $to }{ $op ->
    [0] {""}
    [one] {" "}(1 OP)
   *[other] {" "}({ $op } OPs)
  }
paratrooper-do-mark-zone = Drop zone at { $at }
paratrooper-do-build = Build a base at { $at }
paratrooper-do-enter = { $unit } enters at { $at }{ $op ->
    [0] {""}
    [one] {" "}(1 OP)
   *[other] {" "}({ $op } OPs)
  }
paratrooper-do-exit = { $unit } leaves the map ({ $to })
paratrooper-do-exit-objective = { $unit } brings the objective off the map ({ $to }): the mission ends
paratrooper-do-dismantle = Take off { $unit }
paratrooper-do-take-up = { $unit } takes the objective up{ $place ->
    [yes] {" "}at { $at }
   *[no] {""}
  }
paratrooper-do-put-down = { $unit } puts the objective down
paratrooper-do-expend = Expend { $unit }
paratrooper-do-command = { $seat } moves next
paratrooper-do-pick = { $unit } moves
paratrooper-do-bring-in = Bring { $unit } to the mission map
paratrooper-do-join = { $unit } goes along
paratrooper-do-carry = Take { $unit } aboard
paratrooper-do-carry-by = { $by } takes { $unit } aboard
paratrooper-do-move = To { $to }
paratrooper-do-set-down = Set down at { $at }
paratrooper-do-set-down-objective = To { $at }, and put the objective down
paratrooper-do-set-down-unit = Set { $unit } down at { $at }
paratrooper-do-recon = { $unit } reconnoitres { $at }
paratrooper-do-checkpoint = Checkpoint at { $at } (1 OP)
paratrooper-do-reveal = Turn up { $at }
paratrooper-do-strike = { $unit } strikes { $at }
    .all = All { $count } strike { $at }
paratrooper-do-bombard = { $unit } bombards { $at }
    .all = All { $count } bombard { $at }
paratrooper-do-resolve = { $unit } acts next{ $place ->
    [yes] {" "}at { $at }
   *[no] {""}
  }
    .all = { $count ->
        [2] Both act, in this order
       *[other] All { $count } act, in this order
      }
paratrooper-do-lose = { $unit } bears it
paratrooper-do-base = { $unit } returns to { $to }
paratrooper-do-battle = Fight at { $at }
paratrooper-do-support = Commit a Netwar marker
paratrooper-do-fight-without = Fight without Netwar
paratrooper-do-disembark = { $unit } gets off
paratrooper-do-fire = { $unit } fires
    .all = { $count ->
        [2] Both fire, one by one
       *[other] All { $count } fire one by one, in this order
      }
paratrooper-do-combine = { $networked ->
    [yes] The { $number } FELIN units fire as one
   *[no] All { $number } fire as one, their combat ratings added up
  }
paratrooper-do-take-hit = { $unit } takes the hit: { $worn ->
    [yes] disrupted already, it is eliminated
   *[no] it is disrupted
  }
paratrooper-do-retreat = { $unit } retreats to { $to }
paratrooper-do-give-up = { $unit } cannot retreat and is lost
paratrooper-do-pursue = { $unit } pursues to { $to }
paratrooper-do-pursue-carrying = { $unit } pursues to { $to } with { $carrying }
paratrooper-do-receive = Take { $kind }{ $place ->
    [yes] {" "}at { $at }
   *[no] {""}
  }: { $what }
paratrooper-do-restore = Refit { $unit }
paratrooper-do-sacrifice = Expend a Netwar marker (+1 OP)
paratrooper-do-declare = The objective is evacuated: the mission ends
paratrooper-do-relocate = Move { $unit }
paratrooper-do-endure = Keep the marker and lose 2 OPs
paratrooper-do-keep-convoys = { $number ->
    [one] Keep it
   *[other] Keep them
  }
paratrooper-do-done = Done

## Events

paratrooper-event-location = Dice { $dice }: the crisis is in { $zone }.
paratrooper-event-map = Mission map: { $map }.
paratrooper-event-mission = Mission: { $mission }.
paratrooper-event-opposition = Increasing opposition, die { $dice }: { $changes ->
    [starting_crisis] the crisis starts { $amount } higher
    [initial_ops] initial OPs { $amount }
    [follow_on_ops] follow-on OPs { $amount } in every turn
   *[opfor_units] { $amount } more OPFOR counters
  }.
paratrooper-event-starting-crisis = The crisis starts at { $crisis }.
paratrooper-event-opfor-strength = The opposition: dice { $dice }, elan { $elan }{ $more ->
    [0] {""}
   *[other] , { $more } for increasing opposition
  }: { $number } counters and the objective are placed face down.
paratrooper-event-opfor-placed = Dice { $dice }: a counter face down at { $at }.
paratrooper-event-opfor-hidden = { $number ->
    [one] A counter lies
   *[other] { $number } counters lie
  } face down at { $at }.
paratrooper-event-opfor-redeployed = Dice { $dice }: a counter goes from { $from } to { $at }.
paratrooper-event-opfor-concealed = { $number ->
    [one] A counter at { $at } is
   *[other] { $number } counters at { $at } are
  } concealed again.
paratrooper-event-opfor-advances = { $unit } advances from { $from } to { $to }, toward { $goal }: { $equally_near ->
    [one] the nearest REP hex
   *[other] by lot among { $equally_near } equally near REP hexes
  }.
paratrooper-event-opfor-eliminated = { $unit } is eliminated.
paratrooper-event-opfor-retreats = { $unit } retreats from { $at } into the pool.
paratrooper-event-pool-empty = The pool is empty.
paratrooper-event-revealed = Turned up at { $at }: { $units }.
paratrooper-event-to-pool = { $unit } goes back to the pool.
paratrooper-event-ambush = Ambush at { $at }, die { $dice }: as many counters appear.
paratrooper-event-ied = IED against { $unit }: die { $dice }, { $hit ->
    [yes] the unit is disrupted
   *[no] nothing happens (only a 6 disrupts)
  }.
paratrooper-event-objective-found = { $unit } is found at { $at }{ $number ->
    [0] {""}
    [one] ; one more counter guards it
   *[other] ; { $number } more counters guard it
  }.
paratrooper-event-objective-lost = { $unit } is lost with { $by }.
paratrooper-event-turn = Turn { $turn }
paratrooper-event-phase = Phase: { $phase ->
    [operations] { paratrooper-phase-operations }
    [mobilization] { paratrooper-phase-mobilization }
    [infowar] { paratrooper-phase-infowar }
    [staging] { paratrooper-phase-staging }
    [movement] { paratrooper-phase-movement }
    [reveal] { paratrooper-phase-reveal }
    [strike-placement] { paratrooper-phase-strike-placement }
    [air-defense] { paratrooper-phase-air-defense }
    [strike-combat] { paratrooper-phase-strike-combat }
    [landing] { paratrooper-phase-landing }
    [ground-combat] { paratrooper-phase-ground-combat }
    [events] { paratrooper-phase-events }
    [counterattack] { paratrooper-phase-counterattack }
   *[crisis] { paratrooper-phase-crisis }
  }
paratrooper-event-follow-on = Follow-on OPs: dice { $dice }{ $less ->
    [0] {""}
   *[other] , less { $less } for increasing opposition
  }.
paratrooper-event-ops = { $change ->
    [0] OPs stay at { $ops }.
   *[other] OPs { $signed }: now { $ops }.
  }
paratrooper-event-crisis = { $change ->
    [0] The crisis stays at { $crisis }.
   *[other] Crisis { $signed }: now { $crisis }.
  }
paratrooper-event-mobilized = { $unit } ({ $kind }) is mobilized{ $place ->
    [yes] {" "}in { $at }
   *[no] {""}
  } for { $op ->
    [one] 1 OP
   *[other] { $op } OPs
  }.
paratrooper-event-received = { $unit } comes free{ $place ->
    [yes] {" "}to { $at }
   *[no] {""}
  }.
paratrooper-event-refitted = Refitted: { $units }.
paratrooper-event-isr-placed = { $unit } looks at { $at }.
paratrooper-event-netwar-committed = { $unit } is committed against the crisis.
paratrooper-event-isr = { $unit } at { $at }, die { $dice }: { $result ->
    [success] success, what is there is turned up
    [fail] failure, it goes back to the box
   *[blowback] blowback, it is lost for this mission
  }.
paratrooper-event-netwar = { $unit }, die { $dice }: { $result ->
    [success] success
    [fail] failure, it is lost for this mission
   *[blowback] blowback, it is lost and the crisis rises
  }.
paratrooper-event-drop-ordered = { $unit } is to drop { $units } on { $at }.
paratrooper-event-landing-ordered = { $unit } is to land { $units } at { $at }.
paratrooper-event-ferried = { $unit } flies { $units } to { $to }.
paratrooper-event-entered = { $unit } enters at { $at }.
paratrooper-event-beside = { $unit } stands beside { $at }.
paratrooper-event-left = { $unit }{ $loaded ->
    [0] {""}
   *[other] {" "}with { $aboard } aboard
  } leaves { $from } for { $to }.
paratrooper-event-built = { $unit } is set up at { $at }.
paratrooper-event-dismantled = { $unit } is taken off.
paratrooper-event-marker-removed = { $unit } at { $at } is removed.
paratrooper-event-expended = { $unit } at { $at } is expended{ $purpose ->
    [movement] : { $units } may move twice as far
    [combat] : a shift in favour of { $units }
   *[refit] {" "}to refit
  }.
paratrooper-event-moved = { $units }{ $loaded ->
    [0] {""}
   *[other] {" "}with { $aboard } aboard
  }: { $outside ->
    [yes] onto the map to { $to }
   *[no] from { $from } to { $to }
  }{ $steps ->
    [0] {""}
   *[other] {" "}by { $path }
  }{ $river ->
    [yes] , across a river into the enemy
   *[no] {""}
  }.
paratrooper-event-embarked = { $unit } goes aboard { $by }.
paratrooper-event-set-down = { $by } sets { $unit } down at { $at }.
paratrooper-event-taken-up = { $unit } takes { $target } aboard at { $at }.
paratrooper-event-evacuated = { $unit } is evacuated.
paratrooper-event-recon = { $unit } looks at { $at }: die { $dice }, below { $below } needed: { $found ->
    [yes] success
   *[no] failure
  }.
paratrooper-event-massacre-recovered = { $unit } at { $at } is recovered.
paratrooper-event-overstacked = { $number } units in { $at }: more than may stack there.
paratrooper-event-disrupted = { $unit } is disrupted.
paratrooper-event-eliminated = { $why ->
    [drop] { $unit } dropped among the enemy, who still hold the hex: it is eliminated, wherever it retreated to.
   *[fight] { $unit } is eliminated.
  }
paratrooper-event-strike-placed = { $unit } aims at { $at }.
paratrooper-event-strike-called-off = { $at } is on fire: { $unit } is called off.
paratrooper-event-strike-in-vain = Nobody is left at { $at } for { $unit }.
paratrooper-event-air-defense = Air defense at { $at }{ $capable ->
    [yes] {" "}(air defense units)
   *[no] {""}
  }, die { $dice }: { $result ->
    [shootdown] an airstrike of yours is shot down
    [abort] an airstrike of yours is turned back
   *[none] your airstrikes come through
  }.
paratrooper-event-airstrike-lost = { $unit }: { $result ->
    [shootdown] shot down
   *[abort] turns back
  }.
paratrooper-event-fire = Fire of { $units } at { $at }, column { $column }, die { $dice }: { $hits ->
    [0] { $retreat ->
        [0] no effect
       *[other] one retreat
      }
    [one] one hit{ $retreat ->
        [0] {""}
       *[other] {" "}and one retreat
      }
   *[other] { $hits } hits{ $retreat ->
        [0] {""}
       *[other] {" "}and one retreat
      }
  }.
paratrooper-event-retreat-ignored = A base at { $at }: nobody retreats.
paratrooper-event-retreats = { $unit }{ $loaded ->
    [0] {""}
   *[other] {" "}with { $aboard } aboard
  } retreats from { $from } to { $to }.
paratrooper-event-drop = { $unit } drops on { $at }, die { $dice }{ $change ->
    [0] {""}
   *[other] {" "}{ $signed }
  }: { $result ->
    [land] lands
    [scatter] scatters
    [disrupt] lands disrupted
   *[other] scatters, disrupted
  }.
paratrooper-event-scatter-die = Where it scatters to: die { $dice }{ $again ->
    [yes] , off the map or into water: rolled again
   *[no] {""}
  }.
paratrooper-event-scattered = { $unit } comes down in { $to }.
paratrooper-event-landed = { $unit } lands at { $at }.
paratrooper-event-turned-back = { $at } cannot be used: { $unit } turns back.
paratrooper-event-mac-home = { $unit } returns to { $to }.
paratrooper-event-battle = Battle at { $at }: { $attacker ->
    [regiment] the REP attacks
   *[opposition] the opposition attacks
  }.
paratrooper-event-battle-over = Battle of { $at } after { $rounds } { $rounds ->
    [one] round
   *[other] rounds
  }: { $winner ->
    [regiment] the REP wins
    [opposition] the opposition wins
   *[nobody] a draw
  }.
paratrooper-event-no-battle = Nobody to fight at { $at }.
paratrooper-event-netwar-supports = { $unit } supports the combat at { $at }.
paratrooper-event-netwar-expended = { $unit } is expended.
paratrooper-event-pursues = { $unit }{ $loaded ->
    [0] {""}
   *[other] {" "}with { $aboard } aboard
  } pursues from { $from } to { $to }{ $river ->
    [yes] , across a river into the enemy
   *[no] {""}
  }.
paratrooper-event-event = Event, dice { $dice }: { $event }. { $effect }
paratrooper-event-event-die = { $event }: die { $dice }, { $what ->
    [lost] so many OPs are lost, as far as there are any
    [gained] so many OPs are gained
   *[come] so many enemy counters come
  }.
paratrooper-event-oilfield = Oilfield { $at }: die { $dice }, fire below { $steps }.
paratrooper-event-oilfield-fire = { $at } is on fire.
paratrooper-event-collateral = Collateral damage at { $at }.
paratrooper-event-mission-over = The mission is over: { $reason ->
    [objective] the objective is home
   *[crisis] the crisis has come to a head
  }.
paratrooper-event-evaluation = { $points } VP: { $level ->
    [glorious] a glorious victory
    [reasonable] a reasonable victory
    [debacle] a debacle
   *[disgrace] a disgrace
  }. Objective { $objective }, enemy eliminated { $eliminated }, massacres { $massacres }, hexes held { $hexes }, own losses { $losses }, crisis { $crisis }.
paratrooper-event-elan = Elan is now { $elan }.
paratrooper-event-fsa = { $unit } is set up in { $to }.
paratrooper-event-next-mission = Mission { $number }.{ $kept ->
    [0] {""}
   *[other] {" "}Kept: { $units }.
  }
paratrooper-event-deployed = { $unit } starts in { $to }.
paratrooper-event-campaign-over = The campaign is { $won ->
    [yes] won
   *[no] lost
  }: { $victories } victories, { $points } VP.
paratrooper-event-concede = { $side } gives up.

## Odds

paratrooper-verdict-all-land = all land where they should
paratrooper-verdict-one-hits = at least one hits
paratrooper-verdict-none-hits = none hits
paratrooper-verdict-some-scatter = none is disrupted, some scatter into hexes beside it
paratrooper-verdict-some-disrupted = at least one is disrupted
paratrooper-odds-infowar = { $result ->
    [success] { $by ->
        [scout] success: what lies there is turned up, perhaps an ambush
        [net] success: the crisis falls
       *[ground] success
      }
    [fail] { $by ->
        [scout] failure: the marker comes back
        [net] failure: the marker is lost
       *[ground] failure
      }
   *[blowback] { $by ->
        [net] blowback: the marker is lost, and the crisis rises
       *[scout] blowback: the marker is lost
      }
  }
paratrooper-odds-mission-ends = the mission ends
paratrooper-odds-fire = { $through ->
    [yes] if it comes through: {""}
   *[no] {""}
  }{ $hits ->
    [0] { $retreat ->
        [0] no effect
       *[other] an enemy retreats
      }
    [one] an enemy is eliminated{ $retreat ->
        [0] {""}
       *[other] , another retreats
      }
   *[other] { $hits } enemies are eliminated{ $retreat ->
        [0] {""}
       *[other] , another retreats
      }
  }
    .of = The fire
paratrooper-odds-base = A base stands at { $at }: as long as it does, nobody there retreats.
paratrooper-odds-air-defense = Air defense: { $result ->
    [shootdown] shot down
    [abort] turned back
   *[none] it comes through
  }
    .of = The way there
paratrooper-odds-drop = { $unit }: { $result ->
    [land] lands
    [scatter] scatters
    [disrupt] { $worn ->
        [yes] disrupted again: eliminated
       *[no] disrupted
      }
   *[other] scatters, { $worn ->
        [yes] disrupted again: eliminated
       *[no] disrupted
      }
  }
paratrooper-odds-objective-to-come = the objective, { $points } points, if it could still be brought home: that is not added up here
paratrooper-odds-astray = { $astray ->
    [yes] somebody scatters onto the enemy: there is a battle there, and he is lost unless it clears the hex
   *[no] nobody scatters onto the enemy
  }
paratrooper-odds-hidden-units = { $units ->
    [0] no enemy unit lies face down here
    [one] 1 enemy unit lies face down here
   *[other] { $units } enemy units lie face down here
  }
paratrooper-odds-hidden-extra = { $what ->
    [ambush] An ambush is here: { $chance }%. As many more counters come up then as a die says.
    [ied] An IED is here: { $chance }%. Each of your ground units is disrupted then on a 6.
   *[objective] The objective is here: { $chance }%. { $number } more counters come up with it then.
  }
paratrooper-odds-hidden-strength = Any enemy unit not seen yet may be here: combat { $low } to { $high }, { $mean } on average.
paratrooper-odds-hidden-first = Of those, { $before }% fire before your best (engagement { $rating }). { $alike }% have the same: then { $edge ->
    [regiment] you fire first
   *[opposition] they fire first
  }.
paratrooper-odds-imagined = The battle and your losses: from { $ways } imagined games; a chance may be off by { $error }%.
paratrooper-odds-holds = { $span ->
    [round] after one round {""}
   *[battle] {""}
  }{ $holds ->
    [regiment] the REP alone is left
    [opposition] the opposition alone is left
    [both] both are left
   *[nobody] nobody is left
  }
    .of = Who is left
paratrooper-odds-battle = A battle follows at { $at }: its dice may fall in too many ways to tell what comes of it
paratrooper-odds-row = { $place }. Engagement { $rating } fires: { $units }{ $how ->
    [joint] {" "}(as one if you like)
    [commanded] {" "}(as one)
    [alone] {" "}(alone: only units of equal engagement fire as one)
   *[each] {""}
  }
paratrooper-odds-one-round = The whole battle is too large to tell: this is what its first round may come to.
paratrooper-odds-lost = REP units lost: { $lost }
    .of = Losses of the REP
paratrooper-odds-killed = OPFOR units eliminated: { $killed }
    .of = Losses of the OPFOR
paratrooper-odds-objective = { $aboard ->
    [yes] The objective, { $points } points, is aboard { $by }: it is lost with it
   *[no] The objective lies here: { $points } points, if it is then taken aboard and off the map
  }
paratrooper-harm-overstacking = { $number } units at { $at }, where { $most } may stack: if it stays so to the end of the phase, all of them are disrupted.
paratrooper-harm-overstacking-air = { $number } units are at { $at } or bound for it, where { $most } may stack: if all come down there, all of them are disrupted.
paratrooper-harm-drop-zone = The opposition is at { $at }: the drop zone is removed there when the staging phase ends.
paratrooper-harm-objective-left = Nobody stays with the objective at { $at }.
paratrooper-harm-put-down = The objective then lies at { $at }, and { $unit } cannot take it up again in this phase.
    .yes = Put it down
paratrooper-harm-hex-left = Nobody stays at { $at }: held to the end it is worth { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
paratrooper-harm-field-left = Nobody stays at { $at }: { $units } cannot land there this turn and flies back.
paratrooper-harm-drop-on-enemy = If any enemy is left at { $at } after the attack, all who dropped there are lost.
paratrooper-harm-dropped = { $unit } dropped at { $at } this turn: if any enemy is left there after the battle, it is lost wherever it goes.
paratrooper-harm-mission-ends = The objective leaves the map: { $points } points, the crisis eases, and the mission ends at once: { $total } points with what is seen now ({ $level }){ $hidden ->
    [yes] ; what still lies face down may change that
   *[no] {""}
  }.
    .yes = Bring it home, and end the mission
paratrooper-harm-blowback = The crisis is at { $crisis }: a blowback ends the mission at once.
paratrooper-harm-crisis = The crisis is at { $crisis }: unless it is lowered, the mission ends with this turn.
paratrooper-harm-unspent = { $op ->
    [one] 1 OP is not spent. It stays
   *[other] { $op } OPs are not spent. They stay
  } yours for flights and reinforcements{ $now ->
    [yes] , but high-tech units and ships can be had only now
   *[no] {""}
  }.
paratrooper-short-of-points = { $to }: the cheapest way there costs { $cost } movement points, and { $left } are left.
paratrooper-shut-out = { $to }: its ground is closed to somebody in this force.

## Facts, terrain, tracks, phases, markers, levels, options

paratrooper-reason-drop-zone = drop zone marker
paratrooper-reason-special-forces = special forces
paratrooper-reason-opfor = OPFOR in the hex
paratrooper-reason-base = the enemy's base
paratrooper-reason-river = river assault
paratrooper-reason-logistics = logistic support
paratrooper-reason-fire = oilfield fire
paratrooper-fact-kind = Kind
paratrooper-fact-combat = Combat
paratrooper-fact-engagement = Engagement
paratrooper-fact-movement = Movement
paratrooper-fact-support = Support radius
paratrooper-fact-counters = Counters
paratrooper-fact-bound = Bound for
paratrooper-fact-aboard = Aboard
paratrooper-fact-value = VP if evacuated
paratrooper-fact-reduction = Crisis falls by
paratrooper-fact-ability = Ability
paratrooper-fact-meaning = What it does
paratrooper-meaning-massacre = taken up where one of your units ends a movement phase, it counts for you; lying there at the end, against you
paratrooper-meaning-ied = whoever enters must stop; an engineer that ends its move here clears it
paratrooper-ability-air-defense = air defense
paratrooper-terrain-open = Open
paratrooper-terrain-desert = Desert
paratrooper-terrain-brush = Brush
paratrooper-terrain-jungle = Jungle
paratrooper-terrain-mountain = Mountain
paratrooper-terrain-mesa = Mesa
paratrooper-terrain-town = Town
paratrooper-terrain-city = City
paratrooper-terrain-water = Water
paratrooper-terrain-home = Home base
paratrooper-terrain-crisis = Crisis zone
paratrooper-terrain-ocean = Ocean
paratrooper-terrain-display = Display
paratrooper-track-turn = Turn
paratrooper-track-crisis = Crisis
paratrooper-track-crisis-help = International tension. At 12 the mission ends. See 11.0 for what Netwar can do.
paratrooper-track-ops = OPs
paratrooper-track-elan = Elan
paratrooper-track-points = VP seen
paratrooper-track-pool = OPFOR pool
paratrooper-track-missions = Missions
paratrooper-track-victories = Victories
paratrooper-track-debacles = Debacles
paratrooper-track-turn-help = The turn. There is no last one: the mission ends when the objective is brought away, or by the crisis.
paratrooper-track-ops-help = Operations points left, of as many as can be kept. They pay for units, flights, strikes and refits; more come in every turn.
paratrooper-track-elan-help = The morale of your regiment, of as much as it can have. When a mission begins it adds OPs, and as many high-tech units may be mobilized; but as many more enemy counters lie on the map.
paratrooper-track-points-help = Victory points as far as they can be seen: what lies face down may still change them. More is better.
paratrooper-track-pool-help = Opposition counters that have not been drawn: what comes onto the map is picked from them unseen.
paratrooper-track-missions-help = Which mission of the campaign this is, of how many.
paratrooper-track-victories-help = Missions won, of as many as win the campaign.
paratrooper-track-debacles-help = Debacles so far, of as many as the campaign allows.
paratrooper-phase-operations = Operations points
paratrooper-phase-mobilization = Mobilization
paratrooper-phase-infowar = Info war
paratrooper-phase-staging = Staging
paratrooper-phase-movement = Movement
paratrooper-phase-reveal = Reveal
paratrooper-phase-strike-placement = Strike placement
paratrooper-phase-air-defense = Air defense
paratrooper-phase-strike-combat = Strikes
paratrooper-phase-landing = Drops and landings
paratrooper-phase-ground-combat = Ground combat
paratrooper-phase-events = Events
paratrooper-phase-counterattack = Counterattack
paratrooper-phase-crisis = Crisis
paratrooper-marker-disrupted = disrupted
paratrooper-marker-moved = has moved
paratrooper-marker-river = river assault
paratrooper-marker-aboard = aboard
paratrooper-marker-dropped = jumped in this turn
paratrooper-marker-doubled = moves twice as far
paratrooper-marker-backed = supported by a convoy
paratrooper-mark-airfield = Airfield
paratrooper-mark-oilfield = Oilfield
paratrooper-mark-port = Port
paratrooper-mark-objective = Valued hex
paratrooper-note-sector-1 = Sector 1
paratrooper-note-sector-2 = Sector 2
paratrooper-note-sector-3 = Sector 3
paratrooper-level-glorious = Glorious victory
paratrooper-level-reasonable = Reasonable victory
paratrooper-level-debacle = Debacle
paratrooper-level-disgrace = Disgrace
paratrooper-level-campaign-won = Campaign won
paratrooper-level-campaign-lost = Campaign lost
paratrooper-bot-recruit = Recruit
paratrooper-bot-recruit-about = beginner: overlooks much, and acts on a whim
paratrooper-bot-lieutenant = Lieutenant
paratrooper-bot-lieutenant-about = middling: looks one step ahead
paratrooper-bot-colonel = Colonel
paratrooper-bot-colonel-about = strong: plans the mission
paratrooper-bot-general = General
paratrooper-bot-general-about = strongest: tries ideas out before acting, and takes a moment
paratrooper-box-available = To be mobilized
paratrooper-box-ready = Ready
paratrooper-box-eliminated = Eliminated
paratrooper-box-opfor-eliminated = Eliminated OPFOR
paratrooper-box-flying = In the air
paratrooper-box-beside = Beside the map
paratrooper-box-pool = OPFOR pool
paratrooper-strategic-map = Strategic map
paratrooper-map-atlantic = Atlantic Ocean
paratrooper-map-mediterranean = Mediterranean Sea
paratrooper-map-black-sea = Black Sea
paratrooper-map-indian = Indian Ocean
paratrooper-map-caspian = Caspian Sea
paratrooper-map-sahara = Sahara
paratrooper-map-arabia = Arabia
paratrooper-map-europe = Europe

## What victory points are for

paratrooper-stake-opfor = OPFOR units eliminated
paratrooper-stake-opfor-cps = OPFOR command posts eliminated
paratrooper-stake-objective = the objective
paratrooper-stake-losses = REP losses
paratrooper-stake-disrupted = disrupted REP units
paratrooper-stake-massacres = massacres
paratrooper-stake-missions = missions before this one

## The legend: the figures on a counter

paratrooper-counter = Below: combat and movement. Top left: engagement.
paratrooper-figures = Behind a name: combat and movement.

paratrooper-beginning = Set-up
