# 日本語のThe SlamBall Card Game。

tagline = 残り五分、二人のコーチ、駆け引きの連続。
rules-word = 笛

# -- ボット（弱い順）

bot-level-1 = ペニー
bot-level-1-line = 采配は定石どおり。でも競り合いは苦手で、こぼれ球はみんな譲ってしまう。
bot-level-2 = ブレイズ
bot-level-2-line = 火がつくのは遅め。序盤のこぼれ球は譲るが、その後は必ず取りにいく。
bot-level-3 = アンカー
bot-level-3-line = 数手先を考え、よいシュートを待つ。
bot-level-4 = クイル
bot-level-4-line = 出たカードをすべて書きとめ、あなたの手札を当てにくる。
bot-level-5 = スターリング
bot-level-5-line = 何千もの試合から、どのマークで何が大事かを学んだ。

# -- もの

team-lava = ラヴァ
team-slashers = スラッシャーズ
player-named = { $name }
player-unnamed = { $team }の{ $position ->
    [stopper] ストッパー
    [gunner] ガンナー
   *[handler] ハンドラー
  }{ $number }
role-stopper = ストッパー
    .tile = ストッパー
    .pick = ストッパー一人
    .short = S
role-gunner = ガンナー
    .tile = ガンナー
    .pick = ガンナー二人
    .short = G
role-handler = ハンドラー
    .tile = ハンドラー
    .pick = ハンドラー一人
    .short = H
card = { $boost ->
    [yes] { $player }のブースト
   *[no] { $player }のカード{ $number }
  }

measure-speed = スピード
measure-power = パワー
how-fast = FAST
    .text = スピードで勝負。
how-big = BIG
    .text = パワーで勝負。

place-transition = トランジション
    .short = トランジション
place-early-offense = アーリーオフェンス
    .short = アーリーオフェンス
place-halfcourt = ハーフコート
    .short = ハーフコート
place-buzzer = ブザー間際
    .short = ブザー間際

kind-chaos = カオス
    .text = まずカオスカードをめくる。
kind-foul = ファウル
    .text = 必ず行う。攻撃側のスピードとパワーを奪い、続くフェイスオフと攻撃にも響く。
kind-hit = ヒット
    .text = 攻撃側のスピードとパワーを奪う。どちらも0ならルーズボール。
kind-steal = スティール
    .text = 危ないパスを奪う。シュートに対してはスピードを加え、外れればボールを得る。
kind-stop = ストップ
    .text = シュートに対してパワーを加える。
kind-lbr = ルーズボール
    .short = LBR
    .text = ルーズボールを取り、パワー1を得る。
kind-slam = スラム
    .text = シュート。
kind-layup = レイアップ
    .text = シュート。
kind-jumper = ジャンパー
    .text = シュート。ただしロブの直後は打てない。
kind-pass = パス
    .text = 次の対決へ。
kind-lob = ロブ
    .text = パワー1を加えるパス。
kind-outlet = アウトレット
    .text = スピード1を加えるパス。ただし自分には出せない。
kind-boost = ブースト
    .text = 同じ選手のカードに付けて、その働きに加える。

# カードの行のスピードとパワー。
icons = { $speed ->
    [0] { $power ->
        [0] {""}
       *[other] （パワー{ $power }）
      }
   *[other] { $power ->
        [0] （スピード{ $speed }）
       *[other] （スピード{ $speed }・パワー{ $power }）
      }
  }
figures = { $speed ->
    [0] パワー{ $power }
   *[other] { $power ->
        [0] スピード{ $speed }
       *[other] スピード{ $speed }とパワー{ $power }
      }
  }
line-chaos = カオス
line-foul = ファウル{ icons }
line-hit = ヒット{ icons }
line-steal = スティール{ $speed ->
    [0] {""}
   *[other] （スピード{ $speed }）
  }
line-stop = ストップ{ $power ->
    [0] {""}
   *[other] （パワー{ $power }）
  }
line-lbr = ルーズボール
line-slam = { $points }点スラム{ icons }
line-layup = { $points }点レイアップ{ icons }
line-jumper = { $points }点ジャンパー{ icons }
line-pass = { $risky ->
    [yes] 危ないパス
   *[no] パス
  }
line-lob = { $risky ->
    [yes] 危ないロブ
   *[no] ロブ
  }
line-outlet = { $risky ->
    [yes] 危ないアウトレット
   *[no] アウトレット
  }
line-boost = ブースト「{ $title }」{ icons }

effect-face-off = この対決が終わると攻撃側がフェイスオフを得る
effect-loose = ルーズボールになる
effect-gain = 引いた側に{ figures }
effect-lose = 引いた側から{ figures }を失う
effect-no-slam = この対決ではスラムなし
effect-draw = 両コーチが一枚ずつ引く
effect-nothing = 何も起きない
effect-whistle = 取っておける笛。どの選手でも使える
effect-boost = 取っておけるブースト。どの選手にも{ figures }

