# どのゲームにも共通のことば。

seat = 席{ $number }

# -- 手

error-move-not-text = 手は文字列です（{ $found }ではなく）。
error-move-too-long = そんなに長い手はありません。
error-no-such-seat = 席{ $found }はありません。この卓の席は0から{ $most }までです。
error-game-over = ゲームは終わっています。

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
error-no-record = この局面は推測で作られたものなので、記録がありません。
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
error-no-bots = ボットを一つは指定してください。
error-too-many-bots = { $count }席にボットが{ $bots }体指定されています。
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
error-other-rules = この対局は{ $title }のルールのバージョン{ $version }で始まりました。このサーバーはバージョン{ $known }なので、続けられません。
error-no-such-page = このアドレスには何もありません。
error-no-such-language = 「{ $language }」の言葉はありません。使える言語は{ $known }です。
error-wrong-origin = ほかのサイトからはできません。
error-request-unreadable = リクエストを読み取れません（{ $detail }）。書式は /schema にあります。
error-request-too-long = リクエストが長すぎます。
error-request-too-deep = リクエストの入れ子が深すぎます。
error-not-possible = ここではできません（{ $detail }）。できることは /schema にあります。
error-fault = サーバーで問題が起きました。
