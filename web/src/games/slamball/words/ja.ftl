# ブラウザだけで使うThe SlamBall Card Gameの言葉。

short-title = SlamBall
fourth-quarter = 第四クォーター
throwdown = ティップオフ！
opening = 残り五分、両チーム50点から。
line-up = { $team }：{ $ready ->
    [yes] 先発決定 ✓
   *[no] 選択中…
  }
drawn = { $team }：4枚中{ $count }枚
team-wins = { $team }の勝ち！
all-square = 引き分け

verdict-shot = { $good ->
    [yes] 成功！
   *[no] 失敗
  }
verdict-pass = { $good ->
    [yes] 通った
   *[no] 通らず
  }
verdict-face-off = { $good ->
    [yes] 成功！
   *[no] 阻止
  }
call-timeout-called = タイムアウト！
call-held = { $seat }は持ちこたえる
call-uncontested = ノーマーク！
call-fouled-on-purpose = わざとファウル！
call-boosted = ブースト！
call-shot = { $how ->
    [none] ノーマークのシュート！
   *[other] { $how }：{ $measure }{ $own }
  }
call-threw = { $risky ->
    [yes] 危ない{ $throw }…
   *[no] { $throw }…
  }
call-stayed-down = 伏せたまま
call-defended = { $does ->
    [takes] { $line }：{ $speed ->
        [0] パワー−{ $power }
       *[other] { $power ->
            [0] スピード−{ $speed }
           *[other] スピード−{ $speed }、パワー−{ $power }
          }
      }
    [adds] { $line }：{ $speed ->
        [0] パワー+{ $power }
       *[other] スピード+{ $speed }
      }
    [steals] 奪った！
   *[nothing] { $why }
  }
call-foul-called = ファウル！
call-shot-clock-violation = ショットクロック！
call-whistled = 笛！
call-recovered = { $player }が取った！
call-stolen = スティール！
call-got-ball = { $team }のボール
call-pushed-pace = 速攻！
call-last-gasp = 最後の力！
call-buzzer = ブザー！
call-went-to-overtime = 延長！
call-overtime-round = 第{ $round }回
call-attacking = { $player }が攻める
call-throwdown = ティップオフ！

loose-ball = ルーズボール！
seconds-left = 残り{ $count }秒
face-off = フェイスオフ
job-attacker = 攻撃
job-defender = 守備
to-be-named = これから決める
figures-later = めくると数が出る
locks-in = { $seat }がカードを伏せる…
drawn-by = { $seat }が引いた{ $count ->
    [0] {""}
   *[other] 、笛{ $count }回
  }
whistled-off = 笛で取り消し

holds-ball = ボールを持ちこたえる
to-lay = カードを出す番
hand-none = 手札なし
last-play = 直前のプレー
side-now = { $attacks ->
    [yes] { $team }の攻撃
    [no] { $team }の守備
   *[none] { $team }
  }
to-move = 、手番
look-at-decks = 選手と山札
decks-mine = それぞれの山に残っているカード。選手をタップすると見られます。順番は分かりません。
decks-theirs = 相手の山の中身は相手のコーチだけが知っています。
on-floor = コート
in-hand = 手札{ $count }枚
draw-for-me = 残り{ $count }枚をおまかせで引く
box-score = ボックススコア
box-laid = 攻撃で出したカード
box-laid-short = 攻
box-made = フィールドゴール
box-made-short = FG
box-points = フィールドの得点
box-points-short = 点
box-whistles = 吹いた笛
box-whistles-short = 笛
box-elsewhere = フェイスオフとボーナス
box-fouls = チームファウル{ $count }
to-contest = 守る番
to-foul = ファウルするか
no-contest = 守りなし
has-ball = ボールあり
shot-clock = ショットクロック
your-hand = あなたの手札
hand-empty = 手札がありません。
no-cards = なし
your-choices = できること
who-goes = { $name }は誰と交代？ コートの選手を選ぶ。
team-of = { $team }、{ $name }
team-points = { $team }：{ $points }点
team-fouls = チームファウル。二つを超えると相手はボーナス
fouls = ファウル
timeout-left = タイムアウトあり
timeout-used = タイムアウトなし
lamp-bonus = ボーナス +2
lamp-double-bonus = ボーナス +3
you = { $name }（あなた）
keeps = { $seat }の取り置き
chosen = 決定
top-attacker = 先頭
gone = 済
defender = 守備
overtime-title = 延長第{ $round }回
overtime = 延長
last-marks = 最後の四目盛り
goal-at = { $number }目盛りで{ $name }
clock-face = 残り{ $time }、{ $marks }目盛り中{ $clock }。{ $goals-count ->
    [0] まだゴールなし。
   *[other] ゴール：{ $goals }。
  }{ $whistles-count ->
    [0] {""}
   *[other] 吹いた笛：{ $whistles }。
  }