chaos-slo-mo-replay = スローモーション
    .text = { $effect }
chaos-dribble-off-your-shoe = 靴に当てた
    .text = { $effect }
chaos-double-bounce = ダブルバウンス
    .text = { $effect }
chaos-fast-feet = 俊足
    .text = { $effect }
chaos-dead-spring = 死んだバネ
    .text = { $effect }
chaos-heavy-legs = 重い足
    .text = { $effect }
chaos-crowd-on-its-feet = 総立ち
    .text = { $effect }
chaos-play-on = プレーオン
    .text = { $effect }
chaos-hot-mic = ホットマイク
    .text = { $effect }
chaos-second-wind = セカンドウィンド
    .text = { $effect }
story-slo-mo-replay = 審判が映像を見直す。フェイスオフだ。
story-dribble-off-your-shoe = 靴に当たって転がった。ルーズボール。
story-double-bounce = バネが二つ分。パワー2を得て舞い上がる。
story-fast-feet = 足が飛ぶように動く。スピード2。
story-dead-spring = バネが切れた。ここではスラムはできない。
story-heavy-legs = 足が重い。スピード1とパワー1を失った。
story-crowd-on-its-feet = 観客総立ち。両コーチに一枚ずつ。
story-play-on = 両手を広げて、ノーコール。プレー続行。
story-hot-mic = コーチの声が場内に響く。笛を一つ手に入れた。
story-second-wind = 深呼吸。ブーストを一つ手に入れた。

# 場面ごとにすること。
phase-start = 先発四人を選ぶ
phase-throwdown = 四枚引くか、ルーズボールのカードを出す
phase-draw = 引く、交代する、準備完了を告げる
phase-lay = カードを出すか、持ちこたえる
phase-contest = カードで守るか、見送る
phase-resolve = シュート、パス、または何もしない
phase-reveal = 守りのカードをめくるか、伏せておく
phase-act = めくったカードで守る
phase-chaos = カオスカードに笛を吹くかどうか
phase-miss = 笛を吹くかどうか
phase-claim = 場のカードでルーズボールを取るかどうか
phase-race = ルーズボールのカードを出すか、見送る
phase-pace = 速攻か、立て直しか
phase-timeout = カードを捨てて、準備完了を告げる
phase-name = コートから守る選手を選ぶ
phase-lock = フェイスオフの選手のカードを伏せる
phase-declare = FASTかBIGか
phase-ot-defender = 専任の守備者を選ぶ
phase-ot-attacker = 攻める選手を送り出す
phase-over = 試合終了

# なぜそうなったか、一行で。
why-open = ノーマークのシュートは入る
why-higher = 数の大きい方が決める
why-tie = 同点は守備側の勝ち
why-lower = 守備側の数が上回った
why-dead-spring = バネが死んでいて、スラムは決まらない
why-called-off = ボールはもう手を離れていた
why-knocked-loose = ヒットでスピードもパワーも0になり、ボールがこぼれた
why-uncontested = パスを守る人がいない
why-stayed-down = 守りのカードは伏せたまま
why-fouled = ファウルでプレーが止まった
why-replay = 映像判定でフェイスオフになる
why-stolen = スティールは危ないパスを奪う
why-safe-pass = 奪えるのは危ないパスだけ
why-stop-no-pass = ストップではパスは止まらない
why-hit-too-weak = ボールをこぼれさせるにはヒットが足りない
why-foul = ファウルは攻撃側から奪う
why-hit = ヒットは攻撃側から奪う
why-steal-shot = スティールはシュートにスピードを加え、外れればボールを奪う
why-steal-pass = スティールは危ないパスを奪う
why-steal-off = 奪うパスがもうない
why-stop = ストップはシュートにパワーを加える
why-idle = 守る相手がいない
why-shot = シュート成功
why-bonus = ボーナス中のファウル
why-face-off = フェイスオフの勝ち
why-make = シュートが決まった
why-violation = ショットクロックが切れた
why-younger = ティップオフは誰も取れず、若いコーチのボール
why-nobody = 誰も取りに行かず、守備側のボール
why-again = フェイスオフの後
why-broken = フェイスオフを外したので攻守交代
why-miss = シュートが外れた
why-hit-loose = ヒットでこぼれた
why-dribble = 靴に当たった
why-first = 最初のLBRのカードがティップオフを制する
why-race = 手札から最初に出たLBRのカードが届いた
why-claim = 場のカードにLBRがある
why-face-down = 伏せていたカードにLBRがある
why-by-foul = ファウルの後
why-by-whistle = 笛で獲得
why-by-replay = 映像判定
why-by-intentional = 決めるか、失うか
why-by-overtime = 延長
why-drift = 守備側がファウルのカードを出し、3点
why-no-shot = カードにシュートがない
why-off = カオスでシュートが取り消された

