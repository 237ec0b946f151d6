# How a game is told that nobody has drawn yet. A game's own words may name its fields: field-hand = Your hand

plain-moves = Your moves
plain-board = The board
plain-nothing = nothing
plain-yes = yes
plain-no = no
plain-field = { $label }: { $value }.
plain-field-short = { $label }: { $value }
plain-happened = What happened
field-hand = Your hand
field-to-move = To move
field-turn = Turn
field-phase = Phase
field-scores = Scores

guide-plain-moves = Your moves
    .text = Everything you can press is a move you may play now. Point at one to see what it would do.
guide-plain-prompt = What to do
    .text = This line says what is asked, or whose turn it is.
key-plain-along = move between the moves; Enter plays
quick-good-luck = Good luck!
quick-well-played = Well played!
quick-again = One more?
