# What the frame says around every game, in English.

# -- pages

title = { $page } · Ringside
ringside-home = Ringside, home
not-found = Not found
out-of-the-ring = Out of the ring
nothing-here = There is nothing at this address.
back-to-games = Back to the games
page-failed = That page did not load.
page-failed-why = The connection may be down, or Ringside was just updated.
try-again = Try again
one-moment = One moment
retrying = Retrying…
close = Close
dismiss = Dismiss
settings = Settings

# -- home

home-title = Ringside · tabletop games
hero = One ring. Many games.
hero-step-in = Step in.
hero-text = Play in a click against bots, or send a friend a link. No account, nothing to install.
tables-visited = Your tables
go-on-playing = Continue playing
watch-again = Watch again
all-visited = All your games ({ $count })
visit-with = with { $names }
the-games = The games
players-count = { $range ->
    [yes] { $least }–{ $most } players
   *[no] { $least ->
        [one] { $least } player
       *[other] { $least } players
    }
  }
minutes = { $count } min
rules = Rules
rules-of = Rules of { $title }
play-now = Play now
play-now-game = Play now: { $title }
dealing = Dealing…
set-up-table = Set up a table
set-up-table-of = Set up a table of { $title }
unofficial = Ringside is an unofficial edition with its own art and is not connected with the makers of these games. If you like a game here, buy the real one.
credit = { $title } is by { $designer }{ $known ->
    [yes] {" "}(published by { $publisher })
   *[no] {""}
  }
you-are = You are
your-name = Your name
name-saved = Name saved

# -- a new table

new-table-title = New table: { $title }
table-of = A table of { $title }
who-plays = Who plays?
quick-choices = Quick choices
against-bots = Me against bots
friends-by-link = Friends by link
pass-and-play = Pass and play
seats = Seats
players = Players
level = Level
opponent = Opponent, the easiest first
company = With you at the table
level-number = level { $number }
seat-by-seat = Seat by seat
changed-count = { $count } changed
bring-own = Bring your own file
own-file = Your own file
seat-kind-me = Me
seat-kind-open = A person, by link
seat-kind-bot = A bot
seat-kind-here = Somebody at this device
bot-strength = Strength of the bot at seat { $number }
name-at-seat = Name at seat { $number }
name = Name
player = Player { $number }
link-and-code = You get a link and a QR code.
pass-hides = When the device changes hands, everything is hidden until the next person is ready.
options = Options
clock = Clock
no-clock = No clock
clock-relaxed = Relaxed: 60 s a move, 5 min in the bank
clock-brisk = Brisk: 20 s a move, 2 min in the bank
clock-fast = Fast: 8 s a move, 30 s in the bank
clock-note = When your time is up, a bot plays that one move for you.
fair-deal = A fair deal
wait-to-deal = Wait before dealing
wait-to-deal-note = You see the seal of the deal first and may add a word of your own to it.
open-table = Open the table
deal = Deal
default-choice = as in the rules
nobody-in-particular = nobody in particular
seat-choice = { $number }: { $who ->
    [me] me
    [open] a person
    [bot] a bot
   *[here] somebody
  }
seat-choice-named = { $number }: { $name }
data-note = Paste or choose a TOML or JSON file.
see-rules = How to write it
choose-file = Choose a file
choose-file-for = Choose a file for { $option }
start-from = Start from { $title }
use-default = Use the default
use-default-for = Use the default for { $option }
see-the-rule = See the rule

# -- before the deal

lobby-clock = { $seconds } s a move, { $bank } s in the bank
waiting-for-players = Waiting for { $count ->
    [one] one more player
   *[other] { $count } more players
  }
