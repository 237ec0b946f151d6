# ブラウザだけが使うTide Lineの言葉。

pebbles = 小石{ $count }個
hand-closed = 握った手
your-number = 自分の数
describe-taken = { $seat }の小石は{ $count }個。

guide-beach = 浜辺
    .text = 波にさらわれる前に、できるだけ多く小石を取りましょう。
guide-numbers = 自分の数
    .text = 全員がこっそり選びます。ほかのだれとも重ならない、いちばん大きな数の人が、その数だけ小石を取ります。同じ数を続けて選ぶことはできません。

key-choose = その数を選ぶ

quick-good-luck = よろしく！
quick-the-sea = 波が！
quick-well-played = おみごと！
