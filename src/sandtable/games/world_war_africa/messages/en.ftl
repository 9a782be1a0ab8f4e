### World War Africa

world_war_africa-title = World War Africa
world_war_africa-about = The Congo 1998–2001: five contingents, resource towns and a gamble at Kitona.
world_war_africa-played = Two players · 3 to 5 hours

## Questions

world_war_africa-question-overstacking = Too many units in { $at }: which one goes?
world_war_africa-question-setup-kinshasa = { $units ->
    [one] Kinshasa: one more FAC infantry brigade?
   *[other] Kinshasa: up to two more FAC infantry brigades.
  }
world_war_africa-question-setup-rolls = The towns of the east are rolled for.
world_war_africa-question-setup-uprising = { $at } rises for the Rebels: which militia starts there? They differ in strength (attack-defence-movement); one that is not taken may come later.
world_war_africa-question-setup-isiro = Isiro has not risen: which FAC brigade holds it?
world_war_africa-question-setup-garrisons = { $at }: which FAC brigade holds it?
world_war_africa-question-setup-militia = Which town gets the next FAC militia? One a town, where FAC brigades are.
world_war_africa-question-setup-hutus = { $unit } of the Hutus is drawn: where does it start? On or next to a town without rebels, in Orientale, Kasai Oriental or the Kivus.
world_war_africa-question-setup-brigades = { $unit } is drawn: on the map by Bukavu and Goma, or held back in Rwanda? { $left ->
    [0] It is the last one.
    [one] One more comes after it.
   *[other] { $left } more come after it.
  }
world_war_africa-question-setup-caches = Where does the weapons cache go? Used up in a fight, it makes the die 1 better for units in the same hex. The number is its counter’s. { $left ->
    [0] It is the last one.
    [one] One more comes after it.
   *[other] { $left } more come after it.
  }
world_war_africa-question-setup-rdc = Where does an RDC militia start, at most two hexes from Bukavu or Goma?
world_war_africa-question-setup-anc = { $unit } is drawn: where does it start, at most two hexes from Bukavu or Goma?
world_war_africa-question-setup-burundi = Where next to Bukavu do the Burundians start?
world_war_africa-question-setup-ugandans = Uganda gets ready.
world_war_africa-question-setup-mlc = { $unit } is drawn: does it begin in the Uganda box, or is it bought later?
world_war_africa-question-coup-declare = Is the Kitona Coup tried? It costs no points: one unit may be flown from the map to Kitona, far from all help, and a die brings a brigade there (1–{ $militia } RDC militia, { $brigade }–6 ANC infantry).
world_war_africa-question-coup-airlift = Which unit is flown to Kitona?
world_war_africa-question-coup-die = The die decides what Kitona brings.
world_war_africa-question-coup-gain = Which brigade joins at Kitona?
world_war_africa-question-arrival = Where does { $unit } appear?
world_war_africa-question-clash = Do Ugandans attack Rwandans?
world_war_africa-question-setup-review = All stands as history has it. To change something, click a unit, then where it shall start.
world_war_africa-question-activation = { $contingent } is drawn, and a die says how much of it may act. One RP of the DRC for +1?
world_war_africa-question-turn = { $contingent }: { $units ->
    [one] { $units } more unit rests
   *[other] { $units } more units rest
  }. Which?
world_war_africa-question-reinforcement = { $contingent } has { $points } RP: what is bought?
world_war_africa-question-placement = Where does { $unit } arrive?
world_war_africa-question-contract = Contractors ask { $price } RP each: how many?
world_war_africa-question-movement = { $contingent } moves: which unit?
world_war_africa-question-march = { $units }: where to? { $points } MP{ $rolled ->
    [yes] .
   *[no] {" "}without a roll, of { $full }.
  }
