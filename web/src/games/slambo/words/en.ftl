# What only the browser says of SLAMBO!

call-balance = { $balance }!
call-slambo = SLAMBO!
call-break = BREAK!
burst-slambo = { $seat } falls at { $balance }.
burst-shame-taken = { $seat } takes { $count ->
    [one] a shame card
   *[other] { $count } shame cards
  } and has { $shame }.
burst-break = Nobody takes shame. { $stake } cards are at stake now.

# Called out by the voice.
spoken-balance = { $balance ->
    [-8] minus 8!
    [-7] minus 7!
    [-6] minus 6!
    [-5] minus 5!
    [-4] minus 4!
    [-3] minus 3!
    [-2] minus 2!
    [-1] minus 1!
   *[other] { $balance }!
  }
spoken-slambo = Slambo!
spoken-break = Break!

not-below = not below
not-above = not above
face-down = face down
face-swing = up or
    .more = down
    .brief = up/down
face-turn = reverses
    .more = play
    .brief = reverse
face-copy = copies
    .more = the last
    .brief = copy
shame-card = SHAME
shame-at-stake = { $count ->
    [one] { $count } shame card at stake
   *[other] { $count } shame cards at stake
  }
at-stake = At stake
pile-size = { $count ->
    [0] No card yet
    [one] { $count } card
   *[other] { $count } cards
  }
played-by = by { $seat }
this-pile = Cards of this bout
bout-before = The bout before
pile-before = The pile of the bout before
not-now = { $card }, not now
example-deck = the whole deck
hand-empty = You have no cards left in this bout.

note = { $shame } of { $limit } shame cards, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } in hand
describe-balance = The balance is { $balance }; it must stay from { $low } to { $high }.
describe-stake = At stake: { $stake ->
    [one] { $stake } shame card.
   *[other] { $stake } shame cards.
  }
describe-top = { $card ->
    [none] No card has been played.
   *[other] Top card: { $card }.
  }
describe-seat = { $seat }: { $shame } of { $limit } shame cards, { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
  }
describe-direction = { $clockwise ->
    [yes] Play goes clockwise.
   *[no] Play goes counter-clockwise.
  }
describe-hand = Your hand: { $cards-count ->
    [0] empty.
   *[other] { $cards }.
  }

guide-beam = Keep your balance
    .text = Each bout starts at 5. Every card pushes the balance up or down, and the new number is called out.
guide-limits = Stay in the ring
    .text = Whoever pushes the balance past either end makes a SLAMBO and takes all the shame at stake.
guide-hand = Your cards
    .text = Play exactly one each turn, even if every one of them hurts. Blue cards raise the balance, red ones lower it.
guide-pile = Remember!
    .text = Only the top card of the pile is in sight. Keep in mind what is gone: when the others run out of small cards, you strike.
guide-seats = Three shames and out
    .text = A player with three shame cards loses, and everybody else wins. If all hands run empty, the stake grows.

key-play = play the card at that place in your hand
key-sign = choose the sign of a swing card you have picked
key-along = move along your hand; Enter plays

quick-slambo = SLAMBO!
quick-steady = Steady now…
quick-shame = Shame!
quick-close = That was close!
quick-one-more = One more?