move-ready = 準備完了
move-hold = 持ちこたえる
    .text = ここでは何も出さない
move-let = 見送る
    .text = 守らない
move-nothing = 何もしない
    .text = シュートもパスもしない
move-reset = 立て直す
move-push = 速攻
    .text = このカードのまま走る
move-timeout = タイムアウト
    .short = 一度きり
    .text = 一度きり。両チームのスピードとパワーが消える
move-stay = 伏せておく
move-reveal = めくる
    .chaos = めくる（まずカオス）
    .only = { $line }だけ
move-act = カードを続ける
move-whistle = 笛！
    .back = 笛を吹き返す
move-claim = ボールを取る
    .text = パワー1で
    .down = 伏せたカードで取る
move-no = 笛は吹かない
    .claim = 取らない
move-leave = ボールを見送る
    .short = 手札を残す
    .none = LBRのカードがない
move-lock-top = 山の上から伏せる
move-foul = わざとファウル
    .text = 決めるか、失うか
    .pick = 捨てるカードを選ぶ
move-start = この四人で始める
move-lay = 出す
move-contest = 伏せて守る
move-lbr = ボールを取りに行く
move-lock = 伏せて固定する
move-discard = 捨てる
move-draw = 引く
move-sub = 交代
move-defender = 守る
move-attacker = 攻める

told-start = { $players }で始める
told-sub = { $goes }に代わって{ $comes }
told-lay = { $card }を出す
told-contest = { $card }で守る
told-lbr = { $card }でボールを取りに行く
told-lock = { $card }を伏せる
told-discard = { $card }を捨てる
told-foul = { $card }でファウル
told-draw = { $player }の山から引く
told-defender = { $player }で守る
told-attacker = { $player }で攻める
told-shoot = { $line }{ $how ->
    [none] {""}
   *[other] （{ $how }）
  }{ $extra ->
    [none] {""}
    [boost] ＋ブースト
   *[wind] ＋セカンドウィンド
  }
told-pass = { $line }{ $extra ->
    [none] {""}
    [boost] ＋ブースト
   *[wind] ＋セカンドウィンド
  }
told-reveal = めくる{ $extra ->
    [none] {""}
    [boost] ＋ブースト
   *[wind] ＋セカンドウィンド
  }{ $line ->
    [none] {""}
   *[other] （{ $line }だけ）
  }

reason-regulation = 規定時間
    .text = 時間切れのときに点の多い方。
    .ending = { $winners }の勝ち（規定時間）。
reason-overtime = 延長
    .text = フェイスオフで差がついた最初の回で決まる。
    .ending = { $winners }の勝ち（延長）。
reason-shared = 引き分け
    .text = 延長で誰もカードを持っていない。
    .ending = 誰にもカードが残っておらず、{ $winners }の引き分け。

option-home = ホームチーム
    .text = 最初の席の自前のチーム。なければラヴァ。
option-away = アウェーチーム
    .text = 二番目の席の自前のチーム。なければスラッシャーズ。
option-chaos = カオスカード
    .text = 自前のカオスカード。なければいつものもの。
option-younger = 若いコーチ
    .text = ティップオフを誰も取れないとき、若いコーチのボールになる。
form-team = チームのファイル
form-chaos = カオスのファイル

# -- できごと

event-line-up-chosen = { $seat }が先発四人を決めた。
event-starting = { $seat }の先発：{ $players }。
event-throwdown = ティップオフ！
event-drew = { $seat }が{ $player }のカードを引いた{ $lines ->
    [none] 。
   *[other] ：{ $lines }。
  }
event-substituted = { $seat }：{ $goes }に代わって{ $comes }。
event-discarded = { $seat }が{ $player }のカードを捨てた：{ $lines }。
event-ready = { $seat }は準備完了。
event-timeout-called = { $seat }のタイムアウト。両チームのスピードとパワーが消えた。

event-next-head-to-head = { $place }。
event-laid = { $player }のボール：{ $lines }。
event-held = { $seat }はボールを持ちこたえた。
event-contested = { $player }が守りに出た{ $lines ->
    [none] 。
   *[other] ：{ $lines }。
  }
event-uncontested = 誰も守らない。
event-fouled-on-purpose = { $player }がわざと{ $fouled }にファウル。決めるか、失うか！
event-boosted = { $title ->
    [none] { $chaos ->
        [none] ブースト
       *[other] { $chaos }
      }
   *[other] 「{ $title }」
  }：{ $player }に{ figures }。
event-shot = { $how ->
    [none] { $player }がノーマークで{ $shot }！
   *[other] { $player }が{ $how }で{ $points }点の{ $shot }。{ $measure }{ $own }…
  }
event-threw = { $player }の{ $risky ->
    [yes] 危ない{ $throw }。
   *[no] { $throw }。
  }
