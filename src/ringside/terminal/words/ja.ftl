# 端末だけで使うことば。

# -- コマンドだけのとき

what-to-do =
    Ringside：遊ぶ、学ぶ、測る、研究するためのテーブルゲーム集

      ringside serve --open    ブラウザで、友だちやボットと遊ぶ
      ringside play            ゲームを選んで、ここで遊ぶ
      ringside games           ゲームの一覧
      ringside rules sumo      遊び方を読む
      ringside --help          すべてのコマンド

# -- 卓で

keys-line = 番号または手   ? ヘルプ   r ことば ルール検索   q 席を立つ
thinking = { $name }が考えています…
lines-before = … 前に{ $count }行
dealt = { $title }：{ $players }。シード { $seed }。
bot-player = { $name }（ボット { $level }）
player = プレイヤー{ $number }
your-move = あなたの番です。
hand-over = { $name }さんに画面を渡してください。
hand-over-enter = { $name }さん、ほかの人が見ていないことを確かめてEnterを押してください。
reaction = リアクションする人はいますか？（{ $people }）
reaction-prompt = いなければEnter、いればその人の名前：
reaction-who = { $people }のどれかを入力してください。いなければEnterだけを押します。
search-hint = rとことばでルールを検索できます。例：r リード
left-early = 終わる前に席を立ちました。
not-saved = ゲームは保存されていません（--save ファイル名 で保存できます）。
saved = 保存しました。もう一度見るには：ringside replay { $path }
good-bye = さようなら。
play-again = もう一度遊びますか？ (y/n)
play-again-hint = もう一度ならy、やめるならn。
next-game = Enterで次の一番、qで終了。

# -- 終わり

the-end = 終局
won-by = { $winners-count ->
    [0] 勝者なし（{ $reason }）。
   *[other] { $winners }の勝ち（{ $reason }）。
  }
place = { $rank }位
place-winner = 勝ち

# -- ヘルプ

help-keys = キー
help-options = オプション
help-number = 一覧からこの番号の手を選ぶ
help-listed = 数字そのものが手になるゲームで、一覧の番号を選ぶ
help-move = 手を文字で入力する（まぎれなければ、最初の語は省いてよい）
help-table = 卓をもう一度表示する
help-rules = ルールをことばで検索する
help-help = このページ
help-leave = 席を立つ（Ctrl-D、Ctrl-Cでも）
help-key-move = 手
help-key-rules = r ことば
takes = 指定できる値：{ $wanted ->
    [choice] { $choices }のどれか
    [whole] { $least }から{ $most }までの整数
    [seat] { $least }から{ $most }までの席
    [flag] yesまたはno
    [any-of] { $choices }からいくつでも
    [words] コンマで区切ったことば
   *[data] TOMLかJSONのファイル
  }。

# -- ゲーム一覧

column-game = ゲーム
column-seats = 人数
column-minutes = 分
column-designer = 作者
which-game = どのゲームにしますか？ 番号かid、qで終了：
or = または

# -- ルール

not-in-rules = { $title }のルールに「{ $word }」は出てきません。
error-no-rules = { $title }のルールがインストールされていません。

# -- 棋譜の再生

replay-title = { $title } · { $name }の視点
replay-title-spectator = { $title } · 観戦者の視点
replay-head = { $players }。{ $count }手。
next-move = Enterで次の手、Ctrl-Dで終了。
unfinished = ゲームは途中で終わっています。

# -- シミュレーション

match-title = { $games }ゲーム、{ $count }席
match-players = { $players }。シード { $seed }。
match-lengths = 1ゲームの手数：平均 { $mean }、中央値 { $median }、最長 { $longest }。
match-speed = { $decisions }手を{ $seconds }秒で：毎秒{ $rate }手。
match-saved = { $folder }に{ $games }件の記録があります。
column-bot = ボット
column-seat = 席
column-played = 対局
column-won = 勝ち
column-share = 勝率
column-interval = 95 %区間
column-ended-by = 決まり方
column-games = 回数
column-rule = ルール

# -- 記録の検証

verdict-holds = ✓ 正しい
verdict-off = ✗ 誤り
verdict-open = – 未検証

# -- うまくいかないとき

stopped = 中断しました。
error-no-such-number = { $number }番の手はありません。{ $most ->
    [1] 1だけを選べます。
   *[other] 1から{ $most }までの番号を入力してください。
  }
error-unclear-move = 「{ $text }」は{ $moves }に当てはまります。手をすべて入力してください。
error-unreadable = { $problem }{ $near ->
    [none] {""}
   *[other] 「{ $near }」のことですか？
  }
error-too-few-people = 人数を0より小さくはできません。
error-too-many-people = { $count }席に{ $humans }人は座れません。
error-too-many-names = { $humans }人に対して名前が{ $names }個あります。
error-same-name = 同じ卓の二人には別々の名前が必要です。
error-banzuke = 番付はSUMOの一人用トーナメントです。
error-no-equals = オプションは「名前=値」の形で指定します（{ $found }ではなく）。
error-option-twice = オプション「{ $option }」が二度指定されています。
error-cannot-open = { $path }を開けません：{ $problem }
error-cannot-parse = { $path }を読み取れません：{ $problem }
error-is-folder = { $path }はフォルダーです。--saveにはファイルを指定してください。
error-no-folder = 保存先のフォルダー{ $path }がありません。
error-not-writable = { $path }に書き込めません。
error-cannot-write = { $path }に書き込めません：{ $problem }
error-cannot-make = フォルダー{ $path }を作れません：{ $problem }
error-cannot-read = { $path }を読めません：{ $problem }
error-no-record-file = { $path }はゲームの記録ではありません。{ $why ->
    [not-text] テキストファイルではありません。
    [too-deep] 入れ子が深すぎます。
    [not-json] { $line }行目がJSONではありません（{ $problem }）。
    [long-number] 桁数の多すぎる数があります。
   *[no-game] どのゲームの記録か書かれていません。
  }

# -- 新しいゲーム

new-game-next = { $folder ->
    [none] 遊ぶには  ringside play { $name }   テストは  pytest tests/
   *[other] このRingsideのある環境で  pip install -e { $folder }  とすると、ringside play { $name }  で遊べます
  }
error-new-game-name = { $name }からはidを作れません。idはaからzの文字で始まり、英数字とハイフンだけでできています。--id stone-soup のように指定してください。
error-new-game-title = { $name }はゲームの名前にできません。文字と数字を使い、単語の間は空白一つにしてください。
error-no-such-folder = フォルダー{ $path }はありません。
error-new-game-taken = { $name }という名前はすでに使われています。
error-new-game-exists = { $path }はすでにあります。何も書き込みませんでした。
