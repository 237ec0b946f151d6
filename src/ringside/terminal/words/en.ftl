# What only a terminal says.

# -- the command alone

what-to-do =
    Ringside: tabletop games to play, learn, measure and research.

      ringside serve --open    play in the browser, with friends or bots
      ringside play            choose a game and play it here
      ringside games           list the games
      ringside rules sumo      how a game is played
      ringside --help          all commands

# -- at the table

keys-line = number or move   ? help   hint   r WORD rules   l log   q leave
thinking = { $name } is thinking…
dealt = { $title }: { $players }. Seed { $seed }.
bot-player = { $name } ({ $level } bot)
meet = { $player }.{ $line ->
    [none] {""}
   *[other] {" "}{ $line }
  }
level = level { $number }
player = Player { $number }
your-move = It is your move.
hand-over = Hand the screen to { $name }.
hand-over-enter = { $name }, press Enter when nobody else is looking.
reaction = Does anybody react? ({ $people })
reaction-prompt = Enter if nobody does, or the name of whoever does:
reaction-who = Type { $people }, or just press Enter if nobody reacts.
search-hint = r and a word searches the rules, for example: r { $word }. All of them: ringside rules { $game }
rules-word = win
left-early = You leave the table before the end.
not-saved = The game was not saved; --save FILE would have done so.
saved = Saved. To see it again: ringside replay { $path }
good-bye = Goodbye.
play-again = Play again? (y/n)
play-again-hint = y for another game, n to stop.
next-game = Enter for the next game, q to leave.
keys-line-own = the move, or only its number   ? help   hint   r WORD rules   l log   q leave
refused-help = ? for help, hint for advice, r and a rule’s id to read it
see-more = Enter to read on:
see-table = Enter to see the table:
room-needed = This table needs { $needed } lines, but the window has { $lines }. Make it taller to see everything.
no-log = Nothing to show yet.
interrupting = Others at this screen may type: { $moves }
advice = Knowing what you know, { $who } would play:
hint-other = “hint 3” tells what move 3 would do.
hint-many = You have { $count } moves: { $kinds }.
saved-beside = { $taken } already exists and was not changed.
nothing-to-save = No moves were played, so nothing was saved.

# -- the end

the-end = The end
won-by = { $winners-count ->
    [0] Nobody wins: { $reason }.
    [one] { $winners } wins: { $reason }.
   *[other] { $winners } win: { $reason }.
  }
place = { $rank ->
    [1] { $rank }st
    [2] { $rank }nd
    [3] { $rank }rd
   *[other] { $rank }th
  }
place-winner = winner

# -- help

help-keys = Keys
help-options = the options of this game
help-number = play the move with this number
help-listed = play the third move in the list; a plain number belongs to the move itself
help-move = type the dimmed text behind a move; leave out its first word if that is unambiguous
help-table = show the table again
help-rules = search the rules for a word
help-leave = leave the table (as do Ctrl-D and Ctrl-C)
help-key-move = MOVE
help-key-rules = r WORD
help-log = show again what happened
help-hint = what a strong bot would play here
help-hint-one = what move 3 would do
no-options = This game has no options.
own-file = a file
about-options = Options, as in --{ $name } VALUE:
takes = Takes { $wanted ->
    [choice] one of { $choices }
    [whole] a whole number from { $least } to { $most }
    [seat] a seat from { $least } to { $most }
    [flag] yes or no
    [any-of] any of { $choices }
    [words] words with commas between them
   *[data] a TOML or JSON file
  }.

# -- the list of games

column-game = game
column-seats = seats
column-minutes = min
column-designer = designer
which-game = Which game? A number or an id, q to leave:
or = or

# -- rules

not-in-rules = The rules of { $title } do not mention “{ $word }”.
error-no-rules = The rules of { $title } are not installed here.

# -- replays

replay-title = { $title } · as { $name } sees it
replay-title-spectator = { $title } · as a spectator sees it
replay-head = { $players }. { $count ->
    [one] { $count } move.
   *[other] { $count } moves.
  }
next-move = Enter for the next move, q to leave.
unfinished = The game was not finished.

# -- simulations

match-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $count } seats
match-players = { $players }. Seed { $seed }.
match-lengths = Decisions per game: { $mean } on average, median { $median }, at most { $longest }.
match-speed = { $decisions } decisions in { $seconds } s: { $rate } per second.
match-saved = { $games ->
    [one] { $games } record is
   *[other] { $games } records are
  } in { $folder }.