event-did-nothing = { $player }は何もしない。
event-stayed-down = { $player }はカードを伏せたまま。
event-turned-up = { $player }がめくった：{ $lines }！
event-defended = { $does ->
    [takes] { $line }で{ figures }を奪った。
    [adds] { $line }で{ figures }を加えた。
    [steals] { $line }でパスを奪った！
   *[nothing] { $line }は効かない。{ $why }。
  }
event-shot-judged = { $made ->
    [yes] { $theirs ->
        [none] { $shot }成功。{ $why }。
       *[other] { $measure }{ $own }対{ $theirs }、{ $shot }成功！ { $why }。
      }
   *[no] { $theirs ->
        [none] 失敗。{ $why }。
       *[other] { $measure }{ $own }対{ $theirs }、失敗。{ $why }。
      }
  }
event-pass-judged = { $through ->
    [yes] { $throw }が通った。{ $why }。
   *[no] { $throw }は通らない。{ $why }。
  }
event-scored = { $seat }に{ $points }点。{ $home }対{ $away }！
event-foul-called = { $player }が{ $fouled }にファウル。チームファウル{ $number }{ $bonus ->
    [0] 。
   *[other] 、ボーナスで{ $bonus }点。
  }
event-shot-clock-violation = { $seat }のショットクロックが切れた。
event-got-ball = { $kept ->
    [yes] 引き続き{ $team }のボール。{ $why }。
   *[no] { $team }のボール。{ $why }。
  }

event-chaos-turned = カオス！ { $chaos }：{ $effect }。
event-chaos-ran-out = カオス。だがカオスカードはすべて誰かの手の中。
event-chaos-happened = { $story ->
    [none] { $chaos }：{ $effect }。
   *[other] { $story }
  }
event-chaos-void = { $chaos }は笛で取り消し！
event-whistled = { $chaos ->
    [none] { $player }が笛を吹いた{ $call ->
        [whistle] 。笛の取り消し！
        [miss] 。フェイスオフの要求！
       *[chaos] ！
      }
   *[other] { $chaos }：{ $player }に笛！
  }
event-no-whistle = { $seat }は笛を吹かない。

event-loose-ball = ルーズボール！ { $why }。
event-not-claimed = { $seat }は取らない。
event-race-began = 誰が取る？
event-left-ball = { $seat }はボールを見送った。
event-recovered = { $player }がボールを取った。{ $why }。
event-stolen = スティール！ { $player }が{ $victim }から奪った。
event-pushed-pace = { $player }の速攻！ { $lines }。
event-reset-pace = { $seat }が立て直し。両者{ $limit }枚まで引く。

event-face-off-earned = フェイスオフ（{ $why }）：{ $attacker }対{ $defender ->
    [none] これから決める守備者。
   *[other] { $defender }。
  }
event-defender-named = 守るのは{ $player }。
event-locked = { $player }のカードを伏せた{ $blind ->
    [yes] （山の上から）。
   *[no] { $lines ->
        [none] 。
       *[other] ：{ $lines }。
      }
  }
event-last-gasp = { $player }、最後の力：{ $lines }。
event-faced-up = { $card ->
    [none] { $player ->
        [none] 守る人がいない。
       *[other] { $player }には出すカードがない。
      }
   *[other] { $player }がめくった：{ $lines }。
  }
event-declared = { $player }は{ $how }。{ $measure }{ $own }…
event-face-off-judged = { $measure }{ $own }対{ $theirs }。{ $made ->
    [yes] { $attacker }が{ $points }点！ { $why }。
   *[no] 失敗。{ $why }。
  }

event-buzzer = ブザー！ { $home }対{ $away }。
event-went-to-overtime = 同点。延長へ！
event-chose-defender = { $seat }が専任の守備者を決めた。
event-designated-defender = { $seat }の守りは{ $player }に託された。
event-overtime-round = 延長第{ $round }回。
event-chose-attacker = { $seat }が攻める選手を決めた。
event-attacking = { $seat }は{ $player }で攻める。
event-won = { $winners-count ->
    [1] 試合終了！ { $winners }が{ $high }対{ $low }で勝った。
   *[other] 誰にもカードが残っていない。{ $high }対{ $low }で{ $winners }の引き分け。
  }
event-would-meet = { $how ->
    [none] { $through ->
        [yes] { $line }は通る。{ $why }。
       *[no] { $line }は通らない。{ $why }。
      }
   *[other] { $how }の{ $line }：{ $measure }{ $own }対{ $theirs }で{ $through ->
        [yes] 決まる
       *[no] 決まらない
      }{ $boostable ->
        [yes] （ブーストがなければ）。
       *[no] 。
      }
  }

# -- 決めること

