### What each side wants, and what decides
world_war_africa-brief-government = You speak for Kinshasa, with Zimbabwe and Angola at your side. Keep the capital, keep the rebels’ towns below { $win }, and spend the resource points of each contingent where they hold ground.
world_war_africa-brief-rebel = Rwanda, Uganda and their Congolese: overrun the east while the enemy is weak, gamble on Kitona if you dare, and have { $win } points when the war ends – or Kinshasa, which ends it.
world_war_africa-decides-points = Only the rebels score: { $win } points or more win, { $draw } to { $below } are a draw, fewer are the government’s victory.
world_war_africa-decides-kinshasa = Kinshasa in rebel hands decides the war at once.
world_war_africa-decides-lines = Each town the rebels hold is a point. One more if no more than { $few } Hutu units are on the map, one each for Rwanda and Uganda with { $rich } resource points or more; one less if Hutus are in Rwanda.
world_war_africa-decides-bounds = Rwandan units (Rw) neither go nor attack farther north than row 22, where the line on the map is; Ugandan ones (UG) stay in North Kivu, Bandundu, Orientale and Equateur. Who fights with them (ANC, RDC, MLC, Bu) is not bound. { $box } is a box: only Rwandan units go there, and Hutus who slip in, and nobody attacks across its border.
world_war_africa-goal-kinshasa = in rebel hands it ends the war
