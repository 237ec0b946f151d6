# まだ絵のないゲームの言葉。

plain-moves = あなたの手
plain-board = 盤
plain-nothing = なし
plain-yes = はい
plain-no = いいえ
plain-field = { $label }：{ $value }。
plain-field-short = { $label }：{ $value }
plain-happened = 起きたこと
field-hand = あなたの手札
field-to-move = 手番
field-turn = ターン
field-phase = 段階
field-scores = 得点

guide-plain-moves = あなたの手
    .text = 押せるものはどれも、今打てる手です。指し示すと、何が起こるかがわかります。
guide-plain-prompt = することは
    .text = この行を見れば、何を決めるか、誰の番かがわかります。
key-plain-along = 手の間を移動、Enterで決定
quick-good-luck = よろしく！
quick-well-played = お見事！
quick-again = もう一回？
