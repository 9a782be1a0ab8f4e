### Colonial

colonial-title = Colonial
colonial-about = Small colonial battles with cards, hexes and figures, about 1880 to 1921.
colonial-played = Two players · 1 to 2 hours

## Questions

colonial-question-accompany = { $unit }: which unit does he go with this turn?
colonial-question-activate-both = { $unit } { $unit-number ->
    [plural] act
   *[one] acts
  } on { $card }. Move, then fight?
colonial-question-activate-disrupted = { $unit } { $unit-number ->
    [plural] act
   *[one] acts
  } on { $card }. Disrupted, it may not move. Fight?
colonial-question-activate-fight = { $unit } { $unit-number ->
    [plural] act
   *[one] acts
  } on { $card }. Fight?
colonial-question-activate-move = { $unit } { $unit-number ->
    [plural] act
   *[one] acts
  } on { $card }. Move?
colonial-question-detach = { $unit }: where do { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
  } go?
colonial-question-retreat = { $unit } { $unit-number ->
    [plural] are beaten. Where do they fall back to?
   *[one] is beaten. Where does it fall back to?
  }

## Actions

colonial-do-accompany = { $by } goes with { $unit }
colonial-do-move = { $unit } { $unit-number ->
    [plural] move
   *[one] moves
  } to { $to }
colonial-do-move-led = { $unit } { $unit-number ->
    [plural] move
   *[one] moves
  } to { $to } with { $led_by }
colonial-do-move-trail = { $unit } { $unit-number ->
    [plural] move
   *[one] moves
  } to { $to }: the team goes there, the gun stays one hex behind it
colonial-do-move-led-trail = { $unit } { $unit-number ->
    [plural] move
   *[one] moves
  } to { $to } with { $led_by }: the team goes there, the gun stays one hex behind it
colonial-do-move-together = { $unit } { $unit-number ->
    [plural] move
   *[one] moves
  } to { $to }: the team and its gun go there together
colonial-do-move-led-together = { $unit } { $unit-number ->
    [plural] move
   *[one] moves
  } to { $to } with { $led_by }: the team and its gun go there together
colonial-do-detach = { $unit } { $unit-number ->
    [plural] send
   *[one] sends
  } off { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
  } to move alone; the rest stays
colonial-do-enter = { $unit } { $unit-number ->
    [plural] enter
   *[one] enters
  } at { $at }
colonial-do-leave = { $unit } { $unit-number ->
    [plural] leave
   *[one] leaves
  } the board at { $at }
colonial-do-leave-led = { $unit } { $unit-number ->
    [plural] leave
   *[one] leaves
  } the board at { $at } with { $led_by }
colonial-do-limber = { $unit } { $unit-number ->
    [plural] limber
   *[one] limbers
  }
colonial-do-limber-spare = { $unit } { $unit-number ->
    [plural] limber
   *[one] limbers
  } to { $by }
colonial-do-unlimber = { $unit } { $unit-number ->
    [plural] unlimber
   *[one] unlimbers
  }
colonial-do-board = { $unit } { $unit-number ->
    [plural] get
   *[one] gets
  } on { $target }
colonial-do-alight = { $unit } { $unit-number ->
    [plural] get
   *[one] gets
  } off
colonial-do-fire = { $unit } { $unit-number ->
    [plural] fire
   *[one] fires
  } at { $at }
colonial-do-fire-led = { $unit } { $unit-number ->
    [plural] fire
   *[one] fires
  } at { $at } with the Commander's dice
colonial-do-fire-led-by = { $unit } { $unit-number ->
    [plural] fire
   *[one] fires
  } at { $at } with the dice of { $by } alone
colonial-do-fire-led-all = { $unit } { $unit-number ->
    [plural] fire
   *[one] fires
  } at { $at } with the dice of all Commanders there
colonial-do-assault = { $unit } { $unit-number ->
    [plural] close assault
   *[one] close assaults
  } { $target }
