# SUMO：ブラウザだけで使う言葉。

call-clash = はっけよい！
call-tied = 引き分け！
call-redealt = 配り直し！

the-trick = トリック
last-cards = 前のカード
your-hand = あなたの手札
not-now = { $card }（今は出せません）
a-card-face-down = 伏せたカード
led = 先
edge-of = { $owner }の俵
winning-moves = 五つの決まり手。後のものほど格上
rank = { $number }番目

describe-ring = 力士は{ $owner ->
    [none] 中央にいます。
   *[other] { $owner }の俵にいます。
  }
describe-clash = 立ち合いです。
describe-lead = { $seat }が先手です。
describe-led = { $card }が出ています。
describe-clashed = 立ち合いで{ $seat }が見せたカード：{ $cards }。
describe-trick = 前のトリック：{ $first }に{ $second }。
describe-hand = あなたの手札：{ $cards-count ->
    [0] なし。
   *[other] { $cards }。
  }
describe-held = { $seat }の手札は{ $count }枚です。

guide-ring = 土俵に力士が二人
    .text = トリックを取って相手を押し出します。一つ取るたびに、二人は相手の側へ一歩進みます。
guide-hand = あなたの手札
    .text = カードは八枚、四色の1から5です。まず立ち合い。二人ともこっそり一枚選び、数の大きい方が先手。使ったカードはなくなります。
guide-trick = トリック
    .text = 先手は好きなカードを出します。相手は同じ色があればその色を出し、数の大きい方が取ります。違う色のカードでは取れません。
guide-moves = 決まり手は五つ
    .text = どれか一つで、その場で勝ち。右にあるものほど格上です。5に当たる1、1に当たる4、俵際で捨て身の2。小さなカードも大事です。
guide-prompt = 迷ったら
    .text = この行を見れば、今何を待っているかがわかります。出せないカードを選ぶと、理由が出ます。

key-play = 手札のその位置のカードを出す
key-along = 手札を移動、Enterで出す

quick-hakkeyoi = はっけよい！
quick-good-clash = いい立ち合い！
quick-ouch = あいたた。
quick-well-fought = いい勝負！
quick-one-more = もう一番？
