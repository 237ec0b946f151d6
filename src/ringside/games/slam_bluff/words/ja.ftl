# 日本語のSlam Bluff。

tagline = カップの中に二つのサイコロ。宣言を信じるか、疑うか。
rules-word = パス

# -- ボット（弱い順）

bot-level-1 = ピッパ
bot-level-1-line = できるかぎり正直。人の言うこともほとんど信じてしまう。
bot-level-2 = ベンノ
bot-level-2-line = 悪い目はどれも大きな数に化かす。90以上と言われたら、半分は疑う。
bot-level-3 = マグダ
bot-level-3-line = はったりはほかにないときだけ、それも少しだけ。うますぎる話は疑う。
bot-level-4 = サイラス
bot-level-4-line = どの数の値打ちも、はったりの割が合うときも知っている。ただし人の話は半分しか聞いていない。
bot-level-5 = マダム
bot-level-5-line = 嘘も疑いも、割に合うだけ。あの顔からは何も読めない。

# -- もの

digit = { $digit }
star = 星
    .text = 数字にはならない。フリーパスと、もう一方のサイコロの数だけが本当になる。
die-purple = 紫のサイコロ
die-green = 緑のサイコロ
claim-number = { $number }
    .text = { $number }になるのは{ $of }通り中{ $rolls }通り。本当の宣言で続けられるのは{ $of }通り中{ $beat }通り。
    .risk = { $risk } %
claim-pass = フリーパス
    .text = 星が出るのは{ $of }通り中{ $rolls }通り。

option-lives = ライフ
    .text = 全員が最初に持つライフの数。
option-opener = 最初に振る人
    .text = 最初のラウンドを始める席。
option-dice = サイコロ
    .text = 自作のサイコロ。6面ずつの数字と星をTOMLかJSONで書く。
form-dice = サイコロのファイル

reason-last-standing = 最後の一人
    .text = ほかの全員がライフを失った。
    .ending = 最後まで残った{ $winners }の勝ち。

# -- 手

move-declare = { $number }と宣言
move-pass = フリーパス
move-accept = 信じて振る
move-challenge = チャレンジ

# -- できごと

event-declared = { $seat }が{ $number }と宣言。
event-passed = { $seat }がフリーパスを宣言。
event-believed = { $seat }は信じた。
event-rolled = { $dice ->
    [none] { $seat }がサイコロを振った。
   *[other] { $seat }が{ $dice }を振った。
  }
event-challenged = { $seat }が{ $roller }の{ $number ->
    [none] フリーパス
   *[other] { $number }
  }にチャレンジ！
event-cup-opened = カップの中は{ $dice }。{ $number ->
    [none] フリーパス
   *[other] { $number }
  }は{ $truthful ->
    [yes] 本当だった。
   *[no] ブラフだった。
  }
event-life-lost = { $seat }がライフを一つ失い、残り{ $left }。
event-out = { $seat }は脱落。
event-new-round = { $seat }から新しいラウンド。
event-won = 最後まで残った{ $winner }の勝ち！
event-called-off = { $decisions }手に達したので打ち切り。引き分け。

# -- 決めること

asked-open-round = 出目は{ $dice }。サイコロで作れる数を、どれでも宣言してください。
asked-declare-higher = 出目は{ $dice }。{ $beat ->
    [none] 好きな数
   *[other] { $beat }より大きい数
  }かフリーパスを宣言してください。
asked-only-pass = 出目は{ $dice }。{ $beat }より上はないので、フリーパスを宣言してください。
asked-answer = { $roller }が{ $number ->
    [none] フリーパスを宣言。
   *[other] { $number }と宣言。
  }信じる？

# -- 何による

depends-answer = { $seat }が信じるかどうかしだい。
depends-bluff = これはブラフ。{ $seat }が信じるかどうかしだい。
depends-dice = { $seat }のカップの中のサイコロしだい。
depends-roll = 振った目しだい。

# -- できないこと

error-you-are-out = ライフがないので、もう脱落しています。
error-answer-first = 振って宣言する前に、信じるかチャレンジするかを決めます。
error-you-declared = もう宣言しました。次の人が答える番です。
error-next-answers = 答えられるのは、振った人の次の人だけです。
error-not-your-cup = カップは別の人が持っていて、その人が宣言します。
error-pass-opens = ラウンドの最初の番にフリーパスは宣言できません。
error-you-declare = カップはあなたが持っています。あなたが宣言し、次の人が答えます。
error-no-such-roll = このサイコロで{ $number }は作れません。
error-only-pass = { $number }より上はありません。残るのはフリーパスだけです。
error-too-low = { $number }より大きい数を宣言しなければなりません。
error-no-move = 「{ $text }」という手はありません。「declare 67」や「declare 7」のように数を宣言するか（頭に0は付けません）、「pass」「accept」「challenge」と書きます。
error-opener-absent = 「{ $option }」の席はありません。席は{ $count }つです。
error-dice-file = サイコロのファイルには2つのサイコロの面を書きます。purple = ["0", "2", …] と green = ["1", "3", …] です。
error-dice-faces = サイコロ（{ $die }）には{ $count }面のリストが必要です。
error-dice-face = サイコロ（{ $die }）に{ $found }がありますが、面は0から9の数字か、星の * です。
error-dice-stars = 星を付けられるのはどちらか一方のサイコロだけです。星が2つでは数になりません。
error-dice-nought = このサイコロでは0ができますが、0より下の数はありません。相手のサイコロに0か * があるときは0を使えません。