waiting-for = Waiting for { $names }
everybody-here = Everybody is here
free-seat = Free seat
you = you
bot = bot
bot-level = { $level } bot
not-here-yet = not here yet
ready = ready
send-link = send them the link
added-word = word “{ $word }”
sit-here = Sit here
come-back = Come back
put-bot-here = Put a bot here
free-the-seat = Free the seat
stand-up = Stand up
deal-with-bots = Deal now; bots take the free seats
host-deals = The host deals when everybody is ready.
invite = Invite somebody
invite-text = Anyone who opens this link can take a free seat, or watch.
link-to-table = Link to this table
add-word-title = A fair deal: add a word of your own
add-word-text = The server has already chosen its secret and shows its seal below. A word you add now is mixed in, so nobody could have picked the deal. After the game the secret is shown and everyone can check it.
your-word = Your word for the deal
any-word = any word
add-it = Add it
change-it = Change it
seal = Seal (SHA-256)
seal-of-secret = Seal (SHA-256 of the secret)
option-yes = yes
option-no = no
qr-code = QR code of the link
link = Link
copy = Copy
copied = Copied
link-copied = Link copied
send = Send
this-device-only = This address works on this device only. For friends on your network, start Ringside with this command:

# -- at the table

going-to-table = Going to the table…
the-table = The table
table-in-words-only = This table could not be drawn, so here it is in words.
you-are-watching = You are watching.
your-turn = Your turn
your-turn-asked = Your turn. { $asked }
your-turn-title = ● Your turn · { $title }
game-over = The game is over.
turn-of = It is { $names }’s turn.
waiting = Waiting.
to-move = to move
to-move-in = to move · { $seconds } s
bank-more = +{ $seconds }
away-for = away { $time }
away = away
here = here
away-bot-plays = away, a bot plays
free-bot-plays = free, a bot plays
let-bot-play = Let a bot play
votes = ({ $votes } of { $needed } votes)
seconds-short = { $count } s
minutes-short = { $count } min
hours-short = { $count } h
connection-lost = Connection lost. Retrying…
connection-lost-in = Connection lost. Retrying in { $seconds } s
retry-now = Now
offline = This device is offline. The table waits for you.
connecting = Connecting…
sending = Sending…
saving = Saving…
connected = Connected
watching-count = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
  }
keys-and-help = Keys and help
menu = Menu
notice-unreachable = The table cannot be reached right now. Retrying…
notice-moved-on = The table has moved on; this is how it stands now.
notice-time-up = Your time was up, so a bot played that move for you.
error-unreachable = The server cannot be reached. Are you online?
error-failed = The server could not do that{ $status ->
    [none] .
   *[other] {" "}({ $status }).
  }
error-no-such-game = There is no game called “{ $name }” here.
preview = What it would do

# -- the result

result = The result
you-win = You win!
well-fought = Well fought.
wins = { $names-count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win.
  }
place = { $rank }. { $name }
series = Series: { $score }
series-of-two = { $score }, best of { $games }
series-wins = { $name } won { $won }
series-won = { $name } wins the best of { $games }, { $score }
rematch-ready = A rematch is set up, and your seat is kept.
rematch-ready-watching = A rematch is set up.
to-rematch = Go to the rematch
rematch = Rematch
try-opponent = Try { $name } (level { $level })
watch-replay = Watch the replay
was-it-fair = Was it fair?
other-games = Other games

# -- hand over

hand-over-to = Hand over to { $name }
hidden-until = Everything is hidden until { $name } is ready.
i-am = I am { $name }: show my side

# -- log, chat, rules

beside-table = Beside the table
log-chat-rules = Log, chat and rules
log = Log
chat = Chat
new-count = { $count } new
only-last-card = Only the last card is in sight until the bout ends.
cards-under = { $count ->
    [one] { $count } card lies under the top one until the bout ends.
   *[other] { $count } cards lie under the top one until the bout ends.
  }
nothing-happened = Nothing has happened yet.
what-was-said = Chat so far
watching = watching
seat-number = seat { $number }
nobody-said = Nobody has said anything yet.
quick-words = Quick replies
say-something = Say something
say = Say
said = { $name }: { $text }
said-watching = { $name }, watching: { $text }
search-rules = Search the rules
opening-book = Opening the rules…
wide-table = A wide table
not-in-rules = The rules do not mention “{ $search }”.
ledger-link = Every rule by its id, with rulings and notation
players-link = Back to the rules for players
found-in-ledger = The rules for players do not mention it, but the ledger does.

