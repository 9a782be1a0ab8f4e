### Foreign Legion Paratrooper

## Title

paratrooper-title = Foreign Legion Paratrooper
paratrooper-about = Un régiment parachutiste de la Légion étrangère contre une opposition menée par les règles : missions isolées et campagnes.
paratrooper-played = Solitaire, ou en équipe · 1 à 2 heures par mission

## Questions

paratrooper-question-mobilize = { paratrooper-question-mobilize.head }{ $number ->
    [0] {""}
   *[other] {" "}{ paratrooper-question-mobilize.so-far }
  }
    .head = { $ops } PO à dépenser. Que mobiliser ?{ $last ->
        [0] {""}
       *[other] {" "}La crise est à { $last } : si un Netwar ne la fait pas baisser, la mission se termine avec ce tour.
      }{ $refit ->
        [yes] {" "}Le reconditionnement vient ensuite, et coûte aussi des PO.
       *[no] {""}
      }
    .so-far = { $initial ->
        [yes] { $number ->
            [0] Jusqu’ici : rien.
           *[other] Jusqu'ici : { $mobilized }.
          }
       *[no] {""}
      }
paratrooper-refit-next = C'est demandé ensuite, une fois la mobilisation terminée.
paratrooper-question-refit = Il reste { $ops } PO. Où reconditionner ?
paratrooper-question-infowar = { $left ->
    [yes] Guerre de l'information : envoyez les marqueurs ISR observer des hexagones, Netwar contre la crise.{ $isr ->
        [yes] {" "}Un retour de flamme ({ $scouts } sur 6) fait perdre l'ISR, et ce qu'il retourne peut être une embuscade.
       *[no] {""}
      }{ $netwar ->
        [yes] {" "}Netwar est perdu s'il ne réussit pas, et son retour de flamme ({ $hackers } sur 6) fait monter la crise.
       *[no] {""}
      }
   *[no] Guerre de l'information : tous les marqueurs sont engagés. Terminé, et les dés tombent.
  }
paratrooper-question-infowar-results = Guerre de l'information : chaque marqueur agit une fois. Lequel ensuite ?
paratrooper-question-staging = Acheminement vers { $zone }, { $ops } PO : { $objective ->
    [aboard] { $by } a l'objectif à bord : il quitte la carte par le bord, un aérodrome ou une zone de saut, et la mission finit.
    [held] l'objectif est à vous. Un transport l'embarque dans son hexagone : hélicoptère de transport, VLRA ou VBCI.
    [leaving] plus rien ne peut être acheminé ni balisé ; des unités peuvent encore quitter la carte, sans frais. Terminé, et les charges descendent.
    [nothing] plus rien à faire voler, à marquer ni à faire entrer. Terminé, et les charges descendent.
   *[no] charger un avion, marquer une zone de saut, faire entrer ou sortir des unités.
  }
paratrooper-question-flight = { $loaded ->
    [0] { $unit } n'emporte rien encore (0 place sur { $places }). Qui monte à bord ?
   *[other] { $unit } emporte { $units } ({ $loaded } sur { $places } places). { $room ->
        [yes] Charger encore, ou vers où ?
       *[no] Vers où ?
      }
  }
paratrooper-question-entry = Où { $unit } arrive-t-il sur la carte ?
paratrooper-question-convoys = Dépenser un convoi pour { $purpose ->
    [combat] le combat ? Les unités terrestres dans son rayon tirent alors une colonne mieux
   *[movement] le mouvement ? Les unités terrestres dans son rayon vont alors deux fois plus loin
  } ; il est consommé.
paratrooper-question-march = Mouvement : quelle unité se déplace ?
paratrooper-question-sectors = Quel secteur se déplace ensuite ?
paratrooper-question-force = { $units } : vers où ?
paratrooper-question-checkpoints = Installer un point de contrôle ?
paratrooper-question-settle = Renseignement : quel hexagone révéler ?
paratrooper-question-strikes = { $left ->
    [yes] Placez frappes, drones et tirs à distance.
   *[no] Toutes les frappes sont placées. Terminé, et les dés tombent.
  }
paratrooper-question-guns = Tir à distance : quelles armes lourdes bombardent, et où ?
paratrooper-question-strike-combat = Frappes en { $at } : chacune tire une fois. Laquelle ensuite ?
paratrooper-question-air-defense = Défense aérienne en { $at } : quelle frappe la subit ?
paratrooper-question-going-home = Où { $unit } retourne-t-il ?
paratrooper-question-combat = { $attacker ->
    [opposition] Contre-attaque
   *[regiment] Combat terrestre
  } : dans quel hexagone combattre ensuite ?
paratrooper-question-disembark = Contre-attaque en { $at } : qui débarque ?
paratrooper-question-handover = Combat en { $at } : l'objectif change-t-il de mains avant ?
paratrooper-question-netwar-support = Appuyer le combat en { $at } par un marqueur Netwar ?
paratrooper-question-battle = Combat en { $at }, manche { $round } : les unités d'engagement { $rating } tirent maintenant, { $joint ->
    [yes] une à une ou ensemble sous le poste de commandement. Qui ensuite ?
   *[no] une à une. Qui ensuite ?
  }
