### Options : le nom de chacune, ce qu’elle change et, s’il y en a plusieurs, ses choix

kolwezi-option-te_protects_stack = Les tireurs d’élite protègent toute leur pile
kolwezi-option-te_protects_stack-more = Avec cette option, le tir sur une unité perd un point par tireur d’élite empilé avec elle (deux pour certains). Sans elle, ils ne protègent qu’eux-mêmes.

kolwezi-option-dummies_execute = Même un leurre face cachée exécute des otages
kolwezi-option-dummies_execute-more = Sinon, les pions face cachée auprès des otages sont d’abord retournés, et les leurres retirés sans dommage. Avec cette option, un leurre tue comme une unité ; comptez environ deux points de moins.

kolwezi-option-pins_per_counter = Une unité française n’est comptée clouée qu’une fois
kolwezi-option-pins_per_counter-more = Sinon, l’ennemi marque un point chaque fois qu’une unité française est clouée. Avec cette option, il ne le marque que la première fois pour chaque unité.

kolwezi-option-pinned_units_retreat = Les Katangais cloués peuvent reculer avant un assaut
kolwezi-option-pinned_units_retreat-more = Sinon, seuls ceux qui ne sont pas cloués peuvent s’esquiver avant votre assaut. Avec cette option, les autres le peuvent aussi.

kolwezi-option-second_hostage_check = Les otages sont en danger les deux jours
kolwezi-option-second_hostage_check-more = Les otages encore aux mains des Katangais sont exécutés à la fin du 19 mai et, avec cette option, à la fin du 20 mai aussi. Sans elle, qui survit au premier jour est sauf.

kolwezi-option-hidden_counters_hold = Les pions face cachée ne bougent pas
kolwezi-option-hidden_counters_hold-more = Sinon, les petites unités se glissent vers les otages, les camions et la route de l’aéroport sans être vues. Avec cette option, elles restent où elles sont jusqu’à leur découverte.

kolwezi-option-objective_holders_flee = Les petites unités quittent un objectif quand les Français l’approchent
kolwezi-option-objective_holders_flee-more = Sinon, une petite unité installée auprès des otages, des camions ou sur la route de l’aéroport y reste. Avec cette option, elle s’en va dès que vous êtes à côté.

kolwezi-option-lorries_in_turn = Un camion peut transporter plusieurs unités dans une même phase
kolwezi-option-lorries_in_turn-more = Sinon, un camion roule une fois et porte une seule unité par phase de mouvement. Avec cette option, il peut en reprendre une autre quand son passager est descendu.
