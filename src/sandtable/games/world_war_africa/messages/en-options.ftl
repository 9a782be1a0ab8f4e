### Options: each its name, what it changes, and where there are several, its choices

world_war_africa-option-coltan_only_kivu = Coltan Rush pays for Goma and Bukavu only
world_war_africa-option-coltan_only_kivu-more = Otherwise the holder of either town adds 3 to every town’s roll for resources that turn. With this only the two towns themselves pay more.

world_war_africa-option-infiltrates_allies = Infiltration works against any government contingent
world_war_africa-option-infiltrates_allies-more = Otherwise Rwandan infiltrators help only against Congolese government troops. With this they also help against Zimbabweans, Angolans and the others.

world_war_africa-option-zero_becomes_one = A strength of 0 becomes 1 out of supply
world_war_africa-option-zero_becomes_one-more = Strengths are halved out of supply, but never below 1. Otherwise a printed 0 stays 0; with this it is read as 1, too.

world_war_africa-option-die_decides_airlift = The Kitona die decides which unit flies
world_war_africa-option-die_decides_airlift-more = Otherwise the Rebel player may fly a unit of his choice to Kitona besides the one that the die brings. With this the die alone says which, and no other is flown.

world_war_africa-option-chad_by_zimbabwe = Zimbabwean aircraft carry Chad’s troops
world_war_africa-option-chad_by_zimbabwe-more = Otherwise only contractors can fly Chad’s units. With this Zimbabwean transport carries them as well.

world_war_africa-option-uganda_lift = Units can be flown out of the Uganda Box
world_war_africa-option-uganda_lift-more = With this helicopters and contractors may lift Ugandan units out of their box. Without it the box has no way out by air.

world_war_africa-option-helicopters_to_kinshasa = On turn 1 helicopters, too, fly Zimbabweans to Kinshasa
world_war_africa-option-helicopters_to_kinshasa-more = Zimbabwean units bought on game turn 1 may be flown to Kinshasa. With this helicopters count as transport for it; without it only aircraft and contractors.

world_war_africa-option-adr_covers_any_force = Rwanda’s Air Defence Regiment covers any mixed force
world_war_africa-option-adr_covers_any_force-more = Otherwise it covers Rwandans, alone or with RDC, and nobody if others are stacked with them. With this one Rwandan unit in the force is enough.
