# The SlamBall Card Game in English.

tagline = Five minutes on the clock, two coaches, one bluff after another.
rules-word = whistle

# -- the bots, from the weakest to the strongest

bot-level-1 = Penny
bot-level-1-line = Knows the book, but is too polite to race: every loose ball is yours.
bot-level-2 = Blaze
bot-level-2-line = Slow to catch fire: leaves you the early loose balls, then goes after every one.
bot-level-3 = Anker
bot-level-3-line = Thinks a few moves ahead, and waits for the good shot.
bot-level-4 = Quill
bot-level-4-line = Writes every card down, and guesses what you are holding.
bot-level-5 = Sterling
bot-level-5-line = Has learnt from thousands of games what counts at each mark of the clock.

# -- things

team-lava = Lava
team-slashers = Slashers
player-named = { $name }
player-unnamed = { $team } { $position ->
    [stopper] Stopper
    [gunner] Gunner
   *[handler] Handler
  } { $number }
role-stopper = stopper
    .tile = Stopper
    .pick = One stopper
    .short = S
role-gunner = gunner
    .tile = Gunner
    .pick = Two gunners
    .short = G
role-handler = handler
    .tile = Handler
    .pick = One handler
    .short = H
card = { $boost ->
    [yes] { $player }’s boost
   *[no] { $player }’s card { $number }
  }

measure-speed = speed
measure-power = power
how-fast = FAST
    .text = Compare speed.
how-big = BIG
    .text = Compare power.

place-transition = TRANSITION
    .short = TRANSITION
place-early-offense = EARLY OFFENSE
    .short = EARLY OFFENSE
place-halfcourt = IN THE HALFCOURT
    .short = HALFCOURT
place-buzzer = AT THE BUZZER
    .short = BUZZER

kind-chaos = chaos
    .text = Turn up a chaos card first.
kind-foul = foul
    .text = Must be performed. Takes speed and power from the offense, and again in the face off and the possession that follow.
kind-hit = hit
    .text = Takes speed and power from the offense. At 0 and 0 the ball is loose.
kind-steal = steal
    .text = Takes a risky pass. Against a shot it adds speed, and a miss is yours.
kind-stop = stop
    .text = Adds power against a shot.
kind-lbr = loose ball recovery
    .short = LBR
    .text = Takes a loose ball, with 1 power.
kind-slam = slam
    .text = A shot.
kind-layup = layup
    .text = A shot.
kind-jumper = jumper
    .text = A shot, but not directly off a lob.
kind-pass = pass
    .text = On to the next head-to-head.
kind-lob = lob
    .text = A pass with 1 power more.
kind-outlet = outlet
    .text = A pass with 1 speed more, but not to yourself.
kind-boost = boost
    .text = Goes with a card of the same player and adds to what it does.

# Speed and power of a line, in brackets.
icons = { $speed ->
    [0] { $power ->
        [0] {""}
       *[other] {" "}({ $power } power)
      }
   *[other] { $power ->
        [0] {" "}({ $speed } speed)
       *[other] {" "}({ $speed } speed, { $power } power)
      }
  }
# The same as a sentence needs it.
figures = { $speed ->
    [0] { $power } power
   *[other] { $power ->
        [0] { $speed } speed
       *[other] { $speed } speed and { $power } power
      }
  }
line-chaos = chaos
line-foul = foul{ icons }
line-hit = hit{ icons }
line-steal = steal{ $speed ->
    [0] {""}
   *[other] {" "}({ $speed } speed)
  }
line-stop = stop{ $power ->
    [0] {""}
   *[other] {" "}({ $power } power)
  }
line-lbr = loose ball recovery
line-slam = slam for { $points }{ icons }
line-layup = layup for { $points }{ icons }
line-jumper = jumper for { $points }{ icons }
line-pass = { $risky ->
    [yes] risky pass
   *[no] pass
  }
line-lob = { $risky ->
    [yes] risky lob
   *[no] lob
  }
line-outlet = { $risky ->
    [yes] risky outlet
   *[no] outlet
  }
line-boost = boost “{ $title }”{ icons }

effect-face-off = the attacker earns a face off when this head-to-head is over
effect-loose = the ball is loose
effect-gain = { figures } more for the side that drew it
effect-lose = { figures } less for the side that drew it
effect-no-slam = no slam in this head-to-head
effect-draw = both coaches draw a card
effect-nothing = nothing happens
effect-whistle = a whistle to keep, for any of your players
effect-boost = a boost to keep: { figures } for any of your players

