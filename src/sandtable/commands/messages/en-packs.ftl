### Commands on data packs

help-pack-schema =
    Write JSON schemas of a pack's files, for your editor.

    An editor that knows them (TOML with "#:schema board.schema.json" in the first line) marks mistakes as you type.
option-schema-folder = Write one file each into this folder instead of printing them.
pack-unsound = { $folder }: not a sound pack of { $game }: { $problems ->
    [one] { $problems } problem
   *[other] { $problems } problems
  }

option-served-pack = A data pack to be offered beside its game's own; the game is told by its files, or named before it. May be repeated.
option-uploads = Whether people may bring packs and scenarios of their own, and write some here.
mistake-pack-game = { $folder }: no game of this server has a pack of such files; name the game before it, as in colonial={ $folder } ({ $known })
