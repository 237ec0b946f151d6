# What only the browser says of Slam Bluff.

call-claim = { $number ->
    [none] Free pass!
   *[other] { $number }!
  }
call-pass = Free pass!
call-believed = I believe it.
call-challenged = Challenge!
verdict-is = { $truthful ->
    [yes] True!
   *[no] A bluff!
  }
declares = { $seat } declares
whose = { $seat }
loses = { $seat } loses a life
beat = to beat
the-cup = The cup
die = { $colour ->
    [purple] Purple die
   *[green] Green die
  }: { $face }

do-you-believe = Do you believe it?
accept = I believe it
    .text = { $beat ->
        [none] Take the cup, roll and declare.
       *[other] { $higher ->
            [yes] Take the cup, roll and declare more than { $beat }.
           *[no] Take the cup and roll. Nothing is above { $beat }: only a free pass is left.
          }
      }
challenge = Slam the cup!
    .text = If it is a bluff, { $roller } loses a life; if not, you do.
you-are-out = You are out. Watch how it ends.
hurry = Skip to the end
what-is-left = What the dice can make; struck out is what is too low by now.

declare = Declare
declare-true = Declare { $number }, made of your dice
in-your-cup = In your cup:
typed = typed { $text }
made-of-dice = Made of your dice
nothing-true = None of the numbers on your dice can be declared. Keep a straight face.
any-number = Or any number the dice can make. Below it: how likely the next player can truly go on
choose-tens = Choose the tens
tens = { $tens ->
    [0] 1–9
   *[other] { $tens }0s
  }

last-cup = The last cup: { $dice }. { $roller }’s { $number ->
    [none] free pass
   *[other] { $number }
  } was { $truthful ->
    [yes] true.
   *[no] a bluff.
  }
opened-so-far = Cups opened so far: { $count }
opened = { $roller } declared { $number ->
    [none] a free pass
   *[other] { $number }
  }, the cup showed { $dice }: { $truthful ->
    [yes] true.
   *[no] a bluff.
  } { $seat } lost a life.

note = { $lives } of { $all } lives
describe-lives = { $seat } has { $lives ->
    [0] no lives left.
    [one] { $lives } life.
   *[other] { $lives } lives.
  }
describe-rolled = { $seat } has rolled and must declare.
describe-declared = { $roller } declared { $number ->
    [none] a free pass
   *[other] { $number }
  }; { $seat } must answer.
describe-beat = { $number ->
    [none] There is no number to beat.
   *[other] The number to beat is { $number }.
  }
describe-cup = In your cup: { $dice }.
describe-last = The last cup showed { $dice } for { $number ->
    [none] a free pass
   *[other] { $number }
  }; { $seat } lost a life.

guide-cup = Two dice in a cup
    .text = When it is your turn the dice are rolled and only you see them. Everybody else sees a cup.
guide-claim = Say a number
    .text = Each number declared has to be higher than the last one. It is true if your two digits make it, in either order: 6 and 7 are 67 or 76.
guide-bluff = True or bluff
    .text = You may declare what you did not roll. A star also makes a free pass true, which names no number at all.
guide-believe = Do you believe it?
    .text = The next player accepts and rolls, or slams the cup. If the claim was true the doubter loses a life, if not the bluffer does.
guide-seats = The last one in
    .text = Hearts are lives. Whoever has none left is out; the last one in wins.

key-accept = accept
key-challenge = challenge: slam the cup
key-type = type the number to declare; Enter declares it
key-pass = declare a free pass
key-hurry = skip to the end, once you are out: the bots play on at once

quick-really = Really?
quick-believe = I believe you.
quick-never = Never!
quick-nerves = Nerves of steel!
quick-one-more = One more?

example-dice = the usual dice
