### A Guerra do Congo

guerra-title = A Guerra do Congo
guerra-about = The Second Congo War, August to November 1998: fifteen weeks on hexes of 65 km.
guerra-played = Two players · 3 to 5 hours

## Names

guerra-name-rebels = Rebels
    .number = plural
guerra-name-congo = Congo
guerra-name-angola = Angola
guerra-name-zimbabwe = Zimbabwe
guerra-name-namibia = Namibia
guerra-name-uganda = Uganda
guerra-name-rwanda = Rwanda
guerra-name-burundi = Burundi

## Questions

guerra-question-deploy = Where in Angola does { $unit } ({ $now }) start?{ $after ->
    [0] {""}
   *[other] {" "}After it: { $later }.
  }
guerra-question-mobilise = { $radius ->
    [0] Where is { $unit } ({ $now }) mobilised? { $town } is lost or besieged.
   *[other] Where is { $unit } ({ $now }) mobilised? Within { $radius } hexes of { $town }.
  }{ $after ->
    [0] {""}
    [one] {" "}One more comes after it.
   *[other] {" "}{ $after } more come after it.
  }{ $surprised ->
    [yes] {" "}Surprise: your side does not move this turn, it only fights where it stands.
   *[no] {""}
  }
guerra-question-recover = Which units recover their losses? Replacement points: { $points }; each one kept to the end is a victory point
guerra-question-reserve = Which units are kept as reserves?
guerra-question-movement = Turn { $turn }, movement: which unit moves next?{ $short ->
    [0] {""}
    [one] {" "}One is without supply and has half its movement.
   *[other] {" "}{ $short } are without supply and have half their movement.
  }
guerra-question-march = Where does { $unit } ({ $now }) go? Movement points: { $points }
guerra-question-combat = Turn { $turn }, combat: which hex is attacked next?
guerra-question-muster = { $count ->
    [0] Who attacks { $at }?
   *[other] Who else attacks { $at }? So far: { $units }
  }
guerra-question-commit = Do reserves come to the combat at { $at }?
guerra-question-support = How many air points support the combat at { $at }? At hand: { $points }
guerra-question-raid = What is interdicted? Air points: { $points }
guerra-question-aim = { $count ->
    [0] Who is bombed at { $at }?
   *[other] Who else is bombed at { $at }? So far: { $units }
  }
guerra-question-sortie = How many air points attack { $at }? At hand: { $points }
guerra-question-lose = { $cause ->
    [battle] Battle of { $at }
   *[bombing] { $at } is bombed
  }: { $how ->
    [eliminated] which unit is eliminated?
   *[loss] which unit takes the loss?
  }
guerra-question-retreat = Where do they fall back to? { $units }
guerra-question-advance = Who advances into { $at }?

## A unit's figures as they count now

guerra-now = { $figures }
guerra-now-reduced = { $figures }, with losses
guerra-now-unsupplied = { $figures }, unsupplied
guerra-now-reduced-unsupplied = { $figures }, with losses, unsupplied

## Actions

guerra-do-place = { $unit } ({ $now }) at { $at }
guerra-do-wait = { $unit } ({ $now }) waits
guerra-do-recover = { $unit } ({ $now }) at { $from } recovers for 1 replacement point
guerra-do-dissolve = Dissolve { $unit } ({ $now }) at { $from } for a replacement point
guerra-do-reserve = { $unit } ({ $now }) at { $from } in reserve
guerra-do-pick = { $unit } ({ $now }) at { $from } moves
guerra-do-enter = { $unit } ({ $now }) waits at { $from }: comes in at { $to }
guerra-do-strip = { $unit } ({ $now }) at { $from } abandons equipment, takes a loss and moves at full speed
guerra-do-move = { $unit } ({ $now }) marches to { $to }
guerra-do-move-railway = { $unit } ({ $now }) to { $to } by railway
guerra-do-move-river = { $unit } ({ $now }) to { $to } by boat
guerra-do-move-air = { $unit } ({ $now }) flies to { $to }
guerra-do-leave = { $unit } ({ $now }) leaves the map at { $at }
guerra-do-attack = Attack { $at }: { $units } · { $best }
guerra-do-join = { $unit } ({ $now }) joins the attack from { $from }
guerra-do-fight = Fight
guerra-do-support = { $points ->
    [0] No air points
    [one] 1 air point
   *[other] { $points } air points
  }
