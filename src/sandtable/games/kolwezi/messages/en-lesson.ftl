### The guided first game

kolwezi-lesson-welcome =
    19 May 1978, half past three in the afternoon. Rebels hold the mining town of Kolwezi and about two thousand Europeans in it; your paratroopers are above the town.
    Seven places hold hostages, four of them framed here. At dusk, three turns from now, every place that a Katangan unit still occupies is lost.
kolwezi-lesson-hidden =
    The red and blue counters lie face down. Some are fighters, many are dummies, and nobody tells you which until you stand next to them.
    Choose the framed counter and see how little you know of it.
kolwezi-lesson-jump =
    The first wave jumps now: three companies and the colonel. Zone A, the old aerodrome, is a few streets from the hostages; zone B lies by the new town.
    Jump on zone A.
kolwezi-lesson-land =
    A company lands together: a command post (PC) and three sections. Enemies beside the landing area would make the landing worse; here the field is free.
    Put the 1st company in the middle.
kolwezi-lesson-landed =
    Every unit throws a die on landing; whoever is caught is pinned and sits out the fight.
    Watch the other companies come down.
kolwezi-lesson-pick =
    All safe on the ground. Now you move, unit by unit: three areas on foot, from one to the next, where they touch or a road joins them.
    Choose the 1st section of the 1st company.
kolwezi-lesson-move =
    The areas it can reach are lit; the number in each is what is left of its movement on arrival. The post office (Poste centrale) is next to the Jean XXIII school, where hostages are held.
    Send it there.
kolwezi-lesson-undo =
    Nothing has been thrown or seen yet, so a move can be taken back at no cost.
    Take it back.
kolwezi-lesson-why =
    The Hôtel Impala is no farther away, but it is not offered.
    Press “Why not?”, choose the section, then the hotel: the table names the rule.
kolwezi-lesson-move-again =
    Nobody walks into an area that holds an enemy counter, even a dummy. Entering is an assault, and that comes later in the turn.
    Send the section to the post office again.
kolwezi-lesson-others =
    The others close in on both sides of the school. When movement ends, every face-down counter next to a paratrooper is turned over.
    Watch.
kolwezi-lesson-target =
    Three dummies, and one real group: it guards the school. Firing comes before assaulting.
    Choose it as your target.
kolwezi-lesson-odds =
    Now choose who fires. A unit that fires cannot assault in the same phase, so one section shoots and another goes in.
    Choose the 1st section, look at its chances, and wait.
kolwezi-lesson-fire =
    A ten-sided die plus the section’s value and its sharpshooters, less 2 for the hostages in the line of fire and 2 for the walls. From 10 on the target is pinned, from 15 on it loses a step.
    Below stand the chances of each. Fire.
kolwezi-lesson-cease-fire =
    Pinned! A pinned group neither shoots nor runs away, which is all we need.
    End the firing.
kolwezi-lesson-assault =
    Assault! One die, plus the section’s value; 12 kills. If it fails, your men come back pinned.
    Everybody next to it who has not fired may go in, one or many. Choose the school.
kolwezi-lesson-villas =
    The 2nd section will do. The Villas P2 hold hostages too, behind a mere dummy: the 3rd section simply walks in. The dice fall once all your assaults are set.
    Watch both, and the Katangans’ answer.
kolwezi-lesson-log =
    Both places are free. Then the enemy moved, and nobody plays him but the rules. If a card tells what the dice decided, go on past it: behind it is the log, with each counter’s reason.
    Choose a line of the log to see on the map where it happened.
kolwezi-lesson-armour =
    Armoured cars (AML) have rolled up beside your 3rd company. Of all fire only rockets hurt them, and in the first hour hardly a rocket team has been found after the jump. (Several sections assaulting together can destroy them, too.)
    Watch two sections try, and the turn end: pinned units roll to recover, dummies go.
kolwezi-lesson-winning =
    Points count against you: 5 for hostages executed, 5 for the airport road in enemy hands, 2½ for a step lost, 1 for a pin, 1 for each Katangan step left. Under 11 is a victory; history made 5.
    Two turns remain until dusk. Hostages: 3 of 7 places free, one of them because nobody guards it. Carry on.
