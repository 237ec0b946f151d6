# What only the browser says of Slime Games.

call-stop = Stop, slime, stop!
call-freeze = Slow slime, freeze!

look-0 = red, triangle
look-1 = blue, wave
look-2 = green, drop
look-3 = yellow, star
look-4 = purple, moon
look-5 = turquoise, diamond
look-6 = pink, heart
look-7 = grey, cross

the-board = The board
hex-names = Names of the hexes
hex-label = { $hex }: { $owner ->
    [none] empty
   *[other] { $own ->
        [yes] your slime of { $size }, { $look }
       *[no] { $owner }’s slime of { $size }, { $look }
      }
  }{ $flower ->
    [yes] , flower
   *[no] {""}
  }{ $light ->
    [place] ; place here
    [piece] ; choose this piece
    [enemy] ; choose this one
    [remove] ; remove this piece
    [shrink] ; remove this piece
    [to] ; to here
    [from] ; chosen
   *[none] {""}
  }

what-happens = What happens now
seconds-left = { $count ->
    [one] { $count } second to answer
   *[other] { $count } seconds to answer
  }
may-stop = May still stop it: { $seats }
may-stop-it = May still stop it:
says-stop = { $seat } says stop!
stops-stop = { $seat } stops that stop!
as-things-are = { $happens ->
    [yes] ✓ As things are, it happens
   *[no] ✕ As things are, it does not happen
  }
times-left = { $count ->
    [one] Once more.
   *[other] Up to { $count } more times.
  }
played-so-far = { $seat }: { $played } of 3 cards played{ $replaced ->
    [yes] , one replaced
   *[no] {""}
  }
never-ask = Never ask me when I hold no stop
which-grows = Which slime grows there?
whom-to-rob = Whom do you rob?
draw-a-card = Draw a card
take-open-card = Take { $card }: { $text }
cards-held = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
stop-it = { $count ->
    [1] Stop it!
   *[other] Stop it! ({ $count } stops)
  }
let-it-happen = Let it happen
take-from = Take a card from { $seat }
enough = That is enough
stuck-draw = Stuck: draw two cards
i-am-stuck = I am stuck
end-turn = End turn
freeze = { $seconds ->
    [0] Freeze!
   *[other] Freeze! in { $seconds } s
  }
may-be-frozen = { $seconds ->
    [0] You can be frozen now!
   *[other] { $seconds } s until you can be frozen
  }
hurry = Skip to my turn

see-rule = Rule
play-it = Play
play-for = for { $seat }
replace-it = Replace: draw another
why-not = Not now: why?
close-card = Close
hand = Your hand
hand-empty = Your hand is empty.
held-card = { $card }: { $text }{ $kind ->
    [placement] {" "}{ ends-turn }
    [reaction] {" "}A reaction.
   *[action] {""}
  }{ $now ->
    [yes] {""}
   *[no] {" "}Not now.
  }

how-it-stands = Standings
standing = { $flowers ->
    [none] {""}
   *[other] { $flowers } on flowers,{" "}
  }{ $count ->
    [one] { $count } piece
   *[other] { $count } pieces
  }, { $held ->
    [one] { $held } card
   *[other] { $held } cards
  }{ $stuck ->
    [yes] , stuck
   *[no] {""}
  }{ $turn ->
    [yes] , playing now
   *[no] {""}
  }
leads = Would win if the game ended now
order-of-play = { $clockwise ->
    [yes] Clockwise:
   *[no] Counter-clockwise:
  }
is-next = { $seat } is next

cards-on-table = Cards on the table
the-pile = Pile
the-discard = Discard
on-top = , on top { $card }
the-market = Market
open-cards = { $cards-count ->
    [0] , no card
   *[other] : { $cards }
  }

describe-board = A board of { $count } hexes, { $empty } of them empty.
describe-slime = { $size } around { $hex }
describe-seat = { $seat } ({ $look }): { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
  }{ $flowers ->
    [none] {""}
   *[other] , { $flowers } on flowers
  }{ $where ->
    [none] {""}
   *[other] , slimes of { $where }
  }{ $stuck ->
    [yes] , stuck
   *[no] {""}
  }, { $held ->
    [one] { $held } card.
   *[other] { $held } cards.
  }
describe-turn = It is { $seat }’s turn; play goes { $clockwise ->
    [yes] clockwise.
   *[no] counter-clockwise.
  }
describe-pending = { $stopped ->
    [yes] { $seat } plays { $card }, but it is stopped.
   *[no] { $seat } plays { $card }.
  }
describe-piles = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } in the pile, { $discarded } discarded.
describe-market = Open: { $cards }.
describe-hand = Your hand: { $cards-count ->
    [0] empty.
   *[other] { $cards }.
  }

confirm-stuck = Once you are stuck your pieces score nothing; from then on you haunt the others.{ $hand ->
    [yes] {" "}Your hand goes back into the pile.
   *[no] {""}
  } Are you sure?

guide-board = Your slime
    .text = Begin on an empty hex and spread from there. Pieces that touch flow together into one slime. Whatever glows can be clicked.
guide-hand = Your cards
    .text = Every turn you draw one and may play up to three. Choose a card to see what it does, then play it; what it can reach lights up. Once a turn you may replace one.
guide-bar = What happens now
    .text = A card that is played lies here for a moment. Everybody is asked whether they stop it, stop or no stop, so nobody can tell who holds one. A card’s choices appear here too.
guide-ending = Ending a turn
    .text = Place one piece next to your slime: that ends your turn. Green cards with a double line, such as Growing Slime, place for you and end it as well.
guide-score = Most pieces win
    .text = When the board is full, it is counted. If you can place nothing at all you are stuck: your pieces no longer count, but you may haunt the others.
guide-prompt = Not sure?
    .text = This line always says what everybody is waiting for. Choose something you cannot do and you are told why.

key-card = look at that card in your hand; Enter (or the digit again) plays it
key-board = go to the board
key-along = move over the hexes; Enter chooses
key-stop = stop a card, or let it happen
key-end = enough, end your turn, or pass
key-hurry = skip to your turn: the bots play on at once, and nothing is stopped
key-names = show the names of the hexes
key-back = undo a half-made choice

quick-time = Slime time!
quick-stop = Stop, slime, stop!
quick-squelch = Squelch.
quick-favourite = That was my favourite piece.
quick-oozed = Well oozed!
quick-one-more = One more?

example-cards = the hundred cards
example-board = the small board