paratrooper-question-losses = Combat en { $at } : { $hits ->
    [0] qui recule, et où ?
    [one] qui subit le coup ?
   *[other] qui subit le premier de { $hits } coups ?
  }
paratrooper-question-pursuit = La bataille de { $at } est gagnée. Qui poursuit ?
paratrooper-question-higher-intelligence = Renseignement de haut niveau : quel hexagone révéler ?
paratrooper-question-local-support = Soutien local : que prenez-vous ?
paratrooper-question-nato-support = Soutien de l'OTAN : { $left ->
    [2] un avion de transport{ $mac ->
        [no] {" "}(il n'en reste pas)
       *[yes] {""}
      }, une frappe de drone{ $drone ->
        [no] {" "}(il n'en reste pas)
       *[yes] {""}
      } ou { $markers ->
        [0] des marqueurs INFOWAR
        [1] le dernier marqueur INFOWAR qui reste
       *[other] deux marqueurs INFOWAR
      } : ISR{ $isr ->
        [no] {" "}(il n'en reste pas)
       *[yes] {""}
      }, Netwar{ $nw ->
        [no] {" "}(il n'en reste pas)
       *[yes] {""}
      }. Que prenez-vous ?
   *[other] encore un marqueur INFOWAR. Lequel ?
  }
paratrooper-question-network-attack = Attaque de réseau : dépenser un marqueur Netwar ?
paratrooper-question-crisis = { $aboard ->
    [yes] Déclarer l'objectif évacué ?
   *[no] L'objectif peut être évacué d'où il se trouve. Qui l'embarque ?
  }
paratrooper-question-tricolor = Tous les marqueurs FSA sont placés. En déplacer un vers { $zone } ?
paratrooper-question-award = Vous avez gagné { $ship ->
    [yes] un navire d'assaut amphibie
   *[no] une zone avancée (FSA)
  } : où le marqueur est-il placé ?
paratrooper-question-kept-command = Où commencent vos PC et vos avions de transport ?

## Actions

paratrooper-propose-mobilize = Comme le propose l'état-major : { $op } PO{ $left ->
    [0] {""}
    [one] , { $left } reste pour les vols
   *[other] , { $left } restent pour les vols
  }
    .what = { $units }
paratrooper-do-mobilize = Mobiliser { $kind } pour { $op }{ $place ->
    [yes] {" "}({ $at })
   *[no] {""}
  } : { $what } ({ $left })
paratrooper-do-deploy = { $unit } : { $to }
paratrooper-do-refit = Reconditionner { $at }{ $op ->
    [0] {""}
   *[other] {" "}({ $op } PO)
  }
paratrooper-do-refit-expending = Reconditionner { $at } et dépenser { $by }{ $op ->
    [0] {""}
   *[other] {" "}({ $op } PO)
  }
paratrooper-do-refit-command = Reconditionner les PC (1 PO)
paratrooper-do-scout = ISR sur { $at }
paratrooper-do-netwar = Netwar contre la crise (un retour de flamme la fait monter)
paratrooper-do-fly = Charger { $unit }
paratrooper-do-load = Embarquer { $unit }
paratrooper-do-load-off = Embarquer { $unit } et quitter la carte ({ $at })
paratrooper-do-drop = Larguer sur { $at }{ $op ->
    [0] {""}
   *[other] {" "}({ $op } PO)
  }
paratrooper-do-land = Atterrir en { $at }{ $op ->
    [0] {""}
   *[other] {" "}({ $op } PO)
  }
paratrooper-do-ferry = Voler ailleurs ({ $to }){ $op ->
    [0] {""}
   *[other] {" "}({ $op } PO)
  }
paratrooper-do-mark-zone = Zone de saut en { $at }
paratrooper-do-build = Établir une base en { $at }
paratrooper-do-enter = { $unit } entre en { $at }{ $op ->
    [0] {""}
   *[other] {" "}({ $op } PO)
  }
paratrooper-do-exit = { $unit } quitte la carte ({ $to })
paratrooper-do-exit-objective = { $unit } sort l'objectif de la carte ({ $to }) : la mission finit
paratrooper-do-dismantle = Retirer { $unit }
paratrooper-do-take-up = { $unit } embarque l'objectif{ $place ->
    [yes] {" "}en { $at }
   *[no] {""}
  }
paratrooper-do-put-down = { $unit } dépose l'objectif
paratrooper-do-expend = Dépenser { $unit }
paratrooper-do-command = { $seat } se déplace ensuite
paratrooper-do-pick = { $unit } se déplace
paratrooper-do-bring-in = Amener { $unit } sur la carte de mission
paratrooper-do-join = { $unit } accompagne
paratrooper-do-carry = Embarquer { $unit }
paratrooper-do-carry-by = { $by } embarque { $unit }
paratrooper-do-move = Vers { $to }
paratrooper-do-set-down = Débarquer en { $at }
paratrooper-do-set-down-objective = Vers { $at }, et y déposer l'objectif
paratrooper-do-set-down-unit = Débarquer { $unit } en { $at }
paratrooper-do-recon = { $unit } reconnaît { $at }
paratrooper-do-checkpoint = Point de contrôle en { $at } (1 PO)
paratrooper-do-reveal = Révéler { $at }
paratrooper-do-strike = { $unit } frappe { $at }
    .all = Les { $count } frappent { $at }
paratrooper-do-bombard = { $unit } bombarde { $at }
    .all = Les { $count } bombardent { $at }
paratrooper-do-resolve = { $unit } agit ensuite{ $place ->
    [yes] {" "}en { $at }
   *[no] {""}
  }
    .all = Les { $count } agissent, dans cet ordre
paratrooper-do-lose = { $unit } la subit
paratrooper-do-base = { $unit } retourne à sa base ({ $to })
paratrooper-do-battle = Combattre en { $at }
paratrooper-do-support = Engager un marqueur Netwar
paratrooper-do-fight-without = Combattre sans Netwar
paratrooper-do-disembark = { $unit } débarque
paratrooper-do-fire = { $unit } tire
    .all = Les { $count } tirent un à un, dans cet ordre
paratrooper-do-combine = { $networked ->
    [yes] Les { $number } FELIN tirent ensemble
   *[no] Les { $number } tirent ensemble, leurs valeurs de combat additionnées
  }
paratrooper-do-take-hit = { $unit } subit le coup : { $worn ->
    [yes] déjà désorganisé, il est éliminé
   *[no] il est désorganisé
  }
paratrooper-do-retreat = { $unit } recule en { $to }
paratrooper-do-give-up = { $unit } ne peut reculer et est perdu
paratrooper-do-pursue = { $unit } poursuit en { $to }
paratrooper-do-pursue-carrying = { $unit } poursuit en { $to } avec { $carrying }
paratrooper-do-receive = Prendre { $kind }{ $place ->
    [yes] {" "}({ $at })
   *[no] {""}
  } : { $what }
paratrooper-do-restore = Reconditionner { $unit }
paratrooper-do-sacrifice = Dépenser un marqueur Netwar (+1 PO)
paratrooper-do-declare = L'objectif est évacué : la mission finit
paratrooper-do-relocate = Déplacer { $unit }
paratrooper-do-endure = Garder le marqueur et perdre 2 PO
paratrooper-do-keep-convoys = { $number ->
    [one] Le garder
   *[other] Les garder
  }
paratrooper-do-done = Terminé

## Events

paratrooper-event-location = Dés { $dice } : zone de crise : { $zone }.
paratrooper-event-map = Carte de mission : { $map }.
paratrooper-event-mission = Mission : { $mission }.
paratrooper-event-opposition = Opposition croissante, dé { $dice } : { $changes ->
    [starting_crisis] la crise commence { $amount } plus haut
    [initial_ops] PO initiaux { $amount }
    [follow_on_ops] PO suivants { $amount } à chaque tour
   *[opfor_units] { $amount } pions OPFOR de plus
  }.
paratrooper-event-starting-crisis = La crise commence à { $crisis }.
paratrooper-event-opfor-strength = L'opposition : dés { $dice }, élan { $elan }{ $more ->
    [0] {""}
   *[other] , { $more } pour l'opposition croissante
  } : { $number } pions et l'objectif sont placés face cachée.
