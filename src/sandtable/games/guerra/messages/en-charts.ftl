### The charts of A Guerra do Congo

guerra-chart-combat = Combat results (Table 2)
guerra-chart-combat-note = Morale moves the tens of the dice. A besieged defender is worth one column to the right; ground and rivers, columns to the left.
guerra-chart-code-AE = AE: an attacker is eliminated, the rest fall back ({ $rule })
guerra-chart-code-ARB = ARB: the attack is thrown back with a loss ({ $rule })
guerra-chart-code-ARI = ARI: the attack is thrown back without loss ({ $rule })
guerra-chart-code-AVB = AVB: the attack succeeds with a loss ({ $rule })
guerra-chart-code-AVI = AVI: the attack succeeds without loss ({ $rule })
guerra-chart-code-DE = DE: a defender is eliminated, the rest fall back ({ $rule })
guerra-chart-code-DRB = DRB: the defence gives way with a loss ({ $rule })
guerra-chart-code-DRI = DRI: the defence gives way without loss ({ $rule })
guerra-chart-code-DVI = DVI: the defence holds without loss ({ $rule })
guerra-chart-code-DVB = DVB: the defence holds with a loss ({ $rule })
guerra-chart-code-M = (M): units of that side check their morale

guerra-chart-terrain = Terrain (Table 1)
guerra-chart-ground = Ground
guerra-chart-cost = Movement points
guerra-chart-mobile = Motorised and armour
guerra-chart-shift = Columns for the defender
guerra-chart-room = Stacking points
guerra-chart-by-road = by road or railway only
guerra-chart-forbidden = forbidden
guerra-chart-feature-road = Road, along it
guerra-chart-feature-railway = Railway
guerra-chart-feature-village = Village
guerra-chart-feature-river = River
guerra-chart-feature-congo = River Congo
guerra-chart-terrain-note = Road, railway and village add their stacking points to the ground they lie in and take its columns; a city stands in place of its ground.
guerra-chart-terrain-crossing = A river's points come on top of the hex behind it; no road or railway pays them where it has a bridge. Its columns count if every attacker crosses it.

guerra-chart-stacking = Stacking points of units
guerra-chart-unit = Unit
guerra-chart-stacking-points = Stacking points
guerra-chart-stacking-battalion = Battalion
guerra-chart-stacking-foot_regiment = Regiment on foot
guerra-chart-stacking-mobile_regiment = Motorised or armoured regiment
guerra-chart-stacking-artillery_regiment = Artillery regiment

guerra-chart-bombardment = Bombardment (Table 3)
guerra-chart-bombardment-note = Columns: air points times the defence of the units bombed, moved to the left by the ground. Cells: movement points lost / losses.
guerra-chart-interdiction = Interdiction (Table 4)
guerra-chart-interdiction-note = Columns: air points, moved to the left by the ground. Cells: turns that the road, railway or airfield is closed.

guerra-chart-turns = Turn track: air points, replacements, arrivals (Tables 5 to 7)
guerra-chart-turns-air = Air points (Congo)
guerra-chart-turns-rebels = Replacements, Rebels
guerra-chart-turns-congo = Replacements, Congo
guerra-chart-turns-arrive = Arrive
guerra-chart-turns-released = Free to move from now on
guerra-chart-turns-note = On turn 1 the Congo side does not move. Values are attack-defence-movement.

guerra-chart-morale-table8 = Morale modifiers (Table 8)
guerra-chart-morale-list = Morale modifiers (list of 4.3.1)
guerra-chart-morale-used = This list is in use in this game.
guerra-chart-morale-unused = This list is not in use in this game: an option changes to it.
guerra-chart-cause = Cause

guerra-chart-victory = Victory points
guerra-chart-for = For
guerra-chart-victory-eliminated = Each enemy unit eliminated
guerra-chart-victory-eliminated_intervener = More, if it was Ugandan or Rwandan
guerra-chart-victory-replacement = Each unused replacement point, at the end
guerra-chart-victory-village = Each village held, at the end
guerra-chart-victory-city = Each city of the Congo held, at the end
guerra-chart-victory-beyond_line = Each unit beyond the cease-fire line
guerra-chart-victory-uganda_intervenes = Congo: Uganda intervenes
guerra-chart-victory-rwanda_burundi_intervene = Congo: Rwanda or Burundi intervenes
guerra-chart-victory-congo_kinshasa = Congo: Kinshasa held at the end
guerra-chart-victory-congo_kisangani = Congo: Kisangani held
guerra-chart-victory-angola_intervenes = Rebels: Angola intervenes
guerra-chart-victory-namibia_zimbabwe_intervene = Rebels: Namibia or Zimbabwe intervenes
guerra-chart-victory-rebel_kinshasa = Rebels: Kinshasa held at the end
guerra-chart-victory-rebel_bonus_city = Rebels: each of Mbandaka and the bonus city held
guerra-chart-victory-angolan_unit = Rebels: each Angolan unit in the Congo, every turn from the first Angolan turn on
guerra-chart-victory-note = Points for Kinshasa and Kisangani come on top of those for a city.

