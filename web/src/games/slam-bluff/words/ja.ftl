# Slam Bluff：ブラウザだけで使う言葉。

call-claim = { $number ->
    [none] フリーパス！
   *[other] { $number }！
  }
call-pass = フリーパス！
call-believed = 信じる。
call-challenged = チャレンジ！
verdict-is = { $truthful ->
    [yes] 本当！
   *[no] ブラフ！
  }
declares = { $seat }の宣言
whose = { $seat }
loses = { $seat }がライフを失う
beat = 超える数
the-cup = カップ
die = { $colour ->
    [purple] 紫のサイコロ
   *[green] 緑のサイコロ
  }：{ $face }

do-you-believe = 信じますか？
accept = 信じる
    .text = { $beat ->
        [none] カップを取って振り、宣言します。
       *[other] { $higher ->
            [yes] カップを取って振り、{ $beat }より大きく宣言します。
           *[no] カップを取って振ります。{ $beat }より大きい数はないので、宣言できるのはフリーパスだけです。
          }
      }
challenge = チャレンジ！
    .text = ブラフなら{ $roller }が、本当ならあなたがライフを失います。
you-are-out = 脱落しました。行方を見守りましょう。
hurry = 最後まで飛ばす
what-is-left = 宣言できる数です。線を引いた数はもう小さすぎます。

declare = 宣言
declare-true = { $number }と宣言（あなたの出目）
in-your-cup = カップの中：
typed = 入力：{ $text }
made-of-dice = あなたの出目
nothing-true = 出目どおりに宣言できる数はありません。ポーカーフェイスで。
any-number = またはサイコロで作れるどの数でも。下は、次の人が本当に続けられる確率
choose-tens = 十の位を選ぶ
tens = { $tens ->
    [0] 1–9
   *[other] { $tens }0台
  }

last-cup = 前のカップ：{ $dice }。{ $roller }の{ $number ->
    [none] フリーパス
   *[other] { $number }
  }は{ $truthful ->
    [yes] 本当だった。
   *[no] ブラフだった。
  }
opened-so-far = 開けたカップ：{ $count }回
opened = { $roller }が{ $number ->
    [none] フリーパスを
   *[other] { $number }と
  }宣言、カップの中は{ $dice }。{ $truthful ->
    [yes] 本当。
   *[no] ブラフ。
  }{ $seat }がライフを失った。

note = ライフ{ $all }のうち{ $lives }
describe-lives = { $seat }のライフは{ $lives }です。
describe-rolled = { $seat }が振りました。これから宣言します。
describe-declared = { $roller }が{ $number ->
    [none] フリーパス
   *[other] { $number }
  }と宣言しました。{ $seat }が答えます。
describe-beat = { $number ->
    [none] 超えるべき数はまだありません。
   *[other] 超えるべき数は{ $number }です。
  }
describe-cup = あなたのカップの中：{ $dice }。
describe-last = 前のカップは{ $number ->
    [none] フリーパス
   *[other] { $number }
  }に対して{ $dice }。{ $seat }がライフを失いました。

guide-cup = カップにサイコロ二つ
    .text = あなたの番になるとサイコロが振られ、見えるのはあなただけ。ほかの人にはカップしか見えません。
guide-claim = 数を宣言
    .text = 宣言する数は、前の数より大きくなければなりません。二つの数字をどちらの順に並べてもよく、6と7なら67か76が本当です。
guide-bluff = 本当かブラフか
    .text = 振っていない数を宣言してもかまいません。星が出れば、数を言わないフリーパスも本当になります。
guide-believe = 信じますか？
    .text = 次の人は信じて振るか、カップを開けます。宣言が本当なら疑った人が、ブラフなら宣言した人がライフを失います。
guide-seats = 最後の一人
    .text = ハートがライフです。なくなった人は脱落し、最後まで残った人が勝ちます。

key-accept = 信じる
key-challenge = チャレンジ：カップを開ける
key-type = 宣言する数を入力、Enterで宣言
key-pass = フリーパスを宣言
key-hurry = 脱落したあと、最後まで飛ばす（ボットだけですぐに進む）

quick-really = 本当に？
quick-believe = 信じるよ。
quick-never = まさか！
quick-nerves = すごい度胸！
quick-one-more = もう一回？

example-dice = 普通のサイコロ
