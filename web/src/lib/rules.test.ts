import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { found, parseRules, parted, plain, spans } from './rules';

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

  it.each(GAMES)('finds the rules of %s', (game) => {
    const text = readFileSync(`../src/ringside/games/${game}/RULES.md`, 'utf8');
    const blocks = parseRules(text);
    const rules = blocks.flatMap((block) => (block.kind === 'rules' ? block.rules : []));
    const ids = [...text.matchAll(/^\| ([A-Z]+-\d+\w?) \|/gm)].map((match) => match[1]);
    expect(rules.map((rule) => rule.id)).toEqual(ids);
    expect(rules.length).toBeGreaterThan(10);
  });

  it.each(GAMES)('shows players of %s every rule, but not how programs write a position', (game) => {
    const blocks = parseRules(readFileSync(`../src/ringside/games/${game}/RULES.md`, 'utf8'));
    const { players, programmers } = parted(blocks);
    const heads = players.flatMap((block) => (block.kind === 'heading' ? [plain(block.spans)] : []));
    expect(heads).toEqual(expect.arrayContaining(['What a seat knows', 'Worked cases']));
    expect(players.some((block) => block.kind === 'code')).toBe(false);
    expect(programmers.some((block) => block.kind === 'rules')).toBe(false);
    expect(JSON.stringify(players)).not.toMatch(/lead: null|clash\[s\]/);
    expect(players.length + programmers.length).toBe(blocks.length);
  });

  it('searches for every word in any order', () => {
    expect(found('The follower must play the led colour', 'colour follower')).toBe(true);
    expect(found('The follower must play', 'colour')).toBe(false);
    expect(plain(spans('**a** `b` SUMO-01'))).toBe('a b SUMO-01');
  });
});
