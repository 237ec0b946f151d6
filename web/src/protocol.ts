// Made by `npm run protocol` from src/protocol.json. Do not edit.

export interface Protocol {
  Play: Play;
  Why: Why;
  Sit: Sit;
  Stand: Stand;
  Arrange: Arrange;
  Word: Word;
  Start: Start;
  Chat: Chat;
  Resign: Resign;
  Rematch: Rematch;
  Ping: Ping;
  Table: Table;
  Player: Player;
  Clock: Clock;
  View: View;
  Line: Line;
  Because: Because;
  Refused: Refused;
  Accepted: Accepted;
  Said: Said;
  Pong: Pong;
  GameInfo: GameInfo;
  OptionInfo: OptionInfo;
  BotInfo: BotInfo;
  NewTable: NewTable;
  SeatWish: SeatWish;
  TableMade: TableMade;
  Me: Me;
  Replay: Replay;
  Frame: Frame;
  Verdict: Verdict;
  Problem: Problem;
  SlamboView: SlamboView;
  OutcomeView: OutcomeView;
  SumoView: SumoView;
  SumoTrick: SumoTrick;
  SlamBluffView: SlamBluffView;
  ShownRoll: ShownRoll;
  SlamBallView: SlamBallView;
  Asked: Asked;
  BallCard: BallCard;
  Figure: Figure;
  Chaos: Chaos;
  Doing: Doing;
  FaceOff: FaceOff;
  TeamFloor: TeamFloor;
  HeadToHead: HeadToHead;
  Mark: Mark;
  Overtime: Overtime;
  Pace: Pace;
  Team: Team;
  TeamPlayer: TeamPlayer;
  Via: Via;
  SlimeView: SlimeView;
  SlimeBoard: SlimeBoard;
  SlimePending: SlimePending;
  SlimeScore: SlimeScore;
  SlimeGroup: SlimeGroup;
}
/**
 * Play a move for a seat one owns.
 *
 * ``id`` is made up by the client: the same id twice is played once and answered alike.
 * ``version`` is that of the view the player was looking at; an older one is refused as
 * ``stale`` unless nothing changed for the seat in between.
 */
export interface Play {
  type: 'play';
  seat: number;
  move: string;
  version: number;
  id: string;
}
/**
 * Ask why a move is not allowed; answered by `Because`. Nothing is played.
 */
export interface Why {
  type: 'why';
  seat: number;
  move: string;
}
/**
 * Take an open seat, or one that a bot keeps for somebody who has left.
 */
export interface Sit {
  type: 'sit';
  seat: number;
}
/**
 * Leave a seat one owns. Before the deal it is open again; later a bot keeps it.
 */
export interface Stand {
  type: 'stand';
  seat: number;
}
/**
 * Host only, or the majority's vote for a seat whose owner is gone: who sits there.
 */
export interface Arrange {
  type: 'arrange';
  seat: number;
  kind: 'bot' | 'open';
  level?: string;
}
/**
 * Add a word of one's own to the deal, before it is dealt.
 */
export interface Word {
  type: 'word';
  seat: number;
  word: string;
}
/**
 * Host only: deal. Open seats are given to bots.
 */
export interface Start {
  type: 'start';
}
/**
 * Say something to everybody at the table.
 */
export interface Chat {
  type: 'chat';
  text: string;
}
/**
 * Give up a game for two; with more seats a bot takes over.
 */
export interface Resign {
  type: 'resign';
  seat: number;
}
/**
 * Ask for another game with the same seats; the first to ask makes the table.
 */
export interface Rematch {
  type: 'rematch';
}
/**
 * Answered by `Pong`; keeps the connection and measures it.
 */
export interface Ping {
  type: 'ping';
}
/**
 * The table itself: sent on connection and whenever anything of it changes.
 */
export interface Table {
  type: 'table';
  id: string;
  game: string;
  title: string;
  status: 'gathering' | 'over' | 'playing';
  options: {
    [k: string]: unknown;
  };
  players: Player[];
  host: boolean;
  commitment: string;
  secret?: string;
  clock?: Clock | null;
  spectators?: number;
  rematch?: string;
}
/**
 * Who sits at a seat.
 */
export interface Player {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  level?: string;
  mine?: boolean;
  here?: boolean;
  away_seconds?: number;
  word?: string;
  bank?: number | null;
  votes?: number;
  needed?: number;
  free?: boolean;
  kept?: boolean;
  [k: string]: unknown;
}
/**
 * Seconds for each move, and a bank for when they are not enough.
 */
