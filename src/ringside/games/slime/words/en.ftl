# Slime Games in English.

tagline = Spread, block, bomb and steal until the whole board is slime.
rules-word = stuck

# -- the bots, from the weakest to the strongest

bot-level-1 = Blip
bot-level-1-line = Glances at a handful of moves, and takes the one that looks nice.
bot-level-2 = Gloop
bot-level-2-line = Knows a good table when it sees one, but hardly looks before it jumps.
bot-level-3 = Moss
bot-level-3-line = Looks around before it moves, a few dozen ways on.
bot-level-4 = Ooze
bot-level-4-line = Weighs pieces, room and cards, hundreds of ways on.
bot-level-5 = Old Deep
bot-level-5-line = Was here before the board. It looks thousands of ways on before it stirs.

# -- things

hex = { $column }{ $row }

board-small = small
board-large = large
board-own = own

card-moving = Moving Slime ({ $number })
    .short = Moving
    .text = { $number ->
        [one] Move one of your pieces.
       *[other] Move up to { $number } of your pieces.
      }
card-confused = Confused Slime
    .short = Confused
    .text = Turn the order of play around.
card-controlling = Controlling Slime ({ $number })
    .short = Controlling
    .text = { $number ->
        [one] The owner of a neighbouring slime removes one piece of it.
       *[other] The owner of a neighbouring slime removes { $number } pieces of it.
      }
card-adventurous = Adventurous Slime
    .short = Adventure
    .text = Draw two cards.
card-thief = Slime Thief
    .short = Thief
    .text = Take a random card from another player.
card-hungry = Hungry Slime
    .short = Hungry
    .text = Remove up to three of your own pieces.
card-popping = Popping Slime ({ $number })
    .short = Popping
    .text = A piece of yours hops to within { $number } hexes of its slime.
card-bomb = Slime Bomb
    .short = Bomb
    .text = Remove a whole neighbouring slime.
card-growing = Growing Slime ({ $number })
    .short = Growing
    .text = Place up to { $number } pieces.
card-attacking = Attacking Slime ({ $number })
    .short = Attacking
    .text = { $number ->
        [one] Overrun a neighbouring piece.
       *[other] Overrun up to { $number } neighbouring pieces.
      }
card-jumping = Jumping Slime
    .short = Jumping
    .text = Place on any empty hex.
card-conquering = Conquering Slime
    .short = Conquering
    .text = A lone enemy piece becomes yours.
card-snake = Snake Slime (3)
    .short = Snake
    .text = Three hexes in a line become yours.
card-stop = Stop Slime, Stop!
    .short = Stop!
    .text = Undo another player’s card as it is played.
ends-turn = Ends your turn.

mode-duel = Duel
    .text = Two players; the Confused Slimes stay in the box.
mode-poltergeist = Poltergeist
    .text = Stuck players keep their hands and haunt: on their turn they may play a card for any colour on the board.
mode-slow = Slow slime
    .text = Anybody who takes too long may be frozen by the others, and loses the turn.
mode-flowers = Flowers
    .text = Whoever has most pieces on the flowers wins.
mode-researchers = Researchers
    .text = Instead of getting stuck you draw two cards, and go on next turn.
mode-market = Market
    .text = Three cards lie open; whenever you draw, take one of them or one from the pile.

option-modes = Modes
    .text = Variants, in any combination.
    .duel = { mode-duel }: { mode-duel.text }
    .poltergeist = { mode-poltergeist }: { mode-poltergeist.text }
    .slow = { mode-slow }: { mode-slow.text }
    .flowers = { mode-flowers }: { mode-flowers.text }
    .researchers = { mode-researchers }: { mode-researchers.text }
    .market = { mode-market }: { mode-market.text }
option-board = Board
    .text = How large the board is. Two players always use the small one.
    .auto = small for up to four players, large for more
    .small = small: 37 hexes
    .large = large: 91 hexes
