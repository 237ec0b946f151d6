/** Files to start from when one writes one's own. */
export default {
  cards: { words: 'example-cards', load: () => import('../../../../src/ringside/games/slime/own-cards.toml?raw') },
  own_board: { words: 'example-board', load: () => import('../../../../src/ringside/games/slime/own-board.toml?raw') },
};
