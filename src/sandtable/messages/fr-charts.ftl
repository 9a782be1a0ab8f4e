### Les tables qu’un joueur aurait sur papier

charts = Tables
charts-search = Chercher dans les tables
charts-none = Ce jeu n’a pas de tables.
charts-nothing = Aucune table ne contient ces mots.
chart-open = Sur la table
chart-lit = en usage
chart-now = maintenant
chart-rules = Règles :
chart-reconstructed = absent du livret : reconstitué
chart-reconstructed-note = ° Le livret n’imprime pas cette valeur : elle est reconstituée. Qui possède le jeu imprimé peut la corriger dans une copie du paquet de données.
chart-reconstructed-all = ° Le livret n’imprime aucune de ces valeurs : la table est reconstituée. Qui possède le jeu imprimé peut la corriger dans une copie du paquet de données.
chart-dice = Dés
chart-die = Dé
chart-turn = Tour
chart-points = Points
chart-what = Objet
chart-result = Résultat
chart-figure = { NUMBER($value) }
chart-score = Score, ou ce qui le modifie
chart-score-result = Résultat, ou modificateur
chart-number = Nombre
key-charts = les tables
plain-help-charts = tables [NOM|NUMÉRO]  les tables du jeu ; l'une par un mot de son nom ; celles que lit une réponse
screen-key-charts = Tables
