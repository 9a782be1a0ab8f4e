### The letters that the rules and the counters use

kolwezi-letters =
    AC: anti-tank fire – the rockets of a section against armour
    AML: light armoured cars (automitrailleuses légères)
    AP: ordinary fire at men
    GCM: the Gécamine garage, where the lorries are
    MA, NV, VE, VO: areas of Manika, the new town, the old town east and west
    PC: command post (poste de commandement)
    SER: the regiment’s reconnaissance section
    SMM: the regiment’s mortar section
    TE: sharpshooters (tireurs d’élite)
    VP: victory points
    ZSA, ZSB: drop zones A and B, with the areas ZA1–ZA3 and ZB1–ZB3
