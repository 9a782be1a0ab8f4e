### World War Africa

world_war_africa-title = World War Africa
world_war_africa-about = Le Congo 1998–2001 : cinq contingents, des villes minières et un pari à Kitona.
world_war_africa-played = Deux joueurs · 3 à 5 heures

## Questions

world_war_africa-question-overstacking = Trop d'unités à { $at } : laquelle part ?
world_war_africa-question-setup-kinshasa = { $units ->
    [one] Kinshasa : encore une brigade d'infanterie FAC ?
   *[other] Kinshasa : jusqu'à deux autres brigades d'infanterie FAC.
  }
world_war_africa-question-setup-rolls = On jette les dés pour les villes de l'est.
world_war_africa-question-setup-uprising = { $at } se soulève pour les rebelles : quelle milice y commence ? Elles diffèrent par la force (attaque-défense-mouvement) ; celle qui n’est pas prise peut venir plus tard.
world_war_africa-question-setup-isiro = Isiro ne s’est pas soulevée : quelle brigade FAC la tient ?
world_war_africa-question-setup-garrisons = { $at } : quelle brigade FAC tient la ville ?
world_war_africa-question-setup-militia = Quelle ville reçoit la milice FAC suivante ? Une par ville, là où sont des brigades FAC.
world_war_africa-question-setup-hutus = { $unit }, des Hutus, est tirée : où commence-t-elle ? Dans une ville sans rebelles ou à côté, en Orientale, au Kasaï-Oriental ou aux Kivus.
world_war_africa-question-setup-brigades = { $unit } est tirée : sur la carte près de Bukavu et de Goma, ou gardée au Rwanda ? { $left ->
    [0] C'est la dernière.
    [one] Il en vient encore une après elle.
   *[other] Il en vient encore { $left } après elle.
  }
world_war_africa-question-setup-caches = Où va le dépôt d'armes ? Dépensé au combat, il améliore le dé de 1 pour les unités du même hexagone. Le numéro est celui de son pion. { $left ->
    [0] C'est le dernier.
    [one] Il en vient encore un après lui.
   *[other] Il en vient encore { $left } après lui.
  }
world_war_africa-question-setup-rdc = Où commence une milice RDC, à deux hexagones au plus de Bukavu ou de Goma ?
world_war_africa-question-setup-anc = { $unit } est tirée : où commence-t-elle, à deux hexagones au plus de Bukavu ou de Goma ?
world_war_africa-question-setup-burundi = Où, près de Bukavu, commencent les Burundais ?
world_war_africa-question-setup-ugandans = L'Ouganda se prépare.
world_war_africa-question-setup-mlc = { $unit } est tirée : commence-t-elle dans la case Ouganda, ou sera-t-elle achetée plus tard ?
world_war_africa-question-coup-declare = Tente-t-on le coup de Kitona ? Il ne coûte aucun point : une unité peut être transportée de la carte à Kitona, loin de tout secours, et un dé y amène une brigade (1–{ $militia } milice RDC, { $brigade }–6 infanterie ANC).
world_war_africa-question-coup-airlift = Quelle unité est transportée à Kitona ?
world_war_africa-question-coup-die = Le dé décide de ce que Kitona rapporte.
world_war_africa-question-coup-gain = Quelle brigade se joint à Kitona ?
world_war_africa-question-arrival = Où apparaît { $unit } ?
world_war_africa-question-clash = Des Ougandais attaquent-ils des Rwandais ?
world_war_africa-question-setup-review = Tout est placé tel que l’histoire le donne. Pour changer, cliquez une unité, puis l’endroit où elle commencera.
world_war_africa-question-activation = { $contingent } est tiré, et un dé dit combien il peut engager. Un point de la RD Congo pour +1 ?
world_war_africa-question-turn = { $contingent } : { $units ->
    [one] encore { $units } unité au repos
   *[other] encore { $units } unités au repos
  }. Laquelle ?
