# 日本語のスライム・ゲームズ。

tagline = 広がり、ふさぎ、爆破し、奪う。盤がスライムで埋まるまで。
rules-word = スライム

# -- ボット（弱い順）

bot-level-1 = ぷちん
bot-level-1-line = 手をいくつかちらっと見て、よさそうなところに広がる。
bot-level-2 = どろん
bot-level-2-line = よい形は見ればわかる。でもほとんど見ないで飛びこむ。
bot-level-3 = こけまる
bot-level-3-line = 動く前にまわりを見る。その先を数十通りまで。
bot-level-4 = ウーズ博士
bot-level-4-line = コマと広さとカードを、何百通りも先まで量る。
bot-level-5 = ぬし
bot-level-5-line = 盤よりも前から底にいる。動く前に、何千通りもの先を見ている。

# -- もの

hex = { $column }{ $row }

board-small = 小さい
board-large = 大きい
board-own = 自作の

card-moving = 移動スライム（{ $number }）
    .short = 移動
    .text = 自分のコマを{ $number ->
        [1] 1個
       *[other] { $number }個まで
      }動かす。
card-confused = 混乱スライム
    .short = 混乱
    .text = 手番の回りを逆にする。
card-controlling = 支配スライム（{ $number }）
    .short = 支配
    .text = 隣のスライムの持ち主が、そのコマを{ $number }個取り除く。
card-adventurous = 冒険スライム
    .short = 冒険
    .text = カードを2枚引く。
card-thief = 泥棒スライム
    .short = 泥棒
    .text = ほかの人の手札から無作為に1枚取る。
card-hungry = 腹ぺこスライム
    .short = 腹ぺこ
    .text = 自分のコマを3個まで取り除く。
card-popping = はじけるスライム（{ $number }）
    .short = はじける
    .text = 自分のコマ1個が、そのスライムから{ $number }マス以内へ跳ぶ。
card-bomb = スライム爆弾
    .short = 爆弾
    .text = 隣のスライムを丸ごと取り除く。
card-growing = 成長スライム（{ $number }）
    .short = 成長
    .text = コマを{ $number }個まで置く。
card-attacking = 攻撃スライム（{ $number }）
    .short = 攻撃
    .text = 隣のコマを{ $number ->
        [1] 1個
       *[other] { $number }個まで
      }乗っ取る。
card-jumping = ジャンプスライム
    .short = ジャンプ
    .text = 好きな空きマスに置く。
card-conquering = 征服スライム
    .short = 征服
    .text = 孤立した敵のコマを自分のものにする。
card-snake = ヘビスライム（3）
    .short = ヘビ
    .text = 一直線の3マスを自分のものにする。
card-stop = 止まれ、スライム！
    .short = 止まれ！
    .text = ほかの人のカードをその場で打ち消す。
ends-turn = 手番は終わる。

mode-duel = 決闘
    .text = 二人用。混乱スライムは使わない。
mode-poltergeist = ポルターガイスト
    .text = 動けなくなった人は手札を残して取り憑き、自分の番に盤上のどの色のためにもカードを出せる。
mode-slow = のろまスライム
    .text = 時間をかけすぎる人はほかの人に凍らされ、手番を失う。
mode-flowers = 花
    .text = 花の上のコマが一番多い人の勝ち。
mode-researchers = 研究者
    .text = 動けなくなる代わりにカードを2枚引き、次の番に続ける。
mode-market = 市場
    .text = カード3枚が表向きに並ぶ。引くときは、そこからでも山札からでもよい。

option-modes = モード
    .text = 追加ルール。どう組み合わせてもよい。
    .duel = { mode-duel }：{ mode-duel.text }
    .poltergeist = { mode-poltergeist }：{ mode-poltergeist.text }
    .slow = { mode-slow }：{ mode-slow.text }
    .flowers = { mode-flowers }：{ mode-flowers.text }
    .researchers = { mode-researchers }：{ mode-researchers.text }
    .market = { mode-market }：{ mode-market.text }
option-board = 盤
    .text = 盤の大きさ。二人のときは必ず小さい盤。
    .auto = 四人までは小さい盤、それより多ければ大きい盤
    .small = 小さい盤（37マス）
    .large = 大きい盤（91マス）
option-start = 始め方
    .text = スライムが始まる場所。
    .free = それぞれ好きな場所
    .fixed = 決まった場所
