# SLAMBO!：ブラウザだけで使う言葉。

call-balance = { $balance }！
call-slambo = SLAMBO！
call-break = ブレイク！
burst-slambo = { $seat }、{ $balance }で転落。
burst-shame-taken = { $seat }が恥カードを{ $count }枚引き取り、計{ $shame }枚。
burst-break = 恥を受ける人はなし。賭けは{ $stake }枚に。

# 声に出す言葉。
spoken-balance = { $balance ->
    [-8] マイナス8！
    [-7] マイナス7！
    [-6] マイナス6！
    [-5] マイナス5！
    [-4] マイナス4！
    [-3] マイナス3！
    [-2] マイナス2！
    [-1] マイナス1！
   *[other] { $balance }！
  }
spoken-slambo = スランボ！
spoken-break = ブレイク！

not-below = 下限
not-above = 上限
face-down = 裏向き
face-swing = 上か下か
    .more = 選べる
    .brief = 上下
face-turn = 手番が
    .more = 逆回り
    .brief = 逆回り
face-copy = 前の札と
    .more = 同じ
    .brief = 同じ
shame-card = 恥
shame-at-stake = 賭けられた恥カード{ $count }枚
at-stake = 賭け
pile-size = { $count ->
    [0] まだなし
   *[other] { $count }枚
  }
played-by = { $seat }
this-pile = このラウンドのカード
bout-before = 前のラウンド
pile-before = 前のラウンドの山
not-now = { $card }（今は出せません）
example-deck = 全部のカード
hand-empty = このラウンドの手札はもうありません。

note = 恥カード{ $limit }枚中{ $shame }枚、手札{ $count }枚
describe-balance = バランスは{ $balance }。{ $low }から{ $high }までに保ちます。
describe-stake = 賭けられた恥カードは{ $stake }枚です。
describe-top = { $card ->
    [none] まだカードは出ていません。
   *[other] 一番上は{ $card }です。
  }
describe-seat = { $seat }：恥カード{ $limit }枚中{ $shame }枚、手札{ $count }枚。
describe-direction = { $clockwise ->
    [yes] 時計回りです。
   *[no] 反時計回りです。
  }
describe-hand = あなたの手札：{ $cards-count ->
    [0] なし。
   *[other] { $cards }。
  }

guide-beam = バランスを保つ
    .text = 各ラウンドは5から始まります。カードを出すたびにバランスが上下し、新しい数を声に出します。
guide-limits = リングに残る
    .text = どちらかの端を越えさせた人はSLAMBO。賭けられた恥カードをすべて引き取ります。
guide-hand = あなたのカード
    .text = 自分の番には、どれも出したくなくても必ず一枚出します。青は上げ、赤は下げます。
guide-pile = 覚えておこう
    .text = 見えるのは山の一番上だけ。何が出たかを覚えておき、相手の小さなカードが尽きたら勝負です。
guide-seats = 恥は三枚まで
    .text = 恥カードが三枚になった人が負け、ほかの全員が勝ちます。全員の手札がなくなると、賭けが増えます。

key-play = 手札のその位置のカードを出す
key-sign = 選んだスイングのプラスかマイナスを決める
key-along = 手札を移動、Enterで出す

quick-slambo = SLAMBO！
quick-steady = 落ち着いて…
quick-shame = 恥！
quick-close = 危なかった！
quick-one-more = もう一回？
