### Comandos sobre dados

help-pack-schema =
    Escrever os esquemas JSON dos ficheiros de dados, para o seu editor.

    Um editor que os conheça (TOML com "#:schema board.schema.json" na primeira linha) assinala os erros enquanto escreve.
option-schema-folder = Escrever um ficheiro para cada um nesta pasta em vez de os mostrar.
pack-unsound = { $folder }: estes dados de { $game } não estão sãos: { $problems ->
    [one] { $problems } problema
   *[other] { $problems } problemas
  }
