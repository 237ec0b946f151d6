# 日本語のSUMO。

tagline = 一瞬で決まることもある、二人用トリックテイキング。
rules-word = リード

# -- ボット（弱い順）

bot-solver = ソルバー
bot-level-1 = 餅丸
bot-level-1-line = 先週入門したばかり。大きい札でとにかく押す。出た札はすぐ忘れる。
bot-level-2 = つむじ
bot-level-2-line = まっすぐ前に出る。見ているのは目の前の一番だけ。
bot-level-3 = 石垣
bot-level-3-line = 守りの人。むやみに下がらず、出す前にあなたの返しを考える。
bot-level-4 = 月影
bot-level-4-line = 出た札をすべて数え、あなたの手札を何百通りも思い描いて打ってみる。
bot-level-5 = 雲神
bot-level-5-line = 横綱。あなたの打ち方から、ありうる手札をすべて量る。

# -- もの

colour-red = 赤
colour-blue = 青
colour-green = 緑
colour-yellow = 黄
card = { $colour }の{ $number }

option-moves = 浴びせ倒しと引き落とし
    .text = 浴びせ倒しと引き落としを決められる人。
    .either = トリックのどちらの人でも
    .answer = 後から出した人だけ

reason-yorikiri = 寄り切り
    .text = 力士が相手側の俵にいるときにトリックを取る。
    .ending = { $winners }の勝ち。決まり手は寄り切り。
reason-wuwatenage = 上手投げ
    .text = 力士がどこにいても、最後のトリックを取る。
    .ending = { $winners }の勝ち。決まり手は上手投げ。
reason-abise-taoshi = 浴びせ倒し
    .text = 自分の4が、同じ色の相手の1と当たる。
    .ending = { $winners }の勝ち。決まり手は浴びせ倒し。
reason-hikiotoshi = 引き落とし
    .text = 自分の1が、同じ色の相手の5と当たる。
    .ending = { $winners }の勝ち。決まり手は引き落とし。
reason-wucchari = うっちゃり
    .text = 自分の俵の上で、出された色とは違う色の2を出す。
    .ending = { $winners }の勝ち。決まり手はうっちゃり。

# -- できごと

event-sealed = { $seat }がカードを伏せた。
event-clash = はっけよい！ { $first }対{ $second }。
event-tied = 引き分け。二人とも選び直し。
event-redealt = 七度目の引き分け。カードを切り直して配る。
event-took-lead = { $seat }が先手を取った。
event-led = { $seat }が{ $card }を出した。
event-answered = { $seat }が{ $card }で受けた。
event-took = { $seat }がトリックを取った{ $followed ->
    [yes] 。
   *[no] （相手は色をフォローできず）。
  }
event-pushed = { $seat }が{ $owner ->
    [none] 土俵の中央まで押し戻した。
   *[other] { $owner }の俵まで押した。
  }
event-won = { $winner }の勝ち。決まり手は{ $reason }！{ $beaten ->
    [none] {""}
   *[other] { $beaten }より格上。
  }
event-called-off = { $decisions }手に達したので打ち切り。引き分け。

# -- 決めること

asked-choose-clash = { $tied ->
    [yes] 引き分け！ もう一枚、立ち合いのカードを選ぶ。
   *[no] 立ち合いのカードをこっそり選ぶ。
  }数の大きい方が先手。
asked-lead = 好きなカードを出す。
asked-follow = { $led }を受ける。{ $bound ->
    [yes] { $colour }を出さなければならない。
   *[no] { $colour }がないので、どのカードでもよい。
  }

# -- 何による

depends-clash = { $seat }が選ぶカードしだい。
depends-answer = { $seat }の受け方しだい。

# -- できないこと

error-clash-chosen = 立ち合いのカードはもう選んであり、伏せたままです。
error-other-leads = トリックを取った相手が先に出します。
error-other-answers = もう出しました。次は相手が受ける番です。
error-not-held = { $card }は手札にありません。
error-must-follow = { $colour }のカードがあるので、{ $colour }を出さなければなりません。
error-no-card = 「{ $text }」というカードはありません。カードは色r・b・g・yと1から5の数です。

# -- 局面

error-card-twice = { $card }が局面に二枚あります。
error-clash-too-long = 手札は{ $most }枚なので、立ち合いで表にしたカードがそれより多いことはありません。
error-led-by-nobody = カードが出ていますが、「lead」に誰が出したか書かれていません。
error-sealed-after-clash = 立ち合いは終わっているのに、伏せたカードがあります。
error-both-sealed = 立ち合いのカードが両方伏せられています。表にしてください。
error-no-card-to-play = 席{ $number }の番ですが、手札がありません。
error-hand-empty = 手札がないので、トリックを終えられません。
error-one-winner = SUMOの勝者は一人です。

# -- 番付

rank-yokozuna = 横綱
rank-ozeki = 大関
rank-sekiwake = 関脇
rank-komusubi = 小結
rank-maegashira = 前頭
rank-makushita = 幕下
banzuke-title = 番付 · { $name }
banzuke-game = { $reason }で{ $won ->
    [yes] 勝ち
   *[no] 負け
  }
banzuke-wins = { $wins }勝以上
banzuke-summary = { $wins }勝{ $losses }敗{ $rank ->
    [none] { $left ->
        [1] 。次に負けると終わり。
       *[other] 。三敗で終わり。
      }
   *[other] 。{ $rank }。
  }
banzuke-speciality = 得意技：{ $reason }。
error-tournament-over = 三敗でトーナメントは終わりました。これ以上の対局は数えません。
error-no-winning-move = { $found }という決まり手はありません。決まり手は{ $known }です。

# -- 端末で

edge = 俵
centre = 中央
clash = 立ち合い
tricks = トリック
winner = 勝ち
face-down = 伏せ札
to-move = 手番
has-lead = 先手
cards-held = { $count }枚
no-cards = 手札なし
help =
    手はカード一枚です。r5は赤の5（rは赤、bは青、gは緑、yは黄）。
    立ち合い：二人ともこっそり選び、数の大きい方が最初のトリックの先手。
    出された色があれば必ずその色を出します。大きい数がトリックを取り、押します。

    その場で勝てる決まり手は五つ。一つのトリックで二つ決まれば、下の行が勝ちます。
    { reason-yorikiri }：{ reason-yorikiri.text }
    { reason-wuwatenage }：{ reason-wuwatenage.text }
    { reason-abise-taoshi }：{ reason-abise-taoshi.text }
    { reason-hikiotoshi }：{ reason-hikiotoshi.text }
    { reason-wucchari }：{ reason-wucchari.text }
