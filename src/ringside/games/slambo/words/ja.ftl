# 日本語のSLAMBO!。

tagline = バランスを上げ下げして、リングに踏みとどまれ。
rules-word = 恥

# -- ボット（弱い順）

bot-level-1 = タンブル
bot-level-1-line = 小さい札から出す。大きい札はこわいから。
bot-level-2 = ブルーノ
bot-level-2-line = 中くらいの札から出す。最後に残るのは大きい札と小さい札。
bot-level-3 = グレタ
bot-level-3-line = ぎりぎりの端まで押して、ほかの人の逃げ場をなくす。
bot-level-4 = ジョー
bot-level-4-line = 大きい札を先に片づけ、最後は小さい札でしのぐ。
bot-level-5 = マグナ
bot-level-5-line = あなたの手札を見当づけ、一枚出すたびに頭の中で何千回もその先をやってみる。

# -- もの

card-number = { $way ->
    [up] プラス{ $number }
   *[down] マイナス{ $number }
  }
    .text = { $way ->
        [up] バランスを{ $number }上げる。
       *[down] バランスを{ $number }下げる。
      }
card-swing = { $way ->
    [up] スイングのプラス{ $number }
    [down] スイングのマイナス{ $number }
   *[either] スイング{ $number }
  }
    .text = バランスを{ $number }、好きな方へ動かす。
card-turn = { $way ->
    [up] ターンのプラス{ $number }
   *[down] ターンのマイナス{ $number }
  }
    .text = { $way ->
        [up] バランスを{ $number }上げ、手番の順を逆にする。
       *[down] バランスを{ $number }下げ、手番の順を逆にする。
      }
card-copy = コピー
    .text = 直前のカードと同じことをする。

option-side = スタートカード
    .text = リングの広さ。バランスが動ける範囲。
    .n0-10 = 0から10まで
    .n1-9 = 1から9まで（上級者向け）
option-hand = 手札
    .text = 一人に配る枚数。二人・三人・四人でそれぞれ最大15・12・9枚。空欄なら8・7・6枚。
option-memory = 記憶
    .text = 見えるのは山の一番上だけで、ほかは覚えておく。オフにすると、誰でも山を見返せる。
option-deck = デッキ
    .text = 手持ちのデッキを使う。カードを枚数分だけ並べる（+1, -7, swing3, turn+2, copyなど）か、それぞれの枚数を書いたファイルを選ぶ。
option-totals = 計算
    .text = カードを指したとき、バランスがいくつになるかを表示するかどうか。
    .open = 山を見返せるときだけ
    .shown = いつも
    .hidden = しない
form-deck = デッキのファイル

reason-shame = 恥
    .text = 恥カードが三枚以上になった人の負け。ほかの全員が勝ち。
    .ending = 恥の少ない{ $winners }の勝ち。

# -- できごと

event-card-played = { $seat }が{ $card }を出した。
event-copied = { $nothing ->
    [yes] コピーするものがない。
   *[no] 直前のカードをコピー。
  }
event-balance = { $seat }「{ $balance }！」
event-turned-around = 手番の順が逆に。ここからは{ $clockwise ->
    [yes] 時計回り。
   *[no] 反時計回り。
  }
event-slambo = SLAMBO！ { $seat }がバランスをリングの外へ。
event-shame-taken = { $seat }が恥カードを{ $count }枚引き取り、計{ $shame }枚。
event-break = 全員の手札がなくなり、ブレイク。賭けられた恥カードは{ $stake }枚に。
event-dealt = 第{ $bout }ラウンド。{ $opener }が先手。
event-won = { $loser }は恥カードが{ $shame }枚になって負け。{ $winners }の勝ち！
event-called-off = { $decisions }手に達したので打ち切り。引き分け。

# -- 決めること

asked-play-card = カードを一枚出す。今のバランスは{ $balance }。{ $low }から{ $high }の外に出した人がその回を落とす。

# -- 何による

depends-you = バランスがいくつになるかは自分で計算。
depends-pile = 山に隠れた、コピー元のカードしだい。

# -- できないこと

error-no-cards-left = このラウンドの手札はもうありません。
error-not-your-turn = あなたの番ではありません。
error-not-held = { $card }は手札にありません。
error-which-way = 上げるか下げるかを選んでください：{ $text }+ か { $text }-。
error-no-card = 「{ $text }」というカードはありません。+4、-7、swing3+、turn-2、copyのように書きます。
error-deck-card = デッキに{ $found }がありますが、そのようなカードはありません。使えるのは+1から+8、-1から-7、swing1からswing8、turn+1からturn+8、turn-1からturn-8、copyです。
error-deck-file = デッキのファイルには、カードごとの枚数を書いた「cards」の表が必要です。
error-deck-copies = デッキのファイルには、カードごとに0から{ $most }までの枚数を書きます（「{ $card }」を直してください）。
error-deck-size = デッキは{ $most }枚までです（今は{ $found }枚）。
error-hand-size = { $number }人の場合、手札は{ $most }枚までです（今は{ $found }枚）。
error-deck-too-small = { $number }人に{ $hand }枚ずつ配るには{ $needed }枚必要ですが、デッキには{ $found }枚しかありません。
error-deck-undecided = このデッキでは誰も負けられません。どう配ってもバランスは{ $low }より下にも{ $high }より上にもなりません。

# -- 局面

error-too-many-copies = 局面に{ $card }が{ $count }枚ありますが、デッキには{ $most }枚です。
error-balance-outside = バランス{ $balance }は{ $low }から{ $high }までの外です。そのSLAMBOでラウンドは終わっています。
error-hands-empty = 全員の手札がありません。そのブレイクでラウンドは終わっています。
error-no-card-to-play = 席{ $number }の番ですが、手札がありません。
error-outcome-misfit = 結果が恥カードと合いません。{ $most }枚以上の人が負け、ほかの全員が勝ちです。

# -- 端末で

bout = 第{ $number }ラウンド
player = プレイヤー
cards = 手札
shame = 恥
you = あなた
wins = 勝ち
loses = 負け
goes-first = 先手
went-first = 先手だった
pile = 山
top-card = 一番上
on-hidden = 下に{ $count }枚
last-bout = 前の山
hand = 手札
no-cards = なし
stake = 賭けは{ $count }枚
direction = { $clockwise ->
    [yes] ↻ 時計回り
   *[no] ↺ 反時計回り
  }
aside = 残り{ $count }枚
help =
    カードを一枚出します。その数だけバランスが動きます。リングの外へ出した人は
    ラウンドに負け、賭けられた恥カードを引き取ります。三枚で負けです。
    {"  "}+4  -7            バランスを上げる、下げる
    {"  "}swing3+ swing3-   スイング。上げるか下げるかを選ぶ
    {"  "}turn+2  turn-2    バランスを動かし、手番の順を逆にする
    {"  "}copy              直前のカードと同じことをする
