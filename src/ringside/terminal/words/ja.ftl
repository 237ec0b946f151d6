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

keys-line = 番号か手   ? ヘルプ   hint ヒント   r ことば ルール   l ログ   q 終了
thinking = { $name }が考えています…
dealt = { $title }：{ $players }。シード { $seed }。
bot-player = { $name }（ボット・{ $level }）
meet = { $player }。{ $line ->
    [none] {""}
   *[other] { $line }
  }
level = レベル{ $number }
player = プレイヤー{ $number }
your-move = あなたの番です。
hand-over = { $name }さんに画面を渡してください。
hand-over-enter = { $name }さん、ほかの人が見ていないことを確かめてEnterを押してください。
reaction = リアクションする人はいますか？（{ $people }）
reaction-prompt = いなければEnter、いればその人の名前：
reaction-who = { $people }のどれかを入力してください。いなければEnterだけを押します。
search-hint = rとことばでルールを検索できます。例：r { $word }。全文は ringside rules { $game }
rules-word = 勝ち
left-early = 終わる前に席を立ちました。
not-saved = ゲームは保存されていません（--save ファイル名 で保存できます）。
saved = 保存しました。もう一度見るには：ringside replay { $path }
good-bye = さようなら。
play-again = もう一度遊びますか？ (y/n)
play-again-hint = もう一度ならy、やめるならn。
next-game = Enterで次の一番、qで終了。
keys-line-own = 手、または手の数字   ? ヘルプ   hint ヒント   r ことば ルール   l ログ   q 終了
refused-help = ? でヘルプ、hint で助言、r とルールのidで本文を表示します
see-more = Enterで続きを読む：
see-table = Enterで卓を表示：
room-needed = この卓には{ $needed }行必要ですが、画面は{ $lines }行です。縦に広げるとすべて見えます。
no-log = 見返せるものはありません。
interrupting = この画面のほかの人も入力できます：{ $moves }
advice = あなたと同じ情報で、{ $who }ならこう打ちます：
hint-other = 「hint 3」で3番の手の結果がわかります。
hint-many = 打てる手は{ $count }通り（{ $kinds }）。
saved-beside = { $taken }はすでにあるので、そのまま残します。
nothing-to-save = 一手も打っていないので、保存しませんでした。

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
help-options = このゲームのオプション
help-number = この番号の手を選ぶ
help-listed = 一覧の3番目の手を選ぶ（ただの数字は手そのものの数字）
help-move = 薄い文字のとおりに入力する（まぎれなければ最初の語は省ける）
help-table = 卓をもう一度表示する
help-rules = ルールをことばで検索する
help-leave = 席を立つ（Ctrl-D、Ctrl-Cでも）
help-key-move = 手
help-key-rules = r ことば
help-log = 起きたことをもう一度読む
help-hint = 強いボットならどう打つか
help-hint-one = 3番の手の結果
no-options = このゲームにオプションはありません。
own-file = ファイル
about-options = オプション（--{ $name } 値 の形で指定）：
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
next-move = Enterで次の手、qで終了。
unfinished = ゲームは途中で終わっています。

# -- シミュレーション

match-title = { $games }ゲーム、{ $count }席
match-players = { $players }。シード { $seed }。
match-lengths = 1ゲームの手数：平均 { $mean }、中央値 { $median }、最長 { $longest }。
match-speed = { $decisions }手を{ $seconds }秒で：毎秒{ $rate }手。
match-saved = { $folder }に{ $games }件の記録があります。
arena-odd = どの配りも二度ずつ対局するので、{ $wanted }ゲームではなく{ $games }ゲームになります。
arena-about = { $count ->
    [2] どの配りも席を入れ替えて二度ずつ対局。
   *[other] どの配りも二度ずつ対局。一方のボットが一人で座り、他の席はすべてもう一方のボット。次に同じ席で立場を入れ替えます。各行は、そのボットが一人で座った回数です。
  }シード { $seed }。
arena-fair = 互角なら{ $fair }。{ $count ->
    [2] 引き分けは半勝、区間は同じ配りの2局を一つと数えます。
   *[other] 引き分けは半勝と数えます。
  }
arena-return = { $count ->
    [2] 平均得点は1局あたりの勝ち数から負け数を引いたもの（全勝で+1、全敗で-1）。
   *[other] 平均得点は、勝った相手の割合から負けた相手の割合を引いたもの（全員に勝てば+1、全員に負ければ-1）。
  }
arena-written = 書き出したファイル：{ $files }
plot-row = { $bot } 対 { $others ->
    [1] { $against }
   *[other] { $against } ×{ $others }
  }
plot-axis = 先に書いたボットの勝率と95 %区間（破線は互角の勝率）
arena-stopped = 中断しました。ここまでの成績です。--jsonのファイルがあれば続きから再開できます。
column-bot = ボット
column-against = 相手
column-rating = レーティング
column-return = 平均得点
column-think = 一手
column-longest = 最長
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
error-number = { $option }には{ $wanted ->
    [share] 0より大きく1以下の数（0.05など）
    [any] 整数
    [between] { $least }から{ $most }までの整数
   *[whole] { $least }以上の整数
  }を指定してください（今は{ $found }）。
error-no-such-number = { $number }番の手はありません。{ $most ->
    [1] 1だけを選べます。
   *[other] 1から{ $most }までの番号を入力してください。
  }
error-unclear-move = 「{ $text }」は{ $moves }に当てはまります。手をすべて入力してください。
error-unreadable = { $problem }{ $near ->
    [none] {""}
   *[other] 「{ $near }」のことですか？
  }
error-too-many-people = { $count }席に{ $humans }人は座れません。
error-too-many-names = { $humans }人に対して名前が{ $names }個あります。
error-no-seat-there = 席{ $found }はありません。席は1から{ $most }までです。
error-same-name = 同じ卓の二人には別々の名前が必要です。
error-banzuke = 番付はSUMOの一人用トーナメントです。
error-no-equals = オプションは「名前=値」の形で指定します（{ $found }ではなく）。
error-option-twice = オプション「{ $option }」が二度指定されています。
error-cannot-open = { $path }を開けません：{ $problem }
error-cannot-parse = { $path }を読み取れません：{ $problem }
error-not-svg = --plotはSVGを描きます。{ $path }ではなく、.svgで終わる名前を付けてください。
error-is-folder = { $path }はフォルダーです。ファイルを指定してください。
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

# -- 解かれたゲーム

error-not-solved = { $title }は解かれていません。解かれているゲーム：{ $known }。
