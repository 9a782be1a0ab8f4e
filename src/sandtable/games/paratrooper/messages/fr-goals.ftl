### Ce que veut chaque camp, et ce qui décide
paratrooper-brief-coup = Un coup d’État a secoué le pays. Sautez, trouvez les meneurs parmi les pions face cachée, et ramenez-les avant que la crise déborde.
paratrooper-brief-invaders = Des troupes étrangères ont passé la frontière. Trouvez parmi les pions face cachée ce qu’elles sont venues chercher, emportez-le, et faites-leur payer la visite.
paratrooper-brief-hostages = Des otages sont retenus quelque part sous les pions face cachée. Trouvez-les, embarquez-les, et sortez-les de là avant que la crise les condamne.
paratrooper-brief-warlords = Des seigneurs de la guerre se partagent le pays. Trouvez parmi les pions face cachée celui que vous cherchez, et ramenez-le.
paratrooper-brief-insurgents = Des insurgés se cachent dans la population. Retournez leurs pions, trouvez ce que vous êtes venus chercher et emportez-le, sans vous enliser dans la traque.
paratrooper-brief-wmd = Des armes que nul ne devrait avoir se trouvent quelque part sous les pions face cachée. Trouvez-les et emportez-les ; la crise n’attendra pas.
paratrooper-decides-levels = { $glorious } points font une victoire glorieuse, { $reasonable } une victoire honorable ; moins est une débâcle, au-dessous de zéro un déshonneur.
paratrooper-decides-objective = L’objectif vaut { $points } dès qu’un transport (hélicoptère de transport, VLRA ou VBCI) l’a sorti de la carte ; ennemis détruits et hexagones tenus s’y ajoutent, vos pertes et la crise s’en retranchent.
paratrooper-decides-place = Cette mission se joue en { $zone }, sur la carte { $map } : les dés en ont décidé.
paratrooper-decides-home = Dès que l’objectif quitte la carte, la mission est finie, et seul compte ce que vous tenez alors : qui veut plus de points les prend d’abord.
paratrooper-decides-crisis = À la crise { $crisis } la mission est finie, où que vous en soyez.
paratrooper-decides-campaign = Sur { $missions } missions il faut en gagner { $victories } ; { $debacles ->
    [one] une débâcle
   *[other] { $debacles } débâcles
  } au plus.
paratrooper-goal-hidden = pas encore trouvé : sous un pion face cachée
paratrooper-goal-found = trouvé : un transport (hélicoptère, VLRA, VBCI) l’embarque dans son hexagone, puis quitte la carte par le bord, un aérodrome ou une zone de saut{ $closed ->
    [yes] {""} ; aucun véhicule n’y accède, seulement un hélicoptère de transport
   *[no] {""}
  }
paratrooper-goal-aboard = à bord de { $by } : il quitte la carte en phase d’acheminement, par le bord, un aérodrome ou une zone de saut ; la mission finit alors
paratrooper-goal-evacuated = ramené
