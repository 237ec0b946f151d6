# どのゲームにも共通のことば。

seat = 席{ $number }

# -- 手

error-move-not-text = 手は文字列です（{ $found }ではなく）。
error-move-too-long = そんなに長い手はありません。
error-no-such-seat = 席{ $found }はありません。この卓の席は0から{ $most }までです。
error-game-over = ゲームは終わっています。
error-no-action = { $found }は{ $title }の行動ではありません。行動は0～{ $most }です。

# -- オプション

error-option = オプション「{ $option }」には{ $wanted ->
    [choice] { $choices }のどれか
    [whole] { $least }から{ $most }までの整数
    [seat] { $least }から{ $most }までの席
    [flag] trueかfalse
    [any-of] { $choices }から選んだリスト
    [words] ことばのリスト
   *[data] TOMLかJSONのデータ
  }を指定してください（{ $found }ではなく）。
error-option-file = オプション「{ $option }」にはTOMLかJSONのデータを指定しますが、読み取れませんでした：{ $problem }
error-no-such-option = { $title }に{ $name }というオプションはありません。{ $near ->
    [none] {""}
   *[other] 「{ $near }」のことですか？
  }{ $known-count ->
    [0] このゲームにオプションはありません。
   *[other] オプションは{ $known }です。
  }
error-seats = { $title }は{ $fixed ->
    [yes] { $least }
   *[no] { $least }～{ $most }
  }席のゲームです（{ $found }ではなく）。
error-seed = シードは整数です（{ $found }ではなく）。
error-secret = 配札の秘密の値は32バイトで、16進数64桁で書きます。
error-deal-words = 各席の合い言葉は文字列のリストです。
error-unknown-game = { $name }というゲームはありません。{ $near ->
    [none] {""}
   *[other] 「{ $near }」のことですか？
  }ゲームは{ $known }です。
error-broken-game = ゲーム { $name }（{ $place }）は使えません：{ $problem }

# -- 局面と記録

error-position = 局面は`position()`が返すようなオブジェクトです（{ $found }ではなく）。
error-field-missing = 項目「{ $where }」がありません。
error-misfit = 項目「{ $where }」は{ $wanted ->
    [object] オブジェクト
    [list] リスト
    [items] { $length }個のリスト
    [flag] trueかfalse
    [whole] { $least }から{ $most }までの整数
    [choice] { $choices }のどれか
    [code] { $example }のような記号
    [rng] 乱数列を表す文字列
    [ranks] 1に自分より上の席の数を足したもの
   *[winners] 1位の席
  }でなければなりません（{ $found }ではなく）。
error-other-game = これは{ $found }のもので、「{ $wanted }」のものではありません。
error-no-record = この局面は推測で作られたものか、バッチのものなので、記録がありません。
error-no-observation = { $title }には数値の観測がありません（`parts`がありません）。
error-no-numpy = 観測、マスク、バッチはnumpyの配列ですが、numpyがインストールされていません：pip install numpy
error-observation-size = これらの観測は、最後の軸に{ $size }個の数があります（{ $found }ではなく）。
error-batch-size = バッチのゲームは1～{ $most }個です（{ $found }ではなく）。
error-batch-actions = 1ステップには、ゲームごとに1つの行動、合わせて{ $count }個の整数が必要です（{ $found }ではなく）。
error-batch-only = 進めるゲームは、ゲームごとに1つの真偽値、合わせて{ $count }個で示します（{ $found }ではなく）。
error-batch-action = バッチのゲーム{ $lane }：行動は0～{ $most }の番号です（{ $found }ではなく）。
error-batch-move = バッチのゲーム{ $lane }：{ $problem }
error-batch-number = バッチにゲーム{ $found }はありません。ゲームは0～{ $most }です。
error-record-version = 記録は{ $title }のバージョン{ $version }で作られました。これはバージョン{ $known }です。
error-record-entry = 記録の一手は席と手の組です（{ $found }ではなく）。
error-record-move = { $number }手目{ $seat ->
    [none] {""}
   *[other] （{ $seat }）
  }：{ $problem }
error-record-replay = 記録を再生できません：{ $problem }
error-record-odd = 記録を再生できません：{ $title }が書くはずのない内容が含まれています。

# -- ボットと対戦

