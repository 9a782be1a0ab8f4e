### La première partie guidée

kolwezi-lesson-welcome =
    19 mai 1978, quinze heures trente. Des rebelles tiennent la ville minière de Kolwezi et quelque deux mille Européens ; vos paras sont au-dessus de la ville.
    Sept lieux gardent des otages, dont quatre sont encadrés ici. À la nuit, dans trois tours, tout lieu encore occupé par une unité katangaise est perdu.
kolwezi-lesson-hidden =
    Les pions rouges et bleus sont retournés. Certains sont des combattants, beaucoup des leurres, et l’on ne sait lesquels qu’en arrivant à côté.
    Choisissez le pion encadré et voyez combien vous en savez peu.
kolwezi-lesson-jump =
    La première vague saute maintenant : trois compagnies et le colonel. La zone A, l’ancien aérodrome, est à quelques rues des otages ; la zone B borde la ville nouvelle.
    Sautez sur la zone A.
kolwezi-lesson-land =
    Une compagnie se pose ensemble : un PC et trois sections. Des ennemis voisins gêneraient l’atterrissage ; ici le terrain est libre.
    Posez la 1re compagnie au centre.
kolwezi-lesson-landed =
    À l’atterrissage, chaque unité lance un dé ; celle qui se fait surprendre est clouée et ne combat pas.
    Regardez descendre les autres compagnies.
kolwezi-lesson-pick =
    Tous au sol, indemnes. Vous bougez maintenant, unité par unité : trois zones à pied, le long des liaisons.
    Choisissez la 1re section de la 1re compagnie.
kolwezi-lesson-move =
    Les zones à portée sont éclairées ; le chiffre de chacune est ce qui reste de son mouvement à l’arrivée. La Poste centrale touche le lycée Jean XXIII, où des otages sont retenus.
    Envoyez-y la section.
kolwezi-lesson-undo =
    Rien n’a encore été lancé ni vu : un déplacement se reprend sans frais.
    Reprenez-le.
kolwezi-lesson-why =
    L’Hôtel Impala n’est pas plus loin, mais il n’est pas proposé.
    Demandez « Pourquoi pas ? », choisissez la section, puis l’hôtel : la table cite la règle.
kolwezi-lesson-move-again =
    On n’entre pas à pied chez l’ennemi, fût-il un leurre : y entrer, c’est un assaut, et l’assaut vient plus tard dans le tour.
    Envoyez de nouveau la section à la poste.
kolwezi-lesson-others =
    Les autres serrent le lycée des deux côtés. À la fin du mouvement, tout pion caché voisin d’un para est retourné.
    Regardez.
kolwezi-lesson-target =
    Trois leurres et un vrai groupe : il garde le lycée. Le tir vient avant l’assaut.
    Prenez-le pour cible.
kolwezi-lesson-odds =
    Choisissez qui tire. Qui tire ne donne pas l’assaut dans la même phase : une section tire, une autre entrera.
    Choisissez la 1re section, regardez ses chances, et attendez.
kolwezi-lesson-fire =
    Un dé à dix faces, plus la valeur de la section et ses tireurs d’élite, moins 2 pour les otages dans la ligne de tir et 2 pour les murs. Dès 10 la cible est clouée, dès 15 elle perd un pas.
    Dessous, la chance de chaque résultat. Feu.
kolwezi-lesson-cease-fire =
    Cloué ! Un groupe cloué ne tire plus et ne s’enfuit plus ; il n’en faut pas davantage.
    Terminez le tir.
kolwezi-lesson-assault =
    À l’assaut ! Un dé plus la valeur de la section ; à 12 l’ennemi est détruit. En cas d’échec vos hommes reviennent, cloués.
    Tous ceux qui sont à côté et n’ont pas tiré peuvent entrer, un seul ou plusieurs. Choisissez le lycée.
kolwezi-lesson-villas =
    La 2e section suffira. Les Villas P2 gardent aussi des otages, derrière un simple leurre : la 3e section n’a qu’à entrer. On lance les dés quand tous vos assauts sont prêts.
    Regardez les deux, puis la réponse des Katangais.
kolwezi-lesson-log =
    Les deux lieux sont libres. Puis l’ennemi a bougé, et nul ne le joue sinon les règles. Si une carte dit ce que les dés ont décidé, passez-la : derrière elle se trouve le journal, avec la raison de chaque pion.
    Choisissez une ligne du journal : la carte montre où cela s’est passé.
kolwezi-lesson-armour =
    Des automitrailleuses (AML) ont surgi près de votre 3e compagnie. Au tir, seules les roquettes les touchent, et dans la première heure on a rarement retrouvé son équipe. (Plusieurs sections à l’assaut le peuvent aussi.)
    Regardez deux sections essayer, puis la fin du tour : les unités clouées tentent de se reprendre, les leurres s’en vont.
kolwezi-lesson-winning =
    Les points comptent contre vous : 5 par groupe d’otages exécuté, 5 si l’ennemi tient la route de l’aéroport, 2½ par pas perdu, 1 par unité clouée, 1 par pas katangais restant. Moins de 11, c’est une victoire ; l’histoire en a fait 5.
    Il reste deux tours avant la nuit. Otages : 3 lieux libres sur 7, dont un que personne ne garde. À vous.
