### The charts of World War Africa

world_war_africa-chart-combat = Combat results (CRT)
world_war_africa-chart-combat-note = Cells: units lost by the attacker / by the defender. Ground and rivers move the column to the left; caches, infiltrators and advisers change the die.
world_war_africa-chart-combat-origin = In seven results the defender loses one unit more than first reconstructed: otherwise the fronts of full towns hardly moved.
world_war_africa-chart-support = Support in a combat
world_war_africa-chart-support-markers = Helicopter and air markers of each side, at most
world_war_africa-chart-support-caches = Weapons caches of each side, at most
world_war_africa-chart-support-advisers = Foreign advisers add to their unit’s attack die
world_war_africa-chart-terrain = Terrain effects (TEC)
world_war_africa-chart-ground = Ground
world_war_africa-chart-leg-dry = On foot, dry
world_war_africa-chart-leg-rain = On foot, rain
world_war_africa-chart-motor-dry = Motorised, dry
world_war_africa-chart-motor-rain = Motorised, rain
world_war_africa-chart-stacking = Stacking, units
world_war_africa-chart-shift = Columns for the defender
world_war_africa-chart-closed = closed
world_war_africa-chart-road = Along a road
world_war_africa-chart-river = Across a river, on top of the hex
world_war_africa-chart-town = Town, in place of the ground’s stacking
world_war_africa-chart-terrain-note = A river’s column counts only if every attacker crosses it.
world_war_africa-chart-terrain-kinds = Motorised: mechanized infantry and armour. All others are on foot.
world_war_africa-chart-turns = Turn track and rain
world_war_africa-chart-turns-note = North and south of the Equator.
world_war_africa-chart-months = Months
world_war_africa-chart-rain-north = Rain in the north
world_war_africa-chart-rain-south = Rain in the south
world_war_africa-chart-activation-zimbabwe = Activation of Zimbabwe
world_war_africa-chart-activation-angola = Activation of Angola
world_war_africa-chart-activation-note = One die with its modifiers; less than 1 reads as 1.
world_war_africa-chart-ally-land = Land units in play at most
world_war_africa-chart-ally-air = Air support
world_war_africa-chart-ally-helo = Helicopter support
world_war_africa-chart-activation-modifiers = Activation: modifiers and transports
world_war_africa-chart-ally-paid = The DRC spends 1 RP
world_war_africa-chart-ally-poor = Its own RP are few
world_war_africa-chart-ally-poor_below = Few: fewer than
world_war_africa-chart-ally-event = This turn’s event is Corruption and Graft (Zimbabwe), UNITA Crushed (Angola)
world_war_africa-chart-ally-transport_helo = Transport helicopters
world_war_africa-chart-ally-transport_air = Transport aircraft
world_war_africa-chart-dice = Single dice
world_war_africa-chart-die-rp = Resource points of a town
world_war_africa-chart-die-pmc = Price of a contractor’s aircraft
world_war_africa-chart-die-infiltration = Infiltrators add to the combat die
world_war_africa-chart-die-adr = Markers that the air defence drives off
world_war_africa-chart-die-graft = Corruption and Graft hits
world_war_africa-chart-movement-roll = Movement roll (forced march)
world_war_africa-chart-doubled = every hex costs double
world_war_africa-chart-normal = normal cost
world_war_africa-chart-in-rain = In the rain
world_war_africa-chart-intercept = COIN table: hunting Hutu units in Rwanda
world_war_africa-chart-no-combat = no combat
world_war_africa-chart-fight = combat
world_war_africa-chart-with-helicopter = With the Rwandan helicopters
world_war_africa-chart-slip = A Hutu unit slips into Rwanda
world_war_africa-chart-stays-out = stays out
world_war_africa-chart-enters = enters the Rwanda Box
world_war_africa-chart-near-rwanda = Within { $distance } hexes of Rwanda
world_war_africa-chart-coup = The Kitona coup
world_war_africa-chart-coup-militia = an RDC militia brigade joins
world_war_africa-chart-coup-brigade = an ANC infantry brigade joins
world_war_africa-chart-uprising = Uprising at set-up, each town of the east
world_war_africa-chart-quiet = nothing
world_war_africa-chart-militia = a rebel militia brigade
world_war_africa-chart-resources = Resource points
world_war_africa-chart-rp-start = At the start, or number
world_war_africa-chart-rp-income = Fixed income a turn
world_war_africa-chart-rp-cap = Most that a contingent may keep
world_war_africa-chart-rp-near = Hexes within which an enemy unit disturbs a town
world_war_africa-chart-rp-share = Zimbabwe and Angola get the government’s town total, divided by
world_war_africa-chart-rp-enemy_near = Die of a town with an enemy unit near
world_war_africa-chart-rp-graft = Die of each town under Corruption and Graft
world_war_africa-chart-rp-coltan = Die of Goma and Bukavu in the Coltan Rush
world_war_africa-chart-rp-car = RP for Uganda when the MLC goes to the Central African Republic
world_war_africa-chart-resources-note = Each resource town throws a die (see Single dice).
world_war_africa-chart-prices = Prices
world_war_africa-chart-rp = RP
world_war_africa-chart-price-unit = A land unit
world_war_africa-chart-price-marker = A support or transport marker
world_war_africa-chart-price-adr = The Rwandan Air Defence Regiment
world_war_africa-chart-price-cache = A weapons cache
world_war_africa-chart-events = Random events
world_war_africa-chart-event-name = Event
world_war_africa-chart-event-effect = What it does
world_war_africa-chart-rule = Rule
world_war_africa-chart-event-too-early = Chad Withdrawal and the Clash do nothing on turn
world_war_africa-chart-event-ituri-distance = Lendu militia: hexes from 2413, at most
world_war_africa-chart-event = { $event ->
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
  }