world_war_africa-question-reinforcement = { $contingent } a { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : qu'achète-t-on ?
world_war_africa-question-placement = Où arrive { $unit } ?
world_war_africa-question-contract = Les contractuels demandent { $price ->
    [one] { $price } point
   *[other] { $price } points
  } chacun : combien ?
world_war_africa-question-movement = { $contingent } se déplace : quelle unité ?
world_war_africa-question-march = { $units } : vers où ? { $points } PM{ $rolled ->
    [yes] .
   *[no] {" "}sans jet de dé, sur { $full }.
  }
world_war_africa-question-voyage = { $units } : où le fleuve l'amène-t-il ?
world_war_africa-question-flight = { $units } : où se pose-t-on ({ $by }) ?
world_war_africa-question-freight = { $unit } : quel appareil l'emporte ?
world_war_africa-question-freight-flight = Où dépose-t-on { $unit } ?
world_war_africa-question-combat = { $contingent } peut attaquer : quel hexagone ?
world_war_africa-question-muster = Qui attaque { $at } ?
world_war_africa-question-battle-support = Attaque de force { $strength } sur { $at } : appui aérien ou hélicoptères ?
world_war_africa-question-battle-cancel = Attaque de force { $strength } sur { $at } : quel pion ennemi est chassé ?
world_war_africa-question-battle-caches = Attaque de force { $strength } sur { $at } : utiliser un dépôt d'armes ?
world_war_africa-question-battle-infiltration = Attaque de force { $strength } sur { $at } : employer les infiltrés ? Ils ne s'épuisent pas ; un dé ajoute jusqu'à 2.
world_war_africa-question-battle-roll = Combat à { $at }.
world_war_africa-question-losses = Combat à { $at }, { $units ->
    [one] { $units } unité est perdue
   *[other] { $units } unités sont perdues
  } : laquelle ?
world_war_africa-question-advance = { $to } n'a plus de défenseurs : qui avance ?

## Actions

world_war_africa-do-place = { $unit }{ $factors } à { $to }
world_war_africa-do-history = Placer le reste tel que l’histoire le donne ; tout peut encore changer
world_war_africa-do-keep = La laisser parmi les unités disponibles : elle pourra être achetée plus tard
world_war_africa-do-coup = Déclarer le coup de Kitona
world_war_africa-do-coup-not = Pas de coup à Kitona
world_war_africa-do-airlift-not = Ne transporter personne à Kitona
world_war_africa-do-airlift = Transporter { $unit }{ $factors } de { $at } à Kitona
world_war_africa-do-spend = Dépenser 1 point : +1 au dé
world_war_africa-do-save = Ne rien dépenser
world_war_africa-do-turn = { $unit }{ $factors } à { $at } se repose
world_war_africa-recruits = Tirées à l’aveugle parmi les unités disponibles
world_war_africa-denied-10-1-d = pas assez de points
world_war_africa-denied-10-2-1-c = une seule fois par tour
world_war_africa-denied-10-0-a = plus personne
world_war_africa-denied-10-1-f = aucune place où les mettre
world_war_africa-do-recruit = Recruter { $group } pour { $price } p.
world_war_africa-do-buy = Acheter { $unit }{ $factors } pour { $price } p.{ $good ->
    [support] {" "}: aide dans un combat
    [transport] {" "}: emporte une unité ou un dépôt
    [grounded] {" "}: inutile tant que votre camp n’a pas deux aérodromes entre lesquels voler
    [adr] {" "}: peut chasser des aéronefs d'un combat
   *[none] {""}
  }
world_war_africa-do-cache = Dépôt d'armes à { $to } pour { $price } p. : une fois, dé meilleur de 1
world_war_africa-do-hire = Demander aux contractuels le prix d'un avion
world_war_africa-do-contract = { $markers ->
    [one] En engager { $markers }
   *[other] En engager { $markers }
  }
world_war_africa-do-libya = La brigade offerte par la Libye
world_war_africa-do-advise = Conseillers auprès de { $unit }{ $factors } à { $at }
world_war_africa-do-pick = Déplacer { $unit }{ $factors } de { $at }
world_war_africa-do-add = Avec { $unit }{ $factors }
world_war_africa-do-load = Emporter { $unit }
world_war_africa-do-force = Marche forcée : tous ses PM, mais un dé peut doubler le coût de chaque hexagone
world_war_africa-do-go = Marcher vers { $to }
world_war_africa-do-river = Par le fleuve
world_war_africa-do-fly = Embarquer : { $by }
world_war_africa-do-board = Marcher vers { $to }, embarquer : { $by }
world_war_africa-do-land = Débarquer à { $to }
world_war_africa-do-slip = S'infiltrer au Rwanda : jet
world_war_africa-do-drop = { $unit } reste ici
world_war_africa-do-split = { $unit } continue d’abord de son côté, les autres ensuite
world_war_africa-do-stay = Ne pas marcher plus loin : cette marche est finie
world_war_africa-do-attack = Attaquer { $at }
world_war_africa-do-join = { $unit }{ $factors } attaque de { $at }{ $short ->
    [0] {""}
   *[other] {" "}– sans ravitaillement, avec { $short }
  }
world_war_africa-do-launch = Lancer l'attaque
world_war_africa-do-use = Employer { $by }{ $factors }
world_war_africa-do-cancel = Chasser { $by }{ $factors }
world_war_africa-do-infiltrate = Employer les infiltrés
world_war_africa-do-intercept = Traquer les Hutus au Rwanda
world_war_africa-do-intercept-helicopter = Les traquer avec { $by }
world_war_africa-do-lose = Perdre { $unit }{ $factors }
world_war_africa-do-advance = { $unit }{ $factors } avance
world_war_africa-do-advance-cache = { $unit }{ $factors } avance avec { $cache }
world_war_africa-do-clash = Les Ougandais de { $at } attaquent { $to }
world_war_africa-do-done = { $part ->
    [reinforcement] Assez d’achats
    [setup] Commencer ainsi
    [movement] Mouvement terminé
    [combat] Plus d’attaques
   *[other] Rien de plus
  }
world_war_africa-do-no-help = { $infiltrators ->
    [yes] { $helped ->
        [yes] Plus de renfort, sans le dé gratuit des infiltrés : au combat
       *[no] Aucun renfort, sans le dé gratuit des infiltrés : au combat
    }
   *[no] { $helped ->
        [yes] Plus de renfort : au combat
       *[no] Aucun renfort : au combat
    }
}
world_war_africa-do-help-later = { $later ->
    [caches] Rien maintenant : un dépôt d'armes pourra suivre
    [infiltrators] Rien maintenant : les infiltrés pourront suivre
    [both] Rien maintenant : dépôts d'armes et infiltrés pourront suivre
   *[other] Rien pour l’instant : redemandé après l’autre camp, si cela peut encore changer quelque chose
}
world_war_africa-do-advance-not = { $helped ->
    [yes] Personne d'autre n'avance
   *[no] Personne n'avance
}

## Events

world_war_africa-event-placed = { $unit } prend place à { $to }.
world_war_africa-event-likely = { $side } : mise en place conforme à l’histoire.
world_war_africa-event-drawn = { $unit } est tirée.
world_war_africa-event-uprising-rolls = Dés pour les villes de l'est ; à partir de { $least }, une ville se soulève pour les rebelles ({ $count ->
    [0] aucune
   *[other] { $risen }
  }) : { $rolls }.
