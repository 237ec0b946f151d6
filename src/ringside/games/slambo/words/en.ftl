# SLAMBO! in English.

tagline = Push the balance up and down, and stay in the ring.
rules-word = shame

# -- the bots, from the weakest to the strongest

bot-level-1 = Tumble
bot-level-1-line = Plays the small cards first: the big ones look so dangerous.
bot-level-2 = Bruno
bot-level-2-line = Begins with the middling cards, and is left with the big and the small ones.
bot-level-3 = Greta
bot-level-3-line = Pushes right to the edge, so that nobody else has any room.
bot-level-4 = Joe
bot-level-4-line = Gets rid of the big cards, and counts on the small ones at the end.
bot-level-5 = Magna
bot-level-5-line = Guesses what you hold, and plays the bout out in her head thousands of times before every card.

# -- things

card-number = { $way ->
    [up] plus { $number }
   *[down] minus { $number }
  }
    .text = { $way ->
        [up] Raises the balance by { $number }.
       *[down] Lowers the balance by { $number }.
      }
card-swing = { $way ->
    [up] swing, plus { $number }
    [down] swing, minus { $number }
   *[either] swing { $number }
  }
    .text = Moves the balance by { $number }, up or down as you choose.
card-turn = { $way ->
    [up] turn, plus { $number }
   *[down] turn, minus { $number }
  }
    .text = { $way ->
        [up] Raises the balance by { $number }, then the order of play turns around.
       *[down] Lowers the balance by { $number }, then the order of play turns around.
      }
card-copy = copy
    .text = Does what the last card did.

option-side = Start card
    .text = The ring: how far down and up the balance may go.
    .n0-10 = from 0 to 10
    .n1-9 = from 1 to 9, for experts
option-hand = Hand
    .text = Cards dealt to each player: at most 15, 12 or 9 for two, three or four. Left empty, it is 8, 7 or 6.
option-memory = Memory
    .text = Only the top card of the pile is in sight, so you have to remember the others. Without this, everyone may look through the pile.
option-deck = Deck
    .text = A deck of your own, such as the printed one: the cards one after the other (+1, -7, swing3, turn+2, copy), or a file that says how many there are of each.
option-totals = Totals
    .text = Whether the table works out what a card would make of the balance, while you point at it.
    .open = only where the pile lies open
    .shown = always
    .hidden = never
form-deck = a deck file

reason-shame = Shame
    .text = A player has three shame cards or more and loses; everybody else wins.
    .ending = { $winners-count ->
        [one] { $winners } wins with less shame.
       *[other] { $winners } win with less shame.
      }

# -- what happened

event-card-played = { $seat } plays { $card }.
event-copied = { $nothing ->
    [yes] There is nothing to copy.
   *[no] It does what the last card did.
  }
event-balance = { $seat } calls { $balance }!
event-turned-around = The order of play turns around: { $clockwise ->
    [yes] clockwise.
   *[no] counter-clockwise.
  }
event-slambo = SLAMBO! { $seat } pushes the balance out of the ring.
event-shame-taken = { $seat } takes { $count ->
    [one] a shame card
   *[other] { $count } shame cards
  } and has { $shame }.
event-break = All hands are empty: a break. Now { $stake } shame cards are at stake.
event-dealt = Bout { $bout }: { $opener } goes first.
event-won = { $loser } has { $shame } shame cards and loses. { $winners-count ->
    [one] { $winners } wins!
   *[other] { $winners } win!
  }
event-called-off = After { $decisions } decisions the game is called off: a draw.

# -- what is asked

asked-play-card = Play a card. The balance is { $balance }; whoever pushes it below { $low } or above { $high } loses the bout.

# -- what a move depends on

depends-you = What it makes of the balance is for you to work out.
depends-pile = It depends on the card that was copied, which is hidden in the pile.

# -- what is not allowed

error-no-cards-left = You have no cards left in this bout.
error-not-your-turn = It is not your turn.
error-not-held = You do not hold { $card }.
error-which-way = Say which way it swings: { $text }+ or { $text }-.
error-no-card = '{ $text }' is not a card: play one such as +4, -7, swing3+, turn-2 or copy.
error-deck-card = The deck has { $found }, which is not a card: cards are +1 to +8, -1 to -7, swing1 to swing8, turn+1 to turn+8, turn-1 to turn-8 and copy.
error-deck-file = A deck file has a table ‘cards’ that says how many there are of each card.
error-deck-copies = A deck file says how many there are of each card, from 0 to { $most }; of ‘{ $card }’ it does not.
error-deck-size = A deck has at most { $most } cards, not { $found }.
error-hand-size = With { $number } seats a hand has at most { $most } cards, not { $found }.
error-deck-too-small = { $number } hands of { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
  } take { $needed }; the deck has { $found }.
error-deck-undecided = With this deck nobody could ever lose: no cards that can be dealt push the balance below { $low } or above { $high }.

# -- positions

error-too-many-copies = The position has { $count ->
    [one] { $card } once
   *[other] { $card } { $count } times
  }; the deck has { $most } of it.
error-balance-outside = The balance { $balance } is not from { $low } to { $high }: that SLAMBO has ended the bout.
error-hands-empty = All hands are empty: that break has ended the bout.
error-no-card-to-play = Seat { $number } is to move but holds no card.
error-outcome-misfit = The outcome does not fit the shame cards: with { $most } or more a player has lost, and all others have won.

# -- in the terminal

bout = Bout { $number }
player = player
cards = cards
shame = shame
you = you
wins = wins
loses = loses
goes-first = goes first
went-first = went first
pile = Pile
top-card = Top card
on-hidden = on { $count } hidden
last-bout = Last bout
hand = Your hand
no-cards = none
stake = stake { $count }
direction = { $clockwise ->
    [yes] ↻ clockwise
   *[no] ↺ counter-clockwise
  }
aside = { $count ->
    [one] { $count } card aside
   *[other] { $count } cards aside
  }
help =
    Play one card: its number moves the balance. Whoever pushes the balance out
    of the ring loses the bout and takes the shame cards at stake. With three
    you lose the game.
    {"  "}+4  -7            raise or lower the balance
    {"  "}swing3+ swing3-   the swing card, raising or lowering as you choose
    {"  "}turn+2  turn-2    the same, and the order of play turns around
    {"  "}copy              does what the last card did
