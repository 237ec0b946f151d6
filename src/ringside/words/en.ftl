# What all games share: errors that anybody can cause, and a few names.

seat = Seat { $number }

# -- moves

error-move-not-text = A move is text, not { $found }.
error-move-too-long = No move is that long.
error-no-such-seat = There is no seat { $found }: the seats here are 0 to { $most }.
error-game-over = The game is over.
error-no-action = { $found } is no action of { $title }: its actions are 0 to { $most }.

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

error-position = A position must be an object, as `position()` gives it, not { $found }.
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
error-other-game = This belongs to the game { $found }, not '{ $wanted }'.
error-no-record = This state is a guess at a game, or one of a batch, so it has no record.
error-no-observation = { $title } gives no observations as numbers: it has no `parts`.
error-no-numpy = Observations, masks and batches are arrays of numpy, which is not installed: pip install numpy.
error-observation-size = The last axis of these observations has { $size } numbers, and this is { $found }.
error-batch-size = A batch has 1 to { $most } games, not { $found }.
error-batch-actions = A step takes { $count } whole numbers, one action for each game, not { $found }.
error-batch-only = What is to be stepped is { $count } truth values, one for each game, not { $found }.
error-batch-action = Game { $lane } of the batch: an action is a number from 0 to { $most }, not { $found }.
error-batch-move = Game { $lane } of the batch: { $problem }
error-batch-number = The batch has no game { $found }: its games are 0 to { $most }.
error-record-version = The record was made by version { $version } of { $title }; this is version { $known }.
error-record-entry = An entry is a seat and a move, not { $found }.
error-record-move = Move { $number }{ $seat ->
    [none] {""}
   *[other] {" "}({ $seat })
  }: { $problem }
error-record-replay = The record does not replay: { $problem }
error-record-odd = The record does not replay: it contains something that { $title } never writes.

# -- bots and matches

error-no-such-bot = { $title } has no bot { $name }.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean '{ $near }'?
  } Its bots are { $known }.
error-no-such-level = { $title } has no bot { $name }: levels go from 1 to { $most }. Its bots are { $known }.
error-no-bots = Name at least one bot.
error-too-many-bots = { $bots ->
    [one] One bot is
   *[other] { $bots } bots are
  } named, but { $count ->
    [0] people have all the seats: leave out --bot, or give more --seats or fewer --humans
    [one] there is only one seat for bots
   *[other] there are only { $count } seats for bots
  }.
error-no-such-class = There is no bot { $name }: { $problem }.
error-no-bot-class = { $name } is not a bot: it must return a ringside.Bot.
error-bot-illegal = The bot { $name } chose { $action }, which is not one of its legal moves.
error-one-bot = Name at least two bots.
error-bot-twice = { $name } is named twice: name every bot once.
error-not-kept = { $path } does not contain a { $what ->
    [match] match
   *[tournament] tournament
  }: { $problem }.
error-other-kept = { $path } holds results with { $field ->
    [game] another game
    [version] another version of the rules
    [seats] another number of seats
    [bots] other bots
    [options] other options
   *[seed] another seed
  }: { $found }, not { $wanted }.
error-jobs-and-ray = --jobs is for this machine and --ray for a cluster: give one of them.
error-worker-lost = One of the processes was ended from outside; perhaps there was not enough memory. What was written with --json is kept, and the same command goes on with it.
error-no-ray = Ray is not installed here, and --ray needs it: pip install "ray[client]".
error-ray-address = '{ $address }' is no address of a Ray cluster: give HOST:PORT, ray://HOST:PORT, auto or local.
error-no-cluster = There is no Ray cluster at { $address }{ $problem ->
    [none] {""}
   *[other] : { $problem }
  }.
error-cluster-failed = The Ray cluster could not go on: { $problem }.
error-other-ringside = A worker of the cluster has Ringside { $found }, and here it is { $wanted }: install the same everywhere.
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
check-other-outcome = The record says { $named ->
    [none] that the game did not end
   *[other] “{ $named }”
  }, but { $reached ->
    [none] its moves have not ended the game.
   *[other] its moves lead to “{ $reached }”.
  }
error-told-outcome = { $winners-count ->
    [0] Nobody wins
    [one] { $winners } wins
   *[other] { $winners } win
  }: { $reason }, ranks { $ranks }
check-resigned = After the last move { $seat } resigned.
check-nobody-resigned = The record says that seat { $found } resigned, which is impossible.
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

# -- tables: what happens at those of all games

event-ran-out-of-time = { $seat } ran out of time, so a bot moved.
event-resigned = { $seat } resigns. { $winner } wins.
reason-resigned = resignation
    .text = A player resigned.
    .ending = { $winners } wins by resignation.

reason-limit = Too long
    .text = The game was called off after too many decisions.
    .ending = A draw: the game was called off after too many decisions.

bot-random = Easy
bot-friendly = Friendly
bot-heuristic = Steady
bot-sharp = Sharp
bot-twin = { $name } { $nth ->
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
    [7] VII
    [8] VIII
   *[other] { $nth }
  }

# -- tables: what is refused

