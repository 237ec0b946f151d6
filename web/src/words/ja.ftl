# どのゲームにも共通の枠の言葉。

# -- ページ

title = { $page } · Ringside
ringside-home = Ringside、ホーム
not-found = 見つかりません
out-of-the-ring = 場外
nothing-here = このアドレスには何もありません。
back-to-games = ゲーム一覧へ
page-failed = ページを読み込めませんでした。
page-failed-why = 接続が切れているか、Ringsideが更新されたところかもしれません。
try-again = もう一度
one-moment = お待ちください
retrying = 再試行しています…
close = 閉じる
dismiss = 閉じる
settings = 設定

# -- ホーム

home-title = Ringside · テーブルゲーム
hero = 土俵はひとつ、ゲームはいろいろ。
hero-step-in = さあ、上がろう。
hero-text = ワンクリックでボットと対戦。リンクを送れば友だちとも。登録もインストールもいりません。
tables-visited = あなたの卓
go-on-playing = 続きから
watch-again = もう一度見る
all-visited = すべての対局（{ $count }）
visit-with = { $names }と
the-games = ゲーム
players-count = { $range ->
    [yes] { $least }～{ $most }人
   *[no] { $least }人
  }
minutes = { $count }分
rules = ルール
rules-of = { $title }のルール
play-now = すぐ遊ぶ
play-now-game = { $title }をすぐ遊ぶ
dealing = 配っています…
set-up-table = 卓を作る
set-up-table-of = { $title }の卓を作る
unofficial = Ringsideは非公式版です。絵はすべて独自のもので、これらのゲームの制作者とは関係ありません。気に入ったゲームは、ぜひ本物を買ってください。
credit = { $title }：{ $designer }作{ $known ->
    [yes] （{ $publisher }）
   *[no] {""}
  }
you-are = 名前
your-name = あなたの名前
name-saved = 名前を保存しました

# -- 新しい卓

new-table-title = 新しい卓：{ $title }
table-of = { $title }の卓
who-plays = 遊ぶ人
quick-choices = かんたん設定
against-bots = ボットと対戦
friends-by-link = 友だちをリンクで招待
pass-and-play = 一台を回して遊ぶ
seats = 席
players = 人数
level = 強さ
opponent = 対戦相手（やさしい順）
company = いっしょに座るボット
level-number = レベル{ $number }
seat-by-seat = 席ごとに決める
changed-count = { $count }件変更
bring-own = 自分のファイルを使う
own-file = 自分のファイル
seat-kind-me = 自分
seat-kind-open = リンクで招待
seat-kind-bot = ボット
seat-kind-here = この端末の人
bot-strength = 席{ $number }のボットの強さ
name-at-seat = 席{ $number }の名前
name = 名前
player = プレイヤー{ $number }
link-and-code = リンクとQRコードが出ます。
pass-hides = 端末を渡すときは、次の人の準備ができるまで何も見えません。
options = オプション
clock = 持ち時間
no-clock = なし
clock-relaxed = ゆったり：一手60秒、予備5分
clock-brisk = きびきび：一手20秒、予備2分
clock-fast = 早指し：一手8秒、予備30秒
clock-note = 時間が切れると、その一手だけボットが代わりに打ちます。
fair-deal = 公正な配札
wait-to-deal = 配る前に待つ
wait-to-deal-note = 先に配札の封印を見て、自分の言葉を加えられます。
open-table = 卓を開く
deal = 配る
default-choice = ルールどおり
nobody-in-particular = 指定なし
seat-choice = { $number }：{ $who ->
    [me] 自分
    [open] 招待する人
    [bot] ボット
   *[here] 誰か
  }
seat-choice-named = { $number }：{ $name }
data-note = TOMLかJSONのファイルを選ぶか、貼り付けてください。
see-rules = 書き方
choose-file = ファイルを選ぶ
choose-file-for = { $option }のファイルを選ぶ
start-from = { $title }を元にする
use-default = 標準に戻す
use-default-for = { $option }を標準に戻す
see-the-rule = ルールを見る

# -- 配る前