option-turn_limit = 手番の上限
    .text = どんな手番でもこの数が終わったら、そこで数える。
option-confused_in_duel = 決闘での混乱スライム
    .text = 二人でも混乱スライムを使う。出すとその場で手番が終わる。
option-slow_seconds = 手番の秒数
    .text = のろまスライムで、ほかの人が「凍れ」と言えるようになるまでの時間。
option-opener = 最初の人
    .text = 最初に始める席。
option-pieces = 各色のコマ数
    .text = 箱には各色20個。空欄なら、なくなることはない。
option-conquering = 征服スライム
    .text = 取れるコマの数。
    .one = 孤立したコマ1個
    .all = 孤立したコマを一度に全部
option-stop_answers = 「止まれ」への「止まれ」
    .text = 「止まれ」を止められる人。
    .anyone = それを出した人以外なら誰でも
    .victim = 出された相手だけ
option-cards = カード
    .text = カードごとの枚数をTOMLかJSONで書く。書かれていないカードは箱のまま。
option-own_board = 自作の盤
    .text = 半径、花、穴、決められた開始位置の輪をTOMLかJSONで書く。
form-cards = カードのファイル
form-board = 盤のファイル

reason-last = 動けるのは一人だけ
    .text = 動けるのが一人だけになった。
    .ending = 動けるのは{ $winners }だけ。{ $winners }の勝ち。
reason-full = 盤が埋まった
    .text = すべてのマスが埋まり、役に立つカードを持つ人もいない。
    .ending = 盤が埋まった。{ $winners-count ->
        [1] { $winners }の勝ち。
       *[other] { $winners }が勝ちを分け合う。
      }
reason-quiet = 何も動かない
    .text = 一回りしても何も変わらなかった。
    .ending = もう何も動かない。{ $winners-count ->
        [1] { $winners }の勝ち。
       *[other] { $winners }が勝ちを分け合う。
      }
reason-limit = 手番の上限
    .text = 最後の手番が終わった。
    .ending = 最後の手番が終わった。{ $winners-count ->
        [1] { $winners }の勝ち。
       *[other] { $winners }が勝ちを分け合う。
      }

# -- 手

move-place = { $hex }に置く
move-play = { $behalf ->
    [none] { $card }を出す
   *[other] { $behalf }のために{ $card }を出す
  }
move-replace = { $card }を引き直す
move-move = { $start }から{ $end }へ動かす
move-line = { $start }から{ $end }へのヘビ
move-remove = { $hex }を取り除く
move-shrink = { $hex }を取り除く
move-target = { $hex }を選ぶ
move-grow = { $hex }で{ $colour }を育てる
move-rob = { $victim }から盗む
move-draw-pile = 山札から引く
move-draw-open = 表のカード{ $number }を取る
move-end = 手番を終える
move-stuck = 動けない
move-stop = 止める
move-allow = 認める
move-done = ここまで
move-pass = パス
move-freeze = 凍れ！
move-take = カードを取る

# -- できごと

event-turn-began = { $stuck ->
    [yes] { $seat }が取り憑く番。
   *[no] { $seat }の番。
  }
event-drew = { $cards ->
    [none] { $seat }がカードを{ $count }枚引いた。
   *[other] { $seat }が{ $cards }を引いた。
  }
event-took-open = { $seat }が市場から{ $card }を取った。
event-refilled = 代わりに{ $card }が並んだ。
event-replaced = { $seat }が{ $card }を捨てて引き直した。
event-placed = { $first ->
    [yes] { $seat }が{ $hex }から始めた。
   *[no] { $seat }が{ $hex }に置いた。
  }
event-turn-ended = { $seat }が手番を終えた。
event-stuck = { $seat }は動けなくなった{ $count ->
    [0] 。
   *[other] 。手札{ $count }枚を山札に切り混ぜた。
  }
event-researched = { $seat }は置けず、山札に助けを求めた。
event-passed = { $seat }はパスした。
event-frozen = { $seat }「のろまスライム、凍れ！」　{ $slow }の手番は終わり。
event-announced = { $behalf ->
    [none] { $seat }が{ $card }を出した。
   *[other] { $seat }が{ $behalf }のために{ $card }を出した。
  }
event-haunted = { $grows ->
    [yes] { $seat }が{ $hex }で{ $colour }のスライムを育てようとした。
   *[no] { $seat }が{ $hex }の{ $colour }のコマを取り除こうとした。
  }
