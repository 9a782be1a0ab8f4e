### Data packs: what is wrong with one, for whoever corrects it

pack-problem = { $file }: { $place }: { $found } stands there; expected { $expected }
pack-more = { $first } (and { $more } more: 'sandtable pack check' lists them all)
pack-key-unknown = { $file }: { $place }: this key is not known here; expected one of: { $known }
pack-file-missing = { $file }: there is no such file in { $folder }
pack-file-unknown = { $file }: this file does not belong to a pack of this game; expected: { $known }
pack-file-unread = { $file }: cannot be read: { $error }
pack-not-text = { $file }: this is not a text in UTF-8
pack-not-toml = { $file }: line { $line }, column { $column }: this is not TOML
pack-no-folder = { $folder } is not a folder
pack-there = { $folder } is already there; name a folder that does not exist yet
pack-unplayable = every value is allowed, but the scenario '{ $scenario }' cannot be played with them ({ $error })
pack-other = this game was played with another data pack ({ $played }) than this one ({ $here }): name the folder of that pack with --pack; or --pack { $folder } to try this one
pack-other-result = played with another data pack, and it makes a difference: { $error }; name the folder of that pack with --pack

# What stands there

pack-found-nothing = nothing
pack-found-table = a table
pack-found-list = a list of { $count }
pack-found-values = { $values }
pack-found-rows = { $count ->
    [one] { $count } row
   *[other] { $count } rows
  }

# What is expected

pack-expected-whole = a whole number from { $low } to { $high }
pack-expected-number = a number from { $low } to { $high }
pack-expected-switch = true or false
pack-expected-text = a text that is not empty
pack-expected-like = a text like "{ $like }"
pack-expected-table = a table
pack-expected-any-list = a list
pack-expected-list = a list of { $count }
pack-expected-list-between = a list of { $low } to { $high }
pack-expected-among = one of: { $known }
pack-expected-exactly = { $value }
pack-expected-nothing = nothing
pack-expected-own = a value of its own ({ $other } has this one)
pack-expected-name = a name from { $tables }: { $known }
pack-expected-row = the name of a row of { $table } with { $where }
pack-expected-rows = { $count ->
    [one] { $count } row of { $table } with { $where }
   *[other] { $count } rows of { $table } with { $where }
  }
pack-expected-at-least = at least { $expected }
pack-expected-because = { $expected }, because { $where }
pack-expected-by-rule = { $expected } (rule { $rule })
pack-expected-more-than = more than { $value }
pack-expected-either = either { $one } or { $other }
pack-expected-letters = { $count } characters out of { $known }
pack-expected-hex = a hex of the board
pack-expected-hex-open = a hex that can be entered
pack-expected-hex-at-edge = a hex at the edge of the board
pack-expected-hex-where = a hex where { $key } is one of: { $known }
pack-expected-hexside = a hexside between two hexes next to each other
pack-expected-next-to = a hex next to the one before it
pack-expected-joined = a link to the other areas
pack-expected-uncrossed = an outline that does not cross itself
pack-expected-around = an outline around the place of its area: { $x }, { $y }
pack-expected-beside = an outline that does not overlap that of { $other }
pack-expected-one-side = units of one side
pack-expected-best-first = a lower value than in the row before
pack-expected-team = the hex of its team { $team }, or the next one; or limbered = true
pack-expected-room = fewer units: they take { $total } space points, and there is room for { $room }
pack-expected-hex-of = a hex out of { $table }
pack-expected-listed = hex { $hex } in one of these lists