option-start = Start
    .text = Where the slimes begin.
    .free = everybody chooses
    .fixed = at the fixed starts
option-turn_limit = Turn limit
    .text = After this many turns of any kind the game is counted.
option-confused_in_duel = Confused Slimes in a duel
    .text = Keep the Confused Slimes in a game for two. Playing one ends your turn at once.
option-slow_seconds = Seconds for a turn
    .text = With Slow slime: how long a turn may take before others may call freeze.
option-opener = First player
    .text = The seat that begins.
option-pieces = Pieces of each colour
    .text = The box holds 20 of each. Left empty, nobody ever runs out.
option-conquering = Conquering Slime
    .text = How many pieces it takes.
    .one = one lone piece
    .all = every lone piece at once
option-stop_answers = Stopping a stop
    .text = Who may stop a stop.
    .anyone = anyone but the player of that stop
    .victim = only the player it was played against
option-cards = Cards
    .text = How many there are of each card, in TOML or JSON. Those you do not name stay as in the box.
option-own_board = Board of your own
    .text = Its radius, flowers, holes and the ring of the fixed starts, in TOML or JSON.
form-cards = a cards file
form-board = a board file

reason-last = last one free
    .text = One player is left who is not stuck.
    .ending = { $winners } is the last one who is not stuck, and wins.
reason-full = board full
    .text = Every hex is covered, and nobody has a card that still helps.
    .ending = { $winners-count ->
        [one] The board is full. { $winners } wins.
       *[other] The board is full. { $winners } share the win.
      }
reason-quiet = nothing moves
    .text = A whole round has changed nothing.
    .ending = { $winners-count ->
        [one] Nothing moves any more. { $winners } wins.
       *[other] Nothing moves any more. { $winners } share the win.
      }
reason-limit = turn limit
    .text = The last turn has been played.
    .ending = { $winners-count ->
        [one] The last turn has been played. { $winners } wins.
       *[other] The last turn has been played. { $winners } share the win.
      }

# -- moves

move-place = place on { $hex }
move-play = { $behalf ->
    [none] play { $card }
   *[other] play { $card } for { $behalf }
  }
move-replace = replace { $card }
move-move = move { $start } to { $end }
move-line = snake from { $start } to { $end }
move-remove = remove { $hex }
move-shrink = remove { $hex }
move-target = choose { $hex }
move-grow = grow { $colour } on { $hex }
move-rob = rob { $victim }
move-draw-pile = draw from the pile
move-draw-open = take open card { $number }
move-end = end the turn
move-stuck = I am stuck
move-stop = stop it
move-allow = let it happen
move-done = that is enough
move-pass = pass
move-freeze = freeze!
move-take = take a card

# -- what happened

event-turn-began = { $stuck ->
    [yes] It is { $seat }’s turn to haunt.
   *[no] It is { $seat }’s turn.
  }
event-drew = { $cards ->
    [none] { $seat } draws { $count ->
        [one] a card.
       *[other] { $count } cards.
      }
   *[other] { $seat } draws: { $cards }
  }
event-took-open = { $seat } takes { $card } from the market.
event-refilled = { $card } takes its place.
event-replaced = { $seat } discards { $card } for another card.
event-placed = { $first ->
    [yes] { $seat } starts on { $hex }.
   *[no] { $seat } places on { $hex }.
  }
event-turn-ended = { $seat } ends the turn.
event-stuck = { $seat } is stuck{ $count ->
    [0] .
    [one] , and shuffles a card back into the pile.
   *[other] , and shuffles { $count } cards back into the pile.
  }
event-researched = { $seat } cannot place, and looks for help in the pile.
event-passed = { $seat } passes.
event-frozen = { $seat } calls: slow slime, freeze! { $slow }’s turn is over.
event-announced = { $behalf ->
    [none] { $seat } plays { $card }.
   *[other] { $seat } plays { $card } for { $behalf }.
  }
