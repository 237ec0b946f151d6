# Slam Bluff in English.

tagline = Two dice in a cup, a claim, and the nerve to doubt it.
rules-word = pass

# -- the bots, from the weakest to the strongest

bot-level-1 = Pippa
bot-level-1-line = Tells the truth whenever she can, and believes nearly everything.
bot-level-2 = Benno
bot-level-2-line = Turns every poor roll into a high number, and doubts half of yours from 90 up.
bot-level-3 = Magda
bot-level-3-line = Bluffs only when she must and then by a little, and doubts what sounds too good.
bot-level-4 = Silas
bot-level-4-line = Knows what every number is worth and when a bluff pays, but listens with half an ear.
bot-level-5 = Madame
bot-level-5-line = Lies and doubts just as often as it pays. There is nothing to read in that face.

# -- things

digit = { $digit }
star = star
    .text = Stands for no digit. It makes a free pass true, and the other die’s number alone.
die-purple = purple die
die-green = green die
claim-number = { $number }
    .text = { $rolls } of { $of } rolls make { $number }. { $beat } of { $of } rolls can truly follow it.
    .risk = { $risk } %
claim-pass = free pass
    .text = { $rolls } of { $of } rolls have a star.

option-lives = Lives
    .text = How many lives everyone starts with.
option-opener = First to roll
    .text = Who opens the first round.
option-dice = Dice
    .text = Dice of your own: six faces on each, digits and stars, in TOML or JSON.
form-dice = a dice file

reason-last-standing = Last one in
    .text = Everybody else has lost all their lives.
    .ending = { $winners } wins as the last one in.

# -- moves

move-declare = Declare { $number }
move-pass = Free pass
move-accept = Accept and roll
move-challenge = Challenge

# -- what happened

event-declared = { $seat } declares { $number }.
event-passed = { $seat } declares a free pass.
event-believed = { $seat } believes it.
event-rolled = { $dice ->
    [none] { $seat } rolls.
   *[other] { $seat } rolls { $dice }.
  }
event-challenged = { $seat } challenges { $number ->
    [none] the free pass of { $roller }.
   *[other] { $roller }’s { $number }.
  }
event-cup-opened = The cup shows { $dice }: { $number ->
    [none] the free pass
   *[other] { $number }
  } was { $truthful ->
    [yes] true.
   *[no] a bluff.
  }
event-life-lost = { $seat } loses a life and has { $left ->
    [0] none
   *[other] { $left }
  } left.
event-out = { $seat } is out.
event-new-round = { $seat } opens a new round.
event-won = { $winner } is the last one in and wins!
event-called-off = After { $decisions } decisions the game is called off: a draw.

# -- what is asked

asked-open-round = You rolled { $dice }. Declare any number the dice can make.
asked-declare-higher = You rolled { $dice }. Declare { $beat ->
    [none] any number,
   *[other] more than { $beat },
  } or a free pass.
asked-only-pass = You rolled { $dice }. Nothing is above { $beat }, so declare a free pass.
asked-answer = { $roller } declares { $number ->
    [none] a free pass.
   *[other] { $number }.
  } Do you believe it?

# -- what a move depends on

depends-answer = It depends on whether { $seat } believes it.
depends-bluff = That is a bluff: it depends on whether { $seat } believes it.
depends-dice = It depends on the dice in { $seat }’s cup.
depends-roll = It depends on what you roll.

# -- what is not allowed

error-you-are-out = You have no lives left, so you are out.
error-answer-first = Accept or challenge before you roll and declare.
error-you-declared = You have declared; now the next player answers.
error-next-answers = Only the player after the roller may answer.
error-not-your-cup = Somebody else has the cup and is to declare.
error-pass-opens = The first turn of a round cannot be a free pass.
error-you-declare = You have the cup: you declare, the next player answers.
error-no-such-roll = No roll of these dice makes { $number }.
error-only-pass = Nothing is above { $number }: only a pass is left.
error-too-low = You must declare more than { $number }.
error-no-move = '{ $text }' is not a move: declare a number as in 'declare 67' or 'declare 7', without a leading zero, or say 'pass', 'accept' or 'challenge'.
error-opener-absent = Option '{ $option }' names a seat that is not there: only { $count } sit here.
error-dice-file = A dice file lists the faces of both dice: purple = ["0", "2", …] and green = ["1", "3", …].
error-dice-faces = The { $die } die needs a list of { $count } faces.
error-dice-face = The { $die } die shows { $found }, but a face is a digit from 0 to 9, or * for the star.
error-dice-stars = Only one of the two dice can have a star: two of them would make no number.
error-dice-nought = These dice can make 0, and no number is below that. Keep 0 away from a die that meets 0 or *.