chaos-slo-mo-replay = SLO-MO REPLAY
    .text = { $effect }
chaos-dribble-off-your-shoe = DRIBBLE OFF YOUR SHOE
    .text = { $effect }
chaos-double-bounce = DOUBLE BOUNCE
    .text = { $effect }
chaos-fast-feet = FAST FEET
    .text = { $effect }
chaos-dead-spring = DEAD SPRING
    .text = { $effect }
chaos-heavy-legs = HEAVY LEGS
    .text = { $effect }
chaos-crowd-on-its-feet = CROWD ON ITS FEET
    .text = { $effect }
chaos-play-on = PLAY ON
    .text = { $effect }
chaos-hot-mic = HOT MIC
    .text = { $effect }
chaos-second-wind = SECOND WIND
    .text = { $effect }
story-slo-mo-replay = The referee runs the tape again: a face off is coming.
story-dribble-off-your-shoe = Off the shoe and away: the ball is loose.
story-double-bounce = Two springs in one: up they go with 2 power more.
story-fast-feet = The feet are flying: 2 speed more.
story-dead-spring = A spring gives way: nobody slams from here.
story-heavy-legs = The legs get heavy: 1 speed and 1 power gone.
story-crowd-on-its-feet = The crowd is up, and both benches feel it: a card for each coach.
story-play-on = Arms wide, no call: play on.
story-hot-mic = The whole arena hears the coach: a whistle to keep.
story-second-wind = A deep breath: a boost to keep.

# What each phase asks for.
phase-start = pick four starters
phase-throwdown = draw four cards, or lay one with a loose ball recovery
phase-draw = draw, substitute, or say ready
phase-lay = lay an action card, or hold
phase-contest = contest with an action card, or let it go
phase-resolve = shoot, pass, or do nothing
phase-reveal = turn the contest card up, or leave it down
phase-act = act with the card that is up
phase-chaos = whistle the chaos card off, or not
phase-miss = whistle, or not
phase-claim = claim the loose ball with the card on the floor, or not
phase-race = lay a card with a loose ball recovery, or leave the ball
phase-pace = push the pace, or reset
phase-timeout = throw away cards, then say ready
phase-name = name a defender from the court
phase-lock = lock in a card of the player in the face off
phase-declare = go FAST or BIG
phase-ot-defender = name a designated defender
phase-ot-attacker = send an attacker
phase-over = the game is over

# Why it went as it did, in one line.
why-open = an open shot goes in
why-higher = the higher figure scores
why-tie = the defense wins ties
why-lower = the defense is higher
why-dead-spring = the spring is dead: no slam here
why-called-off = the ball was already gone
why-knocked-loose = a hit left no speed and no power, so the ball is loose
why-uncontested = nobody contests the pass
why-stayed-down = the contest card stayed down
why-fouled = the foul stops play
why-replay = the replay calls for a face off
why-stolen = a steal takes a risky pass
why-safe-pass = only a risky pass can be stolen
why-stop-no-pass = a stop does not stop a pass
why-hit-too-weak = the hit was not enough to knock the ball loose
why-foul = a foul takes from the offense
why-hit = a hit takes from the offense
why-steal-shot = a steal adds speed against a shot, and takes the ball if it misses
why-steal-pass = a steal takes a risky pass
why-steal-off = there was no pass left to steal
why-stop = a stop adds power against a shot
why-idle = there was nothing to defend
why-shot = a made shot
why-bonus = fouled in the bonus
why-face-off = a face off won
why-make = after a made shot
why-violation = the shot clock ran out
why-younger = nobody won the throwdown, so the younger coach has it
why-nobody = nobody went for it, so the defense has it
why-again = after a face off
why-broken = the face off was missed: make it, break it
why-miss = the shot missed
why-hit-loose = the hit knocked it loose
why-dribble = off the shoe
why-first = the first card with LBR wins the throwdown
why-race = the first card with LBR from hand gets there
why-claim = the card on the floor shows LBR
why-face-down = the card that was face down shows LBR
why-by-foul = after a foul
why-by-whistle = earned by the whistle
why-by-replay = seen on the replay
why-by-intentional = make it, break it
why-by-overtime = overtime
why-drift = the defender drifted: a foul card gives 3 points
why-no-shot = the card has no shot to score with
why-off = chaos called the shot off