face-down = 伏せ札
risky = 危ない
boosted = ブースト
loose-may-follow = ルーズボールになることがある
line-behind = { $line }（済み）
stings = 、ファウルの響き
card-face = { $name }：{ $lines }
card-back = { $name }の伏せ札
held-card = { $card }{ $does ->
    [none] （今は出せない）
   *[other] ：{ $does }
  }
kept-card = 取っておいたカオスカード{ $chaos }：{ $does }
meets = { $how ->
    [none] { $line }
   *[other] { $how }の{ $line }
  }：{ $through ->
    [yes] 通る
   *[no] 止める
  }
last-gasp = 最後の力
exhausted = 力尽きた
deck-left = 山に{ $count }枚
whistles = 笛{ $count }
tile = { $does ->
    [none] {""}
   *[other] { $does }：
  }{ $role } { $number } { $name }、山{ $deck }枚、手札{ $held }枚{ $whistles ->
    [0] {""}
   *[other] 、笛{ $whistles }
  }{ $note ->
    [none] {""}
   *[other] 、{ $note }
  }
tile-good = シュートに{ $attack }、守備に{ $defense }、ルーズボール{ $count }
good-attack = 攻撃
good-defense = 守備
does-starts = 先発
does-bench = ベンチ
does-defends = 守る
does-attacks = 攻める
does-waits = 待ち
does-goes-out = 下がる
does-comes-in = 入る
does-sub = 交代
does-draw = 引く
does-empty = 空

button-pass = { $risky ->
    [yes] 危ないパス
   *[no] パス
  }
button-lob = { $risky ->
    [yes] 危ないロブ
   *[no] ロブ
  }
button-outlet = { $risky ->
    [yes] 危ないアウトレット
   *[no] アウトレット
  }
button-shot = { $points }点の{ $line }
button-contested = { $how }：{ $points }点の{ $line }
button-reveal = めくる：{ $kinds-count ->
    [0] することなし
   *[other] { $kinds }
  }
button-only = { $line }だけ
outlook-shot = { $measure }{ $own }、相手は{ $theirs }
outlook-shot-judged = { $theirs ->
    [none] { $made ->
        [yes] 決まる
       *[no] 決まらない
      }
   *[other] { $measure }{ $own }対{ $theirs }：{ $made ->
        [yes] 決まる
       *[no] 決まらない
      }
  }
outlook-face-off-judged = { $measure }{ $own }対{ $theirs }：{ $made ->
    [yes] { $points }点
   *[no] 決まらない
  }
outlook-threw = スピード{ $speed }、パワー{ $power }で次へ
outlook-pass-judged = { $through ->
    [yes] 通る
   *[no] 通らない
  }
outlook-declared = { $measure }{ $own }
outlook-chaos-void = カオスなし
outlook-whistled = { $call ->
    [miss] フェイスオフを求める
    [whistle] 相手の笛を取り消す
   *[chaos] カオスカードを取り消す
  }
outlook-foul-called = { $bonus ->
    [0] ファウル：フェイスオフ
   *[other] ファウル：相手に{ $bonus }点
  }