world_war_africa-question-voyage = { $units }: where does the river bring it?
world_war_africa-question-flight = { $units }: where does { $by } land?
world_war_africa-question-freight = { $unit }: which aircraft takes it?
world_war_africa-question-freight-flight = Where is { $unit } set down?
world_war_africa-question-combat = { $contingent } may attack: which hex?
world_war_africa-question-muster = Who attacks { $at }?
world_war_africa-question-battle-support = { $at } is attacked with { $strength }: air or helicopter support?
world_war_africa-question-battle-cancel = { $at } is attacked with { $strength }: which enemy marker is driven off?
world_war_africa-question-battle-caches = { $at } is attacked with { $strength }: use a weapons cache?
world_war_africa-question-battle-infiltration = { $at } is attacked with { $strength }: use the infiltrators? They are never used up; a die adds up to 2.
world_war_africa-question-battle-roll = Combat at { $at }.
world_war_africa-question-losses = Combat at { $at }, { $units ->
    [one] { $units } unit is lost
   *[other] { $units } units are lost
  }: which?
world_war_africa-question-advance = The defenders of { $to } are gone: who advances?

## Actions

world_war_africa-do-place = { $unit }{ $factors } to { $to }
world_war_africa-do-history = Set up the rest as history has it; it can still be changed
world_war_africa-do-keep = Keep it among the units available: it can be bought later
world_war_africa-do-coup = Declare the Kitona Coup
world_war_africa-do-coup-not = No coup at Kitona
world_war_africa-do-airlift-not = Fly nobody to Kitona
world_war_africa-do-airlift = Fly { $unit }{ $factors } from { $at } to Kitona
world_war_africa-do-spend = Spend 1 RP: +1 to the die
world_war_africa-do-save = Spend nothing
world_war_africa-do-turn = { $unit }{ $factors } in { $at } rests
world_war_africa-recruits = Drawn blind from the units available
world_war_africa-denied-10-1-d = not enough RP
world_war_africa-denied-10-2-1-c = only once in a turn
world_war_africa-denied-10-0-a = nobody left
world_war_africa-denied-10-1-f = nowhere to put them
world_war_africa-do-recruit = Recruit { $group } for { $price } RP
world_war_africa-do-buy = Buy { $unit }{ $factors } for { $price } RP{ $good ->
    [support] : helps in one fight
    [transport] : flies a unit or a cache
    [grounded] : useless as long as your side has no two airfields to fly between
    [adr] : may drive off aircraft in a fight
   *[none] {""}
  }
world_war_africa-do-cache = Weapons cache in { $to } for { $price } RP: once 1 better on the die
world_war_africa-do-hire = Ask the contractors' price for hired aircraft
world_war_africa-do-contract = { $markers ->
    [one] Hire { $markers }
   *[other] Hire { $markers }
  }
world_war_africa-do-libya = Libya's free brigade
world_war_africa-do-advise = Advisers to { $unit }{ $factors } in { $at }
world_war_africa-do-pick = Move { $unit }{ $factors } from { $at }
world_war_africa-do-add = With { $unit }{ $factors }
world_war_africa-do-load = Take { $unit } along
world_war_africa-do-force = Forced march: all its MP, but a die may double what every hex costs
world_war_africa-do-go = March to { $to }
world_war_africa-do-river = By river
world_war_africa-do-fly = Board { $by }
world_war_africa-do-board = March to { $to }, board { $by }
world_war_africa-do-land = Land in { $to }
world_war_africa-do-slip = Slip into Rwanda: roll
world_war_africa-do-drop = { $unit } stays here
world_war_africa-do-split = { $unit } goes on by itself first, the others after it
world_war_africa-do-stay = March no further: this march is over
world_war_africa-do-attack = Attack { $at }
world_war_africa-do-join = { $unit }{ $factors } attacks from { $at }{ $short ->
    [0] {""}
   *[other] {" "}– without supply, with { $short }
  }
world_war_africa-do-launch = Launch the attack
world_war_africa-do-use = Use { $by }{ $factors }
world_war_africa-do-cancel = Drive off { $by }{ $factors }
world_war_africa-do-infiltrate = Use the infiltrators
world_war_africa-do-intercept = Hunt the Hutus in Rwanda
world_war_africa-do-intercept-helicopter = Hunt them with { $by }
world_war_africa-do-lose = Lose { $unit }{ $factors }
world_war_africa-do-advance = { $unit }{ $factors } advances
world_war_africa-do-advance-cache = { $unit }{ $factors } advances with { $cache }
world_war_africa-do-clash = The Ugandans of { $at } attack { $to }
world_war_africa-do-done = { $part ->
    [reinforcement] Enough bought
    [setup] Begin like this
    [movement] Movement is done
    [combat] No more attacks
   *[other] Nothing more
  }
