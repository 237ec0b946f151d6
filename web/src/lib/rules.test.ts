import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { found, hits, marked, parseRules, parted, plain, sentences, spans, states } from './rules';

const GAMES = readdirSync('../src/ringside/games').filter((game) => existsSync(`../src/ringside/games/${game}/RULES.md`));

describe('the rule book', () => {
  it('reads emphasis, code and links to rules', () => {
    expect(spans('**Ruling:** see `r5` and *Yorikiri* (SUMO-11).')).toEqual([
      { kind: 'strong', spans: [{ kind: 'text', text: 'Ruling:' }] },
      { kind: 'text', text: ' see ' },
      { kind: 'code', text: 'r5' },
      { kind: 'text', text: ' and ' },
      { kind: 'em', spans: [{ kind: 'text', text: 'Yorikiri' }] },
      { kind: 'text', text: ' (' },
      { kind: 'rule', id: 'SUMO-11' },
      { kind: 'text', text: ').' },
    ]);
  });

  it('takes the ids off what states a rule', () => {
    const [text, list, table] = parseRules(
      'Lead any\ncard. (SUMO-07)\n\n1. Deal. (SUMO-01, SUMO-02)\n2. Go (now).\n\n| a | b |\n|---|---|\n| 1 | two (SUMO-11) |',
    );
    expect(text).toEqual({ kind: 'text', spans: spans('Lead any card.'), rules: ['SUMO-07'] });
    expect(list).toEqual({
      kind: 'list',
      numbered: true,
      items: [
        { spans: spans('Deal.'), rules: ['SUMO-01', 'SUMO-02'] },
        { spans: spans('Go (now).'), rules: [] },
      ],
    });
    expect(table).toMatchObject({ kind: 'table', rows: [{ cells: [spans('1'), spans('two')], rules: ['SUMO-11'] }] });
  });

  it('knows which rules stand in it', () => {
    const book = parseRules(
      'Lead. (SUMO-07)\n\n1. Deal. (SUMO-01)\n\n| a | b |\n|---|---|\n| 1 | two (SUMO-11) |\n\n| ID | Rule |\n|---|---|\n| SUMO-15 | Bow. |',
    );
    expect(['SUMO-07', 'SUMO-01', 'SUMO-11', 'SUMO-15', 'SUMO-1', 'SUMO-02'].map((id) => states(book, id))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it.each(GAMES.flatMap((game) => ['RULES.md', 'RULES.ja.md'].map((book) => [game, book])))(
    'leads to every rule of %s in %s, and shows no id',
    (game, book) => {
      const folder = `../src/ringside/games/${game}`;
      if (!existsSync(`${folder}/${book}`) || !existsSync(`${folder}/LEDGER.md`)) return; // a small game has one book
      const blocks = parseRules(readFileSync(`${folder}/${book}`, 'utf8'));
      const ids = [...readFileSync(`${folder}/LEDGER.md`, 'utf8').matchAll(/^\| ([A-Z]+-\d+\w?) \|/gm)].map((match) => match[1]!);
      const anchors = blocks.flatMap((block) => {
        if (block.kind === 'text' || block.kind === 'picture') return block.rules;
        if (block.kind === 'list') return block.items.flatMap((item) => item.rules);
        return block.kind === 'table' ? block.rows.flatMap((row) => row.rules) : [];
      });
      expect([...new Set(anchors)].sort()).toEqual([...ids].sort());
      expect(JSON.stringify(blocks)).not.toContain('"kind":"rule"');
    },
  );

  it('reads a picture: what to draw, its caption and ids', () => {
    expect(parseRules('![Red 4 meets\nred 1.](<picture:trick r1 r4 0>) (SUMO-13)')).toEqual([
      { kind: 'picture', words: ['trick', 'r1', 'r4', '0'], spans: spans('Red 4 meets red 1.'), rules: ['SUMO-13'] },
    ]);
  });

  it('finds the sentence and not the whole passage', () => {
    const book = parseRules(
      '# Toy\n\n## Bids\n\nBid high. A *tie* is void. Then go on. (TOY-01)\n\n| card | does |\n|---|---|\n| Bomb | Bang. All gone. (TOY-02) |',
    );
    expect(hits(book, 'tie')).toEqual([{ section: 'Bids', about: '', text: 'A tie is void.', at: '2', rules: ['TOY-01'] }]);
    expect(hits(book, 'bomb')).toEqual([{ section: 'Bids', about: 'Bomb', text: 'Bang. All gone.', at: '3.0', rules: ['TOY-02'] }]);
    expect(hits(book, 'bomb gone').map((hit) => hit.text)).toEqual(['All gone.']);
    expect(hits(book, 'high void').map((hit) => hit.text)).toEqual(['Bid high. A tie is void.']);
    expect(hits(book, 'toy-01').map((hit) => hit.text)).toEqual(['Bid high. A tie is void. Then go on.']);
    expect(hits(book, 'castling')).toEqual([]);
  });

  it('knows where a sentence ends, in Japanese too', () => {
    expect(sentences('Go on. “Stop!” Why?')).toEqual(['Go on.', '“Stop!”', 'Why?']);
    expect(sentences('引きます。「止まれ。」と言います。')).toEqual(['引きます。', '「止まれ。」', 'と言います。']);
    expect(marked('A tie is void', 'TIE')).toEqual(['A ', 'tie', ' is void']);
  });

  it('puts what is for programs behind what is for players', () => {
    const { players, programmers } = parted(parseRules('# Toy\n\nBid.\n\n## Notation\n\n`bid 5`\n\n## Options\n\nNone.'));
    expect(players.flatMap((block) => (block.kind === 'heading' ? [plain(block.spans)] : []))).toEqual(['Toy', 'Options']);
    expect(programmers).toHaveLength(2);
  });

  it('searches for every word in any order', () => {
    expect(found('The follower must play the led colour', 'colour follower')).toBe(true);
    expect(found('The follower must play', 'colour')).toBe(false);
    expect(plain(spans('**a** `b` SUMO-01'))).toBe('a b SUMO-01');
  });
});