guerra-chart-limits = Limits
guerra-chart-limits-turns = Turns
guerra-chart-limits-rail_hexes = Hexes by railway in a turn
guerra-chart-limits-supply_distance = Hexes from a supply route
guerra-chart-limits-airport_points = Stacking points that pass through an airport in a turn
guerra-chart-limits-airstrip_points = Stacking points that pass through an airstrip in a turn
guerra-chart-limits-morale_low = Lowest morale of an army
guerra-chart-limits-morale_high = Highest morale of an army
guerra-chart-limits-track_low = Lowest morale, by the printed track
guerra-chart-limits-track_high = Highest morale, by the printed track
guerra-chart-limits-reserve_markers = Reserve markers
guerra-chart-limits-replacement_boxes = Boxes of the replacement track
guerra-chart-limits-first_angolan_turn = First Angolan turn (points for units in the Congo)
guerra-chart-limits-navigation = River hexsides by boat in a turn

guerra-chart-forces = Starting positions and reinforcements (Table 7)
guerra-chart-forces-count = Number
guerra-chart-forces-factors = Attack-defence-movement
guerra-chart-forces-type = Type
guerra-chart-forces-morale = Morale
guerra-chart-forces-start = Place
guerra-chart-forces-free = Free from turn
guerra-chart-forces-arrives = Arrives on turn
guerra-chart-forces-note = A place with +3 means: within 3 hexes of it.
guerra-chart-kind = { $type }, { $size }

guerra-chart-towns = Cities and villages
guerra-chart-town = Town
guerra-chart-hex = Hex
guerra-chart-town-kind = Kind
guerra-chart-country = Country
guerra-chart-airfield = Airfield
guerra-chart-centre = Supply centre
guerra-country-drc = DR Congo
guerra-country-angola = Angola
guerra-country-uganda = Uganda
guerra-country-rwanda = Rwanda
guerra-country-burundi = Burundi

## What the rules need to know of a space

guerra-place-ground = { $country }: { $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
  } to enter
    .brief = { $country }: { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } to enter
guerra-place-cover = Cover: attackers lose { $shift ->
    [one] one column
   *[other] { $shift } columns
  } of the combat table
    .brief = cover: −{ $shift ->
        [one] { $shift } column
       *[other] { $shift } columns
    }
guerra-place-room = Room for { $room ->
    [one] { $room } stacking point
   *[other] { $room } stacking points
  }
    .brief = room for { $room } stacking points
guerra-place-closed = Motorised units and armour only by road or railway
    .brief = vehicles by road or railway only
guerra-place-road = Road to { $to }
    .aside = road to { $to }
guerra-place-railway = Railway to { $to }
    .aside = railway to { $to }
guerra-place-navigable = The Congo, navigable, towards { $to }
    .aside = the Congo, navigable: { $to }
guerra-place-falls = The Congo with falls, no boats, towards { $to }
    .aside = the Congo with falls, no boats: { $to }
guerra-place-bridge = Bridge over the Congo to { $to }
guerra-place-river = { $river } towards { $to }
    .aside = { $river }: { $to }
guerra-place-east-bank = East of the Congo (morale)
    .aside = east bank of the Congo
guerra-place-border = At the border, but in the Congo: a foreign army that stands here intervenes
guerra-place-beyond = Beyond the line for { $side }: { $points } at the end for each of its units here
guerra-place-held = Held by: { $side }
    .brief = held by { $side }
guerra-place-taken = Room taken: { $taken } of { $room } stacking points{ $full ->
    [yes] , no more may stay here
   *[no] {""}
  }
    .brief = { $taken } of { $room } taken{ $full ->
        [yes] , full
       *[no] {""}
    }

guerra-line-navigable = The Congo, navigable
guerra-line-falls = Falls: no boats
guerra-line-bridge = Bridge over the Congo