event-stopped = { $number ->
    [1] { $card ->
        [none] { $seat }が{ $owner }の取り憑きを止めた！
       *[other] { $seat }が{ $owner }の{ $card }を止めた！
      }
   *[other] { $seat }が{ $owner }の「止まれ」を止めた！
  }
event-took-effect = { $card ->
    [none] 取り憑きを止める人はいない。
   *[other] { $card }を止める人はいない。
  }
event-undone = { $card ->
    [none] 取り憑きは不発に終わった。
   *[other] { $card }は打ち消された。
  }
event-fizzled = { $card }にはすることがなかった。
event-left-off = { $seat }はここまでにした。
event-covered = { $victims ->
    [none] { $colour }が{ $hexes }を覆った。
   *[other] { $colour }が{ $hexes }を覆い、{ $overrun }の{ $victims }を乗っ取った。
  }
event-overran = { $colour }が{ $hexes }の{ $victims }を乗っ取った。
event-conquered = { $colour }が{ $hexes }の孤立した{ $victims }のコマを征服した。
event-moved = { $colour }のコマが{ $start }から{ $end }へ動いた。
event-hopped = { $colour }のコマが{ $start }から{ $end }へ跳んだ。
event-controlled = { $seat }が大きさ{ $hexes-count }のスライムを支配。{ $owner }はそのコマを{ $count }個取り除く。
event-removed = { $whole ->
    [yes] { $hexes-count ->
        [1] { $hexes }の{ $owner }のスライムが消えた。
       *[other] { $owner }の大きさ{ $hexes-count }のスライムが消えた。
      }
   *[no] { $hexes }の{ $owner }のコマがなくなった。
  }
event-robbed = { $card ->
    [none] { $seat }が{ $victim }からカードを1枚取った。
   *[other] { $seat }が{ $victim }から{ $card }を取った。
  }
event-reversed = { $clockwise ->
    [yes] 手番の回りが逆になった。ここから時計回り。
   *[no] 手番の回りが逆になった。ここから反時計回り。
  }
event-ended = ゲーム終了。{ $reason }。
event-won = { $winners-count ->
    [1] { $winners }の勝ち！
   *[other] { $winners }が勝ちを分け合う！
  }

# -- 決めること

asked-enter = { $first ->
    [yes] 最初のコマを好きな空きマスに置く{ $flowers ->
        [yes] 。ただし花の上は不可。
       *[no] 。
      }
   *[no] 盤上のコマがない。好きな空きマスに1個置く。
  }
asked-draw = { $why ->
    [turn] 山札から1枚引くか、表のカードを取る。
    [replace] 代わりの1枚を山札から引くか、表のカードを取る。
    [stuck] 置く場所がない。あと{ $left }枚、山札か表のカードから引く。
   *[card] あと{ $left }枚、山札か表のカードから引く。
  }
asked-take-turn = { $way ->
    [place] 自分のスライムの隣に置くと手番が終わる。{ $plays ->
        [0] カードはもう3枚出した。
        [1] その前にあと1枚カードを出せる。
       *[other] その前にカードを出してもよい。
      }
    [card] カードを使わないと置けない。
    [end] { $plays ->
        [0] 手番を終える。
       *[other] カードを出すか、手番を終える。
      }
   *[stuck] { $plays ->
        [0] 置く場所がない。動けない。
       *[other] 置く場所がない。助けになるカードを出すか、動けないと告げる。
      }
  }
asked-react = { $stops ->
    [0] { $card ->
        [none] { $grows ->
            [yes] { $by }が{ $hex }で{ $colour }のスライムを育てようとしている。
           *[no] { $by }が{ $hex }の{ $colour }のコマを取り除こうとしている。
          }
       *[other] { $behalf ->
            [none] { $by }が{ $card }を出した。
           *[other] { $by }が{ $behalf }のために{ $card }を出した。
          }
      }
    [1] { $card ->
        [none] { $by }が{ $owner }の取り憑きを止めた。
       *[other] { $by }が{ $owner }の{ $card }を止めた。
      }
   *[other] { $by }が「止まれ」を止めた。
  }{ $holds ->
    [yes] 止める？
   *[no] 「止まれ」を持っていないので、見守るだけ。
  }