event-haunted = { $grows ->
    [yes] { $seat } wants to grow { $colour }’s slime on { $hex }.
   *[no] { $seat } wants to remove { $colour }’s piece on { $hex }.
  }
event-stopped = { $number ->
    [1] { $card ->
        [none] { $seat } stops { $owner }’s haunting!
       *[other] { $seat } stops { $owner }’s { $card }!
      }
   *[other] { $seat } stops { $owner }’s stop!
  }
event-took-effect = { $card ->
    [none] Nobody stops the haunting.
   *[other] Nobody stops { $card }.
  }
event-undone = { $card ->
    [none] The haunting comes to nothing.
   *[other] { $card } has no effect.
  }
event-fizzled = { $card } finds nothing to do.
event-left-off = { $seat } leaves it at that.
event-covered = { $victims ->
    [none] { $colour } covers { $hexes }.
   *[other] { $colour } covers { $hexes }, overrunning { $victims } on { $overrun }.
  }
event-overran = { $colour } overruns { $victims } on { $hexes }.
event-conquered = { $colour } conquers { $victims }’s { $hexes-count ->
    [one] lone piece on { $hexes }.
   *[other] lone pieces on { $hexes }.
  }
event-moved = { $colour }’s piece moves from { $start } to { $end }.
event-hopped = { $colour }’s piece hops from { $start } to { $end }.
event-controlled = { $seat } takes control of a slime of { $hexes-count }: { $owner } has to remove { $count ->
    [one] a piece of it.
   *[other] { $count } pieces of it.
  }
event-removed = { $whole ->
    [yes] { $hexes-count ->
        [one] { $owner }’s slime on { $hexes } vanishes.
       *[other] { $owner }’s slime of { $hexes-count } vanishes.
      }
   *[no] { $owner } loses { $hexes-count ->
        [one] the piece on { $hexes }.
       *[other] the pieces on { $hexes }.
      }
  }
event-robbed = { $card ->
    [none] { $seat } takes a card from { $victim }.
   *[other] { $seat } takes { $card } from { $victim }.
  }
event-reversed = The order of play turns around: { $clockwise ->
    [yes] clockwise.
   *[no] counter-clockwise.
  }
event-ended = The game is over: { $reason }.
event-won = { $winners-count ->
    [one] { $winners } wins!
   *[other] { $winners } share the win!
  }

# -- what is asked

asked-enter = { $first ->
    [yes] Place your first piece on any empty hex{ $flowers ->
        [yes] , but not on a flower.
       *[no] .
      }
   *[no] You have no piece left. Place one on any empty hex.
  }
asked-draw = { $why ->
    [turn] Draw a card from the pile, or take an open one.
    [replace] Draw the new card from the pile, or take an open one.
    [stuck] You cannot place. Draw { $left ->
        [one] another card
       *[other] { $left } cards
      } from the pile, or take open ones.
   *[card] Draw { $left ->
        [one] another card
       *[other] { $left } cards
      } from the pile, or take open ones.
  }
asked-take-turn = { $way ->
    [place] Place next to your slime to end your turn. { $plays ->
        [0] You have played three cards.
        [1] You may play one more card first.
       *[other] You may play cards first.
      }
    [card] You can place only with a card.
    [end] { $plays ->
        [0] End your turn.
       *[other] Play cards, or end your turn.
      }
   *[stuck] { $plays ->
        [0] You cannot place: you are stuck.
       *[other] You cannot place. Play a card that helps, or say that you are stuck.
      }
  }
asked-react = { $stops ->
    [0] { $card ->
        [none] { $grows ->
            [yes] { $by } wants to grow { $colour }’s slime on { $hex }.
           *[no] { $by } wants to remove { $colour }’s piece on { $hex }.
          }
       *[other] { $behalf ->
            [none] { $by } plays { $card }.
           *[other] { $by } plays { $card } for { $behalf }.
          }
      }
    [1] { $card ->
        [none] { $by } stops { $owner }’s haunting.
       *[other] { $by } stops { $owner }’s { $card }.
      }
   *[other] { $by } stops the stop.
  } { $holds ->
    [yes] Do you stop it?
   *[no] You hold no stop: you can only let it happen.
  }