world_war_africa-event-coup = Les rebelles frappent à Kitona.
world_war_africa-event-airlift = { $unit } est transportée de { $from } à Kitona.
world_war_africa-event-coup-roll = Kitona : { $die } – une brigade { $faction } se joint.
world_war_africa-event-turn = Tour { $turn } sur { $of } : { $months }. { $rain_north ->
    [yes] { $rain_south ->
        [yes] Pluie partout
       *[no] Pluie au nord
      }
   *[no] { $rain_south ->
        [yes] Pluie au sud
       *[no] Pas de pluie
      }
  }.
world_war_africa-event-activation = { $contingent } est activé.
world_war_africa-event-activation-roll = { $contingent } : dé { $die }, en tout { $result } : { $land ->
    [one] { $land } unité terrestre
   *[other] { $land } unités terrestres
  }, { $air ->
    [one] { $air } appui aérien
   *[other] { $air } appuis aériens
  }, { $helo ->
    [one] { $helo } appui par hélicoptère
   *[other] { $helo } appuis par hélicoptère
  }.
world_war_africa-event-inactive = { $unit } à { $at } se repose ce tour.
world_war_africa-event-inactive-unseen = Une unité à { $at } se repose ce tour.
world_war_africa-event-event = Événement : { $event ->
    [chad-withdrawal] Retrait du Tchad
    [coltan-rush] Ruée vers le coltan
    [corruption-and-graft] Corruption et détournements
    [foreign-advisers] Conseillers étrangers
    [mlc-in-car] Le MLC en République centrafricaine
    [ituri-conflict] Conflit de l'Ituri
    [libyan-support] Soutien libyen
    [no-event] Aucun événement
    [ugandan-rebels] Rebelles ougandais
    [clash] Affrontement ougando-rwandais
   *[unita-crushed] L'UNITA écrasée
  }. { world_war_africa-chart-event-does }