guerra-do-bombard = Bombard { $at }: { $units }
guerra-do-aim = Bomb { $unit } ({ $now })
guerra-do-raid = Interdict a road, railway or airfield
guerra-do-interdict = { $at }: { $facility ->
    [road] road
    [railway] railway
   *[airfield] airfield
  }
guerra-do-sortie = { $points ->
    [one] 1 air point
   *[other] { $points } air points
  }
guerra-do-commit = { $unit } ({ $now }) goes to { $to }
guerra-do-lose = { $unit } ({ $now }) at { $from }
guerra-do-retreat = { $unit } ({ $now }) falls back to { $to }
guerra-do-advance = { $unit } ({ $now }) advances to { $to }
guerra-do-done = { $step ->
    [recover] Recover no more
    [reserve] No more reserves
    [movement] End the movement
    [combat] End the attacks
    [commit] Send no more reserves
    [aim] Bomb nobody else
    [advance] No further advance
   *[other] Nothing more
  }

## Events

guerra-event-turn = Turn { $turn } of { $of }
guerra-event-stage = { $side } to play.
guerra-event-surprise = Surprise: the Congo side does not move this turn.
guerra-event-morale = Morale ({ $army }): { $from } → { $to }{ $count ->
    [0] {""}
   *[other] {" "}({ $lines })
  }
guerra-event-replacements = New replacement points: Rebels +{ $rebels }, Congo +{ $congo }
guerra-event-track-full = { $side }: the replacement track is full; { $lost ->
    [one] 1 point is lost
   *[other] { $lost } points are lost
  }.
guerra-event-due = { $unit } is due { $entry ->
    [yes] at { $hex }, where the road enters the map (entry { $place })
   *[no] { $radius ->
        [0] at { $place }
       *[other] within { $radius } hexes of { $place }
      }
  }.
guerra-event-air-points = Congo: { $points ->
    [one] 1 air point
   *[other] { $points } air points
  } this turn, lost if unused
guerra-event-points = { $side }: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
  } for { $what ->
    [eliminated] eliminating { $about }
    [eliminated-intervener] { $about } being Ugandan or Rwandan
    [intervenes] the intervention of { $about }
    [angolan-units] Angolan units in the Congo
    [beyond-line] units beyond the cease-fire line
    [kisangani] Kisangani
    [kinshasa] Kinshasa
    [bonus-city] the bonus of { $about }
    [replacements] unused replacement points
    [villages] villages held
   *[cities] cities held
  }.
guerra-event-placed = { $unit } is placed at { $at }.
guerra-event-placed-together = Placed at { $at }: { $units }.
guerra-event-waits = { $unit } waits for a later turn.
guerra-event-recovered = { $unit } recovers; points left: { $left }
guerra-event-dissolved = { $unit } is dissolved for a replacement point.
guerra-event-reserve = { $unit } is kept in reserve.
guerra-event-committed = { $unit } is committed from the reserve: { $from } → { $to }.
guerra-event-committed-by = { $unit } is committed from the reserve: { $from } → { $to }, by way of { $via }.
guerra-event-stripped = { $unit } abandons equipment.
guerra-event-move = { $unit }: { $from } → { $to } { $by ->
    [railway] by railway
    [river] by boat
    [air] by air
   *[march] on the march
  }
guerra-event-move-by = { $unit }: { $from } → { $to } on the march, by way of { $via }
guerra-event-left = { $unit } leaves the map at { $at }.
guerra-event-sent-back = { $at } is too full: { $unit } { $beside ->
    [yes] { $count ->
        [one] waits
       *[other] wait
      } beside the map ({ $to }) for a later turn
   *[no] { $count ->
        [one] goes
       *[other] go
      } back to { $to }
  }.
