### La première partie guidée

colonial-lesson-welcome =
    Deux puits dans le désert, trois unités de chaque côté. Vous commandez la colonne bleue ; l’armée rouge occupe déjà le puits de l’est.
    Qui tient les puits à la fin de la bataille en marque les points. Prenons les deux.
colonial-lesson-units =
    Chaque pion est une unité de quatre figurines, ou un canon et ses servants. Son arme donne la portée, ses figurines le nombre de dés.
    Choisissez votre bataillon de supplétifs dans l’hexagone encadré et lisez ce qu’il vaut.
colonial-lesson-cards =
    À chaque tour, chaque unité reçoit une carte, face visible. La rangée donne l’ordre : les petites cartes agissent d’abord, quel que soit leur camp.
    La couleur compte aussi : avec une carte rouge, on ne passe ni bois ni collines. Vos supplétifs ont le 3 de cœur et ouvrent le tour.
colonial-lesson-move =
    Quand sa carte vient, une unité peut se déplacer, puis combattre. L’infanterie avance d’un hexagone, la cavalerie de deux ; par la route, d’un de plus. Le chiffre d’un hexagone éclairé est ce qui reste du déplacement à l’arrivée.
    Envoyez les supplétifs dans l’hexagone encadré, à côté du puits.
colonial-lesson-undo =
    Changer d’avis ne coûte rien tant qu’aucun dé n’est lancé, aucune carte retournée, rien montré à l’adversaire.
    Reprenez le déplacement.
colonial-lesson-why =
    Et si les supplétifs se cachaient dans le bois ? Il n’est pas proposé, et la table dit toujours pourquoi.
    Demandez « Pourquoi pas ? », choisissez les supplétifs, puis le bois encadré.
colonial-lesson-move-again =
    Carte rouge, donc pas de bois : c’est la règle que vous venez de lire.
    Envoyez de nouveau les supplétifs à côté du puits.
colonial-lesson-odds =
    Des tirailleurs tiennent le village autour du puits, à un hexagone. Avant de tirer, on voit ses chances.
    Choisissez de tirer sur l’hexagone encadré, sans aller plus loin.
colonial-lesson-fire =
    La fiche dit tout : deux dés au lieu de quatre, car l’unité a bougé ; chaque 6 touche ; et dans le village une carte noire sauve la cible.
    Voilà vos chances. Confirmez le tir.
colonial-lesson-return-fire =
    Touché, et la carte de couvert était rouge : le coup compte. Le premier met en désordre : ces tirailleurs ne bougent plus et lancent moitié moins de dés.
    Leur carte est la suivante. Regardez-les répondre.
colonial-lesson-machine-gun =
    Deux dés, aucun 6. À votre mitrailleuse : elle n’a pas bougé, ses deux servants lancent donc quatre dés, jusqu’à quatre hexagones.
    Tirez sur le puits.
colonial-lesson-log =
    Deux coups au but : une carte noire en a sauvé un, l’autre a coûté une figurine, car une unité déjà en désordre perd des hommes. Une figurine vaut un point.
    Tout est dans le journal, dés et règles compris. Choisissez-y une ligne : le plateau montre où cela s’est passé.
colonial-lesson-ride =
    À la gendarmerie montée. L’assaut se donne depuis l’hexagone voisin, et les cavaliers y arrivent : deux hexagones par déplacement.
    Galopez jusqu’au puits de l’ouest.
colonial-lesson-assault =
    Dans un assaut, les deux camps lancent leurs dés. Chaque 6 touche, mais le total compte aussi : le plus fort reste, le plus faible recule.
    Deux dés contre l’unique dé d’hommes ébranlés. À l’assaut !
colonial-lesson-driven-back =
    Neuf contre trois : les tirailleurs reculent et vos cavaliers prennent leur place. L’adversaire choisit où aller.
    Regardez.
colonial-lesson-spears =
    Le puits de l’est est à vous. Mais les lanciers n’ont pas encore agi, et ils ne savent que charger.
    Regardez leur tour.
colonial-lesson-turn-end =
    Repoussés ! Quand tous ont agi, le tour s’achève, et chaque unité en désordre retourne une carte pour se reprendre : meilleure elle est, plus de couleurs l’aident. Aucune des leurs n’y parvient ; les lanciers n’y parviendront jamais.
    De nouvelles cartes sont distribuées, et c’est déjà à vos supplétifs.
colonial-lesson-well =
    Le puits de l’ouest est vide, et les supplétifs sont à côté.
    Prenez-le.
colonial-lesson-winning =
    Les points viennent des lieux tenus à la fin (4 par puits), des figurines abattues (1 chacune) et des canons (2). Trois points d’avance font une petite victoire, huit une grande ; le tour 8 est le dernier.
    Vous en savez assez pour gagner. La partie continue contre l’ordinateur.