world_war_africa-event-event-returned = Trop tôt : { $event ->
    [chad-withdrawal] Retrait du Tchad
    [coltan-rush] Ruée vers le coltan
    [corruption-and-graft] Corruption et détournements
    [foreign-advisers] Conseillers étrangers
    [mlc-in-car] Le MLC en République centrafricaine
    [ituri-conflict] Conflit de l'Ituri
    [libyan-support] Soutien libyen
    [no-event] Aucun événement
    [ugandan-rebels] Rebelles ougandais
    [clash] Affrontement ougando-rwandais
   *[unita-crushed] L'UNITA écrasée
  } retourne dans la réserve.
world_war_africa-event-graft = Corruption : { $die } – { $contingent } en souffre.
world_war_africa-event-control = { $at } est tenu par { $contingent }.
world_war_africa-event-cache-captured = { $unit } prend à { $at } : { $caches ->
    [one] un dépôt d'armes
   *[other] { $caches } dépôts d'armes
  }.
world_war_africa-event-march = { $units } : de { $from } à { $to }.
world_war_africa-event-movement-roll = { $units } : marche forcée, dé { $die }, en tout { $result } : { $doubled ->
    [yes] chaque hexagone coûte double
   *[no] coûts normaux
  }.
world_war_africa-event-drop = { $unit } reste à { $at }.
world_war_africa-event-river = { $units } va par le fleuve de { $from } à { $to }.
world_war_africa-event-flight = { $units } vole de { $from } à { $to } avec { $by }.
world_war_africa-event-freight = Par avion de { $from } à { $to } : { $unit }, avec { $by }.
world_war_africa-event-slip = { $unit } à { $at } tente d'entrer au Rwanda : dé { $die }, en tout { $result } : { $entered ->
    [yes] elle passe
   *[no] elle reste dehors
  }.
world_war_africa-event-segment-done = { $segment ->
    [reinforcement] Les renforts sont terminés
    [movement] Le mouvement est terminé
   *[combat] Le combat est terminé
  }.
world_war_africa-event-cache-bought = Un dépôt d'armes pour { $price ->
    [one] { $price } point
   *[other] { $price } points
  } est placé à { $to } ; reste à { $contingent } : { $left }.
world_war_africa-event-cache-placed = Un dépôt d'armes est placé à { $to }.
world_war_africa-event-contract-price = Contractuels : { $die } – { $price ->
    [one] { $price } point
   *[other] { $price } points
  } chacun.
world_war_africa-event-contract = Contractuels engagés à { $price ->
    [one] { $price } point
   *[other] { $price } points
  } chacun : { $markers } ; reste à { $contingent } : { $left }.
world_war_africa-event-advisers = Les conseillers rejoignent { $unit }.
world_war_africa-event-advisers-lost = Les conseillers disparaissent avec { $unit }.
world_war_africa-event-marker-bought = Achat pour { $price ->
    [one] { $price } point
   *[other] { $price } points
  } : { $unit } ; reste à { $contingent } : { $left }.
