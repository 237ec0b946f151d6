tagline = Bid, then grab.
option-bids = Bids
    .text = How many bids there are.
option-window = Window
    .text = Whether the race is a reaction.
reason-grabbed = grabbed
    .ending = { $winners } wins by grabbing.
reason-highest = highest bid
    .ending = { $winners-count ->
        [one] { $winners } wins with the highest bid.
       *[other] { $winners } share the highest bid.
      }
event-bid = { $seat } bids { $bid ->
    [none] in secret.
   *[other] { $bid }.
  }
event-grabbed = { $seat } grabs.
event-left = { $seat } leaves.
asked-choose-bid = Bid 0 to { $most }.
asked-race = Grab or leave.
error-no-move = '{ $text }' is no move of Toy.
error-not-now = You cannot { $move } now.
help = Bid a number, then type grab or leave.
