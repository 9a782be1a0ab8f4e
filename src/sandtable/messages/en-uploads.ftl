### Packs and scenarios that players bring along

brought-pack = Pack: { $pack }
brought-pack-about = Played with a data pack that does not come with the game: { $pack }, { $from ->
    [host] offered by this server
   *[own] brought by whoever set the table up
  }; fingerprint { $mark }
brought-scenario = Own scenario
brought-scenario-about = A scenario that a player has written
lobby-with-pack = with the pack { $pack }
lobby-pack-host = Offered by this server
lobby-pack-own = Your own pack
lobby-own-scenario = Your own

uploads-title = Your packs and scenarios
uploads-about = Change the numbers of a game in a copy of its data pack, or write a scenario. What you bring is checked, and is yours alone: others see it where you play it with them.
uploads-closed = This server lets nobody bring packs or scenarios.
uploads-bring = Bring a pack (.zip) or a scenario (.toml)
uploads-hint = A pack is a zip of its TOML files, up to { $most } kB; the files are those that “sandtable pack copy” gives you.
uploads-checking = Checking: every file is read, every scenario opened and played for a while …
uploads-kept = { $title } is yours now: you find it among the games.
uploads-wrong = { $count ->
    [one] { $count } problem; nothing was kept
   *[other] { $count } problems; nothing was kept
  }
uploads-mend = Open it in the editor all the same
uploads-none = Nothing yet.
uploads-kind-pack = Pack
uploads-kind-scenario = Scenario
uploads-draft = not checked yet
uploads-playable = can be played
uploads-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }
uploads-edit = Change
uploads-copy = Change a copy
uploads-download = Download
uploads-delete = Delete
uploads-delete-sure = Delete “{ $title }” for good? { $tables ->
    [0] Nobody plays with it.
   *[other] Tables that are played with it keep it until they are deleted.
  }
uploads-make = Make a scenario
uploads-copy-printed = Change a copy of this scenario

## What goes wrong

upload-closed = This server lets nobody bring packs or scenarios
upload-one-thing = Bring either a pack or a scenario
upload-no-archive = This is no zip archive that can be read
upload-too-large = Too large: at most { $most } kB
upload-unpacked = Too large: at most { $most } kB in all, unpacked
upload-files = A pack has some files, and at most { $most }
upload-not-plain = { $file }: only plain files inside the archive, no links and nothing outside of it
upload-not-toml = { $file }: only TOML files belong to a pack
upload-packed-otherwise = { $file }: packed in a way that is not opened here; use an ordinary zip without a password
upload-twice = { $file } is in the archive twice
upload-text = { $file }: { $error }
upload-which-game = These are not the files of a pack of any game here ({ $known }): “sandtable pack copy” shows which files there are
upload-too-long = The check took longer than { $seconds } seconds, or too much memory, and was ended
upload-busy = Others are being checked just now: try again in a moment
upload-too-many = You have { $most } packs and scenarios: delete one first
upload-not-checked = This scenario has to pass its check first
upload-name = “{ $name }” cannot be a name of a scenario or a side here: letters, digits, hyphens, at most 80
problem-no-such-upload = There is no such pack or scenario of yours
problem-no-such-pack = There is no such pack here for you
problem-pack-gone = The data pack that this game is played with ({ $pack }) is not here any more: the game cannot be opened without it
problem-pack-needed = This game was played with another data pack ({ $pack }) than the game’s own: bring that pack first, then the game
draft-elsewhere = This scenario has been changed elsewhere meanwhile, in another window perhaps: open it anew to go on from there
draft-unwritable = This cannot be written as a scenario
