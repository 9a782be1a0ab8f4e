### The guided first game

paratrooper-lesson-welcome =
    A crisis in Libya: hostages somewhere in a great city by the sea. You command the Legion’s paratroopers, still on their base in Corsica.
    The framed counters lie face down. One of them hides the hostages; the others may be anything.
paratrooper-lesson-mobilize =
    Operations points (OPs) pay for everything: units, flights, drop zones. First you need aircraft.
    Mobilize an air transport, called a MAC.
paratrooper-lesson-undo =
    As long as no die has been thrown, any order can be withdrawn.
    Take it back.
paratrooper-lesson-mobilized =
    A sound first plan: two transports, six platoons of paratroopers, and an ISR marker to look from above; then a drop zone to aim at. Points you keep will pay for the flights.
    Watch it being mobilized.
paratrooper-lesson-scout =
    A turn has fourteen phases; the present one is shown at the top, and most pass by themselves. Now the information war: the ISR marker may look under one counter.
    Send it over the framed hex.
paratrooper-lesson-look =
    Markers are placed first, and the dice fall only when you say that you are done.
    Say so.
paratrooper-lesson-zone =
    What luck: the hostages are here. But finding them brings three more hidden counters to guard them.
    The hex beside it is open ground. Mark your drop zone there.
paratrooper-lesson-load =
    In the staging phase aircraft are loaded and sent off. A transport takes three platoons.
    Watch the first one being loaded.
paratrooper-lesson-drop =
    Never drop on an enemy if you can help it: parachutists who do not clear their hex at once are lost.
    Drop on the marked zone next door.
paratrooper-lesson-turn-end =
    The second transport follows. Then everything happens in order: landing dice, an event, and the crisis rises by one, as it does every turn. In the new turn we buy an air strike and a helicopter.
    Watch.
paratrooper-lesson-stack =
    All six platoons are down. Attack with a stack, never with single platoons: each unit fires for itself, and hits are shared out.
    Watch five of them form up.
paratrooper-lesson-why =
    The port lies on the sea. Could they go in by the water?
    Press “Why not?”, choose a platoon, then the framed hex.
paratrooper-lesson-move =
    Every kind of unit has its own forbidden ground; the rule says which. Moving costs no OPs. The number in a lit hex is what is left of the movement on arrival.
    Move the stack onto the hostages’ hex.
paratrooper-lesson-contact =
    Entering an enemy’s hex means a fight later in the turn. First the hidden counters there are turned over.
    End the movement and see whom you have met.
paratrooper-lesson-odds =
    Infantry, an armed pick-up and armoured vehicles. Before the infantry fights, aircraft may strike.
    Choose the air strike on this hex, and look at its chances first.
paratrooper-lesson-strike =
    Two things can happen: air defence may turn the aircraft back or shoot it down; and if it comes through, the strike may still miss, for houses give shelter. Each chance stands on the card.
    Send it.
paratrooper-lesson-fight =
    The strike is placed; you might place others.
    Say that you are done, and the fight begins: air defence, strike, then unit after unit, the quickest first.
paratrooper-lesson-retreat =
    The strike got the pick-up, the infantry ran. But the armour hit a platoon, now disrupted, and drove one of yours back; which one is your choice.
    Send the shaken 1/1 Co back to the drop zone.
paratrooper-lesson-log =
    That was enough: in the second round your platoons knocked the armour out and the hex is yours. Each shot stands in the log with its column and die.
    Choose a line there to see the place.
paratrooper-lesson-winning =
    Now bring the hostages home: fly the helicopter in, take them up, and leave over the edge of the map. Points come from them, from enemies destroyed and places held, less your losses and the crisis; 25 is a victory, 50 a glorious one. At crisis 12 it is over.
    The mission goes on from here. You are in command.