colonial-do-assault-alone = { $unit } { $unit-number ->
    [plural] close assault
   *[one] close assaults
  } { $target } without the Commander
colonial-do-assault-by = { $unit } { $unit-number ->
    [plural] close assault
   *[one] close assaults
  } { $target } with { $by } alone
colonial-do-assault-all = { $unit } { $unit-number ->
    [plural] close assault
   *[one] close assaults
  } { $target } with all Commanders there
colonial-do-retreat = { $unit } { $unit-number ->
    [plural] fall back
   *[one] falls back
  } to { $to }
colonial-do-done = Nothing more

## Events

colonial-event-turn = Turn { $turn } of { $of }
colonial-event-phase = { $phase ->
   *[cohesion] { colonial-phase-cohesion }
  }
colonial-event-deal = Cards are dealt, those in brackets are discarded: { $cards }
    .head = Cards are dealt.
colonial-event-tie-break = Equal cards: dice { $dice }
colonial-event-reshuffle = The used cards are shuffled into a new pile of { $cards }.
colonial-event-accompany = { $by } goes with { $unit }.
colonial-event-activate = { $card }: { $unit } { $unit-number ->
    [plural] are
   *[one] is
  } activated{ $along ->
    [yes] {" "}with { $with }
   *[no] {""}
  }.
colonial-event-activate-unseen = { $card }: an unseen unit is activated.
colonial-event-nothing-to-do = { $unit } can do nothing: { $why ->
    [waits] no way onto the field is free
    [disrupted] disrupted units do not move
    [red] a red card closes hills and woods
   *[stuck] nowhere to go
  }{ $fire ->
    [nobody] , and nobody can be fired at
    [dieless] , and with its dice halved it has none left to fire with
   *[never] {""}
  }.
colonial-event-done = { $unit } { $unit-number ->
    [plural] are
   *[one] is
  } done.
colonial-event-move = { $unit } { $unit-number ->
    [plural] move
   *[one] moves
  } from { $from } to { $to }{ $along ->
    [yes] {" "}with { $with }
   *[no] {""}
  }{ $trail ->
    [yes] ; the gun stays behind at { $behind }
   *[no] {""}
  }.
colonial-event-move-stopped = { $unit } { $unit-number ->
    [plural] run into an enemy and stop
   *[one] runs into an enemy and stops
  } at { $to }.
colonial-event-detach = { $unit } { $unit-number ->
    [plural] send
   *[one] sends
  } { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
  } to { $to }.
colonial-event-enter = { $unit } { $unit-number ->
    [plural] enter
   *[one] enters
  } at { $at }{ $along ->
    [yes] {" "}with { $with }
   *[no] {""}
  }.
colonial-event-leave = { $unit } { $unit-number ->
    [plural] leave
   *[one] leaves
  } the board at { $at }{ $along ->
    [yes] {" "}with { $with }
   *[no] {""}
  }.
colonial-event-limber = { $unit } { $unit-number ->
    [plural] limber
   *[one] limbers
  }{ $along ->
    [yes] {" "}with { $with }
   *[no] {""}
  }.
colonial-event-unlimber = { $unit } { $unit-number ->
    [plural] unlimber
   *[one] unlimbers
  }.
colonial-event-board = { $unit } { $unit-number ->
    [plural] get
   *[one] gets
  } on { $target }.
colonial-event-alight = { $unit } { $unit-number ->
    [plural] get
   *[one] gets
  } off at { $at }.