lobby-clock = 1手{ $seconds }秒、持ち時間{ $bank }秒
waiting-for-players = あと{ $count }人を待っています
waiting-for = { $names }を待っています
everybody-here = 全員そろいました
free-seat = 空席
you = あなた
bot = ボット
bot-level = ボット（{ $level }）
not-here-yet = まだ来ていません
ready = 準備完了
send-link = リンクを送ってください
added-word = 言葉「{ $word }」
sit-here = ここに座る
come-back = 席に戻る
put-bot-here = ボットを入れる
free-the-seat = 席を空ける
stand-up = 席を立つ
deal-with-bots = 今すぐ配る（空席はボット）
host-deals = 全員の準備ができたら、ホストが配ります。
invite = 招待する
invite-text = このリンクを開いた人は、空席に座るか観戦できます。
link-to-table = この卓へのリンク
add-word-title = 公正な配札：自分の言葉を加える
add-word-text = サーバーはもう秘密を決め、その封印を下に示しています。ここで加えた言葉も混ぜて配るので、誰も配札を選べません。ゲームのあと秘密が公開され、誰でも確かめられます。
your-word = 配札に加える言葉
any-word = 好きな言葉
add-it = 加える
change-it = 変える
seal = 封印（SHA-256）
seal-of-secret = 封印（秘密のSHA-256）
option-yes = はい
option-no = いいえ
qr-code = リンクのQRコード
link = リンク
copy = コピー
copied = コピーしました
link-copied = リンクをコピーしました
send = 送る
this-device-only = このアドレスはこの端末でしか使えません。同じネットワークの友だちと遊ぶには、次のコマンドでRingsideを起動してください：

# -- 卓で

going-to-table = 卓へ向かっています…
the-table = 卓
table-in-words-only = この卓は描けなかったので、言葉で示します。
you-are-watching = 観戦中です。
your-turn = あなたの番
your-turn-asked = あなたの番です。{ $asked }
your-turn-title = ● あなたの番 · { $title }
game-over = ゲームは終わりました。
turn-of = { $names }の番です。
waiting = 待っています。
to-move = 手番
to-move-in = 手番 · { $seconds }秒
bank-more = +{ $seconds }
away-for = 離席{ $time }
away = 離席中
here = 在席
away-bot-plays = 離席中、ボットが代打ち
free-bot-plays = 空席、ボットが代打ち
let-bot-play = ボットに任せる
votes = （{ $needed }票中{ $votes }票）
seconds-short = { $count }秒
minutes-short = { $count }分
hours-short = { $count }時間
connection-lost = 接続が切れました。再接続しています…
connection-lost-in = 接続が切れました。{ $seconds }秒後に再接続します
retry-now = 今すぐ
offline = この端末はオフラインです。対局はそのまま待っています。
connecting = 接続しています…
sending = 送っています…
saving = 保存しています…
connected = 接続済み
watching-count = { $count }人が観戦中
keys-and-help = キーとヘルプ
menu = メニュー
notice-unreachable = 今は卓につながりません。再試行しています…
notice-moved-on = 卓が先に進みました。今の様子はこのとおりです。
notice-time-up = 時間切れのため、その手はボットが打ちました。
error-unreachable = サーバーにつながりません。オンラインですか？
error-failed = サーバーが処理できませんでした{ $status ->
    [none] 。
   *[other] （{ $status }）。
  }
error-no-such-game = 「{ $name }」というゲームはここにはありません。
preview = この手で起こること

# -- 結果

result = 結果
you-win = あなたの勝ち！
well-fought = いい勝負でした。
wins = { $names-count ->
    [0] 勝者はいません。
   *[other] { $names }の勝ち。
  }
place = { $rank }位 { $name }
series = 対戦成績：{ $score }
series-of-two = { $score }（{ $games }番勝負）
series-wins = { $name } { $won }勝
series-won = { $name }が{ $games }番勝負を制しました（{ $score }）
rematch-ready = 再戦の卓ができました。あなたの席もあります。
rematch-ready-watching = 再戦の卓ができました。
to-rematch = 再戦の卓へ
rematch = 再戦
try-opponent = { $name }（レベル{ $level }）に挑む
watch-replay = リプレイを見る
was-it-fair = 公正だった？
other-games = ほかのゲーム

# -- 交代

hand-over-to = { $name }に渡してください
hidden-until = { $name }の準備ができるまで、何も見えません。
i-am = { $name }です。見せてください

# -- 記録、チャット、ルール

beside-table = 卓のそば
log-chat-rules = 記録、チャット、ルール
log = 記録
chat = チャット
new-count = 新着{ $count }件
only-last-card = 勝負がつくまで、最後の一枚しか見えません。
cards-under = 勝負がつくまで、上のカードの下に{ $count }枚あります。
nothing-happened = まだ何も起きていません。
what-was-said = チャットの内容
watching = 観戦
seat-number = 席{ $number }
nobody-said = まだ誰も話していません。
quick-words = ひとこと
say-something = 話しかける
say = 送信
said = { $name }：{ $text }
said-watching = { $name }（観戦）：{ $text }
search-rules = ルールを検索
opening-book = ルールを開いています…
wide-table = 幅の広い表
not-in-rules = 「{ $search }」はルールにありません。
ledger-link = 番号順のルール一覧（裁定と記法も。英語）
players-link = 遊び方のルールに戻る
found-in-ledger = 遊び方のルールにはありませんが、ルール一覧にあります。