error-no-such-bot = { $title }に{ $name }というボットはいません。{ $near ->
    [none] {""}
   *[other] 「{ $near }」のことですか？
  }ボットは{ $known }です。
error-no-such-level = { $title }に{ $name }というボットはいません。レベルは1から{ $most }までです。ボットは{ $known }です。
error-no-bots = ボットを一つは指定してください。
error-too-many-bots = ボットが{ $bots }体指定されていますが、{ $count ->
    [0] 席はすべて人で埋まっています。--botを外すか、--seatsを増やすか、--humansを減らしてください。
   *[other] ボットの席は{ $count }つだけです。
  }
error-no-such-class = ボット{ $name }が見つかりません：{ $problem }。
error-no-bot-class = { $name }はボットではありません。ringside.Botを作るものを指定してください。
error-bot-illegal = ボット{ $name }が選んだ{ $action }は、ルール上できない手です。
error-one-bot = ボットを二つ以上指定してください。
error-bot-twice = { $name }が二度指定されています。どのボットも一度だけ指定してください。
error-not-kept = { $path }は{ $what ->
    [match] 対戦
   *[tournament] 大会
  }の記録ではありません：{ $problem }。
error-other-kept = { $path }は別の条件の記録です（{ $field ->
    [game] ゲーム
    [version] ルールの版
    [seats] 人数
    [bots] ボット
    [options] オプション
   *[seed] シード
  }が{ $wanted }ではなく{ $found }）。
error-jobs-and-ray = --jobsはこのマシン、--rayはクラスターのための指定です。どちらか一方にしてください。
error-worker-lost = プロセスの一つが外から止められました。メモリー不足かもしれません。--jsonで書いたものは残っているので、同じコマンドで続けられます。
error-no-ray = --rayにはRayが必要ですが、ここには入っていません：pip install "ray[client]"
error-ray-address = 「{ $address }」はRayクラスターのアドレスではありません。HOST:PORT、ray://HOST:PORT、auto、localのどれかにしてください。
error-no-cluster = { $address }にRayクラスターがありません{ $problem ->
    [none] {""}
   *[other] ：{ $problem }
  }。
error-cluster-failed = Rayクラスターが続けられませんでした：{ $problem }。
error-other-ringside = クラスターのワーカーのRingsideは{ $found }、ここでは{ $wanted }です。どこにも同じものを入れてください。
error-no-games = 対戦は1ゲーム以上です。
error-not-ended = ゲームはまだ終わっていません。

# -- 記録の検証

check-broken = { $problem }
check-legal = { $count }手すべて、{ $title }のルールに合っています。
check-no-outcome = 記録に結果が書かれていないので、手と比べられません。
check-unfinished = ゲームは終わっておらず、記録にもそう書かれています。
check-outcome = 手を進めると、記録どおりの結果になります。
check-other-outcome = 記録では{ $named ->
    [none] 決着していません
   *[other] 「{ $named }」です
  }が、{ $reached ->
    [none] 手の列ではまだ終わっていません。
   *[other] 手の列では「{ $reached }」になります。
  }
error-told-outcome = { $winners-count ->
    [0] 勝者なし
   *[other] { $winners }の勝ち
  }（{ $reason }、順位{ $ranks }）
check-resigned = 最後の手の後、{ $seat }が投了しました。
check-nobody-resigned = 席{ $found }が投了したと記録にありますが、ありえません。
check-origins = 記録に始まりが二つ以上あります（{ $origins }）。ゲームの始まりは一つです。
check-no-secret = コミットメントがありますが、照らし合わせる秘密の値が記録にありません。
check-position = 最初の局面がどうできたかは検証できません。
check-seed = 配札はシードから作られています。再生はできますが、シードにはコミットメントがないので、配る前に選ばれたものかどうかは検証できません。
check-no-commitment = 記録にコミットメントがありません。秘密の値から計算すると{ $real }です。
check-other-commitment = 秘密の値がコミットメントと合いません。SHA-256は{ $real }で、{ $promised }ではありません。
check-commitment = 秘密の値のSHA-256は、コミットメント{ $real }と一致します。
check-compare = 配る前に卓がこのコミットメントを示したかどうかは、あなたにしか分かりません。控えたものと比べてください。
check-noted = あなたが控えたコミットメントです。
check-not-noted = あなたが控えたコミットメントではありません。
check-words = 各席が配札に加えた合い言葉：{ $words }。

