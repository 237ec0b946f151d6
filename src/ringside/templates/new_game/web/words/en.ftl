# What only the browser says of Tide Line.

pebbles = { $count ->
    [one] { $count } pebble
   *[other] { $count } pebbles
  }
hand-closed = hand closed
your-number = Your number
describe-taken = { $seat } has { $count ->
    [one] { $count } pebble.
   *[other] { $count } pebbles.
  }

guide-beach = The beach
    .text = Take as many pebbles as you can before the waves do.
guide-numbers = Your number
    .text = All choose in secret. The highest number that nobody else chose takes that many pebbles. You may not choose the same number twice running.

key-choose = choose that number

quick-good-luck = Good luck!
quick-the-sea = Oh, the sea!
quick-well-played = Well played!