guerra-event-town = { $side }: { $town } is taken.
guerra-event-battle = { $side }: battle of { $at }: { $attack_code ->
    [AE] an attacker is eliminated, the rest fall back
    [ARB] the attack fails with a loss
    [ARI] the attack fails without loss
    [AVB] the attack succeeds with a loss
   *[AVI] the attack succeeds without loss
  }; { $defence_code ->
    [DE] a defender is eliminated, the rest fall back
    [DRB] the defence gives way with a loss
    [DRI] the defence gives way without loss
    [DVB] the defence holds with a loss
   *[DVI] the defence holds without loss
  }{ $checked ->
    [attackers] ; attackers with a loss have yet to check their morale
    [defenders] ; defenders with a loss have yet to check their morale
    [both] ; all with a loss have yet to check their morale
   *[nobody] {""}
  }. { $attackers } against { $defenders }. Odds { $odds }{ $air ->
    [0] {""}
    [one] {" "}(with 1 air point)
   *[other] {" "}(with { $air } air points)
  }, read in column { $column } of the combat table{ $shift_count ->
    [0] {""}
   *[other] {" "}({ $shifts })
  }; dice { $dice }, morale { $tens } on the tens: { $number } (on the chart: { $attack } / { $defence }).
    .brief = { $at }, { $odds }: { $attack_code ->
        [AE] an attacker was eliminated and the rest must fall back
        [ARB] the attack failed with a loss
        [ARI] the attack failed without loss
        [AVB] the attack succeeded with a loss
       *[AVI] the attack succeeded without loss
      }; { $defence_code ->
        [DE] a defender was eliminated and the rest must fall back
        [DRB] the defence gave way with a loss
        [DRI] the defence gave way without loss
        [DVB] the defence held with a loss
       *[DVI] the defence held without loss
      }{ $checked ->
        [attackers] ; attackers with a loss had yet to check their morale
        [defenders] ; defenders with a loss had yet to check their morale
        [both] ; all with a loss had yet to check their morale
       *[nobody] {""}
      }.
guerra-event-loss = { $unit } takes a loss.
guerra-event-eliminated = { $unit } is eliminated at { $at }.
guerra-event-retreat = { $unit } falls back from { $from } to { $to }.
guerra-event-interned = { $unit } crosses a closed border at { $at } and is out of the game.
guerra-event-morale-check = { $unit } checks its morale: { $die ->
    [10] 0, read as 10
   *[other] { $die }
  } against { $morale } – { $passed ->
    [yes] it holds
   *[no] it breaks and takes a loss
  }.
guerra-event-advance = { $unit } advances from { $from } to { $to }.
guerra-event-bombardment = { $at } is bombed with { $points ->
    [one] 1 air point
   *[other] { $points } air points
  }: die { $die ->
    [10] 0, read as 10
   *[other] { $die }
  }, { $slower ->
    [0] no effect
   *[other] movement −{ $slower }, losses { $losses }
  }
guerra-event-interdiction = { $points ->
    [one] 1 air point
   *[other] { $points } air points
  } on the { $facility ->
    [road] road
    [railway] railway
   *[airfield] airfield
  } at { $at }: die { $die ->
    [10] 0, read as 10
   *[other] { $die }
  }, { $turns ->
    [0] no effect
    [one] closed for 1 turn
   *[other] closed for { $turns } turns
  }
guerra-event-movement-over = { $side }: movement ends; { $moved ->
    [0] nobody moved
    [one] 1 unit moved
   *[other] { $moved } units moved
  }.
guerra-event-unsupplied = { $side }: { $count ->
    [one] unit without supply
   *[other] units without supply
  }: { $units }.
guerra-event-reopened = The { $facility ->
    [road] road
    [railway] railway
   *[airfield] airfield
  } at { $at } is open again.
guerra-event-attack = { $side }: attack on { $at }, held by { $units }.
guerra-event-joins = { $unit } joins the attack on { $at } from { $from } with { $attack }.
guerra-event-assault = Attack on { $at }: { $attack } against { $defence } before reserves and air support. Attackers: { $attackers }.
guerra-event-combat-over = { $side }: no more attacks.
guerra-event-combat-spent = { $side }: nobody is left who could attack; the attacks are over.
guerra-event-bombing-ordered = { $side }: aircraft take off against { $units } at { $at }.
guerra-event-aimed = Target at { $at }: { $unit }.
guerra-event-aim-over = The bombs are for { $units } at { $at }.
guerra-event-raid-ordered = Congo: an interdiction is prepared; air points at hand: { $points }.
guerra-event-raid-target = Congo: the { $facility ->
    [road] road
    [railway] railway
   *[airfield] airfield
  } at { $at } is the target.
