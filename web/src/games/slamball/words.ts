/** The table in words: the sentence above it, its description, its moves. */
import { chaosWords } from './chaos';
import { figureWords, lineWords, readLine, SHOTS } from './lines';
import { find, fullName, isFace, players, type Face, type Figure, type Laid, type Player, type SlamballView } from './view';

const WHY_FACE_OFF: Record<string, string> = {
  foul: 'after a foul',
  whistle: 'earned by the whistle',
  replay: 'seen on the replay',
  intentional: 'make it, break it',
  overtime: 'overtime',
};

export function faceOffWhy(kind: string): string {
  return WHY_FACE_OFF[kind] ?? kind;
}

function list(words: string[], last = 'and'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** "a slam for 3 or a pass" of what is still open on the attacking card. */
function open(card: Face): string {
  const lines = card.lines.slice(card.line ?? 0).map(readLine).filter((line) => line.side === 'offense');
  return list(lines.map((line) => (SHOTS.includes(line.kind) ? `${line.kind} for ${line.points}` : `${line.risky ? 'risky ' : ''}${line.kind}`)), 'or');
}

function both(figure: Figure | undefined): string {
  return `${figure?.speed ?? 0} speed, ${figure?.power ?? 0} power`;
}

/** What the offense is up to: "goes BIG with the slam for 3, 4 power". */
function doing(view: SlamballView): string {
  const { doing: act, offense } = view;
  const who = fullName(view, view.attack?.player);
  if (!act || offense === null) return who;
  if (act.do === 'pass') return `${who} throws ${act.risky ? 'a risky' : 'the'} ${act.line}`;
  if (act.do === 'nothing') return `${who} does nothing`;
  const key = act.how === 'fast' ? 'speed' : 'power';
  return `${who} goes ${act.how?.toUpperCase()} with the ${act.line} for ${act.points}, ${view.figures[offense]?.[key] ?? 0} ${key}`;
}

function draws(view: SlamballView, seat: number): string {
  const left = view.pending?.left?.[seat] ?? 0;
  const can = players(view, seat).some((player) => player.court && player.deck > 0);
  if (left > 0 && can) return `Draw ${left} more: choose whose deck, on your floor. You may substitute first.`;
  if (left > 0) return 'No deck on your floor has a card: bring in fresh legs, or say ready.';
  if (view.hand?.length && view.hand.every((card) => card.boost)) return 'Only boosts in hand: you may throw one away and draw, or say ready.';
  return 'Your hand is full. Substitute if you like, then say ready.';
}

function mine(view: SlamballView, names: readonly string[], seat: number): string {
  const place = view.head_to_heads[view.shot_clock - 1]?.name ?? '';
  const pending = view.pending;
  switch (view.phase) {
    case 'start':
      return 'Pick your starters in secret: one stopper, two gunners, one handler.';
    case 'throwdown':
      return (pending?.drawn?.[seat] ?? 0) < 4
        ? `Throwdown! Draw four (${pending?.drawn?.[seat] ?? 0} so far); the first to lay a card with LBR has the ball.`
        : 'Throwdown! Lay a card with LBR, quick, or leave the ball.';
    case 'draw':
      return draws(view, seat);
    case 'lay':
      if (view.via?.kind === 'outlet') return `Your ball, ${place}: lay a card, but not ${fullName(view, view.via.by)}'s, who threw the outlet.`;
      if (view.via?.kind === 'lob') return `Your ball, ${place}: lay a card. No jumper directly off the lob.`;
      return `Your ball, ${place}: lay an action card face up, or hold.`;
    case 'contest':
      return view.attack
        ? `${fullName(view, view.attack.player)} has the ball: ${open(view.attack)}. Contest face down, or let it go.`
        : 'They hold the ball: foul on purpose, or let the clock run.';
    case 'resolve':
      return view.defend
        ? `${fullName(view, view.defend.player)} contests. Shoot FAST or BIG, pass, or do nothing.`
        : 'Nobody contests: a shot goes in. Shoot, pass, or do nothing.';
    case 'reveal':
      return `${doing(view)}. Turn your card up, or leave it down? Ties are yours.`;
    case 'act':
      return `${doing(view)}. Now the rest of your card acts.`;
    case 'chaos':
      return (pending?.whistles ?? 0) > 0
        ? `${names[1 - seat]} whistled ${pending?.card} off. Whistle back?`
        : `Chaos: ${pending?.card}. ${chaosWords(view, pending?.card ?? '')} Whistle it off?`;
    case 'miss':
      return (pending?.whistles ?? 0) > 0
        ? `${names[1 - seat]} whistled. Whistle back?`
        : `Missed${pending?.steal ? ', and stolen' : ''}. Blow a whistle for a face off?`;
    case 'claim':
      return 'Loose ball! Your card on the floor shows LBR: claim it?';
    case 'race':
      return 'LOOSE BALL! Lay a card with LBR before they do, or leave it.';
    case 'pace':
      return 'Your ball. Push the pace with the card that won it, or reset?';
    case 'timeout':
      return 'Timeout: throw away what you do not want, then say ready.';
    case 'name':
      return `Face off: name a defender on your floor against ${fullName(view, view.face_off?.attacker)}.`;
    case 'lock': {
      const face = view.face_off;
      const who = fullName(view, face?.seat === seat ? face?.attacker : face?.defender);
      return `Face off, ${faceOffWhy(face?.kind ?? '')}: lock in a card of ${who}, from hand or blind.`;
    }
    case 'declare':
      return `${fullName(view, view.face_off?.attacker)} is up: FAST or BIG?`;
    case 'ot-defender':
      return 'Overtime! Name your designated defender, for good.';
    case 'ot-attacker':
      return `Overtime, round ${view.overtime?.round ?? 1}: send an attacker.`;
    default:
      return 'The game is over.';
  }
}

const WAITS: Record<string, string> = {
  start: 'pick four starters',
  throwdown: 'race for the throwdown',
  draw: 'draw up and say ready',
  lay: 'lay a card, or hold',
  contest: 'contest, or let it go',
  resolve: 'shoot or pass',
  reveal: 'turn the contest card up, or not',
  act: 'act with the card that is up',
  chaos: 'whistle, or not',
  miss: 'whistle, or not',
  claim: 'claim the loose ball, or not',
  race: 'go for the loose ball',
  pace: 'push the pace, or reset',
  timeout: 'end the timeout',
  name: 'name a defender',
  lock: 'lock in a card',
  declare: 'go FAST or BIG',
  'ot-defender': 'name a designated defender',
  'ot-attacker': 'send an attacker',
};

export function prompt(view: SlamballView, names: readonly string[], seat: number | null): string {
  if (view.outcome) return 'The buzzer: the game is over.';
  if (seat !== null && view.to_move.includes(seat)) return mine(view, names, seat);
  const who = list(view.to_move.map((owner) => names[owner] ?? ''));
  const head = view.phase === 'reveal' || view.phase === 'act' ? `${doing(view)}. ` : '';
  return `${head}Waiting for ${who} to ${WAITS[view.phase] ?? 'play'}.`;
}

export function cardWords(view: SlamballView, card: Laid): string {
  const who = fullName(view, card.player);
  return isFace(card) ? `${who}: ${card.lines.map(lineWords).join(', ')}` : `a card of ${who} face down`;
}

function playerWords(player: Player): string {
  const state = player.exhausted ? 'exhausted' : `${player.deck} in the deck`;
  const whistles = player.whistles ? `, ${player.whistles} whistle${player.whistles > 1 ? 's' : ''}` : '';
  return `${player.role} ${player.number} ${player.name}, ${state}${whistles}`;
}

/** The whole table, for somebody who does not see it. */
export function describe(view: SlamballView, names: readonly string[], seat: number | null): string {
  const parts = [`${view.time} to play, mark ${view.clock} of 60.`];
  view.teams.forEach((team, side) => {
    const bonus = view.bonus[side] ? `, in the ${view.bonus[side]}` : '';
    parts.push(`${team.name}, coached by ${names[side]}: ${view.score[side]} points, ${view.fouled[1 - side]} team fouls${bonus}, ${view.timeouts[side] ? 'a timeout left' : 'no timeout left'}.`);
  });
  if (view.offense !== null && !view.face_off) {
    parts.push(`${view.teams[view.offense]?.name} have the ball, ${view.head_to_heads[view.shot_clock - 1]?.name}.`);
    view.teams.forEach((team, side) => parts.push(`${team.name}: ${both(view.figures[side])}.`));
    if (view.sting.speed || view.sting.power) parts.push(`A foul still stings for ${figureWords(view.sting)}.`);
  }
  if (view.attack) parts.push(`Attack: ${cardWords(view, view.attack)}.`);
  if (view.defend) parts.push(`Contest: ${cardWords(view, view.defend)}.`);
  if (view.current) parts.push(`The card with the ball: ${cardWords(view, view.current)}.`);
  if (view.pending?.card) parts.push(`Chaos card: ${view.pending.card}. ${chaosWords(view, view.pending.card)}`);
  const face = view.face_off;
  if (face) {
    parts.push(`Face off, ${faceOffWhy(face.kind)}: ${fullName(view, face.attacker)} against ${fullName(view, face.defender)}.`);
    face.cards.forEach((card, side) => card && parts.push(`${side ? 'Defender' : 'Attacker'}: ${cardWords(view, card)}.`));
  }
  if (view.overtime) parts.push(`Overtime, round ${view.overtime.round}.`);
  view.teams.forEach((team, side) => {
    if (view.phase !== 'start') parts.push(`On the floor for ${team.name}: ${players(view, side).filter((one) => one.court).map(playerWords).join('; ')}.`);
    if (side !== seat) parts.push(`${names[side]} holds ${view.hands[side]?.length ?? 0} cards.`);
    if (view.kept[side]?.length) parts.push(`${names[side]} keeps ${view.kept[side].join(', ')}.`);
  });
  if (view.hand) parts.push(`Your hand: ${view.hand.map((card) => cardWords(view, card)).join('; ') || 'empty'}.`);
  return parts.join(' ');
}

/** "lava-gunner-7" as "Lava Gunner 7". */
function fromId(id: string): string {
  return id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

const PLAIN: Record<string, string> = {
  let: 'let it go',
  lbr: 'loose ball recovery',
  no: 'no whistle',
  leave: 'leave the ball',
  stay: 'leave it face down',
  push: 'push the pace',
  'lock top': 'lock in the top card, blind',
};

/** A move as on a button. */
export function words(move: string): string {
  if (PLAIN[move]) return PLAIN[move];
  const [verb = '', ...rest] = move.split(' ');
  if (verb === 'start') return `start ${list(rest.map(fromId))}`;
  if (verb === 'sub') return `${fromId(rest[0] ?? '')} for ${fromId(rest[2] ?? '')}`;
  if (verb === 'pass') return move.replace(/^pass /, '');
  const card = /^(\S+)#(\S+)$/.exec(rest[0] ?? '');
  if (card) return `${verb} ${fromId(card[1]!)} ${card[2] === 'boost' ? 'boost' : `card ${card[2]}`}`;
  return rest.length === 1 && ['draw', 'defender', 'attacker'].includes(verb) ? `${verb} ${fromId(rest[0]!)}` : move;
}

/** A player named in the view, or what the id says. */
export function named(view: SlamballView, id: string): string {
  return find(view, id)?.name ?? fromId(id);
}
