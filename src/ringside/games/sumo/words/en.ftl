# SUMO in English.

tagline = A trick-taking duel that can be over in an instant.
rules-word = lead

# -- the bots, from the weakest to the strongest

bot-solver = Solver
bot-level-1 = Mochi
bot-level-1-line = Joined the stable last week: pushes with whatever looks big and forgets what was played.
bot-level-2 = Tsumuji
bot-level-2-line = A whirlwind: goes forward at once and looks no further than this trick.
bot-level-3 = Ishigaki
bot-level-3-line = A stone wall: gives no ground for nothing, and before a lead asks how you would answer.
bot-level-4 = Tsukikage
bot-level-4-line = Counts every card, and plays on against hundreds of hands you might hold.
bot-level-5 = Kumogami
bot-level-5-line = The grand champion: weighs every hand you might hold by how you have played.

# -- things

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
card = { $colour } { $number }

option-moves = Abise-taoshi and Hikiotoshi
    .text = Who can perform Abise-taoshi and Hikiotoshi.
    .either = either player of a trick
    .answer = only the player who answers

reason-yorikiri = Yorikiri
    .text = Take a trick while your opponent stands on their own edge.
    .ending = { $winners } wins by Yorikiri.
reason-wuwatenage = Wuwatenage
    .text = Take the last trick, wherever the wrestlers stand.
    .ending = { $winners } wins by Wuwatenage.
reason-abise-taoshi = Abise-taoshi
    .text = Your 4 meets your opponent’s 1 of the same colour.
    .ending = { $winners } wins by Abise-taoshi.
reason-hikiotoshi = Hikiotoshi
    .text = Your 1 meets your opponent’s 5 of the same colour.
    .ending = { $winners } wins by Hikiotoshi.
reason-wucchari = Wucchari
    .text = On your own edge, answer with a 2 of another colour than the one led.
    .ending = { $winners } wins by Wucchari.

# -- what happened

event-sealed = { $seat } puts a card face down.
event-clash = Hakkeyoi! { $first } against { $second }.
event-tied = A tie: both choose again.
event-redealt = A seventh tie: the cards are shuffled and dealt again.
event-took-lead = { $seat } has the lead.
event-led = { $seat } leads { $card }.
event-answered = { $seat } answers { $card }.
event-took = { $seat } takes the trick{ $followed ->
    [yes] .
   *[no] : the colour was not followed.
  }
event-pushed = { $seat } pushes { $owner ->
    [none] back to the centre.
   *[other] to { $owner }’s edge.
  }
event-won = { $winner } wins by { $reason }!{ $beaten ->
    [none] {""}
   *[other] {" "}It outranks { $beaten }.
  }
event-called-off = After { $decisions } decisions the game is called off: a draw.

# -- what is asked

asked-choose-clash = { $tied ->
    [yes] A tie! Choose another clash card.
   *[no] Choose a clash card in secret.
  } The higher number leads.
asked-lead = Lead any card.
asked-follow = Answer { $led }{ $bound ->
    [yes] : you must follow { $colour }.
   *[no] . You have no { $colour }, so any card will do.
  }

# -- what a move depends on

depends-clash = It depends on the card that { $seat } chooses.
depends-answer = It depends on what { $seat } answers.

# -- what is not allowed

error-clash-chosen = Your clash card is chosen and stays face down.
error-other-leads = Your opponent took the trick and leads.
error-other-answers = You have led; now your opponent answers.
error-not-held = You do not hold { $card }.
error-must-follow = You hold a { $colour } card, so you must follow { $colour }.
error-no-card = '{ $text }' is not a card: a card is a colour (r, b, g or y) and a number from 1 to 5.

# -- positions

error-card-twice = The card { $card } is in the position twice.
error-clash-too-long = A hand has { $most } cards, so no seat can have turned up more in clashes.
error-led-by-nobody = A card is led, but the field 'lead' does not say by whom.
error-sealed-after-clash = A card is sealed, but the clash is over.
error-both-sealed = Both clash cards are sealed: they should be turned up.
error-no-card-to-play = Seat { $number } is to move but holds no card.
error-hand-empty = The trick cannot be finished: a hand is empty.
error-one-winner = A game of SUMO has one winner.

# -- the tournament

rank-yokozuna = Yokozuna
rank-ozeki = Ozeki
rank-sekiwake = Sekiwake
rank-komusubi = Komusubi
rank-maegashira = Maegashira
rank-makushita = Makushita
banzuke-title = Banzuke · { $name }
banzuke-game = { $won ->
    [yes] won by { $reason }
   *[no] lost to { $reason }
  }
banzuke-wins = { $wins } wins or more
banzuke-summary = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
  }, { $losses ->
    [one] { $losses } loss
   *[other] { $losses } losses
  }{ $rank ->
    [none] { $left ->
        [one] ; the next loss is the last.
       *[other] ; the third loss ends it.
      }
   *[other] : { $rank }.
  }
banzuke-speciality = Speciality: { $reason }.
error-tournament-over = The tournament ended with the third loss: no more games count.
error-no-winning-move = { $found } is not a winning move. They are { $known }.

# -- in the terminal

edge = edge
centre = centre
clash = clash
tricks = tricks
winner = winner
face-down = face down
to-move = to move
has-lead = has the lead
cards-held = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
no-cards = no cards in hand
help =
    A move is a card: r5 is the red five (r red, b blue, g green, y yellow).
    Clash: both choose in secret, the higher number leads the first trick.
    Follow the led colour if you can. Its higher card takes the trick and pushes.

    Five ways to win at once; of two in one trick the lower line counts:
    { reason-yorikiri }: { reason-yorikiri.text }
    { reason-wuwatenage }: { reason-wuwatenage.text }
    { reason-abise-taoshi }: { reason-abise-taoshi.text }
    { reason-hikiotoshi }: { reason-hikiotoshi.text }
    { reason-wucchari }: { reason-wucchari.text }
