### Ce que veut chaque camp, et ce qui décide
guerra-brief-rebels = Le Rwanda, l’Ouganda et le Burundi derrière vous, abattez le gouvernement de Kinshasa. Il est surpris et dispersé : traversez l’est, prenez Kisangani et Mbandaka, et visez la capitale depuis Kitona avant que ses alliés vous barrent la route.
guerra-brief-congo = Surpris, l’est mutiné, l’ennemi à Kitona : gardez Kinshasa, faites venir vos alliés là où ils comptent, et renversez la guerre. Villages et villes se comptent à la fin : ce qui est perdu aujourd’hui peut être repris.
guerra-decides-towns = À la fin, chaque ville du Congo vaut { $city } points, chaque village { $village } ; toute unité ennemie détruite en vaut { $unit } aussitôt, davantage si elle est ougandaise ou rwandaise.
guerra-decides-line = À la fin, chacune de vos unités au-delà de la ligne de cessez-le-feu (le tireté à travers le Congo) rapporte { $unit }, chaque point de remplacement non employé { $replacement }.
guerra-decides-allies = Intervenir a un prix : la première unité angolaise au Congo donne { $angola } points aux rebelles, l’ougandaise { $uganda } au gouvernement.
guerra-decides-army = Après quinze semaines, le plus fort total l’emporte. Qui détruit l’armée propre de l’autre, FAC ou RCD, gagne aussitôt.