move-ready = Ready
move-hold = Hold
    .text = lay nothing here
move-let = Let it go
    .text = no contest
move-nothing = Nothing
    .text = no shot, no pass
move-reset = Reset
move-push = Push the pace
    .text = run on with this card
move-timeout = Timeout
    .short = your only one
    .text = your only one: both sides lose speed and power
move-stay = Leave it face down
move-reveal = Turn it up
    .chaos = Turn it up: chaos first
    .only = Only the { $line }
move-act = Go on with the card
move-whistle = Whistle!
    .back = Whistle back
move-claim = Claim the ball
    .text = with 1 power
    .down = Claim with the card face down
move-no = No whistle
    .claim = Leave it
move-leave = Leave the ball
    .short = keep your cards
    .none = no card with LBR to lay
move-lock-top = Blind, from the top
move-foul = Foul on purpose
    .text = make it, break it
    .pick = choose the card to throw away
move-start = Start these four
move-lay = lay it
move-contest = contest with it, face down
move-lbr = go for the ball
move-lock = lock it in
move-discard = throw it away
move-draw = draw
move-sub = sub
move-defender = defends
move-attacker = attacks

told-start = start { $players }
told-sub = { $comes } for { $goes }
told-lay = lay { $card }
told-contest = contest with { $card }
told-lbr = go for the ball with { $card }
told-lock = lock in { $card }
told-discard = throw away { $card }
told-foul = foul with { $card }
told-draw = draw from { $player }
told-defender = { $player } defends
told-attacker = { $player } attacks
told-shoot = { $line }{ $how ->
    [none] {""}
   *[other] {" "}{ $how }
  }{ $extra ->
    [none] {""}
    [boost] , boosted
   *[wind] , with a second wind
  }
told-pass = { $line }{ $extra ->
    [none] {""}
    [boost] , boosted
   *[wind] , with a second wind
  }
told-reveal = turn it up{ $extra ->
    [none] {""}
    [boost] , boosted
   *[wind] , with a second wind
  }{ $line ->
    [none] {""}
   *[other] , only the { $line }
  }

reason-regulation = regulation
    .text = More points when the clock runs out.
    .ending = { $winners } wins in regulation.
reason-overtime = overtime
    .text = The first round of face offs that ends unequal decides.
    .ending = { $winners } wins in overtime.
reason-shared = shared
    .text = Nobody has a card left in overtime.
    .ending = Nobody has a card left: { $winners } share it.

option-home = Home team
    .text = A team of the first seat’s own; without one it plays the Lava.
option-away = Away team
    .text = A team of the second seat’s own; without one it plays the Slashers.
option-chaos = Chaos cards
    .text = Chaos cards of your own; without them the usual ones.
option-younger = Younger coach
    .text = The younger coach has the ball if nobody wins the throwdown.
form-team = a team file
form-chaos = a chaos file

# -- what happened

event-line-up-chosen = { $seat } has picked four starters.
event-starting = { $players } start for { $seat }.
event-throwdown = Throwdown!
event-drew = { $seat } draws one of { $player }’s cards{ $lines ->
    [none] .
   *[other] : { $lines }.
  }
event-substituted = { $seat } takes { $goes } off and sends { $comes } in.
event-discarded = { $seat } throws away one of { $player }’s cards: { $lines }.
event-ready = { $seat } is ready.
event-timeout-called = Timeout, { $seat }. Both sides lose their speed and power.

event-next-head-to-head = { $place }.
event-laid = { $player } has the ball: { $lines }.
event-held = { $seat } holds the ball.
event-contested = { $player } steps up to contest{ $lines ->
    [none] .
   *[other] : { $lines }.
  }
event-uncontested = Nobody contests.
event-fouled-on-purpose = { $player } fouls { $fouled } on purpose: make it, break it!
event-boosted = { $title ->
    [none] { $chaos ->
        [none] A boost
       *[other] { $chaos }
      }
   *[other] “{ $title }”
  } for { $player }: { figures } more.
event-shot = { $how ->
    [none] { $player } is wide open for the { $shot }!
   *[other] { $player } goes { $how } with the { $shot } for { $points }: { $own } { $measure }…
  }
event-threw = { $player } throws { $risky ->
    [yes] a risky { $throw }.
   *[no] the { $throw }.
  }
