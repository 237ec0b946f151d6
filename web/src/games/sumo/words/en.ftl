# What only the browser says of SUMO.

call-clash = Hakkeyoi!
call-tied = A tie!
call-redealt = New cards!

the-trick = The trick
last-cards = The last cards
your-hand = Your hand
not-now = { $card }, not now
a-card-face-down = a card face down
led = led
edge-of = { $owner }’s edge
winning-moves = The five winning moves; a later one beats an earlier one
rank = Rank { $number }

describe-ring = The wrestlers stand { $owner ->
    [none] in the centre.
   *[other] on { $owner }’s edge.
  }
describe-clash = The opening clash is on.
describe-lead = { $seat } has the lead.
describe-led = { $card } is led.
describe-clashed = { $seat } showed { $cards } in the clash.
describe-trick = Last trick: { $first }, answered by { $second }.
describe-hand = Your hand: { $cards-count ->
    [0] empty.
   *[other] { $cards }.
  }
describe-held = { $seat } holds { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
  }

guide-ring = Two wrestlers, one ring
    .text = Take tricks to push your opponent out. Each trick you take pushes both wrestlers one place towards them.
guide-hand = Your hand
    .text = Eight cards, 1 to 5 in four colours. First comes the clash: both choose one in secret, and the higher number leads. Those cards are gone afterwards.
guide-trick = A trick
    .text = The leader plays any card. The other follows the colour if they can; the higher number takes the trick. A card of another colour loses it.
guide-moves = Five ways to win
    .text = Any of these wins at once; further right beats further left. A 1 that meets a 5, a 4 that meets a 1, a desperate 2 on your own edge: small cards matter.
guide-prompt = Not sure?
    .text = This line always says what everybody is waiting for. Choose a card you cannot play, and you are told why.

key-play = play the card at that place in your hand
key-along = move along your hand; Enter plays

quick-hakkeyoi = Hakkeyoi!
quick-good-clash = Good clash!
quick-ouch = Ouch.
quick-well-fought = Well fought!
quick-one-more = One more?