world_war_africa-do-no-help = { $infiltrators ->
    [yes] { $helped ->
        [yes] No more help, nor the infiltrators’ free die: fight
       *[no] No help, nor the infiltrators’ free die: fight
    }
   *[no] { $helped ->
        [yes] No more help: fight
       *[no] No help: fight
    }
}
world_war_africa-do-help-later = { $later ->
    [caches] Nothing now: a weapons cache may follow
    [infiltrators] Nothing now: the infiltrators may follow
    [both] Nothing now: weapons caches and infiltrators may follow
   *[other] Nothing yet: asked again after the other side, if it could still change anything
}
world_war_africa-do-advance-not = { $helped ->
    [yes] Nobody else advances
   *[no] Nobody advances
}

## Events

world_war_africa-event-placed = { $unit } is placed in { $to }.
world_war_africa-event-likely = { $side }: set up as history has it.
world_war_africa-event-drawn = { $unit } is drawn.
world_war_africa-event-uprising-rolls = Dice for the towns of the east; { $least } or more rises for the rebels ({ $count ->
    [0] none
   *[other] { $risen }
  }): { $rolls }.
world_war_africa-event-coup = The rebels strike at Kitona.
world_war_africa-event-airlift = { $unit } is flown from { $from } to Kitona.
world_war_africa-event-coup-roll = Kitona: { $die } – a brigade of { $faction } joins.
world_war_africa-event-turn = Game turn { $turn } of { $of }: { $months }. { $rain_north ->
    [yes] { $rain_south ->
        [yes] Rain everywhere
       *[no] Rain in the north
      }
   *[no] { $rain_south ->
        [yes] Rain in the south
       *[no] No rain
      }
  }.
world_war_africa-event-activation = { $contingent } is activated.
world_war_africa-event-activation-roll = { $contingent }: die { $die }, { $result } in all: { $land ->
    [one] { $land } land unit
   *[other] { $land } land units
  }, { $air ->
    [one] { $air } air support
   *[other] { $air } air supports
  }, { $helo ->
    [one] { $helo } helicopter support
   *[other] { $helo } helicopter supports
  }.
world_war_africa-event-inactive = { $unit } in { $at } rests this turn.
world_war_africa-event-inactive-unseen = A unit in { $at } rests this turn.
world_war_africa-event-event = Event: { $event ->
    [chad-withdrawal] Chad Withdrawal
    [coltan-rush] Coltan Rush
    [corruption-and-graft] Corruption and Graft
    [foreign-advisers] Foreign Advisers
    [mlc-in-car] MLC in the Central African Republic
    [ituri-conflict] Ituri Conflict
    [libyan-support] Libyan Support
    [no-event] No Event
    [ugandan-rebels] Ugandan Rebels
    [clash] Ugandan-Rwandan Clash
   *[unita-crushed] UNITA Crushed
  }. { world_war_africa-chart-event-does }
world_war_africa-event-event-returned = Too early: { $event ->
    [chad-withdrawal] Chad Withdrawal
    [coltan-rush] Coltan Rush
    [corruption-and-graft] Corruption and Graft
    [foreign-advisers] Foreign Advisers
    [mlc-in-car] MLC in the Central African Republic
    [ituri-conflict] Ituri Conflict
    [libyan-support] Libyan Support
    [no-event] No Event
    [ugandan-rebels] Ugandan Rebels
    [clash] Ugandan-Rwandan Clash
   *[unita-crushed] UNITA Crushed
  } goes back to the pool.
world_war_africa-event-graft = Corruption and graft: { $die } – { $contingent } suffers.
world_war_africa-event-control = { $at } is controlled by { $contingent }.
world_war_africa-event-cache-captured = { $unit } captures in { $at }: { $caches ->
    [one] a weapons cache
   *[other] { $caches } weapons caches
  }.
