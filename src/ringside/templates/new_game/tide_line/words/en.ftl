# Tide Line in English.

tagline = Take pebbles before the sea does, and never the same number as your neighbour.

# -- things

number = { $number ->
    [one] { $number } pebble
   *[other] { $number } pebbles
  }

option-sea = Sea
    .text = How many pebbles a wave takes.
    .calm = calm: one or two
    .wild = wild: none to four

reason-most = Most pebbles
    .text = The beach is empty; whoever has the most pebbles wins.
    .ending = { $winners-count ->
        [one] { $winners } wins with the most pebbles.
       *[other] { $winners } win with the most pebbles.
      }

# -- what happened

event-chose = { $seat } closes a hand.
event-shown = The hands open: { $numbers }.
event-took = { $taker } takes { $number ->
    [one] { $number } pebble
   *[other] { $number } pebbles
  }.
event-nobody-took = No number stands alone: nobody takes anything.
event-wave = A wave takes { $number }; { $heap ->
    [0] the beach is empty.
    [one] { $heap } remains.
   *[other] { $heap } remain.
  }
event-ended = No pebbles are left. { $winners-count ->
    [one] { $winners } has the most.
   *[other] { $winners } have the most.
  }

# -- what is asked

asked-choose-number = Choose a number in secret{ $last ->
    [none] .
   *[other] , but not { $last } again.
  }

# -- what a move depends on

depends-others = It depends on what { $seat ->
    [none] the others choose.
   *[other] { $seat } chooses.
  }

# -- what is not allowed

error-chosen = Your hand is closed and stays so until all are.
error-same-again = You chose { $number } in the last round, so choose another number.
error-no-number = '{ $text }' is not a number of pebbles: choose 1, 2 or 3.

# -- positions

error-all-chosen = All hands are closed: they should be open.
error-other-outcome = The outcome does not fit the pebbles that were taken.

# -- on the table

player = player
taken = pebbles
last = last
now = now
heap = { $count ->
    [one] { $count } pebble on the beach
   *[other] { $count } pebbles on the beach
  }
# Until somebody draws the table, the browser shows these fields by their names.
field-heap = Pebbles on the beach
field-round = Round
field-taken = Pebbles taken
field-closed = Hand closed
field-last = Last numbers
field-my-number = Your number
help =
    A move is a number: 1, 2 or 3. All choose in secret.
    The highest number that nobody else chose takes as many pebbles.
    Then a wave takes some. Nobody may choose the same number twice running.
