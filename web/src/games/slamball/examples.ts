/** Files to start from when one writes one's own. */
export default {
  home: { words: 'example-home', load: () => import('../../../../src/ringside/games/slamball/lava.toml?raw') },
  away: { words: 'example-away', load: () => import('../../../../src/ringside/games/slamball/slashers.toml?raw') },
  chaos: { words: 'example-chaos', load: () => import('../../../../src/ringside/games/slamball/chaos.toml?raw') },
};
