### What each side wants, and what decides
guerra-brief-rebels = With Rwanda, Uganda and Burundi behind you, bring the government in Kinshasa down. It is surprised and scattered: run through the east, take Kisangani and Mbandaka, and reach for the capital from Kitona before its allies stand in your way.
guerra-brief-congo = Surprised, with mutiny in the east and the enemy at Kitona: keep Kinshasa, bring your allies in where they count, and turn the war round. Villages and cities are counted at the end, so what is lost now can be won back.
guerra-decides-towns = At the end each city of the Congo is worth { $city } points, each village { $village }; every enemy unit destroyed is { $unit } at once, Ugandans and Rwandans more.
guerra-decides-line = At the end each of your units beyond the cease-fire line (the dashed line through the Congo) scores { $unit }, each replacement point not used { $replacement }.
guerra-decides-allies = Intervention has its price: Angola’s first unit in the Congo gives the rebels { $angola } points, Uganda’s the government { $uganda }.
guerra-decides-army = After fifteen weeks the greater total wins. Whoever destroys the other’s own army, FAC or RCD, wins at once.