event-did-nothing = { $player } looks around and does nothing.
event-stayed-down = { $player } keeps the card down.
event-turned-up = { $player } turns up: { $lines }!
event-defended = { $does ->
    [takes] The { $line } takes { figures }.
    [adds] The { $line } adds { figures }.
    [steals] The { $line } takes the pass!
   *[nothing] The { $line } does nothing: { $why }.
  }
event-shot-judged = { $made ->
    [yes] { $theirs ->
        [none] The { $shot } is good: { $why }.
       *[other] { $own } against { $theirs } { $measure }: the { $shot } is good, { $why }!
      }
   *[no] { $theirs ->
        [none] No good: { $why }.
       *[other] { $own } against { $theirs } { $measure }: no good, { $why }.
      }
  }
event-pass-judged = { $through ->
    [yes] The { $throw } gets through: { $why }.
   *[no] The { $throw } does not get through: { $why }.
  }
event-scored = { $points } points for { $seat }: { $home }–{ $away }!
event-foul-called = Foul by { $player } on { $fouled }, team foul { $number }{ $bonus ->
    [0] .
   *[other] : { $bonus } points in the bonus.
  }
event-shot-clock-violation = The shot clock runs out on { $seat }.
event-got-ball = { $kept ->
    [yes] The { $team } keep the ball: { $why }.
   *[no] Ball to the { $team }: { $why }.
  }

event-chaos-turned = CHAOS! { $chaos }: { $effect }.
event-chaos-ran-out = Chaos, but every chaos card is in somebody’s hand.
event-chaos-happened = { $story ->
    [none] { $chaos }: { $effect }.
   *[other] { $story }
  }
event-chaos-void = { $chaos } is whistled off!
event-whistled = { $chaos ->
    [none] { $player } blows the whistle{ $call ->
        [whistle] {" "}against the whistle!
        [miss] {" "}and asks for a face off!
       *[chaos] !
      }
   *[other] { $chaos }: a whistle for { $player }!
  }
event-no-whistle = No whistle from { $seat }.

event-loose-ball = Loose ball: { $why }!
event-not-claimed = { $seat } leaves it to a race.
event-race-began = Who wants it?
event-left-ball = { $seat } leaves the ball.
event-recovered = { $player } has the ball: { $why }.
event-stolen = { $player } steals the ball from { $victim }!
event-pushed-pace = { $player } PUSHES THE PACE: { $lines }.
event-reset-pace = { $seat } resets: both draw up to { $limit }.

event-face-off-earned = Face off: { $attacker } against { $defender ->
    [none] a defender to be named
   *[other] { $defender }
  }, { $why }.
event-defender-named = { $player } will defend.
event-locked = { $player } is locked in{ $blind ->
    [yes] , blind from the top.
   *[no] { $lines ->
        [none] .
       *[other] : { $lines }.
      }
  }
event-last-gasp = A last gasp from { $player }: { $lines }.
event-faced-up = { $card ->
    [none] { $player ->
        [none] Nobody is there to defend.
       *[other] { $player } has nothing left to show.
      }
   *[other] { $player } turns up: { $lines }.
  }
event-declared = { $player } goes { $how }: { $own } { $measure }…
event-face-off-judged = { $own } against { $theirs } { $measure }: { $made ->
    [yes] { $attacker } scores { $points }, { $why }!
   *[no] denied, { $why }.
  }

event-buzzer = The buzzer! { $home }–{ $away }.
event-went-to-overtime = All square: overtime!
event-chose-defender = { $seat } has chosen a designated defender.
event-designated-defender = { $player } will do the defending for { $seat }.
event-overtime-round = Overtime, round { $round }.
event-chose-attacker = { $seat } has chosen an attacker.
event-attacking = { $player } attacks for { $seat }.
event-won = { $winners-count ->
    [one] That’s the game! { $winners } wins { $high }–{ $low }.
   *[other] Nobody has a card left: { $winners } share it at { $high }–{ $low }.
  }
event-would-meet = { $how ->
    [none] { $through ->
        [yes] A { $line } gets through: { $why }.
       *[no] A { $line } does not get through: { $why }.
      }
   *[other] { $how } { $line }: { $own } against your { $theirs } { $measure }, { $through ->
        [yes] goes in
       *[no] no good
      }{ $boostable ->
        [yes] {" "}(unless boosted).
       *[no] .
      }
  }

# -- what is asked