world_war_africa-event-march = { $units }: { $from } to { $to }.
world_war_africa-event-movement-roll = { $units }: forced march, die { $die }, { $result } in all: { $doubled ->
    [yes] every hex costs double
   *[no] costs as usual
  }.
world_war_africa-event-drop = { $unit } stays in { $at }.
world_war_africa-event-river = { $units } goes by river from { $from } to { $to }.
world_war_africa-event-flight = { $units } flies from { $from } to { $to } with { $by }.
world_war_africa-event-freight = By air from { $from } to { $to }: { $unit }, with { $by }.
world_war_africa-event-slip = { $unit } in { $at } tries to slip into Rwanda: die { $die }, { $result } in all: { $entered ->
    [yes] it gets in
   *[no] it stays out
  }.
world_war_africa-event-segment-done = { $segment ->
    [reinforcement] Reinforcement
    [movement] Movement
   *[combat] Combat
  } is done.
world_war_africa-event-cache-bought = A weapons cache for { $price } RP is placed in { $to }; { $contingent } has { $left } left.
world_war_africa-event-cache-placed = A weapons cache is placed in { $to }.
world_war_africa-event-contract-price = Contractors: { $die } – { $price } RP each.
world_war_africa-event-contract = Contractors hired at { $price } RP each: { $markers }; { $contingent } has { $left } left.
world_war_africa-event-advisers = The advisers join { $unit }.
world_war_africa-event-advisers-lost = The advisers are lost with { $unit }.
world_war_africa-event-marker-bought = Bought for { $price } RP: { $unit }; { $contingent } has { $left } left.
world_war_africa-event-eliminated = { $unit } is eliminated in { $at }.
world_war_africa-event-attack = { $at } is attacked by { $units }.
world_war_africa-event-support = Support in the combat at { $at }: { $by }.
world_war_africa-event-air-defence = Air defence: { $die } – drives off up to { $cancels }.
world_war_africa-event-cancelled = Driven off: { $by }.
world_war_africa-event-opened = Defenders of { $at }: { $units }.
world_war_africa-event-infiltration = Infiltrators: { $die } – modifier { $modifier }.
world_war_africa-event-combat = Combat at { $at }: { $strength } against { $against }, column { $odds }{ $shift ->
    [0] {""}
   *[other] {" after a shift of "}{ $shift }
  }; die { $die }, { $result } in all: { $attackers_lost ->
    [0] the attackers lose nobody
    [one] the attackers lose a unit
   *[other] the attackers lose { $attackers_lost } units
  }, { $defenders_lost ->
    [0] the defenders nobody
    [one] the defenders one
   *[other] the defenders { $defenders_lost }
  }.
world_war_africa-event-intercept = Rwanda hunts the Hutu units: die { $die }, { $result } in all: { $combat ->
    [yes] combat
   *[no] nobody is found
  }.
world_war_africa-event-clash = The Ugandans of { $at } attack the Rwandans of { $to }.
world_war_africa-event-advance = { $unit } advances from { $from } into { $to }.
world_war_africa-event-town-yield = { $at } for { $contingent }: die { $die }, { $result } in all: { $points } RP.
world_war_africa-event-kinshasa-fallen = Kinshasa is in rebel hands at the end of turn { $turn }.
world_war_africa-event-recruited = { $unit } is recruited for { $price } RP; { $contingent } has { $left } left.
world_war_africa-event-income = { $contingent } receives { $points } RP and has { $total }.
world_war_africa-event-cargo = Along to { $to }: { $caches }.
world_war_africa-event-cache-left = { $unit } is left in { $at }.
world_war_africa-event-cache-lost = Lost with the stack in { $at }: { $caches ->
    [one] a weapons cache
   *[other] { $caches } weapons caches
  }.
world_war_africa-event-kept = { $unit } stays in the box.
world_war_africa-event-marker-ready = Ready from the start: { $unit }.
world_war_africa-event-withdrawn = { $unit } leaves the war.
world_war_africa-event-no-arrival = { $unit } does not appear.
world_war_africa-event-no-clash = Ugandans and Rwandans keep the peace.
world_war_africa-event-advisers-back = The advisers go back to Kinshasa's box.
world_war_africa-event-contractors-leave = { $markers ->
    [one] { $markers } hired aircraft was not used and leaves
   *[other] { $markers } hired aircraft were not used and leave
  }.