asked-choose = { $card }{ $behalf ->
    [none] {""}
   *[other] （{ $behalf }のため）
  }：{ $way ->
    [move] { $left ->
        [1] コマを1個動かす
       *[other] コマを1個ずつ、{ $left }個まで動かす
      }
    [hop] 跳ぶコマと行き先を選ぶ
    [control] コマを減らす隣のスライムを選ぶ
    [bomb] 爆破する隣のスライムを選ぶ
    [rob] 盗む相手を選ぶ
    [eat] { $left ->
        [1] コマを1個取り除く
       *[other] コマを1個ずつ、{ $left }個まで取り除く
      }
    [grow] { $left ->
        [1] コマを1個置く
       *[other] コマを1個ずつ、{ $left }個まで置く
      }
    [attack] { $left ->
        [1] 隣のコマを1個乗っ取る
       *[other] 隣のコマを1個ずつ、{ $left }個まで乗っ取る
      }
    [jump] 好きな空きマスに置く
    [conquer] 征服する孤立したコマを選ぶ
   *[snake] 一直線の3マスを選ぶ
  }{ $done ->
    [yes] 。ここまででもよい。
   *[no] 。
  }
asked-give-up = { $by }がスライムを支配している。そのコマを{ $left ->
    [1] 1個取り除く。
   *[other] 1個ずつ、{ $left }個取り除く。
  }
asked-haunt = { $may_play ->
    [yes] 動けないので取り憑く。好きなスライムを育てるか削る、どれかの色のためにカードを出す、またはパス。
   *[no] 動けないので取り憑く。好きなスライムを育てるか削る、またはパス。
  }
asked-reward = { $slow }は時間切れ。{ $can_take ->
    [yes] { $can_place ->
        [yes] その手札から無作為に1枚取るか、自分のコマを1個置く。
       *[no] その手札から無作為に1枚取る。
      }
   *[no] 自分のコマを1個置く。
  }

# -- 何による

depends-stop = 誰かが止めるかどうかしだい。
depends-pile = 山札から何が出るかしだい。
depends-hand = { $seat }の手札しだい。
depends-hands = 役に立つカードを持つ人がいるかどうかしだい。
depends-removal = どのコマがなくなるかは{ $seat }が決める。

# -- できないこと

error-no-move = 「{ $text }」という手はありません。例：play bomb、replace bomb、end。
error-no-hex = { $board }盤にマス{ $found }はありません。
error-not-your-turn = 今は{ $seat }の番です。
error-hex-taken = { $hex }にはもうコマがあります。
error-no-pieces-left = { $colour }のコマはすべて盤上にあります。
error-too-few-pieces = { $left ->
    [0] その色のコマはもう残っていません。
   *[other] { $card }を使うには、残り{ $left }個では足りません。
  }
error-place-beside = 自分のコマの隣に置いてください。
error-may-be-stopped = まだ止められるかもしれません。お待ちください。
error-owner-chooses = どのコマを取り除くかは{ $owner }が決めます。
error-give-up = 支配されたスライムのコマを取り除いてください：{ $hexes }。
error-no-freezing = このゲームでは誰も凍らせられません。
error-freeze-oneself = 自分の手番は凍らせられません。
error-stuck-freeze = 動けない人は「凍れ」と言えません。
error-freeze-not-now = 今は{ $seat }を待っているのではありません。
error-caller-chooses = 「凍れ」と言った{ $by }が選びます。
error-nothing-to-take = { $victim }には手札がありません。
error-take-or-place = 凍らせた後は、カードを取るかコマを置きます。
error-nothing-to-stop = 今は止めるものがありません。
error-stuck-stop = 動けない人は何も止められません。
error-own-play = 自分が出したばかりのものは止められません。
error-not-the-victim = この「止まれ」を止められるのは{ $victim }だけです。
error-allowed-already = もう認めています。
error-not-held = { $card }は手札にありません。
error-first-on-flower = 最初のコマは花の上に置けません。
error-first-turn = 最初の番は、カードなしでコマを1個置くだけです。
error-enter-first = 盤上にコマがありません。まず好きな空きマスに1個置いてください。
error-take-open = 山札がありません。表のカードを取ってください。
error-no-open-card = 市場のそこにカードはありません。
error-draw-first = まず山札か表のカードから引いてください。
error-placed-already = もう置いています。カードを出すか、手番を終えてください。
error-replaced-already = この番はもうカードを引き直しました。
error-pile-empty = 山札がないので、引き直せません。
error-no-passing = パスはできません。手番はコマを置いて終わります。
error-placed-not-stuck = この番に置いたので、動けなくはなっていません。
error-full-not-stuck = 盤が埋まっていれば、誰も動けなくなりません。
error-can-place = まだ自分のスライムの隣に置けます。
error-can-place-by-card = まだカードを使って置けます。
error-only-stuck = それは動けない人だけができます。
error-drawn-already = この番はもう引きました。
error-no-card-asks = 今それを求めているカードはありません。
error-only-a-reaction = { $card }は、ほかの人がカードを出したときに使います。
error-three-played = この番はもう{ $most }枚出しました。
error-needs-a-piece = { $card }には、足がかりになる盤上のコマが必要です。
error-needs-moving = { $card }には、2個以上のスライムの別のコマに隣り合う空きマスが必要です。
error-needs-controlling = { $card }には、{ $own ->
    [yes] 自分
   *[no] { $colour }
  }のスライムに隣り合う敵のスライムが必要です。
