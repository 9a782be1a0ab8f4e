### The guided first game

world_war_africa-lesson-welcome =
    Autumn 1998. You lead the Rebels: Rwanda and Uganda with their Congolese allies. Against you stand the government in Kinshasa, Zimbabwe and Angola.
    Each town you hold after turn 13 is a point, and 12 points win; so does Kinshasa. The eastern towns fell to you in the first turn. Let us see how the second begins.
world_war_africa-lesson-new-turn =
    A turn opens with an event and with income. Then a marker is drawn for each of five contingents: whoever is drawn recruits, moves and fights at once, so nobody knows who comes first.
    Watch Zimbabwe end the old turn, and the new one start.
world_war_africa-lesson-income =
    The log tells it all. Every resource town rolled a die for its owner: Bukavu and Goma paid 5 points together, because the event was a coltan rush, and coltan is theirs.
    Then the first marker came out of the cup: Rwanda. It is yours.
world_war_africa-lesson-recruit =
    With resource points you buy brigades, aircraft, weapons caches, even mercenaries. Recruits are drawn blind.
    Recruit an ANC brigade for one point.
world_war_africa-lesson-placed =
    It may come to any town that Rwanda holds. What you do not spend stays with you: ten points in the bank count at the end.
    Watch it arrive in Bukavu and the buying end.
world_war_africa-lesson-pick =
    Kindu, in the middle of the forest, is a town and an airfield, held by a single Hutu brigade. Two of your brigades are beside it already; a third stands in Kongolo.
    Choose Rw/201 in Kongolo.
world_war_africa-lesson-move =
    A unit marches half its allowance for nothing. For more it must force the march, and a die decides how hard the going is. The number in a lit hex is what is left of the march on arrival.
    The framed hex next to Kindu is near enough: go there.
world_war_africa-lesson-undo =
    No die has been thrown and nothing hidden seen, so you may think again.
    Take the march back.
world_war_africa-lesson-why =
    Could the brigade march straight into Kindu?
    Press “Why not?”, choose the brigade, then Kindu.
world_war_africa-lesson-move-again =
    Two sides never share a hex. You attack from the hexes around, and enter when nobody is left. The table warns that Kongolo stays bare: it does, and that is the risk of this march.
    March beside Kindu again.
world_war_africa-lesson-marched =
    Three brigades stand around Kindu now. Of an enemy stack you see only the top unit and how many lie below; here it is just one.
    End the movement.
world_war_africa-lesson-attack =
    First name the hex, then the attackers.
    Attack Kindu.
world_war_africa-lesson-join =
    Each brigade brings its attack factor, the left number on its counter. Nobody must attack, but whoever does goes in together.
    Watch all three join.
world_war_africa-lesson-odds =
    Three brigades against one. Before you launch you can weigh it up.
    Choose “launch” and stop there.
world_war_africa-lesson-launch =
    The card adds up both sides, takes one column off for the forest, and gives the exact chance of every loss, yours included.
    After this nothing can be called off. Launch.
world_war_africa-lesson-infiltrate =
    Now both sides may add support: aircraft, weapons caches. Rwanda has something of its own against the Congolese army: infiltrators, who usually add to your die.
    Use them, and let the dice fall.
world_war_africa-lesson-advance =
    A 5, and one for the infiltrators: the Hutu brigade is gone, and you have lost nothing. There are no retreats in this war.
    Kindu is empty. Advance with Rw/301.
world_war_africa-lesson-log =
    Kindu is yours, and with it a victory point. The log keeps each die with its reasons.
    Choose a line there: the map shows the place.
world_war_africa-lesson-next-chit =
    Your contingent is done. The next marker is drawn, and it may be anybody’s. That is why a town left bare, as Kongolo is now, is a risk to take only for something better: here, Kindu.
    Watch the draw.
world_war_africa-lesson-winning =
    Zimbabwe. When all five have acted, the turn ends and the markers go back into the cup.
    After turn 13 each town is a point; 12 points win, 9 to 11 are a draw, and holding Kinshasa at the end of any turn wins at once. You have ten: hold them and gain two more, against the computer.
