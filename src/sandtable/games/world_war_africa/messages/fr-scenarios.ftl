### Les scénarios

world_war_africa-scenario-congo = Le Congo 1998–2001
world_war_africa-scenario-congo-date = d'août 1998 à juin 2001
world_war_africa-scenario-congo-place = Congo
world_war_africa-scenario-congo-summary = Cinq contingents, activés par tirage de jetons, se disputent les villes du Congo ; il faut douze points aux rebelles. À forces égales, ils y arrivent le plus souvent, et le gouvernement fait rarement mieux qu’un match nul : c’est le camp difficile.