paratrooper-event-opfor-placed = Dés { $dice } : un pion face cachée en { $at }.
paratrooper-event-opfor-hidden = { $number ->
    [one] Un pion
   *[other] { $number } pions
  } face cachée en { $at }.
paratrooper-event-opfor-redeployed = Dés { $dice } : un pion passe de { $from } à { $at }.
paratrooper-event-opfor-concealed = { $number ->
    [one] Un pion en { $at } est de nouveau caché.
   *[other] { $number } pions en { $at } sont de nouveau cachés.
  }
paratrooper-event-opfor-advances = { $unit } avance de { $from } en { $to }, vers { $goal } : { $equally_near ->
    [one] l'hexagone REP le plus proche
   *[other] au sort parmi { $equally_near } hexagones REP également proches
  }.
paratrooper-event-opfor-eliminated = { $unit } est éliminé.
paratrooper-event-opfor-retreats = { $unit } se retire de { $at } vers la réserve.
paratrooper-event-pool-empty = La réserve est vide.
paratrooper-event-revealed = Révélés en { $at } : { $units }.
paratrooper-event-to-pool = { $unit } retourne à la réserve.
paratrooper-event-ambush = Embuscade en { $at }, dé { $dice } : autant de pions apparaissent.
paratrooper-event-ied = EEI contre { $unit } : dé { $dice }, { $hit ->
    [yes] l’unité est désorganisée
   *[no] rien ne se passe (seul un 6 désorganise)
  }.
