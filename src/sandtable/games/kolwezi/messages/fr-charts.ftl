### Les tables de Jumping on Kolwezi

kolwezi-chart-nothing = rien
kolwezi-chart-pinned = clouée au sol
kolwezi-chart-step = un échelon perdu, et clouée au sol
kolwezi-chart-step-alone = un échelon perdu
kolwezi-chart-eliminated = éliminée
kolwezi-chart-landed = se pose sans mal
kolwezi-chart-fire = Tir AP
kolwezi-chart-fire-note = Un dé à dix faces, plus la valeur de l’unité qui tire, ou de toutes celles qui tirent ensemble.
kolwezi-chart-fire-hostages = Tir français, otages dans la zone de la cible
kolwezi-chart-fire-protected = Cible en terrain protégé (sauf motorisée, sauf tir d’opportunité)
kolwezi-chart-fire-elevated = Cible en terrain élevé
kolwezi-chart-fire-sharpshooters = Chaque tireur d’élite (TE) de ceux qui tirent / de la cible
kolwezi-chart-assault = Assaut
kolwezi-chart-assault-note = Un dé à dix faces, plus la valeur de l’unité. Les survivants ripostent par la même table ; puis les Français reviennent, cloués.
kolwezi-chart-assault-hostages = Français, otages dans la zone de la cible
kolwezi-chart-assault-terrain = Français, cible en terrain protégé ou élevé (sauf motorisée)
kolwezi-chart-assault-pinned_reply = Katangais qui ripostent cloués
kolwezi-chart-rockets = Roquettes contre les AML (tir AC)
kolwezi-chart-rockets-note = Un dé à six faces, sans rien ajouter. L’équipe LRAC doit d’abord avoir touché terre : un dé qui ne dépasse pas le numéro du tour.
kolwezi-chart-landing = Test d’atterrissage
kolwezi-chart-landing-note = Un dé à six faces pour chaque unité qui saute.
kolwezi-chart-landing-adjacent = Katangais à côté de la zone
kolwezi-chart-landing-night = Saut de nuit
kolwezi-chart-recovery = Unités clouées
kolwezi-chart-side = Camp
kolwezi-chart-stays = Reste clouée sur
kolwezi-chart-turns = Piste des tours
kolwezi-chart-turns-note = Le dernier tour n’a pas de phase katangaise.
kolwezi-chart-hour = { $day } mai, { $time }
kolwezi-chart-when = Quand
kolwezi-chart-turn-night = Nuit
kolwezi-chart-turn-second_wave = La deuxième vague peut sauter
kolwezi-chart-turn-lorry_check = Camions récupérés ou détruits
kolwezi-chart-turn-hostage_check = Otages exécutés là où sont des Katangais
kolwezi-chart-turn-night_infiltration = Infiltration de nuit
kolwezi-chart-turn-day_infiltration = Infiltration de jour
kolwezi-chart-victory = Points et niveaux de victoire
kolwezi-chart-victory-note = Seuls les Katangais marquent ; moins il y a de points, mieux c’est pour les Français.
kolwezi-chart-points-airport_road = Les Katangais contrôlent la route de l’aéroport
kolwezi-chart-points-hostages = Chaque groupe d’otages exécuté
kolwezi-chart-points-french_step = Chaque échelon français perdu
kolwezi-chart-points-katangan_step = Chaque échelon katangais sur la carte à la fin
kolwezi-chart-points-pin = Chaque unité française clouée sans perte
kolwezi-chart-counter-attack = Contre-attaque blindée
kolwezi-chart-throw = Jet
kolwezi-chart-die-where = Par où elle arrive
kolwezi-chart-die-how = Comment elle se comporte
kolwezi-chart-arrives = bord { $edge } de Kolwezi ; s’il est barré, la route à l’extérieur ({ $ways })
kolwezi-chart-bold = très agressive : au contact de l’unité française la plus proche
kolwezi-chart-cautious = moins agressive : reste à deux liaisons
kolwezi-chart-numbers = Mouvement, portées et mise en place
kolwezi-chart-foot = Liaisons par tour à pied
kolwezi-chart-motorised = Unités motorisées
kolwezi-chart-motorised-far = sans limite dans une zone urbaine, et jusqu’au bord de la suivante
kolwezi-chart-combined = Unités qu’un PC fait tirer avec lui
kolwezi-chart-hidden-value = Valeur d’un pion caché en tir d’opportunité
kolwezi-chart-direct = Liaisons du tir direct à longue distance (AML, SMM ; de jour, le long d’une ligne dégagée)
kolwezi-chart-support = Liaisons de l’appui de mortiers (cible à côté d’un PC tactique)
kolwezi-chart-bend = Une ligne de tir peut dévier de
kolwezi-chart-lorries = Camions
kolwezi-chart-blue = Les sections bleues commencent à
kolwezi-chart-first-sector = Première zone d’attaque pour un saut sur { $zone }
kolwezi-chart-faces = Pions : ce qui est imprimé
kolwezi-chart-faces-note = Deux valeurs : pleine force / réduit. Un pion à une valeur n’a qu’un échelon.
kolwezi-chart-counter = Pion
kolwezi-chart-count = Nombre
kolwezi-chart-value = Valeur
kolwezi-chart-far = À 2 et 3 liaisons
kolwezi-chart-te = Tireurs d’élite (TE)
kolwezi-chart-rockets-mark = Roquettes (AC)
kolwezi-chart-mot = Motorisé
kolwezi-chart-front-only = à pleine force
kolwezi-chart-hidden = Pions mélangés face cachée
kolwezi-chart-colour = Couleur
kolwezi-chart-mixed = Parmi eux
kolwezi-chart-forces = Ordre de bataille
kolwezi-chart-kind = Genre
kolwezi-chart-wave = Vague
kolwezi-chart-company = Compagnie
kolwezi-chart-face-tactical_pc_reduced = PC tactique réduit
kolwezi-chart-face-tactical_pc = PC tactique
kolwezi-chart-face-company_pc = PC de compagnie
kolwezi-chart-face-legion_section = Section de Légion
kolwezi-chart-face-smm = Section de mortiers (SMM)
kolwezi-chart-face-ser = Section de reconnaissance (SER)
kolwezi-chart-face-katangan_pc = PC katangais
kolwezi-chart-face-section_5 = Section
kolwezi-chart-face-section_6 = Section avec mitrailleuse
kolwezi-chart-face-section_7 = Section avec mitrailleuse lourde
kolwezi-chart-face-motorised_section = Section motorisée
kolwezi-chart-face-aml = Peloton AML
kolwezi-chart-face-green_group = Groupe motorisé (vert)
kolwezi-chart-face-motorised_group = Groupe motorisé
kolwezi-chart-face-group = Groupe
kolwezi-chart-face-dummy = Leurre
kolwezi-chart-degrees = { $degrees } degrés
kolwezi-name-pion-rouge = Pions rouges
kolwezi-name-pion-bleu = Pions bleus
kolwezi-name-pion-jaune = Pions jaunes

