### La première partie guidée

guerra-lesson-welcome =
    Août 1998. Vous menez les Rebelles, avec le Rwanda, l’Ouganda et le Burundi derrière vous, contre le lointain gouvernement de Kinshasa et ses alliés. Quinze semaines, un pays vaste comme l’Europe de l’Ouest.
    Le camp congolais place d’abord quatre unités angolaises. Regardez.
guerra-lesson-recruits =
    Vos recrues se rassemblent autour des villes de l’est : un village où entre l’une de vos unités est à vous, et les villes sont des points.
    Regardez-les se déployer. Trois vont dans les hexagones encadrés, autour de Faraje que tient encore le gouvernement.
guerra-lesson-pick =
    Un pion porte attaque, défense et mouvement : RCD 8 est un 3-4-4. Vous bougez d’abord, unité par unité.
    Choisissez RCD 8 à Mungbere.
guerra-lesson-move =
    Les hexagones éclairés sont à portée de ses quatre points de mouvement ; le chiffre de chacun est ce qu’il en reste à l’arrivée. La savane est rapide, forêt et montagne lentes, routes et rails aident. L’hexagone encadré touche Faraje.
    Marchez jusque-là.
guerra-lesson-undo =
    Tant qu’aucun dé n’est tombé et que l’autre camp n’a pas eu la parole, vous pouvez vous raviser.
    Reprenez la marche.
guerra-lesson-why =
    Pourquoi ne pas entrer tout droit dans Faraje ?
    Demandez « Pourquoi pas ? », choisissez RCD 8, puis Faraje.
guerra-lesson-move-again =
    Bouger et combattre sont deux phases : un hexagone occupé s’attaque depuis le voisin, on n’y entre jamais.
    Marchez de nouveau jusqu’à l’hexagone voisin de Faraje.
guerra-lesson-supply =
    Une armée coupée de ses centres par route, rail ou fleuve se bat mal. Inutile de calculer : la carte le montre.
    Ouvrez les calques avec le bouton encadré et choisissez-en un du ravitaillement.
guerra-lesson-marched =
    Un calque marque ce dont il parle et reste jusqu’à ce qu’on le ferme. Dans une vraie partie vous bougeriez davantage d’unités ; ici une seule suffit.
    Terminez le mouvement.
guerra-lesson-attack =
    Place au combat. Nommez l’hexagone attaqué, puis ceux qui y prennent part.
    Attaquez Faraje.
guerra-lesson-join =
    La force compte comme un rapport : plus d’unités se joignent depuis les hexagones voisins, meilleure est la colonne.
    Regardez-en quatre se joindre.
guerra-lesson-odds =
    Neuf points d’attaque contre trois de défense. Avant d’engager quiconque, vous pouvez voir les chances.
    Choisissez de combattre, sans confirmer.
guerra-lesson-fight =
    Neuf contre trois, c’est la colonne 3:1 ; un meilleur moral s’ajoute aux dés. Dessous, tous les résultats et leurs chances : le défenseur cède six fois sur dix.
    Confirmez.
guerra-lesson-result =
    Réussi, mais non sans prix : l’une de vos unités subit une perte et passe à mi-force, et la garnison doit reculer.
    Regardez RCD 13 l’encaisser, et les troupes du gouvernement partir.
guerra-lesson-advance =
    L’attaquant à qui le résultat le permet peut suivre dans l’hexagone vidé. Ville prise, points pris.
    Avancez avec RCD 8.
guerra-lesson-log =
    Chaque dé, chaque décalage et chaque règle du combat est dans le journal, et chaque ligne connaît sa place sur la carte.
    Choisissez-y une ligne.
guerra-lesson-turn-end =
    Après votre étape vient celle de l’autre camp. La première semaine, le gouvernement est surpris et ne bouge pas ; il ne lève que des guérillas dans votre dos.
    Regardez la semaine finir et la suivante commencer : points, moral, renforts, points aériens.
guerra-lesson-second-week =
    Un point de remplacement remet RCD 13 à neuf. La garnison de Faraje est en brousse, sans ravitaillement, affaiblie : frappez avant qu’elle ne se refasse.
    Regardez RCD 8 et RCD 14 y aller.
guerra-lesson-air =
    Mais le gouvernement a maintenant des avions. Chaque point aérien vaut un point de force dans n’importe quel combat, le vôtre ou le sien, et il décide après vous.
    Regardez-le en dépenser trois.
guerra-lesson-winning =
    Les bombes ont égalisé ; coupée de tout, la garnison a cédé quand même. Après la semaine 15, un village vaut 1 point, une ville 3, Kinshasa et Mbandaka bien plus, chaque unité détruite 1 ; une piste donne le score si tout s’arrêtait maintenant.
    Le front est ouvert. La partie continue contre l’ordinateur.