asked-pick-starters = Pick your starters in secret: one stopper, two gunners, one handler.
asked-win-throwdown = Throwdown! { $left ->
    [0] { $able ->
        [yes] Lay a card with LBR (loose ball recovery) before they do, or leave the ball.
       *[no] None of your cards has LBR (loose ball recovery), so leave the ball.
      }
   *[other] Draw { $left } more; the first card with LBR (loose ball recovery) wins the ball.
  }
asked-draw-up = { $left ->
    [0] { $boosts ->
        [yes] Only boosts in hand: you may throw one away and draw, or say ready.
       *[no] { $subs ->
            [0] Nothing more to draw: say ready.
           *[other] Nothing more to draw. Substitute if you like, then say ready.
          }
      }
   *[other] { $drawable ->
        [yes] Draw { $left } more: choose whose deck.{ $subs ->
            [0] {""}
           *[other] {" "}You may substitute first.
          }
       *[no] No deck on your floor has a card: { $subs ->
            [0] say ready.
           *[other] bring in fresh legs, or say ready.
          }
      }
  }
asked-lay = Your ball, { $place }: { $able ->
    [yes] lay a card, or hold.
   *[no] you have no card to lay, so hold.
  }{ $outlet ->
    [yes] {" "}Not { $thrower }’s, who threw the outlet.
   *[no] { $lob ->
        [yes] {" "}No jumper directly off the lob.
       *[no] {""}
      }
  }
asked-contest = { $attacker } has the ball: { $lines }. { $able ->
    [yes] Contest face down, or let it go{ $foul ->
        [yes] , or foul on purpose.
       *[no] .
      }
   *[no] You have no card to contest with: let it go{ $foul ->
        [yes] , or foul on purpose.
       *[no] .
      }
  }
asked-foul-or-wait = They hold the ball: foul { $attacker } on purpose, or let the clock run.
asked-resolve = { $defender ->
    [none] Nobody contests{ $shoots ->
        [yes] : a shot goes in.
       *[no] .
      }
   *[other] { $defender } contests.
  } { $shoots ->
    [yes] { $defender ->
        [none] Shoot
       *[other] Shoot FAST or BIG
      }{ $passes ->
        [yes] , pass, or do nothing.
       *[no] , or do nothing.
      }
   *[no] { $passes ->
        [yes] Pass, or do nothing.
       *[no] There is nothing you can do.
      }
  }{ $dead_spring ->
    [yes] {" "}No slam: the spring is dead.
   *[no] {""}
  }{ $lob ->
    [yes] {" "}No jumper off the lob.
   *[no] {""}
  }
asked-meet-shot = { $off ->
    [yes] { $attacker }’s { $shot } is called off.
   *[no] { $attacker } goes { $how }, { $shot } for { $points }: { $own } { $measure } against your { $theirs }.
  } { $up ->
    [yes] Now the rest of your card acts.
   *[no] { $turn ->
        [must] Your card fouls: turn it up.
        [cannot] Your card can only stay down.
       *[may] Turn yours up? You win ties.
      }
  }
asked-meet-pass = { $throw ->
    [none] { $attacker } does nothing.
   *[other] { $off ->
        [yes] { $attacker }’s { $throw } is called off.
       *[no] { $attacker } throws { $risky ->
            [yes] a risky
           *[no] the
          } { $throw }.
      }
  } { $up ->
    [yes] Now the rest of your card acts.
   *[no] { $turn ->
        [must] Your card fouls: turn it up.
        [cannot] Your card can only stay down.
       *[may] Turn your card up?
      }
  }
asked-whistle-chaos = { $off ->
    [yes] { $chaos } is whistled off. Whistle back with { $player }?
   *[no] Chaos! { $chaos }: { $effect }. Whistle it off with { $player }?
  }
asked-whistle-miss = { $back ->
    [yes] They whistled. Whistle back with { $player }?
   *[no] { $stolen ->
        [yes] Missed, and stolen. Blow { $player }’s whistle for a face off?
       *[no] Missed. Blow { $player }’s whistle for a face off?
      }
  }
asked-claim-ball = Loose ball! { $player }’s card shows LBR (loose ball recovery): claim it?
asked-race-for-ball = LOOSE BALL! { $able ->
    [yes] Lay a card with LBR (loose ball recovery) before they do, or leave it.
   *[no] None of your cards has LBR (loose ball recovery), so you leave it.
  }