arena-odd = Every deal is played twice, so { $wanted } games become { $games }.
arena-about = { $count ->
    [2] Every deal is played twice, with seats swapped.
   *[other] Every deal is played twice. One bot sits alone among bots of the other kind, then the other way round at the same seat; a row counts the games in which its bot sat alone.
  } Seed { $seed }.
arena-fair = A fair share is { $fair }. { $count ->
    [2] Draws are half a win; intervals take a deal’s two games as one.
   *[other] Draws are half a win.
  }
arena-return = { $count ->
    [2] The return is wins less losses, for each game: +1 if all are won, -1 if all are lost.
   *[other] The return is the share of the others that a bot beat less the share that beat it: +1 if it beat them all, -1 if all beat it.
  }
arena-written = Written: { $files }
plot-row = { $bot } against { $others ->
    [1] { $against }
   *[other] { $against } ×{ $others }
  }
plot-axis = games won by the first named, with the 95 % interval; dashed: a fair share
arena-stopped = Stopped. This is how it stood; a --json file goes on from here.
column-bot = bot
column-against = against
column-rating = rating
column-return = return
column-think = a move
column-longest = longest
column-seat = seat
column-played = played
column-won = won
column-share = share
column-interval = 95 % interval
column-ended-by = ended by
column-games = games
column-rule = rule

# -- checks of a record

verdict-holds = ✓ holds
verdict-off = ✗ off
verdict-open = – not checked

# -- what went wrong

stopped = Stopped.
error-number = { $option } takes { $wanted ->
    [share] a number above 0 and up to 1, such as 0.05
    [any] a whole number
    [between] a whole number from { $least } to { $most }
   *[whole] a whole number, { $least } or more
  }, not { $found }.
error-no-such-number = There is no move number { $number }: type { $most ->
    [one] 1, the only one
   *[other] a number from 1 to { $most }
  }.
error-unclear-move = “{ $text }” fits { $moves }: type the whole move.
error-unreadable = { $problem }{ $near ->
    [none] {""}
   *[other] {" "}Did you mean '{ $near }'?
  }
error-too-many-people = { $humans } people do not fit in { $count } seats.
error-too-many-names = { $names } names are given for { $humans ->
    [one] one person
   *[other] { $humans } people
  }.
error-no-seat-there = There is no seat { $found }: the seats here are 1 to { $most }.
error-same-name = Two people at one table need two names.
error-banzuke = The Banzuke is SUMO’s tournament for one wrestler.
error-no-equals = An option is given as name=value, not { $found }.
error-option-twice = The option '{ $option }' is given twice.
error-cannot-open = { $path } cannot be opened: { $problem }.
error-cannot-parse = { $path } cannot be read: { $problem }.
error-not-svg = --plot draws an SVG: give it a name that ends in .svg, not { $path }.
error-is-folder = { $path } is a folder; a file is needed.
error-no-folder = There is no folder { $path } to save in.
error-not-writable = { $path } cannot be written.
error-cannot-write = { $path } cannot be written: { $problem }.
error-cannot-make = The folder { $path } cannot be made: { $problem }.
error-cannot-read = { $path } cannot be read: { $problem }.
error-no-record-file = { $path } is not a record: { $why ->
    [not-text] it is not text
    [too-deep] it is nested too deeply
    [not-json] line { $line } is not JSON ({ $problem })
    [long-number] a number in it is too long
   *[no-game] it does not say which game it is of
  }.

# -- a new game

new-game-next = { $folder ->
    [none] To try it:  ringside play { $name }   and its tests:  pytest tests/
   *[other] Install it next to this Ringside:  pip install -e { $folder }   then:  ringside play { $name }
  }
error-new-game-name = No id can be made from { $name }: an id begins with a letter from a to z, and has letters, digits and hyphens. Give one with --id, as in --id stone-soup.
error-new-game-title = { $name } cannot be the name of a game: take letters and digits, with single spaces between words.
error-no-such-folder = There is no folder { $path }.
error-new-game-taken = There is already something called { $name }.
error-new-game-exists = { $path } already exists; nothing was written.

# -- a game that is solved

error-not-solved = { $title } is not solved. These are: { $known }.
