### The charts of Colonial

colonial-chart-dice = Dice of fire and close assault
colonial-chart-dice-note = A { $hit } hits. Halves are rounded down. A limbered gun throws as if it had moved.
colonial-chart-weapon = Weapon
colonial-chart-unmoved = Has not moved
colonial-chart-moved = Has moved, or is disrupted
colonial-chart-dice-small_arms = Small arms
colonial-chart-dice-machine_gun = Machine guns
colonial-chart-dice-artillery = Artillery
colonial-chart-dice-commander = Commander with a unit
colonial-chart-dice-small_arms-full = 1 die for each figure
colonial-chart-dice-small_arms-half = 1 die for every 2 figures
colonial-chart-dice-machine_gun-full = 2 dice for each crew figure
colonial-chart-dice-machine_gun-half = 1 die for each crew figure
colonial-chart-dice-artillery-full = 2 dice for each crew figure
colonial-chart-dice-artillery-half = 1 die for each crew figure
colonial-chart-dice-commander-full = +2 dice
colonial-chart-dice-commander-half = +1 die
colonial-chart-ranges = Ranges
colonial-chart-range = Range in hexes
colonial-chart-same-hex = same hex
colonial-chart-throws-as = Throws as
colonial-chart-weight = Weight
colonial-chart-weight-light = light
colonial-chart-weight-medium = medium
colonial-chart-weight-heavy = heavy
colonial-chart-hits = Hits and cover
colonial-chart-hits-note = A hit by a gun or machine gun counts against every unit in the hex, each with its own card for cover; hits by small arms go round the units one at a time, the largest first.
colonial-chart-hit-on = Hit on
colonial-chart-hit-steady = a unit or Commander that is not disrupted
colonial-chart-hit-steady-does = is disrupted
colonial-chart-hit-disrupted = a disrupted infantry, cavalry or artillery unit
colonial-chart-hit-disrupted-does = loses a figure
colonial-chart-hit-transport = a disrupted transport
colonial-chart-hit-transport-does = is destroyed
colonial-chart-hit-cover-red = somebody in cover, red card ♥ ♦
colonial-chart-hit-cover-red-does = the hit counts
colonial-chart-hit-cover-black = somebody in cover, black card ♣ ♠
colonial-chart-hit-cover-black-does = no effect
colonial-chart-hit-leader-court = a disrupted Commander, K, Q or J of ♥
colonial-chart-hit-leader-court-does = is killed
colonial-chart-hit-leader-red = a disrupted Commander, any other red card
colonial-chart-hit-leader-red-does = is wounded, stays disrupted
colonial-chart-hit-leader-black = a disrupted Commander, black card
colonial-chart-hit-leader-black-does = fights on
colonial-chart-assault = Close assault
colonial-chart-assaulters-total = The assaulter’s total
colonial-chart-assault-higher = higher
colonial-chart-assault-equal = equal
colonial-chart-assault-lower = lower
colonial-chart-assault-higher-does = the enemy retreats one hex, the assaulter takes his place
colonial-chart-assault-equal-does = nobody retreats
colonial-chart-assault-lower-does = the assaulter retreats one hex and is disrupted
colonial-chart-assault-note = Both throw their dice; each hit counts as in fire, then the totals are compared.
colonial-chart-cohesion = Regaining cohesion
colonial-chart-suit = Card
colonial-chart-good-and-commander = Good, Commanders
colonial-chart-recovers = recovers
colonial-chart-cohesion-note = With a Commander in its hex a unit has a second try; a Commander always has.
colonial-chart-movement = Movement and establishments
colonial-chart-kind = Kind of unit
colonial-chart-hexes = Hexes
colonial-chart-figures = Figures
colonial-chart-move-infantry = Infantry
colonial-chart-move-cavalry = Cavalry
colonial-chart-move-light-artillery = Light artillery, machine guns
colonial-chart-move-heavy-artillery = Medium and heavy artillery
colonial-chart-move-horse-transport = Horse-drawn transport
colonial-chart-move-motor-transport = Motor transport
colonial-chart-move-commander = Commander on his own
colonial-chart-move-led = With a Commander
colonial-chart-move-road = The whole way by road
colonial-chart-towed-only = only towed
colonial-chart-movement-note = Hills and woods need a black card. Limbering and unlimbering take a turn.
colonial-chart-terrain = Ground
colonial-chart-ground = Ground
colonial-chart-cover = Cover
colonial-chart-black-card = Needs a black card
colonial-chart-passable = Can be entered
colonial-chart-height = Height for sight, in levels
colonial-chart-hill = Hill (level 1 or more), besides its ground
colonial-chart-hill-height = its level
colonial-chart-terrain-note = A unit is half a level tall; on a hill the height of the ground comes on top of the level.
colonial-chart-room = Room in a hex, and scale
colonial-chart-room-capacity = Room in a hex
colonial-chart-room-infantry_figure = An infantry figure takes
colonial-chart-room-cavalry_figure = A cavalry figure takes
colonial-chart-room-artillery_weapon = A gun takes
colonial-chart-room-artillery_crew_figure = A crew figure takes
colonial-chart-room-transport = A transport takes
colonial-chart-room-commander = A Commander takes
colonial-chart-scale-hex_metres = Metres across a hex
colonial-chart-scale-turn_minutes = Minutes of a turn
colonial-chart-turns = Turn track
colonial-chart-turns-note = Each turn the cards are dealt anew, and the lowest acts first.
colonial-chart-enter = Enter
colonial-chart-points = Points of this scenario
colonial-chart-points-note = Objectives are counted at the end; the margin between the two sides decides.
colonial-chart-exit = { $side }: each { $what ->
    [figure] figure
    [gun] gun
   *[transport] transport
  } that leaves by an exit