guerra-event-recovery-over = { $side }: recovery ends; replacement points kept: { $left }.
guerra-event-advance-over = No further advance to { $at }.
guerra-event-reserves-kept = { $side }: units in reserve: { $count }.
guerra-event-reserves-stay = { $side }: no more reserves go to { $at }.
guerra-event-army-destroyed = { $side }: the army is destroyed.
guerra-event-end = Cease-fire. Rebels { $rebels }, Congo { $congo }
guerra-event-concede = { $side } concedes.

## Odds

guerra-odds-result = { $attack_code ->
    [AE] an attacker is eliminated, the rest fall back
    [ARB] the attack fails with a loss
    [ARI] the attack fails without loss
    [AVB] the attack succeeds with a loss
   *[AVI] the attack succeeds without loss
  }; { $defence_code ->
    [DE] a defender is eliminated, the rest fall back
    [DRB] the defence gives way with a loss
    [DRI] the defence gives way without loss
    [DVB] the defence holds with a loss
   *[DVI] the defence holds without loss
 }{ $checked ->
    [nobody] {""}
    [attackers] {" "}(then attackers with a loss check their morale)
    [defenders] {" "}(then defenders with a loss check their morale)
   *[both] {" "}(then all with a loss check their morale)
  }
    .of = What the dice decide
guerra-odds-all = with all { $odds }{ $shifted ->
    [0] {""}
   *[other] {" "}({ $shifts })
  }{ $elsewhere ->
    [0] {""}
   *[1] {" "}→ { $column }
  }{ $shared ->
    [0] {""}
    [one] ; { $shared } could attack elsewhere
   *[other] ; { $shared } could attack elsewhere
  }
guerra-odds-nobody = nobody beside it can attack
guerra-odds-gives-way = the hex is given up
    .of = The hex
guerra-odds-holds = the hex is held
    .of = The hex
guerra-odds-emptied = nobody is left in the hex, but no attacker may enter it
    .of = The hex
guerra-odds-hex-open = given up or held, as losses and retreats are chosen
    .of = The hex
guerra-verdict-emptied = the hex is emptied, but nobody may enter it
guerra-verdict-open = open: losses and retreats decide
guerra-odds-lost = { $unit } is eliminated
guerra-odds-interned = { $unit } is driven over a closed border and out of the game
guerra-odds-unit-open = { $unit } is lost or not, as losses and retreats are chosen
guerra-odds-survives = { $unit } survives
guerra-odds-side-lost = { $side ->
    [attackers] at least one attacker is eliminated
   *[defenders] at least one defender is eliminated
  }
    .of = { $side ->
        [attackers] Losses of the attackers
       *[defenders] Losses of the defenders
      }
guerra-odds-side-open = { $side ->
    [attackers] an attacker is eliminated or not, as losses and retreats are chosen
   *[defenders] a defender is eliminated or not, as losses and retreats are chosen
  }
    .of = { $side ->
        [attackers] Losses of the attackers
       *[defenders] Losses of the defenders
      }
guerra-odds-side-spared = { $side ->
    [attackers] no attacker is eliminated
   *[defenders] no defender is eliminated
  }
    .of = { $side ->
        [attackers] Losses of the attackers
       *[defenders] Losses of the defenders
      }
guerra-adds-air = Air support of { $points ->
    [one] 1 point
   *[other] { $points } points
  } { $cause ->
    [attack] for the attack
   *[defence] for the defence
  }
guerra-adds-reserves = Reserves { $cause ->
    [attack] for the attack
   *[defence] for the defence
  }: { $units }
guerra-adds-both = Reserves ({ $units }) and { $points ->
    [one] 1 air point
   *[other] { $points } air points
  } { $cause ->
    [attack] for the attack
   *[defence] for the defence
  }
