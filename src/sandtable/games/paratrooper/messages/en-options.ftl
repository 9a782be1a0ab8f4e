### Options: each its name, what it changes, and where there are several, its choices

paratrooper-option-crowds_every_phase = Overcrowding disrupts at the end of every phase
paratrooper-option-crowds_every_phase-more = More than six units or strikes in a hex disrupt everybody in it. Otherwise this happens once, and again only if you leave it so; with this it strikes each phase, and kills who is disrupted already.

paratrooper-option-refit_expends_convoy = A convoy that refits units is used up
paratrooper-option-refit_expends_convoy-more = Otherwise a convoy within range lets you refit for the price alone and stays. With this it is removed when you refit by it.

paratrooper-option-impact_logistics = Supply also counts for strikes from afar
paratrooper-option-impact_logistics-more = Otherwise bombs and shells are judged without regard to supply. With this logistics shift their column as they do in other combat.

paratrooper-option-random_opfor_order = Equal enemies fire in random order
paratrooper-option-random_opfor_order-more = Otherwise, among enemies of equal engagement, the strongest fires first. With this lots are drawn, so you cannot foresee who is next.

paratrooper-option-no_counters_in_water = Nothing is placed in open water
paratrooper-option-no_counters_in_water-more = Otherwise what is placed at random may come to lie in a hex of nothing but water, out of reach. With this such a hex is drawn again.

paratrooper-option-mission_by_marker = The mission is drawn from the objective markers
paratrooper-option-mission_by_marker-more = Otherwise a die decides which mission it is. With this a marker is drawn unseen; the chances are the same.

paratrooper-option-ground_recon = Ground recon
paratrooper-option-ground_recon-more = Once in each of your movement phases a unit next to concealed enemies may try to find out what they are, at no cost: a die below its engagement reveals them all.

paratrooper-option-checkpoints = Checkpoints
paratrooper-option-checkpoints-more = Checkpoints can be bought as reinforcements and set up where a unit stood still. There your units fire first against enemies of equal engagement.

paratrooper-option-two_of_a_kind = At most two missions of a kind in a campaign
paratrooper-option-two_of_a_kind-more = Otherwise dice may send you on the same kind of mission again and again. With this none comes up more than twice in ten.

paratrooper-option-buy_lshd = The helicopter landing ship (LSHD) can be bought
paratrooper-option-buy_lshd-more = In a campaign it may be mobilized for one mission for 5 operation points; from it units reach the coast of a zone next to it by sea.

paratrooper-option-oilfield_damage = Oilfields burn and suffer damage
paratrooper-option-oilfield_damage-more = Heavy fire in an oilfield damages it or sets it alight. Units must stop at a burning one, and all combat there goes worse.
