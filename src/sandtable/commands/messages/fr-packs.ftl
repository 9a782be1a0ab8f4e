### Commandes sur les données

help-pack-schema =
    Écrire les schémas JSON des fichiers de données, pour votre éditeur.

    Un éditeur qui les connaît (TOML avec « #:schema board.schema.json » en première ligne) marque les erreurs pendant la frappe.
option-schema-folder = Écrire un fichier pour chacun dans ce dossier au lieu de les afficher.
pack-unsound = { $folder } : ces données de { $game } ne sont pas saines : { $problems ->
    [one] { $problems } problème
   *[other] { $problems } problèmes
  }
