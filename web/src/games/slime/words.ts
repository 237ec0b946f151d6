/** Slime Games in sentences. */
import { near, slimes } from './board';
import { look, lookName } from './seats';
import { cardInfo, cardName, CARDS, has, type SlimePending, type SlimeView } from './view';

type Names = readonly string[];

const who = (names: Names, seat: number, me: number | null): string => (seat === me ? 'you' : (names[seat] ?? `seat ${seat + 1}`));
const Who = (names: Names, seat: number, me: number | null): string => (seat === me ? 'You' : (names[seat] ?? `Seat ${seat + 1}`));
const whose = (names: Names, seat: number, me: number | null): string => (seat === me ? 'your' : `${names[seat]}'s`);

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** What is announced or takes effect: "Bob plays Slime Bomb". */
export function announced(pending: SlimePending, names: Names, me: number | null): string {
  const by = Who(names, pending.by, me);
  const s = pending.by === me ? '' : 's';
  if (pending.card === 'grow') return `${by} grow${s} ${whose(names, pending.as, me)} slime on ${String(pending.target)}`;
  if (pending.card === 'shrink') return `${by} remove${s} ${whose(names, pending.as, me)} piece on ${String(pending.target)}`;
  if (pending.card === 'freeze') return `${by} called freeze`;
  if (pending.card === 'stuck') return `${by} draw${s} two cards instead of getting stuck`;
  const as = pending.as === pending.by ? '' : ` for ${whose(names, pending.as, me)} slime`;
  return `${by} play${s} ${cardName(pending.card)}${as}`;
}

/** What the one who plays a card has to choose for it. */
export function asks(pending: SlimePending): string {
  const more = pending.moved.length > 0 ? ' next' : '';
  const times = pending.left > 1 ? `, up to ${pending.left} times` : '';
  switch (cardInfo(pending.card).art) {
    case 'moving':
      return `choose a piece of yours${more}, then where it goes${times}`;
    case 'popping':
      return 'choose a piece of yours, then where it lands';
    case 'controlling':
      return `choose a neighbour slime; its owner removes ${plural(pending.left, 'piece')}`;
    case 'bomb':
      return 'choose the neighbour slime that goes off';
    case 'hungry':
      return `choose a piece of yours to remove${times}`;
    case 'growing':
      return `place a piece next to your slime${times}`;
    case 'attacking':
      return `choose a neighbouring enemy piece to overrun${times}`;
    case 'jumping':
      return 'place a piece on any empty hex';
    case 'conquering':
      return 'choose a lone enemy piece';
    case 'snake':
      return 'choose where the snake begins, then where it ends';
    case 'thief':
      return 'choose whom to rob';
    default:
      return 'choose';
  }
}

/** Whether the seat could place next to a slime of its own, or has none. */
function canPlace(view: SlimeView, seat: number): boolean {
  const pieces = Object.keys(view.slime).filter((hex) => view.slime[hex] === seat);
  const empty = new Set(view.board.hexes.filter((hex) => view.slime[hex] === undefined));
  return pieces.length === 0 ? empty.size > 0 : pieces.some((hex) => near(hex).some((other) => empty.has(other)));
}