error-needs-adventurous = { $card }で引けるカードがもうありません。
error-needs-thief = { $card }には、手札のある相手が必要です。
error-needs-hungry = { $card }には、盤上に{ $own ->
    [yes] 自分
   *[no] { $colour }
  }のコマが必要です。
error-needs-popping = { $card }には、{ $own ->
    [yes] 自分
   *[no] { $colour }
  }のスライムから{ $number }マス以内の空きマスが必要です。
error-needs-bomb = { $card }には、{ $own ->
    [yes] 自分
   *[no] { $colour }
  }のスライムに隣り合う敵のスライムが必要です。
error-needs-growing = { $card }には、{ $own ->
    [yes] 自分
   *[no] { $colour }
  }が置ける空きマスが必要です。
error-needs-attacking = { $card }には、{ $own ->
    [yes] 自分
   *[no] { $colour }
  }のコマに隣り合う敵のコマが必要です。
error-needs-jumping = { $card }には空きマスが必要です。
error-needs-conquering = { $card }には、同じ色のコマに接していない敵のコマが必要です。
error-needs-snake = { $card }には、{ $own ->
    [yes] 自分
   *[no] { $colour }
  }のコマの隣から始まり、その色のコマを含まない一直線の3マスが必要です。
error-act-once = { $card }は一度使ってからでないと終われません。
error-choose-first = { $card }の効果の途中です。まずそれを選んでください。
error-rob-oneself = 自分からは盗めません。
error-no-piece-of = { $hex }に{ $colour }のコマはありません。
error-no-enemy = { $hex }に敵のコマはありません。
error-not-alone = { $hex }のコマは同じ色のコマに接しています。
error-piece-not-beside = { $hex }のコマは自分のコマの隣ではありません。
error-first-hex = そのスライムは最初のマス{ $hex }で指定してください。
error-slime-not-beside = { $owner }のそのスライムは、自分のスライムの隣ではありません。
error-moved-already = { $hex }のコマはもう動きました。
error-beyond-slime = { $end }は、離れたスライムの別のコマの隣ではありません。
error-too-far = { $end }は{ $start }のスライムから遠すぎます。
error-snake-beside = ヘビは自分のコマの隣から始まります。
error-snake-over-own = ヘビは自分のコマの上を通れません。
error-not-beside = そのマスは{ $colour }のスライムの隣ではありません。
error-no-piece = { $hex }にコマはありません。
error-stuck-plays-none = このゲームでは、動けない人はカードを出せません。
error-not-on-board = { $colour }のコマは盤上にありません。
error-for-which-colour = どの色のためか指定してください：play CARD as SEAT。
error-you-are-stuck = 動けません。スライムを育てるか削るか、パスしてください。