paratrooper-event-objective-found = { $unit } est trouvé en { $at }{ $number ->
    [0] {""}
    [one] {" "}; un pion de plus le garde
   *[other] {" "}; { $number } pions de plus le gardent
  }.
paratrooper-event-objective-lost = { $unit } est perdu avec { $by }.
paratrooper-event-turn = Tour { $turn }
paratrooper-event-phase = Phase : { $phase ->
    [operations] { paratrooper-phase-operations }
    [mobilization] { paratrooper-phase-mobilization }
    [infowar] { paratrooper-phase-infowar }
    [staging] { paratrooper-phase-staging }
    [movement] { paratrooper-phase-movement }
    [reveal] { paratrooper-phase-reveal }
    [strike-placement] { paratrooper-phase-strike-placement }
    [air-defense] { paratrooper-phase-air-defense }
    [strike-combat] { paratrooper-phase-strike-combat }
    [landing] { paratrooper-phase-landing }
    [ground-combat] { paratrooper-phase-ground-combat }
    [events] { paratrooper-phase-events }
    [counterattack] { paratrooper-phase-counterattack }
   *[crisis] { paratrooper-phase-crisis }
  }
paratrooper-event-follow-on = PO suivants : dés { $dice }{ $less ->
    [0] {""}
   *[other] , moins { $less } pour l'opposition croissante
  }.
paratrooper-event-ops = { $change ->
    [0] Les PO restent à { $ops }.
   *[other] PO { $signed } : maintenant { $ops }.
  }
paratrooper-event-crisis = { $change ->
    [0] La crise reste à { $crisis }.
   *[other] Crise { $signed } : maintenant { $crisis }.
  }
paratrooper-event-mobilized = { $unit } ({ $kind }) est mobilisé{ $place ->
    [yes] {" "}à { $at }
   *[no] {""}
  } pour { $op } PO.
paratrooper-event-received = { $unit } arrive gratuitement{ $place ->
    [yes] {" "}à { $at }
   *[no] {""}
  }.
paratrooper-event-refitted = Reconditionnés : { $units }.
paratrooper-event-isr-placed = { $unit } observe { $at }.
paratrooper-event-netwar-committed = { $unit } est engagé contre la crise.
paratrooper-event-isr = { $unit } en { $at }, dé { $dice } : { $result ->
    [success] succès, ce qui s’y trouve est retourné
    [fail] échec, il retourne dans sa case
   *[blowback] retour de flamme, il est perdu pour cette mission
  }.
paratrooper-event-netwar = { $unit }, dé { $dice } : { $result ->
    [success] succès
    [fail] échec, il est perdu pour cette mission
   *[blowback] retour de flamme, il est perdu et la crise monte
  }.
paratrooper-event-drop-ordered = { $unit } larguera { $units } sur { $at }.
paratrooper-event-landing-ordered = { $unit } déposera { $units } en { $at }.
paratrooper-event-ferried = { $unit } emmène { $units } ({ $to }).
paratrooper-event-entered = { $unit } entre en { $at }.
paratrooper-event-beside = { $unit } se tient à côté de { $at }.
paratrooper-event-left = { $unit }{ $loaded ->
    [0] {""}
   *[other] {" "}avec { $aboard } à bord
  } quitte la carte en { $from } ({ $to }).
paratrooper-event-built = { $unit } est établi en { $at }.
paratrooper-event-dismantled = { $unit } est retiré.
paratrooper-event-marker-removed = { $unit } en { $at } est retiré.
paratrooper-event-expended = { $unit } en { $at } est dépensé{ $purpose ->
    [movement] {" "}: { $units } peuvent aller deux fois plus loin
    [combat] {" "}: une colonne en faveur de { $units }
   *[refit] {" "}pour reconditionner
  }.
paratrooper-event-moved = { $units }{ $loaded ->
    [0] {""}
   *[other] {" "}avec { $aboard } à bord
  } : { $outside ->
    [yes] sur la carte en { $to }
   *[no] de { $from } à { $to }
  }{ $steps ->
    [0] {""}
   *[other] {" "}par { $path }
  }{ $river ->
    [yes] , à travers une rivière sur l'ennemi
   *[no] {""}
  }.
paratrooper-event-embarked = { $unit } embarque sur { $by }.
paratrooper-event-set-down = { $by } dépose { $unit } en { $at }.
paratrooper-event-taken-up = { $unit } embarque { $target } en { $at }.
paratrooper-event-evacuated = { $unit } est évacué.
paratrooper-event-recon = { $unit } observe { $at } : dé { $dice }, moins de { $below } requis : { $found ->
    [yes] succès
   *[no] échec
  }.
paratrooper-event-massacre-recovered = { $unit } en { $at } est pris en charge.
paratrooper-event-overstacked = { $number } unités en { $at } : plus que la pile n'en permet.
paratrooper-event-disrupted = { $unit } est désorganisé.
paratrooper-event-eliminated = { $why ->
    [drop] { $unit } a sauté sur l'ennemi, qui tient encore l'hexagone : il est éliminé, où qu'il ait reculé.
   *[fight] { $unit } est éliminé.
  }
