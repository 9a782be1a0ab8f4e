### The scenarios

world_war_africa-scenario-congo = The Congo 1998–2001
world_war_africa-scenario-congo-date = August 1998 to June 2001
world_war_africa-scenario-congo-place = Congo
world_war_africa-scenario-congo-summary = Five contingents, activated by drawn chits, fight for the towns of the Congo; the Rebels need twelve points. Between equals they get them more often than not, and the government seldom does better than a draw: it is the harder side.