world_war_africa-event-concede = { $side } concedes.
world_war_africa-event-end = The war is over after turn { $turn }.

## Odds

world_war_africa-odds-doubled = every hex costs double
world_war_africa-odds-normal = costs as usual
world_war_africa-odds-enters = gets into Rwanda
world_war_africa-odds-stays-out = stays where it is
world_war_africa-odds-combat = combat
world_war_africa-odds-no-combat = nobody is found
world_war_africa-odds-land = { $units ->
    [one] { $units } land unit
   *[other] { $units } land units
  }, { $air ->
    [one] { $air } air support
   *[other] { $air } air supports
  }, { $helo ->
    [one] { $helo } helicopter support
   *[other] { $helo } helicopter supports
  }
world_war_africa-odds-losses = losses: attacker { $attacker }, defender { $defender }
    .of = Losses
world_war_africa-verdict-loses = the defender loses a unit or more
world_war_africa-verdict-unharmed = the defender loses nobody
world_war_africa-odds-average = Losses on average: attacker { NUMBER($attacker, maximumFractionDigits: 1) }, defender { NUMBER($defender, maximumFractionDigits: 1) }
world_war_africa-odds-taken = all defenders are lost
    .of = The hex
world_war_africa-odds-held = the hex holds
    .of = The hex
world_war_africa-odds-price = { $price } RP each
world_war_africa-odds-joins = a brigade of { $faction } joins
world_war_africa-odds-driven-off = { $markers ->
    [one] { $markers } marker is driven off
   *[other] { $markers } markers are driven off
  }

## What the other side may still add

world_war_africa-add-support = { $markers }
world_war_africa-add-air-defence = the Air Defence Regiment
world_war_africa-add-caches = { $caches ->
    [one] a weapons cache
   *[other] up to { $caches } weapons caches
  }
world_war_africa-add-infiltrators = infiltrators
world_war_africa-add-all = all of it

## Harm to the own side

world_war_africa-harm-crowded = { $at } takes { $limit ->
    [one] { $limit } unit
   *[other] { $limit } units
  }: { $over } too many. { $part ->
    [reinforcement] You lose as many when you have bought enough, before anybody can move
    [movement] Unless somebody leaves, you lose as many when movement is done
   *[combat] You lose as many when combat is done
  }.
world_war_africa-harm-no-room = No room for it: { $places } { $count ->
    [one] is full
   *[other] are full
  }. You lose a unit there when you have bought enough, before anybody can move.
world_war_africa-harm-out-of-supply = { $unit } is out of supply at { $at }: its factors and movement are halved.
world_war_africa-harm-out-of-bounds = { $unit } will not be able to attack { $at }: { $faction ->
    [UG] Ugandan units stay in North Kivu, Bandundu, Orientale and Equateur
   *[other] Rwandan units go no farther north than row 22
  }.
world_war_africa-harm-left-open = { $at } is left empty, with the enemy close by at { $near }.
world_war_africa-harm-not-entered = Nobody has entered { $at }: the town stays the enemy’s.
world_war_africa-harm-excess = { $at } takes { $limit ->
    [one] { $limit } unit
   *[other] { $limit } units
  }: you lose { $over } there now.

## Event cards

world_war_africa-card-chad-withdrawal = Chad Withdrawal
world_war_africa-card-coltan-rush = Coltan Rush
world_war_africa-card-corruption-and-graft = Corruption and Graft
world_war_africa-card-foreign-advisers = Foreign Advisers
world_war_africa-card-mlc-in-car = MLC in the Central African Republic
world_war_africa-card-ituri-conflict = Ituri Conflict
world_war_africa-card-libyan-support = Libyan Support
world_war_africa-card-no-event = No Event
world_war_africa-card-ugandan-rebels = Ugandan Rebels
world_war_africa-card-clash = Ugandan-Rwandan Clash
world_war_africa-card-unita-crushed = UNITA Crushed