export interface Clock {
  seconds: number;
  bank: number;
}
/**
 * What a seat sees now: sent on connection and after every move.
 *
 * One for each seat the client owns; a client that owns none gets one with ``seat`` null.
 */
export interface View {
  type: 'view';
  version: number;
  seat: number | null;
  view: {
    [k: string]: unknown;
  };
  moves: string[];
  waiting: number[];
  log: Line[];
  hidden?: number;
  seconds?: number | null;
  wait?: number | null;
  moved?: [number, string] | null;
}
/**
 * Lines of the log that one move brought; ``{0}`` stands for the name at seat 0.
 */
export interface Line {
  version: number;
  seat: number;
  text: string[];
  [k: string]: unknown;
}
/**
 * The answer to `Why`: the reason, or an empty one if the move is allowed.
 */
export interface Because {
  type: 'because';
  seat: number;
  move: string;
  reason: string;
  rule?: string | null;
}
/**
 * A message that was not carried out. ``code`` is stable, ``reason`` is for people.
 */
export interface Refused {
  type: 'refused';
  code:
    | 'already-dealt'
    | 'game-over'
    | 'illegal-move'
    | 'invalid-message'
    | 'invalid-move'
    | 'not-dealt'
    | 'not-host'
    | 'not-your-seat'
    | 'seat-taken'
    | 'stale'
    | 'too-fast'
    | 'too-long'
    | 'too-soon';
  reason: string;
  rule?: string | null;
  id?: string;
}
/**
 * The answer to a `Play` that was carried out, after it is safe in the log.
 */
export interface Accepted {
  type: 'accepted';
  id: string;
  version: number;
}
/**
 * Somebody said something.
 */
export interface Said {
  type: 'said';
  name: string;
  text: string;
  at: number;
  seat?: number | null;
}
/**
 * The answer to `Ping`.
 */
export interface Pong {
  type: 'pong';
}
/**
 * A game as the home page shows it.
 */
export interface GameInfo {
  id: string;
  title: string;
  tagline: string;
  designer: string;
  publisher: string;
  minutes: number;
  least_seats: number;
  most_seats: number;
  options: OptionInfo[];
  bots: BotInfo[];
  [k: string]: unknown;
}
/**
 * An option a game offers, enough to draw a form. `means` has some words on each of the
 * choices; one without any goes without saying, and need not be offered.
 */
export interface OptionInfo {
  name: string;
  help: string;
  kind: 'choice' | 'data' | 'flag' | 'integer' | 'seat' | 'words';
  default: unknown;
  choices?: string[];
  means?: string[];
  least?: number | null;
  most?: number | null;
  [k: string]: unknown;
}
/**
 * A bot one can play against; the list of a game is in order of strength.
 */
export interface BotInfo {
  level: string;
  title: string;
  [k: string]: unknown;
}
/**
 * POST /api/tables. Without ``seats`` it is me against bots, dealt at once.
 */
export interface NewTable {
  game: string;
  options?: {
    [k: string]: unknown;
  };
  seats?: SeatWish[] | null;
  clock?: Clock | null;
  start?: boolean;
}
/**
 * Who is to sit at a seat of a new table.
 */
export interface SeatWish {
  kind: 'bot' | 'me' | 'open';
  level?: string;
  name?: string;
}
/**
 * The answer: where the table is.
 */
export interface TableMade {
  id: string;
  [k: string]: unknown;
}
/**
 * GET and PUT /api/me: the guest behind the cookie.
 */
export interface Me {
  name: string;
  [k: string]: unknown;
}
/**
 * GET /api/tables/{id}/replay?seat=N (or none): every step of a finished game.
 */
export interface Replay {
  game: string;
  title: string;
  options: {
    [k: string]: unknown;
  };
  names: string[];
  eyes: number | null;
  frames: Frame[];
  outcome: {
    [k: string]: unknown;
  } | null;
  commitment: string;
  secret: string;
  words: string[];
  [k: string]: unknown;
}
/**
 * One step of a replay, as the chosen eyes saw it.
 */
export interface Frame {
  version: number;
  view: {
    [k: string]: unknown;
  };
  seat: number | null;
  move: string | null;
  log: string[];
  [k: string]: unknown;
}
/**
 * GET /api/tables/{id}/verify: what `ringside verify` says of the table's record.
 */
export interface Verdict {
  fair: boolean;
  checks: string[];
  [k: string]: unknown;
}
/**
 * What HTTP answers when it cannot do what was asked.
 */