# -- 卓で起きること

event-ran-out-of-time = { $seat }は時間切れ。ボットが代わりにプレイ。
event-resigned = { $seat }が投了。{ $winner }の勝ち。
reason-resigned = 投了
    .text = プレイヤーが投了しました。
    .ending = 相手の投了により、{ $winners }の勝ち。

reason-limit = 打ち切り
    .text = 手数が多すぎるため打ち切られた。
    .ending = 引き分け。手数が多すぎるため打ち切り。

bot-random = やさしい
bot-friendly = おだやか
bot-heuristic = ふつう
bot-sharp = 手ごわい
bot-twin = { $name }{ $nth }号

# -- 卓でできないこと

error-not-your-seat = そこはあなたの席ではありません。
error-not-dealt = ゲームはまだ始まっていません。
error-already-dealt = ゲームはもう始まっています。
error-stale = ゲームが先に進みました。もう一度盤面を見てください。
error-from-the-future = この卓はまだそこまで進んでいません。
error-not-yet = あと{ $seconds }秒お待ちください。
error-let-pass = もう見送っています。
error-seat-taken = その席にはもう人がいます。
error-one-seat = あなたの席はもうあります。ほかの席に移るには、今の席を立ってください。
error-seat-kept = この席は{ $name }さんのために空けてあります。ホストはほかの人に譲れます。
error-seen-hand = このゲームで別の席の手札を見ています。
error-still-here = { $name }さんはプレイ中です。
error-just-gone = { $name }さんは席を外したばかりです。
error-nobody-missing = その席の人はいなくなっていません。
error-not-host = 席を決められるのはホストだけです。
error-host-deals = 配れるのはホストだけです。
error-players-only = 再戦を申し込めるのはプレイヤーだけです。
error-not-over = ゲームはまだ終わっていません。
error-clock = 持ち時間は1手{ $least }～{ $most }秒、予備時間は{ $bank }秒までです。
error-text-too-long = 長すぎます。{ $most }文字以内にしてください。
error-nothing-said = 何も書かれていません。
error-id-too-long = idは{ $most }文字以内です。
error-id-not-printable = idには表示できる文字だけを使ってください。
error-message-too-long = メッセージが長すぎます。
error-message-unreadable = メッセージを読み取れません（{ $detail }）。
error-too-fast = 少しゆっくりお願いします。
error-chat-too-fast = 発言が速すぎます。少しお待ちください。
error-names-too-fast = 名前の変更が速すぎます。少しお待ちください。
error-cut-off = 送信が多すぎたため切断されました。1分ほどしてからやり直してください。
error-tables-too-fast = 卓を作る間隔が短すぎます。少しお待ちください。

# -- HTTP

error-no-such-table = その卓はありません。
error-no-answer = 今はその卓につながりません。少ししてからもう一度お試しください。
error-other-rules = { $status ->
    [over] この対局は{ $title }のルールのバージョン{ $version }で行われました。このサーバーはバージョン{ $known }なので、もう一度進めることはできませんが、リプレイで振り返れます。
   *[other] この対局は{ $title }のルールのバージョン{ $version }で始まりました。このサーバーはバージョン{ $known }なので、続けられません。
  }
error-no-such-page = このアドレスには何もありません。
error-no-such-language = 「{ $language }」の言葉はありません。使える言語は{ $known }です。
error-wrong-origin = ほかのサイトからはできません。
error-request-unreadable = リクエストを読み取れません（{ $detail }）。書式は /schema にあります。
error-request-too-long = リクエストが長すぎます。
error-request-too-deep = リクエストの入れ子が深すぎます。
error-not-possible = ここではできません（{ $detail }）。できることは /schema にあります。
error-fault = サーバーで問題が起きました。

# -- ラボ：ゲームの何を測るか、変えると何が起きるか

lab-as-it-is = そのまま
lab-base = 比べる元
lab-changed = 変更後
lab-yes = はい
lab-no = いいえ
lab-headline = { $change }：{ $told }{ $more ->
    [0] {""}
   *[other] （ほか{ $more }件）
  }。これほどはっきりした差が偶然だけで出るのは、{ $odds }回の実験に1回もありません。