asked-choose-pace = Your ball. { $able ->
    [yes] Push the pace with { $player }, or reset and draw up to { $limit }?
   *[no] Reset and draw up to { $limit }.
  }
asked-sort-hand = Timeout: { $able ->
    [yes] throw away what you do not want, then say ready.
   *[no] you have nothing to throw away, so say ready.
  }
asked-name-defender = Face off: who on your floor defends against { $attacker }?
asked-lock-card = Face off{ $against ->
    [none] {""}
   *[other] {" "}against { $against }
  }: lock in one of { $player }’s cards.
asked-declare-how = { $player } goes FAST ({ $speed } speed) or BIG ({ $power } power)?
asked-designate-defender = Overtime: choose a designated defender, for good.
asked-send-attacker = Round { $round }: send an attacker.{ $waits ->
    [none] {""}
   *[other] {" "}{ $waits } waits until all the others have gone.
  }

# -- what a move depends on

depends-line-up = It depends on the four that { $seat } starts.
depends-deck = It depends on the top card of the deck.
depends-chaos = It depends on the chaos card.
depends-locked = It depends on the card that { $seat } locks in.
depends-sealed = It depends on { $seat }’s choice.
depends-contest = It depends on whether { $seat } contests.
depends-offense = It depends on what { $seat } does with the ball.
depends-contest-card = It depends on the card that { $seat } contests with.
depends-whistles = It depends on whether { $seat } whistles.
depends-whistle = It depends on whether { $seat } whistles.
depends-claim = It depends on whether { $seat } claims the ball.
depends-race = It depends on who gets to the ball first.

# -- what is not allowed

error-other-coach = Now it is the other coach’s turn to { $phase }.
error-not-now = Now you may { $phase }.
error-not-held = You do not hold { $card }.
error-boosts-alone = While drawing you may discard only from a hand of boosts alone.
error-foul-too-early = You may foul on purpose only on the last four marks.
error-nothing-to-contest = The offense holds the ball: there is nothing to contest.
error-is-boost = { $card } is a boost: it only goes with another card.
error-outlet-to-self = You cannot outlet to yourself.
error-no-lbr = { $card } has no loose ball recovery.
error-lock-whose = Lock in a card of the player in the face off.
error-line-gone = There is no { $line } left on your card.
error-jumper-off-lob = A jumper cannot be shot directly off a lob.
error-dead-spring = The spring is dead: no slam in this head-to-head.
error-just-shoot = Nobody contests: just shoot.
error-say-how = The shot is contested: say fast or big.
error-one-boost = A card takes one boost, and this one has it.
error-no-wind = You keep no second wind.
error-no-boost = You do not hold { $player }’s boost.
error-line-up = Four starters are a stopper, two gunners and a handler.
error-benched = { $player } is on the bench.
error-empty-deck = { $player } has an empty deck.
error-drawn-all = You have drawn all you may.
error-still-to-draw = You still have cards to draw.
error-three-subs = Three substitutions at a time are enough.
error-sub-whom = A bench player comes in for a player on court.
error-draw-first = Draw your four cards first.
error-no-timeout = Your timeout is used up.
error-no-push = There is no shot and no pass left to push with.
error-no-claim = No card of yours on the floor can claim the ball.
error-no-top = That player’s deck is empty.
error-name-whom = Only a player on court can be named.
error-top-attacker = Your top attacker waits until all the others have gone.
error-offense-holds = The offense holds the ball.
error-must-foul = A foul must be performed: turn the card up.
error-stays-down = The card has no defensive line, so it stays down.
error-chaos-first = First the chaos on the card: just reveal it.
error-no-choice = There is nothing to choose between on that card.
error-four-players = A line-up has four different players.
error-no-move = '{ $text }' is not a move in SlamBall. Examples: 'lay moragne#1', 'shoot slam big boost', 'pass lob', 'let' or 'ready'.
error-no-card = There is no card '{ $text }' in this game.
error-no-player = There is no player '{ $text }' in this game.
error-others-card = { $card } is a card of the other team.
error-others-player = { $player } plays for the other team.

# -- files of a coach’s own

error-own-file = Option '{ $option }': { $fault }{ $more ->
    [0] .
   *[other] {" "}(and { $more } more).
  }
error-same-player = Both teams have a player '{ $id }': ids must differ.
error-fault = Cannot be read: { $fault }.
fault-in-file = { $file }: { $fault }{ $more ->
    [0] {""}
   *[other] {" "}(and { $more } more)
  }