error-opener-absent = 「{ $option }」の席はありません。席は{ $count }つです。
error-cards-file = カードのファイルには、カードごとの枚数を書いた「cards」の表が必要です。
error-cards-unknown = { $found }というカードはありません。コードは「ringside rules slime --ledger」で分かります。
error-cards-copies = カードのファイルには、カードごとに0から{ $most }までの枚数を書きます（{ $found }を直してください）。
error-cards-too-few = 手札と市場に{ $needed }枚必要ですが、{ $found }枚しかありません。
error-board-file = 盤のファイルには「radius」が必要です。ほかに書けるのは「flowers」「holes」「start_ring」だけです。
error-board-radius = 盤の半径は1から{ $most }までの整数です。
error-board-ring = 開始位置の輪は1から半径の{ $most }までの整数です。
error-board-list = 「{ $field }」は "0,-2" のようなマスのリストです。
error-board-hex = 「{ $field }」に{ $found }がありますが、この盤のマスではありません。
error-board-flower = マス{ $found }は花と穴の両方になっています。
error-board-small = 盤には少なくとも{ $least }マス必要です。
error-board-starts = 開始位置の輪に{ $count }人分の場所がありません。小さすぎるか、そこに穴があります。

# -- 局面

error-too-many-cards = 局面に{ $card }が{ $most }枚より多くあります。
error-market-size = 市場に{ $count }枚あります。多くて{ $most }枚です。
error-allowed-twice = 「allowed」に席{ $number }が二度あります。
error-stop-pending = stopそのものが保留されることはありません。「stops」に書きます。
error-target-misfit = 「pending.target」が保留中のものと合いません。
error-outcome-not-over = 結果がありますが、「phase」が「over」ではありません。
error-pending-misfit = { $pending ->
    [none] 「phase」は「{ $phase }」ですが、何も保留されていません。
   *[other] 「phase」は「{ $phase }」ですが、「{ $pending }」が保留されています。
  }
error-pending-by-other = 保留できるのは手番の席だけです。
error-haunt-not-stuck = 「haunt」は動けない席だけのものです。
error-draw-no-market = 「draw」は市場があるときだけです。
error-not-over = 「phase」は「over」ですが、ゲームは終わっていません。
error-nobody-moves = ゲームは終わっていないのに、誰にも手がありません。

# -- 端末で

player = 人
pieces = コマ
slimes = 群れ
cards = 手札
pile = 山札{ $count }枚
turn = 第{ $number }手番
direction = { $clockwise ->
    [yes] 時計回り
   *[no] 反時計回り
  }
market = 市場：{ $list }
discarded = 最後の捨て札：{ $card }
pending = { $card ->
    [none] { $owner }の取り憑き
   *[other] { $owner }の{ $card }
  }
pending-for = { $colour }のため
pending-on = { $hex }
pending-stopped = { $seat }が停止
your-hand = 手札
hand-card = { $name }{ $copies ->
    [1] {""}
   *[other] ×{ $copies }
  }：{ $text }{ $ends ->
    [yes] { ends-turn }
   *[no] {""}
  }
won-by = { $winners }の勝ち
waiting-enter = { $seats }が好きな空きマスに置く。
waiting-draw = { $seats }がカードを引く。
waiting-main = { $seats }の番。出したカードは3枚中{ $played }枚。
waiting-react = 止める人は？ まだの人：{ $seats }。
waiting-resolve = { $seats }が選ぶ。
waiting-remove = { $seats }が支配されたスライムのコマを取り除く。
waiting-haunt = 動けない{ $seats }が取り憑く。
waiting-freeze = { $seats }がカードを取るかコマを置く。
help =
    place F6          コマを置く（列の文字と行の数字）
    play CARD         カードを出す。選択は一つずつ続く
    replace CARD      手番に一度：カードを捨てて引き直す
    end               置く必要のない手番を終える
    stuck             どうしても置けない
    stop, allow       何かが出されたとき：止める、または認める
    draw pile|open-1  市場：山札から引く、または表のカードを取る
    カードの途中      move F6>G5、target F6、remove F6、line F6>F8、rob B、done
    動けないとき      grow B F6、shrink F6、pass、play CARD as B
    のろまな人        freeze、続けてtakeまたはplace F6

# -- ラボで測るもの

figure-turns = 手番の数
figure-covered = 埋まった盤の割合
use-place = 配置
use-replace = カードの取り替え
use-move = 動かしたコマ
use-remove = 取り除いたコマ
use-target = 選んだ標的
use-line = 置いたヘビ
use-rob = 盗んだカード
use-done = 途中でやめる
use-end = 手番の終わり
use-stuck = 動けなくなる
use-draw = 引き方の選択
use-grow = 動けない人が増やす
use-shrink = 動けない人が取り除く
use-pass = 動けない人がパス
use-freeze = フリーズ
use-take = フリーズのあとに取ったカード
