# スライム・ゲームズ：ブラウザだけで使う言葉。

call-stop = 止まれ、スライム、止まれ！
call-freeze = のろまスライム、凍れ！

look-0 = 赤、三角
look-1 = 青、波
look-2 = 緑、しずく
look-3 = 黄、星
look-4 = 紫、月
look-5 = 青緑、ひし形
look-6 = 桃、ハート
look-7 = 灰、十字

the-board = 盤
hex-names = マスの名前
hex-label = { $hex }：{ $owner ->
    [none] 空き
   *[other] { $own ->
        [yes] 自分のスライム（{ $size }個、{ $look }）
       *[no] { $owner }のスライム（{ $size }個、{ $look }）
      }
  }{ $flower ->
    [yes] 、花
   *[no] {""}
  }{ $light ->
    [place] 。ここに置く
    [piece] 。このコマを選ぶ
    [enemy] 。これを選ぶ
    [remove] 。このコマを取り除く
    [shrink] 。このコマを取り除く
    [to] 。ここへ
    [from] 。選択中
   *[none] {""}
  }

what-happens = 今起きていること
seconds-left = 返事まで{ $count }秒
may-stop = まだ止められる人：{ $seats }
may-stop-it = まだ止められる人：
says-stop = { $seat }「止まれ！」
stops-stop = { $seat }がその「止まれ」を止めた！
as-things-are = { $happens ->
    [yes] ✓ このままなら起きる
   *[no] ✕ このままなら起きない
  }
times-left = あと{ $count }回まで
played-so-far = { $seat }：カード3枚中{ $played }枚使用{ $replaced ->
    [yes] 、引き直し済み
   *[no] {""}
  }
never-ask = 「止まれ」がないときは聞かない
which-grows = どのスライムを育てる？
whom-to-rob = 誰から盗む？
draw-a-card = カードを引く
take-open-card = { $card }を取る：{ $text }
cards-held = { $count }枚
stop-it = { $count ->
    [1] 止める！
   *[other] 止める！（{ $count }枚）
  }
let-it-happen = 認める
take-from = { $seat }からカードを取る
enough = ここまで
stuck-draw = 動けない：2枚引く
i-am-stuck = 動けない
end-turn = 手番を終える
freeze = { $seconds ->
    [0] 凍れ！
   *[other] 凍れ！まで{ $seconds }秒
  }
may-be-frozen = { $seconds ->
    [0] もう凍らされるかも！
   *[other] 凍らされるまで{ $seconds }秒
  }
hurry = 自分の番まで飛ばす

see-rule = ルール
play-it = 出す
play-for = { $seat }のため
replace-it = 捨てて引き直す
why-not = 今は不可。なぜ？
close-card = 閉じる
hand = あなたの手札
hand-empty = 手札はありません。
held-card = { $card }。{ $text }{ $kind ->
    [placement] { ends-turn }
    [reaction] 割り込みカード。
   *[action] {""}
  }{ $now ->
    [yes] {""}
   *[no] 今は出せません。
  }

how-it-stands = 現在の様子
standing = { $flowers ->
    [none] {""}
   *[other] 花の上に{ $flowers }個、
  }コマ{ $count }個、手札{ $held }枚{ $stuck ->
    [yes] 、動けない
   *[no] {""}
  }{ $turn ->
    [yes] 、手番
   *[no] {""}
  }
leads = 今数えれば勝ち
order-of-play = { $clockwise ->
    [yes] 時計回り：
   *[no] 逆回り：
  }
is-next = 次は{ $seat }

cards-on-table = 場のカード
the-pile = 山札
the-discard = 捨て札
on-top = 、一番上は{ $card }
the-market = 市場
open-cards = { $cards-count ->
    [0] 、カードなし
   *[other] ：{ $cards }
  }

describe-board = { $count }マスの盤で、{ $empty }マスが空いています。
describe-slime = { $hex }あたりに{ $size }個
describe-seat = { $seat }（{ $look }）：コマ{ $count }個{ $flowers ->
    [none] {""}
   *[other] 、花の上に{ $flowers }個
  }{ $where ->
    [none] {""}
   *[other] 、スライムは{ $where }
  }{ $stuck ->
    [yes] 、動けない
   *[no] {""}
  }、手札{ $held }枚。
describe-turn = { $seat }の番です。{ $clockwise ->
    [yes] 時計回りです。
   *[no] 反時計回りです。
  }
describe-pending = { $stopped ->
    [yes] { $seat }が{ $card }を出しましたが、止められています。
   *[no] { $seat }が{ $card }を出しました。
  }
describe-piles = 山札{ $count }枚、捨て札{ $discarded }枚。
describe-market = 表のカード：{ $cards }。
describe-hand = あなたの手札：{ $cards-count ->
    [0] なし。
   *[other] { $cards }。
  }

confirm-stuck = 動けなくなると、自分のコマは数えられません。それからはほかの人に取り憑きます。{ $hand ->
    [yes] 手札は山札に戻ります。
   *[no] {""}
  }よろしいですか？

guide-board = あなたのスライム
    .text = 空きマスから始めて広がります。触れ合うコマは流れて一つのスライムになります。光っているものは押せます。
guide-hand = あなたのカード
    .text = 毎回1枚引き、3枚まで出せます。カードを選ぶと説明が出ます。出すと、届く所が光ります。一番に一度、1枚を引き直せます。
guide-bar = 今起きていること
    .text = 出されたカードはしばらくここにあります。「止まれ」があってもなくても全員に聞くので、誰が持っているかは分かりません。カードの選択もここです。
guide-ending = 手番の終わり
    .text = 自分のスライムの隣にコマを1個置くと手番が終わります。成長スライムなど、二重線の緑のカードは代わりに置いて、手番も終わらせます。
guide-score = コマの多い人の勝ち
    .text = 盤が埋まったら数えます。どうしても置けなければ動けなくなり、コマは数えられませんが、ほかの人に取り憑けます。
guide-prompt = 迷ったら
    .text = 何を待っているかはいつもこの行にあります。できないことを選ぶと、その理由が出ます。

key-card = 手札のその位置のカードを見る。Enter（または同じ数字）で出す
key-board = 盤へ移る
key-along = マスの間を動く。Enterで選ぶ
key-stop = カードを止める、または認める
key-end = ここまで、手番を終える、またはパス
key-hurry = 自分の番まで飛ばす（ボットがすぐに打ち、何も止めない）
key-names = マスの名前を表示
key-back = 途中の選択を取り消す

quick-time = スライムの時間！
quick-stop = 止まれ、スライム、止まれ！
quick-squelch = ぐにゃり。
quick-favourite = お気に入りのコマだったのに。
quick-oozed = お見事！
quick-one-more = もう一回？

example-cards = 百枚のカード
example-board = 小さい盤