paratrooper-event-strike-placed = { $unit } vise { $at }.
paratrooper-event-strike-called-off = { $at } est en feu : { $unit } est annulé.
paratrooper-event-strike-in-vain = Il ne reste personne en { $at } pour { $unit }.
paratrooper-event-air-defense = Défense aérienne en { $at }{ $capable ->
    [yes] {" "}(unités antiaériennes)
   *[no] {""}
  }, dé { $dice } : { $result ->
    [shootdown] un de vos raids est abattu
    [abort] un de vos raids doit faire demi-tour
   *[none] vos raids passent
  }.
paratrooper-event-airstrike-lost = { $unit } : { $result ->
    [shootdown] abattu
   *[abort] fait demi-tour
  }.
paratrooper-event-fire = Feu de { $units } en { $at }, colonne { $column }, dé { $dice } : { $hits ->
    [0] { $retreat ->
        [0] sans effet
       *[other] un recul
      }
    [one] un coup{ $retreat ->
        [0] {""}
       *[other] {" "}et un recul
      }
   *[other] { $hits } coups{ $retreat ->
        [0] {""}
       *[other] {" "}et un recul
      }
  }.
paratrooper-event-retreat-ignored = Une base en { $at } : personne ne recule.
paratrooper-event-retreats = { $unit }{ $loaded ->
    [0] {""}
   *[other] {" "}avec { $aboard } à bord
  } recule de { $from } en { $to }.
paratrooper-event-drop = { $unit } saute sur { $at }, dé { $dice }{ $change ->
    [0] {""}
   *[other] {" "}{ $signed }
  } : { $result ->
    [land] atterrit
    [scatter] dévie
    [disrupt] atterrit désorganisé
   *[other] dévie, désorganisé
  }.
paratrooper-event-scatter-die = Sens de la dispersion : dé { $dice }{ $again ->
    [yes] , hors carte ou dans l'eau : on relance
   *[no] {""}
  }.
paratrooper-event-scattered = { $unit } tombe en { $to }.
paratrooper-event-landed = { $unit } atterrit en { $at }.
paratrooper-event-turned-back = { $at } est inutilisable : { $unit } fait demi-tour.
paratrooper-event-mac-home = { $unit } retourne à sa base ({ $to }).
paratrooper-event-battle = Combat en { $at } : { $attacker ->
    [regiment] le REP attaque
   *[opposition] l'opposition attaque
  }.
paratrooper-event-battle-over = Combat de { $at } après { $rounds } { $rounds ->
    [one] manche
   *[other] manches
  } : { $winner ->
    [regiment] le REP gagne
    [opposition] l'opposition gagne
   *[nobody] sans vainqueur
  }.
paratrooper-event-no-battle = Personne à combattre en { $at }.
paratrooper-event-netwar-supports = { $unit } appuie le combat en { $at }.
paratrooper-event-netwar-expended = { $unit } est dépensé.
paratrooper-event-pursues = { $unit }{ $loaded ->
    [0] {""}
   *[other] {" "}avec { $aboard } à bord
  } poursuit de { $from } en { $to }{ $river ->
    [yes] , à travers une rivière sur l'ennemi
   *[no] {""}
  }.
paratrooper-event-event = Événement, dés { $dice } : { $event }. { $effect }
paratrooper-event-event-die = { $event } : dé { $dice }, { $what ->
    [lost] autant de PO perdus, dans la mesure du possible
    [gained] autant de PO gagnés
   *[come] autant de pions ennemis arrivent
  }.
paratrooper-event-oilfield = Champ pétrolier { $at } : dé { $dice }, feu sous { $steps }.
paratrooper-event-oilfield-fire = { $at } est en feu.
paratrooper-event-collateral = Dommages collatéraux en { $at }.
paratrooper-event-mission-over = La mission est finie : { $reason ->
    [objective] l'objectif est ramené
   *[crisis] la crise a éclaté
  }.
paratrooper-event-evaluation = { $points } PV : { $level ->
    [glorious] une victoire glorieuse
    [reasonable] une victoire raisonnable
    [debacle] une débâcle
   *[disgrace] une disgrâce
  }. Objectif { $objective }, ennemi éliminé { $eliminated }, massacres { $massacres }, hexagones tenus { $hexes }, pertes { $losses }, crise { $crisis }.
paratrooper-event-elan = L'élan est maintenant { $elan }.
paratrooper-event-fsa = { $unit } est mis en place ({ $to }).
paratrooper-event-next-mission = Mission { $number }.{ $kept ->
    [0] {""}
   *[other] {" "}Conservés : { $units }.
  }
paratrooper-event-deployed = { $unit } est placé au départ ({ $to }).
paratrooper-event-campaign-over = La campagne est { $won ->
    [yes] gagnée
   *[no] perdue
  } : { $victories } victoires, { $points } PV.