# -- メニューと窓

show-me-around = 案内を見る
who-sits-where = 席順
keys = キー
leave-bot-plays = 席を離れる（ボットが続ける）
resign = 投了
all-games = ゲーム一覧
at-this-table = この卓で
everywhere = どこでも
who-opens-link = 開いた人は観戦するか、空席に座れます。
give-up-title = 投了しますか？
give-up-text = すぐに相手の勝ちになります。
play-on = 続ける
leave-title = 席を離れますか？
leave-text = 席はボットが守ります。戻ればまた座れます。
stay = 残る
leave = 離れる
sure = よろしいですか？
no-wait = いいえ
yes = はい
left-may-return = 離席（戻れます）、ボットが代打ち
free-until-taken = 空席、誰か座るまでボットが代打ち
hand-to-bot = ボットに任せる
free-for-person = 人のために空ける
free-for-anybody = 誰でも座れるようにする

# -- 公正な配札

fair-text = 配る前に、サーバーは秘密を決めてその封印を示しました。カードもダイスもすべてその秘密とプレイヤーの言葉から決まるので、あとから変えることはできません。ゲームが終わると秘密が公開され、誰でもここか次のコマンドで確かめられます：
secret = 秘密
secret-later = ゲームが終わると公開されます
players-words = プレイヤーの言葉
none = なし
verify = 確かめる
download-record = 記録を保存
deal-was-fair = 配札は公正でした。
deal-is-wrong = この配札にはおかしなところがあります。
seal-not-noted = ゲーム中、このブラウザは卓にいなかったので、封印が同じだったかどうかはわかりません。
seal-same = このブラウザが卓で見た封印と同じです。
seal-differs = このブラウザが卓で見た封印と違います。見たのは次の封印です：

# -- キー

key-next = 次へ移動。Enterかスペースで決定
key-skip = 見せている場面を飛ばす
key-log = 記録
key-chat = チャット
key-rules = ルール
key-describe = 卓の説明（読み上げ用）
key-menu = メニュー
key-keys = このキー一覧
key-close = 開いているものを閉じる

# -- 設定

language = 言語
match-browser = ブラウザに合わせる
light = 明るさ
match-device = 端末に合わせる
theme-light = ライト
theme-dark = ダーク
speed = 速さ
speed-calm = ゆっくり
speed-normal = ふつう
speed-fast = 速い
speed-off = なし
sounds = 効果音
voice = 声
voice-note = 宣言を読み上げます
voice-test = 五！
less-motion = 動きを減らす
twice = 二度押しで決定
twice-note = 押し間違いを防ぎます
notice-tap-again = もう一度押すと決定します。

# -- 案内

guide = はじめての案内
first-game = はじめてのゲーム · { $at }/{ $count }
skip = とばす
back = 戻る
next = 次へ
play = 遊ぶ！

# -- リプレイ

replay-of = リプレイ：{ $title }
replay-heading = { $title }：{ $names }
eyes-of = 視点
a-spectator = 観戦者
all-hands = 全員の手札
share = 共有
download = 保存
to-the-deal = 最初へ
step-back = 一手戻る
step-on = 一手進む
to-the-end = 最後へ
pause = 一時停止
start-replay = 再生
step = 手
step-of = { $count }手中{ $at }手目
the-deal = 配札。
share-moment = この場面を共有
share-moment-text = リンクを開くと、{ $at }手目から始まります。
link-to-replay = このリプレイへのリンク
rules-title = { $title }のルール
play-this = 遊ぶ

# -- ラボ

for-designers = ライフが一つ多いと、もっと面白くなる？
to-the-lab = ラボで試す
lab-page = ラボ
lab-of = ラボ：{ $title }
lab-intro = ゲームのどこかを変えて、何が起きるかを見てみましょう。ボットが元のゲームと変えたゲームを同じ運で遊び、何がどれだけ確かに違うかを示します。
lab-game = ゲーム
lab-who = プレイヤー
lab-games = それぞれの回数
lab-change = 変えるもの
lab-run = 実験する
lab-waiting = この前に{ $count }件の実験があります。
lab-running = ボットが遊んでいます。
lab-progress = 終わった回数
lab-link-holds = 離れても大丈夫です。このページのアドレスはそのまま使えます。
lab-failed = { $count ->
    [0] 時間内に1回も終わりませんでした。
   *[other] 時間内に1回しか終わらず、それでは何も言えません。
  }もっと速いボットを選ぶか、手元で実行してください。
lab-again = 別の実験
lab-more = もっと多くの回数や、多くの値の比較は手元で：
lab-share = この結果へのリンク
lab-play = 変えたゲームで遊ぶ
lab-report = レポートをダウンロード
lab-span = { $low }～{ $high }
lab-all-uses = { $count }件すべて
