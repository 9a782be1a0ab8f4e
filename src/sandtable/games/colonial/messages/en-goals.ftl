### What each side wants, and what decides
colonial-brief-own = Hold what is worth points when the last turn ends, and spare your men: the greater total wins.
colonial-brief-tel-asra-government = Your column has marched dry. Take both wells, keep them to the last turn, and bring your guns and your lorry out of it whole.
colonial-brief-tel-asra-tribes = The wells are yours. Throw the column back from them before its guns are in place; rocks and woods shelter you from its rifles.
colonial-brief-atbara-sirdar = Break into the zariba and clear the camp behind it as far as Mahmud’s huts. Every man who falls on the way is a point for him.
colonial-brief-atbara-mahdists = Stand behind thorn and trench for ten turns. You need not drive them off: make the camp cost them more than it is worth.
colonial-brief-chakdara-british = Force the Amandara gap, reach the fort at the bridge before it falls, and bring the mules in with what it lacks.
colonial-brief-chakdara-tribes = Carry the fort before help comes. Until then bar the gap and the bridge: each hour the column loses is yours.
colonial-brief-modder-river-british = Win the north bank: a drift, the weir, the village. The plain before the river is swept by rifles, so do not linger on it.
colonial-brief-modder-river-boers = Let them come to the river, and let nobody stay on your side of it. You need win no ground, only lose none that counts.
colonial-brief-modder-river-brigades-british = Win the north bank together: a drift, the weir, the village. Each Commander leads his own brigade; whoever waits for the other bleeds on the plain.
colonial-brief-modder-river-brigades-boers = Hold the river together, each his own bank. Let them come near, and let nobody stay on your side of the water.
colonial-brief-sannas-post-british = Surprised in camp, with shells falling into it: bring wagons and guns off by the western edge. What stays behind is lost.
colonial-brief-sannas-post-boers = Your burghers lie hidden at the drift. Hold your fire until the convoy is among you, then take wagons, guns and the waterworks.
colonial-brief-shin-kamar-british = Come down the defile with guns and mules and leave by the southern edge. Hold the heights over the road until the last are through.
colonial-brief-shin-kamar-afridis = Crown the heights, fall on whoever is last, and stop the mouth of the defile before help is up from the plain.
colonial-decides-margin = A lead of { $minor } points is a minor victory, of { $major } a major one; anything less is a draw.
colonial-decides-losses = Losses are the enemy’s points: { $figure } a figure, { $gun } a gun, { $transport } a transport, { $wounded } a Commander wounded, { $killed } one killed.
colonial-decides-ground = An objective belongs to whoever had a fighting unit there last; it changes hands when that unit’s activation ends, and counts at the end.
colonial-decides-handicap = { $side } starts with { $points } points, for the harder task.
colonial-goal-delivery = Bring here: { $units }
colonial-goal-exit = { $side } leaves by this edge: { $transport } points for a transport, { $gun } for a gun{ $figure ->
    [0] {""}
   *[other] , { $figure } for a figure
  }.
