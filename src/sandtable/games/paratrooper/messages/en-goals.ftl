### What each side wants, and what decides
paratrooper-brief-coup = A coup has shaken the country. Drop in, find its ringleaders among the counters that lie face down, and bring them away before the crisis boils over.
paratrooper-brief-invaders = Foreign troops have crossed the border. Find what they came for among the counters that lie face down, bring it away, and make them pay for the visit.
paratrooper-brief-hostages = Hostages are held somewhere under the counters that lie face down. Find them, take them aboard, and fly them out before the crisis does for them.
paratrooper-brief-warlords = Warlords share the country among them. Find the one you came for among the counters that lie face down, and bring him away.
paratrooper-brief-insurgents = Insurgents hide among the people. Turn their counters up, find what you came for, and bring it away; do not sink in the hunt.
paratrooper-brief-wmd = Weapons that nobody should have lie somewhere under the counters face down. Find them and bring them away; the crisis will not wait.
paratrooper-decides-levels = { $glorious } points are a glorious victory, { $reasonable } a reasonable one; less is a debacle, below zero a disgrace.
paratrooper-decides-objective = The objective is worth { $points } once a transport (a transport helicopter, VLRA or VBCI) has carried it off the map; enemies destroyed and valued hexes held add to it, your losses and the crisis take away.
paratrooper-decides-place = This mission is played in { $zone }, on the map { $map }: the dice have decided.
paratrooper-decides-home = As soon as the objective leaves the map the mission is over, and only what you hold then counts: whoever wants more points takes them first.
paratrooper-decides-crisis = At crisis { $crisis } the mission is over, whatever you have by then.
paratrooper-decides-campaign = Of { $missions } missions { $victories } must be won; { $debacles ->
    [one] one debacle
   *[other] { $debacles } debacles
  } at most.
paratrooper-goal-hidden = not found yet: it lies under a counter face down
paratrooper-goal-found = found: a transport (helicopter, VLRA, VBCI) takes it up in its hex, then leaves the map from the edge, an airfield or a drop zone{ $closed ->
    [yes] {""}; no vehicle gets there, only a transport helicopter
   *[no] {""}
  }
paratrooper-goal-aboard = aboard { $by }: it leaves the map in the Staging phase, from the edge, an airfield or a drop zone; with that the mission ends
paratrooper-goal-evacuated = brought away
