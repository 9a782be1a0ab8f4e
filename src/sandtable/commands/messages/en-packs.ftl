### Commands on data packs

help-pack-schema =
    Write JSON schemas of a pack's files, for your editor.

    An editor that knows them (TOML with "#:schema board.schema.json" in the first line) marks mistakes as you type.
option-schema-folder = Write one file each into this folder instead of printing them.
pack-unsound = { $folder }: not a sound pack of { $game }: { $problems ->
    [one] { $problems } problem
   *[other] { $problems } problems
  }