export interface Problem {
  code: string;
  reason: string;
  [k: string]: unknown;
}
/**
 * What a seat of SLAMBO! sees; a spectator's has no hand, and ``pile`` is there only where
 * it lies open.
 */
export interface SlamboView {
  aside: number;
  balance: number;
  bouts: number;
  direction: number;
  game: 'slambo';
  hand?: string[];
  hand_sizes: number[];
  last_pile: string[];
  opener: number;
  options: {
    [k: string]: unknown;
  };
  outcome: OutcomeView | null;
  pile?: string[];
  pile_size: number;
  seat: number | null;
  seats: number;
  second: number | null;
  shame: number[];
  stake: number;
  to_move: number[];
  top: string | null;
  turn: number;
  [k: string]: unknown;
}
/**
 * An outcome as it stands in views and positions.
 */
export interface OutcomeView {
  ranks: number[];
  reason: string;
  winners: number[];
  [k: string]: unknown;
}
/**
 * What a seat of SUMO sees; a spectator's has no hand.
 */
export interface SumoView {
  aside: number;
  clash: string[][];
  deals: number;
  game: 'sumo';
  hand?: string[];
  hand_sizes: number[];
  lead: number | null;
  led: string | null;
  my_sealed?: string | null;
  options: {
    [k: string]: unknown;
  };
  outcome: OutcomeView | null;
  phase: 'clash' | 'follow' | 'lead' | 'over';
  ring: number;
  sealed: boolean[];
  seat: number | null;
  seats: number;
  to_move: number[];
  tricks: SumoTrick[];
  [k: string]: unknown;
}
/**
 * A finished trick: who led, and both cards, the leader's first.
 */
export interface SumoTrick {
  cards: string[];
  lead: number;
  [k: string]: unknown;
}
/**
 * What a seat of Slam Bluff sees; only the roller sees the roll, at the end everybody.
 */
export interface SlamBluffView {
  claim: string | null;
  game: 'slam-bluff';
  lives: number[];
  number: number | null;
  opening: boolean;
  options: {
    [k: string]: unknown;
  };
  out: number[];
  outcome: OutcomeView | null;
  phase: 'declare' | 'over' | 'respond';
  roll?: string[];
  roller: number;
  seat: number | null;
  seats: number;
  shown: ShownRoll[];
  to_move: number[];
  turn: number;
  [k: string]: unknown;
}
/**
 * One challenge: what was rolled and claimed, and who paid.
 */
export interface ShownRoll {
  challenger: number;
  claim: string | null;
  loser: number;
  roll: string[];
  roller: number;
  [k: string]: unknown;
}
/**
 * What a coach sees; a spectator's has no hand.
 */
export interface SlamBallView {
  asked: Asked | null;
  attack: BallCard | null;
  bonus: (('bonus' | 'double bonus') | null)[];
  chaos: Chaos;
  clock: number;
  current: BallCard | null;
  defend: BallCard | null;
  discard: string[];
  doing: Doing | null;
  face_off: FaceOff | null;
  figures: Figure[];
  floor: TeamFloor[];
  fouled: number[];
  game: 'slamball';
  hand?: BallCard[];
  hands: (string | null)[][];
  head_to_heads: HeadToHead[];
  kept: string[][];
  last: (string | null)[];
  marks: (Mark | null)[];
  my_sealed?: string[] | string | null;
  no_slam: boolean;
  offense: number | null;
  options: {
    [k: string]: unknown;
  };
  outcome: OutcomeView | null;
  overtime: Overtime | null;
  pace: Pace | null;
  pending: {
    [k: string]: unknown;
  } | null;
  phase: string;
  pushed: boolean;
  replay: boolean;
  score: number[];
  sealed: boolean[];
  seat: number | null;
  seats: number;
  shot_clock: number;
  sting: Figure;
  teams: Team[];
  thrown: BallCard[];
  time: string;
  timeouts: number[];
  to_move: number[];
  via: Via | null;
  [k: string]: unknown;
}
/**
 * What is being asked, and the rule that asks.
 */
export interface Asked {
  rule: string;
  text: string;
  [k: string]: unknown;
}
/**
 * A card. Face down it is only its player's; on the floor it may have more.
 */
export interface BallCard {
  attached?: string | null;
  boost?: boolean;
  brings?: Figure | null;
  line?: number;
  lines?: string[];
  name?: string;
  player: string | null;
  up?: boolean;
  [k: string]: unknown;
}
/**
 * Speed and power.
 */