asked-choose = { $card }: { $way ->
    [move] { $left ->
        [one] move a piece
       *[other] move up to { $left } pieces, one by one
      }
    [hop] choose a piece and where it hops
    [control] choose a neighbouring slime that is to lose pieces
    [bomb] choose a neighbouring slime to blow up
    [rob] choose whom to rob
    [eat] { $left ->
        [one] remove a piece
       *[other] remove up to { $left } pieces, one by one
      }
    [grow] { $left ->
        [one] place a piece
       *[other] place up to { $left } pieces, one by one
      }
    [attack] { $left ->
        [one] overrun a neighbouring piece
       *[other] overrun up to { $left } neighbouring pieces, one by one
      }
    [jump] place on any empty hex
    [conquer] choose a lone piece to conquer
   *[snake] choose a straight line of three hexes
  }{ $behalf ->
    [none] {""}
   *[other] {" "}for { $behalf }
  }{ $done ->
    [yes] , or leave it at that.
   *[no] .
  }
asked-give-up = { $by } controls your slime. Remove { $left ->
    [one] a piece of it.
   *[other] { $left } pieces of it, one by one.
  }
asked-haunt = { $may_play ->
    [yes] You are stuck, and haunt: grow or shrink any slime, play a card for any colour, or pass.
   *[no] You are stuck, and haunt: grow or shrink any slime, or pass.
  }
asked-reward = { $slow } was too slow. { $can_take ->
    [yes] { $can_place ->
        [yes] Take one of their cards at random, or place a piece of your own.
       *[no] Take one of their cards at random.
      }
   *[no] Place a piece of your own.
  }

# -- what a move depends on

depends-stop = It depends on whether somebody stops it.
depends-pile = It depends on what comes from the pile.
depends-hand = It depends on what { $seat } holds.
depends-hands = It depends on whether anybody holds a card that still helps.
depends-removal = { $seat } chooses which pieces go.

# -- what is not allowed

error-no-move = '{ $text }' is not a move. Examples: 'play bomb', 'replace bomb' or 'end'.
error-no-hex = The { $board } board has no hex { $found }.
error-not-your-turn = It is { $seat }’s turn, not yours.
error-hex-taken = There is a piece on { $hex } already.
error-no-pieces-left = All pieces of { $colour } are on the board.
error-too-few-pieces = { $left ->
    [0] No piece of that colour is left to place.
   *[other] { $card } needs more pieces than the { $left } left.
  }
error-place-beside = Place next to one of your pieces.
error-may-be-stopped = Wait: it may still be stopped.
error-owner-chooses = { $owner } chooses which pieces to remove.
error-give-up = Remove a piece of the controlled slime: { $hexes }.
error-no-freezing = Nobody can be frozen in this game.
error-freeze-oneself = You cannot freeze your own turn.
error-stuck-freeze = Stuck players cannot call freeze.
error-freeze-not-now = Nobody is waiting for { $seat } right now.
error-caller-chooses = { $by } called freeze and chooses now.
error-nothing-to-take = { $victim } has no cards.
error-take-or-place = After freeze you take a card or place a piece.
error-nothing-to-stop = There is nothing to stop now.
error-stuck-stop = Stuck players cannot stop anything.
error-own-play = You cannot stop what you have just played.
error-not-the-victim = Only { $victim } may stop this stop.
error-allowed-already = You have allowed it already.
error-not-held = You do not hold { $card }.
error-first-on-flower = Your first piece may not be on a flower.
error-first-turn = Your first turn is one placement, without cards.
error-enter-first = You have no piece left. First place one on any empty hex.
error-take-open = The pile is empty: take one of the open cards.
error-no-open-card = There is no card at that place in the market.
error-draw-first = Draw first: from the pile, or an open card.
error-placed-already = You have placed already: play on, or end your turn.
error-replaced-already = You have replaced a card this turn already.
error-pile-empty = The pile is empty, so no card can be replaced.
error-no-passing = You cannot pass: a turn ends with a placement.
error-placed-not-stuck = You have placed this turn, so you are not stuck.
error-full-not-stuck = Nobody gets stuck on a full board.
error-can-place = You can still place next to your slime.
error-can-place-by-card = You hold a card with which you can still place.
error-only-stuck = Only stuck players do that.
error-drawn-already = You have already drawn this turn.
error-no-card-asks = No card of yours asks for this now.
error-only-a-reaction = { $card } is played when another player announces a card.
error-three-played = You have played { $most } cards this turn.
error-needs-a-piece = { $card } needs a piece on the board to start from.
error-needs-moving = { $card } needs an empty hex next to another piece of a slime of two or more.
error-needs-controlling = { $card } needs an enemy slime next to { $own ->
    [yes] one of yours.
   *[no] a slime of { $colour }.
  }