error-not-your-seat = That is not your seat.
error-not-dealt = The game has not started yet.
error-already-dealt = The game has already started.
error-stale = The game has moved on. Look again.
error-from-the-future = The table has not got that far.
error-not-yet = You may do that in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
error-let-pass = You have already let it pass.
error-seat-taken = Somebody is sitting there.
error-one-seat = You already have a seat. Leave it to take another.
error-seat-kept = This seat is kept for { $name }, who may come back. The host can give it away.
error-seen-hand = You have seen another hand in this game.
error-still-here = { $name } is here and playing.
error-just-gone = { $name } has only just left.
error-nobody-missing = Nobody is missing from that seat.
error-not-host = Only the host decides who sits where.
error-host-deals = Only the host deals.
error-players-only = Only players can ask for a rematch.
error-not-over = The game is not over yet.
error-clock = A clock gives { $least } to { $most } seconds a move and a bank of up to { $bank } seconds.
error-text-too-long = That is too long: at most { $most } characters.
error-nothing-said = There is nothing to say.
error-id-too-long = An id has at most { $most } characters.
error-id-not-printable = An id is made of printable characters.
error-message-too-long = That message is too long.
error-message-unreadable = That message cannot be read: { $detail }.
error-too-fast = Please slow down.
error-chat-too-fast = You are writing too fast. Wait a moment.
error-names-too-fast = You are changing your name too fast. Wait a moment.
error-cut-off = You have sent too much and were cut off. Try again in a minute.
error-tables-too-fast = You are making tables too fast. Wait a moment.

# -- requests over HTTP

error-no-such-table = There is no such table.
error-no-answer = The table cannot be reached just now. Try again in a moment.
error-other-rules = { $status ->
    [over] This game was played by version { $version } of the rules of { $title }. This server plays version { $known }, so it cannot be played again here, but the replay shows how it went.
   *[other] This game was dealt by version { $version } of the rules of { $title }. This server plays version { $known }, so it cannot go on here.
  }
error-no-such-page = There is nothing at this address.
error-no-such-language = There are no words in '{ $language }'. The languages are { $known }.
error-wrong-origin = Another site may not do that here.
error-request-unreadable = The request cannot be read: { $detail }. See /schema for what it should be.
error-request-too-long = The request is too long.
error-request-too-deep = The request is nested too deeply.
error-not-possible = That is not possible here: { $detail }. See /schema for what is.
error-fault = Something went wrong on the server.

# -- the lab: what is measured of a game, and what a change of it does

lab-as-it-is = as it is
lab-base = to compare with
lab-changed = changed
lab-yes = yes
lab-no = no
lab-headline = { $change }: { $told }{ $more ->
    [0] {""}
   *[other] ; and { $more } more
  }. By chance alone, differences as clear as these would show in fewer than 1 of { $odds } experiments.
lab-headline-nothing = { $change }: in { $games } games of each, with the same luck, nothing that was measured differs for sure.
lab-headline-alone = { $title } as it is: { $games } games of { $minutes ->
    [0] less than a minute
    [1] about a minute
   *[other] about { $minutes } minutes
  } each.
lab-along = { $option }: from { $first } to { $last }
lab-against = { $option }: “{ $last }” against “{ $first }”
lab-difference = “{ $measure }” goes from { $before } to { $after } ({ $low } to { $high })

lab-title = an experiment
lab-about = { $games } games{ $variants ->
    [1] {""}
   *[other] {" "}of each
  }, { $count } seats, played by { $bots }; seed { $seed }. Intervals hold 95 times out of 100.
lab-bot = { $name } ({ $id })
lab-stopped = Stopped after { $games } of { $asked } games: these are the figures so far.
lab-paired = Every deal is played with the same luck in each variant, so that games are compared pair by pair.
lab-shares = Wins, leads and choices
lab-all-measures = All measures
lab-measure = measure
lab-difference-column = difference
lab-sure-text = Differences in bold are so clear that, of all that is measured, in 19 of 20 experiments chance alone would show none of them.
lab-lengths = Decisions in a game
lab-course = The winner’s chance through the game
lab-course-text = From the first decision to the last; where it rises late, the game stays open for long.
lab-uses = Cards and lines
lab-uses-text = What goes with winning is not always what causes it: who is ahead may simply have more chances to use a card.
lab-often = Uses in a game
lab-adds = How much more those win who use it more often than others at their table
lab-column-often = uses
lab-column-adds =
    goes with
    winning
lab-reasons = What ends the games
lab-sweep-text = From left to right: { $option }. The bands are 95 % intervals.
lab-sweep-text-apart = From top to bottom: { $option }. The lines are 95 % intervals.
lab-files = What was changed
lab-in-the-box = in the box
lab-here = here
lab-as-in-the-box = Nothing in it differs from what is in the box.
lab-all-of-it = All of it

measure-wins-seat = wins of seat { $number }
    .text = The share of games that this seat wins; a shared win counts for its part.
measure-wins-beginner = wins of whoever begins
    .text = The share of games won by the first seat that decides alone.
measure-decided = decided after
    .text = How far through the game the winner is ahead for good.
measure-comeback = comebacks
    .text = Games whose winner once had half a fair chance, or less.
measure-draws = draws
    .text = Games in which nobody does better than anybody else.
measure-limits = ended by a limit
    .text = Games that were cut short.
measure-dead = dead decisions
    .text = Decisions with only one legal move.
measure-decisions = decisions in a game
    .text = How long a game is.
measure-minutes = minutes for people
    .text = By a simple model: 3 seconds to act, and 2 more for every time that the number of moves can be halved.

error-lab-variants = An experiment compares up to { $most } variants, not { $found }.
error-lab-same = Two variants of the experiment are the same game. Change an option.
error-lab-sweep = A sweep needs one option with several values, such as lives=1..7 or side=0-10,1-9.
error-lab-range = { $found } is no range: write it as 1..7, with at most { $most } values.
error-lab-closed = There is no lab on this server. ‘ringside lab’ does the same on your own machine.
error-lab-full = { $count } experiments are waiting already. Try again in a minute.
error-lab-games = An experiment here plays { $least } to { $most } games, not { $found }. ‘ringside lab’ plays as many as you like.
error-experiments-too-fast = You ask for many experiments. Wait a minute.
error-no-such-experiment = There is no such experiment.
error-experiment-not-over = This experiment is not done yet.
