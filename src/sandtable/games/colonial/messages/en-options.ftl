### Options: each its name, what it changes, and where there are several, its choices

colonial-option-rough_entry_only = Hills and woods are left with any card
colonial-option-rough_entry_only-more = Otherwise a unit needs a black card for every step into, out of or within hills and woods. With this only the step into them needs one.

colonial-option-blocked_assaulter_stays = A beaten assaulter with no way back survives
colonial-option-blocked_assaulter_stays-more = Otherwise whoever must retreat from a close assault and cannot is destroyed, on either side. With this the assaulter stays where he is, disrupted.

colonial-option-lower_score_always_retreats = The lower score retreats even from nobody
colonial-option-lower_score_always_retreats-more = Otherwise scores are not compared once an assault has wiped out one of the two, and an assaulter that is left takes the hex. With this he still retreats if his score was the lower.

colonial-option-commander_follows_unit_state = A Commander’s dice go by his unit’s state
colonial-option-commander_follows_unit_state-more = A Commander adds two dice, but one if he has moved or is disrupted. With this it is the unit that counts: if it has moved or is disrupted he adds one die, else two, whatever he did himself.

colonial-option-hidden_units = Hidden units, where the scenario has them
colonial-option-hidden_units-more = Some scenarios let units begin unseen by the other side. Without this everybody sees everything from the start.

colonial-option-limbered_team_named = The team of a limbered gun can be assaulted
colonial-option-limbered_team_named-more = Otherwise an assault falls on the gun and its crew, never on the horses that pull it. With this the team may be chosen instead; if it must retreat it takes the gun along.

colonial-option-spare_transport_tows = Another transport may take over a gun
colonial-option-spare_transport_tows-more = Otherwise only the transport that came with a gun can pull it, and a gun that has lost its own stays where it is. With this an unused transport in its hex may take it over.

colonial-option-commander_always_joins = A Commander cannot stay out of a close assault
colonial-option-commander_always_joins-more = Otherwise a Commander may be kept out of his unit’s assault: no dice from him, no danger to him. With this he always goes in with it.

colonial-option-commander_seats = One player for each Commander
colonial-option-commander_seats-more = Otherwise one player leads a whole side. With this every Commander of a side that has several is a player of his own, who moves only his own units; they win or lose together.