guerra-harm-too-full = { $at } will be too full: unless somebody leaves it, the last to enter goes back.
guerra-harm-no-attack = { $at } cannot be attacked on the ground any more this turn.
guerra-harm-bounces = { $at } is too full: the last to enter goes back where it came from.
guerra-harm-out-of-supply = At { $at } no supply reaches it: from the next move on it has half its movement.
guerra-harm-recruits = { $at } is left empty, and { $enemy } may come up there.
guerra-harm-left-open = { $at } is left empty, with { $enemy } close by.
guerra-harm-intervenes = { $army } enters the Congo; { $side }: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
  }.
guerra-odds-bombardment = { $slower ->
    [0] no effect
    [one] { $slower } movement point less
   *[other] { $slower } movement points less
  }{ $slower ->
    [0] {""}
   *[other] { $losses ->
        [0] , no loss
        [one] , { $losses } loss
       *[other] , { $losses } losses
      }
  }
guerra-odds-interdiction = { $turns ->
    [0] no effect
    [one] closed for 1 turn
   *[other] closed for { $turns } turns
  }
guerra-reason-4_1-g = strength of the attack to the defence
guerra-reason-4_5_2-a = air points times the defence of all who are bombed
guerra-reason-5_2-b = morale

## Reasons of a throw

guerra-name-attackers-morale = attackers' morale
guerra-name-defenders-morale = defenders' morale
guerra-name-siege = siege
guerra-name-without-supply = without supply
guerra-name-village = village
guerra-name-river = river
guerra-name-end-of-the-table = end of the table
guerra-name-open = open ground
guerra-name-savanna = savanna
guerra-name-swamp = swamp
guerra-name-forest = forest
guerra-name-rough = rough ground
guerra-name-mountain = mountain
guerra-name-city = city

## Lines of the morale lists

guerra-name-the-first-five-turns = the first five turns
guerra-name-kinshasa-is-lost = Kinshasa is lost
guerra-name-kisangani-is-held = Kisangani is held
guerra-name-allied-units-in-the-three-cities = allied units in the three cities
guerra-name-allies-in-the-three-cities = allies in the three cities
guerra-name-units-in-the-three-cities = units in the three cities
guerra-name-units-abroad = units abroad
guerra-name-units-in-uganda-rwanda-or-burundi = units in Uganda, Rwanda or Burundi
guerra-name-motorised-units-eliminated = motorised units eliminated
guerra-name-units-eliminated = units eliminated
guerra-name-no-air-points = no air points
guerra-name-kisangani-is-lost = Kisangani is lost
guerra-name-ugandans-or-rwandans-in-the-congo = Ugandans or Rwandans in the Congo
guerra-name-mbandaka-or-mbuji-mayi-is-held = Mbandaka or Mbuji-Mayi is held
guerra-name-kinshasa-is-held = Kinshasa is held
guerra-name-kinshasa-mbandaka-or-mbuji-mayi-is-held = Kinshasa, Mbandaka or Mbuji-Mayi is held
guerra-name-no-hostile-guerrillas-east-of-the-congo = no hostile guerrillas east of the Congo
guerra-name-hostile-guerrillas-at-home = hostile guerrillas at home

## The map

guerra-terrain-open = Open
guerra-terrain-savanna = Savanna
guerra-terrain-forest = Forest
guerra-terrain-swamp = Swamp
guerra-terrain-rough = Rough
guerra-terrain-mountain = Mountain
guerra-terrain-lake = Lake
guerra-terrain-sea = Sea
guerra-terrain-city = City
guerra-terrain-closed = Closed country
guerra-line-cease-fire = Cease-fire line
guerra-mark-city = City
guerra-mark-town = Village
guerra-mark-supply = Supply centre
guerra-mark-airport = Airport
guerra-mark-airstrip = Airstrip
guerra-mark-entry = Entry hex
guerra-box-lost = Eliminated
guerra-box-to-come = To come
guerra-box-entering = Entering
guerra-box-left = Left the map
guerra-note-zoc = Zones of control
guerra-note-routes = Supply routes
guerra-note-supply = Supplied ground
guerra-note-beyond-line = Beyond the cease-fire line
guerra-note-cut-road = Interdicted roads
guerra-note-cut-railway = Interdicted railways
guerra-note-cut-airfield = Interdicted airfields
guerra-note-cut-for-0 = Interdicted: open again next turn
guerra-note-cut-for-1 = Interdicted: for one more turn
guerra-note-cut-for-2 = Interdicted: for two more turns
guerra-note-cut-for-3 = Interdicted: for three more turns
guerra-note-attackers = Attackers