colonial-event-fire = { $unit } { $unit-number ->
    [plural] fire
   *[one] fires
  } at { $at }{ $along ->
    [yes] {" "}with { $with }
   *[no] {""}
  }: { $dice } → { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
  }{ $on_all ->
    [yes] {" "}(a gun's hit counts against every unit in the hex)
   *[no] {""}
  }.
colonial-event-cover = { $unit }: cover card { $card } – { $saved ->
    [yes] saved
   *[no] the hit counts
  }.
colonial-event-disrupted = { $unit } { $unit-number ->
    [plural] are
   *[one] is
  } disrupted.
colonial-event-figure-lost = { $unit } { $unit-number ->
    [plural] lose
   *[one] loses
  } a figure; { $left } left.
colonial-event-destroyed = { $unit } { $unit-number ->
    [plural] are
   *[one] is
  } destroyed.
colonial-event-commander-killed = { $unit }: card { $card } – killed.
colonial-event-commander-wounded = { $unit }: card { $card } – wounded.
colonial-event-commander-unhurt = { $unit }: card { $card } – unhurt.
colonial-event-assault = { $unit } { $unit-number ->
    [plural] close assault
   *[one] close assaults
  } { $target } at { $at }{ $along ->
    [yes] {" "}with { $with }
   *[no] {""}
  }: { $count ->
    [0] no dice
    [one] { $score }
   *[other] { $dice } = { $score }
  } against { $reply_count ->
    [0] no dice
    [one] { $reply_score }
   *[other] { $reply_dice } = { $reply_score }
  } – { $outcome ->
    [won] the defenders are beaten
    [lost] the assault is beaten off
   *[tied] nobody gives way
  }.
    .brief = { $outcome ->
        [won] { $target } lost the assault { $reply_score } : { $score }.
        [lost] { $unit } lost the assault { $score } : { $reply_score }.
       *[tied] { $unit } and { $target } fought { $score } : { $reply_score }.
      }
colonial-event-assault-tied = Equal scores: { $unit } { $unit-number ->
    [plural] stay where they are
   *[one] stays where it is
  }.
colonial-event-assault-held = Others still hold { $to }: { $unit } { $unit-number ->
    [plural] stay where they are
   *[one] stays where it is
  }.
colonial-event-retreat = { $unit } { $unit-number ->
    [plural] fall back
   *[one] falls back
  } to { $to }{ $along ->
    [yes] {" "}with { $with }
   *[no] {""}
  }.
colonial-event-cut-off = { $unit } { $unit-number ->
    [plural] cannot fall back and are lost
   *[one] cannot fall back and is lost
  }.
colonial-event-blocked = { $unit } { $unit-number ->
    [plural] cannot fall back and stay where they are
   *[one] cannot fall back and stays where it is
  }.
colonial-event-occupy = { $unit } { $unit-number ->
    [plural] take
   *[one] takes
  } { $to }{ $along ->
    [yes] {" "}with { $with }
   *[no] {""}
  }.
colonial-event-revealed = { $unit } { $unit-number ->
    [plural] are
   *[one] is
  } seen at { $at }.
colonial-event-objective = { $side } takes { $name } ({ $at }).
colonial-event-delivery = { $unit } { $unit-number ->
    [plural] have
   *[one] has
  } arrived at { $at }.
colonial-event-points = { $side }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } for { $what }.
colonial-event-cohesion = { $unit }: { $attempt ->
    [2] second card, for the Commander,
   *[other] cohesion card
  } { $card } – { $recovered ->
    [yes] recovered
   *[no] still disrupted
  }.
colonial-event-concede = { $side } concedes.
colonial-event-end = The battle is over{ $why ->
    [beaten] : { $side } has nobody left to fight
    [both] : neither side has anybody left to fight
    [left] : { $side } has left the field
   *[turns] {""}
  }.

## What may come to harm

colonial-harm-riders = { $unit } cannot fight from the lorries: at { $at } { $enemy } could come and assault them, and not a die would be thrown in defence.
colonial-harm-no-sight = Nobody can be fired at from { $at }. In range there, but out of sight: { $enemy }.
colonial-harm-no-shot = Nobody can be fired at from { $at }, though somebody can be from here.

## Odds

colonial-verdict-harmed = { $unit } { $unit-number ->
    [plural] come
   *[one] comes
  } to harm
colonial-verdict-unharmed = { $unit } { $unit-number ->
    [plural] are
   *[one] is
  } unharmed