error-needs-adventurous = { $card } needs a card to draw, and none is left.
error-needs-thief = { $card } needs another player who has cards.
error-needs-hungry = { $card } needs { $own ->
    [yes] a piece of yours
   *[no] a piece of { $colour }
  } on the board.
error-needs-popping = { $card } needs an empty hex within { $number } of { $own ->
    [yes] one of your slimes.
   *[no] a slime of { $colour }.
  }
error-needs-bomb = { $card } needs an enemy slime next to { $own ->
    [yes] one of yours.
   *[no] a slime of { $colour }.
  }
error-needs-growing = { $card } needs an empty hex where { $own ->
    [yes] you
   *[no] { $colour }
  } could place.
error-needs-attacking = { $card } needs an enemy piece next to { $own ->
    [yes] one of yours.
   *[no] a piece of { $colour }.
  }
error-needs-jumping = { $card } needs an empty hex.
error-needs-conquering = { $card } needs an enemy piece that touches none of its own colour.
error-needs-snake = { $card } needs three hexes in a line: the first next to { $own ->
    [yes] a piece of yours, none of them yours.
   *[no] a piece of { $colour }, none of them { $colour }’s.
  }
error-act-once = { $card } must act once before it is done.
error-choose-first = { $card } is taking effect: choose for it first.
error-rob-oneself = You cannot rob yourself.
error-no-piece-of = { $colour } has no piece on { $hex }.
error-no-enemy = There is no enemy piece on { $hex }.
error-not-alone = The piece on { $hex } touches another of its own colour.
error-piece-not-beside = The piece on { $hex } is not next to one of yours.
error-first-hex = Name that slime by its first hex, { $hex }.
error-slime-not-beside = That slime of { $owner } is not next to one of yours.
error-moved-already = The piece on { $hex } has moved already.
error-beyond-slime = { $end } is not next to another piece of the slime it left.
error-too-far = { $end } is too far from the slime on { $start }.
error-snake-beside = A snake begins next to a piece of yours.
error-snake-over-own = A snake avoids your own pieces.
error-not-beside = That hex is not next to a slime of { $colour }.
error-no-piece = There is no piece on { $hex }.
error-stuck-plays-none = Stuck players play no cards in this game.
error-not-on-board = { $colour } has no piece on the board.
error-for-which-colour = Say for which colour: play CARD as SEAT.
error-you-are-stuck = You are stuck: grow or shrink a slime, or pass.