colonial-chart-delivery = { $side }: a convoy brought to { $hex }
colonial-chart-points-figure = Each enemy figure lost
colonial-chart-points-gun = Each enemy gun lost
colonial-chart-points-transport = Each enemy transport lost
colonial-chart-points-commander_killed = Enemy Commander killed
colonial-chart-points-commander_wounded = Enemy Commander wounded
colonial-chart-points-minor = Minor victory: ahead by
colonial-chart-points-major = Major victory: ahead by
colonial-chart-handicap = { $side }: at the end
colonial-chart-forces = Order of battle
colonial-chart-unit = Unit
colonial-chart-side = Side
colonial-chart-rating = Rating
colonial-chart-state = Starts
colonial-chart-kind-infantry = Infantry
colonial-chart-kind-cavalry = Cavalry
colonial-chart-kind-artillery = Artillery
colonial-chart-kind-transport = Transport
colonial-chart-kind-commander = Commander
colonial-chart-motorised = motorised
colonial-chart-limbered = limbered
colonial-chart-commands = Commanders of { $side }
colonial-chart-forces-note = Units that lie hidden at the start are not listed.

## What the rules need to know of a space

colonial-place-shut = Cannot be entered
colonial-place-cover = Cover: a black card saves from a hit
colonial-place-black-card = To move here takes a black card
colonial-place-height = Blocks sight: { $half ->
    [one] half a level high
    [2] one level high
   *[other] { $half } half levels high
  }
colonial-place-road = Road to { $to }
colonial-place-taken = Room taken: { $taken } of { $room }

## Why so many dice

colonial-reason-fire-10 = a die for each figure
colonial-reason-fire-11 = has moved or is disrupted, half of them
colonial-reason-fire-12 = two dice for each crew figure
colonial-reason-fire-13 = two dice for each crew figure
colonial-reason-fire-14 = Commander
colonial-reason-fire-16 = has moved or is disrupted, half of them
colonial-reason-move-18 = limbered, half of them
colonial-reason-units-16 = nobody throws dice from a transport
colonial-reason-fire-20 = a transport throws no dice
colonial-reason-hits-02 = figures lost
colonial-reason-hits-05 = killed
colonial-reason-hits-06 = wounded
colonial-reason-hits-03 = destroyed
colonial-reason-hits-09 = the gun itself lost
colonial-reason-assault-11 = no way to fall back, lost with all figures
