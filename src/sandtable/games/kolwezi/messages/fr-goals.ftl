### Ce que veut chaque camp, et ce qui décide
kolwezi-brief = Vous menez le saut du 2e REP sur Kolwezi. Des otages sont retenus en { $places } lieux, { $freed ->
        [0] tous gardés par des Katangais
        [one] dont un sans Katangais
       *[other] dont { $freed } sans Katangais
    }, et les pions ennemis sont face cachée. Atteignez les otages avant 17 h 30 le premier jour, nettoyez la ville, et tenez-la à la fin du second.
kolwezi-decides-levels = Tous les points sont à l’ennemi, et vous en voulez peu : moins de { $dazzling }, victoire éclatante ; moins de { $victory }, victoire ; moins de { $partial }, échec partiel ; au-delà, échec sanglant.
kolwezi-decides-hostages = Les otages exécutés coûtent { $points } points par lieu : là où des Katangais sont avec eux à 17 h 30 le premier jour, à la fin du tour { $first }{ $last ->
    [0] {""}
   *[other] , et encore à la fin du second, au tour { $last }
  }.
kolwezi-decides-open = « Si tout s’arrêtait là » ne compte pas les otages encore tenus par des Katangais : { $places ->
    [one] un lieu
   *[other] { $places } lieux
  }, jusqu’à { $points } points contre vous si personne n’y vient d’ici la fin du tour { $turn }.
kolwezi-decides-lorries = Les { $lorries } camions de { $at } ne valent aucun point, mais portent vos unités le second jour : si aucune unité française n’y est à 17 h 30 le premier, ils sont perdus.
kolwezi-decides-losses = Chaque pas perdu coûte { $step }, chaque fois qu’un de vos pions est cloué au sol { $pin } : pour de bon, même une fois remis.
kolwezi-decides-left = À la fin, chaque pas katangais encore sur la carte coûte { $step }, et la route de l’aéroport { $airport } si elle n’est pas à vous.
kolwezi-goal-airport = points contre vous si elle n’est pas à vous à la fin
kolwezi-goal-hostages = { $fate ->
    [safe] les otages sont saufs
    [held] points contre vous s’ils sont encore détenus à la fin du tour { $turn }
    [freed] libérés ; points contre vous seulement si des Katangais y sont revenus à la fin du tour { $turn }
   *[alone] points contre vous seulement si des Katangais y sont à la fin du tour { $turn }
  }
kolwezi-goal-lorries = les camions : à vous seulement si vous y êtes à 17 h 30
