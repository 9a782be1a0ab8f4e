### The guided first game

colonial-lesson-welcome =
    Two wells in the desert, three units on each side. You command the blue column; the red host already sits on the Eastern well.
    Whoever holds the wells when the battle ends scores for them. Let us take both.
colonial-lesson-units =
    Each counter is a unit of four figures or a gun with its crew. What it carries decides how far it shoots; what it has left decides how many dice it throws.
    Choose your Levy Battalion in the framed hex and read what it is.
colonial-lesson-cards =
    Every turn each unit is dealt a card, face up. The row shows the order: low cards act first, whoever they belong to.
    The colour matters too: with a red card nobody gets through woods or over hills. Your Levy has the 3 of hearts and opens the turn.
colonial-lesson-move =
    When its card comes up, a unit may move and then fight. Infantry goes one hex, cavalry two; along a road one more. The number in a lit hex is what is left of the move on arrival.
    Send the Levy to the framed hex beside the well.
colonial-lesson-undo =
    Second thoughts are free as long as nothing has been thrown, turned over or shown to the other side.
    Take the move back.
colonial-lesson-why =
    Could the Levy hide in the woods instead? They are not offered, and the table always tells you why.
    Press “Why not?”, choose the Levy and then the framed wood.
colonial-lesson-move-again =
    A red card, so no woods: that is the rule you have just read.
    Send the Levy to the hex beside the well once more.
colonial-lesson-odds =
    Riflemen hold the village around the well, one hex away. Before you fire you see your chances.
    Choose to fire at the framed hex, and stop there.
colonial-lesson-fire =
    This card shows everything: two dice instead of four, because the Levy has moved; each 6 is a hit; and in the village a black card saves the target.
    Those are the chances. Fire.
colonial-lesson-return-fire =
    A hit, and the cover card was red, so it counts. A first hit disrupts: the riflemen cannot move and throw half their dice.
    Their card comes next. Watch them answer.
colonial-lesson-machine-gun =
    Two dice, no 6. Now your machine gun has the turn: it has not moved, so two men throw four dice, up to four hexes away.
    Fire at the well.
colonial-lesson-log =
    Two hits; a black card saved one, the other killed a figure, because whoever is disrupted already loses men. A figure is a point.
    All of it is in the log, dice and rules included. Choose a line there to see on the board where it happened.
colonial-lesson-ride =
    Now the Mounted Constabulary. Close assault is fought from the next hex, and riders get there: two hexes a move.
    Ride to the Western well.
colonial-lesson-assault =
    In a close assault both sides throw. Each 6 hits as usual, but the totals count too: the higher one stays, the lower one goes.
    Two dice against the one of shaken men. Assault!
colonial-lesson-driven-back =
    Nine against three: the riflemen must fall back, and your riders take their place. The other side chooses where to go.
    Watch.
colonial-lesson-spears =
    The Eastern well is yours. But the Spearmen have not acted yet; they can do nothing but charge.
    Watch their turn.
colonial-lesson-turn-end =
    Beaten off. When everybody has acted, the turn ends and each disrupted unit turns a card to recover: the better the unit, the more suits help it. Neither of theirs did; Spearmen never will.
    Then new cards are dealt, and your Levy is soon to act again.
colonial-lesson-well =
    The Western well is empty, and the Levy stands beside it.
    Take it.
colonial-lesson-winning =
    Points come from places held at the end (each well 4), figures shot (1 each) and guns (2). A lead of 3 is a minor victory, 8 a major one; turn 8 is the last.
    You know enough to win this. The game goes on from here against the computer.