export interface Figure {
  power: number;
  speed: number;
  [k: string]: unknown;
}
/**
 * The chaos cards.
 */
export interface Chaos {
  deck: number;
  discard: string[];
  [k: string]: unknown;
}
/**
 * What the offense does in this head-to-head.
 */
export interface Doing {
  do: string;
  how: ('big' | 'fast') | null;
  line: string | null;
  off?: boolean;
  points: number;
  risky: boolean;
  [k: string]: unknown;
}
/**
 * A face off; lists are attacker, defender.
 */
export interface FaceOff {
  add: Figure[];
  attacker: string | null;
  cards: (BallCard | null)[];
  defender: string | null;
  figures: (Figure | null)[];
  gasp: boolean[];
  how: ('big' | 'fast') | null;
  kind: string;
  no_slam: boolean;
  off: boolean;
  seat: number;
  sting: Figure;
  [k: string]: unknown;
}
/**
 * Court and bench, whistles, cards left, who is exhausted or has a gasp left; by id.
 */
export interface TeamFloor {
  bench: string[];
  court: string[];
  decks: {
    [k: string]: number;
  };
  exhausted: string[];
  gasps: string[];
  whistles: {
    [k: string]: number;
  };
  [k: string]: unknown;
}
/**
 * A place of the shot clock, and what lies there.
 */
export interface HeadToHead {
  defense: BallCard | null;
  name: string;
  now: boolean;
  offense: BallCard | null;
  [k: string]: unknown;
}
/**
 * A used mark of the clock: the card, whose, and whether it scored.
 */
export interface Mark {
  card: string;
  player: string | null;
  scored: boolean;
  seat: number;
  [k: string]: unknown;
}
/**
 * The rounds of overtime; ``queue`` lists seat and player.
 */
export interface Overtime {
  defenders: (string | null)[];
  gone: (string | null)[][];
  queue: [number, string | null][];
  round: number;
  top: (string | null)[];
  [k: string]: unknown;
}
/**
 * From winning the ball until the choice of pace.
 */
export interface Pace {
  gap: boolean;
  kept: boolean;
  [k: string]: unknown;
}
/**
 * Who plays for a team: what never changes.
 */
export interface Team {
  name: string;
  players: TeamPlayer[];
  [k: string]: unknown;
}
/**
 * One of seven.
 */
export interface TeamPlayer {
  id: string;
  name: string;
  number: number;
  role: 'gunner' | 'handler' | 'stopper';
  [k: string]: unknown;
}
/**
 * The pass that brought the ball here.
 */
export interface Via {
  by: string | null;
  kind: string;
  [k: string]: unknown;
}
/**
 * What a seat of Slime Games sees; a spectator's has no hand.
 */
export interface SlimeView {
  board: SlimeBoard;
  can_stop?: boolean;
  deck: number;
  direction: number;
  discard: string[];
  entered: boolean[];
  game: 'slime';
  hand?: string[];
  hand_sizes: number[];
  market: string[];
  options: {
    [k: string]: unknown;
  };
  outcome: OutcomeView | null;
  pending: SlimePending | null;
  phase: string;
  played: number;
  quiet: number;
  reacting: boolean;
  reentered: boolean;
  replaced: boolean;
  score: SlimeScore[];
  seat: number | null;
  seats: number;
  slime: {
    [k: string]: number;
  };
  slimes: SlimeGroup[];
  stuck: boolean[];
  to_move?: number[];
  turn: number;
  turns: number;
  [k: string]: unknown;
}
/**
 * The hexes of the board, and those with flowers.
 */
export interface SlimeBoard {
  flowers: string[];
  hexes: string[];
  name: string;
  radius: number;
  [k: string]: unknown;
}
export interface SlimePending {
  as: number;
  by: number;
  card: string;
  left: number;
  moved: string[];
  stands?: boolean;
  stops: number[];
  target: string | string[] | null;
  [k: string]: unknown;
}
/**
 * How a seat would come out if it were counted now.
 */
export interface SlimeScore {
  flowers?: number;
  flowers_in_one?: number;
  pieces: number;
  rank: number;
  seat: number;
  slimes: number[];
  stuck: boolean;
  [k: string]: unknown;
}
/**
 * A slime on the board.
 */
export interface SlimeGroup {
  hexes: string[];
  owner: number;
  size: number;
  [k: string]: unknown;
}