lab-headline-nothing = { $change }：同じ運で{ $games }回ずつ比べましたが、確かと言える差はありませんでした。
lab-headline-alone = { $title }（そのまま）：{ $games }回。1回{ $minutes ->
    [0] 1分未満
    [1] およそ1分
   *[other] およそ{ $minutes }分
  }。
lab-along = { $option }：{ $first }から{ $last }へ
lab-against = { $option }：「{ $first }」に対して「{ $last }」
lab-difference = 「{ $measure }」が{ $before }から{ $after }へ（{ $low }～{ $high }）

lab-title = 実験
lab-about = { $variants ->
    [1] {""}
   *[other] それぞれ
  }{ $games }回、{ $count }席、プレイヤーは{ $bots }。シード{ $seed }。区間は95 %です。
lab-bot = { $name }（{ $id }）
lab-stopped = { $asked }回のうち{ $games }回で止まりました。そこまでの数字です。
lab-paired = どの配りも同じ運で遊び、一回ごとに比べます。
lab-shares = 勝ち、リード、選択
lab-all-measures = すべての測定
lab-measure = 測定
lab-difference-column = 差
lab-sure-text = 太字の差は、20回の実験のうち19回は、測ったものすべての中に偶然だけでは一つも出ないほど、はっきりしています。
lab-lengths = 1回の決定の数
lab-course = 勝者の勝ち目の移り変わり
lab-course-text = 最初の決定から最後まで。上がるのが遅いほど、勝負は長くもつれます。
lab-uses = カードと手
lab-uses-text = 勝ちと結び付いていても、勝ちの原因とは限りません。リードしている人は、カードを使う機会が多いだけかもしれません。
lab-often = 1回に使われる数
lab-adds = 同じ卓の人より多く使った人が、どれだけ多く勝つか
lab-column-often = 使用
lab-column-adds =
    勝ちとの
    結び付き
lab-reasons = ゲームの終わり方
lab-sweep-text = 左から右へ：{ $option }。帯は95 %の区間です。
lab-sweep-text-apart = 上から下へ：{ $option }。線は95 %の区間です。
lab-files = 変えたもの
lab-in-the-box = 箱の中身
lab-here = ここでは
lab-as-in-the-box = 箱の中身と違うところはありません。
lab-all-of-it = 全文

measure-wins-seat = 席{ $number }の勝ち
    .text = この席が勝つ割合。引き分けた勝ちは分けて数えます。
measure-wins-beginner = 最初に決める人の勝ち
    .text = 最初に一人で決める席が勝つ割合。
measure-decided = 勝負が決まるまで
    .text = 勝者が最後までリードを保ち始めるのは、ゲームのどのあたりか。
measure-comeback = 逆転
    .text = 勝者の勝ち目が一度は公平な分の半分以下だったゲーム。
measure-draws = 引き分け
    .text = 全員が同じ順位のゲーム。
measure-limits = 上限で終わる
    .text = 途中で打ち切られたゲーム。
measure-dead = 選べない決定
    .text = 合法手が一つしかない決定。
measure-decisions = 1回の決定の数
    .text = ゲームの長さ。
measure-minutes = 人が遊ぶ時間（分）
    .text = 簡単なモデル：手を動かすのに3秒、手の数が半分になるごとに2秒。

error-lab-variants = 一度に比べられるのは{ $most }通りまでです（今は{ $found }通り）。
error-lab-same = 同じゲームが二つあります。オプションを変えてください。
error-lab-sweep = 値をいくつか持つオプションが一つ必要です。例：lives=1..7、side=0-10,1-9。
error-lab-range = { $found }は範囲ではありません。1..7のように、{ $most }個まで書けます。
error-lab-closed = このサーバーにラボはありません。「ringside lab」なら手元で同じことができます。
error-lab-full = すでに{ $count }件の実験が待っています。1分後にもう一度どうぞ。
error-lab-games = ここでの実験は{ $least }回から{ $most }回までです（今は{ $found }回）。「ringside lab」なら何回でもできます。
error-experiments-too-fast = 実験の依頼が多すぎます。少しお待ちください。
error-no-such-experiment = その実験はありません。
error-experiment-not-over = この実験はまだ終わっていません。