paratrooper-event-concede = { $side } abandonne.

## Odds

paratrooper-verdict-all-land = tous atterrissent au but
paratrooper-verdict-one-hits = au moins un coup porte
paratrooper-verdict-none-hits = aucun ne porte
paratrooper-verdict-some-scatter = aucun n'est désorganisé, certains dévient vers un hexagone voisin
paratrooper-verdict-some-disrupted = au moins un est désorganisé
paratrooper-odds-infowar = { $result ->
    [success] { $by ->
        [scout] succès : ce qui s'y trouve est retourné, peut-être une embuscade
        [net] succès : la crise baisse
       *[ground] succès
      }
    [fail] { $by ->
        [scout] échec : le marqueur revient
        [net] échec : le marqueur est perdu
       *[ground] échec
      }
   *[blowback] { $by ->
        [net] retour de flamme : le marqueur est perdu et la crise monte
       *[scout] retour de flamme : le marqueur est perdu
      }
  }
paratrooper-odds-mission-ends = la mission se termine
paratrooper-odds-fire = { $through ->
    [yes] si elle passe : {""}
   *[no] {""}
  }{ $hits ->
    [0] { $retreat ->
        [0] sans effet
       *[other] un ennemi recule
      }
    [one] un ennemi est éliminé{ $retreat ->
        [0] {""}
       *[other] , un autre recule
      }
   *[other] { $hits } ennemis sont éliminés{ $retreat ->
        [0] {""}
       *[other] , un autre recule
      }
  }
    .of = Le tir
paratrooper-odds-base = Une base se trouve en { $at } : tant qu'elle tient, personne n'y recule.
paratrooper-odds-air-defense = Défense aérienne : { $result ->
    [shootdown] abattue
    [abort] fait demi-tour
   *[none] la frappe passe
  }
    .of = Le trajet
paratrooper-odds-drop = { $unit } : { $result ->
    [land] atterrit
    [scatter] dévie
    [disrupt] { $worn ->
        [yes] encore désorganisé : éliminé
       *[no] désorganisé
      }
   *[other] dévie, { $worn ->
        [yes] encore désorganisé : éliminé
       *[no] désorganisé
      }
  }
paratrooper-odds-objective-to-come = l'objectif, { $points } points, s'il pouvait encore être ramené : cela n'est pas compté ici
paratrooper-odds-astray = { $astray ->
    [yes] quelqu'un dévie sur l'ennemi : on s'y bat, et il est perdu si l'hexagone n'est pas nettoyé
   *[no] personne ne dévie sur l'ennemi
  }
paratrooper-odds-hidden-units = { $units ->
    [0] aucune unité ennemie n'est ici face cachée
    [one] { $units } unité ennemie est ici face cachée
   *[other] { $units } unités ennemies sont ici face cachée
  }
paratrooper-odds-hidden-extra = { $what ->
    [ambush] Une embuscade est ici : { $chance } %. Un dé dit alors combien d’autres pions apparaissent.
    [ied] Un EEI est ici : { $chance } %. Chacune de vos unités terrestres est alors désorganisée sur un 6.
   *[objective] L’objectif est ici : { $chance } %. { $number } autres pions apparaissent alors avec lui.
  }
paratrooper-odds-hidden-strength = Toute unité ennemie non encore vue peut être ici : combat { $low } à { $high }, { $mean } en moyenne.
paratrooper-odds-hidden-first = De celles-ci, { $before } % tirent avant votre meilleure (engagement { $rating }). { $alike } % ont le même : alors { $edge ->
    [regiment] vous tirez d'abord
   *[opposition] elles tirent d'abord
  }.
paratrooper-odds-imagined = Le combat et vos pertes : d'après { $ways } parties imaginées ; une probabilité peut s'écarter de { $error } %.
paratrooper-odds-holds = { $span ->
    [round] après une manche, {""}
   *[battle] {""}
  }{ $holds ->
    [regiment] seul le REP reste
    [opposition] seule l'opposition reste
    [both] les deux restent
   *[nobody] personne ne reste
  }
    .of = Qui reste
paratrooper-odds-battle = Un combat suit en { $at } : ses dés peuvent tomber de trop de façons pour dire ce qu'il donnera
paratrooper-odds-row = { $place }. L'engagement { $rating } tire : { $units }{ $how ->
    [joint] {" "}(ensemble si vous voulez)
    [commanded] {" "}(ensemble)
    [alone] {" "}(seul : seules des unités d'engagement égal tirent ensemble)
   *[each] {""}
  }
paratrooper-odds-one-round = Le combat entier est trop grand pour être calculé : voici ce que peut donner sa première manche.
paratrooper-odds-lost = Unités REP perdues : { $lost }
    .of = Pertes du REP
paratrooper-odds-killed = Unités OPFOR éliminées : { $killed }
    .of = Pertes de l’OPFOR
