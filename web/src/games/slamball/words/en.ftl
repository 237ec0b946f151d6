# What only the browser says of The SlamBall Card Game.

short-title = SlamBall
fourth-quarter = Fourth quarter
throwdown = Throwdown!
opening = Five minutes on the clock, 50 points each.
line-up = { $team }: { $ready ->
    [yes] line-up ready ✓
   *[no] choosing…
  }
drawn = { $team }: { $count } of 4 drawn
team-wins = { $team } win!
all-square = All square

verdict-shot = { $good ->
    [yes] GOOD!
   *[no] NO GOOD
  }
verdict-pass = { $good ->
    [yes] IT GETS THROUGH
   *[no] CUT OFF
  }
verdict-face-off = { $good ->
    [yes] GOOD!
   *[no] DENIED
  }
call-timeout-called = TIMEOUT!
call-held = { $seat } holds
call-uncontested = OPEN!
call-fouled-on-purpose = FOUL ON PURPOSE!
call-boosted = BOOST!
call-shot = { $how ->
    [none] OPEN SHOT!
   *[other] { $how }: { $own } { $measure }
  }
call-threw = { $risky ->
    [yes] risky { $throw }…
   *[no] { $throw }…
  }
call-stayed-down = The card stays down
call-defended = { $does ->
    [takes] { $line }: { $speed ->
        [0] −{ $power } power
       *[other] { $power ->
            [0] −{ $speed } speed
           *[other] −{ $speed } speed, −{ $power } power
          }
      }
    [adds] { $line }: { $speed ->
        [0] +{ $power } power
       *[other] +{ $speed } speed
      }
    [steals] STOLEN!
   *[nothing] { $why }
  }
call-foul-called = FOUL!
call-shot-clock-violation = SHOT CLOCK!
call-whistled = WHISTLE!
call-recovered = { $player } has it!
call-stolen = STOLEN!
call-got-ball = Ball to the { $team }
call-pushed-pace = PUSH THE PACE!
call-last-gasp = LAST GASP!
call-buzzer = THE BUZZER!
call-went-to-overtime = OVERTIME!
call-overtime-round = Round { $round }
call-attacking = { $player } attacks
call-throwdown = THROWDOWN!

loose-ball = LOOSE BALL!
seconds-left = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
  }
face-off = FACE OFF
job-attacker = Attacker
job-defender = Defender
to-be-named = to be named
figures-later = figures once it is up
locks-in = { $seat } locks in…
drawn-by = drawn by { $seat }{ $count ->
    [0] {""}
   *[other] , whistled { $count }×
  }
whistled-off = whistled off

holds-ball = holds the ball
to-lay = to lay
hand-none = no cards left in hand
last-play = last play
side-now = { $attacks ->
    [yes] { $team } attack
    [no] { $team } defend
   *[none] { $team }
  }
to-move = , to move
look-at-decks = Players and decks
decks-mine = What is left in each deck: tap a player to see the cards. Their order is hidden.
decks-theirs = Only their coach knows what is in their decks.
on-floor = on the floor
in-hand = { $count ->
    [one] { $count } in hand
   *[other] { $count } in hand
  }
draw-for-me = Draw { $count } for me
box-score = Box score
box-laid = cards laid in attack
box-laid-short = Laid
box-made = field goals
box-made-short = FG
box-points = points from the field
box-points-short = Pts
box-whistles = whistles blown
box-whistles-short = Wh
box-elsewhere = Face offs and bonus fouls
box-fouls = Team fouls: { $count }
to-contest = to contest
to-foul = to foul, or not
no-contest = no contest
has-ball = has the ball
shot-clock = The shot clock
your-hand = Your hand
hand-empty = Your hand is empty.
no-cards = none
your-choices = Your choices
who-goes = Who goes out for { $name }? Choose on your floor.
team-of = { $team }, { $name }
team-points = { $team }: { $points } points
team-fouls = Team fouls: the other side is in the bonus after two
fouls = fouls
timeout-left = timeout left
timeout-used = timeout used
lamp-bonus = BONUS +2
lamp-double-bonus = BONUS +3
you = { $name } (you)
keeps = { $seat } keeps
chosen = chosen
top-attacker = top
gone = gone
defender = defender
overtime-title = Overtime, round { $round }
overtime = overtime
last-marks = last four
goal-at = { $name } on mark { $number }
clock-face = { $time } to play, { $clock } of { $marks } marks used. { $goals-count ->
    [0] No field goals yet.
   *[other] Field goals: { $goals }.
  }{ $whistles-count ->
    [0] {""}
   *[other] {" "}Whistles blown: { $whistles }.
  }

face-down = face down
risky = risky
boosted = boosted
loose-may-follow = a loose ball may follow
line-behind = { $line }, behind
stings = , a foul stings for
card-face = { $name }: { $lines }
card-back = a card of { $name }, face down
held-card = { $card }{ $does ->
    [none] , not now
   *[other] ; { $does }
  }
kept-card = Kept chaos card { $chaos }: { $does }
meets = { $how ->
    [none] { $line }
   *[other] { $how } { $line }
  }: { $through ->
    [yes] gets through
   *[no] stopped
  }
last-gasp = last gasp
exhausted = exhausted
deck-left = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
  }
whistles = { $count ->
    [one] { $count } whistle
   *[other] { $count } whistles
  }
