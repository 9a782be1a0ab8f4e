### L’éditeur de scénarios

editor-title = Éditeur de scénarios
editor-untitled = Un scénario sans nom
editor-saved = Enregistré
editor-saving = Enregistrement …
editor-undo = Annuler (Ctrl+Z)
editor-redo = Rétablir (Ctrl+Y)
editor-check = Contrôler
editor-export = Exporter
editor-play = Jouer
editor-drop = Reposer
editor-ground = Terrain
editor-file = Scénario
editor-parts = Parties du scénario
editor-board = Le plateau de votre scénario : les flèches vont d’hexagone en hexagone, Entrée fait ce que fait l’outil en main
editor-paint-hint = Prenez un pinceau et cliquez ou glissez sur le plateau. La main vide, glisser déplace la vue et la molette agrandit.
editor-way-hint = Glissez ou cliquez d’hexagone en hexagone ; un pas en arrière enlève le dernier.
editor-stamp-hint = Prenez-en un et cliquez où il doit se tenir. La main vide, glissez un pion pour le déplacer, ou cliquez-le pour le modifier.
editor-size = Taille du plateau
editor-point = Le montrer sur le plateau
editor-add = Ajouter
editor-none = aucun
editor-copy = Copier
editor-up = Plus haut
editor-down = Plus bas
editor-remove = Enlever
editor-sound = Rien à redire : il peut être joué.
editor-problems = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
  }