asked-pick-starters = 先発をこっそり選ぶ。ストッパー一人、ガンナー二人、ハンドラー一人。
asked-win-throwdown = ティップオフ！ { $left ->
    [0] { $able ->
        [yes] 相手より先にLBR（ルーズボール）のカードを出すか、見送る。
       *[no] LBR（ルーズボール）のカードがないので、見送る。
      }
   *[other] あと{ $left }枚引く。LBR（ルーズボール）のカードを先に出した方がボールを得る。
  }
asked-draw-up = { $left ->
    [0] { $boosts ->
        [yes] 手札はブーストだけ。一枚捨てて引くか、準備完了を告げる。
       *[no] { $subs ->
            [0] もう引くカードはない。準備完了を告げる。
           *[other] もう引くカードはない。必要なら交代して、準備完了を告げる。
          }
      }
   *[other] { $drawable ->
        [yes] あと{ $left }枚引く。誰の山から引くか選ぶ。{ $subs ->
            [0] {""}
           *[other] 先に交代してもよい。
          }
       *[no] コートの山にカードがない。{ $subs ->
            [0] 準備完了を告げる。
           *[other] 交代するか、準備完了を告げる。
          }
      }
  }
asked-lay = あなたのボール、{ $place }。{ $able ->
    [yes] カードを出すか、持ちこたえる。
   *[no] 出せるカードがない。持ちこたえる。
  }{ $outlet ->
    [yes] アウトレットを出した{ $thrower }のカードは出せない。
   *[no] { $lob ->
        [yes] ロブの直後にジャンパーは打てない。
       *[no] {""}
      }
  }
asked-contest = { $attacker }のボール：{ $lines }。{ $able ->
    [yes] 伏せて守るか、見送る{ $foul ->
        [yes] か、わざとファウルする。
       *[no] 。
      }
   *[no] 守るカードがない。見送る{ $foul ->
        [yes] か、わざとファウルする。
       *[no] 。
      }
  }
asked-foul-or-wait = 相手は持ちこたえている。{ $attacker }にわざとファウルするか、時計を進める。
asked-resolve = { $defender ->
    [none] 誰も守らない。{ $shoots ->
        [yes] シュートは入る。
       *[no] {""}
      }
   *[other] { $defender }が守る。
  }{ $shoots ->
    [yes] { $defender ->
        [none] シュート
       *[other] FASTかBIGでシュート
      }{ $passes ->
        [yes] 、パス、または何もしない。
       *[no] 、または何もしない。
      }
   *[no] { $passes ->
        [yes] パス、または何もしない。
       *[no] できることはない。
      }
  }{ $dead_spring ->
    [yes] バネが死んでいてスラムはできない。
   *[no] {""}
  }{ $lob ->
    [yes] ロブの直後にジャンパーは打てない。
   *[no] {""}
  }
asked-meet-shot = { $off ->
    [yes] { $attacker }の{ $shot }は取り消し。
   *[no] { $attacker }が{ $how }で{ $points }点の{ $shot }。{ $measure }{ $own }対{ $theirs }。
  }{ $up ->
    [yes] カードの残りで守る。
   *[no] { $turn ->
        [must] ファウルのあるカードなので、めくる。
        [cannot] 守りの行がないので伏せたまま。
       *[may] カードをめくる？ 同点はあなたの勝ち。
      }
  }
asked-meet-pass = { $throw ->
    [none] { $attacker }は何もしない。
   *[other] { $off ->
        [yes] { $attacker }の{ $throw }は取り消し。
       *[no] { $attacker }の{ $risky ->
            [yes] 危ない
           *[no] {""}
          }{ $throw }。
      }
  }{ $up ->
    [yes] カードの残りで守る。
   *[no] { $turn ->
        [must] ファウルのあるカードなので、めくる。
        [cannot] 守りの行がないので伏せたまま。
       *[may] カードをめくる？
      }
  }
asked-whistle-chaos = { $off ->
    [yes] { $chaos }は笛で取り消された。{ $player }の笛で吹き返す？
   *[no] カオス、{ $chaos }：{ $effect }。{ $player }の笛で取り消す？
  }
asked-whistle-miss = { $back ->
    [yes] 相手が笛を吹いた。{ $player }の笛で吹き返す？
   *[no] { $stolen ->
        [yes] 外れて奪われた。{ $player }の笛でフェイスオフを求める？
       *[no] 外れた。{ $player }の笛でフェイスオフを求める？
      }
  }
asked-claim-ball = ルーズボール！ { $player }のカードにLBR（ルーズボール）がある。取る？
asked-race-for-ball = ルーズボール！ { $able ->
    [yes] 相手より先にLBR（ルーズボール）のカードを出すか、見送る。
   *[no] LBR（ルーズボール）のカードがないので、見送る。
  }
asked-choose-pace = あなたのボール。{ $able ->
    [yes] { $player }で速攻か、立て直して{ $limit }枚まで引くか。
   *[no] 立て直して{ $limit }枚まで引く。
  }