tile = { $does ->
    [none] {""}
   *[other] { $does }:{" "}
  }{ $role } { $number } { $name }, { $deck } in the deck, { $held } in hand{ $whistles ->
    [0] {""}
    [one] , { $whistles } whistle
   *[other] , { $whistles } whistles
  }{ $note ->
    [none] {""}
   *[other] , { $note }
  }
tile-good = shots with { $attack }, defense with { $defense }, { $count } × loose ball recovery
good-attack = attack
good-defense = defense
does-starts = starts
does-bench = bench
does-defends = defends
does-attacks = attacks
does-waits = waits
does-goes-out = goes out
does-comes-in = comes in
does-sub = sub
does-draw = draw
does-empty = empty

button-pass = { $risky ->
    [yes] Risky pass
   *[no] Pass
  }
button-lob = { $risky ->
    [yes] Risky lob
   *[no] Lob
  }
button-outlet = { $risky ->
    [yes] Risky outlet
   *[no] Outlet
  }
button-shot = Shoot the { $line } for { $points }
button-contested = { $how }: { $line } for { $points }
button-reveal = Turn it up: { $kinds-count ->
    [0] nothing to do
   *[other] { $kinds }
  }
button-only = Only the { $line }
outlook-shot = { $own } { $measure } against { $theirs }
outlook-shot-judged = { $theirs ->
    [none] { $made ->
        [yes] goes in
       *[no] no good
      }
   *[other] { $own } against { $theirs } { $measure }: { $made ->
        [yes] goes in
       *[no] no good
      }
  }
outlook-face-off-judged = { $own } against { $theirs } { $measure }: { $made ->
    [yes] scores { $points }
   *[no] no good
  }
outlook-threw = on with { $speed } speed, { $power } power
outlook-pass-judged = { $through ->
    [yes] it gets through
   *[no] it is cut off
  }
outlook-declared = { $own } { $measure }
outlook-chaos-void = no chaos
outlook-whistled = { $call ->
    [miss] for a face off
    [whistle] cancels theirs
   *[chaos] against the chaos card
  }
outlook-foul-called = { $bonus ->
    [0] a foul: face off
   *[other] a foul: { $bonus } points for them
  }
outlook-stolen = stolen
outlook-loose-ball = loose ball
outlook-face-off-earned = face off
outlook-shot-clock-violation = the shot clock runs out
outlook-reset-pace = both draw up to { $limit }

confirm-timeout = Call your only timeout? Both sides lose their speed and power.
note = { $points } points, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } in hand{ $ball ->
    [yes] , has the ball
   *[no] {""}
  }

describe-time = { $time } to play, mark { $clock } of { $marks }.
describe-team = { $team }, coached by { $seat }: { $points } points, { $number } team fouls{ $bonus ->
    [none] {""}
    [bonus] , in the bonus
   *[other] , in the double bonus
  }, { $timeouts ->
    [0] no timeout left.
   *[other] a timeout left.
  }
describe-ball = The { $team } have the ball, { $place }.
describe-figures = { $team }: { $speed } speed, { $power } power.
describe-sting = A foul still stings for { $speed } speed and { $power } power.
describe-attack = Attack: { $card }.
describe-contest = Contest: { $card }.
describe-current = The card with the ball: { $card }.
describe-chaos = Chaos card: { $chaos }, { $effect }.
describe-face-off = Face off, { $why }: { $first } against { $second }.
describe-overtime = Overtime, round { $round }.
describe-player = { $role } { $number } { $name }, { $count } in the deck{ $whistles ->
    [0] {""}
    [one] , { $whistles } whistle
   *[other] , { $whistles } whistles
  }
describe-floor = On the floor for the { $team }: { $told }.
describe-held = { $seat } holds { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
  }
describe-kept = { $seat } keeps { $told }.
describe-hand = Your hand: { $told-count ->
    [0] empty.
   *[other] { $told }.
  }

example-home = the Lava
example-away = the Slashers
example-chaos = the usual chaos cards

guide-score = Fourth quarter
    .text = Both teams have 50 points and five minutes. The ring has sixty marks: every card the offense lays uses one, and a bump outside shows who scored there.
guide-floor = Your floor
    .text = Four play, three sit on the bench: a stopper, two gunners, a handler. You draw from the decks of those on the floor; whenever you draw you may also swap in somebody from the bench.
guide-court = Four head-to-heads
    .text = A possession has up to four. The offense lays a card face up, the defense may contest with one face down. Then the offense shoots, or passes on to the next. No shot at the buzzer: the ball is gone.
guide-hand = Your cards
    .text = They come from the decks of your players. Blue lines defend, orange ones attack, LBR grabs a loose ball. The bolt is speed, the arrow is power. Lobs, outlets and boosts add to what your side has; it lasts for the possession.
guide-choices = FAST or BIG
    .text = Your options appear here, with what each would lead to. Against a contest a shot is FAST (speed) or BIG (power), and has to beat the defender, who wins ties. Nobody contests? It goes in.
guide-prompt = Not sure?
    .text = This line says what everybody is waiting for. Tap something you cannot do and you are told why.

key-card = the card at that place in your hand: lay, contest, go for the ball, lock in, throw away
key-choice = your choices, from left to right
key-floor = the players on your floor: draw, name, send; at the start a … k for all seven
key-bench = the players on your bench: pick one, then the one who goes out
key-along = move within a row, Enter chooses

quick-slam = Nice slam!
quick-denied = Denied!
quick-loose = Loose ball!
quick-bounce = What a bounce.
quick-coached = Well coached!
quick-one-more = One more?