## Facts about a counter

world_war_africa-fact-attack = Attack
world_war_africa-fact-defence = Defence
world_war_africa-fact-movement = Movement
world_war_africa-fact-printed = Attack-defence-movement as printed
world_war_africa-fact-contingent = Contingent
world_war_africa-fact-type = Type
world_war_africa-fact-marker = Marker
world_war_africa-type-infantry = Infantry
world_war_africa-type-airborne = Airborne
world_war_africa-type-mechanized = Mechanized infantry
world_war_africa-type-militia = Militia
world_war_africa-type-special_forces = Special forces
world_war_africa-type-armor = Armour

## Terrain

world_war_africa-terrain-savannah = Savannah
world_war_africa-terrain-rain_forest = Rain forest
world_war_africa-terrain-swamp = Swamp
world_war_africa-terrain-mountain = Mountain
world_war_africa-terrain-foreign = Another country: not playable
world_war_africa-terrain-box = Box

## Phases, markers, tracks, levels of victory

world_war_africa-phase-event = Event
world_war_africa-phase-resources = Resources
world_war_africa-phase-activation = Activation
world_war_africa-phase-reinforcement = Reinforcement
world_war_africa-phase-movement = Movement
world_war_africa-phase-combat = Combat
world_war_africa-marker-moved = has moved
world_war_africa-marker-fought = has attacked
    .more = has attacked: no second attack in this segment
world_war_africa-marker-inactive = rests this turn
    .more = rests this turn: it defends, but neither moves nor attacks
world_war_africa-marker-advisers = with advisers
world_war_africa-marker-unsupplied = out of supply
    .more = out of supply: it fights and moves at half strength
