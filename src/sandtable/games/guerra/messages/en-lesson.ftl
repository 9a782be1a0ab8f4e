### The guided first game

guerra-lesson-welcome =
    August 1998. You lead the Rebels, with Rwanda, Uganda and Burundi behind you, against the government in distant Kinshasa and its allies. Fifteen weeks, a country as wide as western Europe.
    First the Congo side puts four Angolan units on its map. Watch.
guerra-lesson-recruits =
    Your recruits gather around the eastern towns: a village that a unit of yours enters is yours, and towns are points.
    Watch them deploy. Three of them go to the framed hexes, around Faraje, which the government still holds.
guerra-lesson-pick =
    On a counter you read attack, defence and movement: RCD 8 is a 3-4-4. You move first, unit by unit.
    Choose RCD 8 at Mungbere.
guerra-lesson-move =
    Lit hexes are within its four movement points; the number in each is what is left of them on arrival. Savanna is quick, forest and mountain are slow, roads and railways help. The framed hex is beside Faraje.
    March there.
guerra-lesson-undo =
    As long as no dice have fallen and the other side has not had a say, you may change your mind.
    Take the march back.
guerra-lesson-why =
    Why not march straight into Faraje?
    Press “Why not?”, choose RCD 8, then Faraje.
guerra-lesson-move-again =
    Moving and fighting are two phases: an occupied hex is attacked from the next one, never entered.
    March to the hex beside Faraje again.
guerra-lesson-supply =
    An army that is cut off from its centres by road, railway or river fights badly. You need not work that out: the map shows it.
    Open the overlays with the framed button and choose one of supply.
guerra-lesson-marched =
    An overlay marks what it speaks of and stays until you close it. In a real game you would move more units; one will do for us.
    End the movement.
guerra-lesson-attack =
    Now combat. Name the hex you attack, then who takes part.
    Attack Faraje.
guerra-lesson-join =
    Strength counts as a ratio: the more units join from the hexes around, the better the column.
    Watch four of them join.
guerra-lesson-odds =
    Nine points of attack against three of defence. Before anybody moves a finger you may look at the chances.
    Choose “fight” and stop there.
guerra-lesson-fight =
    Nine to three is the 3:1 column; higher army morale adds to the dice. Below stand all results with their chances: the defender gives way six times in ten.
    Do it.
guerra-lesson-result =
    It worked, at a price: one of your units takes a loss and is turned over at half strength, and the garrison must fall back.
    Watch RCD 13 take it, and the government troops go.
guerra-lesson-advance =
    An attacker whose result allows it may follow into the empty hex. A town taken is a town that scores.
    Advance with RCD 8.
guerra-lesson-log =
    Every die, shift and rule of the battle is in the log, and every line knows its place on the map.
    Choose a line there.
guerra-lesson-turn-end =
    After your stage comes the other side’s. In the first week the government is surprised and may not move; it only raises guerrillas behind you.
    Watch the week end and the next begin: points, morale, replacements, air points.
guerra-lesson-second-week =
    A replacement point makes RCD 13 whole again. The garrison of Faraje stands in the bush without supply, at less than its strength: strike again before it recovers.
    Watch RCD 8 and RCD 14 go in.
guerra-lesson-air =
    But now the government has aircraft. Each air point is a point of strength in any battle, yours or his, and he decides after you have committed.
    Watch him spend three.
guerra-lesson-winning =
    The bombs made it even, the cut-off garrison had to go all the same. After week 15 villages count 1, cities 3, Kinshasa and Mbandaka far more, lost units 1 each; “If it ended now” is the running score.
    The front is open. The game goes on from here against the computer.