# -- the menu and its windows

show-me-around = Show me around
who-sits-where = Who sits where
keys = Keys
leave-bot-plays = Leave; a bot plays on
resign = Resign
all-games = All games
at-this-table = At this table
everywhere = Everywhere
who-opens-link = Anyone who opens it can watch, or take a free seat.
give-up-title = Resign?
give-up-text = Your opponent wins at once.
play-on = Play on
leave-title = Leave the table?
leave-text = A bot plays for you. You can come back and take over again.
stay = Stay
leave = Leave
sure = Sure?
no-wait = No, wait
yes = Yes
left-may-return = left, may come back; a bot is playing
free-until-taken = free; a bot is playing until somebody sits down
hand-to-bot = Hand it to a bot
free-for-person = Free it for a person
free-for-anybody = Free it for anybody

# -- a fair deal

fair-text = Before the deal the server chose a secret and showed its seal. Every card and every roll follows from that secret and the players’ words, so nothing could be changed afterwards. When the game is over the secret is shown, and anyone can check it here or with this command:
secret = Secret
secret-later = shown when the game is over
players-words = Words of the players
none = none
verify = Verify
download-record = Download the record
deal-was-fair = The deal was fair.
deal-is-wrong = Something is wrong with this deal.
seal-not-noted = This browser was not at the table during the game, so it cannot tell whether the seal was the same then.
seal-same = It is the seal this browser was shown at the table.
seal-differs = It is not the seal this browser was shown at the table, which was:

# -- keys

key-next = go to the next control; Enter or Space activates it
key-skip = skip what is being shown
key-log = the log
key-chat = the chat
key-rules = the rules
key-describe = describe the table (for the screen reader)
key-menu = the menu
key-keys = these keys
key-close = close what is open

# -- settings

language = Language
match-browser = Browser language
light = Theme
match-device = System
theme-light = Light
theme-dark = Dark
speed = Animation speed
speed-calm = Calm
speed-normal = Normal
speed-fast = Fast
speed-off = Off
sounds = Sounds
voice = Voice
voice-note = reads announcements aloud
voice-test = Five!
less-motion = Less motion
twice = Tap twice to play
twice-note = nothing is played by mistake
notice-tap-again = Once more to play it.

# -- the guide

guide = First game guide
first-game = Your first game · { $at } of { $count }
skip = Skip
back = Back
next = Next
play = Play!

# -- the replay

replay-of = Replay of { $title }
replay-heading = { $title }: { $names }
eyes-of = View as
a-spectator = a spectator
all-hands = All hands
share = Share
download = Download
to-the-deal = To the deal
step-back = One step back
step-on = One step forward
to-the-end = To the end
pause = Pause
start-replay = Play
step = Step
step-of = Step { $at } of { $count }
the-deal = The deal.
share-moment = Share this moment
share-moment-text = The link opens the replay at step { $at }.
link-to-replay = Link to this replay
rules-title = Rules of { $title }
play-this = Play

# -- the lab

for-designers = Would one more life make it a better game?
to-the-lab = Try it out in the lab
lab-page = The lab
lab-of = The lab: { $title }
lab-intro = Change something about a game and see what it does: bots play the game as it is and as you would have it, with the same luck, and you see what differs and how certain that is.
lab-game = Game
lab-who = Played by
lab-games = Games of each
lab-change = What to change
lab-run = Run the experiment
lab-waiting = { $count ->
    [one] One experiment comes
   *[other] { $count } experiments come
  } before this one.
lab-running = The bots are playing.
lab-progress = Games played
lab-link-holds = You can leave: this page’s address will still work.
lab-failed = { $count ->
    [0] The bots did not get through a single game in time.
   *[other] The bots got through only one game in time, which says too little.
  } Choose quicker ones, or run it on your own machine.
lab-again = Another experiment
lab-more = For more games, and for sweeps through many values, on your own machine:
lab-share = A link to this result
lab-play = Play the changed game
lab-report = Download the report
lab-span = { $low } to { $high }
lab-all-uses = All { $count }
