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
error-broken-game = The game { $name } ({ $place }) cannot be used: { $problem }

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
error-record-odd = The record does not replay: it holds something that no game of { $title } writes.

# -- bots and matches

error-no-such-bot = { $title } has no bot { $name }.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean '{ $near }'?
  } Its bots are { $known }.
error-no-bots = Name at least one bot.
error-too-many-bots = { $bots } bots are named for { $count } seats.
error-no-games = A match has at least one game.
error-not-ended = The game has not ended.

# -- checks of a record

check-broken = { $problem }
check-legal = { $count ->
    [one] The move is
   *[other] All { $count } moves are
  } legal by the rules of { $title }.
check-no-outcome = The record names no outcome to compare with the moves.
check-unfinished = The game is not over, and the record says so.
check-outcome = The moves lead to the outcome that the record names.
check-other-outcome = The record names the outcome { $named }, but { $reached ->
    [none] its moves lead to no outcome yet.
   *[other] its moves lead to { $reached }.
  }
check-gave-up = After the last move { $seat } gave up.
check-nobody-gave-up = The record says that seat { $found } gave up, which is impossible.
check-origins = The record has more than one beginning ({ $origins }): a game starts from one of them.
check-no-secret = There is a commitment, but the record has no secret to check it against.
check-position = How the first position came about cannot be checked.
check-seed = The deal comes from a seed. It replays, but a seed has no commitment: nobody can check that it was chosen before the deal.
check-no-commitment = The record has no commitment. Its secret’s would be { $real }.
check-other-commitment = The secret does not fit the commitment: its SHA-256 is { $real }, not { $promised }.
check-commitment = The secret’s SHA-256 is the commitment, { $real }.
check-compare = Only you can tell whether your table showed that commitment before the deal: compare it with the one you noted.
check-noted = It is the commitment you noted.
check-not-noted = It is not the commitment you noted.
check-words = Words that the seats added to the deal: { $words }.