asked-sort-hand = タイムアウト：{ $able ->
    [yes] いらないカードを捨てて、準備完了を告げる。
   *[no] 捨てるカードがない。準備完了を告げる。
  }
asked-name-defender = フェイスオフ：{ $attacker }を守る選手をコートから選ぶ。
asked-lock-card = フェイスオフ：{ $player }のカードを伏せる{ $against ->
    [none] 。
   *[other] （相手は{ $against }）。
  }
asked-declare-how = { $player }はFAST（スピード{ $speed }）か、BIG（パワー{ $power }）か。
asked-designate-defender = 延長：専任の守備者を選ぶ。最後まで変えられない。
asked-send-attacker = 第{ $round }回：攻める選手を送り出す。{ $waits ->
    [none] {""}
   *[other] { $waits }はほかの全員が攻めるまで待つ。
  }

# -- 何による

depends-line-up = { $seat }の先発しだい。
depends-deck = 山の一番上のカードしだい。
depends-chaos = カオスカードしだい。
depends-locked = { $seat }が伏せるカードしだい。
depends-sealed = { $seat }の選択しだい。
depends-contest = { $seat }が守るかどうかしだい。
depends-offense = { $seat }がボールをどうするかしだい。
depends-contest-card = { $seat }が守るカードしだい。
depends-whistles = { $seat }が笛を吹くかどうかしだい。
depends-whistle = { $seat }が笛を吹くかどうかしだい。
depends-claim = { $seat }がボールを取るかどうかしだい。
depends-race = 誰が先にボールに届くかしだい。

# -- できないこと

error-other-coach = 今は相手の番です：{ $phase }。
error-not-now = 今できるのは：{ $phase }。
error-not-held = { $card }は手札にありません。
error-boosts-alone = 引く間に捨てられるのは、手札がブーストだけのときです。
error-foul-too-early = わざとファウルできるのは、最後の四目盛りだけです。
error-nothing-to-contest = 相手はボールを持ちこたえていて、守る相手がいません。
error-is-boost = { $card }はブーストなので、ほかのカードと一緒にしか使えません。
error-outlet-to-self = 自分にアウトレットは出せません。
error-no-lbr = { $card }にルーズボールはありません。
error-lock-whose = フェイスオフの選手のカードを伏せてください。
error-line-gone = カードに{ $line }は残っていません。
error-jumper-off-lob = ロブの直後にジャンパーは打てません。
error-dead-spring = バネが死んでいるので、この対決ではスラムはできません。
error-just-shoot = 誰も守っていません。そのままシュートしてください。
error-say-how = 守られています。fastかbigを宣言してください。
error-one-boost = ブーストは一枚に一つで、もう付いています。
error-no-wind = セカンドウィンドを持っていません。
error-no-boost = { $player }のブーストを持っていません。
error-line-up = 先発四人はストッパー一人、ガンナー二人、ハンドラー一人です。
error-benched = { $player }はベンチにいます。
error-empty-deck = { $player }の山は空です。
error-drawn-all = もう引けるだけ引きました。
error-still-to-draw = まだ引くカードがあります。
error-three-subs = 交代は一度に三人までです。
error-sub-whom = 交代は、ベンチの選手とコートの選手の間で行います。
error-draw-first = まず四枚引いてください。
error-no-timeout = タイムアウトはもう使いました。
error-no-push = 速攻に使えるシュートもパスも残っていません。
error-no-claim = ボールを取れるカードが場にありません。
error-no-top = その選手の山は空です。
error-name-whom = 選べるのはコートの選手だけです。
error-top-attacker = 最初に攻めた選手は、ほかの全員が攻めるまで待ちます。
error-offense-holds = 相手はボールを持ちこたえています。
error-must-foul = ファウルは必ず行います。カードをめくってください。
error-stays-down = 守りの行がないカードは、伏せたままです。
error-chaos-first = まずカードのカオスです。そのままめくってください。
error-no-choice = そのカードには選ぶものがありません。
error-four-players = 先発は違う四人です。
error-no-move = 「{ $text }」というSlamBallの手はありません。手は「lay moragne#1」「shoot slam big boost」「pass lob」「let」「ready」などです。
error-no-card = この試合に「{ $text }」というカードはありません。
error-no-player = この試合に「{ $text }」という選手はいません。
error-others-card = { $card }は相手チームのカードです。
error-others-player = { $player }は相手チームの選手です。

# -- コーチのファイル

error-own-file = オプション「{ $option }」：{ $fault }{ $more ->
    [0] 。
   *[other] （ほか{ $more }件）。
  }
error-same-player = 両チームに選手「{ $id }」がいます。idは別々にしてください。
error-fault = 読めません：{ $fault }。
fault-in-file = { $file }：{ $fault }{ $more ->
    [0] {""}
   *[other] （ほか{ $more }件）
  }
