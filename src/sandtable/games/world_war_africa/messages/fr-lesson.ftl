### La première partie guidée

world_war_africa-lesson-welcome =
    Automne 1998. Vous menez les Rebelles : le Rwanda et l’Ouganda, avec leurs alliés congolais. En face, le gouvernement de Kinshasa, le Zimbabwe et l’Angola.
    Chaque ville tenue après le tour 13 vaut un point, et 12 points gagnent ; Kinshasa aussi. Au premier tour, les villes de l’est sont tombées. Voyons le deuxième.
world_war_africa-lesson-new-turn =
    Un tour s’ouvre par un événement et des revenus. Puis on tire un marqueur pour chacun des cinq contingents : celui qui sort recrute, marche et combat aussitôt, et nul ne sait qui sera le premier.
    Regardez le Zimbabwe finir l’ancien tour, et le nouveau commencer.
world_war_africa-lesson-income =
    Le journal dit tout. Chaque ville à ressources a lancé un dé pour son maître : Bukavu et Goma ont rapporté 5 points ensemble, car l’événement est une ruée vers le coltan, et le coltan est chez elles.
    Puis le premier marqueur est sorti : le Rwanda. C’est à vous.
world_war_africa-lesson-recruit =
    Les points de ressources paient des brigades, des avions, des dépôts d’armes, et même des mercenaires. Les recrues se tirent au hasard.
    Recrutez une brigade de l’ANC pour un point.
world_war_africa-lesson-placed =
    Elle arrive dans une ville tenue par le Rwanda. Ce qui n’est pas dépensé reste : dix points en caisse comptent à la fin.
    Regardez-la arriver à Bukavu, et les achats finir.
world_war_africa-lesson-pick =
    Kindu, au cœur de la forêt, est une ville et un aérodrome, tenus par une seule brigade hutue. Deux de vos brigades sont déjà à côté ; une troisième est à Kongolo.
    Choisissez Rw/201 à Kongolo.
world_war_africa-lesson-move =
    Une unité marche sans risque de la moitié de son allure. Au-delà, c’est une marche forcée, et un dé dit combien elle coûte. Le chiffre d’un hexagone éclairé est ce qui reste de la marche à l’arrivée.
    L’hexagone encadré, voisin de Kindu, est assez près : allez-y.
world_war_africa-lesson-undo =
    Aucun dé lancé, rien de caché révélé : vous pouvez vous raviser.
    Reprenez la marche.
world_war_africa-lesson-why =
    La brigade pourrait-elle entrer droit dans Kindu ?
    Demandez « Pourquoi pas ? », choisissez la brigade, puis Kindu.
world_war_africa-lesson-move-again =
    Deux camps ne partagent jamais un hexagone. On attaque depuis les voisins, et l’on entre quand il n’y a plus personne. La table avertit que Kongolo reste vide : c’est vrai, et c’est le risque de cette marche.
    Marchez de nouveau à côté de Kindu.
world_war_africa-lesson-marched =
    Trois brigades entourent maintenant Kindu. D’une pile ennemie on ne voit que l’unité du dessus et le nombre des autres ; ici il n’y en a qu’une.
    Terminez le mouvement.
world_war_africa-lesson-attack =
    Nommez d’abord l’hexagone, puis les attaquants.
    Attaquez Kindu.
world_war_africa-lesson-join =
    Chaque brigade apporte son facteur d’attaque, le chiffre de gauche du pion. Nul n’est forcé d’attaquer, mais on y va ensemble.
    Regardez les trois se joindre.
world_war_africa-lesson-odds =
    Trois brigades contre une. Avant de lancer l’attaque, vous pouvez la peser.
    Choisissez de la lancer, sans confirmer.
world_war_africa-lesson-launch =
    La fiche additionne les deux camps, retire une colonne pour la forêt et donne la chance exacte de chaque perte, les vôtres comprises.
    Ensuite on ne recule plus. Lancez l’attaque.
world_war_africa-lesson-infiltrate =
    Les deux camps peuvent encore ajouter un appui : avions, dépôts d’armes. Contre l’armée congolaise, le Rwanda a autre chose : des infiltrés, qui améliorent presque toujours votre dé.
    Employez-les, et que les dés tombent.
world_war_africa-lesson-advance =
    Un 5, plus un pour les infiltrés : la brigade hutue n’est plus, et vous n’avez rien perdu. Dans cette guerre on ne bat pas en retraite.
    Kindu est vide. Avancez avec Rw/301.
world_war_africa-lesson-log =
    Kindu est à vous, et un point de victoire avec elle. Le journal garde chaque dé et ses raisons.
    Choisissez-y une ligne : la carte montre le lieu.
world_war_africa-lesson-next-chit =
    Votre contingent a fini. On tire le marqueur suivant, et ce peut être n’importe qui. C’est pourquoi une ville laissée vide, comme Kongolo à présent, est un risque à ne prendre que pour mieux : ici, Kindu.
    Regardez le tirage.
world_war_africa-lesson-winning =
    Le Zimbabwe. Quand les cinq ont agi, le tour s’achève et les marqueurs retournent au tirage.
    Après le tour 13, chaque ville vaut un point ; 12 points gagnent, 9 à 11 font match nul, et tenir Kinshasa à la fin d’un tour gagne aussitôt. Vous en avez dix : tenez-les et gagnez-en deux de plus, contre l’ordinateur.
