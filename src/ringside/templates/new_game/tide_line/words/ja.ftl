# 日本語のTide Line。

tagline = 波にさらわれる前に小石を取ろう。ただし、ほかの人と同じ数ではだめ。

# -- もの

number = 小石{ $number }個

option-sea = 海
    .text = 波がさらう小石の数。
    .calm = 穏やか：1個か2個
    .wild = 荒れ模様：0個から4個

reason-most = 最多の小石
    .text = 浜辺の小石がなくなったとき、いちばん多く持つ人の勝ち。
    .ending = { $winners }の勝ち。いちばん多くの小石を集めた。

# -- できごと

event-chose = { $seat }が手を握った。
event-shown = いっせいに手を開く：{ $numbers }。
event-took = { $taker }が小石を{ $number }個取った。
event-nobody-took = 数が重なり、だれも取れない。
event-wave = 波が{ $number }個さらった。{ $heap ->
    [0] 浜辺は空。
   *[other] 残り{ $heap }個。
  }
event-ended = 小石がなくなった。最多は{ $winners }。

# -- 決めること

asked-choose-number = 数をこっそり選ぶ{ $last ->
    [none] 。
   *[other] （続けて{ $last }は選べない）。
  }

# -- 何によるか

depends-others = { $seat ->
    [none] ほかの人
   *[other] { $seat }
  }が選ぶ数によります。

# -- できないこと

error-chosen = もう手を握っています。全員がそろうまで変えられません。
error-same-again = 前のラウンドで{ $number }を選んだので、別の数を選んでください。
error-no-number = 「{ $text }」は小石の数ではありません。1、2、3から選んでください。

# -- 局面

error-all-chosen = 全員が手を握っています。もう開いているはずです。
error-other-outcome = 結果が、取った小石の数と合いません。

# -- テーブル

player = プレイヤー
taken = 小石
last = 前回
now = 今
heap = 浜辺の小石{ $count }個
# だれかがテーブルを描くまで、ブラウザはこの名前で表示します。
field-heap = 浜辺の小石
field-round = ラウンド
field-taken = 取った小石
field-closed = 握った手
field-last = 前回の数
field-my-number = 自分の数
help =
    手は数です：1、2、3。全員がこっそり選びます。
    ほかのだれとも重ならない、いちばん大きな数の人が、その数だけ小石を取ります。
    そのあと波が小石をさらいます。同じ数を続けて選ぶことはできません。