fault-in-card = カード{ $name }、{ $fault }
fault-in-line = { $number }行目{ $text }：{ $fault }
fault-in-chaos = カオスカード「{ $name }」：{ $fault }
fault-unopened = 開けません（{ $problem }）
fault-unreadable = { $problem }
fault-line-text = 行は文字列です
fault-line-long = 行は{ $most }文字までです
fault-line-kind = 「{ $word }」という行はありません。行は{ $kinds }です
fault-line-risky = riskyにできるのはpass、lob、outletだけで、{ $word }にはできません
fault-line-title = 引用符の名前があるのはboostだけです
fault-line-points = { $word }には1から{ $most }の点が必要です（例：「{ $word } 3」）
fault-line-quotes = 名前は最後に引用符で書きます（例：boost s2 "Baby Bron"）
fault-line-icon = 「{ $word }」は読めません。アイコンはs1やp2と書きます
fault-line-no-icon = { $word }に自前の{ $measure }はありません
fault-line-icons = アイコンは一度だけ、スピード、パワーの順に書きます
fault-card-lines = カードは行のリストです
fault-card-long = カードは{ $most }行までです
fault-card-twice = カードの{ $word }は一つだけです
fault-card-chaos = chaosはカードの最初に書きます
fault-card-boost = boostは一行だけの独立したカードです
fault-card-is-boost = カード{ $name }：これはブーストです（例：「boost s1 p2 "Name"」）
fault-card-no-boost = カード{ $name }：これはブーストではありません
fault-team-table = チームはnameとplayersを持つ表です
fault-team-name = チームの名前は1から{ $most }文字です
fault-team-field = チームに「{ $field }」という項目はありません
fault-team-players = playersは七人のリストです
fault-team-seven = チームは七人で、{ $count }人ではありません
fault-team-role = チームの{ $role }は{ $count }人で、{ $found }人ではありません
fault-player-table = { $number }人目の選手は表ではありません
fault-player-id = { $number }人目の選手：idは22文字までの一語です（例：「moragne」）
fault-player-twice = 選手{ $id }が二人います
fault-player-field = 選手{ $id }：「{ $field }」という項目はありません
fault-player-name = 選手{ $id }：名前は1から{ $most }文字です
fault-player-role = 選手{ $id }：roleはstopper、gunner、handlerのどれかです
fault-player-number = 選手{ $id }：番号は0から99です
fault-player-whistles = 選手{ $id }：笛は0から9です
fault-player-cards = 選手{ $id }：cardsは十枚のリストです
fault-chaos-table = カオスの山はcardsを持つ表です
fault-chaos-list = cardsはカオスカードのリストです
fault-chaos-entry = { $number }枚目のカオスカードは表ではありません
fault-chaos-name = { $number }枚目のカオスカード：名前は1から{ $most }文字です
fault-chaos-twice = カオスカード「{ $name }」が二つあります。枚数はcopiesに書いてください
fault-chaos-copies = カオスカード「{ $name }」：copiesは0から{ $most }です
fault-chaos-story = カオスカード「{ $name }」：storyは{ $most }文字までです
fault-chaos-kind = カオスカード「{ $name }」：この効果ならkindは「{ $wanted }」です
fault-chaos-most = カオスの山は{ $most }枚までです
fault-effect = 効果は{ $effects }のどれかで、{ $found }ではありません
fault-effect-icons = { $word }には量が必要です（例：「{ $word } s1 p1」）
file-fit = { $file }：そのまま使えます

# -- 局面