error-opener-absent = Option '{ $option }' names a seat that is not there: only { $count } sit here.
error-cards-file = A cards file has a table ‘cards’ that says how many there are of each card.
error-cards-unknown = There is no card { $found }. See ‘ringside rules slime --ledger’ for their codes.
error-cards-copies = A cards file says how many there are of each card, from 0 to { $most }; of { $found } it does not.
error-cards-too-few = The hands and the market need { $needed } cards, and there are only { $found }.
error-board-file = A board file has a ‘radius’ and, if you like, ‘flowers’, ‘holes’ and ‘start_ring’, and nothing else.
error-board-radius = The radius of a board is a whole number from 1 to { $most }.
error-board-ring = The ring of the fixed starts is a whole number from 1 to { $most }, the radius.
error-board-list = ‘{ $field }’ is a list of hexes such as "0,-2".
error-board-hex = ‘{ $field }’ has { $found }, which is no hex of this board.
error-board-flower = The hex { $found } has a flower and is a hole.
error-board-small = A board needs at least { $least } hexes.
error-board-starts = The ring of the fixed starts has no place for { $count } players: it is too small, or has a hole there.

# -- positions

error-too-many-cards = The position has more than { $most } of the card { $card }.
error-market-size = The market has { $count } cards; { $most } is the most.
error-allowed-twice = The field 'allowed' has seat { $number } twice.
error-stop-pending = A stop is never pending itself: it is one of the 'stops'.
error-target-misfit = The field 'pending.target' does not fit what is pending.
error-outcome-not-over = The position has an outcome, but its phase is not 'over'.
error-pending-misfit = { $pending ->
    [none] The phase is '{ $phase }', but nothing is pending.
   *[other] The phase is '{ $phase }', but '{ $pending }' is pending.
  }
error-pending-by-other = Only the seat whose turn it is can have something pending.
error-haunt-not-stuck = The phase 'haunt' is for a stuck seat, and for no other.
error-draw-no-market = The phase 'draw' is only with a market.
error-not-over = The phase is 'over', but nothing has ended the game.
error-nobody-moves = Nobody has a move in this position, but it is not over.

# -- in the terminal

player = player
pieces = pieces
slimes = slimes
cards = cards
pile = Pile { $count }
turn = turn { $number }
direction = { $clockwise ->
    [yes] clockwise
   *[no] counter-clockwise
  }
market = market: { $list }
discarded = last discarded: { $card }
pending = { $card ->
    [none] A haunting of { $owner }
   *[other] { $card }, played by { $owner }
  }
pending-for = for { $colour }
pending-on = on { $hex }
pending-stopped = stopped by { $seat }
your-hand = your hand
hand-card = { $name }{ $copies ->
    [1] {""}
   *[other] {" "}×{ $copies }
  }: { $text }{ $ends ->
    [yes] {" "}{ ends-turn }
   *[no] {""}
  }
won-by = Won by { $winners }
waiting-enter = { $seats } has to place on any empty hex.
waiting-draw = { $seats } has to draw.
waiting-main = { $seats } plays. Cards so far: { $played } of 3.
waiting-react = Does anybody stop it? Not answered yet: { $seats }.
waiting-resolve = { $seats } chooses.
waiting-remove = { $seats } removes pieces of the controlled slime.
waiting-haunt = { $seats } is stuck, and haunts.
waiting-freeze = { $seats } takes a card or places.
help =
    place F6          put a piece on a hex: letter and number
    play CARD         play a card; its choices follow one by one
    replace CARD      once a turn: discard a card and draw another
    end               end a turn that owes no placement
    stuck             you cannot place in any way
    stop, allow       when something is announced: stop it or let it happen
    draw pile|open-1  with a market: from the pile, or take an open card
    inside a card     move F6>G5, target F6, remove F6, line F6>F8, rob B, done
    when stuck        grow B F6, shrink F6, pass, play CARD as B
    slow players      freeze, then take or place F6

# -- what the lab measures

figure-turns = turns
figure-covered = share of the board covered
use-place = placement
use-replace = replacing a card
use-move = piece moved
use-remove = piece removed
use-target = target chosen
use-line = snake laid
use-rob = card stolen
use-done = stopping early
use-end = turn ended
use-stuck = getting stuck
use-draw = draw chosen
use-grow = stuck player grows a slime
use-shrink = stuck player removes a piece
use-pass = stuck player passes
use-freeze = freeze
use-take = card taken after a freeze