fault-in-card = card { $name }, { $fault }
fault-in-line = line { $number } { $text }: { $fault }
fault-in-chaos = chaos card '{ $name }': { $fault }
fault-unopened = cannot be opened ({ $problem })
fault-unreadable = { $problem }
fault-line-text = a line is a text
fault-line-long = a line has at most { $most } characters
fault-line-kind = '{ $word }' is not a kind of line; the kinds are { $kinds }
fault-line-risky = only a pass, lob or outlet can be risky, not a { $word }
fault-line-title = only a boost has a name in quotes
fault-line-points = a { $word } says its points, 1 to { $most }, as in '{ $word } 3'
fault-line-quotes = a name stands in quotes at the end, as in boost s2 "Baby Bron"
fault-line-icon = '{ $word }' is not understood; icons are such as s1 or p2
fault-line-no-icon = a { $word } has no { $measure } of its own
fault-line-icons = icons are written once, speed before power
fault-card-lines = a card is a list of lines
fault-card-long = a card has at most { $most } lines
fault-card-twice = a card has only one { $word }
fault-card-chaos = chaos comes first on a card
fault-card-boost = a boost is a card of its own, of one line
fault-card-is-boost = card { $name }: this card is a boost, as in 'boost s1 p2 "Name"'
fault-card-no-boost = card { $name }: this card is not a boost
fault-team-table = a team is a table with a name and players
fault-team-name = the team’s name is a text of 1 to { $most } characters
fault-team-field = a team has no field '{ $field }'
fault-team-players = players is a list of seven
fault-team-seven = a team has seven players, not { $count }
fault-team-role = a team has { $count } { $role }s, not { $found }
fault-player-table = player { $number } is not a table
fault-player-id = player { $number }: the id is one word of at most 22 letters, such as 'moragne'
fault-player-twice = player { $id } is there twice
fault-player-field = player { $id }: there is no field '{ $field }'
fault-player-name = player { $id }: the name is a text of 1 to { $most } characters
fault-player-role = player { $id }: the role is stopper, gunner or handler
fault-player-number = player { $id }: the number is 0 to 99
fault-player-whistles = player { $id }: whistles are 0 to 9
fault-player-cards = player { $id }: cards is a list of ten cards
fault-chaos-table = a chaos deck is a table with cards
fault-chaos-list = cards is a list of chaos cards
fault-chaos-entry = chaos card { $number } is not a table
fault-chaos-name = chaos card { $number }: the name is a text of 1 to { $most } characters
fault-chaos-twice = chaos card '{ $name }' is there twice; say how many copies instead
fault-chaos-copies = chaos card '{ $name }': copies are 0 to { $most }
fault-chaos-story = chaos card '{ $name }': the story is a text of at most { $most } characters
fault-chaos-kind = chaos card '{ $name }': with this effect its kind is '{ $wanted }'
fault-chaos-most = a chaos deck has at most { $most } cards
fault-effect = the effect is one of { $effects }, not { $found }
fault-effect-icons = { $word } says how much, as in '{ $word } s1 p1'
file-fit = { $file }: fit to play

# -- positions