error-marks = 時計の目盛りは六十ですが、「marks」にはそれより多くあります。
error-team-name = 「{ $where }」は{ $most }文字までです。
error-team-size = チームは{ $most }人までです。
error-gasp = 「{ $where }」は、その選手自身のカードでなければなりません。
error-flags = 「{ $where }」は、trueかfalseの二つ組でなければなりません。
error-card-without-ball = 「{ $where }」にカードがありますが、誰もボールを持っていません。
error-action-card = 「{ $where }」はアクションカードでなければなりません。
error-own-boost = 「{ $where }」は、その選手自身のブーストでなければなりません。
error-ask-order = 「ask」の席は小さい順に並べます。
error-others-player-there = 「{ $where }」に相手チームの選手がいます。
error-sealed-line-up = 「{ $where }」はストッパー一人、ガンナー二人、ハンドラー一人でなければなりません。
error-not-null = 場面「{ $word }」では「{ $where }」はnullでなければなりません。
error-claim-after = 「{ $where }」は一席までのリストです。
error-no-attacker = 「{ $where }」には選手が必要です。
error-face-off-card = 「{ $where }」は、そこにいる選手のカードでなければなりません。
error-card-name = 「cards」の{ $found }はカードの名前ではありません（例：「moragne#1」）。
error-player-id = 「{ $where }」は「moragne」のような一語でなければなりません。
error-player-twice = 選手{ $id }が二人います。
error-player-cards = { $id }のカードが{ $most }枚を超えています。
error-not-card = 「{ $where }」は選手の誰かのカードでなければならず、{ $found }ではありません。
error-card-twice = カード{ $name }が局面に二枚あります。
error-others-there = 「{ $where }」に相手チームの{ $name }があります。
error-another-players = 「{ $where }」に別の選手の{ $name }があります。
error-not-chaos = 「{ $where }」は「PLAY ON」のようなカオスカードでなければならず、{ $found }ではありません。
error-not-player = 「{ $where }」はチームの選手でなければならず、{ $found }ではありません。
error-over-without-outcome = 場面は「over」ですが、「outcome」がありません。
error-floor-not-clear = 場面「{ $word }」では「attack」と「defend」はnullでなければなりません。
error-pace-not-clear = 場面「{ $word }」では「current」と「pace」はnullでなければなりません。
error-no-moves = 席{ $number }の番ですが、打てる手がありません。
error-needs = 場面「{ $word }」には{ $need ->
    [face-off] 「face_off」
    [overtime] 「overtime」
    [face-off-how] フェイスオフの「how」
    [offense] 「offense」
    [time] 残り時間
    [attack] 「attack」のカード
    [defend] 「defend」のカード
    [doing] 「doing」
    [how] 「doing」の「how」（fastかbig）
    [shot] 「doing」のシュート
    [head-to-head] 時計の上の対決
    [pace] 「pace」
    [players] 両チームの選手
    [queue] 空の「queue」
    [defenders] 両方の専任守備者
   *[no-defender] 守備者のいないフェイスオフ
  }が必要です。
error-no-face-off = 場面「{ $word }」に「face_off」はありません。
error-ask-or-sealed = 席{ $number }は、選ぶ番であるか、もう選んでいなければなりません。
error-sealed-unasked = 席{ $number }は、聞かれていない選択をしています。
error-nobody-asked = 試合は終わっていないのに、誰の番でもありません。
error-asks-seat = 場面「{ $word }」では席{ $number }の番です。
error-asks-one = 場面「{ $word }」では一席ずつの番です。
error-no-whistle = 席{ $number }の番ですが、選手に笛がありません。
error-claim-without-lbr = 席{ $number }が取る番ですが、カードにlbrがありません。
error-claim-order = 守備側の後に取れるのは攻撃側だけです。
error-nothing-to-lock = 席{ $number }がカードを伏せる番ですが、伏せるカードがありません。
error-outcome-score = 結果が得点と合いません。

# -- 端末で

ball = ボール
time-left = 残り{ $time }
timeouts = タイムアウト{ $count }
fouled = 被ファウル{ $count }
bonus = ボーナス
double-bonus = ダブルボーナス
clock = 時計
spent = 笛{ $count }
bench = ベンチ
hand = 手札
offense = 攻撃
defense = 守備
current-card = 今のカード
figures-of = スピード{ $speed } パワー{ $power }
sting = 響いている：{ figures }
overtime-round = 延長第{ $round }回
face-off-title = フェイスオフ（{ $why }）
no-cards = 手札なし
nobody = なし
help =
    lay C / hold          カードでボールを運ぶ、または待つ
    contest C / let       伏せたカードで守る、または見送る
    shoot slam fast|big   自分のスピード（パワー）が上回れば成功。同点は守備の勝ち
    pass lob …            次の対決へ。lobはパワー+1、outletはスピード+1
    … boost / … wind      その選手のブースト、または取っておいたSECOND WIND
    reveal / stay         守りのカードをめくる、または伏せておく
    lbr C / claim / leave ルーズボールを取りに行く、または見送る
    push / reset          このカードで速攻、または立て直す
    whistle / no          カオスや笛を取り消す。外れた後ならフェイスオフを求める
    lock C / lock top     フェイスオフのカード、または山の上から
    sub A for B           Bに代わってA。draw PはPの山から引く
    カードのs2はスピード2、p1はパワー1。行は上から読みます。
    時計のoとxは両チームのカード、●と■は得点したカード、下線は笛です。
    Crosby II** 7+1：笛が二つ、山に7枚、手札に1枚。
    盤面は80×24に収まります。手の一覧が長いときは32行必要です。

# -- ラボで測るもの

figure-points-home = ホームの得点
figure-points-away = アウェーの得点
figure-margin = 得点差
figure-overtime = 延長になるゲーム
figure-head-to-heads = 対決の数
figure-cards-used = 片方が使うカード
use-nobody-contests = 誰も守らないシュート
use-face-off = フェイスオフ
use-foul = わざとのファウル
use-sub = 交代
use-push = 速攻
use-reset = 立て直し
use-timeout = タイムアウト
use-whistle = 笛
use-hold = 持ちこたえ