world_war_africa-event-eliminated = { $unit } est éliminée à { $at }.
world_war_africa-event-attack = { $at } est attaqué par { $units }.
world_war_africa-event-support = Appui au combat à { $at } : { $by }.
world_war_africa-event-air-defence = Défense aérienne : { $die } – en chasse jusqu'à { $cancels }.
world_war_africa-event-cancelled = Chassé du combat : { $by }.
world_war_africa-event-opened = Défenseurs de { $at } : { $units }.
world_war_africa-event-infiltration = Infiltrés : { $die } – modificateur { $modifier }.
world_war_africa-event-combat = Combat à { $at } : { $strength } contre { $against }, colonne { $odds }{ $shift ->
    [0] {""}
   *[other] {" après un décalage de "}{ $shift }
  } ; dé { $die }, en tout { $result } : { $attackers_lost ->
    [0] l'attaque ne perd personne
    [one] l'attaque perd une unité
   *[other] l'attaque perd { $attackers_lost } unités
  }, { $defenders_lost ->
    [0] la défense personne
    [one] la défense une
   *[other] la défense { $defenders_lost }
  }.
world_war_africa-event-intercept = Le Rwanda traque les unités hutues : dé { $die }, en tout { $result } : { $combat ->
    [yes] combat
   *[no] personne n'est trouvé
  }.
world_war_africa-event-clash = Les Ougandais de { $at } attaquent les Rwandais de { $to }.
world_war_africa-event-advance = { $unit } avance de { $from } à { $to }.
world_war_africa-event-town-yield = { $at } pour { $contingent } : dé { $die }, en tout { $result } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
world_war_africa-event-kinshasa-fallen = Kinshasa est aux rebelles à la fin du tour { $turn }.
world_war_africa-event-recruited = { $unit } est recrutée pour { $price ->
    [one] { $price } point
   *[other] { $price } points
  } ; reste à { $contingent } : { $left }.
world_war_africa-event-income = { $contingent } reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et en a { $total }.
world_war_africa-event-cargo = Emporté à { $to } : { $caches }.
world_war_africa-event-cache-left = { $unit } est laissé à { $at }.
world_war_africa-event-cache-lost = Perdu avec la pile de { $at } : { $caches ->
    [one] un dépôt d'armes
   *[other] { $caches } dépôts d'armes
  }.
world_war_africa-event-kept = { $unit } reste dans la case.
world_war_africa-event-marker-ready = Disponible dès le début : { $unit }.
world_war_africa-event-withdrawn = { $unit } quitte la guerre.
world_war_africa-event-no-arrival = { $unit } n'apparaît pas.
world_war_africa-event-no-clash = Ougandais et Rwandais restent en paix.
world_war_africa-event-advisers-back = Les conseillers retournent dans la case du gouvernement.
world_war_africa-event-contractors-leave = { $markers ->
    [one] { $markers } avion loué n'a pas servi et repart
   *[other] { $markers } avions loués n'ont pas servi et repartent
  }.
world_war_africa-event-concede = { $side } abandonne.
world_war_africa-event-end = La guerre est finie après le tour { $turn }.

## Odds

world_war_africa-odds-doubled = chaque hexagone coûte double
world_war_africa-odds-normal = coûts normaux
world_war_africa-odds-enters = entre au Rwanda
world_war_africa-odds-stays-out = reste où elle est
world_war_africa-odds-combat = combat
world_war_africa-odds-no-combat = personne n'est trouvé
world_war_africa-odds-land = { $units ->
    [one] { $units } unité terrestre
   *[other] { $units } unités terrestres
  }, { $air ->
    [one] { $air } appui aérien
   *[other] { $air } appuis aériens
  }, { $helo ->
    [one] { $helo } appui par hélicoptère
   *[other] { $helo } appuis par hélicoptère
  }
world_war_africa-odds-losses = pertes : attaquant { $attacker }, défenseur { $defender }
    .of = Pertes
world_war_africa-verdict-loses = le défenseur perd au moins une unité
world_war_africa-verdict-unharmed = le défenseur ne perd personne
world_war_africa-odds-average = Pertes en moyenne : attaquant { NUMBER($attacker, maximumFractionDigits: 1) }, défenseur { NUMBER($defender, maximumFractionDigits: 1) }
world_war_africa-odds-taken = tous les défenseurs sont perdus
    .of = L’hexagone
