import { describe, expect, it } from 'vitest';
import { found, hits, marked, plain, sentences, states, type Block, type Span } from './rules';

const words = (text: string): Span[] => [{ text }];
const BOOK: Block[] = [
  { kind: 'heading', level: 1, spans: words('Toy') },
  { kind: 'heading', level: 2, spans: words('Bids') },
  { kind: 'text', spans: [{ text: 'Bid high. A ' }, { text: 'tie', look: 'em' }, { text: ' is void. Then go on.' }], rules: ['TOY-01'] },
  { kind: 'table', head: [words('card'), words('does')], rows: [{ cells: [words('Bomb'), words('Bang. All gone.')], rules: ['TOY-02'] }] },
  { kind: 'list', numbered: true, items: [{ spans: words('Deal.'), rules: ['TOY-03', 'TOY-04'] }] },
  { kind: 'rules', head: [words('rule')], rows: [{ cells: [words('Bow.')], rules: ['TOY-05'] }] },
];

describe('the rule book', () => {
  it('knows which rules stand in it', () => {
    const ids = ['TOY-01', 'TOY-02', 'TOY-03', 'TOY-04', 'TOY-05', 'TOY-0', 'TOY-06'];
    expect(ids.filter((id) => states(BOOK, id))).toEqual(ids.slice(0, 5));
  });

  it('finds the sentence and not the whole passage', () => {
    expect(hits(BOOK, 'tie')).toEqual([{ section: 'Bids', about: '', text: 'A tie is void.', at: '2', rules: ['TOY-01'] }]);
    expect(hits(BOOK, 'bomb')).toEqual([{ section: 'Bids', about: 'Bomb', text: 'Bang. All gone.', at: '3.0', rules: ['TOY-02'] }]);
    expect(hits(BOOK, 'bomb gone').map((hit) => hit.text)).toEqual(['All gone.']);
    expect(hits(BOOK, 'high void').map((hit) => hit.text)).toEqual(['Bid high. A tie is void.']);
    expect(hits(BOOK, 'toy-01').map((hit) => hit.text)).toEqual(['Bid high. A tie is void. Then go on.']);
    expect(hits(BOOK, 'toy-05').map((hit) => hit.text)).toEqual(['Bow.']);
    expect(hits(BOOK, 'castling')).toEqual([]);
  });

  it('knows where a sentence ends, in Japanese too', () => {
    expect(sentences('Go on. “Stop!” Why?')).toEqual(['Go on.', '“Stop!”', 'Why?']);
    expect(sentences('引きます。「止まれ。」と言います。')).toEqual(['引きます。', '「止まれ。」', 'と言います。']);
    expect(marked('A tie is void', 'TIE')).toEqual(['A ', 'tie', ' is void']);
  });

  it('searches for every word in any order', () => {
    expect(found('The follower must play the led colour', 'colour follower')).toBe(true);
    expect(found('The follower must play', 'colour')).toBe(false);
    expect(plain([{ text: 'a ', look: 'strong' }, { text: 'b' }])).toBe('a b');
  });
});