paratrooper-odds-objective = { $aboard ->
    [yes] L'objectif, { $points } points, est à bord de { $by } : il est perdu avec
   *[no] L'objectif est ici : { $points } points, s'il est ensuite embarqué et sorti de la carte
  }
paratrooper-harm-overstacking = { $number } unités en { $at }, où la pile en permet { $most } : si cela dure jusqu'à la fin de la phase, toutes sont désorganisées.
paratrooper-harm-overstacking-air = { $number } unités sont en { $at } ou y vont, où la pile en permet { $most } : si toutes y arrivent, toutes sont désorganisées.
paratrooper-harm-drop-zone = L'OPFOR est en { $at } : la zone de saut y est ôtée à la fin de l'acheminement.
paratrooper-harm-objective-left = Personne ne reste auprès de l'objectif en { $at }.
paratrooper-harm-put-down = L'objectif est alors posé en { $at }, et { $unit } ne peut plus le reprendre dans cette phase.
    .yes = Le déposer
paratrooper-harm-hex-left = Personne ne reste en { $at } : tenu jusqu'à la fin, il vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
paratrooper-harm-field-left = Personne ne reste en { $at } : { $units } ne peut pas s'y poser ce tour et fait demi-tour.
paratrooper-harm-drop-on-enemy = S'il reste un ennemi en { $at } après l'attaque, tous ceux qui y ont sauté sont perdus.
paratrooper-harm-dropped = { $unit } a sauté en { $at } ce tour-ci : s'il y reste un ennemi après le combat, il est perdu où qu'il aille.
paratrooper-harm-mission-ends = L'objectif quitte la carte : { $points } points, la crise s’apaise, et la mission finit aussitôt : { $total } points avec ce qui est vu ({ $level }){ $hidden ->
    [yes] {""} ; ce qui est encore face cachée peut y changer quelque chose
   *[no] {""}
  }.
    .yes = Le ramener et finir la mission
paratrooper-harm-blowback = La crise est à { $crisis } : un retour de flamme met aussitôt fin à la mission.
paratrooper-harm-crisis = La crise est à { $crisis } : si elle ne baisse pas, la mission se termine avec ce tour.
paratrooper-harm-unspent = { $op ->
    [one] { $op } PO n'est pas dépensé. Il vous reste
   *[other] { $op } PO ne sont pas dépensés. Ils vous restent
  } pour les vols et les renforts{ $now ->
    [yes] , mais les unités de haute technologie et les navires ne s'obtiennent que maintenant
   *[no] {""}
  }.
paratrooper-short-of-points = { $to } : le chemin le moins cher coûte { $cost } points de mouvement, il en reste { $left }.
paratrooper-shut-out = { $to } : ce terrain est fermé à une partie de ce groupe.

## Facts, terrain, tracks, phases, markers, levels, options