world_war_africa-chart-event-does = { $event ->
    [chad-withdrawal] The Chad unit leaves the game.
    [coltan-rush] Whoever holds Goma or Bukavu throws better for resource points there this turn.
    [corruption-and-graft] A die names a contingent that throws worse for each resource town this turn.
    [foreign-advisers] The government gets advisers, who help the attacks of one FAC unit.
    [mlc-in-car] Uganda gains resource points at once.
    [ituri-conflict] The government places the Lendu militia near Ituri.
    [libyan-support] Uganda places a random MLC infantry brigade for nothing.
    [no-event] Nothing happens.
    [ugandan-rebels] The government places WNBF and ADF on or next to its regular units.
    [clash] The government may have Ugandans attack Rwandans next to them at once.
   *[unita-crushed] Angola’s activation die is worse this turn.
  }
world_war_africa-chart-victory = Victory
world_war_africa-chart-victory-note = Counted after the last turn. If the Rebels control Kinshasa at the end of any turn they have won.
world_war_africa-chart-vp-town = Each town of the DRC that the Rebels control
world_war_africa-chart-vp-hutus = { $number } Hutu units or fewer on the map
world_war_africa-chart-vp-rwanda-box = Hutu units in the Rwanda Box
world_war_africa-chart-vp-rich = Rwanda has { $number } RP or more; the same for Uganda
world_war_africa-chart-vp-win = The Rebels win
world_war_africa-chart-vp-draw = Draw
world_war_africa-chart-vp-lose = The Government wins
world_war_africa-chart-supply = Supply sources, and where factions may go
world_war_africa-chart-faction = Faction
world_war_africa-chart-contingent = Contingent
world_war_africa-chart-sources = Supply from
world_war_africa-chart-automatic = Always in supply in
world_war_africa-chart-regions = May only enter
world_war_africa-chart-bought = Can be bought
world_war_africa-chart-rebuilt = Returns once eliminated
world_war_africa-chart-all-but = everywhere but in { $provinces }
world_war_africa-chart-south-only = the south of the Equator
world_war_africa-chart-source-kinshasa = Kinshasa
world_war_africa-chart-source-zimbabwe_supply = the Zimbabwe supply hexes
world_war_africa-chart-source-Zambia = the border of Zambia
world_war_africa-chart-source-Angola = the border of Angola
world_war_africa-chart-source-angola_port = 1400 (Matadi)
world_war_africa-chart-source-Rwanda = the border of Rwanda
world_war_africa-chart-source-burundi_supply = 1816 (Burundi)
world_war_africa-chart-source-Uganda = the border of Uganda
world_war_africa-chart-source-bukavu = Bukavu
world_war_africa-chart-source-goma = Goma
world_war_africa-chart-source-zimbabwe = the Zimbabwe Box
world_war_africa-chart-source-angola = the Angola Box
world_war_africa-chart-source-rwanda = the Rwanda Box
world_war_africa-chart-source-uganda = the Uganda Box
world_war_africa-chart-source-kitona = Kitona
world_war_africa-chart-arrivals = Reinforcements Deployment Chart
world_war_africa-chart-any-town = Any town that its contingent controls
world_war_africa-chart-these-towns = Of those only
world_war_africa-chart-boxes = Boxes
world_war_africa-chart-transport = Who carries whom
world_war_africa-chart-carries = Its transports carry
world_war_africa-chart-transport-note = Militia fly with nobody.
world_war_africa-chart-units = Land units
world_war_africa-chart-units-note = Factors: attack-defence-movement. Calibrated so that two equal players have equal chances.
world_war_africa-chart-unit = Unit
world_war_africa-chart-type = Type
world_war_africa-chart-size = Size
world_war_africa-chart-factors = Factors
world_war_africa-chart-markers = Markers
world_war_africa-chart-marker = Marker
world_war_africa-chart-owner = Owner
world_war_africa-chart-count = Number
world_war_africa-chart-factor = Support
world_war_africa-chart-any-owner = any
world_war_africa-chart-marker-air_support = Air support
world_war_africa-chart-marker-helo_support = Helicopters
world_war_africa-chart-marker-air_transport = Transport aircraft
world_war_africa-chart-marker-helo_transport = Transport helicopter
world_war_africa-chart-marker-adr = Air Defence Regiment
world_war_africa-chart-marker-pmc = Contractor’s aircraft
world_war_africa-chart-marker-cache = Weapons cache
world_war_africa-chart-marker-advisers = Foreign advisers
world_war_africa-chart-marker-infiltration = Infiltration
world_war_africa-chart-marker-activation = Activation
world_war_africa-chart-marker-event = Event
world_war_africa-chart-marker-rp = Resource points
world_war_africa-chart-marker-game_turn = Game turn
world_war_africa-chart-marker-control = Control
world_war_africa-chart-hutu = Hutu
world_war_africa-chart-towns = Towns
world_war_africa-chart-town-name = Town
world_war_africa-chart-hex = Hex
world_war_africa-chart-resource = Resource
world_war_africa-chart-airfield = Airfield
world_war_africa-chart-boxes-open = Boxes off the map
world_war_africa-chart-box = Box
world_war_africa-chart-opens-on = Opens on
world_war_africa-chart-passage = Movement points to pass