colonial-verdict-any-harmed = somebody there is harmed
colonial-verdict-none-harmed = nobody there is harmed
colonial-odds-hits = { $hits ->
    [0] no 6: no hit
    [one] one 6: 1 hit
   *[other] { $hits } sixes: { $hits } hits
  }
    .of = The dice
colonial-odds-cover = In cover: { $count ->
    [one] each hit turns a card, and a black one saves the target from it.
   *[other] each hit turns a card, and a black one saves whom it falls on.
  }
colonial-odds-on-all = A hit of this weapon falls on all { $count } units in the hex alike: one 6 is a hit on each of them.
colonial-odds-lent = { $count ->
    [one] { $leaders } lends his dice and risks nothing by it: nobody fires back. Afterwards he helps no other fire this turn and may not move
   *[other] { $leaders } lend their dice and risk nothing by it: nobody fires back. Afterwards they help no other fire this turn and may not move
  }{ $seen ->
    [yes] ; whoever was hidden is seen from then on.
   *[no] .
  }
colonial-odds-goes-along = { $count ->
    [one] { $leaders } fights along with his dice: he can be hit as well as the unit, goes where it goes, and may not move by himself afterwards this turn. What may become of him is told below.
   *[other] { $leaders } fight along with their dice: they can be hit as well as the unit, go where it goes, and may not move by themselves afterwards this turn. What may become of them is told below.
  }
colonial-odds-unharmed = { $unit } { $unit-number ->
    [plural] are
   *[one] is
  } unharmed
colonial-odds-disrupted = { $unit } { $unit-number ->
    [plural] are
   *[one] is
  } disrupted
colonial-odds-loses = { $unit } { $unit-number ->
    [plural] lose
   *[one] loses
  } { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
  }
colonial-odds-wounded = { $unit } is wounded
colonial-odds-destroyed = { $unit } { $unit-number ->
    [plural] are
   *[one] is
  } destroyed
colonial-odds-killed = { $unit } is killed
colonial-odds-decided = The higher total of all dice wins, and each 6 is a hit besides. With the higher one the assaulter { $goes ->
    [stays] stays where it is, as others still hold { $to }
    [uncovered] moves into { $to }, out of cover
    [covered] moves into { $to }, into cover
   *[ahead] moves into { $to }
  }; with the lower one it falls back a hex, disrupted.
colonial-odds-beaten-off = the assaulter is wiped out
    .of = Who gives way
colonial-odds-takes-hex = the defender is wiped out and the hex taken
    .of = Who gives way
colonial-odds-others-hold = the defender is wiped out, but others hold the hex
    .of = Who gives way
colonial-odds-stays = nobody gives way
    .of = Who gives way
colonial-odds-drives-back = the defender is driven back
    .of = Who gives way
colonial-odds-cuts-off = the defender cannot fall back and is lost
    .of = Who gives way
colonial-odds-falls-back = the assaulter falls back, disrupted
    .of = Who gives way
colonial-odds-is-cut-off = the assaulter cannot fall back and is lost
    .of = Who gives way
colonial-odds-is-blocked = the assaulter cannot fall back and stays, disrupted
    .of = Who gives way

## Facts about a unit

colonial-fact-quality = Rating
colonial-fact-weapon = Weapon
colonial-fact-range = Range in hexes
colonial-fact-dice = Dice
colonial-fact-moves = Moves
colonial-fact-led = With its Commander
colonial-fact-by-road = All the way by road
colonial-full = No room: { $taken } of { $of } taken, { $need } needed.
colonial-too-far = It is { $far ->
    [one] 1 hex
   *[other] { $far } hexes
  } away; this unit goes { $steps }{ $led ->
    [yes] , 1 more with { $by }
   *[no] {""}
  }{ $road ->
    [yes] , 1 more all the way by road
   *[no] {""}
  }.