paratrooper-reason-drop-zone = marqueur de zone de saut
paratrooper-reason-special-forces = forces spéciales
paratrooper-reason-opfor = OPFOR dans l'hexagone
paratrooper-reason-base = la base de l'ennemi
paratrooper-reason-river = franchissement de rivière
paratrooper-reason-logistics = soutien logistique
paratrooper-reason-fire = champ pétrolier en feu
paratrooper-fact-kind = Genre
paratrooper-fact-combat = Combat
paratrooper-fact-engagement = Engagement
paratrooper-fact-movement = Mouvement
paratrooper-fact-support = Rayon de soutien
paratrooper-fact-counters = Pions
paratrooper-fact-bound = À destination de
paratrooper-fact-aboard = À bord de
paratrooper-fact-value = PV si évacué
paratrooper-fact-reduction = Baisse de la crise
paratrooper-fact-ability = Capacité
paratrooper-fact-meaning = Effet
paratrooper-meaning-massacre = relevé là où une de vos unités finit une phase de mouvement, il compte pour vous ; laissé là à la fin, contre vous
paratrooper-meaning-ied = qui entre doit s'arrêter ; une unité du génie qui finit son mouvement ici le désamorce
paratrooper-ability-air-defense = défense aérienne
paratrooper-terrain-open = Découvert
paratrooper-terrain-desert = Désert
paratrooper-terrain-brush = Broussailles
paratrooper-terrain-jungle = Jungle
paratrooper-terrain-mountain = Montagne
paratrooper-terrain-mesa = Mesa
paratrooper-terrain-town = Bourg
paratrooper-terrain-city = Ville
paratrooper-terrain-water = Eau
paratrooper-terrain-home = Base
paratrooper-terrain-crisis = Zone de crise
paratrooper-terrain-ocean = Océan
paratrooper-terrain-display = Présentoir
paratrooper-track-turn = Tour
paratrooper-track-crisis = Crise
paratrooper-track-crisis-help = Tension internationale. À 12 la mission s'arrête. Voir 11.0 pour ce que peut Netwar.
paratrooper-track-ops = PO
paratrooper-track-elan = Élan
paratrooper-track-points = PV visibles
paratrooper-track-pool = Réserve OPFOR
paratrooper-track-missions = Missions
paratrooper-track-victories = Victoires
paratrooper-track-debacles = Débâcles
paratrooper-track-turn-help = Le tour. Il n’y en a pas de dernier : la mission finit quand l’objectif est ramené, ou par la crise.
paratrooper-track-ops-help = Points d’opérations restants, sur tous ceux qu’on peut garder. Ils paient unités, vols, frappes et remises en état ; il en vient à chaque tour.
paratrooper-track-elan-help = Le moral de votre régiment, sur le plus haut qu’il puisse avoir. Au début d’une mission il ajoute des PO, et permet autant d’unités de haute technologie ; mais autant de pions ennemis de plus sont sur la carte.
paratrooper-track-points-help = Points de victoire, autant qu’on puisse les voir : ce qui est face cachée peut encore les changer. Plus il y en a, mieux c’est.
paratrooper-track-pool-help = Pions de l’opposition qui n’ont pas été tirés : ce qui vient sur la carte y est pris sans voir.
paratrooper-track-missions-help = La mission de la campagne où vous en êtes, sur toutes.
paratrooper-track-victories-help = Missions gagnées, sur celles qu’il faut pour gagner la campagne.
paratrooper-track-debacles-help = Débâcles jusqu’ici, sur celles que la campagne permet.
paratrooper-phase-operations = Points d'opérations
paratrooper-phase-mobilization = Mobilisation
paratrooper-phase-infowar = Guerre de l'information
paratrooper-phase-staging = Acheminement
paratrooper-phase-movement = Mouvement
paratrooper-phase-reveal = Révélation
paratrooper-phase-strike-placement = Placement des frappes
paratrooper-phase-air-defense = Défense aérienne
paratrooper-phase-strike-combat = Frappes
paratrooper-phase-landing = Sauts et atterrissages
paratrooper-phase-ground-combat = Combat terrestre
paratrooper-phase-events = Événements
paratrooper-phase-counterattack = Contre-attaque
paratrooper-phase-crisis = Crise
paratrooper-marker-disrupted = désorganisé
paratrooper-marker-moved = a bougé
paratrooper-marker-river = assaut de rivière
paratrooper-marker-aboard = embarqué
paratrooper-marker-dropped = parachuté
paratrooper-marker-doubled = va deux fois plus loin
paratrooper-marker-backed = soutenu par un convoi
paratrooper-mark-airfield = Aérodrome
paratrooper-mark-oilfield = Champ pétrolier
paratrooper-mark-port = Port
paratrooper-mark-objective = Hexagone de valeur
paratrooper-note-sector-1 = Secteur 1
paratrooper-note-sector-2 = Secteur 2
paratrooper-note-sector-3 = Secteur 3
paratrooper-level-glorious = Victoire glorieuse
paratrooper-level-reasonable = Victoire raisonnable
paratrooper-level-debacle = Débâcle
paratrooper-level-disgrace = Disgrâce
paratrooper-level-campaign-won = Campagne gagnée
paratrooper-level-campaign-lost = Campagne perdue
paratrooper-bot-recruit = Recrue
paratrooper-bot-recruit-about = débutant : laisse échapper beaucoup, agit sur un coup de tête
paratrooper-bot-lieutenant = Lieutenant
paratrooper-bot-lieutenant-about = moyen : voit un coup plus loin
paratrooper-bot-colonel = Colonel
paratrooper-bot-colonel-about = fort : prépare toute la mission
paratrooper-bot-general = Général
paratrooper-bot-general-about = le plus fort : essaie ses idées avant d’agir, et prend un moment
paratrooper-box-available = À mobiliser
paratrooper-box-ready = Prêts
paratrooper-box-eliminated = Éliminés
paratrooper-box-opfor-eliminated = OPFOR éliminés
paratrooper-box-flying = En vol
paratrooper-box-beside = Au bord de la carte
paratrooper-box-pool = Réserve OPFOR
paratrooper-strategic-map = Carte stratégique
paratrooper-map-atlantic = Océan Atlantique
paratrooper-map-mediterranean = Mer Méditerranée
paratrooper-map-black-sea = Mer Noire
paratrooper-map-indian = Océan Indien
paratrooper-map-caspian = Mer Caspienne
paratrooper-map-sahara = Sahara
paratrooper-map-arabia = Arabie
paratrooper-map-europe = Europe

## Pour quoi sont les points de victoire

paratrooper-stake-opfor = unités OPFOR éliminées
paratrooper-stake-opfor-cps = postes de commandement OPFOR éliminés
paratrooper-stake-objective = l'objectif
paratrooper-stake-losses = pertes du REP
paratrooper-stake-disrupted = unités du REP désorganisées
paratrooper-stake-massacres = massacres
paratrooper-stake-missions = missions précédentes

## The legend: the figures on a counter

paratrooper-counter = En bas : combat et mouvement. En haut à gauche : engagement.
paratrooper-figures = Après un nom : combat et mouvement.

paratrooper-beginning = Mise en place