world_war_africa-marker-air_support = Air support
world_war_africa-marker-helo_support = Helicopter support
world_war_africa-marker-air_transport = Air transport
world_war_africa-marker-helo_transport = Transport helicopter
world_war_africa-marker-adr = Air defence
world_war_africa-marker-pmc = Contractor's aircraft
world_war_africa-marker-cache = Weapons cache
world_war_africa-track-turn = Game turn
world_war_africa-track-rain-north = Rain in the north
world_war_africa-track-rain-south = Rain in the south
world_war_africa-track-victory-points = Victory points
world_war_africa-held-points = { $value } RP
world_war_africa-track-points-DRC = RP DRC
world_war_africa-track-points-Zimbabwe = RP Zimbabwe
world_war_africa-track-points-Angola = RP Angola
world_war_africa-track-points-Rwanda = RP Rwanda
world_war_africa-track-points-Uganda = RP Uganda
world_war_africa-track-ally-land = Land units at most
world_war_africa-track-ally-air = Air support left
world_war_africa-track-ally-helo = Helicopters left
world_war_africa-track-turn-help = The game turn, of as many as the war lasts.
world_war_africa-track-rain-north-help = Whether it rains north of the equator this turn: marches and movement rolls are harder there.
world_war_africa-track-rain-south-help = Whether it rains south of the equator this turn: marches and movement rolls are harder there.
world_war_africa-track-victory-points-help = Only the rebels score, and this is what they would have now, of as many as win the war: they want more, the government fewer.
world_war_africa-track-points-help = Resource points of this contingent, of as many as it can keep: it buys with them when it is its turn. Towns it holds bring more every turn.
world_war_africa-track-ally-help = What the die has left this ally to use while it acts.
world_war_africa-mark-capital = Capital
world_war_africa-mark-town = Town
world_war_africa-mark-resource = Resource town
world_war_africa-mark-airport = Airfield
world_war_africa-mark-port = Navigable up to here
world_war_africa-box-government-available = Government units available
world_war_africa-box-government-eliminated = Government units eliminated
world_war_africa-box-government-support-available = Government support available
world_war_africa-box-government-support-used = Government support used
world_war_africa-box-rebel-available = Rebel units available
world_war_africa-box-rebel-eliminated = Rebel units eliminated
world_war_africa-box-rebel-support-available = Rebel support available
world_war_africa-box-rebel-support-used = Rebel support used
world_war_africa-box-kitona = Kitona
world_war_africa-box-kitona-note = Airbase: this is where a coup lands
world_war_africa-box-angola = Angola
world_war_africa-box-angola-note = Angolan units come in across the border
world_war_africa-box-zimbabwe = Zimbabwe
world_war_africa-box-zimbabwe-note = Zimbabwean units come in from Zambia
world_war_africa-box-uganda = Uganda
world_war_africa-box-uganda-note = Ugandan units come in across the border
world_war_africa-box-government-available-note = Can be bought
world_war_africa-box-government-eliminated-note = Lost; can be bought again
world_war_africa-box-government-support-available-note = Ready to be used this turn
world_war_africa-box-government-support-used-note = Used; can be bought back from the next turn
world_war_africa-box-rebel-available-note = Can be bought
world_war_africa-box-rebel-eliminated-note = Lost; can be bought again
world_war_africa-box-rebel-support-available-note = Ready to be used this turn
world_war_africa-box-rebel-support-used-note = Used; can be bought back from the next turn
world_war_africa-plate-map = Map
world_war_africa-plate-boxes = Holding boxes
world_war_africa-map-angola = Angola
world_war_africa-map-zambia = Zambia
world_war_africa-map-tanzania = Tanzania
world_war_africa-map-uganda = Uganda
world_war_africa-map-rwanda = Rwanda
world_war_africa-map-burundi = Burundi
world_war_africa-map-sudan = Sudan
world_war_africa-map-car = Central African Rep.
world_war_africa-map-congo = Congo-Brazzaville
world_war_africa-map-gabon = Gabon
world_war_africa-map-cameroon = Cameroon
world_war_africa-map-kenya = Kenya
world_war_africa-map-malawi = Malawi
world_war_africa-map-atlantic = Atlantic Ocean
world_war_africa-map-tanganyika = Lake Tanganyika
world_war_africa-map-victoria = Lake Victoria
world_war_africa-map-albert = Lake Albert
world_war_africa-map-edward = L. Edward
world_war_africa-map-kivu = L. Kivu
world_war_africa-map-mweru = L. Mweru
world_war_africa-map-bangweulu = L. Bangweulu
world_war_africa-map-rukwa = L. Rukwa
world_war_africa-map-kyoga = L. Kyoga
world_war_africa-map-mai-ndombe = L. Mai-Ndombe
world_war_africa-level-major = Kinshasa taken
world_war_africa-level-minor = victory on points
world_war_africa-level-draw = Draw
world_war_africa-level-conceded = Victory by concession
world_war_africa-bot-recruit = Recruit
world_war_africa-bot-recruit-about = beginner: overlooks much, and acts on a whim
world_war_africa-bot-cadet = Cadet
world_war_africa-bot-cadet-about = weak: overlooks things now and then
world_war_africa-bot-commander = Commander
world_war_africa-bot-commander-about = strong: weighs towns, odds and resources
world_war_africa-bot-general = General
world_war_africa-bot-general-about = strongest: tries ideas out before acting, and takes a moment

world_war_africa-roll-attack = attack
world_war_africa-roll-defence = defence
world_war_africa-roll-column = column
world_war_africa-roll-modifier = die
world_war_africa-roll-points = RP

## What victory points are for

world_war_africa-stake-towns = towns held
world_war_africa-stake-hutu = few Hutu units left
world_war_africa-stake-rwanda = Hutu units in Rwanda
world_war_africa-stake-rich-Rwanda = RP saved by Rwanda
world_war_africa-stake-rich-Uganda = RP saved by Uganda
world_war_africa-stake-kinshasa = with Kinshasa still held when the turn is over

## The legend: the figures on a counter

world_war_africa-counter = Below: attack, defence and movement. Top left: the army or faction.
world_war_africa-figures = Behind a name: attack, defence and movement.

## Hints: only one side scores here, so that nobody is ahead of anybody

world_war_africa-hint-lead = with a draw as 0, likely { $points } points in your favour
world_war_africa-hint-behind = with a draw as 0, likely { $points } points against you

world_war_africa-beginning = Set-up