colonial-fact-room = Room it takes of that in a hex
colonial-fact-command = Command
colonial-fact-enters = Enters on turn
colonial-fact-transport = Transport
colonial-fact-team = Team
colonial-fact-gun = Gun
colonial-fact-aboard = On
colonial-fact-carries = Carries
colonial-fact-goes-with = Goes with
colonial-transport-motorised = motorised
colonial-transport-horse = horse-drawn
colonial-quality-good = Good
colonial-quality-average = Average
colonial-quality-poor = Poor
colonial-quality-very_poor = Very poor
colonial-weapon-hand_to_hand = Hand-to-hand weapons
colonial-weapon-muskets = Muskets
colonial-weapon-single_shot_rifles = Single-shot rifles
colonial-weapon-magazine_rifles = Magazine rifles
colonial-weapon-machine_gun = Machine gun
colonial-weapon-smooth_bore_mountain_gun = Smooth-bore mountain gun
colonial-weapon-rifled_mountain_gun = Rifled mountain gun
colonial-weapon-smooth_bore_field_gun = Smooth-bore field gun
colonial-weapon-rifled_field_gun = Rifled field gun
colonial-weapon-smooth_bore_medium_gun = Smooth-bore medium gun
colonial-weapon-rifled_medium_gun = Rifled medium gun
colonial-weapon-smooth_bore_heavy_gun = Smooth-bore heavy gun
colonial-weapon-rifled_heavy_gun = Rifled heavy gun

## Terrain

colonial-terrain-open = Open ground
colonial-terrain-woods = Woods
colonial-terrain-forest = Forest
colonial-terrain-built_up = Built-up area
colonial-terrain-tall_crops = Tall crops
colonial-terrain-tall_grass = Tall grass
colonial-terrain-tall_undergrowth = Tall undergrowth
colonial-terrain-thick_undergrowth = Thick undergrowth
colonial-terrain-rocks = Rocks
colonial-terrain-scrub = Scrub
colonial-terrain-walls = Walls
colonial-terrain-works = Works
colonial-terrain-gully = Gully
colonial-terrain-river = River
colonial-terrain-ford = Ford
colonial-terrain-bridge = Bridge
colonial-terrain-cliff = Cliff

## Phases, markers, levels of victory

colonial-phase-accompany = Commanders
colonial-phase-deal = Deal
colonial-phase-activations = Activations
colonial-phase-cohesion = Cohesion
colonial-marker-disrupted = disrupted
colonial-marker-moved = has moved
colonial-marker-limbered = limbered
colonial-marker-hidden = hidden
colonial-marker-wounded = wounded
colonial-marker-aboard = aboard a transport
colonial-marker-lent = has lent his dice
colonial-marker-charged = has joined an assault
colonial-marker-jammed = cannot fire this turn
colonial-track-turn = Turn
colonial-track-points = Points
colonial-track-pile = Cards left
colonial-track-unseen = Unseen units
colonial-track-turn-help = The turn, of as many as the battle lasts.
colonial-track-points-help = What each side would have if the battle ended now: the other’s losses, and what it holds and has brought in. The greater total wins.
colonial-track-pile-help = Cards still to be drawn, for cover and for rallying. When none is left the used ones are shuffled.
colonial-track-unseen-help = Units that are hidden, or have not come yet: nobody sees where they are.
colonial-mark-objective = Objective
colonial-mark-exit = Exit
colonial-mark-entry = Entry
colonial-mark-delivery = Delivery
colonial-level-major = Major victory
colonial-level-minor = Minor victory
colonial-level-draw = Draw
colonial-level-conceded = Victory by concession
colonial-bot-recruit = Recruit
colonial-bot-recruit-about = beginner: overlooks much, and acts on a whim
colonial-bot-cadet = Cadet
colonial-bot-cadet-about = weak: overlooks things now and then
colonial-bot-captain = Captain
colonial-bot-captain-about = middling: sees the next shot
colonial-bot-general = General
colonial-bot-general-about = strongest: tries ideas out before acting, and takes a moment

## The legend: the figures on a counter

colonial-counter = Below: how many figures the unit has, and its range in hexes. Top left: the card on which it acts.
colonial-figures = Behind a name: how many figures the unit has, and its range in hexes (4-2: four figures, two hexes).