## Ce que les règles demandent à un espace

kolwezi-place-part = { $part }
kolwezi-place-protected = Protégé : tir −{ $fire }, assaut −{ $assault }
kolwezi-place-elevated = Élevé : tir −{ $fire }, assaut −{ $assault }
kolwezi-place-hostages = { $fate ->
    [held] Des otages sont détenus ici : tir français −{ $fire }
    [freed] Les otages sont libérés ici, tant que les Français restent : tir français −{ $fire }
    [alone] Des otages sont ici, sans personne avec eux : tir français −{ $fire }
    [safe] Les otages sont saufs ici : tir français −{ $fire }
   *[executed] Les otages ont été exécutés ici
  }
kolwezi-place-garrison = La garnison est l’un des pions jaunes que personne n’a encore vus : { $pc ->
    [0] { "" }
   *[other] le PC,{ " " }
  }{ $groups ->
    [one] { $groups } groupe de valeur 2
   *[other] { $groups } groupes de valeur 2
  }, { $dummies ->
    [one] { $dummies } leurre
   *[other] { $dummies } leurres
  }. Elle se montre dès que des Français arrivent à côté de la cité. { $pc ->
    [0] Elle compte 1 point.
   *[other] Elle compte 1 point ; le PC amène sept sections, { $steps } points avec lui.
  }
kolwezi-place-lorries = Les camions de la Gécamines
kolwezi-place-airport = La route de l’aéroport
kolwezi-place-edge = Bord { $edge } de Kolwezi
kolwezi-place-links = Mène à { $to }

## Pourquoi un total est ce qu’il est, par règle

kolwezi-reason-4-g = des Katangais à côté
kolwezi-reason-4-h = saut de nuit
kolwezi-reason-5_1-j = tireurs d’élite
kolwezi-reason-5_4-l = valeur
kolwezi-reason-7-c = valeur
kolwezi-reason-8_1-c = face cachée
kolwezi-reason-8_3-a = valeur
kolwezi-reason-8_3-e = otages sur place
kolwezi-reason-8_3-f = terrain protégé
kolwezi-reason-8_3-g = terrain élevé
kolwezi-reason-8_3-h = tireurs d’élite
kolwezi-reason-8_3-i = tireurs d’élite de la cible
kolwezi-reason-8_5-a = valeur
kolwezi-reason-8_5-c = valeur
kolwezi-reason-8_6-b = mortiers
kolwezi-reason-9_1-a = valeur
kolwezi-reason-9_1-b = otages sur place
kolwezi-reason-9_1-c = terrain
kolwezi-reason-9_1-g = valeur
kolwezi-reason-9_2-a = valeur
kolwezi-reason-9_2-b = cloué au sol