world_war_africa-odds-held = l'hexagone tient
    .of = L’hexagone
world_war_africa-odds-price = { $price ->
    [one] { $price } point
   *[other] { $price } points
  } chacun
world_war_africa-odds-joins = une brigade { $faction } se joint
world_war_africa-odds-driven-off = { $markers ->
    [one] { $markers } marqueur est chassé
   *[other] { $markers } marqueurs sont chassés
  }

## Ce que l'autre camp peut encore ajouter

world_war_africa-add-support = { $markers }
world_war_africa-add-air-defence = le régiment de défense aérienne
world_war_africa-add-caches = { $caches ->
    [one] un dépôt d'armes
   *[other] jusqu'à { $caches } dépôts d'armes
  }
world_war_africa-add-infiltrators = des infiltrés
world_war_africa-add-all = tout cela

## Tort à son propre camp

world_war_africa-harm-crowded = { $at } admet { $limit ->
    [one] { $limit } unité
   *[other] { $limit } unités
  } : { $over } de trop. { $part ->
    [reinforcement] Vous en perdez autant à la fin des achats, avant que personne ne puisse bouger
    [movement] Si personne ne part, vous en perdez autant à la fin du mouvement
   *[combat] Vous en perdez autant à la fin des combats
  }.
world_war_africa-harm-no-room = Plus de place pour elle : { $places } { $count ->
    [one] ne peut rien admettre de plus
   *[other] ne peuvent rien admettre de plus
  }. Vous y perdez une unité à la fin des achats, avant que personne ne puisse bouger.
world_war_africa-harm-out-of-supply = { $unit } n’est plus ravitaillée en { $at } : ses facteurs et son mouvement sont réduits de moitié.
world_war_africa-harm-out-of-bounds = { $unit } ne pourra pas attaquer { $at } : { $faction ->
    [UG] les unités ougandaises restent au Nord-Kivu, au Bandundu, en Orientale et en Équateur
   *[other] les unités rwandaises ne vont pas plus au nord que la rangée 22
  }.
world_war_africa-harm-left-open = { $at } reste vide, alors que l’ennemi est tout près, en { $near }.
world_war_africa-harm-not-entered = Personne n’est entré en { $at } : la ville reste à l’ennemi.
world_war_africa-harm-excess = { $at } admet { $limit ->
    [one] { $limit } unité
   *[other] { $limit } unités
  } : vous y perdez maintenant { $over }.

## Event cards

world_war_africa-card-chad-withdrawal = Retrait du Tchad
world_war_africa-card-coltan-rush = Ruée vers le coltan
world_war_africa-card-corruption-and-graft = Corruption et détournements
world_war_africa-card-foreign-advisers = Conseillers étrangers
world_war_africa-card-mlc-in-car = Le MLC en République centrafricaine
world_war_africa-card-ituri-conflict = Conflit de l'Ituri
world_war_africa-card-libyan-support = Soutien libyen
world_war_africa-card-no-event = Aucun événement
world_war_africa-card-ugandan-rebels = Rebelles ougandais
world_war_africa-card-clash = Affrontement ougando-rwandais
world_war_africa-card-unita-crushed = L'UNITA écrasée

## Facts about a counter

world_war_africa-fact-attack = Attaque
world_war_africa-fact-defence = Défense
world_war_africa-fact-movement = Mouvement
world_war_africa-fact-printed = Attaque-défense-mouvement imprimés
world_war_africa-fact-contingent = Contingent
world_war_africa-fact-type = Type
world_war_africa-fact-marker = Pion
world_war_africa-type-infantry = Infanterie
world_war_africa-type-airborne = Aéroportée
world_war_africa-type-mechanized = Infanterie mécanisée
world_war_africa-type-militia = Milice
world_war_africa-type-special_forces = Forces spéciales
world_war_africa-type-armor = Blindés

## Terrain

world_war_africa-terrain-savannah = Savane
world_war_africa-terrain-rain_forest = Forêt équatoriale
world_war_africa-terrain-swamp = Marais
world_war_africa-terrain-mountain = Montagne
world_war_africa-terrain-foreign = Autre pays : non jouable
world_war_africa-terrain-box = Case