# -- 局面

error-own-claim-shown = 「{ $where }」で、自分の宣言にチャレンジしている人がいます。
error-claim-too-early = まだ宣言していないので、「claim」はnullでなければなりません。
error-roller-declares = 振った人が宣言するので、「turn」は振った人でなければなりません。
error-number-while-opening = ラウンドの始めなので、「number」はnullでなければなりません。
error-own-claim = 自分の宣言には答えられません。「turn」は別の席です。
error-claim-while-opening = 宣言があるので、「opening」はfalseでなければなりません。
error-claim-misfit = 宣言が{ $number }なので、「number」も{ $number }でなければなりません。
error-beaten-misfit = 宣言は、上回った数「beaten」の{ $number }より大きい数でなければなりません。
error-out-twice = 「out」に同じ席が二度あります。
error-out-misfit = { $dead-count ->
    [0] 全員にライフがあるので、「out」は空でなければなりません。
   *[other] ライフのない席は{ $dead }です。脱落した順に「out」に入れてください。
  }
error-nobody-left = 少なくとも一人にライフが必要です。
error-dead-to-move = ライフのない席は、振ることも番になることもできません。
error-outcome-misfit = 「outcome」がライフや脱落した席と合いません。

# -- 端末で

player = プレイヤー
lives = ライフ
out = 脱落
true-here = 本当：{ $truths }{ $star ->
    [yes] 、フリーパス
   *[no] {""}
  }
claimed = 宣言：{ $number ->
    [none] フリーパス
   *[other] { $number }
  }
cup-of = { $roller }のカップ
purple = 紫
green = 緑
to-beat = 超える数：{ $number ->
    [none] まだなし
   *[other] { $number }
  }
higher-left = 上の数は残り{ $count }
answers = { $seat }が信じるか、チャレンジするか。
opens = { $seat }が振って、ラウンドを始める。
declares = { $seat }が宣言する。
wins = 最後まで残った{ $winner }の勝ち！
cup = カップ
claim = 宣言
claimed-by = 宣言した人
challenged-by = 疑った人
free-pass = パス
verdict = { $truthful ->
    [yes] ✓ 本当
   *[no] ✗ ブラフ
  }、{ $name } -1
help =
    declare 67   出目が67だと宣言する（6と7、順は自由）。本当でもブラフでもよいが、
    {"             "}そのラウンドの前の数より大きいこと
    pass         *が出たと宣言する。超える数はそのまま。ラウンドの最初は不可
    accept       信じる。次は自分が振り、もっと大きい数を宣言する
    challenge    カップを開ける。間違っていた方がライフを一つ失う
    {"*"}は数字ではない。*と8なら8とパスが本当。0と7なら7と70。

# -- 解（ringside solve）

solved-chance = { $player ->
    [0] 最初に振る人が勝つ確率：{ $chance }
    [1] 次の人が勝つ確率：{ $chance }
   *[other] 最初の人から{ NUMBER($player) }人あとの人が勝つ確率：{ $chance }
  }
solved-gain = 別の打ち方で増える勝率は、誰でも{ $gain }以下です。
solved-title = { $count }人、{ $even ->
    [yes] ライフ{ $lives }ずつ
   *[no] ライフは最初に振る人が{ $lives }、相手が{ $against }
  }の解
solved-meaning = 全員が下の表のとおりに打てば、最初に振る人は100回のうち{ $hundred }回勝ちます。{ $count ->
    [2] 別の打ち方をしても、これより勝てる人はいません。
   *[other] {""}
  }
solved-table = ラウンドの最初：何を宣言するか
solved-over = { $number }を超えるとき：何を宣言するか
solved-how = 出目で作れる数が表になければ、表の割合でブラフをかけます。
solved-numbers = ラウンドの途中：最初に振った人がカップを持つとき、どれだけブラフをかけるか
solved-pass = パス
solved-declared = 宣言
solved-true =
    本当
    全ての出目の
solved-lie =
    ブラフ
    全ての出目の
solved-challenged =
    チャレンジ
    宣言のうち
solved-to-beat = 超える数
solved-range = { $first }～{ $last }
solved-lies =
    ブラフ
    全ての出目の
solved-lies-with = よく使う宣言
solved-pass-challenged =
    パスにチャレンジ
    パスのうち
error-lives-against-two = --lives-againstは2人のときだけ使えます。3人以上では全員のライフが同じです。
error-check-too-large = 大きすぎて調べられません。ライフ数の人数乗が{ $most }以下でなければなりません。

# -- ラボで測るもの

use-accept = 信じる
use-challenge = チャレンジ