export function prompt(view: SlimeView, names: Names, seat: number | null): string {
  if (view.phase === 'over' || view.outcome) return 'The game is over.';
  const { pending } = view;
  if (view.reacting && pending) {
    const stopped = pending.stops.at(-1);
    const what = stopped === undefined ? announced(pending, names, seat) : `${Who(names, stopped, seat)} stop${stopped === seat ? '' : 's'} ${pending.stops.length > 1 ? 'that stop' : (CARDS[pending.card]?.full ?? 'it')}`;
    if (view.can_stop) return `${what}. Stop it, or let it happen?`;
    return `${what}. A moment for reactions …`;
  }
  const due = view.to_move?.[0] ?? view.turn;
  const mine = seat !== null && due === seat;
  const name = names[due] ?? '';
  const full = Object.keys(view.slime).length === view.board.hexes.length;
  switch (view.phase) {
    case 'enter':
      if (!mine) return `${name} chooses a hex to ${view.entered[due] ? 'come back on' : 'begin on'}.`;
      if (view.entered[due]) return 'Your slime is gone: place a piece on any empty hex, then play on.';
      return `Your turn: place your first piece on any empty hex${has(view, 'flowers') ? ' without a flower' : ''}.`;
    case 'draw':
      return mine ? 'Your turn: draw from the pile or take an open card.' : `${name} draws a card.`;
    case 'main': {
      const left = 3 - view.played;
      const cards = left > 0 ? `play up to ${left} ${view.played ? 'more ' : ''}card${left === 1 ? '' : 's'}` : 'you have played three cards';
      if (!mine) return `${name} is on turn.`;
      if (view.reentered) return `Your turn: ${cards}, or end the turn.`;
      if (full) return `The board is full: ${cards}, or end the turn.`;
      if (!canPlace(view, due)) return 'There is no room beside your slime: play a card to get free, or say that you are stuck.';
      return left > 0 ? `Your turn: ${cards}; placing a piece ends the turn.` : 'Your turn: place a piece next to your slime.';
    }
    case 'resolve':
      if (!pending) return mine ? 'Your choice.' : `${name} chooses.`;
      return mine ? `${cardName(pending.card)}: ${asks(pending)}.` : `${name} chooses for ${cardName(pending.card)}.`;
    case 'remove':
      return mine
        ? `You are controlled: remove ${plural(pending?.left ?? 1, 'more piece').replace('1 more', 'one more')} of that slime.`
        : `${name} has to remove ${plural(pending?.left ?? 1, 'piece')}.`;
    case 'haunt':
      return mine
        ? `You are stuck; take revenge: grow any slime by one, remove any piece${has(view, 'poltergeist') ? ', play a card for any slime' : ''}, or pass.`
        : `${name} is stuck and thinks of revenge.`;
    case 'freeze':
      return mine
        ? `Freeze! Take a card from ${names[view.turn]}, or place a piece of your own.`
        : `${name} called freeze on ${who(names, view.turn, seat)}.`;
    default:
      return `Waiting for ${name}.`;
  }
}

export function describe(view: SlimeView, names: Names, seat: number | null): string {
  const parts = [`A board of ${view.board.hexes.length} hexes, ${view.board.hexes.length - Object.keys(view.slime).length} of them empty.`];
  for (const line of view.score) {
    const groups = slimes(view.slime).filter((slime) => slime.owner === line.seat);
    const flowers = line.flowers === undefined ? '' : `, ${line.flowers} on flowers`;
    const where = groups.map((slime) => `${slime.hexes.length} around ${slime.hexes[Math.floor(slime.hexes.length / 2)]}`).join('; ');
    parts.push(
      `${Who(names, line.seat, seat)} (${lookName(line.seat)}): ${plural(line.pieces, 'piece')}${flowers}${where ? `, slimes of ${where}` : ''}` +
        `${line.stuck ? ', stuck' : ''}, ${plural(view.hand_sizes[line.seat] ?? 0, 'card')}.`,
    );
  }
  parts.push(`${Who(names, view.turn, seat)} ${view.turn === seat ? 'are' : 'is'} on turn; play goes ${view.direction === 1 ? 'clockwise' : 'counter-clockwise'}.`);
  if (view.pending) parts.push(`${announced(view.pending, names, seat)}${view.pending.stands === false ? ', but it is stopped' : ''}.`);
  parts.push(`${plural(view.deck, 'card')} in the pile, ${view.discard.length} discarded.`);
  if (view.market.length) parts.push(`Open: ${view.market.map(cardName).join(', ')}.`);
  if (view.hand) parts.push(`Your hand: ${view.hand.map(cardName).join(', ') || 'empty'}.`);
  return parts.join(' ');
}

/** A move as on a button. */
export function words(move: string): string {
  const [verb = '', first = '', second = '', third = ''] = move.split(' ');
  const [a = '', b = ''] = first.split('>');
  switch (verb) {
    case 'place':
      return `place on ${first}`;
    case 'play':
      return second === 'as' ? `play ${cardName(first)} for the ${look(Number(third)).colour} slime` : `play ${cardName(first)}`;
    case 'replace':
      return `replace ${cardName(first)}`;
    case 'move':
      return `move ${a} to ${b}`;
    case 'line':
      return `snake from ${a} to ${b}`;
    case 'remove':
    case 'shrink':
      return `remove ${first}`;
    case 'target':
      return `choose ${first}`;
    case 'grow':
      return `grow ${look(Number(first)).colour} on ${second}`;
    case 'rob':
      return `rob the ${look(Number(first)).colour} slime`;
    case 'draw':
      return first === 'pile' ? 'draw from the pile' : `take open card ${Number(first) + 1}`;
    case 'end':
      return 'end the turn';
    case 'stuck':
      return 'I am stuck';
    case 'allow':
      return 'let it happen';
    case 'stop':
      return 'stop it';
    default:
      return move;
  }
}