## Counters

guerra-fact-army = Army
guerra-fact-type = Type
guerra-fact-size = Size
guerra-fact-printed = Attack-defence-movement as printed
guerra-fact-morale = Morale
guerra-fact-stacking = Stacking points
guerra-fact-slowed = Movement points lost to bombs
guerra-fact-release = May move from turn
guerra-fact-arrives = Arrives on turn
guerra-fact-place = Arrives at
guerra-type-infantry = Infantry
guerra-type-armour = Armour
guerra-type-motorised = Motorised infantry
guerra-type-artillery = Artillery
guerra-type-guerrilla = Guerrillas
guerra-size-battalion = Battalion
guerra-size-regiment = Regiment
guerra-marker-reduced = with losses
guerra-marker-unsupplied = unsupplied
guerra-marker-besieged = besieged
guerra-marker-moved = has moved
guerra-marker-attacked = has attacked
guerra-marker-reserve = reserve
guerra-marker-slowed = slowed by bombs
guerra-marker-waiting = may not move yet
guerra-marker-entering = waits beside the map

## Tracks, phases, levels of victory

guerra-track-turn = Turn
guerra-track-points = Victory points
guerra-track-standing = If it ended now
guerra-track-replacements = Replacements
guerra-track-air = Air points
guerra-track-morale-congo = Morale: Congo
guerra-track-morale-angola = Morale: Angola
guerra-track-morale-zimbabwe = Morale: Zimbabwe
guerra-track-morale-namibia = Morale: Namibia
guerra-track-morale-rebels = Morale: Rebels
guerra-track-morale-uganda = Morale: Uganda
guerra-track-morale-rwanda = Morale: Rwanda
guerra-track-morale-burundi = Morale: Burundi
guerra-track-points-help = Scored so far. What towns and ground bring at the end is not in it.
guerra-track-standing-help = Points so far and everything that would count if the war ended now.
guerra-track-replacements-help = Each brings a reduced infantry unit, supplied and away from the enemy, back to full strength at the start of its stage. Kept points stay, and score 1 each at the end.
guerra-track-air-help = The government’s aircraft: for its fights on either side’s turn, for bombs, or against roads, railways and airfields. New every turn, lost if unused.
guerra-track-morale-help = Each step by which the attacker’s army is above the defender’s adds 10 to the dice of a battle, each below takes 10 away. Of several armies together the lowest counts. Counted anew every turn, from −5 to +2.
guerra-track-turn-help = The turn, of as many as the war lasts.
guerra-phase-rebels-movement = Rebels: movement
guerra-phase-rebels-combat = Rebels: combat
guerra-phase-congo-movement = Congo: movement
guerra-phase-congo-combat = Congo: combat
guerra-level-points = victory on points
guerra-level-draw = draw
guerra-level-automatic = the other army is destroyed
guerra-level-conceded = victory by concession
guerra-bot-recruit = Recruit
guerra-bot-recruit-about = beginner: overlooks much, and acts on a whim
guerra-bot-cadet = Cadet
guerra-bot-cadet-about = weak: overlooks things now and then
guerra-bot-colonel = Colonel
guerra-bot-colonel-about = strong: weighs objectives, odds and supply
guerra-bot-general = General
guerra-bot-general-about = strongest: tries ideas out before acting, and takes a moment

## What victory points are for

guerra-stake-so-far = counted so far
guerra-stake-eliminated = enemy units eliminated
guerra-stake-eliminated-intervener = Ugandan or Rwandan units eliminated
guerra-stake-angolan-units = Angolan units in the Congo
guerra-stake-beyond-line = units beyond the cease-fire line
guerra-stake-kisangani = Kisangani
guerra-stake-kinshasa = Kinshasa
guerra-stake-replacements = unused replacement points
guerra-stake-villages = villages held
guerra-stake-cities = cities held

## The legend: the figures on a counter

guerra-counter = Below: attack, defence and movement. Top left: the army.
guerra-figures = Behind a name: attack, defence and movement.

guerra-beginning = Set-up
