### Commandes sur les données

help-pack-schema =
    Écrire les schémas JSON des fichiers de données, pour votre éditeur.

    Un éditeur qui les connaît (TOML avec « #:schema board.schema.json » en première ligne) marque les erreurs pendant la frappe.
option-schema-folder = Écrire un fichier pour chacun dans ce dossier au lieu de les afficher.
pack-unsound = { $folder } : ces données de { $game } ne sont pas saines : { $problems ->
    [one] { $problems } problème
   *[other] { $problems } problèmes
  }

option-served-pack = Un jeu de données à proposer à côté de celui du jeu ; ses fichiers disent de quel jeu il s’agit, ou on le nomme devant. Peut être répété.
option-uploads = Si chacun peut apporter ses propres données et scénarios, et en écrire ici.
mistake-pack-game = { $folder } : aucun jeu de ce serveur n’a de données faites de ces fichiers ; nommez le jeu devant, comme colonial={ $folder } ({ $known })
