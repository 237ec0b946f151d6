# What all games share: errors that anybody can cause, and a few names.

seat = Seat { $number }

# -- moves

error-move-not-text = A move is a text, not { $found }.
error-move-too-long = No move is that long.
error-no-such-seat = There is no seat { $found }: the seats here are 0 to { $most }.
error-game-over = The game is over.

# -- options

error-option = Option '{ $option }' takes { $wanted ->
    [choice] one of { $choices }
    [whole] a whole number from { $least } to { $most }
    [seat] a seat from { $least } to { $most }
    [flag] true or false
    [any-of] a list of any of { $choices }
    [words] a list of words
   *[data] data in TOML or JSON
  }, not { $found }.
error-option-file = Option '{ $option }' takes data in TOML or JSON, and this cannot be read: { $problem }.
error-no-such-option = { $title } has no option { $name }.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean '{ $near }'?
  } { $known-count ->
    [0] It has no options.
   *[other] Its options are { $known }.
  }
error-seats = { $title } is for { $fixed ->
    [yes] { $least }
   *[no] { $least } to { $most }
  } seats, not { $found }.
error-seed = A seed is a whole number, not { $found }.
error-secret = The secret of a deal is 32 bytes, written as 64 hex digits.
error-deal-words = The seats’ words are a list of texts.
error-unknown-game = There is no game { $name }.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean '{ $near }'?
  } The games are { $known }.
error-broken-game = ゲーム { $name }（{ $place }）は使えません: { $problem }

# -- positions and records

error-field-missing = The field '{ $where }' is missing.
error-misfit = The field '{ $where }' must be { $wanted ->
    [object] an object
    [list] a list
    [items] a list of { $length } items
    [flag] true or false
    [whole] a whole number from { $least } to { $most }
    [choice] one of { $choices }
    [code] a code such as { $example }
    [rng] the text of a random stream
    [ranks] 1 plus the number of seats that did better
   *[winners] the seats of rank 1
  }, not { $found }.
error-other-game = This is of the game { $found }, not of '{ $wanted }'.
error-no-record = This state is a guess at a game, so it has no record.
error-record-version = The record was made by version { $version } of { $title }; this is version { $known }.
error-record-entry = An entry is a seat and a move, not { $found }.
error-record-replay = The record does not replay: { $problem }