# -- positions

error-own-claim-shown = In '{ $where }' a player challenges their own claim.
error-claim-too-early = The roller has yet to declare, so 'claim' must be null.
error-roller-declares = The roller is to declare, so 'turn' must be the roller.
error-number-while-opening = The round is opening, so 'number' must be null.
error-own-claim = The roller cannot answer their own claim: 'turn' is another seat.
error-claim-while-opening = A claim stands, so 'opening' must be false.
error-claim-misfit = The claim is { $number }, so 'number' must be { $number }.
error-beaten-misfit = The claim must be a number above { $number }, which it has beaten.
error-out-twice = The field 'out' has a seat twice.
error-out-misfit = { $dead-count ->
    [0] Everybody has lives left, so 'out' must be empty.
   *[other] Without lives left: { $dead }. These must be in 'out', in the order of their going out.
  }
error-nobody-left = Somebody must have a life left.
error-dead-to-move = A seat without lives can neither roll nor be to move.
error-outcome-misfit = The field 'outcome' does not fit the lives and who is out.

# -- in the terminal

player = player
lives = lives
out = out
true-here = true: { $truths }{ $star ->
    [yes] {" "}and a free pass
   *[no] {""}
  }
claimed = claimed: { $number ->
    [none] a free pass
   *[other] { $number }
  }
cup-of = cup of { $roller }
purple = purple
green = green
to-beat = to beat: { $number ->
    [none] nothing yet
   *[other] { $number }
  }
higher-left = higher numbers left: { $count }
answers = { $seat } accepts or challenges.
opens = { $seat } has rolled and opens the round.
declares = { $seat } declares.
wins = { $winner } is the last one in and wins!
cup = cup
claim = claim
claimed-by = claimed by
challenged-by = challenged by
free-pass = free pass
verdict = { $truthful ->
    [yes] ✓ true
   *[no] ✗ bluff
  }, -1 for { $name }
help =
    declare 67   say your roll makes 67 (6 and 7, either order): true or a bluff,
    {"             "}but more than the last number of the round
    pass         say you rolled a *: the number to beat stays; not to open a round
    accept       believe it: then you roll, and must declare more
    challenge    lift the cup: whoever was wrong loses a life
    A * is not a digit: * and 8 make 8 true, and a pass. 0 and 7 make 7 and 70.

# -- the solution, as ringside solve shows it

solved-chance = { $player ->
    [0] The opener wins with a chance of { $chance }.
    [1] The next player wins with a chance of { $chance }.
   *[other] Player { NUMBER($player) } after the opener wins with a chance of { $chance }.
  }
solved-gain = By playing otherwise nobody gains more than { $gain }.
solved-title = solved for { $count } players, { $even ->
    [yes] { $lives ->
        [one] 1 life
       *[other] { $lives } lives
      } each
   *[no] the opener with { $lives ->
        [one] 1 life
       *[other] { $lives } lives
      }, the other with { $against }
  }
solved-meaning = The opener is whoever rolls first, and wins { $hundred } of 100 games if everybody plays as below.{ $count ->
    [2] {" "}Nobody can do better by playing otherwise.
   *[other] {""}
  }
solved-table = Opening a round: what to declare on the first roll
solved-over = With { $number } to beat: what to declare
solved-how = If your roll makes none of these, bluff with one of them, as often as the table says.
solved-numbers = Later in a round: how often to bluff, if the opener has the cup
solved-pass = pass
solved-declared = declare
solved-true =
    true,
    of all rolls
solved-lie =
    a bluff,
    of all rolls
solved-challenged =
    challenged,
    when declared
solved-to-beat = to beat
solved-range = { $first } to { $last }
solved-lies =
    bluff,
    of all rolls
solved-lies-with = most often declaring
solved-pass-challenged =
    a pass challenged,
    when declared
error-lives-against-two = --lives-against is for two seats; at larger tables everybody has the same lives.
error-check-too-large = That is too large to check: lives to the power of seats may be { $most } at most.

# -- what the lab measures

use-accept = accepting
use-challenge = challenging
