### Charts: the tables that a player would have on paper

charts = Charts
charts-search = Search the charts
charts-none = This game has no charts.
charts-nothing = No chart holds these words.
chart-open = On the chart
chart-lit = in use
chart-now = now
chart-rules = Rules:
chart-reconstructed = not printed in the rulebook: reconstructed
chart-reconstructed-note = ° The rulebook does not print this value: it is reconstructed. Who has the printed game can put it right in a copy of the pack.
chart-reconstructed-all = ° The rulebook prints none of these values: the chart is reconstructed. Who has the printed game can put it right in a copy of the pack.
chart-dice = Dice
chart-die = Die
chart-turn = Turn
chart-points = Points
chart-what = What
chart-result = Result
chart-figure = { NUMBER($value) }
chart-score = Score, or what changes it
chart-score-result = Result, or modifier
chart-number = Number
key-charts = the charts
plain-help-charts = charts [NAME|NUMBER] the charts of the game; one by a word of its name; those that an answer reads
screen-key-charts = Charts