outlook-stolen = 奪う
outlook-loose-ball = ルーズボール
outlook-face-off-earned = フェイスオフ
outlook-shot-clock-violation = ショットクロック切れ
outlook-reset-pace = 両者{ $limit }枚まで引く

confirm-timeout = 一度きりのタイムアウトを取りますか？ 両チームのスピードとパワーが消えます。
note = { $points }点、手札{ $count }枚{ $ball ->
    [yes] 、ボールあり
   *[no] {""}
  }

describe-time = 残り{ $time }、{ $marks }目盛り中{ $clock }。
describe-team = { $team }（コーチ{ $seat }）：{ $points }点、チームファウル{ $number }{ $bonus ->
    [none] {""}
    [bonus] 、ボーナス中
   *[other] 、ダブルボーナス中
  }、{ $timeouts ->
    [0] タイムアウトなし。
   *[other] タイムアウトあり。
  }
describe-ball = { $team }のボール、{ $place }。
describe-figures = { $team }：スピード{ $speed }、パワー{ $power }。
describe-sting = ファウルの響き：スピード{ $speed }、パワー{ $power }。
describe-attack = 攻撃：{ $card }。
describe-contest = 守備：{ $card }。
describe-current = ボールを得たカード：{ $card }。
describe-chaos = カオスカード：{ $chaos }、{ $effect }。
describe-face-off = フェイスオフ（{ $why }）：{ $first }対{ $second }。
describe-overtime = 延長第{ $round }回。
describe-player = { $role } { $number } { $name }、山{ $count }枚{ $whistles ->
    [0] {""}
   *[other] 、笛{ $whistles }
  }
describe-floor = { $team }のコート：{ $told }。
describe-held = { $seat }の手札は{ $count }枚。
describe-kept = { $seat }の取り置き：{ $told }。
describe-hand = あなたの手札：{ $told-count ->
    [0] なし。
   *[other] { $told }。
  }

example-home = ラヴァ
example-away = スラッシャーズ
example-chaos = いつものカオスカード

guide-score = 第四クォーター
    .text = 両チーム50点、残り五分。時計には六十の目盛りがあり、攻撃がカードを出すたびに一つ使います。外側の印は、そこで得点した選手です。
guide-floor = あなたのコート
    .text = 四人が出て、三人がベンチ。ストッパー一人、ガンナー二人、ハンドラー一人です。カードはコートの選手の山から引き、引くときはいつでもベンチと交代できます。
guide-court = 四つの対決
    .text = 一回の攻撃は最大四つの対決。攻撃側は表で、守備側は伏せてカードを出します。それから攻撃側がシュートするか、次へパス。ブザーまでにシュートしなければ相手のボールです。
guide-hand = あなたのカード
    .text = 選手の山から引いたカードです。青い行は守り、オレンジの行は攻め、LBRはルーズボールを取ります。稲妻はスピード、矢印はパワー。ロブ、アウトレット、ブーストは攻撃の間ずっと足されます。
guide-choices = FASTかBIGか
    .text = できることと、その結果がここに出ます。守られたシュートはFAST（スピード）かBIG（パワー）で、守備を上回れば成功。同点は守備の勝ち。誰も守らなければ入ります。
guide-prompt = 迷ったら
    .text = この行は、みんなが何を待っているかを示します。できないことをタップすると、理由が出ます。

key-card = 手札のその位置のカード：出す、守る、ボールを取る、伏せる、捨てる
key-choice = できること、左から順に
key-floor = コートの選手：引く、選ぶ、送り出す。最初はa … kで七人全員
key-bench = ベンチの選手：一人選び、次に下がる選手を選ぶ
key-along = 列の中を動く。Enterで決定

quick-slam = ナイススラム！
quick-denied = 止めた！
quick-loose = ルーズボール！
quick-bounce = すごいバウンド。
quick-coached = 名采配！
quick-one-more = もう一試合？