## What the rules need to know of a space

world_war_africa-place-province = Province: { $province }
world_war_africa-place-moves = Movement points dry/rain: on foot { $leg }, motorised { $motor ->
    [none] closed
   *[other] { $motor }
  }
world_war_africa-place-room = Room for { $room ->
    [one] { $room } unit
   *[other] { $room } units
  }, columns for the defender { $shift }
world_war_africa-place-road = Road to { $to }
world_war_africa-place-river = { $river } towards { $to }: crossing costs more
world_war_africa-place-lake = Lake { $lake } towards { $to }: no ground unit crosses it, or attacks across it
world_war_africa-lake-between = Lake { $lake } lies between { $from } and { $to }.
world_war_africa-place-closed = Closed to { $factions } units: they may neither enter nor attack it
world_war_africa-place-border = Border of { $country }
world_war_africa-place-rain = It rains here this turn
world_war_africa-place-taken = Units: { $taken } of { $room }
world_war_africa-place-hides = Units: { $taken } of { $room }, { $unseen ->
    [one] one of them face down: only the top unit of an enemy stack is seen (8.5-a)
   *[other] { $unseen } of them face down: only the top unit of an enemy stack is seen (8.5-a)
}

world_war_africa-note-closed-Rw = Closed to Rwandan units
world_war_africa-note-closed-UG = Closed to Ugandan units
world_war_africa-line-limit = No Rwandan unit moves or attacks north of it

## Why a total is what it is

world_war_africa-reason-8_5-a = the odds go by what is seen now, whatever the log has named before
