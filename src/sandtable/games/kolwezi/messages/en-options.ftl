### Options: each its name, what it changes, and where there are several, its choices

kolwezi-option-te_protects_stack = Sharpshooters protect everybody in their stack
kolwezi-option-te_protects_stack-more = With this fire at any unit is worse by one for each sharpshooter stacked with it (by two for some). Without it they protect only themselves.

kolwezi-option-dummies_execute = Even a face-down dummy executes hostages
kolwezi-option-dummies_execute-more = Otherwise face-down counters beside hostages are turned over first, and dummies are taken away without harm. With this a dummy is as deadly as a unit; expect about two points fewer.

kolwezi-option-pins_per_counter = A French unit’s pins are counted once
kolwezi-option-pins_per_counter-more = Otherwise the enemy scores a point every time a French unit is pinned. With this he scores it only the first time for each unit.

kolwezi-option-pinned_units_retreat = Pinned Katangans may fall back before an assault
kolwezi-option-pinned_units_retreat-more = Otherwise only those who are not pinned may slip away before you assault them. With this pinned ones may, too.

kolwezi-option-second_hostage_check = Hostages are in danger on both days
kolwezi-option-second_hostage_check-more = Hostages still next to Katangans are executed at the end of 19 May, and with this at the end of 20 May as well. Without it those who live through the first day are safe.

kolwezi-option-hidden_counters_hold = Face-down counters do not move
kolwezi-option-hidden_counters_hold-more = Otherwise small units creep toward hostages, lorries and the airport road while nobody has seen them. With this they stay where they are until they are found.

kolwezi-option-objective_holders_flee = Small units leave an objective when the French come near
kolwezi-option-objective_holders_flee-more = Otherwise a small unit that sits on hostages, lorries or the airport road stays there. With this it moves off as soon as you stand next to it.

kolwezi-option-lorries_in_turn = A lorry may carry several units in one phase
kolwezi-option-lorries_in_turn-more = Otherwise a lorry drives once and carries one unit in each Movement Phase. With this it may pick up another when its passenger has got off.