## Phases, markers, tracks, levels of victory

world_war_africa-phase-event = Événement
world_war_africa-phase-resources = Ressources
world_war_africa-phase-activation = Activation
world_war_africa-phase-reinforcement = Renforts
world_war_africa-phase-movement = Mouvement
world_war_africa-phase-combat = Combat
world_war_africa-marker-moved = a bougé
world_war_africa-marker-fought = a attaqué
    .more = a attaqué : pas de seconde attaque dans ce segment
world_war_africa-marker-inactive = au repos ce tour
    .more = au repos ce tour : elle se défend, mais ni ne bouge ni n'attaque
world_war_africa-marker-advisers = avec conseillers
world_war_africa-marker-unsupplied = non ravitaillée
    .more = non ravitaillée : elle se bat et se déplace à demi-valeur
world_war_africa-marker-air_support = Appui aérien
world_war_africa-marker-helo_support = Appui d'hélicoptères
world_war_africa-marker-air_transport = Transport aérien
world_war_africa-marker-helo_transport = Hélicoptère de transport
world_war_africa-marker-adr = Défense aérienne
world_war_africa-marker-pmc = Avion de contractuel
world_war_africa-marker-cache = Dépôt d'armes
world_war_africa-track-turn = Tour
world_war_africa-track-rain-north = Pluie au nord
world_war_africa-track-rain-south = Pluie au sud
world_war_africa-track-victory-points = Points de victoire
world_war_africa-held-points = { $value } p.
world_war_africa-track-points-DRC = Points RD Congo
world_war_africa-track-points-Zimbabwe = Points Zimbabwe
world_war_africa-track-points-Angola = Points Angola
world_war_africa-track-points-Rwanda = Points Rwanda
world_war_africa-track-points-Uganda = Points Ouganda
world_war_africa-track-ally-land = Unités terrestres au plus
world_war_africa-track-ally-air = Appuis aériens
world_war_africa-track-ally-helo = Hélicoptères
world_war_africa-track-turn-help = Le tour, sur tous ceux que dure la guerre.
world_war_africa-track-rain-north-help = S’il pleut au nord de l’équateur ce tour-ci : marches et jets de mouvement y sont plus durs.
world_war_africa-track-rain-south-help = S’il pleut au sud de l’équateur ce tour-ci : marches et jets de mouvement y sont plus durs.
world_war_africa-track-victory-points-help = Seuls les rebelles marquent : voici ce qu’ils auraient maintenant, sur ce qu’il faut pour gagner la guerre. Ils en veulent plus, le gouvernement moins.
world_war_africa-track-points-help = Points de ressources de ce contingent, sur tous ceux qu’il peut garder : il achète avec quand vient son tour. Les villes qu’il tient en rapportent à chaque tour.
world_war_africa-track-ally-help = Ce que le dé laisse à cet allié tant qu’il agit.
world_war_africa-mark-capital = Capitale
world_war_africa-mark-town = Ville
world_war_africa-mark-resource = Ville minière
world_war_africa-mark-airport = Aérodrome
world_war_africa-mark-port = Navigable jusqu'ici
world_war_africa-box-government-available = Unités gouvernementales disponibles
world_war_africa-box-government-eliminated = Unités gouvernementales éliminées
world_war_africa-box-government-support-available = Appui gouvernemental disponible
world_war_africa-box-government-support-used = Appui gouvernemental employé
world_war_africa-box-rebel-available = Unités rebelles disponibles
world_war_africa-box-rebel-eliminated = Unités rebelles éliminées
world_war_africa-box-rebel-support-available = Appui rebelle disponible
world_war_africa-box-rebel-support-used = Appui rebelle employé
world_war_africa-box-kitona = Kitona
world_war_africa-box-kitona-note = Base aérienne : le coup y atterrit
world_war_africa-box-angola = Angola
world_war_africa-box-angola-note = Les Angolais entrent par la frontière
world_war_africa-box-zimbabwe = Zimbabwe
world_war_africa-box-zimbabwe-note = Les Zimbabwéens entrent par la Zambie
world_war_africa-box-uganda = Ouganda
world_war_africa-box-uganda-note = Les Ougandais entrent par la frontière
world_war_africa-box-government-available-note = Peuvent être achetées
world_war_africa-box-government-eliminated-note = Perdues ; peuvent être rachetées
world_war_africa-box-government-support-available-note = Prêts à servir ce tour
world_war_africa-box-government-support-used-note = Utilisés ; rachetables dès le tour suivant
world_war_africa-box-rebel-available-note = Peuvent être achetées
world_war_africa-box-rebel-eliminated-note = Perdues ; peuvent être rachetées
world_war_africa-box-rebel-support-available-note = Prêts à servir ce tour
world_war_africa-box-rebel-support-used-note = Utilisés ; rachetables dès le tour suivant
world_war_africa-plate-map = Carte
world_war_africa-plate-boxes = Cases d’attente
world_war_africa-map-angola = Angola
world_war_africa-map-zambia = Zambie
world_war_africa-map-tanzania = Tanzanie
world_war_africa-map-uganda = Ouganda
world_war_africa-map-rwanda = Rwanda
world_war_africa-map-burundi = Burundi
world_war_africa-map-sudan = Soudan
world_war_africa-map-car = Rép. centrafricaine
world_war_africa-map-congo = Congo-Brazzaville
world_war_africa-map-gabon = Gabon
world_war_africa-map-cameroon = Cameroun
world_war_africa-map-kenya = Kenya
world_war_africa-map-malawi = Malawi
world_war_africa-map-atlantic = Océan Atlantique
world_war_africa-map-tanganyika = Lac Tanganyika
world_war_africa-map-victoria = Lac Victoria
world_war_africa-map-albert = Lac Albert
world_war_africa-map-edward = L. Édouard
world_war_africa-map-kivu = L. Kivu
world_war_africa-map-mweru = L. Moero
world_war_africa-map-bangweulu = L. Bangwelo
world_war_africa-map-rukwa = L. Rukwa
world_war_africa-map-kyoga = L. Kyoga
world_war_africa-map-mai-ndombe = L. Mai-Ndombe
world_war_africa-level-major = Kinshasa prise
world_war_africa-level-minor = victoire aux points
world_war_africa-level-draw = Égalité
world_war_africa-level-conceded = Victoire par abandon
world_war_africa-bot-recruit = Recrue
world_war_africa-bot-recruit-about = débutant : laisse échapper beaucoup, agit sur un coup de tête
world_war_africa-bot-cadet = Cadet
world_war_africa-bot-cadet-about = faible : laisse parfois passer une occasion
world_war_africa-bot-commander = Commandant
world_war_africa-bot-commander-about = fort : pèse villes, chances et ressources
world_war_africa-bot-general = Général
world_war_africa-bot-general-about = le plus fort : essaie ses idées avant d’agir, et prend un moment

world_war_africa-roll-attack = attaque
world_war_africa-roll-defence = défense
world_war_africa-roll-column = colonne
world_war_africa-roll-modifier = dé
world_war_africa-roll-points = points

## Pour quoi sont les points de victoire

world_war_africa-stake-towns = villes tenues
world_war_africa-stake-hutu = peu d'unités hutues restantes
world_war_africa-stake-rwanda = unités hutues au Rwanda
world_war_africa-stake-rich-Rwanda = points gardés par le Rwanda
world_war_africa-stake-rich-Uganda = points gardés par l'Ouganda
world_war_africa-stake-kinshasa = si Kinshasa est encore tenue à la fin du tour

## The legend: the figures on a counter

world_war_africa-counter = En bas : attaque, défense et mouvement. En haut à gauche : l’armée ou la faction.
world_war_africa-figures = Après un nom : attaque, défense et mouvement.

## Conseils : un seul camp marque ici, nul ne devance donc l’autre

world_war_africa-hint-lead = un match nul valant 0, sans doute { $points } points en votre faveur
world_war_africa-hint-behind = un match nul valant 0, sans doute { $points } points en votre défaveur

world_war_africa-beginning = Mise en place