error-marks = The clock has sixty marks; 'marks' has more.
error-team-name = The field '{ $where }' must be a text of at most { $most } characters.
error-team-size = A team has at most { $most } players.
error-gasp = The field '{ $where }' must be one of the player’s own cards.
error-flags = The field '{ $where }' must be a pair of true or false.
error-card-without-ball = There is a card in '{ $where }', but nobody has the ball.
error-action-card = The field '{ $where }' must be an action card.
error-own-boost = The field '{ $where }' must be the player’s own boost.
error-ask-order = The field 'ask' must list seats in ascending order.
error-others-player-there = The field '{ $where }' has a player of the other team.
error-sealed-line-up = The field '{ $where }' must be a stopper, two gunners and a handler.
error-not-null = The field '{ $where }' must be null in the phase '{ $word }'.
error-claim-after = The field '{ $where }' must be a list of at most one seat.
error-no-attacker = The field '{ $where }' must name a player.
error-face-off-card = The field '{ $where }' must be a card of the player there.
error-card-name = { $found } in 'cards' is not the name of a card, such as 'moragne#1'.
error-player-id = The field '{ $where }' must be one word, such as 'moragne'.
error-player-twice = The player { $id } is on the floor twice.
error-player-cards = { $id } has more than { $most } cards.
error-not-card = The field '{ $where }' must be a card of one of the players, not { $found }.
error-card-twice = The card { $name } is in the position twice.
error-others-there = The field '{ $where }' has { $name }, of the other team.
error-another-players = The field '{ $where }' has { $name }, of another player.
error-not-chaos = The field '{ $where }' must be a chaos card such as 'PLAY ON', not { $found }.
error-not-player = The field '{ $where }' must be a player of the teams, not { $found }.
error-over-without-outcome = The phase is 'over', but the field 'outcome' is missing.
error-floor-not-clear = For the phase '{ $word }' the fields 'attack' and 'defend' must be null.
error-pace-not-clear = For the phase '{ $word }' the fields 'current' and 'pace' must be null.
error-no-moves = Seat { $number } is asked, but has no move.
error-needs = The phase '{ $word }' needs { $need ->
    [face-off] a 'face_off'
    [overtime] 'overtime'
    [face-off-how] 'how' in the face off
    [offense] 'offense'
    [time] time on the clock
    [attack] a card in 'attack'
    [defend] a card in 'defend'
    [doing] 'doing'
    [how] 'how' in 'doing': fast or big
    [shot] a shot in 'doing'
    [head-to-head] a head-to-head on the clock
    [pace] 'pace'
    [players] players in both teams
    [queue] an empty 'queue'
    [defenders] both designated defenders
   *[no-defender] a face off without a defender
  }.
error-no-face-off = The phase '{ $word }' has no 'face_off'.
error-ask-or-sealed = Seat { $number } must be asked, or have sealed its choice.
error-sealed-unasked = Seat { $number } has sealed a choice that nobody asked for.
error-nobody-asked = Nobody is asked, but the game is not over.
error-asks-seat = In the phase '{ $word }' seat { $number } is asked.
error-asks-one = In the phase '{ $word }' one seat is asked at a time.
error-no-whistle = Seat { $number } is asked, but its player has no whistle.
error-claim-without-lbr = Seat { $number } is to claim, but its card shows no lbr.
error-claim-order = Only the offense can be asked to claim after the defense.
error-nothing-to-lock = Seat { $number } is asked to lock in a card, but has none to lock.
error-outcome-score = The outcome does not fit the score.

# -- in the terminal

ball = ball
time-left = { $time } left
timeouts = { $count ->
    [one] { $count } timeout
   *[other] { $count } timeouts
  }
fouled = fouled { $count }
bonus = in the bonus
double-bonus = in the double bonus
clock = clock
spent = { $count } blown
bench = bench
hand = hand
offense = offense
defense = defense
current-card = current card
figures-of = { $speed } speed, { $power } power
sting = still stings: { figures }
overtime-round = overtime, round { $round }
face-off-title = face off, { $why }
no-cards = no cards in hand
nobody = nobody
help =
    lay C / hold          bring the ball up with a card, or wait
    contest C / let       meet it with a card face down, or let it go
    shoot slam fast|big   your speed (or power) must beat theirs; they win ties
    pass lob …            on to the next head-to-head; lob +1 power, outlet +1 speed
    … boost / … wind      with the player’s own boost, or a kept SECOND WIND
    reveal / stay         turn your contest card up, or leave it down
    lbr C / claim / leave go for a loose ball, or not
    push / reset          run on with the card at hand, or set up anew
    whistle / no          cancel chaos or a whistle; after a miss ask for a face off
    lock C / lock top     your card in a face off, or blind from the deck
    sub A for B           A comes in for B; draw P takes from P’s deck
    On a card s2 is 2 speed, p1 is 1 power; lines are read from top to bottom.
    On the clock o and x are cards of the two teams, ● and ■ those that scored;
    a line below marks a whistle.
    Crosby II** 7+1 has two whistles, 7 cards in the deck and 1 in hand.
    The table fits 80 × 24; with a long list of moves it wants 32 lines.

# -- what the lab measures

figure-points-home = points of the home team
figure-points-away = points of the away team
figure-margin = points between the sides
figure-overtime = games with overtime
figure-head-to-heads = head-to-heads
figure-cards-used = cards used a side
use-nobody-contests = shot nobody contests
use-face-off = face off
use-foul = foul on purpose
use-sub = substitution
use-push = push the pace
use-reset = reset
use-timeout = timeout
use-whistle = whistle
use-hold = hold
