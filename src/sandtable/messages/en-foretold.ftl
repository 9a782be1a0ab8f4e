# A series of attacks as a whole, and what the others can do to a place

series-add = Add to a series
series-add-why = Keeps this attack and gives the units back, so that you can plan the next: then the odds of all of them together are told.
series-title = A series of attacks
series-thinking = Working it out …
series-clear = Drop the series
series-remove = Take out: { $act }
series-take = Carry out
series-take-act = Carry out: { $act }
series-again = Reckon again from here
series-next = Muster the next attack and add it: it is reckoned with those before it.
series-carried = takes place { $chance }
fate-lost = lost
fate-reduced = loses strength
fate-gone = leaves its place
foretold-fate = { $what } { $chance }
foretold-cleared = No enemy left: { $space } { $chance }
foretold-fallen = In enemy hands: { $space } { $chance }
foretold-others = Of the enemy
foretold-own = Of your own
foretold-nothing = Nothing that stands there comes to harm.
foretold-points = Your lead changes by { $points } on average, at least { $low }, at most { $high }.
foretold-exact =
    { $ways ->
        [one] There is one way for it to go.
       *[other] Exactly: all { $ways } ways for the dice were gone through.
    }
foretold-thrown = From { $ways } imagined games; a chance may be off by { $error }.
foretold-between = Losses, retreats and whatever else is asked meanwhile: as an ordinary player would answer. Told is how it lies when the next thing is asked.
threat-ask = What can they do here?
threat-title = What can they do here: { $space }
threat-thinking = Playing the others’ turn in imagined games …
threat-usual = As they usually play
threat-bent = If they go for this place
threat-rules = As the rules run them
threat-dice = Chance that dice are thrown about it: { $chance }
threat-holds = If you hold until you can act again.
problem-series-size = A series has at least one attack and at most { $most }.
problem-foretold-failed = It could not be worked out. Ask again.
key-threat = what can they do here?

# In the terminal

plain-word-series = series
plain-word-threat = threat
plain-help-series = series [NUMBER|leave] adds an answer to a series of attacks and tells what all of it comes to
plain-help-threat = threat SPACE         what the others can do there before you can act again
screen-key-series = Add the answer to a series, and its odds
screen-key-drop_series = Drop the series
screen-key-threat = What can they do there (cursor on the board)?
screen-threat-where = Put the cursor of the board (b) on a space first.
